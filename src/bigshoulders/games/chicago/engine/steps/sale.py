"""The sale of a batch: payment, falling stock values, transfers of directorship (Q-28)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bigshoulders.games.chicago.engine.events import BY_SALE, BY_WITHHOLDING, FOR_SALE, PROTECTED
from bigshoulders.games.chicago.engine.frames import FALL_BY_SALE, PROTECTION
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    COMMON,
    COMPANIES,
    DIRECTOR,
    HOLDERS,
    POOL,
    PREFERRED,
    PRICE_PROTECTION,
    SHARES_IN,
    SLOTS,
)
from bigshoulders.games.chicago.engine.moves import DECLINE, PROTECT
from bigshoulders.games.chicago.engine.refusals import NOT_NOW
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.assets import exhaust, is_ready
from bigshoulders.games.chicago.engine.verbs.course import (
    clear_offers,
    count_pass,
    remember_sale,
    trade_made,
)
from bigshoulders.games.chicago.engine.verbs.market import move_value
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.shares import (
    best_rival,
    move_certificate,
    shares_of,
    transfer,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, kind_of, pack
from bigshoulders.kernel.refusals import No

FALL_CAUSES: Final = [BY_SALE, BY_WITHHOLDING]  # indexed by the frame's `fall`


@final
class Sale(Step):
    """STOCK-14 to STOCK-16: all payments, then all falls, then all transfers."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == 0:
            s.advance(1)
            count_pass(s, False)
            trade_made(s, f.seat)
            for company in g.companies:
                self.pay_out(g, s, f.seat, company, out)
        elif f.pc <= COMPANIES:
            self.lower(g, s, f.seat, f.pc - 1, out)
        else:
            s.pop()
            for company in g.companies:
                self.settle_directorship(g, s, f.seat, company, out)
            clear_offers(s)

    def pay_out(self, g: Rules, s: State, seat: int, company: int, out: Events) -> None:
        """STOCK-14: the bank pays the value before the sale; certificates go to the Bank Pool."""
        shares = offered_shares(s, company)
        if shares:
            pay(s, BANK, seat, shares * g.value[s.price[company]], FOR_SALE, out)
            for certificate in (COMMON, PREFERRED):
                for _ in range(s.offer[company * 3 + certificate]):
                    move_certificate(s, company, certificate, seat, POOL, out)
            remember_sale(s, seat, company)

    def lower(self, g: Rules, s: State, seat: int, first: int, out: Events) -> None:
        """STOCK-15: the next company sold moves down one step per share sold."""
        company = first
        while company < COMPANIES and not offered_shares(s, company):
            company += 1
        s.advance(company + 2)
        if company < COMPANIES:
            steps = sale_steps(g, s, seat, company, offered_shares(s, company))
            fall(g, s, company, steps, FALL_BY_SALE, s.director[company] != seat, out)

    def settle_directorship(self, g: Rules, s: State, seat: int, company: int, out: Events) -> None:
        """STOCK-16: DIR-3; DIR-6 to DIR-8, ED-68 if the Director's Certificate itself was sold."""
        if not g.advanced or s.director[company] != seat or not offered_shares(s, company):
            return
        most = best_rival(g, s, company, seat)
        heirs = [p for p in g.seats if p != seat and shares_of(s, company, p) == most]
        if not s.offer[company * 3 + DIRECTOR]:
            if most > shares_of(s, company, seat):
                transfer(g, s, company, heirs[0], seat, out)
        elif most > s.common[company * HOLDERS + seat] or not g.customs.keeps_when_level():
            heir = g.customs.heir(g, s, company, seat, heirs)
            transfer(g, s, company, heir, POOL, out)
        else:
            for _ in range(SHARES_IN[DIRECTOR]):  # the bank swaps it back (DIR-8)
                move_certificate(s, company, COMMON, seat, POOL, out)


def offered_shares(s: State, company: i64) -> int:
    """Shares of a company in the open batch."""
    first = company * 3
    return s.offer[first] + 2 * s.offer[first + 1] + 3 * s.offer[first + 2]


def sale_steps(g: Rules, s: State, seat: int, company: int, shares: int) -> int:
    """STOCK-15, OPT-11: the number of steps a batch of this many shares lowers a company."""
    steps = shares
    for hook in g.hooks:
        steps = hook.sale_steps(g, s, seat, company, steps)
    return steps


def fall(
    g: Rules, s: State, company: int, steps: int, why: int, protectable: bool, out: Events
) -> None:
    """ASSET-22: lower a company, unless its Director can use Price Protection."""
    if protectable and is_ready(s, PRICE_PROTECTION) and s.price[company] > g.lowest:
        first = company * SLOTS
        if s.assets[first] == PRICE_PROTECTION or s.assets[first + 1] == PRICE_PROTECTION:
            s.push(PROTECTION, s.director[company], company, steps, why)
            return
    move_value(g, s, company, -steps, FALL_CAUSES[why], out)


@final
class Protection(Step):
    """ASSET-22, DEC-4, DEC-22: cancel the whole fall of one event, or accept it."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DECLINE))
        moves.append(pack(PROTECT))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) in (DECLINE, PROTECT) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == PROTECT:
            exhaust(s, f.a, PRICE_PROTECTION, out)
            if out.live:
                out.add(PROTECTED, f.a, seat)
        else:
            move_value(g, s, f.a, -f.b, FALL_CAUSES[f.c], out)
