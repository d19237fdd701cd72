"""The observations of Industrialist for learners: named pieces in one row of 16-bit numbers.

The row holds everything the text table shows, except what the options fix: prices and cards. Only
future draws are hidden, and no position contains those.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bigshoulders.games.industrialist.engine.frames import FRAME_TABLE
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_IDS,
    KIND_IDS,
    KINDS,
    MOST_PROFIT,
    SIDE_IDS,
    SIDES,
    TRACK_IDS,
    WIDTH,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel.features import MOST, Layout, Piece, amount, choice, flags

FEATURES_VERSION: Final = 1
DEPTH: Final = 5  # frames shown, from the top of the stack
FRAME_CELLS: Final = 5

CARDS_AND_CENTRAL: Final = [*SIDE_IDS, "central"]
SIDE_OR_NONE: Final = ["none", *SIDE_IDS]
QUESTIONS: Final = ["none", *(kind.name for kind in FRAME_TABLE.kinds)]
PROMISE_NAMES: Final = [
    "choice_of_market",
    "more_production",
    "actions_are_free",
    *(f"cheaper_{kind}" for kind in KIND_IDS),
]

PIECES: Final = [
    amount("year", "The year, 0 to 30", most=30),
    amount("profit", "Profit", most=MOST_PROFIT),
    amount("market", "The market die; 0 before it is set", most=6),
    amount("managers", "The managers die; 0 when it has left the game", most=6),
    amount("spare_markers", "Spare markers"),
    flags("actions_taken", "Actions taken this turn", ACTION_IDS),
    flags("manager_used", "Whether the managers die was used this turn"),
    choice("question", "The question: the top frame of the stack", QUESTIONS),
    flags("central_markers", "Kinds for which the Central Factory has a track", KIND_IDS),
    flags("happened", "Cards whose event has happened", SIDE_IDS),
    flags("unpaid", "Buildings whose upkeep isn't resolved yet", SIDE_IDS),
    choice("row", "Cards in the row, leftmost first", SIDE_OR_NONE, list("123456")),
    flags("built", "Cards that have been built", SIDE_IDS),
    amount("x", "Column of a built card on the map; the Central Factory's is 6", SIDE_IDS),
    amount("y", "Row of a built card on the map; the Central Factory's is 6", SIDE_IDS),
    amount("workers", "The card's worker die; 0 if it isn't built", CARDS_AND_CENTRAL),
    amount("units", "Units on the track", TRACK_IDS),
    amount("promises", "Effects that events promise for the next turn", PROMISE_NAMES),
    amount("now", "Promised effects that apply this turn", PROMISE_NAMES),
    Piece(
        "stack",
        "What the game waits for, top frame first: kind (0 for no frame, as in `question`), "
        "its stage, and its arguments",
        (tuple(str(depth) for depth in range(DEPTH)), ("kind", "at", "a", "b", "c")),
        -MOST,
        MOST,
    ),
]
LAYOUT: Final = Layout(PIECES, FEATURES_VERSION)
SIZE: Final = LAYOUT.size


def features(g: Rules, s: State, seat: int) -> list[int]:
    """The row. There is one seat, and a spectator sees the same."""
    rows = vec[i16]([0] * SIZE)
    write(s, rows, 0)
    return [int(cell) for cell in rows]


def write(s: State, rows: vec[i16], at: i64) -> None:
    """Write the row, starting at `at`."""
    question = s.stack[-1].step + 1 if s.stack else 0
    at = write_column([s.year, s.profit, s.market, s.managers, s.spare], rows, at)
    at = write_set(s.taken, len(ACTION_IDS), rows, at)
    at = write_column([s.manager_used, question], rows, at)
    at = write_set(s.central_markers, KINDS, rows, at)
    at = write_set(s.happened, SIDES, rows, at)
    at = write_set(s.unpaid, SIDES, rows, at)
    for side in s.row:
        rows[at] = i16(side + 1)
        at += 1
    for place in s.place:
        built = place >= 0
        rows[at] = i16(1 if built else 0)
        rows[at + SIDES] = i16(place % WIDTH if built else 0)
        rows[at + SIDES + SIDES] = i16(place // WIDTH if built else 0)
        at += 1
    at = write_column(s.workers, rows, at + SIDES + SIDES)
    at = write_column(s.units, rows, at)
    at = write_column(s.promises, rows, at)
    at = write_column(s.now, rows, at)
    top = len(s.stack) - 1
    for depth in range(DEPTH):
        if depth <= top:
            f = s.stack[top - depth]
            at = write_column([f.step + 1, f.pc, f.a, f.b, f.c], rows, at)
        else:
            at = write_column([0] * FRAME_CELLS, rows, at)


def write_column(column: list[int], rows: vec[i16], at: i64) -> i64:
    """Copy a column unchanged."""
    for cell in column:
        rows[at] = i16(cell)
        at += 1
    return at


def write_set(members: i64, count: i64, rows: vec[i16], at: i64) -> i64:
    """A set, as one cell per possible member."""
    for _ in range(count):
        rows[at] = 1 if members & 1 else 0
        members >>= 1
        at += 1
    return at
