"""Starts a table in a position from the rules tests, to reach rare situations directly."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.records import Stored, TableRecord
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import hash_token, new_token
from bigshoulders.server.tables.imported import imported_seats
from bigshoulders.server.tables.names import new_id
from bigshoulders.server.tables.table import Head, Trail, encode, pack, seat_row
from bigshoulders.server.tables.table import Table as LoadedTable
from bigshoulders.server.tables.tables import Tables
from table import Table

from .conftest import Server
from .town import NAMES, Town


def place(server: Server, table: Table) -> Town:
    """Make the position the first one of a table whose seats all belong to the test."""
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this thread
        return thread.submit(asyncio.run, placed(server, table)).result()


async def placed(server: Server, table: Table) -> Town:
    settings = Settings(data=str(server.data))
    store = Store(settings.database_url, settings.slow)
    await store.open()
    try:
        return await written(server, Tables(settings, store), table)
    finally:
        await store.close()


async def written(server: Server, tables: Tables, table: Table) -> Town:
    now = tables.now()
    players = CHICAGO.seats(table.rules)
    record = TableRecord(
        id=new_id(),
        game=CHICAGO.name,
        config=encode(CHICAGO.config(table.rules)),
        rules=CHICAGO.version(table.rules),
        secret=b"placed",
        seed=b"placed",
        title="",
        public=False,
        pace=None,
        status="running",
        owner_hash=hash_token(new_token("owner")),
        watch_hash=hash_token(new_token("watch")),
        result=None,
        rematch=None,
        created=now,
        changed=now,
    )
    sitting, told = imported_seats(record.id, {"players": NAMES}, players)
    stored = Stored(record, sitting, None, [], await tables.store.generation())
    loaded = LoadedTable(stored, tables.clock)
    board = Board(CHICAGO, loaded.g, table.state)
    head = Head(0, board, board.digest(), Trail(NOBODY, 0), None)
    write = Write().add("new_table", **vars(record))
    for seat in sitting:
        write.add("new_seat", **seat_row(seat))
    write.add("checkpoint", table_id=record.id, seq=0, position=pack(board))
    write.add("head", **loaded.head_row(head, now))
    await tables.store.write(write)
    return Town(server, record.id, [str(seat.token) for seat in told])
