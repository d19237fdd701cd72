"""`bigshoulders export TABLE` and `import FILE`: one game as a log, out of a server and in."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bigshoulders.cli.database import say, with_tables
from bigshoulders.cli.files import read_text, write_whole

if TYPE_CHECKING:
    from bigshoulders.server.tables.tables import Tables


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    giving = commands.add_parser("export", help="export the log of a table")
    giving.add_argument("table")
    giving.add_argument(
        "--out", type=Path, metavar="FILE", help="output file (default: standard output)"
    )
    giving.add_argument(
        "--whole",
        action="store_true",
        help="export a running game with its seed and all hidden information",
    )
    giving.set_defaults(run=run_export)
    taking = commands.add_parser("import", help="create a table from a log, with new links")
    taking.add_argument("file", type=Path)
    taking.set_defaults(run=run_import)


def run_export(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server.admin import export_table

        text = await export_table(tables, options.table, options.whole)
        if options.out is None:
            sys.stdout.write(text)
            return
        write_whole(options.out, text)
        say(options, "keeper-exported", table=options.table, file=str(options.out))

    return with_tables(work)


def run_import(options: argparse.Namespace) -> int:
    text = read_text(options.file)

    async def work(tables: Tables) -> None:
        from bigshoulders.server.tables.log_import import import_log

        told = await import_log(tables, text)
        say(options, "keeper-imported", table=told.table)
        say(options, "keeper-owner", link=f"/t/{told.table}#{told.owner}")
        for seat in told.seats:
            say(options, "keeper-link", seat=seat.seat, link=seat.link or "")

    return with_tables(work, is_new=True)
