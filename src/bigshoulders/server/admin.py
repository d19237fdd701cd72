"""Commands of an operator: export, import, undo, new links, bans, deletion."""

from __future__ import annotations

import secrets
from dataclasses import replace

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_log, replay
from bigshoulders.server.documents import Document, NewSeat, NewTable, Result
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.people import links_of, person_named
from bigshoulders.server.store.records import (
    EntryRecord,
    PersonRecord,
    SeatRecord,
    Stored,
    TableRecord,
)
from bigshoulders.server.store.writer import Write
from bigshoulders.server.tables import seats, votes
from bigshoulders.server.tables.access import Access, hash_token, new_token
from bigshoulders.server.tables.bot_pool import default_bot
from bigshoulders.server.tables.fairness import header_of, verify
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.moves import go_back
from bigshoulders.server.tables.new_table import LONGEST_NAME, LONGEST_TITLE, clip, new_id
from bigshoulders.server.tables.reports import export, export_whole
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.table import (
    CHECKPOINT_EVERY,
    Head,
    Table,
    Trail,
    encode,
    entry_row,
    pack,
    seat_row,
)
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import box_of

EVERYTHING = Access((), True, True)


async def export_table(tables: Tables, table_id: str, whole: bool) -> str:
    """The log of a table; secrets of a running game only if `whole`."""
    table = await tables.get(table_id)
    return await export_whole(tables, table) if whole else await export(tables, table, EVERYTHING)


async def import_log(tables: Tables, text: str) -> NewTable:
    """A table from a log, which is replayed and checked first. An unfinished game continues."""
    verify(text)
    log, header = read_log(text), header_of(text)
    g = rules_of(log.header.game, encode(log.header.config))
    game = box_of(log.header.game).game
    if log.header.rules != game.version(g):
        facts: dict[str, Json] = {"got": log.header.rules, "expected": game.version(g)}
        raise GameError("import/other-rules", "line 1", facts)
    now = tables.now()
    owner, watch = new_token("owner"), new_token("watch")
    record = TableRecord(
        id=new_id(),
        game=log.header.game,
        config=encode(log.header.config),
        rules=log.header.rules,
        secret=bytes.fromhex(str(header.get("secret", log.header.seed.hex()))),
        seed=log.header.seed,
        title=clip(str(header.get("title", "")), LONGEST_TITLE),
        public=False,
        pace=None,
        status="running",
        owner_hash=hash_token(owner),
        watch_hash=hash_token(watch),
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    sitting, new_seats = imported_seats(record.id, header, game.seats(g))
    table = Table(Stored(record, sitting, None, [], await tables.store.generation()))
    write = stored_log(table, log, now)
    write.add("new_table", **vars(table.record))
    for seat in sitting:
        write.add("new_seat", **seat_row(seat))
    await tables.store.write(write)
    return NewTable(record.id, owner, watch, new_seats)


def imported_seats(
    table_id: str, header: Document, count: int
) -> tuple[list[SeatRecord], list[NewSeat]]:
    """Seats with new links."""
    names = words_by_seat(header.get("players"), count)
    words = words_by_seat(header.get("entropy"), count)
    records, links = [], []
    for number, (name, entropy) in enumerate(zip(names, words, strict=True)):
        token = new_token("seat")
        seat = SeatRecord(
            table_id=table_id,
            seat=number,
            kind="human",
            name=clip(name, LONGEST_NAME),
            bot=None,
            joined=True,
            resigned=False,
            token_hash=hash_token(token),
            entropy=entropy,
            seen=0,
        )
        records.append(seat)
        links.append(NewSeat(number, token, f"/t/{table_id}#{token}"))
    return records, links


def words_by_seat(given: object, count: int) -> list[str]:
    """A header's texts by seat; empty where it has none."""
    found = given if isinstance(given, list) else []
    return [*map(str, found), *[""] * count][:count]


def stored_log(table: Table, log: GameLog, now: float) -> Write:
    """The rows of a log: its entries, stored positions, and the head at its end."""
    write = Write()
    seq, digest = 0, log.header.digest
    occasion: str | None = None
    for entry, g, s in replay(table.game, log):
        board = AnyBoard(table.game, g, s)
        if entry is not None:
            seq, digest = entry.seq, entry.digest
            do, events = encode(entry.do), encode(entry.events)
            row = EntryRecord(table.id, seq, entry.seat, do, events, digest, now, None, occasion)
            entry_row(write, row)
        following = log.entries[seq].do if seq < len(log.entries) else {}
        is_move = "do" in following  # its occasion depends on the position before it
        occasion = table.occasion(board, board.space.parse(following)) if is_move else None
        if seq % CHECKPOINT_EVERY == 0:
            write.add("checkpoint", table_id=table.id, seq=seq, position=pack(board))
    scores = board.result()
    if scores is not None:
        ending = Result(scores, board.winners(), [])
        table.record.status, table.record.result = "finished", encode(ending)
    head = Head(seq, board, digest, Trail(NOBODY, seq), None)
    return write.add("head", **table.head_row(head, now))


async def take_back(tables: Tables, table_id: str, to: int | None) -> int:
    """Undo to an entry, by default the last one, even if others have moved since."""
    table = await tables.get(table_id)
    async with table.lock:
        table.need_running()
        target = table.seq - 1 if to is None else to
        if target >= table.seq:
            raise Refused("no_such_entry", seq=target, head=table.seq)
        await go_back(tables, table, NOBODY, target, await board_at(tables, table, target), None)
    return table.seq


async def give_link(tables: Tables, table_id: str, seat: int) -> str:
    """A new link for a seat; the old one stops working."""
    table = await tables.get(table_id)
    token = await seats.new_link(tables, table, seat)
    return f"/t/{table.id}#{token}"


async def ban(tables: Tables, who: str, banned: bool) -> None:
    """Ban an account or lift its ban; a banned seat loses its link, and a bot plays it."""
    place = seat_named(who)
    if place is None:
        person = await need_person(tables, who)
        write = Write().add("person", **vars(replace(person, banned=banned)))
        if banned:
            write.add("end_passes", its_person_id=person.id)
        await tables.store.write(write)
        tables.recheck(person.id)
        return
    table = await tables.get(place[0])
    if not banned:
        raise GameError("admin/no-such-person", who)
    async with table.lock:
        table.seat(place[1])

        def shut_out(found: list[SeatRecord]) -> None:
            found[place[1]].token_hash = hash_token(secrets.token_urlsafe())
            found[place[1]].bot = found[place[1]].bot or default_bot(table.record.game)

        await seats.change_seats(tables, table, shut_out)


async def delete_person(tables: Tables, who: str) -> int:
    """Delete an account, or the person at a seat; their games continue without them."""
    place = seat_named(who)
    if place is not None:
        await forget_seat(tables, *place)
        return 1
    return await delete_account(tables, await need_person(tables, who))


async def delete_account(tables: Tables, person: PersonRecord) -> int:
    """Delete an account, its links, and the chat and notes of its seats; the number of seats."""
    links = await links_of(tables.store, person.id)
    hashes = [token_hash for scheme, token_hash in links if scheme == "seat"]
    count = 0
    for table_id in await tables.store.tables_of(hashes, 1_000_000) if hashes else []:
        table = await tables.get(table_id)
        for seat in table.seats:
            if seat.token_hash in hashes:
                await forget_seat(tables, table_id, seat.seat)
                count += 1
    write = Write().add("end_channels", its_owner=f"person/{person.id}")
    await tables.store.write(write.add("end_person", its_id=person.id))
    tables.recheck(person.id)
    return count


async def forget_seat(tables: Tables, table_id: str, seat: int) -> None:
    """Delete the name, chat and notes of a seat; in a running game a bot plays on."""
    table = await tables.get(table_id)
    async with table.lock:
        table.seat(seat)
        write = Write().add("end_notes", its_table_id=table_id, its_seat=seat)
        write.add("end_chat", its_table_id=table_id, its_seat=seat)
        write.add("end_channels", its_owner=f"seat/{table_id}/{seat}")

        def forget(found: list[SeatRecord]) -> None:
            mine = found[seat]
            mine.name, mine.token_hash = "", None
            if table.status == "running":
                mine.bot, mine.resigned = mine.bot or default_bot(table.record.game), True

        is_last = table.status == "running" and table.people() == [seat]
        await seats.change_seats(
            tables, table, forget, write, status="abandoned" if is_last else None
        )
        await votes.weigh_again(tables, table)
    tables.changed(table)


def seat_named(who: str) -> tuple[str, int] | None:
    """Parse TABLE:SEAT."""
    table_id, colon, seat = who.partition(":")
    return (table_id, int(seat)) if colon and seat.isdecimal() else None


async def need_person(tables: Tables, name: str) -> PersonRecord:
    person = await person_named(tables.store, name)
    if person is None:
        raise GameError("admin/no-such-person", name)
    return person


async def list_tables(tables: Tables) -> list[Document]:
    """One row per table."""
    found = []
    for record in await tables.store.all_tables():
        stored = await tables.store.table(record.id)
        if stored is not None:
            found.append(
                {
                    "table": record.id,
                    "game": record.game,
                    "status": record.status,
                    "entries": stored.head.seq if stored.head else 0,
                    "players": [seat.name or seat.bot or "" for seat in stored.seats],
                    "title": record.title,
                    "changed": record.changed,
                    "commitment": commitment(record.secret),
                }
            )
    return found
