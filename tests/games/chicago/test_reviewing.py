"""The judge of decisions, where a review meets unusual ones."""

from __future__ import annotations

from random import Random

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.reviewing import FEW, SHORTLIST, Critic
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.match import Match


def one_candidate(critic: Critic, match: Match[object, State], rng: Random) -> View[State]:
    """A decision of a random game at which bots consider one move, though there are others."""
    while True:
        seat = match.board.awaited()[0]
        view = match.board.view(seat)
        if 1 < len(view.legal) <= FEW:
            listed = critic.search.shortlist(view.seen, seat, view.legal, SHORTLIST)
            if len(listed) == 1:
                return view
        match.play(seat, rng.choice(view.legal))


def test_a_decision_with_one_usual_move_is_compared_with_the_unusual_ones():
    match = Match(CHICAGO, {"players": 2}, b"unusual")
    critic = Critic(match.rules)
    view = one_candidate(critic, match, Random(4))
    for played in view.legal:
        verdict = critic.examine(view, played, b"unusual")
        assert verdict is None or verdict.move in set(view.legal) - {played}
