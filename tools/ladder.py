"""The ladder of the bots: plays missing games and writes the tables in docs/build/bots.md.

    python tools/ladder.py                                  (everything; hours for the Tycoon)
    python tools/ladder.py --rows broker-random --games 40  (a short run of one row)
    python tools/ladder.py --minutes 20                     (as far as that goes; go on later)
    python tools/ladder.py --games 0                        (only the tables, from what is there)

Games are kept in ladder/, one file per row. A file name contains the fingerprint of the bots' code
and of what they learned, so games by older versions are never counted.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from statistics import fmean

import bigshoulders
from bigshoulders.box.intervals import Interval, mean_interval
from bigshoulders.cli.progress import counting
from bigshoulders.games.chicago.bots.judgement import FILE
from bigshoulders.kernel.json import Json
from bigshoulders.lab.ratings import ratings
from bigshoulders.lab.tournament.figures import Standing, standings
from bigshoulders.lab.tournament.tournament import Tournament, make_arena
from bigshoulders.shelf import make_bot

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path(bigshoulders.__file__).parents[1]  # of the build that plays
RESULTS = ROOT / "ladder"
PAGE = ROOT / "docs" / "build" / "bots.md"
LEARNED = "bigshoulders.games.chicago.bots.magnate"  # decides by trees too
EXPLAINING = ("bigshoulders.games.chicago.bots.reasons",)  # doesn't affect decisions


@dataclass(frozen=True)
class Row:
    """One measurement; it is about the first bot."""

    name: str
    bots: str
    players: int
    games: int
    seed: int
    bar: str
    meter: str = ""
    options: dict[str, Json] = field(default_factory=dict)


ROWS = [
    Row("broker-random", "broker,random", 2, 200, 1, "at least 99 %"),
    Row("broker-apprentices", "broker,apprentice", 4, 200, 2, "at least 60 % (par 25 %)"),
    Row("tycoon-broker", "tycoon:1s,broker", 2, 100, 3, "at least 65 %, interval above 50 %"),
    Row("tycoon-brokers", "tycoon:1s,broker", 4, 100, 4, "at least 40 % (par 25 %)"),
    Row("tycoon-time", "tycoon:3s,tycoon:300ms", 2, 100, 5, "more than 50 %"),
    Row("magnate-tycoons", "magnate:1s,tycoon:1s", 4, 200, 7, "at least 40 % (par 25 %)"),
    Row("magnate-tycoon", "magnate:1s,tycoon:1s", 2, 200, 8, "at least 62 %, interval above 54 %"),
    Row("magnate-brokers", "magnate:1s,broker", 4, 200, 9, "at least 75 % (par 25 %)"),
    Row("magnate-three", "magnate:1s,tycoon:1s", 3, 200, 10, "at least 45 % (par 33 %)"),
    Row(
        "magnate-first",
        "magnate:1s,tycoon:1s",
        4,
        200,
        11,
        "at least 35 % (par 25 %)",
        options={"edition": "first"},
    ),
    Row("four-brokers", "broker", 4, 100, 6, "resembles human play", "decades"),
]


# --- playing -----------------------------------------------------------------------------------


def fingerprint(bots: list[str]) -> str:
    """A digest of all code and trees these bots decide by, ignoring comments and layout.

    Unlike a dump of the syntax tree, it hardly changes between versions of Python.
    """
    modules: set[str] = set()
    for bot in bots:
        gather(type(make_bot("chicago", bot)).__module__, modules)
    digest = blake2b(digest_size=4)
    for module in sorted(modules):
        digest.update(ast.unparse(parsed(module)).encode())
    if LEARNED in modules:
        digest.update(learned().read_bytes())
    return digest.hexdigest()


def gather(module: str, found: set[str]) -> None:
    """A bot module and the modules it depends on."""
    if module in found or module in EXPLAINING or not is_of_bots(module):
        return
    found.add(module)
    for node in ast.walk(parsed(module)):
        if isinstance(node, ast.ImportFrom) and node.module and source_of(node.module).exists():
            gather(node.module, found)


def is_of_bots(module: str) -> bool:
    """Whether a module belongs to the bots of a game or to the shared ones."""
    return module.startswith("bigshoulders.") and "bots" in module.split(".")[:-1]


def learned() -> Path:
    return SOURCES / "bigshoulders" / "games" / "chicago" / "data" / FILE


def source_of(module: str) -> Path:
    return SOURCES / (module.replace(".", "/") + ".py")


def parsed(module: str) -> ast.Module:
    return ast.parse(source_of(module).read_text(encoding="utf-8"))


def tournament_of(row: Row, games: int) -> Tournament:
    """The games of a row played so far."""
    bots = row.bots.split(",")
    config: dict[str, Json] = {"players": row.players, **row.options}
    arena = make_arena("chicago", config, bots, row.seed, row.meter, "processor")
    return Tournament(arena, games, RESULTS / f"{row.name}-{fingerprint(bots)}.jsonl")


def play(row: Row, tournament: Tournament, workers: int, end: float) -> None:
    """Play the missing games of a row, or as many as time allows."""
    with (
        counting() as progress,
        closing(tournament.play(workers)) as games,
    ):
        done = len(tournament.records)
        task = progress.add_task(row.name, total=tournament.games, completed=done)
        for _ in games:
            progress.advance(task)
            if time.monotonic() > end:
                return


# --- writing -----------------------------------------------------------------------------------


def ladder_table(played: list[tuple[Row, Tournament]]) -> list[str]:
    """One line per row: the win rate of its first bot, and everyone's speed."""
    lines = [
        "| row | table | games | wins of the first bot | target | mean final money | faults |",
        "|---|---|---|---|---|---|---|",
    ]
    for row, tournament in played:
        names = row.bots.split(",")
        table = " + ".join(
            [names[0], *names[1:-1], f"{row.players - len(names) + 1} × {names[-1]}"]
        )
        if len(names) == 1:
            table = f"{row.players} × {names[0]}"
        rows = standings(tournament.arena.bots, tournament.records)
        if not rows:
            lines.append(f"| `{row.name}` | {table} | not played yet | | {row.bar} | | |")
            continue
        first = rows[0]
        wins = percent(first.win_rate) if len(rows) > 1 else "–"
        money = ", ".join(f"{r.bot} {dollars(r.money)}" for r in rows)
        faults = sum(r.faults for r in rows)
        count = f"{len(tournament.records)} of {row.games}"
        cells = [f"`{row.name}`", table, count, wins, row.bar, money, str(faults)]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def rating_table(played: list[tuple[Row, Tournament]]) -> list[str]:
    """Ratings and decision times over all rows."""
    records = [record for _, tournament in played for record in tournament.records]
    if not records:
        return []
    rated = ratings(records)
    bots = {bot for record in records for bot in record.bots}
    order = sorted(bots, key=lambda bot: (-rated[bot].value if bot in rated else 0.0, bot))
    rows = standings(order, records)
    lines = [
        "| bot | rating | seats | decisions | mean time | 99th percentile | longest |",
        "|---|---|---|---|---|---|---|",
    ]
    return lines + [rating_line(row) for row in rows]


def rating_line(row: Standing) -> str:
    rating = spell(row.rating, lambda value: str(round(value))) if row.rating else "–"
    work = [row.work.mean, row.work.p99, row.work.most]
    times = [f"{1000 * t:.1f} ms" for t in work]
    return f"| {row.bot} | {rating} | {row.seats} | {row.decisions} | {' | '.join(times)} |"


def decades_table(tournament: Tournament) -> list[str]:
    """The course of games among equals, Decade by Decade."""
    noted = [record.notes for record in tournament.records]
    games = [notes["decades"] for notes in noted if isinstance(notes, dict)]
    if not games:
        return ["Not measured yet."]
    winners = mean_interval([max(record.scores) for record in tournament.records])
    lines = [
        f"In {len(games)} games of four Brokers, the winner ended with {dollars(winners)}.",
        "",
        "| Decade | open companies | ran all factories at least once | ran all this Decade "
        "| paid dividends "
        "| dividends to players | mean stock value | players directing two or more |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for number in range(len(games[0])):
        decades = [game[number] for game in games]
        operated = sum(d["operated"] for d in decades) or 1
        there = sum(d["open"] for d in decades) or 1
        cells = [
            f"{there / len(decades):.1f}",
            f"{100 * sum(d['have_run_all'] for d in decades) / there:.0f} %",
            f"{100 * sum(d['ran_all'] for d in decades) / operated:.0f} %",
            f"{100 * sum(d['paid'] for d in decades) / operated:.0f} %",
            f"${fmean(d['dividends'] for d in decades):.0f}",
            f"${sum(d['value'] for d in decades) / there:.0f}",
            f"{fmean(d['two_companies'] for d in decades):.1f}",
        ]
        lines.append(f"| {number + 1} | " + " | ".join(cells) + " |")
    return lines


def percent(found: Interval) -> str:
    return spell(found, lambda value: f"{100 * value:.1f}") + " %"


def dollars(found: Interval) -> str:
    return f"${found.value:,.0f} ± {found.high - found.value:,.0f}"


def spell(found: Interval, words) -> str:
    return f"{words(found.value)} [{words(found.low)}, {words(found.high)}]"


def write_page(played: list[tuple[Row, Tournament]]) -> None:
    """Put the tables between their marks; the text around them is written by hand."""
    text = PAGE.read_text(encoding="utf-8")
    decades = next(tournament for row, tournament in played if row.meter == "decades")
    parts = {
        "ladder": [*ladder_table(played), "", *rating_table(played)],
        "decades": decades_table(decades),
    }
    for name, lines in parts.items():
        mark = re.compile(f"<!-- {name} -->.*<!-- end of {name} -->", re.DOTALL)
        assert mark.search(text), f"{PAGE} has no place for {name}"
        block = "\n".join([f"<!-- {name} -->", *lines, f"<!-- end of {name} -->"])
        text = mark.sub(lambda _, block=block: block, text)
    PAGE.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", help="names separated by commas; default: all")
    parser.add_argument("--games", type=int, help="the most games per row")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="the most minutes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    names = options.rows.split(",") if options.rows else [row.name for row in ROWS]
    unknown = set(names) - {row.name for row in ROWS}
    if unknown:
        parser.error(f"there is no row {', '.join(sorted(unknown))}")
    end = time.monotonic() + options.minutes * 60
    for row in ROWS:
        games = row.games if options.games is None else min(row.games, options.games)
        if row.name in names and games and time.monotonic() < end:
            play(row, tournament_of(row, games), options.jobs, end)
    played = [(row, tournament_of(row, row.games)) for row in ROWS]
    write_page(played)
    for line in [*ladder_table(played), "", *rating_table(played)]:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
