"""Two processes on one database: neither undoes, duplicates or misses what the other has done."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from bigshoulders.server import admin
from bigshoulders.server.errors import Refused
from bigshoulders.server.service import BOTS_LATE, Service
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import backup as copies
from bigshoulders.server.store import schema
from bigshoulders.server.store.backup import backup, restore
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import StorageFailed
from bigshoulders.server.tables import moves, seats, votes
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.new_table import SeatRequest, TableRequest, create_table
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

NUMBERS = itertools.count(1)
ANYBODY = Access((), False, True)


@asynccontextmanager
async def two_servers(settings: Settings) -> AsyncIterator[tuple[Tables, Tables]]:
    servers = [Tables(settings, Store(settings.database_url)) for _ in range(2)]
    try:
        for tables in servers:
            await tables.store.open()
        yield servers[0], servers[1]
    finally:
        for tables in servers:
            await tables.store.close()


# The owner's request, with the links of every seat.
EVERYBODY = Access(seats=(0, 1, 2), is_owner=True, may_look=True)


def between(settings: Settings, work: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two_servers(settings) as (one, other):
            await work(one, other)

    asyncio.run(run())


async def made(tables: Tables, *kinds: str) -> Table:
    seats = [SeatRequest(kind, bot="random" if kind == "bot" else None) for kind in kinds]
    request = TableRequest("chicago", {"players": len(kinds)}, seats, public=True)
    table, _ = await create_table(tables, request)
    return table


def first_move(table: Table) -> tuple[int, dict[str, object]]:
    seat = table.awaited[0]
    return seat, table.space.spell(table.board.legal(seat)[0])


async def move(tables: Tables, table: Table) -> int:
    seat, do = first_move(table)
    return await moves.submit(tables, table, seat, table.seq, [do])


def person(name: str) -> Write:
    row = {"id": name, "key": name, "name": name, "password": "", "banned": False, "created": 0.0}
    return Write().add("new_person", **row)


def test_of_two_who_want_one_seat_one_is_told_that_it_is_taken(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "open", "open")
        there = await other.get(here.id)
        await seats.join(one, here, ANYBODY, 1, "Ann", "")
        with pytest.raises(Refused, match="seat_taken"):
            await seats.join(other, there, ANYBODY, 1, "Bob", "")
        stored = await one.store.table(here.id)
        assert stored is not None
        assert stored.seats[1].name == there.seats[1].name == "Ann"

    between(fresh, work)


def test_the_last_two_join_in_two_processes_and_the_game_begins(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "open", "open")
        there = await other.get(here.id)
        await seats.join(one, here, ANYBODY, 1, "Ann", "")
        await seats.join(other, there, ANYBODY, 2, "Bob", "")
        await one.refresh(here)
        assert [seat.joined for seat in here.seats] == [True, True, True]
        assert (here.status, there.status) == ("running", "running")
        assert here.digest == there.digest

    between(fresh, work)


@pytest.mark.parametrize("name", ["ban", "delete", "close"])
def test_an_operators_command_comes_through_after_a_move_elsewhere(
    fresh: Settings, name: str
) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me", "me")
        await other.get(here.id)
        await move(one, here)
        commands: dict[str, Callable[[], Awaitable[object]]] = {
            "ban": lambda: admin.ban(other, f"{here.id}:1", banned=True),
            "delete": lambda: admin.delete_person(other, f"{here.id}:1"),
            "close": lambda: admin.close_table(other, here.id),
        }
        await commands[name]()
        await one.refresh(here)
        if name == "close":
            assert here.status == "abandoned"
        else:
            assert here.seats[1].reason == "left"
        assert here.seq >= 1  # the move counts

    between(fresh, work)


def test_two_answers_to_a_vote_both_count(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me", "me")
        await votes.ask(one, here, "abandon", 0)
        there = await other.get(here.id)
        assert not await votes.answer(one, here, "abandon", [1], agree=True)
        assert await votes.answer(other, there, "abandon", [2], agree=True)
        assert there.status == "abandoned"

    between(fresh, work)


def test_an_answer_to_a_vote_that_was_refused_elsewhere_is_told_so(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me", "me")
        await votes.ask(one, here, "abandon", 0)
        there = await other.get(here.id)
        assert not await votes.answer(one, here, "abandon", [1], agree=False)
        with pytest.raises(Refused, match="no_vote"):
            await votes.answer(other, there, "abandon", [2], agree=True)
        assert there.status == "running"

    between(fresh, work)


def test_no_move_follows_from_what_another_process_has_changed(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me", "me")
        there = await other.get(here.id)
        seat, do = first_move(there)
        await seats.new_link(one, here, EVERYBODY, 2)  # a change that doesn't affect the move
        assert await moves.submit(other, there, seat, 0, [do]) == 1
        await one.refresh(here)
        seat, do = first_move(there)
        await seats.resign(one, here, EVERYBODY, seat)
        with pytest.raises(Refused, match="stale"):
            await moves.submit(other, there, seat, 1, [do])
        with pytest.raises(Refused, match="seat_resigned"):
            await moves.submit(other, there, seat, 2, [do])
        await one.refresh(here)
        await seats.resign(one, here, EVERYBODY, (seat + 1) % 3)
        await seats.resign(one, here, EVERYBODY, (seat + 2) % 3)
        bot = there.bot_of(seat)
        with pytest.raises(Refused, match="stale"):
            await moves.submit(other, there, seat, 2, [do], bot)
        with pytest.raises(Refused, match="not_running"):
            await moves.submit(other, there, seat, there.seq, [do], bot)
        stored = await one.store.entries(here.id, 0, 99)
        assert [entry.seq for entry in stored if "note" not in json.loads(entry.do)] == [1]

    between(fresh, work)


def test_bots_of_a_process_that_says_nothing_are_played_by_another(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "bot", "me")  # nobody runs bots here
        await move_until_bot(one, here)
        service = Service(fresh)
        tables = service.tables
        await tables.store.open()
        try:
            late = tables.now() + 2 * BOTS_LATE
            tables.now = lambda: late
            await tables.receive({"from": one.me, "table": here.id, "bots": [here.id]})
            await service.wake_bots(late - BOTS_LATE)
            assert here.id not in tables.in_memory
            tables.now = lambda: late + 2 * BOTS_LATE
            await service.wake_bots(tables.now() - BOTS_LATE)
            task = tables.in_memory[here.id].bot_task
            assert task is not None
            await task
            assert tables.in_memory[here.id].seq > here.seq
        finally:
            await service.stop()

    between(fresh, work)


async def move_until_bot(tables: Tables, table: Table) -> None:
    """Play until the bot at the table must act."""
    while all(table.bot_of(seat) is None for seat in table.awaited):
        await move(tables, table)


def test_a_process_announces_which_bots_it_runs(
    fresh: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Tables, other: Tables) -> None:
        said: list[Write] = []

        async def hear(write: Write) -> None:
            said.append(write)

        here = await made(one, "bot", "me")
        monkeypatch.setattr(one.store, "write", hear)
        await one.report_busy_bots()
        assert not said
        here.bot_task = asyncio.create_task(asyncio.sleep(0))
        await one.report_busy_bots()
        await here.bot_task
        await other.receive(said[0].notices[0])
        assert other.is_busy_elsewhere(here.id, other.now() - 1)
        assert not other.is_busy_elsewhere(here.id, other.now() + 1)

    between(fresh, work)


def test_a_table_made_before_a_restore_is_not_played_on(fresh: Settings, tmp_path: Path) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me")
        await backup(one.store, tmp_path / "copy")
        for _ in range(3):
            await move(one, here)
        await restore(other.store, tmp_path / "copy")
        with pytest.raises(Refused, match="stale"):
            await move(one, here)
        assert here.seq == 0
        assert await move(one, here) == 1
        assert [entry.seq for entry in await one.store.entries(here.id, 0, 99)] == [1]

    between(fresh, work)


def test_after_a_restore_memory_is_what_the_database_says(fresh: Settings, tmp_path: Path) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me")
        await backup(one.store, tmp_path / "copy")
        await seats.new_link(one, here, EVERYBODY, 0)
        await restore(other.store, tmp_path / "copy")
        await seats.new_link(one, here, EVERYBODY, 1)
        stored = await one.store.table(here.id)
        assert stored is not None
        assert stored.seats == here.seats

    between(fresh, work)


def test_nothing_changes_before_it_is_committed(
    fresh: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the end of a game is being written, the game isn't over: its seed isn't shown."""

    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me")
        seen: list[tuple[str, str | None]] = []

        async def fail(write: Write) -> None:
            seen.append((here.status, here.seats[0].bot))
            raise StorageFailed(is_full=False)

        await seats.resign(one, here, EVERYBODY, 1)
        with monkeypatch.context() as broken:
            broken.setattr(one.store, "write", fail)
            for change in (
                seats.resign(one, here, EVERYBODY, 0),
                votes.ask(one, here, "abandon", 0),
                seats.hand_over(one, here, EVERYBODY, 0, "random"),
            ):
                with pytest.raises(Refused, match="storage_failed"):
                    await change
        assert seen == [("running", None)] * 3
        assert (here.status, here.seats[0].resigned) == ("running", False)
        await seats.resign(one, here, EVERYBODY, 0)
        assert here.status == "abandoned"

    between(fresh, work)


def test_a_backup_shows_a_single_moment(
    fresh: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Someone signs up in the middle of it and gets a session, after the people were copied."""

    whole = copies.COPIED
    copy_rows = copies.copy_rows

    def copy_slowly(source: Connection, target: Connection) -> int:
        for table in whole:
            monkeypatch.setattr(copies, "COPIED", [table])
            copy_rows(source, target)
            if table.name == "people":
                late = {"hash": "h", "person_id": "late", "kind": "session", "label": ""}
                elsewhere(fresh, person("late").add("pass", **late, created=0.0, expires=None))
        return 0

    async def work(one: Tables, other: Tables) -> None:
        monkeypatch.setattr(copies, "copy_rows", copy_slowly)
        await backup(one.store, tmp_path / "copy")
        copy = Store(f"sqlite:///{tmp_path / 'copy'}")
        for table in (schema.people, schema.passes):
            assert (await copy.rows(select(func.count()).select_from(table)))[0][0] == 0
        await copy.close()

    between(fresh, work)


def elsewhere(settings: Settings, write: Write) -> None:
    """Another server writes while this one is in the middle of something."""

    async def run() -> None:
        store = Store(settings.database_url)
        await store.open()
        await store.write(write)
        await store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


def test_a_table_is_read_as_of_one_moment(fresh: Settings) -> None:
    count = select(func.count()).select_from(schema.people)

    def read(connection: Connection) -> None:
        assert connection.execute(count).scalar_one() == 0
        elsewhere(fresh, person("late"))
        assert connection.execute(count).scalar_one() == 0

    async def work(one: Tables, other: Tables) -> None:
        await one.store.at_one_moment(read)
        assert (await one.store.rows(count))[0][0] == 1

    between(fresh, work)


def test_a_change_heard_while_a_table_is_read_is_not_lost(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me")
        loading = asyncio.create_task(other.get(here.id))
        await asyncio.sleep(0)
        assert here.id in other.loading
        await move(one, here)
        await other.receive({"from": one.me, "table": here.id})
        assert (await loading).seq == 1

    between(fresh, work)


def test_who_was_connected_to_a_process_that_died_is_away(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me")
        said = {"type": "presence", "here": [1]}
        await one.receive({"from": other.me, "table": here.id, "message": said})
        one.forget_silent(one.now() - 90)
        assert here.connected(1)
        one.forget_silent(one.now() + 1)
        assert not here.connected(1)

    between(fresh, work)


def test_text_that_cannot_be_stored_harms_nobody_else(fresh: Settings) -> None:
    async def work(one: Tables, other: Tables) -> None:
        here = await made(one, "me", "me")
        good = [one.store.write(person(f"p{i}")) for i in range(5)]
        bad = one.store.write(Write().add("notes", table_id=here.id, seat=0, text="\ud800"))
        done = await asyncio.gather(*good, bad, return_exceptions=True)
        assert done[:5] == [None] * 5
        assert isinstance(done[5], StorageFailed)
        assert await asyncio.wait_for(move(one, here), 30) == 1

    between(fresh, work)
