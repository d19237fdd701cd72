"""The Broker: legal everywhere, repeatable, and far better than chance."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.bots.random_bot import RandomBot
from bigshoulders.box.faces import voice
from bigshoulders.games.chicago.bots.broker import Broker
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import SILENT
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.shelf import box_of
from cases import CASES, Case
from chicago_play import views

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_it_answers_every_kind_of_question_with_a_legal_move(case: Case) -> None:
    g, found = views(case.config, 2, 40)
    broker = Broker()
    for view in found:
        before = view.seen.digest()
        assert broker.choose(g, view, Random(1)) in view.legal
        assert view.seen.digest() == before


def test_the_same_view_and_dice_give_the_same_move() -> None:
    g, found = views({"players": 2, "advanced": True}, 3, 60)
    used = Broker()
    for view in found:
        assert used.choose(g, view, Random(7)) == Broker().choose(g, view, Random(7))


def test_it_beats_a_random_player() -> None:
    g = CHICAGO.assemble({"players": 2})
    s = CHICAGO.new(g, b"broker", SILENT)
    seats = [RandomBot[Rules, State](), Broker()]
    rng = Random(4)
    while awaited := CHICAGO.awaited(g, s):
        view = CHICAGO.redact(g, s, awaited[0])
        CHICAGO.apply(g, s, awaited[0], seats[awaited[0]].choose(g, view, rng), SILENT)
    assert CHICAGO.winners(g, s) == [1]


def test_its_reasons_exist_in_every_language() -> None:
    g, found = views({"players": 3, "advanced": True}, 5, 40)
    names = ["Ann", "Ben", "Cleo"]
    keys: set[str] = set()
    for view in found:
        advice = Broker().explain(g, view, Random(2))
        assert advice.move == advice.candidates[0].move
        for candidate in advice.candidates:
            assert candidate.move in view.legal
            for known in candidate.reasons:
                keys.add(known.key)
                for language in LANGUAGES:
                    speaker = voice(box_of("chicago"), messages(language), names, g)
                    assert speaker.reason(known.key, known.facts)
    assert len(keys) >= 6
