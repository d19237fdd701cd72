"""Many environments of one seat in one batch, by Gymnasium's rules for vector environments.

They play the same games as Gymnasium's own vectors of `SeatEnv` with the same seeds.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bigshoulders.envs.games import Games, around
from bigshoulders.envs.gymnasium import Table, facts_at_end
from bigshoulders.envs.rewards import SHAPED, rewards_at_end
from bigshoulders.envs.saved import Restorable, State, luck_from, luck_of
from bigshoulders.envs.spaces import Info, Observation, check_form, in_form, observation_space
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.json import Json

Flags = NDArray[np.bool_]
Steps = tuple[Observation, NDArray[np.float64], Flags, Flags, Info]


class SeatVector(Restorable, VectorEnv[Observation, NDArray[np.integer], NDArray[np.generic]]):
    """One seat at each of many tables; the arguments are those of `SeatEnv`.

    `autoreset_mode` says when a new game begins: in the step that ends one (the default, with
    `final_obs` and `final_info`), in the next step, or never ("Disabled").
    """

    kind = "gymnasium-vector/1"

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: str | None = None,
        seat: int | None = 0,
        reward: str | None = None,
        observation: str = "vector",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: Json,
    ) -> None:
        self.arguments = {
            "game": game,
            "num_envs": num_envs,
            "bots": bots,
            "seat": seat,
            "reward": reward,
            "observation": observation,
            "autoreset_mode": autoreset_mode,
            **options,
        }
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.table = Table(game, bots, seat, reward, options)
        self.box = self.table.box
        self.form = check_form(observation)
        self.single_observation_space = observation_space(self.box, observation)
        self.single_action_space = spaces.Discrete(self.box.learning.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.reward = self.table.payer.kind
        self.games = Games(self.box, self.table.rules, num_envs, b"", 0, self.reward == SHAPED)
        self.games.batch.restarts = False
        self.luck: list[np.random.Generator | None] = [None] * num_envs
        self.over = np.zeros(num_envs, np.bool_)
        self.everywhere = np.ones(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Observation, Info]:
        """Begin games: in all places, or those of `options["reset_mask"]`.

        One seed gives each place its own, counted upwards; a list names them.
        """
        seeds = self.seeds(seed)
        mask = self.reset_mask(options)
        for i in np.flatnonzero(mask).tolist():
            self.begin(i, seeds[i])
        return self.observe(mask)

    def seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + i for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            facts: dict[str, Json] = {"got": len(seed), "expected": self.num_envs}
            raise BadConfig("envs/wrong-number-of-seeds", "seed", facts)
        return list(seed)

    def reset_mask(self, options: dict[str, object] | None) -> Flags:
        mask: Flags = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            mask = np.asarray(options["reset_mask"])
            if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
                raise BadConfig("envs/bad-reset-mask", "reset_mask", {"expected": self.num_envs})
        return mask

    def begin(self, i: int, seed: int | None = None) -> None:
        """Begin a game in one place; without a seed its luck follows from the previous game's."""
        luck = self.luck[i]
        if seed is not None or luck is None:
            luck = self.luck[i] = seeding.np_random(seed)[0]
        seat, dice, first = self.table.draw(luck)
        self.games.dice[i] = dice
        self.games.seat_bots(i, around(seat, self.table.opponents))
        self.games.batch.restart(i, first)
        self.games.answer_in(i)
        self.over[i] = False

    def observe(self, new: Flags | None = None) -> tuple[Observation, Info]:
        """The observations of all places; infos have the masks of all places, or of these."""
        new = self.everywhere if new is None else new
        arrays = self.games.arrays
        mask = arrays["masks"].astype(np.int8)
        seen = in_form(self.box.learning.layout, arrays["rows"].copy(), self.form)
        told = np.where(new[:, None], mask, np.int8(0))
        return {"observation": seen, "action_mask": mask}, {
            "action_mask": told,
            "_action_mask": new.copy(),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every place, as learners with masks ask for them."""
        return self.games.arrays["masks"].astype(np.bool_)

    def step(self, actions: NDArray[np.integer]) -> Steps:
        """One move in every game; GameError if one of them is illegal."""
        waiting = self.over.copy()
        if waiting.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise GameError("envs/not-reset", facts={"game": int(np.argmax(waiting))})
        self.games.step([int(action) for action in actions])
        ended = self.games.arrays["ended"].astype(np.bool_)
        rewards = np.zeros(self.num_envs)
        if self.reward == SHAPED:
            rewards = self.games.arrays["gains"][self.games.numbers, self.seats()].astype(float)
            rewards[waiting] = 0.0
        facts = {i: self.settle(i, rewards) for i in np.flatnonzero(ended).tolist()}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos = self.replace(facts)
            seen, told = self.observe()
            return seen, rewards, ended, np.zeros_like(ended), {**infos, **told}
        self.over = ended.copy()
        for i in np.flatnonzero(waiting).tolist():
            self.begin(i)
        seen, infos = self.observe()
        for i, told in facts.items():
            infos = self._add_info(infos, told, i)
        return seen, rewards, ended, np.zeros_like(ended), infos

    def settle(self, i: int, rewards: NDArray[np.float64]) -> Info:
        """Pay for the game that ended in a place; returns what an info says about it."""
        scores = self.games.arrays["scores"][i, : self.table.players].tolist()
        winners = members(int(self.games.arrays["winners"][i]))
        seat = self.seats()[i]
        if self.reward != SHAPED:
            rewards[i] = rewards_at_end(self.reward, scores, winners)[seat]
        return facts_at_end(scores, winners, seat)

    def replace(self, facts: dict[int, Info]) -> Info:
        """Begin new games where one has ended; the infos have the ends of those."""
        infos: Info = {}
        if facts:
            seen, _ = self.observe()
            masks = seen["action_mask"]
            for i, told in facts.items():
                shown = seen["observation"]
                row = {k: v[i] for k, v in shown.items()} if isinstance(shown, dict) else shown[i]
                info = {"action_mask": masks[i], **told}
                last = {"observation": row, "action_mask": masks[i]}
                infos = self._add_info(infos, {"final_obs": last, "final_info": info}, i)
                self.begin(i)
        return infos

    def seats(self) -> list[int]:
        """The learner's seat in every place."""
        seats: list[int] = self.games.batch.viewers
        return seats

    def get_state(self) -> State:
        return {
            "kind": self.kind,
            "games": self.games.get_state(),
            "luck": [None if luck is None else luck_of(luck) for luck in self.luck],
            "over": self.over.copy(),
        }

    def set_state(self, state: State) -> None:
        self.check(state)
        self.games.set_state(state["games"])
        self.luck = [None if luck is None else luck_from(luck) for luck in state["luck"]]
        self.over = state["over"].copy()

    def extras(self) -> State:
        return {"spec": self.spec}
