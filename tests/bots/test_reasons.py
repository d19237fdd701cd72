"""Reasons for a move: there is always one, and never one due to chance."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.games.chicago.bots.broker import Broker
from bigshoulders.games.chicago.bots.reasons import TOLD, by_and_by, in_all
from bigshoulders.games.chicago.bots.search import Weighed
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from chicago_play import views

ME = 0


def weighed(*futures: tuple[float, float]) -> Weighed:
    """A candidate whose futures give these amounts to the player and the rival."""
    found = Weighed(1)
    for own, other in futures:
        found.add(own - other, [own, other, 0.0, 0.0])
    return found


@pytest.mark.parametrize("bot", [Broker(), Tycoon(0.1)], ids=["broker", "tycoon"])
def test_a_choice_has_a_reason(bot: Broker | Tycoon) -> None:
    g, found = views({"players": 3}, 5, 40)
    for view in found:
        candidates = bot.explain(g, view, Random(2)).candidates
        assert all(len(candidate.reasons) <= TOLD for candidate in candidates)
        if len(candidates) > 1:
            assert candidates[0].reasons


def test_the_lead_comes_first_if_another_move_brings_more_money() -> None:
    chosen, richer, poorer = weighed((500, 100)), weighed((600, 300)), weighed((400, 100))
    ((matters, reason),) = in_all(chosen, [richer, poorer], ME)
    assert (reason.key, reason.facts) == ("better_lead", {"amount": 100})
    assert matters > 6
    ((matters, reason),) = in_all(chosen, [poorer], ME)
    assert (reason.key, reason.facts) == ("better_lead", {"amount": 100})
    assert matters < 1


def test_equally_good_moves_are_called_equal() -> None:
    ((_, reason),) = in_all(weighed((500, 100)), [weighed((498, 100))], ME)
    assert reason.key == "about_even"
    assert in_all(weighed((500, 100)), [weighed((600, 100))], ME) == []


def test_a_rival_is_held_back_only_beyond_chance() -> None:
    g, found = views({"players": 2}, 5, 1)
    view = next(view for view in found if view.seat == ME)
    others = [weighed(*[(500, 300)] * 8)]
    surely = weighed(*[(500, 200), (500, 190)] * 4)
    perhaps = weighed(*[(500, 600), (500, -200)] * 4)
    seldom = weighed((500, 200))

    def held_back(candidate: Weighed, others: list[Weighed]) -> list[object]:
        reasons = [reason for _, reason in by_and_by(g, view, candidate, others)]
        return [reason.facts["amount"] for reason in reasons if reason.key == "holds_back"]

    assert held_back(surely, others) == [105]
    assert held_back(perhaps, others) == []
    assert held_back(seldom, others) == []
