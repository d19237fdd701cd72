"""Seats: join, start, new links, bots as stand-ins, resign, rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import wraps
from typing import Final, ParamSpec, TypeVar

import msgspec

from bigshoulders.server.documents import NewTable
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import SeatRecord
from bigshoulders.server.store.writer import Write
from bigshoulders.server.tables import votes
from bigshoulders.server.tables.access import Access, hash_token, new_token
from bigshoulders.server.tables.bot_pool import default_bot
from bigshoulders.server.tables.clocks import Clock, after_return, overdue
from bigshoulders.server.tables.new_table import (
    LONGEST_ENTROPY,
    LONGEST_NAME,
    SeatRequest,
    TableRequest,
    check_bot,
    clip,
    create_table,
    start_if_full,
)
from bigshoulders.server.tables.table import Table, seat_row
from bigshoulders.server.tables.tables import Tables

TRIES: Final = 3  # before giving up to faster writers
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


async def change_seats(
    tables: Tables,
    table: Table,
    change: Callable[[list[SeatRecord]], None],
    write: Write | None = None,
    clock: Clock | None = None,
    status: str | None = None,
) -> None:
    """Change seats, and perhaps the status, in one commit. The caller holds the lock."""
    seats = [replace(seat) for seat in table.seats]
    change(seats)
    write = write or Write()
    for old, new in zip(table.seats, seats, strict=True):
        if old != new:
            write.add("seat", **seat_row(new))
    now = tables.now()
    if table.has_begun:
        head = replace(table.head(), clock=clock or table.clock)
        write.add("head", **table.head_row(head, now, seats, status))
    if status is not None:
        write.add("table", **table.table_changes(now, status=status))
    await tables.write(table, write)
    for old, new in zip(table.seats, seats, strict=True):
        new.seen = max(old.seen, new.seen)  # the seat may have seen more meanwhile
    table.seats = seats
    table.record.status = status or table.record.status
    table.clock = clock or table.clock
    table.awaited = table.awaited_now()
    table.voices = {}
    table.cache.clear()
    tables.broadcast(table, {"type": "table"})


def again_if_late(change: Callable[Asked, Awaitable[Answer]]) -> Callable[Asked, Awaitable[Answer]]:
    """Retry a change with fresh data when another process was first."""

    @wraps(change)
    async def tried(*args: Asked.args, **named: Asked.kwargs) -> Answer:
        for _ in range(TRIES):
            try:
                return await change(*args, **named)
            except Refused as refused:
                if refused.code != "stale":
                    raise
        return await change(*args, **named)

    return tried


@again_if_late
async def join(
    tables: Tables, table: Table, access: Access, seat: int, name: str, entropy: str
) -> str | None:
    """Take an open seat or the seat of an invitation; its new token, if it gets one."""
    async with table.lock:
        record = table.seat(seat)
        is_invited = seat in access.seats
        if record.kind == "open" and not (table.record.public or access.may_look):
            raise Refused("not_yours", seat=seat)
        if record.kind == "invite" and not is_invited:
            raise Refused("not_yours", seat=seat)
        if record.kind in ("human", "bot") and not is_invited:
            raise Refused("seat_taken", seat=seat)
        token = None if is_invited else new_token("seat")

        def sit(seats: list[SeatRecord]) -> None:
            mine = seats[seat]
            mine.kind, mine.joined = "human", True
            mine.name = clip(name, LONGEST_NAME) or mine.name
            if table.status == "open":
                mine.entropy = clip(entropy, LONGEST_ENTROPY) or mine.entropy
            if token is not None:
                mine.token_hash = hash_token(token)

        await change_seats(tables, table, sit)
    await start_if_full(tables, table)
    return token


@again_if_late
async def start(tables: Tables, table: Table, bot: str | None) -> None:
    """Start now; a bot takes the free seats. Refused if there are some and no bot is given."""
    async with table.lock:
        if table.status != "open":
            raise Refused("already_started")
        empty = [seat.seat for seat in table.seats if not seat.joined]
        if empty and bot is None:
            raise Refused("seats_open", seats=[*empty])
        if bot is not None:
            check_bot(table.record.game, bot)

        def fill(seats: list[SeatRecord]) -> None:
            for seat in empty:
                seats[seat].kind, seats[seat].bot, seats[seat].joined = "bot", bot, True
                seats[seat].token_hash = None

        await change_seats(tables, table, fill)
    await start_if_full(tables, table)


@again_if_late
async def new_link(tables: Tables, table: Table, seat: int) -> str:
    """A new token for a seat; the old one stops working."""
    async with table.lock:
        if table.seat(seat).kind == "bot":
            raise Refused("seat_taken", seat=seat)
        token = new_token("seat")

        def renew(seats: list[SeatRecord]) -> None:
            seats[seat].token_hash = hash_token(token)
            if seats[seat].kind == "open":
                seats[seat].kind = "invite"

        await change_seats(tables, table, renew)
    return token


@again_if_late
async def hand_over(tables: Tables, table: Table, seat: int, bot: str | None) -> None:
    """Let a bot play a seat, or take the seat back."""
    if bot is not None:
        check_bot(table.record.game, bot)
    async with table.lock:
        table.need_running()
        record = table.seat(seat)
        if record.resigned:
            raise Refused("seat_resigned", seat=seat)
        if record.kind == "bot" and bot is None:
            raise Refused("seat_taken", seat=seat)
        if record.bot == bot:
            return
        clock = None
        if bot is None and table.clock is not None and table.pace is not None:
            now = tables.now()
            clock = after_return(table.pace, table.clock, seat, table.awaited, now)

        def give(seats: list[SeatRecord]) -> None:
            seats[seat].bot = bot

        await change_seats(tables, table, give, clock=clock)
    tables.changed(table)


async def run_out(tables: Tables, table: Table) -> None:
    """Let a bot play the seats whose time is up, until their players return."""
    async with table.lock:
        if table.clock is None or table.status != "running":
            return
        people = [seat for seat in table.awaited if table.bot_of(seat) is None]
        late = overdue(table.clock, people, tables.now())
        if not late:
            return
        bot = default_bot(table.record.game)

        def give(seats: list[SeatRecord]) -> None:
            for seat in late:
                seats[seat].bot = bot

        await change_seats(tables, table, give)
        for seat in late:
            tables.broadcast(table, {"type": "clock", "seat": seat, "left": 0, "bot": bot})
    tables.changed(table)


@again_if_late
async def resign(tables: Tables, table: Table, seat: int) -> None:
    """Leave for good; a bot plays on. After the last person resigns, the table is abandoned."""
    async with table.lock:
        table.need_running()
        table.need_seated(seat)
        is_last = table.people() == [seat]

        def leave(seats: list[SeatRecord]) -> None:
            seats[seat].resigned = True
            seats[seat].bot = seats[seat].bot or default_bot(table.record.game)

        await change_seats(tables, table, leave, status="abandoned" if is_last else None)
        await votes.weigh_again(tables, table)
    tables.changed(table)


async def rematch(tables: Tables, table: Table, access: Access) -> NewTable:
    """A new table with the same options and seats. The caller keeps their seats; the others enter
    with their old links."""
    if not access.seats:
        access.need_owner()
    async with table.lock:
        if not table.is_over:
            raise Refused("not_running", status=table.status)
        others = {seat.seat for seat in table.seats if seat.kind == "human"} - {*access.seats}
        if table.record.rematch is not None and others:
            raise Refused("rematch_made", table=table.record.rematch)
        _, made = await create_table(tables, same_again(table, access))
        write = Write().add("table", **table.table_changes(tables.now(), rematch=made.table))
        await tables.write(table, write)
        table.record.rematch = made.table
    await tables.broadcast_everywhere(table, {"type": "table"})
    return made


def same_again(table: Table, access: Access) -> TableRequest:
    """The request for a table like this one."""
    requests = []
    for seat in table.seats:
        kind = seat.kind if seat.kind != "human" else "invite"
        if seat.seat in access.seats:
            kind = "me"
        bot = seat.bot if kind == "bot" else None
        known = seat.token_hash if kind == "invite" else None
        requests.append(SeatRequest(kind, seat.name, bot, known))
    config = msgspec.json.decode(table.record.config)
    record = table.record
    return TableRequest(record.game, config, requests, record.title, record.public, table.pace)
