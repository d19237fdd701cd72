"""Many games of Industrialist advanced together, in one loop that compiles with the engine."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from bigshoulders.games.industrialist.engine.driver import new, play
from bigshoulders.games.industrialist.engine.features import SIZE, write
from bigshoulders.games.industrialist.engine.moves import DRAW_CARD, SPACE
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel.chance import as_seed
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT

ACTIONS: Final = SPACE.offsets[DRAW_CARD]  # moves of the player; what chance does comes after them


@final
class Batch:
    """Games of one configuration, each with luck of its own from one seed."""

    def __init__(self, g: Rules, games: int, seed: bytes) -> None:
        self.g = g
        self.games = games
        self.seed = seed
        self.begun = [0] * games  # by game: how many have been begun in its place
        self.states: list[State] = []
        self.moves: list[list[int]] = []  # by game: legal moves
        self.actions: list[list[int]] = []  # and their dense numbers
        # What the last step left behind, by game.
        self.rows = vec[i16]([0] * (games * SIZE))
        self.masks = vec[u8]([0] * (games * ACTIONS))
        self.ended = vec[u8]([0] * games)  # 1 where the step ended a game
        self.gains = vec[i32]([0] * games)  # Profit the step brought
        self.scores = vec[i32]([0] * games)  # Profit of the game that ended
        for i in range(games):
            self.states.append(self.begin(i))
            self.moves.append([])
            self.actions.append([])
            self.observe(i)

    def begin(self, i: int) -> State:
        """A new game in place `i`."""
        seed = as_seed(b"%b.%d.%d" % (self.seed, i, self.begun[i]))
        self.begun[i] += 1
        return new(self.g, seed, SILENT)

    def step(self, actions: list[int]) -> None:
        """One move in every game, by its dense number; if one is illegal, nothing happens."""
        chosen = self.chosen(actions)
        ended, gains, scores = self.ended, self.gains, self.scores
        for i in range(self.games):
            s = self.states[i]
            before = s.profit
            play(self.g, s, chosen[i], SILENT)
            gains[i] = i32(s.profit - before)
            ended[i] = 0
            if not s.stack:
                ended[i] = 1
                scores[i] = i32(s.profit)
                self.states[i] = self.begin(i)
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

    def observe(self, i: int) -> None:
        """Write what the player of one game sees and may do."""
        g, s, masks = self.g, self.states[i], self.masks
        write(s, self.rows, i * SIZE)
        first: i64 = i * ACTIONS
        for action in self.actions[i]:
            masks[first + action] = 0
        f = s.stack[-1]
        moves = g.steps[f.step].legal(g, s, f)
        actions: list[int] = []
        for move in moves:
            action = SPACE.index(move)
            actions.append(action)
            masks[first + action] = 1
        self.moves[i] = moves
        self.actions[i] = actions
