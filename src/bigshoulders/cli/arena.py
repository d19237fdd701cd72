"""`bigshoulders arena`: bots measured against each other, on all cores."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from math import isfinite
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.table import Table

from bigshoulders.box.intervals import Interval
from bigshoulders.cli.files import write_whole
from bigshoulders.cli.options import add_game_options, read_settings
from bigshoulders.cli.progress import counting
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.lab.play import CLOCKS
from bigshoulders.lab.tournament.figures import Standing, standings
from bigshoulders.lab.tournament.tournament import Tournament, make_arena
from bigshoulders.language.messages import Messages, messages
from bigshoulders.shelf import SHELF, box_of, default_game, parse_bots

FAULTY = 1
INTERRUPTED = 130
ABOUT = """\
Each deal is played once for every rotation of the seats, so results show skill rather than luck.
With more bots than seats, every combination plays. With fewer, the last bot named fills the table:
--bots broker,apprentice --players 4 means one Broker and three Apprentices. Choose --games as a
multiple of these tables, and every deal is complete.

Win rates are per seat, and a shared win counts in part: 25% is par among four equals. Ratings are
Elo points from final rankings, 1500 on average. Intervals are 95%.
"""


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "arena",
        help="measure bots against each other",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", choices=list(SHELF), default=default_game())
    add_game_options(parser)
    parser.add_argument(
        "--bots", required=True, metavar="NAMES", help="such as broker,tycoon:1s,apprentice"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed for all deals and choices")
    parser.add_argument("--out", type=Path, metavar="FILE", help="file for one JSON line per game")
    parser.add_argument("--resume", action="store_true", help="resume the games in --out")
    parser.add_argument(
        "--jobs",
        type=int,
        default=os.cpu_count() or 1,
        help="games played in parallel (default: one per core)",
    )
    parser.add_argument(
        "--faults", type=Path, default=Path("faults"), help="folder for reports of bot errors"
    )
    parser.add_argument(
        "--clock",
        choices=list(CLOCKS),
        default="world",
        help="measure thinking time by the clock or by processor time",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    words = messages(options.language)
    check(options)
    bots = [str(bot) for bot in parse_bots(options.game, options.bots, "--bots")]
    box = box_of(options.game)
    config = {**box.config(box.seats[0]), **read_settings(options)}
    arena = make_arena(options.game, config, bots, options.seed, clock=options.clock)
    tournament = Tournament(arena, options.games, options.out)
    interrupted = False
    try:
        play(tournament, options.jobs, words)
    except KeyboardInterrupt:
        interrupted = True
        if options.out:  # it may have one game more than the list
            tournament = Tournament(arena, options.games, options.out)
    rows = standings(bots, tournament.records)
    if options.json:
        print(json.dumps(summary(tournament, rows)))
    else:
        report(tournament, rows, options.faults, words)
    save_faults(tournament, options.faults)
    if interrupted:
        return INTERRUPTED
    return FAULTY if any(record.faults for record in tournament.records) else 0


def check(options: argparse.Namespace) -> None:
    """Refuse impossible options before anything is played."""
    if options.games < 1:
        raise GameError("simulate/no-games", "--games", {"got": options.games})
    if options.jobs < 1:
        raise GameError("arena/no-workers", "--jobs", {"got": options.jobs})
    if options.resume and not options.out:
        raise GameError("arena/nothing-to-resume", "--resume")
    if options.out and options.out.exists() and not options.resume:
        raise GameError("arena/file-exists", str(options.out))


def play(tournament: Tournament, workers: int, words: Messages) -> None:
    """Play the missing games and show the progress."""
    with (
        counting() as progress,
        closing(tournament.play(workers)) as games,
    ):
        title = words.text("cli-simulating")
        done = len(tournament.records)
        task = progress.add_task(title, total=tournament.games, completed=done)
        for _ in games:
            progress.advance(task)


def save_faults(tournament: Tournament, folder: Path) -> None:
    """Write each fault with its position to a file."""
    for record in tournament.records:
        for number, fault in enumerate(record.faults):
            path = folder / f"arena-{tournament.arena.seed}-{record.number}-{number}.json"
            write_whole(path, json.dumps(fault, indent=1) + "\n")


def summary(tournament: Tournament, rows: list[Standing]) -> dict[str, Json]:
    """The figures for programs."""
    return {
        "arena": tournament.arena.document(),
        "games": len(tournament.records),
        "asked": tournament.games,
        "standings": [unbounded_as_null(asdict(row)) for row in rows],
    }


def unbounded_as_null(found: Json) -> Json:
    """JSON has no infinity: unbounded ends of intervals are null."""
    if isinstance(found, dict):
        return {name: unbounded_as_null(value) for name, value in found.items()}
    return None if isinstance(found, float) and not isfinite(found) else found


def report(tournament: Tournament, rows: list[Standing], folder: Path, words: Messages) -> None:
    """The figures for people."""
    console = Console(highlight=False, markup=False)
    counts = {"games": len(tournament.records), "asked": tournament.games}
    console.print(words.text("cli-arena", counts))
    console.print(table(["bot", "seats", "wins", "money", "rating"], words, rows, results))
    console.print()
    console.print(words.text("cli-arena-times"))
    console.print(table(["bot", "mean", "p99", "most"], words, rows, times))
    for row in rows:
        if row.faults:
            args: dict[str, str | int] = {"bot": row.bot, "count": row.faults}
            line = words.text("cli-arena-faults", {**args, "folder": str(folder)})
            console.print(line, style="red")


def table(
    heads: list[str],
    words: Messages,
    rows: list[Standing],
    cells: Callable[[Standing, Messages], list[str]],
) -> Table:
    """One line per bot, within 80 columns."""
    made = Table(box=None, pad_edge=False)
    for head in heads:
        side: JustifyMethod = "left" if head == "bot" else "right"
        made.add_column(words.text(f"cli-arena-{head}"), justify=side)
    for row in rows:
        made.add_row(row.bot, *cells(row, words))
    return made


def results(row: Standing, words: Messages) -> list[str]:
    """Cells of the first table; no win rate for a bot that met no other."""

    def percent(rate: float) -> str:
        return words.decimal(rate * 100)

    def about(found: Interval) -> str:
        value = words.figure(round(found.value))
        if not isfinite(found.high):
            return value
        return f"{value} ± {words.figure(round(found.high - found.value))}"

    def interval(found: Interval) -> str:
        ends = {"value": found.value, "low": found.low, "high": found.high}
        return words.text("cli-interval", {name: percent(end) for name, end in ends.items()})

    return [
        words.figure(row.seats),
        interval(row.win_rate) if row.win_rate else "",
        about(row.money),
        about(row.rating) if row.rating else "",
    ]


def times(row: Standing, words: Messages) -> list[str]:
    """Milliseconds."""
    found = [1000 * seconds for seconds in (row.times.mean, row.times.p99, row.times.most)]
    return [words.decimal(t) if t < 100 else words.figure(round(t)) for t in found]
