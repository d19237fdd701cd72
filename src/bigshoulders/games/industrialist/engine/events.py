"""The kinds of events, one row each."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.industrialist.engine.ids import (
    ACTION_WORDS,
    CARD_WORDS,
    FACE_WORDS,
    KIND_WORDS,
    OP_WORDS,
    PLACE_WORDS,
    SIDE_WORDS,
    TRACK_WORDS,
)
from bigshoulders.kernel.events import EventTable
from bigshoulders.kernel.spelling import COUNT, Domain, Kind

REASON_IDS: Final = [
    "sale",
    "action",
    "building",
    "managers",
    "production",
    "event",
    "labour",
    "maintenance",
    "marker",
    "end",
]
FOR_SALE: Final = 0
FOR_ACTION: Final = 1
FOR_BUILDING: Final = 2
FOR_MANAGERS: Final = 3
FOR_PRODUCTION: Final = 4
FOR_EVENT: Final = 5
FOR_LABOUR: Final = 6
FOR_MAINTENANCE: Final = 7
FOR_MARKER: Final = 8
FOR_END: Final = 9
REASON_WORDS: Final = Domain("reason", REASON_IDS)

CARD_DEALT: Final = 0
CARD_TURNED: Final = 1
YEAR_BEGAN: Final = 2
MARKET_SET: Final = 3
ACTION_BEGAN: Final = 4
UNITS_MOVED: Final = 5
PROFIT_MOVED: Final = 6
WORKERS_MOVED: Final = 7
WORKERS_CHANGED: Final = 8
CARD_BUILT: Final = 9
MARKER_TAKEN: Final = 10
MARKER_PLACED: Final = 11
EVENT_HAPPENED: Final = 12
ROW_CLOSED: Final = 13
MANAGERS_MOVED: Final = 14
PROMISED: Final = 15
SCORED: Final = 16

KINDS_OF_EVENT: Final = [
    Kind("card_dealt", side=SIDE_WORDS, position=COUNT),
    Kind("card_turned", old=SIDE_WORDS, new=SIDE_WORDS, position=COUNT),
    Kind("year_began", year=COUNT),
    Kind("market_set", face=FACE_WORDS, chosen=COUNT),
    Kind("action_began", action=ACTION_WORDS, cost=COUNT),
    Kind("units_moved", track=TRACK_WORDS, change=COUNT, units=COUNT, reason=REASON_WORDS),
    Kind("profit_moved", change=COUNT, profit=COUNT, reason=REASON_WORDS),
    Kind("workers_moved", origin=CARD_WORDS, target=CARD_WORDS, count=COUNT),
    Kind("workers_changed", card=CARD_WORDS, change=COUNT, workers=COUNT, reason=REASON_WORDS),
    Kind("card_built", side=SIDE_WORDS, place=PLACE_WORDS),
    Kind("marker_taken", kind=KIND_WORDS, units=COUNT),
    Kind("marker_placed", side=SIDE_WORDS, spare=COUNT),
    Kind("event_happened", side=SIDE_WORDS),
    Kind("row_closed", left=COUNT),
    Kind("managers_moved", change=COUNT, managers=COUNT),
    Kind("promised", op=OP_WORDS, kind=KIND_WORDS, amount=COUNT),
    Kind("scored", profit=COUNT, rank=COUNT),
]
EVENT_TABLE: Final = EventTable(KINDS_OF_EVENT)
