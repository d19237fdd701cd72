"""Turns the compact row into input for a network: names become one-hot cells, numbers stay.

Needs numpy, so only what learners use imports it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bigshoulders.kernel.features import Layout

Row: TypeAlias = NDArray[np.int16]
Inputs: TypeAlias = NDArray[np.float32]


def width(layout: Layout) -> int:
    """The number of cells in an encoded row."""
    return sum(piece.size * max(1, len(piece.words)) for piece in layout.pieces)


class Encoder:
    """Encodes up to `most` rows at a time into one array, which the next call overwrites."""

    def __init__(self, layout: Layout, most: int) -> None:
        self.width = width(layout)
        self.inputs: Inputs = np.zeros((most, self.width), np.float32)
        self.runs: list[tuple[slice, slice]] = []  # numbers: cells of a row, cells of an input
        names: list[int] = []
        targets: list[int] = []
        at = 0
        for piece in layout.pieces:
            start = layout.start[piece.name]
            if piece.words:
                names += range(start, start + piece.size)
                targets += range(at, at + piece.size * len(piece.words), len(piece.words))
                at += piece.size * len(piece.words)
                continue
            run = (slice(start, start + piece.size), slice(at, at + piece.size))
            if self.runs and self.runs[-1][0].stop == start:
                before = self.runs.pop()
                run = (slice(before[0].start, run[0].stop), slice(before[1].start, run[1].stop))
            self.runs.append(run)
            at += piece.size
        self.names = np.array(names, np.intp)
        self.targets = np.array(targets, np.intp) + np.arange(most)[:, None] * self.width
        self.hot = self.targets[:0]  # the cells that are 1 for a word

    def __call__(self, rows: Row) -> Inputs:
        """The rows as floats: each cell of a piece with words becomes one cell per word."""
        cells = self.inputs.reshape(-1)
        cells[self.hot] = 0
        count = len(rows)
        for source, target in self.runs:
            self.inputs[:count, target] = rows[:, source]
        self.hot = self.targets[:count] + rows[:, self.names]
        cells[self.hot] = 1
        return self.inputs[:count]


def encode(layout: Layout, rows: Row) -> Inputs:
    """Rows, one or many, as floats in a new array; an `Encoder` keeps its array and is faster."""
    flat = rows.reshape(-1, rows.shape[-1])
    encoded = Encoder(layout, len(flat))(flat)
    return encoded.reshape(*rows.shape[:-1], encoded.shape[-1])
