"""Wealth over time: what every seat was worth at moments spread over the game."""

from __future__ import annotations

from typing import Final

import msgspec

from bigshoulders.box.wealth import Holder
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

MOMENTS: Final = 48  # a screen can't show more


class Moment(msgspec.Struct):
    """The wealth of all seats after an entry."""

    seq: int
    seats: list[Holder]


class Chart(msgspec.Struct):
    """Wealth over the game, at evenly spaced entries."""

    moments: list[Moment]


async def chart(tables: Tables, table: Table) -> Chart:
    """Wealth over the game, from public information."""
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    head = table.seq
    step = max(1, head // MOMENTS)
    moments = []
    for seq in [*range(0, head, step), head]:
        moments.append(await moment(tables, table, seq))
    return Chart(moments)


async def moment(tables: Tables, table: Table, seq: int) -> Moment:
    """Wealth after an entry, computed once."""
    found = table.moments.get(seq)
    if found is None:
        seen = (await board_at(tables, table, seq)).view(NOBODY).seen
        sheet = table.sheet.make(table.g, seen, NOBODY)
        found = table.sheet.wealth(table.g, seen, sheet)
        if len(table.moments) > 2 * MOMENTS:
            table.moments.clear()
        table.moments[seq] = found
    return Moment(seq, found)
