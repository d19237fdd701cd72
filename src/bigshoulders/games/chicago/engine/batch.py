"""Many games advanced together, in one loop that compiles together with the engine.

After every step the buffers hold, game after game, what the asked seat sees and may do. They are
packed numbers; whoever has numpy wraps them without copying. A game that ends begins anew at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from bigshoulders.games.chicago.engine.driver import legal, new, play
from bigshoulders.games.chicago.engine.features import SIZE, write
from bigshoulders.games.chicago.engine.ids import SEATS
from bigshoulders.games.chicago.engine.moves import DRAW_START, SPACE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import scores, winners
from bigshoulders.kernel.chance import as_seed
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT

ACTIONS: Final = SPACE.offsets[DRAW_START]  # moves of players; what chance does comes after them


@final
class Batch:
    """Games of one configuration, each with luck of its own from one seed and its number.

    `first` is the number of the first game, for a batch that is a share of a larger one.
    """

    def __init__(self, g: Rules, games: int, seed: bytes, first: int) -> None:
        self.g = g
        self.games = games
        self.seed = seed
        self.first = first
        self.begun = [0] * games  # by game: how many have been begun in its place
        self.states: list[State] = []
        self.moves: list[list[int]] = []  # by game: legal moves of the asked seat
        self.actions: list[list[int]] = []  # and their dense numbers
        self.asked: list[int] = [0] * games
        # What the last step left behind, by game.
        self.rows = vec[i16]([0] * (games * SIZE))
        self.masks = vec[u8]([0] * (games * ACTIONS))
        self.seats = vec[u8]([0] * games)  # who is asked
        self.ended = vec[u8]([0] * games)  # 1 where the step ended a game
        self.winners = vec[u8]([0] * games)  # of that game, as bits
        self.scores = vec[i32]([0] * (games * SEATS))  # of that game
        for i in range(games):
            self.states.append(self.begin(i))
            self.moves.append([])
            self.actions.append([])
            self.observe(i)

    def begin(self, i: int) -> State:
        """A new game in place `i`."""
        seed = as_seed(b"%b.%d.%d" % (self.seed, self.first + i, self.begun[i]))
        self.begun[i] += 1
        return new(self.g, seed, SILENT)

    def step(self, actions: list[int]) -> None:
        """One move in every game, by its dense number; if one is illegal, nothing happens."""
        chosen = self.chosen(actions)
        g = self.g
        ended = self.ended
        for i in range(self.games):
            s = self.states[i]
            play(g, s, self.asked[i], chosen[i], SILENT)
            if s.stack:
                ended[i] = 0
            else:
                self.end(i, s)
            self.observe(i)

    def chosen(self, actions: list[int]) -> list[int]:
        """The moves of dense numbers; all are legal, or GameError says which is not."""
        if len(actions) != self.games:
            facts = {"got": len(actions), "expected": self.games}
            raise GameError("envs/wrong-number-of-actions", facts={**facts})
        moves: list[int] = []
        for i in range(self.games):
            known = self.actions[i]
            if actions[i] not in known:
                raise GameError("envs/illegal-action", facts={"game": i, "got": actions[i]})
            moves.append(self.moves[i][known.index(actions[i])])
        return moves

    def end(self, i: int, s: State) -> None:
        """Note the result of a game and begin the next."""
        ended, table = self.ended, self.scores
        ended[i] = 1
        for seat, score in enumerate(scores(self.g, s)):
            table[i * SEATS + seat] = i32(score)
        bits = 0
        for seat in winners(self.g, s):
            bits |= 1 << seat
        column = self.winners
        column[i] = u8(bits)
        self.states[i] = self.begin(i)

    def observe(self, i: int) -> None:
        """Write what the asked seat of one game sees and may do."""
        g, s = self.g, self.states[i]
        f = s.stack[-1]
        seat = f.seat
        if seat < 0:
            seat = g.steps[f.step].awaited(g, s, f)[0]
        self.asked[i] = seat
        seats, masks = self.seats, self.masks
        seats[i] = u8(seat)
        write(g, s, seat, self.rows, i * SIZE)
        first: i64 = i * ACTIONS
        for action in self.actions[i]:
            masks[first + action] = 0
        moves = legal(g, s, seat)
        actions: list[int] = []
        for move in moves:
            action = SPACE.index(move)
            actions.append(action)
            masks[first + action] = 1
        self.moves[i] = moves
        self.actions[i] = actions
