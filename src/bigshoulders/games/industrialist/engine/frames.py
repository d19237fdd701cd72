"""The kinds of frames: whatever the game waits for or does next."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.industrialist.engine.events import REASON_WORDS
from bigshoulders.games.industrialist.engine.ids import KIND_WORDS, PLACE_WORDS, SIDE_WORDS
from bigshoulders.kernel.spelling import COUNT, Domain, Kind, Table

GAME: Final = 0
SETUP_CARDS: Final = 1
SETUP_FLIPS: Final = 2
SETUP_KINDS: Final = 3
TURN: Final = 4
PAY_COST: Final = 5
OPEN_BUILDING: Final = 6
RESOLVE: Final = 7
EVENT: Final = 8
LABOUR: Final = 9
UPKEEP: Final = 10
GAIN_LOT: Final = 11
MANAGERS_DOWN: Final = 12
PRODUCTION: Final = 13
# Draws.
DRAW_A_CARD: Final = 14
FLIP_A_CARD: Final = 15
ROLL_THE_MARKET: Final = 16
# Questions.
MARKET_CHOICE: Final = 17
ACTIONS: Final = 18
SELLING: Final = 19
STAFFING: Final = 20
BUILDING: Final = 21
TAKE_UNITS: Final = 22
TAKE_ANY: Final = 23
PUT_UNITS: Final = 24
NEW_WORKERS: Final = 25
MARKER_CHOICE: Final = 26
WALKOUT: Final = 27
LABOUR_CHOICE: Final = 28
UPKEEP_CHOICE: Final = 29

YES_NO: Final = Domain("yes_no", ["no", "yes"])
KINDS_OF_FRAME: Final = [
    Kind("game"),
    Kind("setup_cards"),
    Kind("setup_flips"),
    Kind("setup_kinds"),
    Kind("turn"),
    Kind("pay_cost", side=SIDE_WORDS),
    Kind("open_building", side=SIDE_WORDS, place=PLACE_WORDS),
    Kind("resolve", side=SIDE_WORDS),
    Kind("event", side=SIDE_WORDS),
    Kind("labour"),
    Kind("upkeep"),
    Kind("gain_lot", kind=KIND_WORDS),
    Kind("managers_down"),
    Kind("production"),
    Kind("draw_a_card"),
    Kind("flip_a_card"),
    Kind("roll_the_market"),
    Kind("market_choice"),
    Kind("actions"),
    Kind("selling", lots=COUNT),
    Kind("staffing", hired=YES_NO, moved=YES_NO),
    Kind("building"),
    Kind("take_units", kind=KIND_WORDS, count=COUNT, reason=REASON_WORDS),
    Kind("take_any", side=SIDE_WORDS, count=COUNT),
    Kind("put_units", kind=KIND_WORDS, count=COUNT, reason=REASON_WORDS),
    Kind("new_workers", count=COUNT, reason=REASON_WORDS),
    Kind("marker_choice", side=SIDE_WORDS),
    Kind("walkout"),
    Kind("labour_choice"),
    Kind("upkeep_choice"),
]
FRAME_TABLE: Final = Table("step", KINDS_OF_FRAME)
STEPS: Final = len(KINDS_OF_FRAME)
