"""Seats: join, start, new links, bots that stand in, resigning, the next game."""

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
    SeatWish,
    Wish,
    check_bot,
    clip,
    create_table,
    start_if_full,
)
from bigshoulders.server.tables.table import Live, seat_row
from bigshoulders.server.tables.tables import House

TRIES: Final = 3  # after which others are too quick
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


async def change_seats(
    house: House,
    live: Live,
    change: Callable[[list[SeatRecord]], None],
    write: Write | None = None,
    clock: Clock | None = None,
    status: str | None = None,
) -> None:
    """Change seats, and the status with them, as one commit. The lock is held by the caller."""
    seats = [replace(seat) for seat in live.seats]
    change(seats)
    write = write or Write()
    for old, new in zip(live.seats, seats, strict=True):
        if old != new:
            write.add("seat", **seat_row(new))
    now = house.now()
    if live.has_begun:
        head = replace(live.head(), clock=clock or live.clock)
        write.add("head", **live.head_row(head, now, seats, status))
    if status is not None:
        write.add("table", **live.table_changes(now, status=status))
    await house.write(live, write)
    for old, new in zip(live.seats, seats, strict=True):
        new.seen = max(old.seen, new.seen)  # somebody has looked meanwhile
    live.seats = seats
    live.record.status = status or live.record.status
    live.clock = clock or live.clock
    live.awaited = live.awaited_now()
    live.voices = {}
    live.cache.clear()
    house.tell(live, {"type": "table"})


def again_if_late(change: Callable[Asked, Awaitable[Answer]]) -> Callable[Asked, Awaitable[Answer]]:
    """Another process was first: what is known now decides, instead of troubling who asked."""

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
    house: House, live: Live, access: Access, seat: int, name: str, entropy: str
) -> str | None:
    """Take an open seat of a public table, or the seat of an invitation; a new token, if one."""
    async with live.lock:
        record = live.seat(seat)
        is_invited = seat in access.seats
        if record.kind == "open" and not (live.record.public or access.may_look):
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
            if live.status == "open":
                mine.entropy = clip(entropy, LONGEST_ENTROPY) or mine.entropy
            if token is not None:
                mine.token_hash = hash_token(token)

        await change_seats(house, live, sit)
    await start_if_full(house, live)
    return token


@again_if_late
async def start(house: House, live: Live, bot: str | None) -> None:
    """Begin now: seats nobody has taken go to a bot, or it is refused."""
    async with live.lock:
        if live.status != "open":
            raise Refused("already_started")
        empty = [seat.seat for seat in live.seats if not seat.joined]
        if empty and bot is None:
            raise Refused("seats_open", seats=[*empty])
        if bot is not None:
            check_bot(live.record.game, bot)

        def fill(seats: list[SeatRecord]) -> None:
            for seat in empty:
                seats[seat].kind, seats[seat].bot, seats[seat].joined = "bot", bot, True
                seats[seat].token_hash = None

        await change_seats(house, live, fill)
    await start_if_full(house, live)


@again_if_late
async def new_link(house: House, live: Live, seat: int) -> str:
    """A new token for a seat; the old one is void."""
    async with live.lock:
        if live.seat(seat).kind == "bot":
            raise Refused("seat_taken", seat=seat)
        token = new_token("seat")

        def renew(seats: list[SeatRecord]) -> None:
            seats[seat].token_hash = hash_token(token)
            if seats[seat].kind == "open":
                seats[seat].kind = "invite"

        await change_seats(house, live, renew)
    return token


@again_if_late
async def hand_over(house: House, live: Live, seat: int, bot: str | None) -> None:
    """Let a bot play a seat, or take the seat back."""
    if bot is not None:
        check_bot(live.record.game, bot)
    async with live.lock:
        live.need_running()
        record = live.seat(seat)
        if record.resigned:
            raise Refused("seat_resigned", seat=seat)
        if record.kind == "bot" and bot is None:
            raise Refused("seat_taken", seat=seat)
        if record.bot == bot:
            return
        clock = None
        if bot is None and live.clock is not None and live.pace is not None:
            now = house.now()
            clock = after_return(live.pace, live.clock, seat, live.awaited, now)

        def give(seats: list[SeatRecord]) -> None:
            seats[seat].bot = bot

        await change_seats(house, live, give, clock=clock)
    house.changed(live)


async def run_out(house: House, live: Live) -> None:
    """Whose time is up is played by a bot until the person comes back."""
    async with live.lock:
        if live.clock is None or live.status != "running":
            return
        people = [seat for seat in live.awaited if live.bot_of(seat) is None]
        late = overdue(live.clock, people, house.now())
        if not late:
            return
        bot = default_bot(live.record.game)

        def give(seats: list[SeatRecord]) -> None:
            for seat in late:
                seats[seat].bot = bot

        await change_seats(house, live, give)
        for seat in late:
            house.tell(live, {"type": "clock", "seat": seat, "left": 0, "bot": bot})
    house.changed(live)


@again_if_late
async def resign(house: House, live: Live, seat: int) -> None:
    """Leave for good: a bot plays on. When all people have left, the table is abandoned."""
    async with live.lock:
        live.need_running()
        live.need_seated(seat)
        is_last = live.people() == [seat]

        def leave(seats: list[SeatRecord]) -> None:
            seats[seat].resigned = True
            seats[seat].bot = seats[seat].bot or default_bot(live.record.game)

        await change_seats(house, live, leave, status="abandoned" if is_last else None)
        await votes.weigh_again(house, live)
    house.changed(live)


async def rematch(house: House, live: Live, access: Access) -> NewTable:
    """The same options and seats again: whoever asks plays their own, others enter by the links
    that they have."""
    if not access.seats:
        access.need_owner()
    async with live.lock:
        if not live.is_over:
            raise Refused("not_running", status=live.status)
        others = {seat.seat for seat in live.seats if seat.kind == "human"} - {*access.seats}
        if live.record.rematch is not None and others:
            raise Refused("rematch_made", table=live.record.rematch)
        _, told = await create_table(house, same_again(live, access))
        write = Write().add("table", **live.table_changes(house.now(), rematch=told.table))
        await house.write(live, write)
        live.record.rematch = told.table
    await house.announce(live, {"type": "table"})
    return told


def same_again(live: Live, access: Access) -> Wish:
    """The wish for a table like this one."""
    wishes = []
    for seat in live.seats:
        kind = seat.kind if seat.kind != "human" else "invite"
        if seat.seat in access.seats:
            kind = "me"
        bot = seat.bot if kind == "bot" else None
        known = seat.token_hash if kind == "invite" else None
        wishes.append(SeatWish(kind, seat.name, bot, known))
    config = msgspec.json.decode(live.record.config)
    record = live.record
    return Wish(record.game, config, wishes, record.title, record.public, live.pace)
