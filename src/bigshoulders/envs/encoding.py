"""Turns the compact row into input for a network: names become one-hot cells, numbers stay."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bigshoulders.envs.table import Row
from bigshoulders.kernel.features import Layout


def width(layout: Layout) -> int:
    """The number of cells in an encoded row."""
    return sum(piece.size * max(1, len(piece.words)) for piece in layout.pieces)


def encode(layout: Layout, rows: Row) -> NDArray[np.float32]:
    """Rows, one or many, as floats: each cell of a piece with words becomes one cell per word."""
    parts: list[NDArray[np.float32]] = []
    for piece in layout.pieces:
        start = layout.start[piece.name]
        part = rows[..., start : start + piece.size]
        if piece.words:
            hot = np.eye(len(piece.words), dtype=np.float32)[part]
            parts.append(hot.reshape(*part.shape[:-1], -1))
        else:
            parts.append(part.astype(np.float32))
    return np.concatenate(parts, axis=-1)
