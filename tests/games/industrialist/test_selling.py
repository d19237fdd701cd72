"""Section 4: selling lots for Profit or Capital."""

from __future__ import annotations

import pytest

from industrialist_table import at, placed
from table import rule


@rule("SOLO-SELL-1")
def test_sell1_any_number_of_lots_of_each_kind_each_for_profit_or_capital():
    """Side A, row 3: 2 Materials, 1 Commodity, 2 Goods for a lot."""
    t = placed(market=3, have=(6, 3, 5, 4)).begin("sell")
    t.sell("materials profit", "goods capital", "materials capital", "commodities profit")
    assert (t.stock, t.profit) == ((2, 2, 3, 6), 2)
    t.sell("materials profit", "goods profit")
    assert (t.stock, t.profit) == ((0, 2, 1, 6), 4)
    assert t.legal("sell_lot") == [
        {"kind": "commodities", "income": "profit"},
        {"kind": "commodities", "income": "capital"},
    ]
    facts = {"kind": "goods", "have": 1, "price": 2}
    assert t.why("sell_lot", kind="goods", income="profit") == ("units-short", "SOLO-SELL-1", facts)
    assert t.close().asked == "actions"
    assert (t.stock, t.profit) == ((0, 2, 1, 6), 4)


@rule("SOLO-SELL-1")
def test_sell1_the_proceeds_of_a_lot_are_reported():
    t = placed(market=1, have=(3, 0, 0, 4)).begin("sell")
    expected = [("central.materials", -3, 0, "sale"), ("central.capital", 1, 5, "sale")]
    told = [
        tuple(e.values())[1:] for e in t.preview("sell_lot", kind="materials", income="capital")
    ]
    assert told == expected
    t.sell("materials capital")
    assert t.told("units_moved") == expected
    assert t.told("profit_moved") == []
    t = placed(market=1, have=(3, 0, 0, 4)).begin("sell").sell("materials profit")
    assert t.told("units_moved") == [("central.materials", -3, 0, "sale")]
    assert t.told("profit_moved") == [(1, 1, "sale")]


@rule("SOLO-SELL-1")
def test_sell1_the_units_of_a_lot_may_come_from_any_tracks_of_the_kind():
    """Two Materials, one of them from the Sawmill, which needn't be staffed to supply them
    (R-7)."""
    t = placed(market=3, have=(2, 0, 0, 0), buildings={"1B": at("1,0", 1, 3)}).begin("sell")
    t.sell("materials profit")
    assert t.profit == 0
    assert t.choices("take_unit") == ["1B", "central.materials"]
    facts = {"track": "central.goods", "kind": "materials"}
    assert t.why("take_unit", track="central.goods") == ("wrong-kind", "SOLO-SELL-1", facts)
    assert t.refusal("take_unit", track="4F").code == "track-empty"
    t.take("1B", "central.materials")
    assert (t.units("1B"), t.stock, t.profit) == (2, (1, 0, 0, 0), 1)


@rule("SOLO-SELL-1")
def test_sell1_no_question_if_two_tracks_hold_exactly_enough_for_a_lot():
    t = placed(market=1, have=(1, 0, 0, 0), buildings={"1B": at("1,0", 2, 2)}).begin("sell")
    t.sell("materials profit")
    assert (t.units("1B"), t.stock, t.profit) == (0, (0, 0, 0, 0), 1)
    assert t.asked == "actions"


@rule("SOLO-SELL-2")
def test_sell2_on_side_b_capital_is_sold_in_lots_for_profit_only():
    """Row 2 of side B: 2 Capital for a lot."""
    t = placed(side="B", market=2, have=(0, 0, 0, 5)).begin("sell")
    assert t.legal("sell_lot") == [{"kind": "capital", "income": "profit"}]
    why = ("capital-for-profit-only", "SOLO-SELL-2", {})
    assert t.why("sell_lot", kind="capital", income="capital") == why
    t.sell("capital profit", "capital profit")
    assert (t.stock, t.profit, t.asked) == ((0, 0, 0, 1), 2, "actions")


@rule("SOLO-SELL-2")
@pytest.mark.parametrize("face", range(1, 7))
def test_sell2_on_side_a_capital_is_never_sold(face: int):
    t = placed(market=face, have=(0, 0, 0, 10))
    assert t.why("begin", action="sell") == ("nothing-to-sell", "SOLO-SELL-5", {})
    t = placed(market=face, have=(6, 6, 6, 10)).begin("sell")
    why = ("not-wanted", "SOLO-SELL-3", {"kind": "capital"})
    assert t.why("sell_lot", kind="capital", income="profit") == why


@rule("SOLO-SELL-3")
def test_sell3_a_dash_means_that_the_kind_cannot_be_sold():
    """Row 1 of side B wants only Commodities."""
    t = placed(side="B", market=1, have=(6, 3, 6, 9)).begin("sell")
    assert {m["kind"] for m in t.legal("sell_lot")} == {"commodities"}
    for kind in ("materials", "goods", "capital"):
        why = ("not-wanted", "SOLO-SELL-3", {"kind": kind})
        assert t.why("sell_lot", kind=kind, income="profit") == why


@rule("SOLO-SELL-4", "R-4")
def test_sell4_capital_beyond_the_room_cannot_be_taken():
    t = placed(market=6, have=(0, 0, 6, 9)).begin("sell").sell("goods capital")
    assert t.stock == (0, 0, 5, 10)
    why = ("no-room-for-capital", "SOLO-SELL-4", {})
    assert t.why("sell_lot", kind="goods", income="capital") == why
    assert t.legal("sell_lot") == [{"kind": "goods", "income": "profit"}]
    assert t.sell("goods profit").profit == 1


@rule("SOLO-SELL-4", "R-4", "SOLO-BUILD-4")
def test_sell4_without_a_capital_track_every_lot_is_profit():
    t = placed(market=6, have=(0, 0, 2, None), buildings={"2F": "1,0"}).begin("sell")
    why = ("no-room-for-capital", "SOLO-SELL-4", {})
    assert t.why("sell_lot", kind="goods", income="capital") == why
    assert t.sell("goods profit").profit == 1


@rule("SOLO-SELL-4", "R-4", "R-7")
def test_sell4_a_capital_building_has_room_only_if_it_is_staffed():
    words = {"market": 6, "have": (0, 0, 2, 10)}
    t = placed(buildings={"5F": at("1,0", 2, 0)}, **words).begin("sell")
    assert t.refusal("sell_lot", kind="goods", income="capital").code == "no-room-for-capital"
    t = placed(buildings={"5F": at("1,0", 3, 5)}, **words).begin("sell").sell("goods capital")
    assert t.units("5F") == 6
    assert t.refusal("sell_lot", kind="goods", income="capital").code == "no-room-for-capital"


@rule("SOLO-SELL-4", "SOLO-SELL-1")
def test_sell4_the_player_chooses_among_capital_tracks_with_room():
    t = placed(market=6, have=(0, 0, 2, 4), buildings={"5F": at("1,0", 3, 0)}).begin("sell")
    t.sell("goods capital")
    assert t.choices("put_unit") == ["5F", "central.capital"]
    facts = {"track": "central.goods", "kind": "capital"}
    assert t.refusal("put_unit", track="central.goods").facts == facts
    t.play("put_unit", track="5F")
    assert (t.units("5F"), t.stock) == (1, (0, 0, 1, 4))


@rule("SOLO-SELL-5")
def test_sell5_the_action_cannot_be_taken_without_a_lot_to_sell():
    t = placed(market=1, have=(2, 1, 1, 0))
    assert t.why("begin", action="sell") == ("nothing-to-sell", "SOLO-SELL-5", {})
    assert t.choices("begin") == ["hire", "produce"]


@rule("SOLO-SELL-5")
def test_sell5_at_least_one_lot_must_be_sold():
    t = placed(market=1, have=(3, 0, 0, 0)).begin("sell")
    assert t.legal("done") == []
    assert t.refusal("done").code == "do-something-first"
    assert t.sell("materials profit").asked == "actions"
    t = placed(market=1, have=(6, 0, 0, 0)).begin("sell").sell("materials profit")
    assert t.close().asked == "actions"
    assert (t.stock, t.profit) == ((3, 0, 0, 0), 1)


@rule("SOLO-SELL-5", "SOLO-TURN-3")
def test_sell5_selling_is_always_the_first_action_and_free():
    """Side B, row 2: a lot is 2 Capital, and neither of them pays for the action."""
    t = placed(side="B", market=2, have=(0, 0, 0, 2)).begin("sell").sell("capital profit")
    assert (t.stock, t.profit) == ((0, 0, 0, 0), 1)
    t = placed(side="B", market=2, have=(0, 0, 0, 1))
    assert t.why("begin", action="sell") == ("nothing-to-sell", "SOLO-SELL-5", {})


@rule("SOLO-SELL-6", "SOLO-COMP-4")
def test_sell6_profit_is_capped_at_200():
    t = placed(market=6, have=(3, 0, 0, 0), profit=199).begin("sell").sell("materials profit")
    assert t.told("profit_moved") == [(1, 200, "sale")]
    t.sell("materials profit")
    assert (t.profit, t.stock) == (200, (1, 0, 0, 0))
    assert t.told("profit_moved") == []
