"""Plans for one turn of Industrialist, from roll to roll, by beam search over the actions."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.industrialist.bots.judgement import Judge
from bigshoulders.games.industrialist.engine.frames import (
    ACTIONS,
    BUILDING,
    SELLING,
    STAFFING,
    TAKE_ANY,
    TAKE_UNITS,
)
from bigshoulders.games.industrialist.engine.ids import PLAYER, PRODUCE, SELL
from bigshoulders.games.industrialist.engine.moves import (
    BEGIN,
    DONE,
    HIRE_WORKER,
    MANAGER_UNIT,
    MOVE_WORKERS,
    SELL_LOT,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.managers import is_manager_move
from bigshoulders.games.industrialist.engine.verbs import card_of_track, is_staffed
from bigshoulders.kernel.driver import play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import kind_of, pack

TOP_HIRES: Final = 3  # hires after which moves along rails are tried


@final
class Plan:
    """Moves from the current question on, the position they lead to, and its estimate."""

    __slots__ = ("moves", "state", "value")

    def __init__(self, state: State, moves: list[int], value: float) -> None:
        self.state = state
        self.moves = moves
        self.value = value


def by_value(plan: Plan) -> float:
    return -plan.value


@final
class Planner:
    """Finds plans for a turn; keeps `width` of them after every action."""

    def __init__(self, g: Rules, judge: Judge, width: int) -> None:
        self.g = g
        self.judge = judge
        self.width = width

    def plans(self, s: State) -> list[Plan]:
        """The rest of a turn, from a question to the next roll or the end, best first."""
        start = Plan(s.copy(), [], 0.0)
        self.settle(start)
        start.value = self.judge.estimate(start.state)
        beam = self.best(self.with_managers(self.carry_on(start)))
        for action in range(SELL, PRODUCE + 1):
            grown = beam[:]
            for plan in beam:
                grown += self.act(plan, action)
            beam = self.best(grown)
        beam = self.best(self.with_managers(beam))
        return self.finish(beam)

    def begun(self, s: State, move: int) -> Plan:
        """The best plan that starts with a move."""
        plan = self.make(Plan(s, [], 0.0), move)
        if plan.state.year != s.year or not plan.state.stack:  # the move has ended the turn
            return plan
        best = self.plans(plan.state)[0]
        return Plan(best.state, plan.moves + best.moves, best.value)

    # --- parts of a turn -----------------------------------------------------------------------

    def is_at(self, plan: Plan, step: int) -> bool:
        return bool(plan.state.stack) and plan.state.stack[-1].step == step

    def make(self, plan: Plan, move: int) -> Plan:
        """A plan with one more move and its small questions answered."""
        state = plan.state.copy()
        play(self.g.steps, self.g, state, PLAYER, move, SILENT)
        grown = Plan(state, [*plan.moves, move], 0.0)
        self.settle(grown)
        grown.value = self.judge.estimate(state)
        return grown

    def legal(self, plan: Plan) -> list[int]:
        f = plan.state.stack[-1]
        return self.g.steps[f.step].legal(self.g, plan.state, f, PLAYER)

    def settle(self, plan: Plan) -> None:
        """Answer small questions by estimate, up to an action's own question or a roll."""
        state = plan.state
        while state.stack:
            f = state.stack[-1]
            step = self.g.steps[f.step]
            if step.draws or f.step in (ACTIONS, SELLING, STAFFING, BUILDING):
                return
            moves = step.legal(self.g, state, f, PLAYER)
            move = moves[0]
            if f.step == TAKE_UNITS or f.step == TAKE_ANY:
                move = self.cheapest_source(state, moves)
            elif len(moves) > 1:
                move = self.best_answer(state, moves)
            play(self.g.steps, self.g, state, PLAYER, move, SILENT)
            plan.moves.append(move)

    def cheapest_source(self, s: State, moves: list[int]) -> int:
        """Take units first from tracks that can't grow, then from the fullest."""
        best = moves[0]
        best_rank = -1.0
        for move in moves:
            track = move >> 16 & 255
            rank = s.units[track] / self.g.cards.most[track]
            if not is_staffed(self.g, s, card_of_track(track)):
                rank += 1.0
            if rank > best_rank:
                best, best_rank = move, rank
        return best

    def best_answer(self, s: State, moves: list[int]) -> int:
        """The answer that leads to the highest estimate."""
        best = moves[0]
        best_value = -1e9
        for move in moves:
            state = s.copy()
            play(self.g.steps, self.g, state, PLAYER, move, SILENT)
            value = self.judge.estimate(state)
            if value > best_value:
                best, best_value = move, value
        return best

    def act(self, plan: Plan, action: int) -> list[Plan]:
        """Every promising way to take an action after this plan."""
        begin = pack(BEGIN, action)
        if not self.is_at(plan, ACTIONS) or begin not in self.legal(plan):
            return []
        return self.carry_on(self.make(plan, begin))

    def carry_on(self, plan: Plan) -> list[Plan]:
        """Every promising way to continue the current action, if there is one."""
        if self.is_at(plan, SELLING):
            return self.sell(plan)
        if self.is_at(plan, STAFFING):
            return self.staff(plan)
        if self.is_at(plan, BUILDING):
            return [self.make(plan, move) for move in self.legal(plan)]
        return [plan]

    def sell(self, plan: Plan) -> list[Plan]:
        """Sell every worthwhile lot, and possibly more with a unit from the managers."""
        sold = self.sell_lots(plan)
        found = [sold]
        if self.is_at(sold, SELLING):
            for move in self.legal(sold):
                if kind_of(move) == MANAGER_UNIT:
                    found.append(self.sell_lots(self.make(sold, move)))
        return self.leave_action(found)

    def sell_lots(self, plan: Plan) -> Plan:
        """Sell lot by lot while the next one is worthwhile; at least one."""
        while self.is_at(plan, SELLING):
            moves = self.legal(plan)
            best: Plan | None = None
            for move in moves:
                if kind_of(move) == SELL_LOT:
                    grown = self.make(plan, move)
                    if best is None or grown.value > best.value:
                        best = grown
            if best is None or (pack(DONE) in moves and best.value <= plan.value):
                break
            plan = best
        return plan

    def staff(self, plan: Plan) -> list[Plan]:
        """Hire, move, or both."""
        hires: list[Plan] = []
        found: list[Plan] = []
        for move in self.legal(plan):
            if is_manager_move(move):  # managers are tried before and after the actions
                continue
            grown = self.make(plan, move)
            found.append(grown)
            if kind_of(move) == HIRE_WORKER:
                hires.append(grown)
        hires.sort(key=by_value)
        for hired in hires[:TOP_HIRES]:
            if self.is_at(hired, STAFFING):
                for move in self.legal(hired):
                    if kind_of(move) == MOVE_WORKERS:
                        found.append(self.make(hired, move))
        return self.leave_action(found)

    def leave_action(self, plans: list[Plan]) -> list[Plan]:
        """Return to the question of the turn."""
        done = pack(DONE)
        left: list[Plan] = []
        for plan in plans:
            while plan.state.stack and plan.state.stack[-1].step in (SELLING, STAFFING):
                moves = self.legal(plan)
                plan = self.make(plan, done if done in moves else moves[0])
            while self.is_at(plan, BUILDING):
                plan = self.make(plan, self.best_answer(plan.state, self.legal(plan)))
            left.append(plan)
        return left

    def with_managers(self, plans: list[Plan]) -> list[Plan]:
        """The same plans, plus those that use the managers die now."""
        grown = plans[:]
        for plan in plans:
            if self.is_at(plan, ACTIONS) and not plan.state.manager_used:
                for move in self.legal(plan):
                    if is_manager_move(move):
                        grown.append(self.make(plan, move))
        return grown

    def finish(self, plans: list[Plan]) -> list[Plan]:
        """End the turn: upkeep and its questions, up to the next roll."""
        finished: list[Plan] = []
        for plan in plans:
            if self.is_at(plan, ACTIONS):
                finished.append(self.make(plan, pack(DONE)))
            else:
                finished.append(plan)
        finished.sort(key=by_value)
        return finished

    def best(self, plans: list[Plan]) -> list[Plan]:
        """The best plans that lead to different positions."""
        plans.sort(key=by_value)
        kept: list[Plan] = []
        seen: set[bytes] = set()
        for plan in plans:
            if len(kept) == self.width:
                break
            digest = plan.state.digest()
            if digest not in seen:
                seen.add(digest)
                kept.append(plan)
        return kept
