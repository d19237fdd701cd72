"""Games in Gymnasium: a solitaire, or one seat at a table against named bots.

Importing this module registers `<game>-v0` for each game on the shelf.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bigshoulders.box.box import AnyBox
from bigshoulders.envs.rendering import RENDER_MODES, Rendered, Renderer
from bigshoulders.envs.spaces import (
    Info,
    Observation,
    check_form,
    in_form,
    observation,
    observation_space,
)
from bigshoulders.envs.table import utilities
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, boxes, guarded_seat, parse_bots

ILLEGAL_REWARD = -1.0
SEED_BYTES = 32
METADATA: dict[str, object] = {"render_modes": RENDER_MODES, "render_fps": 2}
VECTOR_METADATA: dict[str, object] = {"autoreset_mode": AutoresetMode.SAME_STEP}
Step: TypeAlias = tuple[Observation, float, bool, bool, Info]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table. An illegal action loses and ends the game, as in PettingZoo."""

    metadata = METADATA

    def __init__(
        self, box: AnyBox, config: dict[str, Json], form: str, render_mode: str | None
    ) -> None:
        self.box = box
        self.game = box.game
        self.rules = box.game.assemble(config)
        self.form = check_form(form)
        self.render_mode = render_mode
        self.renderer = Renderer(self.box, self.rules, render_mode)
        self.observation_space = observation_space(box, form)
        self.action_space = spaces.Discrete(box.learning.actions)
        self.seat = 0

    def begin(self) -> None:
        """Start a new game and play to the first question for this seat."""
        seed = self.np_random.bytes(SEED_BYTES)
        self.position = self.game.new(self.rules, seed, SILENT)
        self.others()

    def others(self) -> None:
        """Let all other seats move until this seat must act or the game is over."""

    def reward(self) -> float:
        """The reward for the last move."""
        raise NotImplementedError

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.begin()
        return self.observe()

    def observe(self) -> tuple[Observation, Info]:
        asked = self.seat in self.game.awaited(self.rules, self.position)
        seen = observation(self.box, self.rules, self.position, self.seat, self.form, asked)
        info: Info = {"action_mask": seen["action_mask"]}
        scores = self.game.result(self.rules, self.position)
        if scores is not None:
            info["score"] = scores[self.seat]
        return seen, info

    def step(self, action: np.int64) -> Step:
        move = self.game.space(self.rules).move(int(action))
        if move not in self.game.legal(self.rules, self.position, self.seat):
            seen, info = self.observe()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self.game.apply(self.rules, self.position, self.seat, move, SILENT)
        self.others()
        seen, info = self.observe()
        if self.render_mode == "human":
            self.render()
        return seen, self.reward(), "score" in info, False, info

    def render(self) -> Rendered:
        return self.renderer.render(self.position, self.seat)

    def close(self) -> None:
        self.renderer.close()


class SolitaireEnv(SeatEnv):
    """A game for one. The reward is the increase in score; the sum is the final score.

    The options of the game are keywords, such as `side`.
    """

    def __init__(
        self,
        game: str,
        observation: str = "vector",
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        super().__init__(box_of(game), options, observation, render_mode)

    def begin(self) -> None:
        super().begin()
        self.score = 0

    def reward(self) -> float:
        score = self.box.learning.score
        assert score is not None
        before, self.score = self.score, score(self.position)
        return float(self.score - before)


class OpponentsEnv(SeatEnv):
    """One seat against bots. The reward comes at the end: 1 for a sole winner.

    `bots` names the bots for the other seats in order, such as "broker,random"; one name fills all
    of them. `seat` is the learner's; None draws one for every game. The options of the game are
    keywords, such as `players`.
    """

    def __init__(
        self,
        game: str,
        bots: str = "random",
        seat: int | None = 0,
        observation: str = "vector",
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        box = box_of(game)
        config = {**box.config(box.seats[0]), **options}
        super().__init__(box, config, observation, render_mode)
        players = self.game.seats(self.rules)
        named = parse_bots(self.game.name, bots)
        if len(named) == 1:
            named = named * (players - 1)
        if len(named) != players - 1:
            facts: dict[str, Json] = {"got": len(named), "expected": players - 1}
            raise BadConfig("envs/wrong-number-of-bots", "bots", facts)
        if seat is not None and seat not in range(players):
            raise BadConfig("envs/no-such-seat", "seat", {"got": seat, "most": players - 1})
        self.named = named
        self.wanted = seat
        self.players = players

    def begin(self) -> None:
        self.seat = (
            int(self.np_random.integers(self.players)) if self.wanted is None else self.wanted
        )
        self.dice = Random(self.np_random.bytes(SEED_BYTES))
        fresh = iter([guarded_seat(name) for name in self.named])
        self.bots = [None if seat == self.seat else next(fresh) for seat in range(self.players)]
        super().begin()

    def others(self) -> None:
        while True:
            awaited = self.game.awaited(self.rules, self.position)
            if not awaited or self.seat in awaited:
                return
            bot = self.bots[awaited[0]]
            assert bot is not None
            view = self.game.redact(self.rules, self.position, awaited[0])
            move = bot.choose(self.rules, view, self.dice)
            self.game.apply(self.rules, self.position, awaited[0], move, SILENT)

    def reward(self) -> float:
        winners = self.game.winners(self.rules, self.position)
        return utilities(winners, self.players)[self.seat] if winners else 0.0


class SolitaireVector(VectorEnv[Observation, NDArray[np.integer], NDArray[np.generic]]):
    """Many solitaires in one loop compiled with the engine; finished games restart at once."""

    metadata = VECTOR_METADATA

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        observation: str = "vector",
        **options: Json,
    ) -> None:
        self.num_envs = num_envs
        self.box = box_of(game)
        self.rules = self.box.game.assemble(options)
        self.form = check_form(observation)
        self.single_observation_space = observation_space(self.box, observation)
        self.single_action_space = spaces.Discrete(self.box.learning.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        assert self.box.learning.make_batch is not None
        seed_bytes = self.np_random.bytes(SEED_BYTES)
        self.batch = self.box.learning.make_batch(self.rules, self.num_envs, seed_bytes, 0)
        return self.observe()

    def observe(self) -> tuple[Observation, Info]:
        rows = np.frombuffer(memoryview(self.batch.rows), dtype=np.int16)
        masks = np.frombuffer(memoryview(self.batch.masks), dtype=np.int8)
        mask = masks.reshape(self.num_envs, -1).copy()
        row = rows.reshape(self.num_envs, -1).copy()
        seen = {"observation": in_form(self.box.learning.layout, row, self.form)}
        return {**seen, "action_mask": mask}, {"action_mask": mask}

    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One move in every game; GameError if one of them is illegal."""
        self.batch.step([int(action) for action in actions])
        seen, info = self.observe()
        gains = np.frombuffer(memoryview(self.batch.gains), dtype=np.int32)
        ended = np.frombuffer(memoryview(self.batch.ended), dtype=np.uint8).astype(np.bool_)
        if ended.any():
            info["score"] = np.frombuffer(memoryview(self.batch.scores), dtype=np.int32).copy()
            info["_score"] = ended
        return seen, gains.astype(np.float64), ended, np.zeros_like(ended), info


def register(box: AnyBox) -> None:
    """Register a game as `<game>-v0`; a solitaire with batches also as a vector environment."""
    here = "bigshoulders.envs.gymnasium"
    alone = box.seats == (1,)
    vector = f"{here}:SolitaireVector" if alone and box.learning.make_batch else None
    gymnasium.register(
        f"{box.id}-v0",
        entry_point=f"{here}:{'SolitaireEnv' if alone else 'OpponentsEnv'}",
        vector_entry_point=vector,
        kwargs={"game": box.id},
    )


for found in boxes():
    register(found)
