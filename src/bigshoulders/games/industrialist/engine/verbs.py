"""The only functions that write columns: units, Profit, workers, markers, the map, the row."""

from __future__ import annotations

from bigshoulders.games.industrialist.engine.events import (
    CARD_BUILT,
    CARD_DEALT,
    CARD_TURNED,
    FOR_MARKER,
    FOR_PRODUCTION,
    MANAGERS_MOVED,
    MARKER_PLACED,
    MARKER_TAKEN,
    PROFIT_MOVED,
    PROMISED,
    ROW_CLOSED,
    UNITS_MOVED,
    WORKERS_CHANGED,
    WORKERS_MOVED,
    YEAR_BEGAN,
)
from bigshoulders.games.industrialist.engine.ids import (
    BEYOND,
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    MIDDLE,
    MOST_PROFIT,
    MOST_WORKERS,
    NO_PLACE,
    NO_SIDE,
    RAIL_IN,
    RAIL_OUT,
    ROW,
    SIDES,
    TRACKS,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import PROMISES, State
from bigshoulders.kernel.events import Events

# --- tracks ------------------------------------------------------------------------------------


def kind_of_track(g: Rules, track: int) -> int:
    return g.cards.track[track] if track < CENTRAL_TRACKS else track - CENTRAL_TRACKS


def card_of_track(track: int) -> int:
    return track if track < CENTRAL_TRACKS else CENTRAL


def has_marker(s: State, track: int) -> bool:
    """Whether a track exists: a built Building's, or a Central Factory track with its marker."""
    if track < CENTRAL_TRACKS:
        return s.place[track] != NO_PLACE
    return s.central_markers >> (track - CENTRAL_TRACKS) & 1 == 1


def is_staffed(g: Rules, s: State, card: int) -> bool:
    """SOLO-TERM-2: whether the worker die is at least the staffing requirement."""
    return s.workers[card] >= g.cards.staffing[card]


def accepts(g: Rules, s: State, track: int) -> bool:
    """R-7: units go onto staffed Buildings, and always onto the Central Factory."""
    return has_marker(s, track) and (track >= CENTRAL_TRACKS or is_staffed(g, s, track))


def room(g: Rules, s: State, track: int) -> int:
    """R-7: how many units a track can take from production, sales and events."""
    return free_space(g, s, track) if accepts(g, s, track) else 0


def free_space(g: Rules, s: State, track: int) -> int:
    """R-14: how many units fit on a track that has its marker, staffed or not."""
    return g.cards.most[track] - s.units[track] if has_marker(s, track) else 0


def total(g: Rules, s: State, kind: int) -> int:
    """All units of a kind, on any track."""
    units = s.units[CENTRAL_TRACKS + kind]
    for side in range(SIDES):
        if s.place[side] != NO_PLACE and g.cards.track[side] == kind:
            units += s.units[side]
    return units


def total_room(g: Rules, s: State, kind: int) -> int:
    """The room left for units of a kind."""
    units = room(g, s, CENTRAL_TRACKS + kind)
    for side in range(SIDES):
        if s.place[side] != NO_PLACE and g.cards.track[side] == kind:
            units += room(g, s, side)
    return units


def tracks_with_units(g: Rules, s: State, kind: int) -> list[int]:
    """Tracks of a kind that hold units, ascending."""
    return [t for t in range(TRACKS) if s.units[t] and kind_of_track(g, t) == kind]


def tracks_with_room(g: Rules, s: State, kind: int) -> list[int]:
    """Tracks of a kind that can take a unit, ascending."""
    return [t for t in range(TRACKS) if kind_of_track(g, t) == kind and room(g, s, t) > 0]


def move_units(s: State, track: int, change: int, reason: int, out: Events) -> None:
    """Change the units on a track."""
    if change:
        s.units[track] += change
        if out.live:
            out.add(UNITS_MOVED, track, change, s.units[track], reason)


def move_profit(s: State, change: int, reason: int, out: Events) -> None:
    """SOLO-SELL-6, SOLO-UP-2: change Profit, between 0 and 200."""
    new = min(MOST_PROFIT, max(0, s.profit + change))
    if new != s.profit:
        if out.live:
            out.add(PROFIT_MOVED, new - s.profit, new, reason)
        s.profit = new


def produce(g: Rules, s: State, bonus: int, out: Events) -> None:
    """SOLO-PROD-1, SOLO-PROD-2: each track of a staffed card gains the number of such tracks."""
    producing = [
        t for t in range(TRACKS) if has_marker(s, t) and is_staffed(g, s, card_of_track(t))
    ]
    counts = [0] * KINDS
    for track in producing:
        counts[kind_of_track(g, track)] += 1
    for track in producing:
        gain = counts[kind_of_track(g, track)] + bonus
        move_units(s, track, min(gain, room(g, s, track)), FOR_PRODUCTION, out)


# --- workers -----------------------------------------------------------------------------------


def is_built(s: State, card: int) -> bool:
    return card == CENTRAL or s.place[card] != NO_PLACE


def buildings(s: State) -> list[int]:
    """Built Building cards, without the Central Factory."""
    return [side for side in range(SIDES) if s.place[side] != NO_PLACE]


def cards_with_room_for_workers(s: State) -> list[int]:
    """Built cards whose worker die is below 6."""
    return [c for c in range(SIDES + 1) if is_built(s, c) and s.workers[c] < MOST_WORKERS]


def change_workers(s: State, card: int, change: int, reason: int, out: Events) -> None:
    if change:
        s.workers[card] += change
        if out.live:
            out.add(WORKERS_CHANGED, card, change, s.workers[card], reason)


def move_workers(s: State, origin: int, target: int, count: int, out: Events) -> None:
    """SOLO-HIRE-2: move workers along a rail."""
    s.workers[origin] -= count
    s.workers[target] += count
    if out.live:
        out.add(WORKERS_MOVED, origin, target, count)


# --- the map -----------------------------------------------------------------------------------


def grid_place(s: State, card: int) -> int:
    return MIDDLE if card == CENTRAL else s.place[card]


def card_at(s: State, place: int) -> int:
    """The built card on a grid place; NO_SIDE if there is none."""
    if place == MIDDLE:
        return CENTRAL
    for side in range(SIDES):
        if s.place[side] == place:
            return side
    return NO_SIDE


def neighbour(s: State, place: int, edge: int) -> int:
    """The built card across an edge of a place; NO_SIDE if there is none."""
    beyond = BEYOND[place * 4 + edge]
    return NO_SIDE if beyond == NO_PLACE else card_at(s, beyond)


def rail(g: Rules, card: int, edge: int) -> int:
    return g.cards.rails[card * 4 + edge]


def rail_leads(g: Rules, s: State, origin: int, target: int) -> bool:
    """SOLO-HIRE-2: whether a rail leads out of one card and into its neighbour across the shared
    edge."""
    for edge in range(4):
        if BEYOND[grid_place(s, origin) * 4 + edge] == grid_place(s, target):
            out_of, into = rail(g, origin, edge), rail(g, target, (edge + 2) % 4)
            return out_of == RAIL_OUT and into == RAIL_IN
    return False


def place_card(s: State, side: int, place: int, out: Events) -> None:
    """SOLO-BUILD-1, SOLO-BUILD-3: put the card on the map with one worker and no units."""
    s.place[side] = place
    s.workers[side] = 1
    s.units[side] = 0
    if out.live:
        out.add(CARD_BUILT, side, place)


def take_marker(s: State, kind: int, out: Events) -> None:
    """SOLO-BUILD-4: a Central Factory track loses its marker and its units for good."""
    track = CENTRAL_TRACKS + kind
    if out.live:
        out.add(MARKER_TAKEN, kind, s.units[track])
    move_units(s, track, -s.units[track], FOR_MARKER, out)
    s.central_markers &= ~(1 << kind)
    s.spare += 1


def put_marker(s: State, side: int, out: Events) -> None:
    """SOLO-BUILD-3: put a spare marker on the 0 of the new track."""
    s.spare -= 1
    if out.live:
        out.add(MARKER_PLACED, side, s.spare)


# --- row, dice, years --------------------------------------------------------------------------


def deal_card(s: State, side: int, out: Events) -> None:
    """SOLO-SETUP-4: deal the next card of the row."""
    position = s.row.index(NO_SIDE)
    s.row[position] = side
    if out.live:
        out.add(CARD_DEALT, side, position + 1)


def turn_card(s: State, position: int, out: Events) -> None:
    """SOLO-SETUP-4, SOLO-SETUP-5: turn a card in the row to its other side."""
    old = s.row[position]
    s.row[position] = old ^ 1
    if out.live:
        out.add(CARD_TURNED, old, old ^ 1, position + 1)


def close_row(s: State, side: int, out: Events) -> None:
    """SOLO-EVENT-3: close the row up to the left, keeping its order."""
    rest = [other for other in s.row if other not in (side, NO_SIDE)]
    s.row = rest + [NO_SIDE] * (ROW - len(rest))
    if out.live:
        out.add(ROW_CLOSED, len(rest))


def move_managers(s: State, change: int, out: Events) -> None:
    """SOLO-MGR-2, section 11: change the managers die, between 0 (out of the game) and 6."""
    new = min(MOST_WORKERS, s.managers + change)
    if new != s.managers:
        if out.live:
            out.add(MANAGERS_MOVED, new - s.managers, new)
        s.managers = new


def promise(s: State, cell: int, amount: int, op: int, kind: int, out: Events) -> None:
    """SOLO-EVENT-2: promise an effect for the next turn."""
    s.promises[cell] += amount
    if out.live:
        out.add(PROMISED, op, kind, amount)


def begin_turn(s: State, out: Events) -> None:
    """SOLO-TURN-1: promises take effect; nothing has been done yet."""
    s.now = s.promises[:]
    s.promises = [0] * PROMISES
    s.taken = 0
    s.manager_used = 0
    if out.live:
        out.add(YEAR_BEGAN, s.year)
