"""The running server: tables, bots, clocks, notifications, and contact with other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from bigshoulders.server.accounts.notifications import Notifier
from bigshoulders.server.accounts.ratings import record_results
from bigshoulders.server.errors import Refused
from bigshoulders.server.expiry import Expired, expire
from bigshoulders.server.settings import PRIVATE, Settings
from bigshoulders.server.store.listen import DatabaseListener
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import CHANNEL, StorageFailed, Unknown
from bigshoulders.server.tables.bot_pool import BotPool, start_bots
from bigshoulders.server.tables.new_table import start_if_full
from bigshoulders.server.tables.reviews import Reviews
from bigshoulders.server.tables.seats import run_out
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

AT_ONCE: Final = 200
LOOK_SECONDS: Final = 5.0
PRESENCE_SECONDS: Final = 30.0  # between two presence messages
SILENT_SECONDS: Final = 90.0  # after which a silent process counts as dead
BEAT_SECONDS: Final = 1.5  # between two reports of busy bots
EXPIRY_SECONDS: Final = 3600.0
RESULTS_SECONDS: Final = 3600.0  # between two searches for games that another server ended
CLOCK_SECONDS: Final = 0.5  # between two readings of the players' clock
STORED_SECONDS: Final = 60.0  # between two stored readings while nobody's time runs
BOTS_LATE: Final = 5.0  # after so long without a move, another server's bot is resumed here

log = structlog.get_logger()


class Service:
    """All parts of a server, started and stopped together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.slow)
        self.tables = Tables(settings, self.store)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_niceness)
        self.reviews = Reviews(self.tables, self.bot_pool)
        self.tables.after_change = self.look_after
        self.notifier = Notifier(self.tables)
        self.tables.on_turn = self.notifier.look
        self.tables.on_replaced = self.notifier.look_at_replaced
        self.tables.after_refresh = self.start_full
        self.listener: DatabaseListener | None = None
        self.next_look = 0.0
        self.next_presence = 0.0
        self.next_beat = 0.0
        self.next_expiry = 0.0
        self.next_results = 0.0
        self.expired: Expired | None = None  # by the last run
        self.known: tuple[str, int] = ("", 0)  # changes when another process writes
        self.clockwork: asyncio.Task[None] | None = None
        self.timekeeper: asyncio.Task[None] | None = None
        self.stored_ticks = 0.0

    async def start(self) -> None:
        if self.settings.is_sqlite:
            self.settings.folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        await self.store.open()
        if not self.store.is_sqlite:
            self.listener = DatabaseListener(
                self.store.url, CHANNEL, self.tables.receive, self.catch_up
            )
            self.listener.start()
            await self.listener.is_listening.wait()
        self.known = await self.marks()
        self.tables.clock.confirm(await self.store.ticks())
        self.timekeeper = asyncio.create_task(self.keep_time(), name="timekeeper")
        await self.wake_bots(self.tables.now())
        self.clockwork = asyncio.create_task(self.tick(), name="clockwork")

    async def stop(self) -> None:
        for task in (self.clockwork, self.timekeeper):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with suppress(StorageFailed, Unknown):
            await self.store.write(Write().add("tick", to=self.tables.clock.now()))
        if self.listener is not None:
            await self.listener.stop()
        tasks = [table.bot_task for table in self.tables.in_memory.values() if table.bot_task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reviews.close()
        await self.notifier.close()
        await self.bot_pool.close()
        self.tables.hashes.close()
        await self.store.close()

    def look_after(self, table: Table) -> None:
        if table.status == "finished":
            self.next_results = 0.0
        start_bots(self.tables, self.bot_pool, table)

    async def start_full(self, table: Table) -> None:
        """Start a game whose last player another process seated before it died."""
        await start_if_full(self.tables, table)

    async def catch_up(self) -> None:
        """Read every table in memory again, because notices may have been missed."""
        for table_id in list(self.tables.in_memory):
            await self.each(table_id, self.read_again)

    async def read_again(self, table: Table) -> None:
        await self.tables.refresh(table)
        self.tables.broadcast(table, {"type": "table"})
        self.look_after(table)

    async def marks(self) -> tuple[str, int]:
        """Marks that change with a restored backup; on SQLite also with any other write."""
        others = await self.store.changes_of_others() if self.store.is_sqlite else 0
        return await self.store.generation(), others

    async def look_around(self) -> None:
        """Read the tables in memory again after an operator's command or a restored backup."""
        marks = await self.marks()
        if marks != self.known:
            await self.catch_up()
            self.known = marks

    async def resolve_doubts(self) -> None:
        """Read tables again whose last commit may or may not have happened."""
        for table_id in list(self.tables.doubtful):
            if not await self.store.is_settled(table_id):
                continue
            await self.tables.refresh(await self.tables.get(table_id))
            self.tables.doubtful.discard(table_id)

    async def keep_time(self) -> None:
        """Advance the players' clock from one answer of the database to the next."""
        while True:
            try:
                await self.read_clock()
            except Exception as error:  # nobody's time runs until the database answers again
                log.warning("clock stands still", error=repr(error))
            await asyncio.sleep(CLOCK_SECONDS)

    async def read_clock(self) -> None:
        """Read the clock and, while somebody's time runs, store the reading."""
        clock = self.tables.clock
        runs = await self.store.has_deadlines()
        if runs or clock.now() - self.stored_ticks > STORED_SECONDS:
            self.stored_ticks = clock.now()
            await self.store.write(Write().add("tick", to=self.stored_ticks))
        clock.confirm(0.0 if self.store.is_sqlite else await self.store.ticks())

    async def tick(self) -> None:
        """Every tick: handle expired clocks and bots that a dead server left waiting."""
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                now = self.tables.now()
                await self.look_around()
                await self.resolve_doubts()
                for table_id in await self.store.overdue(self.tables.clock.now(), AT_ONCE):
                    await self.each(table_id, self.run_out)
                await self.beat(now)
                await self.wake_bots(now - BOTS_LATE)
                await self.compare_heads(now)
                if now >= self.next_results:
                    has_more = await record_results(self.tables)
                    self.next_results = now + (0.0 if has_more else RESULTS_SECONDS)
                await self.look_for_deleted_chat()
                if now >= self.next_expiry:
                    self.next_expiry = now + EXPIRY_SECONDS
                    last = self.expired
                    failed = last.failed if last is not None and last.has_more else ()
                    self.expired = await expire(self.tables, failed)
                    if self.expired.has_more:
                        self.next_expiry = now
            except Refused as refused:
                log.warning("clockwork", code=refused.code)
            except Exception as error:  # other tables' clocks must keep running
                log.error("clockwork failed", error=repr(error))

    async def compare_heads(self, now: float) -> None:
        """Find commits whose notice was lost because their process died."""
        if self.store.is_sqlite or now < self.next_look:
            return
        self.next_look = now + LOOK_SECONDS
        self.tables.forget_silent(now - SILENT_SECONDS)
        if now >= self.next_presence:
            self.next_presence = now + PRESENCE_SECONDS
            await self.tables.repeat_presence()
        watched = [table for table in self.tables.in_memory.values() if table.watchers]
        for start in range(0, len(watched), AT_ONCE):
            part = watched[start : start + AT_ONCE]
            heads = await self.store.heads([table.id for table in part])
            for table in part:
                if heads.get(table.id, 0) > table.seq:
                    await self.each(table.id, self.tables.refresh)

    async def look_for_deleted_chat(self) -> None:
        """Tell pages to fetch the chat again when lines were deleted, by whichever process."""
        watched = [table for table in self.tables.in_memory.values() if table.watchers]
        for start in range(0, len(watched), AT_ONCE):
            part = watched[start : start + AT_ONCE]
            lengths = await self.store.chat_lengths([table.id for table in part])
            for table in part:
                length = lengths.get(table.id, 0)
                if length < table.chat_length:
                    self.tables.broadcast(table, {"type": "chat_deleted"})
                table.chat_length = length

    async def beat(self, now: float) -> None:
        """Report busy bots to other processes from time to time."""
        if not self.store.is_sqlite and now >= self.next_beat:
            self.next_beat = now + BEAT_SECONDS
            await self.tables.report_busy_bots()

    async def wake_bots(self, before: float) -> None:
        for table_id in await self.store.bots_due(before, AT_ONCE):
            if not self.tables.is_busy_elsewhere(table_id, before):
                await self.each(table_id, self.wake)

    async def each(self, table_id: str, work: Callable[[Table], Awaitable[None]]) -> None:
        """Do some work at a table; errors are logged and don't affect other tables."""
        try:
            await work(await self.tables.get(table_id))
        except Refused as refused:
            log.warning("clockwork", table=table_id, code=refused.code)
        except Exception as error:
            log.error("clockwork failed", table=table_id, error=repr(error))

    async def run_out(self, table: Table) -> None:
        await run_out(self.tables, table)

    async def wake(self, table: Table) -> None:
        self.look_after(table)
