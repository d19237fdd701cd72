"""Backups: the whole database as one SQLite file, read and written in one transaction.

The file is the same whether the database is SQLite or PostgreSQL, so a backup of one can be
restored to the other. Running servers continue: a backup is consistent, and a restored database has
a new generation, which makes servers reload their tables.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, NullPool, create_engine, delete, insert, select, text, update

from bigshoulders.kernel.errors import GameError
from bigshoulders.server.store.schema import generations, metadata
from bigshoulders.server.store.sql import Store, keep_private

ROWS_AT_ONCE: Final = 500
COPIED: Final = [table for table in metadata.sorted_tables if table is not generations]
MAGIC: Final = b"SQLite format 3\x00"


async def backup(store: Store, path: Path) -> int:
    """Write everything to a new file, completely or not at all; the number of game tables."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    url = f"sqlite:///{draft}"

    def fill(source: Connection) -> int:
        with connected(url) as target:
            count = copy_rows(source, target)
            target.commit()
            target.execute(text("PRAGMA journal_mode=DELETE"))
        return count

    try:
        await bring_up_to_date(url)
        count = await store.at_one_moment(fill)
        sync(draft)
        draft.replace(path)
    finally:
        for left in (draft, Path(f"{draft}-wal"), Path(f"{draft}-shm")):
            left.unlink(missing_ok=True)
    return count


def sync(path: Path) -> None:
    """Flush a file to disk."""
    with path.open("rb") as file:
        os.fsync(file.fileno())


async def restore(store: Store, path: Path) -> int:
    """Replace everything by a backup; running servers notice the new generation."""
    check_file(path)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    keep_private(draft)
    draft.write_bytes(path.read_bytes())  # an older backup is migrated as a copy
    url = f"sqlite:///{draft}"

    def fill(target: Connection) -> int:
        new = {"value": secrets.token_hex(16)}
        target.execute(update(generations).values(**new))  # writers wait from here on
        if not store.is_sqlite:
            names = ", ".join(table.name for table in COPIED)
            target.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
        for table in reversed(COPIED):
            target.execute(delete(table))
        with connected(url) as source:
            count = copy_rows(source, target)
        target.commit()
        return count

    try:
        await bring_up_to_date(url)
        return await store.writing.run(fill)
    finally:
        for left in (draft, Path(f"{draft}-wal"), Path(f"{draft}-shm")):
            left.unlink(missing_ok=True)


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
