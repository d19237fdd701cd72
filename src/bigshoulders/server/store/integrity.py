"""Checks of a database: is the file whole, and do its tables agree with their logs?"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, func, select

from bigshoulders.server.store.schema import entries, heads
from bigshoulders.server.store.sql import Store

# Names of errors that say nothing about a file: it can't be read now.
OUT_OF_REACH = ("SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_BUSY", "SQLITE_READONLY", "SQLITE_AUTH")


def damage_of(file: Path, is_full: bool = False) -> str | None:
    """The first fault of an SQLite file, or None. The full check also compares its indexes."""
    if not file.exists() or file.stat().st_size == 0:  # a new database
        return None
    try:
        with closing(sqlite3.connect(file)) as connection:
            check = "integrity_check" if is_full else "quick_check"
            fault = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
            if fault == "ok" and is_full:
                orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
                fault = "ok" if orphan is None else f"{orphan[0]} row {orphan[1]}: {orphan[2]}"
    except sqlite3.DatabaseError as error:
        name = getattr(error, "sqlite_errorname", "")  # Python's own errors have none
        fault = "ok" if name.startswith(OUT_OF_REACH) else str(error)
    return None if fault == "ok" else str(fault).splitlines()[-1]


async def torn_tables(store: Store) -> tuple[int, list[str]]:
    """The number of games, and those whose stored position doesn't follow from their log."""
    counted = (
        select(
            entries.c.table_id, func.count().label("count"), func.max(entries.c.seq).label("last")
        )
        .group_by(entries.c.table_id)
        .subquery()
    )
    found = (
        select(heads.c.table_id, heads.c.seq, heads.c.digest, counted.c.count, entries.c.digest)
        .outerjoin(counted, counted.c.table_id == heads.c.table_id)
        .outerjoin(
            entries, (entries.c.table_id == heads.c.table_id) & (entries.c.seq == counted.c.last)
        )
    )

    def read(connection: Connection) -> tuple[int, list[str]]:
        rows = connection.execute(found).all()
        torn = [
            str(table)
            for table, seq, digest, count, last in rows
            if seq != (count or 0) or (count and digest != last)
        ]
        return len(rows), torn

    return await store.at_one_moment(read, seconds=None)
