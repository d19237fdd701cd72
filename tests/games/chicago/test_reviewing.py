"""The judge of decisions, where a review meets unusual ones."""

from __future__ import annotations

from random import Random

from bigshoulders.box.review import decisions
from bigshoulders.games.chicago.box import BOX, CHICAGO
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


def test_a_judgement_is_the_same_whatever_is_hidden():
    """Another deal of the hidden tiles changes neither the graph nor a verdict."""
    match = Match(CHICAGO, {"players": 3, "decades": 2, "advanced": True}, b"hidden")
    rng = Random(8)
    while awaited := match.board.awaited():
        match.play(awaited[0], rng.choice(match.board.legal(awaited[0])))
    critic = Critic(match.rules)
    differ = 0
    for decision in decisions(BOX, match.log)[::7]:
        view = decision.view
        deals = [CHICAGO.resample(match.rules, view, luck) for luck in (b"one", b"other")]
        differ += CHICAGO.digest(deals[0]) != CHICAGO.digest(deals[1])
        views = [CHICAGO.redact(match.rules, deal, view.seat) for deal in deals]
        glances = [critic.glance(one, decision.move, b"seed") for one in views]
        assert glances[0] == glances[1]
        verdicts = [critic.examine(one, decision.move, b"seed") for one in views]
        assert verdicts[0] == verdicts[1]
    assert differ, "nothing was hidden"
