"""Observations in Gymnasium's terms: the plain row (`vector`) or its pieces (`structured`)."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.envs.table import Row, mask, row
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.features import Layout, Piece

FORMS = ["vector", "structured"]
Observation: TypeAlias = dict[str, Any]  # as Gymnasium types what a Dict space contains
Info: TypeAlias = dict[str, object]  # facts by name, beside an observation


def check_form(form: str) -> str:
    """A form of observations, or BadConfig."""
    if form not in FORMS:
        raise BadConfig("envs/unknown-form", "observation", {"got": form, "known": [*FORMS]})
    return form


def observation_space(box: AnyBox, form: str) -> spaces.Dict:
    """The observation and the action mask."""
    learning = box.learning
    inside: spaces.Box | spaces.Dict
    if check_form(form) == "vector":
        inside = row_space(box)
    else:
        inside = spaces.Dict({piece.name: piece_space(piece) for piece in learning.layout.pieces})
    legal = spaces.Box(0, 1, (learning.actions,), np.int8)
    return spaces.Dict({"observation": inside, "action_mask": legal})


def row_space(box: AnyBox, *rows: int) -> spaces.Box:
    """One row, or this many."""
    pieces = box.learning.layout.pieces
    low = np.concatenate([np.full(piece.size, piece.least, np.int16) for piece in pieces])
    high = np.concatenate([np.full(piece.size, piece.most, np.int16) for piece in pieces])
    if rows:
        low, high = np.tile(low, (*rows, 1)), np.tile(high, (*rows, 1))
    return spaces.Box(low, high, dtype=np.int16)


def piece_space(piece: Piece) -> spaces.Box:
    """One piece as an array along its axes; a single number is an array of one."""
    return spaces.Box(piece.least, piece.most, piece.shape or (1,), np.int16)


def in_form(layout: Layout, rows: Row, form: str) -> Row | dict[str, Row]:
    """A row, or its pieces by name; many rows likewise."""
    if form == "vector":
        return rows
    found: dict[str, Row] = {}
    for piece in layout.pieces:
        start = layout.start[piece.name]
        cells = rows[..., start : start + piece.size]
        found[piece.name] = cells.reshape(*rows.shape[:-1], *(piece.shape or (1,)))
    return found


def observation(
    box: AnyBox, g: AnyRules, s: AnyPosition, seat: int, form: str, asked: bool
) -> Observation:
    """The observation of a seat; the mask is all 0 unless it must act."""
    seen = in_form(box.learning.layout, row(box, g, s, seat), form)
    none = np.zeros(box.learning.actions, dtype=np.int8)
    return {"observation": seen, "action_mask": mask(box, g, s, seat) if asked else none}
