"""Sections 9.6 and 9.7: dividends or withholding, and the resulting stock value."""

from __future__ import annotations

from typing import Any

import pytest

from printed import ready
from table import Table, at_payout, rule, table


def ran(company: str, value: int, board: object = None, **facts: object) -> Table:
    """Ann's company has run its first factory and is about to sell."""
    own = {"director": 0, "value": value, **ready(company)}
    companies = {company: {**own, **facts}}
    t = table(2, phase="operating", companies=companies, board=board or {}, seed=None)
    return t.run("1").upto("sales")


def earned(company: str, value: int, revenue: int, **words: Any) -> Table:
    """Ann's company has this revenue to pay or withhold; draws are left to chance."""
    return at_payout(revenue, company, value=value, seed=None, **words)


def paid(t: Table) -> list[tuple[str, int]]:
    """The bank's payments: recipient and amount."""
    assert all(e["payer"] == "bank" for e in t.events("paid"))
    return [(e["payee"], e["amount"]) for e in t.events("paid")]


@rule("EX-35", "OPS-42", "OPS-43", "OPS-44", "OPS-45", "OPS-46", "Q-108")
def test_ex35_325_pays_32_a_share_to_players_and_treasury_and_the_rest_to_nobody():
    demand = {
        "shoes.bonus_50": {"tile": "3-3"},
        "shoes.bonus_20": {"tile": "2-2"},
    }  # 5 and 3 octagons
    t = ran(
        "henderson",
        100,
        board={"demand": demand},
        salespeople=1,
        goods=6,
        treasury=7,
        common={"seat_0": 1, "bank_pool": 1, "treasury": 3},
        preferred="seat_1",
    )
    for outlet in ["bonus_50"] * 5 + ["bonus_20"] * 3 + ["half_price"]:
        t.sell_goods(outlet)
    assert t.revenue() == 8 * 30 + 50 + 20 + 15
    t.play("ann", do="pay_dividends")
    assert t.told("dividend_declared") == [("henderson", 325, 32)]
    assert paid(t) == [("seat_0", 128), ("seat_1", 64), ("henderson", 96)]
    assert {e["reason"] for e in t.events("paid")} == {"dividends"}
    assert [t.cash("ann"), t.cash("bob")] == [628, 564]
    assert t.treasury("henderson") == 103


@rule("OPS-43", "OPS-44", "OPS-45", "OPS-46")
@pytest.mark.parametrize(
    ("revenue", "common", "preferred", "payments"),
    [
        pytest.param(
            225,
            {"seat_0": 3},
            "seat_1",
            [("seat_0", 132), ("seat_1", 44), ("anglo", 44)],
            marks=rule("EX-36"),
        ),
        pytest.param(
            150,
            {"seat_0": 1, "treasury": 4},
            "seat_1",
            [("seat_0", 60), ("seat_1", 30), ("anglo", 60)],
            marks=rule("EX-37"),
        ),
        pytest.param(110, {}, "treasury", [("seat_0", 33), ("anglo", 77)], marks=rule("EX-53")),
        pytest.param(
            150,
            {"seat_0": 3, "seat_2": 2},
            "seat_1",
            [("seat_0", 90), ("seat_1", 30), ("seat_2", 30)],
            marks=rule("EX-54"),
        ),
        pytest.param(100, {"bank_pool": 5}, "bank_pool", [("seat_0", 30)], marks=rule("OPS-45")),
    ],
)
def test_ops43_every_share_outside_the_pool_gets_a_tenth(revenue, common, preferred, payments):
    t = earned("anglo", 50, revenue, players=3, common=common, preferred=preferred)
    t.play("ann", do="pay_dividends")
    assert paid(t) == payments
    amounts = dict(payments)
    cash = [500 + amounts.get(f"seat_{seat}", 0) for seat in range(3)]
    assert [t.cash(seat) for seat in range(3)] == cash
    assert t.treasury("anglo") == amounts.get("anglo", 0)


@rule("EX-38", "OPS-42", "OPS-47")
def test_ex38_withholding_150_brings_150_to_the_treasury_and_players_nothing():
    t = earned("anglo", 50, 150, common={"seat_1": 2}, preferred="seat_1", treasury=3)
    t.play("ann", do="withhold")
    assert paid(t) == [("anglo", 150)]
    assert t.events("paid")[0]["reason"] == "withheld"
    assert t.treasury("anglo") == 153
    assert [t.cash("ann"), t.cash("bob")] == [500, 500]


@rule("OPS-40", "Q-169")
def test_q169_a_company_that_could_pay_may_withhold():
    t = earned("anglo", 50, 150)
    assert t.legal("ann") == [{"do": "pay_dividends"}, {"do": "withhold"}]
    assert t.refusal("ann", do="done").code == "not-now"
    t.play("ann", do="withhold")
    assert t.value("anglo") == 40


@rule("OPS-41")
def test_ops41_without_a_sale_dividends_are_barred():
    t = ran("libby", 40, assets=["mail_order_catalog"])
    t.upto("payout")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-sale", "OPS-41", {"company": "libby"})


@rule("OPS-41")
def test_ops41_without_a_run_dividends_are_barred():
    t = table(
        phase="operating",
        companies={
            "libby": {"director": 0, "value": 40, "goods": 1, "assets": ["mail_order_catalog"]}
        },
        seed=None,
    )
    t.sell_goods("bonus_20").play("ann", do="done")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-run", "OPS-41", {"company": "libby"})


@rule("OPS-41")
def test_ops41_a_good_sold_at_half_price_is_a_sale():
    t = ran("libby", 40)
    t.sell_goods("half_price")
    assert t.upto("payout").can("ann", do="pay_dividends")


@rule("OPS-47", "OPS-51")
def test_ops47_revenue_that_cannot_be_paid_is_withheld_even_zero():
    t = ran("anglo", 100)
    t.play("ann", do="done")
    assert t.told("earnings_withheld") == [("anglo", 0)]
    assert (t.treasury("anglo"), t.value("anglo")) == (0, 80)


@rule("OPS-50")
@pytest.mark.parametrize(
    ("company", "value", "revenue", "after"),
    [
        pytest.param("spalding", 220, 200, 220, marks=rule("EX-40")),
        pytest.param("anglo", 100, 300, 160, marks=rule("EX-41")),
        pytest.param("fairbank", 40, 120, 60, marks=rule("EX-42")),
        pytest.param("cracker_jack", 20, 30, 25, marks=rule("EX-43")),
    ],
)
def test_ops50_the_rulebooks_examples(company, value, revenue, after):
    t = earned(company, value, revenue).play("ann", do="pay_dividends")
    assert t.value(company) == after
    moved = {"event": "stock_moved", "company": company, "old": value, "new": after}
    expected = [{**moved, "cause": "dividends"}] if after != value else []
    assert t.events("stock_moved") == expected


@rule("OPS-50", "Q-107")
@pytest.mark.parametrize(("value", "after"), [(15, 20), (25, 35), (35, 40)])
def test_q107_the_unrounded_revenue_is_compared(value, after):
    t = earned("anglo", value, value).play("ann", do="pay_dividends")
    assert t.events("dividend_declared")[0]["per_share"] == value // 10
    assert t.value("anglo") == after


@rule("DX-10", "Q-107", "OPS-37", "OPS-43")
def test_dx10_one_half_price_good_at_50_lifts_25_to_35_and_pays_2_a_share():
    t = ran("doggett", 25)
    t.sell_goods("half_price")
    t.upto("payout").play("ann", do="pay_dividends")
    assert t.told("dividend_declared") == [("doggett", 25, 2)]
    assert t.value("doggett") == 35
    assert paid(t) == [("seat_0", 6), ("doggett", 14)]


@rule("OPS-50")
def test_ops50_the_value_at_the_time_of_the_dividend_counts():
    t = table(
        phase="operating",
        companies={
            "swift": {
                "director": 0,
                "value": 50,
                "appeal": 12,
                "goods": 1,
                **ready("swift"),
                "assets": ["brilliant_marketing"],
            }
        },
        seed=None,
    )
    t.run("1")
    t.activate("ann", "brilliant_marketing")
    t.play("ann", do="take_bonus")  # Appeal 13: from $50 to $60
    t.upto("sales")
    for outlet in ("bonus_20", "bonus_20", "bonus_20"):
        t.sell_goods(outlet)
    document = t.position
    document["operating"]["revenue"] = 180
    t = Table(document).play("ann", do="pay_dividends")
    assert t.value("swift") == 120


@rule("EX-39", "OPS-51", "OPS-47")
def test_ex39_elgin_at_360_withholds_250_and_falls_to_320():
    t = earned("elgin", 360, 250).play("ann", do="withhold")
    assert (t.treasury("elgin"), t.value("elgin")) == (250, 320)
    assert t.told("stock_moved") == [("elgin", 360, 320, "withheld")]


@rule("OPS-51")
@pytest.mark.parametrize("revenue", [0, 100, 5000])
def test_ops51_withholding_costs_one_step_whatever_the_revenue(revenue):
    assert earned("anglo", 100, revenue).play("ann", do="withhold").value("anglo") == 80


@rule("EX-44", "OPS-33", "OPS-41", "OPS-51", "OPS-53", "CLOSE-1")
def test_ex44_brunswick_at_10_produces_nothing_falls_to_closed_and_is_closed():
    brunswick = {"director": 0, "value": 10, "treasury": 10}
    chain = {space: {"coal": 1} for space in ("x", "30", "20", "10")}
    t = table(phase="operating", companies={"brunswick": brunswick}, board={"chain": chain})
    t.play("ann", do="done")
    assert t.events("stock_moved")[0]["new"] == 0
    phases = [(e["phase"], e["decade"]) for e in t.events("phase_began")]
    assert phases == [("cleanup", 1), ("stock", 2)]
    assert t.told("closed_down") == [("brunswick", 0)]
    assert t.company("brunswick") == {"status": "closed"}
