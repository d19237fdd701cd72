"""Wealth over time: what every seat was worth at moments spread over the game."""

from __future__ import annotations

from typing import Final

import msgspec

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.history import position_at
from bigshoulders.server.tables.table import Live
from bigshoulders.server.tables.tables import House

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


async def chart(house: House, live: Live) -> Chart:
    """As anybody may know it: wealth is counted from what lies open."""
    if not live.has_begun:
        raise Refused("not_running", status=live.status)
    head = live.seq
    step = max(1, head // MOMENTS)
    moments = []
    for seq in [*range(0, head, step), head]:
        moments.append(await moment(house, live, seq))
    return Chart(moments)


async def moment(house: House, live: Live, seq: int) -> Moment:
    """How everybody stood then; the past does not change, so it is worked out once."""
    found: Moment | None = live.moments.get(seq)
    if found is None:
        position = await position_at(house, live, seq)
        seen = live.game.redact(live.g, position, NOBODY).seen
        view = live.game.export_position(live.g, seen)
        seats = WEALTH[live.record.game](view, live.stage.sheet(live.g, seen, NOBODY))
        found = Moment(seq, seats)
        if len(live.moments) > 2 * MOMENTS:
            live.moments.clear()
        live.moments[seq] = found
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
