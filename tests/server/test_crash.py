"""Servers are killed in the middle of games; no acknowledged move is lost or made twice.

`KILLS=300 pytest tests/server/test_crash.py` sets the number of kills.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.log import Entry, GameLog, Header, replay
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.records import EntryRecord, Stored
from bigshoulders.server.store.sql import Store
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.server_clock import ServerClock
from bigshoulders.server.tables.table import Table
from bigshoulders.shelf import box_of
from lives import FULL, Mortal, mortal
from servers import PATIENCE, documents, fast, until

KILLS = int(os.environ.get("KILLS", "5"))
TABLES = 3


def new_table(server: Mortal) -> dict[str, Any]:
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    body = {"game": "chicago", "config": {"players": 2, "draft": True}, "seats": seats}
    with server.client() as client:
        made: dict[str, Any] = client.post("/api/tables", json=body).raise_for_status().json()
    return made


class Game:
    """A table in play, and what the server has promised its player."""

    def __init__(self, server: Mortal) -> None:
        self.made = new_table(server)
        self.auth = ", ".join(f"Seat {seat['token']}" for seat in self.made["seats"])
        self.promised: dict[int, Any] = {}  # acknowledged moves by number
        self.heard: list[Any] = []  # entries in order, each received once
        self.waiting: dict[str, Any] | None = None  # sent, not yet answered
        self.landed = 0  # pending moves found in the log after a crash
        self.is_over = False

    def settle(self) -> None:
        """After a crash, find out from the log whether the pending move was made."""
        waiting, self.waiting = self.waiting, None
        if waiting is not None and len(self.heard) > waiting["after"]:
            assert self.heard[waiting["after"]] == waiting["do"]
            self.landed += 1


class Player(Thread):
    """Plays both seats of one table after another over live connections, however often they
    break."""

    def __init__(self, server: Mortal, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.rng = Random(number)
        self.games = [Game(server)]
        self.enough = Event()
        self.fault: Any = None

    @property
    def acknowledged(self) -> int:
        return sum(len(game.promised) for game in self.games)

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                with suppress(ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError):
                    if self.games[-1].is_over:
                        self.games.append(self.new_game())
                    self.sit_down(self.games[-1])
        except Exception as error:
            self.fault = error

    def new_game(self) -> Game:
        return Game(self.server)

    def sit_down(self, game: Game) -> None:
        """One connection, until it breaks; the next one resumes after the last entry received."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{game.made['table']}/live"
        with connect(address, max_size=None, compression=None, open_timeout=PATIENCE) as line:
            hello = {"auth": game.auth, "since": len(game.heard), "text": False, "view": False}
            line.send(json.dumps({"hello": hello}))
            is_new, snapshots = True, {}
            while not self.enough.is_set() and not game.is_over:
                for message in documents(line.recv(timeout=PATIENCE)):
                    self.hear(game, message, snapshots)
                    if message["type"] == "snapshot" and is_new:
                        game.settle()
                        is_new = False
                self.move(line, game, snapshots)

    def hear(self, game: Game, message: dict[str, Any], snapshots: dict[int, Any]) -> None:
        assert message["type"] != "error", message
        if message["type"] == "entry":
            assert message["seq"] == len(game.heard) + 1, "lost or repeated"
            game.heard.append(message["do"])
        elif message["type"] == "ack" and game.waiting is not None:
            game.promised[message["seq"]] = game.waiting["do"]
            game.waiting = None
        elif message["type"] == "snapshot":
            snapshots[message["seat"]] = message
            game.is_over = message["status"] == "finished"

    def move(self, line: ClientConnection, game: Game, snapshots: dict[int, Any]) -> None:
        """Send a move, if one is due and none is pending."""
        for seat, snapshot in snapshots.items():
            if game.waiting is None and snapshot["choices"] and snapshot["seq"] == len(game.heard):
                do = self.rng.choice(snapshot["choices"])["do"]
                key = uuid4().hex
                game.waiting = {"after": snapshot["seq"], "do": do, "seat": seat, "key": key}
                line.send(json.dumps({"move": game.waiting, "id": snapshot["seq"]}))


def test_kill_nine_loses_no_acknowledged_move_and_makes_none_twice(fresh: Settings) -> None:
    rng = Random(9)
    with mortal(fresh) as server:
        players = [Player(server, number) for number in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            goal = sum(player.acknowledged for player in players) + rng.randrange(1, 12)
            until(
                lambda goal=goal: (
                    sum(player.acknowledged for player in players) >= goal
                    or any(player.fault for player in players)
                )
            )
            time.sleep(rng.random() / 50)  # at any moment during a move
            server.kill()
            server.next_life()
        heads = {player: player.acknowledged for player in players}
        until(
            lambda: all(player.fault or player.acknowledged > heads[player] for player in players)
        )
        for player in players:
            player.enough.set()
            player.join()
            assert player.fault is None, player.fault
    games = [game for player in players for game in player.games]
    asyncio.run(check_games(fresh, games))
    landed = sum(game.landed for game in games)
    moves = sum(len(game.promised) for game in games)
    print(f"{KILLS} kills, {moves} acknowledged, {landed} made but not acknowledged")


async def check_games(settings: Settings, games: list[Game]) -> None:
    """The database has every promised move once, and the seed leads to every position."""
    store = Store(settings.database_url)
    await store.open()
    for game in games:
        stored = await store.table(game.made["table"])
        assert stored is not None
        assert stored.head is not None
        entries = await store.entries(stored.table.id, 0, 1_000_000)
        dos = [json.loads(entry.do) for entry in entries]
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert stored.head.seq == len(entries)
        assert dos[: len(game.heard)] == game.heard
        assert len(entries) - len(game.heard) <= 1  # at most the pending move
        assert not [seq for seq, do in game.promised.items() if dos[seq - 1] != do]
        made = len(game.promised) + game.landed
        assert 0 <= len(entries) - made <= 1, "a move was made that nobody asked for"
        check_positions(stored, entries)
    await store.close()


def check_positions(stored: Stored, entries: list[EntryRecord]) -> None:
    box = box_of(stored.table.game)
    config = json.loads(stored.table.config)
    g = rules_of(stored.table.game, stored.table.config)
    first = box.game.digest(box.game.new(g, stored.table.seed, SILENT))
    header = Header(box.game.name, config, stored.table.rules, stored.table.seed, first)
    log = GameLog(header)
    for entry in entries:
        events = json.loads(entry.events)
        log.entries.append(Entry(entry.seq, entry.seat, json.loads(entry.do), events, entry.digest))
    last = [s for _, _, s in replay(box.game, log)][-1]
    assert stored.head is not None
    assert Table(stored, ServerClock()).board.digest() == stored.head.digest
    assert stored.head.digest == box.game.digest(last)


def test_a_full_disk_is_reported_and_acknowledged_moves_survive_it(tmp_path: Path) -> None:
    settings = fast(tmp_path)
    with mortal(settings):
        pass
    database = settings.folder / "bigshoulders.sqlite"
    limit = max(file.stat().st_size for file in settings.folder.iterdir()) + 300_000
    with mortal(settings, **{FULL: str(limit)}) as server:
        game = Game(server)
        with server.client(game.auth) as client:
            path = f"/api/tables/{game.made['table']}"
            while True:
                seat = client.get(path).json()["awaited"][0]
                params = {"seat": seat, "previews": False, "text": False}
                snapshot = client.get(f"{path}/state", params=params).json()
                do = snapshot["choices"][0]["do"]
                body = {"after": snapshot["seq"], "do": do, "seat": seat}
                reply = client.post(f"{path}/moves", json=body)
                if reply.status_code != 200:
                    break
                game.heard.append(do)
                game.promised[snapshot["seq"] + 1] = do
            assert reply.status_code == 507, reply.text
            assert reply.json()["code"] == "storage_full"
            assert client.get(f"{path}/state", params=params).json() == snapshot
            until(lambda: client.get("/healthz").json()["status"] == "storage_full")
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    assert game.promised
    with mortal(settings) as server, server.client(game.auth) as client:
        assert client.post(f"{path}/moves", json=body).json() == {"seq": body["after"] + 1}
        game.heard.append(do)
        game.promised[body["after"] + 1] = do
    asyncio.run(check_games(settings, [game]))
