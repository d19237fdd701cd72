"""The quick player: good habits in every phase, a few microseconds per decision.

It plays out the stronger bots' simulated games and ranks their candidates.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.actions import ActionSense
from bigshoulders.games.chicago.bots.operating import OperatingSense
from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.bots.trading import StockSense
from bigshoulders.games.chicago.bots.works import Works
from bigshoulders.games.chicago.engine.frames import (
    ACTION_TURN,
    ADJUSTMENT,
    AFTERWARDS,
    ASSET_CHOICE,
    ASSET_KEEP,
    AUTOMATION,
    BONUS,
    BUILD,
    CUBES,
    DRAFT,
    FOUNDING,
    FREE_AUTOMATION,
    HIRE,
    ISSUE,
    MANAGERS,
    OVERLAY_CUBES,
    PAYOUT,
    PRODUCTION,
    PURCHASE,
    SALES,
    STAFF_CHOICE,
    STOCK_TURN,
    TWO_CUBES,
)
from bigshoulders.games.chicago.engine.ids import ACTIVATION_SOURCE, COMPANIES
from bigshoulders.games.chicago.engine.moves import (
    ACTIVATE_ASSET,
    AUTOMATE,
    BUY_CERTIFICATE,
    DECLINE,
    DONE,
    FOUND,
    HIRE_WORKER,
    PASS,
    PLACE_BUILDING,
    PUT_MANAGER,
    REMOVE_BUILDING,
    SELL_CERTIFICATE,
    TAKE_BONUS,
    TAKE_CASH,
    TAKE_MANAGER,
    TAKE_SALESPERSON,
    USE_BUILDING,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, index_of
from bigshoulders.kernel.driver import play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack

MASK: Final = 0xFFFFFFFFFFFF


@final
class Quick:
    """A player for one set of rules. `noise` blurs its scores, so that simulated games differ."""

    def __init__(self, g: Rules) -> None:
        self.g = g
        self.outlook = Outlook(g)
        self.stock = StockSense(g, self.outlook)
        self.action = ActionSense(g, self.outlook)
        self.operating = OperatingSense(g, self.outlook)
        self.noise = 0.0
        self.dice = 1
        self.moves = Moves()  # legal moves in simulated games

    def blur(self, score: float) -> float:
        """A score with a small random error."""
        if self.noise == 0.0:
            return score
        self.dice = (self.dice * 25214903917 + 11) & MASK
        return score + self.noise * ((self.dice >> 24) / 8388608.0 - 1.0)

    def choose(self, s: State, seat: int, moves: vec[i64]) -> int:
        """One of the legal moves."""
        if len(moves) == 1:
            return moves[0]
        f = s.stack[-1]
        step = f.step
        if step == ACTION_TURN:
            return self.act(s, seat, moves)
        if step in (STOCK_TURN, FOUNDING):
            return self.best(moves, self.trade_scores(s, seat, moves))
        if step == PURCHASE:
            return self.operating.purchase(s, f.a, moves)
        if step == PRODUCTION:
            return self.operating.produce(s, f.a, moves)
        if step == SALES:
            return self.operating.sell(s, f.a, moves)
        if step == PAYOUT:
            return self.operating.pay_out(s, f.a, moves)
        if step == ISSUE:
            return self.operating.issue(s, f.a, moves)
        if step in (ADJUSTMENT, AFTERWARDS):
            return self.operating.free(s, f.a, moves)
        if step in (BUILD, DRAFT):
            return self.build(s, seat, moves)
        return self.answer(s, f.a, step, moves)

    def best(self, moves: vec[i64], scores: list[float]) -> int:
        top = 0
        for i in range(1, len(moves)):
            if scores[i] > scores[top]:
                top = i
        return moves[top]

    def trade_scores(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """A Stock turn (or the founding at the start), move by move."""
        scores: list[float] = []
        forced = moves[0] >> 24 == SELL_CERTIFICATE
        neglect = -1.0
        for m in moves:
            kind = kind_of(m)
            if kind == BUY_CERTIFICATE:
                scores.append(self.blur(self.stock.purchase(s, seat, m)) - 2.0)
            elif kind == FOUND:
                if neglect < 0.0:
                    neglect = self.stock.neglect(s, seat)
                value = self.g.value[self.g.initial[arg_b(m)]]
                scores.append(self.blur(self.stock.founding(s, seat, arg_a(m), value, neglect)))
            elif kind == SELL_CERTIFICATE:
                scores.append(self.stock.sale(s, seat, m) - (0.0 if forced else 10.0))
            elif kind in (PASS, DONE):
                scores.append(0.0)
            else:
                scores.append(-100.0)
        return scores

    def act(self, s: State, seat: int, moves: vec[i64]) -> int:
        """An Action turn: Appeal from assets first, then the best placement."""
        for m in moves:
            if kind_of(m) == ACTIVATE_ASSET and self.is_for_now(arg_a(m)):
                return m
        if moves[0] == pack(DONE):
            return moves[0]
        return self.best(moves, self.action_scores(s, seat, moves))

    def is_for_now(self, asset: int) -> bool:
        """Assets that are best used early."""
        return (
            self.g.asset_cost[asset] == 0
            and not self.g.gains[ACTIVATION_SOURCE + asset].named_cubes
        )

    def action_scores(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Placements by value, with free actions below them."""
        works: list[Works | None] = [None] * COMPANIES
        scores: list[float] = []
        for m in moves:
            if kind_of(m) != USE_BUILDING:
                scores.append(-1000.0)
                continue
            company = arg_b(m)
            w = works[company]
            if w is None:
                w = self.action.works(s, company)
                works[company] = w
            scores.append(self.blur(self.action.placement(s, seat, w, arg_a(m))))
        return scores

    def build(self, s: State, seat: int, moves: vec[i64]) -> int:
        """Buildings: place or keep the best, remove the worst."""
        sign = -1.0 if kind_of(moves[0]) == REMOVE_BUILDING else 1.0
        scores: list[float] = []
        for m in moves:
            score = sign * self.action.building(s, seat, arg_a(m))
            scores.append(self.blur(score) if kind_of(m) == PLACE_BUILDING else score)
        return self.best(moves, scores)

    def answer(self, s: State, company: int, step: int, moves: vec[i64]) -> int:
        """Answer the small questions."""
        if step == HIRE:
            return self.hire(s, company, moves)
        if step == BONUS:
            return pack(TAKE_BONUS) if pack(TAKE_BONUS) in moves else pack(TAKE_CASH)
        if step in (CUBES, TWO_CUBES, OVERLAY_CUBES):
            return self.take(s, company, moves)
        if step == ASSET_CHOICE:
            return self.choose_asset(s, company, moves)
        if step == ASSET_KEEP:
            return self.give_up_asset(s, company, moves)
        w = self.action.works(s, company)
        if step == MANAGERS:
            factories = [arg_a(m) for m in moves]
            return pack(PUT_MANAGER, self.action.best_factory_for_manager(w, factories))
        if step in (AUTOMATION, FREE_AUTOMATION):
            factories = [arg_a(m) for m in moves if kind_of(m) == AUTOMATE]
            return pack(AUTOMATE, self.action.best_factory_for_token(w, factories))
        if step == STAFF_CHOICE:
            better = w.sales_worth(1) > w.managers_worth(1)
            return pack(TAKE_SALESPERSON) if better else pack(TAKE_MANAGER)
        # Put Workers in the leftmost factory; accept offers, the initiative and protection.
        return moves[1] if kind_of(moves[0]) == DECLINE else moves[0]

    def hire(self, s: State, company: int, moves: vec[i64]) -> int:
        """Hire Workers for the leftmost factory while they are wanted."""
        w = self.action.works(s, company)
        if moves[0] != pack(DONE):
            return moves[0]
        wanted = self.action.wanted_workers(s, w)
        return moves[1] if wanted > 0 and kind_of(moves[1]) == HIRE_WORKER else moves[0]

    def take(self, s: State, company: int, moves: vec[i64]) -> int:
        """A cube that a factory lacks, or else one it will need."""
        w = self.action.works(s, company)
        best = moves[0]
        best_score = -1.0
        for m in moves:
            if kind_of(m) == DECLINE:
                continue
            kind = arg_a(m)
            score = 10.0 * w.lack[kind] + w.needs_kind(kind)
            if score > best_score:
                best = m
                best_score = score
        return best

    def choose_asset(self, s: State, company: int, moves: vec[i64]) -> int:
        w = self.action.works(s, company)
        scores: list[float] = []
        for m in moves:
            slot = index_of(s.display, arg_a(m))
            worth = self.action.asset(s, w, arg_a(m))
            scores.append(worth - self.g.asset_price[slot] * w.per_dollar)
        return self.best(moves, scores)

    def give_up_asset(self, s: State, company: int, moves: vec[i64]) -> int:
        w = self.action.works(s, company)
        scores = [-w.asset_worth(arg_a(m), True) for m in moves]
        return self.best(moves, scores)

    def play_on(self, s: State, phase_end: int, most: int) -> int:
        """Play a complete position until a decade's Stock Phase begins or the game ends.

        `phase_end` is the decade at whose first Stock turn it stops, after at most `most`
        decisions. Returns the number of decisions.
        """
        g = self.g
        stack = s.stack
        moves = self.moves
        decisions = 0
        while stack and decisions < most:
            f = stack[-1]
            if f.step == STOCK_TURN and s.decade >= phase_end:
                break
            seat = f.seat
            if seat < 0:
                waiting = g.steps[f.step].awaited(g, s, f)
                seat = waiting[0]
                if seat < 0:
                    break
            moves.clear()
            g.steps[f.step].add_moves(g, s, f, seat, moves)
            play(g.steps, g, s, seat, self.choose(s, seat, moves.packed()), SILENT)
            decisions += 1
        return decisions
