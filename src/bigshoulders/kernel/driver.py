"""The driver of every game: it runs steps, knows no rule, and compiles with the games' engines.

A game brings its columns (a subclass of `Position`), its steps and its rules. mypyc erases the type
variables to their bounds, so the stack and the draws of any position are plain field reads here.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from bigshoulders.kernel.chance import draw
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, Frame
from bigshoulders.kernel.moves import Moves
from bigshoulders.kernel.refusals import DRAW_FIRST, GAME_OVER, NOT_YOUR_TURN, No

RUNAWAY: Final = 1000  # rounds of procedures after one move


@mypyc_attr(acyclic=True)
class Position:
    """The common columns of positions: the secret seed, the draws made, and the stack of frames."""

    __slots__ = ("draws", "seed", "stack")

    def __init__(self, seed: bytes, draws: list[int], stack: list[Frame]) -> None:
        self.seed = seed  # secret; empty where the caller makes the draws
        self.draws = draws  # by stream: draws made so far
        self.stack = stack  # what the game waits for; empty when it is over

    @final
    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Add a frame that must be finished before anything below it."""
        self.stack.append(Frame(step, seat, 0, a, b, c))

    @final
    def pop(self) -> None:
        """Remove the top frame: it is finished."""
        self.stack.pop()

    @final
    def advance(self, pc: i64) -> None:
        """Set how far the top frame has come."""
        self.stack[-1] = self.stack[-1].at(pc)

    def digest(self) -> bytes:
        """The canonical digest: equal positions, equal digests."""
        raise NotImplementedError


R = TypeVar("R")  # the rules of a game
S = TypeVar("S", bound=Position)  # its positions


class Step(Generic[R, S]):
    """The code for one kind of frame. Stateless: all it knows is in the position and the frame.

    There are three sorts: *procedures* run by themselves; *questions* (`waits`) wait for a seat,
    unless they are idle; *draws* (`draws`) wait for chance.
    """

    waits: bool = False
    draws: bool = False
    hides: bool = False  # whether a redacted position may be blocked here

    def run(self, g: R, s: S, f: Frame, out: Events) -> None:
        """Run a procedure, or answer an idle question."""
        raise NotImplementedError

    def idle(self, g: R, s: S, f: Frame) -> bool:
        """Whether the question answers itself: no option, or only one."""
        return False

    def blocked(self, g: R, s: S, f: Frame) -> bool:
        """Whether a redacted position lacks what this step needs; asked only if it `hides`."""
        return False

    def awaited(self, g: R, s: S, f: Frame) -> list[int]:
        """The seats still to answer; CHANCE for a draw."""
        return [CHANCE] if self.draws else [f.seat]

    def add_moves(self, g: R, s: S, f: Frame, seat: int, moves: Moves) -> None:
        """Add every legal move of an awaited seat, sorted, to moves that are still empty."""
        raise NotImplementedError

    @final
    def legal(self, g: R, s: S, f: Frame, seat: int) -> list[int]:
        """Every legal move of an awaited seat, sorted."""
        moves = Moves()
        self.add_moves(g, s, f, seat, moves)
        return moves.listed()

    def check(self, g: R, s: S, f: Frame, seat: int, m: int) -> No | None:
        """Why an awaited seat may not make this move; None if it may."""
        raise NotImplementedError

    def apply(self, g: R, s: S, f: Frame, seat: int, m: int, out: Events) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def stream(self, g: R, s: S, f: Frame) -> int:
        """The stream a draw comes from."""
        raise NotImplementedError

    def outcomes(self, g: R, s: S, f: Frame) -> list[tuple[int, int]]:
        """The possible results of a draw, as moves with weights from 1, sorted."""
        raise NotImplementedError

    def chances(self, g: R, s: S, f: Frame) -> int:
        """The sum of the weights. A step that can count overrides this, to build no list."""
        total = 0
        for _, weight in self.outcomes(g, s, f):
            total += weight
        return total

    def drawn(self, g: R, s: S, f: Frame, number: int) -> int:
        """The outcome of one of these chances, numbered from 0 in the order of the outcomes."""
        for move, weight in self.outcomes(g, s, f):
            if number < weight:
                return move
            number -= weight
        raise NotImplementedError


def settle(steps: list[Step[R, S]], g: R, s: S, out: Events) -> None:
    """Run procedures up to a question, a draw that is left to the caller, or the end."""
    stack = s.stack
    for _round in range(RUNAWAY):  # mypyc would box a plain `_`
        if not stack:
            return
        f = stack[-1]
        step = steps[f.step]
        if step.waits:
            if not step.idle(g, s, f):
                return
            step.run(g, s, f, out)
        elif step.draws:
            if not s.seed:
                return
            draw_lot(step, g, s, out)
        elif step.hides and step.blocked(g, s, f):
            return
        else:
            step.run(g, s, f, out)
    raise GameError("engine/runaway", facts={"step": stack[-1].step})


def draw_lot(step: Step[R, S], g: R, s: S, out: Events) -> None:
    """Resolve the draw on top of the stack from the seed."""
    f = s.stack[-1]
    stream = step.stream(g, s, f)
    number = draw(s.seed, stream, s.draws[stream], step.chances(g, s, f))
    s.draws[stream] += 1
    step.apply(g, s, f, CHANCE, step.drawn(g, s, f, number), out)


def awaited(steps: list[Step[R, S]], g: R, s: S) -> list[int]:
    """The seats the game waits for: one, several at once, CHANCE, or none when it is over."""
    if not s.stack:
        return []
    f = s.stack[-1]
    return steps[f.step].awaited(g, s, f)


def legal(steps: list[Step[R, S]], g: R, s: S, seat: int) -> list[int]:
    """Every legal move of a seat, sorted; empty if it is not awaited."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = steps[f.step]
    if (f.seat != seat or step.draws) and seat not in step.awaited(g, s, f):
        return []
    return step.legal(g, s, f, seat)


def outcomes(steps: list[Step[R, S]], g: R, s: S) -> list[tuple[int, int]]:
    """The possible results of the awaited draw, with weights; empty if no draw is awaited."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = steps[f.step]
    return step.outcomes(g, s, f) if step.draws else []


def why_not(steps: list[Step[R, S]], g: R, s: S, seat: int, m: int) -> No | None:
    """Why a move is not legal, in ids and numbers; None if it is."""
    if not s.stack:
        return No(GAME_OVER)
    f = s.stack[-1]
    step = steps[f.step]
    waiting = step.awaited(g, s, f)
    if seat not in waiting:
        return No(DRAW_FIRST) if CHANCE in waiting else No(NOT_YOUR_TURN, waiting[0])
    return step.check(g, s, f, seat, m)


def play(steps: list[Step[R, S]], g: R, s: S, seat: int, m: int, out: Events) -> None:
    """Make a move known to be legal, and settle."""
    f = s.stack[-1]
    step = steps[f.step]
    if step.draws:  # a draw made by the caller counts like one from the seed
        s.draws[step.stream(g, s, f)] += 1
    step.apply(g, s, f, seat, m, out)
    settle(steps, g, s, out)
