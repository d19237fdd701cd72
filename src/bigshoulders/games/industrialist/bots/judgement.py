"""The value of an Industrialist position: the Profit it will probably end with.

A linear estimate over named features, with separate weights for every number of turns left.
`tools/tune_industrialist.py` fits the weights to the final Profit of games.
"""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.industrialist.engine.ids import (
    CAPITAL,
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    LAST_YEAR,
    NO_PLACE,
    NO_SIDE,
    SIDES,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import (
    ACTIONS_ARE_FREE,
    CHEAPER,
    CHOICE_OF_MARKET,
    MORE_PRODUCTION,
    State,
)

FEATURES: Final = [
    "always",
    "materials",
    "commodities",
    "goods",
    "capital",
    "first_materials",
    "first_commodities",
    "first_goods",
    "first_capital",
    "next_materials",
    "next_commodities",
    "next_goods",
    "next_capital",
    "central_staffed",
    "central_surplus",
    "materials_tracks",
    "commodities_tracks",
    "goods_tracks",
    "capital_tracks",
    "materials_tracks_squared",
    "commodities_tracks_squared",
    "goods_tracks_squared",
    "capital_tracks_squared",
    "end_profit_staffed",
    "end_profit_one_missing",
    "end_profit_two_missing",
    "end_profit_more_missing",
    "buildings",
    "row",
    "spare_markers",
    "managers",
    "central_tracks",
    "surplus_workers",
    "room",
    "next_building_lacks",
    "second_building_lacks",
    "workers_missing",
    "choice_of_market",
    "cheaper",
    "more_production",
    "free_actions",
]
TURNS: Final = 16
FAR: Final = 12  # missing units beyond which a Building no longer matters
FIRST_UNITS: Final = 3
FIRST_CAPITAL: Final = 4


def turns_left(s: State) -> int:
    """Turns still to be played, including the one about to begin."""
    return (LAST_YEAR - s.year) // 2 + 1


def features(g: Rules, s: State) -> list[float]:
    """The numbers that describe a position, in the order of FEATURES."""
    cards = g.cards
    totals = [0] * KINDS
    tracks = [0] * KINDS
    rooms = [0] * KINDS
    staffed = missing_one = missing_two = missing_more = 0.0
    buildings = surplus = to_hire = room = 0
    central = s.workers[CENTRAL] >= cards.staffing[CENTRAL]
    for kind in range(KINDS):
        totals[kind] = s.units[CENTRAL_TRACKS + kind]
        if s.central_markers >> kind & 1:
            room += cards.most[CENTRAL_TRACKS + kind] - totals[kind]
            if central:
                tracks[kind] += 1
                rooms[kind] += cards.most[CENTRAL_TRACKS + kind] - totals[kind]
    for side in range(SIDES):
        if s.place[side] == NO_PLACE:
            continue
        buildings += 1
        totals[cards.track[side]] += s.units[side]
        missing = cards.staffing[side] - s.workers[side]
        to_hire += max(0, missing)
        if missing <= 0:
            staffed += cards.end_profit[side]
            tracks[cards.track[side]] += 1
            surplus -= missing
            room += cards.most[side] - s.units[side]
            rooms[cards.track[side]] += cards.most[side] - s.units[side]
        elif missing == 1:
            missing_one += cards.end_profit[side]
        elif missing == 2:
            missing_two += cards.end_profit[side]
        else:
            missing_more += cards.end_profit[side]
    row = 0
    lacks = second = FAR
    for side in s.row:
        if side != NO_SIDE:
            row += 1
            lacking = 0
            for kind in range(KINDS):
                lacking += max(0, cards.cost[side * KINDS + kind] - totals[kind])
            if lacking < lacks:
                lacks, second = lacking, lacks
            elif lacking < second:
                second = lacking
    cheaper = 0
    for kind in range(KINDS):
        cheaper += s.promises[CHEAPER + kind]
    return [
        1.0,
        float(totals[0]),
        float(totals[1]),
        float(totals[2]),
        float(totals[CAPITAL]),
        float(min(totals[0], FIRST_UNITS)),
        float(min(totals[1], FIRST_UNITS)),
        float(min(totals[2], FIRST_UNITS)),
        float(min(totals[CAPITAL], FIRST_CAPITAL)),
        float(min(rooms[0], tracks[0] * tracks[0])),
        float(min(rooms[1], tracks[1] * tracks[1])),
        float(min(rooms[2], tracks[2] * tracks[2])),
        float(min(rooms[3], tracks[3] * tracks[3])),
        1.0 if central else 0.0,
        float(max(0, s.workers[CENTRAL] - cards.staffing[CENTRAL])),
        float(tracks[0]),
        float(tracks[1]),
        float(tracks[2]),
        float(tracks[3]),
        float(tracks[0] * tracks[0]),
        float(tracks[1] * tracks[1]),
        float(tracks[2] * tracks[2]),
        float(tracks[3] * tracks[3]),
        staffed,
        missing_one,
        missing_two,
        missing_more,
        float(buildings),
        float(row),
        float(s.spare),
        float(s.managers),
        float(s.central_markers.bit_count()),
        float(surplus),
        float(room),
        float(lacks),
        float(second),
        float(to_hire),
        float(s.promises[CHOICE_OF_MARKET]),
        float(cheaper),
        float(s.promises[MORE_PRODUCTION]),
        float(s.promises[ACTIONS_ARE_FREE]),
    ]


@final
class Judge:
    """The estimate for one set of rules and weights: by feature, TURNS numbers, one turn first."""

    def __init__(self, g: Rules, weights: list[float]) -> None:
        self.g = g
        self.by_turns: list[list[float]] = [[]]  # by turns left: one weight per feature
        for turn in range(TURNS):
            self.by_turns.append([weights[i * TURNS + turn] for i in range(len(FEATURES))])

    def estimate(self, s: State) -> float:
        """The Profit this position will probably end with; exact when the game is over."""
        value = float(s.profit)
        if not s.stack:
            return value
        weights = self.by_turns[turns_left(s)]
        numbers = features(self.g, s)
        for i in range(len(numbers)):
            value += weights[i] * numbers[i]
        return value
