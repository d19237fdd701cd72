"""Rows as input for a network, written in one loop that compiles with the engine.

A cell of a piece with words becomes one cell per word, 1 where the word applies. Numbers stay. The
cells are 32-bit floats, written by their bits, because packed vectors have no such type.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from bigshoulders.kernel.features import Layout

LEAST: Final = -(2**15)  # of the numbers in a row
NUMBERS: Final = 2**16  # how many there are


def bits_of_floats() -> list[int]:
    """The bits of every number in a row as a 32-bit float, from the least."""
    floats = pack(f"={NUMBERS}f", *range(LEAST, LEAST + NUMBERS))
    return [*unpack(f"={NUMBERS}i", floats)]


@final
class Encoding:
    """Where the cells of a row go."""

    def __init__(self, layout: Layout) -> None:
        numbers: list[int] = []  # cells of the row that stay numbers
        number_targets: list[int] = []
        names: list[int] = []  # cells that stand for words
        name_targets: list[int] = []
        cell = width = 0
        for piece in layout.pieces:
            for _ in range(piece.size):
                if piece.words:
                    names.append(cell)
                    name_targets.append(width)
                    width += len(piece.words)
                else:
                    numbers.append(cell)
                    number_targets.append(width)
                    width += 1
                cell += 1
        self.width = width
        self.numbers = vec[i32]([i32(cell) for cell in numbers])
        self.number_targets = vec[i32]([i32(cell) for cell in number_targets])
        self.names = vec[i32]([i32(cell) for cell in names])
        self.name_targets = vec[i32]([i32(cell) for cell in name_targets])
        floats = bits_of_floats()
        self.floats = vec[i32]([i32(bits) for bits in floats])
        self.one = i32(floats[1 - LEAST])

    def clear(self, rows: vec[i16], start: i64, out: vec[i32], first: i64) -> None:
        """Take out the words of the row that was written here."""
        names, targets = self.names, self.name_targets
        for i in range(len(names)):
            out[first + i64(targets[i]) + i64(rows[start + i64(names[i])])] = 0

    def write(self, rows: vec[i16], start: i64, out: vec[i32], first: i64) -> None:
        """Write the row that starts at `start`, where all words have been taken out."""
        floats, one = self.floats, self.one
        numbers, targets = self.numbers, self.number_targets
        for i in range(len(numbers)):
            value = i64(rows[start + i64(numbers[i])])
            out[first + i64(targets[i])] = floats[value - LEAST]
        names, places = self.names, self.name_targets
        for i in range(len(names)):
            out[first + i64(places[i]) + i64(rows[start + i64(names[i])])] = one
