"""The store on SQLite or PostgreSQL: queries. All writes go through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Executable,
    and_,
    func,
    literal,
    make_url,
    or_,
    select,
    text,
    union_all,
)

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.store.database import PATIENCE, Work, open_database, retrieve
from bigshoulders.server.store.records import (
    ChatRecord,
    DailyRecord,
    EntryRecord,
    HeadRecord,
    OpenedTable,
    SeatRecord,
    Stored,
    TableRecord,
    VoteRecord,
)
from bigshoulders.server.store.schema import (
    chat,
    checkpoints,
    clockwork,
    entries,
    heads,
    holdings,
    mutes,
    notes,
    people,
    reviews,
    seats,
    tables,
    votes,
)
from bigshoulders.server.store.statements import GENERATION, OVER
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import LANES, Writer

MIGRATION_LOCK: Final = 1875
READERS: Final = 8  # connections per process, SQLite
PROBE_SECONDS: Final = 1.0
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
        self.writing = open_database(url, 1 if self.is_sqlite else LANES + 2, repeats=False)
        self.probing: asyncio.Task[None] | None = None
        self.probed = 0.0
        self.writer = Writer(self.writing, "sqlite" if self.is_sqlite else "postgresql", slow)

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    async def open(self) -> None:
        """Migrate the database and start the writer."""
        if self.is_sqlite:
            keep_private(Path(make_url(self.url).database or ""))
        await self.writing.run(migrate, seconds=None)
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

    async def at_one_moment(self, work: Work[T], seconds: float | None = PATIENCE) -> T:
        """Run queries on one consistent state of the database."""
        begin = "BEGIN" if self.is_sqlite else ONE_MOMENT

        def read(connection: Connection) -> T:
            connection.exec_driver_sql(begin)
            return work(connection)

        return await self.reading.run(read, seconds)

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

    async def probe(self) -> None:
        """Raise an error if the database can't be read or written; asks at most once a second."""
        now = monotonic()
        if self.probing is None or (self.probing.done() and now > self.probed + PROBE_SECONDS):
            self.probed = now
            self.probing = asyncio.create_task(self.read_and_write())
            self.probing.add_done_callback(retrieve)
        await asyncio.shield(self.probing)

    async def read_and_write(self) -> None:
        await self.ping()
        # SQLite writes nothing for an update that changes nothing, so a row comes and goes.
        await self.write(Write().add("mute", who="probe").add("unmute", its_who="probe"))

    async def table(self, table: str) -> Stored | None:
        """A table with its seats, head and votes, read consistently."""
        return await self.at_one_moment(lambda connection: read_table(connection, table))

    async def is_settled(self, table: str) -> bool:
        """Whether no transaction that changes a table is under way, perhaps without its caller.

        SQLite has one writer, and the look at its marks just before has waited for it.
        """
        if self.is_sqlite:
            return True
        own = select(tables.c.id).where(tables.c.id == table)
        return bool(await self.rows(own.with_for_update(skip_locked=True)))

    async def entries(self, table: str, after: int, upto: int) -> list[EntryRecord]:
        """Entries after one, up to another."""
        found = await self.rows(
            select(entries)
            .where(entries.c.table_id == table, entries.c.seq > after, entries.c.seq <= upto)
            .order_by(entries.c.seq)
        )
        return [EntryRecord(*row) for row in found]

    async def entry_with_key(self, table: str, seat: int, key: str) -> EntryRecord | None:
        """The entry of a request, found by its idempotency key."""
        mine = (entries.c.table_id == table, entries.c.seat == seat, entries.c.key == key)
        found = await self.rows(select(entries).where(*mine))
        return EntryRecord(*found[0]) if found else None

    async def checkpoint(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The last stored position up to an entry."""
        found = await self.rows(
            select(checkpoints.c.seq, checkpoints.c.position)
            .where(checkpoints.c.table_id == table, checkpoints.c.seq <= upto)
            .order_by(checkpoints.c.seq.desc())
            .limit(1)
        )
        return (found[0][0], found[0][1]) if found else None

    async def tables(self, found: list[str]) -> list[Stored]:
        """Several tables, read together: the number of queries doesn't depend on theirs."""
        return await self.at_one_moment(lambda connection: read_tables(connection, found))

    async def lobby(self, limit: int, offset: int = 0) -> list[str]:
        """Public tables: open ones first, newest first; then running ones."""
        found = await self.rows(
            select(tables.c.id)
            .where(tables.c.public, tables.c.status.in_(["open", "running"]))
            .order_by(tables.c.status, tables.c.changed.desc(), tables.c.id)
            .limit(limit)
            .offset(offset)
        )
        return [row[0] for row in found]

    async def links(self, hashes: list[str]) -> list[OpenedTable]:
        """The tables these token hashes open, one row per link that exists, by one query."""
        columns = [tables.c.id, tables.c.changed, heads.c.awaited]
        opened = tables.outerjoin(heads, heads.c.table_id == tables.c.id)
        none = literal(NOBODY)
        by_owner = select(tables.c.owner_hash, *columns, none).select_from(opened)
        by_watch = select(tables.c.watch_hash, *columns, none).select_from(opened)
        keys = (seats.c.token_hash, seats.c.substitute_hash, seats.c.invite_hash)
        seated = opened.join(seats, seats.c.table_id == tables.c.id)
        by_seat = [
            select(key, *columns, seats.c.seat).select_from(seated).where(key.in_(hashes))
            for key in keys
        ]
        found = await self.rows(
            union_all(
                by_owner.where(tables.c.owner_hash.in_(hashes)),
                by_watch.where(tables.c.watch_hash.in_(hashes)),
                *by_seat,
            )
        )
        return [
            OpenedTable(row[0], row[1], row[2], str(row[4]) in (row[3] or "").split(","))
            for row in found
        ]

    async def tables_of(self, hashes: list[str], limit: int) -> list[str]:
        """Tables of these token hashes, most recently changed first."""
        keys = (seats.c.token_hash, seats.c.substitute_hash, seats.c.invite_hash)
        at_seat = select(seats.c.table_id).where(or_(*(key.in_(hashes) for key in keys)))
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

    async def daily_results(self, game: str, day: str, limit: int) -> list[DailyRecord]:
        """A day's finished games that people played, oldest first, each with the account of its
        player if any."""
        found = await self.rows(
            select(
                tables.c.id,
                tables.c.aided,
                tables.c.result,
                seats.c.name,
                seats.c.token_hash,
                people.c.id,
                people.c.name,
            )
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == 0))
            .outerjoin(holdings, holdings.c.hash == seats.c.token_hash)
            .outerjoin(people, people.c.id == holdings.c.person_id)
            .where(tables.c.daily == day, tables.c.game == game, tables.c.status == "finished")
            .where(seats.c.kind != "bot")
            .order_by(tables.c.created)
            .limit(limit)
        )
        return [DailyRecord(*row) for row in found]

    async def has_deadlines(self) -> bool:
        """Whether the time of any player runs."""
        running = select(heads.c.table_id).where(heads.c.deadline.is_not(None))
        return bool(await self.rows(running.limit(1)))

    async def ticks(self) -> float:
        """The stored reading of the players' clock."""
        return float((await self.rows(select(clockwork.c.ticks)))[0][0])

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

    async def chat(self, table: str, after: int, before: int, limit: int) -> list[ChatRecord]:
        """The last lines of chat between two ids, in order."""
        found = await self.rows(
            select(chat)
            .where(chat.c.table_id == table, chat.c.id > after, chat.c.id < before)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        return [ChatRecord(*row) for row in reversed(found)]

    async def chat_lengths(self, tables: list[str]) -> dict[str, int]:
        """The number of chat lines at each of these tables that has any."""
        found = await self.rows(
            select(chat.c.table_id, func.count())
            .where(chat.c.table_id.in_(tables))
            .group_by(chat.c.table_id)
        )
        return {str(table): int(count) for table, count in found}

    async def notes(self, table: str, seat: int) -> str:
        found = await self.rows(
            select(notes.c.text).where(notes.c.table_id == table, notes.c.seat == seat)
        )
        return str(found[0][0]) if found else ""

    async def review(self, table: str, version: int) -> bytes | None:
        """The stored review of a game, if code of this version made it."""
        mine = (reviews.c.table_id == table, reviews.c.version == version)
        found = await self.rows(select(reviews.c.review).where(*mine))
        return bytes(found[0][0]) if found else None

    async def unchanged(self, status: str, before: float, limit: int) -> list[str]:
        """Tables of a status that haven't changed since then."""
        found = await self.rows(
            select(tables.c.id)
            .where(tables.c.status == status, tables.c.changed < before)
            .order_by(tables.c.changed)
            .limit(limit)
        )
        return [str(row[0]) for row in found]

    async def idle_games(self, before: float, limit: int) -> list[str]:
        """Running games without an entry since then."""
        found = await self.rows(
            select(tables.c.id)
            .join(heads, heads.c.table_id == tables.c.id)
            .where(tables.c.status == "running", heads.c.time < before)
            .order_by(heads.c.time)
            .limit(limit)
        )
        return [str(row[0]) for row in found]

    async def guests(self, before: float, limit: int) -> list[tuple[str, int]]:
        """Seats of people without an account, at games that have been over since then."""
        is_held = select(holdings.c.hash).where(holdings.c.hash == seats.c.token_hash).exists()
        is_known = or_(seats.c.token_hash.is_not(None), seats.c.name != "")
        found = await self.rows(
            select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.status.in_(OVER), tables.c.changed < before)
            .where(seats.c.kind == "human", is_known, ~is_held)
            .order_by(tables.c.changed)
            .limit(limit)
        )
        return [(str(row[0]), int(row[1])) for row in found]

    async def is_muted(self, who: list[str]) -> bool:
        """Whether one of these may not chat."""
        found = await self.rows(select(mutes.c.who).where(mutes.c.who.in_(who)).limit(1))
        return bool(found)

    async def words_of(self, person: str) -> list[ChatRecord]:
        """All lines of chat by an account."""
        found = await self.rows(select(chat).where(chat.c.person_id == person).order_by(chat.c.id))
        return [ChatRecord(*row) for row in found]

    async def words_at(self, table: str, seat: int) -> list[ChatRecord]:
        """All lines of chat by a seat."""
        mine = (chat.c.table_id == table, chat.c.seat == seat)
        found = await self.rows(select(chat).where(*mine).order_by(chat.c.id))
        return [ChatRecord(*row) for row in found]

    async def all_tables(self) -> list[TableRecord]:
        """Every table, most recently changed first."""
        found = await self.rows(select(tables).order_by(tables.c.changed.desc()))
        return [TableRecord(*row) for row in found]

    async def counts(self) -> dict[str, int]:
        """The number of tables by status."""
        found = await self.rows(select(tables.c.status, func.count()).group_by(tables.c.status))
        return {str(row[0]): int(row[1]) for row in found}


def read_tables(connection: Connection, found: list[str]) -> list[Stored]:
    """Tables in the given order; missing ones are left out."""
    generation = connection.execute(GENERATION).scalar_one()
    at_tables = connection.execute(select(tables).where(tables.c.id.in_(found)))
    records = {row[0]: TableRecord(*row) for row in at_tables}
    at_seats = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
    seated: dict[str, list[SeatRecord]] = {table: [] for table in found}
    for seat in connection.execute(at_seats):
        seated[seat[0]].append(SeatRecord(*seat))
    at_heads = connection.execute(select(heads).where(heads.c.table_id.in_(found)))
    headed = {row[0]: HeadRecord(*row) for row in at_heads}
    voted: dict[str, list[VoteRecord]] = {table: [] for table in found}
    for vote in connection.execute(select(votes).where(votes.c.table_id.in_(found))):
        voted[vote[0]].append(VoteRecord(*vote))
    return [
        Stored(records[table], seated[table], headed.get(table), voted[table], generation)
        for table in found
        if table in records
    ]


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
    version = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise GameError("server/newer-database", "BIGSHOULDERS_DATABASE", {"got": version})
    command.upgrade(config, "head")
    connection.commit()
