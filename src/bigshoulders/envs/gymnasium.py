"""Games in Gymnasium: a solitaire, or one seat at a table against named bots.

Importing this module registers `<game>-v0` for each game on the shelf. Gymnasium imports it by
itself in `gymnasium.make("bigshoulders.envs.gymnasium:<game>-v0")`.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.box.any_game import AnyPosition
from bigshoulders.envs.games import around, check_opponents, check_seat
from bigshoulders.envs.rendering import RENDER_MODES, Rendered, Renderer
from bigshoulders.envs.rewards import Payer, default_reward
from bigshoulders.envs.saved import Restorable, Snapshot, State, dice_from, luck_from, luck_of
from bigshoulders.envs.spaces import Info, Observation, check_form, observation, observation_space
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, boxes, guarded_seat, parse_bots

SEED_BYTES = 32
DEFAULT_BOTS = "random"
METADATA: dict[str, object] = {"render_modes": RENDER_MODES, "render_fps": 2}
Step: TypeAlias = tuple[Observation, float, bool, bool, Info]


class Table:
    """The rules, the opponents and the rewards of an environment."""

    def __init__(
        self,
        game: str,
        bots: str | None,
        seat: int | None,
        reward: str | None,
        options: dict[str, Json],
    ) -> None:
        self.box = box_of(game)
        self.game = self.box.game
        config = {**self.box.config(self.box.seats[0]), **options}
        self.rules = self.game.assemble(config)
        self.players = self.game.seats(self.rules)
        named = parse_bots(game, bots or DEFAULT_BOTS) if self.players > 1 or bots else []
        self.opponents = check_opponents(named, self.players)
        self.wanted = check_seat(seat, self.players)
        self.payer = Payer(self.box, self.rules, reward or default_reward(self.players))

    def draw(self, luck: np.random.Generator) -> tuple[int, Random, bytes]:
        """The learner's seat, the bots' dice and the seed of a new game."""
        seat, dice = self.wanted, Random(0)
        if seat is None:
            seat = int(luck.integers(self.players))
        if self.players > 1:
            dice = Random(luck.bytes(SEED_BYTES))
        return seat, dice, luck.bytes(SEED_BYTES)


def facts_at_end(scores: list[int], winners: list[int], seat: int) -> Info:
    """The facts about a finished game, for an info."""
    return {
        "score": scores[seat],
        "scores": np.array(scores, np.int64),
        "winner": seat in winners,
    }


class SeatEnv(Restorable, gymnasium.Env[Observation, np.int64]):
    """One seat at a table. An illegal action forfeits and ends the game.

    `bots` names the bots for the other seats in order, such as "broker,random"; one name fills all
    of them. `seat` is the learner's; None draws one for every game. `reward` is win, money, margin
    or shaped. The options of the game are keywords, such as `players`.
    """

    metadata = METADATA
    kind = "gymnasium/1"

    def __init__(
        self,
        game: str,
        bots: str | None = None,
        seat: int | None = 0,
        reward: str | None = None,
        observation: str = "vector",
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        self.arguments = {
            "game": game,
            "bots": bots,
            "seat": seat,
            "reward": reward,
            "observation": observation,
            "render_mode": render_mode,
            **options,
        }
        self.table = Table(game, bots, seat, reward, options)
        self.box, self.game, self.rules = self.table.box, self.table.game, self.table.rules
        self.payer = self.table.payer
        self.form = check_form(observation)
        self.render_mode = render_mode
        self.renderer = Renderer(self.box, self.rules, render_mode)
        self.observation_space = observation_space(self.box, observation)
        self.action_space = spaces.Discrete(self.box.learning.actions)
        self.seat = self.table.wanted or 0
        self.dice = Random(0)
        self.position: AnyPosition = None  # None before the first reset
        self.bots: dict[int, GuardedSeat] = {}

    def sit(self, seat: int) -> None:
        """Seat the learner here and the bots elsewhere."""
        self.seat = seat
        lineup = around(seat, self.table.opponents)
        self.bots = {i: guarded_seat(named) for i, named in enumerate(lineup) if named}

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        place, self.dice, luck = self.table.draw(self.np_random)
        self.sit(place)
        self.position = self.game.new(self.rules, luck, SILENT)
        self.others()
        self.payer.begin(self.position)
        return self.observe()

    def others(self) -> None:
        """Let the bots move until this seat must act or the game is over."""
        while True:
            awaited = self.game.awaited(self.rules, self.position)
            if not awaited or awaited[0] == self.seat:
                return
            view = self.game.redact(self.rules, self.position, awaited[0])
            move = self.bots[awaited[0]].choose(self.rules, view, self.dice)
            self.game.apply(self.rules, self.position, awaited[0], move, SILENT)

    def observe(self) -> tuple[Observation, Info]:
        asked = self.seat in self.game.awaited(self.rules, self.position)
        seen = observation(self.box, self.rules, self.position, self.seat, self.form, asked)
        info: Info = {"action_mask": seen["action_mask"]}
        scores = self.game.result(self.rules, self.position)
        if scores is not None:
            winners = self.game.winners(self.rules, self.position)
            info.update(facts_at_end(scores, winners, self.seat))
        return seen, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        masks: NDArray[np.bool_] = self.observe()[0]["action_mask"].astype(np.bool_)
        return masks

    def step(self, action: np.int64) -> Step:
        move = self.game.space(self.rules).move(int(action))
        if move not in self.game.legal(self.rules, self.position, self.seat):
            seen, info = self.observe()
            lost = self.payer.forfeit(self.position, self.seat)
            return seen, lost, True, False, {**info, "illegal": True}
        self.game.apply(self.rules, self.position, self.seat, move, SILENT)
        self.others()
        seen, info = self.observe()
        if self.render_mode == "human":
            self.render()
        reward = self.payer.pay(self.position)[self.seat]
        return seen, reward, "score" in info, False, info

    def render(self) -> Rendered:
        return self.renderer.render(self.position, self.seat)

    def close(self) -> None:
        self.renderer.close()

    def get_state(self) -> State:
        begun = self.position is not None
        return {
            "kind": self.kind,
            "position": Snapshot(self.box, self.rules, self.position) if begun else None,
            "seat": self.seat,
            "dice": self.dice.getstate(),
            "luck": (luck_of(self.np_random), self._np_random_seed) if self._np_random else None,
        }

    def set_state(self, state: State) -> None:
        self.check(state)
        self.sit(state["seat"])
        self.dice = dice_from(state["dice"])
        if state["luck"] is not None:
            luck, self._np_random_seed = state["luck"]
            self._np_random = luck_from(luck)
        if state["position"] is not None:
            self.position = state["position"].position()
            self.payer.begin(self.position)

    def extras(self) -> State:
        return {"spec": self.spec}


for found in boxes():
    gymnasium.register(
        f"{found.id}-v0",
        entry_point="bigshoulders.envs.gymnasium:SeatEnv",
        vector_entry_point=(
            "bigshoulders.envs.vector:SeatVector" if found.learning.make_batch else None
        ),
        kwargs={"game": found.id},
    )
