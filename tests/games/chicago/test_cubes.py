"""Section 4.7: resources, Haymarket, trades."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import BadMove
from printed import KINDS
from table import rule, table

CHAIN = {space: {"livestock": 1, "steel": 1, "wood": 1, "coal": 1} for space in ("10", "20", "30")}
IDENTICAL, DIFFERENT, NAMED = "I-4", "I-5", "I-1"  # NAMED: 1 Wood, 1 Steel


def taking(building, haymarket, **facts):
    """Four players; ann uses one of her own Buildings for Swift; the Supply Chain is full."""
    swift = {"director": 0, "value": 100, "treasury": 100, **facts}
    t = table(
        4,
        phase="action",
        people={"ann": {"row": [{"building": building}]}},
        companies={"swift": swift, "libby": {"director": 1, "value": 100, "treasury": 100}},
        board={"haymarket": haymarket, "chain": CHAIN},
    )
    return t.use("ann", building, "swift")


def kinds(t, do="take_cube"):
    return [move["resource"] for move in t.legal("ann", do=do)]


def elsewhere(t):
    """The cubes in the Supply Chain and the bag."""
    return {"chain": t.board["chain"], "bag": t.board["bag"]}


@rule("RES-1", "RES-8")
def test_res1_the_kinds_are_livestock_steel_wood_and_coal():
    swift = {"director": 0, "value": 100, "treasury": 20, "assets": ["chief_of_rd"]}
    haymarket = dict.fromkeys(KINDS, 1)
    t = table(
        2, phase="action", chiefs=True, companies={"swift": swift}, board={"haymarket": haymarket}
    )
    t.activate("ann", "chief_of_rd")
    assert kinds(t) == KINDS
    with pytest.raises(BadMove):
        t.take("ann", "gold")


@rule("RES-2")
def test_res2_any_number_of_cubes_and_goods_is_kept_between_decades():
    hoard = {"livestock": 20, "steel": 18, "wood": 7}
    swift = {"director": 0, "value": 100, "resources": hoard, "goods": 30}
    board = {"chain": {space: {"coal": 2} for space in ("10", "20", "30", "x")}}
    t = table(2, phase="operating", companies={"swift": swift}, board=board)
    while t.phase == "operating":
        t.play("ann", do="withhold" if t.asked == "payout" else "done")
    assert (t.decade, t.phase) == (2, "stock")
    assert t.resources("swift") == hoard
    assert t.goods("swift") == 30


@rule("RES-3", "RES-4")
@pytest.mark.parametrize("building", [NAMED, IDENTICAL, DIFFERENT])
def test_res3_a_building_gives_nothing_when_haymarket_is_empty(building):
    before = taking(building, {"steel": 2, "wood": 2})
    t = taking(building, {})
    assert t.resources("swift") == {}
    assert t.board["chain"] == before.board["chain"]
    assert t.events("cubes_moved") == []
    assert t.awaited == ["bob"]


@rule("RES-3")
def test_res3_an_asset_takes_its_cubes_from_haymarket_only():
    swift = {"director": 0, "value": 100, "treasury": 20, "assets": ["cincinnati_steel"]}
    board = {"haymarket": {"steel": 3}, "chain": CHAIN}
    t = table(2, phase="action", companies={"swift": swift}, board=board)
    before = elsewhere(t)
    t.activate("ann", "cincinnati_steel")
    assert t.resources("swift") == {"steel": 2}
    assert t.haymarket() == {"steel": 1}
    assert elsewhere(t) == before


@rule("RES-3", "RES-5")
def test_res3_a_manager_takes_cubes_from_haymarket_only():
    # Brunswick 1: 2 Wood and 1 Steel; its Manager takes two cubes of choice
    brunswick = {
        "director": 0,
        "value": 100,
        "factories": [{"workers": 1, "managers": 1}],
        "resources": {"wood": 2, "steel": 1},
    }
    t = table(2, phase="operating", companies={"brunswick": brunswick}, board={"chain": CHAIN})
    before = elsewhere(t)
    t.run("1")
    assert t.haymarket() == {"wood": 2, "steel": 1}  # RES-5: what the factory used
    assert kinds(t) == ["steel", "wood"]
    r = t.refusal("ann", do="take_cube", resource="coal")
    assert (r.code, r.rule) == ("not-in-haymarket", "RES-8")
    assert r.facts == {"resource": "coal"}
    t.take("ann", "steel")
    # Steel is gone; two Wood are left, and one of them is taken without a question
    assert t.resources("brunswick") == {"steel": 1, "wood": 1}
    assert t.haymarket() == {"wood": 1}
    assert elsewhere(t) == before


@rule("RES-4")
def test_res4_a_missing_cube_is_not_received_and_nothing_is_owed():
    t = taking(NAMED, {"steel": 1, "coal": 2})
    assert t.resources("swift") == {"steel": 1}
    assert t.haymarket() == {"coal": 2}
    assert t.treasury("swift") == 100  # the bank paid the owner; nobody paid the company
    assert t.cash("ann") == 520


@rule("RES-5")
def test_res5_the_inputs_of_a_factory_go_to_haymarket():
    swift = {
        "director": 0,
        "value": 100,
        "factories": [{"workers": 2}, {"workers": 3}],
        "resources": {"steel": 4, "livestock": 3},
    }
    t = table(2, phase="operating", companies={"swift": swift}, board={"haymarket": {"coal": 1}})
    t.play("ann", do="done")  # no trade, no purchase
    t.run("1")  # 1 Steel, 1 Livestock
    assert t.haymarket() == {"coal": 1, "livestock": 1, "steel": 1}
    t.run("2")  # 2 Steel, 1 Livestock
    assert t.haymarket() == {"coal": 1, "livestock": 2, "steel": 3}
    assert t.resources("swift") == {"steel": 1, "livestock": 1}


@rule("RES-5")
def test_res5_schwinns_steel_goes_to_haymarket():
    schwinn = {"director": 0, "value": 100, "treasury": 60, "resources": {"steel": 3}}
    t = table(2, phase="action", special_companies=["schwinn"], companies={"schwinn": schwinn})
    t.use("ann", "hire_manager", "schwinn")
    t.play("ann", do="spend_steel")
    assert t.haymarket() == {"steel": 2}
    assert t.resources("schwinn") == {"steel": 1}


@rule("RES-6", "Q-62")
def test_res6_two_identical_must_be_of_a_kind_that_has_two():
    t = taking(IDENTICAL, {"livestock": 1, "steel": 2, "coal": 3})
    assert kinds(t) == ["steel", "coal"]
    r = t.refusal("ann", do="take_cube", resource="livestock")
    assert (r.code, r.rule) == ("two-if-possible", "RES-6")
    assert r.facts == {"resource": "livestock", "there": 1}
    assert t.why("ann", do="done") == ("not-now", "FLOW-1", {"step": "two_cubes"})
    t.take("ann", "coal")
    assert t.resources("swift") == {"coal": 2}
    assert t.haymarket() == {"livestock": 1, "steel": 2, "coal": 1}


@rule("RES-6", "Q-62")
def test_res6_if_no_kind_has_two_one_cube_of_any_kind_is_taken():
    t = taking(IDENTICAL, {"livestock": 1, "wood": 1})
    assert kinds(t) == ["livestock", "wood"]
    t.take("ann", "livestock")
    assert t.resources("swift") == {"livestock": 1}
    assert t.haymarket() == {"wood": 1}


@rule("RES-6")
def test_res6_the_only_possible_kind_is_taken_at_once():
    t = taking(IDENTICAL, {"livestock": 1, "wood": 2})
    assert t.resources("swift") == {"wood": 2}
    t = taking(IDENTICAL, {"wood": 1})
    assert t.resources("swift") == {"wood": 1}


@rule("RES-7", "Q-62")
def test_res7_two_different_must_be_of_two_kinds():
    t = taking(DIFFERENT, {"livestock": 5, "steel": 1, "coal": 1})
    assert kinds(t) == ["livestock", "steel", "coal"]
    t.take("ann", "livestock")
    assert kinds(t) == ["steel", "coal"]
    r = t.refusal("ann", do="take_cube", resource="livestock")
    assert (r.code, r.rule) == ("take-another-kind", "RES-7")
    assert r.facts == {"resource": "livestock"}
    assert t.why("ann", do="done") == ("not-now", "FLOW-1", {"step": "two_cubes"})
    t.take("ann", "coal")
    assert t.resources("swift") == {"livestock": 1, "coal": 1}


@rule("RES-7", "Q-62")
def test_res7_with_two_kinds_both_are_taken_and_with_one_kind_one_cube():
    t = taking(DIFFERENT, {"livestock": 5, "coal": 1})
    assert t.resources("swift") == {"livestock": 1, "coal": 1}
    t = taking(DIFFERENT, {"livestock": 5})
    assert t.resources("swift") == {"livestock": 1}
    assert t.haymarket() == {"livestock": 4}


@rule("RES-8")
def test_res8_a_resource_of_choice_is_any_cube_in_haymarket_at_that_moment():
    # Fairbank 1 uses 2 Coal; its Manager (Appeal +1, one cube) may take one of them back
    fairbank = {
        "director": 0,
        "value": 100,
        "appeal": 3,
        "factories": [{"workers": 1, "managers": 1}],
        "resources": {"coal": 2},
    }
    board = {"haymarket": {"wood": 1}}
    t = table(2, phase="operating", companies={"fairbank": fairbank}, board=board)
    t.play("ann", do="done")
    t.run("1")
    assert kinds(t) == ["wood", "coal"]
    t.take("ann", "coal")
    assert t.resources("fairbank") == {"coal": 1}


def trading(phase="action", haymarket=None, **facts):
    """ann directs Swift with cubes to trade, and Elgin without."""
    own = {"director": 0, "value": 100}
    companies = {
        "swift": {**own, "appeal": 4, "resources": {"coal": 4, "wood": 1}, **facts},
        "elgin": {**own, "appeal": 2, "resources": {"wood": 1}},
        "libby": {"director": 1, "value": 100, "resources": {"steel": 2}},
    }
    haymarket = haymarket if haymarket is not None else {"livestock": 1, "steel": 1, "coal": 1}
    return table(2, phase=phase, companies=companies, board={"haymarket": haymarket})


def swap(give, take, company="swift"):
    return {"do": "trade", "company": company, "give": give, "take": take}


@rule("TRADE-1")
def test_trade1_two_cubes_of_one_kind_for_one_of_another_kind():
    t = trading()
    t.play("ann", **swap("coal", "livestock"))
    assert t.resources("swift") == {"livestock": 1, "wood": 1, "coal": 2}
    assert t.haymarket() == {"steel": 1, "coal": 3}
    assert t.events() == [
        {
            "event": "cubes_moved",
            "resource": "coal",
            "origin": "swift",
            "target": "haymarket",
            "count": 2,
        },
        {
            "event": "cubes_moved",
            "resource": "livestock",
            "origin": "haymarket",
            "target": "swift",
            "count": 1,
        },
    ]


@rule("TRADE-1", "Q-61")
def test_trade1_the_same_kind_cannot_be_taken_back():
    t = trading()  # Coal is already in Haymarket, and still it can't be taken
    assert t.why("ann", **swap("coal", "coal")) == ("trade-same", "TRADE-1", {"resource": "coal"})


@rule("TRADE-1")
def test_trade1_needs_two_of_a_kind_and_a_cube_in_haymarket():
    t = trading()
    r = t.refusal("ann", **swap("wood", "steel"))
    assert (r.code, r.rule) == ("trade-needs-two", "TRADE-1")
    assert r.facts == {"resource": "wood", "have": 1}
    r = t.refusal("ann", **swap("coal", "wood"))
    assert (r.code, r.facts) == ("not-in-haymarket", {"resource": "wood"})


@rule("TRADE-2")
def test_trade2_any_number_of_trades():
    t = trading()
    t.play("ann", **swap("coal", "livestock"))
    t.play("ann", **swap("coal", "steel"))
    assert t.resources("swift") == {"livestock": 1, "steel": 1, "wood": 1}
    assert t.haymarket() == {"coal": 5}


@rule("TRADE-2")
def test_trade2_the_cubes_belong_to_one_company():
    t = trading()
    # one Wood at Swift and one at Elgin don't count as two
    for company in ("swift", "elgin"):
        r = t.refusal("ann", **swap("wood", "steel", company))
        assert (r.code, r.facts) == ("trade-needs-two", {"resource": "wood", "have": 1})
    t.play("ann", **swap("coal", "steel"))
    assert t.resources("elgin") == {"wood": 1}


@rule("TRADE-3", "FREE-1")
def test_trade3_in_the_players_action_turn_before_and_after_the_action():
    t = trading()
    t.play("ann", **swap("coal", "steel"))
    t.use("ann", "fundraising_40", "elgin")
    t.play("ann", **swap("coal", "livestock"))
    # nothing is left to trade: her turn is over
    assert t.awaited == ["bob"]
    assert t.resources("swift") == {"livestock": 1, "steel": 1, "wood": 1}


@rule("TRADE-3", "FREE-1")
def test_trade3_only_for_the_players_own_companies():
    t = trading()
    r = t.refusal("ann", **swap("steel", "coal", "libby"))
    assert (r.code, r.facts) == ("not-director", {"company": "libby"})
    r = t.refusal("bob", **swap("steel", "coal", "libby"))
    assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")


@rule("TRADE-3", "FREE-3")
@pytest.mark.parametrize(
    ("phase", "why"),
    [
        ("stock", ("no-free-actions", "FREE-3", {})),
        ("building", ("not-now", "FLOW-1", {"step": "build"})),
    ],
)
def test_trade3_not_in_the_stock_or_building_phase(phase, why):
    t = trading(phase=phase)
    assert t.legal("ann", do="trade") == []
    r = t.refusal("ann", **swap("coal", "steel"))
    assert (r.code, r.rule, r.facts) == why


@rule("TRADE-3", "FREE-2")
def test_trade3_in_an_operating_turn_only_for_the_operating_company():
    t = trading(phase="operating")  # Swift operates first
    t.play("ann", **swap("coal", "steel"))
    assert t.resources("swift") == {"steel": 1, "wood": 1, "coal": 2}
    r = t.refusal("ann", **swap("wood", "coal", "elgin"))
    assert (r.code, r.rule, r.facts) == ("not-this-company", "FREE-2", {"company": "elgin"})
