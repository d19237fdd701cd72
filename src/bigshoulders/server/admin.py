"""Commands of an operator: export, import, undo, new links, bans, deletion."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.people import (
    channels_of,
    links_of,
    passes_of,
    person_named,
    recovery_codes_of,
)
from bigshoulders.server.store.records import (
    ChatRecord,
    PassRecord,
    PersonRecord,
    SeatRecord,
)
from bigshoulders.server.store.results import ratings_of
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables import seats, votes
from bigshoulders.server.tables.access import Access, hash_token
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.moves import go_back
from bigshoulders.server.tables.reports import export, export_whole
from bigshoulders.server.tables.seating import (
    Note,
    change_seats,
    end_private,
    notes_number,
    owner_of_seat,
)
from bigshoulders.server.tables.seats import again_if_late
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

EVERYTHING = Access((), True, True)
MOST_TABLES = 1_000_000


class Place(NamedTuple):
    """The player at a seat, or the substitute who plays for them."""

    table: str
    seat: int
    is_substitute: bool = False


async def export_table(tables: Tables, table_id: str, whole: bool) -> str:
    """The log of a table; secrets of a running game only if `whole`."""
    table = await tables.get(table_id)
    return await export_whole(tables, table) if whole else await export(tables, table, EVERYTHING)


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
    record = table.seat(seat)
    mine = Access((seat,) if record.joined else (), True, True)
    token = await seats.new_link(tables, table, mine, seat)
    return f"/t/{table.id}#{token}"


@again_if_late
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
    table = await tables.get(place.table)
    if not banned:
        raise GameError("admin/no-such-person", who)
    async with table.lock:
        record = table.seat(place.seat)
        is_running = table.status == "running"
        if is_running:  # a bot finishes the game
            await tables.note_aid(table)

        def shut_out(found: list[SeatRecord]) -> None:
            mine = found[place.seat]
            mine.token_hash = hash_token(secrets.token_urlsafe())
            mine.substitute_hash = mine.invite_hash = None
            mine.bot, mine.reason = mine.bot or table.stand_in, "left"

        is_news = is_running and record.reason != "left"
        notes = left_notes(table, place.seat) if is_news else []
        write = Write()
        end_private(write, table.id, place.seat, is_substitute=False)
        await change_seats(tables, table, shut_out, write, notes=notes)


def left_notes(table: Table, seat: int) -> list[Note]:
    """The note in a log that a bot plays on for a person who was removed."""
    return [(seat, {"note": "left", "bot": table.seats[seat].bot or table.stand_in})]


async def delete_person(tables: Tables, who: str) -> int:
    """Delete an account, or the person at a seat; their games continue without them."""
    place = seat_named(who)
    if place is not None:
        await forget_seat(tables, *place)
        return 1
    return await delete_account(tables, await need_person(tables, who))


async def delete_account(tables: Tables, person: PersonRecord) -> int:
    """Delete an account, its links and addresses, and the chat and notes of its seats; the number
    of seats."""
    places = await seats_of(tables, person)
    for place in places:
        await forget_seat(tables, *place)
    write = Write().add("end_channels", its_owner=f"person/{person.id}")
    for table in await tables_owned_by(tables, person):
        write.add("end_channels", its_owner=f"table/{table.id}")
    write.add("end_words", its_person_id=person.id).add("unmute", its_who=f"person/{person.id}")
    await tables.store.write(write.add("end_person", its_id=person.id))
    tables.recheck(person.id)
    return len(places)


@again_if_late
async def forget_seat(
    tables: Tables, table_id: str, seat: int, is_substitute: bool = False
) -> None:
    """Delete everything about the player at a seat, or about their substitute alone.

    In a running game a bot plays on; before the start, the seat is free again.
    """
    table = await tables.get(table_id)
    async with table.lock:
        table.seat(seat)
        write = Write().add("forget_joined", at=table_id, number=seat)
        end_private(write, table_id, seat, is_substitute)
        if not is_substitute:
            write.add("end_chat", its_table_id=table_id, its_seat=seat)
        if table.is_over:  # its owner gets no more notifications
            write.add("end_channels", its_owner=f"table/{table_id}")
        record = table.seats[seat]
        is_played = table.status == "running" and record.kind == "human"
        is_last = is_played and table.people() == [seat] and not is_substitute

        def forget(found: list[SeatRecord]) -> None:
            mine = found[seat]
            mine.substitute_hash = mine.substitute = None
            if not is_substitute:
                mine.name, mine.token_hash, mine.spent_hash = "", None, None
            if is_played:
                mine.bot, mine.reason = mine.bot or table.stand_in, "left"
                mine.resigned = mine.resigned or not is_substitute
            elif table.status == "open" and mine.kind == "human":
                mine.kind, mine.joined, mine.entropy = "invite", False, ""

        status = "abandoned" if is_last else None
        notes = left_notes(table, seat) if is_played and not record.resigned else []
        await change_seats(tables, table, forget, write, status=status, notes=notes)
        table.recent.clear()  # it may still have the name
        await votes.weigh_again(tables, table)
    tables.changed(table)


async def mute(tables: Tables, who: str, muted: bool) -> None:
    """Mute an account, a seat (TABLE:SEAT) or a table's spectators (TABLE:), or let them chat."""
    table_id, colon, _ = who.partition(":")
    place = seat_named(who)
    if place is not None:
        (await tables.get(place.table)).seat(place.seat)
        name = f"seat/{place.table}/{place.seat}"
    elif colon:
        name = f"table/{(await tables.get(table_id)).id}"
    else:
        name = f"person/{(await need_person(tables, who)).id}"
    write = Write().add("mute", who=name) if muted else Write().add("unmute", its_who=name)
    await tables.store.write(write)


async def delete_words(tables: Tables, who: str) -> int:
    """Delete all chat and notes of an account or a seat; the number of lines."""
    place, write, lines = seat_named(who), Write(), set[int]()
    places = [place] if place is not None else []
    if place is None:
        person = await need_person(tables, who)
        places = await seats_of(tables, person)
        write.add("end_words", its_person_id=person.id)
        lines = {line.id for line in await tables.store.words_of(person.id)}
    for table, seat, is_substitute in places:
        notes = notes_number(seat, is_substitute)
        write.add("end_notes", its_table_id=table, its_seat=notes)
        if not is_substitute:
            lines |= {line.id for line in await tables.store.words_at(table, seat)}
            write.add("end_chat", its_table_id=table, its_seat=seat)
    await tables.store.write(write)
    return len(lines)


async def delete_line(tables: Tables, table_id: str, line: int) -> None:
    """Delete one line of chat, such as a spectator's."""
    table = await tables.get(table_id)
    await tables.store.write(Write().add("end_line", its_table_id=table.id, its_id=line))


async def seats_of(tables: Tables, person: PersonRecord) -> list[Place]:
    """The seats whose links an account holds."""
    found, hashes = [], await hashes_of(tables, person, "seat")
    for table in await tables_of(tables, hashes):
        for seat in table.seats:
            if seat.token_hash in hashes:
                found.append(Place(table.id, seat.seat))
            elif seat.substitute_hash in hashes:
                found.append(Place(table.id, seat.seat, is_substitute=True))
    return found


async def tables_owned_by(tables: Tables, person: PersonRecord) -> list[Table]:
    """The tables whose owner links an account holds."""
    hashes = await hashes_of(tables, person, "owner")
    found = await tables_of(tables, hashes)
    return [table for table in found if table.record.owner_hash in hashes]


async def hashes_of(tables: Tables, person: PersonRecord, scheme: str) -> set[str]:
    """The hashes of the links of one kind that an account holds."""
    links = await links_of(tables.store, person.id)
    return {token_hash for each, token_hash in links if each == scheme}


async def tables_of(tables: Tables, hashes: set[str]) -> list[Table]:
    """All tables that these links open."""
    found = await tables.store.tables_of([*hashes], MOST_TABLES) if hashes else []
    return [await tables.get(table) for table in found]


@again_if_late
async def close_table(tables: Tables, table_id: str) -> None:
    """Abandon a table, whether or not it has started; nobody can play on."""
    table = await tables.get(table_id)
    async with table.lock:
        if table.is_over:
            raise Refused("not_running", status=table.status)
        await change_seats(tables, table, lambda _: None, status="abandoned")
    tables.changed(table)


@again_if_late
async def delete_table(tables: Tables, table_id: str) -> None:
    """Delete a table with everything that belongs to it."""
    table = await tables.get(table_id)
    async with table.lock:
        write = Write().add("end_channels", its_owner=f"table/{table.id}")
        write.add("unmute", its_who=f"table/{table.id}")
        for seat in table.seats:
            for is_substitute in (False, True):
                owner = owner_of_seat(table.id, seat.seat, is_substitute)
                write.add("end_channels", its_owner=owner)
            write.add("unmute", its_who=f"seat/{table.id}/{seat.seat}")
        await tables.store.write(write.add("end_table", its_id=table.id))
    with suppress(Refused):  # everybody connected learns that it is gone
        await tables.refresh(table)


async def export_person(tables: Tables, person: PersonRecord) -> Document:
    """Everything stored about an account, except secrets."""
    store, now = tables.store, tables.now()
    owner = f"person/{person.id}"
    places = await seats_of(tables, person)
    return {
        "account": {
            "name": person.name,
            "created": person.created,
            "banned": person.banned,
            "muted": await store.is_muted([owner]),
            "second_factor": person.totp is not None,
            "recovery_codes": len(await recovery_codes_of(store, person.id, now)),
        },
        "sessions": [shown_pass(one) for one in await passes_of(store, person.id, "session", now)],
        "tokens": [shown_pass(one) for one in await passes_of(store, person.id, "token", now)],
        "channels": await shown_channels(tables, owner),
        "links": len(await links_of(store, person.id)),
        "seats": [await shown_seat(tables, *place) for place in places],
        "tables": [
            {
                "table": table.id,
                "title": table.record.title,
                "channels": await shown_channels(tables, f"table/{table.id}"),
            }
            for table in await tables_owned_by(tables, person)
        ],
        "chat": [shown_line(line) for line in await store.words_of(person.id)],
        "ratings": [
            {"table": one.table_id, "game": one.game, "mu": one.mu, "sigma": one.sigma}
            for one in await ratings_of(store, person.id)
        ],
    }


def shown_pass(one: PassRecord) -> Document:
    return {"label": one.label, "created": one.created, "seen": one.seen, "expires": one.expires}


def shown_line(line: ChatRecord) -> Document:
    return {"table": line.table_id, "name": line.name, "text": line.text, "time": line.time}


async def shown_channels(tables: Tables, owner: str) -> list[Document]:
    found = await channels_of(tables.store, [owner])
    return [{"kind": one.kind, "address": one.address, "on": one.is_on} for one in found]


async def shown_seat(
    tables: Tables, table_id: str, seat: int, is_substitute: bool = False
) -> Document:
    """Everything stored about the player at a seat, or about their substitute."""
    table = await tables.get(table_id)
    record, notes = table.seat(seat), notes_number(seat, is_substitute)
    said = [] if is_substitute else await tables.store.words_at(table_id, seat)
    return {
        "table": table_id,
        "title": table.record.title,
        "game": table.record.game,
        "status": table.status,
        "seat": seat,
        "substitute": is_substitute,
        "name": record.substitute if is_substitute else record.name,
        "entropy": "" if is_substitute else record.entropy,
        "notes": await tables.store.notes(table_id, notes),
        "chat": [shown_line(line) for line in said],
        "channels": await shown_channels(tables, owner_of_seat(table_id, seat, is_substitute)),
    }


def seat_named(who: str) -> Place | None:
    """Parse TABLE:SEAT."""
    table_id, colon, seat = who.partition(":")
    return Place(table_id, int(seat)) if colon and seat.isdecimal() else None


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
