"""Durability: restarts, other processes, races, old rules, failing disks."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

import bigshoulders
from bigshoulders.language.messages import messages
from bigshoulders.server.service import Service
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.listen import without_repeats
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.statements import TABLE_CHANGES
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict, StorageFailed, payloads
from bigshoulders.server.tables.moves import submit
from bigshoulders.server.tables.new_table import SeatRequest, TableRequest, create_table
from bigshoulders.server.tables.snapshots import encode_snapshot
from databases import new_database
from servers import MakeTable, Table, checked, fast, running, until


@pytest.fixture
def shared(postgres_url: str, request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A PostgreSQL for several servers."""
    name = f"shared{abs(hash(request.node.nodeid))}"
    return fast(tmp_path, database=new_database(postgres_url, name))


def sit_at(table: Table, other: Any) -> Table:
    """The same table through another server."""
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    made = {"table": table.id, "owner": table.owner_token, "watch": table.watch_token}
    return Table(other, {**made, "seats": seats})


def test_a_game_resumes_after_a_restart_with_its_undo(fresh: Settings, make_at: MakeTable) -> None:
    rng = Random(1)
    with running(fresh) as before:
        table = make_at(before, "me", "me")
        while not table.state(seat := table.awaited())["undo"]:
            table.move(seat, rng=rng)
        snapshot = table.state(seat)
    with running(fresh) as after:
        again = sit_at(table, after)
        assert again.state(seat) == snapshot
        old = again.state(seat, at=snapshot["seq"] - 1)["view"]
        checked(again.post(seat, "/undo", {"after": snapshot["seq"]}))
        assert again.state(seat)["view"] == old
        again.close()


def test_bots_that_were_asked_answer_after_a_restart(fresh: Settings, make_at: MakeTable) -> None:
    with running(fresh) as before:
        before.service.bot_pool.seconds = 0.0
        before.service.tables.after_change = None  # it dies before the bots are notified
        table = make_at(before, "random", "me")
        if table.awaited() == 1:
            table.move(1)
        head = table.info()["head"]
    with running(fresh) as after:
        again = sit_at(table, after)
        until(lambda: again.info()["head"] > head)
        again.close()


def test_a_game_under_new_rules_continues_and_says_so(fresh: Settings, make_at: MakeTable) -> None:
    with running(fresh) as before:
        table = make_at(before, "me", "me")
        for _ in range(3):
            table.move(table.awaited(), rng=Random(1))
        seen = table.state(0)["view"]

    def forget_rules(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET rules = 0"))
        connection.commit()

    async def age() -> None:
        store = Store(fresh.database_url)
        await store.writing.run(forget_rules)
        await store.close()

    asyncio.run(age())
    with running(fresh) as after:
        again = sit_at(table, after)
        assert again.info()["head"] == 4
        entry = again.get(0, "/log", since=3)[0]
        assert entry["do"] == {"rules": again.info()["rules"]}
        assert entry["seat"] == -1
        assert again.state(0)["view"] == seen
        again.move(again.awaited())
        assert again.state(0, at=3)["view"] == seen
        again.close()


def test_one_process_shows_what_another_commits(shared: Settings, make_at: MakeTable) -> None:
    with running(shared) as one, running(shared) as two:
        table = make_at(one, "me", "me")
        there = sit_at(table, two)
        with there.seat_line(0, since=0) as line:
            line.wait_for("snapshot", seq=0)
            rng = Random(2)
            for _ in range(5):
                table.move(table.awaited(), rng=rng)
            line.snapshot_from(5)
            assert line.entries() == [1, 2, 3, 4, 5]
            checked(table.post(1, "/chat", {"text": "from afar"}))
            assert line.wait_for("chat")["text"] == "from afar"
            until(lambda: table.info()["seats"][0]["connected"])
            until(lambda: there.info()["head"] == 5)
            there.move(there.awaited(), rng=rng)
        until(lambda: table.info()["head"] == 6)
        there.close()


def test_missed_notifications_are_made_up_by_polling(shared: Settings, make_at: MakeTable) -> None:
    with running(shared) as one, running(shared) as two:
        table = make_at(one, "me", "me")
        there = sit_at(table, two)
        with there.seat_line(0, since=0) as line:
            line.wait_for("snapshot", seq=0)
            one.service.store.writer.can_notify = False  # it dies before it can notify
            table.move(table.awaited())
            two.skipped += 10
            line.snapshot_from(1)
            assert line.entries() == [1]
        there.close()


def test_a_table_changed_often_is_read_once() -> None:
    change, other = {"from": "x", "table": "a"}, {"from": "x", "table": "b"}
    chat = {"from": "x", "table": "a", "message": {"type": "chat"}}
    assert without_repeats([change, chat, other, change, chat]) == [chat, other, change, chat]


def test_of_two_racing_servers_one_wins_and_the_other_is_refused(
    shared: Settings, make_at: MakeTable
) -> None:
    with running(shared) as one, running(shared) as two:
        table = make_at(one, "me", "me")
        places = [table, sit_at(table, two)]
        for _ in range(10):
            head = table.info()["head"]
            until(lambda head=head: all(place.info()["head"] == head for place in places))
            replies = race(places)
            assert sorted(status for status, _ in replies) == [200, 409]
            assert {seq for _, seq in replies} == {head + 1}
        places[1].close()


def race(places: list[Table]) -> list[tuple[int, int]]:
    """The same move at the same time on every server: statuses, and the head each received."""
    seat = places[0].awaited()
    snapshot = places[0].state(seat)
    body = {"after": snapshot["seq"], "do": snapshot["choices"][0]["do"]}
    start = Barrier(len(places))
    found: list[tuple[int, int]] = []

    def go(place: Table) -> None:
        start.wait()
        reply = place.post(seat, "/moves", body)
        told = reply.json()
        found.append((reply.status_code, told.get("seq", told.get("head"))))

    threads = [Thread(target=go, args=(place,)) for place in places]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def table_row(name: str) -> dict[str, Any]:
    words = {"game": "chicago", "config": "{}", "title": "", "status": "open"}
    hashes = {"owner_hash": "", "watch_hash": "", "secret": b"", "seed": b""}
    others = {
        "result": None,
        "rematch": None,
        "pace": None,
        "public": False,
        "rules": 1,
        "aided": False,
        "assistance": None,
        "absence": None,
    }
    return {"id": name, **words, **hashes, **others, "created": 0.0, "changed": 0.0}


def entry(name: str, seq: int) -> Write:
    row = {"seat": 0, "do": "{}", "events": "[]", "digest": "", "time": 0.0}
    return Write().add("entry", table_id=name, seq=seq, **row)


def test_a_store_closes_after_pending_reads(fresh: Settings) -> None:
    """A connection in use at that moment would never be closed."""

    async def scenario() -> None:
        fresh.folder.mkdir(exist_ok=True)
        store = Store(fresh.database_url)
        await store.open()
        readings = [asyncio.create_task(store.ping()) for _ in range(3)]
        await asyncio.sleep(0)
        await store.close()
        assert all(reading.done() for reading in readings)

    asyncio.run(scenario())


def test_writes_share_a_commit_and_only_the_faulty_one_fails(fresh: Settings) -> None:
    async def scenario() -> None:
        fresh.folder.mkdir(exist_ok=True)
        store = Store(fresh.database_url)
        await store.open()
        await store.write(Write().add("new_table", **table_row("t")))
        await store.write(entry("t", 50))
        commits: list[int] = []
        store.writer.on_commit = lambda writes, seconds: commits.append(writes)
        writes = [store.write(entry("t", seq)) for seq in range(100)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        failed = [seq for seq, result in enumerate(results) if isinstance(result, Conflict)]
        assert failed == [50]
        assert len(await store.entries("t", -1, 1000)) == 100
        commits.clear()
        await asyncio.gather(*(store.write(entry("t", seq)) for seq in range(100, 200)))
        assert sum(commits) == 100
        assert len(commits) < 20
        await store.close()

    asyncio.run(scenario())


def test_a_process_that_is_behind_cannot_revert_anything(fresh: Settings) -> None:
    async def scenario() -> None:
        fresh.folder.mkdir(exist_ok=True)
        store = Store(fresh.database_url)
        await store.open()
        await store.write(Write().add("new_table", **table_row("t")))
        head = {"table_id": "t", "digest": "", "trail": "[]", "awaited": "", "bot_due": False}
        head |= {"clock": None, "deadline": None, "time": 0.0}
        for seq, position in ((5, b"five"), (4, b"four"), (5, b"five again")):
            await store.write(Write().add("head", seq=seq, position=position, **head))
        changes = {name: table_row("t")[name] for name in TABLE_CHANGES}
        for status in ("finished", "running"):
            row = {**changes, "status": status, "become": status, "at": "t"}
            await store.write(Write().add("table", **row))
        found = await store.table("t")
        assert found is not None
        assert found.head is not None
        assert (found.head.seq, bytes(found.head.position)) == (5, b"five again")
        assert found.table.status == "finished"
        await store.close()

    asyncio.run(scenario())


def leave_no_room(connection: Connection) -> None:
    pages = connection.execute(text("PRAGMA page_count")).scalar()
    connection.execute(text(f"PRAGMA max_page_count = {pages}"))


def test_a_full_disk_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path / 'small.sqlite'}")
        await store.open()
        await store.write(Write().add("new_table", **table_row("t")))
        await store.writing.run(leave_no_room)
        large = Write().add("notes", table_id="t", seat=0, text="x" * 500_000)
        with pytest.raises(StorageFailed) as caught:
            await store.write(large)
        assert caught.value.is_full
        assert await store.notes("t", 0) == ""
        await store.close()

    asyncio.run(scenario())


def test_a_refused_write_leaves_the_table_unchanged(
    fresh: Settings, make_at: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(fresh) as server:
        table = make_at(server, "me", "me")
        seat = table.awaited()
        snapshot = table.state(seat)
        writer = server.service.store.writer

        def fail(connection: Any, writes: Any) -> None:
            raise OperationalError("", {}, Exception("database or disk is full"))

        with monkeypatch.context() as patch:
            patch.setattr(writer, "execute", fail)
            reply = table.post(seat, "/moves", {"after": 0, "do": snapshot["choices"][0]["do"]})
            assert (reply.status_code, reply.json()["code"]) == (507, "storage_full")
        assert table.state(seat) == snapshot
        table.move(seat)


def test_an_idle_table_is_small(tmp_path: Path) -> None:
    tables, moves, most = 5, 40, 100 * 1024
    seats = [SeatRequest("me", name) for name in ("Ann", "Bob", "Cyd", "Dee")]

    async def play_some(service: Service, number: int) -> None:
        request = TableRequest("chicago", {"players": 4, "advanced": True}, seats)
        table, _ = await create_table(service.tables, request)
        rng = Random(number)
        space = table.space
        for _ in range(moves):
            seat = rng.choice(table.awaited)
            move = rng.choice(table.board.legal(seat))
            await submit(service.tables, table, seat, table.seq, [space.spell(move)])
            for viewer in range(4):
                encode_snapshot(table, viewer, "en", view=True)
        table.forget(table.seq)

    def traced() -> int:
        messages("en").said.cache_clear()  # the known sentences belong to all tables
        gc.collect()
        ours = tracemalloc.Filter(True, str(Path(bigshoulders.__file__).parent / "*"))
        found = tracemalloc.take_snapshot().filter_traces([ours]).statistics("filename")
        return sum(part.size for part in found)

    async def scenario() -> None:
        service = Service(fast(tmp_path))
        await service.start()
        await play_some(service, 0)  # loads what all tables share
        tracemalloc.start()
        before = traced()
        for number in range(1, tables + 1):
            await play_some(service, number)
        each = (traced() - before) / tables
        tracemalloc.stop()
        assert each < most
        await service.stop()

    asyncio.run(scenario())


def test_notices_fit_into_notifications() -> None:
    notices = [{"table": "t" * 12, "number": n} for n in range(1000)]
    parts = payloads(notices)
    assert len(parts) > 1
    assert all(len(part) < 8000 for part in parts)
