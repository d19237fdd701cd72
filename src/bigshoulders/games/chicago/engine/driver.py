"""The driver: new, awaited, legal, refusal, apply, settle. It knows no rule, only steps."""

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
from bigshoulders.games.chicago.engine.refusals import (
    DRAW_FIRST,
    GAME_OVER,
    NOT_YOUR_TURN,
    REFUSALS,
    No,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import STREAMS, TURN_CELLS, State
from bigshoulders.games.chicago.engine.verbs.assets import show
from bigshoulders.kernel.chance import draw
from bigshoulders.kernel.errors import GameError, IllegalMove
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, NOBODY

RUNAWAY = 1000  # rounds of procedures after one move


def new(g: Rules, seed: bytes, out: Events) -> State:
    """SETUP: the first position; settled up to the first question (or draw, without a seed)."""
    s = blank(g, seed)
    show(s, g.first_asset, 0, out)
    s.push(GAME, NOBODY)
    settle(g, s, out)
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


def settle(g: Rules, s: State, out: Events) -> None:
    """Run what runs by itself, up to a question, a draw that is left to the caller, or the end."""
    stack = s.stack
    steps = g.steps
    for _ in range(RUNAWAY):
        if not stack:
            return
        f = stack[-1]
        step = steps[f.step]
        if step.waits:
            if not step.idle(g, s, f):
                return
            step.run(g, s, f, out)
        elif step.draws:
            if not s.seed:
                return
            draw_lot(g, s, step, out)
        elif step.blocked(g, s, f):
            return
        else:
            step.run(g, s, f, out)
    raise GameError("engine/runaway", facts={"step": stack[-1].step})


def draw_lot(g: Rules, s: State, step: Step, out: Events) -> None:
    """Resolve the draw on top of the stack from the seed."""
    f = s.stack[-1]
    stream = step.stream(g, s, f)
    outcomes = step.outcomes(g, s, f)
    total = 0
    for _, weight in outcomes:
        total += weight
    number = draw(s.seed, stream, s.draws[stream], total)
    s.draws[stream] += 1
    for move, weight in outcomes:
        number -= weight
        if number < 0:
            step.apply(g, s, f, CHANCE, move, out)
            return


def awaited(g: Rules, s: State) -> list[int]:
    """The seats the game waits for: one, several at once, CHANCE, or none when it is over."""
    if not s.stack:
        return []
    f = s.stack[-1]
    return g.steps[f.step].awaited(g, s, f)


def legal(g: Rules, s: State, seat: int) -> list[int]:
    """Every legal move of a seat, sorted; empty if it is not awaited."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = g.steps[f.step]
    if f.seat != seat and seat not in step.awaited(g, s, f):
        return []
    return step.legal(g, s, f, seat)


def outcomes(g: Rules, s: State) -> list[tuple[int, int]]:
    """What the awaited draw can bring, with weights; empty if no draw is awaited."""
    if not s.stack:
        return []
    f = s.stack[-1]
    step = g.steps[f.step]
    return step.outcomes(g, s, f) if step.draws else []


def why_not(g: Rules, s: State, seat: int, m: int) -> No | None:
    """Why a move is not legal, in ids and numbers; None if it is."""
    if not s.stack:
        return No(GAME_OVER)
    f = s.stack[-1]
    step = g.steps[f.step]
    waiting = step.awaited(g, s, f)
    if seat not in waiting:
        return No(DRAW_FIRST) if CHANCE in waiting else No(NOT_YOUR_TURN, waiting[0])
    return step.check(g, s, f, seat, m)


def apply(g: Rules, s: State, seat: int, m: int, out: Events) -> None:
    """Make a move and settle, or raise IllegalMove and change nothing."""
    refused = why_not(g, s, seat, m)
    if refused is not None:
        kind, rule = REFUSALS[refused.kind]
        raise IllegalMove(kind.name, rule, kind.spell([refused.a, refused.b, refused.c, refused.d]))
    play(g, s, seat, m, out)


def play(g: Rules, s: State, seat: int, m: int, out: Events) -> None:
    """Make a move known to be legal, and settle."""
    f = s.stack[-1]
    step = g.steps[f.step]
    if step.draws:  # a draw made by the caller counts like one from the seed
        s.draws[step.stream(g, s, f)] += 1
    step.apply(g, s, f, seat, m, out)
    settle(g, s, out)
