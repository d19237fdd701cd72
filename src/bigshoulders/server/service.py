"""The running server: the house, its bots, its clocks, its line to other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bigshoulders.server.accounts.notifications import Herald
from bigshoulders.server.errors import Refused
from bigshoulders.server.settings import PRIVATE, Settings
from bigshoulders.server.store.listen import Ear
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.writer import CHANNEL
from bigshoulders.server.tables.bot_pool import BotCrew, look_after_bots
from bigshoulders.server.tables.new_table import start_if_full
from bigshoulders.server.tables.seats import run_out
from bigshoulders.server.tables.table import Live
from bigshoulders.server.tables.tables import House

AT_ONCE: Final = 200
LOOK_SECONDS: Final = 5.0
PRESENCE_SECONDS: Final = 30.0  # between two words of who is connected here
SILENT_SECONDS: Final = 90.0  # after which a process that says nothing has died
BEAT_SECONDS: Final = 1.5  # between two words of whose bots think here
BOTS_LATE: Final = 5.0  # without move or word a bot was forgotten by a server that died

log = structlog.get_logger()


class Service:
    """Everything that runs, started and stopped together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.slow)
        self.house = House(settings, self.store)
        self.crew = BotCrew(settings.bot_processes, settings.bot_seconds)
        self.house.after_change = self.look_after
        self.herald = Herald(self.house)
        self.house.on_turn = self.herald.look
        self.house.after_refresh = self.start_full
        self.ear: Ear | None = None
        self.next_look = 0.0
        self.next_presence = 0.0
        self.next_beat = 0.0
        self.known: tuple[str, int] = ("", 0)  # by which writing of others is noticed
        self.clockwork: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.settings.is_sqlite:
            self.settings.folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        await self.store.open()
        if not self.store.is_sqlite:
            self.ear = Ear(self.store.url, CHANNEL, self.house.hear, self.catch_up)
            self.ear.start()
            await self.ear.is_listening.wait()
        self.known = await self.marks()
        await self.wake_bots(self.house.now())
        self.clockwork = asyncio.create_task(self.tick(), name="clockwork")

    async def stop(self) -> None:
        if self.clockwork is not None:
            self.clockwork.cancel()
            await asyncio.gather(self.clockwork, return_exceptions=True)
        if self.ear is not None:
            await self.ear.stop()
        tasks = [live.bot_task for live in self.house.tables.values() if live.bot_task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.herald.close()
        await self.crew.close()
        await self.store.close()

    def look_after(self, live: Live) -> None:
        look_after_bots(self.house, self.crew, live)

    async def start_full(self, live: Live) -> None:
        """Another process seated the last player and died before the game began."""
        await start_if_full(self.house, live)

    async def catch_up(self) -> None:
        """After the line was down: every table in memory is read again."""
        for table in list(self.house.tables):
            await self.each(table, self.read_again)

    async def read_again(self, live: Live) -> None:
        await self.house.refresh(live)
        self.house.tell(live, {"type": "table"})
        self.look_after(live)

    async def marks(self) -> tuple[str, int]:
        """What changes when others write without a word: a restored backup, on SQLite anything."""
        others = await self.store.changes_of_others() if self.store.is_sqlite else 0
        return await self.store.generation(), others

    async def look_around(self) -> None:
        """An operator's command, or a restored backup, has changed what lies in memory here."""
        marks = await self.marks()
        if marks != self.known:
            await self.catch_up()
            self.known = marks

    async def tick(self) -> None:
        """Clocks that have run out, and bots that a dead server left waiting."""
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                now = self.house.now()
                await self.look_around()
                for table in await self.store.overdue(now, AT_ONCE):
                    await self.each(table, self.run_out)
                await self.beat(now)
                await self.wake_bots(now - BOTS_LATE)
                await self.compare_heads(now)
            except Refused as refused:
                log.warning("clockwork", code=refused.code)
            except Exception as error:  # the clocks of all other tables must go on
                log.error("clockwork failed", error=repr(error))

    async def compare_heads(self, now: float) -> None:
        """A process that died between a commit and its notice leaves others behind: look."""
        if self.store.is_sqlite or now < self.next_look:
            return
        self.next_look = now + LOOK_SECONDS
        self.house.forget_silent(now - SILENT_SECONDS)
        if now >= self.next_presence:
            self.next_presence = now + PRESENCE_SECONDS
            await self.house.repeat_presence()
        watched = [live for live in self.house.tables.values() if live.listeners]
        for start in range(0, len(watched), AT_ONCE):
            part = watched[start : start + AT_ONCE]
            heads = await self.store.heads([live.id for live in part])
            for live in part:
                if heads.get(live.id, 0) > live.seq:
                    await self.each(live.id, self.house.refresh)

    async def beat(self, now: float) -> None:
        """While bots think here, other processes hear so."""
        if not self.store.is_sqlite and now >= self.next_beat:
            self.next_beat = now + BEAT_SECONDS
            await self.house.say_whose_bots_think()

    async def wake_bots(self, before: float) -> None:
        for table in await self.store.bots_due(before, AT_ONCE):
            if not self.house.is_minded(table, before):
                await self.each(table, self.wake)

    async def each(self, table: str, work: Callable[[Live], Awaitable[None]]) -> None:
        """Do something at a table; whatever is wrong there, all others go on."""
        try:
            await work(await self.house.live(table))
        except Refused as refused:
            log.warning("clockwork", table=table, code=refused.code)
        except Exception as error:
            log.error("clockwork failed", table=table, error=repr(error))

    async def run_out(self, live: Live) -> None:
        await run_out(self.house, live)

    async def wake(self, live: Live) -> None:
        self.look_after(live)
