"""Reports about a table: changes since an entry, and the exported log."""

from __future__ import annotations

import json

import msgspec
import structlog

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.log import Entry as LogEntry
from bigshoulders.kernel.log import Header
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.writer import StorageFailed, Write
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.entries import entry_for
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

log = structlog.get_logger()


class Since(msgspec.Struct):
    """The changes between two entries, as one seat may see them."""

    since: int
    seq: int
    before: Document
    after: Document


async def since(tables: Tables, table: Table, seat: int, seq: int) -> Since:
    """Money, shares and control before and after."""
    old = await board_at(tables, table, seq)
    return Since(seq, table.seq, sketch(table, old, seat), sketch(table, table.board, seat))


def sketch(table: Table, board: AnyBoard, seat: int) -> Document:
    """The main numbers of a position, as a seat may see them."""
    seen = board.view(seat).seen
    found = table.sheet.sketch(table.g, seen, table.sheet.make(table.g, seen, seat))
    document: Document = msgspec.to_builtins(found)
    return document


async def mark_seen(tables: Tables, table: Table, seat: int, seq: int) -> None:
    """Store the last entry a seat has seen."""
    record = table.seats[seat]
    if record.seen < seq <= table.seq:
        record.seen = seq
        try:
            await tables.store.write(Write().add("seen", at=table.id, number=seat, upto=seq))
        except StorageFailed:  # a lost mark must not close the connection
            log.warning("not remembered", table=table.id, seat=seat)


async def export(tables: Tables, table: Table, access: Access) -> str:
    """The log as a file: all of it after the game; before that, what the owner may see."""
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    if table.is_over:
        access.need_look()
    elif not access.is_owner:
        raise Refused("hidden_until_end")
    stored = await tables.store.entries(table.id, 0, table.seq)
    lines = [await export_header(tables, table)]
    lines += [export_entry(table, entry, access.seats) for entry in stored]
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


async def export_whole(tables: Tables, table: Table) -> str:
    """The log with all secrets, for moving a game to another server."""
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    lines = [await export_header(tables, table, whole=True)]
    for entry in await tables.store.entries(table.id, 0, table.seq):
        do, events = msgspec.json.decode(entry.do), msgspec.json.decode(entry.events)
        lines.append(LogEntry(entry.seq, entry.seat, do, events, entry.digest).document())
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


async def export_header(tables: Tables, table: Table, whole: bool = False) -> Document:
    """The header: game, options and seed; only the seed's hash while the game runs."""
    first = await tables.store.checkpoint(table.id, 0)
    if first is None:
        raise Refused("no_such_entry", seq=0, head=table.seq)
    record = table.record
    digest = table.unpack(first[1]).digest()
    config = table.game.config(table.g)
    head = Header(table.game.name, config, record.rules, record.seed, digest).document()
    head |= {"table": table.id, "title": record.title, "published": commitment(record.secret)}
    head["players"] = [seat.name for seat in table.seats]
    if table.is_over or whole:
        head["secret"] = record.secret.hex()
        head["entropy"] = [seat.entropy for seat in table.seats]
    else:
        head["seed"] = head["digest"] = ""
    return head


def export_entry(table: Table, entry: EntryRecord, seats: tuple[int, ...]) -> Document:
    """An entry of the export. Digests depend on secrets, so they appear after the game."""
    known = entry_for(table, entry, seats, None)
    digest = entry.digest if table.is_over else ""
    return LogEntry(entry.seq, entry.seat, known.do or {}, [*known.events], digest).document()
