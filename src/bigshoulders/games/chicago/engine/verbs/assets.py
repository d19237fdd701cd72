"""Capital Asset tiles: display, charters, exhaustion (ASSET-1 to ASSET-12, ACT-34, CLEAN-5)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    ASSET_CHARTER,
    ASSET_DISPLAY,
    ASSET_EXHAUSTED,
    ASSET_GONE,
    ASSET_MOVED,
    ASSET_READIED,
    ASSET_STACK,
)
from bigshoulders.games.chicago.engine.ids import DISPLAY, NO_ASSET, SLOTS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, index_of, put
from bigshoulders.kernel.events import Events


def holder_of(g: Rules, s: State, asset: int) -> int:
    """The company whose charter holds an asset; -1 if none does."""
    for i, held in enumerate(s.assets):
        if held == asset:
            return i // SLOTS
    return -1


def is_ready(s: State, asset: int) -> bool:
    return not s.exhausted >> asset & 1


def exhaust(s: State, company: int, asset: int, out: Events) -> None:
    """ASSET-9: mark an asset as used this Decade."""
    s.exhausted |= 1 << asset
    if out.live:
        out.add(ASSET_EXHAUSTED, asset, company)


def ready_all(g: Rules, s: State, out: Events) -> None:
    """CLEAN-9: all exhausted assets become ready."""
    if out.live:
        for i, asset in enumerate(s.assets):
            if asset != NO_ASSET and s.exhausted >> asset & 1:
                out.add(ASSET_READIED, asset, i // SLOTS)
    s.exhausted = 0


def free_slot(g: Rules, s: State, company: int) -> int:
    """ASSET-1: the cell of a charter's free slot; -1 if there is none."""
    first = company * SLOTS
    for i in range(first, first + g.asset_slots[company]):
        if s.assets[i] == NO_ASSET:
            return i
    return -1


def put_on_charter(s: State, asset: int, cell: int) -> None:
    """Put a bought asset into a slot; the purchase has already reported its move."""
    s.assets = put(s.assets, cell, asset)


def take_from_display(s: State, asset: int, company: int, out: Events) -> None:
    """ACT-30: take a bought asset off the display."""
    slot = index_of(s.display, asset)
    s.display = put(s.display, slot, NO_ASSET)
    if out.live:
        out.add(ASSET_MOVED, asset, ASSET_DISPLAY + slot, ASSET_CHARTER + company)


def discard(g: Rules, s: State, company: int, asset: int, out: Events) -> None:
    """ASSET-3, ASSET-12: an asset leaves the game; the slots of its charter close up."""
    first = company * SLOTS
    for i in range(first, first + SLOTS):
        if s.assets[i] == asset:
            rest = s.assets[first + 1] if i == first else NO_ASSET
            if i == first:
                s.assets = put(put(s.assets, first, rest), first + 1, NO_ASSET)
            else:
                s.assets = put(s.assets, i, NO_ASSET)
            break
    s.exhausted &= ~(1 << asset)
    if out.live:
        out.add(ASSET_MOVED, asset, ASSET_CHARTER + company, ASSET_GONE)


def slide_display(s: State, out: Events) -> None:
    """ACT-34: slide the remaining tiles right, towards $40, until there are no gaps."""
    target = DISPLAY - 1
    for origin in range(DISPLAY - 1, -1, -1):
        asset = s.display[origin]
        if asset != NO_ASSET:
            if origin != target:
                s.display = put(put(s.display, origin, NO_ASSET), target, asset)
                if out.live:
                    out.add(ASSET_MOVED, asset, ASSET_DISPLAY + origin, ASSET_DISPLAY + target)
            target -= 1


def discard_from_display(s: State, slot: int, out: Events) -> None:
    """CLEAN-5: remove the tile on a space of the display from the game."""
    asset = s.display[slot]
    if asset != NO_ASSET:
        s.display = put(s.display, slot, NO_ASSET)
        if out.live:
            out.add(ASSET_MOVED, asset, ASSET_DISPLAY + slot, ASSET_GONE)


def show(s: State, asset: int, slot: int, out: Events) -> None:
    """Put a drawn asset on the display."""
    s.asset_stack &= ~(1 << asset)
    s.display = put(s.display, slot, asset)
    if out.live:
        out.add(ASSET_MOVED, asset, ASSET_STACK, ASSET_DISPLAY + slot)
