"""Chicago as a multi-agent environment of RLlib, with action masks, and PPO that plays every seat.

python examples/rllib_env.py --iterations 1
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from bigshoulders.box.encoding import Encoder
from bigshoulders.box.policy import squash
from bigshoulders.envs.pettingzoo import TableEnv
from bigshoulders.games.chicago.curricula import CURRICULUM

DOLLARS = 100.0  # that count as a reward of 1


class TableOfAgents(MultiAgentEnv):
    """One table; the agent that is asked gets an observation, all agents get rewards."""

    def __init__(self, config: dict | None = None) -> None:
        super().__init__()
        self.table = TableEnv("chicago", reward="shaped", **dict(config or {}))
        self.encoder = Encoder(self.table.box.learning.layout, 1)
        self.possible_agents = self.table.possible_agents
        self.agents = self.possible_agents[:]
        actions = self.table.box.learning.actions
        space = gymnasium.spaces.Dict(
            {
                "observations": gymnasium.spaces.Box(
                    -np.inf, np.inf, (self.encoder.width,), np.float32
                ),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        discrete = gymnasium.spaces.Discrete(actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, discrete)

    def observe(self, agent: str) -> dict:
        seen = self.table.observe(agent)
        return {
            "observations": squash(self.encoder(seen["observation"][None]))[0],
            "action_mask": seen["action_mask"].astype(np.float32),
        }

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple:
        self.table.reset(seed=seed)
        agent = self.table.agent_selection
        return {agent: self.observe(agent)}, {}

    def step(self, actions: dict) -> tuple:
        self.table.step(int(actions[self.table.agent_selection]))
        rewards = {agent: paid / DOLLARS for agent, paid in self.table.rewards.items()}
        over = all(self.table.terminations.values())
        shown = self.possible_agents if over else [self.table.agent_selection]
        seen = {agent: self.observe(agent) for agent in shown}
        ends = {"__all__": over, **dict.fromkeys(shown, over)}
        return seen, rewards, ends, {"__all__": False}, {}


def config(**options) -> PPOConfig:
    """PPO for one table; a single network plays every seat."""
    return (
        PPOConfig()
        .environment(
            TableOfAgents,
            env_config=options or CURRICULUM["one-decade"],
            disable_env_checking=True,  # the checker makes random moves without masks
        )
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .multi_agent(policies={"seat"}, policy_mapping_fn=lambda agent, *_, **__: "seat")
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64]}
            )
        )
        .training(train_batch_size_per_learner=128, minibatch_size=64, num_epochs=1)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=1)
    algorithm = config().build_algo()
    for _ in range(parser.parse_args().iterations):
        result = algorithm.train()
        print(result["env_runners"].get("episode_return_mean"))
    algorithm.stop()


if __name__ == "__main__":
    main()
