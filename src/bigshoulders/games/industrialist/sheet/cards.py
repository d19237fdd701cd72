"""Cards on the sheet: as printed, on the map, and in the row."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.industrialist.engine.ids import (
    CAPITAL,
    CARD_WORDS,
    CARDS,
    CENTRAL,
    COMMODITIES,
    GOODS,
    KIND_IDS,
    KINDS,
    LAST_YEAR,
    MATERIALS,
    NO_SIDE,
    OP_IDS,
    PLACE_WORDS,
    RAIL_IDS,
    SIDE_IDS,
    SIDES,
    WIDTH,
    OpId,
)
from bigshoulders.games.industrialist.engine.moves import BUILD_CARD, MANAGER_BUILD
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.building import (
    check_cost,
    check_place,
    free_places,
    is_in_years,
    right_of_gap,
)
from bigshoulders.games.industrialist.engine.verbs import (
    buildings,
    grid_place,
    is_built,
    is_staffed,
    rail,
    rail_leads,
    total,
)
from bigshoulders.games.industrialist.sheet.shapes import (
    BuiltCard,
    CardEffect,
    Central,
    Connection,
    Edges,
    GridPlace,
    Kinds,
    RowCard,
    RowEvent,
    Side,
)

OPS_WITH_KIND: Final[list[OpId]] = ["gain", "lose", "sale_bonus"]


def by_kind(numbers: list[int], first: int = 0) -> Kinds:
    return Kinds(
        numbers[first + MATERIALS],
        numbers[first + COMMODITIES],
        numbers[first + GOODS],
        numbers[first + CAPITAL],
    )


def edges(g: Rules, card: int) -> Edges:
    """The rails of a card, from north clockwise."""
    sides = [RAIL_IDS[rail(g, card, edge)] for edge in range(4)]
    return Edges(sides[0], sides[1], sides[2], sides[3])


def side_facts(g: Rules, side: int) -> Side:
    """SOLO-COMP-2: what a side of a Building card shows."""
    cards = g.cards
    ops = cards.event_ops[side]
    effects: list[CardEffect] = []
    for i in range(0, len(ops), 3):
        effect = CardEffect(OP_IDS[ops[i]])
        if effect.op in OPS_WITH_KIND:
            effect.kind = KIND_IDS[ops[i + 1]]
        if ops[i + 2]:
            effect.amount = ops[i + 2]
        effects.append(effect)
    return Side(
        name=cards.names[side],
        track=KIND_IDS[cards.track[side]],
        most=cards.most[side],
        staffing=cards.staffing[side],
        cost=by_kind(cards.cost, side * KINDS),
        rails=edges(g, side),
        end_profit=cards.end_profit[side],
        years=(cards.event_from[side], cards.event_to[side]),
        effects=effects,
        other_side=SIDE_IDS[side ^ 1],
    )


def central_facts(g: Rules) -> Central:
    """SOLO-COMP-1: what the Central Factory shows."""
    return Central(
        name=g.cards.names[CENTRAL],
        staffing=g.cards.staffing[CENTRAL],
        rails=edges(g, CENTRAL),
        most=by_kind(g.cards.most, SIDES),
    )


def coordinates(place: int) -> GridPlace:
    """A grid place: its id in moves, x eastward and y southward from the Central Factory."""
    x = place % WIDTH - WIDTH // 2
    y = place // WIDTH - WIDTH // 2
    return GridPlace(PLACE_WORDS.ids[place], x, y)


def built_cards(g: Rules, s: State) -> list[BuiltCard]:
    """The cards on the map with their worker dice."""
    found: list[BuiltCard] = []
    for card in [CENTRAL, *buildings(s)]:
        at = coordinates(grid_place(s, card))
        found.append(
            BuiltCard(
                card=CARD_WORDS.ids[card],
                place=at.place,
                x=at.x,
                y=at.y,
                workers=s.workers[card],
                staffing=g.cards.staffing[card],
                staffed=is_staffed(g, s, card),
            )
        )
    return found


def rails(g: Rules, s: State) -> list[Connection]:
    """SOLO-HIRE-2: every one-way connection of the map."""
    found: list[Connection] = []
    cards = [card for card in range(CARDS) if is_built(s, card)]
    for origin in cards:
        for target in cards:
            if rail_leads(g, s, origin, target):
                found.append(Connection(CARD_WORDS.ids[origin], CARD_WORDS.ids[target]))
    return found


def row(g: Rules, s: State) -> list[RowCard]:
    """The cards of the row: what each lacks, where it fits, and the event building it brings."""
    found: list[RowCard] = []
    places = free_places(s)
    for side in [side for side in s.row if side != NO_SIDE and not is_built(s, side)]:
        lacks: list[int] = []
        for kind in range(KINDS):
            lacks.append(max(0, g.cards.cost[side * KINDS + kind] - total(g, s, kind)))
        found.append(
            RowCard(
                side=SIDE_IDS[side],
                affordable=check_cost(g, s, side, 0) is None,
                lacks=by_kind(lacks),
                places=fitting(g, s, side, places, BUILD_CARD),
                places_for_managers=fitting(g, s, side, places, MANAGER_BUILD),
                event=event(g, s, side),
            )
        )
    return found


def fitting(g: Rules, s: State, side: int, places: list[int], kind: int) -> list[str]:
    """Free places where a card fits, by rails or, for the managers, without any."""
    rails_needed = kind == BUILD_CARD
    return [
        PLACE_WORDS.ids[place]
        for place in places
        if check_place(g, s, side, place, rails_needed) is None
    ]


def event(g: Rules, s: State, side: int) -> RowEvent | None:
    """SOLO-EVENT-1: whose event building a card would bring, and whether it happens this year."""
    neighbour = right_of_gap(s, side)
    if neighbour == NO_SIDE:
        return None
    happened = s.happened >> neighbour & 1 == 1
    in_time = is_in_years(g, s, neighbour)
    return RowEvent(
        side=SIDE_IDS[neighbour],
        happened=happened,
        in_years=in_time,
        happens=in_time and not happened,
        lapsed=not happened and s.year > min(g.cards.event_to[neighbour], LAST_YEAR),
    )
