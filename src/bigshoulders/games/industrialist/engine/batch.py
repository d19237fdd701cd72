"""Many games of Industrialist advanced together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bigshoulders.games.industrialist.engine.features import SIZE, write
from bigshoulders.games.industrialist.engine.moves import DRAW_CARD, SPACE
from bigshoulders.games.industrialist.engine.opening import new
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel import batch
from bigshoulders.kernel.events import SILENT

ACTIONS: Final = SPACE.offsets[DRAW_CARD]  # moves of the player; those of chance come after them


@final
class Batch(batch.Batch[Rules, State]):
    """Games of one configuration."""

    def __init__(self, g: Rules, games: int, seed: bytes, first: int = 0) -> None:
        super().__init__(g.steps, g, SPACE, (SIZE, ACTIONS, 1), games, seed, first)

    def begin(self, seed: bytes) -> State:
        return new(self.g, seed, SILENT)

    def write(self, s: State, seat: int, rows: vec[i16], start: i64) -> None:
        write(s, rows, start)

    def worth(self, s: State) -> list[int]:
        return [s.profit]

    def final(self, s: State) -> list[int]:
        return [s.profit]

    def best(self, s: State) -> list[int]:
        return [0]
