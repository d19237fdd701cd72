"""What can be measured while games are played. A meter watches; it never touches the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Protocol

from bigshoulders.games.chicago.box import CHICAGO
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


class Meter(Protocol):
    """Sees the first position, then every move's events with the position after it."""

    game: ClassVar[str]

    def before(self, g: Any, s: Any, events: list[Event]) -> None: ...
    def step(self, g: Any, s: Any, events: list[Event]) -> None: ...
    def after(self, g: Any, s: Any) -> dict[str, Json]: ...


class Chicago:
    """The course of a game of Chicago 1875: foundings, uses, dividends and values by Decade."""

    game: ClassVar[str] = CHICAGO.name

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
                self.note(s, event)

    def note(self, s: State, event: Event) -> None:
        """One event that is counted."""
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
        """The stock values at the end of a Decade."""
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


METERS: dict[str, type[Meter]] = {"chicago": Chicago}
