"""The named pieces of an observation: what learners see, as one row of 16-bit numbers.

A game lists its pieces once, in row order. The positions of the cells, their bounds, the structured
form with names, and the documentation follow from that list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bigshoulders.kernel.json import Json

MOST: Final = 2**15 - 1  # the largest 16-bit number; larger amounts are clamped to it


@dataclass(frozen=True)
class Piece:
    """One fact about the table: cells along named axes, whole numbers from `least` to `most`.

    With `words`, the numbers stand for names instead of amounts: 0 is the first word.
    """

    name: str
    meaning: str
    axes: tuple[tuple[str, ...], ...] = ()
    least: int = 0
    most: int = 255
    words: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size


def amount(name: str, meaning: str, *axes: Sequence[str], most: int = 255) -> Piece:
    """A piece of plain numbers."""
    return Piece(name, meaning, tuple(tuple(axis) for axis in axes), 0, most)


def flags(name: str, meaning: str, *axes: Sequence[str]) -> Piece:
    """A piece of zeros and ones."""
    return amount(name, meaning, *axes, most=1)


def choice(name: str, meaning: str, words: Sequence[str], *axes: Sequence[str]) -> Piece:
    """A piece of names, one per cell."""
    cells = tuple(tuple(axis) for axis in axes)
    return Piece(name, meaning, cells, 0, len(words) - 1, tuple(words))


class Layout:
    """The pieces of a game, in row order."""

    def __init__(self, pieces: list[Piece], version: int) -> None:
        self.pieces = pieces
        self.version = version  # raised whenever a cell moves or changes its meaning
        self.start: dict[str, int] = {}
        size = 0
        for piece in pieces:
            self.start[piece.name] = size
            size += piece.size
        self.size = size

    def part(self, row: list[int], name: str) -> list[int]:
        """The cells of one piece."""
        piece = next(piece for piece in self.pieces if piece.name == name)
        start = self.start[name]
        return row[start : start + piece.size]

    def named(self, row: list[int]) -> dict[str, Json]:
        """The structured form: every piece by name, its cells by the names of its axes."""
        return {piece.name: name_cells(piece, self.part(row, piece.name)) for piece in self.pieces}

    def row(self, named: Json) -> list[int]:
        """The row for a structured form."""
        assert isinstance(named, dict)
        cells: list[int] = []
        for piece in self.pieces:
            cells += number_cells(piece, named[piece.name], 0)
        return cells


def name_cells(piece: Piece, cells: list[int]) -> Json:
    """Cells as nested objects by axis, with names instead of numbers if the piece has words."""
    spelt: list[Json] = [piece.words[cell] if piece.words else cell for cell in cells]
    for axis in reversed(piece.axes):
        rows: list[Json] = []
        for i in range(0, len(spelt), len(axis)):
            rows.append(dict(zip(axis, spelt[i : i + len(axis)], strict=True)))
        spelt = rows
    return spelt[0]


def number_cells(piece: Piece, value: Json, depth: int) -> list[int]:
    """The cells of a structured piece."""
    if depth == len(piece.axes):
        if isinstance(value, str):
            return [piece.words.index(value)]
        assert isinstance(value, int)
        return [value]
    assert isinstance(value, dict)
    cells: list[int] = []
    for label in piece.axes[depth]:
        cells += number_cells(piece, value[label], depth + 1)
    return cells
