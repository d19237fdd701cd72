"""Many games of Industrialist advanced together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

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
    """Games of one configuration; `gains` is the Profit that the last step brought."""

    def __init__(self, g: Rules, games: int, seed: bytes, first: int = 0) -> None:
        super().__init__(g.steps, g, SPACE, (SIZE, ACTIONS), games, seed, first)
        self.gains = vec[i32]([0] * games)
        self.scores = vec[i32]([0] * games)  # Profit of the game that ended

    def begin(self, seed: bytes) -> State:
        return new(self.g, seed, SILENT)

    def write(self, s: State, seat: int, rows: vec[i16], start: i64) -> None:
        write(s, rows, start)

    def note_end(self, i: int, s: State) -> None:
        scores = self.scores
        scores[i] = i32(s.profit)

    def step(self, actions: list[int]) -> None:
        before = [s.profit for s in self.states]
        super().step(actions)
        gains, ended, scores = self.gains, self.ended, self.scores
        for i in range(self.games):
            after = int(scores[i]) if ended[i] else self.states[i].profit
            gains[i] = i32(after - before[i])
