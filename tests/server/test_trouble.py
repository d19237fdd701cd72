"""In trouble the server reports what happened, what did not, and what nobody knows."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import Connection, text

from bigshoulders.server.settings import Settings
from bigshoulders.server.tables.server_clock import LONGEST_STEP
from databases import new_database
from proxies import Line, line_to
from servers import MakeTable, Running, Table, checked, fast, refused, running, until, within

SOON = 5.0  # seconds within which even a hung database gets an answer


def keyed(table: Table, seat: int, body: dict[str, Any], key: str) -> httpx.Response:
    headers = {"idempotency-key": key}
    return table.seats[seat].post(table.path("/moves"), json=body, headers=headers)


def a_move(table: Table) -> tuple[int, dict[str, Any]]:
    """The seat to act, and the request for its first choice."""
    seat = table.awaited()
    snapshot = table.state(seat, previews=False)
    return seat, {"after": snapshot["seq"], "do": snapshot["choices"][0]["do"]}


def at(table: Table, server: Running) -> Table:
    """The same table after a restart."""
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    made = {"table": table.id, "owner": table.owner_token, "watch": table.watch_token}
    return Table(server, {**made, "seats": seats})


def test_a_repeated_move_gets_its_first_answer(fresh: Settings, make_at: MakeTable) -> None:
    with running(fresh) as server:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        other = {**body, "do": table.state(seat, previews=False)["choices"][1]["do"]}
        first = checked(keyed(table, seat, body, "k-1"))
        assert checked(keyed(table, seat, body, "k-1")) == first
        with table.seat_line(seat) as line:
            line.say(move={**body, "key": "k-1"}, id=1)
            assert line.wait_for("ack", id=1)["seq"] == first["seq"]
        refused(keyed(table, seat, other, "k-1"), 409, "key_reused")
        refused(keyed(table, seat, body, "k-2"), 409, "stale")
        refused(keyed(table, seat, body, "k 1"), 400, "bad_request")
        refused(keyed(table, seat, body, "k" * 65), 400, "bad_request")
    with running(fresh) as server:
        again = at(table, server)
        assert checked(keyed(again, seat, body, "k-1")) == first
        assert again.info()["head"] == first["seq"]
        again.close()


def test_a_repeated_undo_gets_its_first_answer(make: MakeTable) -> None:
    table = make("me", "me")
    while not table.state(seat := table.awaited(), previews=False)["undo"]:
        table.move(seat)
    body = {"after": table.info()["head"], "key": "u-1"}
    first = checked(table.post(seat, "/undo", body))
    assert checked(table.post(seat, "/undo", body)) == first
    assert table.info()["head"] == first["seq"]


@pytest.fixture
def line(postgres_url: str, request: pytest.FixtureRequest) -> Iterator[Line]:
    with line_to(new_database(postgres_url, f"line{abs(hash(request.node.nodeid))}")) as found:
        yield found


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_that_is_cut_off_has_an_unknown_outcome(
    line: Line, cut: str, tmp_path: Path, make_at: MakeTable
) -> None:
    with running(fast(tmp_path, database=line.url)) as server:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        line.cut = cut
        problem = refused(keyed(table, seat, body, "k-1"), 503, "unknown")
        assert "nothing has changed" not in problem["text"].lower()
        made = 1 if cut == "after" else 0
        until(lambda: not server.service.tables.doubtful)
        assert table.info()["head"] == made
        assert checked(keyed(table, seat, body, "k-1"))["seq"] == 1
        assert table.info()["head"] == 1
        assert [entry["seq"] for entry in table.get(seat, "/log")] == [1]


def test_no_move_is_denied_while_an_earlier_outcome_is_unknown(
    line: Line, tmp_path: Path, make_at: MakeTable
) -> None:
    with running(fast(tmp_path, database=line.url)) as server:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        line.cut, line.hangs_then = "after", True
        refused(keyed(table, seat, body, "k-1"), 503, "unknown")
        refused(keyed(table, seat, body, "k-2"), 503, "unknown")
        line.flows.set()
        until(lambda: not server.service.tables.doubtful)
        assert table.info()["head"] == 1
        assert checked(keyed(table, seat, body, "k-1"))["seq"] == 1


def test_an_outcome_stays_unknown_until_the_database_has_decided(
    line: Line, tmp_path: Path, make_at: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit is on its way, although nobody waits for it any more."""
    with running(fast(tmp_path, database=line.url)) as server:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        resolve, looks = server.service.resolve_doubts, []

        async def look() -> None:
            await resolve()
            looks.append(len(server.service.tables.doubtful))

        monkeypatch.setattr(server.service, "resolve_doubts", look)
        line.cut = "held"
        refused(keyed(table, seat, body, "k-1"), 503, "unknown")
        looks.clear()
        until(lambda: len(looks) > 1)
        refused(keyed(table, seat, body, "k-2"), 503, "unknown")
        line.arrives.set()
        until(lambda: not server.service.tables.doubtful)
        assert table.info()["head"] == 1
        assert checked(keyed(table, seat, body, "k-1"))["seq"] == 1


def test_a_repeated_move_is_not_denied_while_its_first_answer_cannot_be_found(
    line: Line, tmp_path: Path, make_at: MakeTable
) -> None:
    with running(fast(tmp_path, database=line.url)) as server:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        first = checked(keyed(table, seat, body, "k-1"))
        line.flows.clear()
        refused(keyed(table, seat, body, "k-1"), 503, "unknown")
        line.flows.set()
        assert checked(keyed(table, seat, body, "k-1")) == first


def test_a_hung_database_gets_an_answer_soon_and_then_resumes(
    line: Line, tmp_path: Path, make_at: MakeTable
) -> None:
    """Players' clocks stand still meanwhile."""
    with running(fast(tmp_path, database=line.url)) as server, server.client() as client:
        table = make_at(server, "me", "me", pace={"kind": "bank", "seconds": 60})
        seat, body = a_move(table)
        assert client.get("/healthz").is_success
        began = monotonic()
        left = table.info()["seats"][seat]["clock"]
        line.flows.clear()
        hung = monotonic()
        with within(SOON):
            refused(keyed(table, seat, body, "k-1"), 503, "storage_failed")
        until(lambda: monotonic() - hung > SOON)
        with within(SOON):
            assert client.get("/healthz").json()["status"] == "storage_failed"
        hung = monotonic() - hung
        line.flows.set()
        until(lambda: client.get("/healthz").is_success)
        lost = left - table.info()["seats"][seat]["clock"]
        assert lost < monotonic() - began - hung + LONGEST_STEP
        assert checked(keyed(table, seat, body, "k-1"))["seq"] == 1
        assert [entry["seq"] for entry in table.get(seat, "/log")] == [1]


def test_a_locked_database_gets_an_answer_soon_and_then_resumes(
    tmp_path: Path, make_at: MakeTable
) -> None:
    with running(fast(tmp_path)) as server, server.client() as client:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        other = sqlite3.connect(tmp_path / "bigshoulders.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for ask in (lambda: keyed(table, seat, body, "k-1"), lambda: client.get("/healthz")):
            with within(SOON):
                assert ask().status_code == 503
        other.execute("ROLLBACK")
        other.close()
        until(lambda: client.get("/healthz").is_success)
        assert checked(keyed(table, seat, body, "k-1"))["seq"] == 1


def only_read(connection: Connection) -> None:
    connection.execute(text("PRAGMA query_only = ON"))


async def make_read_only(url: str) -> None:
    connection = await asyncpg.connect(url)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_a_read_only_database_is_reported(fresh: Settings, make_at: MakeTable) -> None:
    with running(fresh) as server, server.client() as client:
        table = make_at(server, "me", "me")
        seat, body = a_move(table)
        if fresh.is_sqlite:
            database: Any = server.service.store.writing
            database.connected(only_read)
        else:
            asyncio.run(make_read_only(fresh.database))
        refused(keyed(table, seat, body, "k-1"), 503, "read_only")
        until(lambda: client.get("/healthz").json()["status"] == "read_only")
        assert client.get("/healthz").status_code == 503
