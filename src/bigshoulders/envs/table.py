"""The parts that all environments share: rows of features and masks of legal actions."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox

Row: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


def row(box: AnyBox, g: AnyRules, s: AnyPosition, seat: int) -> Row:
    """The observation of a seat."""
    return np.array(box.learning.features(g, s, seat), dtype=np.int16)


def legal_actions(box: AnyBox, g: AnyRules, s: AnyPosition, seat: int) -> list[int]:
    """The dense numbers of a seat's legal moves."""
    space = box.game.space(g)
    return [space.index(move) for move in box.game.legal(g, s, seat)]


def mask(box: AnyBox, g: AnyRules, s: AnyPosition, seat: int) -> Mask:
    """1 where an action is legal; all 0 for a seat that isn't asked."""
    cells = np.zeros(box.learning.actions, dtype=np.int8)
    cells[legal_actions(box, g, s, seat)] = 1
    return cells
