"""Fits the weights of bots/solo/judgement.py and writes bots/solo/weights.py.

Approximate policy iteration: greedy play with some daring makes games; every position after a turn
is a sample whose target is the Profit gained from there on; a ridge regression fits the weights;
and again.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from bigshoulders.bots.solo.judgement import DEGREES, FEATURES, TURNS, Judge, features, turns_left
from bigshoulders.bots.solo.plans import Planner
from bigshoulders.bots.solo.weights import WEIGHTS
from bigshoulders.kernel.events import SILENT
from bigshoulders.solo.engine import settle
from bigshoulders.solo.game import INDUSTRIALIST

TARGET = Path(__file__).resolve().parent.parent / "src/bigshoulders/bots/solo/weights.py"
WIDTH = 8
SIDES = ("A", "B")
Sample = tuple[list[float], float]


def play(side: str, weights: list[float], seed: int, daring: float) -> tuple[list[Sample], int]:
    """One game: its samples and its final Profit. Daring takes a worse plan now and then."""
    g = INDUSTRIALIST.assemble({"side": side})
    planner = Planner(g, Judge(g, weights), WIDTH)
    rng = Random(f"{side} {seed}")
    dice = b"tune %s %d" % (side.encode(), seed)
    s = INDUSTRIALIST.new(g, dice, SILENT)
    seen: list[tuple[list[float], int]] = []
    while s.stack:
        s.seed = b""
        plans = planner.plans(s)
        choice = 0
        if rng.random() < daring:
            choice = min(len(plans) - 1, int(rng.expovariate(0.5)))
        s = plans[choice].state
        if s.stack:
            t = turns_left(s) / TURNS
            row = [x * t**d for x in features(g, s) for d in range(DEGREES)]
            seen.append((row, s.profit))
        s.seed = dice
        settle(g, s, SILENT)
    return [(row, float(s.profit - profit)) for row, profit in seen], s.profit


def batch(
    weights: list[float], first: int, count: int, daring: float
) -> tuple[list[Sample], list[int]]:
    samples: list[Sample] = []
    scores: list[int] = []
    for number in range(first, first + count):
        for side in SIDES:
            more, score = play(side, weights, number, daring)
            samples += more
            scores.append(score)
    return samples, scores


def fit(samples: list[Sample], old: list[float], keep: float, ridge: float) -> list[float]:
    """Ridge regression, then a step from the old weights towards the new ones."""
    x = np.array([row for row, _ in samples])
    y = np.array([target for _, target in samples])
    scale = np.sqrt((x * x).mean(axis=0)) + 1e-9
    x = x / scale
    a = x.T @ x + ridge * len(y) * np.eye(x.shape[1])
    fitted = np.linalg.solve(a, x.T @ y) / scale
    return [float(keep * o + (1 - keep) * f) for o, f in zip(old, fitted, strict=True)]


def write(weights: list[float]) -> None:
    lines = [
        '"""The weights of the estimate, fitted by tools/tune_solo.py. Not written by hand."""',
        "",
    ]
    lines += ["from __future__ import annotations", "", "from typing import Final", ""]
    lines += [
        "# Per feature: a, b and c of a + b t + c t²; see judgement.FEATURES.",
        "WEIGHTS: Final = [",
    ]
    for i, name in enumerate(FEATURES):
        cells = ", ".join(f"{w:.3f}" for w in weights[i * DEGREES : i * DEGREES + DEGREES])
        lines.append(f"    *({cells}),  # {name}")
    TARGET.write_text("\n".join([*lines, "]", ""]), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=400, help="per side and round")
    parser.add_argument("--daring", type=float, default=0.25)
    parser.add_argument("--keep", type=float, default=0.3)
    parser.add_argument("--ridge", type=float, default=1e-4)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    weights = [float(w) for w in WEIGHTS]
    samples: list[Sample] = []
    best, best_weights = 0.0, weights
    with ProcessPoolExecutor(options.jobs) as pool:
        for number in range(options.rounds):
            size = options.games // (options.jobs * 4)
            firsts = [number * options.games + i * size for i in range(options.jobs * 4)]
            many = len(firsts)
            made = list(
                pool.map(batch, [weights] * many, firsts, [size] * many, [options.daring] * many)
            )
            fresh = [sample for part, _ in made for sample in part]
            samples = samples[-len(fresh) :] + fresh  # this round and the last
            check = list(
                pool.map(batch, [weights] * 4, range(10**6, 10**6 + 200, 50), [50] * 4, [0.0] * 4)
            )
            scores = sorted(score for _, part in check for score in part)
            mean = sum(scores) / len(scores)
            print(
                f"{number + 1:>3}  mean {mean:.1f}  median {scores[len(scores) // 2]}", flush=True
            )
            if mean > best:
                best, best_weights = mean, weights
                write(best_weights)
            weights = fit(samples, weights, options.keep, options.ridge)
    return 0


if __name__ == "__main__":
    sys.exit(main())
