"""The writer: tables are locked in one order, and a table's head never goes back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Float, Integer, LargeBinary, event, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DBAPIError

from bigshoulders.server.settings import Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.statements import VERSION
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict, Job, Lost, Transaction, is_certain

Row = dict[str, Any]


def some(column: Column[Any]) -> Any:
    """A value that fits a column."""
    for kind, value in ((Boolean, False), (Integer, 0), (Float, 0.0), (LargeBinary, b"")):
        if isinstance(column.type, kind):
            return value
    return ""


def row(table: SqlTable, **known: Any) -> Row:
    """A row that states only what matters."""
    return {column.name: some(column) for column in table.columns} | known


def new_tables(*ids: str) -> Write:
    write = Write()
    for name in ids:
        write.add("new_table", **row(schema.tables, id=name))
    return write


def head(seq: int, digest: str) -> Write:
    return Write().add("head", **row(schema.heads, table_id="a", seq=seq, digest=digest))


async def head_of(store: Store) -> tuple[int, str]:
    found = await store.rows(select(schema.heads.c.seq, schema.heads.c.digest))
    return tuple(found[0])


def test_a_head_never_goes_back(fresh: Settings) -> None:
    """A late process can't replace a newer position; the same number is written again."""

    async def run() -> None:
        store = Store(fresh.database_url)
        await store.open()
        await store.write(new_tables("a"))
        seen = []
        for write in (head(5, "five"), head(4, "four"), head(5, "again"), head(6, "six")):
            await store.write(write)
            seen.append(await head_of(store))
        await store.close()
        assert seen == [(5, "five"), (5, "five"), (5, "again"), (6, "six")]

    asyncio.run(run())


@pytest.mark.any_database
def test_a_write_that_was_given_up_is_not_repeated(
    fresh: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its caller has already read that nothing has changed when the database comes back."""

    async def run() -> None:
        store = Store(fresh.database_url)
        await store.open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        late, other = (Job(new_tables(name), done) for name in ("late", "other"))
        attempt, attempts = store.writing.run, []

        async def lose_once(work: Any) -> Any:
            attempts.append(work)
            if len(attempts) > 1:
                return await attempt(work)
            assert late.give_up()
            raise Lost

        monkeypatch.setattr(store.writing, "run", lose_once)
        assert await store.writer.commit([late, other]) is None
        found = await store.rows(select(schema.tables.c.id))
        await store.close()
        assert [row[0] for row in found] == ["other"]

    asyncio.run(run())


class Fault(Exception):
    """An error of a driver."""

    def __init__(self, **facts: str) -> None:
        vars(self).update(facts)


@pytest.mark.parametrize(
    ("fault", "certain"),
    [
        (Fault(sqlstate="23505"), True),
        (Fault(sqlstate="08006"), False),
        (Fault(sqlite_errorname="SQLITE_FULL"), True),
        (Fault(sqlite_errorname="SQLITE_IOERR_WRITE"), True),
        (Fault(sqlite_errorname="SQLITE_IOERR_FSYNC"), False),
        (Fault(), False),
    ],
)
def test_a_commit_has_failed_for_certain_only_if_the_database_says_so(
    fault: Fault, certain: bool
) -> None:
    assert is_certain(DBAPIError("COMMIT", None, fault)) is certain
    assert not is_certain(DBAPIError("COMMIT", None, fault, connection_invalidated=True))


def test_tables_are_always_locked_in_the_same_order(fresh: Settings) -> None:
    """Two transactions that lock the same tables in opposite orders would deadlock."""
    locked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, given: Any, *rest: Any) -> None:
        if statement.startswith("UPDATE tables SET version"):
            locked.extend(value for value in given if isinstance(value, str))

    async def run() -> None:
        store = Store(fresh.database_url)
        await store.open()
        await store.write(new_tables("a", "b", "c"))
        writes = [Write().add(VERSION, at=name, known=0) for name in ("c", "a", "b")]

        def work(connection: Connection) -> None:
            event.listen(connection, "before_cursor_execute", note)
            store.writer.work(connection, writes, Transaction())

        await store.writing.run(work)
        with pytest.raises(Conflict):  # each has been raised once
            await store.write(Write().add(VERSION, at="b", known=0))
        await store.close()

    asyncio.run(run())
    assert locked == ["a", "b", "c"]
