"""Section 14: American Flyer."""

from __future__ import annotations

import pytest

from table import beside, directing, discarding, new_game, rule, table, using

CUBES = {"steel": 1, "wood": 1, "coal": 1}  # house-values.toml: the inputs of its factory
PP = "price_protection"


def flyer(workers=0, managers=0, **facts):
    return {"factories": [{"workers": workers, "managers": managers}], **facts}


def at(phase, charter, **words):
    """Ann directs American Flyer, bob Libby."""
    return directing("american_flyer", charter, phase=phase, **words)


# --- CO-AMFLYER-1 --------------------------------------------------------------------------------


@rule("CO-AMFLYER-1", "EX-58")
@pytest.mark.parametrize(
    ("catalog", "amount"),
    [("mail_order_catalog", 80), ("color_catalog", 100), ("catalog_empire", 120)],
)
def test_amflyer1_each_catalog_brings_40_extra(catalog, amount):
    t = at("operating", flyer(assets=[catalog]))
    t.activate("ann", catalog)
    assert t.revenue() == amount
    assert t.told("revenue_added") == [("american_flyer", amount, amount, "catalog")]


@rule("CO-AMFLYER-1")
@pytest.mark.parametrize(
    ("catalog", "amount"),
    [("mail_order_catalog", 40), ("color_catalog", 60), ("catalog_empire", 80)],
)
def test_amflyer1_other_companies_get_nothing_extra(catalog, amount):
    t = table(
        phase="operating",
        special_companies=["american_flyer"],
        companies={"swift": {"director": 0, "value": 50, "assets": [catalog]}},
    )
    t.activate("ann", catalog)
    assert t.revenue() == amount


@rule("CO-AMFLYER-1", "CO-AMFLYER-3")
def test_amflyer1_two_catalogs_both_count_and_raise_the_dividend():
    charter = flyer(
        workers=1, resources=CUBES, assets=["mail_order_catalog", "catalog_empire"], value=100
    )
    t = at("operating", charter).run("1")
    t.activate("ann", "mail_order_catalog")
    t.activate("ann", "catalog_empire")
    t.upto("sales").sell_goods("bonus_20").play("ann", do="pay_dividends")
    # 80 + 120 + 40 = 240: $24 for each of Ann's three shares, two steps from $100.
    assert t.cash("ann") == 500 + 72
    assert t.treasury("american_flyer") == 7 * 24
    assert t.value("american_flyer") == 140


# --- CO-AMFLYER-2 --------------------------------------------------------------------------------


@rule("CO-AMFLYER-2", "Q-162", "DEC-10")
def test_amflyer2_the_automation_bonus_of_the_appeal_track_is_25_without_asking():
    t = at("action", flyer(workers=3, appeal=6, treasury=20))
    t.use("ann", "advertising", "american_flyer")
    assert t.appeal("american_flyer") == 7
    assert t.treasury("american_flyer") == 25
    assert ("bank", "american_flyer", 25, "appeal_bonus") in t.told("paid")
    assert t.company("american_flyer")["factories"] == [
        {"workers": 3, "automated": 0, "managers": 0}
    ]
    assert t.asked != "bonus"


@rule("CO-AMFLYER-2", "Q-162", "ACT-54")
@pytest.mark.parametrize("building", ["I-12", "II-15"])
def test_amflyer2_buildings_that_automate_one_are_illegal(building):
    t = beside(building, "american_flyer", flyer(workers=6, treasury=500))
    r = t.refusal("ann", **using(building, "american_flyer"))
    assert (r.code, r.rule) == ("cannot-automate", "ACT-54")
    assert r.facts == {"company": "american_flyer"}


@rule("CO-AMFLYER-2", "Q-162", "ACT-55")
@pytest.mark.parametrize("building", ["II-16", "III-12"])
def test_amflyer2_buildings_that_automate_two_are_illegal(building):
    t = beside(building, "american_flyer", flyer(workers=6, treasury=500))
    r = t.refusal("ann", **using(building, "american_flyer"))
    assert (r.code, r.rule) == ("cannot-automate-two", "ACT-55")
    assert r.facts == {"company": "american_flyer", "possible": 0}


@rule("CO-AMFLYER-2", "Q-162", "ASSET-7")
def test_amflyer2_automation_as_an_asset_bonus_is_lost_without_compensation():
    t = at(
        "action",
        flyer(workers=2, treasury=100),
        board={"asset_display": {"80": "brilliant_marketing"}},
    )
    t.use("ann", "purchase_asset", "american_flyer")
    company = t.company("american_flyer")
    assert company["treasury"] == 20
    assert company["factories"][0]["workers"] == 2
    assert company["assets"] == ["brilliant_marketing"]


@rule("CO-AMFLYER-2", "ASSET-8")
def test_amflyer2_price_protection_still_gives_its_appeal():
    t = at("action", flyer(workers=2, treasury=40, appeal=0), board={"asset_display": {"40": PP}})
    t.use("ann", "purchase_asset", "american_flyer")
    assert t.appeal("american_flyer") == 2
    assert t.company("american_flyer")["factories"][0] == {
        "workers": 2,
        "automated": 0,
        "managers": 0,
    }


@rule("CO-AMFLYER-2", "ASSET-16", "Q-117")
def test_amflyer2_chief_of_engineering_gives_the_resource_only():
    t = at(
        "action",
        flyer(workers=2, treasury=50, assets=["chief_of_engineering"]),
        chiefs=True,
        board={"haymarket": {"coal": 1}},
    )
    t.activate("ann", "chief_of_engineering")
    assert t.treasury("american_flyer") == 30
    assert t.resources("american_flyer") == {"coal": 1}
    assert t.company("american_flyer")["factories"][0]["automated"] == 0
    assert t.asked == "action_turn"


# --- CO-AMFLYER-3 --------------------------------------------------------------------------------


@rule("CO-AMFLYER-3")
def test_amflyer3_its_factory_has_room_for_two_managers_and_a_third_is_lost():
    t = beside("II-10", "american_flyer", flyer(treasury=60))
    t.use("ann", "II-10", "american_flyer")
    assert t.company("american_flyer")["factories"] == [
        {"workers": 0, "automated": 0, "managers": 2}
    ]
    t = beside("II-10", "american_flyer", flyer(managers=1, treasury=60))
    t.use("ann", "II-10", "american_flyer")
    assert t.company("american_flyer")["factories"][0]["managers"] == 2
    assert t.cash("bob") == 560


@rule("CO-AMFLYER-3", "ASSET-1")
def test_amflyer3_it_keeps_two_assets():
    charter = flyer(treasury=80, appeal=0, assets=["foundry"])
    t = at("action", charter, board={"asset_display": {"80": "workshop"}})
    t.use("ann", "purchase_asset", "american_flyer")
    assert t.company("american_flyer")["assets"] == ["foundry", "workshop"]
    assert t.asked == "action_turn"


@rule("CO-AMFLYER-3", "ASSET-3", "DEC-15")
@pytest.mark.parametrize(
    ("gone", "kept"),
    [
        ("foundry", ["workshop", "refrigeration"]),
        ("workshop", ["foundry", "refrigeration"]),
        ("refrigeration", ["foundry", "workshop"]),
    ],
)
def test_amflyer3_a_third_asset_forces_a_choice_among_three(gone, kept):
    charter = flyer(
        treasury=80, appeal=0, assets=["foundry", "workshop"], exhausted=["foundry", "workshop"]
    )
    t = at("action", charter, board={"asset_display": {"80": "refrigeration"}})
    t.use("ann", "purchase_asset", "american_flyer")
    assert (t.asked, t.awaited) == ("asset_keep", ["ann"])
    assert t.legal("ann") == [
        discarding("foundry"),
        discarding("workshop"),
        discarding("refrigeration"),
    ]
    t.play("ann", **discarding(gone))
    assert t.company("american_flyer")["assets"] == kept
    assert t.company("american_flyer")["exhausted"] == [a for a in kept if a != "refrigeration"]


@rule("CO-AMFLYER-3")
@pytest.mark.parametrize(
    "company", ["anglo", "brunswick", "libby", "spalding", "swift", "quaker_oats"]
)
def test_amflyer3_no_other_company_may_keep_two(company):
    t = table(
        phase="action",
        special_companies=["quaker_oats"],
        companies={
            company: {
                "director": 0,
                "value": 50,
                "appeal": 0,
                "treasury": 100,
                "assets": ["brand_recognition"],
            }
        },
        board={"asset_display": {"80": "foundry"}},
    )
    t.use("ann", "purchase_asset", company)
    assert [w["asset"] for w in t.legal("ann", "discard_asset")] == ["brand_recognition", "foundry"]
    assert t.asked == "asset_keep"


@rule("CO-AMFLYER-3", "Q-7", "OPS-32")
def test_amflyer3_with_one_factory_one_run_frees_the_reserved_partner():
    charter = flyer(workers=1, resources=CUBES)
    people = {"ann": {"reserved_partner": "american_flyer"}}
    t = at("operating", charter, people=people).run("1")
    assert (0, "american_flyer", "hand") in t.told("partner_moved")
    assert t.player("ann")["reserved_partner"] == "gained"


@rule("Q-111", "ASSET-20", "CO-AMFLYER-3")
def test_q111_popular_partners_and_backroom_deals_both_raise_the_value():
    t = at("operating", flyer(assets=["popular_partners", "backroom_deals"], value=50))
    assert t.asked == "afterwards"  # nothing else was possible; it withheld: 50 to 40
    assert t.value("american_flyer") == 40
    t.activate("ann", "popular_partners")
    t.activate("ann", "backroom_deals")
    assert t.value("american_flyer") == 60


@rule("CO-AMFLYER-3", "ASSET-22")
def test_amflyer3_price_protection_works_from_the_second_slot():
    charter = flyer(assets=["foundry", PP], common={"seat_1": 2}, value=100)
    t = at("stock", charter, priority=1)
    t.sell("bob", *["american_flyer common"] * 2)
    assert (t.asked, t.awaited) == ("protection", ["ann"])
    t.play("ann", do="protect")
    assert t.value("american_flyer") == 100
    assert t.company("american_flyer")["exhausted"] == [PP]


# --- as a Starting Company -----------------------------------------------------------------------


@rule("CO-AMFLYER-2", "CO-AMFLYER-3", "Q-7")
def test_q7_american_flyer_as_a_starting_company_has_no_tokens_and_carries_the_partner():
    t = new_game(special_companies=["american_flyer"])
    (first,) = t.awaited
    t.play(first, do="found", company="american_flyer", value="40")
    assert t.player(first)["reserved_partner"] == "american_flyer"
    assert t.appeal("american_flyer") == 2
    assert t.events("tokens_placed") == []
    assert t.company("american_flyer")["factories"] == [
        {"workers": 0, "automated": 0, "managers": 0}
    ]
    assert t.treasury("american_flyer") == 120
