"""Other times in a running game: live or by correspondence, with or without clocks."""

from __future__ import annotations

from dataclasses import replace

from bigshoulders.server.documents import Times
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.clocks import check_absence, check_pace, start_clock
from bigshoulders.server.tables.table import Table, encode, entry_row
from bigshoulders.server.tables.tables import Tables


def check_times(table: Table, times: Times) -> None:
    """Refuse times that can't be played, and those that the table has already."""
    if times.pace is not None:
        check_pace(times.pace)
    check_absence(times.absence)
    if times == Times(table.pace, table.record.absence):
        raise Refused("same_times")


async def change_times(tables: Tables, table: Table, by: int, times: Times, write: Write) -> None:
    """Play on with other times, and note it in the log. The caller holds the lock.

    Everyone starts with the full new time: what is left of a bank of minutes says nothing about
    days per move. For the same reason an undo no longer takes back what earlier moves gained.
    """
    now, pace = tables.now(), times.pace
    spelt = encode(pace) if pace else None
    clock = start_clock(pace, len(table.seats), tables.clock.now()) if pace else None
    note = encode({"note": "times", "pace": pace, "absence": times.absence})
    entry = EntryRecord(table.id, table.seq + 1, by, note, "[]", table.digest, now)
    trail = replace(table.trail, gains={})
    head = replace(table.head(), seq=entry.seq, trail=trail, clock=clock)
    entry_row(write, entry)
    write.add("head", **table.head_row(head, now))
    write.add("table", **table.table_changes(now, pace=spelt, absence=times.absence))
    await tables.write(table, write)
    table.pace, table.record.pace, table.record.absence = pace, spelt, times.absence
    table.seq, table.trail, table.clock = entry.seq, trail, clock
    table.recent.append(entry)
    table.cache.clear()
    tables.broadcast(table, {"type": "table"})
