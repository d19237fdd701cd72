"""The rules of Nim with a hidden card (nim.md): tables, position and steps."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import final

from bigshoulders.kernel import driver
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.driver import Position
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.events import Events, EventTable
from bigshoulders.kernel.frames import NOBODY, UNKNOWN, Frame
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No, RefusalTable
from bigshoulders.kernel.spelling import COUNT, Domain, Kind, Numbers

SEATS = 2
HEAPS = (7, 12, 20)  # NIM-2
MOST = 3  # NIM-4
LAST_STONE = 5  # NIM-5
NOT_DEALT = -1

SEAT = Numbers("seat", SEATS)
STONES = Domain("stones", ["1", "2", "3"])
CARD = Domain("card", ["1", "2", "3"])

TAKE, DRAW_CARD = range(2)
SPACE = ActionSpace([Kind("take", stones=STONES), Kind("draw_card", card=CARD)], version=1)

DEALT, TAKEN, REVEALED = range(3)
EVENT_TABLE = EventTable(
    [
        Kind("dealt", seat=SEAT, card=CARD),
        Kind("taken", seat=SEAT, stones=STONES, left=COUNT),
        Kind("revealed", seat=SEAT, card=CARD),
    ]
)

NOT_NOW, TOO_FEW = 3, 4  # 0, 1 and 2 are the driver's
REFUSALS = RefusalTable(
    [
        (Kind("game-over"), "NIM-5"),
        (Kind("not-your-turn", awaited=SEAT), "NIM-4"),
        (Kind("draw-first"), "NIM-3"),
        (Kind("not-now"), "NIM-4"),
        (Kind("too-few", left=COUNT), "NIM-4"),
    ]
)


class State(Position):
    """A heap, two cards, and who took the last stone."""

    def __init__(self, seed: bytes, heap: int) -> None:
        super().__init__(seed, [0], [])
        self.heap = heap
        self.cards = [NOT_DEALT, NOT_DEALT]
        self.last = NOBODY

    def copy(self) -> State:
        s = State(self.seed, self.heap)
        s.draws, s.stack = self.draws[:], self.stack[:]
        s.cards, s.last = self.cards[:], self.last
        return s

    def digest(self) -> bytes:
        frames = [cell for frame in self.stack for cell in frame.cells()]
        cells = [self.heap, *self.cards, self.last, *self.draws, *frames]
        return blake2b(repr(cells).encode(), digest_size=16).digest()


@dataclass(frozen=True)
class Rules:
    """The options and the steps."""

    stones: int
    steps: list[driver.Step[Rules, State]]


Step = driver.Step[Rules, State]


@final
class Deal(Step):
    """NIM-3: a hidden card for a seat."""

    draws = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for move, _ in self.outcomes(g, s, f):
            moves.append(move)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) == DRAW_CARD else No(NOT_NOW)

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return 0

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(pack(DRAW_CARD, card), 1) for card in range(CARD.size)]

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.cards[f.a] = arg_a(m)
        if out.live:
            out.tell(f.a, DEALT, f.a, arg_a(m))
        s.pop()


@final
class Turn(Step):
    """NIM-4: take stones."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for n in range(min(MOST, s.heap)):
            moves.append(pack(TAKE, n))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != TAKE:
            return No(NOT_NOW)
        return None if arg_a(m) < s.heap else No(TOO_FEW, s.heap)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.heap -= arg_a(m) + 1
        if out.live:
            out.add(TAKEN, seat, arg_a(m), s.heap)
        s.pop()
        if s.heap:
            s.push(TURN, 1 - seat)
        else:
            s.last = seat
            s.push(REVEAL, seat)


@final
class Reveal(Step):
    """NIM-5: both cards are shown."""

    hides = True

    def blocked(self, g: Rules, s: State, f: Frame) -> bool:
        return UNKNOWN in s.cards

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if out.live:
            for seat in range(SEATS):
                out.add(REVEALED, seat, s.cards[seat])
        s.draws[0] += 1  # what was revealed can't be taken back
        s.pop()


DEAL, TURN, REVEAL = range(3)
FRAMES = ["deal", "turn", "reveal"]
STEPS: list[Step] = [Deal(), Turn(), Reveal()]


def assemble(config: Json) -> Rules:
    """The rules for `{"stones": 12}`, or BadConfig."""
    if not isinstance(config, dict):
        raise BadConfig("config/not-an-object", "", {"got": config})
    for name in config:
        if name != "stones":
            raise BadConfig("config/unknown-option", name, unknown(name, ["stones"]))
    stones = config.get("stones", HEAPS[1])
    if stones not in HEAPS or not isinstance(stones, int):
        raise BadConfig("nim/stones", "stones", {"got": stones, "known": [*HEAPS]})
    return Rules(stones, STEPS)


def new(g: Rules, seed: bytes, out: Events) -> State:
    s = State(seed, g.stones)
    s.push(TURN, 0)
    for seat in (1, 0):
        s.push(DEAL, NOBODY, seat)
    driver.settle(g.steps, g, s, out)
    return s
