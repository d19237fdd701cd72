"""Earlier positions, rebuilt from stored positions and the moves after them."""

from __future__ import annotations

from typing import Final

import msgspec

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.log import NO_MOVE
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import EntryRecord
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

REACH: Final = 64


async def board_at(tables: Tables, table: Table, seq: int) -> AnyBoard:
    """The position after an entry.

    Walks back from the entry to the nearest stored position and replays the moves in between. An
    undo continues at the entry it names, every other entry at the one before it.
    """
    if not 0 <= seq <= table.seq or not table.has_begun:
        raise Refused("no_such_entry", seq=seq, head=table.seq)
    if seq == table.seq:
        return table.board
    known: dict[int, EntryRecord] = {}
    moves: list[EntryRecord] = []
    at = seq
    kept = await tables.store.checkpoint(table.id, at)
    while kept is None or kept[0] != at:
        if at not in known:
            found = await tables.store.entries(table.id, max(0, at - REACH), at)
            known.update((entry.seq, entry) for entry in found)
        entry = known[at]
        do = msgspec.json.decode(entry.do)
        if "undo_to" in do:
            at = int(do["undo_to"])
            kept = await tables.store.checkpoint(table.id, at)
        else:
            if not do.keys() & NO_MOVE:
                moves.append(entry)
            at -= 1
    board = table.unpack(kept[1])
    for entry in reversed(moves):
        move = board.space.parse(msgspec.json.decode(entry.do))
        try:
            board.play(entry.seat, move)
        except GameError as error:  # the rules have changed since
            raise Refused("old_rules", seq=entry.seq) from error
    return board


async def entries_of(tables: Tables, table: Table, after: int, upto: int) -> list[EntryRecord]:
    """Entries after one, up to another; from memory if they are recent."""
    recent = table.recent
    if recent and recent[0].seq <= after + 1:
        return [entry for entry in recent if after < entry.seq <= upto]
    return await tables.store.entries(table.id, after, upto)
