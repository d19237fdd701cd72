"""The kinds of moves, one row each."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.industrialist.engine.ids import (
    ACTION_WORDS,
    CARD_WORDS,
    FACE_WORDS,
    INCOME_WORDS,
    KIND_WORDS,
    PLACE_WORDS,
    SIDE_WORDS,
    TRACK_WORDS,
    WORKER_COUNT,
)
from bigshoulders.kernel.moves import ActionSpace
from bigshoulders.kernel.spelling import Kind

DONE: Final = 0
BEGIN: Final = 1
SELL_LOT: Final = 2
HIRE_WORKER: Final = 3
MOVE_WORKERS: Final = 4
BUILD_CARD: Final = 5
MANAGER_UNIT: Final = 6
MANAGER_WORKER: Final = 7
MANAGER_BUILD: Final = 8
TAKE_UNIT: Final = 9
PUT_UNIT: Final = 10
PUT_WORKER: Final = 11
GIVE_MARKER: Final = 12
CHOOSE_ROW: Final = 13
CHOOSE_CARD: Final = 14
# Outcomes of chance, as moves of the seat CHANCE.
DRAW_CARD: Final = 15
FLIP_CARD: Final = 16
ROLL_MARKET: Final = 17

KINDS_OF_MOVE: Final = [
    Kind("done"),
    Kind("begin", action=ACTION_WORDS),
    Kind("sell_lot", kind=KIND_WORDS, income=INCOME_WORDS),
    Kind("hire_worker", card=CARD_WORDS),
    Kind("move_workers", origin=CARD_WORDS, target=CARD_WORDS, count=WORKER_COUNT),
    Kind("build_card", side=SIDE_WORDS, place=PLACE_WORDS),
    Kind("manager_unit", track=TRACK_WORDS),
    Kind("manager_worker", card=CARD_WORDS),
    Kind("manager_build", side=SIDE_WORDS, place=PLACE_WORDS),
    Kind("take_unit", track=TRACK_WORDS),
    Kind("put_unit", track=TRACK_WORDS),
    Kind("put_worker", card=CARD_WORDS),
    Kind("give_marker", kind=KIND_WORDS),
    Kind("choose_row", face=FACE_WORDS),
    Kind("choose_card", card=CARD_WORDS),
    Kind("draw_card", side=SIDE_WORDS),
    Kind("flip_card", side=SIDE_WORDS),
    Kind("roll_market", face=FACE_WORDS),
]
SPACE_VERSION: Final = 1
SPACE: Final = ActionSpace(KINDS_OF_MOVE, SPACE_VERSION)
