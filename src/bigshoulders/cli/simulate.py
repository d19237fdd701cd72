"""`bigshoulders simulate`: many games by random players or named bots, checked and counted."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

from rich.console import Console
from rich.table import Table

from bigshoulders.bots.guarded_seat import Fault, GuardedSeat
from bigshoulders.box.any_game import AnyGame, AnyMatch, AnyPosition, AnyRules, AnyView
from bigshoulders.box.box import AnyBox
from bigshoulders.cli.files import write_whole
from bigshoulders.cli.options import add_game_options, read_settings
from bigshoulders.cli.progress import counting
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.events import SILENT, Event
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.moves import Move
from bigshoulders.kernel.playout import next_roll
from bigshoulders.lab.play import play_game, seat_bots
from bigshoulders.language.messages import Messages, messages
from bigshoulders.shelf import SHELF, box_of, parse_bots

FAULTY = 1


@dataclass
class Tally:
    """The results so far."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("simulate", help="play many games by bots and check them")
    parser.add_argument("game", choices=list(SHELF))
    add_game_options(parser)
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="who plays, seat by seat; the last named fills the table; random players if left out",
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="first seed; each game adds one")
    parser.add_argument(
        "--fast", action="store_true", help="deal from a faster generator; the games are others"
    )
    parser.add_argument(
        "--faults", type=Path, default=Path("faults"), help="folder for errors and their logs"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise GameError("simulate/no-games", "--games", {"got": options.games})
    box = box_of(options.game)
    g = box.game.assemble({**box.config(), **read_settings(options)})
    bots = seated_bots(options, box.game.seats(g)) if options.bots else []
    tally = Tally()
    words = messages(options.language)
    with counting() as progress:
        task = progress.add_task(words.text("cli-simulating"), total=options.games)
        for number in range(options.seed, options.seed + options.games):
            seed = game_seed(number, options.fast)
            if bots:
                play_with_bots(box.game, g, bots, number, seed, tally, options.faults)
            else:
                play_one(box, g, number, seed, tally, options.faults)
            progress.advance(task)
    if options.json:
        print(json.dumps(summary(tally)))
    else:
        report(tally, words, box.unit)
    return FAULTY if tally.faults else 0


def seated_bots(options: argparse.Namespace, seats: int) -> list[str]:
    """The name of a bot for every seat."""
    bots = [str(bot) for bot in parse_bots(options.game, options.bots, "--bots")]
    if len(bots) > seats:
        raise BadConfig("bots/too-many", "--bots", {"got": len(bots), "most": seats})
    return bots + bots[-1:] * (seats - len(bots))


def game_seed(number: int, is_fast: bool) -> bytes:
    """The seed of a numbered game."""
    text = b"simulate %d" % number
    return simulated_seed(text) if is_fast else text


def play_one(
    box: AnyBox, g: AnyRules, number: int, seed: bytes, tally: Tally, folder: Path
) -> None:
    """One game of random players; a fault is saved as a log that shows it."""
    started = time.perf_counter()
    try:
        s = box.game.new(g, seed, SILENT)
        decisions = box.game.random_playout(g, s, number)
        tally.seconds += time.perf_counter() - started
        faults = [repr(problem) for problem in box.game.problems(g, s)]
    except Exception as error:  # a bug: save the game that shows it
        tally.seconds += time.perf_counter() - started
        decisions, faults = 0, [f"{type(error).__name__}: {error}"]
    else:
        tally.scores.append(box.game.result(g, s) or [])
    tally.games += 1
    tally.decisions += decisions
    if faults:
        path = folder / f"{box.game.name}-{number}.jsonl"
        write_whole(path, log_until_fault(box.game, g, number, seed))
        tally.faults.append(f"{path}: {'; '.join(faults)}")


class EntriesOfFaults:
    """A meter that pairs each fault of a bot with the log entry it was deciding."""

    def __init__(self, match: AnyMatch, seats: list[GuardedSeat]) -> None:
        self.match = match
        self.seats = seats
        self.found: list[tuple[int, Fault]] = []

    def before(self, g: AnyRules, s: AnyPosition, events: list[Event]) -> None:
        """No bot decides anything before the first position."""

    def step(self, g: AnyRules, s: AnyPosition, events: list[Event]) -> None:
        self.collect(len(self.match.log.entries))

    def after(self, g: AnyRules, s: AnyPosition) -> dict[str, Json]:
        return {}

    def collect(self, entry: int) -> None:
        for seat in self.seats:
            self.found += [(entry, fault) for fault in seat.faults]
            seat.faults.clear()


def play_with_bots(
    game: AnyGame,
    g: AnyRules,
    bots: list[str],
    number: int,
    seed: bytes,
    tally: Tally,
    folder: Path,
) -> None:
    """One game by bots with its log; each fault of a bot is saved with its position."""
    match = Match(game, game.config(g), seed)
    seats = seat_bots(game.name, bots)
    failed = EntriesOfFaults(match, seats)
    dice = [Random(f"{number} {seat}") for seat in range(len(seats))]
    started = time.perf_counter()
    faults: list[str] = []
    try:
        played = play_game(match, seats, dice, [failed])
        faults = [repr(problem) for problem in game.problems(g, match.state)]
        tally.scores.append(played.scores)
    except Exception as error:  # a bug: save the game that shows it
        failed.collect(len(match.log.entries) + 1)
        faults = [f"{type(error).__name__}: {error}"]
    tally.seconds += time.perf_counter() - started
    tally.games += 1
    tally.decisions += len(match.log.entries)
    path = folder / f"{game.name}-{number}.jsonl"
    if faults or failed.found:
        write_whole(path, match.log.text())
    if faults:
        tally.faults.append(f"{path}: {'; '.join(faults)}")
    for count, (entry, fault) in enumerate(failed.found, start=1):
        place = path.with_name(f"{path.stem}-{count}.json")
        document = {**fault.document(), "log": path.name, "entry": entry}
        write_whole(place, json.dumps(document, indent=1) + "\n")
        tally.faults.append(f"{place}: {fault.bot} {fault.kind} {fault.detail}".rstrip())


class RandomGame:
    """All players of the compiled `random_game`, for the same game move by move."""

    def __init__(self, number: int) -> None:
        self.roll = number

    def choose(self, g: AnyRules, view: AnyView, rng: Random) -> Move:
        self.roll = next_roll(self.roll)
        return view.legal[(self.roll >> 33) % len(view.legal)]


def log_until_fault(game: AnyGame, g: AnyRules, number: int, seed: bytes) -> str:
    """The log of the same game again, as far as it goes."""
    match = Match(game, game.config(g), seed)
    seats = game.seats(g)
    with suppress(Exception):  # this is the fault: the log ends before it
        play_game(match, [RandomGame(number)] * seats, [Random(0)] * seats)
    return match.log.text()


def summary(tally: Tally) -> dict[str, int | float | list[str] | list[list[float]]]:
    """The figures for programs."""
    rate = tally.decisions / tally.seconds if tally.seconds else 0.0
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": round(rate, 1),
        "games_per_second": round(tally.games / tally.seconds, 1) if tally.seconds else 0.0,
        "score_quartiles": quartiles(tally),
        "faults": tally.faults,
    }


def quartiles(tally: Tally) -> list[list[float]]:
    """By seat: the three quartiles of the final scores."""
    if not tally.scores:
        return []
    by_seat = list(zip(*tally.scores, strict=True))
    return [quantiles(column, n=4) if len(column) > 1 else [column[0]] * 3 for column in by_seat]


def report(tally: Tally, words: Messages, unit: str) -> None:
    """The figures for people."""
    console = Console(highlight=False, markup=False)
    args = {
        "games": words.figure(tally.games),
        "decisions": words.figure(tally.decisions),
        "seconds": f"{tally.seconds:.2f}",
        "rate": words.figure(round(tally.decisions / tally.seconds) if tally.seconds else 0),
    }
    console.print(words.text("cli-simulated", args))
    table = Table(box=None)
    heads = ["seat", "quartile-1", "median", "quartile-3"]
    for head in heads:
        table.add_column(words.text(f"cli-{head}"), justify="right")
    for seat, values in enumerate(quartiles(tally)):
        table.add_row(str(seat + 1), *(words.score(round(value), unit) for value in values))
    console.print(table)
    for fault in tally.faults:
        console.print(words.text("cli-fault", {"fault": fault}), style="red")
    if not tally.faults:
        console.print(words.text("cli-no-faults"))
