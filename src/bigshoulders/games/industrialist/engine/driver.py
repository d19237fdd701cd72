"""The driver: new, awaited, legal, refusal, apply, settle. It knows no rule, only steps."""

from __future__ import annotations

from bigshoulders.games.industrialist.engine.frames import GAME
from bigshoulders.games.industrialist.engine.ids import (
    CARDS,
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    NO_PLACE,
    NO_SIDE,
    ROW,
    SIDES,
    TRACKS,
)
from bigshoulders.games.industrialist.engine.refusals import (
    DRAW_FIRST,
    GAME_OVER,
    NOT_YOUR_TURN,
    No,
    refusal,
)
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import PROMISES, STREAMS, State
from bigshoulders.kernel.chance import draw
from bigshoulders.kernel.errors import GameError, IllegalMove
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE

RUNAWAY = 1000  # rounds of procedures after one move
SPARE_MARKERS = 3  # SOLO-COMP-5
PLAYER = 0


def new(g: Rules, seed: bytes, out: Events) -> State:
    """SOLO-SETUP: the first position, settled up to a question (or a draw, without a seed)."""
    s = blank(g, seed)
    s.push(GAME)
    settle(g, s, out)
    return s


def blank(g: Rules, seed: bytes) -> State:
    """SOLO-SETUP-2, SOLO-SETUP-3: the Central Factory and the dice before anything is drawn."""
    workers = [0] * CARDS
    workers[CENTRAL] = 1
    units = [0] * TRACKS
    for kind in range(KINDS):
        units[CENTRAL_TRACKS + kind] = g.cards.start[kind]
    return State(
        seed=seed,
        draws=[0] * STREAMS,
        stack=[],
        year=0,
        profit=0,
        market=0,
        managers=1,
        spare=SPARE_MARKERS,
        taken=0,
        manager_used=0,
        central_markers=(1 << KINDS) - 1,
        happened=0,
        unpaid=0,
        row=[NO_SIDE] * ROW,
        place=[NO_PLACE] * SIDES,
        workers=workers,
        units=units,
        promises=[0] * PROMISES,
        now=[0] * PROMISES,
    )


def settle(g: Rules, s: State, out: Events) -> None:
    """Run what runs by itself, up to a question, a draw that is left to the caller, or the end."""
    stack = s.stack
    for _ in range(RUNAWAY):
        if not stack:
            return
        f = stack[-1]
        step = g.steps[f.step]
        if step.waits:
            if not step.idle(g, s, f):
                return
            step.run(g, s, f, out)
        elif step.draws:
            if not s.seed:
                return
            draw_lot(g, s, step, out)
        else:
            step.run(g, s, f, out)
    raise GameError("engine/runaway", facts={"step": stack[-1].step})


def draw_lot(g: Rules, s: State, step: Step, out: Events) -> None:
    """Resolve the draw on top of the stack from the seed; all outcomes are equally likely."""
    f = s.stack[-1]
    stream = step.stream(g, s, f)
    outcomes = step.outcomes(g, s, f)
    number = draw(s.seed, stream, s.draws[stream], len(outcomes))
    s.draws[stream] += 1
    step.apply(g, s, f, outcomes[number][0], out)


def awaited(g: Rules, s: State) -> list[int]:
    """The player, CHANCE, or nobody when the game is over."""
    if not s.stack:
        return []
    return [CHANCE] if g.steps[s.stack[-1].step].draws else [PLAYER]


def legal(g: Rules, s: State, seat: int) -> list[int]:
    """Every legal move, sorted; empty for a seat that is not awaited."""
    if seat not in awaited(g, s):
        return []
    f = s.stack[-1]
    return g.steps[f.step].legal(g, s, f)


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
    if step.draws != (seat == CHANCE):
        return No(DRAW_FIRST) if step.draws else No(NOT_YOUR_TURN)
    return step.check(g, s, f, m)


def apply(g: Rules, s: State, seat: int, m: int, out: Events) -> None:
    """Make a move and settle, or raise IllegalMove and change nothing."""
    refused = why_not(g, s, seat, m)
    if refused is not None:
        why = refusal(refused)
        raise IllegalMove(why.code, why.rule, why.facts)
    play(g, s, m, out)


def play(g: Rules, s: State, m: int, out: Events) -> None:
    """Make a move known to be legal, and settle."""
    f = s.stack[-1]
    step = g.steps[f.step]
    if step.draws:  # a draw made by the caller counts like one from the seed
        s.draws[step.stream(g, s, f)] += 1
    step.apply(g, s, f, m, out)
    settle(g, s, out)
