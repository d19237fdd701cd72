"""Measures live tables of four programs each over real sockets: throughput, latency and memory.

    python tools/load.py --tables 1000 --rate 200 --seconds 20 --database both

Each rate of moves is shown next to the bare commit rate of the same database. That rate is measured
just before and after, with as many writers, each committing one row the size of a move: it is what
the machine can do at that moment. Where flushing the disk costs hardly anything, this pits Python,
which plays, redacts and sends to four screens, against a database that does none of it. So the
processor time per move is shown too, which hardly depends on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

TESTS = Path(__file__).parents[1] / "tests" / "server"
sys.path[:0] = [str(TESTS)]

import asyncpg
import httpx
import uvloop

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.match import Match
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.sql import Store
from bigshoulders.server.tables.log_import import import_log
from bigshoulders.server.tables.snapshots import encode_snapshot
from bigshoulders.server.tables.tables import Tables
from databases import new_database, postgres
from load_clients import SEATS, Table

CONFIG = {"players": SEATS}
SPARE = 24  # tables to replace those whose game ends during the count
ROW = "x" * 2500  # the size of what a move writes: an entry and a compressed position


@contextmanager
def server(settings: dict[str, str]) -> Iterator[tuple[int, int]]:
    """A separate server, started like `bigshoulders serve`: its port and its process."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
    command = [sys.executable, "-m", "bigshoulders", "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def worked(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def make_tables(port: int, count: int) -> list[Table]:
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob", "Cyd", "Dee")]
    body = {"game": "chicago", "config": CONFIG, "seats": seats}
    limit = asyncio.Semaphore(16)
    address = f"http://127.0.0.1:{port}/api/tables"
    async with httpx.AsyncClient(timeout=120) as client:

        async def make() -> Table:
            async with limit:
                reply = await client.post(address, json=body)
                return Table(reply.raise_for_status().json(), port)

        return await asyncio.gather(*(make() for _ in range(count)))


async def open_lines(tables: list[Table], is_program: bool = False) -> None:
    limit = asyncio.Semaphore(16)

    async def one(table: Table) -> None:
        async with limit:
            await table.open(is_program)

    await asyncio.gather(*(one(table) for table in tables))


async def at_full_speed(tables: list[Table], writers: int, seconds: float) -> float:
    """Moves acknowledged per second when this many tables move as fast as they can."""
    before = sum(table.acks for table in tables)
    began = time.perf_counter()
    waiting = iter(tables)
    for table in islice(waiting, writers):
        table.start(waiting)
    await asyncio.sleep(seconds)
    for table in tables:
        table.eager = False
    rate = (sum(table.acks for table in tables) - before) / (time.perf_counter() - began)
    await quiet(tables)
    return rate


async def quiet(tables: list[Table]) -> None:
    """Wait for pending moves."""
    deadline = time.perf_counter() + 10
    while any(table.pending for table in tables) and time.perf_counter() < deadline:
        await asyncio.sleep(0.05)


async def at_a_pace(tables: list[Table], rate: float, seconds: float) -> tuple[float, list[float]]:
    """Moves at a steady rate, at any table: the rate reached, and the time from click to all four
    screens."""
    for table in tables:
        table.latencies.clear()
    began = time.perf_counter()
    sent = 0
    while (now := time.perf_counter()) < began + seconds:
        while sent < (now - began) * rate:
            table = random.choice(tables)
            if table.ready is not None and not table.pending:
                table.move()
            sent += 1
        await asyncio.sleep(0.002)
    await quiet(tables)
    found = [latency for table in tables for latency in table.latencies]
    return len(found) / seconds, found


def bare_sqlite(folder: Path, seconds: float) -> float:
    """Commits per second of one row each. SQLite has one writer, however many wait."""
    connection = sqlite3.connect(folder / "bare.sqlite")
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE IF NOT EXISTS bare (id INTEGER PRIMARY KEY, text TEXT)")
    began, count = time.perf_counter(), 0
    while time.perf_counter() < began + seconds:
        connection.execute("INSERT INTO bare (text) VALUES (?)", (ROW,))
        connection.commit()
        count += 1
    connection.close()
    return count / (time.perf_counter() - began)


async def bare_postgres(url: str, writers: int, seconds: float) -> float:
    """Commits per second of one row each, over many connections."""
    first = await asyncpg.connect(url)
    await first.execute("CREATE TABLE IF NOT EXISTS bare (id SERIAL PRIMARY KEY, text TEXT)")
    await first.close()
    deadline = time.perf_counter() + seconds

    async def write() -> int:
        connection = await asyncpg.connect(url)
        insert = await connection.prepare("INSERT INTO bare (text) VALUES ($1)")
        count = 0
        while time.perf_counter() < deadline:
            await insert.fetch(ROW)
            count += 1
        await connection.close()
        return count

    return sum(await asyncio.gather(*(write() for _ in range(writers)))) / seconds


async def bare(kind: str, folder: Path, url: str, writers: int, seconds: float) -> float:
    if kind == "sqlite":
        return await asyncio.to_thread(bare_sqlite, folder, seconds)
    return await bare_postgres(url, writers, seconds)


async def durable(
    kind: str, folder: Path, url: str, door: tuple[int, int], writers: int, seconds: float
) -> None:
    """Program moves, as fast as they are acknowledged, next to as many writers that only commit."""
    port, pid = door
    tables = await make_tables(port, writers + SPARE)
    await open_lines(tables, is_program=True)
    before = await bare(kind, folder, url, writers, max(2.0, seconds / 4))
    began = worked(pid)
    moves = await at_full_speed(tables, writers, seconds)
    each = (worked(pid) - began) * 1000 / max(1, sum(table.acks for table in tables))
    after = await bare(kind, folder, url, writers, max(2.0, seconds / 4))
    commits = (before + after) / 2
    share = f"{100 * moves / commits:.0f} %"
    print(
        f"  {writers:3} at once: {moves:.0f} moves/s, {commits:.0f} bare commits/s: {share}", end=""
    )
    print(f"; {each:.2f} ms of the server's processor a move")
    for table in tables:
        await table.close()


async def loading(settings: Settings) -> list[tuple[int, float]]:
    """Milliseconds to load a table at its last move, by decade."""
    store = Store(settings.database_url)
    await store.open()
    tables = Tables(settings, store)
    found = []
    for decade, text in games_by_decade():
        told = await import_log(tables, text)
        times = []
        for _ in range(20):
            began = time.perf_counter()
            loaded = await tables.load(told.table)
            encode_snapshot(loaded, 0, "en", True)
            times.append(time.perf_counter() - began)
        found.append((decade, statistics.median(times) * 1000))
    await store.close()
    return found


def games_by_decade() -> list[tuple[int, str]]:
    """The log of one random game, cut in the middle of every decade."""
    match = Match(CHICAGO, CONFIG, b"load")
    rng = random.Random(1)
    lines: dict[int, list[int]] = {}
    while CHICAGO.result(match.rules, match.state) is None:
        seat = CHICAGO.awaited(match.rules, match.state)[0]
        match.play(seat, rng.choice(CHICAGO.legal(match.rules, match.state, seat)))
        lines.setdefault(int(match.state.decade), []).append(len(match.log.entries))
    text = match.log.text().splitlines(keepends=True)
    middles = {decade: seqs[len(seqs) // 2] for decade, seqs in lines.items()}
    return [(decade, "".join(text[: seq + 1])) for decade, seq in sorted(middles.items())]


async def measure(kind: str, folder: Path, url: str, options: argparse.Namespace) -> None:
    settings = {"BIGSHOULDERS_DATA": str(folder), "BIGSHOULDERS_DATABASE": url}
    settings |= {"BIGSHOULDERS_RATE": "0", "BIGSHOULDERS_MOVE_RATE": "0"}
    settings |= {"BIGSHOULDERS_CONNECTIONS": "0"}
    settings |= {"BIGSHOULDERS_LOG_LEVEL": "error"}
    load = " ".join(f"{average:.1f}" for average in os.getloadavg())
    print(f"\n{kind}: {options.tables} tables of {SEATS}; load of the machine before: {load}")
    with server(settings) as (port, pid):
        warm = await make_tables(port, 1)
        await open_lines(warm)
        empty = memory(pid)
        tables = await make_tables(port, options.tables)
        alone = memory(pid)
        await open_lines(tables)
        whole = memory(pid)
        each = (alone - empty) / options.tables
        lines = (whole - alone) / options.tables
        print(f"  memory per idle table: {each:.1f} KB, and {lines:.1f} KB for its four lines")
        for writers in map(int, options.writers.split(",")):
            await durable(kind, folder, url, (port, pid), writers, options.seconds)
        began = worked(pid)
        reached, found = await at_a_pace(tables, options.rate, options.seconds)
        share = (worked(pid) - began) / options.seconds
        found.sort()
        if found:
            p50, p99 = found[len(found) // 2], found[int(len(found) * 0.99)]
            print(f"  at {reached:.0f} moves/s, click to all four screens: ", end="")
            print(f"p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms; ", end="")
            print(f"the server used {100 * share:.0f} % of a core")
        for table in [*warm, *tables]:
            await table.close()
    times = await loading(Settings(data=str(folder), database=url))
    told = ", ".join(f"decade {decade} {ms:.1f} ms" for decade, ms in times)
    print(f"  loading a table at its last move: {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--writers", default="1,8,64", help="numbers of tables at full speed")
    parser.add_argument("--rate", type=float, default=200.0, help="total moves per second")
    parser.add_argument("--seconds", type=float, default=20.0, help="per measurement")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # four sockets per table, both ends
    with tempfile.TemporaryDirectory() as folder:
        if options.database in ("sqlite", "both"):
            uvloop.run(measure("sqlite", Path(folder), "", options))
        if options.database in ("postgres", "both"):
            with postgres() as url:
                database = new_database(url, "load")
                uvloop.run(measure("postgres", Path(folder), database, options))


if __name__ == "__main__":
    main()
