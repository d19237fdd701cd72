"""The Tycoon: legal everywhere, in time, and quick where there is nothing to think about."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.bots.chicago.tycoon import Tycoon
from bigshoulders.chicago.game import CHICAGO
from chicago_play import views
from games import CASES, Case

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]


class Ticking:
    """A clock that advances a little whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_it_answers_every_sort_of_question_with_a_legal_move(case: Case) -> None:
    g, found = views(case.config, 6, 60)
    tycoon = Tycoon(0.02)
    for view in found:
        before = view.seen.digest()
        assert tycoon.choose(g, view, Random(1)) in view.legal
        assert view.seen.digest() == before


def test_it_stops_when_its_time_is_over() -> None:
    g, found = views({"players": 2}, 7, 40)
    for view in found:
        tycoon = Tycoon(1.0)
        clock = Ticking(0.03)
        tycoon.clock = clock
        tycoon.choose(g, view, Random(1))
        assert clock.now <= 1.1


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


def test_it_explains_itself() -> None:
    g, found = views({"players": 2}, 10, 30)
    tycoon = Tycoon(0.05)
    for view in found:
        advice = tycoon.explain(g, view, Random(4))
        assert advice.move == advice.candidates[0].move
        assert all(candidate.move in view.legal for candidate in advice.candidates)
