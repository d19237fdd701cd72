"""What can be noted while a game is played, beside its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from bigshoulders.games.chicago.engine.events import (
    DIVIDEND_DECLARED,
    FACTORY_RAN,
    FOR_DIVIDENDS,
    OPERATING_BEGAN,
    PAID,
    PHASE_BEGAN,
)
from bigshoulders.games.chicago.engine.ids import OPEN, STOCK
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json


class Meter(Protocol):
    """Watches a game and never touches it."""

    def step(self, g: Any, s: Any, events: list[Event]) -> None:
        """After every move: what happened and the position now."""

    def notes(self) -> Json:
        """What was noted, when the game is over."""


@dataclass
class Decade:
    """One Decade of Chicago: sums over its companies, then what stood at its end."""

    operated: int = 0  # companies that had an Operating turn
    paid: int = 0  # of them, those that declared dividends
    ran_all: int = 0  # of them, those that ran all their factories
    dividends: int = 0  # dollars from dividends to players
    open: int = 0
    have_run_all: int = 0  # open companies that ran all their factories in this Decade or before
    value: int = 0  # sum of the stock values of open companies
    two_companies: int = 0  # players who direct two companies or more


class Decades:
    """The course of a game of Chicago, Decade by Decade."""

    def __init__(self) -> None:
        self.decades: list[Decade] = []
        self.running = 0  # factories the operating company has run
        self.complete: set[int] = set()  # companies that ran all their factories once

    def step(self, g: Rules, s: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == PHASE_BEGAN and event.a == STOCK:
                self.close(g, s)
                self.decades.append(Decade())
            elif self.decades:
                self.note(g, event, self.decades[-1])
        if not s.stack:
            self.close(g, s)

    def note(self, g: Rules, event: Event, decade: Decade) -> None:
        """One event of the running Decade."""
        if event.kind == OPERATING_BEGAN:
            decade.operated += 1
            self.running = 0
        elif event.kind == FACTORY_RAN:
            self.running += 1
            if self.running == g.factories[event.a]:
                decade.ran_all += 1
                self.complete.add(event.a)
        elif event.kind == DIVIDEND_DECLARED:
            decade.paid += 1
        elif event.kind == PAID and event.d == FOR_DIVIDENDS and event.b in g.seats:
            decade.dividends += event.c

    def close(self, g: Rules, s: State) -> None:
        """What stands at the end of the running Decade."""
        if not self.decades:
            return
        decade = self.decades[-1]
        companies = [company for company in g.companies if s.status[company] == OPEN]
        directed = Counter(s.director[company] for company in companies)
        decade.open = len(companies)
        decade.have_run_all = len(self.complete.intersection(companies))
        decade.value = sum(g.value[s.price[company]] for company in companies)
        decade.two_companies = sum(1 for seat in g.seats if directed[seat] > 1)

    def notes(self) -> Json:
        return [asdict(decade) for decade in self.decades]


METERS: dict[str, Callable[[], Meter]] = {"decades": Decades}
