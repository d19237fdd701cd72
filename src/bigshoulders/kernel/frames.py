"""Frames: the work that remains, as small records on a stack in the state."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

Seat: TypeAlias = int
NOBODY: Final = -1
EVERYBODY: Final = -2
CHANCE: Final = -3

UNKNOWN: Final = -9  # a hidden cell of a redacted position


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Frame:
    """One piece of work: its step, seat, stage and three arguments.

    Immutable, so that copies of a state share frames; ids only, never references.
    """

    __slots__ = ("a", "b", "c", "pc", "seat", "step")

    def __init__(self, step: i64, seat: i64, pc: i64, a: i64, b: i64, c: i64) -> None:
        self.step = step
        self.seat = seat
        self.pc = pc
        self.a = a
        self.b = b
        self.c = c

    def at(self, pc: i64) -> Frame:
        """The same frame at a later stage."""
        return Frame(self.step, self.seat, pc, self.a, self.b, self.c)

    def cells(self) -> vec[i64]:
        """The numbers of the frame, for digests and comparisons."""
        return vec[i64]([self.step, self.seat, self.pc, self.a, self.b, self.c])

    def __repr__(self) -> str:
        return f"Frame{tuple(self.cells())}"
