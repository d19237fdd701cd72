"""Many games of Chicago advanced together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from bigshoulders.games.chicago.engine.features import SIZE, write
from bigshoulders.games.chicago.engine.ids import SEATS
from bigshoulders.games.chicago.engine.moves import DRAW_START, SPACE
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import scores, winners
from bigshoulders.kernel import batch
from bigshoulders.kernel.bits import bits_of
from bigshoulders.kernel.events import SILENT

ACTIONS: Final = SPACE.offsets[DRAW_START]  # moves of players; those of chance come after them


@final
class Batch(batch.Batch[Rules, State]):
    """Games of one configuration; `scores` and `winners` are of the game that ended last."""

    def __init__(self, g: Rules, games: int, seed: bytes, first: int = 0) -> None:
        super().__init__(g.steps, g, SPACE, (SIZE, ACTIONS), games, seed, first)
        self.winners = vec[u8]([0] * games)  # seats, as bits
        self.scores = vec[i32]([0] * (games * SEATS))

    def begin(self, seed: bytes) -> State:
        return new(self.g, seed, SILENT)

    def write(self, s: State, seat: int, rows: vec[i16], start: i64) -> None:
        write(self.g, s, seat, rows, start)

    def note_end(self, i: int, s: State) -> None:
        table, column = self.scores, self.winners
        for seat, score in enumerate(scores(self.g, s)):
            table[i * SEATS + seat] = i32(score)
        column[i] = u8(bits_of(winners(self.g, s)))
