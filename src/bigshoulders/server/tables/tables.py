"""The house: every open table, the store behind them, and those who listen."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import time
from typing import Any, Final

import structlog

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.writer import VERSION, Conflict, StorageFailed, Write
from bigshoulders.server.tables.access import Access, Credential, access_to
from bigshoulders.server.tables.table import Listener, Live, Trail, encode, entry_row

CHANGES: Final = ("table", "seat", "vote", "end_vote")  # what two processes must not both do
BOTS_A_NOTICE: Final = 200  # tables that fit into one
MOST_TURNS: Final = 1000  # that wait for one who does not read

log = structlog.get_logger()


class Follower:
    """Somebody who listens for turns at all tables of an account; each question is told once."""

    def __init__(self, person: str, hashes: set[str]) -> None:
        self.person = person
        self.hashes = hashes
        self.turns: asyncio.Queue[Document] = asyncio.Queue(MOST_TURNS)
        self.told: dict[tuple[str, int], int] = {}

    def look(self, live: Live) -> None:
        """Whether the table asks one of the seats this person has."""
        for seat in live.awaited:
            key, asked = (live.id, seat), live.asked_since[seat]
            is_mine = live.seats[seat].token_hash in self.hashes and live.bot_of(seat) is None
            if is_mine and self.told.get(key) != asked and not self.turns.full():
                self.told[key] = asked
                self.turns.put_nowait({"table": live.id, "seat": seat, "seq": live.seq})


class House:
    """Tables in memory, the least lately used leaving first; nothing is lost when they leave."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.me = secrets.token_hex(4)  # this process, among those that share a database
        self.tables: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.minded: dict[str, float] = {}  # tables whose bots think elsewhere: when that was said
        self.followers: set[Follower] = set()  # people who listen for their turns
        self.on_turn: Callable[[Live], None] | None = None  # those who are away are told
        self.after_refresh: Callable[[Live], Awaitable[None]] | None = None
        self.after_change: Callable[[Live], None] | None = None  # bots look whether they are asked

    # --- tables --------------------------------------------------------------------------------

    async def live(self, table: str) -> Live:
        """A table, from memory or from its stored head."""
        found = self.tables.get(table)
        if found is not None:
            self.tables.move_to_end(table)
            return found
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self.load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Live:
        stored = await self.store.table(table)
        if stored is None:
            raise Refused("no_such_table", table=table)
        live = Live(stored)
        if live.status == "running" and live.record.rules != live.game.version(live.g):
            await self.renew_rules(live)
        self.tables[table] = live
        self.let_leave()
        return live

    async def renew_rules(self, live: Live) -> None:
        """Rules have changed since: the game goes on from its position, and the log says so."""
        now = self.now()
        rules = live.game.version(live.g)
        head = replace(live.head(), seq=live.seq + 1, trail=Trail(NOBODY, live.seq + 1))
        do = encode({"rules": rules})
        entry = EntryRecord(live.id, head.seq, NOBODY, do, "[]", head.digest, now)
        row = live.head_row(head, now)
        write = Write()
        entry_row(write, entry)
        write.add("head", **row)
        write.add("checkpoint", table_id=live.id, seq=head.seq, position=row["position"])
        write.add("table", **live.table_changes(now, rules=rules))
        log.info("rules renewed", table=live.id, rules=rules)
        try:
            await self.write(live, write)
        except Refused as refused:  # another process has just done the same
            if refused.code != "stale":
                raise
            return
        live.record.rules = rules
        live.take(head, None)

    async def reload(self, live: Live) -> None:
        """Be what the database says: somebody else was first."""
        stored = await self.store.table(live.id)
        if stored is None:
            self.tables.pop(live.id, None)
            live.is_gone = True
            self.stir(live)
            raise Refused("no_such_table", table=live.id)
        live.adopt(stored)

    def let_leave(self) -> None:
        """Tables nobody looks at leave when there are too many."""
        surplus = len(self.tables) - self.settings.live_tables
        if surplus <= 0:
            return
        newest = next(reversed(self.tables))
        for table, live in list(self.tables.items()):
            if surplus <= 0:
                return
            if table != newest and not live.listeners and not live.lock.locked():
                if live.bot_task is not None and live.people():
                    continue
                self.send_away(table)
                surplus -= 1

    def send_away(self, table: str) -> None:
        """A table leaves memory; bots among themselves are woken after a while."""
        live = self.tables.pop(table)
        if live.bot_task is not None:
            live.bot_task.cancel()

    async def enter(self, table: str, credentials: list[Credential]) -> tuple[Live, Access]:
        """A table, and what these credentials are good for there."""
        live = await self.live(table)
        return live, access_to(live.record, live.seats, credentials)

    # --- writing and telling -------------------------------------------------------------------

    async def write(self, live: Live, write: Write) -> None:
        """Commit what changes a table; who was too late is told what the head is now."""
        write.notices.append({"from": self.me, "table": live.id})
        write.generation = live.generation
        is_change = any(name in CHANGES for name, _ in write.rows)
        if is_change:
            write.add(VERSION, at=live.id, known=live.record.version)
        else:
            write.known = (live.id, live.record.version)
        try:
            await self.store.write(write)
        except Conflict as error:
            await self.reload(live)
            self.stir(live)
            raise Refused("stale", head=live.seq) from error
        except StorageFailed as error:
            raise Refused("storage_full" if error.is_full else "storage_failed") from error
        live.record.version += is_change

    def changed(self, live: Live) -> None:
        """A table has changed: those who listen look again, bots see whether they are asked."""
        self.stir(live)
        if self.after_change is not None:
            self.after_change(live)
        if self.on_turn is not None:
            self.on_turn(live)

    def stir(self, live: Live) -> None:
        for listener in live.listeners:
            listener.wake.set()
        for follower in self.followers:
            follower.look(live)

    def doubt(self, person: str) -> None:
        """A pass of an account has ended: lines that were opened with one are looked at."""
        for live in self.tables.values():
            for listener in live.listeners:
                if listener.person == person:
                    listener.is_doubted = True
                    listener.wake.set()

    def tell(self, live: Live, message: Document) -> None:
        """What is not in the log, to everybody who listens here."""
        for listener in live.listeners:
            listener.hear(message)

    async def announce(self, live: Live, message: Document) -> None:
        """The same, in every process."""
        self.tell(live, message)
        await self.pass_on(live, message)

    async def pass_on(self, live: Live, message: Document) -> None:
        """To those who listen in other processes."""
        if not self.store.is_sqlite:
            notice = {"from": self.me, "table": live.id, "message": message}
            try:
                await self.store.write(Write(notices=[notice]))
            except StorageFailed:  # nobody fails because somebody else does not hear
                log.warning("others were not told", table=live.id)

    async def refresh(self, live: Live) -> None:
        """Read again what another process has changed, and show it."""
        async with live.lock:
            await self.reload(live)
        self.stir(live)
        if self.after_refresh is not None:
            await self.after_refresh(live)

    async def hear(self, notice: dict[str, Any]) -> None:
        """What another process has committed or says."""
        if notice["from"] == self.me:
            return
        if "bots" in notice:
            self.minded |= dict.fromkeys(notice["bots"], self.now())
            return
        if notice["table"] in self.loading:  # it may have been read just before the change
            await asyncio.gather(self.loading[notice["table"]], return_exceptions=True)
        live = self.tables.get(notice["table"])
        message = notice.get("message")
        if live is None and self.followers and message is None:
            live = await self.live(notice["table"])
        if live is None:
            return
        if message is None:
            await self.refresh(live)
            self.tell(live, {"type": "table"})
            return
        if message["type"] == "presence":
            live.elsewhere[notice["from"]] = message["here"]
            live.heard[notice["from"]] = self.now()
            message = presence(live)
        self.tell(live, message)

    # --- those who look ------------------------------------------------------------------------

    async def sit_down(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)
        await self.announce_presence(live)

    async def get_up(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        await self.announce_presence(live)

    async def announce_presence(self, live: Live) -> None:
        self.tell(live, presence(live))
        await self.pass_on(live, {"type": "presence", "here": seats_here(live)})

    async def repeat_presence(self) -> None:
        """Other processes believe that a seat is connected here only while they hear so."""
        notices = [
            {"from": self.me, "table": live.id, "message": {"type": "presence", "here": here}}
            for live in self.tables.values()
            if (here := seats_here(live))
        ]
        if notices:
            await self.store.write(Write(notices=notices))

    async def say_whose_bots_think(self) -> None:
        """Nobody else shall play for bots that are being asked here, however long they think."""
        mine = [live.id for live in self.tables.values() if live.bot_task is not None]
        notices: list[Document] = [
            {"from": self.me, "table": mine[i], "bots": mine[i : i + BOTS_A_NOTICE]}
            for i in range(0, len(mine), BOTS_A_NOTICE)
        ]
        if notices:
            await self.store.write(Write(notices=notices))

    def is_minded(self, table: str, since: float) -> bool:
        """Whether another process has said since then that it asks the bots of a table."""
        self.minded = {at: time for at, time in self.minded.items() if time >= since}
        return table in self.minded

    def forget_silent(self, before: float) -> None:
        """A process that has not been heard of since then has died, and its lines with it."""
        for live in self.tables.values():
            silent = [process for process, time in live.heard.items() if time < before]
            for process in silent:
                live.elsewhere.pop(process, None)
                del live.heard[process]
            if silent:
                self.tell(live, presence(live))


def seats_here(live: Live) -> list[int]:
    """The seats that are connected to this process."""
    return sorted({seat for listener in live.listeners for seat in listener.seats})


def presence(live: Live) -> Document:
    """Who is connected, by seat."""
    connected = [seat.seat for seat in live.seats if live.connected(seat.seat)]
    return {"type": "presence", "connected": connected, "watching": len(live.listeners)}
