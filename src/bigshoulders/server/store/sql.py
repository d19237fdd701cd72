"""The store on SQLite or PostgreSQL: reading; what is written goes through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, and_, event, func, make_url, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bigshoulders.server.store.records import (
    ChatRecord,
    EntryRecord,
    HeadRecord,
    SeatRecord,
    Stored,
    TableRecord,
    VoteRecord,
)
from bigshoulders.server.store.schema import (
    chat,
    checkpoints,
    entries,
    heads,
    notes,
    seats,
    tables,
    votes,
)
from bigshoulders.server.store.writer import GENERATION, LANES, Write, Writer

MIGRATION_LOCK: Final = 1875
READERS: Final = 8  # connections of a process to SQLite
POOL: Final = 20  # the same to PostgreSQL
T = TypeVar("T")
ONE_MOMENT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Store:
    """The database of a server."""

    def __init__(self, url: str, slow: float = 0.25) -> None:
        self.url = url
        self.engine = make_engine(url, READERS if self.is_sqlite else POOL)
        # SQLite has one writer at a time. On both, readers never use up the writer's connections.
        self.writing_engine = make_engine(url, 1 if self.is_sqlite else LANES + 2, ping=False)
        self.writer = Writer(self.writing_engine, slow)
        self.readings: set[asyncio.Task[Any]] = set()

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        if self.is_sqlite:
            keep_private(Path(make_url(self.url).database or ""))
        async with self.writing_engine.begin() as connection:
            if not self.is_sqlite:
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                await connection.execute(lock, {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await asyncio.gather(*self.readings, return_exceptions=True)
        await self.engine.dispose()
        await self.writing_engine.dispose()

    async def write(self, write: Write) -> None:
        await self.writer.write(write)

    # --- reading -------------------------------------------------------------------------------

    async def whole(self, reading: Coroutine[Any, Any, T]) -> T:
        """A reading goes on to its end even if nobody waits for it any more: one that is broken
        off while it connects would leave its connection open for ever."""
        task = asyncio.create_task(reading)
        self.readings.add(task)
        task.add_done_callback(self.have_read)
        return await asyncio.shield(task)

    def have_read(self, task: asyncio.Task[Any]) -> None:
        self.readings.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told; if nobody does, it is no news

    async def rows(self, statement: Any) -> Sequence[Any]:
        async def read() -> Sequence[Any]:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()

        return await self.whole(read())

    @asynccontextmanager
    async def one_moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose readings are all of one moment, whatever is written meanwhile."""
        async with self.engine.connect() as connection:
            begin = "BEGIN" if self.is_sqlite else ONE_MOMENT
            await connection.exec_driver_sql(begin)
            yield connection

    async def generation(self) -> str:
        """Another one than before: everything was replaced by a backup."""
        return str((await self.rows(GENERATION))[0][0])

    async def changes_of_others(self) -> int:
        """On SQLite: a number that another process changes by writing (PRAGMA data_version)."""

        async def read() -> int:
            async with self.writing_engine.connect() as connection:
                return int((await connection.execute(text("PRAGMA data_version"))).scalar_one())

        return await self.whole(read())

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self.rows(select(1))

    async def table(self, table: str) -> Stored | None:
        """A table with its seats, its head and its votes, all of one moment."""
        return await self.whole(self.read_table(table))

    async def read_table(self, table: str) -> Stored | None:
        async with self.one_moment() as connection:
            generation = (await connection.execute(GENERATION)).scalar_one()
            row = await first(connection, select(tables).where(tables.c.id == table))
            if row is None:
                return None
            at_seats = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
            seat_rows = (await connection.execute(at_seats)).all()
            head = await first(connection, select(heads).where(heads.c.table_id == table))
            vote_rows = await connection.execute(select(votes).where(votes.c.table_id == table))
            return Stored(
                TableRecord(*row),
                [SeatRecord(*seat) for seat in seat_rows],
                HeadRecord(*head) if head is not None else None,
                [VoteRecord(*vote) for vote in vote_rows.all()],
                generation,
            )

    async def entries(self, table: str, after: int, upto: int) -> list[EntryRecord]:
        """Entries after one number up to another."""
        found = await self.rows(
            select(entries)
            .where(entries.c.table_id == table, entries.c.seq > after, entries.c.seq <= upto)
            .order_by(entries.c.seq)
        )
        return [EntryRecord(*row) for row in found]

    async def checkpoint(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The last kept position up to an entry."""
        found = await self.rows(
            select(checkpoints.c.seq, checkpoints.c.position)
            .where(checkpoints.c.table_id == table, checkpoints.c.seq <= upto)
            .order_by(checkpoints.c.seq.desc())
            .limit(1)
        )
        return (found[0][0], found[0][1]) if found else None

    async def lobby(self, limit: int) -> list[str]:
        """Public tables that wait for players, newest first; then public ones that run."""
        found = await self.rows(
            select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(["open", "running"]))
            .order_by(tables.c.status, tables.c.changed.desc())
            .limit(limit)
        )
        return [row[0] for row in found]

    async def tables_of(self, hashes: list[str], limit: int) -> list[str]:
        """Tables that any of these tokens belongs to, the last changed first."""
        at_seat = select(seats.c.table_id).where(seats.c.token_hash.in_(hashes))
        found = await self.rows(
            select(tables.c.id)
            .where(
                or_(
                    tables.c.owner_hash.in_(hashes),
                    tables.c.watch_hash.in_(hashes),
                    tables.c.id.in_(at_seat),
                )
            )
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [row[0] for row in found]

    async def overdue(self, now: float, limit: int) -> list[str]:
        """Running tables where somebody's time is up."""
        late = select(heads.c.table_id).where(heads.c.deadline <= now).order_by(heads.c.deadline)
        return [row[0] for row in await self.rows(late.limit(limit))]

    async def bots_due(self, before: float, limit: int) -> list[str]:
        """Running tables that have waited for a bot since before this time."""
        waiting = and_(heads.c.bot_due, heads.c.time <= before)
        due = select(heads.c.table_id).where(waiting).order_by(heads.c.time)
        found = await self.rows(due.limit(limit))
        return [row[0] for row in found]

    async def heads(self, found: list[str]) -> dict[str, int]:
        """The numbers of the last entries of these tables."""
        chosen = select(heads.c.table_id, heads.c.seq).where(heads.c.table_id.in_(found))
        return {str(row[0]): int(row[1]) for row in await self.rows(chosen)}

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRecord]:
        """The last lines of chat after one of them, in order."""
        found = await self.rows(
            select(chat)
            .where(chat.c.table_id == table, chat.c.id > after)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        return [ChatRecord(*row) for row in reversed(found)]

    async def notes(self, table: str, seat: int) -> str:
        found = await self.rows(
            select(notes.c.text).where(notes.c.table_id == table, notes.c.seat == seat)
        )
        return str(found[0][0]) if found else ""

    async def all_tables(self) -> list[TableRecord]:
        """Every table, the last changed first."""
        found = await self.rows(select(tables).order_by(tables.c.changed.desc()))
        return [TableRecord(*row) for row in found]

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        found = await self.rows(select(tables.c.status, func.count()).group_by(tables.c.status))
        return {str(row[0]): int(row[1]) for row in found}


async def first(connection: AsyncConnection, statement: Any) -> Any:
    return (await connection.execute(statement)).first()


def make_engine(url: str, connections: int, ping: bool = True) -> AsyncEngine:
    """An engine with pooled connections, each made durable and strict.

    With a ping before each use, a database that was started anew is not an error. The writer does
    without: it finds out by itself.
    """
    if not url.startswith("sqlite"):
        return create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=ping,
            hide_parameters=True,
        )
    engine = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        connect_args={"timeout": 30},
        hide_parameters=True,  # seeds and hashes are in no message of an error
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        """Readers never wait for the writer, and a commit is on the disk when it returns."""
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def keep_private(file: Path) -> None:
    """A new file of the database is for its owner alone: seeds of running games are in it."""
    if file.parent.is_dir() and not file.exists():
        file.touch(mode=0o600)


def migrate(connection: Connection) -> None:
    """All migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
