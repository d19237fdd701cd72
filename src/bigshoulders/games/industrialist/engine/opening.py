"""The first position of a game."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.industrialist.engine.frames import GAME
from bigshoulders.games.industrialist.engine.ids import (
    CARDS,
    CENTRAL,
    CENTRAL_TRACKS,
    KINDS,
    NO_PLACE,
    NO_SIDE,
    PLAYER,
    ROW,
    SIDES,
    TRACKS,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import PROMISES, STREAMS, State
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.events import Events

SPARE_MARKERS: Final = 3  # SOLO-COMP-5


def new(g: Rules, seed: bytes, out: Events) -> State:
    """SOLO-SETUP: the first position, settled up to a question (or a draw, without a seed)."""
    s = blank(g, seed)
    s.push(GAME, PLAYER)
    settle(g.steps, g, s, out)
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
