"""Section 4.8: activating Capital Assets (ASSET-9 to ASSET-18)."""

from __future__ import annotations

import pytest

from table import activating, discarding, rule, table

BOB = {"anglo": {"director": 1, "value": 100, "treasury": 200}}


def holding(asset, phase="action", haymarket=None, advanced=False, priority=0, **facts):
    """ann directs Libby, which holds one asset."""
    libby = {"director": 0, "value": 100, "treasury": 100, "appeal": 0, "assets": [asset], **facts}
    return table(
        2,
        phase=phase,
        chiefs=True,
        advanced=advanced,
        priority=priority,
        companies={"libby": libby, **BOB},
        board={"haymarket": haymarket or {}},
    )


@rule("ASSET-9")
@pytest.mark.parametrize(
    ("asset", "cost"), [("union_stockyards", 10), ("chief_of_rd", 20), ("refrigeration", 0)]
)
def test_asset9_an_activation_costs_its_price_and_exhausts_the_tile(asset, cost):
    t = holding(asset, haymarket={"livestock": 5})
    t.activate("ann", asset)
    assert t.treasury("libby") == 100 - cost
    assert t.company("libby")["exhausted"] == [asset]
    assert t.told("asset_exhausted") == [(asset, "libby")]
    assert [(e["payer"], e["payee"], e["amount"]) for e in t.events("paid")] == (
        [("libby", "bank", cost)] if cost else []
    )
    assert t.awaited == ["ann"]  # free: the Partner is still to be placed


@rule("ASSET-9", "ASSET-10")
def test_asset9_once_per_decade():
    t = holding("refrigeration", haymarket={"livestock": 5})
    t.activate("ann", "refrigeration")
    r = t.refusal("ann", **activating("refrigeration"))
    assert (r.code, r.rule) == ("asset-is-exhausted", "ASSET-10")
    assert r.facts == {"asset": "refrigeration"}
    t.use("ann", "fundraising_40", "libby")
    t.use("bob", "fundraising_40", "anglo")
    assert t.resources("libby") == {"livestock": 2}
    assert t.refusal("ann", **activating("refrigeration")).code == "asset-is-exhausted"


@rule("ASSET-9")
def test_asset9_only_by_the_director():
    t = holding("refrigeration", haymarket={"livestock": 5})
    t.use("ann", "fundraising_40", "libby")
    t.play("ann", do="done")
    r = t.refusal("bob", **activating("refrigeration"))
    assert (r.code, r.facts) == ("not-director", {"company": "libby"})


@rule("ASSET-10")
def test_asset10_cleanup_readies_an_exhausted_asset():
    t = holding("refrigeration", phase="operating", exhausted=["refrigeration"])
    while t.phase == "operating":
        t.play(t.awaited[0], do="done")
    assert (t.decade, t.phase) == (2, "stock")
    assert t.company("libby")["exhausted"] == []
    assert t.told("asset_readied") == [("refrigeration", "libby")]


@rule("ASSET-11")
@pytest.mark.parametrize("exhausted", [[], ["refrigeration"]])
def test_asset11_assets_change_director_with_the_charter_and_keep_their_state(exhausted):
    t = holding(
        "refrigeration", phase="stock", advanced=True, priority=1,
        common={"seat_1": 3}, exhausted=exhausted,
    )  # fmt: skip
    t.buy("bob", "libby")
    assert t.company("libby")["director"] == 1
    assert t.company("libby")["assets"] == ["refrigeration"]
    assert t.company("libby")["exhausted"] == exhausted
    # from now on the new Director decides about it
    r = t.refusal("ann", **discarding("refrigeration"))
    assert (r.code, r.facts) == ("not-director", {"company": "libby"})


@rule("ASSET-13", "ASSET-14")
def test_asset13_an_activation_that_yields_nothing_is_allowed():
    t = holding("michigan_lumber", haymarket={"coal": 2})
    t.activate("ann", "michigan_lumber")
    assert t.treasury("libby") == 90
    assert t.resources("libby") == {}
    assert t.company("libby")["exhausted"] == ["michigan_lumber"]


@rule("ASSET-14")
@pytest.mark.parametrize(
    ("asset", "haymarket", "taken"),
    [
        ("foundry", {"steel": 2, "wood": 2, "coal": 2}, {"steel": 1, "wood": 1}),
        ("foundry", {"wood": 2, "coal": 2}, {"wood": 1}),
        ("cincinnati_steel", {"steel": 5}, {"steel": 2}),
        ("cincinnati_steel", {"steel": 1, "coal": 5}, {"steel": 1}),
    ],
)
def test_asset14_named_cubes_come_from_haymarket_as_far_as_available(asset, haymarket, taken):
    t = holding(asset, haymarket=haymarket)
    t.activate("ann", asset)
    assert t.resources("libby") == taken
    left = {kind: n - taken.get(kind, 0) for kind, n in haymarket.items()}
    assert t.haymarket() == {kind: n for kind, n in left.items() if n}


@rule("ASSET-15")
@pytest.mark.parametrize(
    ("asset", "appeal"), [("brilliant_marketing", 3), ("brand_recognition", 4)]
)
def test_asset15_appeal_by_an_asset_brings_the_bonuses_of_the_track(asset, appeal):
    t = holding(asset, appeal=2)
    t.activate("ann", asset)
    assert t.appeal("libby") == appeal
    assert (t.asked, t.question["space"]) == ("bonus", 3)
    t.play("ann", do="take_cash")
    assert t.treasury("libby") == 125
    assert t.awaited == ["ann"]


@rule("Q-117", "ASSET-16")
@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("coal", [0, 1])
def test_q117_the_chief_of_engineering_costs_20_and_its_two_effects_are_independent(workers, coal):
    factories = [{"workers": workers, "automated": 1}, {"automated": 2}]
    t = holding("chief_of_engineering", haymarket={"coal": coal}, factories=factories)
    t.activate("ann", "chief_of_engineering")
    assert t.treasury("libby") == 80
    assert t.company("libby")["factories"][0]["automated"] == 1 + workers
    assert t.resources("libby") == ({"coal": 1} if coal else {})
    assert t.company("libby")["exhausted"] == ["chief_of_engineering"]


@rule("Q-117", "ASSET-18")
@pytest.mark.parametrize("choice", ["take_manager", "take_salesperson", "no room"])
@pytest.mark.parametrize("coal", [0, 1])
def test_q117_the_chief_of_operations_costs_20_and_its_two_effects_are_independent(choice, coal):
    room = int(choice != "no room")
    factories = [{"managers": 1}, {"managers": 1 - room}]
    facts = {"factories": factories, "salespeople": 2 - room}
    t = holding("chief_of_operations", haymarket={"coal": coal}, **facts)
    t.activate("ann", "chief_of_operations")
    if room:
        t.play("ann", do=choice)
    assert t.asked == "action_turn"  # with room for neither, nothing is asked
    assert t.treasury("libby") == 80
    manager, salesperson = choice == "take_manager", choice == "take_salesperson"
    assert t.company("libby")["factories"][1]["managers"] == 1 - room + manager
    assert t.salespeople("libby") == 2 - room + salesperson
    assert t.resources("libby") == ({"coal": 1} if coal else {})
    assert t.company("libby")["exhausted"] == ["chief_of_operations"]
