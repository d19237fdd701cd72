"""Section 8.2: a turn in the Action Phase, and the legal placements."""

from __future__ import annotations

from typing import Any

import pytest

from table import Table, activating, discarding, row, rule, table, using

SWIFT: dict[str, Any] = {"director": 0, "value": 100, "treasury": 200, "appeal": 3}
LIBBY: dict[str, Any] = {"director": 1, "value": 100, "treasury": 200, "appeal": 0}


def acting(players: int = 2, first: int = 0, **words: Any) -> Table:
    """Ann (Swift) and Bob (Libby) in the Action Phase of Decade 1, unless stated otherwise."""
    companies = {
        "swift": {**SWIFT, **words.pop("swift", {})},
        "libby": {**LIBBY, **words.pop("libby", {})},
        **words.pop("companies", {}),
    }
    order = [first, *(seat for seat in range(players) if seat != first)]
    return table(players, phase="action", companies=companies, initiative=order, **words)


# --- the course of a turn ------------------------------------------------------------------------


@rule("ACT-6", "FREE-1")
def test_act6_free_actions_then_the_partner_then_free_actions_then_the_end():
    t = acting(
        swift={"assets": ["brilliant_marketing"], "resources": {"coal": 4}},
        board={"haymarket": {"wood": 2}},
    )
    t.activate("ann", "brilliant_marketing")
    assert t.appeal("swift") == 4
    t.play("ann", do="trade", company="swift", give="coal", take="wood")
    t.use("ann", "fundraising_40", "swift")
    assert (t.awaited, t.asked) == (["ann"], "action_turn")
    t.play("ann", do="trade", company="swift", give="coal", take="wood")
    assert t.resources("swift") == {"wood": 2}
    r = t.refusal("ann", **activating("brilliant_marketing"))
    assert (r.code, r.rule) == ("asset-is-exhausted", "ASSET-10")
    t.play("ann", do="done")
    assert t.awaited == ["bob"]


@rule("ACT-6")
def test_act6_the_turn_continues_after_the_action_until_the_player_ends_it():
    t = acting(swift={"assets": ["brilliant_marketing"]})
    t.use("ann", "fundraising_40", "swift")
    assert t.awaited == ["ann"]
    assert t.legal("ann") == [
        {"do": "done"},
        activating("brilliant_marketing"),
        discarding("brilliant_marketing"),
    ]
    t.play("ann", do="done")
    assert t.appeal("swift") == 3
    assert t.awaited == ["bob"]


@rule("ACT-6", "ACT-34")
def test_act6_the_display_is_refilled_at_the_end_of_the_turn_and_not_before():
    t = acting(
        swift={"treasury": 80},
        board={"asset_display": {"80": "refrigeration"}, "asset_stack": ["foundry"]},
    )
    t.use("ann", "purchase_asset", "swift")
    t.play("ann", do="take_cash")  # for the bonus at Appeal 5
    assert t.board["asset_display"]["80"] is None
    assert t.legal("ann", "activate_asset") == [activating("refrigeration")]
    t.play("ann", do="done")
    assert t.board["asset_display"]["80"] == "foundry"
    assert t.awaited == ["bob"]


# --- the acting company --------------------------------------------------------------------------


@rule("ACT-7")
def test_act7_only_companies_the_player_directs_may_act():
    shares = {"preferred": "seat_0", "common": {"seat_0": 2}}
    t = acting(libby=shares)  # ann holds 4 of Libby's shares, bob directs it
    r = t.refusal("ann", **using("fundraising_40", "libby"))
    assert (r.code, r.rule, r.facts) == ("not-director", "ACT-7", {"company": "libby"})
    assert {m["company"] for m in t.legal("ann", "use_building")} == {"swift"}


@rule("ACT-7", "MONEY-3")
def test_act7_one_placement_acts_for_exactly_one_company():
    elgin = {"director": 0, "value": 100, "treasury": 59, "appeal": 0}
    t = acting(companies={"elgin": elgin})
    assert {m["company"] for m in t.legal("ann", "use_building")} == {"swift", "elgin"}
    r = t.refusal("ann", **using("hire_manager", "elgin"))
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "elgin", "have": 59, "cost": 60}
    before = t.company("elgin")
    t.use("ann", "hire_manager", "swift")
    t.play("ann", do="put_manager", factory="2")
    assert t.treasury("swift") == 140
    assert t.managers("swift") == [0, 1]
    assert t.company("elgin") == before
    assert t.cash("ann") == 500
    assert t.awaited == ["bob"]  # not another company of hers


@rule("ACT-8", "ACT-9")
def test_act8_a_building_is_used_once_per_decade_by_all_players_together():
    t = acting(people={"bob": row("I-11")})
    t.use("ann", "I-11", "swift")
    assert t.player("bob")["row"][0] == {"building": "I-11", "partner": 0}
    for name, company in (("bob", "libby"), ("ann", "swift")):
        r = t.refusal(name, **using("I-11", company))
        assert (r.code, r.rule, r.facts) == ("building-used-up", "ACT-8", {"space": "I-11"})
        t.use(name, "fundraising_40", company)


@rule("ACT-8")
@pytest.mark.parametrize(
    "space", ["job_market", "advertising", "purchase_asset", "extra_dividends", "fundraising_40"]
)
def test_act8_spaces_with_the_infinity_sign_can_be_used_any_number_of_times(space):
    display = {"80": "refrigeration", "70": "foundry", "60": "workshop", "50": "fuelworks"}
    rich = {"treasury": 900, "appeal": 16}
    t = acting(swift=rich, libby=rich, board={"asset_display": display})
    for name, company in [("ann", "swift"), ("bob", "libby")] * 2:
        assert t.can(name, **using(space, company))
        t.use(name, space, company)
        while t.awaited == [name]:
            wanted = ("done", "decline", "hire_worker", "buy_asset", "discard_asset")
            t.play(name, **next(m for m in t.legal(name) if m["do"] in wanted))
    assert t.board["bank_buildings"][space] == [2, 2]


# --- as far as possible --------------------------------------------------------------------------


@rule("ACT-10", "Q-83")
def test_act10_no_part_of_an_effect_may_be_declined():
    rich = {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    t = acting(
        4,
        people={"ann": row("I-5")},
        companies={"elgin": {"director": 2, "value": 40}, "doggett": {"director": 3, "value": 40}},
        board={"haymarket": rich},
    )
    t.use("ann", "I-5", "swift")
    for _ in range(2):
        assert {m["do"] for m in t.legal("ann")} == {"take_cube"}
        for word in ("done", "decline", "pass"):
            assert t.why("ann", do=word) == ("not-now", "FLOW-1", {"step": "two_cubes"})
        t.play("ann", **t.legal("ann")[0])
    assert sum(t.resources("swift").values()) == 2


@rule("ACT-10", "Q-83")
def test_q83_appeal_managers_and_automation_are_not_optional():
    t = acting(people={"ann": row("I-12"), "bob": row("I-8")}, swift={"appeal": 9})
    t.use("ann", "I-8", "swift")
    assert t.appeal("swift") == 11
    assert t.legal("ann") == [{"do": "take_bonus"}, {"do": "take_cash"}]
    t = acting(people={"ann": row("I-12")}, swift={"factories": [{"workers": 1}, {"workers": 1}]})
    t.use("ann", "I-12", "swift")
    assert {m["do"] for m in t.legal("ann")} == {"automate"}
    t = acting(people={"ann": row("I-9")})
    t.use("ann", "I-9", "swift")
    assert {m["do"] for m in t.legal("ann")} == {"put_manager"}


@rule("ACT-11", "Q-53")
@pytest.mark.parametrize(
    ("building", "left", "paid"),
    [
        ("I-2", {}, 0),  # no cubes in Haymarket
        ("I-5", {}, 10),
        ("I-9", {"factories": [{"managers": 1}, {"managers": 1}]}, 20),
        ("I-10", {"salespeople": 2}, 20),
        ("I-8", {"appeal": 16}, 30),
        ("hire_manager", {"factories": [{"managers": 1}, {"managers": 1}]}, 60),
        ("hire_salesperson", {"salespeople": 2}, 70),
    ],
)
def test_q53_a_placement_is_legal_even_if_it_has_no_effect(building, left, paid):
    others = {"elgin": {"director": 2, "value": 40}, "doggett": {"director": 3, "value": 40}}
    people = {"bob": row(building)} if building.startswith("I-") else {}
    t = acting(4, people=people, swift=left, companies=others)
    before = t.company("swift")
    t.use("ann", building, "swift")
    assert t.treasury("swift") == 200 - paid
    assert t.awaited == ["bob"]
    assert t.company("swift") == {**before, "treasury": 200 - paid}


@rule("ACT-11")
def test_act11_a_building_in_a_hand_or_a_stack_is_not_usable():
    t = acting(people={"ann": {**row("I-8"), "hand": ["I-11"]}})
    for building in ("I-11", "II-1", "III-1"):
        r = t.refusal("ann", **using(building, "swift"))
        assert (r.code, r.rule) == ("building-not-built", "ACT-11")
        assert r.facts == {"space": building}


@rule("ACT-12")
@pytest.mark.parametrize(
    ("space", "company", "code", "deciding", "facts"),
    [
        ("job_market", "swift", "no-worker-space", "ACT-21", {}),
        ("extra_dividends", "swift", "dividend-short", "ACT-41", {"have": 99, "cost": 100}),
        ("I-12", "swift", "cannot-automate", "ACT-54", {}),
        ("II-16", "swift", "cannot-automate-two", "ACT-55", {"possible": 0}),
        ("hire_salesperson", "american_flyer", "flyer-bars-salespeople", "CO-AMFLYER-6", {}),
        ("hire_salesperson", "quaker_oats", "quaker-bars-salespeople", "CO-QUAKER-5", {}),
        ("I-12", "american_flyer", "cannot-automate", "ACT-54", {}),
        ("II-1", "quaker_oats", "quaker-bars-cubes", "CO-QUAKER-6", {}),
    ],
)
def test_act12_forbidden_placements(space, company, code, deciding, facts):
    automated = {"factories": [{"automated": 2}, {"automated": 3}], "treasury": 99}
    special = {
        "american_flyer": {"director": 0, "value": 40, "treasury": 500},
        "quaker_oats": {"director": 0, "value": 40, "treasury": 500},
        "elgin": {"director": 2, "value": 40},
        "doggett": {"director": 3, "value": 40},
    }
    t = acting(
        4,
        decade=3,
        special_companies=["american_flyer", "quaker_oats"],
        companies=special,
        swift=automated,
        people={"bob": row("I-12", "II-16", "II-1")},
        board={"haymarket": {"livestock": 2, "steel": 2}},
    )
    assert t.why("ann", **using(space, company)) == (code, deciding, {"company": company, **facts})
    assert t.why("ann", **using("purchase_asset", company)) == ("no-asset-on-display", "ACT-31", {})


@rule("ACT-13")
def test_act13_payment_comes_before_the_effect():
    people = {"bob": row("I-8")}
    t = acting(swift={"appeal": 9, "treasury": 30}, people=people)
    t.use("ann", "I-8", "swift")
    kinds = [e["event"] for e in t.events()]
    assert kinds.index("paid") < kinds.index("appeal_moved")
    # the $25 of the bonus at 11 cannot help to pay
    t = acting(swift={"appeal": 9, "treasury": 29}, people=people)
    r = t.refusal("ann", **using("I-8", "swift"))
    assert (r.code, r.facts["have"], r.facts["cost"]) == ("treasury-short", 29, 30)


# --- there is always a legal move ----------------------------------------------------------------


@rule("ACT-14", "Q-173", "ACT-24")
def test_q173_a_penniless_company_can_always_raise_funds():
    people = {"ann": row("I-8"), "bob": row("I-9")}
    t = acting(swift={"treasury": 0}, libby={"treasury": 0}, people=people)
    only = [using("fundraising_40", "swift")]
    assert t.legal("ann") == only
    t.play("ann", **only[0])
    assert t.treasury("swift") == 40
    only = [using("fundraising_40", "libby")]
    assert t.legal("bob") == only
    t.play("bob", **only[0])
    assert t.treasury("libby") == 40
    assert t.can("ann", **using("fundraising_40", "swift"))


# --- players without a company -------------------------------------------------------------------


@rule("ACT-15", "Q-55")
def test_q55_a_player_without_a_company_takes_25_for_every_partner():
    t = acting(3, people={"cat": {"reserved_partner": "waiting"}}, cash=[500, 500, 0])
    assert t.player("cat")["partners"] == 2
    acted = []
    while t.phase == "action":
        (name,) = t.awaited
        acted.append(name)
        company = {"ann": "swift", "bob": "libby"}[name]
        t.use(name, "fundraising_40", company)
        if name == "bob" and len(acted) == 2:  # cat's first turn follows bob's
            assert t.cash("cat") == 25
            assert t.told("paid")[-1] == ("bank", "seat_2", 25, "bank_pool")
            assert {
                "event": "partner_moved",
                "seat": 2,
                "origin": "hand",
                "target": "bank_pool",
            } in t.events()
    assert "cat" not in acted
    assert t.cash("cat") == 50
    assert t.board["bank_buildings"]["bank_pool"] == [0, 0, 2]
    assert t.player("cat")["partners"] == 0
