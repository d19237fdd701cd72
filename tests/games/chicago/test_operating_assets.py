"""Section 4.8: assets bound to a moment of the Operating turn (ASSET-19 to ASSET-21)."""

from __future__ import annotations

import pytest

from printed import ready
from table import activating, rule, table

CATALOGS = {"mail_order_catalog": 40, "color_catalog": 60, "catalog_empire": 80}
EACH_CATALOG = [
    pytest.param("mail_order_catalog", marks=rule("ASSET-MAILORDER")),
    pytest.param("color_catalog", marks=rule("ASSET-COLOR")),
    pytest.param("catalog_empire", marks=rule("ASSET-EMPIRE")),
]
RISERS = [
    pytest.param("popular_partners", marks=rule("ASSET-POPULAR")),
    pytest.param("backroom_deals", marks=rule("ASSET-BACKROOM")),
]


def operating(asset, value=100, goods=3, tile="2-6", filled=0, **facts):
    """Libby's Operating turn: it can run factory 1 (3 Goods) and sells at $20."""
    libby = {
        "director": 0,
        "value": value,
        "treasury": 20,
        "assets": [asset],
        "goods": goods,
        **ready("libby"),
        **facts,
    }
    demand = {"food_and_dairy.bonus_50": {"tile": tile, "goods": filled}}  # 2-6: five octagons
    companies = {"libby": libby, "anglo": {"director": 1, "value": 100, "appeal": 0}}
    return table(2, phase="operating", chiefs=True, companies=companies, board={"demand": demand})


def refused(t, asset):
    """The refusal of an activation: code and rule."""
    r = t.refusal("ann", **activating(asset))
    assert r.facts == {"asset": asset}
    return r.code, r.rule


BEFORE_PAYOUT = ("asset-before-payout", "ASSET-19")
EXHAUSTED = ("asset-is-exhausted", "ASSET-10")
AFTERWARDS = ("asset-afterwards", "ASSET-20")
BEFORE_SALE = ("asset-before-sale", "ASSET-21")


@rule("ASSET-19", "DATA-ASSET")
@pytest.mark.parametrize("asset", EACH_CATALOG)
@pytest.mark.parametrize("step", ["purchase", "production", "sales"])
def test_asset19_a_catalog_adds_its_amount_to_revenue_before_the_decision(asset, step):
    t = operating(asset).upto(step)
    t.activate("ann", asset)
    amount = CATALOGS[asset]
    assert t.told("revenue_added") == [("libby", amount, amount, "catalog")]
    assert t.treasury("libby") == 20  # nothing is paid out yet
    assert refused(t, asset) == EXHAUSTED


@rule("ASSET-19", "Q-106", "OPS-50", "TERM-14")
def test_asset19_its_amount_is_paid_as_dividends_and_counts_for_the_bump():
    t = operating("catalog_empire", value=50).upto("production")
    t.run("1")
    t.sell_goods("bonus_50")
    t.upto("payout").activate("ann", "catalog_empire")
    t.play("ann", do="pay_dividends")
    # 20 + 80: $10 per share; at least 2 x 50: two steps
    assert t.cash("ann") == 530
    assert t.treasury("libby") == 20 + 70
    assert t.value("libby") == 80


@rule("ASSET-19")
def test_asset19_not_after_the_decision():
    t = operating("color_catalog").upto("payout")
    t.play("ann", do="withhold")
    assert t.asked == "afterwards"
    assert refused(t, "color_catalog") == BEFORE_PAYOUT


@rule("Q-106", "ASSET-19", "OPS-41")
@pytest.mark.parametrize(
    ("asset", "amount"), [("mail_order_catalog", 40), ("color_catalog", 60), ("catalog_empire", 80)]
)
def test_q106_a_catalog_may_be_used_without_a_sale_and_its_amount_is_withheld(asset, amount):
    t = operating(asset, goods=0, resources={}, treasury=5)
    t.upto("payout")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-run", "OPS-41", {"company": "libby"})
    t.activate("ann", asset)
    assert t.told("earnings_withheld") == [("libby", amount)]
    assert (t.treasury("libby"), t.value("libby")) == (5 + amount, 80)


@rule("ASSET-19", "ASSET-20", "ASSET-21")
@pytest.mark.parametrize("asset", ["color_catalog", "backroom_deals", "chief_of_sales"])
def test_asset19_to_21_not_in_the_turn_of_another_company(asset):
    own = {"director": 0, "value": 100}
    companies = {
        "libby": {**own, "appeal": 2, "treasury": 50, "assets": [asset]},
        "swift": {**own, "appeal": 6, "treasury": 50},
    }
    board = {"chain": {"10": {"coal": 1}}}
    t = table(2, phase="operating", chiefs=True, companies=companies, board=board)
    assert t.question["company"] == "swift"
    r = t.refusal("ann", **activating(asset))
    assert (r.code, r.rule, r.facts) == ("not-this-company", "FREE-2", {"company": "libby"})


@rule("ASSET-20", "Q-110", "DATA-ASSET", "OPS-52")
@pytest.mark.parametrize("asset", RISERS)
def test_asset20_one_step_up_after_the_adjustment(asset):
    t = operating(asset, value=50).upto("production")
    assert refused(t, asset) == AFTERWARDS
    t.run("1")
    assert refused(t, asset) == AFTERWARDS
    t.sell_goods("bonus_50", "bonus_50")
    t.upto("payout")
    assert refused(t, asset) == AFTERWARDS
    t.play("ann", do="pay_dividends")
    # revenue 40 is less than 50: the value stays, and only then the asset raises it
    assert (t.value("libby"), t.asked) == (50, "afterwards")
    t.activate("ann", asset)
    assert t.value("libby") == 60
    moved = {"event": "stock_moved", "company": "libby", "old": 50, "new": 60}
    assert t.events("stock_moved") == [{**moved, "cause": "asset"}]


@rule("ASSET-20", "Q-110")
def test_asset20_also_after_withholding_and_out_of_closed():
    t = operating("popular_partners", value=10, goods=0, resources={})
    # nothing to run, sell or decide: it withheld and is in Closed
    assert (t.value("libby"), t.asked) == (0, "afterwards")
    t.activate("ann", "popular_partners")
    assert t.value("libby") == 10


@rule("ASSET-20")
def test_asset20_it_may_be_left_unused():
    t = operating("popular_partners", goods=0, resources={})
    t.play("ann", do="done")
    assert t.value("libby") == 80


@rule("ASSET-20", "ASSET-13")
def test_asset20_at_400_it_yields_nothing():
    t = operating("popular_partners", value=400).upto("production")
    t.run("1")
    t.sell_goods("bonus_50")
    t.upto("payout").play("ann", do="pay_dividends")
    t.activate("ann", "popular_partners")
    assert t.value("libby") == 400
    assert t.company("libby")["exhausted"] == ["popular_partners"]


@rule("ASSET-21", "ASSET-CHIEF-SALES", "DATA-ASSET")
@pytest.mark.parametrize("step", ["purchase", "production", "sales"])
def test_asset21_chief_of_sales_raises_the_price_of_every_good_of_the_turn_by_10(step):
    t = operating("chief_of_sales", goods=2)
    t.upto(step).activate("ann", "chief_of_sales")
    assert t.treasury("libby") == 0
    t.upto("sales")
    t.sell_goods("bonus_50")
    assert [e["amount"] for e in t.events("revenue_added")] == [30]
    t.sell_goods("bonus_50")
    assert [e["amount"] for e in t.events("revenue_added")] == [30]


@rule("ASSET-21")
def test_asset21_it_adds_to_the_price_of_the_salespeople():
    t = operating("chief_of_sales", salespeople=2)
    t.activate("ann", "chief_of_sales")
    t.sell_goods("bonus_50")
    assert [e["amount"] for e in t.events("revenue_added")] == [50]


@rule("ASSET-21", "ASSET-CHIEF-SALES")
def test_asset21_it_costs_20():
    t = operating("chief_of_sales", treasury=19)
    r = t.refusal("ann", **activating("chief_of_sales"))
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "libby", "have": 19, "cost": 20}


@rule("ASSET-21", "Q-116", "OPS-37")
def test_q116_half_price_is_half_of_the_raised_price():
    t = operating("chief_of_sales", goods=3, tile="2-6", filled=5)
    t.activate("ann", "chief_of_sales")
    t.sell_goods("half_price")
    assert [e["amount"] for e in t.events("revenue_added")] == [15]


@rule("ASSET-21", "Q-172")
def test_q172_not_after_the_first_good_is_sold():
    t = operating("chief_of_sales").upto("sales")
    t.sell_goods("bonus_50")
    assert refused(t, "chief_of_sales") == BEFORE_SALE


@rule("ASSET-21")
def test_asset21_it_ends_with_the_turn():
    own = {"director": 0, "value": 100, "treasury": 20, "goods": 2}
    companies = {
        "swift": {**own, "appeal": 6, "assets": ["chief_of_sales"]},
        "anglo": {**own, "appeal": 5},
    }
    t = table(2, phase="operating", chiefs=True, companies=companies)
    t.activate("ann", "chief_of_sales")
    t.sell_goods("bonus_20")
    assert t.events("revenue_added")[0]["amount"] == 60
    while not t.events("operating_began"):
        t.play("ann", do="done")
    t.upto("sales")
    t.sell_goods("bonus_20")
    assert t.events("revenue_added")[0]["amount"] == 30  # Anglo's own price
