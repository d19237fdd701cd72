"""MaskablePPO of sb3-contrib learns one seat against bots.

python examples/maskable_ppo.py --game basic --bots apprentice --minutes 10 --out policy.npz

Minutes are processor time. The curve goes to a CSV file: minutes, games and the mean money of the
last games of the learner, after a first row for random play. Seat the result with `policy:FILE`.
"""

from __future__ import annotations

import argparse
import csv
from collections import deque
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from bigshoulders.box.encoding import Encoder
from bigshoulders.box.policy import save_policy, squash
from bigshoulders.games.chicago.curricula import CURRICULUM

NAME = "bigshoulders.envs.gymnasium:chicago-v0"
DOLLARS = 100.0  # that count as a reward of 1
RECENT = 60  # games in the mean


class Inputs(gymnasium.Wrapper):
    """Observations as squashed floats, rewards in hundreds of dollars, masks passed on."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.encoder = Encoder(env.unwrapped.box.learning.layout, 1)
        shape = (self.encoder.width,)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, shape, np.float32)

    def inputs(self, seen: dict) -> np.ndarray:
        return squash(self.encoder(seen["observation"][None]))[0]

    def reset(self, **options) -> tuple:
        seen, info = self.env.reset(**options)
        return self.inputs(seen), info

    def step(self, action: int) -> tuple:
        seen, reward, terminated, truncated, info = self.env.step(action)
        return self.inputs(seen), reward / DOLLARS, terminated, truncated, info

    def action_masks(self) -> np.ndarray:
        return self.env.unwrapped.action_masks()


class Curve(BaseCallback):
    """Notes the learner's money, and stops when the time is up."""

    def __init__(self, minutes: float, path: Path, random_money: float) -> None:
        super().__init__()
        self.limit, self.path, self.started = minutes * 60, path, process_time()
        self.money: deque[int] = deque(maxlen=RECENT)
        self.games = 0
        self.rows = [("minutes", "games", "money"), (0.0, 0, round(random_money))]

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "score" in info:
                self.money.append(int(info["score"]))
                self.games += 1
        return process_time() - self.started < self.limit

    def _on_rollout_end(self) -> None:
        if self.money:
            spent = (process_time() - self.started) / 60
            self.rows.append((round(spent, 2), self.games, round(np.mean(self.money))))
            print("{:6.2f} min {:6d} games  ${}".format(*self.rows[-1]), flush=True)
            with self.path.open("w", newline="") as file:
                csv.writer(file, lineterminator="\n").writerows(self.rows)


def random_money(options: dict, games: int) -> float:
    """The mean money of random play in the learner's seat."""
    env = gymnasium.make(NAME, **options).unwrapped
    dice, money = np.random.default_rng(1), []
    for seed in range(games):
        env.reset(seed=seed)
        over = False
        while not over:
            legal = np.flatnonzero(env.action_masks())
            _, _, over, _, info = env.step(dice.choice(legal))
        money.append(info["score"])
    return float(np.mean(money))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=[*CURRICULUM], default="basic")
    parser.add_argument("--bots", default="apprentice")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--steps", type=int, default=256, help="of each environment per update")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    options = {**CURRICULUM[chosen.game], "bots": chosen.bots, "seat": None, "reward": "shaped"}
    baseline = random_money(options, RECENT if chosen.minutes > 1 else 3)
    envs = make_vec_env(NAME, 8, seed=1, env_kwargs=options, wrapper_class=Inputs)
    network = {"net_arch": [32], "activation_fn": torch.nn.Tanh}
    learner = MaskablePPO(
        "MlpPolicy", envs, n_steps=chosen.steps, batch_size=512, n_epochs=4, learning_rate=1e-3,
        gamma=0.999, ent_coef=0.005, policy_kwargs=network, seed=1, device="cpu",
    )  # fmt: skip
    learner.learn(10**9, callback=Curve(chosen.minutes, chosen.curve, baseline))
    linear = [*learner.policy.mlp_extractor.policy_net, learner.policy.action_net]
    layers = [
        (layer.weight.detach().half().numpy(), layer.bias.detach().half().numpy())
        for layer in linear
        if isinstance(layer, torch.nn.Linear)
    ]
    save_policy(chosen.out, envs.get_attr("box", 0)[0], layers)
    print(f"random ${baseline:.0f}; policy written to {chosen.out}")


if __name__ == "__main__":
    main()
