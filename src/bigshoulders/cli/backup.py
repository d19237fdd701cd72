"""`bigshoulders backup` and `restore`: everything a server keeps, as one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bigshoulders.cli.database import say, with_tables
from bigshoulders.kernel.errors import GameError

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
