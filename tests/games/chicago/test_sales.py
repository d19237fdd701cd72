"""Section 9.5: selling Goods to the Demand row of the company's type."""

from __future__ import annotations

import pytest

from table import Table, rule, table


def seller(
    goods: int,
    bonus_50: tuple[str, int] | None = None,
    bonus_20: tuple[str | None, int] | None = None,
    no_bonus: tuple[str, int] | None = None,
    **facts: object,
) -> Table:
    """Ann's Libby about to sell; tiles of its row as (tile, Goods on it)."""
    columns = {"bonus_50": bonus_50, "bonus_20": bonus_20, "no_bonus": no_bonus}
    demand = {
        f"food_and_dairy.{column}": {"tile": cell[0], "goods": cell[1]}
        for column, cell in columns.items()
        if cell
    }
    t = table(
        phase="operating",
        companies={"libby": {"director": 0, "value": 100, "goods": goods, **facts}},
        board={"demand": demand},
        seed=None,
    )
    return t.upto("sales")


def sell(t: Table, *outlets: str) -> list[tuple[str, int, int]]:
    """Sell Goods one by one; return what each added to revenue: income, amount, total."""
    added = []
    for outlet in outlets:
        assert t.can("ann", do="sell_good", outlet=outlet)
        t.sell_goods(outlet)
        added += [(e["income"], e["amount"], e["total"]) for e in t.events("revenue_added")]
    return added


def goods_on(t: Table, space: str) -> int:
    return int(t.board["demand"][space]["goods"])


@rule("OPS-34")
def test_ops34_any_number_of_stored_goods_may_be_sold_and_the_rest_stays():
    t = seller(5)
    sell(t, "bonus_20", "bonus_20")
    assert goods_on(t, "food_and_dairy.bonus_20") == 2
    t.play("ann", do="done")
    assert t.asked == "draw_a_cube"
    assert t.goods("libby") == 3
    assert t.treasury("libby") == 40


@rule("OPS-34")
def test_ops34_selling_nothing_is_allowed_and_unsold_goods_are_kept_between_decades():
    t = table(phase="operating", companies={"libby": {"director": 0, "value": 100, "goods": 4}})
    t.play("ann", do="done")
    assert (t.decade, t.phase) == (2, "stock")
    assert t.goods("libby") == 4


@rule("OPS-34")
def test_ops34_without_goods_nothing_can_be_sold():
    t = seller(1, assets=["brilliant_marketing"])
    sell(t, "bonus_20")
    r = t.refusal("ann", do="sell_good", outlet="bonus_20")
    assert (r.code, r.rule, r.facts) == ("no-goods", "OPS-34", {"company": "libby"})


@rule("OPS-35")
def test_ops35_tiles_may_be_filled_in_any_order_and_split():
    t = seller(6, ("2-2", 1), ("2-4", 0), ("2-6", 4))  # 3, 4 and 5 octagons
    sell(t, "no_bonus", "bonus_50", "bonus_20", "bonus_50")
    row = "food_and_dairy"
    assert [goods_on(t, f"{row}.{column}") for column in ("bonus_50", "bonus_20", "no_bonus")] == [
        3,
        1,
        5,
    ]
    for column in ("bonus_50", "no_bonus"):
        r = t.refusal("ann", do="sell_good", outlet=column)
        assert (r.code, r.rule) == ("demand-full", "OPS-35")
        assert r.facts == {"demand": f"{row}.{column}"}
    assert t.can("ann", do="sell_good", outlet="bonus_20")


@rule("OPS-35")
@pytest.mark.parametrize("column", ["bonus_50", "bonus_20", "no_bonus"])
def test_ops35_no_good_goes_on_the_red_x(column):
    tiles = {"bonus_50": ("2-2", 0), "bonus_20": ("2-4", 0), "no_bonus": ("2-6", 0)}
    t = seller(2, **{**tiles, column: ("1-1", 0)})
    r = t.refusal("ann", do="sell_good", outlet=column)
    assert (r.code, r.rule) == ("demand-closed", "OPS-35")
    assert r.facts == {"demand": f"food_and_dairy.{column}"}
    assert len(t.legal("ann", "sell_good")) == 2


@rule("EX-49", "OPS-35", "OPS-37", "OPS-38", "DATA-7", "Q-103")
def test_ex49_a_row_without_tiles_sells_six_in_the_middle_and_the_rest_at_half_price():
    t = seller(12)
    r = t.refusal("ann", do="sell_good", outlet="bonus_50")
    assert (r.code, r.rule) == ("demand-closed", "OPS-35")
    assert r.facts == {"demand": "food_and_dairy.bonus_50"}
    assert t.refusal("ann", do="sell_good", outlet="no_bonus").code == "demand-closed"
    assert t.can("ann", do="sell_good", outlet="half_price")
    assert sell(t, *["bonus_20"] * 6) == [
        ("goods", 20, 20),
        ("goods", 20, 40),
        ("goods", 20, 60),
        ("goods", 20, 80),
        ("goods", 20, 100),
        ("goods", 20, 120),
        ("demand_bonus", 20, 140),
    ]
    assert t.refusal("ann", do="sell_good", outlet="bonus_20").code == "demand-full"
    added = sell(t, *["half_price"] * 5)
    assert [amount for _, amount, _ in added] == [10] * 5
    assert added[-1] == ("half_price_goods", 10, 190)


@rule("OPS-36", "Q-168")
def test_q168_a_salesperson_gained_during_the_sale_raises_the_price_of_later_goods():
    t = seller(3, appeal=4, assets=["brilliant_marketing"])
    assert sell(t, "bonus_20") == [("goods", 20, 20)]
    t.activate("ann", "brilliant_marketing").play("ann", do="take_bonus")
    assert t.salespeople("libby") == 1
    assert sell(t, "bonus_20") == [("goods", 30, 50)]


@rule("OPS-37", "Q-103")
def test_q103_half_price_is_closed_while_a_tile_has_a_free_octagon():
    t = seller(2, ("1-2", 1), ("1-4", 2), ("2-1", 1))
    r = t.refusal("ann", do="sell_good", outlet="half_price")
    assert (r.code, r.rule, r.facts) == ("half-price-not-yet", "OPS-37", {"company": "libby"})
    sell(t, "no_bonus")  # the company fills the row itself
    assert t.can("ann", do="sell_good", outlet="half_price")
    t.sell_goods("half_price")
    assert t.told("goods_moved") == [("libby", "supply", 1)]
    assert t.goods("libby") == 0


@rule("OPS-37", "Q-103", "TERM-17")
def test_q103_the_red_x_counts_as_full():
    t = seller(3, ("1-1", 0), ("1-2", 1), ("1-4", 1))
    assert not t.can("ann", do="sell_good", outlet="half_price")
    sell(t, "no_bonus")
    assert sell(t, "half_price") == [("half_price_goods", 10, 30)]


@rule("OPS-37", "Q-103")
def test_q103_only_the_companys_own_row_must_be_full():
    t = table(
        phase="operating",
        companies={"libby": {"director": 0, "value": 100, "goods": 2}},
        board={
            "demand": {
                "food_and_dairy.bonus_50": {"tile": "1-2", "goods": 1},
                "food_and_dairy.bonus_20": {"tile": "1-4", "goods": 2},
                "food_and_dairy.no_bonus": {"tile": "2-1", "goods": 2},
                "shoes.bonus_50": {"tile": "2-2", "goods": 0},
            }
        },
        seed=None,
    )
    assert t.legal("ann", "sell_good") == [{"do": "sell_good", "outlet": "half_price"}]


@rule("OPS-37", "Q-103", "DATA-7")
def test_q103_an_exposed_outlet_sells_at_half_price_while_tiles_have_free_octagons():
    t = seller(9, ("2-2", 0), ("2-4", 0))
    assert sell(t, *["half_price"] * 8) == [("half_price_goods", 10, 10 * n) for n in range(1, 9)]
    assert t.can("ann", do="sell_good", outlet="bonus_50")


@rule("OPS-38", "DATA-6", "DATA-DEMAND")
@pytest.mark.parametrize(("column", "bonus"), [("bonus_50", 50), ("bonus_20", 20), ("no_bonus", 0)])
def test_ops38_the_last_octagon_of_a_tile_adds_the_bonus_of_its_column(column, bonus):
    tiles = {"bonus_50": ("2-2", 0), "bonus_20": ("2-3", 0), "no_bonus": ("1-4", 0)}
    t = seller(4, **{**tiles, column: ("2-1", 0)})
    assert sell(t, column) == [("goods", 20, 20)]
    expected = [("goods", 20, 40)]
    if bonus:
        expected.append(("demand_bonus", bonus, 40 + bonus))
    assert sell(t, column) == expected


@rule("OPS-38", "Q-105")
def test_q105_the_whole_bonus_goes_to_the_last_good_regardless_of_the_others():
    t = seller(3, ("2-2", 2), ("1-4", 1), ("1-2", 1))
    assert sell(t, "bonus_50", "bonus_20") == [
        ("goods", 20, 20),
        ("demand_bonus", 50, 70),
        ("goods", 20, 90),
        ("demand_bonus", 20, 110),
    ]


@rule("OPS-38", "Q-105")
def test_q105_a_tile_filled_earlier_brings_nothing():
    t = seller(2, ("2-2", 3), ("1-4", 2), ("1-2", 0))
    assert sell(t, "no_bonus") == [("goods", 20, 20)]
    assert sell(t, "half_price") == [("half_price_goods", 10, 30)]


@rule("OPS-38", "CLEAN-13", "Q-130")
def test_ops38_goods_that_stayed_on_the_printed_middle_space_count_for_its_bonus():
    t = seller(3, None, (None, 5))
    assert sell(t, "bonus_20") == [("goods", 20, 20), ("demand_bonus", 20, 40)]


@rule("OPS-39")
def test_ops39_nothing_is_paid_out_while_goods_are_sold():
    t = seller(3, ("2-2", 2))
    sell(t, "bonus_50")
    assert t.events("paid") == []
    sell(t, "half_price")
    assert t.events("paid") == []
    assert t.treasury("libby") == 0
    assert [t.cash("ann"), t.cash("bob")] == [500, 500]
    assert t.revenue() == 80
