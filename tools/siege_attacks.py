"""The attacks of `make siege` that try to stall a server: one address attacks, others play."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import statistics
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

MALLORY = "127.0.0.66"
ANN = "127.0.0.2"
PASSWORD = "correct horse battery"
SIGN_IN_SECONDS = 2.0  # the most an honest sign-in may take
BOT_SECONDS = 3.0  # the most a Broker's answer may take next to 60 tables of Tycoons


@dataclass
class Outcome:
    """The figures of an attack, and what broke a promise."""

    told: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    began: float = 0.0  # when it was prepared; what others felt before doesn't count


Attack = Callable[[int, float], Coroutine[Any, Any, Outcome]]


class Client:
    """A connection from an address that asks one thing after another, as fast as it can."""

    def __init__(self, port: int, address: str = MALLORY) -> None:
        self.port = port
        self.address = address
        self.headers: dict[str, str] = {}
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and document of an answer; status 0 if the server hung up."""
        try:
            return await asyncio.wait_for(self.exchange(method, path, body), 60)
        except (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError, ValueError):
            self.close()
            return 0, None

    async def exchange(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0), limit=2**24
            )
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        headers = {"host": "127.0.0.1", "content-length": str(len(data)), **self.headers}
        if data:
            headers["content-type"] = "application/json"
        lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items()), "", ""]
        writer.write("\r\n".join(lines).encode() + data)
        raw = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        head = raw.lower()
        status = int(head.split(" ", 2)[1])
        if "content-length:" not in head:
            raise ValueError(head)
        size = int(head.split("content-length:")[1].split("\r\n")[0])
        text = await reader.readexactly(size)
        for line in raw.split("\r\n"):
            if line.lower().startswith("set-cookie:"):
                self.headers["cookie"] = line.partition(":")[2].partition(";")[0].strip()
        if "connection: close" in head:
            self.close()
        is_json = "content-type: application/json" in head
        return status, json.loads(text) if is_json else text.decode()

    async def must(self, method: str, path: str, body: Any = None) -> Any:
        """The document of an answer that must succeed; waits after each 429."""
        for _ in range(200):
            status, found = await self.ask(method, path, body)
            if status in (200, 201):
                return found
            if status not in (0, 429):  # 0: the server has closed an idle connection
                raise RuntimeError(f"{method} {path}: {status} {found}")
            await asyncio.sleep(1 if status else 0)
        raise RuntimeError(f"{method} {path}: refused for minutes")

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
        self.streams = None


async def repeat(
    clients: list[Client], seconds: float, ask: Callable[[Client, int], Awaitable[tuple[int, Any]]]
) -> Counter[int]:
    """All clients ask again and again; the number of answers by status."""
    statuses: Counter[int] = Counter()
    deadline = time.perf_counter() + seconds

    async def run(client: Client) -> None:
        count = 0
        while time.perf_counter() < deadline:
            status, _ = await ask(client, count)
            statuses[status] += 1
            count += 1
            if not status:
                await asyncio.sleep(0.05)
        client.close()

    await asyncio.gather(*(run(client) for client in clients))
    return statuses


def spoken(statuses: Counter[int], seconds: float) -> str:
    """Statuses in words."""
    given = sum(count for status, count in statuses.items() if status in (200, 201))
    refused = statuses[429]
    others = {each: n for each, n in sorted(statuses.items()) if each not in (200, 201, 429)}
    rest = "".join(f", {n} × {each or 'hung up'}" for each, n in others.items())
    rate = sum(statuses.values()) / seconds
    return f"{rate:.0f} requests/s: {given} answered, {refused} × 429{rest}"


async def sign_up(client: Client) -> str:
    name = f"siege {random.getrandbits(40):x}"
    me = await client.must("POST", "/api/people", {"name": name, "password": PASSWORD})
    client.headers["x-csrf-token"] = me["csrf"]
    return name


async def new_table(client: Client, *bots: str, **wish: Any) -> dict[str, Any]:
    """A table for two or more: bots, and a person on the first seat if there is one bot."""
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": bot, "name": bot} for bot in bots]
    seats = [{"kind": "me", "name": "Ann"}] * (2 - len(seats)) + seats
    body = {"game": "chicago", "config": {"players": len(seats)}, "seats": seats, **wish}
    made: dict[str, Any] = await client.must("POST", "/api/tables", body)
    return made


# --- the attacks -------------------------------------------------------------------------------


async def invented_links(port: int, seconds: float) -> Outcome:
    """An account collects invented links, then lists tables with more of them."""
    clients = [Client(port) for _ in range(3)]
    await sign_up(clients[0])
    for client in clients[1:]:
        client.headers |= clients[0].headers
    outcome = Outcome(began=time.perf_counter())

    async def ask(client: Client, count: int) -> tuple[int, Any]:
        links = (f"Seat s_{random.getrandbits(128):x}" for _ in range(60))
        client.headers["authorization"] = ", ".join(links)
        if count % 2:
            return await client.ask("GET", "/api/tables?limit=100")
        status, found = await client.ask("POST", "/api/me/links", {})
        if status == 200 and found["links"]:
            outcome.broken.append("an account keeps invented links")
        return status, found

    outcome.told.append(spoken(await repeat(clients, seconds, ask), seconds))
    return outcome


async def long_logs(port: int, seconds: float) -> Outcome:
    """Eight connections read a finished game: its log in three languages, its chart, its export."""
    host = Client(port)
    made = await new_table(host, *["random"] * 4, public=True)
    path = f"/api/tables/{made['table']}"
    while (await host.must("GET", path))["status"] == "running":
        await asyncio.sleep(0.5)
    head = (await host.must("GET", path))["head"]
    host.close()

    async def ask(client: Client, count: int) -> tuple[int, Any]:
        language = ("en", "fr", "de")[count % 3]
        since = random.randrange(head)  # a page nobody has read yet
        paths = [f"/log?lang={language}&since={since}", "/chart", "/export", f"/state?at={since}"]
        return await client.ask("GET", path + random.choice([*paths, *paths[:1] * 5]))

    began = time.perf_counter()
    statuses = await repeat([Client(port) for _ in range(8)], seconds, ask)
    return Outcome([f"a log of {head} entries; {spoken(statuses, seconds)}"], began=began)


async def new_tables(port: int, seconds: float) -> Outcome:
    """Four connections make tables and rematches, and two import logs, as fast as they can."""
    resigned = Client(port)
    body = {"game": "industrialist", "config": {"side": "A"}, "seats": [{"kind": "me"}]}
    made = await resigned.must("POST", "/api/tables", body)
    path = f"/api/tables/{made['table']}"
    resigned.headers["authorization"] = f"Seat {made['seats'][0]['token']}"
    await resigned.must("POST", f"{path}/resign", {})
    log = await resigned.must("GET", f"{path}/export")
    resigned.close()

    async def ask(client: Client, count: int) -> tuple[int, Any]:
        client.headers |= resigned.headers
        if client in importers:
            return await client.ask("POST", "/api/tables/import", {"log": log})
        if count % 2:
            return await client.ask("POST", f"{path}/rematch", {})
        return await client.ask("POST", "/api/tables", body)

    began = time.perf_counter()
    importers = [Client(port) for _ in range(2)]
    statuses = await repeat([Client(port) for _ in range(4)] + importers, seconds, ask)
    outcome = Outcome([spoken(statuses, seconds)], began=began)
    if statuses[201] > 100 + seconds + 10:
        outcome.broken.append(f"{statuses[201]} tables in {seconds:.0f} s")
    return outcome


async def guessed_passwords(port: int, seconds: float) -> Outcome:
    """Twenty addresses guess a password, one also by changing it; Ann signs in."""
    ann = Client(port, ANN)
    name = await sign_up(ann)
    thief = Client(port)
    await sign_up(thief)
    waits: list[float] = []
    clients = [Client(port, f"127.0.1.{n}") for n in range(1, 20)] + [thief]

    async def guess(client: Client, count: int) -> tuple[int, Any]:
        if client is thief:
            wrong = {"old": f"wrong horse {count}", "new": "another horse"}
            return await client.ask("PUT", "/api/me/password", wrong)
        wrong = {"name": name, "password": f"wrong horse {count}"}
        return await client.ask("POST", "/api/session", wrong)

    async def sign_in() -> None:
        deadline = time.perf_counter() + seconds
        while time.perf_counter() < deadline:
            waits.append(await signing_in())
            await asyncio.sleep(12)  # an honest person may sign in five times, then every 20 s

    async def signing_in() -> float:
        began = time.perf_counter()
        await ann.must("POST", "/api/session", {"name": name, "password": PASSWORD})
        return time.perf_counter() - began

    alone = await signing_in()
    began = time.perf_counter()
    signing = asyncio.create_task(sign_in())
    statuses = await repeat(clients, seconds, guess)
    await signing
    ann.close()
    worst = max(waits)
    outcome = Outcome([f"{spoken(statuses, seconds)}, {statuses[401]} guesses"], began=began)
    outcome.told.append(
        f"honest sign-in before: {alone:.2f} s, slowest of {len(waits)}: {worst:.2f} s"
    )
    if worst > SIGN_IN_SECONDS:
        outcome.broken.append(f"a sign-in took {worst:.2f} s")
    return outcome


HALVES = [
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: a\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
]


async def silent_sockets(port: int, seconds: float) -> Outcome:
    """As many sockets as possible that say nothing, or half a request."""
    open_now: list[socket.socket] = []
    opened = refused = 0
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        for _ in range(50):
            line = socket.socket()
            line.setblocking(False)
            line.bind((MALLORY, 0))
            with suppress(BlockingIOError):
                line.connect(("127.0.0.1", port))
            open_now.append(line)
        opened += 50
        await asyncio.sleep(0.1)
        for line in open_now[-50:]:
            with suppress(OSError):
                line.send(random.choice(HALVES))
        alive = []
        for line in open_now:
            try:
                ended = line.recv(4096, socket.MSG_PEEK) is not None
            except BlockingIOError:
                ended = False
            except OSError:
                ended = True
            if ended:
                refused += 1
                line.close()
            else:
                alive.append(line)
        open_now = alive
    told = f"{opened} sockets, {refused} closed by the server, {len(open_now)} open at the end"
    outcome = Outcome([told])
    if len(open_now) > 400:
        outcome.broken.append(f"{len(open_now)} silent sockets stay open")
    for line in open_now:
        line.close()
    return outcome


async def bot_answers(port: int, seconds: float) -> list[float]:
    """Seconds until a Broker has answered a person's move, again and again."""
    ann = Client(port, ANN)
    waits: list[float] = []
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline or not waits:
        made = await new_table(ann, "broker")
        ann.headers["authorization"] = f"Seat {made['seats'][0]['token']}"
        path = f"/api/tables/{made['table']}"
        began: float | None = None
        while time.perf_counter() < deadline or not waits:
            info = await ann.must("GET", path)
            if info["status"] != "running":
                break
            if 0 in info["awaited"]:
                if began is not None:
                    waits.append(time.perf_counter() - began)
                state = await ann.must("GET", f"{path}/state?previews=false&text=false")
                do = random.choice(state["choices"])["do"]
                await ann.must("POST", f"{path}/moves", {"after": state["seq"], "do": do})
                after = await ann.must("GET", path)
                began = time.perf_counter() if 0 not in after["awaited"] else None
            await asyncio.sleep(0.05)
    ann.close()
    return waits


async def thinking_bots(port: int, seconds: float) -> Outcome:
    """Sixty tables among Tycoons; a Broker answers at a person's table."""
    before = await bot_answers(port, min(30.0, seconds / 2))
    host = Client(port)
    for _ in range(60):
        await new_table(host, "tycoon", "tycoon")
    host.close()
    outcome = Outcome(began=time.perf_counter())
    during = await bot_answers(port, seconds)
    for when, waits in (("before", before), ("during", during)):
        middle, worst = statistics.median(waits), max(waits)
        outcome.told.append(
            f"Broker {when}: {len(waits)} answers, median {middle:.2f} s, slowest {worst:.2f} s"
        )
    if max(during) > BOT_SECONDS:
        outcome.broken.append(f"a Broker's answer took {max(during):.2f} s")
    return outcome


async def odd_values(port: int, seconds: float) -> Outcome:
    """Values of any length and content in paths, queries, headers and bodies."""
    outcome = Outcome()
    values = [
        "x" * 60_000,
        "\u202e\u0000\r\nforged",
        "-1",
        "9" * 400,
        "../../etc/passwd",
        "😀" * 900,
    ]

    async def ask(client: Client, count: int) -> tuple[int, Any]:
        value = values[count % len(values)]
        if count % 3 == 0:
            body = {"game": value, "config": {value[:40]: value}, "seats": [{"kind": value}]}
            status, found = await client.ask("POST", "/api/tables", body)
        elif count % 3 == 1:
            status, found = await client.ask(
                "POST", "/api/session", {"name": value, "password": value}
            )
        else:
            odd = "".join(f"%{byte:02x}" for byte in value.encode()[:2000])
            status, found = await client.ask("GET", f"/api/tables/{odd}?lang={odd[:90]}")
        if status >= 500 or (status >= 400 and not (isinstance(found, dict) and "code" in found)):
            outcome.broken.append(f"{status} without a problem document for {value[:12]!r}")
        return status, found

    statuses = await repeat([Client(port) for _ in range(4)], seconds, ask)
    outcome.told.append(spoken(statuses, seconds))
    outcome.broken = [*dict.fromkeys(outcome.broken)][:5]
    return outcome


ATTACKS: dict[str, tuple[str, Attack]] = {
    "5": ("Invented links", invented_links),
    "6a": ("Long logs", long_logs),
    "6b": ("New tables and rematches", new_tables),
    "7": ("Guessed passwords", guessed_passwords),
    "8": ("Silent sockets", silent_sockets),
    "9": ("60 tables of Tycoons", thinking_bots),
    "11": ("Odd values", odd_values),
}
