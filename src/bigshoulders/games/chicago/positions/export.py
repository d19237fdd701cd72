"""Exports positions as documents with readable ids and no packed numbers
(docs/build/positions.md)."""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.games.chicago.engine.frames import FRAME_TABLE
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BANK_IDS,
    BUILDING_IDS,
    CERTIFICATE_IDS,
    CHAIN_IDS,
    COLUMNS,
    COMPANY_IDS,
    DEMAND_WORDS,
    DISPLAY,
    FACTORIES,
    GAINED,
    GOAL_IDS,
    HOLDER_WORDS,
    HOLDERS,
    KINDS,
    NO_ASSET,
    NO_BUILDING,
    NO_TILE,
    OPEN,
    PHASE_IDS,
    RESOURCE_IDS,
    ROW,
    SEATS,
    SLOTS,
    STATUS_IDS,
    TILE_IDS,
    WAITING,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import (
    DEARER,
    RAN,
    REVENUE,
    SOLD,
    TIER,
    UNPAID,
    Column,
    State,
)
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.frames import EVERYBODY, NOBODY, UNKNOWN, Frame
from bigshoulders.kernel.json import Json

FORMAT = "bigshoulders/chicago/1"
STREAM_IDS = [
    "start",
    "demand_1",
    "demand_2",
    "demand_3",
    "demand_4",
    "starting_assets",
    "assets",
    "goals",
    "cubes",
    "buildings_1",
    "buildings_2",
    "buildings_3",
    "reveals",
]
TURN_CELL_IDS = {
    "revenue": REVENUE,
    "factories_run": RAN,
    "goods_sold": SOLD,
    "tier": TIER,
    "dearer": DEARER,
    "unpaid": UNPAID,
}


def export_position(g: Rules, s: State) -> dict[str, Json]:
    """A position with its options. Importing and exporting it again gives the same bytes."""
    return {
        "format": FORMAT,
        "edition": g.config.edition,
        "config": g.config.document(),
        "decade": s.decade,
        "phase": PHASE_IDS[s.phase],
        "priority": seat_or_none(s.priority),
        "passes": s.passes,
        "last_trader": seat_or_none(s.last_trader),
        "initiative": order(g, s.initiative),
        "round_order": order(g, s.round_order),
        "players": [export_player(s, seat) for seat in g.seats],
        "companies": {COMPANY_IDS[c]: export_company(g, s, c) for c in g.companies},
        "board": export_board(g, s),
        "operating": {
            "operated": names(COMPANY_IDS, s.operated),
            "steel_spent": s.steel_spent == 1,
            **{name: s.turn[cell] for name, cell in TURN_CELL_IDS.items()},
        },
        "draws": {name: s.draws[stream] for stream, name in enumerate(STREAM_IDS)},
        "seed": s.seed.hex() if s.seed else None,
        "stack": [export_frame(f) for f in s.stack],
    }


def seat_or_none(seat: int) -> Json:
    return None if seat == NOBODY else seat


def order(g: Rules, column: Column) -> Json:
    """Seats in order; empty until the order is known."""
    return [] if column[0] == NOBODY else [*column[: g.players]]


def names(ids: Sequence[str], numbers: int) -> Json:
    """A bit set as a list of ids; None if it is hidden."""
    return None if numbers == UNKNOWN else [ids[number] for number in members(numbers)]


def cubes(column: Column, first: int) -> dict[str, Json]:
    """Counts by resource."""
    return {RESOURCE_IDS[kind]: column[first + kind] for kind in range(KINDS)}


def export_player(s: State, seat: int) -> dict[str, Json]:
    reserved = s.reserved[seat]
    chosen: Json = None
    if s.chosen[seat] == UNKNOWN:
        chosen = "hidden"
    elif s.chosen[seat] != NO_BUILDING:
        chosen = BUILDING_IDS[s.chosen[seat]]
    row: list[Json] = []
    for i in range(seat * ROW, seat * ROW + ROW):
        if s.row[i] == NO_BUILDING:
            row.append(None)
        else:
            building: Json = BUILDING_IDS[s.row[i]]
            row.append({"building": building, "partner": seat_or_none(s.row_partner[i])})
    return {
        "cash": s.cash[seat],
        "sold": names(COMPANY_IDS, s.sold[seat]),
        "partners": s.partners[seat],
        "partner_on_appeal": s.partner_appeal >> seat & 1 == 1,
        "partner_on_row": s.partner_row >> seat & 1 == 1,
        "reserved_partner": RESERVED_WORDS[reserved] if reserved < 0 else COMPANY_IDS[reserved],
        "row": row,
        "hand": names(BUILDING_IDS, s.hand[seat]),
        "drafted": names(BUILDING_IDS, s.drafted[seat]),
        "chosen": chosen,
        "removed": names(BUILDING_IDS, s.removed[seat]),
        "ready": s.ready >> seat & 1 == 1,
    }


RESERVED_WORDS = {GAINED: "gained", WAITING: "waiting"}


def export_company(g: Rules, s: State, company: int) -> dict[str, Json]:
    """One company; only its status unless it is open."""
    status: dict[str, Json] = {"status": STATUS_IDS[s.status[company]]}
    if s.status[company] != OPEN:
        return status
    held = [a for a in s.assets[company * SLOTS : company * SLOTS + SLOTS] if a != NO_ASSET]
    offer: dict[str, Json] = {
        word: s.offer[company * 3 + i]
        for i, word in enumerate(CERTIFICATE_IDS)
        if s.offer[company * 3 + i]
    }
    first = company * FACTORIES
    return {
        **status,
        "director": s.director[company],
        "preferred": HOLDER_WORDS.spell(s.preferred[company]),
        "common": {
            str(HOLDER_WORDS.spell(holder)): s.common[company * HOLDERS + holder]
            for holder in range(HOLDERS)
            if s.common[company * HOLDERS + holder]
        },
        "offer": offer,
        "value": g.value[s.price[company]],
        "appeal": s.appeal[company],
        "height": s.height[company],
        "treasury": s.treasury[company],
        "goods": s.goods[company],
        "bonus_goods": s.bonus_goods[company],
        "resources": cubes(s.cubes, company * KINDS),
        "salespeople": s.sales[company],
        "factories": [
            {
                "workers": s.workers[first + i],
                "automated": s.automated[first + i],
                "managers": s.managers[first + i],
            }
            for i in range(g.factories[company])
        ],
        "assets": [ASSET_IDS[asset] for asset in held],
        "exhausted": [ASSET_IDS[asset] for asset in held if s.exhausted >> asset & 1],
    }


def export_board(g: Rules, s: State) -> dict[str, Json]:
    demand: dict[str, Json] = {}
    for space, word in enumerate(DEMAND_WORDS.ids):
        tile: Json = None if s.tiles[space] == NO_TILE else TILE_IDS[s.tiles[space]]
        demand[word] = {"tile": tile, "goods": s.demand[space]}
    display: dict[str, Json] = {}
    for slot in range(DISPLAY):
        asset = s.display[slot]
        display[str(g.asset_price[slot])] = None if asset == NO_ASSET else ASSET_IDS[asset]
    return {
        "job_market": s.market,
        "haymarket": cubes(s.haymarket, 0),
        "bag": cubes(s.bag, 0),
        "set_aside": cubes(s.aside, 0),
        "chain": {word: cubes(s.chain, i * KINDS) for i, word in enumerate(CHAIN_IDS)},
        "overlay": {
            RESOURCE_IDS[kind]: [c for c in range(COLUMNS) if s.overlay[kind] >> c & 1]
            for kind in range(KINDS)
        },
        "demand": demand,
        "demand_stack": names(TILE_IDS, s.demand_stack),
        "asset_display": display,
        "asset_stack": names(ASSET_IDS, s.asset_stack),
        "building_stacks": [names(BUILDING_IDS, stack) for stack in s.building_stacks],
        "goals": names(GOAL_IDS, s.goals),
        "bank_buildings": {
            word: [s.bank_partners[i * SEATS + seat] for seat in g.seats]
            for i, word in enumerate(BANK_IDS)
        },
    }


def export_frame(f: Frame) -> dict[str, Json]:
    """`{"step": "stock_turn", "seat": 1, "at": 0, ...}`: the seat, the stage and the arguments."""
    words = FRAME_TABLE.spell(f.step, [f.a, f.b, f.c])
    frame: dict[str, Json] = {"step": words.pop("step")}
    if f.seat >= 0:
        frame["seat"] = f.seat
    elif f.seat == EVERYBODY:
        frame["seat"] = "everybody"
    frame["at"] = f.pc
    return {**frame, **words}
