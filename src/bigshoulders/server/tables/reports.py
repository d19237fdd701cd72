"""Reports about a table: changes since an entry, and the exported log."""

from __future__ import annotations

import json

import msgspec
import structlog

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.box.faces import Story, face, has_face
from bigshoulders.box.passages import Passage
from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.log import NO_MOVE, Header
from bigshoulders.kernel.log import Entry as LogEntry
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import StorageFailed
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.entries import encode_entry, entry_for
from bigshoulders.server.tables.history import board_at, entries_of
from bigshoulders.server.tables.reading import in_portions
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

log = structlog.get_logger()


class Since(msgspec.Struct):
    """The changes between two entries, as one seat may see them.

    `digest` is the game's own report; null for spectators and games without one.
    """

    since: int
    seq: int
    before: Document
    after: Document
    digest: Document | None


async def since(tables: Tables, table: Table, seat: int, seq: int, last: int) -> Since:
    """Money, shares and control before and after, and what happened in between."""
    if not 0 <= last <= table.seq:
        raise Refused("no_such_entry", seq=last, head=table.seq)
    if seq > last:
        raise Refused("no_such_entry", seq=seq, head=last)
    entries = await entries_of(tables, table, seq, last)
    first, standing = standing_after(entries, seq)
    old, new = await board_at(tables, table, first), await board_at(tables, table, last)
    digest = told(table, old, new, standing, seat)
    return Since(first, last, sketch(table, old, seat), sketch(table, new, seat), digest)


def standing_after(entries: list[EntryRecord], seq: int) -> tuple[int, list[EntryRecord]]:
    """The entries that no undo has taken back, and the entry they follow: `seq`, or an earlier one
    that an undo returned to."""
    first, standing = seq, list[EntryRecord]()
    for entry in entries:
        do = msgspec.json.decode(entry.do)
        if "undo_to" in do:
            target = int(do["undo_to"])
            standing = [one for one in standing if one.seq <= target]
            first = min(first, target)
        elif not do.keys() & NO_MOVE:
            standing.append(entry)
    return first, standing


def told(
    table: Table, old: AnyBoard, new: AnyBoard, entries: list[EntryRecord], seat: int
) -> Document | None:
    """The game's digest for a seat, from what the seat may know."""
    if seat == NOBODY or not has_face(table.box, Story):
        return None
    make = face(table.box, Story).digest
    if make is None:
        return None
    passages = [passage(table, entry, (seat,)) for entry in entries]
    before, after = old.view(seat).seen, new.view(seat).seen
    document: Document = msgspec.to_builtins(make(table.g, before, after, passages, seat))
    return document


def passage(table: Table, entry: EntryRecord, seats: tuple[int, ...]) -> Passage:
    """An entry with the events that these seats may know."""
    known = entry_for(table, entry, seats, None)
    return Passage(entry.seq, entry.seat, [table.game.parse_event(event) for event in known.events])


def sketch(table: Table, board: AnyBoard, seat: int) -> Document:
    """The main numbers of a position, as a seat may see them."""
    seen = board.view(seat).seen
    found = table.sheet.sketch(table.g, seen, table.sheet.make(table.g, seen, seat))
    document: Document = msgspec.to_builtins(found)
    return document


async def log_page(
    tables: Tables,
    table: Table,
    after: int,
    upto: int,
    seats: tuple[int, ...],
    language: str | None,
) -> msgspec.Raw:
    """The entries after one, up to another, as these seats may see them, encoded. Complete pages
    are cached: only a change of the table, such as its end, can change them."""
    key = (table.id, table.generation, table.record.version, after, upto, seats, language)
    page = tables.reading.find(key)
    if page is None:
        is_complete = upto <= table.seq
        found = await entries_of(tables, table, after, min(table.seq, upto))
        encoded = await tables.reading.each(
            table.id, lambda entry: encode_entry(table, entry, seats, language), found
        )
        page = b"[" + b",".join(encoded) + b"]"
        if is_complete:
            tables.reading.keep(key, page)
    return msgspec.Raw(page)


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
    access.need_look()
    if not table.is_over and not access.is_owner:
        raise Refused("hidden_until_end")
    stored = await tables.store.entries(table.id, 0, table.seq)
    lines = [await export_header(tables, table)]
    lines += await in_portions(lambda entry: export_entry(table, entry, access.seats), stored)
    return "".join(await in_portions(json_line, lines))


def json_line(document: Document) -> str:
    return json.dumps(document, separators=(",", ":")) + "\n"


async def export_whole(tables: Tables, table: Table) -> str:
    """The log with all secrets, for moving a game to another server."""
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    lines = [await export_header(tables, table, whole=True)]
    for entry in await tables.store.entries(table.id, 0, table.seq):
        do, events = msgspec.json.decode(entry.do), msgspec.json.decode(entry.events)
        lines.append(LogEntry(entry.seq, entry.seat, do, events, entry.digest).document())
    return "".join(map(json_line, lines))


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
    # Notes in the log say which bots play for people, and when.
    head["bots"] = [seat.bot if seat.kind == "bot" else None for seat in table.seats]
    head["assistance"] = table.has_assistance
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
