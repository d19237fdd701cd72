"""One client cannot stall the others: a short form of each attack of `make siege`.

Clients on different loopback addresses stand for different people.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import thread_time
from typing import Any
from uuid import uuid4

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import event
from structlog.testing import capture_logs
from websockets.sync.client import connect
from websockets.typing import Origin

from bigshoulders.kernel.errors import GameError
from bigshoulders.language.messages import LANGUAGES, loaded
from bigshoulders.server.accounts import people
from bigshoulders.server.api import app, protocol
from bigshoulders.server.api import limits as limits_module
from bigshoulders.server.api import socket as socket_module
from bigshoulders.server.api.connections import Connections
from bigshoulders.server.api.limits import (
    ACCOUNT,
    MOST_PAUSING,
    REFUSAL_SECONDS,
    Bucket,
    Guard,
    RateLimits,
)
from bigshoulders.server.api.protocol import limits_of
from bigshoulders.server.errors import Refused
from bigshoulders.server.hashing import AT_ONCE, MOST_WAITING, HashQueue
from bigshoulders.server.settings import Settings
from bigshoulders.server.shares import ADDRESS, HALF_LIFE, Budget, Meter, Shares
from bigshoulders.server.store.names import prototypes
from bigshoulders.server.tables import log_import
from bigshoulders.server.tables.bot_pool import (
    AWAY,
    CONNECTED,
    NOBODY_WAITS,
    BotPool,
    question_of,
)
from bigshoulders.server.tables.lanes import Lane
from bigshoulders.server.tables.log_import import import_log
from bigshoulders.server.tables.reading import Reading
from servers import Connection, MakeTable, Running, checked, fast, refused, running, until

pytestmark = pytest.mark.any_database

PASSWORD = "correct horse battery"
MALLORY = "127.0.0.66"


@contextmanager
def client_at(server: Running, address: str) -> Iterator[httpx.Client]:
    """A client with its own network address."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    url = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=url, transport=transport, timeout=30) as client:
        yield client


def sign_up(client: httpx.Client) -> str:
    """Create an account; its name."""
    name = f"Ann {uuid4().hex[:8]}"
    me = checked(client.post("/api/people", json={"name": name, "password": PASSWORD}))
    client.headers["x-csrf-token"] = me["csrf"]
    return name


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits it has by default."""
    with running(fast(tmp_path_factory.mktemp("limited"), rate=50.0, move_rate=20.0)) as server:
        yield server


# --- passwords ---------------------------------------------------------------------------------


def test_changing_a_password_counts_as_a_sign_in(limited: Running) -> None:
    with client_at(limited, MALLORY) as thief:
        sign_up(thief)
        wrong = {"old": "wrong horse", "new": "another horse"}
        replies = [thief.put("/api/me/password", json=wrong) for _ in range(10)]
        refused(replies[0], 401, "wrong_password")
        refused(replies[-1], 429, "too_many")


def test_what_was_used_counts_half_after_a_while() -> None:
    now = [0.0]
    shares = Shares(lambda: now[0])
    shares.add("ann", 2.0)
    now[0] = HALF_LIFE
    assert (shares.of("ann"), shares.of("bob")) == (1.0, 0.0)


def test_a_correct_password_does_not_count_as_use() -> None:
    async def scenario() -> tuple[float, float]:
        queue = HashQueue()
        ADDRESS.set("ann")
        assert await queue.run(lambda: True)
        honest = queue.shares.of("ann")
        assert not await queue.run(lambda: False)
        queue.close()
        return honest, queue.shares.of("ann")

    honest, guessed = asyncio.run(scenario())
    assert guessed > honest == 0


def test_an_honest_sign_in_overtakes_the_guesses_of_others() -> None:
    """However many guesses wait, another address is next."""

    async def scenario() -> list[str]:
        queue, order, gate = HashQueue(), [], threading.Event()

        async def hash_at(address: str) -> None:
            ADDRESS.set(address)

            def work() -> None:
                gate.wait(30)
                order.append(address)

            await queue.run(work)

        tasks = [asyncio.create_task(hash_at("mallory")) for _ in range(AT_ONCE + MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too_many"):
            await asyncio.create_task(hash_at("mallory"))
        tasks.append(asyncio.create_task(hash_at("ann")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        queue.close()
        return order

    order = asyncio.run(scenario())
    assert "ann" in order[: 2 * AT_ONCE]
    assert len(order) == AT_ONCE + MOST_WAITING + 1


# --- connections -------------------------------------------------------------------------------


def dial(server: Running, address: str) -> socket.socket:
    """A bare connection from an address."""
    return socket.create_connection(("127.0.0.1", server.port), 30, (address, 0))


def is_closed(line: socket.socket) -> bool:
    """Wait until the server has closed a connection."""
    with suppress(ConnectionResetError):
        while line.recv(4096):
            pass
    return True


SILENCE = [
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: a\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
    b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\nGET /api",
]


@pytest.mark.parametrize("words", SILENCE, ids=["nothing", "half a head", "half a body", "again"])
def test_silent_and_half_sent_requests_are_closed(
    limited: Running, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.2)
    with capture_logs() as logs, dial(limited, MALLORY) as line:
        with suppress(ConnectionError):  # closed already, if this process was slow
            line.sendall(words)
        assert is_closed(line)
    assert not [one for one in logs if one["log_level"] == "error"]


def test_a_trickle_does_not_keep_a_request_open(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each byte comes in time, the whole never does."""
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.2)

    def trickle(line: socket.socket) -> None:
        while True:
            line.sendall(b"G")
            limited.thread.join(0.02)

    with dial(limited, MALLORY) as line, pytest.raises((ConnectionError, BrokenPipeError)):
        trickle(line)


def test_an_answer_that_nobody_reads_is_dropped(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "READ_SECONDS", 0.2)
    with dial(limited, "127.0.0.67") as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 60)
        counts = limits_of(limited.server.config).connections.by_address
        until(lambda: counts["127.0.0.67"] == 0)


HANDSHAKE = (
    b"GET /api/tables/none/live HTTP/1.1\r\nHost: a\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_a_client_that_answers_no_pings_is_closed(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 3600)
    monkeypatch.setattr(limited.server.config, "ws_ping_interval", 0.1)
    monkeypatch.setattr(limited.server.config, "ws_ping_timeout", 0.1)
    with dial(limited, MALLORY) as line:
        line.sendall(HANDSHAKE)
        assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
        assert is_closed(line)


def test_an_address_has_so_many_connections_and_others_still_connect(tmp_path: Path) -> None:
    with running(fast(tmp_path, connections=3)) as server, ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(dial(server, MALLORY))
        counts = limits_of(server.server.config).connections.by_address
        until(lambda: counts[MALLORY] == 3)
        with client_at(server, MALLORY) as fourth:
            refused(fourth.get("/api/games"), 429, "too_many")
        with client_at(server, "127.0.0.1") as other:
            checked(other.get("/api/games"))


def test_streams_of_turns_count_as_connections(tmp_path: Path) -> None:
    """Behind a proxy, addresses come from its header."""
    settings = fast(tmp_path, connections=2, trusted_proxy=True)
    with running(settings) as server, server.client() as client, ExitStack() as streams:
        sign_up(client)
        mallory = {"x-forwarded-for": "192.0.2.6"}
        for _ in range(2):
            got = client.stream("GET", "/api/me/events", headers=mallory)
            assert streams.enter_context(got).status_code == 200
        lasting = limits_of(server.server.config).lasting.by_address
        until(lambda: lasting["192.0.2.6"] == 2)
        refused(client.get("/api/me/events", headers=mallory), 429, "too_many")
        streams.enter_context(client.stream("GET", "/api/me/events"))


def test_a_warning_is_logged_when_the_file_limit_is_near() -> None:
    found = Connections(0, files=1000)
    with capture_logs() as logs:
        assert found.has_room("ann", 700)
        assert not logs
        assert found.has_room("ann", 900)
        assert not found.has_room("ann", 990)
    assert [one["event"] for one in logs] == ["file limit is near"]


def test_the_file_limit_is_raised_at_the_start() -> None:
    """In a process of its own, whose limit is low at first."""
    program = (
        "import resource as r; from bigshoulders.server.api.connections import raise_file_limit;"
        "most = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (256, most));"
        "print(raise_file_limit(), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True)
    limit, now = told.splitlines()[-1].split()
    assert int(limit) == int(now) > 256


# --- bots --------------------------------------------------------------------------------------


async def order_in(lane: Lane[str], questions: list[tuple[str, str, int]]) -> list[str]:
    """The tables in the order of their turns, one after another."""
    order: list[str] = []

    async def ask(table: str, address: str, rank: int) -> None:
        async with lane.worker(table, address, rank):
            order.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(ask(*question) for question in questions))
    return order


def test_tables_with_people_come_first_then_the_address_that_used_least() -> None:
    async def scenario() -> list[str]:
        lane = Lane(["worker"], spare=False)
        lane.shares.add("mallory", 10.0)
        questions = [("m1", "mallory", AWAY), ("m2", "mallory", CONNECTED), ("m3", "mallory", AWAY)]
        return await order_in(lane, [("m0", "mallory", AWAY), *questions, ("ann", "ann", AWAY)])

    assert asyncio.run(scenario()) == ["m0", "m2", "ann", "m1", "m3"]


def test_an_address_leaves_the_last_worker_to_others() -> None:
    async def scenario() -> None:
        lane = Lane(["one", "two"], spare=True)
        async with lane.worker("m1", "mallory", CONNECTED):
            waiting = asyncio.create_task(order_in(lane, [("m2", "mallory", CONNECTED)]))
            await asyncio.sleep(0)
            assert len(lane.free) == 1
            async with lane.worker("a1", "ann", CONNECTED) as mine:
                assert mine == "two"
        assert await waiting == ["m2"]
        assert len(lane.free) == 2

    asyncio.run(scenario())


def test_a_table_asks_the_worker_that_remembers_its_plans() -> None:
    async def scenario() -> None:
        lane = Lane(["one", "two"], spare=False)
        async with lane.worker("a", "ann", AWAY) as first, lane.worker("b", "ann", AWAY) as second:
            assert (first, second) == ("one", "two")
            asked = {
                table: asyncio.create_task(answer(lane, table)) for table in ("b", "a", "c", "d")
            }
            await asyncio.sleep(0)
        assert [await asked[table] for table in ("a", "b")] == ["one", "two"]

    async def answer(lane: Lane[str], table: str) -> str:
        async with lane.worker(table, "ann", AWAY) as worker:
            return worker

    asyncio.run(scenario())


def test_a_question_given_up_leaves_nothing_behind() -> None:
    async def scenario() -> None:
        lane = Lane(["one"], spare=False)
        async with lane.worker("a", "ann", AWAY):
            waiting = asyncio.create_task(order_in(lane, [("b", "bob", AWAY)]))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert not lane.queues
        assert lane.free == ["one"]

    asyncio.run(scenario())


def test_time_in_the_queue_counts_until_the_stand_in_answers(limited: Running) -> None:
    """All workers are taken; the bot's time runs out in the queue, and no worker is killed."""
    service = limited.service
    with client_at(limited, "127.0.0.1") as ann:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
        body = {"game": "chicago", "config": {"players": 2}, "seats": seats}
        made = checked(ann.post("/api/tables", json=body))

    async def scenario() -> None:
        table = await service.tables.get(made["table"])
        pool = BotPool(1, 0.1)
        question = question_of(table, table.board.view(table.awaited[0]), 0, "random")
        async with AsyncExitStack() as taken:
            for i in range(2):
                await taken.enter_async_context(pool.people.worker(f"t{i}", f"at {i}", AWAY))
            with pytest.raises(Refused, match="bot_failed"):
                await pool.play(table, question)
        assert all(worker.process is None for worker in pool.people.workers)

    limited.wait_for(scenario())


def test_games_among_bots_never_take_the_processes_of_people(limited: Running) -> None:
    """A full lane of games among bots, and a bot at a person's table answers all the same."""
    pool = limited.service.bot_pool
    taken = AsyncExitStack()

    async def take() -> None:
        for i, _ in enumerate(pool.alone.workers):
            await taken.enter_async_context(pool.alone.worker(f"t{i}", "mallory", NOBODY_WAITS))

    limited.wait_for(take())
    with client_at(limited, "127.0.0.1") as ann:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
        body = {"game": "chicago", "config": {"players": 2}, "seats": seats}
        made = checked(ann.post("/api/tables", json=body))
        ann.headers["authorization"] = f"Seat {made['seats'][0]['token']}"
        path = f"/api/tables/{made['table']}"
        until(lambda: checked(ann.get(path))["awaited"] == [0])
    limited.wait_for(taken.aclose())


# --- the first of its kind ---------------------------------------------------------------------


def test_no_request_waits_until_a_language_or_a_list_is_read(tmp_path: Path) -> None:
    """Reading them takes a quarter of a second, during which everybody would wait."""
    loaded.cache_clear()
    prototypes.cache_clear()
    with running(fast(tmp_path)) as server, server.client() as ann:
        read = [loaded.cache_info().misses, prototypes.cache_info().misses]
        for language in LANGUAGES:
            refused(ann.get("/api/tables/none", params={"lang": language}), 404, "no_such_table")
        sign_up(ann)
        assert [loaded.cache_info().misses, prototypes.cache_info().misses] == read


def test_a_server_describes_its_api_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: list[Litestar] = []
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path))
    monkeypatch.setattr(app, "calm_collector", lambda: None)
    monkeypatch.setattr(app, "configure_logs", lambda _: None)
    monkeypatch.setattr(Litestar, "openapi_schema", property(described.append))
    guard = app.create_server()
    assert described == [guard.app]
    assert guard.limits.connections.files > 0  # and knows how many files it may open


# --- lists and long reads ----------------------------------------------------------------------


def new_table(client: httpx.Client, **wish: object) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    body = {"game": "chicago", "config": {"players": 2}, "seats": seats, **wish}
    made: dict[str, Any] = checked(client.post("/api/tables", json=body))
    return made


def test_an_account_keeps_only_links_that_open_a_table(server: Running) -> None:
    with server.client() as ann, server.client() as bob:
        sign_up(ann)
        made = new_table(bob)
        invented = ", ".join(f"Seat s_{uuid4().hex}" for _ in range(60))
        auth = {"authorization": f"{invented}, Watch {made['watch']}"}
        assert checked(ann.post("/api/me/links", headers=auth)) == {"links": 1}
        assert [one["id"] for one in checked(ann.get("/api/me/tables"))] == [made["table"]]


def test_an_account_drops_its_oldest_links_when_it_has_too_many(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_LINKS", 4)  # two tables, each with an owner and a seat
    with server.client() as ann:
        sign_up(ann)
        made = [new_table(ann)["table"] for _ in range(3)]
        assert [one["id"] for one in checked(ann.get("/api/me/tables"))] == [made[2], made[1]]


def test_lists_come_in_pages(server: Running) -> None:
    with server.client() as ann:
        sign_up(ann)
        made = [new_table(ann, public=True)["table"] for _ in range(3)]
        for path in ("/api/tables", "/api/me/tables"):
            pages = [ann.get(path, params={"limit": 2, "offset": at}) for at in (0, 2)]
            found = [one["id"] for page in pages for one in checked(page)]
            assert found[:3] == made[::-1]
            refused(ann.get(path, params={"limit": 101}), 400, "bad_request")


# Lists without a page size, and why they need none.
SHORT = {
    "/api/games": "the games of this server",
    "/api/rules/{rule}": "one rule in each book",
    "/api/rules/books/{name}": "one book",
    "/api/me/tokens": "at most MOST_TOKENS",
    "/api/me/sessions": "at most MOST_SESSIONS",
    "/api/me/channels": "one of each kind",
    "/api/tables/{table}/channels": "one of each kind",
}


def test_every_list_has_a_page_size(server: Running) -> None:
    with server.client() as anybody:
        paths = checked(anybody.get("/schema/openapi.json"))["paths"]
    endless = set()
    for path, methods in paths.items():
        reading = methods.get("get", {"responses": {}})
        names = {one["name"] for one in reading.get("parameters", [])}
        for answer in reading["responses"].get("200", {}).get("content", {}).values():
            if answer["schema"].get("type") == "array" and "limit" not in names:
                endless.add(path)
    assert endless == set(SHORT)


def test_a_list_takes_the_same_number_of_queries_however_many_links_it_is_asked_for(
    server: Running,
) -> None:
    """Real links or invented ones, one table or several."""
    with server.client() as ann:
        made = [new_table(ann) for _ in range(3)]
    reading: Any = server.service.store.reading
    engine = getattr(reading.engine, "sync_engine", reading.engine)
    queries: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *args: queries.append(args[2]))
    counts: list[int] = []
    for some, invented in ((made[:1], 0), (made, 0), (made, 60)):
        links = [f"Owner {one['owner']}" for one in some]
        links += [f"Seat s_{uuid4().hex}" for _ in range(invented)]
        with server.client(", ".join(links)) as ann:
            server.at_once(server.service.tables.in_memory.clear)
            queries.clear()
            found = checked(ann.get("/api/me/tables"))
            counts.append(sum("owner_hash" in query or "FROM seats" in query for query in queries))
        assert {one["id"] for one in found} == {one["table"] for one in some}
    assert len({*counts}) == 1


def test_older_chat_comes_in_pages(server: Running) -> None:
    with server.client() as ann:
        made = new_table(ann)
        ann.headers["authorization"] = f"Seat {made['seats'][0]['token']}"
        path = f"/api/tables/{made['table']}/chat"
        for text in ("one", "two", "three"):
            checked(ann.post(path, json={"text": text}))
        latest = checked(ann.get(path, params={"limit": 2}))
        older = checked(ann.get(path, params={"limit": 2, "before": latest[0]["id"]}))
        assert [line["text"] for line in older + latest] == ["one", "two", "three"]


def test_a_page_of_the_log_is_made_once(server: Running, make: MakeTable) -> None:
    table = make("me", "me")
    for _ in range(6):
        table.move(table.awaited())
    reading = server.service.tables.reading
    kept = len(reading.pages)
    first = table.get(0, "/log", limit=4)
    assert len(reading.pages) == kept + 1
    key, page = reading.pages.popitem()
    assert json.loads(page) == first
    reading.pages[key] = b'["cached"]'
    assert table.get(0, "/log", limit=4) == ["cached"]
    assert [entry["seq"] for entry in table.get(0, "/log", since=4)] == [5, 6]
    assert table.get(1, "/log", limit=4) == first


def test_work_is_measured_in_processor_time_without_waiting() -> None:
    async def busy() -> int:
        until_then = thread_time() + 0.02
        while thread_time() < until_then:
            pass
        await asyncio.sleep(0.05)
        try:
            await asyncio.wait_for(asyncio.sleep(30), 0.01)
        except TimeoutError:
            return 7
        return 0

    async def scenario() -> tuple[int, float]:
        meter = Meter()
        return await meter.run(busy()), meter.seconds

    result, seconds = asyncio.run(scenario())
    assert result == 7
    assert 0.02 <= seconds < 0.05


def test_a_spent_budget_recovers() -> None:
    now = [0.0]
    budget = Budget(0.5, 2.0, lambda: now[0])
    budget.charge("ann", 3.0)
    assert (budget.is_spent("ann"), budget.is_spent("bob"), budget.wait("ann")) == (True, False, 2)
    now[0] = 2.0
    assert not budget.is_spent("ann")


def test_an_address_that_used_up_its_processor_time_must_wait(limited: Running) -> None:
    limits = limits_of(limited.server.config)
    with client_at(limited, "127.0.0.68") as reader, client_at(limited, "127.0.0.69") as other:
        checked(reader.get("/api/games"))
        until(lambda: "127.0.0.68" in limits.work.levels)
        limits.work.charge("127.0.0.68", 1000.0)
        reply = reader.get("/api/games")
        refused(reply, 429, "too_many")
        assert int(reply.headers["retry-after"]) > 1
        checked(other.get("/api/games"))


def test_a_refusal_takes_its_time_so_that_a_flood_of_them_costs_little(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each connection of a refused address gets few answers a second; too many wait for none."""
    guard = Guard(limited.server.config.loaded_app, limits_of(limited.server.config))
    guard.limits.work.charge("127.0.0.74", 1000.0)
    sent: list[int] = []
    pauses: list[tuple[float, int]] = []

    async def send(message: Any) -> None:
        sent.append(message.get("status", 0))

    async def pause(seconds: float) -> None:
        pauses.append((seconds, len(sent)))

    def ask() -> None:
        scope = {"type": "http", "client": ("127.0.0.74", 1), "method": "GET", "path": "/"}
        asyncio.run(guard(scope, None, send))  # type: ignore[arg-type]

    monkeypatch.setattr(limits_module, "sleep", pause)
    ask()
    assert sent == [429, 0]
    assert pauses == [(REFUSAL_SECONDS, 0)]  # before the answer
    guard.pausing.by_address["127.0.0.74"] = MOST_PAUSING
    ask()
    assert sent == [429, 0] * 2
    assert len(pauses) == 1


def accounts_in(limits: RateLimits) -> set[str]:
    """The accounts whose processor time was counted."""
    return {key for key in [*limits.work.levels] if key.startswith("account ")}


def test_an_account_is_limited_wherever_it_comes_from(limited: Running) -> None:
    limits = limits_of(limited.server.config)
    with client_at(limited, "127.0.0.70") as home, client_at(limited, "127.0.0.71") as away:
        name = sign_up(home)
        login = {"name": name, "password": PASSWORD}
        checked(away.post("/api/session", json=login))
        others = {*limits.work.levels}
        checked(home.get("/api/me"))
        (account,) = until(lambda: accounts_in(limits) - others)  # counted after the answer
        limits.work.charge(account, 1000.0)
        refused(away.get("/api/me"), 429, "too_many")


def test_messages_over_a_socket_count_for_their_account(limited: Running) -> None:
    limits = limits_of(limited.server.config)
    host = f"127.0.0.1:{limited.port}"
    with client_at(limited, "127.0.0.76") as ann:
        sign_up(ann)
        others = {*limits.work.levels}
        path = f"/api/tables/{new_table(ann)['table']}/live"
        (account,) = until(lambda: accounts_in(limits) - others)
        cookie = {"cookie": f"bigshoulders={ann.cookies['bigshoulders']}"}
    with connect(
        f"ws://{host}{path}",
        additional_headers=cookie,
        origin=Origin(f"http://{host}"),
        source_address=("127.0.0.77", 0),
    ) as socket:
        line = Connection(socket)
        line.say(hello={})
        line.wait_for("presence")
        limits.work.charge(account, 1000.0)
        line.say(ping=1)
        while (answer := line.hear())["type"] not in ("pong", "error"):
            pass
        assert answer["code"] == "too_many"


@pytest.mark.parametrize("kind", ["tables", "advice"])
def test_new_tables_and_advice_are_limited_per_address_and_per_account(kind: str) -> None:
    limits = RateLimits(Settings())
    bucket: Bucket = getattr(limits, kind)
    bucket.clock = lambda: 0.0
    take = limits.take_table if kind == "tables" else limits.take_advice

    def ask(address: str, account: str | None) -> bool:
        state = {ACCOUNT: account} if account else {}
        scope: Any = {"client": (address, 1), "headers": [], "state": state}
        try:
            take(scope)
        except Refused:
            return False
        return True

    assert all(ask(f"192.0.2.{n}", "ann") for n in range(int(bucket.burst)))
    assert not ask("198.51.100.1", "ann")
    assert ask("198.51.100.1", "bob")
    assert all(ask("203.0.113.1", f"guest {n}") for n in range(int(bucket.burst)))
    assert not ask("203.0.113.1", None)


def test_a_refused_handshake_gets_a_problem_document(limited: Running) -> None:
    limits_of(limited.server.config).work.charge("127.0.0.75", 1000.0)
    handshake = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    with client_at(limited, "127.0.0.75") as client:
        reply = client.get("/api/tables/none/live", headers=handshake)
    refused(reply, 429, "too_many")
    assert int(reply.headers["retry-after"]) > 1
    assert len(reply.headers["x-request-id"]) == 16
    assert reply.headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def last_table(limited: Running, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Leaves an address one new table, however long the test takes."""
    tables = limits_of(limited.server.config).tables
    now = tables.clock()
    monkeypatch.setattr(tables, "clock", lambda: now)
    return lambda address: tables.levels.update({address: (1.0, now)})


def test_rematches_count_as_new_tables(limited: Running, last_table: Callable[[str], None]) -> None:
    with client_at(limited, "127.0.0.72") as ann:
        made = checked(
            ann.post(
                "/api/tables",
                json={"game": "industrialist", "config": {"side": "A"}, "seats": [{"kind": "me"}]},
            )
        )
        ann.headers["authorization"] = f"Seat {made['seats'][0]['token']}"
        path = f"/api/tables/{made['table']}"
        checked(ann.post(f"{path}/resign", json={}))
        last_table("127.0.0.72")
        checked(ann.post(f"{path}/rematch", json={}))
        refused(ann.post(f"{path}/rematch", json={}), 429, "too_many")


def test_imports_and_daily_games_count_as_new_tables(
    limited: Running, last_table: Callable[[str], None]
) -> None:
    me, today = [{"kind": "me"}], datetime.now(UTC).date().isoformat()
    daily = {"game": "industrialist", "config": {"side": "A"}, "seats": me, "daily": today}
    with client_at(limited, "127.0.0.73") as ann:
        for path, body in (("/api/tables", daily), ("/api/tables/import", {"log": "no log"})):
            last_table("127.0.0.73")
            assert ann.post(path, json=body).status_code in (201, 400)
            refused(ann.post(path, json=body), 429, "too_many")


def test_one_log_is_imported_at_a_time(limited: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each import needs a process, and a hundred of them would take all processors."""
    gate, started = threading.Event(), []

    def replayed(text: str, *_: object) -> None:
        started.append(text)
        gate.wait(30)
        raise GameError("import/other-rules", "line 1", {})

    monkeypatch.setattr(log_import, "replayed", replayed)
    monkeypatch.setattr(log_import, "ProcessPoolExecutor", lambda *_, **__: ThreadPoolExecutor(1))

    async def scenario() -> None:
        tables = limited.service.tables
        imports = [asyncio.create_task(import_log(tables, text)) for text in ("a", "b", "c")]
        queues = tables.importing.lane.queues
        while len(started) + sum(map(len, queues.values())) < len(imports):
            await asyncio.sleep(0.01)
        assert started == ["a"]
        gate.set()
        await asyncio.gather(*imports, return_exceptions=True)

    limited.wait_for(scenario())
    assert sorted(started) == ["a", "b", "c"]


def test_a_long_read_waits_for_the_address_that_read_less() -> None:
    async def scenario() -> list[str]:
        reading, order = Reading(), []
        reading.lane.shares.add("mallory", 5.0)

        async def read(address: str) -> None:
            ADDRESS.set(address)
            async with reading.turn("t"):
                order.append(address)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(read(each)) for each in ("mallory", "mallory", "ann")]
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(scenario()) == ["mallory", "ann", "mallory"]
