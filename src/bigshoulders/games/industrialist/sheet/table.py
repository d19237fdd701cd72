"""The sheet: what a table shows that follows from the rules, so that no client knows any.

It is made of a redacted position and of nothing else; docs/build/api.md describes it.
"""

from __future__ import annotations

from bigshoulders.games.industrialist.engine.frames import ACTIONS, FRAME_TABLE
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_IDS,
    CAPITAL,
    CARD_WORDS,
    CARDS,
    CENTRAL,
    EDGE_IDS,
    KIND_IDS,
    KINDS,
    LABOUR_YEARS,
    LADDER,
    LAST_YEAR,
    MAINTENANCE_YEARS,
    MOST_PROFIT,
    NO_SIDE,
    OP_IDS,
    PLACE_WORDS,
    RAIL_IDS,
    SIDE_IDS,
    SIDES,
    TRACK_IDS,
    TRACKS,
    WIDTH,
)
from bigshoulders.games.industrialist.engine.moves import BUILD_CARD, MANAGER_BUILD
from bigshoulders.games.industrialist.engine.refusals import REFUSALS
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import MORE_PRODUCTION, State
from bigshoulders.games.industrialist.engine.steps.actions import (
    Actions,
    action_cost,
    next_action,
    price_of,
)
from bigshoulders.games.industrialist.engine.steps.building import (
    check_cost,
    check_place,
    free_places,
    is_in_years,
    right_of_gap,
)
from bigshoulders.games.industrialist.engine.steps.course import end_profit, rank
from bigshoulders.games.industrialist.engine.steps.happenings import (
    UNITS_PER_BUILDING,
    labour_cost,
    with_labour_costs,
)
from bigshoulders.games.industrialist.engine.steps.managers import check_managers
from bigshoulders.games.industrialist.engine.verbs import (
    accepts,
    buildings,
    card_of_track,
    free_space,
    grid_place,
    has_marker,
    is_built,
    is_staffed,
    kind_of_track,
    produce,
    rail,
    rail_leads,
    room,
    total,
    total_room,
)
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.refusals import No

TURNS = 16  # SOLO-TURN-1
OPS_WITH_KIND = ["gain", "lose", "sale_bonus"]


def sheet(g: Rules, s: State) -> dict[str, Json]:
    """Everything an interface shows beside the position itself."""
    return {
        "turn": turn(s),
        "actions": actions(g, s),
        "managers": managers(g, s),
        "market": market(g, s),
        "stock": stock(g, s),
        "production": production(g, s),
        "labour": labour(g, s),
        "maintenance": maintenance(g, s),
        "score": score(g, s),
        "cards": {SIDE_IDS[side]: side_facts(g, side) for side in range(SIDES)},
        "central": central_facts(g),
        "map": built_cards(g, s),
        "rails": rails(g, s),
        "free_places": [coordinates(place) for place in free_places(s)],
        "row": row(g, s),
    }


def by_kind(numbers: list[int]) -> dict[str, Json]:
    return {KIND_IDS[kind]: numbers[kind] for kind in range(KINDS)}


def why(no: No | None) -> Json:
    """A reason as a client needs it to ask for its sentence; None if there is none."""
    if no is None:
        return None
    found = REFUSALS.explain(no)
    return {"code": found.code, "rule": found.rule, "facts": found.facts}


# --- the turn ------------------------------------------------------------------------------------


def turn(s: State) -> dict[str, Json]:
    """SOLO-TURN-1: which of the sixteen, and when upkeep comes next."""
    over = not s.stack
    return {
        "number": s.year // 2 + 1,
        "of": TURNS,
        "over": over,
        "question": None if over else FRAME_TABLE.kinds[s.stack[-1].step].name,
        "labour_years": [*LABOUR_YEARS],
        "maintenance_years": [*MAINTENANCE_YEARS],
        "next_labour": None if over else next((y for y in LABOUR_YEARS if y >= s.year), None),
        "next_maintenance": (
            None if over else next((y for y in MAINTENANCE_YEARS if y >= s.year), None)
        ),
    }


def actions(g: Rules, s: State) -> list[Json]:
    """SOLO-TURN-3: the four actions in order; `cost` is what one costs if it is begun now."""
    rows: list[Json] = []
    acting = any(f.step == ACTIONS for f in s.stack)
    step = Actions()
    for action, name in enumerate(ACTION_IDS):
        taken = s.taken >> action & 1 == 1
        if taken:
            status = "taken"
        elif action < next_action(s):
            status = "skipped"
        else:
            status = "ahead"
        ahead = acting and status == "ahead"
        facts: dict[str, Json] = {
            "action": name,
            "status": status,
            "cost": action_cost(s) if ahead else None,
            "refusal": why(step.check_begin(g, s, action)) if ahead else None,
        }
        rows.append(facts)
    return rows


def managers(g: Rules, s: State) -> dict[str, Json]:
    """Section 8: the die, its price now, and why it cannot be used."""
    acting = any(f.step == ACTIONS for f in s.stack)
    return {
        "die": s.managers,
        "used": s.manager_used == 1,
        "cost": s.market if acting else None,
        "refusal": why(check_managers(g, s)) if acting else None,
    }


def market(g: Rules, s: State) -> dict[str, Json]:
    """SOLO-TURN-2: units for a lot by die face (null: not wanted), and the lots there are now."""
    printed: list[Json] = []
    for face in range(6):
        prices = g.prices[face * KINDS : face * KINDS + KINDS]
        printed.append({KIND_IDS[kind]: prices[kind] or None for kind in range(KINDS)})
    now: dict[str, Json] = {}
    for kind in range(KINDS):
        price = price_of(g, s, kind) if s.market else 0
        now[KIND_IDS[kind]] = {
            "price": price or None,
            "lots": total(g, s, kind) // price if price else 0,
        }
    return {"face": s.market or None, "rows": printed, "now": now}


# --- units ---------------------------------------------------------------------------------------


def stock(g: Rules, s: State) -> dict[str, Json]:
    """By kind: all units, the room for more, and the tracks that hold them."""
    kinds: dict[str, Json] = {}
    for kind in range(KINDS):
        tracks: list[Json] = []
        for track in range(TRACKS):
            if has_marker(s, track) and kind_of_track(g, track) == kind:
                facts: dict[str, Json] = {
                    "track": TRACK_IDS[track],
                    "card": CARD_WORDS.spell(card_of_track(track)),
                    "units": s.units[track],
                    "most": g.cards.most[track],
                    "accepts": accepts(g, s, track),
                    "room": room(g, s, track),
                    "room_for_managers": free_space(g, s, track) if kind != CAPITAL else 0,
                }
                tracks.append(facts)
        kinds[KIND_IDS[kind]] = {
            "units": total(g, s, kind),
            "room": total_room(g, s, kind),
            "tracks": tracks,
        }
    return kinds


def production(g: Rules, s: State) -> dict[str, Json]:
    """SOLO-PROD-1, SOLO-PROD-2: what producing would bring now, by kind and by track."""
    after = s.copy()
    produce(g, after, s.now[MORE_PRODUCTION], SILENT)
    gains = [after.units[track] - s.units[track] for track in range(TRACKS)]
    kinds = [0] * KINDS
    for track in range(TRACKS):
        kinds[kind_of_track(g, track)] += gains[track]
    return {
        "kinds": by_kind(kinds),
        "tracks": {TRACK_IDS[track]: gains[track] for track in range(TRACKS) if gains[track]},
    }


def labour(g: Rules, s: State) -> dict[str, Json]:
    """SOLO-UP-1: what labour costs if the workers stay as they are; `due` says if this turn."""
    each = labour_cost(s)
    over = with_labour_costs(g, s)
    return {
        "due": s.year in LABOUR_YEARS,
        "each": each,
        "buildings": [SIDE_IDS[side] for side in over],
        "capital": each * len(over),
        "unpaid": max(0, len(over) - total(g, s, CAPITAL) // each) if each else 0,
    }


def maintenance(g: Rules, s: State) -> dict[str, Json]:
    """SOLO-UP-2: two units for each Building, of which kinds; `due` says if this turn."""
    kinds: dict[str, Json] = {}
    for side in buildings(s):
        cost = g.cards.cost[side * KINDS : side * KINDS + KINDS]
        kinds[SIDE_IDS[side]] = [KIND_IDS[kind] for kind in range(KINDS) if cost[kind]]
    return {
        "due": s.year in MAINTENANCE_YEARS,
        "units": UNITS_PER_BUILDING * len(kinds),
        "buildings": kinds,
    }


def score(g: Rules, s: State) -> dict[str, Json]:
    """SOLO-END-1, SOLO-END-2: the score if the game ended now, its rank, the way to the next."""
    by_building: dict[str, Json] = {}
    end = 0
    if s.stack:  # afterwards it has been added
        for side in buildings(s):
            profit = end_profit(g, s, side)
            by_building[SIDE_IDS[side]] = profit
            end += profit
    now = min(MOST_PROFIT, s.profit + end)
    rung = rank(now)
    above = LADDER[rung + 1] if rung + 1 < len(LADDER) else None
    return {
        "profit": s.profit,
        "end_profit": end,
        "buildings": by_building,
        "now": now,
        "rank": rung,
        "ladder": [*LADDER],
        "to_next": None if above is None else above - now,
    }


# --- cards ---------------------------------------------------------------------------------------


def edges(g: Rules, card: int) -> dict[str, Json]:
    return {EDGE_IDS[edge]: RAIL_IDS[rail(g, card, edge)] for edge in range(4)}


def side_facts(g: Rules, side: int) -> dict[str, Json]:
    """SOLO-COMP-2: what a side of a Building card shows."""
    cards = g.cards
    ops = cards.event_ops[side]
    effects: list[Json] = []
    for i in range(0, len(ops), 3):
        effect: dict[str, Json] = {"op": OP_IDS[ops[i]]}
        if effect["op"] in OPS_WITH_KIND:
            effect["kind"] = KIND_IDS[ops[i + 1]]
        if ops[i + 2]:
            effect["amount"] = ops[i + 2]
        effects.append(effect)
    return {
        "name": cards.names[side],
        "track": KIND_IDS[cards.track[side]],
        "most": cards.most[side],
        "staffing": cards.staffing[side],
        "cost": by_kind(cards.cost[side * KINDS : side * KINDS + KINDS]),
        "rails": edges(g, side),
        "end_profit": cards.end_profit[side],
        "years": [cards.event_from[side], cards.event_to[side]],
        "effects": effects,
        "other_side": SIDE_IDS[side ^ 1],
    }


def central_facts(g: Rules) -> dict[str, Json]:
    """SOLO-COMP-1: what the Central Factory shows."""
    return {
        "name": g.cards.names[CENTRAL],
        "staffing": g.cards.staffing[CENTRAL],
        "rails": edges(g, CENTRAL),
        "most": by_kind(g.cards.most[SIDES:]),
    }


def coordinates(place: int) -> dict[str, Json]:
    """A grid place: its word in moves, x eastward and y southward from the Central Factory."""
    return {
        "place": PLACE_WORDS.spell(place),
        "x": place % WIDTH - WIDTH // 2,
        "y": place // WIDTH - WIDTH // 2,
    }


def built_cards(g: Rules, s: State) -> list[Json]:
    """The cards on the map with their worker dice."""
    found: list[Json] = []
    for card in [CENTRAL, *buildings(s)]:
        facts: dict[str, Json] = {
            "card": CARD_WORDS.spell(card),
            **coordinates(grid_place(s, card)),
            "workers": s.workers[card],
            "staffing": g.cards.staffing[card],
            "staffed": is_staffed(g, s, card),
        }
        found.append(facts)
    return found


def rails(g: Rules, s: State) -> list[Json]:
    """SOLO-HIRE-2: every one-way connection of the map."""
    found: list[Json] = []
    cards = [card for card in range(CARDS) if is_built(s, card)]
    for origin in cards:
        for target in cards:
            if rail_leads(g, s, origin, target):
                way = {"from": CARD_WORDS.spell(origin), "to": CARD_WORDS.spell(target)}
                found.append(way)
    return found


def row(g: Rules, s: State) -> list[Json]:
    """The cards of the row: what each lacks, where it fits, and the event building it brings."""
    found: list[Json] = []
    places = free_places(s)
    for side in [side for side in s.row if side != NO_SIDE and not is_built(s, side)]:
        lacks: list[int] = []
        for kind in range(KINDS):
            lacks.append(max(0, g.cards.cost[side * KINDS + kind] - total(g, s, kind)))
        facts: dict[str, Json] = {
            "side": SIDE_IDS[side],
            "affordable": check_cost(g, s, side, 0) is None,
            "lacks": by_kind(lacks),
            "places": fitting(g, s, side, places, BUILD_CARD),
            "places_for_managers": fitting(g, s, side, places, MANAGER_BUILD),
            "event": event(g, s, side),
        }
        found.append(facts)
    return found


def fitting(g: Rules, s: State, side: int, places: list[int], kind: int) -> list[Json]:
    """Free places where a card fits, by rails or, for the managers, without any."""
    rails_needed = kind == BUILD_CARD
    return [
        PLACE_WORDS.spell(place)
        for place in places
        if check_place(g, s, side, place, rails_needed) is None
    ]


def event(g: Rules, s: State, side: int) -> Json:
    """SOLO-EVENT-1: whose event building a card would bring, and whether it happens this year."""
    neighbour = right_of_gap(s, side)
    if neighbour == NO_SIDE:
        return None
    happened = s.happened >> neighbour & 1 == 1
    in_time = is_in_years(g, s, neighbour)
    return {
        "side": SIDE_IDS[neighbour],
        "happened": happened,
        "in_years": in_time,
        "happens": in_time and not happened,
        "lapsed": not happened and s.year > min(g.cards.event_to[neighbour], LAST_YEAR),
    }
