"""What a position of Industrialist is worth: the Profit it will probably end with.

A linear estimate over named features, each weighed by the turns left (a quadratic in them). The
weights are fitted to the final Profit of games by `tools/tune_solo.py`.
"""

from __future__ import annotations

from typing import Final, final

from bigshoulders.solo.ids import (
    CAPITAL,
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    LAST_YEAR,
    NO_PLACE,
    NO_SIDE,
    SIDES,
)
from bigshoulders.solo.rules import Rules
from bigshoulders.solo.state import (
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
    "first_capital",
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
    "choice_of_market",
    "cheaper",
    "more_production",
    "free_actions",
]
DEGREES: Final = 3  # each feature's weight is a + b t + c t², t the part of the game that is left
TURNS: Final = 16.0


def turns_left(s: State) -> int:
    """Turns still to be played, the one about to begin included."""
    return (LAST_YEAR - s.year) // 2 + 1


def features(g: Rules, s: State) -> list[float]:
    """The numbers a position is judged by, in the order of FEATURES."""
    cards = g.cards
    totals = [0] * KINDS
    tracks = [0] * KINDS
    staffed = missing_one = missing_two = missing_more = 0.0
    buildings = surplus = room = 0
    central = s.workers[CENTRAL] >= cards.staffing[CENTRAL]
    for kind in range(KINDS):
        totals[kind] = s.units[CENTRAL_TRACKS + kind]
        if s.central_markers >> kind & 1:
            room += cards.most[CENTRAL_TRACKS + kind] - totals[kind]
            if central:
                tracks[kind] += 1
    for side in range(SIDES):
        if s.place[side] == NO_PLACE:
            continue
        buildings += 1
        totals[cards.track[side]] += s.units[side]
        missing = cards.staffing[side] - s.workers[side]
        if missing <= 0:
            staffed += cards.end_profit[side]
            tracks[cards.track[side]] += 1
            surplus -= missing
            room += cards.most[side] - s.units[side]
        elif missing == 1:
            missing_one += cards.end_profit[side]
        elif missing == 2:
            missing_two += cards.end_profit[side]
        else:
            missing_more += cards.end_profit[side]
    row = 0
    lacks = 99
    for side in s.row:
        if side != NO_SIDE:
            row += 1
            lacking = 0
            for kind in range(KINDS):
                lacking += max(0, cards.cost[side * KINDS + kind] - totals[kind])
            lacks = min(lacks, lacking)
    if row == 0:
        lacks = 0
    cheaper = 0
    for kind in range(KINDS):
        cheaper += s.promises[CHEAPER + kind]
    return [
        1.0,
        float(totals[0]),
        float(totals[1]),
        float(totals[2]),
        float(totals[CAPITAL]),
        float(min(totals[CAPITAL], 4)),
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
        float(s.promises[CHOICE_OF_MARKET]),
        float(cheaper),
        float(s.promises[MORE_PRODUCTION]),
        float(s.promises[ACTIONS_ARE_FREE]),
    ]


@final
class Judge:
    """The estimate for one set of rules and weights (DEGREES numbers per feature)."""

    def __init__(self, g: Rules, weights: list[float]) -> None:
        self.g = g
        self.by_turns: list[list[float]] = []  # by turns left: one weight per feature
        for turns in range(int(TURNS) + 2):
            t = turns / TURNS
            self.by_turns.append(
                [
                    weights[i * 3] + weights[i * 3 + 1] * t + weights[i * 3 + 2] * t * t
                    for i in range(len(FEATURES))
                ]
            )

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
