"""Measures the engine, interpreted and compiled, next to other engines in the same run on one core.

Each measurement runs in its own process. The builds take turns and the best of several rounds
counts, in processor time, so that a busy machine affects all of them alike. No test depends on
these figures.

`--keep` adds the figures to docs/how-it-works/speed.jsonl under the current commit. Every run
redraws docs/how-it-works/speed.svg from the figures kept there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bench_plot
from bench_peers import measure_peers

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3
PASSES = 20  # over the sampled positions: the first alone would measure a cold cache
CONFIG = {"players": 4, "advanced": True}
Figures = dict[str, float | str]


def timed(work: Callable[[], int]) -> float:
    """Units of work per second."""
    started = time.process_time()
    units = work()
    return units / (time.process_time() - started)


def measure_engine(games: int) -> Figures:
    """Whole random 4-player advanced games, and their separate parts."""
    from bigshoulders.games.chicago.content.assemble import assemble
    from bigshoulders.games.chicago.engine.opening import new
    from bigshoulders.kernel import driver
    from bigshoulders.kernel.chance import simulated_seed
    from bigshoulders.kernel.events import SILENT
    from bigshoulders.kernel.playout import random_playout

    g = assemble(CONFIG)
    sampled = sample_positions(g)

    asked = [(s, driver.awaited(g.steps, g, s)[0]) for s in sampled]

    def copies() -> int:
        for _ in range(PASSES):
            for s in sampled:
                s.copy()
        return PASSES * len(sampled)

    def legals() -> int:
        for _ in range(PASSES):
            for s, seat in asked:
                driver.legal(g.steps, g, s, seat)
        return PASSES * len(asked)

    decisions = 0
    started = time.process_time()
    for number in range(games):
        s = new(g, simulated_seed(b"bench %d" % number), SILENT)
        decisions += random_playout(g.steps, g, s, number + 1)
    seconds = time.process_time() - started
    first, last = decade_rates(g, games)
    assert SILENT.items == []
    return {
        "build": "compiled" if driver.__file__.endswith((".so", ".pyd")) else "interpreted",
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "decisions_per_game": decisions / games,
        "copy_us": 1e6 / timed(copies),
        "legal_us": 1e6 / timed(legals),
        "replay_moves_per_second": replay_rate(),
        "first_decade_decisions_per_second": first,
        "last_decade_decisions_per_second": last,
    }


def sample_positions(g: Any) -> list:
    """One position in ten from a few random games."""
    from bigshoulders.games.chicago.engine.opening import new
    from bigshoulders.kernel import driver
    from bigshoulders.kernel.events import SILENT
    from bigshoulders.kernel.playout import next_roll

    sampled = []
    for number in range(8):
        s = new(g, b"sample %d" % number, SILENT)
        dice, count = number + 1, 0
        while s.stack:
            if count % 10 == 0:
                sampled.append(s.copy())
            count += 1
            seat = driver.awaited(g.steps, g, s)[0]
            legal = driver.legal(g.steps, g, s, seat)
            dice = next_roll(dice)
            driver.play(g.steps, g, s, seat, legal[(dice >> 33) % len(legal)], SILENT)
    return sampled


def decade_rates(g: Any, games: int) -> tuple[float, float]:
    """Decisions per second in the first and last Decade of random games."""
    from bigshoulders.games.chicago.engine.opening import new
    from bigshoulders.kernel import driver
    from bigshoulders.kernel.chance import simulated_seed
    from bigshoulders.kernel.events import SILENT
    from bigshoulders.kernel.playout import next_roll

    counts, seconds = {1: 0, 5: 0}, {1: 0.0, 5: 0.0}
    for number in range(max(20, games // 10)):
        s = new(g, simulated_seed(b"decades %d" % number), SILENT)
        dice = number + 1
        decade, started, count = 1, time.process_time(), 0
        while s.stack:
            seat = driver.awaited(g.steps, g, s)[0]
            legal = driver.legal(g.steps, g, s, seat)
            dice = next_roll(dice)
            driver.play(g.steps, g, s, seat, legal[(dice >> 33) % len(legal)], SILENT)
            count += 1
            if s.decade != decade or not s.stack:
                if decade in counts:
                    counts[decade] += count
                    seconds[decade] += time.process_time() - started
                decade, started, count = s.decade, time.process_time(), 0
    return counts[1] / seconds[1], counts[5] / seconds[5]


def replay_rate() -> float:
    """Moves per second when replaying a stored game: parsed, applied, events and digests
    compared."""
    from bigshoulders.games.chicago.box import CHICAGO
    from bigshoulders.kernel.log import read_log, replay

    text = (ROOT / "tests" / "golden" / "friendly-4.jsonl").read_text(encoding="utf-8")

    def work() -> int:
        moves = 0
        for _ in range(20):
            log = read_log(text)
            for _ in replay(CHICAGO, log):
                pass
            moves += len(log.entries)
        return moves

    return timed(work)


def in_process(what: str, games: int, from_source: bool) -> Figures:
    """Run one measurement in its own process."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    if from_source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, __file__, "--measure", what, "--games", str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def best(rounds: list[Figures]) -> Figures:
    """The best of several rounds: the least time or the most work."""
    figures: Figures = {}
    for name, value in rounds[0].items():
        values = [float(r[name]) for r in rounds] if not isinstance(value, str) else []
        figures[name] = (min(values) if name.endswith("_us") else max(values)) if values else value
    return figures


def report(engines: list[Figures], peers: Figures) -> None:
    width = max(len(name) for name in [*engines[0], *peers])
    for name in engines[0]:
        values = [engine[name] for engine in engines]
        cells = [f"{v:>16}" if isinstance(v, str) else f"{v:>16,.2f}" for v in values]
        print(f"{name:<{width}}" + "".join(cells))
    print(
        "\ndecisions per second of other engines, and how many times faster the compiled engine is"
    )
    for name, rate in peers.items():
        times = float(engines[-1]["decisions_per_second"]) / float(rate)
        print(f"{name:<{width}}{float(rate):>16,.0f}{times:>16.1f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", choices=["engine", "peers"], help="one measurement, as JSON")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    parser.add_argument("--keep", action="store_true", help="add the figures to those of the plot")
    options = parser.parse_args()
    if options.measure:
        engine = options.measure == "engine"
        print(json.dumps(measure_engine(options.games) if engine else measure_peers()))
        return 0
    rounds: dict[str, list[Figures]] = {"interpreted": [], "compiled": [], "peers": []}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        rounds["interpreted"].append(in_process("engine", 100, from_source=True))
        rounds["compiled"].append(in_process("engine", 1000, from_source=False))
        rounds["peers"].append(in_process("peers", 0, from_source=False))
    columns = {name: best(figures) for name, figures in rounds.items()}
    report([columns["interpreted"], columns["compiled"]], columns["peers"])
    if options.json:
        options.json.write_text(json.dumps(columns, indent=1), encoding="utf-8")
    if options.keep:
        bench_plot.keep(columns)
    bench_plot.redraw()
    return 0


if __name__ == "__main__":
    sys.exit(main())
