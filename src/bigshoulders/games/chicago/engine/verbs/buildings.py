"""Building tiles: stacks, hands, drafts, rows (BUILD-1 to BUILD-10). Sets of tiles are bit sets."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    BUILDING_CHOSEN,
    BUILDING_DEALT,
    BUILDING_KEPT,
    BUILDING_PASSED,
    BUILDING_REMOVED,
    BUILDING_REVEALED,
    BUILDINGS_SETTLED,
)
from bigshoulders.games.chicago.engine.ids import NO_BUILDING, ROW
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import STREAM_REVEALS, State, filled, index_of, put
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.events import Events


def deal(s: State, seat: int, era: int, building: int, out: Events) -> None:
    """BUILD-1: move a tile from a stack into a hand; only its owner sees it."""
    s.building_stacks = put(
        s.building_stacks, era - 1, s.building_stacks[era - 1] & ~(1 << building)
    )
    s.hand = put(s.hand, seat, s.hand[seat] | 1 << building)
    if out.live:
        out.tell(seat, BUILDING_DEALT, seat, building)


def keep(s: State, seat: int, building: int, out: Events) -> None:
    """VAR-DRAFT-1: keep a tile in the draft."""
    s.hand = put(s.hand, seat, s.hand[seat] & ~(1 << building))
    s.drafted = put(s.drafted, seat, s.drafted[seat] | 1 << building)
    s.ready |= 1 << seat
    if out.live:
        out.tell(seat, BUILDING_KEPT, seat, building)
        out.add(BUILDINGS_SETTLED, seat)


def pass_on(g: Rules, s: State, to_the_left: bool, out: Events) -> None:
    """VAR-DRAFT-1, VAR-DRAFT-2: all players pass on what they didn't keep, at once."""
    s.draws[STREAM_REVEALS] += 1
    hands = s.hand[:]
    step = 1 if to_the_left else g.players - 1
    for seat in g.seats:
        target = (seat + step) % g.players
        hands[target] = s.hand[seat]
        if out.live:
            for building in members(s.hand[seat]):
                out.tell(seat, BUILDING_PASSED, seat, target, building)
                out.tell(target, BUILDING_PASSED, seat, target, building)
    s.hand = hands


def end_draft(g: Rules, s: State) -> None:
    """VAR-DRAFT-1: each player holds three again."""
    hands = s.hand[:]
    drafted = s.drafted[:]
    for seat in g.seats:
        hands[seat] |= drafted[seat]
        drafted[seat] = 0
    s.hand = hands
    s.drafted = drafted


def choose(s: State, seat: int, building: int, out: Events) -> None:
    """BUILD-4: put a tile face down in the player's own row."""
    s.hand = put(s.hand, seat, s.hand[seat] & ~(1 << building))
    s.chosen = put(s.chosen, seat, building)
    if out.live:
        out.tell(seat, BUILDING_CHOSEN, seat, building)


def remove(s: State, seat: int, building: int, out: Events) -> None:
    """BUILD-3: remove a tile from the game unseen; the player has decided."""
    s.hand = put(s.hand, seat, s.hand[seat] & ~(1 << building))
    s.removed = put(s.removed, seat, s.removed[seat] | 1 << building)
    s.ready |= 1 << seat
    if out.live:
        out.tell(seat, BUILDING_REMOVED, seat, building)
        out.add(BUILDINGS_SETTLED, seat)


def reveal(g: Rules, s: State, out: Events) -> None:
    """BUILD-5: turn up all placed tiles at once."""
    s.draws[STREAM_REVEALS] += 1
    row = s.row[:]
    for seat in g.seats:
        row[seat * ROW + s.decade - 1] = s.chosen[seat]
        if out.live:
            out.add(BUILDING_REVEALED, seat, s.chosen[seat], s.decade)
    s.row = row
    s.chosen = filled(len(s.chosen), NO_BUILDING)


def owner_of(s: State, building: int) -> int:
    """The player whose row contains a Building; -1 if it is in no row."""
    return index_of(s.row, building) // ROW
