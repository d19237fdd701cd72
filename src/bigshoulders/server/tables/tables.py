"""All open tables, the store behind them, and messages between server processes."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from time import time
from typing import Final

import structlog

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.hashing import HashQueue
from bigshoulders.server.settings import Settings
from bigshoulders.server.shares import ADDRESS
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.statements import VERSION
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict, StorageFailed, Unknown
from bigshoulders.server.tables.access import Access, Credential, access_to
from bigshoulders.server.tables.reading import Reading, Turns
from bigshoulders.server.tables.server_clock import ServerClock
from bigshoulders.server.tables.table import Table, Trail, Watcher, encode, entry_row

CHANGES: Final = ("table", "seat", "vote", "end_vote")  # writes that only one process may win
BOTS_PER_NOTICE: Final = 200  # tables in one notice
MOST_TURNS: Final = 1000  # queued for one feed

log = structlog.get_logger()


class TurnFeed:
    """The stream of turns at all tables of an account; each question is reported once."""

    def __init__(self, person: str, hashes: set[str]) -> None:
        self.person = person
        self.hashes = hashes
        self.turns: asyncio.Queue[Document] = asyncio.Queue(MOST_TURNS)
        self.reported: dict[tuple[str, int], int] = {}

    def look(self, table: Table) -> None:
        """Queue a turn for each seat of this person that the table asks."""
        for seat in table.awaited:
            key, asked = (table.id, seat), table.asked_since[seat]
            record = table.seats[seat]
            player = record.substitute_hash or record.token_hash
            is_mine = player in self.hashes and record.bot is None
            if is_mine and self.reported.get(key) != asked and not self.turns.full():
                self.reported[key] = asked
                self.turns.put_nowait({"table": table.id, "seat": seat, "seq": table.seq})


class Tables:
    """The tables in memory. The least recently used leave first; the store keeps everything."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time) -> None:
        self.clock = ServerClock()
        self.settings = settings
        self.store = store
        self.now = now
        self.me = secrets.token_hex(4)  # id of this process among those that share a database
        self.in_memory: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.busy_elsewhere: dict[
            str, float
        ] = {}  # table id: when another process reported its bots
        self.hashes = HashQueue()  # of passwords
        self.reading = Reading()
        self.importing = Turns()
        self.seen_passes: dict[str, float] = {}  # when the use of a session was last noted
        self.doubtful: set[str] = set()  # tables whose last commit has an unknown outcome
        self.turn_feeds: set[TurnFeed] = set()  # accounts that stream their turns
        self.on_turn: Callable[[Table], None] | None = None  # notifies people who are away
        self.on_replaced: Callable[[Table, int], None] | None = None  # notifies that player
        self.after_refresh: Callable[[Table], Awaitable[None]] | None = None
        self.after_change: Callable[[Table], None] | None = None  # starts bots that are asked

    # --- tables --------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table, from memory or from its stored head."""
        found = self.in_memory.get(table_id)
        if found is not None:
            self.in_memory.move_to_end(table_id)
            return found
        task = self.loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self.load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def load(self, table_id: str) -> Table:
        stored = await self.store.table(table_id)
        if stored is None:
            raise Refused("no_such_table", table=table_id)
        table = Table(stored, self.clock)
        if table.status == "running" and table.record.rules != table.game.version(table.g):
            await self.renew_rules(table)
        self.in_memory[table_id] = table
        self.evict_idle()
        return table

    async def renew_rules(self, table: Table) -> None:
        """Continue a running game under new rules, with an entry in its log."""
        now = self.now()
        rules = table.game.version(table.g)
        head = replace(table.head(), seq=table.seq + 1, trail=Trail(NOBODY, table.seq + 1))
        do = encode({"rules": rules})
        entry = EntryRecord(table.id, head.seq, NOBODY, do, "[]", head.digest, now)
        row = table.head_row(head, now)
        write = Write()
        entry_row(write, entry)
        write.add("head", **row)
        write.add("checkpoint", table_id=table.id, seq=head.seq, position=row["position"])
        write.add("table", **table.table_changes(now, rules=rules))
        log.info("rules renewed", table=table.id, rules=rules)
        try:
            await self.write(table, write)
        except Refused as refused:  # another process did the same first
            if refused.code != "stale":
                raise
            return
        table.record.rules = rules
        table.take(head, None)

    async def reload(self, table: Table) -> None:
        """Read the table again after another process changed it."""
        stored = await self.store.table(table.id)
        if stored is None:
            self.in_memory.pop(table.id, None)
            table.is_gone = True
            self.wake_watchers(table)
            raise Refused("no_such_table", table=table.id)
        table.adopt(stored)

    def evict_idle(self) -> None:
        """Drop unwatched tables from memory when there are too many."""
        surplus = len(self.in_memory) - self.settings.live_tables
        if surplus <= 0:
            return
        newest = next(reversed(self.in_memory))
        for table_id, table in list(self.in_memory.items()):
            if surplus <= 0:
                return
            if table_id != newest and not table.watchers and not table.lock.locked():
                if table.bot_task is not None and table.people():
                    continue
                self.evict(table_id)
                surplus -= 1

    def evict(self, table_id: str) -> None:
        """Drop a table from memory; games among bots are resumed later."""
        table = self.in_memory.pop(table_id)
        if table.bot_task is not None:
            table.bot_task.cancel()

    async def enter(self, table_id: str, credentials: list[Credential]) -> tuple[Table, Access]:
        """The table, and what these credentials allow there."""
        table = await self.get(table_id)
        return table, access_to(table.record, table.seats, credentials)

    async def look(self, found: list[str]) -> list[Table]:
        """Tables for a list: from memory, or read together and not kept."""
        missing = [table for table in found if table not in self.in_memory]
        read = {one.table.id: one for one in await self.store.tables(missing)} if missing else {}
        return [
            self.in_memory.get(table) or Table(read[table], self.clock)
            for table in found
            if table in self.in_memory or table in read
        ]

    # --- writing and sending -------------------------------------------------------------------

    async def write(self, table: Table, write: Write) -> None:
        """Commit a change of a table; Refused `stale` if another process was first."""
        write.notices.append({"from": self.me, "table": table.id})
        write.generation = table.generation
        is_change = any(name in CHANGES for name, _ in write.rows)
        if is_change:
            write.add(VERSION, at=table.id, known=table.record.version)
        else:
            write.known = (table.id, table.record.version)
        try:
            await self.store.write(write)
        except Conflict as error:
            await self.reload(table)
            self.wake_watchers(table)
            raise Refused("stale", head=table.seq) from error
        except Unknown as error:
            self.doubtful.add(table.id)
            raise Refused("unknown", head=table.seq) from error
        except StorageFailed as error:
            if table.id in self.doubtful:  # an earlier change may have been made
                raise Refused("unknown", head=table.seq) from error
            raise Refused(failure_code(error)) from error
        table.record.version += is_change

    async def note_aid(self, table: Table) -> None:
        """Move an attempt at the daily game to the board with hints. The caller holds the lock."""
        if table.record.daily is not None and not table.record.aided:
            row = table.table_changes(self.now(), aided=True)
            await self.write(table, Write().add("table", **row))
            table.record.aided = True
            self.broadcast(table, {"type": "table"})

    def replaced(self, table: Table, seat: int, why: str) -> None:
        """Notify a player whose seat a bot has taken."""
        if why != "own" and self.on_replaced is not None:
            self.on_replaced(table, seat)

    def changed(self, table: Table) -> None:
        """Wake connections, start bots that are asked, notify people who are away."""
        self.wake_watchers(table)
        if self.after_change is not None:
            self.after_change(table)
        if self.on_turn is not None:
            self.on_turn(table)

    def wake_watchers(self, table: Table) -> None:
        for watcher in table.watchers:
            watcher.wake.set()
        for feed in self.turn_feeds:
            feed.look(table)

    def recheck(self, person: str) -> None:
        """Check the connections of an account again, because one of its passes has ended."""
        for table in self.in_memory.values():
            for watcher in table.watchers:
                if watcher.person == person:
                    watcher.needs_recheck = True
                    watcher.wake.set()

    def broadcast(self, table: Table, message: Document) -> None:
        """Send a message to all connections in this process; the log doesn't record it."""
        for watcher in table.watchers:
            watcher.push(message)

    async def broadcast_everywhere(self, table: Table, message: Document) -> None:
        """Send a message to all connections in every process."""
        self.broadcast(table, message)
        await self.forward(table, message)

    async def forward(self, table: Table, message: Document) -> None:
        """Send a message to connections in other processes."""
        if not self.store.is_sqlite:
            notice: Document = {"from": self.me, "table": table.id, "message": message}
            try:
                await self.store.write(Write(notices=[notice]))
            except (StorageFailed, Unknown):  # a lost message must not fail the request
                log.warning("message not forwarded", table=table.id)

    async def refresh(self, table: Table) -> None:
        """Read a table that another process has changed, and wake its connections."""
        async with table.lock:
            await self.reload(table)
        self.wake_watchers(table)
        if self.after_refresh is not None:
            await self.after_refresh(table)

    async def receive(self, notice: Document) -> None:
        """Handle a notice of another process: a commit, a message, or its busy bots."""
        if notice["from"] == self.me:
            return
        if "bots" in notice:
            self.busy_elsewhere |= dict.fromkeys(notice["bots"], self.now())
            return
        if notice["table"] in self.loading:  # the load may have missed this change
            await asyncio.gather(self.loading[notice["table"]], return_exceptions=True)
        table = self.in_memory.get(notice["table"])
        message = notice.get("message")
        if table is None and self.turn_feeds and message is None:
            table = await self.get(notice["table"])
        if table is None:
            return
        if message is None:
            await self.refresh(table)
            self.broadcast(table, {"type": "table"})
            return
        if message["type"] == "presence":
            table.elsewhere[notice["from"]] = message["here"]
            table.spectators[notice["from"]] = message.get("watching", 0)
            table.heard[notice["from"]] = self.now()
            message = presence(table)
        self.broadcast(table, message)

    # --- connections ---------------------------------------------------------------------------

    async def add_watcher(self, table: Table, watcher: Watcher) -> None:
        table.watchers.add(watcher)
        table.origin = table.origin or ADDRESS.get()
        await self.announce_presence(table)

    async def remove_watcher(self, table: Table, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        left = self.mark_left(table, watcher)  # before anybody can see that the seat is empty
        await self.announce_presence(table)
        if left.rows and not table.is_over and len(table.people()) > 1:
            try:
                await self.store.write(left)
            except (StorageFailed, Conflict):  # the absence then counts from the last move
                log.warning("absence not stored", table=table.id)

    def mark_left(self, table: Table, watcher: Watcher) -> Write:
        """Note when a player's last connection ended; their absence counts from then on."""
        write = Write()
        for seat in watcher.seats:
            if table.record.absence is not None and not table.connected(seat):
                table.seats[seat].last_here = self.clock.now()
                write.add("last_here", at=table.id, number=seat, when=table.seats[seat].last_here)
        return write

    async def announce_presence(self, table: Table) -> None:
        self.broadcast(table, presence(table))
        await self.forward(table, presence_here(table))

    async def repeat_presence(self) -> None:
        """Repeat who is connected here; other processes forget it otherwise."""
        notices: list[Document] = [
            {"from": self.me, "table": table.id, "message": presence_here(table)}
            for table in self.in_memory.values()
            if table.watchers
        ]
        if notices:
            await self.store.write(Write(notices=notices))

    async def report_busy_bots(self) -> None:
        """Report the tables whose bots think here, so that no other process asks them too."""
        mine = [table.id for table in self.in_memory.values() if table.bot_task is not None]
        notices: list[Document] = [
            {"from": self.me, "table": mine[i], "bots": mine[i : i + BOTS_PER_NOTICE]}
            for i in range(0, len(mine), BOTS_PER_NOTICE)
        ]
        if notices:
            await self.store.write(Write(notices=notices))

    def is_busy_elsewhere(self, table_id: str, since: float) -> bool:
        """Whether another process has reported the bots of a table since then."""
        self.busy_elsewhere = {
            at: time for at, time in self.busy_elsewhere.items() if time >= since
        }
        return table_id in self.busy_elsewhere

    def forget_silent(self, before: float) -> None:
        """Forget the connections of processes that haven't reported since then."""
        for table in self.in_memory.values():
            silent = [process for process, time in table.heard.items() if time < before]
            for process in silent:
                table.elsewhere.pop(process, None)
                table.spectators.pop(process, None)
                del table.heard[process]
            if silent:
                self.broadcast(table, presence(table))


def failure_code(error: StorageFailed) -> str:
    """The code of a failed write; nothing has changed."""
    if error.is_full:
        return "storage_full"
    return "read_only" if error.is_read_only else "storage_failed"


def spectators_here(table: Table) -> int:
    """The number of connections to this process that neither play nor are invited to."""
    return sum(not watcher.seats and not watcher.is_invited for watcher in table.watchers)


def presence_here(table: Table) -> Document:
    """The message to other processes: seats and spectators connected to this one."""
    seats = sorted({seat for watcher in table.watchers for seat in watcher.seats})
    return {"type": "presence", "here": seats, "watching": spectators_here(table)}


def presence(table: Table) -> Document:
    """The message with connected seats and the number of spectators."""
    connected = [seat.seat for seat in table.seats if table.connected(seat.seat)]
    watching = spectators_here(table) + sum(table.spectators.values())
    return {"type": "presence", "connected": connected, "watching": watching}
