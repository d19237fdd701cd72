"""Counsel on moves of Industrialist: warnings on small positions, suggestions, and notes."""

from __future__ import annotations

from typing import Any

from bigshoulders.box.counsel import MoveWarning, Suggestion, prospect
from bigshoulders.box.faces import voice
from bigshoulders.games.industrialist.box import BOX, INDUSTRIALIST
from bigshoulders.games.industrialist.counsel import suggestions
from bigshoulders.games.industrialist.engine.ids import CAPITAL, PLAYER
from bigshoulders.games.industrialist.engine.moves import SELL_LOT
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.moves import arg_a, arg_b, kind_of
from bigshoulders.language.messages import messages
from industrialist_table import IndustrialistTable, placed

Words = dict[str, Any]


def looked(t: IndustrialistTable, do: Words) -> Any:
    view = INDUSTRIALIST.redact(t.rules, t.state, PLAYER)
    return prospect(BOX, t.rules, view, INDUSTRIALIST.space(t.rules).parse(do))


def warned(t: IndustrialistTable, do: Words) -> dict[str, MoveWarning]:
    return {warning.code: warning for warning in looked(t, do).warnings}


def begin(action: str) -> Words:
    return {"do": "begin", "action": action}


def test_build_ends_the_actions_before_it() -> None:
    """Side A, row 3: two lots of Materials could be sold first."""
    t = placed(market=3, have=(4, 0, 0, 4))
    warning = warned(t, begin("produce"))["ends_actions"]
    assert warning.facts["actions"] == ["sell", "hire"]
    assert warning.facts["lots"] == 2
    spelled = [INDUSTRIALIST.space(t.rules).spell(m) for m in warning.fix]
    assert spelled == [begin("sell")]
    assert warned(t, begin("sell")) == {}


def test_nothing_is_lost_if_only_one_action_can_be_paid() -> None:
    t = placed(market=3, have=(4, 0, 0, 0))
    assert "ends_actions" not in warned(t, begin("produce"))


def test_a_turn_that_ends_without_its_free_action() -> None:
    t = placed(market=3, have=(4, 0, 0, 4))
    warning = warned(t, {"do": "done"})["free_action"]
    assert warning.facts["lots"] == 2
    t.begin("sell").sell("materials profit", "materials profit")
    assert t.asked != "actions" or warned(t, {"do": "done"}) == {}


def test_the_preview_of_an_action_says_what_it_costs_and_ends() -> None:
    t = placed(market=3, have=(4, 0, 0, 4))
    speaker = voice(BOX, messages("en"), ["Ann"], t.rules)
    said = " ".join(looked(t, begin("hire")).lines(speaker))
    assert "It’s free." in said
    assert "Ended for this turn: Sell." in said


def most_profit(t: IndustrialistTable, s: State) -> int:
    """The most Profit of all ways to sell lots for Profit, except Capital."""
    best = s.profit
    moves = INDUSTRIALIST.legal(t.rules, s, PLAYER)
    for m in moves:
        if kind_of(m) == SELL_LOT and arg_a(m) != CAPITAL and arg_b(m) == 0:
            after = s.copy()
            INDUSTRIALIST.apply(t.rules, after, PLAYER, m, Events(False))
            best = max(best, most_profit(t, after))
    return best


def test_sell_best_brings_the_most_profit() -> None:
    for market in range(1, 7):
        for have in ((3, 1, 2, 4), (2, 2, 2, 4), (1, 3, 1, 0)):
            t = placed(market=market, have=have)
            view = INDUSTRIALIST.redact(t.rules, t.state, PLAYER)
            found: dict[str, Suggestion] = {s.code: s for s in suggestions(t.rules, view)}
            plan = found.get("sell_best")
            if plan is None:
                continue
            selling = t.state.copy()
            INDUSTRIALIST.apply(t.rules, selling, PLAYER, plan.moves[0], Events(False))
            expected = most_profit(t, selling)
            for m in plan.moves:
                INDUSTRIALIST.apply(t.rules, t.state, PLAYER, m, Events(False))
            assert t.state.profit == expected == plan.facts["profit"]
