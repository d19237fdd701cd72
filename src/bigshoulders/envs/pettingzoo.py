"""Multiplayer games in PettingZoo: agents take turns (AEC), and each sees its seat's view.

A game asks seats in no fixed order and sometimes several at once; those are asked one after another
without seeing the others' answers. In the parallel form every agent gives an action at each step,
and only that of the asked seat counts. Importing this module registers `<game>_v0` for each game on
the shelf.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from bigshoulders.box.any_game import AnyPosition
from bigshoulders.envs.rendering import RENDER_MODES, Rendered, Renderer
from bigshoulders.envs.rewards import WIN, Payer
from bigshoulders.envs.saved import Restorable, Snapshot, State, luck_from, luck_of
from bigshoulders.envs.spaces import (
    Info,
    Observation,
    check_form,
    observation,
    observation_space,
    row_space,
)
from bigshoulders.envs.table import Mask, Row, mask, row
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, boxes

METADATA: dict[str, object] = {
    "render_modes": RENDER_MODES,
    "is_parallelizable": False,
    "render_fps": 2,
}
SEED_BYTES = 32
COPIED = [
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "_cumulative_rewards",
    "_skip_agent_selection",
]


class ForfeitWrapper(wrappers.TerminateIllegalWrapper):
    """An illegal action forfeits: the agent loses what the reward counts, and the game ends."""

    def __init__(self, env: AECEnv) -> None:
        super().__init__(env, illegal_reward=-1.0)

    def step(self, action: int | None) -> None:
        table = self.env.unwrapped
        self._illegal_value = table.forfeit(self.agent_selection)
        # The mask of the last observation is outdated if a state was restored since.
        self._prev_obs = {"action_mask": table.infos[self.agent_selection]["action_mask"]}
        super().step(action)
        table.truncations = dict.fromkeys(table.truncations, False)  # a forfeit is an end


class ParallelWrapper(turn_based_aec_to_parallel_wrapper):
    """All agents act at each step."""

    @property
    def agents(self) -> list[str]:
        """The agents of the table, which a restored state changes, too."""
        found: list[str] = self.aec_env.agents
        return found

    @agents.setter
    def agents(self, agents: list[str]) -> None:
        """The library keeps a list of its own, which would be outdated."""


def env(game: str, **arguments: Any) -> AECEnv:  # those of TableEnv
    """The environment as learners use it: an illegal action loses and ends the game."""
    guarded: AECEnv = ForfeitWrapper(TableEnv(game, **arguments))
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


def parallel_env(game: str, **arguments: Any) -> ParallelEnv:  # likewise
    """All agents act at each step; only the action of the agent that is asked counts."""
    return ParallelWrapper(env(game, **arguments))


class TableEnv(Restorable, AECEnv):
    """One table of a game; it is full unless `players` says otherwise.

    `reward` is win, money, margin or shaped. The options of the game are keywords: `advanced`,
    `goals`, `companies`, ...
    """

    kind = "pettingzoo/1"

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        observation: str = "vector",
        reward: str = WIN,
        **options: Json,
    ) -> None:
        self.arguments = {
            "game": game,
            "render_mode": render_mode,
            "observation": observation,
            "reward": reward,
            **options,
        }
        AECEnv.__init__(self)
        self.metadata = {**METADATA, "name": name_of(game)}
        self.box = box_of(game)
        self.game = self.box.game
        self.rules = self.game.assemble({**self.box.config(), **options})
        self.form = check_form(observation)
        self.render_mode = render_mode
        self.renderer = Renderer(self.box, self.rules, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats(self.rules))]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.box, self.form) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.box.learning.actions) for agent in self.possible_agents
        }
        self.payer = Payer(self.box, self.rules, reward)
        self.dice: np.random.Generator | None = None
        self.position: AnyPosition = None  # None before the first reset
        self.state_space = row_space(self.box, len(self.possible_agents))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start a new game; without a seed its luck follows from the previous game's."""
        if seed is not None or self.dice is None:
            self.dice, _ = seeding.np_random(seed)
        self.position = self.game.new(self.rules, self.dice.bytes(SEED_BYTES), SILENT)
        self.payer.begin(self.position)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.ask()

    def ask(self) -> None:
        """Select the first seat that must act and set its legal actions."""
        self.agent_selection = self.agents[self.game.awaited(self.rules, self.position)[0]]
        self.infos: dict[str, Info] = {
            agent: {"action_mask": self.mask(agent)} for agent in self.agents
        }

    def mask(self, agent: str) -> Mask:
        asked = agent == self.agent_selection
        seat = self.possible_agents.index(agent)
        return mask(self.box, self.rules, self.position, seat if asked else -1)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        asked = agent == self.agent_selection
        return observation(self.box, self.rules, self.position, seat, self.form, asked)

    def state(self) -> Row:
        """The rows of all seats, for critics that may know everything."""
        seats = range(len(self.possible_agents))
        return np.stack([row(self.box, self.rules, self.position, seat) for seat in seats])

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of the selected agent, as learners with masks ask for them."""
        return self.mask(self.agent_selection).astype(np.bool_)

    def forfeit(self, agent: str) -> float:
        """The reward of an agent that makes an illegal move."""
        return self.payer.forfeit(self.position, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """One move of the selected agent; IllegalMove changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        assert action is not None
        move = self.game.space(self.rules).move(int(action))
        self.game.apply(self.rules, self.position, seat, move, SILENT)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.payer.pay(self.position), strict=True))
        scores = self.game.result(self.rules, self.position)
        if scores is None:
            self.ask()
        else:
            self.end(scores)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self, scores: list[int]) -> None:
        """End the game for all agents at once; games are never truncated."""
        winners = self.game.winners(self.rules, self.position)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {
                "action_mask": np.zeros(self.box.learning.actions, dtype=np.int8),
                "score": scores[seat],
                "scores": np.array(scores, np.int64),
                "winner": seat in winners,
            }
            for seat, agent in enumerate(self.agents)
        }

    def render(self) -> Rendered:
        """The table as the selected agent sees it."""
        seat = self.possible_agents.index(self.agent_selection)
        return self.renderer.render(self.position, seat)

    def close(self) -> None:
        self.renderer.close()

    def get_state(self) -> State:
        begun = self.position is not None
        return {
            "kind": self.kind,
            "position": Snapshot(self.box, self.rules, self.position) if begun else None,
            "luck": None if self.dice is None else luck_of(self.dice),
            "agents": self.agents[:],
            "copied": {name: copy(getattr(self, name, None)) for name in COPIED if begun},
            "infos": {agent: {**info} for agent, info in self.infos.items()} if begun else {},
        }

    def set_state(self, state: State) -> None:
        self.check(state)
        self.dice = None if state["luck"] is None else luck_from(state["luck"])
        if state["position"] is not None:
            self.position = state["position"].position()
            self.payer.begin(self.position)
            self.agents = state["agents"][:]
            self.infos = {agent: {**info} for agent, info in state["infos"].items()}
            for name, value in state["copied"].items():
                setattr(self, name, copy(value))


def name_of(game: str) -> str:
    """The name of a game's environment."""
    return f"{game}_v0"


for found in boxes():
    if found.seats[-1] > 1:
        register(
            "aec",
            name_of(found.id),
            "bigshoulders.envs.pettingzoo:env",
            kwargs={"game": found.id},
        )
        register(
            "parallel",
            name_of(found.id),
            "bigshoulders.envs.pettingzoo:parallel_env",
            kwargs={"game": found.id},
        )
