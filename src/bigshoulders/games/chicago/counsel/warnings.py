"""Warnings: what a player would regret about a move, computed from the open position.

A warning is a word, never a barrier. Each names the price of the move and, where one exists, a way
out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bigshoulders.box.counsel import MoveWarning
from bigshoulders.games.chicago.counsel.needs import Need, fix_by_partner, need_of
from bigshoulders.games.chicago.counsel.plans import best_sale, cheapest_set, held_target
from bigshoulders.games.chicago.engine.events import DIRECTOR_CHANGED
from bigshoulders.games.chicago.engine.frames import (
    HIRE,
    PRODUCTION,
    PURCHASE,
    SALES,
    STOCK_TURN,
)
from bigshoulders.games.chicago.engine.ids import (
    ACTION,
    COMMON,
    COMPANY_IDS,
    DIRECTOR,
    KINDS,
    RESOURCE_IDS,
    SHARES_IN,
)
from bigshoulders.games.chicago.engine.moves import (
    BUY_ASSET,
    BUY_CERTIFICATE,
    DONE,
    FOUND,
    HIRE_WORKER,
    PAY_DIVIDENDS,
    RUN_FACTORY,
    RUN_TIER,
    SELL_CERTIFICATE,
    USE_BUILDING,
    WITHHOLD,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import REVENUE, SOLD, State
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.engine.verbs.market import (
    WITHHOLDING_STEPS,
    steps_for,
    value_after,
)
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of, dividend, shares_of
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.events import SILENT, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import arg_a, arg_b, kind_of, pack

Facts: TypeAlias = dict[str, Json]


def warnings(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """Everything to regret about a legal move; the weightiest first."""
    check = CHECKS.get(kind_of(m))
    return check(g, view, m, after) if check is not None else []


# --- shares --------------------------------------------------------------------------------------


def on_found(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """Money left too low to hire and buy cubes, and the certificate limit."""
    company = arg_a(m)
    need = need_of(g, after, company)
    found: list[MoveWarning] = []
    if need.total is not None and need.total > need.treasury:
        facts: Facts = {
            "company": COMPANY_IDS[company],
            "price": g.value[g.initial[arg_b(m)]],
            "treasury": need.treasury,
            "crew": need.crew,
            "cubes": need.cubes or 0,
            "need": need.total,
        }
        dearer = [
            other
            for other in view.legal
            if kind_of(other) == FOUND
            and arg_a(other) == company
            and SHARES_IN[DIRECTOR] * g.value[g.initial[arg_b(other)]] >= need.total
        ]
        found.append(MoveWarning("low_price", facts, tuple(dearer[:1])))
    return found + at_limit(g, view, after)


def on_buy(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """The certificate limit, and a rival's share while the player's own company needs money."""
    s, seat, rival = view.seen, view.seat, arg_a(m)
    found = at_limit(g, view, after)
    for company in g.companies:
        if s.director[company] != seat or company == rival or after.director[rival] == seat:
            continue
        need = need_of(g, s, company)
        own = pack(BUY_CERTIFICATE, company, COMMON, 0)
        if need.total is not None and need.total > need.treasury and own in view.legal:
            facts: Facts = {
                "company": COMPANY_IDS[company],
                "rival": COMPANY_IDS[rival],
                "need": need.total,
                "treasury": need.treasury,
            }
            found.append(MoveWarning("own_company_short", facts, (own,)))
    return found


def at_limit(g: Rules, view: View[State], after: State) -> list[MoveWarning]:
    """CERT-5: a purchase that reaches the certificate limit."""
    held = certificates_of(g, after, view.seat)
    if held < g.certificate_limit:
        return []
    return [MoveWarning("certificate_limit", {"held": held, "limit": g.certificate_limit})]


def on_sell(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """DIR-3, DIR-6: a sale that loses the directorship, found by selling the batch."""
    if pack(DONE) not in legal(g.steps, g, after, view.seat):
        return []
    sold = after.copy()
    out = Events()
    play(g.steps, g, sold, view.seat, pack(DONE), out)
    return [
        MoveWarning(
            "directorship_lost",
            {
                "company": COMPANY_IDS[event.a],
                "seat": event.c,
                "shares": shares_of(sold, event.a, event.c),
            },
        )
        for event in out.items
        if event.kind == DIRECTOR_CHANGED and event.b == view.seat
    ]


# --- the Action Phase ----------------------------------------------------------------------------


def on_use(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """After a Partner is placed: a company that can't run, can't hire or can't buy its cubes."""
    found: list[MoveWarning] = []
    placed, is_open = place(g, view, m)
    for company in g.companies:
        if placed.director[company] != view.seat or (is_open and company == arg_b(m)):
            continue  # a question that follows decides about the acting company
        warning = after_placing(g, view, placed, company)
        if warning is not None:
            found.append(warning)
    return found


def place(g: Rules, view: View[State], m: int) -> tuple[State, bool]:
    """The position when the Partner stands and the effects are done, before the next turn; and
    whether one of them asks something."""
    s = view.seen.copy()
    turn = len(s.stack)
    g.steps[s.stack[-1].step].apply(g, s, s.stack[-1], view.seat, m, SILENT)
    while len(s.stack) > turn:
        f = s.stack[-1]
        step = g.steps[f.step]
        if step.draws or (step.waits and not step.idle(g, s, f)):
            return s, True
        step.run(g, s, f, SILENT)
    return s, False


def after_placing(g: Rules, view: View[State], s: State, company: int) -> MoveWarning | None:
    """The warning about one company after the placement of a Partner, if any."""
    before, need = need_of(g, view.seen, company), need_of(g, s, company)
    if need.is_met:
        return None
    if s.partners[view.seat] == 0:
        fix = fix_by_partner(g, view, company)
        return MoveWarning("cannot_run", shortage(g, s, company, need), fix) if fix else None
    if need.workers and before.crew <= before.treasury and need.crew > need.treasury:
        facts: Facts = {**base(company, need), "crew": need.crew, "workers": need.workers}
        return MoveWarning("crew_unpaid", facts, fix_by_partner(g, view, company))
    return cubes_unpaid(company, before, need)


def shortage(g: Rules, s: State, company: int, need: Need) -> Facts:
    """No factory can run this Decade: what is missing, and the fall."""
    return {
        **base(company, need),
        "lack": need.lack,
        "why": "money" if not need.workers and need.cubes is not None else "lack",
        "cubes": need.cubes or 0,
        "down": value_after(g, s.price[company], -WITHHOLDING_STEPS),
    }


def hopeless(g: Rules, view: View[State], m: int) -> list[Facts]:
    """The companies that can't run after the last Partner, wherever it goes.

    No other placement helps them, so this is no warning about a move.
    """
    placed, is_open = place(g, view, m)
    if placed.partners[view.seat]:
        return []
    found: list[Facts] = []
    for company in g.companies:
        if placed.director[company] != view.seat or (is_open and company == arg_b(m)):
            continue
        need = need_of(g, placed, company)
        if not need.is_met and not fix_by_partner(g, view, company):
            found.append(shortage(g, placed, company, need))
    return found


def cubes_unpaid(company: int, before: Need, need: Need) -> MoveWarning | None:
    """Factory 1 is staffed, but the move spends the money for its cubes."""
    if before.workers or before.cubes is None or need.cubes is None:
        return None
    if before.cubes > before.treasury or need.cubes <= need.treasury:
        return None
    return MoveWarning("cubes_unpaid", {**base(company, need), "cubes": need.cubes})


def base(company: int, need: Need) -> Facts:
    return {"company": COMPANY_IDS[company], "treasury": need.treasury}


def on_spending(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """An asset or another Worker, paid with the money for the cubes of factory 1."""
    company = view.seen.stack[-1].a
    if view.seen.phase != ACTION:
        return []
    before, need = need_of(g, view.seen, company), need_of(g, after, company)
    warning = cubes_unpaid(company, before, need)
    return [] if warning is None else [warning]


# --- the ends of questions -----------------------------------------------------------------------


def on_done(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    f = view.seen.stack[-1]
    if f.step == STOCK_TURN and f.pc == 1:
        return on_sell(g, view, m, view.seen)
    check = ENDS.get(f.step)
    return check(g, view, f.a) if check is not None else []


def ends_hiring(g: Rules, view: View[State], company: int) -> list[MoveWarning]:
    """Factory 1 would stay without a full crew that the Treasury can pay."""
    need = need_of(g, view.seen, company)
    if not need.workers or need.crew > need.treasury:
        return []
    facts: Facts = {**base(company, need), "workers": need.workers, "crew": need.crew}
    fix = [m for m in view.legal if kind_of(m) == HIRE_WORKER][:1]
    return [MoveWarning("crew_missing", facts, tuple(fix))]


def ends_purchase(g: Rules, view: View[State], company: int) -> list[MoveWarning]:
    """A factory would lack cubes that the company can still get."""
    s = view.seen
    held = held_target(g, s, company)
    best = cheapest_set(g, s, company)
    if best is None or best.target.rank <= held.rank:
        return []
    short = [max(best.target.need[k] - s.cubes[company * KINDS + k], 0) for k in range(KINDS)]
    facts: Facts = {
        "company": COMPANY_IDS[company],
        "factory": held.runs + 1,
        "lack": {RESOURCE_IDS[k]: short[k] for k in range(KINDS) if short[k]},
        "cost": best.cost,
        "runs": held.runs,
        "down": value_after(g, s.price[company], -WITHHOLDING_STEPS),
    }
    return [MoveWarning("factory_short", facts, best.moves)]


def ends_production(g: Rules, view: View[State], company: int) -> list[MoveWarning]:
    """A factory that can run would stand still."""
    runs = [m for m in view.legal if kind_of(m) in (RUN_FACTORY, RUN_TIER)]
    if not runs:
        return []
    s = view.seen
    goods = g.powers[company].goods_if_run(g, s, company, arg_a(runs[0]))
    facts: Facts = {"company": COMPANY_IDS[company], "goods": goods}
    return [MoveWarning("factory_idle", facts, tuple(runs[-1:]))]


def ends_sale(g: Rules, view: View[State], company: int) -> list[MoveWarning]:
    """Goods would stay unsold although octagons are free."""
    s = view.seen
    row = g.industry[company] * 3
    room = sum(capacity(g, s, row + c) - s.demand[row + c] for c in range(3))
    sale = best_sale(g, s, company)
    if not room or not sale.moves:
        return []
    facts: Facts = {
        "company": COMPANY_IDS[company],
        "goods": s.goods[company],
        "room": room,
        "revenue": sale.revenue,
        "sold": s.turn[SOLD],
    }
    return [MoveWarning("goods_unsold", facts, sale.moves)]


def on_withhold(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """Withholding lowers a value that paying would raise."""
    s = view.seen
    company = s.stack[-1].a
    if pack(PAY_DIVIDENDS) not in view.legal:
        return []
    place, revenue = s.price[company], s.turn[REVENUE]
    steps = steps_for(g, g.value[place], revenue)
    old, down = g.value[place], value_after(g, place, -WITHHOLDING_STEPS)
    if down >= old:
        return []
    facts: Facts = {
        "company": COMPANY_IDS[company],
        "old": old,
        "down": down,
        "up": value_after(g, place, steps),
        "mine": dividend(revenue) * shares_of(s, company, view.seat),
        "revenue": revenue,
    }
    return [MoveWarning("withholding", facts, (pack(PAY_DIVIDENDS),))]


Check: TypeAlias = Callable[[Rules, View[State], int, State], list[MoveWarning]]
CHECKS: Final[dict[int, Check]] = {
    FOUND: on_found,
    BUY_CERTIFICATE: on_buy,
    SELL_CERTIFICATE: on_sell,
    USE_BUILDING: on_use,
    BUY_ASSET: on_spending,
    HIRE_WORKER: on_spending,
    DONE: on_done,
    WITHHOLD: on_withhold,
}
ENDS: Final[dict[int, Callable[[Rules, View[State], int], list[MoveWarning]]]] = {
    HIRE: ends_hiring,
    PURCHASE: ends_purchase,
    PRODUCTION: ends_production,
    SALES: ends_sale,
}
