"""Sections 2.9 and 8.5: purchasing a Capital Asset, and the display."""

from __future__ import annotations

from typing import Any

import pytest

from printed import DISPLAY
from table import Table, activating, discarding, row, rule, table, using


def acting(**words: Any) -> Table:
    """Ann directs Swift (one slot) and Elgin (none); Bob directs Libby."""
    swift = {"director": 0, "value": 40, "treasury": 200, "appeal": 0, **words.pop("swift", {})}
    elgin = {"director": 0, "value": 40, "treasury": 200, "appeal": 0, **words.pop("elgin", {})}
    libby = {"director": 1, "value": 40, "treasury": 200, "appeal": 0}
    companies = {"swift": swift, "elgin": elgin, "libby": libby}
    board = {"asset_display": words.pop("display", DISPLAY), "asset_stack": words.pop("stack", [])}
    board.update(words.pop("board", {}))
    return table(2, phase="action", companies=companies, board=board, **words)


# --- choice and price ----------------------------------------------------------------------------


@rule("ACT-30", "DATA-5", "DEC-14", "BANK-ASSET", "DATA-ASSETROW")
@pytest.mark.parametrize("price", list(DISPLAY))
def test_act30_any_face_up_asset_for_the_price_of_its_space(price):
    t = acting().use("ann", "purchase_asset", "swift")
    assert {m["asset"] for m in t.legal("ann")} == set(DISPLAY.values())
    t.play("ann", do="buy_asset", asset=DISPLAY[price])
    assert t.told("paid") == [("swift", "bank", int(price), "asset_bought")]
    assert t.treasury("swift") == 200 - int(price)
    assert t.company("swift")["assets"] == [DISPLAY[price]]


@rule("ACT-30")
def test_act30_only_an_asset_on_display_that_the_company_can_afford():
    t = acting(swift={"treasury": 60}, stack=["foundry"]).use("ann", "purchase_asset", "swift")
    assert {m["asset"] for m in t.legal("ann")} == {DISPLAY[price] for price in ("60", "50", "40")}
    r = t.refusal("ann", do="buy_asset", asset=DISPLAY["70"])
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "swift", "have": 60, "cost": 70}
    r = t.refusal("ann", do="buy_asset", asset="foundry")
    assert (r.code, r.rule, r.facts) == ("not-in-display", "ACT-30", {"asset": "foundry"})
    assert t.why("ann", do="decline") == ("not-now", "FLOW-1", {"step": "asset_choice"})


@rule("ACT-30", "ACT-48", "EX-22")
def test_ex22_the_bank_pays_red_20_and_yellow_buys_10_cheaper():
    t = acting(people={"bob": row("I-6")}, swift={"treasury": 50})
    t.use("ann", "I-6", "swift")
    assert t.cash("bob") == 520
    assert {m["asset"] for m in t.legal("ann")} == {DISPLAY[price] for price in ("60", "50", "40")}
    t.play("ann", do="buy_asset", asset="michigan_lumber")
    assert t.treasury("swift") == 0
    assert t.company("swift")["assets"] == ["michigan_lumber"]


@rule("ACT-31")
def test_act31_the_cheapest_asset_on_display_decides():
    t = acting(display={"80": "foundry", "70": "workshop"}, swift={"treasury": 69})
    r = t.refusal("ann", **using("purchase_asset", "swift"))
    assert (r.code, r.rule) == ("no-asset-affordable", "ACT-31")
    assert r.facts == {"company": "swift", "have": 69, "cheapest": 70}


@rule("ACT-31", "Q-63")
@pytest.mark.parametrize("space", ["purchase_asset", "I-6"])
def test_q63_the_placement_is_illegal_without_any_face_up_asset(space):
    t = acting(display={}, people={"ann": row("I-6")})
    assert t.why("ann", **using(space, "swift")) == ("no-asset-on-display", "ACT-31", {})


# --- one-time bonus, keep or discard -------------------------------------------------------------


@rule("ACT-35")
def test_act35_only_one_asset_per_placement():
    t = acting().use("ann", "purchase_asset", "swift")
    t.play("ann", do="buy_asset", asset="brilliant_marketing")
    assert t.awaited == ["ann"]
    assert t.legal("ann", "buy_asset") == []
    r = t.refusal("ann", do="buy_asset", asset="union_stockyards")
    assert (r.code, r.rule, r.facts) == ("not-now", "FLOW-1", {"step": "action_turn"})
    t.play("ann", do="done")
    assert t.awaited == ["bob"]


@rule("Q-64", "ASSET-10")
def test_q64_a_new_asset_may_be_activated_in_the_turn_it_is_bought():
    t = acting(display={"40": "brilliant_marketing"}).use("ann", "purchase_asset", "swift")
    t.activate("ann", "brilliant_marketing")
    assert t.appeal("swift") == 1
    assert t.company("swift")["exhausted"] == ["brilliant_marketing"]
    assert t.awaited == ["bob"]


@rule("Q-65", "ASSET-3")
def test_q65_the_old_asset_works_before_the_purchase_and_the_new_one_after_it():
    t = acting(display={"40": "brand_recognition"}, swift={"assets": ["brilliant_marketing"]})
    t.activate("ann", "brilliant_marketing")
    assert t.appeal("swift") == 1
    t.use("ann", "purchase_asset", "swift")
    assert t.asked == "asset_keep"
    r = t.refusal("ann", **activating("brand_recognition"))  # never both
    assert (r.code, r.rule, r.facts) == ("not-now", "FLOW-1", {"step": "asset_keep"})
    t.play("ann", **discarding("brilliant_marketing"))
    t.activate("ann", "brand_recognition")
    assert t.told("appeal_moved") == [("swift", 1, 3)]
    assert t.company("swift")["assets"] == ["brand_recognition"]


@rule("Q-65")
def test_q65_an_old_asset_that_was_kept_stays_exhausted():
    t = acting(display={"40": "brand_recognition"}, swift={"assets": ["brilliant_marketing"]})
    t.activate("ann", "brilliant_marketing")
    t.use("ann", "purchase_asset", "swift").play("ann", **discarding("brand_recognition"))
    assert t.company("swift")["assets"] == ["brilliant_marketing"]
    assert t.company("swift")["exhausted"] == ["brilliant_marketing"]
    assert t.awaited == ["bob"]  # nothing left to activate


# --- the display ---------------------------------------------------------------------------------


@rule("ACT-34", "DATA-5", "DATA-ASSETROW")
@pytest.mark.parametrize("price", list(DISPLAY))
def test_act34_tiles_slide_right_and_a_new_one_is_drawn_onto_80(price):
    t = acting(seed=None, stack=["foundry", "workshop"]).use("ann", "purchase_asset", "swift")
    t.play("ann", do="buy_asset", asset=DISPLAY[price])
    assert t.display() == [tile if p != price else None for p, tile in DISPLAY.items()]
    t.end_turn("ann")
    assert t.awaited == ["chance"]
    t.chance(do="draw_asset", asset="foundry")
    assert t.told("asset_moved") == [("foundry", "stack", "display_80")]
    left = [tile for p, tile in DISPLAY.items() if p != price]
    assert t.display() == ["foundry", *left]
    assert t.board["asset_stack"] == ["workshop"]
    assert t.awaited == ["bob"]


@rule("ACT-34")
def test_act34_one_tile_is_drawn_per_turn_even_if_more_spaces_are_empty():
    t = acting(seed=None, display={"60": "foundry"}, stack=["workshop", "fuelworks"])
    t.use("ann", "fundraising_40", "swift")
    t.chance(do="draw_asset", asset="workshop")
    assert t.display() == ["workshop", None, None, None, "foundry"]
    t.use("bob", "fundraising_40", "libby")
    t.chance(do="draw_asset", asset="fuelworks")
    assert t.display() == ["fuelworks", None, None, "workshop", "foundry"]


@rule("ACT-34")
def test_act34_a_full_display_does_not_move():
    t = acting(stack=["foundry"])
    t.use("ann", "fundraising_40", "swift")
    assert t.display() == list(DISPLAY.values())
    assert t.board["asset_stack"] == ["foundry"]


@rule("ACT-34", "Q-67")
def test_q67_without_a_stack_the_empty_spaces_gather_at_the_expensive_end():
    t = acting().use("ann", "purchase_asset", "swift")
    t.play("ann", do="buy_asset", asset=DISPLAY["50"])
    t.end_turn("ann")
    assert t.display() == [None, DISPLAY["80"], DISPLAY["70"], DISPLAY["60"], DISPLAY["40"]]
    # a later purchase uses the price of the space where the tile is now
    t.use("bob", "purchase_asset", "libby").play("bob", do="buy_asset", asset=DISPLAY["80"])
    assert t.treasury("libby") == 130
    t.end_turn("bob")
    assert t.display() == [None, None, DISPLAY["70"], DISPLAY["60"], DISPLAY["40"]]
