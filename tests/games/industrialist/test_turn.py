"""Section 3: a turn, the price of actions, the managers die between them, undo."""

from __future__ import annotations

import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.match import Match
from industrialist_table import PLENTY, at, new_game, placed
from table import rule

ACTIONS = ["sell", "hire", "build", "produce"]


@rule("SOLO-TURN-1", "SOLO-UP-4")
def test_turn1_sixteen_turns_and_then_the_game_is_over():
    t = new_game().deal("1F", "2F", "3F", "4F", "5F", "6F", flip=["1F", "2F", "4F"])
    years = []
    for _ in range(16):
        assert t.awaited == ["chance"]
        assert t.asked == "roll_the_market"
        t.roll(3)
        assert (t.awaited, t.asked) == (["player"], "actions")
        years.append(t.year)
        t.done()
    assert years == list(range(0, 31, 2))
    assert t.awaited == []
    assert t.score() == [0]
    assert t.why("done") == ("game-over", "SOLO-UP-4", {})


@rule("SOLO-TURN-1")
def test_turn1_the_market_then_actions_then_upkeep():
    """Year 8: nothing is paid for 2F until the turn ends, and then at once."""
    t = placed(have=(2, 0, 0, 0), buildings={"2F": "1,0"}, year=8, market=0)
    assert t.why("done") == ("draw-first", "SOLO-TURN-2", {})
    t.roll(1)
    assert t.stock == (2, 0, 0, 0)
    t.done()
    assert [event["event"] for event in t.events()] == ["units_moved", "year_began"]
    assert (t.stock, t.year) == ((0, 0, 0, 0), 10)


@rule("SOLO-TURN-2")
def test_turn2_the_market_die_has_six_faces_and_is_rolled_each_turn():
    t = placed(market=0)
    assert t.outcomes() == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    t.roll(5)
    assert t.told("market_set") == [("5", 0)]
    assert t.market == 5
    assert t.done().awaited == ["chance"]


@rule("SOLO-TURN-2")
def test_turn2_the_row_of_the_die_gives_the_price():
    """Side A: Materials 3, 3, 2, 2, 2 and 1 for one."""
    for face, price in enumerate([3, 3, 2, 2, 2, 1], start=1):
        t = placed(market=0, have=(6, 0, 0, 0)).roll(face).begin("sell")
        assert t.sell("materials profit").stock == (6 - price, 0, 0, 0)
        assert t.profit == 1


@rule("SOLO-TURN-3")
def test_turn3_the_first_action_is_free_then_1_2_and_4_capital():
    t = placed(have=PLENTY, staff=1, market=6, year=28)
    spent = []
    for action in ACTIONS:
        t.begin(action)
        (told,) = t.told("action_began")
        spent.append(told)
        if action == "sell":
            t.sell("goods profit").close()
        elif action == "hire":
            t.hire("central").close()
        elif action == "build":
            t.play("build_card", side="2F", place="1,0")
    assert spent == [("sell", 0), ("hire", 1), ("build", 2), ("produce", 4)]
    # 10 Capital: 1 for hiring, 2 for building and 2 for the card, 4 for producing; 1 produced.
    assert t.stock == (5, 4, 6, 2)
    assert t.legal("begin") == []


@rule("SOLO-TURN-3", "R-3")
def test_turn3_the_price_depends_on_the_actions_taken_not_their_letters():
    assert placed(have=(0, 0, 0, 0)).begin("produce").told("action_began") == [("produce", 0)]
    t = placed(have=(0, 0, 0, 3)).begin("hire").hire("central").close()
    assert t.produce().told("action_began") == [("produce", 1)]
    # Materials, Commodities, Goods and Capital: 1 each, after 1 Capital was paid.
    assert t.stock == (1, 1, 1, 3)


@rule("SOLO-TURN-3")
@pytest.mark.parametrize("action", ACTIONS)
def test_turn3_each_action_once_per_turn_and_in_order(action: str):
    t = placed(have=PLENTY, market=6, year=28).begin(action)
    if action == "sell":
        t.sell("goods profit").close()
    elif action == "hire":
        t.hire("central").close()
    elif action == "build":
        t.play("build_card", side="2F", place="1,0")
    passed = ACTIONS[: ACTIONS.index(action) + 1]
    for early in passed:
        why = ("action-passed", "SOLO-TURN-3", {"action": early})
        assert t.why("begin", action=early) == why
    assert t.choices("begin") == [late for late in ACTIONS if late not in passed]
    t.done().roll(6)
    assert "hire" in t.choices("begin")
    assert t.begin("hire").told("action_began") == [("hire", 0)]


@rule("SOLO-TURN-3")
def test_turn3_any_action_may_be_skipped():
    t = placed(have=PLENTY, market=1)
    assert t.choices("begin") == ACTIONS
    assert t.done().year == 2


@rule("SOLO-TURN-3", "R-3")
def test_turn3_the_price_must_be_available_before_the_action_brings_anything():
    """Production would bring Capital, but only after it is paid for."""
    t = placed(have=(0, 0, 0, 0), staff=2).begin("hire").hire("central").close()
    facts = {"have": 0, "cost": 1}
    assert t.why("begin", action="produce") == ("capital-short", "SOLO-TURN-3", facts)


@rule("SOLO-TURN-3", "R-3")
def test_turn3_the_price_is_paid_before_the_cost_of_a_building():
    """2F costs 2 Capital; as a second action it needs 3."""
    words = {"staff": 1, "actions_taken": ["hire"]}
    t = placed(have=(6, 6, 6, 2), row=["2F", "1F", "3F", "4B", "5F", "6F"], **words)
    assert t.why("begin", action="build") == ("nothing-to-build", "SOLO-BUILD-1", {})
    t = placed(have=(6, 6, 6, 3), row=["2F", "1F", "3F", "4B", "5F", "6F"], **words)
    assert t.build("2F", "1,0").stock == (4, 3, 6, 0)


@rule("SOLO-TURN-3", "SOLO-BUILD-1")
def test_turn3_the_price_may_come_from_any_capital_track():
    words = {"actions_taken": ["sell", "hire"]}
    t = placed(have=(2, 2, 2, 4), buildings={"5F": at("1,0", 3, 2)}, **words)
    t.begin("produce")
    assert t.question["step"] == "take_units"
    assert t.choices("take_unit") == ["5F", "central.capital"]
    t.take("5F", "central.capital")
    # Only the Freight Exchange is staffed: it produces 1 Capital.
    assert (t.units("5F"), t.stock) == (2, (2, 2, 2, 3))


@rule("SOLO-TURN-4")
def test_turn4_the_managers_may_be_used_before_between_or_after_actions():
    unit = {"do": "manager_unit", "track": "central.goods"}
    before = placed(have=(2, 2, 2, 9)).play(**unit).begin("hire").hire("central").close().produce()
    assert before.stock == (3, 3, 4, 8)
    between = placed(have=(2, 2, 2, 9)).begin("hire").hire("central").close().play(**unit).produce()
    assert between.stock == (3, 3, 4, 8)
    after = placed(have=(2, 2, 2, 9)).begin("hire").hire("central").close().produce().play(**unit)
    assert after.stock == (3, 3, 4, 8)


@rule("SOLO-TURN-4")
def test_turn4_using_the_managers_is_not_an_action():
    """After the managers, the first action is still free."""
    t = placed(have=(2, 2, 2, 9)).play("manager_worker", card="central")
    assert t.begin("hire").told("action_began") == [("hire", 0)]


@rule("SOLO-TURN-4", "SOLO-MGR-1")
def test_turn4_once_per_turn():
    t = placed(have=(2, 2, 2, 9), managers=3).play("manager_worker", card="central")
    for move in (
        {"do": "manager_worker", "card": "central"},
        {"do": "manager_unit", "track": "central.goods"},
        {"do": "manager_build", "side": "3F", "place": "-1,0"},
    ):
        assert t.why(**move) == ("managers-used", "SOLO-TURN-4", {})
    t.done().roll(1)
    assert t.can("manager_worker", card="central")


# --- undo -----------------------------------------------------------------------------------------


@rule("R-13")
def test_r13_undo_reaches_back_to_the_last_roll_and_no_further():
    match = Match(INDUSTRIALIST, {"side": "A"}, b"undo")
    space = INDUSTRIALIST.space(match.rules)

    def play(**do: object) -> None:
        match.play(0, space.parse(do))

    assert not match.can_undo(0)
    play(do="done")  # the next roll is made
    assert not match.can_undo(0)
    with pytest.raises(GameError) as caught:
        match.undo(0)
    assert caught.value.code == "undo/nothing-to-undo"
    rolled = INDUSTRIALIST.digest(match.state)
    play(do="begin", action="hire")
    play(do="hire_worker", card="central")
    play(do="begin", action="produce")
    for _ in range(3):
        match.undo(0)
    assert INDUSTRIALIST.digest(match.state) == rolled
    assert not match.can_undo(0)


@rule("R-13")
def test_r13_if_the_row_is_chosen_nothing_is_rolled():
    t = placed(promises={"choose_market": 1})
    luck = t.luck
    t.done()
    assert t.asked == "market_choice"
    assert t.play("choose_row", face="4").luck == luck
    assert t.done().roll(2).luck == luck + 1
