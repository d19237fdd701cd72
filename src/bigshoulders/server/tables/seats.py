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
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables import votes
from bigshoulders.server.tables.access import Access, hash_token, new_token
from bigshoulders.server.tables.clocks import after_return, overdue
from bigshoulders.server.tables.names import LONGEST_ENTROPY, LONGEST_NAME, clip
from bigshoulders.server.tables.new_table import (
    Luck,
    SeatRequest,
    TableRequest,
    check_bot,
    draw_up,
    open_table,
    start_if_full,
)
from bigshoulders.server.tables.seating import (
    Note,
    change_seats,
    check_stand_in,
    end_private,
    name_bot,
    stand_in,
)
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

TRIES: Final = 3  # before giving up to faster writers
FREED: Final = (
    "vote",
    "clock",
    "absence",
    "left",
)  # reasons for which a seat may go to a new person
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


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
    """Take an open seat, or accept an invitation; the seat's new secret, which nobody else has.

    None if the caller already holds the seat, as the players of a rematch do.
    """
    async with table.lock:
        record = table.seat(seat)
        is_invited = seat in access.invited and record.invite_hash is not None
        is_open = record.kind == "open" and access.may_look
        if seat in access.seats:
            token = None
        elif is_invited or is_open:
            token = new_token("seat")
        elif record.kind in ("human", "bot") and seat not in access.spent:
            raise Refused("seat_taken", seat=seat)
        else:
            access.shut_out(seat)
        is_late = record.joined and token is not None
        if is_late:
            table.need_running()
            if access.seats:
                raise Refused("already_seated", seat=access.seats[0])
        chosen = clip(name, LONGEST_NAME)

        def sit(seats: list[SeatRecord]) -> None:
            mine = seats[seat]
            if token is not None and mine.invite_hash is not None:
                mine.invite_hash, mine.spent_hash = None, mine.invite_hash
            if is_late and not mine.resigned:
                mine.substitute_hash, mine.substitute = hash_token(token or ""), chosen or mine.name
            else:
                mine.name = chosen or mine.name
                if token is not None:
                    mine.token_hash = hash_token(token)
                mine.resigned = mine.resigned and not is_late
            if is_late:
                mine.bot = mine.reason = None
            mine.kind, mine.joined, mine.last_here = "human", True, tables.clock.now()
            if table.status == "open":
                mine.entropy = clip(entropy, LONGEST_ENTROPY) or mine.entropy

        write = Write()
        if token is not None:
            is_substitute = is_late and not record.resigned
            end_private(write, table.id, seat, is_substitute)
        notes: list[Note] = [(seat, {"note": "joined", "name": chosen})] if is_late else []
        await change_seats(tables, table, sit, write, notes=notes)
    await start_if_full(tables, table)
    if is_late:
        tables.changed(table)
    return token


@again_if_late
async def start(tables: Tables, table: Table, bot: str | None) -> None:
    """Start now; a bot takes the free seats. Refused if there are some and no bot is given, or if
    a player must say again that they are ready."""
    async with table.lock:
        if table.status != "open":
            raise Refused("already_started")
        empty = [seat.seat for seat in table.seats if not seat.joined]
        if empty and bot is None:
            raise Refused("seats_open", seats=[*empty])
        if bot is not None:
            check_bot(table.record.game, bot)
        for seat in empty:
            table.need_free(seat)

        def fill(seats: list[SeatRecord]) -> None:
            for seat in empty:
                mine = seats[seat]
                mine.kind, mine.bot, mine.joined = "bot", bot, True
                name_bot(seats, mine)
                mine.spent_hash = mine.invite_hash or mine.token_hash
                mine.invite_hash = mine.token_hash = None

        write = Write()
        for seat in empty:
            end_private(write, table.id, seat, is_substitute=False)
        await change_seats(tables, table, fill, write)
    await start_if_full(tables, table)


@again_if_late
async def new_link(tables: Tables, table: Table, access: Access, seat: int) -> str:
    """A new secret for the player's own seat, or for the owner an invitation to a free seat.

    The old one stops working. A seat in play is free once its player has left for good, or is away
    and lost it by the clock, the absence limit or a vote.
    """
    async with table.lock:
        record = table.seat(seat)
        is_mine = seat in access.seats
        if not is_mine:
            access.need_owner()
            if record.kind == "bot":
                raise Refused("seat_taken", seat=seat)
            is_freed = record.reason in FREED and not table.connected(seat)
            if record.joined and not (record.resigned or is_freed):
                raise Refused("needs_consent", seat=seat, status=table.status)
            if not record.joined:
                table.need_free(seat)
        token = new_token("seat")

        def renew(seats: list[SeatRecord]) -> None:
            mine = seats[seat]
            if seat in access.substitute:
                mine.substitute_hash = hash_token(token)
            elif is_mine:
                mine.token_hash = hash_token(token)
            else:
                mine.invite_hash = hash_token(token)
                mine.kind = "human" if mine.joined else "invite"
                mine.token_hash = mine.token_hash if mine.joined else None

        write = Write()
        if not is_mine and not record.joined:
            end_private(write, table.id, seat, is_substitute=False)
        await change_seats(tables, table, renew, write)
    return token


@again_if_late
async def renew_links(
    tables: Tables, table: Table, owner: bool, watch: bool
) -> tuple[str | None, str | None]:
    """New secrets for the owner's or the spectators' link; connections with the old one end."""
    tokens = new_token("owner") if owner else None, new_token("watch") if watch else None
    async with table.lock:
        record = replace(
            table.record,
            owner_hash=hash_token(tokens[0]) if tokens[0] else table.record.owner_hash,
            watch_hash=hash_token(tokens[1]) if tokens[1] else table.record.watch_hash,
        )
        row = table.table_changes(
            tables.now(), owner_hash=record.owner_hash, watch_hash=record.watch_hash
        )
        await tables.write(table, Write().add("table", **row))
        record.version = table.record.version
        table.record = record
    tables.broadcast(table, {"type": "table"})
    return tokens


@again_if_late
async def hand_over(
    tables: Tables, table: Table, access: Access, seat: int, bot: str | None
) -> None:
    """Let a bot play a seat, or take the seat back.

    Only its player decides that, except that the others may replace an absent player.
    """
    if bot is not None:
        check_bot(table.record.game, bot)
    async with table.lock:
        table.need_running()
        record = table.seat(seat)
        if bot is None:
            if seat not in access.seats:
                access.shut_out(seat)
            await take_back(tables, table, seat, seat in access.substitute)
        else:
            why = "own"
            if seat not in access.seats:
                if not access.seats:
                    access.need_owner()
                if not table.is_absent(seat):
                    raise Refused("needs_consent", seat=seat, status=table.status)
                why = "absence"
            check_stand_in(table, bot)
            if record.resigned:
                raise Refused("seat_resigned", seat=seat)
            if record.bot != bot:
                await stand_in(tables, table, [seat], bot, why)
    tables.changed(table)


async def take_back(tables: Tables, table: Table, seat: int, is_substitute: bool) -> None:
    """Return to a seat: the bot or the substitute leaves it. The caller holds the lock."""
    record = table.seat(seat)
    is_replaced = record.substitute_hash is not None and not is_substitute
    if record.bot is None and not is_replaced:
        return
    clock = table.clock
    if clock is not None and table.pace is not None:
        clock = after_return(table.pace, clock, seat, table.awaited, tables.clock.now())

    def sit(seats: list[SeatRecord]) -> None:
        mine = seats[seat]
        mine.bot = mine.reason = mine.invite_hash = None
        mine.resigned = False
        if is_replaced:
            mine.substitute_hash = mine.substitute = None

    write = Write()
    if is_replaced:
        end_private(write, table.id, seat, is_substitute=True)
    await change_seats(tables, table, sit, write, clock, notes=[(seat, {"note": "back"})])


async def run_out(tables: Tables, table: Table) -> None:
    """Let a bot play the seats whose time is up, until their players return."""
    async with table.lock:
        if table.clock is None or table.status != "running":
            return
        people = [seat for seat in table.awaited if table.bot_of(seat) is None]
        late = overdue(table.clock, people, tables.clock.now())
        if not late:
            return
        bot = table.stand_in
        await stand_in(tables, table, late, bot, "clock")
        for seat in late:
            tables.broadcast(table, {"type": "clock", "seat": seat, "left": 0, "bot": bot})
    tables.changed(table)


@again_if_late
async def resign(tables: Tables, table: Table, access: Access, seat: int) -> None:
    """Leave for good; a bot plays on. After the last person resigns, the table is abandoned.

    A substitute leaves the seat to its player, for whom the bot stands in again.
    """
    async with table.lock:
        table.need_running()
        table.need_seated(seat)
        is_substitute = seat in access.substitute
        is_last = table.people() == [seat] and not is_substitute
        bot = table.seats[seat].bot or table.stand_in

        def leave(seats: list[SeatRecord]) -> None:
            mine = seats[seat]
            mine.resigned, mine.bot, mine.reason = not is_substitute, bot, "left"
            mine.substitute_hash = mine.substitute = None

        status = "abandoned" if is_last else None
        note = {"note": "left", "bot": bot}
        write = Write()
        end_private(write, table.id, seat, is_substitute=True)
        await change_seats(tables, table, leave, write, status=status, notes=[(seat, note)])
        await votes.weigh_again(tables, table)
    tables.changed(table)


@again_if_late
async def rematch(
    tables: Tables, table: Table, access: Access, same_luck: bool = False
) -> NewTable:
    """A new table with the same options and seats. The caller keeps their seats; the others enter
    with the links that are valid now. A substitute leaves the seat to its player. A player whose
    opponents were all bots may have the same luck."""
    if not access.own:
        access.need_owner()
    async with table.lock:
        if not table.is_over:
            raise Refused("not_running", status=table.status)
        others = {seat.seat for seat in table.seats if seat.kind != "bot"} - {*access.own}
        record = table.record
        if same_luck and (others or not record.seed):
            raise Refused("not_alone")
        if record.rematch is not None and others:
            raise Refused("rematch_made", table=record.rematch)
        luck = Luck(record.secret, record.seed) if same_luck else None
        new, made, write = await draw_up(tables, same_again(table, access, same_luck), luck)
        # One commit for both tables: if a link was renewed meanwhile, neither is written.
        write.add("table", **table.table_changes(tables.now(), rematch=made.table))
        await tables.write(table, write)
        record.rematch = made.table
    await open_table(tables, new)
    await tables.broadcast_everywhere(table, {"type": "table"})
    return made


def same_again(table: Table, access: Access, same_luck: bool) -> TableRequest:
    """The request for a table like this one."""
    requests = []
    for seat in table.seats:
        kind = seat.kind if seat.kind != "human" else "invite"
        if seat.seat in access.own:
            kind = "me"
        bot = seat.bot if kind == "bot" else None
        known = seat.token_hash if kind == "invite" else None
        entropy = seat.entropy if same_luck else None
        requests.append(SeatRequest(kind, seat.name, bot, known, entropy))
    record = table.record
    return TableRequest(
        game=record.game,
        config=msgspec.json.decode(record.config),
        seats=requests,
        title=record.title,
        public=record.public,
        pace=table.pace,
        assistance=record.assistance,
        absence=record.absence,
    )
