"""The reasons why a move is illegal, one row each, with the rule that decides and its facts."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.industrialist.engine.frames import FRAME_TABLE
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_WORDS,
    CARD_WORDS,
    KIND_WORDS,
    SIDE_WORDS,
    TRACK_WORDS,
)
from bigshoulders.kernel.refusals import RefusalTable
from bigshoulders.kernel.spelling import COUNT, Domain, Kind

STEP_WORDS: Final = Domain("step", [kind.name for kind in FRAME_TABLE.kinds])


# 0, 1 and 2 are the driver's: game over, not your turn, draw first.
NOT_NOW: Final = 3
NOT_A_DRAW: Final = 4
ACTION_PASSED: Final = 5
CAPITAL_SHORT: Final = 6
NOTHING_TO_SELL: Final = 7
NOBODY_TO_HIRE: Final = 8
NOTHING_TO_BUILD: Final = 9
DO_SOMETHING_FIRST: Final = 10
NOT_WANTED: Final = 11
UNITS_SHORT: Final = 12
CAPITAL_FOR_PROFIT_ONLY: Final = 13
NO_ROOM_FOR_CAPITAL: Final = 14
NOT_BUILT: Final = 15
DIE_FULL: Final = 16
ONCE_PER_ACTION: Final = 17
NO_RAIL_THERE: Final = 18
TOO_FEW_WORKERS: Final = 19
TOO_MANY_WORKERS: Final = 20
NOT_IN_ROW: Final = 21
COST_SHORT: Final = 22
PLACE_TAKEN: Final = 23
PLACE_APART: Final = 24
RAILS_DO_NOT_MATCH: Final = 25
NO_RAIL_CONNECTION: Final = 26
RAIL_AT_EDGE: Final = 27
MANAGERS_USED: Final = 28
MANAGERS_GONE: Final = 29
NO_SUCH_TRACK: Final = 30
TRACK_FULL: Final = 31
TRACK_UNSTAFFED: Final = 32
CAPITAL_NOT_FROM_MANAGERS: Final = 33
WRONG_KIND: Final = 34
TRACK_EMPTY: Final = 35
MARKER_GONE: Final = 36
NOT_AMONG_CARDS: Final = 37
NOT_IN_COST: Final = 38

ROWS: Final = [
    (Kind("game-over"), "SOLO-UP-4"),
    (Kind("not-your-turn"), "SOLO-TURN-1"),
    (Kind("draw-first"), "SOLO-TURN-2"),
    (Kind("not-now", step=STEP_WORDS), "SOLO-TURN-1"),
    (Kind("not-a-draw"), "SOLO-TURN-2"),
    (Kind("action-passed", action=ACTION_WORDS), "SOLO-TURN-3"),
    (Kind("capital-short", have=COUNT, cost=COUNT), "SOLO-TURN-3"),
    (Kind("nothing-to-sell"), "SOLO-SELL-5"),
    (Kind("nobody-to-hire"), "SOLO-HIRE-3"),
    (Kind("nothing-to-build"), "SOLO-BUILD-1"),
    (Kind("do-something-first"), "SOLO-TURN-3"),
    (Kind("not-wanted", kind=KIND_WORDS), "SOLO-SELL-3"),
    (Kind("units-short", kind=KIND_WORDS, have=COUNT, price=COUNT), "SOLO-SELL-1"),
    (Kind("capital-for-profit-only"), "SOLO-SELL-2"),
    (Kind("no-room-for-capital"), "SOLO-SELL-4"),
    (Kind("not-built", card=CARD_WORDS), "SOLO-TERM-2"),
    (Kind("die-full", card=CARD_WORDS), "SOLO-HIRE-1"),
    (Kind("once-per-action"), "SOLO-HIRE-3"),
    (Kind("no-rail-there", origin=CARD_WORDS, target=CARD_WORDS), "SOLO-HIRE-2"),
    (Kind("too-few-workers", card=CARD_WORDS, have=COUNT, count=COUNT), "R-5"),
    (Kind("too-many-workers", card=CARD_WORDS, have=COUNT, count=COUNT), "SOLO-HIRE-2"),
    (Kind("not-in-row", side=SIDE_WORDS), "SOLO-BUILD-1"),
    (Kind("cost-short", kind=KIND_WORDS, have=COUNT, cost=COUNT), "SOLO-BUILD-1"),
    (Kind("place-taken"), "SOLO-BUILD-1"),
    (Kind("place-apart"), "SOLO-BUILD-1"),
    (Kind("rails-do-not-match", card=CARD_WORDS), "SOLO-BUILD-2"),
    (Kind("no-rail-connection"), "SOLO-BUILD-2"),
    (Kind("rail-at-edge", card=CARD_WORDS), "SOLO-MGR-1"),
    (Kind("managers-used"), "SOLO-TURN-4"),
    (Kind("managers-gone"), "SOLO-MGR-2"),
    (Kind("no-such-track", track=TRACK_WORDS), "SOLO-BUILD-4"),
    (Kind("track-full", track=TRACK_WORDS, most=COUNT), "SOLO-COMP-2"),
    (Kind("track-unstaffed", track=TRACK_WORDS, have=COUNT, need=COUNT), "R-7"),
    (Kind("capital-not-from-managers"), "SOLO-MGR-1"),
    (Kind("wrong-kind", track=TRACK_WORDS, kind=KIND_WORDS), "SOLO-SELL-1"),
    (Kind("track-empty", track=TRACK_WORDS), "SOLO-SELL-1"),
    (Kind("marker-gone", kind=KIND_WORDS), "SOLO-BUILD-4"),
    (Kind("not-among-cards", card=CARD_WORDS), "SOLO-UP-1"),
    (Kind("not-in-cost", track=TRACK_WORDS, side=SIDE_WORDS), "SOLO-UP-2"),
]
REFUSALS: Final = RefusalTable(ROWS)

# By reason for a payment or a gain (events.REASON_IDS): the rule that requires the units.
RULE_OF_REASON: Final = [
    "SOLO-SELL-1",
    "SOLO-TURN-3",
    "SOLO-BUILD-1",
    "SOLO-MGR-1",
    "SOLO-PROD-2",
    "SOLO-EVENT-1",
    "SOLO-UP-1",
    "SOLO-UP-2",
    "SOLO-BUILD-4",
    "SOLO-END-1",
]
