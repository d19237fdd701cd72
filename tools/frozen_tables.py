"""Tables with clocks where moves are made and taken back: what is stored, and what is sent."""

from __future__ import annotations

import asyncio
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.language.messages import LANGUAGES
from bigshoulders.server.documents import Pace
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.records import HeadRecord, SeatRecord, TableRecord
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.entries import encode_entry
from bigshoulders.server.tables.moves import submit, undo
from bigshoulders.server.tables.new_table import start_if_full
from bigshoulders.server.tables.rules import rules_of
from bigshoulders.server.tables.server_clock import ServerClock
from bigshoulders.server.tables.snapshots import encode_snapshot, snapshot
from bigshoulders.server.tables.table import Table, encode
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import box_of

PACES = {
    "bank": ("chicago", {"players": 2}, Pace("bank", 600.0, 10.0)),
    "move": ("chicago", {"players": 3, "draft": True}, Pace("move", 90.0)),
    "solitaire": ("industrialist", {"side": "B"}, Pace("bank", 3600.0, 5.0)),
}
MOVES = 24
TAKEN_BACK = 0.4  # probability that a move is taken back if it can be
START = 1_700_000_000.0


def tables() -> dict[str, str]:
    """After every entry: the stored head, and the snapshots and the entry that are sent."""
    texts: dict[str, str] = {}
    for name in PACES:
        with tempfile.TemporaryDirectory() as folder:
            texts |= asyncio.run(play(name, Path(folder)))
    return texts


async def play(name: str, folder: Path) -> dict[str, str]:
    """One table with a fixed sequence of moves and a clock driven by them."""
    seconds = START

    def now() -> float:
        return seconds

    store = Store(f"sqlite:///{folder / 'frozen.sqlite'}")
    await store.open()
    tables = Tables(Settings(data=str(folder)), store, now)
    tables.clock = ServerClock(lambda: 0.0)
    tables.clock.ticks = seconds
    table = await set_up(tables, name)
    rng = Random(name)
    texts = {}
    for _ in range(MOVES):
        seconds += rng.randint(1, 20)
        tables.clock.ticks = seconds
        texts[f"{name} {table.seq:02} head"] = stored(await head_of(tables, table))
        texts[f"{name} {table.seq:02} snapshots"] = "\n".join(snapshots(table))
        if table.recent:
            texts[f"{name} {table.seq:02} entry"] = "\n".join(entries(table))
        seat = rng.choice(table.awaited)
        if table.trail.targets(seat) and rng.random() < TAKEN_BACK:
            await undo(tables, table, seat, table.seq, None)
        else:
            space = table.space
            do = space.spell(rng.choice(table.board.legal(seat)))
            await submit(tables, table, seat, table.seq, [do])
    await store.close()
    return texts


async def set_up(tables: Tables, name: str) -> Table:
    """A table whose secrets are public."""
    game, options, pace = PACES[name]
    config = encode(options)
    g = rules_of(game, config)
    table = TableRecord(
        id=f"frozen-{name}",
        game=game,
        config=encode(box_of(game).game.config(g)),
        rules=box_of(game).game.version(g),
        secret=name.encode(),
        seed=b"",
        title="",
        public=False,
        pace=encode(pace),
        status="open",
        owner_hash="owner",
        watch_hash="watch",
        result=None,
        rematch=None,
        created=START,
        changed=START,
    )
    write = Write().add("new_table", **vars(table))
    for seat in range(box_of(game).game.seats(g)):
        record = SeatRecord(table.id, seat, "human", "", None, True, False, f"seat {seat}", "", 0)
        write.add("new_seat", **vars(record))
    await tables.store.write(write)
    table = await tables.get(table.id)
    await start_if_full(tables, table)
    return table


async def head_of(tables: Tables, table: Table) -> HeadRecord:
    found = await tables.store.table(table.id)
    assert found is not None
    assert found.head is not None
    return found.head


def stored(head: HeadRecord) -> str:
    """A stored head with its position unpacked, because compression differs between machines."""
    lines = {**vars(head), "position": zlib.decompress(head.position).decode()}
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


def snapshots(table: Table) -> Iterator[str]:
    """Everything sent to each seat and a spectator, over sockets and HTTP."""
    for seat in (*range(len(table.seats)), NOBODY):
        yield encode_snapshot(table, seat, None, False).decode()
        yield encode_snapshot(table, seat, "en", True).decode()
        yield msgspec.json.encode(snapshot(table, seat, None, True)).decode()


def entries(table: Table) -> Iterator[str]:
    """The latest entry, as each seat and a spectator sees it in every language."""
    for seats in [(seat,) for seat in range(len(table.seats))] + [()]:
        for language in (None, *LANGUAGES):
            yield encode_entry(table, table.recent[-1], seats, language).decode()
