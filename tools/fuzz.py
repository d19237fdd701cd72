"""Random games over all player counts and options, every promise checked; a failure saves its log.

    python tools/fuzz.py --games 500          (a number of games)
    python tools/fuzz.py --minutes 10         (as many as fit)

Each game draws its options from its number: repeat a failure with --first N --games 1. Half of the
players are uniformly random; half seldom ruin a company and so see more of the game.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from rich.progress import Progress

from bigshoulders.bots.random_bot import RandomBot
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import Event, Events, heard_by
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.moves import Move
from bigshoulders.lab.play import play_game
from cases import choose, random_config

FAULTS = ROOT / "faults"
CHUNK = 10
CHECKED = 0.02  # share of the positions that are checked thoroughly
UNDONE = 0.01  # share of the moves that are undone, where that is possible
REPLAYED = 0.1  # share of the logs that are replayed


@dataclass
class Tally:
    """The totals of some games."""

    games: int = 0
    decisions: int = 0
    options: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.options += other.options
        self.faults += other.faults


def run_batch(first: int, count: int) -> Tally:
    """Play games first, first + 1, ..."""
    tally = Tally()
    for number in range(first, first + count):
        run_game(number, tally)
    return tally


def run_game(number: int, tally: Tally) -> None:
    """One game; if it fails, its log is saved."""
    rng = Random(number)
    config = random_config(rng)
    match = Checked(config, b"fuzz %d" % number, rng)
    players = [RandomBot() if number % 2 else CarefulBot()] * match.rules.players
    tally.games += 1
    tally.options[f"{config['players']} players"] += 1
    for name, value in config.items():
        if value and name != "players":
            tally.options[name] += 1
    try:
        play_game(match, players, [rng] * len(players))
        match.check_end()
    except Exception as error:  # a bug: save the game that shows it
        path = FAULTS / f"fuzz-{number}.jsonl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(match.log.text(), encoding="utf-8")
        tally.faults.append(f"game {number}: {type(error).__name__}: {error} ({path})")
    tally.decisions += len(match.log.entries)


class CarefulBot:
    """A random player who seldom ruins a company."""

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        return choose(CHICAGO, g, view.legal, rng)


class Checked(Match[Rules, State]):
    """A match that checks every promise now and then, and undoes a move now and then."""

    def __init__(self, config: dict[str, Any], seed: bytes, rng: Random) -> None:
        super().__init__(CHICAGO, config, seed)
        self.rng = rng

    def awaited(self) -> list[int]:
        """One of the awaited seats, any of them."""
        found = super().awaited()
        return [self.rng.choice(found)] if found else []

    def view(self, seat: int) -> View[State]:
        legal = CHICAGO.legal(self.rules, self.state, seat)
        assert legal == sorted(set(legal)), "legal moves are sorted and different"
        assert legal, "somebody is awaited and can do nothing"
        found = super().view(seat)
        assert found.legal == legal, "a seat sees its legal moves"
        return found

    def play(self, seat: int, m: Move) -> list[Event]:
        expected: list[Event] = []
        if self.rng.random() < CHECKED:
            look(self, seat, CHICAGO.legal(self.rules, self.state, seat), self.rng)
            expected = CHICAGO.preview(self.rules, super().view(seat), m)
        events = super().play(seat, m)
        assert heard_by(events, seat)[: len(expected)] == expected, "preview"
        if self.can_undo(seat) and self.rng.random() < UNDONE:
            self.undo(seat)
        return events

    def check_end(self) -> None:
        assert CHICAGO.problems(self.rules, self.state) == []
        if self.rng.random() < REPLAYED:
            *_, (_, _, last) = replay(CHICAGO, read_log(self.log.text()))
            assert CHICAGO.digest(last) == CHICAGO.digest(self.state), "replay"


def look(match: Match, seat: int, legal: list[int], rng: Random) -> None:
    """Check position, views, refusals and events, without changing anything."""
    g, s = match.rules, match.state
    before = CHICAGO.digest(s)
    assert CHICAGO.problems(g, s) == []
    written = json.dumps(CHICAGO.export_position(g, s))
    g2, s2 = CHICAGO.import_position(json.loads(written))
    assert json.dumps(CHICAGO.export_position(g2, s2)) == written, "position round trip"
    space = CHICAGO.space(g)
    for _ in range(40):
        move = space.move(rng.randrange(space.size))
        refused = CHICAGO.refusal(g, s, seat, move)
        assert (refused is None) == (move in legal), f"refusal of {space.spell(move)}"
    for other in range(g.players):
        view = CHICAGO.redact(g, s, other)
        world = CHICAGO.resample(g, view, b"world %d" % rng.randrange(10**9))
        assert CHICAGO.problems(g, world) == []
        again = CHICAGO.redact(g, world, other)
        assert CHICAGO.digest(again.seen) == CHICAGO.digest(view.seen), "secrecy"
        assert again.legal == view.legal, "secrecy of legal moves"
    for m in rng.sample(legal, min(3, len(legal))):
        out = Events()
        CHICAGO.apply(g, CHICAGO.copy(s), seat, m, out)
        for event in out.items:
            assert CHICAGO.parse_event(CHICAGO.spell_event(event)) == event, "event spelling"
    assert CHICAGO.digest(s) == before, "looking changed the position"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    end = time.monotonic() + options.minutes * 60 if options.minutes else None
    games = options.games or (10**9 if end else 500)
    tally = Tally()
    with (
        ProcessPoolExecutor(options.jobs) as pool,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("fuzz", total=games if not end else None)
        first = options.first
        last = options.first + games
        while first < last and (end is None or time.monotonic() < end):
            starts = list(range(first, min(last, first + CHUNK * options.jobs * 4), CHUNK))
            counts = [min(CHUNK, last - start) for start in starts]
            for batch in pool.map(run_batch, starts, counts):
                tally.add(batch)
                progress.update(task, advance=batch.games)
            first = starts[-1] + counts[-1]
    print(f"{tally.games} games, {tally.decisions} decisions, {len(tally.faults)} faults")
    print(", ".join(f"{name}: {count}" for name, count in sorted(tally.options.items())))
    for fault in tally.faults:
        print(fault)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
