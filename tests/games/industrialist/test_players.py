"""The Industrialist bots: legal, repeatable, explained, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.games.industrialist.bots.judgement import FEATURES, TURNS, Judge, features
from bigshoulders.games.industrialist.bots.plans import Plan
from bigshoulders.games.industrialist.bots.players import GreedyIndustrialist, SolverIndustrialist
from bigshoulders.games.industrialist.bots.weights import WEIGHTS
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.frames import ACTIONS
from bigshoulders.games.industrialist.engine.ids import SELL
from bigshoulders.games.industrialist.engine.moves import MANAGER_UNIT, SELL_LOT
from bigshoulders.games.industrialist.engine.steps.managers import is_manager_move
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import kind_of
from bigshoulders.shelf import make_bot
from industrialist_table import PLENTY, IndustrialistTable, at, placed
from table import rule

RNG = Random(0)


def view_of(t: IndustrialistTable) -> Any:
    return INDUSTRIALIST.redact(t.rules, t.state, 0)


def play(bot: Any, side: str, seed: bytes) -> int:
    """A whole game; every move goes through the rules, so it is legal."""
    g = INDUSTRIALIST.assemble({"side": side})
    s = INDUSTRIALIST.new(g, seed, SILENT)
    while INDUSTRIALIST.awaited(g, s):
        move = bot.choose(g, INDUSTRIALIST.redact(g, s, 0), RNG)
        INDUSTRIALIST.apply(g, s, 0, move, SILENT)
    return s.profit


@pytest.mark.parametrize("side", ["A", "B"])
def test_greedy_plays_whole_games_far_better_than_chance(side: str):
    g = INDUSTRIALIST.assemble({"side": side})
    for seed in (b"one", b"two"):
        s = INDUSTRIALIST.new(g, seed, SILENT)
        INDUSTRIALIST.random_playout(g, s, 7)
        assert play(make_bot("industrialist", "greedy"), side, seed) > s.profit + 40


class Forgetful:
    """A bot created again for every question, as for a hint."""

    def choose(self, g: Any, view: Any, rng: Random) -> int:
        return GreedyIndustrialist().choose(g, view, rng)


@pytest.mark.parametrize("side", ["A", "B"])
def test_hints_question_by_question_are_as_good_as_one_plan(side: str):
    """Asked in the middle of a turn or an action, a bot plays well from there."""
    assert play(Forgetful(), side, b"one") == play(GreedyIndustrialist(), side, b"one")


@rule("R-15")
def test_a_plan_may_use_the_managers_inside_a_sale():
    """Row 5: tracks that are full before the sale have room for the managers' unit during it."""
    t = placed(have=(6, 6, 6, 5), year=30, market=5)
    planner = GreedyIndustrialist().planner(t.rules)
    without, *others = planner.act(Plan(t.state, [], 0.0), SELL)
    assert all(planner.is_at(plan, ACTIONS) for plan in (without, *others))
    assert not any(is_manager_move(move) for move in without.moves)
    best = max(others, key=lambda plan: plan.value)
    kinds = [kind_of(move) for move in best.moves]
    assert SELL_LOT in kinds[kinds.index(MANAGER_UNIT) :]
    assert (best.value, best.state.profit) > (without.value, without.state.profit)


def test_the_solver_plays_a_whole_game():
    assert play(SolverIndustrialist(candidates=2, turns=1), "A", b"solver") > 80


@pytest.mark.parametrize("maker", [GreedyIndustrialist, SolverIndustrialist])
def test_the_same_question_always_has_the_same_answer(maker: type):
    """A new bot, one asked twice, and one that plays another table meanwhile all agree."""
    t = placed(have=PLENTY, year=20, market=3, buildings={"2F": at("1,0", 3, 2)})
    other = placed(side="B", have=PLENTY, year=20, market=3, buildings={"2F": at("1,0", 3, 2)})
    bot = maker()
    first = bot.choose(t.rules, view_of(t), RNG)
    bot.choose(other.rules, view_of(other), RNG)
    assert bot.choose(t.rules, view_of(t), RNG) == first
    assert maker().choose(t.rules, view_of(t), RNG) == first
    assert first in INDUSTRIALIST.legal(t.rules, t.state, 0)


@pytest.mark.parametrize("maker", [GreedyIndustrialist, SolverIndustrialist])
def test_a_choice_is_explained_by_its_alternatives(maker: type):
    t = placed(have=PLENTY, staff=2, year=24, market=3, buildings={"2F": at("1,0", 3, 2)})
    advice = maker().explain(t.rules, view_of(t), RNG)
    assert advice.move == maker().choose(t.rules, view_of(t), RNG)
    assert advice.candidates[0].move == advice.move
    legal = INDUSTRIALIST.legal(t.rules, t.state, 0)
    moves = [candidate.move for candidate in advice.candidates]
    assert set(moves) <= set(legal)
    assert len(set(moves)) == len(moves)
    money = [candidate.money for candidate in advice.candidates]
    assert money[1:] == sorted(money[1:], reverse=True)
    assert all(0 <= expected <= 230 for expected in money)


@pytest.mark.parametrize("maker", [GreedyIndustrialist, SolverIndustrialist])
def test_in_the_last_year_certain_gains_are_taken(maker: type):
    """One worker staffs the Sunrise Cannery for its end Profit; Goods are sold one for one."""
    t = placed(have=(0, 0, 3, 2), year=30, market=6, buildings={"2F": at("1,0", 2)})
    bot = maker()
    while t.awaited:
        move = bot.choose(t.rules, view_of(t), RNG)
        INDUSTRIALIST.apply(t.rules, t.state, 0, move, SILENT)
    assert t.score() == [29]


def test_the_estimate_is_exact_when_the_game_is_over():
    t = placed(year=30, profit=57, market=1).done()
    assert Judge(t.rules, WEIGHTS).estimate(t.state) == 57


def test_there_is_a_weight_for_every_feature_and_turn():
    t = placed()
    assert len(features(t.rules, t.state)) == len(FEATURES)
    assert len(WEIGHTS) == len(FEATURES) * TURNS
