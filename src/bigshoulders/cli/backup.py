"""`bigshoulders backup`, `restore` and `check`: everything a server keeps."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bigshoulders.cli.database import say, with_tables
from bigshoulders.kernel.errors import GameError
from bigshoulders.server.settings import read_settings

if TYPE_CHECKING:
    from bigshoulders.server.tables.tables import Tables


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    saving = commands.add_parser("backup", help="back up all server data to a file")
    saving.add_argument("file", type=Path)
    saving.set_defaults(run=run_backup)
    putting = commands.add_parser("restore", help="replace all server data with a backup")
    putting.add_argument("file", type=Path)
    putting.add_argument(
        "--yes", action="store_true", help="confirm; the current data will be lost"
    )
    putting.set_defaults(run=run_restore)
    checking = commands.add_parser("check", help="check all server data for damage")
    checking.set_defaults(run=run_check)


def run_backup(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server.store.backup import backup

        count = await backup(tables.store, options.file)
        say(options, "keeper-backup", count=count, file=str(options.file))

    if not options.file.resolve().parent.is_dir():
        raise GameError("backup/no-folder", str(options.file))
    return with_tables(work)


def run_restore(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server.store.backup import restore

        if not options.yes and await tables.store.counts():
            raise GameError("backup/say-yes", "--yes")
        count = await restore(tables.store, options.file)
        say(options, "keeper-restored", count=count, file=str(options.file))

    return with_tables(work, is_new=True)


def run_check(options: argparse.Namespace) -> int:
    async def work(tables: Tables) -> None:
        from bigshoulders.server.store.integrity import torn_tables

        count, torn = await torn_tables(tables.store)
        if torn:
            raise GameError("server/torn-tables", ", ".join(torn))
        say(options, "keeper-checked", count=count)

    settings = read_settings()
    if settings.is_sqlite:
        from bigshoulders.server.store.integrity import damage_of

        file = settings.database_file
        fault = damage_of(file, is_full=True)
        if fault is not None:
            raise GameError("server/damaged-database", str(file), {"fault": fault})
    return with_tables(work)
