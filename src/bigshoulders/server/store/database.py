"""Database connections: SQLite in its own threads, PostgreSQL in the event loop.

Work is a function of a plain connection, the same for both. Once started it runs to its end, even
if its caller is cancelled, and returns its connection: one cancelled while connecting would stay
open forever. A caller waits only so long: then the connection of its work is cut.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Pool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, ResourceClosedError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
PATIENCE: Final = 3.0  # seconds until work counts as hung; the answer is due within five
GRACE: Final = 1.0  # more seconds, in case this process itself was stalled
FAILURES: Final = (SQLAlchemyError, OSError)  # of a read
LOCK_SECONDS: Final = 2.5  # for which SQLite waits while another process writes


class Silent(TimeoutError):
    """The database hasn't answered in time."""


class Database(ABC):
    """A pool of connections to a database."""

    pool: Pool
    is_closed = False

    @abstractmethod
    async def run(self, work: Work[T], seconds: float | None = PATIENCE) -> T:
        """Do some work on a connection; anything it doesn't commit is rolled back. Silent if it
        takes longer than these seconds."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the work in progress, then close all connections."""


class SqliteDatabase(Database):
    """Each connection works in its own thread; more work waits."""

    def __init__(self, url: str, connections: int) -> None:
        self.engine = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            connect_args={"timeout": LOCK_SECONDS},
            hide_parameters=True,  # keeps seeds and hashes out of error messages
        )
        event.listen(self.engine, "connect", prepare)
        self.pool = self.engine.pool
        self.threads = ThreadPoolExecutor(connections, thread_name_prefix="sqlite")

    async def run(self, work: Work[T], seconds: float | None = PATIENCE) -> T:
        if self.is_closed:
            raise ResourceClosedError
        done = asyncio.get_running_loop().run_in_executor(self.threads, self.connected, work)
        done.add_done_callback(retrieve)
        if not await is_finished(done, seconds):
            raise Silent
        return done.result()

    def connected(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.to_thread(self.threads.shutdown)
        self.engine.dispose()


def prepare(connection: DBAPIConnection, record: object) -> None:
    """Set pragmas: readers never wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Terminable(Protocol):
    """A connection of a database driver."""

    def terminate(self) -> None: ...


@dataclass
class Call:
    """One call of a database: the connection that does its work, and whether it took too long."""

    raw: Terminable | None = None
    is_late: bool = False


class PostgresDatabase(Database):
    """Each connection works in a task of the event loop.

    Reading is repeated if its connection was dead, so a restarted database causes no error. The
    writer repeats its work by itself.
    """

    def __init__(self, url: str, connections: int, repeats: bool) -> None:
        self.engine = create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE},
            hide_parameters=True,
        )
        self.pool = self.engine.pool
        self.repeats = repeats
        self.tasks: set[asyncio.Task[object]] = set()

    async def run(self, work: Work[T], seconds: float | None = PATIENCE) -> T:
        if self.is_closed:
            raise ResourceClosedError
        call = Call()
        task = asyncio.create_task(self.attempt(work, call))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(retrieve)
        if not await is_finished(task, seconds):
            call.is_late = True
            if call.raw is not None:
                call.raw.terminate()  # ends the work and frees its place in the pool
            raise Silent
        return task.result()

    async def attempt(self, work: Work[T], call: Call) -> T:
        try:
            return await self.connected(work, call)
        except DBAPIError as error:
            if call.is_late or not (self.repeats and error.connection_invalidated):
                raise
        return await self.connected(work, call)

    async def connected(self, work: Work[T], call: Call) -> T:
        async with self.engine.connect() as connection:
            call.raw = (await connection.get_raw_connection()).driver_connection
            return await connection.run_sync(work)

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.engine.dispose()


async def is_finished(done: asyncio.Future[T], seconds: float | None) -> bool:
    """Whether something finishes in time. A stalled process sees both the answer and the time-out
    late, so it looks once more."""
    await asyncio.wait([done], timeout=seconds)
    if not done.done():
        await asyncio.wait([done], timeout=GRACE)
    return done.done()


def retrieve(done: asyncio.Future[T]) -> None:
    """Mark an error as seen: its caller has it, or has stopped waiting."""
    if not done.cancelled():
        done.exception()


def open_database(url: str, connections: int, repeats: bool = True) -> Database:
    if url.startswith("sqlite"):
        return SqliteDatabase(url, connections)
    return PostgresDatabase(url, connections, repeats)
