"""The players of a solitaire: one that plans a turn, one that looks some turns ahead."""

from __future__ import annotations

from random import Random
from typing import Final, final

from bigshoulders.bots.protocol import Advice, Candidate
from bigshoulders.bots.solo.judgement import Judge
from bigshoulders.bots.solo.plans import Plan, Planner, by_value
from bigshoulders.bots.solo.weights import WEIGHTS
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Move, pack
from bigshoulders.solo.engine import play
from bigshoulders.solo.moves import ROLL_MARKET
from bigshoulders.solo.rules import Rules
from bigshoulders.solo.state import State

GREEDY_WIDTH: Final = 8
SOLVER_WIDTH: Final = 12
CANDIDATES: Final = 5
MARGIN: Final = 6.0  # a plan that much worse by judgement alone is not looked at further
TURNS_AHEAD: Final = 3
LOOKAHEAD_WIDTH: Final = 2
FACES: Final = 6


class Planned:
    """Remembers the rest of a plan, so that a turn is planned once and not at every question."""

    def __init__(self) -> None:
        self.rules: Rules | None = None
        self.moves: dict[bytes, Move] = {}

    def known(self, g: Rules, s: State) -> Move | None:
        return self.moves.get(s.digest()) if self.rules is g else None

    def remember(self, g: Rules, s: State, plan: Plan) -> Move:
        """The first move of a plan; the others wait for the positions they belong to."""
        self.rules = g
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
        known = self.planned.known(g, view.seen)
        if known is not None:
            return known
        return self.planned.remember(g, view.seen, self.plans(g, view.seen)[0])

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        return advice(self.choose(g, view, rng), self.plans(g, view.seen))

    def plans(self, g: Rules, s: State) -> list[Plan]:
        return Planner(g, Judge(g, WEIGHTS), self.width).plans(s)


@final
class Outlook:
    """What a position is worth some turns ahead, over resampled dice.

    Six courses are played, by the best plan of each turn as judgement sees it. In every turn each
    face comes up in one of them, and all positions of a comparison meet the same dice.
    """

    def __init__(self, g: Rules, judge: Judge, width: int, dice: list[list[int]]) -> None:
        self.g = g
        self.judge = judge
        self.planner = Planner(g, judge, width)
        self.dice = dice  # by turn: the face of each course

    def value(self, s: State) -> float:
        """The mean of the estimates where the courses lead; exact when the game is over."""
        if not s.stack:
            return self.judge.estimate(s)
        total = 0.0
        for course in range(FACES):
            total += self.follow(s, course)
        return total / FACES

    def follow(self, s: State, course: int) -> float:
        for faces in self.dice:
            if not s.stack:
                break
            if self.g.steps[s.stack[-1].step].draws:  # else the row of the market is chosen
                s = s.copy()
                play(self.g, s, pack(ROLL_MARKET, faces[course]), SILENT)
            s = self.planner.plans(s)[0].state
        return self.judge.estimate(s)


class SolverIndustrialist:
    """Looks ahead: the good plans of this turn, each by where good play leads from it."""

    def __init__(self, candidates: int = CANDIDATES, turns: int = TURNS_AHEAD) -> None:
        self.candidates = candidates
        self.turns = turns
        self.planned = Planned()

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        known = self.planned.known(g, view.seen)
        if known is not None:
            return known
        return self.planned.remember(g, view.seen, self.plans(g, view.seen)[0])

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        return advice(self.choose(g, view, rng), self.plans(g, view.seen))

    def plans(self, g: Rules, s: State) -> list[Plan]:
        """The best plans by judgement, then weighed by what they lead to; the best first."""
        judge = Judge(g, WEIGHTS)
        found = Planner(g, judge, SOLVER_WIDTH).plans(s)[: self.candidates]
        found = [plan for plan in found if plan.value >= found[0].value - MARGIN]
        if len(found) > 1:
            rng = Random(s.digest())  # the same question has the same answer
            dice = [rng.sample(range(FACES), FACES) for _ in range(self.turns)]
            outlook = Outlook(g, judge, LOOKAHEAD_WIDTH, dice)
            for plan in found:
                plan.value = outlook.value(plan.state)
            found.sort(key=by_value)
        return found
