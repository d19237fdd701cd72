"""Turns the compact row into input for a network: names become one-hot cells, numbers stay.

A network's first layer can read compact rows without that: `FirstLayer` looks up the weights of
each name. Needs numpy, so only what learners use imports it.
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


class Places:
    """Where the cells of a row go in an encoded row.

    A number has one input. A cell with words has one input per word, and that of its present word
    is 1.
    """

    def __init__(self, layout: Layout) -> None:
        numbers: list[int] = []
        number_inputs: list[int] = []
        words: list[int] = []
        word_inputs: list[int] = []
        at = 0
        for piece in layout.pieces:
            start = layout.start[piece.name]
            step = max(1, len(piece.words))
            end = at + piece.size * step
            (words if piece.words else numbers).extend(range(start, start + piece.size))
            (word_inputs if piece.words else number_inputs).extend(range(at, end, step))
            at = end
        self.width = at  # the number of inputs
        self.numbers = np.array(numbers, np.intp)  # the cells with numbers
        self.number_inputs = np.array(number_inputs, np.intp)  # their inputs
        self.words = np.array(words, np.intp)  # the cells with words
        self.word_inputs = np.array(word_inputs, np.intp)  # the inputs of their first words


class FirstLayer:
    """Reads compact rows in place of a network's first layer, which would read encoded ones.

    It adds one row of weights per cell with words, and multiplies only the numbers. Encoded rows
    are six times as large and mostly 0. `places` has what other libraries need for the same, such
    as an embedding in PyTorch.
    """

    def __init__(self, layout: Layout) -> None:
        self.places = Places(layout)

    def __call__(self, rows: Row, weights: Inputs) -> Inputs:
        """`encode(layout, rows) @ weights` except for rounding; weights are inputs by outputs."""
        places = self.places
        by_cell = np.zeros((rows.shape[1], weights.shape[1]), np.float32)
        by_cell[places.numbers] = weights[places.number_inputs]
        outputs: Inputs = rows.astype(np.float32) @ by_cell
        present = rows.T[places.words] + places.word_inputs[:, None]
        for inputs in present:  # the same cell of all rows: its few rows of weights stay in cache
            outputs += weights.take(inputs, axis=0)
        return outputs


class Encoder:
    """Encodes up to `most` rows at a time into one array, which the next call overwrites."""

    def __init__(self, layout: Layout, most: int) -> None:
        places = Places(layout)
        self.width = places.width
        self.inputs: Inputs = np.zeros((most, self.width), np.float32)
        self.runs: list[tuple[slice, slice]] = []  # numbers: cells of a row, cells of an input
        breaks = np.flatnonzero(np.diff(places.numbers) != 1) + 1
        for first, cells in zip([0, *breaks], np.split(places.numbers, breaks), strict=True):
            at, start = int(places.number_inputs[first]), int(cells[0])
            self.runs.append((slice(start, start + len(cells)), slice(at, at + len(cells))))
        self.names = places.words
        self.targets = places.word_inputs + np.arange(most)[:, None] * self.width
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
