"""The Industrialist bots explain themselves: runners-up, and facts that distinguish the moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshoulders.bots.protocol import Advice, Candidate
from bigshoulders.games.industrialist.bots import reasons as reasons_module
from bigshoulders.games.industrialist.bots.judgement import Judge
from bigshoulders.games.industrialist.bots.plans import Planner
from bigshoulders.games.industrialist.bots.players import GreedyIndustrialist, SolverIndustrialist
from bigshoulders.games.industrialist.bots.weights import WEIGHTS
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.voice import IndustrialistVoice
from bigshoulders.kernel import driver
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import SILENT
from bigshoulders.language.messages import LANGUAGES, messages
from industrialist_table import IndustrialistTable, at, placed

RNG = Random(0)
COMPILED = not driver.__file__.endswith(".py")  # interpreted, fewer questions are asked
SOURCE = Path(reasons_module.__file__).with_name("reasons.py").read_text(encoding="utf-8")
KEYS = set(re.findall(r'Reason\("(\w+)"', SOURCE))


def quick_solver() -> SolverIndustrialist:
    """A bot that looks less far ahead, for whole games."""
    return SolverIndustrialist(candidates=2, turns=1)


PLAYERS = [
    pytest.param(GreedyIndustrialist, 1, id="greedy"),
    pytest.param(quick_solver, 2 if COMPILED else 10, id="quick solver"),
]
each_player = pytest.mark.parametrize(("maker", "every"), PLAYERS)
each_side = pytest.mark.parametrize("side", ["A", "B"])


def game(maker: Any, side: str) -> Iterator[tuple[Any, View[Any], Any]]:
    """The questions of a whole game, and the bot that plays it."""
    g = INDUSTRIALIST.assemble({"side": side})
    s = INDUSTRIALIST.new(g, b"reasons", SILENT)
    bot = maker()
    while INDUSTRIALIST.awaited(g, s):
        view = INDUSTRIALIST.redact(g, s, 0)
        yield g, view, bot
        INDUSTRIALIST.apply(g, s, 0, bot.choose(g, view, RNG), SILENT)


def explained(t: IndustrialistTable, bot: Any = None) -> Advice:
    view = INDUSTRIALIST.redact(t.rules, t.state, 0)
    return (bot or GreedyIndustrialist()).explain(t.rules, view, RNG)


def told(candidate: Candidate) -> dict[str, Any]:
    return {reason.key: reason.facts for reason in candidate.reasons}


def spelt(t: IndustrialistTable, candidate: Candidate) -> dict[str, Any]:
    return INDUSTRIALIST.space(t.rules).spell(candidate.move)


# --- whole games -------------------------------------------------------------------------------


@each_player
@each_side
def test_every_choice_is_explained(maker: Any, every: int, side: str):
    """A bot that has already planned explains too: its choice comes first, with the deciding
    reasons."""
    for number, (g, view, bot) in enumerate(game(maker, side)):
        if len(view.legal) > 1 and number % every == 0:
            for player in (maker(), bot):
                advice = player.explain(g, view, RNG)
                assert advice.move == player.choose(g, view, RNG)
                check(g, view, advice)


@each_side
def test_a_bot_that_looks_far_ahead_also_explains(side: str):
    every = 4 if COMPILED else 30
    for number, (g, view, _) in enumerate(game(GreedyIndustrialist, side)):
        if len(view.legal) > 1 and number % every == 0:
            check(g, view, SolverIndustrialist().explain(g, view, RNG))


def check(g: Any, view: View[Any], advice: Advice) -> None:
    moves = [candidate.move for candidate in advice.candidates]
    assert moves[0] == advice.move
    assert set(moves) <= set(view.legal)
    assert 2 <= len(moves) == len(set(moves)) <= 4
    others = [candidate.money for candidate in advice.candidates[1:]]
    assert others == sorted(others, reverse=True)
    assert advice.candidates[0].reasons
    for candidate in advice.candidates:
        assert len(candidate.reasons) == len(told(candidate)) <= 3
        for reason in candidate.reasons:
            assert reason.key in KEYS
            for language in LANGUAGES:
                assert IndustrialistVoice(messages(language), ["Ada"], g).reason(
                    reason.key, reason.facts
                )
    for reason in advice.candidates[0].reasons:
        assert any(reason not in other.reasons for other in advice.candidates[1:])


@each_side
def test_asking_why_does_not_change_the_game(side: str):
    """Runners-up are searched for when explaining, never when choosing."""
    asked, unasked = [], []
    for g, view, bot in game(GreedyIndustrialist, side):
        unasked.append(bot.choose(g, view, RNG))
    for g, view, bot in game(GreedyIndustrialist, side):
        asked.append(bot.explain(g, view, RNG).move)
    assert asked == unasked


# --- candidates --------------------------------------------------------------------------------


def test_a_plan_starts_with_the_requested_move():
    t = placed(have=(6, 6, 6, 10), staff=2, market=3, year=10)
    view = INDUSTRIALIST.redact(t.rules, t.state, 0)
    planner = Planner(t.rules, Judge(t.rules, WEIGHTS), 8)
    best = planner.plans(t.state)[0]
    for move in view.legal:
        plan = planner.begun(t.state, move)
        assert plan.moves[0] == move
        assert plan.state.year == 12  # the turn is planned to its end, and no further
        state = t.state.copy()
        for planned in plan.moves:
            assert planned in INDUSTRIALIST.legal(t.rules, state, 0)
            INDUSTRIALIST.apply(t.rules, state, 0, planned, SILENT)
        assert INDUSTRIALIST.digest(state) == INDUSTRIALIST.digest(plan.state)
    assert planner.begun(t.state, best.moves[0]).value >= best.value - 1e-9


def test_runners_up_lead_somewhere_else():
    """Selling Goods first and Materials second is the same, so it isn't another candidate."""
    t = placed(have=(2, 0, 2, 0), year=30, market=6, asks={"step": "selling"})
    shown = [spelt(t, candidate) for candidate in explained(t).candidates]
    assert shown[0]["income"] == "profit"
    assert {words["income"] for words in shown[1:]} == {"capital"}


def test_equivalent_moves_are_called_so():
    """Two units are due, of two kinds: their order makes no difference."""
    t = placed(have=(2, 2, 0, 0), year=26, buildings={"2F": at("1,0", 3)}).done()
    assert t.asked == "take_any"
    chosen, other = explained(t).candidates
    assert told(chosen) == {"same_outcome": {}}
    assert told(other) == {}


# --- reasons -----------------------------------------------------------------------------------


def test_reason_a_worker_completes_the_staff_of_a_building():
    t = placed(have=(0, 0, 0, 0), year=30, buildings={"2F": at("1,0", 2)})
    chosen, *others = explained(t.begin("hire")).candidates
    assert spelt(t, chosen) == {"do": "hire_worker", "card": "2F"}
    assert told(chosen) == {
        "staffs": {"side": "2F", "profit": 26},
        "expects_more": {"amount": 26},
    }
    assert all("staffs" not in told(other) for other in others)


def test_reason_profit_counts_in_the_last_turn_but_stock_does_not():
    t = placed(have=(0, 0, 3, 0), year=30, market=6)
    chosen, *others = explained(t).candidates
    assert spelt(t, chosen) == {"do": "begin", "action": "sell"}
    assert told(chosen) == {"earns_profit": {"amount": 3}, "expects_more": {"amount": 3}}
    assert all(not told(other) for other in others)


def test_reason_a_building_its_event_and_the_managers():
    """Redbank Brickworks is to the left of the Freight Exchange in the row."""
    t = placed(have=(2, 2, 2, 4), staff=2, year=10, market=1)
    assert told(explained(t).candidates[0]) == {
        "builds": {"side": "4F", "profit": 26},
        "sets_off": {"side": "5F", "event": "5F"},
        "spares_managers": {"face": 1},
    }


def test_reason_production_is_mentioned_once_with_its_future():
    t = placed(have=(0, 0, 1, 2), year=18, market=6, buildings={"2F": at("1,0", 3)})
    assert told(explained(t).candidates[0]) == {
        "staffs_central": {},
        "produces_units": {"count": 7},
        "can_produce": {"count": 7},
    }


def test_reason_the_remaining_units_of_one_kind_or_the_other():
    t = placed(have=(2, 2, 0, 0), year=26, buildings={"2F": at("1,0", 3)}).done()
    chosen, other = explained(t.take("central.materials")).candidates
    assert spelt(t, chosen)["track"] == "central.commodities"
    assert told(chosen) == {"leaves_units": {"count": 1, "kind": "materials"}}
    assert told(other) == {"leaves_units": {"count": 2, "kind": "commodities"}}


def test_a_choice_that_a_closer_look_would_change_says_so():
    """The market row is chosen before the turn is planned."""
    stack = [{"step": "game", "at": 4}, {"step": "turn", "at": 1}, {"step": "market_choice"}]
    t = placed(have=(6, 6, 6, 0), year=30, stack=stack)
    chosen, best = explained(t).candidates[:2]
    assert (chosen.money, best.money) == (3, 17)
    assert told(chosen) == {"at_first_sight": {"amount": 14}}
    assert told(best) == {"earns_profit": {"amount": 17}}


# --- messages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_message(language: str):
    assert len(KEYS) >= 15
    assert all(messages(language).has(f"industrialist-advice-{key}") for key in KEYS)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "triggers the event on Tidewater Sawmill (2 workers)"),
        ("fr", "déclenche l’événement sur Tidewater Sawmill (2 ouvriers)"),
        ("de", "löst das Ereignis auf Tidewater Sawmill aus (2 Arbeiter)"),
    ],
)
def test_cards_and_events_are_named(language: str, sentence: str):
    speaker = IndustrialistVoice(messages(language), ["Ada"], placed().rules)
    assert speaker.reason("sets_off", {"side": "1B", "event": "1B"}) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Goods produced: 1", "Capital left after the turn: 2"),
        ("fr", "produit 1 unité de marchandises", "2 unités de capital en réserve après ce tour"),
        ("de", "produziert 1 Einheit Waren", "2 Einheiten Kapital bleiben nach dem Zug"),
    ],
)
def test_units_are_counted(language: str, one: str, two: str):
    speaker = IndustrialistVoice(messages(language), ["Ada"], placed().rules)
    assert speaker.reason("produces", {"count": 1, "kind": "goods"}) == one
    assert speaker.reason("leaves_units", {"count": 2, "kind": "capital"}) == two
