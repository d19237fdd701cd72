"""The chronicle of a game: money, shares and prices at every phase, rebuilt from events alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    COMPANIES,
    COMPANY_PURSE,
    HOLDERS,
    OPEN,
    PHASE_IDS,
    SHARES_IN,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.games.chicago.story.shapes import PaymentId, WealthMark
from bigshoulders.kernel.events import Event


@dataclass
class Account:
    """One company in one Decade."""

    revenue: int = 0
    per_share: int = 0
    value: int = 0  # when it paid
    kind: PaymentId = "none"
    to: list[int] = field(default_factory=list)
    path: list[int] = field(default_factory=list)
    ran: int = 0


@dataclass
class Moment:
    """Cash, shares and prices at one moment."""

    cash: list[int]
    shares: list[list[int]]
    price: list[int | None]

    def worth(self, seat: int) -> int:
        return self.cash[seat] + sum(self.holding(seat, c) for c in range(COMPANIES))

    def holding(self, seat: int, company: int) -> int:
        return self.shares[company][seat] * (self.price[company] or 0)

    def copy(self) -> Moment:
        return Moment(self.cash[:], [row[:] for row in self.shares], self.price[:])


class Chronicle:
    """A game up to its last entry."""

    def __init__(self, g: Rules, first: State, passages: list[Passage]) -> None:
        self.g = g
        self.now = Moment(
            [first.cash[seat] for seat in g.seats],
            [[shares_of(first, c, holder) for holder in range(HOLDERS)] for c in range(COMPANIES)],
            [
                g.value[first.price[c]] if first.status[c] == OPEN else None
                for c in range(COMPANIES)
            ],
        )
        self.decade, self.phase = first.decade, first.phase
        self.marks: list[WealthMark] = []
        self.accounts: dict[tuple[int, int], Account] = {}
        self.flows: dict[tuple[int, int, int], int] = {}  # by decade, seat, company
        self.opened: dict[int, Moment] = {first.decade: self.now.copy()}  # by decade, its start
        self.phases_ended: list[tuple[int, int, Moment]] = []  # decade, phase, and how it ended
        self.bounds: dict[int, int] = {first.decade: 0}  # by decade: the entry before it
        self.closed: list[tuple[int, int]] = []
        self.payer_of_closure = -1
        self.paying = -1
        self.pending: list[Event] = []
        for passage in passages:
            for event in passage.events:
                self.hear(passage.seq, event)
        self.mark(passages[-1].seq if passages else 0)

    def account(self, company: int) -> Account:
        key = (self.decade, company)
        if key not in self.accounts:
            value = self.now.price[company]
            path = [] if value is None else [value]
            self.accounts[key] = Account(to=[0] * self.g.players, path=path)
        return self.accounts[key]

    def mark(self, seq: int) -> None:
        """Note the wealth at the end of a phase."""
        worth = [self.now.worth(seat) for seat in self.g.seats]
        self.marks.append(WealthMark(self.decade, PHASE_IDS[self.phase], seq, worth))
        self.phases_ended.append((self.decade, self.phase, self.now.copy()))

    def hear(self, seq: int, event: Event) -> None:
        a, b, c = event.a, event.b, event.c
        if event.kind == ev.PAID:
            self.pay(event)
        elif event.kind == ev.CERTIFICATE_MOVED:
            self.move(a, SHARES_IN[b], c, event.d)
        elif event.kind == ev.STOCK_MOVED:
            account = self.account(a)
            self.now.price[a] = c
            account.path.append(c)
        elif event.kind == ev.CLOSED_DOWN:
            self.account(a)
            self.now.price[a] = None
            self.closed.append((self.decade, a))
            self.payer_of_closure = a
        elif event.kind == ev.FACTORY_RAN:
            self.account(a).ran += 1
        elif event.kind == ev.DIVIDEND_DECLARED:
            self.paying = a
            account = self.account(a)
            account.kind, account.revenue, account.per_share = "paid", b, c
            account.value = self.now.price[a] or 0
        elif event.kind == ev.EARNINGS_WITHHELD:
            account = self.account(a)
            account.kind, account.revenue = "withheld", b
        elif event.kind == ev.PHASE_BEGAN:
            self.mark(seq)
            self.phase = a
            if b != self.decade:
                self.decade = b
                self.bounds[b] = seq
                self.opened[b] = self.now.copy()

    def pay(self, event: Event) -> None:
        payer, payee, amount, reason = event.a, event.b, event.c, event.d
        if 0 <= payer < COMPANY_PURSE:
            self.now.cash[payer] -= amount
        if 0 <= payee < COMPANY_PURSE:
            self.now.cash[payee] += amount
        if reason in (ev.FOR_CERTIFICATE, ev.FOR_SALE):
            self.pending.append(event)  # the certificate that follows names the company
        elif reason == ev.FOR_DIVIDENDS and 0 <= payee < COMPANY_PURSE:
            self.flow(payee, self.paying, amount)
            self.account(self.paying).to[payee] += amount
        elif reason == ev.FOR_EXTRA_DIVIDENDS and payee != BANK:
            self.flow(payee, payer - COMPANY_PURSE, amount)
        elif reason == ev.FOR_FOUNDING:
            self.flow(payer, payee - COMPANY_PURSE, -amount)
        elif reason == ev.FOR_CLOSURE and 0 <= payee < COMPANY_PURSE:
            self.flow(payee, self.payer_of_closure, amount)

    def move(self, company: int, shares: int, origin: int, target: int) -> None:
        if origin >= 0:
            self.now.shares[company][origin] -= shares
        if target >= 0:
            self.now.shares[company][target] += shares
        for event in self.pending:
            if event.d == ev.FOR_SALE:
                self.flow(event.b, company, event.c)
            else:
                self.flow(event.a, company, -event.c)
        self.pending.clear()

    def flow(self, seat: int, company: int, amount: int) -> None:
        key = (self.decade, seat, company)
        self.flows[key] = self.flows.get(key, 0) + amount

    def gain(self, decade: int, seat: int, company: int) -> int:
        """The gain of a seat from a company's shares in a Decade."""
        after = self.opened.get(decade + 1, self.now)
        value = after.holding(seat, company) - self.opened[decade].holding(seat, company)
        return value + self.flows.get((decade, seat, company), 0)
