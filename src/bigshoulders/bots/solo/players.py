"""The two opponents' stand-ins for a solitaire: one that plans a turn, one that looks ahead."""

from __future__ import annotations

from random import Random
from typing import Final, final

from bigshoulders.bots.protocol import Advice, Candidate
from bigshoulders.bots.solo.judgement import Judge
from bigshoulders.bots.solo.plans import Plan, Planner
from bigshoulders.bots.solo.weights import WEIGHTS
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Move, pack
from bigshoulders.solo.engine import play
from bigshoulders.solo.moves import ROLL_MARKET
from bigshoulders.solo.rules import Rules
from bigshoulders.solo.state import State

GREEDY_WIDTH: Final = 8
CANDIDATES: Final = 24
TURNS_AHEAD: Final = 2
LOOKAHEAD_WIDTH: Final = 4
FOLLOWED: Final = 2  # plans of a later turn that are followed to the turn after it


class Planned:
    """Remembers the rest of a plan, so that a turn is planned once and not at every question."""

    def __init__(self) -> None:
        self.moves: dict[bytes, Move] = {}

    def known(self, s: State) -> Move | None:
        return self.moves.get(s.digest())

    def remember(self, g: Rules, s: State, plan: Plan) -> Move:
        """The first move of a plan; the others wait for the positions they belong to."""
        self.moves = {}
        state = s.copy()
        for move in plan.moves:
            self.moves[state.digest()] = move
            play(g, state, move, SILENT)
        return plan.moves[0]


def advice(move: Move, plans: list[Plan]) -> Advice:
    """The chosen move, then the first moves of the other plans, each by its best plan."""
    best: dict[Move, float] = {}
    for plan in plans:
        first = plan.moves[0]
        best[first] = max(best.get(first, plan.value), plan.value)
    others = sorted(best, key=lambda first: (first != move, -best[first]))
    return Advice(move, [Candidate(first, round(best[first]), []) for first in others])


class GreedyIndustrialist:
    """Plans the turn that is best by judgement alone."""

    def __init__(self, width: int = GREEDY_WIDTH) -> None:
        self.width = width
        self.planned = Planned()

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        known = self.planned.known(view.seen)
        if known is not None:
            return known
        planner = Planner(g, Judge(g, WEIGHTS), self.width)
        return self.planned.remember(g, view.seen, planner.plans(view.seen)[0])

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        plans = Planner(g, Judge(g, WEIGHTS), self.width).plans(view.seen)
        return advice(self.choose(g, view, rng), plans)


@final
class Outlook:
    """What a position is worth some turns ahead: the mean over the market die of the best plans."""

    def __init__(self, g: Rules, judge: Judge, width: int, followed: int) -> None:
        self.g = g
        self.judge = judge
        self.planner = Planner(g, judge, width)
        self.followed = followed

    def value(self, s: State, turns: int) -> float:
        """Exact over the next roll; the best plans of each face are followed further."""
        if not s.stack or turns == 0:
            return self.judge.estimate(s)
        if not self.g.steps[s.stack[-1].step].draws:
            return self.best(s, turns)
        total = 0.0
        for face in range(6):
            rolled = s.copy()
            play(self.g, rolled, pack(ROLL_MARKET, face), SILENT)
            total += self.best(rolled, turns)
        return total / 6.0

    def best(self, s: State, turns: int) -> float:
        """The best of the plans for a turn whose market is known."""
        plans = self.planner.plans(s)
        if turns == 1:
            return plans[0].value
        best = -1e9
        for plan in plans[: self.followed]:
            best = max(best, self.value(plan.state, turns - 1))
        return best


class SolverIndustrialist:
    """Looks ahead: every good plan of this turn by the best answers to every roll that follows."""

    def __init__(self, candidates: int = CANDIDATES, turns: int = TURNS_AHEAD) -> None:
        self.candidates = candidates
        self.turns = turns
        self.planned = Planned()

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        known = self.planned.known(view.seen)
        if known is not None:
            return known
        judge = Judge(g, WEIGHTS)
        plans = Planner(g, judge, self.candidates).plans(view.seen)[: self.candidates]
        outlook = Outlook(g, judge, LOOKAHEAD_WIDTH, FOLLOWED)
        best = max(plans, key=lambda plan: outlook.value(plan.state, self.turns))
        return self.planned.remember(g, view.seen, best)

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        plans = Planner(g, Judge(g, WEIGHTS), self.candidates).plans(view.seen)
        return advice(self.choose(g, view, rng), plans)
