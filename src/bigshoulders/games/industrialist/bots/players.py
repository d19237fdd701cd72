"""The solitaire bots: one plans a turn, the other looks several turns ahead."""

from __future__ import annotations

from random import Random
from typing import Final, final

from bigshoulders.bots.protocol import Advice
from bigshoulders.games.industrialist.bots.judgement import Judge
from bigshoulders.games.industrialist.bots.plans import Plan, Planner, by_value
from bigshoulders.games.industrialist.bots.reasons import advise, compared
from bigshoulders.games.industrialist.bots.weights import WEIGHTS
from bigshoulders.games.industrialist.engine.ids import PLAYER
from bigshoulders.games.industrialist.engine.moves import ROLL_MARKET
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.kernel.moves import Move, pack

GREEDY_WIDTH: Final = 8
SOLVER_WIDTH: Final = 12
CANDIDATES: Final = 5
MARGIN: Final = 6.0  # a plan this much worse by estimate is not examined further
TURNS_AHEAD: Final = 3
LOOKAHEAD_WIDTH: Final = 2
FACES: Final = 6


class Planned:
    """Remembers the rest of a plan, so that a turn is planned once instead of at every question.

    Answers during a turn therefore depend on the plan made at its start.
    """

    def __init__(self) -> None:
        self.rules: Rules | None = None
        self.moves: dict[bytes, Move] = {}

    def known(self, g: Rules, s: State) -> Move | None:
        return self.moves.get(s.digest()) if self.rules is g else None

    def remember(self, g: Rules, s: State, plan: Plan) -> Move:
        """Return the first move of a plan and keep the others for the positions they belong to."""
        self.rules = g
        self.moves = {}
        state = s.copy()
        for move in plan.moves:
            self.moves[state.digest()] = move
            play(g.steps, g, state, PLAYER, move, SILENT)
        return plan.moves[0]


class PlanningPlayer:
    """Plans a turn at its first question and follows the plan up to the next roll."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.planned = Planned()

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        known = self.planned.known(g, view.seen)
        if known is not None:
            return known
        return self.planned.remember(g, view.seen, self.plans(g, view.seen)[0])

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        plans = self.plans(g, view.seen)
        known = self.planned.known(g, view.seen)
        move = self.planned.remember(g, view.seen, plans[0]) if known is None else known
        weighed = compared(self.planner(g), view, move, plans)
        if len(weighed) > 1:
            self.weigh(g, view.seen, weighed)
        return advise(g, view.seen, weighed)

    def planner(self, g: Rules) -> Planner:
        return Planner(g, Judge(g, WEIGHTS), self.width)

    def plans(self, g: Rules, s: State) -> list[Plan]:
        """Plans for the rest of the turn, best first."""
        return self.planner(g).plans(s)

    def weigh(self, g: Rules, s: State, plans: list[Plan]) -> None:
        """Assign the values by which plans are compared; by default the estimates."""


@final
class GreedyIndustrialist(PlanningPlayer):
    """Follows the turn plan with the highest estimate."""

    def __init__(self, width: int = GREEDY_WIDTH) -> None:
        super().__init__(width)


@final
class Outlook:
    """The value of a position several turns ahead, over resampled dice.

    Six courses are played, each by the best plan of each turn according to the estimate. In every
    turn each face comes up in one of them, and all positions in a comparison face the same dice.
    """

    def __init__(self, g: Rules, judge: Judge, width: int, dice: list[list[int]]) -> None:
        self.g = g
        self.judge = judge
        self.planner = Planner(g, judge, width)
        self.dice = dice  # by turn: the face of each course

    def value(self, s: State) -> float:
        """The mean of the estimates at the ends of the courses; exact when the game is over."""
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
            if self.g.steps[s.stack[-1].step].draws:  # otherwise the player chooses the market row
                s = s.copy()
                play(self.g.steps, self.g, s, CHANCE, pack(ROLL_MARKET, faces[course]), SILENT)
            s = self.planner.plans(s)[0].state
        return self.judge.estimate(s)


@final
class SolverIndustrialist(PlanningPlayer):
    """Looks ahead: values each good plan of this turn by where good play leads from it."""

    def __init__(self, candidates: int = CANDIDATES, turns: int = TURNS_AHEAD) -> None:
        super().__init__(SOLVER_WIDTH)
        self.candidates = candidates
        self.turns = turns

    def plans(self, g: Rules, s: State) -> list[Plan]:
        """The best plans by estimate, then by lookahead; best first."""
        found = self.planner(g).plans(s)[: self.candidates]
        found = [plan for plan in found if plan.value >= found[0].value - MARGIN]
        if len(found) > 1:
            self.weigh(g, s, found)
            found.sort(key=by_value)
        return found

    def weigh(self, g: Rules, s: State, plans: list[Plan]) -> None:
        """Value plans by lookahead, all with the same dice."""
        rng = Random(s.digest())  # the same question gets the same answer
        dice = [rng.sample(range(FACES), FACES) for _ in range(self.turns)]
        outlook = Outlook(g, Judge(g, WEIGHTS), LOOKAHEAD_WIDTH, dice)
        for plan in plans:
            plan.value = outlook.value(plan.state)
