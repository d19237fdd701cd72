"""Where a closed company's pieces go (CLOSE-3 to CLOSE-8)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    BONUS_GOODS_MOVED,
    CERTIFICATE_MOVED,
    CLOSED_DOWN,
    FOR_CLOSURE,
    GOODS_MOVED,
    GOODS_SUPPLY,
    GOODS_TREASURY,
    MANAGER,
    SALES_DEPARTMENT,
    SALESPERSON,
    STAFF_MOVED,
    STAFF_SUPPLY,
    TOKENS_RETURNED,
    WORKER,
    charter_place,
)
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    CLOSED,
    COMMON,
    DIRECTOR,
    FACTORIES,
    HOLDERS,
    KINDS,
    NO_ASSET,
    NO_HOLDER,
    PREFERRED,
    SLOTS,
    company_purse,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, put
from bigshoulders.games.chicago.engine.verbs.appeal import lift
from bigshoulders.games.chicago.engine.verbs.assets import discard
from bigshoulders.games.chicago.engine.verbs.cubes import give_to_haymarket
from bigshoulders.games.chicago.engine.verbs.goods import bonus_goods_left
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.shares import lose_reserved_partner, move_certificate
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def close(g: Rules, s: State, company: int, out: Events) -> None:
    """CLOSE-3 to CLOSE-8: cash to the bank, cubes to Haymarket, everything else out of the game."""
    director = s.director[company]
    if out.live:
        out.add(CLOSED_DOWN, company, director)
    pay(s, company_purse(company), BANK, s.treasury[company], FOR_CLOSURE, out)
    dismiss_staff(g, s, company, out)
    for kind in range(KINDS):
        give_to_haymarket(s, company, kind, s.cubes[company * KINDS + kind], out)
    return_goods(g, s, company, out)
    for i in range(SLOTS - 1, -1, -1):
        asset = s.assets[company * SLOTS + i]
        if asset != NO_ASSET:
            discard(g, s, company, asset, out)
    for holder in range(HOLDERS):
        for _ in range(s.common[company * HOLDERS + holder]):
            move_certificate(s, company, COMMON, holder, NO_HOLDER, out)
    move_certificate(s, company, PREFERRED, s.preferred[company], NO_HOLDER, out)
    s.director = put(s.director, company, NOBODY)
    if out.live:
        out.add(CERTIFICATE_MOVED, company, DIRECTOR, director, NO_HOLDER)
    lift(g, s, company)
    s.status = put(s.status, company, CLOSED)
    s.price[company] = 0
    s.appeal[company] = 0
    s.height[company] = 0
    lose_reserved_partner(s, director, company, out)


def dismiss_staff(g: Rules, s: State, company: int, out: Events) -> None:
    """CLOSE-4: Workers, Managers, Salespeople and tokens go to the general supply."""
    tokens = 0
    for factory in range(g.factories[company]):
        i = company * FACTORIES + factory
        place = charter_place(company, factory)
        if out.live and s.workers[i]:
            out.add(STAFF_MOVED, WORKER, place, STAFF_SUPPLY, s.workers[i])
        if out.live and s.managers[i]:
            out.add(STAFF_MOVED, MANAGER, place, STAFF_SUPPLY, s.managers[i])
        tokens += g.tokens[i]
        s.workers[i] = 0
        s.managers[i] = 0
        s.automated[i] = 0
    if out.live and s.sales[company]:
        place = charter_place(company, SALES_DEPARTMENT)
        out.add(STAFF_MOVED, SALESPERSON, place, STAFF_SUPPLY, s.sales[company])
    if out.live and tokens:
        out.add(TOKENS_RETURNED, company, tokens)
    s.sales[company] = 0


def return_goods(g: Rules, s: State, company: int, out: Events) -> None:
    """CLOSE-4: Goods and Bonus Good tokens go to the general supply."""
    goods = s.goods[company]
    tokens = s.bonus_goods[company]
    s.goods[company] = 0
    s.bonus_goods = put(s.bonus_goods, company, 0)
    if out.live and goods:
        out.add(GOODS_MOVED, GOODS_TREASURY + company, GOODS_SUPPLY, goods)
    if out.live and tokens:
        out.add(BONUS_GOODS_MOVED, company, -tokens, bonus_goods_left(g, s))
