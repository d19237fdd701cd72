"""Many games advanced together, in one loop that compiles with the engine.

After every step the buffers hold, game after game, what the asked seat sees and may do. They are
packed numbers, which numpy wraps without copying. A game that ends is replaced by a new one.
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from bigshoulders.kernel.chance import as_seed
from bigshoulders.kernel.driver import R, S, Step, legal, play
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import ActionSpace


class Batch(Generic[R, S]):
    """Games of one configuration, each with its own luck from one seed and its number.

    A game's subclass says how a game begins, what a row shows and what is kept of a finished game.
    """

    def __init__(
        self,
        steps: list[Step[R, S]],
        g: R,
        space: ActionSpace,
        shape: tuple[int, int],  # numbers in a row, moves of players
        games: int,
        seed: bytes,
        first: int,  # the number of the first game, for a batch that is a share of a larger one
    ) -> None:
        self.steps = steps
        self.g = g
        self.space = space
        self.size, self.width = shape
        self.games = games
        self.seed = seed
        self.first = first
        self.begun = [0] * games  # by place: games begun in it
        self.states: list[S] = []
        self.moves: list[list[int]] = []  # by game: legal moves of the asked seat
        self.actions: list[list[int]] = []  # and their dense numbers
        self.asked: list[int] = [0] * games
        # The results of the last step, by game.
        self.rows = vec[i16]([0] * (games * self.size))
        self.masks = vec[u8]([0] * (games * self.width))
        self.seats = vec[u8]([0] * games)  # the asked seat
        self.ended = vec[u8]([0] * games)  # 1 where the step ended a game
        for i in range(games):
            self.states.append(self.begin(self.next_seed(i)))
            self.moves.append([])
            self.actions.append([])
            self.observe(i)

    def begin(self, seed: bytes) -> S:
        """A new game."""
        raise NotImplementedError

    def write(self, s: S, seat: int, rows: vec[i16], start: i64) -> None:
        """Write what a seat sees of a position into the row that starts here."""
        raise NotImplementedError

    def note_end(self, i: int, s: S) -> None:
        """Keep the result of a finished game."""
        raise NotImplementedError

    def next_seed(self, i: int) -> bytes:
        """The seed of the next game in a place."""
        seed = as_seed(b"%b.%d.%d" % (self.seed, self.first + i, self.begun[i]))
        self.begun[i] += 1
        return seed

    def step(self, actions: list[int]) -> None:
        """Make one move in every game, by its dense number; if one is illegal, make none."""
        chosen = self.chosen(actions)
        steps, g, ended = self.steps, self.g, self.ended
        for i in range(self.games):
            s = self.states[i]
            play(steps, g, s, self.asked[i], chosen[i], SILENT)
            if s.stack:
                ended[i] = 0
            else:
                ended[i] = 1
                self.note_end(i, s)
                self.states[i] = self.begin(self.next_seed(i))
            self.observe(i)

    def chosen(self, actions: list[int]) -> list[int]:
        """The moves of dense numbers, all of them legal; else GameError names the first fault."""
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

    def observe(self, i: int) -> None:
        """Write what the asked seat of one game sees and may do."""
        steps, g, s, space = self.steps, self.g, self.states[i], self.space
        f = s.stack[-1]
        seat = f.seat
        if seat < 0:
            seat = steps[f.step].awaited(g, s, f)[0]
        self.asked[i] = seat
        seats, masks = self.seats, self.masks
        seats[i] = u8(seat)
        self.write(s, seat, self.rows, i * self.size)
        first: i64 = i * self.width
        for action in self.actions[i]:
            masks[first + action] = 0
        moves = legal(steps, g, s, seat)
        actions: list[int] = []
        for move in moves:
            action = space.index(move)
            actions.append(action)
            masks[first + action] = 1
        self.moves[i] = moves
        self.actions[i] = actions
