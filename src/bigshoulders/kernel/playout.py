"""Random play to the end of a game, and its generator: the same compiled and interpreted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bigshoulders.kernel.driver import R, S, Step, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Moves

LOW_32: Final = 0xFFFFFFFF


def next_roll(dice: int) -> int:
    """The state of the generator after one more roll; choose with `(dice >> 33) % n`.

    >>> next_roll(1)
    7806831264735756412
    """
    return (dice * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF


def random_playout(steps: list[Step[R, S]], g: R, s: S, dice: int) -> int:
    """Play a position to its end with uniformly random moves; the number of moves."""
    decisions = 0
    moves = Moves()
    stack = s.stack
    # `next_roll` in two halves of 32 bits, which fit into machine integers.
    high: i64 = dice >> 32 & LOW_32
    low: i64 = dice & LOW_32
    while stack:
        f = stack[-1]
        seat = f.seat
        if seat < 0:
            seat = steps[f.step].awaited(g, s, f)[0]
        moves.clear()
        steps[f.step].add_moves(g, s, f, seat, moves)
        product = low * 0x4C957F2D + 0xF767814F
        high = (
            high * 0x4C957F2D + low * 0x5851F42D + 0x14057B7E + (product >> 32 & LOW_32)
        ) & LOW_32
        low = product & LOW_32
        play(steps, g, s, seat, moves.at((high >> 1) % moves.count), SILENT)
        decisions += 1
    return decisions
