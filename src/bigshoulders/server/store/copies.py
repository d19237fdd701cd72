"""Backups: the whole database as one SQLite file, read and written in one transaction.

The file is the same whether the database is SQLite or PostgreSQL, so a backup of one can be
restored to the other. Servers that run meanwhile go on: a backup is a picture of one moment, and a
restored database has a new generation, by which servers know that what they remember is void.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bigshoulders.kernel.errors import GameError
from bigshoulders.server.store.schema import generations, metadata
from bigshoulders.server.store.sql import Store, keep_private

ROWS_AT_ONCE: Final = 500
COPIED: Final = [table for table in metadata.sorted_tables if table is not generations]
MAGIC: Final = b"SQLite format 3\x00"


async def backup(store: Store, path: Path) -> int:
    """Everything into a new file, entirely or not at all; how many tables of games there are."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    copy = Store(f"sqlite+aiosqlite:///{draft}")
    try:
        await copy.open()
        async with store.one_moment() as source, copy.writing_engine.begin() as target:
            count = await copy_rows(source, target)
        async with copy.writing_engine.connect() as target:
            await target.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
            await target.commit()
            await target.execute(text("PRAGMA journal_mode=DELETE"))
        await copy.close()
        sync(draft)
        draft.replace(path)
    finally:
        await copy.close()
        for left in (draft, Path(f"{draft}-wal"), Path(f"{draft}-shm")):
            left.unlink(missing_ok=True)
    return count


def sync(path: Path) -> None:
    """A backup is on the disk when it is said to be made."""
    with path.open("rb") as file:
        os.fsync(file.fileno())


async def restore(store: Store, path: Path) -> int:
    """Replace everything by a backup; servers that run find out by the new generation."""
    check_file(path)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    keep_private(draft)
    draft.write_bytes(path.read_bytes())  # older backups are brought up to date, not the file
    copy = Store(f"sqlite+aiosqlite:///{draft}")
    try:
        await copy.open()
        async with copy.engine.connect() as source, store.writing_engine.begin() as target:
            new = {"value": secrets.token_hex(16)}
            await target.execute(update(generations).values(**new))  # writers wait from here on
            if not store.is_sqlite:
                names = ", ".join(table.name for table in COPIED)
                await target.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
            for table in reversed(COPIED):
                await target.execute(delete(table))
            return await copy_rows(source, target)
    finally:
        await copy.close()
        for left in (draft, Path(f"{draft}-wal"), Path(f"{draft}-shm")):
            left.unlink(missing_ok=True)


def check_file(path: Path) -> None:
    """A backup must be one of ours and whole."""
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


async def copy_rows(source: AsyncConnection, target: AsyncConnection) -> int:
    """All rows of all tables, a few at a time; the number of tables of games."""
    games = 0
    for table in COPIED:
        rows = await source.stream(select(table))
        async for part in rows.mappings().partitions(ROWS_AT_ONCE):
            found: list[dict[str, Any]] = [dict(row) for row in part]
            await target.execute(insert(table), found)
            games += len(found) if table.name == "tables" else 0
    return games
