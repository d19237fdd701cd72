"""The Tycoon: legal everywhere, punctual, and quick if there is nothing to think about."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.games.chicago.bots.planner import Planner
from bigshoulders.games.chicago.bots.search import Weighed
from bigshoulders.games.chicago.bots.tycoon import Tycoon, deal, regret
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, STOCK_TURN
from bigshoulders.games.chicago.engine.moves import DISCARD_ASSET, SELL_CERTIFICATE, TRADE
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.moves import kind_of
from cases import CASES, Case
from chicago_play import Ticking, views

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]


@pytest.mark.parametrize("tycoon", [Tycoon(0.02), Planner(0.1)], ids=["racing", "planning"])
@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_it_answers_every_kind_of_question_with_a_legal_move(case: Case, tycoon: Tycoon) -> None:
    g, found = views(case.config, 6, 60)
    for view in found:
        before = view.seen.digest()
        assert tycoon.choose(g, view, Random(1)) in view.legal
        assert view.seen.digest() == before


def test_it_stops_when_its_time_is_up() -> None:
    g, found = views({"players": 2}, 7, 40)
    for view in found:
        tycoon = Tycoon(1.0)
        clock = Ticking(0.03)
        tycoon.clock = clock
        tycoon.choose(g, view, Random(1))
        assert clock.now <= 1.1


def test_its_futures_draw_from_the_fast_generator() -> None:
    g, found = views({"players": 3}, 7, 40)
    whole, dice = deal(g, found[0], Random(5))
    rng = Random(5)
    assert whole.seed == simulated_seed(rng.randbytes(8))
    assert dice == rng.getrandbits(40)
    other, _ = deal(g, found[0], rng)
    assert other.seed != whole.seed


def test_it_does_not_think_about_a_forced_move() -> None:
    g, found = views({"players": 2}, 8, 40)
    view = found[0]
    forced = type(view)(view.seat, view.seen, view.awaited, view.legal[:1])
    tycoon = Tycoon(1.0)
    clock = Ticking(1.0)
    tycoon.clock = clock
    assert tycoon.choose(g, forced, Random(1)) == view.legal[0]
    assert clock.now == 0.0


def test_more_time_means_more_futures() -> None:
    g, found = views({"players": 2, "advanced": True}, 9, 15)
    looks: dict[float, int] = {}
    for seconds in (0.2, 2.0):
        total = 0
        for view in found[:3]:
            tycoon = Tycoon(seconds)
            tycoon.clock = Ticking(0.03)
            total += sum(w.looks for w in tycoon.weigh(g, view, Random(3)))
        looks[seconds] = total
    assert looks[2.0] > looks[0.2]


def test_in_a_turn_it_considers_every_move() -> None:
    g, found = views({"players": 2}, 11, 3)
    turns = [view for view in found if view.seen.stack[-1].step in (STOCK_TURN, ACTION_TURN)]
    assert any(kind_of(move) == SELL_CERTIFICATE for view in turns for move in view.legal)
    tycoon = Tycoon(1.0)
    for view in turns:
        looked_at = sorted(w.move for w in tycoon.candidates(tycoon.searching(g), view))
        worth_a_look = [m for m in view.legal if kind_of(m) not in (TRADE, DISCARD_ASSET)]
        assert looked_at == sorted(worth_a_look)


def futures(*seen: float) -> Weighed:
    candidate = Weighed(0)
    for utility in seen:
        candidate.add(utility, [])
    return candidate


def test_dropping_a_candidate_far_behind_costs_nothing_but_an_unclear_one_does() -> None:
    leader = futures(100.0, 120.0, 80.0, 100.0)
    assert regret(leader, futures(-200.0, -160.0, -230.0, -210.0)) < 0.01
    assert regret(leader, futures(190.0, 20.0, 150.0, 30.0)) > 10.0


def test_dropping_a_candidate_with_the_same_effect_costs_nothing() -> None:
    leader = futures(100.0, 120.0, 80.0)
    assert regret(leader, futures(100.0, 120.0, 80.0)) == 0.0


def test_the_regret_between_equals_follows_from_their_spread() -> None:
    """Differences of 0 on average with a standard error of 10: 10 times the density at 0."""
    leader, other = futures(10.0, -10.0), futures(0.0, 0.0)
    assert regret(leader, other) == pytest.approx(10.0 * 0.39894, rel=1e-4)


def test_it_explains_itself() -> None:
    g, found = views({"players": 2}, 10, 30)
    tycoon = Tycoon(0.05)
    for view in found:
        advice = tycoon.explain(g, view, Random(4))
        assert advice.move == advice.candidates[0].move
        assert all(candidate.move in view.legal for candidate in advice.candidates)


def test_a_move_it_did_not_weigh_also_has_an_expected_result() -> None:
    g, found = views({"players": 2}, 6, 1)
    tycoon = Tycoon(1.0)
    alone = [v for v in found if len(tycoon.candidates(tycoon.searching(g), v)) == 1]
    assert alone
    for view in alone:
        advice = tycoon.explain(g, view, Random(5))
        assert [c.money for c in advice.candidates if c.money < 300] == []
