"""Reviews find planted blunders; `tools/review_blunders.py` counts them in whole games."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.box.review import LOSS
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.reviewing import Critic
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.moves import Move
from review_blunders import BLUNDER, play_with_blunders


def loss(critic: Critic, view: View[State], move: Move) -> int:
    """The loss that a review lists for a move."""
    verdict = critic.examine(view, move, b"seed")
    return verdict.amount if verdict is not None and verdict.kind == LOSS else 0


@pytest.mark.parametrize("seed", [2, 6])
def test_a_planted_blunder_is_found_and_costs_more_than_the_move_in_its_place(seed: int):
    match = Match(CHICAGO, {"players": 4, "advanced": True}, f"blunders {seed}".encode())
    _, planted = next(play_with_blunders(match, Random(seed)))
    critic = Critic(match.rules)
    blunder = loss(critic, planted.view, planted.move)
    assert blunder > BLUNDER
    assert loss(critic, planted.view, planted.instead) < blunder / 2
