"""Changes of seats, and the notes that report them in the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord, SeatRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.clocks import Clock, settled
from bigshoulders.server.tables.table import Table, encode, entry_row, seat_row
from bigshoulders.server.tables.tables import Tables

Note: TypeAlias = tuple[int, Document]  # a seat, and what happened to it
BOT_NAMES: Final = ("Jen", "Susan", "Thomas", "Ida")  # of bots in seats that nobody named


async def change_seats(
    tables: Tables,
    table: Table,
    change: Callable[[list[SeatRecord]], None],
    write: Write | None = None,
    clock: Clock | None = None,
    status: str | None = None,
    notes: list[Note] | None = None,
) -> None:
    """Change seats, and perhaps the status, in one commit. The caller holds the lock.

    Notes become entries of the log; questions to the seats stay the same.
    """
    seats = [replace(seat) for seat in table.seats]
    change(seats)
    write = write or Write()
    for old, new in zip(table.seats, seats, strict=True):
        if old != new:
            write.add("seat", **seat_row(new))
    now = tables.now()
    entries = [
        EntryRecord(table.id, table.seq + i, seat, encode(do), "[]", table.digest, now)
        for i, (seat, do) in enumerate(notes or [], start=1)
    ]
    for entry in entries:
        entry_row(write, entry)
    if table.has_begun:
        head = replace(table.head(), seq=table.seq + len(entries), clock=clock or table.clock)
        write.add("head", **table.head_row(head, now, seats, status))
    if status is not None:
        write.add("table", **table.table_changes(now, status=status))
    await tables.write(table, write)
    for old, new in zip(table.seats, seats, strict=True):
        new.seen = max(old.seen, new.seen)  # the seat may have seen more meanwhile
    table.seats = seats
    table.record.status = status or table.record.status
    table.clock = clock or table.clock
    table.seq += len(entries)
    table.recent.extend(entries)
    table.awaited = table.awaited_now()
    table.voices = {}
    table.cache.clear()
    tables.broadcast(table, {"type": "table"})


def name_bot(seats: list[SeatRecord], bot: SeatRecord) -> None:
    """Give a bot without a name one that nobody else has."""
    taken = {seat.name for seat in seats}
    free = [name for name in BOT_NAMES if name not in taken]
    bot.name = bot.name or next(iter(free), "")


async def stand_in(
    tables: Tables,
    table: Table,
    seats: list[int],
    bot: str,
    why: str,
    write: Write | None = None,
) -> None:
    """Let a bot play some seats until their players return. The caller holds the lock."""
    await tables.note_aid(table)
    clock = table.clock
    if clock is not None:  # the time used so far counts
        clock = settled(clock, table.awaited, tables.clock.now())

    def give(found: list[SeatRecord]) -> None:
        for seat in seats:
            found[seat].bot, found[seat].reason = bot, why

    notes = [(seat, {"note": "stand_in", "why": why, "bot": bot}) for seat in seats]
    await change_seats(tables, table, give, write, clock, notes=[*notes])
    for seat in seats:
        tables.replaced(table, seat, why)


def owner_of_seat(table_id: str, seat: int, is_substitute: bool = False) -> str:
    """The owner of the notification channels of a seat's player, or of their substitute."""
    return f"seat/{table_id}/{seat}" + "/substitute" * is_substitute


def notes_number(seat: int, is_substitute: bool) -> int:
    """The number under which notes are kept: a seat, or below zero its substitute's own."""
    return NOBODY - 1 - seat if is_substitute else seat


def end_private(write: Write, table_id: str, seat: int, is_substitute: bool) -> None:
    """Delete the notes and channels of a person who leaves a seat: of the substitute alone, or of
    the player and the substitute."""
    for each in (True,) if is_substitute else (True, False):
        write.add("end_notes", its_table_id=table_id, its_seat=notes_number(seat, each))
        write.add("end_channels", its_owner=owner_of_seat(table_id, seat, each))


def check_stand_in(table: Table, bot: str) -> None:
    """Refuse any bot but the table's where several people play: nobody chooses its strength."""
    if len(table.people()) > 1 and bot != table.stand_in:
        raise Refused("stand_in_fixed", bot=table.stand_in)
