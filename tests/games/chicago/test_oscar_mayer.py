"""Section 14: Oscar F. Mayer & Bros."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.content import assemble
from records import content_of, house_records
from table import beside, directing, new_game, rule, table, using

PLENTY = {"livestock": 3, "steel": 1}
# CO-OSCAR-3 to CO-OSCAR-5: Workers, inputs, Goods, price.
TIERS = [
    ("2", {"livestock": 1}, 3, 50),
    ("4", {"livestock": 2, "steel": 1}, 5, 40),
    ("6", {"livestock": 3, "steel": 1}, 9, 30),
]


def oscar(workers=0, managers=0, **facts):
    return {"appeal": 0, "factories": [{"workers": workers, "managers": managers}], **facts}


@pytest.fixture
def with_a_slot(monkeypatch):
    """Its charter with an asset slot, which may be printed but isn't among the house values."""
    house = house_records()
    house["oscar_mayer"]["asset_slots"] = 1
    content = content_of(house)
    monkeypatch.setattr(assemble, "catalog", lambda: content)


def at(phase, charter, **words):
    """Ann directs Oscar Mayer, bob Libby."""
    return directing("oscar_mayer", charter, phase=phase, **words)


def run(t, workers):
    return t.upto("production").play("ann", do="run_tier", workers=workers)


def tiers_offered(t):
    return [w["workers"] for w in t.legal("ann", "run_tier")]


# --- CO-OSCAR-1 ----------------------------------------------------------------------------------


@rule("CO-OSCAR-1", "Q-162", "DEC-10")
def test_oscar1_the_automation_bonus_of_the_appeal_track_is_25_without_asking():
    t = at("action", oscar(workers=3, appeal=6, treasury=20))
    t.use("ann", "advertising", "oscar_mayer")
    assert t.treasury("oscar_mayer") == 25
    assert t.company("oscar_mayer")["factories"] == [{"workers": 3, "automated": 0, "managers": 0}]
    assert t.asked != "bonus"


@rule("CO-OSCAR-1", "Q-162")
@pytest.mark.parametrize(
    ("building", "code", "decides"),
    [
        ("I-12", "cannot-automate", "ACT-54"),
        ("II-15", "cannot-automate", "ACT-54"),
        ("II-16", "cannot-automate-two", "ACT-55"),
        ("III-12", "cannot-automate-two", "ACT-55"),
    ],
)
def test_oscar1_automation_buildings_are_illegal(building, code, decides):
    t = beside(building, "oscar_mayer", oscar(workers=6, treasury=500))
    r = t.refusal("ann", **using(building, "oscar_mayer"))
    assert (r.code, r.rule) == (code, decides)


@rule("CO-OSCAR-1", "Q-162", "ASSET-7")
@pytest.mark.usefixtures("with_a_slot")
def test_oscar1_automation_as_an_asset_bonus_is_lost():
    board = {"asset_display": {"80": "brand_recognition"}}
    t = at("action", oscar(workers=2, treasury=80), board=board)
    t.use("ann", "purchase_asset", "oscar_mayer")
    company = t.company("oscar_mayer")
    assert (company["treasury"], company["assets"]) == (0, ["brand_recognition"])
    assert company["factories"][0] == {"workers": 2, "automated": 0, "managers": 0}


@rule("CO-OSCAR-1", "OPS-32", "Q-7")
def test_oscar1_as_a_starting_company_one_run_of_any_tier_frees_the_partner():
    people = {"ann": {"reserved_partner": "oscar_mayer"}}
    t = at("operating", oscar(workers=2, resources={"livestock": 1}), people=people)
    run(t, "2")
    t.upto("sales")
    assert t.player("ann")["reserved_partner"] == "gained"


@rule("CO-OSCAR-1", "Q-7")
def test_oscar1_founded_in_setup_it_has_no_tokens():
    t = new_game(special_companies=["oscar_mayer"])
    (first,) = t.awaited
    t.play(first, do="found", company="oscar_mayer", value="35")
    assert t.events("tokens_placed") == []
    assert t.player(first)["reserved_partner"] == "oscar_mayer"
    assert len(t.company("oscar_mayer")["factories"]) == 1


# --- CO-OSCAR-2 to CO-OSCAR-5 --------------------------------------------------------------------


@rule("CO-OSCAR-2", "Q-158", "DEC-25")
@pytest.mark.parametrize(
    ("workers", "tiers"),
    [(2, ["2"]), (3, ["2"]), (4, ["2", "4"]), (5, ["2", "4"]), (6, ["2", "4", "6"])],
)
def test_q158_a_tier_needs_at_least_its_workers_and_any_satisfied_tier_is_offered(workers, tiers):
    t = at("operating", oscar(workers=workers, resources=PLENTY))
    t.upto("production")
    assert t.awaited == ["ann"]
    assert t.legal("ann") == [
        {"do": "done"},
        *({"do": "run_tier", "workers": tier} for tier in tiers),
    ]


@rule("CO-OSCAR-2", "Q-158", "DEC-25")
@pytest.mark.parametrize("workers", [0, 1])
def test_q158_with_fewer_than_two_workers_nothing_runs_and_nothing_is_asked(workers):
    t = at("operating", oscar(workers=workers, resources=PLENTY))
    assert t.phase == "stock"  # it withheld automatically, and so did Libby
    assert t.value("oscar_mayer") == 40


@rule("CO-OSCAR-2", "Q-158")
def test_q158_the_refusal_of_a_tier_names_the_workers():
    t = at("operating", oscar(workers=3, resources=PLENTY))
    t.upto("production")
    r = t.refusal("ann", do="run_tier", workers="4")
    assert (r.code, r.rule, r.facts) == ("tier-unstaffed", "CO-OSCAR-2", {"have": 3, "need": 4})


@rule("CO-OSCAR-2", "DEC-25")
@pytest.mark.parametrize(
    ("resources", "tiers"),
    [
        ({"livestock": 1}, ["2"]),
        ({"livestock": 2}, ["2"]),
        ({"livestock": 3}, ["2"]),
        ({"livestock": 1, "steel": 1}, ["2"]),
        ({"livestock": 2, "steel": 1}, ["2", "4"]),
        ({"livestock": 3, "steel": 1}, ["2", "4", "6"]),
    ],
)
def test_oscar2_only_tiers_whose_inputs_it_has_are_offered(resources, tiers):
    t = at("operating", oscar(workers=6, resources=resources)).upto("production")
    assert tiers_offered(t) == tiers


@rule("CO-OSCAR-2", "CO-OSCAR-4", "OPS-19")
def test_oscar2_a_missing_input_is_named():
    t = at("operating", oscar(workers=6, resources={"livestock": 3})).upto("production")
    r = t.refusal("ann", do="run_tier", workers="4")
    assert (r.code, r.rule) == ("input-missing", "OPS-19")
    assert r.facts == {"factory": "1", "resource": "steel", "have": 0, "need": 1}


@rule("CO-OSCAR-3", "CO-OSCAR-4", "CO-OSCAR-5", "CO-OSCAR-2", "DATA-SPECIAL")
@pytest.mark.parametrize(("tier", "inputs", "made", "price"), TIERS)
def test_oscar_each_tier_has_its_inputs_goods_and_price(tier, inputs, made, price):
    t = run(at("operating", oscar(workers=6, resources=PLENTY)), tier)
    assert t.haymarket() == inputs
    left = {kind: n - inputs.get(kind, 0) for kind, n in PLENTY.items()}
    assert t.resources("oscar_mayer") == {kind: n for kind, n in left.items() if n}
    assert t.goods("oscar_mayer") == made
    t.sell_goods(*["bonus_20"] * 2)
    assert t.revenue() == 2 * price
    t.sell_goods("half_price")
    assert t.revenue() == 2 * price + price // 2


@rule("CO-OSCAR-2", "OPS-18")
def test_oscar2_its_factory_runs_in_one_tier_only_per_turn():
    charter = oscar(workers=6, resources={"livestock": 6, "steel": 2})
    t = run(at("operating", charter), "2")
    assert t.asked == "production"  # trades are possible
    assert tiers_offered(t) == []
    r = t.refusal("ann", do="run_tier", workers="4")
    assert (r.code, r.rule, r.facts) == ("factory-has-run", "OPS-18", {"factory": "1"})


@rule("CO-OSCAR-2")
def test_oscar2_its_factory_has_no_run_without_a_tier_and_other_factories_have_no_tiers():
    t = at("operating", oscar(workers=6, resources=PLENTY)).upto("production")
    r = t.refusal("ann", do="run_factory", factory="1")
    assert (r.code, r.rule, r.facts) == ("tiers-only", "CO-OSCAR-2", {"company": "oscar_mayer"})
    swift = {"director": 0, "value": 50, "resources": PLENTY, "factories": [{"workers": 2}, {}]}
    t = table(phase="operating", companies={"swift": swift}).upto("production")
    assert t.why("ann", do="run_tier", workers="2") == ("no-tiers", "OPS-18", {"company": "swift"})


@rule("CO-OSCAR-2", "OPS-24", "MGR-5", "DATA-SPECIAL", "DATA-14")
def test_oscar2_its_manager_works_after_a_run_in_any_tier():
    # house-values.toml: Appeal +1.
    for tier in ("2", "4", "6"):
        t = run(at("operating", oscar(workers=6, managers=1, resources=PLENTY)), tier)
        assert t.appeal("oscar_mayer") == 1


# --- CO-OSCAR-6 ----------------------------------------------------------------------------------


@rule("CO-OSCAR-6")
@pytest.mark.parametrize(("tier", "inputs", "made", "price"), TIERS)
def test_oscar6_stored_and_bonus_goods_sell_at_the_price_of_the_tier_run(tier, inputs, made, price):
    charter = oscar(workers=6, resources=inputs, goods=2, bonus_goods=1)
    t = run(at("operating", charter), tier).upto("sales")
    assert t.goods("oscar_mayer") == 2 + made + 1
    t.sell_goods(*["bonus_20"] * 6)
    # Six Goods fill the printed middle space: its bonus of $20 is on top.
    assert t.revenue() == 6 * price + 20


@rule("CO-OSCAR-6", "Q-159", "DEC-20")
def test_q159_without_a_run_nothing_can_be_sold_and_nothing_is_asked():
    t = at("operating", oscar(goods=4, salespeople=4))
    assert t.phase == "stock"
    assert t.goods("oscar_mayer") == 4
    assert t.treasury("oscar_mayer") == 0
    assert t.value("oscar_mayer") == 40


@rule("CO-OSCAR-6", "Q-159")
@pytest.mark.usefixtures("with_a_slot")
@pytest.mark.parametrize("outlet", ["bonus_20", "half_price"])
def test_q159_the_refusal_says_that_no_price_is_set(outlet):
    charter = oscar(workers=2, goods=4, salespeople=4, assets=["color_catalog"], resources=PLENTY)
    t = at("operating", charter).upto("production").play("ann", do="done")
    assert t.asked == "sales"  # the catalog can still be used
    r = t.refusal("ann", do="sell_good", outlet=outlet)
    assert (r.code, r.rule) == ("no-price-without-run", "CO-OSCAR-6")
    assert r.facts == {"company": "oscar_mayer"}
    assert t.legal("ann", "sell_good") == []


@rule("CO-OSCAR-6", "Q-159", "ASSET-21")
@pytest.mark.usefixtures("with_a_slot")
def test_q159_chief_of_sales_sets_no_price_either():
    charter = oscar(goods=1, treasury=20, assets=["chief_of_sales"])
    t = at("operating", charter, chiefs=True).upto("sales")
    t.activate("ann", "chief_of_sales")
    assert t.goods("oscar_mayer") == 1
    assert t.treasury("oscar_mayer") == 0
    assert t.value("oscar_mayer") == 40


@rule("CO-OSCAR-6")
def test_oscar6_the_price_of_a_tier_does_not_last_into_the_next_decade():
    t = run(at("operating", oscar(workers=2, resources={"livestock": 1})), "2")
    t.sell_goods("bonus_20").play("ann", do="done").play("ann", do="withhold")
    assert t.phase == "stock"
    assert t.position["operating"]["tier"] == 0
    assert t.goods("oscar_mayer") == 2


# --- CO-OSCAR-7 ----------------------------------------------------------------------------------


@rule("CO-OSCAR-7", "EX-60", "DX-21")
@pytest.mark.parametrize("salespeople", [0, 1, 2, 3, 4, 5, 9])
@pytest.mark.parametrize(("tier", "inputs", "made", "price"), TIERS)
def test_oscar7_each_complete_pair_of_salespeople_raises_the_price_10(
    salespeople, tier, inputs, made, price
):
    charter = oscar(workers=6, resources=inputs, salespeople=salespeople)
    t = run(at("operating", charter), tier).sell_goods("bonus_20")
    assert t.revenue() == price + {0: 0, 1: 0, 2: 10, 3: 10, 4: 20, 5: 20, 9: 40}[salespeople]


@rule("EX-60")
def test_ex60_two_worker_tier_with_two_salespeople_sells_three_goods_at_60():
    charter = oscar(workers=2, resources={"livestock": 1}, salespeople=2)
    t = run(at("operating", charter), "2").sell_goods(*["bonus_20"] * 3)
    assert t.revenue() == 180


@rule("DX-21")
def test_dx21_four_worker_tier_with_five_salespeople_sells_at_60():
    charter = oscar(workers=4, resources={"livestock": 2, "steel": 1}, salespeople=5)
    t = run(at("operating", charter), "4").sell_goods(*["bonus_20"] * 5)
    assert t.revenue() == 300


@rule("CO-OSCAR-7", "Q-160")
def test_q160_the_salesperson_bonus_of_the_appeal_track_can_always_be_received():
    t = at("action", oscar(appeal=4, treasury=20, salespeople=8))
    t.use("ann", "advertising", "oscar_mayer")
    assert t.legal("ann") == [{"do": "take_bonus"}, {"do": "take_cash"}]
    t.play("ann", do="take_bonus")
    assert t.salespeople("oscar_mayer") == 9


@rule("CO-OSCAR-7", "Q-160")
def test_oscar7_a_building_with_two_salespeople_never_loses_one():
    t = beside("II-12", "oscar_mayer", oscar(treasury=80, salespeople=7))
    t.use("ann", "II-12", "oscar_mayer")
    assert t.salespeople("oscar_mayer") == 9
    assert t.cash("bob") == 580


@rule("CO-OSCAR-7", "Q-168", "ASSET-18")
@pytest.mark.usefixtures("with_a_slot")
def test_oscar7_a_pair_completed_during_the_sale_raises_the_price_at_once():
    charter = oscar(
        workers=2,
        resources={"livestock": 1},
        salespeople=1,
        treasury=20,
        assets=["chief_of_operations"],
    )
    t = run(at("operating", charter, chiefs=True), "2").sell_goods("bonus_20")
    assert t.revenue() == 50
    t.activate("ann", "chief_of_operations")
    t.play("ann", do="take_salesperson")
    t.sell_goods("bonus_20")
    assert t.revenue() == 50 + 60


@rule("CO-OSCAR-7", "ASSET-21", "Q-116")
@pytest.mark.usefixtures("with_a_slot")
def test_oscar7_chief_of_sales_adds_to_tier_and_pairs_before_halving():
    charter = oscar(
        workers=6, resources=PLENTY, salespeople=2, treasury=20, assets=["chief_of_sales"]
    )
    t = run(at("operating", charter, chiefs=True), "6")
    t.activate("ann", "chief_of_sales")
    t.sell_goods("bonus_20")
    assert t.revenue() == 50
    t.sell_goods("half_price")
    assert t.revenue() == 75


# --- with other options --------------------------------------------------------------------------


@rule("CO-OSCAR-2", "OPS-17", "Q-93")
def test_oscar2_with_relaxed_purchasing_it_can_buy_its_way_to_a_higher_tier_in_production():
    t = at(
        "operating",
        oscar(workers=4, treasury=30, resources={"livestock": 1}),
        relaxed_purchasing=True,
        board={"chain": {"20": {"steel": 1}, "10": {"livestock": 1}}},
    )
    t.upto("production")
    assert tiers_offered(t) == ["2"]
    t.buy_cubes("10 livestock", "20 steel")
    assert tiers_offered(t) == ["2", "4"]
    run(t, "4")
    assert (t.goods("oscar_mayer"), t.treasury("oscar_mayer")) == (5, 0)
