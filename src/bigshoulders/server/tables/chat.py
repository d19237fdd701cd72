"""Chat of a table, and private notes of a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import ChatLine
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.people import holders_of
from bigshoulders.server.store.records import ChatRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.names import LONGEST_NAME, clip
from bigshoulders.server.tables.seating import notes_number
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

LONGEST_LINE: Final = 500
LONGEST_NOTES: Final = 20_000
LINES: Final = 200
TRIES: Final = 8


async def say(
    tables: Tables, table: Table, seat: int, name: str, text: str, person: str | None = None
) -> ChatLine:
    """Store a line of chat and send it to everybody at the table; an operator may have muted its
    author."""
    await need_voice(tables, table, seat, person)
    words = clip(text, LONGEST_LINE)
    if not words:
        raise Refused("bad_request", fault="text")
    who = table.seats[seat].shown if seat != NOBODY else clip(name, LONGEST_NAME)
    now = tables.now()
    # Microseconds as ids: ordered, and small enough for JavaScript numbers.
    said = ChatRecord(int(now * 1_000_000), table.id, seat, who, words, now, person)
    for _ in range(TRIES):
        try:
            await tables.store.write(Write().add("chat", **vars(said)))
            break
        except Conflict:  # another line has the same microsecond
            said = replace(said, id=said.id + 1)
    else:
        raise Refused("storage_failed")
    line = chat_line(said)
    await tables.broadcast_everywhere(table, msgspec.to_builtins(line))
    return line


async def need_voice(tables: Tables, table: Table, seat: int, person: str | None) -> None:
    """Refuse a muted account, seat or audience, even if an account plays by its bare link."""
    names = [f"person/{person}"] if person else []
    if seat == NOBODY:
        names.append(f"table/{table.id}")
    else:
        names.append(f"seat/{table.id}/{seat}")
        token_hash = table.seats[seat].token_hash
        if token_hash is not None:
            names += [f"person/{one}" for one in await holders_of(tables.store, token_hash)]
    if await tables.store.is_muted(names):
        raise Refused("muted")


def chat_line(line: ChatRecord) -> ChatLine:
    seat = None if line.seat == NOBODY else line.seat
    return ChatLine(line.id, seat, line.name, line.text, line.time)


async def read_chat(
    tables: Tables, table: Table, after: int, before: int, limit: int
) -> list[ChatLine]:
    found = await tables.store.chat(table.id, after, before, limit)
    return [chat_line(line) for line in found]


def notes_of(access: Access, asked: int | None) -> int:
    """The number under which the notes of a request's seat are kept."""
    seat = access.own_seat(asked)
    return notes_number(seat, seat in access.substitute)


async def keep_notes(tables: Tables, table: Table, seat: int, text: str) -> None:
    if len(text) > LONGEST_NOTES:
        raise Refused("too_large", most=LONGEST_NOTES)
    clean = text.replace("\0", "")  # PostgreSQL can't store NUL
    await tables.store.write(Write().add("notes", table_id=table.id, seat=seat, text=clean))
