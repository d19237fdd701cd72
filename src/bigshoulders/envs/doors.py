"""What every door shares: a game, its row of features, its dense actions, its rewards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine import batch as chicago_batch
from bigshoulders.games.chicago.engine import features as chicago
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine import batch as solo_batch
from bigshoulders.games.industrialist.engine import features as solo
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.features import Layout

Row: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


@dataclass(frozen=True)
class Door:
    """A game as learners meet it. Rules and positions pass through unseen."""

    game: Game[Any, Any]
    layout: Layout
    features: Callable[[Any, Any, int], list[int]]
    actions: int  # dense numbers of the players' moves; those of chance come after them

    def row(self, g: Any, s: Any, seat: int) -> Row:
        """What a seat sees."""
        return np.array(self.features(g, s, seat), dtype=np.int16)

    def mask(self, g: Any, s: Any, seat: int) -> Mask:
        """What a seat may do: 1 where the action is legal; all 0 for a seat that is not asked."""
        cells = np.zeros(self.actions, dtype=np.int8)
        cells[self.legal_actions(g, s, seat)] = 1
        return cells

    def legal_actions(self, g: Any, s: Any, seat: int) -> list[int]:
        space = self.game.space(g)
        return [space.index(move) for move in self.game.legal(g, s, seat)]


CHICAGO_DOOR = Door(CHICAGO, chicago.LAYOUT, chicago.features, chicago_batch.ACTIONS)
INDUSTRIALIST_DOOR = Door(INDUSTRIALIST, solo.LAYOUT, solo.features, solo_batch.ACTIONS)


def utilities(winners: list[int], players: int) -> list[float]:
    """The reward of a finished game by seat: from 1 for a sole winner down, the sum is 0."""
    share = players / len(winners)
    return [((share if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]
