"""Section 14: Quaker Oats Company: its Operating turn."""

from __future__ import annotations

import pytest

from printed import ONE_COAL_EACH
from table import activating, directing, new_game, rule, table


def quaker(first=(0, 0), second=(0, 0), **facts):
    """A charter with (Workers, tokens) in its factories of two and three spaces."""
    factories = [{"workers": w, "automated": a} for w, a in (first, second)]
    return {"factories": factories, **facts}


def operating(charter, **words):
    """Quaker Oats operates first, then bob's Libby, which is asked nothing."""
    return directing("quaker_oats", {"appeal": 4, **charter}, phase="operating", **words)


def unpaid(t):
    return t.position["operating"]["unpaid"]


# --- CO-QUAKER-3 ---------------------------------------------------------------------------------


@rule("CO-QUAKER-3", "EX-59")
def test_ex59_four_workers_cost_80_at_the_start_of_its_turn():
    t = operating(quaker(first=(2, 0), second=(2, 0), treasury=100))
    assert t.treasury("quaker_oats") == 20
    assert t.asked == "production"
    assert unpaid(t) == 0


@rule("CO-QUAKER-3", "EX-59")
@pytest.mark.parametrize(
    ("first", "second", "wages"),
    [((0, 2), (0, 3), 0), ((1, 1), (0, 3), 20), ((2, 0), (0, 3), 40), ((2, 0), (3, 0), 100)],
)
def test_ex59_automation_tokens_cost_nothing(first, second, wages):
    t = operating(quaker(first=first, second=second, treasury=100))
    assert t.treasury("quaker_oats") == 100 - wages


@rule("CO-QUAKER-3")
@pytest.mark.parametrize(
    ("treasury", "left", "short"), [(0, 0, 4), (19, 19, 4), (20, 0, 3), (70, 10, 1), (80, 0, 0)]
)
def test_quaker3_it_pays_as_many_workers_as_its_treasury_can(treasury, left, short):
    t = operating(quaker(first=(2, 0), second=(2, 0), treasury=treasury))
    assert t.treasury("quaker_oats") == left
    assert unpaid(t) == short


@rule("CO-QUAKER-3")
def test_quaker3_the_bank_is_paid_and_the_payment_is_public():
    # Libby operates first; ending her turn starts that of Quaker Oats.
    libby = {"director": 1, "value": 40, "appeal": 5, "treasury": 100}
    charter = quaker(first=(2, 0), appeal=1, treasury=30)
    t = operating(charter, companies={"libby": libby}, board={"chain": ONE_COAL_EACH})
    t.play("bob", do="done")
    assert t.told("paid") == [("quaker_oats", "bank", 20, "wages")]
    assert t.told("wages_unpaid") == [("quaker_oats", 1)]


@rule("CO-QUAKER-3", "Q-153")
def test_q153_emergency_fundraising_comes_before_the_wages():
    t = operating(quaker(first=(2, 0), second=(2, 0), treasury=0, value=40), advanced=True)
    assert t.asked == "issue"
    assert t.treasury("quaker_oats") == 0
    assert unpaid(t) == 0
    t.play("ann", do="issue_certificate", certificate="preferred").play("ann", do="done")
    # 2 shares at $40 are $80, which pays all four.
    assert t.treasury("quaker_oats") == 0
    assert unpaid(t) == 0
    assert t.value("quaker_oats") == 20
    assert t.asked == "production"


@rule("CO-QUAKER-3", "Q-177", "FREE-4")
def test_quaker3_wages_are_due_before_any_free_action():
    charter = quaker(first=(2, 0), treasury=45, assets=["cincinnati_steel"])
    t = operating(charter, board={"haymarket": {"steel": 2}})
    assert t.treasury("quaker_oats") == 5
    r = t.refusal("ann", **activating("cincinnati_steel"))
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "quaker_oats", "have": 5, "cost": 10}


@rule("CO-QUAKER-3")
def test_quaker3_no_other_company_pays_wages():
    t = table(
        phase="operating",
        companies={
            "swift": {
                "director": 0,
                "value": 50,
                "treasury": 100,
                "goods": 1,
                "factories": [{"workers": 2}, {"workers": 3}],
            }
        },
    )
    assert t.treasury("swift") == 100


# --- CO-QUAKER-4 ---------------------------------------------------------------------------------


@rule("CO-QUAKER-4", "DEC-21")
def test_quaker4_unpaid_it_produces_and_sells_normally_but_must_withhold():
    t = operating(quaker(first=(2, 0), second=(3, 0), treasury=70))
    t.run("1", "2")
    assert t.goods("quaker_oats") == 5
    t.sell_goods(*["bonus_20"] * 5)
    # There is no choice between paying and withholding: 5 x $40 go to the Treasury, and the value
    # falls to $40.
    assert t.treasury("quaker_oats") == 10 + 200
    assert t.cash("ann") == 500
    assert t.value("quaker_oats") == 40
    assert {"event": "earnings_withheld", "company": "quaker_oats", "revenue": 200} in t.events()


@rule("CO-QUAKER-4")
def test_quaker4_the_refusal_gives_the_number_of_unpaid_workers():
    charter = quaker(first=(2, 0), second=(3, 0), treasury=70, assets=["catalog_empire"])
    t = operating(charter).run("1").sell_goods("bonus_20").upto("payout")
    r = t.refusal("ann", do="pay_dividends")
    assert (r.code, r.rule) == ("pay-needs-wages", "CO-QUAKER-4")
    assert r.facts == {"company": "quaker_oats", "unpaid": 2}
    assert t.can("ann", do="withhold")


@rule("CO-QUAKER-4", "OPS-41")
def test_quaker4_fully_paid_it_may_pay_dividends():
    t = operating(quaker(first=(2, 0), treasury=40)).run("1").sell_goods(*["bonus_20"] * 2)
    assert t.asked == "payout"
    assert t.legal("ann") == [{"do": "pay_dividends"}, {"do": "withhold"}]
    t.play("ann", do="pay_dividends")
    assert t.cash("ann") == 500 + 3 * 8
    assert t.value("quaker_oats") == 60


@rule("CO-QUAKER-4")
def test_quaker4_an_automated_company_without_money_may_pay_dividends():
    t = operating(quaker(first=(0, 2), treasury=0)).run("1").sell_goods(*["bonus_20"] * 3)
    t.play("ann", do="pay_dividends")
    assert t.cash("ann") == 500 + 3 * 12


@rule("CO-QUAKER-4", "ASSET-22", "DEC-22")
def test_quaker4_price_protection_softens_the_forced_withholding():
    charter = quaker(first=(2, 0), treasury=0, assets=["price_protection"])
    t = operating(charter).run("1").sell_goods(*["bonus_20"] * 2)
    assert (t.asked, t.awaited) == ("protection", ["ann"])
    assert t.treasury("quaker_oats") == 80
    t.play("ann", do="protect")
    assert t.value("quaker_oats") == 50


@rule("CO-QUAKER-4")
def test_quaker4_applies_to_this_turn_only():
    t = operating(quaker(first=(2, 0), treasury=0))
    assert unpaid(t) == 2
    t.run("1")
    t.sell_goods(*["bonus_20"] * 2)
    assert t.phase == "stock"  # all have operated
    assert unpaid(t) == 0


# --- CO-QUAKER-6 ---------------------------------------------------------------------------------

CHAIN = {"x": {"coal": 1}, "30": {"steel": 1}, "20": {"wood": 1}, "10": {"coal": 2}}


@rule("CO-QUAKER-6", "DEC-18")
def test_quaker6_it_may_not_buy_resources_in_step_1():
    charter = quaker(treasury=100, resources={"wood": 2})
    t = operating(charter, board={"chain": CHAIN, "haymarket": {"coal": 1}})
    assert t.asked == "purchase"  # only because a trade is possible
    assert t.legal("ann", "buy_cube") == []
    r = t.refusal("ann", do="buy_cube", price="10", resource="coal")
    assert (r.code, r.rule) == ("banned-purchase", "CO-QUAKER-6")
    assert r.facts == {"company": "quaker_oats"}


@rule("CO-QUAKER-6", "DEC-18")
def test_quaker6_without_free_actions_the_purchase_is_not_even_asked():
    t = operating(quaker(first=(0, 2), treasury=100), board={"chain": CHAIN})
    assert t.asked == "production"


@rule("CO-QUAKER-6", "OPS-17")
def test_quaker6_relaxed_purchasing_offers_no_way_around_in_step_2():
    t = operating(
        quaker(first=(0, 2), treasury=100), relaxed_purchasing=True, board={"chain": CHAIN}
    )
    assert t.asked == "production"
    assert t.legal("ann") == [{"do": "done"}, {"do": "run_factory", "factory": "1"}]
    r = t.refusal("ann", do="buy_cube", price="10", resource="coal")
    assert (r.code, r.rule) == ("banned-purchase", "CO-QUAKER-6")


@rule("CO-QUAKER-6", "VAR-CHAIN-4")
@pytest.mark.parametrize("relaxed", [False, True])
def test_quaker6_it_may_not_buy_from_the_overlay(relaxed):
    t = operating(
        quaker(first=(0, 2), treasury=100, resources={"wood": 2}),
        advanced_chain=True,
        relaxed_purchasing=relaxed,
        board={"overlay": {"coal": [11]}, "haymarket": {"steel": 1}},
    )
    for step in ("purchase", "production") if relaxed else ("purchase",):
        t.upto(step)
        r = t.refusal("ann", do="buy_overlay_cube", resource="coal", column=11)
        assert (r.code, r.rule) == ("banned-purchase", "CO-QUAKER-6")


@rule("Q-156", "CO-QUAKER-6")
def test_q156_in_its_operating_turn_it_may_trade_and_use_a_chiefs_resource():
    charter = quaker(first=(0, 2), treasury=20, resources={"wood": 2}, assets=["chief_of_rd"])
    t = operating(charter, chiefs=True, board={"haymarket": {"steel": 1}})
    t.play("ann", do="trade", company="quaker_oats", give="wood", take="steel")
    assert t.resources("quaker_oats") == {"steel": 1}
    t.activate("ann", "chief_of_rd")  # only Wood is in Haymarket now
    assert t.resources("quaker_oats") == {"steel": 1, "wood": 1}
    assert t.goods("quaker_oats") == 1


# --- as a Starting Company -----------------------------------------------------------------------


@rule("Q-7", "CO-QUAKER-3")
def test_q7_quaker_oats_as_a_starting_company():
    t = new_game(special_companies=["quaker_oats"])
    (first,) = t.awaited
    t.play(first, do="found", company="quaker_oats", value="50")
    assert t.player(first)["reserved_partner"] == "quaker_oats"
    assert [e["count"] for e in t.events("tokens_placed")] == [2, 3]
    assert (t.treasury("quaker_oats"), t.cash(first)) == (150, 25)
