"""Many games of Chicago advanced together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bigshoulders.games.chicago.engine.features import SIZE, write
from bigshoulders.games.chicago.engine.ids import SEATS
from bigshoulders.games.chicago.engine.moves import DRAW_START, SPACE
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import net_worths, scores, winners
from bigshoulders.kernel import batch
from bigshoulders.kernel.events import SILENT

ACTIONS: Final = SPACE.offsets[DRAW_START]  # moves of players; those of chance come after them


@final
class Batch(batch.Batch[Rules, State]):
    """Games of one configuration."""

    def __init__(self, g: Rules, games: int, seed: bytes, first: int = 0) -> None:
        super().__init__(g.steps, g, SPACE, (SIZE, ACTIONS, SEATS), games, seed, first)

    def begin(self, seed: bytes) -> State:
        return new(self.g, seed, SILENT)

    def write(self, s: State, seat: int, rows: vec[i16], start: i64) -> None:
        write(self.g, s, seat, rows, start)

    def worth(self, s: State) -> list[int]:
        return net_worths(self.g, s)

    def final(self, s: State) -> list[int]:
        return scores(self.g, s)

    def best(self, s: State) -> list[int]:
        return winners(self.g, s)
