"""Measures steps per second for learners: batched games next to PettingZoo's own chess.

Everything is measured in turns in the same run, and the best of several rounds counts. A step is
one move with the observation and mask that follow; moves are drawn uniformly from the masks. No
test depends on these figures.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

import numpy as np
import pettingzoo

from bigshoulders.envs import chicago_v0
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.kernel import driver
from bigshoulders.kernel.events import SILENT

CONFIG = {"players": 4, "advanced": True}
GAMES = 4096
SECONDS = 4.0
ROUNDS = 3
BUSY = 1.0  # load above which we don't have two cores to ourselves
BAR = 100  # times the steps of chess, on two cores


def agents_per_second(env: object) -> float:
    """Steps per second of a PettingZoo environment with random agents."""
    env.reset(seed=1)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        steps += 1
    return steps / (time.perf_counter() - started)


def chess_per_second() -> float:
    return agents_per_second(pettingzoo.make("aec", "classic/chess-v6"))


def door_per_second() -> float:
    return agents_per_second(chicago_v0.env(**CONFIG))


def engine_per_second() -> float:
    """Moves per second of whole random games without observations, on one core."""
    g = assemble(CONFIG)
    moves, number, started = 0, 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        number += 1
        s = CHICAGO.new(g, b"bench %d" % number, SILENT)
        moves += CHICAGO.random_playout(g, s, number)
    return moves / (time.perf_counter() - started)


def together_per_second(play: SelfPlay) -> float:
    """Steps per second of all games advanced together."""
    dice = np.random.default_rng(1)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        play.step(play.random_actions(dice))
        steps += play.games
    return steps / (time.perf_counter() - started)


def learner_per_second(play: SelfPlay) -> float:
    """Steps per second that reach a learner on the CPU: a linear policy reads every encoded row,
    scores the legal actions and takes the best."""
    dice = np.random.default_rng(1)
    inputs, games = play.inputs, play.numbers
    assert inputs is not None
    weights = dice.standard_normal((inputs.shape[1], 16), np.float32)
    heads = dice.standard_normal((16, play.masks.shape[1]), np.float32)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        hidden = inputs @ weights
        legal, first = play.legal_actions()
        owners = np.repeat(games, np.diff(first))
        scores = np.einsum("ij,ij->i", hidden[owners], heads.T[legal])
        best = np.maximum.reduceat(scores, first[:-1])
        places = np.flatnonzero(scores == best[owners])
        play.step(legal[places[np.searchsorted(places, first[:-1])]])
        steps += play.games
    return steps / (time.perf_counter() - started)


def measure(rounds: int) -> dict[str, float]:
    """The best of several rounds for each measurement."""
    alone = SelfPlay(CONFIG, GAMES, b"bench")
    shared = SelfPlay(CONFIG, GAMES, b"bench", workers=2)
    encoded = SelfPlay(CONFIG, GAMES, b"bench", encoded=True)
    works = {
        "pettingzoo chess, one core": chess_per_second,
        "pettingzoo chicago_v0, one core": door_per_second,
        "bare engine, one core": engine_per_second,
        "together, one core": lambda: together_per_second(alone),
        "together, two cores": lambda: together_per_second(shared),
        "with a learner, one core": lambda: learner_per_second(encoded),
    }
    best = dict.fromkeys(works, 0.0)
    try:
        for number in range(rounds):
            print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
            for name, work in works.items():
                best[name] = max(best[name], work())
    finally:
        shared.close()
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    options = parser.parse_args()
    built = "compiled" if driver.__file__.endswith((".so", ".pyd")) else "interpreted"
    print(f"{GAMES} games of 4 players together, {built}; steps per second:")
    if os.getloadavg()[0] > BUSY:
        print(
            f"(the machine is busy, load {os.getloadavg()[0]:.0f}: cores are not free to be used)"
        )
    figures = measure(options.rounds)
    for name, rate in figures.items():
        print(f"{name:<34}{rate:>12,.0f}")
    times = figures["together, two cores"] / figures["pettingzoo chess, one core"]
    print(f"together on two cores: {times:.0f} times PettingZoo's chess (the bar is {BAR})")
    if options.json:
        document = {"build": built, "times_chess": times, **figures}
        options.json.write_text(json.dumps(document, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
