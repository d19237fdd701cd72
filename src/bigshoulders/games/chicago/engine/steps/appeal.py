"""Appeal bonuses (APP-6, APP-9 to APP-19)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import (
    APPEAL_BONUS,
    BY_APPEAL,
    FOR_APPEAL_BONUS,
)
from bigshoulders.games.chicago.engine.frames import AUTOMATION, BONUS, WORKERS
from bigshoulders.games.chicago.engine.ids import BANK, company_purse
from bigshoulders.games.chicago.engine.moves import TAKE_BONUS, TAKE_CASH
from bigshoulders.games.chicago.engine.refusals import NOT_NOW
from bigshoulders.games.chicago.engine.rules import (
    BONUS_AUTOMATION,
    BONUS_GOOD,
    BONUS_PARTNER,
    BONUS_SALESPERSON,
    BONUS_STOCK_VALUE,
    BONUS_WORKER,
    Rules,
    Step,
)
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.goods import bonus_goods_left, gain_bonus_good
from bigshoulders.games.chicago.engine.verbs.market import move_value
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.partners import gain_appeal_partner
from bigshoulders.games.chicago.engine.verbs.staff import (
    automatable,
    free_worker_spaces,
    gain_salespeople,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, kind_of, pack
from bigshoulders.kernel.refusals import No


@final
class Appeal(Step):
    """APP-6: every bonus space entered or passed, ascending, each resolved before the next."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        space = f.b + 1
        while space <= f.c and g.appeal_bonus[space] == 0:
            space += 1
        s.pop()
        if space <= f.c:
            if space < f.c:
                s.push(f.step, f.seat, f.a, space, f.c)
            s.push(BONUS, s.director[f.a], f.a, space)


@final
class Bonus(Step):
    """APP-10, APP-11, DEC-10: take the bonus, or $25 from the bank instead."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not can_receive(g, s, f.a, g.appeal_bonus[f.b])

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        self.take_cash(g, s, f, out)

    def take_cash(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        """APP-10: the bank pays the company's Treasury."""
        s.pop()
        if out.live:
            out.add(APPEAL_BONUS, f.a, f.b, 0)
        pay(s, BANK, company_purse(f.a), g.bonus_cash, FOR_APPEAL_BONUS, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(TAKE_BONUS))
        moves.append(pack(TAKE_CASH))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) in (TAKE_BONUS, TAKE_CASH) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if kind_of(m) == TAKE_CASH:
            self.take_cash(g, s, f, out)
            return
        s.pop()
        if out.live:
            out.add(APPEAL_BONUS, f.a, f.b, 1)
        receive(g, s, f.a, g.appeal_bonus[f.b], out)


def can_receive(g: Rules, s: State, company: int, bonus: int) -> bool:
    """APP-14 to APP-19: whether a bonus can be received."""
    if bonus == BONUS_WORKER:
        return free_worker_spaces(g, s, company) > 0
    if bonus == BONUS_SALESPERSON:
        return s.sales[company] < g.sales_spaces[company]
    if bonus == BONUS_AUTOMATION:
        return automatable(g, s, company) > 0
    if bonus == BONUS_PARTNER:
        return s.partner_appeal >> s.director[company] & 1 == 1
    if bonus == BONUS_GOOD:
        return bonus_goods_left(g, s) > 0
    return s.price[company] < g.top


def receive(g: Rules, s: State, company: int, bonus: int, out: Events) -> None:
    """APP-14 to APP-19: receive the bonus."""
    seat = s.director[company]
    if bonus == BONUS_WORKER:
        s.push(WORKERS, seat, company, 1)
    elif bonus == BONUS_SALESPERSON:
        gain_salespeople(g, s, company, 1, out)
    elif bonus == BONUS_AUTOMATION:
        s.push(AUTOMATION, seat, company, 1)
    elif bonus == BONUS_PARTNER:
        gain_appeal_partner(s, seat, out)
    elif bonus == BONUS_GOOD:
        gain_bonus_good(g, s, company, out)
    else:
        assert bonus == BONUS_STOCK_VALUE
        move_value(g, s, company, 1, BY_APPEAL, out)
