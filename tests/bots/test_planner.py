"""The Tycoon with time to spare: punctual, and aware of the others' turns."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from bigshoulders.games.chicago.bots.planner import Lines, Planner
from bigshoulders.games.chicago.bots.search import Search
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, STOCK_TURN
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import awaited, legal
from bigshoulders.shelf import make_bot
from chicago_play import Ticking, views

LATE = 1e9


def turns(seed: int, every: int = 5) -> tuple[Rules, list[View[State]]]:
    """Views of the turns in a game."""
    g, found = views({"players": 3}, seed, every)
    return g, [v for v in found if v.seen.stack[-1].step in (STOCK_TURN, ACTION_TURN)]


def lines_of(g: Rules, view: View[State]) -> Lines:
    return Lines(Search(g), view, Random(1), view.seen.decade + 1, perf_counter)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("tycoon:300ms", Tycoon),
        ("tycoon", Tycoon),
        ("tycoon:1.1s", Planner),
        ("tycoon:3s", Planner),
    ],
)
def test_a_tycoon_with_more_than_a_second_plans(name: str, kind: type[Tycoon]) -> None:
    assert type(make_bot("chicago", name)) is kind


@pytest.mark.parametrize("tick", [0.03, 0.003])
def test_it_stops_when_its_time_is_up(tick: float) -> None:
    g, found = turns(7, 40)
    for view in found:
        clock = Ticking(tick)
        Planner(1.0, clock).choose(g, view, Random(1))
        assert clock.now <= 1.1


def test_a_line_consists_of_possible_turns() -> None:
    g, found = turns(8, 25)
    grown = 0
    for view in found:
        lines = lines_of(g, view)
        line = [(view.seat, view.legal[0])]
        lines.extend(line, LATE)
        grown += len(line) - 1
        for done in range(1, len(line)):
            s, dice = lines.deal()
            actor = lines.follow(s, line[:done], dice)
            if actor == line[done][0]:
                assert awaited(g.steps, g, s) == [actor]
                assert s.stack[-1].step in (STOCK_TURN, ACTION_TURN)
                assert line[done][1] in legal(g.steps, g, s, actor)
    assert grown > 0


def test_without_time_a_line_stays_unchanged() -> None:
    g, found = turns(9, 40)
    line = [(found[0].seat, found[0].legal[0])]
    lines_of(g, found[0]).extend(line, 0.0)
    assert len(line) == 1


def test_the_same_deal_and_line_have_the_same_future() -> None:
    g, found = turns(10, 30)
    for view in found:
        lines = lines_of(g, view)
        line = [(view.seat, view.legal[0])]
        lines.extend(line, LATE)
        whole, dice = lines.deal()
        before = whole.digest()
        assert lines.future(whole, line, dice) == lines.future(whole, line, dice)
        assert whole.digest() == before


def test_it_explains_the_candidates_of_its_lines() -> None:
    g, found = turns(11, 60)
    for view in found:
        advice = Planner(0.5, Ticking(0.001)).explain(g, view, Random(4))
        assert advice.move == advice.candidates[0].move
        assert all(candidate.move in view.legal for candidate in advice.candidates)
