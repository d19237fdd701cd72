"""Building a card, its marker, and the event that follows (section 6)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.engine.events import EVENT_HAPPENED, FOR_BUILDING
from bigshoulders.games.industrialist.engine.frames import (
    EVENT,
    MARKER_CHOICE,
    OPEN_BUILDING,
    PAY_COST,
    RESOLVE,
    TAKE_UNITS,
)
from bigshoulders.games.industrialist.engine.ids import (
    BEYOND,
    CAPITAL,
    CARDS,
    KINDS,
    NO_PLACE,
    NO_RAIL,
    NO_SIDE,
    PLAYER,
    RAIL_IN,
    RAIL_OUT,
)
from bigshoulders.games.industrialist.engine.moves import BUILD_CARD, GIVE_MARKER
from bigshoulders.games.industrialist.engine.refusals import (
    COST_SHORT,
    MARKER_GONE,
    NO_RAIL_CONNECTION,
    NOT_IN_ROW,
    NOT_NOW,
    PLACE_APART,
    PLACE_TAKEN,
    RAIL_AT_EDGE,
    RAILS_DO_NOT_MATCH,
)
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.verbs import (
    card_at,
    close_row,
    grid_place,
    is_built,
    neighbour,
    place_card,
    put_marker,
    rail,
    take_marker,
    total,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack
from bigshoulders.kernel.refusals import No


def free_places(s: State) -> list[int]:
    """SOLO-BUILD-1: free grid places beside a built card, ascending."""
    places: list[int] = []
    for card in range(CARDS):
        if is_built(s, card):
            for edge in range(4):
                place = BEYOND[grid_place(s, card) * 4 + edge]
                if place == NO_PLACE or place in places:
                    continue
                if card_at(s, place) == NO_SIDE:
                    places.append(place)
    places.sort()
    return places


def check_cost(g: Rules, s: State, side: int, capital: int) -> No | None:
    """SOLO-BUILD-1: the cost of a card, besides the Capital that must be paid first."""
    for kind in range(KINDS):
        cost = g.cards.cost[side * KINDS + kind] + (capital if kind == CAPITAL else 0)
        if total(g, s, kind) < cost:
            return No(COST_SHORT, kind, total(g, s, kind), cost)
    return None


def check_place(g: Rules, s: State, side: int, place: int, rails: bool) -> No | None:
    """SOLO-BUILD-2, R-6 with rails; without them SOLO-MGR-1: no rail at any shared edge."""
    shared = connected = 0
    for edge in range(4):
        other = neighbour(s, place, edge)
        if other == NO_SIDE:
            continue
        shared += 1
        mine, theirs = rail(g, side, edge), rail(g, other, (edge + 2) % 4)
        if mine == NO_RAIL and theirs == NO_RAIL:
            continue
        if not rails:
            return No(RAIL_AT_EDGE, other)
        if not (
            (mine == RAIL_OUT and theirs == RAIL_IN) or (mine == RAIL_IN and theirs == RAIL_OUT)
        ):
            return No(RAILS_DO_NOT_MATCH, other)
        connected += 1
    if shared == 0:
        return No(PLACE_APART)
    return No(NO_RAIL_CONNECTION) if rails and connected == 0 else None


def add_builds(g: Rules, s: State, kind: int, capital: int, moves: Moves) -> None:
    """Every affordable card in the row, on every place where it fits; sorted."""
    places = free_places(s)
    for side in sorted(s.row):
        if side != NO_SIDE and check_cost(g, s, side, capital) is None:
            for place in places:
                if check_place(g, s, side, place, kind == BUILD_CARD) is None:
                    moves.append(pack(kind, side, place))


def check_build(g: Rules, s: State, side: int, place: int, capital: int, rails: bool) -> No | None:
    """SOLO-BUILD-1, SOLO-BUILD-2, SOLO-MGR-1."""
    if side not in s.row:
        return No(NOT_IN_ROW, side)
    refused = check_cost(g, s, side, capital)
    if refused is not None:
        return refused
    if card_at(s, place) != NO_SIDE:
        return No(PLACE_TAKEN)
    return check_place(g, s, side, place, rails)


def start_build(g: Rules, s: State, side: int, place: int) -> None:
    """SOLO-BUILD-1, R-8: pay the cost, then place the card."""
    s.push(OPEN_BUILDING, PLAYER, side, place)
    s.push(PAY_COST, PLAYER, side)


@final
class Building(Step):
    """SOLO-BUILD-1, SOLO-BUILD-2: which card to build, and where."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        add_builds(g, s, BUILD_CARD, 0, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != BUILD_CARD:
            return No(NOT_NOW, f.step)
        return check_build(g, s, arg_a(m), arg_b(m), 0, rails=True)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        start_build(g, s, arg_a(m), arg_b(m))


@final
class PayCost(Step):
    """SOLO-BUILD-1: the cost, kind by kind, from any tracks."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == KINDS:
            s.pop()
            return
        s.advance(f.pc + 1)
        cost = g.cards.cost[f.a * KINDS + f.pc]
        if cost:
            s.push(TAKE_UNITS, PLAYER, f.pc, cost, FOR_BUILDING)


@final
class OpenBuilding(Step):
    """SOLO-BUILD-3, SOLO-BUILD-4: a marker, a worker, then the event."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == 0:
            s.advance(1)
            if s.spare == 0:
                s.push(MARKER_CHOICE, PLAYER, f.a)
            return
        s.pop()
        place_card(s, f.a, f.b, out)
        put_marker(s, f.a, out)
        s.push(EVENT, PLAYER, f.a)


@final
class MarkerChoice(Step):
    """SOLO-BUILD-4: which Central Factory track gives up its marker."""

    waits = True

    def kinds(self, s: State) -> list[int]:
        return [kind for kind in range(KINDS) if s.central_markers >> kind & 1]

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return len(self.kinds(s)) == 1

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        take_marker(s, self.kinds(s)[0], out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for kind in self.kinds(s):
            moves.append(pack(GIVE_MARKER, kind))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != GIVE_MARKER:
            return No(NOT_NOW, f.step)
        return None if s.central_markers >> arg_a(m) & 1 else No(MARKER_GONE, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        take_marker(s, arg_a(m), out)


def right_of_gap(s: State, side: int) -> int:
    """SOLO-EVENT-1: the card to the right of a built one, or the first; NO_SIDE if it was the only
    one."""
    cards = [other for other in s.row if other != NO_SIDE]
    if len(cards) == 1:
        return NO_SIDE
    return cards[(cards.index(side) + 1) % len(cards)]


def is_in_years(g: Rules, s: State, side: int) -> bool:
    """SOLO-EVENT-1: whether the years of a card's event include this one."""
    return g.cards.event_from[side] <= s.year <= g.cards.event_to[side]


@final
class EventStep(Step):
    """SOLO-EVENT-1 to -3: the event of the card right of the gap; then the row closes up."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == 1:
            s.pop()
            close_row(s, f.a, out)
            return
        s.advance(1)
        side = right_of_gap(s, f.a)
        if side == NO_SIDE or s.happened >> side & 1:
            return
        if is_in_years(g, s, side):
            s.happened |= 1 << side
            if out.live:
                out.add(EVENT_HAPPENED, side)
            s.push(RESOLVE, PLAYER, side)
