"""Random play to the end of a game, and its generator: the same compiled and interpreted."""

from __future__ import annotations

from bigshoulders.kernel.driver import R, S, Step, legal, play
from bigshoulders.kernel.events import SILENT


def next_roll(dice: int) -> int:
    """The state of the generator after one more roll; choose with `(dice >> 33) % n`.

    >>> next_roll(1)
    7806831264735756412
    """
    return (dice * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF


def random_playout(steps: list[Step[R, S]], g: R, s: S, dice: int) -> int:
    """Play a position to its end with uniformly random moves; the number of moves."""
    decisions = 0
    stack = s.stack
    while stack:
        f = stack[-1]
        seat = f.seat
        if seat < 0:
            seat = steps[f.step].awaited(g, s, f)[0]
        moves = legal(steps, g, s, seat)
        dice = next_roll(dice)
        play(steps, g, s, seat, moves[(dice >> 33) % len(moves)], SILENT)
        decisions += 1
    return decisions
