"""Section 17, rows without effect that concern the Operating Phase."""

from __future__ import annotations

from typing import Any

import pytest

from printed import ready
from table import Table, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def operating(edition: str, company: str, facts: dict[str, Any], **words: Any) -> Table:
    """Ann's company starts its Operating turn; bob's Elgin can sell a Good afterwards."""
    companies = {
        company: {"director": 0, "value": 50, **facts},
        "elgin": {"director": 1, "value": 50, "appeal": 0, "goods": 1},
    }
    return table(2, edition=edition, phase="operating", companies=companies, **words)


# --- purchase and production ---------------------------------------------------------------------


@rule("ED-43", "ED-44")
@pytest.mark.parametrize("relaxed", [False, True])
@each_edition
def test_ed43_cubes_are_bought_before_production_and_optionally_during_it(
    edition: str, relaxed: bool
):
    facts = {**ready("libby", 2), "treasury": 40, "resources": {"steel": 2, "livestock": 2}}
    board = {"chain": {"10": {"livestock": 1, "coal": 1, "wood": 1}}}
    t = operating(edition, "libby", facts, board=board, relaxed_purchasing=relaxed)
    t.buy_cubes("10 coal")
    t.play("ann", do="done")
    assert t.asked == "production"
    wood = {"do": "buy_cube", "price": "10", "resource": "wood"}
    livestock = {"do": "buy_cube", "price": "10", "resource": "livestock"}
    if not relaxed:
        assert t.why("ann", **wood) == ("purchase-is-over", "OPS-17", {})
        t.run("1")
        assert t.asked == "sales"  # factory 2 lacks Livestock, and nothing can change that
        return
    t.play("ann", **wood).run("1").play("ann", **livestock).run("2")
    assert (t.goods("libby"), t.treasury("libby")) == (6, 10)


@rule("ED-41")
@each_edition
def test_ed41_the_managers_cube_comes_from_haymarket_and_need_not_be_one_just_used(edition: str):
    factories = [{"workers": 2, "managers": 1}]
    facts = {"appeal": 0, "factories": factories, "resources": ready("libby")["resources"]}
    t = operating(edition, "libby", facts, board={"haymarket": {"coal": 1}}).run("1")
    # the Steel and Livestock just used are there too
    assert [move["resource"] for move in t.legal("ann", "take_cube")] == [
        "livestock",
        "steel",
        "coal",
    ]
    t.take("ann", "coal")
    assert (t.resources("libby"), t.haymarket()) == ({"coal": 1}, {"livestock": 1, "steel": 1})


PLENTY = dict.fromkeys(["livestock", "steel", "wood", "coal"], 5)


def managed(edition: str, company: str, spaces: list[int], factory: int) -> Table:
    """Every factory is staffed and one has a Manager; those before it have run."""
    factories = [{"workers": n} for n in spaces]
    factories[factory - 1]["managers"] = 1
    facts = {"appeal": 0, "factories": factories, "resources": PLENTY}
    t = operating(edition, company, facts, special_companies=["florsheim"])
    return t.run(*range(1, factory)).upto("production")


@rule("ED-42")
@each_edition
def test_ed42_manager_bonuses_that_only_the_new_edition_lists(edition: str):
    t = managed(edition, "doggett", [2, 2], 2)  # Overproduction
    goods = t.goods("doggett")
    assert t.run("2").goods("doggett") == goods + 1 + 1
    t = managed(edition, "henderson", [1, 2, 1], 3).run("3")  # one resource
    steel = t.resources("henderson")["steel"]
    haymarket = {move["resource"] for move in t.legal("ann", "take_cube")}
    assert haymarket == {"livestock", "steel", "coal"}
    assert t.take("ann", "steel").resources("henderson")["steel"] == steel + 1
    t = managed(edition, "florsheim", [2, 2, 3], 1).run("1")  # Mechanical Insight
    assert t.asked == "automation"
    assert t.legal("ann") == [{"do": "automate", "factory": f} for f in ("1", "2", "3")]
    t.play("ann", do="automate", factory="3")
    assert t.spaces("florsheim") == [(2, 0), (2, 0), (2, 1)]


@rule("ED-42")
@pytest.mark.parametrize(("managers", "appeal", "price"), [(1, 0, 40), (2, 1, 50)])
@each_edition
def test_ed42_mail_catalog(edition: str, managers: int, appeal: int, price: int):
    facts = {
        "appeal": 0,
        "factories": [{"workers": 1, "managers": managers}],
        "resources": {"steel": 1, "wood": 1, "coal": 1},
    }
    special = ["american_flyer"]
    t = operating(edition, "american_flyer", facts, special_companies=special).upto("production")
    t.run("1")
    assert t.appeal("american_flyer") == appeal
    t.sell_goods("bonus_20")
    assert t.told("revenue_added")[0][1] == price


# --- sale and payout -----------------------------------------------------------------------------


def grid(*filled: int) -> dict[str, Any]:
    """Three tiles of two, three and four octagons in Libby's row, an empty one in Swift's."""
    tiles = zip(("bonus_50", "bonus_20", "no_bonus"), ("2-1", "2-2", "2-4"), filled, strict=True)
    cells = {f"food_and_dairy.{column}": {"tile": t, "goods": n} for column, t, n in tiles}
    return {"demand": {**cells, "meat_packing.bonus_50": {"tile": "2-6"}}}


@rule("ED-20")
@each_edition
def test_ed20_half_price_needs_only_the_tiles_of_its_own_row_to_be_full(edition: str):
    half = {"do": "sell_good", "outlet": "half_price"}
    t = operating(edition, "libby", {"goods": 2}, board=grid(2, 3, 3))
    assert t.why("ann", **half) == ("half-price-not-yet", "OPS-37", {"company": "libby"})
    t.sell_goods("no_bonus")
    assert t.play("ann", **half).told("revenue_added") == [("libby", 10, 30, "half_price_goods")]


@rule("ED-21")
@each_edition
def test_ed21_without_tiles_only_the_50_column_is_unsaleable(edition: str):
    t = operating(edition, "libby", {"goods": 8}, board={"demand_stack": []})
    no = ("demand-closed", "OPS-35", {"demand": "food_and_dairy.bonus_50"})
    assert t.why("ann", do="sell_good", outlet="bonus_50") == no
    t.sell_goods(*["bonus_20"] * 6)
    assert [amount for _, amount, _, _ in t.told("revenue_added")] == [20, 20]  # the column's bonus
    t.sell_goods("half_price")
    assert t.told("revenue_added") == [("libby", 10, 150, "half_price_goods")]


@rule("ED-45")
@each_edition
def test_ed45_a_company_that_produced_nothing_withholds_and_falls_even_if_it_sold(edition: str):
    t = operating(edition, "libby", {"goods": 1, "value": 100}).sell_goods("bonus_20")
    assert t.told("earnings_withheld") == [("libby", 20)]
    assert (t.treasury("libby"), t.cash("ann"), t.value("libby")) == (20, 500, 80)


@rule("ED-45")
@each_edition
def test_ed45_so_does_a_company_that_produced_and_sold_nothing(edition: str):
    t = operating(edition, "libby", {"value": 100, **ready("libby")}).run("1").upto("sales")
    t.play("ann", do="done")
    assert t.told("earnings_withheld") == [("libby", 0)]
    assert t.value("libby") == 80


# --- the Supply Chain ----------------------------------------------------------------------------


@rule("ED-47")
@each_edition
def test_ed47_both_editions_fill_the_supply_chain_alike(edition: str):
    # only X holds cubes: they go all the way to $10, then three draws of three follow
    t = operating(edition, "libby", {}, seed=None, board={"chain": {"x": {"livestock": 2}}})
    t.draw(*["coal"] * 3, *["wood"] * 3, *["steel"] * 3)
    assert t.chain() == [{"steel": 3}, {"wood": 3}, {"coal": 3}, {"livestock": 2}]
    assert t.question == {"step": "sales", "seat": 1, "at": 0, "company": "elgin"}


@rule("ED-47")
@each_edition
def test_ed47_a_gap_is_closed_by_the_next_cubes_to_its_left(edition: str):
    chain = {"x": {"coal": 1}, "30": {"wood": 2}, "10": {"steel": 1}}
    t = operating(edition, "libby", {}, seed=None, board={"chain": chain})
    t.draw("livestock", "livestock", "coal")
    expected = [{"livestock": 2, "coal": 1}, {"coal": 1}, {"wood": 2}, {"steel": 1}]
    assert t.chain() == expected
