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
from bigshoulders.games.chicago.engine.state import STREAMS, TURN_CELLS, State
from bigshoulders.games.chicago.engine.verbs.assets import show
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def new(g: Rules, seed: bytes, out: Events) -> State:
    """SETUP: the first position; settled up to the first question (or draw, without a seed)."""
    s = blank(g, seed)
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
        cash=[g.starting_cash if seat < g.players else 0 for seat in range(SEATS)],
        sold=[0] * SEATS,
        status=status,
        director=[NOBODY] * COMPANIES,
        preferred=[NO_HOLDER] * COMPANIES,
        common=[0] * (COMPANIES * HOLDERS),
        offer=[0] * (COMPANIES * 3),
        price=[0] * COMPANIES,
        appeal=[0] * COMPANIES,
        height=[0] * COMPANIES,
        treasury=[0] * COMPANIES,
        goods=[0] * COMPANIES,
        bonus_goods=[0] * COMPANIES,
        cubes=[0] * (COMPANIES * KINDS),
        workers=[0] * (COMPANIES * FACTORIES),
        automated=[0] * (COMPANIES * FACTORIES),
        managers=[0] * (COMPANIES * FACTORIES),
        sales=[0] * COMPANIES,
        assets=[NO_ASSET] * (COMPANIES * SLOTS),
        display=[NO_ASSET] * DISPLAY,
        hand=[0] * SEATS,
        drafted=[0] * SEATS,
        chosen=[NO_BUILDING] * SEATS,
        removed=[0] * SEATS,
        building_stacks=g.building_sets[:],
        row=[NO_BUILDING] * (SEATS * ROW),
        row_partner=[NOBODY] * (SEATS * ROW),
        bank_partners=[0] * (BANK_SPACES * SEATS),
        partners=[2 if seat < g.players else 0 for seat in range(SEATS)],
        reserved=[WAITING] * SEATS,
        initiative=nobody,
        round_order=nobody,
        tiles=[NO_TILE] * DEMAND,
        demand=[0] * DEMAND,
        bag=bag,
        haymarket=haymarket,
        chain=[0] * (4 * KINDS),
        overlay=overlay,
        aside=[0] * KINDS,
        turn=[0] * TURN_CELLS,
    )
