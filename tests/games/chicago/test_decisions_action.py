"""Section 15: decisions in the Action Phase (DEC-7 to DEC-9, DEC-13 to DEC-16)."""

from __future__ import annotations

import pytest

from printed import KINDS
from table import activating, beside, discarding, rule, table, using


def factories(do, *numbers):
    return [{"do": do, "factory": number} for number in numbers]


def cubes(*kinds):
    return [{"do": "take_cube", "resource": kind} for kind in kinds]


# --- DEC-7 ---------------------------------------------------------------------------------------


@rule("DEC-7", "ACT-6", "FREE-1")
def test_dec7_free_actions_and_placements_then_free_actions_or_the_end_of_the_turn():
    swift = {
        "director": 0,
        "value": 50,
        "treasury": 69,
        "resources": {"coal": 2},
        "assets": ["cincinnati_steel"],
    }
    elgin = {"director": 0, "value": 50, "resources": {"wood": 1}}
    t = table(
        2,
        phase="action",
        companies={"swift": swift, "elgin": elgin, "libby": {"director": 1, "value": 40}},
        people={"ann": {"row": [{"building": "I-9"}]}, "bob": {"row": [{"building": "I-12"}]}},
        board={"haymarket": {"wood": 1, "steel": 1}, "asset_display": {"80": "foundry"}},
    )
    free = [
        activating("cincinnati_steel"),
        discarding("cincinnati_steel"),
        {"do": "trade", "company": "swift", "give": "coal", "take": "steel"},
        {"do": "trade", "company": "swift", "give": "coal", "take": "wood"},
    ]
    # Elgin has no money; Swift can't afford the Salesperson, the asset and the dividends, and lacks
    # the Workers for I-12.
    places = [
        ("I-9", "swift"),
        ("job_market", "swift"),
        ("advertising", "swift"),
        ("hire_manager", "swift"),
        ("fundraising_40", "elgin"),
        ("fundraising_40", "swift"),
    ]
    assert t.asks("ann", "action_turn") == [
        *(using(space, company) for space, company in places),
        *free,
    ]
    t.use("ann", "fundraising_40", "elgin")
    assert t.asks("ann", "action_turn") == [{"do": "done"}, *free]
    t.activate("ann", "cincinnati_steel")
    t.play("ann", do="trade", company="swift", give="coal", take="wood")
    # Still possible: a discard, or taking back one of the two Coal at no gain.
    assert t.company("swift")["exhausted"] == ["cincinnati_steel"]
    while t.awaited == ["ann"]:
        assert t.legal("ann")[0] == {"do": "done"}
        t.play("ann", do="done")
    assert t.is_turn_of("bob")


@rule("DEC-7", "FREE-1")
def test_dec7_without_a_free_action_left_the_turn_ends_by_itself():
    t = beside("I-9", "swift", {})
    t.use("ann", "fundraising_40", "swift")
    assert t.is_turn_of("bob")


# --- DEC-8 ---------------------------------------------------------------------------------------


@rule("DEC-8", "ACT-20", "ACT-21")
def test_dec8_at_least_one_worker_for_any_free_space_then_more_or_enough():
    charter = {"treasury": 120, "factories": [{"workers": 1}, {"workers": 2}]}
    t = beside("I-9", "swift", charter).use("ann", "job_market", "swift")
    assert t.asks("ann", "hire") == factories("hire_worker", "1", "2")
    t.play("ann", do="hire_worker", factory="2")
    assert t.asks("ann", "hire") == [{"do": "done"}, *factories("hire_worker", "1")]
    r = t.refusal("ann", do="hire_worker", factory="2")
    assert (r.code, r.rule, r.facts) == (
        "factory-full",
        "STAFF-1",
        {"company": "swift", "factory": "2"},
    )
    t.play("ann", do="hire_worker", factory="1")
    assert t.is_turn_of("bob")  # no space is left: nothing to ask
    assert t.workers("swift") == [2, 3]


@rule("DEC-8", "ACT-20")
def test_dec8_nothing_is_asked_once_the_money_is_spent():
    t = beside("I-9", "swift", {"treasury": 79}).use("ann", "job_market", "swift")
    t.play("ann", do="hire_worker", factory="1")
    assert t.is_turn_of("bob")
    assert t.treasury("swift") == 39


@rule("DEC-8")
def test_dec8_with_one_free_space_the_one_possible_hire_is_not_asked():
    charter = {"factories": [{"workers": 2}, {"workers": 2}]}
    t = beside("I-9", "swift", charter).use("ann", "job_market", "swift")
    assert t.is_turn_of("bob")
    assert t.workers("swift") == [2, 3]


# --- DEC-9 ---------------------------------------------------------------------------------------


@rule("DEC-9", "ACT-23")
def test_dec9_advertising_asks_the_player_whether_to_take_the_initiative():
    t = beside("I-9", "swift", {}, initiative=[2, 0, 1, 3])  # Cat has no company and acts first
    t.use("ann", "advertising", "swift")
    assert t.asks("ann", "initiative") == [{"do": "decline"}, {"do": "take_initiative"}]
    t.play("ann", do="take_initiative")
    assert t.position["initiative"] == [0, 2, 1, 3]


@rule("DEC-9", "ACT-23")
def test_dec9_the_first_in_initiative_is_not_asked():
    t = beside("I-9", "swift", {}).use("ann", "advertising", "swift")
    assert t.is_turn_of("bob")


# --- DEC-13 --------------------------------------------------------------------------------------


@rule("DEC-13", "RES-6")
def test_dec13_two_identical_offers_the_kinds_with_two_cubes():
    haymarket = {"livestock": 2, "steel": 1, "coal": 3}
    t = beside("I-4", "elgin", {}, board={"haymarket": haymarket}).use("ann", "I-4", "elgin")
    assert t.asks("ann", "two_cubes") == cubes("livestock", "coal")


@rule("DEC-13", "RES-7")
def test_dec13_two_different_asks_for_one_kind_and_then_for_another():
    haymarket = dict.fromkeys(KINDS, 2)
    t = beside("I-5", "elgin", {}, board={"haymarket": haymarket}).use("ann", "I-5", "elgin")
    assert t.asks("ann", "two_cubes") == cubes(*KINDS)
    t.take("ann", "steel")
    assert t.asks("ann", "two_cubes") == cubes("livestock", "wood", "coal")
    t.take("ann", "coal")
    assert t.resources("elgin") == {"steel": 1, "coal": 1}
    assert t.is_turn_of("bob")


@rule("DEC-13", "RES-6", "RES-7")
@pytest.mark.parametrize(
    ("building", "haymarket", "got"),
    [
        ("I-4", {"livestock": 1, "steel": 2}, {"steel": 2}),
        ("I-4", {"wood": 1}, {"wood": 1}),
        ("I-4", {}, {}),
        ("I-5", {"livestock": 1, "steel": 2}, {"livestock": 1, "steel": 1}),
        ("I-5", {"coal": 5}, {"coal": 1}),
        ("I-5", {}, {}),
    ],
)
def test_dec13_nothing_is_asked_if_haymarket_leaves_no_choice(building, haymarket, got):
    t = beside(building, "elgin", {}, board={"haymarket": haymarket}).use("ann", building, "elgin")
    assert t.asked == "action_turn"
    assert t.resources("elgin") == got


@rule("DEC-13", "RES-8")
@pytest.mark.parametrize(("haymarket", "asked"), [({"wood": 1, "coal": 1}, True), ({"coal": 2}, 0)])
def test_dec13_a_resource_of_choice_is_asked_if_haymarket_has_two_kinds(haymarket, asked):
    t = beside(
        "I-9", "swift", {"assets": ["chief_of_rd"]}, chiefs=True, board={"haymarket": haymarket}
    )
    t.activate("ann", "chief_of_rd")
    if asked:
        assert t.asks("ann", "cubes") == cubes("wood", "coal")
    else:
        assert t.resources("swift") == {"coal": 1}
        assert t.asked == "action_turn"


# --- DEC-14, DEC-15, DEC-16 ----------------------------------------------------------------------

DISPLAY = {"80": "foundry", "70": "workshop", "60": "brand_recognition", "40": "color_catalog"}


def bought(*assets):
    return [{"do": "buy_asset", "asset": asset} for asset in assets]


@rule("DEC-14", "ACT-30")
def test_dec14_every_face_up_asset_the_company_can_afford_is_offered():
    t = beside("I-6", "swift", {"treasury": 60}, board={"asset_display": DISPLAY})
    t.use("ann", "I-6", "swift")  # a discount of $10
    assert t.asks("ann", "asset_choice") == bought("brand_recognition", "workshop", "color_catalog")
    r = t.refusal("ann", do="buy_asset", asset="foundry")
    assert (r.code, r.facts) == ("treasury-short", {"company": "swift", "have": 60, "cost": 70})


@rule("DEC-14")
def test_dec14_a_single_affordable_asset_is_bought_without_asking():
    t = beside("I-6", "elgin", {"treasury": 35}, board={"asset_display": DISPLAY})
    t.use("ann", "I-6", "elgin")
    assert t.treasury("elgin") == 5
    assert t.asked == "worker_offer"


@rule("DEC-15", "ASSET-3")
def test_dec15_with_a_full_slot_the_new_or_the_old_asset_is_discarded():
    charter = {"assets": ["refrigeration"], "treasury": 80}
    t = beside("I-9", "swift", charter, board={"asset_display": {"80": "foundry"}})
    t.use("ann", "purchase_asset", "swift")
    assert t.asks("ann", "asset_keep") == [discarding("foundry"), discarding("refrigeration")]


@rule("DEC-15", "ASSET-3", "Q-66")
@pytest.mark.parametrize(("company", "kept"), [("swift", ["foundry"]), ("elgin", [])])
def test_dec15_with_a_free_slot_or_without_any_nothing_is_asked(company, kept):
    t = beside("I-9", company, {}, board={"asset_display": {"80": "foundry"}})
    t.use("ann", "purchase_asset", company)
    assert t.asked == "action_turn"
    assert t.company(company)["assets"] == kept


@rule("DEC-16", "ASSET-5")
def test_dec16_the_worker_of_an_asset_may_go_onto_any_free_space_or_be_declined():
    charter = {"factories": [{"workers": 1}, {"workers": 1}, {"workers": 0}]}
    t = beside("I-9", "henderson", charter, board={"asset_display": {"80": "catalog_empire"}})
    t.use("ann", "purchase_asset", "henderson")
    assert t.asks("ann", "worker_offer") == [{"do": "decline"}, *factories("put_worker", "2", "3")]
    t.play("ann", do="decline")
    assert t.workers("henderson") == [1, 1, 0]


@rule("DEC-16", "ASSET-5")
def test_dec16_without_a_free_space_nothing_is_asked():
    charter = {"factories": [{"workers": 1}, {"workers": 1, "automated": 1}, {"automated": 1}]}
    t = beside("I-9", "henderson", charter, board={"asset_display": {"80": "catalog_empire"}})
    t.use("ann", "purchase_asset", "henderson")
    assert t.is_turn_of("bob")
    assert t.workers("henderson") == [1, 1, 0]
