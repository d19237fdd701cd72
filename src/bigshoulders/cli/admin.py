"""`bigshoulders admin`: what an operator can do to tables and people."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from bigshoulders.cli.database import say, with_tables
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import messages

if TYPE_CHECKING:
    from bigshoulders.server.tables.tables import Tables

COLUMNS = ("table", "game", "status", "entries", "players", "title", "changed")


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("admin", help="manage a server's tables and people")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    listing = actions.add_parser("list", help="list all tables, or all people with accounts")
    listing.add_argument("what", nargs="?", choices=["tables", "people"], default="tables")
    listing.add_argument("--json", action="store_true", help="print one JSON object per line")
    listing.set_defaults(run=run_list)
    undo = actions.add_parser("undo", help="undo moves of a running game")
    undo.add_argument("table")
    undo.add_argument(
        "--to",
        type=int,
        metavar="SEQ",
        help="entry to go back to (default: the one before the last)",
    )
    undo.set_defaults(run=run_undo)
    link = actions.add_parser(
        "link", help="create a new link for a seat; the old one stops working"
    )
    link.add_argument("table")
    link.add_argument("seat", type=int)
    link.set_defaults(run=run_link)
    ban = actions.add_parser("ban", help="ban a person")
    ban.add_argument("person", help="account name, or TABLE:SEAT")
    ban.add_argument("--lift", action="store_true", help="lift a ban")
    ban.set_defaults(run=run_ban)
    delete = actions.add_parser("delete", help="delete a person and their data")
    delete.add_argument("person", help="account name, or TABLE:SEAT")
    delete.add_argument("--yes", action="store_true", help="confirm; this can't be undone")
    delete.set_defaults(run=run_delete)

    mute = actions.add_parser("mute", help="stop a person from chatting")
    mute.add_argument("person", help="account name, TABLE:SEAT, or TABLE: for all spectators")
    mute.add_argument("--lift", action="store_true", help="let them chat again")
    mute.set_defaults(run=run_mute)
    close = actions.add_parser("close", help="end a game, or a table that hasn't started")
    close.add_argument("table")
    close.add_argument("--yes", action="store_true", help="confirm; this can't be undone")
    close.set_defaults(run=run_close)
    words = actions.add_parser("words", help="delete a person's chat and notes")
    words.add_argument("person", help="account name, or TABLE:SEAT; with --line, TABLE")
    words.add_argument("--line", type=int, metavar="ID", help="delete only this line of chat")
    words.add_argument("--yes", action="store_true", help="confirm; this can't be undone")
    words.set_defaults(run=run_words)
    export = actions.add_parser("export", help="print everything stored about a person as JSON")
    export.add_argument("person", help="account name, or TABLE:SEAT")
    export.set_defaults(run=run_export)
    expire = actions.add_parser("expire", help="apply the rule for abandoned tables and guests now")
    expire.set_defaults(run=run_expire)


def run_list(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin
        from bigshoulders.server.store.people import all_people

        if options.what == "tables":
            show(options, COLUMNS, await admin.list_tables(tables))
            return
        people: list[dict[str, Json]] = [
            {"name": person.name, "banned": person.banned, "created": person.created}
            for person in await all_people(tables.store)
        ]
        show(options, ("name", "banned", "created"), people)

    return with_tables(work)


def show(
    options: argparse.Namespace, columns: tuple[str, ...], rows: list[dict[str, Json]]
) -> None:
    """Rows for people or for programs."""
    if options.json:
        for row in rows:
            print(json.dumps(row))
        return
    words = messages(options.language)
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(words.text(f"keeper-column-{column}"))
    for row in rows:
        table.add_row(*(readable(words.text, column, row[column]) for column in columns))
    Console(highlight=False, markup=False).print(table)


def readable(text: Callable[[str], str], column: str, value: Json) -> str:
    if column in ("changed", "created") and isinstance(value, int | float):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    if column == "status":
        return text(f"keeper-status-{value}")
    if isinstance(value, bool):
        return "×" if value else ""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def run_undo(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        seq = await admin.take_back(tables, options.table, options.to)
        say(options, "keeper-undone", table=options.table, number=seq)

    return with_tables(work)


def run_link(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        link = await admin.give_link(tables, options.table, options.seat)
        say(options, "keeper-link", seat=options.seat, link=link)

    return with_tables(work)


def run_ban(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        await admin.ban(tables, options.person, not options.lift)
        say(options, "keeper-let-in" if options.lift else "keeper-banned", person=options.person)

    return with_tables(work)


def run_delete(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        if not options.yes:
            raise GameError("admin/say-yes", "--yes")
        count = await admin.delete_person(tables, options.person)
        say(options, "keeper-deleted", person=options.person, count=count)

    return with_tables(work)


def run_mute(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        await admin.mute(tables, options.person, not options.lift)
        say(options, "keeper-unmuted" if options.lift else "keeper-muted", person=options.person)

    return with_tables(work)


def run_close(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        if not options.yes:
            raise GameError("admin/say-yes", "--yes")
        await admin.close_table(tables, options.table)
        say(options, "keeper-closed", table=options.table)

    return with_tables(work)


def run_words(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        if not options.yes:
            raise GameError("admin/say-yes", "--yes")
        count = 1
        if options.line is None:
            count = await admin.delete_words(tables, options.person)
        else:
            await admin.delete_line(tables, options.person, options.line)
        say(options, "keeper-words-deleted", person=options.person, count=count)

    return with_tables(work)


def run_export(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server import admin

        place = admin.seat_named(options.person)
        if place is not None:
            found = await admin.shown_seat(tables, *place)
        else:
            person = await admin.need_person(tables, options.person)
            found = await admin.export_person(tables, person)
        print(json.dumps(found, indent=2, ensure_ascii=False))

    return with_tables(work)


def run_expire(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server.expiry import expire

        runs = [await expire(tables)]
        while runs[-1].has_more:
            runs.append(await expire(tables, runs[-1].failed))
        say(
            options,
            "keeper-expired",
            closed=sum(run.closed for run in runs),
            deleted=sum(run.deleted for run in runs),
            guests=sum(run.guests for run in runs),
        )

    return with_tables(work)
