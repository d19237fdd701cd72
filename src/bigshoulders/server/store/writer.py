"""Group commit: writes of many tables share a transaction, and each caller waits for the commit.

Writes that arrive during a commit share the next transaction. When a shared transaction fails, its
writes are retried one by one, so that only the faulty one fails. Two servers that race for one move
collide in the primary key of the entries.

SQLite has one writer. PostgreSQL writes in several lanes, whose commits share its flushes. Notices
to other processes are sent after the commit: inside it, NOTIFY would serialize commits.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final

import structlog
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    String,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, ResourceClosedError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.expression import bindparam

from bigshoulders.server.store import schema
from bigshoulders.server.store.database import Database

LARGEST_GROUP: Final = 256
LANES: Final = 2  # parallel commits on PostgreSQL
WORTHWHILE: Final = 16  # writes up to which one lane takes them all
VERSION: Final = "version"  # of a table: a write that follows from an older one conflicts
CHANNEL: Final = "bigshoulders"
LASTING: Final = ("08", "53", "57", "58")  # SQLSTATE: connections, resources, operators, systems
NOTICE_BYTES: Final = 7500  # PostgreSQL's limit is below 8000

NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("payload")))
GENERATION: Final = select(schema.generations.c.value)

log = structlog.get_logger()
Row = dict[str, object]


class Conflict(Exception):
    """Another write came first."""


class Replaced(Conflict):
    """A backup has been restored, so the table in memory is outdated."""


class Lost(Exception):
    """The connection to the database is dead; nothing was written."""


class StorageFailed(Exception):
    """The database could not write; nothing has changed."""

    def __init__(self, is_full: bool, is_down: bool = False) -> None:
        super().__init__("full" if is_full else "failed")
        self.is_full = is_full
        self.is_down = is_down  # whether every write would fail


@dataclass
class Write:
    """Rows to be written together, all or none."""

    rows: list[tuple[str, Row]] = field(default_factory=list)
    notices: list[Row] = field(default_factory=list)  # for other processes, after the commit
    generation: str | None = None  # of the database these rows follow from
    known: tuple[str, int] | None = None  # a table and the version these rows follow from

    def add(self, statement: str, **row: object) -> Write:
        self.rows.append((statement, row))
        return self


def replace_row(dialect: str, table: Table, never_back: str = "") -> Executable:
    """Insert or replace a row; `never_back` names a column that must not decrease."""
    keys = [column.name for column in table.primary_key]
    others = [column.name for column in table.columns if column.name not in keys]
    new = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    where = table.c[never_back] <= new.excluded[never_back] if never_back else None
    return new.on_conflict_do_update(
        index_elements=keys, set_={name: new.excluded[name] for name in others}, where=where
    )


def statements(dialect: str) -> dict[str, Executable]:
    """All statements by name, in the order a transaction executes them."""
    t, v, seats = schema.tables, schema.votes, schema.seats
    is_not_over = [t.c.status != status for status in OVER]  # a list cannot be in an executemany
    return {
        "new_table": insert(t),
        VERSION: update(t)
        .where(t.c.id == bindparam("at"), t.c.version == bindparam("known"))
        .values(version=t.c.version + 1),
        "new_seat": insert(seats),
        "entry": insert(schema.entries),
        "head": replace_row(dialect, schema.heads, never_back="seq"),
        "checkpoint": replace_row(dialect, schema.checkpoints),
        "seat": replace_row(dialect, seats),
        "seen": update(seats)
        .where(seats.c.table_id == bindparam("at"))
        .where(seats.c.seat == bindparam("number"))
        .values(seen=bindparam("upto")),
        "table": update(t)
        .where(t.c.id == bindparam("at"))
        .where(or_(and_(*is_not_over), t.c.status == bindparam("become")))
        .values({name: bindparam(name) for name in TABLE_CHANGES}),
        "vote": replace_row(dialect, v),
        "end_vote": delete(v)
        .where(v.c.table_id == bindparam("at"))
        .where(v.c.kind == bindparam("what")),
        "chat": insert(schema.chat),
        "notes": replace_row(dialect, schema.notes),
        "new_person": insert(schema.people),
        "person": replace_row(dialect, schema.people),
        "pass": insert(schema.passes),
        "holding": replace_row(dialect, schema.holdings),
        "channel": replace_row(dialect, schema.channels),
        **endings(),
    }


def standing(dialect: str) -> Executable:
    """The versions of some tables, and the generation of the database."""
    t = schema.tables
    chosen: ColumnElement[bool]
    if dialect == "sqlite":
        chosen = t.c.id.in_(bindparam("ids", expanding=True))
    else:  # one statement, however many there are
        chosen = t.c.id == func.any(bindparam("ids", type_=postgresql.ARRAY(String)))
    return select(t.c.id, t.c.version, GENERATION.scalar_subquery()).where(chosen)


def endings() -> dict[str, Executable]:
    """The statements that delete rows, with the columns that select them."""
    found: dict[str, Executable] = {}
    for name, table, columns in (
        ("end_notes", schema.notes, ("table_id", "seat")),
        ("end_chat", schema.chat, ("table_id", "seat")),
        ("end_channel", schema.channels, ("owner", "kind")),
        ("end_channels", schema.channels, ("owner",)),
        ("end_pass", schema.passes, ("hash",)),
        ("end_passes", schema.passes, ("person_id",)),
        ("end_person", schema.people, ("id",)),
        ("end_table", schema.tables, ("id",)),
    ):
        conditions = [table.c[column] == bindparam(f"its_{column}") for column in columns]
        found[name] = delete(table).where(*conditions)
    found["old_passes"] = delete(schema.passes).where(schema.passes.c.expires < bindparam("now"))
    return found


# A finished table stays finished, even if another process hasn't noticed yet.
OVER: Final = ["finished", "abandoned"]
# Columns of a table that change after its creation.
TABLE_CHANGES: Final = [
    "status",
    "seed",
    "rules",
    "result",
    "rematch",
    "title",
    "public",
    "owner_hash",
    "watch_hash",
    "changed",
]


class Writer:
    """Commits all writes of a process; callers wait for the commit."""

    def __init__(self, database: Database, dialect: str, slow: float) -> None:
        self.database = database
        self.slow = slow
        self.statements = statements(dialect)
        self.standing = standing(dialect)
        self.can_notify = dialect == "postgresql"
        self.queue: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self.notices: asyncio.Queue[Row] = asyncio.Queue()
        self.lanes: list[asyncio.Task[None]] = []
        self.has_stopped = False
        self.on_commit: Callable[[int, float], None] | None = None  # writes, seconds

    def start(self) -> None:
        lanes = LANES if self.can_notify else 1
        self.lanes = [asyncio.create_task(self.run(lanes), name="writer") for _ in range(lanes)]
        if self.can_notify:
            self.lanes.append(asyncio.create_task(self.spread(), name="notify other processes"))

    async def stop(self) -> None:
        """Commit all waiting writes, then stop."""
        self.has_stopped = True
        if self.lanes:
            await self.queue.join()
            await self.notices.join()
        for lane in self.lanes:
            lane.cancel()
        await asyncio.gather(*self.lanes, return_exceptions=True)

    async def write(self, write: Write) -> None:
        """Return once the rows are committed; Conflict or StorageFailed otherwise."""
        if self.has_stopped:
            raise StorageFailed(is_full=False, is_down=True)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((write, done))
        await done  # if the caller is cancelled, the rows are still written

    async def run(self, lanes: int) -> None:
        """One lane, which takes its share of the waiting writes."""
        while True:
            group = [await self.queue.get()]
            share = min(LARGEST_GROUP, max(WORTHWHILE, 1 + self.queue.qsize() // lanes))
            while len(group) < share and not self.queue.empty():
                group.append(self.queue.get_nowait())
            try:
                await self.commit_group(group)
            except Exception as error:  # a failed group must not end the lane
                log.error("writer failed", error=type(error).__name__)
                for _, done in group:
                    if not done.done():
                        settle(done, StorageFailed(is_full=False))
            for _ in group:
                self.queue.task_done()

    async def commit_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit all in one transaction; if that fails, each in its own."""
        failure = await self.commit([write for write, _ in group])
        is_down = isinstance(failure, StorageFailed) and failure.is_down
        if failure is None or len(group) == 1 or is_down:
            for _, done in group:
                settle(done, failure)
            return
        for write, done in group:
            settle(done, await self.commit([write]))

    async def commit(self, writes: list[Write]) -> Exception | None:
        """Commit one transaction; its failure, if any."""
        began = perf_counter()
        try:
            try:
                await self.transact(writes)
            except Lost:  # the database restarted: retry on another connection
                await self.transact(writes)
        except Conflict as conflict:
            return conflict
        except IntegrityError:
            return Conflict()
        except Exception as error:  # unstorable text, an exhausted pool, or anything else
            log.error("storage failed", error=str(getattr(error, "orig", error)))
            return StorageFailed(is_full(error), is_down(error))
        seconds = perf_counter() - began
        if seconds > self.slow:
            log.warning("slow commit", seconds=round(seconds, 3), writes=len(writes))
        if self.on_commit is not None:
            self.on_commit(len(writes), seconds)
        if self.can_notify:
            for write in writes:
                for notice in write.notices:
                    self.notices.put_nowait(notice)
        return None

    async def transact(self, writes: list[Write]) -> None:
        await self.database.run(partial(self.work, writes=writes))

    def work(self, connection: Connection, writes: list[Write]) -> None:
        """One transaction. Lost if the connection was dead before the commit, so that nothing was
        written."""
        try:
            self.execute(connection, writes)
            self.check(connection, writes)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Lost(str(error.orig)) from error
            raise
        connection.commit()

    def execute(self, connection: Connection, writes: list[Write]) -> None:
        rows: dict[str, list[Row]] = {}
        for write in writes:
            for name, row in write.rows:
                rows.setdefault(name, []).append(row)
        for name, statement in self.statements.items():
            if name == VERSION:
                self.raise_versions(connection, rows.get(name, []))
            elif name in rows:
                connection.execute(statement, rows[name])

    def raise_versions(self, connection: Connection, rows: list[Row]) -> None:
        """Raise versions one by one to count the rows, in a fixed order to avoid deadlocks."""
        for row in sorted(rows, key=lambda row: str(row["at"])):
            if connection.execute(self.statements[VERSION], row).rowcount != 1:
                raise Conflict

    def check(self, connection: Connection, writes: list[Write]) -> None:
        """Conflict if another process changed a table, or a backup was restored, before these rows.
        Runs after writing them, so a later restore waits for the commit."""
        known = dict(write.known for write in writes if write.known is not None)
        expected = {write.generation for write in writes if write.generation is not None}
        if known:
            found = connection.execute(self.standing, {"ids": [*known]}).all()
            if {row[0]: row[1] for row in found} != known:
                raise Conflict
            generations = {row[2] for row in found}
        elif expected:
            generations = {connection.execute(GENERATION).scalar_one()}
        if expected and expected != generations:
            raise Replaced

    async def spread(self) -> None:
        """Notify other processes of commits."""
        while True:
            notices = [await self.notices.get()]
            while not self.notices.empty():
                notices.append(self.notices.get_nowait())
            try:
                await self.database.run(partial(notify, payloads=payloads(notices)))
            except Exception as error:  # other processes also check from time to time
                log.error("notices lost", error=str(getattr(error, "orig", error)))
            for _ in notices:
                self.notices.task_done()


def notify(connection: Connection, payloads: list[str]) -> None:
    connection.execution_options(isolation_level="AUTOCOMMIT")
    for payload in payloads:
        connection.execute(NOTIFY, {"payload": payload})


def settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Resolve a caller's future, unless it was cancelled."""
    if done.cancelled():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def payloads(notices: list[Row]) -> list[str]:
    """Notices as JSON lists that each fit into one notification."""
    found: list[str] = []
    part: list[str] = []
    size = 0
    for notice in notices:
        text = json.dumps(notice, separators=(",", ":"))
        if part and size + len(text) > NOTICE_BYTES:
            found.append(f"[{','.join(part)}]")
            part, size = [], 0
        part.append(text)
        size += len(text) + 1
    if part:
        found.append(f"[{','.join(part)}]")
    return found


def is_down(error: Exception) -> bool:
    """Whether the whole database failed, rather than these rows."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        is_locked = state == "" and isinstance(error, OperationalError)
        return error.connection_invalidated or is_locked or state[:2] in LASTING
    return isinstance(error, OSError | PoolTimeout | Lost | ResourceClosedError)


def is_full(error: Exception) -> bool:
    """Whether the disk is full."""
    words = str(error).lower()
    return "disk is full" in words or "no space left" in words or "disk i/o error" in words
