"""Measures steps per second for learners: batched games next to PettingZoo's own chess.

Everything is measured in turns in the same run, and the best of several rounds counts. A step is
one move with the observation and mask that follow; moves are drawn uniformly from the masks. Then
it measures the share of those steps that reach a learner, on the CPU and with a process in place of
a GPU, and what a row costs in other forms. No test depends on these figures.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pettingzoo
import pyspiel

import bigshoulders.envs.openspiel  # registers the games
from bigshoulders.box.encoding import Encoder, FirstLayer
from bigshoulders.envs import chicago_v0
from bigshoulders.envs.games import Array
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.kernel import driver
from bigshoulders.kernel.events import SILENT

assert bigshoulders.envs.openspiel
CONFIG = {"players": 4, "advanced": True}
GAMES = 4096
SECONDS = 4.0
ROUNDS = 3
BUSY = 1.0  # load above which we don't have two cores to ourselves
BAR = 100  # times the steps of chess, on two cores
PROCESSOR_CLOCK = 2  # in Linux, the kind of clock in a number made from a process's id
STEPS = 40  # of all games, for each measurement in processor time
LEARNER_BAR = 0.6  # of the random steps, without the arithmetic of a GPU
DECISIONS = 150  # before a position whose rows are measured
TOGETHER = 512  # rows
OUTPUTS = 16  # of the policy's first layer
DEVICE_COLUMNS = ["games alone", "device alone", "in turn", "by halves"]
DEVICE_OUTPUTS = [16, 64, 256]
LAYOUT, ACTIONS = BOX.learning.layout, BOX.learning.actions

Memory: TypeAlias = "ctypes.Array[ctypes.c_short]"


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


class Policy:
    """An untrained policy: it reads rows as they are and draws one of the legal actions.

    Its preferences are weak, so its games are those of random play.
    """

    def __init__(self, outputs: int) -> None:
        self.dice = np.random.default_rng(1)
        self.first_layer = FirstLayer(LAYOUT)
        shape = (self.first_layer.places.width, outputs)
        self.weights = self.dice.standard_normal(shape, np.float32) / 1000
        self.heads = self.dice.standard_normal((ACTIONS, outputs), np.float32) / 100

    def __call__(self, rows: Array, legal: Array, first: Array) -> Array:
        """The actions: the best of each game, after random noise."""
        hidden = self.first_layer(rows, self.weights)
        owners = np.repeat(np.arange(len(rows)), np.diff(first))
        scores = np.einsum("ij,ij->i", hidden[owners], self.heads[legal])
        scores += self.dice.gumbel(size=len(legal))
        best = np.maximum.reduceat(scores, first[:-1])
        return legal[scores == best[owners]]


def processor_seconds(play: SelfPlay) -> float:
    """Processor time of this process and the workers: it counts nobody else's work."""
    clocks = [~(process.pid or 0) << 3 | PROCESSOR_CLOCK for process in play.processes]
    return time.process_time() + sum(map(time.clock_gettime, clocks))


def random_cost(play: SelfPlay) -> float:
    """Processor seconds per step with random actions."""
    dice = np.random.default_rng(1)
    before = processor_seconds(play)
    for _ in range(STEPS):
        play.step(play.random_actions(dice))
    return (processor_seconds(play) - before) / (STEPS * play.games)


def learner_cost(play: SelfPlay, policy: Policy) -> tuple[float, float]:
    """Processor seconds per step with a learner that copies what a GPU would be sent; and how many
    of them are its arithmetic."""
    rows = np.empty_like(play.rows)
    arithmetic, before = 0.0, processor_seconds(play)
    for _ in range(STEPS):
        rows[:] = play.rows
        legal, first = play.legal_actions()
        began = time.process_time()
        actions = policy(rows, legal, first)
        arithmetic += time.process_time() - began
        play.step(actions)
    steps = STEPS * play.games
    return (processor_seconds(play) - before) / steps, arithmetic / steps


def measure_learner(rounds: int) -> dict[str, float]:
    """The cost of a learner on the CPU with two workers: microseconds per step, by part."""
    policy, best = Policy(OUTPUTS), {"random": 1.0, "learner": 1.0, "arithmetic": 1.0}
    with SelfPlay(CONFIG, GAMES, b"bench", workers=2) as play:
        random_cost(play)  # games reach their middle
        for _ in range(rounds):
            best["random"] = min(best["random"], random_cost(play))
            learner, arithmetic = learner_cost(play, policy)
            if learner < best["learner"]:
                best["learner"], best["arithmetic"] = learner, arithmetic
    return {name: 1e6 * seconds for name, seconds in best.items()}


def compute(games: int, outputs: int, memory: Memory, pipe: Connection) -> None:
    """The process of a `Device`: it answers until the pipe closes."""
    policy = Policy(outputs)
    rows = np.frombuffer(memory, np.int16).reshape(games, -1)
    while True:
        try:
            legal, first = pipe.recv_bytes(), pipe.recv_bytes()
            actions = policy(rows, np.frombuffer(legal, np.int64), np.frombuffer(first, np.int64))
            pipe.send_bytes(actions.tobytes())
        except EOFError:
            return


class Device:
    """A process in place of a GPU: it computes while the learner's process does something else."""

    def __init__(self, games: int, outputs: int, core: int) -> None:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("h", games * LAYOUT.size)
        self.rows = np.frombuffer(memory, np.int16).reshape(games, -1)
        self.pipe, theirs = context.Pipe()
        work = (games, outputs, memory, theirs)
        self.process = context.Process(target=compute, args=work, daemon=True)
        self.process.start()
        theirs.close()
        os.sched_setaffinity(self.process.pid or 0, {core})

    def send(self, play: SelfPlay) -> None:
        self.rows[:] = play.rows
        for cells in play.legal_actions():
            self.pipe.send_bytes(cells.tobytes())

    def receive(self) -> Array:
        return np.frombuffer(self.pipe.recv_bytes(), np.int64)

    def close(self) -> None:
        self.pipe.close()
        self.process.join()


def in_turn(play: SelfPlay, device: Device) -> float:
    """Steps per second if the device and the games wait for each other."""
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        device.send(play)
        play.step(device.receive())
        steps += play.games
    return steps / (time.perf_counter() - started)


def by_halves(playing: SelfPlay, thinking: SelfPlay, device: Device) -> float:
    """Steps per second if the device thinks about one half while the other half plays."""
    playing.step_async(playing.random_actions(np.random.default_rng(1)))
    device.send(thinking)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        playing.step_wait()
        thinking.step_async(device.receive())
        device.send(playing)
        steps += playing.games
        playing, thinking = thinking, playing
    seconds = time.perf_counter() - started
    device.receive()
    playing.step_wait()
    return steps / seconds


def device_per_second(play: SelfPlay, device: Device) -> float:
    """Steps per second of the device alone."""
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < SECONDS:
        device.send(play)
        device.receive()
        steps += play.games
    return steps / (time.perf_counter() - started)


def on_core(play: SelfPlay, core: int) -> SelfPlay:
    """The same games, with all workers on one core."""
    for process in play.processes:
        os.sched_setaffinity(process.pid or 0, {core})
    return play


def measure_device(rounds: int, outputs: int) -> dict[str, float]:
    """A device on one core and the games on another: apart, in turn, and overlapping."""
    games, thinker, *_ = sorted(os.sched_getaffinity(0))
    best: dict[str, float] = {}
    with (
        on_core(SelfPlay(CONFIG, GAMES, b"bench", workers=1), games) as whole,
        on_core(SelfPlay(CONFIG, GAMES // 2, b"left", workers=1), games) as left,
        on_core(SelfPlay(CONFIG, GAMES // 2, b"right", workers=1), games) as right,
    ):
        large = Device(GAMES, outputs, thinker)
        small = Device(GAMES // 2, outputs, thinker)
        works = [
            lambda: together_per_second(whole),
            lambda: device_per_second(whole, large),
            lambda: in_turn(whole, large),
            lambda: by_halves(left, right, small),
        ]
        for half, device in ((whole, large), (left, small)):  # the processes have started
            device.send(half)
            device.receive()
        for _ in range(rounds):
            for name, work in zip(DEVICE_COLUMNS, works, strict=True):
                best[name] = max(best.get(name, 0.0), work())
        large.close()
        small.close()
    return best


def measure(rounds: int) -> dict[str, float]:
    """The best of several rounds for each measurement."""
    alone = SelfPlay(CONFIG, GAMES, b"bench")
    shared = SelfPlay(CONFIG, GAMES, b"bench", workers=2)
    works = {
        "pettingzoo chess, one core": chess_per_second,
        "pettingzoo chicago_v0, one core": door_per_second,
        "bare engine, one core": engine_per_second,
        "together, one core": lambda: together_per_second(alone),
        "together, two cores": lambda: together_per_second(shared),
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


def processor_time(work: Callable[[], object], times: int) -> float:
    """The microseconds of processor time that some work takes, the best of several rounds."""
    best = float("inf")
    for _ in range(5 * ROUNDS):
        started = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - started) / times)
    return 1e6 * best


def measure_rows() -> dict[str, float]:
    """Microseconds per row: OpenSpiel's tensors, and rows encoded for a network."""
    dice = np.random.RandomState(1)
    game = pyspiel.load_game("python_chicago(players=4,advanced=True)")
    state = game.new_initial_state()
    for _ in range(DECISIONS):
        state.apply_action(int(dice.choice(state.legal_actions())))
    observer = game.make_py_observer()
    plain = SelfPlay(CONFIG, TOGETHER, b"rows")
    encoded = SelfPlay(CONFIG, TOGETHER, b"rows", encoded=True)
    many, one = Encoder(LAYOUT, TOGETHER), Encoder(LAYOUT, 1)
    for play in (plain, encoded):
        random_cost(play)
    steps = [min(random_cost(play) for _ in range(ROUNDS)) for play in (plain, encoded)]
    return {
        "OpenSpiel's observation tensor": processor_time(lambda: state.observation_tensor(0), 200),
        "the same in an observer's array": processor_time(lambda: observer.set_from(state, 0), 200),
        "Encoder, one row": processor_time(lambda: one(plain.rows[:1]), 200),
        "Encoder, many rows": processor_time(lambda: many(plain.rows), 5) / TOGETHER,
        "SelfPlay with encoded=True": 1e6 * (steps[1] - steps[0]),
    }


def report_learner(rounds: int) -> dict[str, object]:
    """Measure and print what a learner gets; the clocks and cores of processes need Linux."""
    cost = measure_learner(rounds)
    without = cost["learner"] - cost["arithmetic"]
    whole, rest = cost["random"] / cost["learner"], cost["random"] / without
    print("\nprocessor time per step with two workers, in microseconds:")
    print(f"random {cost['random']:.2f}, with a learner on the CPU {cost['learner']:.2f}, of which")
    print(f"its arithmetic {cost['arithmetic']:.2f}. A learner on the CPU gets {whole:.0%} of the")
    print(f"random steps; if a GPU does its arithmetic, {rest:.0%} (the bar is {LEARNER_BAR:.0%}).")
    devices: dict[str, dict[str, float]] = {}
    if len(os.sched_getaffinity(0)) > 1:
        print("\none core plays, another computes in place of a GPU; steps per second:")
        print("first layer" + "".join(f"{name:>16}" for name in DEVICE_COLUMNS))
        for outputs in DEVICE_OUTPUTS:
            found = devices[str(outputs)] = measure_device(rounds, outputs)
            print(f"{outputs:>11}" + "".join(f"{found[name]:>16,.0f}" for name in DEVICE_COLUMNS))
    return {
        "learner_share": rest,
        "learner_share_on_cpu": whole,
        "microseconds": cost,
        "devices": devices,
    }


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
    rows = measure_rows()
    print("\nprocessor time per row, in microseconds:")
    for name, microseconds in rows.items():
        print(f"{name:<34}{microseconds:>12.2f}")
    learner = report_learner(options.rounds) if sys.platform == "linux" else {}
    if options.json:
        document = {"build": built, "times_chess": times, **figures, "rows": rows, **learner}
        options.json.write_text(json.dumps(document, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
