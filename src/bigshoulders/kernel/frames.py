"""Frames: what remains to be done, as small records on a stack in the state."""

from __future__ import annotations

from typing import Final, TypeAlias, final

Seat: TypeAlias = int
NOBODY: Final = -1
EVERYBODY: Final = -2
CHANCE: Final = -3

UNKNOWN: Final = -9  # a cell of a redacted position that its reader may not know


@final
class Frame:
    """One thing to be done: which step, for whom, how far it is, and its three arguments.

    Immutable, so copies of a state share their frames; ids only, never references.
    """

    __slots__ = ("a", "b", "c", "pc", "seat", "step")

    def __init__(self, step: int, seat: int, pc: int, a: int, b: int, c: int) -> None:
        self.step = step
        self.seat = seat
        self.pc = pc
        self.a = a
        self.b = b
        self.c = c

    def at(self, pc: int) -> Frame:
        """The same frame, further on."""
        return Frame(self.step, self.seat, pc, self.a, self.b, self.c)

    def cells(self) -> list[int]:
        """The numbers of the frame, for digests and comparisons."""
        return [self.step, self.seat, self.pc, self.a, self.b, self.c]

    def __repr__(self) -> str:
        return f"Frame{tuple(self.cells())}"
