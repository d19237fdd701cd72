"""Attacks a server for about 20 minutes, kills it again and again, and writes docs/host/siege.md.

    python tools/siege.py              # everything: 200 + 100 + 50 kills
    python tools/siege.py --minutes 5  # a part of it; the page says how many kills were made
    python tools/siege.py --only 7,9   # some attacks; prints and writes nothing

During every attack on others' patience, a person plays at another table, from another address: four
screens, five moves a second. The time from a click to all four screens is what the others feel.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import textwrap
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "tests")]

import siege_kills
from databases import new_database, postgres
from load import make_tables, memory, open_lines, server
from servers import fast
from siege_attacks import ATTACKS, Attack, Outcome

PAGE = ROOT / "docs" / "host" / "siege.md"
WHOLE_MINUTES = 45.0
SQLITE, POSTGRES = "the server, SQLite", "the server, PostgreSQL"
KILLS = {SQLITE: 200, POSTGRES: 100, "PostgreSQL itself": 50}
ATTACK_SECONDS = 60.0
QUIET_SECONDS = 20.0
SETTLING_SECONDS = 3.0  # for the person to sit down
SLOWEST_SETUP = 300.0  # seconds after which an attack counts as hung, besides its own
TEST_SECONDS = 900.0  # after which a test file counts as hung
BAR = 0.250  # seconds: the p99 a person may feel
PACE = 0.2  # seconds between two clicks of the person
LOST = 10.0  # seconds after which a click counts as lost
WIDTH = 120  # of the page
POLITENESS = 5  # an attacker has a machine of its own; here it shares ours

# The other points of the list: attacks on rules and promises, which are tests of their own.
PROMISES = {
    "1, 2, 4": ("Seats, hands, links and advice", ["test_fair_play.py", "test_shut_out.py"]),
    "3": ("Clocks", ["test_clocks.py"]),
    "5–9": ("Each stalling attack in short form", ["test_stall.py"]),
    "10, 12": ("Unknown outcomes, hung and full databases", ["test_trouble.py"]),
    "11": ("Any request, any log line", ["test_any_request.py", "test_hardness.py"]),
    "13": ("Damaged files, killed backups", ["test_damage.py", "test_backup.py"]),
    "14": ("Webhooks to private addresses", ["test_notifications.py"]),
    "15": ("Names, recovery, sessions", ["test_accounts.py", "test_security.py"]),
    "17": ("Expiry and moderation", ["test_moderation.py"]),
    "": ("Hidden information", ["test_leaks.py", "test_secrets.py"]),
}


@dataclass
class Felt:
    """The times a person at another table felt."""

    seconds: list[float]

    def __str__(self) -> str:
        if not self.seconds:
            return "— | —"
        return f"{self.at(0.5) * 1000:.0f} ms | {self.at(0.99) * 1000:.0f} ms"

    def at(self, share: float) -> float:
        """The time that this share of the clicks stayed below."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


@dataclass
class Row:
    """One line of the page."""

    point: str
    name: str
    felt: Felt
    outcome: Outcome


@dataclass
class Report:
    """Everything the page shows."""

    rows: list[Row] = field(default_factory=list)
    tolls: dict[str, siege_kills.Toll] = field(default_factory=dict)
    promises: list[tuple[str, str, str, bool]] = field(default_factory=list)
    failed: list[tuple[str, str]] = field(default_factory=list)  # parts that ended in an error

    def part(self, name: str, work: Callable[[], None]) -> None:
        """Do one part of the siege; if it fails, that is reported and the others follow."""
        print(name, flush=True)
        try:
            work()
        except Exception as error:
            traceback.print_exc()
            self.failed.append((name, f"{type(error).__name__}: {error}"))

    def faults(self) -> list[str]:
        found = [f"{name}: {fault}" for name, fault in self.failed]
        found += [f"{row.name}: {fault}" for row in self.rows for fault in row.outcome.broken]
        found += [
            f"{row.name}: nobody else got to play" for row in self.rows if not row.felt.seconds
        ]
        found += [
            f"{row.name}: p99 {row.felt.at(0.99) * 1000:.0f} ms"
            for row in self.rows
            if row.felt.seconds and row.felt.at(0.99) > BAR
        ]
        found += [
            f"kills, {name}: {toll.broken}" for name, toll in self.tolls.items() if toll.broken
        ]
        return found + [f"{name}: {told}" for _, name, told, good in self.promises if not good]


# --- the person at another table ---------------------------------------------------------------


async def live(port: int, file: Path) -> None:
    """Play forever and write down when each click was made and how long it took."""
    with file.open("a", buffering=1) as out:
        while True:
            clicked = time.perf_counter()
            try:
                (table,) = await make_tables(port, 1)
                await open_lines([table])
                while not table.over:
                    table.move()
                    clicked = time.perf_counter()
                    while table.pending and time.perf_counter() < clicked + LOST:
                        await asyncio.sleep(0.001)
                    if table.pending:
                        raise TimeoutError
                    if table.latencies:
                        out.write(json.dumps([clicked, table.latencies.pop()]) + "\n")
                    await asyncio.sleep(PACE)
                await table.close()
            except Exception:  # no answer, or the server hung up: the click is lost
                out.write(json.dumps([clicked, LOST]) + "\n")
                await asyncio.sleep(PACE)


def felt_between(file: Path, began: float, ended: float) -> Felt:
    lines = [json.loads(line) for line in file.read_text().splitlines() if line.endswith("]")]
    return Felt([seconds for clicked, seconds in lines if began <= clicked <= ended])


# --- the siege ---------------------------------------------------------------------------------


def attack(report: Report, name: str, seconds: float, folder: Path) -> None:
    """Attack a new server with its default limits, on SQLite; no name: nobody attacks."""
    point, title, work = name.rstrip("ab"), "Nobody attacks", leave_alone
    if name:
        title, work = ATTACKS[name]
    settings = {"BIGSHOULDERS_DATA": str(folder / f"attacked{name}"), "BIGSHOULDERS_DATABASE": ""}
    settings |= {"BIGSHOULDERS_LOG_LEVEL": "error"}
    file = folder / f"felt{name}"
    file.touch()
    with server(settings) as (port, pid), person(port, file):
        time.sleep(SETTLING_SECONDS)
        began = time.perf_counter()
        try:
            outcome = beside(work, port, seconds)
        except Exception as error:
            outcome = Outcome(broken=[f"{type(error).__name__}: {error}"])
        felt = felt_between(file, max(began, outcome.began), time.perf_counter())
        if siege_kills.is_zombie(pid):
            outcome.broken.append("the server died")
        show(report, Row(point, title, felt, outcome))
        print(f"    memory of the server: {memory(pid) / 1024:.0f} MB", flush=True)


@contextmanager
def person(port: int, file: Path) -> Iterator[None]:
    """Somebody plays at another table, in a process of their own."""
    process = subprocess.Popen([sys.executable, __file__, "--person", str(port), str(file)])
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def beside(work: Attack, port: int, seconds: float) -> Outcome:
    """Attack from a process of its own, which is politer than the server and the person."""
    context = get_context("fork")
    with ProcessPoolExecutor(1, context, initializer=os.nice, initargs=(POLITENESS,)) as attacker:
        return attacker.submit(attacking, work, port, seconds).result()


def attacking(work: Attack, port: int, seconds: float) -> Outcome:
    return asyncio.run(asyncio.wait_for(work(port, seconds), 3 * seconds + SLOWEST_SETUP))


async def leave_alone(port: int, seconds: float) -> Outcome:
    await asyncio.sleep(min(QUIET_SECONDS, seconds))
    return Outcome()


def show(report: Report, row: Row) -> None:
    report.rows.append(row)
    told = "; ".join([*row.outcome.told, *(f"BROKEN: {one}" for one in row.outcome.broken)])
    print(f"  {row.name}: p50, p99 {str(row.felt).replace(' |', ',')}; {told}", flush=True)


def kill(report: Report, victim: str, kills: int, folder: Path) -> None:
    """Kill a server or PostgreSQL again and again."""
    with victims(victim, folder) as play:
        report.tolls[victim] = siege_kills.series(kills, play)
    print(f"  {report.tolls[victim]}", flush=True)


@contextmanager
def victims(victim: str, folder: Path) -> Iterator[Callable[[int], siege_kills.Toll]]:
    """A series of kills, on a new database."""
    data = folder / "lives"
    if victim == SQLITE:
        yield partial(siege_kills.killed_servers, fast(data))
    elif victim == POSTGRES:
        with postgres() as url:
            settings = fast(data, database=new_database(url, "siege"))
            yield partial(siege_kills.killed_servers, settings)
    else:
        with siege_kills.cluster() as cluster:
            settings = fast(data, database=new_database(cluster.url, "siege"))
            yield partial(siege_kills.killed_postgres, settings, cluster)


def check_promises(report: Report) -> None:
    """Run the tests of the other points, each against servers of its own."""
    for point, (name, files) in PROMISES.items():
        found = [str(ROOT / "tests" / "server" / file) for file in files]
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *found]
        told, good = "no answer", False
        try:
            ended = subprocess.run(
                command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=TEST_SECONDS
            )
            lines, good = ended.stdout.strip().splitlines(), ended.returncode == 0
            told = lines[-1].strip("= ") if lines else told
        except subprocess.TimeoutExpired:
            told = f"no end after {TEST_SECONDS / 60:.0f} minutes"
        report.promises.append((point, name, told, good))
        print(f"  {name}: {told}", flush=True)


# --- the page ----------------------------------------------------------------------------------


def paragraph(*sentences: str) -> list[str]:
    """Sentences as wrapped lines, and an empty one."""
    return [*textwrap.wrap(" ".join(sentences), WIDTH), ""]


def page(report: Report, share: float, seconds: float, minutes: float, load: str) -> str:
    lines = ["# Siege", ""]
    lines += paragraph(
        "For operators. These are the figures of the last `make siege`, which attacks a server,",
        "kills it again and again, and compares every acknowledged move with the database.",
    )
    lines += paragraph(
        f"This run took {minutes:.0f} minutes on {os.cpu_count()} cores, which the attackers, the",
        "players, the server and its bots shared. The load averages of the machine before it began",
        f"were {load}; other work on the machine makes every time longer.",
    )
    if share < 1:
        lines += paragraph(
            f"It was a shortened run: {seconds:.0f} seconds per attack (a whole run: 60), and",
            f"{sum(toll.kills for toll in report.tolls.values())} kills (a whole run:",
            f"{sum(KILLS.values())}).",
        )
    lines += ["## Stalling the others", ""]
    lines += paragraph(
        "Each attack has a new server with default settings on SQLite. Meanwhile, at another table",
        "and from another address, a person makes up to five moves a second, with four screens.",
        "The times are from a click to the fourth screen. The bar is a p99 of 250 ms.",
    )
    lines += ["| point | attack | p50 | p99 | figures |", "|---|---|---|---|---|"]
    for row in report.rows:
        told = "; ".join([*row.outcome.told, *(f"**{one}**" for one in row.outcome.broken)])
        lines.append(f"| {row.point} | {row.name} | {row.felt} | {told} |")
    if report.tolls:
        lines += ["", "## Kills", ""]
        lines += paragraph(
            "Eight clients play without a break while a process is killed without warning, after",
            "random pauses. Some servers also stand still for a moment first. Afterwards the log",
            "of every game is compared with the answers its client got.",
        )
        heads = ["killed", "kills", "moves acknowledged", "made, not acknowledged"]
        heads += ["slowest return", "lost or doubled"]
        lines += [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
        for name, toll in report.tolls.items():
            cells = [name, toll.kills, toll.moves, toll.landed, f"{toll.slowest:.1f} s"]
            lines.append(f"| {' | '.join(map(str, cells))} | {toll.broken or 'none'} |")
    if report.promises:
        lines += ["", "## Promises", ""]
        lines += paragraph(
            "The other attacks try to cheat, or to make the server say something untrue. They are",
            "tests, run once more here.",
        )
        lines += ["| point | attacks | result |", "|---|---|---|"]
        lines += [f"| {point} | {name} | {told} |" for point, name, told, _ in report.promises]
    lines += ["", "## Missed bars", ""]
    lines += [f"- {fault}" for fault in report.faults()] or ["None."]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=WHOLE_MINUTES, help="length of the run")
    parser.add_argument("--share", type=float, help="part of the kills and of the time, up to 1")
    parser.add_argument("--only", default="", help="attacks, such as 7,9, or kills, or promises")
    parser.add_argument("--person", nargs=2, metavar=("PORT", "FILE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.person:
        asyncio.run(live(int(options.person[0]), Path(options.person[1])))
    share = min(1.0, options.share or options.minutes / WHOLE_MINUTES)
    seconds = max(20.0, ATTACK_SECONDS * share)
    only = [name for name in options.only.split(",") if name]
    report, began = Report(), time.monotonic()
    load = ", ".join(f"{average:.1f}" for average in os.getloadavg())
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        for victim, kills in KILLS.items() if not only or "kills" in only else []:
            work = partial(kill, report, victim, max(1, round(kills * share)), folder)
            report.part(f"Kills of {victim}", work)
        for name in [name for name in ("", *ATTACKS) if not only or name in only]:
            title = f"Attack {name}" if name else "Nobody attacks"
            report.part(title, partial(attack, report, name, seconds, folder))
        if not only or "promises" in only:
            report.part("Promises", lambda: check_promises(report))
    if not only:
        minutes = (time.monotonic() - began) / 60
        PAGE.write_text(page(report, share, seconds, minutes, load), encoding="utf-8")
        print(f"Written to {PAGE.relative_to(ROOT)}")
    for fault in report.faults():
        print(f"BROKEN: {fault}")
    return 1 if report.faults() else 0


if __name__ == "__main__":
    sys.exit(main())
