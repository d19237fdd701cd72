"""What one may ask about a table: what changed since, the whole log."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import structlog

from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.log import Entry as LogEntry
from bigshoulders.kernel.log import Header
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.writer import StorageFailed, Write
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.entries import tell_entry
from bigshoulders.server.tables.history import position_at
from bigshoulders.server.tables.table import Live, unpack_position
from bigshoulders.server.tables.tables import House

log = structlog.get_logger()


class Since(msgspec.Struct):
    """What has changed between two entries, as one seat may know it."""

    since: int
    seq: int
    before: Document
    after: Document


async def since(house: House, live: Live, seat: int, seq: int) -> Since:
    """Money, shares and control before and after, as data."""
    old = await position_at(house, live, seq)
    return Since(seq, live.seq, sketch(live, old, seat), sketch(live, live.state, seat))


def sketch(live: Live, s: Any, seat: int) -> Document:
    """The main numbers of a position, as a seat may know it."""
    seen = live.game.redact(live.g, s, seat).seen
    view = live.game.export_position(live.g, seen)
    return live.stage.sketch(view, live.stage.sheet(live.g, seen, seat))


async def saw(house: House, live: Live, seat: int, seq: int) -> None:
    """Remember how far a seat has looked."""
    record = live.seats[seat]
    if record.seen < seq <= live.seq:
        record.seen = seq
        try:
            await house.store.write(Write().add("seen", at=live.id, number=seat, upto=seq))
        except StorageFailed:  # it only saves a look back; the line must not end for it
            log.warning("not remembered", table=live.id, seat=seat)


async def export(house: House, live: Live, access: Access) -> str:
    """The log as a file: whole when the game is over; before that what the owner may know."""
    if not live.has_begun:
        raise Refused("not_running", status=live.status)
    if live.is_over:
        access.need_look()
    elif not access.is_owner:
        raise Refused("hidden_until_end")
    stored = await house.store.entries(live.id, 0, live.seq)
    lines = [await export_header(house, live)]
    lines += [export_entry(live, entry, access.seats) for entry in stored]
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


async def export_whole(house: House, live: Live) -> str:
    """The log with all secrets, for an operator who moves a game to another server."""
    if not live.has_begun:
        raise Refused("not_running", status=live.status)
    lines = [await export_header(house, live, whole=True)]
    for entry in await house.store.entries(live.id, 0, live.seq):
        do, events = msgspec.json.decode(entry.do), msgspec.json.decode(entry.events)
        lines.append(LogEntry(entry.seq, entry.seat, do, events, entry.digest).document())
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


async def export_header(house: House, live: Live, whole: bool = False) -> Document:
    """What was played, and how the seed was made; while the game runs, only the seed's hash."""
    first = await house.store.checkpoint(live.id, 0)
    if first is None:
        raise Refused("no_such_entry", seq=0, head=live.seq)
    record = live.record
    digest = live.game.digest(unpack_position(live.stage, first[1]))
    config = live.game.config(live.g)
    head = Header(live.game.name, config, record.rules, record.seed, digest).document()
    head |= {"table": live.id, "title": record.title, "published": commitment(record.secret)}
    head["players"] = [seat.name for seat in live.seats]
    if live.is_over or whole:
        head["secret"] = record.secret.hex()
        head["entropy"] = [seat.entropy for seat in live.seats]
    else:
        head["seed"] = head["digest"] = ""
    return head


def export_entry(live: Live, entry: EntryRecord, seats: tuple[int, ...]) -> Document:
    """An entry; a digest tells about what is hidden, so it waits for the end as well."""
    known = tell_entry(live, entry, seats, None)
    digest = entry.digest if live.is_over else ""
    return LogEntry(entry.seq, entry.seat, known.do or {}, [*known.events], digest).document()
