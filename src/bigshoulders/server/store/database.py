"""Database connections: SQLite in its own threads, PostgreSQL in the event loop.

Work is a function of a plain connection, the same for both. Once started it runs to its end, even
if its caller is cancelled, and returns its connection: one cancelled while connecting would stay
open forever.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Pool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ResourceClosedError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """A pool of connections to a database."""

    pool: Pool
    is_closed = False

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Do some work on a connection; anything it doesn't commit is rolled back."""

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
            connect_args={"timeout": 30},
            hide_parameters=True,  # keeps seeds and hashes out of error messages
        )
        event.listen(self.engine, "connect", prepare)
        self.pool = self.engine.pool
        self.threads = ThreadPoolExecutor(connections, thread_name_prefix="sqlite")

    async def run(self, work: Work[T]) -> T:
        if self.is_closed:
            raise ResourceClosedError
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.connected, work)

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


class PostgresDatabase(Database):
    """Each connection works in a task of the event loop.

    With a ping before each use, a restarted database causes no error. The writer needs no ping: it
    retries by itself.
    """

    def __init__(self, url: str, connections: int, ping: bool) -> None:
        self.engine = create_async_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=ping,
            hide_parameters=True,
        )
        self.pool = self.engine.pool
        self.tasks: set[asyncio.Task[object]] = set()

    async def run(self, work: Work[T]) -> T:
        if self.is_closed:
            raise ResourceClosedError
        task = asyncio.create_task(self.connected(work))
        self.tasks.add(task)
        task.add_done_callback(self.is_done)
        return await asyncio.shield(task)

    def is_done(self, task: asyncio.Task[object]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved; the caller has it too

    async def connected(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.engine.dispose()


def open_database(url: str, connections: int, ping: bool = True) -> Database:
    if url.startswith("sqlite"):
        return SqliteDatabase(url, connections)
    return PostgresDatabase(url, connections, ping)
