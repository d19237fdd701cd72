"""The largest costs of a finished game, from its events and its last position."""

from __future__ import annotations

from typing import Final

from bigshoulders.box.passages import Passage
from bigshoulders.games.industrialist.engine import events as ev
from bigshoulders.games.industrialist.engine.ids import TRACKS
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.verbs import buildings, is_staffed
from bigshoulders.games.industrialist.story.shapes import Cost, CostId, Ending
from bigshoulders.kernel.events import Event

MOST: Final = 3
IN_PROFIT: Final[dict[int, CostId]] = {ev.FOR_MAINTENANCE: "maintenance", ev.FOR_EVENT: "event"}
IN_UNITS: Final[dict[int, CostId]] = {
    ev.FOR_LABOUR: "labour",
    ev.FOR_MAINTENANCE: "upkeep",
    ev.FOR_EVENT: "event_units",
    ev.FOR_MARKER: "marker",
}
PROFIT_KINDS: Final[tuple[CostId, ...]] = ("maintenance", "event", "unstaffed")


def ending(
    g: Rules,
    first: State,
    last: State,
    passages: list[Passage],
    seat: int,
    leads: dict[int, list[int]],
) -> Ending:
    """The end of a game. Nobody else plays, so seat and leads don't matter."""
    found: dict[CostId, Cost] = {}
    largest: dict[CostId, int] = {}
    year, seq = first.year, 0

    def lose(kind: CostId, amount: int) -> None:
        if amount <= 0:
            return
        cost = found.setdefault(kind, Cost(kind, 0, 0, year, seq))
        cost.amount += amount
        cost.times += 1
        if amount > largest.get(kind, 0):
            largest[kind], cost.year, cost.seq = amount, year, seq

    for passage in passages:
        seq = passage.seq
        for event in passage.events:
            if event.kind == ev.YEAR_BEGAN:
                year = event.a
            kind, change = cost_of(event)
            if kind is not None:
                lose(kind, -change)
    for side in buildings(last):
        if not is_staffed(g, last, side):
            lose("unstaffed", g.cards.end_profit[side])
    lose("left_over", sum(last.units[track] for track in range(TRACKS)))
    costs = sorted(found.values(), key=lambda cost: (cost.kind not in PROFIT_KINDS, -cost.amount))
    return Ending(costs[:MOST])


def cost_of(event: Event) -> tuple[CostId | None, int]:
    """The kind of loss that an event may be, and the change."""
    if event.kind == ev.PROFIT_MOVED:
        return IN_PROFIT.get(event.c), event.a
    if event.kind == ev.UNITS_MOVED:
        return IN_UNITS.get(event.d), event.b
    return None, 0
