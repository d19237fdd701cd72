"""The course of the game: setup, then Decades of phases, then scoring."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.events import BUILDINGS_DEALT
from bigshoulders.games.chicago.engine.frames import (
    DEAL_A_BUILDING,
    DRAW_A_CUBE,
    DRAW_A_GOAL,
    DRAW_A_START,
    DRAW_A_TILE,
    DRAW_STARTING_ASSET,
    FOUNDING,
)
from bigshoulders.games.chicago.engine.ids import AVAILABLE, CHAIN, CLEANUP, DEMAND, DISPLAY, END
from bigshoulders.games.chicago.engine.moves import FOUND
from bigshoulders.games.chicago.engine.refusals import (
    COMPANY_NOT_AVAILABLE,
    NOT_NOW,
    VALUE_TOO_HIGH,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import announce_scores
from bigshoulders.games.chicago.engine.verbs.course import begin_phase, next_decade
from bigshoulders.games.chicago.engine.verbs.shares import found
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, NOBODY, Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack
from bigshoulders.kernel.refusals import No

GOALS_IN_PLAY: Final = 5
FIRST_HAND: Final = 3


@final
class Game(Step):
    """FLOW-1, FLOW-2, SETUP: the setup steps, then the phases of each Decade."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc < len(g.setup):
            s.advance(f.pc + 1)
            s.push(g.setup[f.pc], NOBODY)
            return
        i = f.pc - len(g.setup)
        last = s.decade == g.decades
        if i < len(g.decade) and not (last and g.decade_phases[i] == CLEANUP):
            s.advance(f.pc + 1)
            if g.decade_phases[i] != s.phase:
                begin_phase(s, g.decade_phases[i], out)
            s.push(g.decade[i], NOBODY)
        elif not last:
            next_decade(s)
            s.advance(len(g.setup))
        else:
            s.pop()
            begin_phase(s, END, out)
            announce_scores(g, s, out)


@final
class SetupDemand(Step):
    """SETUP-4: the 12 Demand spaces, column by column, each top to bottom."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == DEMAND:
            s.pop()
            return
        s.advance(f.pc + 1)
        s.push(DRAW_A_TILE, CHANCE, f.pc % 4 * 3 + f.pc // 4)


@final
class SetupAssets(Step):
    """SETUP-5: Brilliant Marketing is already on $80; the other four are placed at random."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == DISPLAY - 1:
            s.pop()
            return
        s.advance(f.pc + 1)
        s.push(DRAW_STARTING_ASSET, CHANCE, f.pc + 1)


@final
class SetupGoals(Step):
    """SETUP-8: five of the ten goals."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == GOALS_IN_PLAY:
            s.pop()
            return
        s.advance(f.pc + 1)
        s.push(DRAW_A_GOAL, CHANCE)


@final
class SetupChain(Step):
    """SETUP-10: the cubes for each space of the Supply Chain, including X."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        per_space = g.cubes_per_decade[0]
        if f.pc == CHAIN * per_space:
            s.pop()
            return
        s.advance(f.pc + 1)
        s.push(DRAW_A_CUBE, CHANCE, f.pc // per_space)


@final
class SetupHands(Step):
    """SETUP-14: three Era I Buildings for each player."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == FIRST_HAND * g.players:
            s.pop()
            return
        seat = f.pc // FIRST_HAND
        if f.pc % FIRST_HAND == 0 and out.live:
            out.add(BUILDINGS_DEALT, seat, 1, FIRST_HAND)
        s.advance(f.pc + 1)
        s.push(DEAL_A_BUILDING, CHANCE, seat, 1)


@final
class SetupOrder(Step):
    """SETUP-15: a starting player at random."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        s.push(DRAW_A_START, CHANCE)


@final
class SetupFounding(Step):
    """SETUP-16, SETUP-17: counter-clockwise from the last Initiative space, each player founds a
    company.

    Until then the reserved Partner waits beside the board; it then goes onto the new charter
    (EST-10).
    """

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == g.players:
            s.pop()
            return
        s.advance(f.pc + 1)
        s.push(FOUNDING, s.initiative[g.players - 1 - f.pc])


@final
class Founding(Step):
    """SETUP-16, DEC-1: a Starting Company and its initial value."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        add_foundings(g, s, seat, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != FOUND:
            return No(NOT_NOW, f.step)
        return check_founding(g, s, seat, m)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        found(g, s, seat, arg_a(m), g.initial[arg_b(m)], out)


def add_foundings(g: Rules, s: State, seat: int, moves: Moves) -> None:
    """EST-1, EST-4: every company and initial value this player can afford."""
    affordable = 0
    while affordable < 4 and 3 * g.value[g.initial[affordable]] <= s.cash[seat]:
        affordable += 1
    if affordable:
        for company in g.companies:
            if s.status[company] == AVAILABLE:
                for i in range(affordable):
                    moves.append(pack(FOUND, company, i))


def check_founding(g: Rules, s: State, seat: int, m: int) -> No | None:
    """EST-1, EST-4."""
    company = arg_a(m)
    if s.status[company] != AVAILABLE:
        return No(COMPANY_NOT_AVAILABLE, company, s.status[company])
    cost = 3 * g.value[g.initial[arg_b(m)]]
    if cost > s.cash[seat]:
        return No(VALUE_TOO_HIGH, s.cash[seat], cost)
    return None
