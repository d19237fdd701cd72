"""Previews, warnings and suggestions at the text table."""

from __future__ import annotations

import pytest

from bigshoulders.box.counsel import counsel
from bigshoulders.box.faces import voice
from bigshoulders.cli.counsel import choice_text, plan_text
from bigshoulders.cli.play import TextTable
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.kernel.match import Match
from bigshoulders.language.messages import LANGUAGES, messages
from looking import NAMES
from table import directing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_follows_its_move_unless_it_is_switched_off(language: str) -> None:
    facts = {"appeal": 9, "treasury": 30, "factories": [{"workers": 1}], "resources": {"coal": 1}}
    board = {"chain": {"10": {"coal": 1}}}
    t = directing("fairbank", facts, phase="operating", board=board)
    speaker = voice(BOX, messages(language), NAMES[:2], t.rules)
    view = CHICAGO.redact(t.rules, t.state, 0)
    done = CHICAGO.space(t.rules).parse({"do": "done"})
    loud = choice_text(BOX, speaker, t.rules, view, done, warns=True).plain
    quiet = choice_text(BOX, speaker, t.rules, view, done, warns=False).plain
    assert loud.startswith(quiet)
    assert "△" in loud
    assert "△" not in quiet
    coal = CHICAGO.space(t.rules).parse({"do": "buy_cube", "price": "10", "resource": "coal"})
    assert speaker.move(view.seen, coal) in loud  # the way out
    plans = counsel(BOX).suggestions(t.rules, view)
    assert [plan.code for plan in plans] == ["cheapest_set", "finish_turn"]
    for plan in plans:
        said = plan_text(BOX, speaker, t.rules, view, plan).plain
        assert speaker.move(view.seen, coal) in said
        assert speaker.remark(f"suggestion-{plan.code}", plan.facts, "result") in said


def test_a_suggestion_is_followed_and_undone_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    """The first cheapest set of two cubes or more in some game, typed by its letter."""
    match = Match(CHICAGO, {"players": 2}, b"a suggestion")
    table = TextTable(BOX, match, messages("en"), "Ann", [BOX.bot("random")])
    while True:
        plans = counsel(BOX).suggestions(match.rules, match.view(0))
        if plans and plans[0].code == "cheapest_set" and len(plans[0].moves) > 1:
            break
        seat = match.awaited()[0]
        legal = CHICAGO.legal(match.rules, match.state, seat)
        match.play(seat, legal[len(match.log.entries) % len(legal)])
    before = match.state.digest()
    table.plans = plans
    table.obey("a", CHICAGO.legal(match.rules, match.state, 0))
    assert match.state.digest() != before
    table.obey("undo", [])
    assert match.state.digest() == before
    table.obey("warnings", [])
    assert "Warnings are off" in capsys.readouterr().out
