"""A server on a real port, in a thread, and clients that talk to it like browsers."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from bigshoulders.server.api.app import create_app
from bigshoulders.server.api.limits import Guard
from bigshoulders.server.api.protocol import uvicorn_options
from bigshoulders.server.service import Service
from bigshoulders.server.settings import Settings

PATIENCE = 120.0
GLANCE = 0.01  # seconds
SHORTEST_PAUSE, LONGEST_PAUSE = 0.005, 0.05  # seconds between two looks
T = TypeVar("T")


class Running:
    """A running server whose clock can be moved forward."""

    def __init__(self, settings: Settings) -> None:
        app, limits = create_app(settings)
        self.settings = settings
        self.service: Service = app.state.service
        self.ahead = 0.0
        self.service.tables.now = lambda: time.time() + self.skipped
        config = uvicorn.Config(
            Guard(app, limits),
            port=0,
            **uvicorn_options(),
            log_level="critical",
            lifespan="on",
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    @property
    def skipped(self) -> float:
        """Seconds this server is ahead; players' clocks have run that long, and never run back."""
        return self.ahead

    @skipped.setter
    def skipped(self, seconds: float) -> None:
        def skip() -> None:
            self.service.tables.clock.ticks += max(0.0, seconds - self.ahead)
            self.ahead = seconds

        if self.thread.is_alive():
            self.at_once(skip)
        else:  # before its start, nobody else moves its clock
            skip()

    def at_once(self, work: Callable[[], T]) -> T:
        """Do something in the server's own thread, between two of its steps."""

        async def do() -> T:
            return work()

        return self.wait_for(do())

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of something that takes place in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own loop, which may not be asyncio's."""
        timekeeper = self.service.timekeeper
        assert timekeeper is not None
        return timekeeper.get_loop()

    def start(self) -> None:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        self.port = self.server.servers[0].sockets[0].getsockname()[1]

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def client(self, auth: str = "") -> httpx.Client:
        return client_of(self.port, auth, 30)


def client_of(port: int, auth: str = "", timeout: float = PATIENCE) -> httpx.Client:
    """A client of a server on this machine. Plain HTTP needs no certificates, which take longer to
    read than most tests."""
    headers = {"authorization": auth} if auth else {}
    address = f"http://127.0.0.1:{port}"
    return httpx.Client(base_url=address, headers=headers, timeout=timeout, verify=False)


def fast(folder: Path, **other: Any) -> Settings:
    chosen: dict[str, Any] = {"bot_delay": 0.0, "bot_processes": 1, "bot_niceness": 0}
    chosen |= {"rate": 0.0, "move_rate": 0.0, "connections": 0}
    chosen |= {"tick": 0.05, "data": str(folder), **other}
    return Settings(**chosen)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def until(holds: Callable[[], Any]) -> Any:
    """Wait until something becomes true; fail if it doesn't."""
    deadline, pause = time.monotonic() + PATIENCE, SHORTEST_PAUSE
    while not (found := holds()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(pause)
        pause = min(1.5 * pause, LONGEST_PAUSE)  # asking takes time from whatever is awaited
    return found


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail if something takes longer, not counting the time this machine kept everybody waiting."""
    late, done = [0.0], threading.Event()

    def watch() -> None:
        while not done.is_set():
            began = time.monotonic()
            done.wait(GLANCE)
            late[0] += max(0.0, time.monotonic() - began - GLANCE)

    watcher, began = threading.Thread(target=watch), time.monotonic()
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
    took = time.monotonic() - began - late[0]
    assert took < seconds, f"took {took:.1f} s"


class Table:
    """A table made for a test, seen through its owner, its seats and a spectator."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        self.server = server
        self.id = made["table"]
        self.owner_token = made["owner"]
        self.tokens: dict[int, str] = {
            seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat
        }
        self.owner = server.client(f"Owner {made['owner']}")
        self.watcher = server.client(f"Watch {made['watch']}")
        self.watch_token = made["watch"]
        self.stranger = server.client()
        self.seats = {seat: server.client(f"Seat {token}") for seat, token in self.tokens.items()}

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.id}{rest}"

    def get(self, seat: int, rest: str = "", **params: Any) -> Any:
        return checked(self.seats[seat].get(self.path(rest), params=params))

    def post(self, seat: int, rest: str, body: Any = None) -> httpx.Response:
        return self.seats[seat].post(self.path(rest), json=body or {})

    def join(self, seat: int, **words: str) -> str:
        """Accept the invitation of a seat, and play it with the new secret from now on.

        Returns the invitation, which opens nothing any more.
        """
        invitation = self.tokens[seat]
        token: str = checked(self.post(seat, f"/seats/{seat}/join", words))["token"]
        self.seats[seat].headers["authorization"] = f"Seat {token}"
        self.tokens[seat] = token
        return invitation

    def info(self) -> Any:
        return checked(self.owner.get(self.path()))

    def state(self, seat: int, **params: Any) -> Any:
        return self.get(seat, "/state", **params)

    def awaited(self) -> int:
        """The first seat that must act."""
        found: int = self.info()["awaited"][0]
        return found

    def move(self, seat: int, choice: int | None = None, rng: Random | None = None) -> Any:
        """Make a legal move, the first by default."""
        snapshot = self.state(seat, previews=False)
        pick = rng.randrange(len(snapshot["choices"])) if rng else choice or 0
        body = {"after": snapshot["seq"], "do": snapshot["choices"][pick]["do"]}
        return checked(self.post(seat, "/moves", body))

    def play_until(self, holds: Callable[[Any], bool], rng: Random) -> Any:
        """Random moves until a snapshot of the awaited seat is as wanted; that snapshot."""
        while True:
            seat = self.awaited()
            snapshot = self.state(seat, previews=False)
            if holds(snapshot):
                return snapshot
            do = rng.choice(snapshot["choices"])["do"]
            checked(self.post(seat, "/moves", {"after": snapshot["seq"], "do": do}))

    def close(self) -> None:
        for client in (self.owner, self.watcher, self.stranger, *self.seats.values()):
            client.close()

    @contextmanager
    def line(self, auth: str, **hello: Any) -> Iterator[Connection]:
        """Open a live connection to the table."""
        address = f"ws://127.0.0.1:{self.server.port}{self.path('/live')}"
        with connect(address, max_size=None, compression=None) as socket:
            line = Connection(socket)
            line.say(hello={"auth": auth, **hello})
            yield line

    def seat_line(self, seat: int, **hello: Any) -> Any:
        return self.line(f"Seat {self.tokens[seat]}", **hello)


class Connection:
    """One end of a live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []  # the same, as received
        self.waiting: list[str] = []  # received but not read yet

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        if not self.waiting:
            self.waiting = self.socket.recv(timeout=PATIENCE, decode=True).split("\n")
        raw = self.waiting.pop(0)
        message: dict[str, Any] = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        return message

    def wait_for(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind with these facts."""
        while True:
            message = self.hear()
            if message["type"] == kind and facts.items() <= message.items():
                return message

    def snapshot_from(self, seq: int) -> dict[str, Any]:
        """The latest snapshot, once it is of this entry or a later one."""
        snapshots = [message for message in self.heard if message["type"] == "snapshot"]
        latest = snapshots[-1] if snapshots else self.wait_for("snapshot")
        while latest["seq"] < seq:
            latest = self.wait_for("snapshot")
        return latest

    def entries(self) -> list[int]:
        return [message["seq"] for message in self.heard if message["type"] == "entry"]


def documents(text: str | bytes) -> list[dict[str, Any]]:
    """The documents in one text of a live connection."""
    return [json.loads(line) for line in str(text).split("\n")]


def checked(reply: httpx.Response) -> Any:
    """The document of a successful response."""
    assert reply.is_success, (reply.status_code, reply.text)
    return reply.json()


def refused(reply: httpx.Response, status: int, code: str) -> Any:
    """The document of a refusal, which must be this one."""
    found = reply.json()
    assert (reply.status_code, found["code"]) == (status, code), reply.text
    assert found["text"]
    return found


MakeTable = Callable[..., Table]
