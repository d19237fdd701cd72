"""Meters of Chicago 1875: facts noted while a game is played."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass

from bigshoulders.box.faces import Meters
from bigshoulders.games.chicago.bots.judged_row import VERSION, JudgedRow
from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    COMPANY_IDS,
    GOAL_IDS,
    OPEN,
    SPACE_WORDS,
    STOCK,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json

BETWEEN = 25  # moves from one noted position to the next within a phase


class Course:
    """The course of a game: foundings, uses, goals, and dividends and values by Decade."""

    def __init__(self) -> None:
        self.founded: dict[str, Json] = {}
        self.used: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.activated: Counter[str] = Counter()
        self.goals: dict[str, list[Json]] = {}
        self.dividends: list[Counter[str]] = []
        self.values: list[dict[str, int]] = []

    def before(self, g: Rules, s: State, events: list[Event]) -> None:
        self.step(g, s, events)

    def step(self, g: Rules, s: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == ev.PHASE_BEGAN and event.a == STOCK:
                self.close(g, s)
                self.dividends.append(Counter())
            else:
                self.note(event)

    def note(self, event: Event) -> None:
        """Count one event."""
        if event.kind == ev.FOUNDED:
            self.founded[COMPANY_IDS[event.a]] = {
                "seat": event.b,
                "value": event.c,
                "decade": max(1, len(self.dividends)),
            }
        elif event.kind == ev.BUILDING_USED:
            self.used[str(SPACE_WORDS.spell(event.a))] += 1
        elif event.kind == ev.ASSET_EXHAUSTED:
            self.activated[ASSET_IDS[event.a]] += 1
        elif (
            event.kind == ev.ASSET_MOVED
            and ev.ASSET_DISPLAY <= event.b < ev.ASSET_CHARTER <= event.c
        ):
            self.bought[ASSET_IDS[event.a]] += 1
        elif event.kind == ev.GOAL_WON:
            self.goals.setdefault(GOAL_IDS[event.a], []).append(event.b)
        elif event.kind == ev.DIVIDEND_DECLARED and self.dividends:
            self.dividends[-1][COMPANY_IDS[event.a]] += event.b

    def close(self, g: Rules, s: State) -> None:
        """Note the stock values at the end of a Decade."""
        if self.dividends:
            self.values.append(
                {COMPANY_IDS[c]: g.value[s.price[c]] for c in g.companies if s.status[c] == OPEN}
            )

    def after(self, g: Rules, s: State) -> dict[str, Json]:
        self.close(g, s)
        return {
            "founded": self.founded,
            "buildings": dict(sorted(self.used.items())),
            "assets_bought": dict(sorted(self.bought.items())),
            "assets_used": dict(sorted(self.activated.items())),
            "goals": {goal: [*seats] for goal, seats in self.goals.items()},
            "dividends": [dict(sorted(decade.items())) for decade in self.dividends],
            "values": [dict(values) for values in self.values],
            "directors": {
                COMPANY_IDS[c]: s.director[c] for c in g.companies if s.status[c] == OPEN
            },
        }


@dataclass
class Decade:
    """One Decade: sums over its companies, then the position at its end."""

    operated: int = 0  # companies that had an Operating turn
    paid: int = 0  # of them, those that declared dividends
    ran_all: int = 0  # of them, those that ran all their factories
    dividends: int = 0  # dollars from dividends to players
    open: int = 0
    have_run_all: int = 0  # open companies that ran all their factories in this Decade or before
    value: int = 0  # sum of the stock values of open companies
    two_companies: int = 0  # players who direct two companies or more


class Decades:
    """How companies do, Decade by Decade."""

    def __init__(self) -> None:
        self.decades: list[Decade] = []
        self.running = 0  # factories the operating company has run
        self.complete: set[int] = set()  # companies that ran all their factories once

    def before(self, g: Rules, s: State, events: list[Event]) -> None:
        """Nothing operates while a game is set up."""

    def step(self, g: Rules, s: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == ev.PHASE_BEGAN and event.a == STOCK:
                self.close(g, s)
                self.decades.append(Decade())
            elif self.decades:
                self.note(g, event, self.decades[-1])

    def note(self, g: Rules, event: Event, decade: Decade) -> None:
        """Count one event of the current Decade."""
        if event.kind == ev.OPERATING_BEGAN:
            decade.operated += 1
            self.running = 0
        elif event.kind == ev.FACTORY_RAN:
            self.running += 1
            if self.running == g.factories[event.a]:
                decade.ran_all += 1
                self.complete.add(event.a)
        elif event.kind == ev.DIVIDEND_DECLARED:
            decade.paid += 1
        elif event.kind == ev.PAID and event.d == ev.FOR_DIVIDENDS and event.b in g.seats:
            decade.dividends += event.c

    def close(self, g: Rules, s: State) -> None:
        """Note the position at the end of the current Decade."""
        if not self.decades:
            return
        decade = self.decades[-1]
        companies = [company for company in g.companies if s.status[company] == OPEN]
        directed = Counter(s.director[company] for company in companies)
        decade.open = len(companies)
        decade.have_run_all = len(self.complete.intersection(companies))
        decade.value = sum(g.value[s.price[company]] for company in companies)
        decade.two_companies = sum(1 for seat in g.seats if directed[seat] > 1)

    def after(self, g: Rules, s: State) -> dict[str, Json]:
        self.close(g, s)
        return {"decades": [asdict(decade) for decade in self.decades]}


class Judged:
    """Rows of positions to learn from: the start of every phase, and some in between."""

    def __init__(self) -> None:
        self.row: JudgedRow | None = None
        self.moves = 0
        self.before_phase = (0, 0)
        self.moments: list[Json] = []

    def before(self, g: Rules, s: State, events: list[Event]) -> None:
        self.row = JudgedRow(g, Outlook(g))

    def step(self, g: Rules, s: State, events: list[Event]) -> None:
        self.moves += 1
        now = (s.decade, s.phase)
        begins = now != self.before_phase
        self.before_phase = now
        if self.row and s.stack and self.is_noted(s, begins):
            rows: list[Json] = [[*row] for row in self.row.rows(s)]
            self.moments.append([s.decade, s.phase, int(begins), rows])

    def is_noted(self, s: State, begins: bool) -> bool:
        """Whether to note the position after a move; `begins` is true if a phase begins."""
        return begins or self.moves % BETWEEN == 0

    def after(self, g: Rules, s: State) -> dict[str, Json]:
        return {"rows_version": VERSION, "moments": self.moments}


class JudgedStock(Judged):
    """The same rows, only from the start of every Stock Phase."""

    def is_noted(self, s: State, begins: bool) -> bool:
        return begins and s.phase == STOCK


FACE = Meters(
    {"chicago": Course, "decades": Decades, "judged": Judged, "judged_stock": JudgedStock}
)
