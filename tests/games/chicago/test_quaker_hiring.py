"""Section 14: Quaker Oats Company: hiring, free automation, and its bans."""

from __future__ import annotations

import pytest

from printed import SALESPERSON_BUILDINGS
from table import beside, rule, table, using

# Buildings by effect (DATA-BUILDING).
SALESPERSON_SPACES = ["hire_salesperson", *SALESPERSON_BUILDINGS]
RESOURCE_SPACES = (
    [f"I-{n}" for n in range(1, 6)]
    + [f"II-{n}" for n in range(1, 6)]
    + [f"III-{n}" for n in range(1, 5)]
)
CHIEF = "chief_of_engineering"


def quaker(first=(0, 0), second=(0, 0), **facts):
    """A charter with (Workers, tokens) in its factories of two and three spaces."""
    factories = [{"workers": w, "automated": a} for w, a in (first, second)]
    return {"factories": factories, **facts}


def acting(charter, space="I-9", **words):
    """Ann is to act for Quaker Oats; a Building is in bob's row."""
    return beside(space, "quaker_oats", {"treasury": 500, **charter}, **words)


# --- CO-QUAKER-1 ---------------------------------------------------------------------------------


@rule("CO-QUAKER-1", "DEC-25")
def test_quaker1_after_hiring_two_it_may_automate_one_worker_free_of_charge():
    t = acting(quaker()).use("ann", "job_market", "quaker_oats").hire("ann", "1", "2")
    assert t.asked == "hire"  # it could hire a third
    t.play("ann", do="done")
    assert (t.asked, t.awaited) == ("free_automation", ["ann"])
    assert t.legal("ann") == [
        {"do": "decline"},
        {"do": "automate", "factory": "1"},
        {"do": "automate", "factory": "2"},
    ]
    t.play("ann", do="automate", factory="2")
    assert t.spaces("quaker_oats") == [(1, 0), (0, 1)]
    assert t.treasury("quaker_oats") == 500 - 2 * 40
    assert t.events("paid") == []
    assert t.is_turn_of("bob")


@rule("CO-QUAKER-1", "DEC-25")
def test_quaker1_the_automation_may_be_declined():
    t = (
        acting(quaker())
        .use("ann", "job_market", "quaker_oats")
        .hire("ann", "1", "1")
        .play("ann", do="done")
    )
    t.play("ann", do="decline")
    assert t.spaces("quaker_oats") == [(2, 0), (0, 0)]
    assert t.is_turn_of("bob")


@rule("CO-QUAKER-1")
def test_quaker1_one_hired_worker_is_not_enough():
    t = (
        acting(quaker(first=(1, 0)))
        .use("ann", "job_market", "quaker_oats")
        .hire("ann", "1")
        .play("ann", do="done")
    )
    assert t.spaces("quaker_oats") == [(2, 0), (0, 0)]
    assert t.is_turn_of("bob")


@rule("CO-QUAKER-1")
def test_quaker1_five_hired_workers_still_automate_one():
    t = (
        acting(quaker())
        .use("ann", "job_market", "quaker_oats")
        .hire("ann", "1", "1", "2", "2", "2")
    )
    assert t.asked == "free_automation"  # no space is left, so hiring ended automatically
    t.play("ann", do="automate", factory="1")
    assert t.spaces("quaker_oats") == [(1, 1), (3, 0)]
    assert t.is_turn_of("bob")


@rule("CO-QUAKER-1")
def test_quaker1_other_companies_lack_this_power():
    t = table(phase="action", companies={"swift": {"director": 0, "value": 50, "treasury": 200}})
    t.use("ann", "job_market", "swift")
    t = t.hire("ann", "1", "1").play("ann", do="done")
    assert t.asked != "free_automation"


@rule("CO-QUAKER-1", "DEC-25")
def test_quaker1_only_factories_with_a_worker_and_a_token_are_offered():
    # Factory 1 is full of tokens: both Workers go to factory 2 without asking.
    t = (
        acting(quaker(first=(0, 2)))
        .use("ann", "job_market", "quaker_oats")
        .hire("ann", "2")
        .play("ann", do="done")
    )
    assert t.legal("ann") == [{"do": "decline"}, {"do": "automate", "factory": "2"}]
    r = t.refusal("ann", do="automate", factory="1")
    assert (r.code, r.rule) == ("not-automatable", "AUTO-1")
    assert r.facts == {"company": "quaker_oats", "factory": "1"}


@rule("CO-QUAKER-1", "Q-154")
def test_q154_the_building_with_two_workers_counts_and_the_new_workers_may_be_automated():
    t = acting(quaker(), "II-13").use("ann", "II-13", "quaker_oats")
    t.play("ann", do="put_worker", factory="1")
    t.play("ann", do="put_worker", factory="2")
    assert (t.asked, t.awaited) == ("free_automation", ["ann"])
    t.play("ann", do="automate", factory="1")
    assert t.spaces("quaker_oats") == [(0, 1), (1, 0)]
    assert t.treasury("quaker_oats") == 450


@rule("Q-154", "CO-QUAKER-1")
def test_q154_with_room_for_one_of_the_two_workers_there_is_no_free_automation():
    t = acting(quaker(first=(2, 0), second=(2, 0)), "II-13").use("ann", "II-13", "quaker_oats")
    assert t.spaces("quaker_oats") == [(2, 0), (3, 0)]
    assert t.is_turn_of("bob")


@rule("CO-QUAKER-1", "Q-171")
def test_q171_a_worker_and_a_manager_are_not_two_workers():
    t = acting(quaker(), "III-9").use("ann", "III-9", "quaker_oats")
    while not t.is_turn_of("bob"):
        assert t.asked in ("workers", "managers")
        t.play("ann", **t.legal("ann")[0])
    assert sum(workers for workers, _ in t.spaces("quaker_oats")) == 1


@rule("Q-171")
def test_q171_a_worker_from_the_appeal_track_does_not_count():
    t = acting(quaker(first=(1, 0), appeal=2)).use("ann", "advertising", "quaker_oats")
    t.play("ann", do="take_bonus").play("ann", do="put_worker", factory="1")
    assert t.spaces("quaker_oats") == [(2, 0), (0, 0)]
    assert t.asked != "free_automation"


@rule("Q-171")
def test_q171_a_worker_from_an_asset_does_not_count():
    board = {"asset_display": {"40": "mail_order_catalog"}}
    t = acting(quaker(first=(1, 0)), board=board).use("ann", "purchase_asset", "quaker_oats")
    t.play("ann", do="put_worker", factory="2")
    assert t.spaces("quaker_oats") == [(1, 0), (1, 0)]
    assert t.is_turn_of("bob")


# --- CO-QUAKER-2 ---------------------------------------------------------------------------------


@rule("CO-QUAKER-2", "Q-155")
@pytest.mark.parametrize(("market", "after"), [(0, 1), (4, 5), (11, 12), (12, 12)])
def test_quaker2_an_automated_worker_leaves_for_the_job_market_even_if_spaces_are_free(
    market, after
):
    t = acting(quaker(first=(1, 0)), "I-12", board={"job_market": market})
    t.use("ann", "I-12", "quaker_oats")
    assert t.spaces("quaker_oats") == [(0, 1), (0, 0)]
    assert t.board["job_market"] == after
    target = "supply" if market == 12 else "job_market"
    assert [e["target"] for e in t.events("staff_moved")][-1] == target
    assert t.is_turn_of("bob")


@rule("CO-QUAKER-2", "CO-QUAKER-1")
def test_quaker2_also_after_the_free_automation():
    t = (
        acting(quaker())
        .use("ann", "job_market", "quaker_oats")
        .hire("ann", "1", "1")
        .play("ann", do="done")
    )
    t.play("ann", do="automate", factory="1")
    assert t.spaces("quaker_oats") == [(1, 1), (0, 0)]
    assert t.board["job_market"] == 4 - 2 + 1


@rule("CO-QUAKER-2", "AUTO-7")
def test_quaker2_two_automated_workers_both_leave():
    t = acting(quaker(first=(1, 0), second=(1, 0)), "II-16").use("ann", "II-16", "quaker_oats")
    assert t.spaces("quaker_oats") == [(0, 1), (0, 1)]
    assert t.board["job_market"] == 6


@rule("CO-QUAKER-2", "APP-16")
def test_quaker2_also_by_the_appeal_bonus():
    t = acting(quaker(second=(2, 0), appeal=6)).use("ann", "advertising", "quaker_oats")
    t.play("ann", do="take_bonus")
    assert t.spaces("quaker_oats") == [(0, 0), (1, 1)]
    assert t.board["job_market"] == 5


@rule("CO-QUAKER-2", "ASSET-6")
def test_quaker2_also_with_a_bought_asset():
    board = {"asset_display": {"40": "price_protection"}}
    t = acting(quaker(second=(3, 0), appeal=0), board=board)
    t.use("ann", "purchase_asset", "quaker_oats")
    assert t.spaces("quaker_oats") == [(0, 0), (2, 1)]
    assert t.board["job_market"] == 5
    assert t.appeal("quaker_oats") == 2


@rule("CO-QUAKER-2", "ASSET-16")
def test_quaker2_also_by_chief_of_engineering():
    t = acting(quaker(second=(1, 0), assets=[CHIEF]), chiefs=True, board={"haymarket": {"coal": 1}})
    t.activate("ann", CHIEF)
    assert t.spaces("quaker_oats") == [(0, 0), (0, 1)]
    assert t.board["job_market"] == 5
    assert t.resources("quaker_oats") == {"coal": 1}  # not a resource Building


# --- CO-QUAKER-5, CO-QUAKER-6 --------------------------------------------------------------------


@rule("CO-QUAKER-5")
@pytest.mark.parametrize("space", SALESPERSON_SPACES)
def test_quaker5_it_may_not_use_a_building_that_gives_a_salesperson(space):
    t = acting(quaker(), space)
    assert not t.can("ann", **using(space, "quaker_oats"))
    r = t.refusal("ann", **using(space, "quaker_oats"))
    assert (r.code, r.rule) == ("quaker-bars-salespeople", "CO-QUAKER-5")
    assert r.facts == {"company": "quaker_oats"}


@rule("CO-QUAKER-5", "Q-152", "DEC-10")
def test_quaker5_the_salesperson_bonus_of_the_appeal_track_is_25():
    t = acting(quaker(appeal=4)).use("ann", "advertising", "quaker_oats")
    assert t.salespeople("quaker_oats") == 0
    assert t.treasury("quaker_oats") == 505
    assert t.asked != "bonus"


@rule("CO-QUAKER-6")
@pytest.mark.parametrize("space", RESOURCE_SPACES)
def test_quaker6_it_may_not_use_resource_buildings(space):
    t = acting(quaker(), space, board={"haymarket": {"wood": 2, "steel": 2, "coal": 2}})
    r = t.refusal("ann", **using(space, "quaker_oats"))
    assert (r.code, r.rule) == ("quaker-bars-cubes", "CO-QUAKER-6")
    assert r.facts == {"company": "quaker_oats"}


@rule("CO-QUAKER-6", "CO-QUAKER-5")
@pytest.mark.parametrize("space", ["I-1", "II-4", "III-4", "II-12"])
def test_quaker6_the_directors_other_company_may_use_them(space):
    libby = {"director": 0, "value": 40, "treasury": 100}
    t = acting(quaker(), space, companies={"libby": libby})
    assert not t.can("ann", **using(space, "quaker_oats"))
    assert t.can("ann", **using(space, "libby"))


@rule("CO-QUAKER-6", "VAR-CHAIN-3")
def test_quaker6_the_advanced_chain_offers_no_way_around_the_ban():
    board = {"overlay": {"steel": [11], "coal": [11]}}
    t = acting(quaker(), "II-2", advanced_chain=True, board=board)
    assert not t.can("ann", **using("II-2", "quaker_oats"))


@rule("Q-156", "CO-QUAKER-6")
def test_q156_it_may_trade_at_haymarket_and_use_assets_that_take_cubes():
    t = acting(
        quaker(resources={"steel": 2}, assets=["union_stockyards"]),
        board={"haymarket": {"wood": 1, "livestock": 3}},
    )
    t.activate("ann", "union_stockyards")
    assert t.resources("quaker_oats") == {"steel": 2, "livestock": 2}
    t.play("ann", do="trade", company="quaker_oats", give="steel", take="wood")
    assert t.resources("quaker_oats") == {"wood": 1, "livestock": 2}
