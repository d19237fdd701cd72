"""The first position of a game."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.frames import GAME
from bigshoulders.games.chicago.engine.ids import (
    ABSENT,
    AVAILABLE,
    BANK_SPACES,
    COMPANIES,
    DEMAND,
    DISPLAY,
    FACTORIES,
    HOLDERS,
    KINDS,
    NO_ASSET,
    NO_BUILDING,
    NO_HOLDER,
    NO_TILE,
    ROW,
    SEATS,
    SETUP,
    SLOTS,
    WAITING,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import STREAMS, TURN_CELLS, State, column_of
from bigshoulders.games.chicago.engine.verbs.assets import show
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def new(g: Rules, seed: bytes, out: Events) -> State:
    """SETUP: the first position; settled up to the first question (or draw, without a seed)."""
    if g.blank is None:
        g.blank = blank(g, b"")
    s = g.blank.copy()
    s.seed = seed
    show(s, g.first_asset, 0, out)
    s.push(GAME, NOBODY)
    settle(g.steps, g, s, out)
    return s


def blank(g: Rules, seed: bytes) -> State:
    """SETUP-1, SETUP-9 to SETUP-13: the board before anything is drawn."""
    status = [ABSENT] * COMPANIES
    for company in g.companies:
        status[company] = AVAILABLE
    everybody = (1 << g.players) - 1
    haymarket = [g.haymarket_start] * KINDS
    overlay = [0] * KINDS
    bag = [g.cube_total[kind] - haymarket[kind] for kind in range(KINDS)]
    if g.overlay_in_play:
        for kind in range(KINDS):
            overlay[kind] = (1 << g.overlay_start[kind]) - 1
            bag[kind] -= g.overlay_start[kind]
    nobody = [NOBODY] * SEATS
    return State(
        seed=seed,
        draws=[0] * STREAMS,
        stack=[],
        decade=1,
        phase=SETUP,
        priority=NOBODY,
        passes=0,
        last_trader=NOBODY,
        market=g.market_start,
        asset_stack=g.asset_set,
        exhausted=0,
        demand_stack=g.tile_set,
        goals=0,
        operated=0,
        steel_spent=0,
        ready=0,
        partner_appeal=everybody,
        partner_row=everybody,
        cash=column_of([g.starting_cash if seat < g.players else 0 for seat in range(SEATS)]),
        sold=column_of([0] * SEATS),
        status=column_of(status),
        director=column_of([NOBODY] * COMPANIES),
        preferred=column_of([NO_HOLDER] * COMPANIES),
        common=column_of([0] * (COMPANIES * HOLDERS)),
        offer=column_of([0] * (COMPANIES * 3)),
        price=column_of([0] * COMPANIES),
        appeal=column_of([0] * COMPANIES),
        height=column_of([0] * COMPANIES),
        treasury=column_of([0] * COMPANIES),
        goods=column_of([0] * COMPANIES),
        bonus_goods=column_of([0] * COMPANIES),
        cubes=column_of([0] * (COMPANIES * KINDS)),
        workers=column_of([0] * (COMPANIES * FACTORIES)),
        automated=column_of([0] * (COMPANIES * FACTORIES)),
        managers=column_of([0] * (COMPANIES * FACTORIES)),
        sales=column_of([0] * COMPANIES),
        assets=column_of([NO_ASSET] * (COMPANIES * SLOTS)),
        display=column_of([NO_ASSET] * DISPLAY),
        hand=column_of([0] * SEATS),
        drafted=column_of([0] * SEATS),
        chosen=column_of([NO_BUILDING] * SEATS),
        removed=column_of([0] * SEATS),
        building_stacks=column_of(g.building_sets),
        row=column_of([NO_BUILDING] * (SEATS * ROW)),
        row_partner=column_of([NOBODY] * (SEATS * ROW)),
        bank_partners=column_of([0] * (BANK_SPACES * SEATS)),
        partners=column_of([2 if seat < g.players else 0 for seat in range(SEATS)]),
        reserved=column_of([WAITING] * SEATS),
        initiative=column_of(nobody),
        round_order=column_of(nobody),
        tiles=column_of([NO_TILE] * DEMAND),
        demand=column_of([0] * DEMAND),
        bag=column_of(bag),
        haymarket=column_of(haymarket),
        chain=column_of([0] * (4 * KINDS)),
        overlay=column_of(overlay),
        aside=column_of([0] * KINDS),
        turn=column_of([0] * TURN_CELLS),
    )
