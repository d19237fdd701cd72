"""Suggestions: moves of an Operating turn that arithmetic alone decides, to make in one go."""

from __future__ import annotations

from typing import Final

from bigshoulders.box.counsel import Suggestion
from bigshoulders.games.chicago.counsel.plans import best_sale, cheapest_set
from bigshoulders.games.chicago.engine.frames import (
    AFTERWARDS,
    OPERATING_TURN,
    PAYOUT,
    PRODUCTION,
    PURCHASE,
    SALES,
)
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.moves import (
    ACTIVATE_ASSET,
    DONE,
    RUN_FACTORY,
    RUN_TIER,
    SELL_GOOD,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import RAN, REVENUE, State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import awaited, legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import arg_a, kind_of, pack

DECIDED: Final = (PURCHASE, PRODUCTION, SALES, AFTERWARDS)  # by arithmetic, at least in part
MOST_MOVES: Final = 60  # of one suggestion; a server takes up to 100 moves at once


def suggestions(g: Rules, view: View[State]) -> list[Suggestion]:
    """The suggestions for the question a seat is asked; none outside its own Operating turns."""
    s = view.seen
    if view.seat not in view.awaited or s.stack[-1].step not in (PURCHASE, PRODUCTION, SALES):
        return []
    f = s.stack[-1]
    found: list[Suggestion] = []
    name = COMPANY_IDS[f.a]
    if f.step == PURCHASE:
        cubes = cheapest_set(g, s, f.a)
        if cubes is not None and cubes.moves:
            facts = {"company": name, "cost": cubes.cost, "runs": cubes.target.runs}
            left = s.treasury[f.a] - cubes.cost
            found.append(Suggestion("cheapest_set", {**facts, "left": left}, cubes.moves))
    if f.step == SALES:
        sale = best_sale(g, s, f.a)
        if len(sale.moves) > 1:
            total = s.turn[REVENUE] + sale.revenue
            facts = {"company": name, "revenue": sale.revenue, "total": total, "goods": sale.sold}
            found.append(Suggestion("sell_best", facts, sale.moves))
    return found + finish_turn(g, view)


def finish_turn(g: Rules, view: View[State]) -> list[Suggestion]:
    """Buy the cheapest set, run every factory that can run and sell best, up to the first question
    that needs judgement."""
    s = view.seen.copy()
    f = s.stack[-1]
    company = f.a
    money = s.treasury[company]
    moves: list[int] = []
    while f.step in DECIDED and f.a == company and len(moves) < MOST_MOVES:
        answer = answers(g, s, f, view.seat)
        if not answer:
            break
        for m in answer:
            play(g.steps, g, s, view.seat, m, SILENT)
        moves += answer
        if not s.stack:
            break
        f = s.stack[-1]
    if len(moves) < 2 or all(kind_of(m) == SELL_GOOD for m in moves):
        return []
    end = stop(g, s, company, view.seat)
    facts = {
        "company": COMPANY_IDS[company],
        "cost": max(money - s.treasury[company], 0) if end != "turn" else 0,
        "runs": s.turn[RAN] if end != "turn" else 0,
        "revenue": s.turn[REVENUE] if end != "turn" else 0,
        "end": end,
    }
    return [Suggestion("finish_turn", facts, tuple(moves))]


def stop(g: Rules, s: State, company: int, seat: int) -> str:
    """Where arithmetic ends: at the payout, at another question to the player, or after a turn
    without a dividend."""
    if not s.stack or seat not in awaited(g.steps, g, s):
        return "turn"
    turn = next((f for f in s.stack if f.step == OPERATING_TURN), None)
    if turn is None or turn.a != company:
        return "turn"
    return "payout" if s.stack[-1].step == PAYOUT else "question"


def answers(g: Rules, s: State, f: Frame, seat: int) -> list[int]:
    """The next moves that arithmetic gives to a question, or its end; none if it needs
    judgement. A question that its moves leave without a choice ends by itself."""
    end = [pack(DONE)]
    if f.step == PURCHASE:
        cubes = cheapest_set(g, s, f.a)
        return list(cubes.moves) or end if cubes is not None else end
    open_moves = legal(g.steps, g, s, seat)
    if f.step == AFTERWARDS:
        return [] if any(kind_of(m) == ACTIVATE_ASSET for m in open_moves) else end
    if f.step == PRODUCTION:
        runs = [m for m in open_moves if kind_of(m) in (RUN_FACTORY, RUN_TIER)]
        return runs[:1] or end if len(runs) < 2 else []  # several tiers are a choice
    if any(kind_of(m) == ACTIVATE_ASSET and g.asset_before_sale[arg_a(m)] for m in open_moves):
        return []  # this asset is worth a thought: it is lost with the first Good sold
    return list(best_sale(g, s, f.a).moves) or end
