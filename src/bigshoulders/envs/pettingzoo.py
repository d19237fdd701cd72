"""Multiplayer games in PettingZoo: agents take turns (AEC), and each sees its seat's view.

A game asks seats in no fixed order and sometimes several at once; those are asked one after another
without seeing the others' answers. So there is no parallel form. Importing this module registers
`<game>_v0` for each game on the shelf.
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from bigshoulders.envs.rendering import RENDER_MODES, Rendered, Renderer
from bigshoulders.envs.spaces import Info, Observation, check_form, observation, observation_space
from bigshoulders.envs.table import Mask, mask, utilities
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, boxes

METADATA: dict[str, object] = {
    "render_modes": RENDER_MODES,
    "is_parallelizable": False,
    "render_fps": 2,
}
ILLEGAL_REWARD = -1.0
SEED_BYTES = 32


def env(
    game: str, render_mode: str | None = None, observation: str = "vector", **options: Json
) -> AECEnv:
    """The environment as learners use it: an illegal action loses and ends the game."""
    guarded: AECEnv = TableEnv(game, render_mode, observation, **options)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class TableEnv(AECEnv, EzPickle):
    """One table of a game; it is full unless `players` says otherwise.

    The options of the game are keywords: `advanced`, `goals`, `companies`, ...
    """

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        observation: str = "vector",
        **options: Json,
    ) -> None:
        EzPickle.__init__(self, game, render_mode, observation, **options)
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
        self.dice: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start a new game; without a seed its luck follows from the previous game's."""
        if seed is not None or self.dice is None:
            self.dice, _ = seeding.np_random(seed)
        self.position = self.game.new(self.rules, self.dice.bytes(SEED_BYTES), SILENT)
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
        self._clear_rewards()
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
        self.rewards = dict(zip(self.agents, utilities(winners, len(self.agents)), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {
                "action_mask": np.zeros(self.box.learning.actions, dtype=np.int8),
                "score": scores[seat],
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
