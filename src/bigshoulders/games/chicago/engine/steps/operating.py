"""The Operating Phase: order, the steps of a turn, its questions (OPS-1 to OPS-53)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.events import (
    BY_DIVIDENDS,
    BY_EMERGENCY,
    DIVIDEND_DECLARED,
    EARNINGS_WITHHELD,
    FOR_DIVIDENDS,
    FOR_EMERGENCY,
    FOR_WITHHOLDING,
    OPERATING_BEGAN,
)
from bigshoulders.games.chicago.engine.frames import (
    ADJUSTMENT,
    AFTERWARDS,
    FALL_BY_WITHHOLDING,
    ISSUE,
    MAINTAIN,
    OPERATING_TURN,
    PAYOUT,
    PRODUCTION,
    PURCHASE,
    SALES,
)
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    COMMON,
    DIRECTOR,
    HOLDERS,
    POOL,
    PREFERRED,
    TREASURY,
    company_purse,
)
from bigshoulders.games.chicago.engine.moves import (
    DONE,
    ISSUE_CERTIFICATE,
    PAY_DIVIDENDS,
    WITHHOLD,
)
from bigshoulders.games.chicago.engine.refusals import (
    DIRECTOR_NOT_ISSUED,
    NOT_NOW,
    NOTHING_TO_ISSUE,
    PAY_NEEDS_RUN,
    PAY_NEEDS_SALE,
    PAY_NEEDS_WAGES,
)
from bigshoulders.games.chicago.engine.rules import (
    WINDOW_ADJUSTMENT,
    WINDOW_AFTERWARDS,
    WINDOW_PAYOUT,
    Rules,
    Step,
)
from bigshoulders.games.chicago.engine.state import RAN, REVENUE, SOLD, UNPAID, State
from bigshoulders.games.chicago.engine.steps.free import (
    add_free_moves,
    apply_free,
    check_free,
    has_activation,
    has_asset,
    has_new_activation,
    has_trade,
    is_free,
)
from bigshoulders.games.chicago.engine.steps.sale import fall, offered_shares
from bigshoulders.games.chicago.engine.verbs.appeal import next_to_operate
from bigshoulders.games.chicago.engine.verbs.course import (
    begin_operating_turn,
    clear_offers,
    end_operating_turn,
    offer,
)
from bigshoulders.games.chicago.engine.verbs.goods import make_goods
from bigshoulders.games.chicago.engine.verbs.market import WITHHOLDING_STEPS, move_value, steps_for
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.shares import dividend, move_certificate, shares_of
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY, Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No

# Stages of an Operating turn (OPS-5).
STEP_ISSUE: Final = 0
STEP_WAGES: Final = 1
STEP_PURCHASE: Final = 2
STEP_PRODUCE: Final = 3
STEP_COLLECT: Final = 4  # OPS-31, OPS-32
STEP_SELL: Final = 5
STEP_PAY: Final = 6
STEP_FREE: Final = 7
STEP_MAINTAIN: Final = 8


@final
class OperatingPhase(Step):
    """OPS-1 to OPS-4, OPS-66: every company once, by Appeal rank."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        company = next_to_operate(g, s)
        if company < 0:
            s.pop()
            return
        begin_operating_turn(s, company)
        if out.live:
            out.add(OPERATING_BEGAN, company, s.director[company])
        s.push(OPERATING_TURN, NOBODY, company)


@final
class OperatingTurn(Step):
    """OPS-5: the steps of one company's turn."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        company = f.a
        seat = s.director[company]
        s.advance(f.pc + 1)
        if f.pc == STEP_ISSUE:
            if g.advanced and can_issue(g, s, company):
                s.push(ISSUE, seat, company)
        elif f.pc == STEP_WAGES:
            g.powers[company].begin_turn(g, s, company, out)
        elif f.pc == STEP_PURCHASE:
            s.push(PURCHASE, seat, company)
        elif f.pc == STEP_PRODUCE:
            s.push(PRODUCTION, seat, company)
        elif f.pc == STEP_COLLECT:
            make_goods(s, company, s.bonus_goods[company], out)
            if s.turn[RAN] == g.factories[company]:
                g.customs.on_full_run(g, s, company, out)
        elif f.pc == STEP_SELL:
            s.push(SALES, seat, company)
        elif f.pc == STEP_PAY:
            s.push(PAYOUT, seat, company)
        elif f.pc == STEP_FREE:
            s.push(AFTERWARDS, seat, company)
        else:
            s.pop()
            end_operating_turn(s)
            s.push(MAINTAIN, NOBODY)


def can_issue(g: Rules, s: State, company: int) -> bool:
    """OPS-10: whether the Treasury holds certificates and the company isn't in Closed."""
    if g.value[s.price[company]] == 0:
        return False
    return s.common[company * HOLDERS + TREASURY] > 0 or s.preferred[company] == TREASURY


@final
class Issue(Step):
    """OPS-7 to OPS-12, DEC-17: emergency fundraising, one batch of certificates or none."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return self.left(s, f.a, COMMON) + self.left(s, f.a, PREFERRED) == 0

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        self.close(g, s, f.a, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        for certificate in (COMMON, PREFERRED):
            if self.left(s, f.a, certificate) > 0:
                moves.append(pack(ISSUE_CERTIFICATE, certificate))

    def left(self, s: State, company: int, certificate: int) -> int:
        """Certificates in the Treasury that aren't in the batch yet."""
        if certificate == COMMON:
            there = s.common[company * HOLDERS + TREASURY]
        else:
            there = 1 if s.preferred[company] == TREASURY else 0
        return there - s.offer[company * 3 + certificate]

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        kind = kind_of(m)
        if kind == DONE:
            return None
        if kind != ISSUE_CERTIFICATE:
            return No(NOT_NOW, f.step)
        if arg_a(m) == DIRECTOR:
            return No(DIRECTOR_NOT_ISSUED)
        return None if self.left(s, f.a, arg_a(m)) > 0 else No(NOTHING_TO_ISSUE, f.a, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if kind_of(m) == ISSUE_CERTIFICATE:
            offer(s, f.a, arg_a(m))
        else:
            self.close(g, s, f.a, out)

    def close(self, g: Rules, s: State, company: int, out: Events) -> None:
        """OPS-8, OPS-9: the bank pays; the certificates go to the Bank Pool; the value falls."""
        s.pop()
        shares = offered_shares(s, company)
        if shares == 0:
            return
        value = g.value[s.price[company]]
        pay(s, BANK, company_purse(company), shares * value, FOR_EMERGENCY, out)
        for certificate in (COMMON, PREFERRED):
            for _ in range(s.offer[company * 3 + certificate]):
                move_certificate(s, company, certificate, TREASURY, POOL, out)
        move_value(g, s, company, -(shares + 1), BY_EMERGENCY, out)
        clear_offers(s)


@final
class Payout(Step):
    """OPS-40 to OPS-47, DEC-21: pay dividends or withhold."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        """Nothing to choose: the company must withhold, and no asset can change anything."""
        return check_payment(s, f.a) is not None and not has_activation(g, s, f.a, WINDOW_PAYOUT)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        withhold(g, s, f.a, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        add_free_moves(g, s, f.a, WINDOW_PAYOUT, moves)
        if check_payment(s, f.a) is None:
            moves.append(pack(PAY_DIVIDENDS))
        moves.append(pack(WITHHOLD))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, f.a, WINDOW_PAYOUT, m)
        kind = kind_of(m)
        if kind == WITHHOLD:
            return None
        return check_payment(s, f.a) if kind == PAY_DIVIDENDS else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_free(m):
            apply_free(g, s, m, out)
        elif kind_of(m) == PAY_DIVIDENDS:
            pay_dividends(g, s, f.a, out)
        else:
            withhold(g, s, f.a, out)


def check_payment(s: State, company: int) -> No | None:
    """OPS-41, CO-QUAKER-4: a factory ran, a Good was sold, and all wages were paid."""
    if s.turn[RAN] == 0:
        return No(PAY_NEEDS_RUN, company)
    if s.turn[SOLD] == 0:
        return No(PAY_NEEDS_SALE, company)
    if s.turn[UNPAID]:
        return No(PAY_NEEDS_WAGES, company, s.turn[UNPAID])
    return None


def pay_dividends(g: Rules, s: State, company: int, out: Events) -> None:
    """OPS-42 to OPS-46: the bank pays a tenth per share, rounded down."""
    s.pop()
    revenue = s.turn[REVENUE]
    per_share = dividend(revenue)
    if out.live:
        out.add(DIVIDEND_DECLARED, company, revenue, per_share)
    for seat in g.seats:
        pay(s, BANK, seat, per_share * shares_of(s, company, seat), FOR_DIVIDENDS, out)
    own = per_share * shares_of(s, company, TREASURY)
    pay(s, BANK, company_purse(company), own, FOR_DIVIDENDS, out)
    s.push(ADJUSTMENT, s.director[company], company, own, 1)


def withhold(g: Rules, s: State, company: int, out: Events) -> None:
    """OPS-47: the whole revenue goes to the Treasury."""
    s.pop()
    if out.live:
        out.add(EARNINGS_WITHHELD, company, s.turn[REVENUE])
    pay(s, BANK, company_purse(company), s.turn[REVENUE], FOR_WITHHOLDING, out)
    s.push(ADJUSTMENT, s.director[company], company, s.turn[REVENUE], 0)


@final
class Adjustment(Step):
    """OPS-50, OPS-51: the stock value rises after paying (`c` is 1) or falls after withholding.

    First the Director is offered free actions, if the money from step 4 has made one possible; all
    others could be taken earlier (Q-179).
    """

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not has_new_activation(g, s, f.a, f.b)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        if f.c:
            steps = steps_for(g, g.value[s.price[f.a]], s.turn[REVENUE])
            move_value(g, s, f.a, steps, BY_DIVIDENDS, out)
        else:
            fall(g, s, f.a, WITHHOLDING_STEPS, FALL_BY_WITHHOLDING, True, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        add_free_moves(g, s, f.a, WINDOW_ADJUSTMENT, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, f.a, WINDOW_ADJUSTMENT, m)
        return None if kind_of(m) == DONE else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_free(m):
            apply_free(g, s, m, out)
        else:
            self.run(g, s, f, out)


@final
class Afterwards(Step):
    """OPS-52, ASSET-20, DEC-23, DEC-28: the last free actions of the turn."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not has_asset(s, f.a) and not has_trade(s, f.a)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        add_free_moves(g, s, f.a, WINDOW_AFTERWARDS, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, f.a, WINDOW_AFTERWARDS, m)
        return None if kind_of(m) == DONE else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_free(m):
            apply_free(g, s, m, out)
        else:
            s.pop()
