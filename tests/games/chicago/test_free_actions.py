"""Section 4.9: when and for which companies free actions are possible."""

from __future__ import annotations

import pytest

from table import activating, discarding, rule, table

USE = activating("brilliant_marketing")  # free of charge, Appeal +1
FUND = {"do": "use_building", "space": "fundraising_40"}


def acting(**words):
    """ann directs Libby with Brilliant Marketing and Swift with cubes to trade; bob has Anglo."""
    own = {"director": 0, "value": 100, "treasury": 100}
    companies = {
        "libby": {**own, "appeal": 0, "assets": ["brilliant_marketing"]},
        "swift": {**own, "appeal": 6, "resources": {"coal": 4}},
        "anglo": {"director": 1, "value": 100, "appeal": 4, "assets": ["brand_recognition"]},
    }
    words.setdefault("phase", "action")
    return table(2, companies=companies, board={"haymarket": {"wood": 2}}, **words)


TRADE = {"do": "trade", "company": "swift", "give": "coal", "take": "wood"}


def operating(**facts):
    """Libby's Operating turn, with Brilliant Marketing, a cube to buy and a factory to run."""
    own = {
        "director": 0,
        "value": 100,
        "treasury": 100,
        "appeal": 0,
        "assets": ["brilliant_marketing"],
        "goods": 1,
        "factories": [{"workers": 2}, {"workers": 2}],
        "resources": {"steel": 2, "livestock": 3},
        **facts,
    }
    return table(
        2,
        phase="operating",
        chiefs=True,
        companies={"libby": own},
        board={"chain": {"10": {"coal": 2}}},
    )


@rule("FREE-1")
def test_free1_before_the_partner_is_placed():
    t = acting()
    t.play("ann", **USE)
    assert (t.appeal("libby"), t.awaited) == (1, ["ann"])
    t.play("ann", **TRADE)
    t.play("ann", **TRADE)
    assert t.resources("swift") == {"wood": 2}
    assert t.why("ann", do="done") == ("partner-first", "ACT-2", {})
    assert t.can("ann", **FUND, company="libby")


@rule("FREE-1")
def test_free1_again_after_the_action_until_the_player_ends_the_turn():
    t = acting()
    t.play("ann", **FUND, company="libby")
    assert t.awaited == ["ann"]
    t.play("ann", **TRADE)
    t.play("ann", **USE)
    assert t.awaited == ["ann"]  # one more trade is possible
    assert t.why("ann", **FUND, company="libby") == ("partner-placed", "ACT-1", {})
    t.play("ann", do="done")
    assert t.awaited == ["bob"]
    assert (t.appeal("libby"), t.resources("swift")) == (1, {"coal": 2, "wood": 1})


@rule("FREE-1", "Q-84")
@pytest.mark.parametrize("acting_company", ["libby", "swift"])
def test_q84_for_any_company_the_player_directs_not_only_the_acting_one(acting_company):
    t = acting()
    t.play("ann", **FUND, company=acting_company)
    assert t.can("ann", **USE)
    assert t.can("ann", **TRADE)
    r = t.refusal("ann", **activating("brand_recognition"))
    assert (r.code, r.facts) == ("not-director", {"company": "anglo"})


@rule("FREE-1", "Q-60")
def test_q60_no_free_action_interrupts_an_action():
    # hiring: between two Workers
    t = acting()
    t.use("ann", "job_market", "libby")
    for move in (USE, TRADE, discarding("brilliant_marketing")):
        assert t.why("ann", **move) == ("not-now", "FLOW-1", {"step": "hire"})
    t.play("ann", do="hire_worker", factory="1")
    assert t.refusal("ann", **TRADE).facts == {"step": "hire"}
    t.play("ann", do="done")
    assert t.can("ann", **TRADE)  # the action is over


@rule("FREE-1", "Q-60")
def test_q60_no_free_action_interrupts_another():
    own = {"director": 0, "value": 100, "treasury": 100}
    companies = {
        "libby": {**own, "appeal": 4, "assets": ["brilliant_marketing"]},
        "swift": {**own, "appeal": 6, "resources": {"coal": 4}},
    }
    t = table(2, phase="action", companies=companies, board={"haymarket": {"wood": 2}})
    t.play("ann", **USE)  # to 5: a Salesperson or $25
    assert t.why("ann", **TRADE) == ("not-now", "FLOW-1", {"step": "bonus"})
    t.play("ann", do="take_bonus")
    assert t.can("ann", **TRADE)


@rule("FREE-1")
def test_free1_the_display_is_refilled_when_the_turn_ends():
    libby = {"director": 0, "value": 100, "treasury": 100, "appeal": 0}
    board = {
        "asset_display": {"50": "refrigeration", "40": "foundry"},
        "asset_stack": ["workshop"],
        "haymarket": {"livestock": 2},
    }
    companies = {"libby": libby, "anglo": {"director": 1, "value": 100}}
    t = table(2, phase="action", companies=companies, board=board)
    t.use("ann", "purchase_asset", "libby")
    t.play("ann", do="buy_asset", asset="refrigeration")
    assert t.awaited == ["ann"]
    assert t.board["asset_display"]["80"] is None
    t.activate("ann", "refrigeration")
    assert t.board["asset_display"]["80"] == "workshop"
    assert t.awaited == ["bob"]


@rule("FREE-2", "FREE-4")
@pytest.mark.parametrize("step", ["purchase", "production", "sales", "payout"])
def test_free2_between_the_steps_of_the_companys_operating_turn(step):
    t = operating().upto(step)
    t.play("ann", **USE)
    assert t.appeal("libby") == 1


@rule("FREE-2", "Q-122")
@pytest.mark.parametrize("decision", ["pay_dividends", "withhold"])
def test_q122_also_after_step_5_until_the_supply_chain_is_maintained(decision):
    t = operating().upto("production")
    t.run("1")
    t.sell_goods("bonus_20")
    t.upto("payout").play("ann", do=decision)
    assert t.asked == "afterwards"
    assert t.board["chain"]["20"] == dict.fromkeys(["livestock", "steel", "wood", "coal"], 0)
    t.play("ann", **USE)
    assert t.appeal("libby") == 1
    t.play("ann", do="done")
    assert sum(t.board["chain"]["20"].values()) == 3  # step 6, and nothing after it
    assert t.phase == "stock"


@rule("FREE-2")
def test_free2_for_the_operating_company_only_and_only_by_its_director():
    own = {"director": 0, "value": 100, "treasury": 10}
    companies = {
        "libby": {**own, "appeal": 2, "assets": ["brilliant_marketing"]},
        "swift": {**own, "appeal": 6},
        "anglo": {"director": 1, "value": 100, "appeal": 0, "assets": ["brand_recognition"]},
    }
    t = table(2, phase="operating", companies=companies, board={"chain": {"10": {"coal": 2}}})
    assert t.why("ann", **USE) == ("not-this-company", "FREE-2", {"company": "libby"})
    r = t.refusal("bob", **activating("brand_recognition"))
    assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")


@rule("FREE-2", "FREE-4")
def test_free2_the_gain_of_a_free_action_can_be_spent_in_the_same_step():
    # no money for a cube, until the Appeal bonus of 3 brings $25
    t = operating(treasury=0, appeal=2)
    assert t.asked == "purchase"
    t.play("ann", **USE)
    assert t.treasury("libby") == 25  # no Worker space is free
    t.buy_cubes("10 coal")
    assert t.treasury("libby") == 15


@rule("FREE-3")
@pytest.mark.parametrize(
    ("phase", "why"),
    [
        ("stock", ("no-free-actions", "FREE-3", {})),
        ("building", ("not-now", "FLOW-1", {"step": "build"})),
    ],
)
def test_free3_none_in_the_stock_or_building_phase(phase, why):
    t = acting(phase=phase)
    for move in (USE, TRADE):
        r = t.refusal("ann", **move)
        assert (r.code, r.rule, r.facts) == why


@rule("FREE-3")
def test_free3_in_the_building_phase_not_even_a_discard():
    t = acting(phase="building")
    r = t.refusal("ann", **discarding("brilliant_marketing"))
    assert (r.code, r.facts) == ("not-now", {"step": "build"})


@rule("FREE-3")
def test_free3_none_in_the_cleanup_phase():
    # ready assets and cubes to trade: Cleanup asks nobody, and the next question is a Stock turn
    t = acting(phase="cleanup")
    assert (t.decade, t.phase, t.asked) == (2, "stock", "stock_turn")


@rule("FREE-3")
def test_free3_none_in_another_players_turn():
    t = acting(initiative=[1, 0])
    for move in (USE, TRADE):
        r = t.refusal("ann", **move)
        assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")


@rule("FREE-4")
def test_free4_between_two_purchases():
    t = operating()
    t.buy_cubes("10 coal")
    t.play("ann", **USE)
    t.buy_cubes("10 coal")
    assert t.resources("libby")["coal"] == 2


@rule("FREE-4")
def test_free4_between_two_factory_runs_but_not_inside_a_managers_bonus():
    t = operating(factories=[{"workers": 2, "managers": 1}, {"workers": 2}], appeal=0)
    t.run("1")
    # Libby's Manager: Appeal +1, then a cube of choice
    assert t.asked == "cubes"
    assert t.why("ann", **USE) == ("not-now", "FLOW-1", {"step": "cubes"})
    t.take("ann", "steel")
    assert t.asked == "production"
    t.play("ann", **USE)
    t.run("2")
    assert t.appeal("libby") == 2
    assert t.goods("libby") == 1 + 3 + 3


@rule("FREE-4")
def test_free4_after_the_last_factory_before_the_bonus_goods():
    # the token of Appeal 11, gained after the last run, still counts in this turn
    t = operating(appeal=10, bonus_goods=1)
    t.run("1")
    t.run("2")
    t.play("ann", **USE)
    t.play("ann", do="take_bonus")
    t.upto("sales")
    assert t.goods("libby") == 1 + 3 + 3 + 2


@rule("FREE-4")
def test_free4_after_the_bonus_goods_a_new_token_comes_too_late():
    t = operating(appeal=10, bonus_goods=1)
    t.upto("sales")
    t.play("ann", **USE)
    t.play("ann", do="take_bonus")
    assert t.company("libby")["bonus_goods"] == 2
    assert t.goods("libby") == 1 + 1


@rule("FREE-4")
def test_free4_between_two_lots_of_goods():
    t = operating(goods=4, appeal=4).upto("sales")
    t.sell_goods("bonus_20")
    assert t.events("revenue_added")[0]["amount"] == 20
    t.play("ann", **USE)  # to 5: a Salesperson, who raises the price
    t.play("ann", do="take_bonus")
    t.sell_goods("bonus_20")
    assert t.events("revenue_added")[0]["amount"] == 30


@rule("FREE-4", "Q-177")
def test_q177_no_free_action_before_or_in_emergency_fundraising():
    libby = {"director": 0, "value": 100, "appeal": 0, "assets": ["brilliant_marketing"]}
    t = table(2, phase="operating", advanced=True, companies={"libby": libby})
    assert t.asked == "issue"
    for _ in range(2):
        assert t.why("ann", **USE) == ("not-now", "FLOW-1", {"step": "issue"})
        t.play("ann", do="issue_certificate", certificate="common")
    t.play("ann", do="done")
    assert t.asked == "purchase"
    assert t.can("ann", **USE)


@rule("FREE-4", "Q-177")
def test_q177_no_free_action_before_the_wages_of_quaker_oats():
    quaker = {
        "director": 0,
        "value": 100,
        "treasury": 50,
        "factories": [{"workers": 2}],
        "assets": ["chief_of_rd"],
    }
    t = table(
        2,
        phase="operating",
        chiefs=True,
        special_companies=["quaker_oats"],
        companies={"quaker_oats": quaker},
        board={"chain": {"10": {"coal": 2}}},
    )
    # the $40 for two Workers are gone before anything can be activated for $20
    assert t.treasury("quaker_oats") == 10
    r = t.refusal("ann", **activating("chief_of_rd"))
    assert (r.code, r.facts) == (
        "treasury-short",
        {"company": "quaker_oats", "have": 10, "cost": 20},
    )


@rule("FREE-4")
def test_free4_step_5_is_one_unit():
    # Price Protection is asked inside step 5: no free action before the answer
    companies = {
        "american_flyer": {
            "director": 0,
            "value": 100,
            "assets": ["brilliant_marketing", "price_protection"],
        }
    }
    t = table(2, phase="operating", special_companies=["american_flyer"], companies=companies)
    t.upto("payout").play("ann", do="withhold")
    assert t.asked == "protection"
    assert t.why("ann", **USE) == ("not-now", "FLOW-1", {"step": "protection"})
    t.play("ann", do="protect")
    assert t.can("ann", **USE)


def turn_of(company, haymarket, **facts):
    """The Operating turn of a company with few options; draws are left to chance."""
    return table(
        phase="operating",
        companies={company: {"director": 0, "value": 100, **facts}},
        board={"haymarket": haymarket},
        seed=None,
    )


@rule("Q-122", "FREE-2", "FREE-4")
def test_q122_free_actions_are_possible_after_the_stock_value_has_moved():
    t = turn_of("swift", {"steel": 1, "coal": 1}, assets=["workshop"], resources={"wood": 2})
    t.upto("payout").play("ann", do="withhold")
    assert (t.asked, t.value("swift")) == ("afterwards", 80)
    t.play("ann", do="trade", company="swift", give="wood", take="coal")
    assert t.resources("swift") == {"coal": 1}
    t.activate("ann", "workshop")
    assert t.resources("swift") == {"coal": 1, "steel": 1}
    assert t.can("ann", **discarding("workshop"))
    t.play("ann", do="done")
    assert t.asked == "draw_a_cube"
    assert t.legal("ann") == []


@rule("Q-122", "FREE-2", "FREE-4")
def test_q122_a_company_without_assets_may_still_trade_before_step_6():
    t = turn_of("elgin", {"steel": 1}, resources={"wood": 2})
    assert t.asked == "purchase"
    t.upto("afterwards")
    assert t.value("elgin") == 80
    t.play("ann", do="trade", company="elgin", give="wood", take="steel")
    assert (t.resources("elgin"), t.haymarket()) == ({"steel": 1}, {"wood": 2})
    assert t.asked == "draw_a_cube"  # nothing is left to trade: step 6 has begun
