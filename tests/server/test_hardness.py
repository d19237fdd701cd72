"""Hostile input is refused by name, and everything else continues."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bigshoulders.server.api.limits import RateLimits, network_of
from bigshoulders.server.errors import Refused
from bigshoulders.server.service import Service
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.backup import backup
from bigshoulders.server.store.listen import DatabaseListener
from bigshoulders.server.tables import tables as tables_module
from bigshoulders.server.tables.imported import imported_seats
from bigshoulders.server.tables.seats import run_out
from bigshoulders.server.tables.table import Table as LoadedTable
from databases import new_database
from servers import MakeTable, Running, checked, fast, refused, until

pytestmark = pytest.mark.any_database

DEEP = '{"a":' * 9_000 + "1" + "}" * 9_000  # fits into the largest message
END_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/" + "a" * 300, "/assets/%00"])
def test_addresses_without_a_file_are_not_found(server: Running, path: str) -> None:
    with server.client() as client:
        assert client.get(path).status_code in (200, 404)


def test_documents_nested_too_deeply_are_refused(server: Running, make: MakeTable) -> None:
    table = make("me", "me")
    body = '{"game":"chicago","seats":[],"config":' + DEEP + "}"
    refused(table.owner.post("/api/tables", content=body, headers=JSON), 400, "bad_request")
    with table.seat_line(0) as line:
        line.wait_for("snapshot")
        line.socket.send('{"move":{"after":0,"do":' + DEEP + "}}")
        assert line.wait_for("error")["code"] == "bad_request"
        line.say(ping=1)
        assert line.wait_for("pong")["ping"] == 1


def test_text_that_cannot_be_stored_is_refused(make: MakeTable) -> None:
    table = make("me", "me")
    checked(table.seats[0].put(table.path("/notes"), json={"text": "a\0b"}))
    assert table.get(0, "/notes")["text"] == "ab"
    assert table.owner.get("/api/tables/a%00b").status_code in (400, 404)
    body = {"name": "a\0b", "password": "correct horse"}
    assert table.stranger.post("/api/session", json=body).status_code in (400, 401)
    reply = table.seats[0].put(table.path("/channels"), json={"webhook": "http://["})
    refused(reply, 422, "bad_address")


def test_a_token_that_is_not_ascii_counts_for_nothing(server: Running) -> None:
    with server.client() as client:
        login = {"name": f"Zoë {id(client)}", "password": "correct horse"}
        checked(client.post("/api/people", json=login))
        reply = client.put("/api/me/channels", json={}, headers={"x-csrf-token": b"\xe9"})
        refused(reply, 401, "sign_in")


def test_forms_on_other_sites_sign_nobody_in(server: Running) -> None:
    with server.client() as client:
        login = {"name": f"Mal {id(client)}", "password": "correct horse"}
        checked(client.post("/api/people", json=login))
        client.cookies.clear()
        for door in ("/api/session", "/api/people"):
            form = {"content-type": "text/plain"}
            reply = client.post(door, content=json.dumps(login), headers=form)
            refused(reply, 400, "bad_request")
            assert not client.cookies


def test_everyone_may_speak_at_the_same_moment(
    make: MakeTable, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make("me", "me")
    monkeypatch.setattr(server.service.tables, "now", lambda: 1_000_000_000.0)
    for words in ("one", "two", "three"):
        checked(table.post(0, "/chat", {"text": words}))
    assert [line["text"] for line in table.get(1, "/chat")] == ["one", "two", "three"]


def scope(address: str, *forwarded: str) -> Any:
    told = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return {"type": "http", "client": (address, 1), "headers": told}


def test_failed_attempts_by_others_lock_nobody_out() -> None:
    limits = RateLimits(Settings())
    for _ in range(int(limits.names.burst)):
        limits.take_login(scope("192.0.2.1"), "Ann")
    with pytest.raises(Refused, match="too_many"):
        limits.take_login(scope("192.0.2.1"), "Ann")
    limits.take_login(scope("192.0.2.2"), "Ann")


def test_an_address_is_the_proxys_last_entry_and_an_ipv6_network() -> None:
    limits = RateLimits(Settings(trusted_proxy=True))
    found = limits.address(scope("10.0.0.1", "1.1.1.1", "2.2.2.2, 3.3.3.3"))
    assert found == "3.3.3.3"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"


def test_responses_are_never_dropped(make: MakeTable) -> None:
    table = make("me", "me")
    with table.seat_line(0) as line:
        line.wait_for("snapshot")
        for number in range(600):
            line.say(ping=number)
        for number in range(600):
            assert line.wait_for("pong")["ping"] == number


def test_one_bad_table_does_not_stop_the_clocks_of_others(
    make: MakeTable, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace = {"kind": "bank", "seconds": 60, "increment": 0}
    bad, good = make("me", "me", pace=pace), make("me", "me", pace=pace)

    async def fail_there(tables: tables_module.Tables, loaded: LoadedTable) -> None:
        if loaded.id == bad.id:
            raise ZeroDivisionError
        await run_out(tables, loaded)

    monkeypatch.setattr("bigshoulders.server.service.run_out", fail_there)
    server.skipped += 61
    try:
        until(lambda: good.info()["head"] > 0)
        assert bad.info()["head"] == 0
    finally:
        server.skipped = 0.0


def test_the_connection_between_processes_is_always_reopened(postgres_url: str) -> None:
    async def listen() -> None:
        tries: list[int] = []

        async def missed() -> None:
            tries.append(1)
            if len(tries) == 1:
                raise ZeroDivisionError

        async def hear(notice: object) -> None:
            """Nobody speaks."""

        listener = DatabaseListener(postgres_url, "bigshoulders", hear, missed)
        listener.start()
        await asyncio.wait_for(listener.is_listening.wait(), 30)
        assert len(tries) == 2
        await listener.stop()

    asyncio.run(listen())


def test_a_restarted_database_is_not_an_error(postgres_url: str, tmp_path: Path) -> None:
    """All connections break at once; the next request is answered."""
    url = new_database(postgres_url, "anew")

    async def work() -> None:
        service = Service(fast(tmp_path, database=url))
        await service.start()
        try:
            await service.store.ping()
            await service.store.rows(text(END_OTHERS))
            await service.store.ping()
            assert await service.store.generation() == "first"
        finally:
            await service.stop()

    asyncio.run(work())


def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(fast(tmp_path / "data"))
        await service.start()
        await backup(service.store, tmp_path / "copy")
        await service.stop()

    asyncio.run(work())
    for path in (tmp_path / "data", tmp_path / "data" / "bigshoulders.sqlite", tmp_path / "copy"):
        assert path.stat().st_mode & 0o077 == 0


def test_a_log_need_not_name_players() -> None:
    headers: list[dict[str, Any]] = [{}, {"players": None, "entropy": None}, {"players": ["Ann"]}]
    for header, name in zip(headers, ("", "", "Ann"), strict=True):
        seats, told = imported_seats("t", header, 2)
        assert [seat.name for seat in seats] == [name, ""]
        assert len(told) == 2


def test_a_seat_can_request_advice_once_at_a_time(make: MakeTable) -> None:
    table = make("me", "me", assistance=True)
    seat = table.awaited()
    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda _: table.post(seat, "/hint"), range(6)))
    found = {reply.status_code for reply in replies}
    assert 200 in found
    assert found <= {200, 429}


def test_the_past_of_a_chart_is_computed_once(make: MakeTable, server: Running) -> None:
    table = make("me", "me")
    for _ in range(4):
        table.move(table.awaited())
    first = table.get(0, "/chart")
    table.move(table.awaited())
    again = table.get(0, "/chart")
    assert again["moments"][: len(first["moments"])] == first["moments"]
    loaded = server.service.tables.in_memory[table.id]
    assert sorted(loaded.moments) == [moment["seq"] for moment in again["moments"]]
