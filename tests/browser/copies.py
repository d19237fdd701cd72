"""Copies of tables: a game that was played to some point once starts there in later tests."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from bigshoulders.server.tables.access import hash_token, new_token
from bigshoulders.server.tables.names import new_id
from served import Server

TABLES = ("tables", "seats", "entries", "heads", "checkpoints")
SELECT = {name: f"SELECT * FROM {name} WHERE table_id = ?" for name in TABLES[1:]}
SELECT["tables"] = "SELECT * FROM tables WHERE id = ?"
Rows = dict[str, list[dict[str, Any]]]


@dataclass(frozen=True)
class Copy:
    """A new table and its secrets."""

    id: str
    seats: list[str]
    watch: str


def rows_of(server: Server, table: str) -> Rows:
    """Everything the database stores about the game at a table."""
    with closing(database(server)) as connection:
        return {
            name: [dict(row) for row in connection.execute(SELECT[name], [table])]
            for name in TABLES
        }


def copy(server: Server, rows: Rows) -> Copy:
    """Store the rows as another table, with its own secrets."""
    found = Copy(new_id(), [new_token("seat") for _ in rows["seats"]], new_token("watch"))
    with closing(database(server)) as connection, connection:
        for name in TABLES:
            for row in rows[name]:
                put(connection, name, row | changes(found, name, row))
    return found


def changes(found: Copy, name: str, row: dict[str, Any]) -> dict[str, Any]:
    if name == "tables":
        owner = hash_token(new_token("owner"))
        return {"id": found.id, "owner_hash": owner, "watch_hash": hash_token(found.watch)}
    if name == "seats":
        return {"table_id": found.id, "token_hash": hash_token(found.seats[row["seat"]])}
    return {"table_id": found.id}


def database(server: Server) -> sqlite3.Connection:
    connection = sqlite3.connect(server.data / "bigshoulders.sqlite", timeout=30)
    connection.row_factory = sqlite3.Row
    return connection


def put(connection: sqlite3.Connection, name: str, row: dict[str, Any]) -> None:
    columns = ", ".join(f'"{column}"' for column in row)
    marks = ", ".join("?" for _ in row)
    connection.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", [*row.values()])
