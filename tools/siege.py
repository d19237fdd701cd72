"""Attacks a server for 30 to 60 minutes, kills it again and again, and writes docs/host/siege.md.

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
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "tests")]

import siege_kills
from databases import new_database, postgres
from load import make_tables, memory, open_lines, server
from servers import fast
from siege_attacks import ATTACKS, Outcome

PAGE = ROOT / "docs" / "host" / "siege.md"
WHOLE_MINUTES = 45.0
KILLS = {"sqlite": 200, "postgres": 100, "database": 50}
ATTACK_SECONDS = 60.0
QUIET_SECONDS = 20.0
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

    def faults(self) -> list[str]:
        found = [f"{row.name}: {fault}" for row in self.rows for fault in row.outcome.broken]
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
            (table,) = await make_tables(port, 1)
            await open_lines([table])
            while not table.over:
                table.move()
                clicked = time.perf_counter()
                while table.pending and time.perf_counter() < clicked + LOST:
                    await asyncio.sleep(0.001)
                if table.pending:
                    out.write(json.dumps([clicked, LOST]) + "\n")
                    break
                if table.latencies:
                    out.write(json.dumps([clicked, table.latencies.pop()]) + "\n")
                await asyncio.sleep(PACE)
            await table.close()


def felt_between(file: Path, began: float, ended: float) -> Felt:
    lines = [json.loads(line) for line in file.read_text().splitlines() if line.endswith("]")]
    return Felt([seconds for clicked, seconds in lines if began <= clicked <= ended])


# --- the siege ---------------------------------------------------------------------------------


def attack(report: Report, names: list[str], seconds: float, folder: Path) -> None:
    """Attack a server with its default limits, on SQLite."""
    settings = {"BIGSHOULDERS_DATA": str(folder / "attacked"), "BIGSHOULDERS_DATABASE": ""}
    settings |= {"BIGSHOULDERS_LOG_LEVEL": "error"}
    person_file = folder / "felt"
    person_file.touch()
    with server(settings) as (port, pid):
        command = [sys.executable, __file__, "--person", str(port), str(person_file)]
        person = subprocess.Popen(command)
        os.nice(POLITENESS)
        try:
            time.sleep(3)
            began = time.perf_counter()
            time.sleep(min(QUIET_SECONDS, seconds))
            quiet = felt_between(person_file, began, time.perf_counter())
            show(report, Row("", "Nobody attacks", quiet, Outcome()))
            for name in names:
                title, work = ATTACKS[name]
                began = time.perf_counter()
                try:
                    outcome = asyncio.run(work(port, seconds))
                except RuntimeError as error:
                    outcome = Outcome([], [str(error)])
                felt = felt_between(person_file, began, time.perf_counter())
                show(report, Row(name.rstrip("ab"), title, felt, outcome))
                time.sleep(2)
            print(f"  memory of the server at the end: {memory(pid) / 1024:.0f} MB", flush=True)
        finally:
            person.terminate()
            person.wait()


def show(report: Report, row: Row) -> None:
    report.rows.append(row)
    told = "; ".join([*row.outcome.told, *(f"BROKEN: {one}" for one in row.outcome.broken)])
    print(f"  {row.name}: p50, p99 {str(row.felt).replace(' |', ',')}; {told}", flush=True)


def kill(report: Report, share: float, folder: Path) -> None:
    """Kill servers on both databases, and PostgreSQL itself."""
    counts = {name: max(1, round(count * share)) for name, count in KILLS.items()}
    report.tolls["the server, SQLite"] = siege_kills.killed_servers(
        fast(folder / "lives"), counts["sqlite"]
    )
    print(f"  {report.tolls}", flush=True)
    with postgres() as url:
        settings = fast(folder / "lives", database=new_database(url, "siege"))
        report.tolls["the server, PostgreSQL"] = siege_kills.killed_servers(
            settings, counts["postgres"]
        )
    print(f"  {report.tolls}", flush=True)
    with siege_kills.cluster() as cluster:
        settings = fast(folder / "lives", database=new_database(cluster.url, "siege"))
        report.tolls["PostgreSQL itself"] = siege_kills.killed_postgres(
            settings, cluster, counts["database"]
        )
    print(f"  {report.tolls}", flush=True)


def check_promises(report: Report) -> None:
    """Run the tests of the other points, each against servers of its own."""
    for point, (name, files) in PROMISES.items():
        found = [str(ROOT / "tests" / "server" / file) for file in files]
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *found]
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        told = ended.stdout.strip().splitlines()[-1] if ended.stdout.strip() else "no answer"
        report.promises.append((point, name, told.strip("= "), ended.returncode == 0))
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
        "One address attacks a server with default settings on SQLite. At another table, from",
        "another address, a person makes up to five moves a second, with four screens. The times",
        "are from a click to the fourth screen. The bar is a p99 of 250 ms.",
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
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        names = [name for name in ATTACKS if not only or name in only]
        if not only or "kills" in only:
            print("Kills", flush=True)
            kill(report, share, folder)
        if names:
            print("Attacks", flush=True)
            attack(report, names, seconds, folder)
        if not only or "promises" in only:
            print("Promises", flush=True)
            check_promises(report)
    if not only:
        minutes = (time.monotonic() - began) / 60
        PAGE.write_text(page(report, share, seconds, minutes, load), encoding="utf-8")
        print(f"Written to {PAGE.relative_to(ROOT)}")
    for fault in report.faults():
        print(f"BROKEN: {fault}")
    return 1 if report.faults() else 0


if __name__ == "__main__":
    sys.exit(main())
