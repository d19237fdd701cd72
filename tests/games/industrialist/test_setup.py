"""Section 2 and the terms: the table before the first turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.errors import BadConfig
from industrialist_printed import SIDES, other_side
from industrialist_table import PLENTY, IndustrialistTable, at, new_game, placed
from table import rule

FRONTS = ["1F", "2F", "3F", "4F", "5F", "6F"]


def kinds(row: list[str]) -> set[str]:
    """The tracks shown by a row, without Capital."""
    return {SIDES[side].track for side in row} - {"capital"}


def dealt(order: list[str], flip: list[str]) -> IndustrialistTable:
    """A game with the cards dealt in this order and these flipped."""
    return new_game().deal(*order, flip=flip)


def test_nothing_is_used_up_before_the_first_turn():
    """The caller makes the draws, so the very first position can be seen."""
    t = new_game()
    document = INDUSTRIALIST.export_position(t.rules, t.state)
    assert document["stack"][-1]["step"] == "draw_a_card"
    assert (document["actions_taken"], document["happened"], document["unpaid"]) == ([], [], [])
    assert (document["year"], document["profit"], document["managers_used"]) == (0, 0, False)


def test_options_never_change():
    config = new_game().rules.config
    with pytest.raises(AttributeError):
        config.side = "B"


# --- terms ----------------------------------------------------------------------------------------


@rule("SOLO-TERM-1")
def test_term1_capital_can_be_spent_like_a_resource_but_profit_cannot():
    """With 200 Profit and no Capital, nothing that costs Capital is affordable."""
    t = placed(have=(6, 6, 6, 0), profit=200, staff=2).begin("hire").hire("central").close()
    facts = {"have": 0, "cost": 1}
    assert t.why("begin", action="produce") == ("capital-short", "SOLO-TURN-3", facts)
    assert t.refusal("manager_worker", card="central").code == "capital-short"
    t = placed(have=(6, 6, 6, 0), profit=200)
    assert t.why("begin", action="build") == ("nothing-to-build", "SOLO-BUILD-1", {})


@rule("SOLO-TERM-1")
def test_term1_capital_can_be_turned_into_profit():
    t = placed(side="B", market=6, have=(0, 0, 0, 3)).begin("sell").sell("capital profit")
    assert (t.stock, t.profit) == ((0, 0, 0, 2), 1)


@rule("SOLO-TERM-2")
def test_term2_the_central_factory_is_not_a_building():
    """The event of 1F gives 2 Profit per Building: with one built that is 2, not 4."""
    t = placed(have=PLENTY, year=8, row=["2F", "1F", "3F", "4F", "5F", "6F"]).build("2F", "1,0")
    assert t.told("profit_moved") == [(2, 2, "event")]


@rule("SOLO-TERM-2")
def test_term2_a_card_with_more_workers_than_it_needs_is_also_fully_staffed():
    t = placed(buildings={"2F": at("1,0", workers=5)}).produce()
    assert t.units("2F") == 1


# --- setup ----------------------------------------------------------------------------------------


@rule("SOLO-SETUP-1")
def test_setup1_side_a_or_side_b_and_no_other():
    assert new_game(b"any", side="A").position["config"]["side"] == "A"
    assert new_game(b"any", side="B").position["config"]["side"] == "B"
    for side in ("C", "a", 1, None):
        with pytest.raises(BadConfig) as caught:
            new_game(b"any", side=side)
        assert (caught.value.code, caught.value.where) == ("config/unknown-side", "side")
        assert caught.value.facts == {"got": side, "known": ["A", "B"]}


@rule("SOLO-SETUP-2", "SOLO-SETUP-3")
def test_setup2_and_3_the_factory_the_dice_the_year_and_profit():
    t = new_game(b"any")
    assert t.stock == (2, 2, 2, 4)
    assert t.workers("central") == 1
    assert t.managers == 1
    assert (t.year, t.profit) == (0, 0)
    assert (t.built, t.position["happened"]) == ({}, [])


@rule("SOLO-SETUP-2", "SOLO-BUILD-1")
def test_setup2_the_central_factory_is_at_0_0():
    t = placed(have=PLENTY, asks={"step": "building"})
    assert t.why("build_card", side="2F", place="0,0") == ("place-taken", "SOLO-BUILD-1", {})
    assert t.why("build_card", side="2F", place="2,0") == ("place-apart", "SOLO-BUILD-1", {})


@rule("SOLO-SETUP-4", "R-1")
def test_setup4_each_card_is_equally_likely_at_each_place_and_front_up():
    t = new_game()
    left = set(FRONTS)
    for number, side in enumerate(["4F", "2F", "6F", "1F", "5F", "3F"], start=1):
        assert t.outcomes() == dict.fromkeys(left, 1)
        t.chance("draw_card", side=side)
        assert t.told("card_dealt") == [(side, number)]
        left.remove(side)
    assert t.row == ["4F", "2F", "6F", "1F", "5F", "3F"]


@rule("SOLO-SETUP-4", "R-1")
def test_setup4_exactly_three_cards_are_flipped_each_equally_likely():
    t = new_game().deal(*FRONTS, flip=[])
    left = set(FRONTS)
    for side in ("5F", "2F", "4F"):
        assert t.outcomes() == dict.fromkeys(left, 1)
        t.chance("flip_card", side=side)
        assert t.told("card_turned")[0] == (side, other_side(side), int(side[0]))
        left.remove(side)
    assert t.row == ["1F", "2B", "3F", "4B", "5B", "6F"]
    assert t.asked == "roll_the_market"


@rule("SOLO-SETUP-4", "R-1")
def test_setup4_any_order_and_any_half():
    """Over many seeds every card appears in every place and every half of the cards is flipped."""
    places: Counter[tuple[str, int]] = Counter()
    halves: Counter[frozenset[str]] = Counter()
    for number in range(400):
        t = new_game(b"deal %d" % number)
        places.update((side, place) for side, place in t.told("card_dealt"))
        halves[frozenset(old for old, _, _ in t.told("card_turned")[:3])] += 1
    assert len(places) == 36
    assert min(places.values()) > 36  # of about 67
    assert set(halves) == {frozenset(half) for half in combinations(FRONTS, 3)}
    assert max(halves.values()) < 45  # of about 20


@rule("SOLO-SETUP-4")
def test_setup4_the_same_seed_deals_the_same_row():
    assert new_game(b"a").row == new_game(b"a").row
    assert len({tuple(new_game(b"%d" % number).row) for number in range(20)}) > 15


@rule("SOLO-SETUP-5", "R-2")
def test_setup5_without_goods_the_leftmost_card_with_goods_behind_it_is_turned():
    """1B, 2B and 3B show no Goods; 4F and 5F would show kinds already displayed."""
    t = dealt(["4F", "5F", "3F", "1F", "2F", "6F"], ["1F", "2F", "3F"])
    assert t.row == ["4F", "5F", "3F", "1B", "2B", "6F"]
    assert t.told("card_turned") == [("3F", "3B", 3), ("3B", "3F", 3)]
    t = dealt(["6F", "2F", "5F", "1F", "4F", "3F"], ["3F", "2F", "1F"])
    assert t.row == ["6F", "2F", "5F", "1B", "4F", "3B"]


@rule("SOLO-SETUP-5", "R-2")
def test_setup5_without_commodities_too():
    """1B, 4B and 6B are up: Materials, Goods and Capital. 1F would show Goods again."""
    t = dealt(["1F", "4F", "6F", "5F", "2F", "3F"], ["6F", "4F", "1F"])
    assert t.row == ["1B", "4B", "6B", "5B", "2F", "3F"]
    t = dealt(["3F", "1F", "4F", "6F", "5F", "2F"], ["1F", "4F", "6F"])
    assert t.row == ["3B", "1B", "4B", "6B", "5F", "2F"]


@rule("SOLO-SETUP-5")
def test_setup5_a_row_that_shows_all_three_stays_unchanged():
    t = dealt(FRONTS, ["1F", "2F", "4F"])
    assert t.row == ["1B", "2B", "3F", "4B", "5F", "6F"]
    assert len(t.told("card_turned")) == 1  # the third flip and nothing else


def show_all(row: list[str]) -> list[str]:
    """SOLO-SETUP-5 step by step: turn, look, turn back; stop when all three are displayed."""
    row = row[:]
    for number in range(6):
        if len(kinds(row)) == 3:
            break
        displayed = {SIDES[side].track for side in row}
        row[number] = other_side(row[number])
        if SIDES[row[number]].track in displayed:
            row[number] = other_side(row[number])
    return row


@rule("SOLO-SETUP-5", "R-2")
def test_setup5_all_three_resources_are_displayed_whatever_the_deal():
    rng = Random(5)
    for half in combinations(FRONTS, 3):
        for _ in range(6):
            order = FRONTS[:]
            rng.shuffle(order)
            flipped = [other_side(side) if side in half else side for side in order]
            t = dealt(order, list(half))
            assert t.row == show_all(flipped)
            assert kinds(t.row) == {"materials", "commodities", "goods"}


@rule("SOLO-SETUP-6", "SOLO-EVENT-3")
def test_setup6_the_row_keeps_its_order_for_the_whole_game():
    t = placed(have=PLENTY, row=["5F", "3B", "2F", "6B", "1F", "4F"], year=26)
    t.build("2F", "1,0").done()
    assert t.row == ["5F", "3B", "6B", "1F", "4F"]
    assert t.spare == 2
