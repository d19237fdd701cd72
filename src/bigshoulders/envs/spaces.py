"""Observations in Gymnasium's terms: the row as it is (`vector`) or its pieces (`structured`)."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from bigshoulders.envs.doors import Door, Row
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.features import Layout, Piece

FORMS = ["vector", "structured"]
Observation: TypeAlias = dict[str, Any]


def check_form(form: str) -> str:
    """A form of observations, or BadConfig."""
    if form not in FORMS:
        raise BadConfig("envs/unknown-form", "observation", {"got": form, "known": [*FORMS]})
    return form


def observation_space(door: Door, form: str) -> spaces.Dict:
    """The observation and the action mask."""
    inside: spaces.Space[Any]
    if check_form(form) == "vector":
        low = np.concatenate([np.full(p.size, p.least) for p in door.layout.pieces])
        high = np.concatenate([np.full(p.size, p.most) for p in door.layout.pieces])
        inside = spaces.Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)
    else:
        inside = spaces.Dict({piece.name: piece_space(piece) for piece in door.layout.pieces})
    mask = spaces.Box(0, 1, (door.actions,), np.int8)
    return spaces.Dict({"observation": inside, "action_mask": mask})


def piece_space(piece: Piece) -> spaces.Box:
    """One piece as an array along its axes; a single number is an array of one."""
    return spaces.Box(piece.least, piece.most, piece.shape or (1,), np.int16)


def in_form(layout: Layout, row: Row, form: str) -> Row | dict[str, Row]:
    """A row, or its pieces by name; many rows likewise."""
    if form == "vector":
        return row
    found: dict[str, Row] = {}
    for piece in layout.pieces:
        start = layout.start[piece.name]
        cells = row[..., start : start + piece.size]
        found[piece.name] = cells.reshape(*row.shape[:-1], *(piece.shape or (1,)))
    return found


def observation(door: Door, g: Any, s: Any, seat: int, form: str, asked: bool) -> Observation:
    """What a seat sees; the mask is empty unless it is asked."""
    row = door.row(g, s, seat)
    mask = door.mask(g, s, seat) if asked else np.zeros(door.actions, dtype=np.int8)
    return {"observation": in_form(door.layout, row, form), "action_mask": mask}
