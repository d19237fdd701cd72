"""Fits the weights of Industrialist's bots/judgement.py and writes bots/weights.py.

Approximate policy iteration: greedy play with some exploration makes games; every position after a
turn is a sample whose target is the Profit gained from then on; a ridge regression fits the
weights; repeat. The weights are quadratic in the turns left; the best of all rounds are kept.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from bigshoulders.games.industrialist.bots.judgement import (
    FEATURES,
    TURNS,
    Judge,
    features,
    turns_left,
)
from bigshoulders.games.industrialist.bots.plans import Planner
from bigshoulders.games.industrialist.bots.weights import WEIGHTS
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.events import SILENT

TARGET = (
    Path(__file__).resolve().parent.parent / "src/bigshoulders/games/industrialist/bots/weights.py"
)
WIDTH = 8
SIDES = ("A", "B")
DEGREES = 3
RIDGE = 1e-4
KEPT_ROUNDS = 3
CHECKED_GAMES = 200
Sample = tuple[list[float], int, float]  # features, turns left, Profit still to come
Floats = NDArray[np.float64]


def play(side: str, weights: list[float], seed: int, daring: float) -> tuple[list[Sample], int]:
    """One game: its samples and its final Profit. Exploration takes a worse plan now and then."""
    g = INDUSTRIALIST.assemble({"side": side})
    planner = Planner(g, Judge(g, weights), WIDTH)
    rng = Random(f"{side} {seed}")
    dice = b"tune %s %d" % (side.encode(), seed)
    s = INDUSTRIALIST.new(g, dice, SILENT)
    seen: list[tuple[list[float], int, int]] = []
    while s.stack:
        s.seed = b""
        plans = planner.plans(s)
        choice = 0
        if rng.random() < daring:
            choice = min(len(plans) - 1, int(rng.expovariate(0.5)))
        s = plans[choice].state
        if s.stack:
            seen.append((features(g, s), turns_left(s), s.profit))
        s.seed = dice
        settle(g.steps, g, s, SILENT)
    return [(row, turns, float(s.profit - profit)) for row, turns, profit in seen], s.profit


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


def ridge(x: Floats, y: Floats, strength: float) -> Floats:
    """Least squares with a pull towards 0, scaled by column."""
    scale = np.sqrt((x * x).mean(axis=0)) + 1e-9
    x = x / scale
    a = x.T @ x + strength * len(y) * np.eye(x.shape[1])
    return np.asarray(np.linalg.solve(a, x.T @ y) / scale)


def fit(samples: list[Sample], old: list[float], keep: float) -> list[float]:
    """Weights for the samples, mixed with the old ones."""
    x = np.array([row for row, _, _ in samples])
    turns = np.array([turn for _, turn, _ in samples])
    y = np.array([target for _, _, target in samples])
    powers = np.stack([(turns / TURNS) ** d for d in range(DEGREES)])
    smooth = ridge(np.hstack([x * p[:, None] for p in powers]), y, RIDGE)
    table = np.zeros((len(FEATURES), TURNS))
    for turn in range(1, TURNS + 1):
        for d, part in enumerate(np.split(smooth, DEGREES)):
            table[:, turn - 1] += part * (turn / TURNS) ** d
    fitted = table.reshape(-1)
    return [float(keep * o + (1 - keep) * f) for o, f in zip(old, fitted, strict=True)]


def write(weights: list[float]) -> None:
    lines = [
        '"""Weights of the estimate. Written by tools/tune_industrialist.py, not by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# Per feature (see judgement.FEATURES): with 1 to 8, then with 9 to 16 turns left.",
        "WEIGHTS: Final = [",
    ]
    for i, name in enumerate(FEATURES):
        cells = [f"{w:.2f}" for w in weights[i * TURNS : i * TURNS + TURNS]]
        lines.append(f"    # {name}")
        lines += [
            f"    *({', '.join(half)})," for half in (cells[: TURNS // 2], cells[TURNS // 2 :])
        ]
    TARGET.write_text("\n".join([*lines, "]", ""]), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=400, help="per side and round")
    parser.add_argument("--daring", type=float, default=0.25)
    parser.add_argument("--keep", type=float, default=0.3)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    weights = [float(w) for w in WEIGHTS]
    rounds: list[list[Sample]] = []
    best, parts = 0.0, options.jobs * 4
    with ProcessPoolExecutor(options.jobs) as pool:
        for number in range(options.rounds):
            size = options.games // parts
            firsts = [number * options.games + i * size for i in range(parts)]
            made = pool.map(
                batch, [weights] * parts, firsts, [size] * parts, [options.daring] * parts
            )
            rounds = [*rounds[1 - KEPT_ROUNDS :], [x for part, _ in made for x in part]]
            size = CHECKED_GAMES // 4
            firsts = [10**6 + i * size for i in range(4)]
            checked = pool.map(batch, [weights] * 4, firsts, [size] * 4, [0.0] * 4)
            scores = sorted(score for _, part in checked for score in part)
            mean = sum(scores) / len(scores)
            median = scores[len(scores) // 2]
            print(f"{number + 1:>3}  mean {mean:.1f}  median {median}", flush=True)
            if mean > best:
                best = mean
                write(weights)
            weights = fit([x for part in rounds for x in part], weights, options.keep)
    return 0


if __name__ == "__main__":
    sys.exit(main())
