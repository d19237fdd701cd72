"""Wealth over time: what every seat was worth at moments spread over the game."""

from __future__ import annotations

from typing import Final

import msgspec

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.history import position_at
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

MOMENTS: Final = 48  # more would not be told apart on a screen


class Holder(msgspec.Struct):
    """What one seat had: all of it, what of that was cash, and its shares by company."""

    worth: int
    cash: int
    holdings: dict[str, int]


class Moment(msgspec.Struct):
    """How everybody stood after an entry."""

    seq: int
    seats: list[Holder]


class Chart(msgspec.Struct):
    """Moments from the first position to the last, evenly spread."""

    moments: list[Moment]


async def chart(tables: Tables, table: Table) -> Chart:
    """As anybody may know it: wealth is counted from what lies open."""
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    head = table.seq
    step = max(1, head // MOMENTS)
    moments = []
    for seq in [*range(0, head, step), head]:
        moments.append(await moment(tables, table, seq))
    return Chart(moments)


async def moment(tables: Tables, table: Table, seq: int) -> Moment:
    """How everybody stood then; the past does not change, so it is worked out once."""
    found: Moment | None = table.moments.get(seq)
    if found is None:
        position = await position_at(tables, table, seq)
        seen = table.game.redact(table.g, position, NOBODY).seen
        view = table.game.export_position(table.g, seen)
        seats = WEALTH[table.record.game](view, table.stage.sheet(table.g, seen, NOBODY))
        found = Moment(seq, seats)
        if len(table.moments) > 2 * MOMENTS:
            table.moments.clear()
        table.moments[seq] = found
    return found


def chicago_wealth(view: Document, sheet: Document) -> list[Holder]:
    """Cash and shares at their value."""
    holders = []
    for seat, player in enumerate(view["players"]):
        shares = {
            name: company["shares"][f"seat_{seat}"]
            for name, company in sheet["companies"].items()
            if company["shares"].get(f"seat_{seat}")
        }
        holders.append(Holder(sheet["players"][seat]["net_worth"], player["cash"], shares))
    return holders


def solo_wealth(view: Document, sheet: Document) -> list[Holder]:
    """Profit, and the Capital that could still become some."""
    return [Holder(sheet["score"]["profit"], sheet["stock"]["capital"]["units"], {})]


WEALTH: Final = {"chicago": chicago_wealth, "industrialist": solo_wealth}
