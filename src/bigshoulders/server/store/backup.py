"""Backups: the whole database as one SQLite file, read and written in one transaction.

The file is the same whether the database is SQLite or PostgreSQL, so a backup of one can be
restored to the other. Running servers continue: a backup is consistent, and a restored database has
a new generation, which makes servers reload their tables.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from sqlalchemy import Connection, NullPool, create_engine, delete, insert, select, text, update

from bigshoulders.kernel.errors import GameError
from bigshoulders.server.store.schema import clockwork, generations, heads, metadata, seats
from bigshoulders.server.store.sql import Store, keep_private

ROWS_AT_ONCE: Final = 500
COPIED: Final = [table for table in metadata.sorted_tables if table is not generations]
DRAFT: Final = ".bigshoulders-part"  # ends the names of unfinished files
MAGIC: Final = b"SQLite format 3\x00"


async def backup(store: Store, path: Path) -> int:
    """Write everything to a new file, completely or not at all; the number of game tables."""
    sweep(path.parent)
    draft = new_draft(path)
    url = f"sqlite:///{draft}"

    def fill(source: Connection) -> int:
        with connected(url) as target:
            target.execute(delete(clockwork))
            count = copy_rows(source, target)
            target.commit()
            target.execute(text("PRAGMA journal_mode=DELETE"))
        return count

    with held(draft):
        await bring_up_to_date(url)
        count = await store.at_one_moment(fill, seconds=None)
        sync(draft)
        draft.replace(path)
    return count


def new_draft(path: Path) -> Path:
    """An empty file beside another one that only its owner can read."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}{DRAFT}")
    keep_private(draft)
    return draft


@contextmanager
def held(draft: Path) -> Iterator[None]:
    """Lock a draft while it is in use, so that nobody sweeps it away, and remove it at the end."""
    with draft.open("rb") as file:
        lock(file)
        try:
            yield
        finally:
            remove(draft)


def sweep(folder: Path) -> None:
    """Remove the drafts that killed commands left in a folder."""
    for draft in folder.glob(f"*{DRAFT}"):
        with suppress(OSError), draft.open("rb") as file:  # OSError: a command is using it
            lock(file)
            remove(draft)


def lock(file: BinaryIO) -> None:
    """Lock a file, or raise OSError if another command has locked it."""
    if sys.platform != "win32":  # there, a file in use can't be removed anyway
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def remove(draft: Path) -> None:
    for left in (draft, *(Path(f"{draft}{end}") for end in ("-wal", "-shm", "-journal"))):
        left.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Flush a file to disk."""
    with path.open("rb") as file:
        os.fsync(file.fileno())


async def restore(store: Store, path: Path) -> int:
    """Replace everything by a backup; running servers notice the new generation."""
    check_file(path)
    sweep(path.parent)
    draft = new_draft(path)
    url = f"sqlite:///{draft}"

    def fill(target: Connection) -> int:
        new = {"value": secrets.token_hex(16)}
        target.execute(update(generations).values(**new))  # writers wait from here on
        if not store.is_sqlite:
            names = ", ".join(table.name for table in COPIED)
            target.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
        ticks = float(target.execute(select(clockwork.c.ticks)).scalar_one())
        for table in reversed(COPIED):
            target.execute(delete(table))
        with connected(url) as source:
            count = copy_rows(source, target)
        resume_clocks(target, ticks)
        target.commit()
        return count

    with held(draft):
        shutil.copyfile(path, draft)  # an older backup is migrated as a copy
        await bring_up_to_date(url)
        return await store.writing.run(fill, seconds=None)


def resume_clocks(target: Connection, ticks: float) -> None:
    """Let the players' clocks continue at a reading; the time since the backup doesn't count."""
    later = ticks - float(target.execute(select(clockwork.c.ticks)).scalar_one())
    if later <= 0:
        return
    target.execute(update(clockwork).values(ticks=ticks))
    target.execute(
        update(heads).values(ticks=heads.c.ticks + later, deadline=heads.c.deadline + later)
    )
    target.execute(update(seats).values(last_here=seats.c.last_here + later))
    timed = select(heads.c.table_id, heads.c.clock).where(heads.c.clock.is_not(None))
    for table, clock in target.execute(timed).all():
        document = json.loads(clock)
        document["since"] += later
        changed = update(heads).where(heads.c.table_id == table)
        target.execute(changed.values(clock=json.dumps(document)))


def check_file(path: Path) -> None:
    """Refuse a file that isn't a complete backup."""
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise GameError("backup/not-a-backup", str(path))
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        found = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'")
        if found.fetchone() is None or connection.execute("PRAGMA quick_check").fetchone() != (
            "ok",
        ):
            raise GameError("backup/not-a-backup", str(path))
    except sqlite3.DatabaseError as error:
        raise GameError("backup/not-a-backup", str(path)) from error
    finally:
        connection.close()


async def bring_up_to_date(url: str) -> None:
    """Migrate a file to this version."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A connection to a private file."""
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    with engine.connect() as connection:
        yield connection


def copy_rows(source: Connection, target: Connection) -> int:
    """Copy all rows in chunks; the number of game tables."""
    games = 0
    for table in COPIED:
        rows = source.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for part in rows.mappings().partitions():
            found = [dict(row) for row in part]
            target.execute(insert(table), found)
            games += len(found) if table.name == "tables" else 0
    return games
