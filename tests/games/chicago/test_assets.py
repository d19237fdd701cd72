"""Section 4.8: buying, keeping and discarding Capital Assets (ASSET-1 to ASSET-8, ASSET-12)."""

from __future__ import annotations

import pytest

from table import activating, discarding, rule, table

BOB = {"anglo": {"director": 1, "value": 100, "treasury": 200}}


def buying(company, asset, price="40", stack=(), haymarket=None, **facts):
    """ann buys the only asset on display for one of her companies; the turn continues from
    there."""
    own = {"director": 0, "value": 100, "treasury": 200, "appeal": 0, **facts}
    t = table(
        2,
        phase="action",
        chiefs=True,
        special_companies=["american_flyer"],
        companies={company: own, **BOB},
        board={
            "asset_display": {price: asset},
            "asset_stack": list(stack),
            "haymarket": haymarket or {},
        },
    )
    return t.use("ann", "purchase_asset", company)


def assets(t, company):
    return t.company(company)["assets"]


def in_the_game(t, asset):
    """Whether a tile is anywhere in the game."""
    held = [a for c in t.position["companies"].values() for a in c.get("assets", [])]
    display = list(t.board["asset_display"].values())
    return asset in [*held, *display, *t.board["asset_stack"]]


@rule("ASSET-1", "ACT-33")
def test_asset1_a_company_with_a_slot_keeps_the_asset():
    t = buying("libby", "chief_of_rd")
    assert assets(t, "libby") == ["chief_of_rd"]
    assert t.treasury("libby") == 160


@rule("ASSET-1", "ASSET-3", "Q-66")
def test_asset1_a_company_without_a_slot_may_buy_and_must_discard():
    # Cracker Jack has no slot: it gets the bonus, but the tile leaves the game
    t = buying("cracker_jack", "mail_order_catalog")
    t.play("ann", do="put_worker", factory="2")
    assert assets(t, "cracker_jack") == []
    assert not in_the_game(t, "mail_order_catalog")
    assert t.company("cracker_jack")["factories"][1]["workers"] == 1
    moved = {"event": "asset_moved", "asset": "mail_order_catalog", "origin": "cracker_jack"}
    assert t.events("asset_moved") == [{**moved, "target": "gone"}]


@rule("ASSET-1")
def test_asset1_american_flyer_keeps_two():
    t = buying("american_flyer", "color_catalog", assets=["mail_order_catalog"])
    t.play("ann", do="decline")
    assert assets(t, "american_flyer") == ["mail_order_catalog", "color_catalog"]
    t = buying("american_flyer", "foundry", assets=["mail_order_catalog", "color_catalog"])
    assert t.legal("ann") == [  # but not three
        discarding("foundry"),
        discarding("mail_order_catalog"),
        discarding("color_catalog"),
    ]
    t.play("ann", **discarding("mail_order_catalog"))
    assert set(assets(t, "american_flyer")) == {"color_catalog", "foundry"}


@rule("ASSET-2", "ACT-32")
def test_asset2_the_one_time_bonus_comes_at_once_and_only_once():
    t = buying("libby", "foundry", haymarket={"steel": 2, "wood": 2})
    assert t.told("appeal_moved") == [("libby", 0, 2)]
    assert t.resources("libby") == {}  # activation is separate
    t.activate("ann", "foundry")
    assert t.resources("libby") == {"steel": 1, "wood": 1}
    assert t.appeal("libby") == 2


@rule("ASSET-3", "Q-65", "ACT-32", "ACT-33")
@pytest.mark.parametrize("gone", ["brand_recognition", "mail_order_catalog"])
def test_asset3_with_a_full_slot_the_new_or_the_old_tile_is_discarded_after_the_bonus(gone):
    t = buying("libby", "mail_order_catalog", assets=["brand_recognition"])
    assert t.asked == "worker_offer"  # the bonus comes first
    t.play("ann", do="put_worker", factory="1")
    assert (t.awaited, t.asked) == (["ann"], "asset_keep")
    assert t.legal("ann") == [discarding("brand_recognition"), discarding("mail_order_catalog")]
    r = t.refusal("ann", **discarding("foundry"))
    assert (r.code, r.rule, r.facts) == ("discard-held-or-new", "ASSET-3", {"asset": "foundry"})
    t.play("ann", **discarding(gone))
    kept = {"brand_recognition", "mail_order_catalog"} - {gone}
    assert set(assets(t, "libby")) == kept
    assert not in_the_game(t, gone)


@rule("ASSET-3", "Q-65")
def test_asset3_the_decision_follows_at_once_so_both_tiles_are_never_used():
    t = buying("libby", "foundry", assets=["brand_recognition"], haymarket={"steel": 1})
    for asset in ("foundry", "brand_recognition"):
        r = t.refusal("ann", **activating(asset))
        assert (r.code, r.facts) == ("not-now", {"step": "asset_keep"})


@rule("Q-66", "ASSET-3", "ASSET-2")
def test_q66_a_company_without_a_slot_never_activates_the_tile():
    t = buying("cracker_jack", "refrigeration", haymarket={"livestock": 2})
    assert (t.appeal("cracker_jack"), t.treasury("cracker_jack")) == (2, 160)  # the bonus is kept
    # the tile is gone with the purchase; nothing is left to do this turn
    assert t.told("asset_moved")[-1] == ("refrigeration", "cracker_jack", "gone")
    assert t.awaited == ["bob"]
    assert t.resources("cracker_jack") == {}
    t.use("bob", "fundraising_40", "anglo")
    r = t.refusal("ann", **activating("refrigeration"))
    assert (r.code, r.rule, r.facts) == ("asset-not-held", "ASSET-9", {"asset": "refrigeration"})


@rule("ASSET-4")
def test_asset4_appeal_as_a_bonus_of_a_purchase_brings_the_bonuses_of_the_track():
    t = buying("libby", "workshop", appeal=2)
    assert t.asked == "bonus"
    assert t.question["space"] == 3
    t.play("ann", do="take_cash")
    assert (t.appeal("libby"), t.treasury("libby")) == (4, 185)
    assert assets(t, "libby") == ["workshop"]


@rule("ASSET-5", "Q-69")
def test_asset5_the_worker_may_be_taken_onto_a_free_space():
    t = buying("libby", "popular_partners", factories=[{"workers": 2}, {}])
    assert t.legal("ann") == [{"do": "decline"}, {"do": "put_worker", "factory": "2"}]
    market = t.board["job_market"]
    t.play("ann", do="put_worker", factory="2")
    assert t.workers("libby") == [2, 1]
    assert t.board["job_market"] == market  # from the general supply
    t = buying("libby", "popular_partners", factories=[{"workers": 2}, {}])
    t.play("ann", do="decline")
    assert t.workers("libby") == [2, 0]


@rule("ASSET-5", "ASSET-7", "Q-70")
def test_asset5_without_a_free_space_the_worker_is_lost_and_no_25_is_paid():
    full = [{"workers": 2}, {"workers": 1, "automated": 1}]
    t = buying("libby", "backroom_deals", factories=full)
    assert assets(t, "libby") == ["backroom_deals"]
    assert t.treasury("libby") == 160
    assert t.awaited == ["bob"]


@rule("ASSET-6", "Q-69")
def test_asset6_automation_is_mandatory_if_possible():
    t = buying("libby", "brand_recognition", factories=[{"workers": 1}, {"workers": 1}])
    assert t.legal("ann") == [
        {"do": "automate", "factory": "1"},
        {"do": "automate", "factory": "2"},
    ]
    assert t.why("ann", do="decline") == ("not-now", "FLOW-1", {"step": "automation"})
    t = buying("libby", "brand_recognition", factories=[{"workers": 1}, {"workers": 2}])
    t.play("ann", do="automate", factory="2")  # the Worker goes to the one free space
    facts = t.spaces("libby")
    assert facts == [(2, 0), (1, 1)]


@rule("ASSET-6", "ASSET-7", "Q-70")
def test_asset6_automation_is_lost_without_a_worker_and_no_25_is_paid():
    t = buying("libby", "cincinnati_steel", factories=[{"automated": 1}])
    assert t.treasury("libby") == 160
    assert t.events("automated") == []
    assert assets(t, "libby") == ["cincinnati_steel"]


@rule("Q-69", "ASSET-4")
def test_q69_appeal_is_mandatory():
    t = buying("libby", "fuelworks", appeal=0)
    assert t.appeal("libby") == 2  # nobody was asked


@rule("ASSET-8", "Q-71")
def test_asset8_price_protection_automates_first_and_then_raises_appeal():
    # the Appeal bonus at 3 could bring a Worker: it comes too late to be automated
    t = buying("libby", "price_protection", appeal=1)
    assert t.events("automated") == []
    assert t.asked == "bonus"
    t.play("ann", do="take_bonus")
    t.play("ann", do="put_worker", factory="1")
    facts = t.spaces("libby")
    assert facts == [(1, 0), (0, 0)]


@rule("ASSET-8", "Q-71")
def test_asset8_the_appeal_bonus_applies_to_the_charter_after_automation():
    # Fairbank is full; the automated Worker leaves for the market, and still no space is free
    t = buying("fairbank", "price_protection", appeal=1, factories=[{"workers": 1}, {"workers": 1}])
    t.play("ann", do="automate", factory="1")
    kinds = [e["event"] for e in t.events() if e["event"] in ("automated", "appeal_moved")]
    assert kinds == ["automated", "appeal_moved"]
    assert t.appeal("fairbank") == 3
    assert t.treasury("fairbank") == 160 + 25  # no free Worker space: the $25 of the track


@rule("ASSET-12")
def test_asset12_an_asset_is_discarded_without_refund_in_its_directors_action_turn():
    libby = {"director": 0, "value": 100, "treasury": 10, "assets": ["foundry"]}
    t = table(2, phase="action", companies={"libby": libby, **BOB})
    t.play("ann", **discarding("foundry"))
    assert assets(t, "libby") == []
    assert not in_the_game(t, "foundry")
    assert (t.treasury("libby"), t.cash("ann")) == (10, 500)
    assert t.awaited == ["ann"]  # a free action: the Partner is still to be placed


@rule("ASSET-12", "Q-68")
def test_asset12_in_an_operating_turn_only_for_the_operating_company():
    own = {"director": 0, "value": 100}
    companies = {
        "libby": {**own, "appeal": 8, "assets": ["popular_partners"]},
        "swift": {**own, "appeal": 6, "assets": ["foundry"]},
    }
    t = table(2, phase="operating", companies=companies)
    assert t.question["company"] == "libby"
    r = t.refusal("ann", **discarding("foundry"))
    assert (r.code, r.rule, r.facts) == ("not-this-company", "FREE-2", {"company": "swift"})
    t.play("ann", **discarding("popular_partners"))
    assert assets(t, "libby") == []


@rule("ASSET-12", "Q-122")
def test_asset12_discarding_one_of_two_leaves_the_other_usable():
    flyer = {"director": 0, "value": 100, "assets": ["popular_partners", "backroom_deals"]}
    t = table(
        2,
        phase="operating",
        special_companies=["american_flyer"],
        companies={"american_flyer": flyer},
    )
    assert (t.asked, t.value("american_flyer")) == ("afterwards", 80)
    t.play("ann", **discarding("popular_partners"))
    t.activate("ann", "backroom_deals")
    assert t.value("american_flyer") == 100


@rule("ASSET-12", "Q-68")
def test_asset12_in_a_stock_turn_only_before_selling():
    libby = {
        "director": 0,
        "value": 100,
        "assets": ["foundry"],
        "common": {"seat_0": 2, "seat_1": 1},
    }
    t = table(2, companies={"libby": libby, **BOB})
    assert t.can("ann", **discarding("foundry"))
    r = t.refusal("bob", **discarding("foundry"))
    assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")
    t.offer("ann", "libby common")
    for _ in range(2):  # while the batch is open, and after it
        r = t.refusal("ann", **discarding("foundry"))
        assert (r.code, r.rule, r.facts) == ("discard-before-selling", "STOCK-36", {})
        if t.can("ann", do="done"):
            t.play("ann", do="done")
    assert assets(t, "libby") == ["foundry"]


@rule("ASSET-12", "Q-68")
def test_asset12_only_from_the_players_own_companies():
    anglo = {"director": 1, "value": 100, "assets": ["foundry"]}
    companies = {"libby": {"director": 0, "value": 100}, "anglo": anglo}
    for phase in ("stock", "action"):
        t = table(2, phase=phase, companies=companies)
        r = t.refusal("ann", **discarding("foundry"))
        assert (r.code, r.facts) == ("not-director", {"company": "anglo"})
