"""Suggestions against brute force: every legal sequence of moves, tried with the engine."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.box.counsel import Suggestion
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.counsel.plans import best_sale, cheapest_set, held_target
from bigshoulders.games.chicago.counsel.suggestions import suggestions
from bigshoulders.games.chicago.engine.frames import (
    OPERATING_PHASE,
    OPERATING_TURN,
    PURCHASE,
    SALES,
)
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS, NO_TILE, OPERATING, RESOURCE_IDS
from bigshoulders.games.chicago.engine.moves import DISCARD_ASSET, DONE
from bigshoulders.games.chicago.engine.state import RAN, REVENUE, State, column_of
from bigshoulders.games.chicago.engine.verbs.course import begin_operating_turn
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY, Frame
from bigshoulders.kernel.moves import kind_of
from table import Table, directing

SMALL = 10  # positions per company: each is searched to the end


def open_moves(t: Table, s: State) -> list[int]:
    """Every move but the end of the question; discards help nobody."""
    moves = CHICAGO.legal(t.rules, s, 0)
    return [m for m in moves if kind_of(m) not in (DONE, DISCARD_ASSET)]


def best_purchase(t: Table, company: int) -> tuple[int, int]:
    """The most factories that can be made to run, and the least money for it."""
    best = (held_target(t.rules, t.state, company).runs, 0)
    seen = set()
    todo = [t.state.copy()]
    while todo:
        s = todo.pop()
        for m in open_moves(t, s):
            after = s.copy()
            CHICAGO.apply(t.rules, after, 0, m, Events(False))
            spent = t.state.treasury[company] - after.treasury[company]
            key = (spent, tuple(after.cubes), tuple(after.haymarket), after.exhausted)
            if key in seen:
                continue
            seen.add(key)
            runs = held_target(t.rules, after, company).runs
            if (runs, -spent) > (best[0], -best[1]):
                best = (runs, spent)
            if after.stack[-1].step == PURCHASE:  # else the question has ended by itself
                todo.append(after)
    return best


def small_market(company: str, number: int) -> Table:
    """A random position in which a company is about to buy with little money."""
    rng = Random(f"{company} {number}")
    places = {place: {kind: rng.randint(0, 1) for kind in RESOURCE_IDS} for place in ("10", "20")}
    board = {"chain": places, "haymarket": {kind: rng.randint(0, 2) for kind in RESOURCE_IDS}}
    facts: dict[str, Any] = {
        "appeal": 9,
        "treasury": rng.choice([20, 30, 50, 70]),
        "resources": {kind: rng.choice([0, 0, 1, 2]) for kind in RESOURCE_IDS},
    }
    if company == "swift" and rng.random() < 0.5:
        facts["assets"] = ["union_stockyards"]
    t = directing(company, facts, phase="action", board=board)
    c = COMPANY_IDS.index(company)
    for factory in range(t.rules.factories[c]):
        i = c * 3 + factory
        if factory == 0 or rng.random() < 0.7:
            t.state.workers[i] = t.rules.worker_spaces[i]
    return t


@pytest.mark.parametrize("company", ["fairbank", "swift", "cracker_jack", "brunswick"])
def test_the_cheapest_set_is_the_best_of_all_purchases(company: str) -> None:
    c = COMPANY_IDS.index(company)
    better = 0
    for number in range(SMALL):
        t = at_purchase(small_market(company, number), c)
        runs, cost = best_purchase(t, c)
        found = cheapest_set(t.rules, t.state, c)
        got = (found.target.runs, found.cost) if found else (0, 0)
        assert got == (runs, cost), f"{company} {number}"
        better += bool(found and found.moves)
    assert better


def at_purchase(t: Table, company: int) -> Table:
    """The same position with the company's purchase on top of the stack; nothing is drawn."""
    begin(t, company, 3, PURCHASE)
    return t


def begin(t: Table, company: int, stage: int, question: int) -> None:
    """Let a company be in its Operating turn."""
    s = t.state
    s.seed = b""
    s.phase = OPERATING
    begin_operating_turn(s, company)
    s.stack[1:] = [
        Frame(OPERATING_PHASE, NOBODY, 0, 0, 0, 0),
        Frame(OPERATING_TURN, NOBODY, stage, company, 0, 0),
        Frame(question, 0, 0, company, 0, 0),
    ]


def test_a_trade_is_planned_before_two_cubes_are_held() -> None:
    """Swift lacks Steel that nobody sells: it buys two Livestock more and trades them."""
    board = {"chain": {"10": {"livestock": 3}}, "haymarket": {"steel": 1}}
    t = directing("swift", {"appeal": 9, "treasury": 30}, phase="action", board=board)
    c = COMPANY_IDS.index("swift")
    t.state.workers[c * 3] = t.rules.worker_spaces[c * 3]
    found = cheapest_set(t.rules, at_purchase(t, c).state, c)
    assert found is not None
    words = [CHICAGO.space(t.rules).spell(m) for m in found.moves]
    assert [word["do"] for word in words] == ["buy_cube", "buy_cube", "buy_cube", "trade"]
    assert (found.cost, found.target.runs) == (30, 1)


def best_revenue(t: Table, s: State) -> int:
    """The most revenue of all ways to sell."""
    best = s.turn[REVENUE]
    for m in open_moves(t, s) if s.stack[-1].step == SALES else []:
        after = s.copy()
        CHICAGO.apply(t.rules, after, 0, m, Events(False))
        best = max(best, best_revenue(t, after))
    return best


@pytest.mark.parametrize("goods", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_the_best_sale_brings_the_most_revenue(goods: int, number: int) -> None:
    rng = Random(f"{goods} {number}")
    t = at_sales(goods, rng)
    c = COMPANY_IDS.index("swift")
    found = best_sale(t.rules, t.state, c)
    assert t.state.turn[REVENUE] + found.revenue == best_revenue(t, t.state)
    for m in found.moves:
        CHICAGO.apply(t.rules, t.state, 0, m, Events(False))
    assert t.state.turn[REVENUE] == found.revenue


def at_sales(goods: int, rng: Random) -> Table:
    """Swift has run a factory and sells on a random row of Demand."""
    t = directing("swift", {"appeal": 9, "common": {"seat_0": 1}}, phase="action")
    s = t.state
    c = COMPANY_IDS.index("swift")
    begin(t, c, 6, SALES)
    row = t.rules.industry[c] * 3
    tiles = rng.sample(range(len(t.rules.octagons)), 3)
    if rng.random() < 0.3:
        tiles[2] = NO_TILE
    s.tiles = column_of([*s.tiles[:row], *tiles, *s.tiles[row + 3 :]])
    for column in range(3):
        s.demand[row + column] = rng.randint(0, capacity(t.rules, s, row + column))
    s.goods[c] = goods
    s.turn[RAN] = 1
    return t


def offered(t: Table) -> dict[str, Suggestion]:
    view = CHICAGO.redact(t.rules, t.state, 0)
    return {found.code: found for found in suggestions(t.rules, view)}


def test_finish_turn_stops_where_the_player_must_decide() -> None:
    board = {"chain": {"10": {"coal": 2}}, "haymarket": {}}
    facts = {"appeal": 9, "treasury": 100, "factories": [{"workers": 1}], "common": {"seat_0": 1}}
    t = directing("fairbank", facts, phase="operating", board=board)
    plan = offered(t)["finish_turn"]
    for m in plan.moves:
        CHICAGO.apply(t.rules, t.state, 0, m, Events(False))
    assert t.asked == "payout"
    assert (plan.facts["cost"], plan.facts["runs"], plan.facts["end"]) == (20, 1, "payout")
    assert plan.facts["revenue"] == t.state.turn[REVENUE] >= 80


def test_finish_turn_says_that_a_company_must_withhold() -> None:
    board = {"chain": {"10": {"wood": 1}}, "haymarket": {"wood": 1}}
    facts = {"appeal": 9, "treasury": 100, "resources": {"coal": 2, "wood": 2}}
    t = directing("fairbank", facts, phase="operating", board=board)
    t.state.seed = b""
    plan = offered(t).get("finish_turn")
    assert plan is not None
    assert plan.facts["end"] == "turn"
    before = t.state.price[COMPANY_IDS.index("fairbank")]
    for m in plan.moves:
        CHICAGO.apply(t.rules, t.state, 0, m, Events(False))
    assert t.state.price[COMPANY_IDS.index("fairbank")] < before


def test_nothing_is_suggested_to_those_who_wait() -> None:
    t = directing("fairbank", {"appeal": 9, "treasury": 100}, phase="operating")
    assert suggestions(t.rules, CHICAGO.redact(t.rules, t.state, 1)) == []
