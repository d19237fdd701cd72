"""Group commit: writes of many tables share a transaction, and each caller waits for the commit.

Writes that arrive during a commit share the next transaction. When a shared transaction fails, its
writes are retried one by one, so that only the faulty one fails. Two servers that race for one move
collide in the primary key of the entries.

A caller waits a few seconds at most. A transaction that hangs is given up, and then writes nothing;
only if it was already committing is its outcome unknown.

SQLite has one writer. PostgreSQL writes in several lanes, whose commits share its flushes. Notices
to other processes are sent after the commit: inside it, NOTIFY would serialize commits.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from threading import Lock
from time import monotonic, perf_counter
from typing import Final

import structlog
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, ResourceClosedError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql.expression import bindparam

from bigshoulders.server.store.database import PATIENCE, Database, Silent, is_finished, retrieve
from bigshoulders.server.store.statements import CLAIMS, GENERATION, standing, statements
from bigshoulders.server.store.write import Row, Write

LARGEST_GROUP: Final = 256
LANES: Final = 2  # parallel commits on PostgreSQL
WORTHWHILE: Final = 16  # writes up to which one lane takes them all
CHANNEL: Final = "bigshoulders"
LASTING: Final = ("08", "53", "57", "58")  # SQLSTATE: connections, resources, operators, systems
QUIET_SECONDS: Final = 1.0  # after a hang, writes fail at once for so long
WRITE_ERROR: Final = "SQLITE_IOERR_WRITE"  # unlike other input/output errors, nothing is written
READ_ONLY: Final = "25006"  # SQLSTATE
NOTICE_BYTES: Final = 7500  # PostgreSQL's limit is below 8000

NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("payload")))

log = structlog.get_logger()


class Conflict(Exception):
    """Another write came first."""


class Replaced(Conflict):
    """A backup has been restored, so the table in memory is outdated."""


class Lost(Exception):
    """The connection to the database is dead; nothing was written."""


class Unknown(Exception):
    """The connection failed during a commit, so the rows may or may not be written."""


class StorageFailed(Exception):
    """The database could not write; nothing has changed."""

    def __init__(self, is_full: bool, is_down: bool = False, is_read_only: bool = False) -> None:
        super().__init__("full" if is_full else "failed")
        self.is_full = is_full
        self.is_down = is_down  # whether every write would fail
        self.is_read_only = is_read_only


class Transaction:
    """One attempt to write, which can be given up until it starts to commit."""

    def __init__(self) -> None:
        self.lock = Lock()  # on SQLite, the attempt runs in a thread
        self.is_given_up = False
        self.is_committing = False

    def may_commit(self) -> bool:
        with self.lock:
            self.is_committing = not self.is_given_up
            return self.is_committing

    def give_up(self) -> bool:
        """Whether nothing will be written."""
        with self.lock:
            self.is_given_up = not self.is_committing
            return self.is_given_up


@dataclass(eq=False)
class Job:
    """A write in the queue or in a transaction, and the future its caller waits for."""

    write: Write
    done: asyncio.Future[None]
    transaction: Transaction | None = None
    is_given_up: bool = False

    def give_up(self) -> bool:
        """Whether nothing will be written."""
        self.is_given_up = self.transaction is None or self.transaction.give_up()
        return self.is_given_up


class Writer:
    """Commits all writes of a process; callers wait for the commit."""

    def __init__(self, database: Database, dialect: str, slow: float) -> None:
        self.database = database
        self.slow = slow
        self.statements = statements(dialect)
        self.standing = standing(dialect)
        self.can_notify = dialect == "postgresql"
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.notices: asyncio.Queue[Row] = asyncio.Queue()
        self.lanes: list[asyncio.Task[None]] = []
        self.has_stopped = False
        self.quiet_until = 0.0
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
        """Return once the rows are committed; Conflict, StorageFailed or Unknown otherwise."""
        if self.has_stopped or monotonic() < self.quiet_until:
            raise StorageFailed(is_full=False, is_down=True)
        job = Job(write, asyncio.get_running_loop().create_future())
        job.done.add_done_callback(retrieve)
        self.queue.put_nowait(job)
        # If the caller is cancelled, the rows are still written.
        if not await is_finished(job.done, PATIENCE):
            self.settle([job], self.hung(job.give_up()))
        job.done.result()

    def hung(self, is_given_up: bool) -> Exception:
        """The failure of a write that took too long."""
        self.quiet_until = monotonic() + QUIET_SECONDS
        log.error("storage hangs", written="no" if is_given_up else "unknown")
        return StorageFailed(is_full=False, is_down=True) if is_given_up else Unknown()

    async def run(self, lanes: int) -> None:
        """One lane, which takes its share of the waiting writes."""
        while True:
            group = [await self.queue.get()]
            share = min(LARGEST_GROUP, max(WORTHWHILE, 1 + self.queue.qsize() // lanes))
            while len(group) < share and not self.queue.empty():
                group.append(self.queue.get_nowait())
            waiting = [job for job in group if not job.is_given_up]
            try:
                if waiting:
                    await self.commit_group(waiting)
            except Exception as error:  # a failed group must not end the lane
                log.error("writer failed", error=type(error).__name__)
                self.settle(waiting, StorageFailed(is_full=False))
            for _ in group:
                self.queue.task_done()

    async def commit_group(self, group: list[Job]) -> None:
        """Commit all in one transaction; if that fails, each in its own."""
        failure = await self.commit(group)
        is_down = isinstance(failure, StorageFailed) and failure.is_down
        if failure is None or len(group) == 1 or is_down or isinstance(failure, Unknown):
            self.settle(group, failure)
            return
        for job in group:
            if not job.is_given_up:
                self.settle([job], await self.commit([job]))

    def settle(self, jobs: list[Job], failure: Exception | None) -> None:
        """Resolve the futures of callers who still wait."""
        for job in jobs:
            if job.done.done():
                continue
            if failure is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(failure)

    async def commit(self, jobs: list[Job]) -> Exception | None:
        """Commit one transaction; its failure, if any."""
        began = perf_counter()
        failure: Exception | None = None
        try:
            try:
                await self.transact(jobs)
            except Lost:  # the database restarted: retry on another connection
                jobs = [job for job in jobs if not job.is_given_up]
                await self.transact(jobs)
        except Conflict as conflict:
            return conflict
        except IntegrityError:
            return Conflict()
        except Unknown as unknown:
            log.error("outcome unknown", error=str(unknown))
            failure = unknown  # other processes look for themselves
        except Exception as error:  # unstorable text, an exhausted pool, or anything else
            log.error("storage failed", error=str(getattr(error, "orig", error)))
            return StorageFailed(is_full(error), is_down(error), is_read_only(error))
        seconds = perf_counter() - began
        if seconds > self.slow:
            log.warning("slow commit", seconds=round(seconds, 3), writes=len(jobs))
        if self.on_commit is not None and failure is None:
            self.on_commit(len(jobs), seconds)
        if self.can_notify:
            for job in jobs:
                for notice in job.write.notices:
                    self.notices.put_nowait(notice)
        return failure

    async def transact(self, jobs: list[Job]) -> None:
        transaction = Transaction()
        for job in jobs:
            job.transaction = transaction
        writes = [job.write for job in jobs]
        try:
            await self.database.run(partial(self.work, writes=writes, transaction=transaction))
        except Silent:
            raise self.hung(transaction.give_up()) from None

    def work(self, connection: Connection, writes: list[Write], transaction: Transaction) -> None:
        """One transaction. Lost if the connection was dead before the commit, so that nothing was
        written; Unknown if it died during the commit."""
        try:
            self.execute(connection, writes)
            self.check(connection, writes)
        except DBAPIError as error:
            if error.connection_invalidated and not transaction.is_given_up:
                raise Lost(str(error.orig)) from error
            raise
        if not transaction.may_commit():
            raise Silent
        try:
            connection.commit()
        except Exception as error:
            if is_certain(error):
                raise
            raise Unknown(str(getattr(error, "orig", error))) from error

    def execute(self, connection: Connection, writes: list[Write]) -> None:
        rows: dict[str, list[Row]] = {}
        for write in writes:
            for name, row in write.rows:
                rows.setdefault(name, []).append(row)
        for name, statement in self.statements.items():
            if name in CLAIMS:
                self.claim(connection, name, rows.get(name, []))
            elif name in rows:
                connection.execute(statement, rows[name])

    def claim(self, connection: Connection, name: str, rows: list[Row]) -> None:
        """Change rows one by one to count them, in a fixed order to avoid deadlocks."""
        for row in sorted(rows, key=lambda row: str(row[CLAIMS[name]])):
            if connection.execute(self.statements[name], row).rowcount != 1:
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


def is_certain(error: Exception) -> bool:
    """Whether a failed commit has certainly written nothing: the database itself refused it."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return False
    state = str(getattr(error.orig, "sqlstate", None) or "")
    name = str(getattr(error.orig, "sqlite_errorname", ""))
    if state:
        return not state.startswith(LASTING)
    return bool(name) and (not name.startswith("SQLITE_IOERR") or name == WRITE_ERROR)


def is_read_only(error: Exception) -> bool:
    """Whether the database accepts no writes."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return state == READ_ONLY or "readonly database" in str(error).lower()


def is_full(error: Exception) -> bool:
    """Whether the disk is full."""
    words = str(error).lower()
    return "disk is full" in words or "no space left" in words or "disk i/o error" in words
