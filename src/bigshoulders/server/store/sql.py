"""The store on SQLite or PostgreSQL: queries. All writes go through the writer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, and_, func, make_url, or_, select, text

from bigshoulders.server.store.database import Work, open_database
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
READERS: Final = 8  # connections per process, SQLite
POOL: Final = 20  # connections per process, PostgreSQL
T = TypeVar("T")
Columns: TypeAlias = Sequence[Any]  # of one row; the statement says of what types
ONE_MOMENT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Store:
    """The database of a server."""

    def __init__(self, url: str, slow: float = 0.25) -> None:
        self.url = url
        self.reading = open_database(url, READERS if self.is_sqlite else POOL)
        # SQLite has one writer at a time. On both, readers never use up the writer's connections.
        self.writing = open_database(url, 1 if self.is_sqlite else LANES + 2, ping=False)
        self.writer = Writer(self.writing, "sqlite" if self.is_sqlite else "postgresql", slow)

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        if self.is_sqlite:
            keep_private(Path(make_url(self.url).database or ""))
        await self.writing.run(migrate)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.reading.close()
        await self.writing.close()

    async def write(self, write: Write) -> None:
        await self.writer.write(write)

    # --- reading -------------------------------------------------------------------------------

    async def rows(self, statement: Executable) -> Sequence[Columns]:
        return await self.reading.run(lambda connection: connection.execute(statement).all())

    async def at_one_moment(self, work: Work[T]) -> T:
        """Run queries on one consistent state of the database."""
        begin = "BEGIN" if self.is_sqlite else ONE_MOMENT

        def read(connection: Connection) -> T:
            connection.exec_driver_sql(begin)
            return work(connection)

        return await self.reading.run(read)

    async def generation(self) -> str:
        """The generation of the database; it changes when a backup is restored."""
        return str((await self.rows(GENERATION))[0][0])

    async def changes_of_others(self) -> int:
        """On SQLite: a number that another process changes by writing (PRAGMA data_version)."""

        def read(connection: Connection) -> int:
            return int(connection.execute(text("PRAGMA data_version")).scalar_one())

        return await self.writing.run(read)

    async def ping(self) -> None:
        """Raise an error if the database doesn't answer."""
        await self.rows(select(1))

    async def table(self, table: str) -> Stored | None:
        """A table with its seats, head and votes, read consistently."""
        return await self.at_one_moment(lambda connection: read_table(connection, table))

    async def entries(self, table: str, after: int, upto: int) -> list[EntryRecord]:
        """Entries after one, up to another."""
        found = await self.rows(
            select(entries)
            .where(entries.c.table_id == table, entries.c.seq > after, entries.c.seq <= upto)
            .order_by(entries.c.seq)
        )
        return [EntryRecord(*row) for row in found]

    async def checkpoint(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The last stored position up to an entry."""
        found = await self.rows(
            select(checkpoints.c.seq, checkpoints.c.position)
            .where(checkpoints.c.table_id == table, checkpoints.c.seq <= upto)
            .order_by(checkpoints.c.seq.desc())
            .limit(1)
        )
        return (found[0][0], found[0][1]) if found else None

    async def lobby(self, limit: int) -> list[str]:
        """Public tables: open ones first, newest first; then running ones."""
        found = await self.rows(
            select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(["open", "running"]))
            .order_by(tables.c.status, tables.c.changed.desc())
            .limit(limit)
        )
        return [row[0] for row in found]

    async def tables_of(self, hashes: list[str], limit: int) -> list[str]:
        """Tables of these token hashes, most recently changed first."""
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
        """Running tables with an expired clock."""
        late = select(heads.c.table_id).where(heads.c.deadline <= now).order_by(heads.c.deadline)
        return [row[0] for row in await self.rows(late.limit(limit))]

    async def bots_due(self, before: float, limit: int) -> list[str]:
        """Running tables that have waited for a bot since before this time."""
        waiting = and_(heads.c.bot_due, heads.c.time <= before)
        due = select(heads.c.table_id).where(waiting).order_by(heads.c.time)
        found = await self.rows(due.limit(limit))
        return [row[0] for row in found]

    async def heads(self, found: list[str]) -> dict[str, int]:
        """The last entry number of each table."""
        chosen = select(heads.c.table_id, heads.c.seq).where(heads.c.table_id.in_(found))
        return {str(row[0]): int(row[1]) for row in await self.rows(chosen)}

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRecord]:
        """The last lines of chat after an id, in order."""
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
        """Every table, most recently changed first."""
        found = await self.rows(select(tables).order_by(tables.c.changed.desc()))
        return [TableRecord(*row) for row in found]

    async def counts(self) -> dict[str, int]:
        """The number of tables by status."""
        found = await self.rows(select(tables.c.status, func.count()).group_by(tables.c.status))
        return {str(row[0]): int(row[1]) for row in found}


def read_table(connection: Connection, table: str) -> Stored | None:
    generation = connection.execute(GENERATION).scalar_one()
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    at_seats = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    head = connection.execute(select(heads).where(heads.c.table_id == table)).first()
    return Stored(
        TableRecord(*row),
        [SeatRecord(*seat) for seat in connection.execute(at_seats)],
        HeadRecord(*head) if head is not None else None,
        [
            VoteRecord(*vote)
            for vote in connection.execute(select(votes).where(votes.c.table_id == table))
        ],
        generation,
    )


def keep_private(file: Path) -> None:
    """Create a database file only its owner can read: it contains seeds of running games."""
    if file.parent.is_dir() and not file.exists():
        file.touch(mode=0o600)


def migrate(connection: Connection) -> None:
    """Run missing migrations; servers that start together take turns."""
    if connection.dialect.name != "sqlite":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
