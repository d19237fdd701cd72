"""Section 14: American Flyer's factory, its price and its Salesperson ban."""

from __future__ import annotations

import pytest

from printed import SALESPERSON_BUILDINGS
from table import beside, directing, rule, table, using

CUBES = {"steel": 1, "wood": 1, "coal": 1}  # house-values.toml: the inputs of its factory


def flyer(workers=0, managers=0, **facts):
    return {"factories": [{"workers": workers, "managers": managers}], **facts}


def at(phase, charter, **words):
    """Ann directs American Flyer, bob Libby."""
    return directing("american_flyer", charter, phase=phase, **words)


# --- CO-AMFLYER-4 --------------------------------------------------------------------------------


@rule("CO-AMFLYER-4", "Q-150", "DATA-SPECIAL")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5, 6])
def test_amflyer4_a_run_makes_one_good_per_employed_worker(workers):
    t = at("operating", flyer(workers=workers, resources=CUBES)).run("1")
    assert t.goods("american_flyer") == workers
    assert t.resources("american_flyer") == {}
    assert t.haymarket() == CUBES
    assert t.told("factory_ran") == [("american_flyer", "1", workers)]


@rule("CO-AMFLYER-4", "Q-150")
def test_amflyer4_without_a_worker_it_cannot_run():
    resources = {**CUBES, "coal": 3}  # the trade keeps the window open
    t = at("operating", flyer(resources=resources), board={"haymarket": {"wood": 1}})
    t.play("ann", do="done")
    assert t.asked == "production"
    r = t.refusal("ann", do="run_factory", factory="1")
    assert (r.code, r.rule) == ("flyer-unstaffed", "CO-AMFLYER-4")
    assert r.facts == {"company": "american_flyer"}
    assert t.legal("ann", "run_factory") == []


@rule("CO-AMFLYER-4", "OPS-19")
@pytest.mark.parametrize("missing", ["steel", "wood", "coal"])
def test_amflyer4_it_needs_its_inputs_regardless_of_its_workers(missing):
    resources = {**CUBES, missing: 0, "livestock": 2}
    t = at("operating", flyer(workers=6, resources=resources), board={"haymarket": {missing: 1}})
    t.play("ann", do="done")
    r = t.refusal("ann", do="run_factory", factory="1")
    assert (r.code, r.rule) == ("input-missing", "OPS-19")
    assert r.facts == {"factory": "1", "resource": missing, "have": 0, "need": 1}
    t.play("ann", do="trade", company="american_flyer", give="livestock", take=missing)
    assert t.can("ann", do="run_factory", factory="1")


@rule("CO-AMFLYER-4", "OPS-18")
def test_amflyer4_it_runs_once_per_turn():
    t = at("operating", flyer(workers=1, resources=dict.fromkeys(CUBES, 2))).run("1")
    # Two of each count as one run: no second run, and only the sale is left to ask about.
    assert t.asked == "sales"
    assert t.resources("american_flyer") == CUBES


@rule("EX-57", "CO-AMFLYER-4", "CO-AMFLYER-5")
def test_ex57_three_workers_make_three_goods_sold_at_40_each():
    t = at("operating", flyer(workers=3, resources=CUBES)).run("1").sell_goods(*["bonus_20"] * 3)
    assert t.revenue() == 120
    t.play("ann", do="pay_dividends")
    assert t.cash("ann") == 500 + 3 * 12
    assert t.treasury("american_flyer") == 7 * 12
    assert t.value("american_flyer") == 80


# --- CO-AMFLYER-5 --------------------------------------------------------------------------------


@rule("CO-AMFLYER-5", "Q-151", "MGR-7", "DATA-MANAGER")
@pytest.mark.parametrize(("managers", "price", "appeal"), [(0, 40, 2), (1, 40, 2), (2, 50, 3)])
def test_amflyer5_only_both_managers_raise_the_price_and_give_appeal(managers, price, appeal):
    charter = flyer(workers=2, managers=managers, resources=CUBES, appeal=2)
    t = at("operating", charter).run("1")
    assert t.appeal("american_flyer") == appeal
    if managers == 2:
        assert (t.asked, t.awaited) == ("bonus", ["ann"])  # Appeal 3: a Worker or $25
        t.play("ann", do="take_cash")
        assert t.treasury("american_flyer") == 25
    t.sell_goods("bonus_20")
    assert t.revenue() == price
    t.sell_goods("bonus_20")
    assert t.revenue() == 2 * price


@rule("CO-AMFLYER-5", "CO-AMFLYER-4", "OPS-24")
def test_amflyer5_a_worker_gained_by_the_run_comes_too_late_for_its_goods():
    t = at("operating", flyer(workers=2, managers=2, resources=CUBES, appeal=2)).run("1")
    t.play("ann", do="take_bonus")
    assert t.company("american_flyer")["factories"][0]["workers"] == 3
    assert t.goods("american_flyer") == 2


@rule("CO-AMFLYER-5")
def test_amflyer5_stored_goods_sell_at_50_with_both_managers_even_without_a_run():
    t = at("operating", flyer(managers=2, goods=1, appeal=2))
    t.sell_goods("bonus_20")
    # Nothing ran: the $50 must be withheld, and Appeal stays.
    assert t.treasury("american_flyer") == 50
    assert t.appeal("american_flyer") == 2


@rule("CO-AMFLYER-5", "Q-168", "ASSET-18")
def test_amflyer5_a_second_manager_hired_before_the_sale_raises_the_price_but_gives_no_appeal():
    charter = flyer(
        workers=2,
        managers=1,
        resources=CUBES,
        treasury=20,
        appeal=0,
        assets=["chief_of_operations"],
    )
    t = at("operating", charter, chiefs=True).run("1")
    t.activate("ann", "chief_of_operations")
    t.play("ann", do="take_manager")
    t.take("ann", "coal")
    assert t.appeal("american_flyer") == 0
    assert t.treasury("american_flyer") == 0
    assert t.company("american_flyer")["factories"][0]["managers"] == 2
    t.upto("sales").sell_goods("bonus_20")
    assert t.revenue() == 50


@rule("CO-AMFLYER-5", "ASSET-21", "Q-116")
def test_amflyer5_chief_of_sales_adds_to_the_price_of_both_managers():
    charter = flyer(
        workers=1,
        managers=2,
        resources=CUBES,
        goods=1,
        treasury=20,
        appeal=0,
        assets=["chief_of_sales"],
    )
    t = at("operating", charter, chiefs=True).run("1")
    t.activate("ann", "chief_of_sales")
    t.upto("sales").sell_goods("bonus_20")
    assert t.revenue() == 60
    t.sell_goods("half_price")
    assert t.revenue() == 90


# --- CO-AMFLYER-6 --------------------------------------------------------------------------------


@rule("CO-AMFLYER-6")
@pytest.mark.parametrize("building", SALESPERSON_BUILDINGS)
def test_amflyer6_it_may_not_use_a_building_that_gives_a_salesperson(building):
    t = beside(building, "american_flyer", {})
    r = t.refusal("ann", **using(building, "american_flyer"))
    assert (r.code, r.rule) == ("flyer-bars-salespeople", "CO-AMFLYER-6")
    assert r.facts == {"company": "american_flyer"}


@rule("CO-AMFLYER-6")
def test_amflyer6_it_may_not_use_the_bank_building_either_but_others_may():
    t = at("action", flyer(treasury=500), initiative=[0, 1])
    r = t.refusal("ann", **using("hire_salesperson", "american_flyer"))
    assert (r.code, r.rule) == ("flyer-bars-salespeople", "CO-AMFLYER-6")
    assert t.can("ann", **using("hire_manager", "american_flyer"))
    t = table(phase="action", companies={"swift": {"director": 0, "value": 50, "treasury": 70}})
    assert t.can("ann", **using("hire_salesperson", "swift"))


@rule("CO-AMFLYER-6", "Q-152", "DEC-10")
def test_q152_the_salesperson_bonus_of_the_appeal_track_is_25_without_asking():
    t = at("action", flyer(appeal=4, treasury=20))
    t.use("ann", "advertising", "american_flyer")
    assert t.appeal("american_flyer") == 5
    assert t.treasury("american_flyer") == 25
    assert t.salespeople("american_flyer") == 0


@rule("Q-152", "ASSET-18", "CO-AMFLYER-6")
@pytest.mark.parametrize(("choice", "managers"), [("take_manager", 1), ("take_salesperson", 0)])
def test_q152_chief_of_operations_may_give_a_manager_but_no_salesperson(choice, managers):
    t = at("action", flyer(treasury=20, assets=["chief_of_operations"]), chiefs=True)
    t.activate("ann", "chief_of_operations")
    t.play("ann", do=choice)
    company = t.company("american_flyer")
    assert company["factories"][0]["managers"] == managers
    assert company["salespeople"] == 0
    assert company["treasury"] == 0


# --- with other options --------------------------------------------------------------------------


@rule("CO-AMFLYER-4", "OPS-17", "VAR-CHAIN-4")
def test_amflyer4_with_relaxed_purchasing_and_the_overlay_it_buys_its_inputs_in_production():
    t = at(
        "operating",
        flyer(workers=2, treasury=60),
        advanced_chain=True,
        relaxed_purchasing=True,
        board={"overlay": {"steel": [7], "wood": [9], "coal": [8]}},
    )
    t.play("ann", do="done")
    assert t.asked == "production"
    for kind, column in (("steel", 7), ("wood", 9), ("coal", 8)):
        t.play("ann", do="buy_overlay_cube", resource=kind, column=column)
    assert t.treasury("american_flyer") == 0
    t.run("1")
    assert t.goods("american_flyer") == 2
