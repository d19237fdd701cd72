"""A database to work on: SQLite in threads of its own, PostgreSQL in the event loop.

Work is a function of an ordinary connection, the same for both. Once begun it goes on to its end,
even if nobody waits for it any more, and gives its connection back: one that is broken off while it
connects would stay open for ever.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Pool, create_engine, event
from sqlalchemy.exc import ResourceClosedError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Some connections to a database."""

    pool: Pool
    is_closed = False

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Do some work on a connection. What it does not commit is undone."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the work that is under way, then close all connections."""


class SqliteDatabase(Database):
    """Each connection works in a thread; what is more than they can do waits."""

    def __init__(self, url: str, connections: int) -> None:
        self.engine = create_engine(
            url,
            pool_size=connections,
            max_overflow=0,
            connect_args={"timeout": 30},
            hide_parameters=True,  # seeds and hashes are in no message of an error
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


def prepare(connection: Any, record: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class PostgresDatabase(Database):
    """Each connection works in a task of the event loop.

    With a ping before each use, a database that was started anew is not an error. The writer does
    without: it finds out by itself.
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
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Work[T]) -> T:
        if self.is_closed:
            raise ResourceClosedError
        task = asyncio.create_task(self.connected(work))
        self.tasks.add(task)
        task.add_done_callback(self.is_done)
        return await asyncio.shield(task)

    def is_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever still waits is told; if nobody does, it is no news

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
