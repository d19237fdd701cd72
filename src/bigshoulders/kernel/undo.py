"""Undo: which entries of a log a seat may take back."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.kernel.frames import NOBODY


@dataclass(frozen=True)
class Undo:
    """One seat's standing moves since the last draw, reveal or move of another seat.

    `floor` is the entry before the first of them: the oldest position the seat may return to.
    `joined` are the moves made together with the one before them: one undo takes them all back.
    """

    seat: int = NOBODY
    floor: int = 0
    seqs: tuple[int, ...] = ()
    joined: tuple[int, ...] = ()

    def after_move(self, seat: int, seq: int, met_luck: bool, joins: bool = False) -> Undo:
        """The moves that can be undone after entry `seq`, a move by this seat; `joins` if it was
        made together with the move before it."""
        if met_luck:
            return Undo(NOBODY, seq)
        if seat != self.seat:
            return Undo(seat, seq - 1, (seq,))
        joined = (*self.joined, seq) if joins else self.joined
        return Undo(seat, self.floor, (*self.seqs, seq), joined)

    def back_to(self, target: int, seq: int) -> Undo:
        """The moves that can be undone after entry `seq`, an undo back to entry `target`."""
        if target != self.floor and target not in self.seqs:
            return Undo(NOBODY, seq)
        standing = tuple(n for n in self.seqs if n <= target)
        return Undo(self.seat, self.floor, standing, tuple(n for n in self.joined if n <= target))

    def targets(self, seat: int) -> list[int]:
        """The entries a seat may return to without consent, oldest first."""
        return [self.floor, *self.seqs[:-1]] if self.seat == seat and self.seqs else []

    def last_target(self, seat: int) -> int | None:
        """The entry before the seat's last move, or before all moves made together with it."""
        found = None
        for target, seq in zip(self.targets(seat), self.seqs, strict=False):
            if seq not in self.joined:
                found = target
        return found
