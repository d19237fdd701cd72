"""Measures what a learner on a GPU gets of the steps that random play makes with the same workers.

    python tools/bench_gpu.py --workers 16 --games 32768

It needs PyTorch and a GPU. Each line adds one change to the line before, and the best of several
rounds counts. No test depends on these figures.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples"))

import ppo_gpu
from ppo_gpu import Chooser, Half
from ppo_selfplay import Experience, Network

from bigshoulders.box.encoding import Places
from bigshoulders.envs.selfplay import SelfPlay

CONFIG = {"players": 4, "advanced": True}
SECONDS = 2.5


class Plain(Experience):
    """Rows from ordinary memory and whole masks, as a first program would send them."""

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        rows = torch.from_numpy(self.play.rows).to(self.device)
        return rows, torch.from_numpy(self.play.masks).to(self.device).bool()

    def chosen(self, actions: torch.Tensor) -> torch.Tensor:
        return actions


def per_second(games: int, step: Callable[[], None]) -> float:
    """Steps per second, after some steps of warming up."""
    for _ in range(5):
        step()
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        step()
        steps += games
    return steps / (time.perf_counter() - started)


def play_alone(games: int, seed: int) -> float:
    """Random steps per second of one process without a learner."""
    return random_rate(SelfPlay(CONFIG, games, b"alone %d" % seed, reward="shaped"))


def cores_alone(games: int, workers: int) -> float:
    """Random steps per second if no process waits for another."""
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        share = games // workers
        pool.starmap(play_alone, [(share, number) for number in range(workers)], chunksize=1)
        rates = pool.starmap(
            play_alone, [(share, number) for number in range(workers)], chunksize=1
        )
    return sum(rates)


def random_rate(play: SelfPlay) -> float:
    dice = np.random.default_rng(1)
    return per_second(play.games, lambda: play.step(play.random_actions(dice)))


def forget(experience: Experience) -> None:
    experience.seen, experience.paid = experience.seen[-1:], []


def in_turn(experience: Plain | Half, network: Network) -> float:
    """The network looks, then the workers play."""

    def step() -> None:
        experience.play.step(experience.chosen(experience.decide(network)))
        forget(experience)

    return per_second(experience.play.games, step)


def by_halves(halves: list[Half], network: Network) -> float:
    """Each half is played while the network looks at the other."""

    def step() -> None:
        for half in halves:
            half.begin(network)
            forget(half)

    rate = per_second(2 * halves[0].play.games, step)
    finish(halves)
    return rate


def finish(halves: list[Half]) -> None:
    for half in halves:
        half.play.step_wait()
        half.seen, half.paid = [], []


def learning(
    halves: list[Half], network: Network, steps: int, size: int, updates: int, overlap: bool
) -> float:
    """Steps per second of the whole training loop, without its first two updates."""
    times = []
    for _ in ppo_gpu.train(halves, network, updates + 2, steps, size, overlap):
        torch.cuda.synchronize()
        times.append(time.perf_counter())
    finish(halves)
    return 2 * halves[0].play.games * steps * updates / (times[-1] - times[1])


def make_network(play: SelfPlay) -> Chooser:
    return Chooser(Places(play.box.learning.layout), play.masks.shape[1]).to("cuda")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=32768)
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--batch", type=int, default=65536)
    parser.add_argument("--updates", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    half = chosen.games // 2
    options: Any = {"workers": chosen.workers, "reward": "shaped", "lists": ppo_gpu.MOST}
    best = {"cores alone": cores_alone(chosen.games, chosen.workers)}
    with (
        SelfPlay(CONFIG, chosen.games, b"whole", **options) as whole,
        SelfPlay(CONFIG, half, b"left", **options) as left,
        SelfPlay(CONFIG, half, b"right", **options) as right,
    ):
        for play in (whole, left, right):  # games reach their middle
            dice = np.random.default_rng(2)
            for _ in range(150):
                play.step(play.random_actions(dice))
        network, plain = make_network(whole), Plain(whole, "cuda")
        simple = Network(1, whole.masks.shape[1])
        simple.hidden = network.hidden
        simple.to("cuda")
        works: dict[str, Callable[[], float]] = {
            "random": lambda: random_rate(whole),
            "plain": lambda: in_turn(plain, simple),
        }
        for _ in range(chosen.rounds):
            for name, work in works.items():
                best[name] = max(best.get(name, 0.0), work())
        locked, halves = Half(whole, "cuda"), [Half(left, "cuda"), Half(right, "cuda")]
        works = {
            "in turn": lambda: in_turn(locked, network),
            "halves": lambda: by_halves(halves, network),
            "training in turn": lambda: learning(
                halves, make_network(whole), chosen.steps, chosen.batch, chosen.updates, False
            ),
            "training": lambda: learning(
                halves, make_network(whole), chosen.steps, chosen.batch, chosen.updates, True
            ),
        }
        for _ in range(chosen.rounds):
            for name, work in works.items():
                best[name] = max(best.get(name, 0.0), work())
    print("steps per second, and their share of those of the cores alone and of random steps")
    for name, rate in best.items():
        shares = f"{rate / best['cores alone']:>8.0%}{rate / best['random']:>8.0%}"
        print(f"{name:<18}{rate:>12,.0f}{shares}", flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps(best, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
