"""The managers die (section 8): its moves, their refusals and effects."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.engine.events import FOR_MANAGERS
from bigshoulders.games.industrialist.engine.frames import (
    ACTIONS,
    MANAGERS_DOWN,
    NEW_WORKERS,
    PUT_UNITS,
    SELLING,
    STAFFING,
    TAKE_UNITS,
)
from bigshoulders.games.industrialist.engine.ids import CAPITAL, MOST_WORKERS, PLAYER, TRACKS
from bigshoulders.games.industrialist.engine.moves import (
    MANAGER_BUILD,
    MANAGER_UNIT,
    MANAGER_WORKER,
)
from bigshoulders.games.industrialist.engine.refusals import (
    CAPITAL_NOT_FROM_MANAGERS,
    CAPITAL_SHORT,
    DIE_FULL,
    DO_SOMETHING_FIRST,
    MANAGERS_GONE,
    MANAGERS_USED,
    NO_SUCH_TRACK,
    NOT_BUILT,
    NOT_NOW,
    TRACK_FULL,
)
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.building import (
    add_builds,
    check_build,
    start_build,
)
from bigshoulders.games.industrialist.engine.verbs import (
    cards_with_room_for_workers,
    free_space,
    has_marker,
    is_built,
    kind_of_track,
    move_managers,
    total,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack
from bigshoulders.kernel.refusals import DRAW_FIRST, GAME_OVER, No


def is_manager_move(m: int) -> bool:
    return MANAGER_UNIT <= kind_of(m) <= MANAGER_BUILD


def add_manager_moves(g: Rules, s: State, moves: Moves) -> None:
    """SOLO-MGR-1: everything the managers can do now, sorted."""
    if check_managers(g, s) is not None:
        return
    for track in range(TRACKS):
        if kind_of_track(g, track) != CAPITAL and free_space(g, s, track) > 0:
            moves.append(pack(MANAGER_UNIT, track))
    for card in cards_with_room_for_workers(s):
        moves.append(pack(MANAGER_WORKER, card))
    add_builds(g, s, MANAGER_BUILD, s.market, moves)


def check_moment(g: Rules, s: State) -> No | None:
    """SOLO-TURN-4, R-15: between actions, inside a sale, and between hiring and moving."""
    if not s.stack:
        return No(GAME_OVER)
    f = s.stack[-1]
    if f.step == ACTIONS or f.step == SELLING:
        return None
    if f.step == STAFFING:
        return None if f.a + f.b else No(DO_SOMETHING_FIRST, rule="R-15")
    return No(DRAW_FIRST) if g.steps[f.step].draws else No(NOT_NOW, f.step)


def check_managers(g: Rules, s: State) -> No | None:
    """SOLO-MGR-1, SOLO-MGR-2: once per turn, for Capital equal to the market die."""
    refused = check_moment(g, s)
    if refused is not None:
        return refused
    if s.managers == 0:
        return No(MANAGERS_GONE)
    if s.manager_used:
        return No(MANAGERS_USED)
    capital = total(g, s, CAPITAL)
    if capital < s.market:
        return No(CAPITAL_SHORT, capital, s.market, rule="SOLO-MGR-1")
    return None


def check_manager_move(g: Rules, s: State, m: int) -> No | None:
    """SOLO-MGR-1: the reason why the managers may not do this, if any."""
    refused = check_managers(g, s)
    if refused is not None:
        return refused
    if kind_of(m) == MANAGER_UNIT:
        return check_unit(g, s, arg_a(m))
    if kind_of(m) == MANAGER_WORKER:
        return check_worker(s, arg_a(m))
    return check_build(g, s, arg_a(m), arg_b(m), s.market, rails=False)


def check_unit(g: Rules, s: State, track: int) -> No | None:
    """SOLO-MGR-1, R-14: a unit of a resource onto a track with room, staffed or not."""
    if kind_of_track(g, track) == CAPITAL:
        return No(CAPITAL_NOT_FROM_MANAGERS)
    if not has_marker(s, track):
        return No(NO_SUCH_TRACK, track)
    return None if free_space(g, s, track) > 0 else No(TRACK_FULL, track, g.cards.most[track])


def check_worker(s: State, card: int) -> No | None:
    """SOLO-HIRE-1: a built card whose die is below 6."""
    if not is_built(s, card):
        return No(NOT_BUILT, card)
    return None if s.workers[card] < MOST_WORKERS else No(DIE_FULL, card)


def use_managers(g: Rules, s: State, m: int) -> None:
    """SOLO-MGR-1, SOLO-MGR-2: pay, carry out the move, lower the die, then resume the step
    below."""
    s.manager_used = 1
    s.push(MANAGERS_DOWN, PLAYER)
    if kind_of(m) == MANAGER_UNIT:
        s.push(PUT_UNITS, PLAYER, kind_of_track(g, arg_a(m)), 1, FOR_MANAGERS)
        s.advance(arg_a(m) + 1)
    elif kind_of(m) == MANAGER_WORKER:
        s.push(NEW_WORKERS, PLAYER, 1, FOR_MANAGERS)
        s.advance(arg_a(m) + 1)
    else:
        start_build(g, s, arg_a(m), arg_b(m))
    s.push(TAKE_UNITS, PLAYER, CAPITAL, s.market, FOR_MANAGERS)


@final
class ManagersDown(Step):
    """SOLO-MGR-2: then the managers die goes down by 1."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        move_managers(s, -1, out)
