"""Undo: which entries of a log a seat may take back."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.kernel.frames import NOBODY


@dataclass(frozen=True)
class Undo:
    """One seat's standing moves since the last draw, reveal or move of another seat.

    `floor` is the entry before the first of them: the oldest position the seat may return to.
    """

    seat: int = NOBODY
    floor: int = 0
    seqs: tuple[int, ...] = ()

    def after_move(self, seat: int, seq: int, met_luck: bool) -> Undo:
        """The moves that can be undone after entry `seq`, a move by this seat."""
        if met_luck:
            return Undo(NOBODY, seq)
        if seat != self.seat:
            return Undo(seat, seq - 1, (seq,))
        return Undo(seat, self.floor, (*self.seqs, seq))

    def back_to(self, target: int, seq: int) -> Undo:
        """The moves that can be undone after entry `seq`, an undo back to entry `target`."""
        if target != self.floor and target not in self.seqs:
            return Undo(NOBODY, seq)
        return Undo(self.seat, self.floor, tuple(n for n in self.seqs if n <= target))

    def targets(self, seat: int) -> list[int]:
        """The entries a seat may return to without consent, oldest first."""
        return [self.floor, *self.seqs[:-1]] if self.seat == seat and self.seqs else []
