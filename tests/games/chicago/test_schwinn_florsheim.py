"""Section 14: Arnold, Schwinn & Co. and Florsheim Shoes."""

from __future__ import annotations

import pytest

from table import beside, directing, new_game, rule, table

# Spaces that give Managers, and what the company pays (DATA-BANK, DATA-BUILDING).
MANAGER_SPACES = {"hire_manager": 60, "I-9": 20, "II-9": 30, "II-10": 60, "III-7": 40}
OPERATIONS = "chief_of_operations"


def at(phase, company, charter, **words):
    """Ann directs one special company, bob Libby."""
    return directing(company, {"appeal": 8, **charter}, phase=phase, **words)


def schwinn_beside(space, **words):
    """Ann is to act for Schwinn; the Building is in bob's row."""
    options = {key: words.pop(key) for key in ("board", "chiefs", "operating") if key in words}
    charter = {"appeal": 8, "treasury": 100, **words}
    return beside(space, "schwinn", charter, **options)


# --- CO-SCHWINN-1 --------------------------------------------------------------------------------


@rule("CO-SCHWINN-1", "Q-157", "Q-53", "DEC-25")
@pytest.mark.parametrize("space", MANAGER_SPACES)
def test_schwinn1_a_space_that_gives_managers_may_be_used_but_gives_none(space):
    t = schwinn_beside(space, resources={"steel": 1}).use("ann", space, "schwinn")
    # With less than 2 Steel nothing is offered in their place.
    assert t.is_turn_of("bob")
    assert t.managers("schwinn") == [0, 0]
    assert t.treasury("schwinn") == 100 - MANAGER_SPACES[space]
    assert t.goods("schwinn") == 0


@rule("CO-SCHWINN-1", "ACT-47")
def test_schwinn1_of_a_worker_and_a_manager_it_gets_the_worker():
    t = schwinn_beside("III-9").use("ann", "III-9", "schwinn")
    t.play("ann", do="put_worker", factory="2")
    assert t.workers("schwinn") == [0, 1]
    assert t.managers("schwinn") == [0, 0]
    assert t.is_turn_of("bob")


@rule("CO-SCHWINN-1", "ASSET-18")
def test_schwinn1_chief_of_operations_gives_no_manager():
    t = schwinn_beside("hire_manager", assets=[OPERATIONS], chiefs=True)
    t.activate("ann", OPERATIONS).play("ann", do="take_manager")
    assert t.managers("schwinn") == [0, 0]
    assert t.treasury("schwinn") == 80
    assert t.asked == "action_turn"


# --- CO-SCHWINN-2 --------------------------------------------------------------------------------


@rule("CO-SCHWINN-2", "Q-157", "DEC-25", "RES-5")
@pytest.mark.parametrize("space", MANAGER_SPACES)
def test_schwinn2_two_steel_in_place_of_a_manager_bring_two_goods_and_three_appeal(space):
    t = schwinn_beside(space, resources={"steel": 3}, appeal=4).use("ann", space, "schwinn")
    assert (t.asked, t.awaited) == ("steel_offer", ["ann"])
    assert t.legal("ann") == [{"do": "decline"}, {"do": "spend_steel"}]
    t.play("ann", do="spend_steel")
    assert t.resources("schwinn") == {"steel": 1}
    assert t.haymarket() == {"steel": 2}
    assert t.goods("schwinn") == 2
    assert t.appeal("schwinn") == 7
    # Spaces 5 and 7 were reached: a Salesperson or $25; automation is impossible, so $25.
    assert (t.asked, t.awaited) == ("bonus", ["ann"])
    t.play("ann", do="take_bonus")
    assert t.salespeople("schwinn") == 1
    assert t.treasury("schwinn") == 100 - MANAGER_SPACES[space] + 25
    assert t.managers("schwinn") == [0, 0]
    assert t.is_turn_of("bob")  # of two Managers the other one is lost


@rule("CO-SCHWINN-2", "Q-157", "DEC-25")
@pytest.mark.parametrize("space", ["hire_manager", "II-10"])
def test_schwinn2_the_replacement_may_be_declined_once_for_all_managers_of_the_action(space):
    t = schwinn_beside(space, resources={"steel": 4}).use("ann", space, "schwinn")
    t.play("ann", do="decline")
    assert t.resources("schwinn") == {"steel": 4}
    assert t.goods("schwinn") == 0
    assert t.appeal("schwinn") == 8
    assert t.is_turn_of("bob")
    assert t.position["operating"]["steel_spent"] is False


@rule("CO-SCHWINN-2", "Q-157", "DEC-25")
def test_schwinn2_it_is_offered_once_per_decade():
    t = schwinn_beside("I-9", resources={"steel": 2}, operating={"steel_spent": True})
    t.use("ann", "I-9", "schwinn")
    assert t.is_turn_of("bob")
    assert t.resources("schwinn") == {"steel": 2}
    assert t.managers("schwinn") == [0, 0]


@rule("CO-SCHWINN-2", "DEC-25")
def test_schwinn2_after_a_use_in_the_action_phase_none_is_left_for_another_manager():
    t = schwinn_beside(
        "I-9", resources={"steel": 4}, assets=[OPERATIONS], chiefs=True, treasury=200
    )
    t.use("ann", "I-9", "schwinn").play("ann", do="spend_steel")
    while t.asked == "bonus":
        t.play("ann", do="take_cash")
    t.activate("ann", OPERATIONS).play("ann", do="take_manager")
    assert t.asked != "steel_offer"
    assert t.goods("schwinn") == 2
    assert t.managers("schwinn") == [0, 0]


@rule("CO-SCHWINN-2")
def test_schwinn2_it_comes_back_in_the_next_decade():
    t = at("cleanup", "schwinn", {}, operating={"steel_spent": True})
    assert (t.decade, t.phase) == (2, "stock")
    assert t.position["operating"]["steel_spent"] is False


@rule("CO-SCHWINN-2", "Q-102", "OPS-41")
def test_schwinn2_in_the_operating_turn_its_goods_can_be_sold_but_are_not_a_factory_run():
    charter = {"resources": {"steel": 2}, "assets": [OPERATIONS], "treasury": 20, "appeal": 11}
    t = at("operating", "schwinn", charter, chiefs=True)
    t.activate("ann", OPERATIONS).play("ann", do="take_manager")
    t.play("ann", do="spend_steel")
    assert t.appeal("schwinn") == 14
    t.play("ann", do="take_bonus")  # Appeal 13: a step up, from $50 to $60
    assert t.value("schwinn") == 60
    # One resource of choice follows; only the Steel just spent is in Haymarket.
    assert t.resources("schwinn") == {"steel": 1}
    for _ in range(2):
        t.sell_goods("bonus_20")
    # 2 x $50 must be withheld, which costs a step.
    assert t.treasury("schwinn") == 100
    assert t.value("schwinn") == 50
    assert t.cash("ann") == 500


@rule("CO-SCHWINN-2", "ACT-56", "DEC-25")
def test_schwinn2_the_steel_must_be_available_before_the_chiefs_own_resource():
    t = schwinn_beside(
        "hire_manager",
        resources={"steel": 1},
        assets=[OPERATIONS],
        chiefs=True,
        board={"haymarket": {"steel": 1}},
    )
    t.activate("ann", OPERATIONS).play("ann", do="take_manager")
    assert t.asked == "action_turn"
    assert t.resources("schwinn") == {"steel": 2}
    assert t.goods("schwinn") == 0


@rule("CO-SCHWINN-2", "OPS-17", "VAR-CHAIN-4")
def test_schwinn2_steel_bought_in_production_from_the_overlay_serves_the_replacement():
    charter = {"assets": [OPERATIONS], "treasury": 60}
    t = at(
        "operating",
        "schwinn",
        charter,
        chiefs=True,
        advanced_chain=True,
        relaxed_purchasing=True,
        board={"overlay": {"steel": [8, 9]}},
    )
    t.upto("production")
    for column in (8, 9):
        t.play("ann", do="buy_overlay_cube", resource="steel", column=column)
    t.activate("ann", OPERATIONS).play("ann", do="take_manager")
    t.play("ann", do="spend_steel")
    assert t.goods("schwinn") == 2
    assert t.appeal("schwinn") == 11


@rule("CO-SCHWINN-2", "DEC-25")
def test_schwinn2_a_salesperson_is_not_replaced():
    t = schwinn_beside("hire_salesperson", resources={"steel": 2})
    t.use("ann", "hire_salesperson", "schwinn")
    assert t.salespeople("schwinn") == 1
    assert t.is_turn_of("bob")


@rule("CO-SCHWINN-2")
def test_schwinn2_other_companies_lack_this_power():
    swift = {"director": 0, "value": 50, "treasury": 60, "resources": {"steel": 2}}
    t = table(phase="action", companies={"swift": swift})
    t.use("ann", "hire_manager", "swift").play("ann", do="put_manager", factory="1")
    assert t.managers("swift") == [1, 0]
    assert t.resources("swift") == {"steel": 2}


@rule("Q-7", "CO-SCHWINN-1")
def test_q7_schwinn_and_florsheim_as_starting_companies():
    t = new_game(special_companies=["schwinn", "florsheim"])
    for company, tokens in (("schwinn", [2, 2]), ("florsheim", [2, 2, 3])):
        (name,) = t.awaited
        t.play(name, do="found", company=company, value="40")
        assert t.player(name)["reserved_partner"] == company
        assert [e["count"] for e in t.events("tokens_placed")] == tokens


# --- CO-FLORSHEIM-1 ------------------------------------------------------------------------------

# house-values.toml: the inputs of the three factories together.
INPUTS = [
    {"coal": 1, "livestock": 1},
    {"steel": 1, "livestock": 1, "wood": 1},
    {"livestock": 2, "steel": 1, "coal": 1},
]
ALL_INPUTS = {"coal": 2, "livestock": 4, "steel": 2, "wood": 1}


def florsheim(*factories, **facts):
    """A charter with (Workers, tokens, Managers) in its factories of 2, 2 and 3 spaces."""
    words = ("workers", "automated", "managers")
    return {"factories": [dict(zip(words, f, strict=True)) for f in factories], **facts}


@rule("CO-FLORSHEIM-1", "EX-61")
def test_ex61_fully_automated_it_produces_ten_goods():
    charter = florsheim((0, 2, 0), (0, 2, 0), (0, 3, 0), resources=ALL_INPUTS)
    t = at("operating", "florsheim", charter)
    made = []
    for factory in ("1", "2", "3"):
        t.run(factory)
        made += [e["goods"] for e in t.events("factory_ran")]
    assert len(made) == 3
    assert sum(made) == 10
    assert t.goods("florsheim") == 10


@rule("CO-FLORSHEIM-1", "OPS-32")
def test_florsheim1_its_reserved_partner_needs_all_three_factories():
    for ran, freed in ((["1", "2"], False), (["1", "2", "3"], True)):
        charter = florsheim((2, 0, 0), (2, 0, 0), (3, 0, 0), resources=ALL_INPUTS)
        people = {"ann": {"reserved_partner": "florsheim"}}
        t = at("operating", "florsheim", charter, people=people).run(*ran).upto("sales")
        assert (t.player("ann")["reserved_partner"] == "gained") is freed


# --- CO-FLORSHEIM-2 ------------------------------------------------------------------------------


@rule("CO-FLORSHEIM-2", "MGR-6", "DEC-12")
def test_florsheim2_the_first_manager_automates_a_worker_of_any_factory():
    charter = florsheim((2, 0, 1), (1, 0, 0), (0, 3, 0), resources=INPUTS[0])
    t = at("operating", "florsheim", charter).run("1")
    assert (t.asked, t.awaited) == ("automation", ["ann"])
    assert t.legal("ann") == [
        {"do": "automate", "factory": "1"},
        {"do": "automate", "factory": "2"},
    ]
    t.play("ann", do="automate", factory="2")
    # The Worker must stay, and the only free space is in factory 2.
    assert t.spaces("florsheim") == [(2, 0), (1, 1), (0, 3)]


@rule("CO-FLORSHEIM-2", "MGR-6", "DATA-SPECIAL", "DATA-14")
def test_florsheim2_the_last_manager_does_the_same_and_the_middle_one_does_not():
    charter = florsheim((0, 2, 0), (0, 2, 1), (3, 0, 1), resources=ALL_INPUTS, appeal=9)
    t = at("operating", "florsheim", charter).run("1", "2")
    # house-values.toml: the Manager of factory 2 gives Appeal +1 and a resource.
    assert t.appeal("florsheim") == 10
    assert t.asked == "cubes"
    t.take("ann", "wood")
    assert t.spaces("florsheim") == [(0, 2), (0, 2), (3, 0)]
    t.run("3")
    assert t.spaces("florsheim") == [(0, 2), (0, 2), (2, 1)]
    assert t.board["job_market"] == 5  # no free space: to the Job Market
    assert t.goods("florsheim") == 3 + 3 + 3


@rule("CO-FLORSHEIM-2", "Q-161", "DEC-12")
def test_q161_with_nothing_to_automate_the_bonus_is_skipped():
    charter = florsheim((0, 2, 1), (0, 2, 0), (0, 0, 0), resources=INPUTS[0])
    t = at("operating", "florsheim", charter).run("1")
    assert t.spaces("florsheim") == [(0, 2), (0, 2), (0, 0)]
    assert t.asked == "sales"
    assert t.treasury("florsheim") == 0


@rule("CO-FLORSHEIM-2", "Q-167")
def test_q167_a_factory_automated_by_its_own_run_makes_no_extra_good_this_turn():
    charter = florsheim((1, 1, 1), (0, 2, 0), (0, 3, 0), resources=INPUTS[0])
    t = at("operating", "florsheim", charter).run("1")
    assert t.spaces("florsheim")[0] == (0, 2)
    assert t.goods("florsheim") == 2


@rule("CO-FLORSHEIM-2", "Q-166", "AUTO-5")
def test_q166_a_worker_relocated_by_mechanical_insight_completes_the_next_factory():
    resources = {"coal": 1, "livestock": 2, "steel": 1, "wood": 1}
    charter = florsheim((2, 0, 1), (1, 0, 0), (0, 3, 0), resources=resources)
    t = at("operating", "florsheim", charter).run("1")
    t.play("ann", do="automate", factory="1")
    assert t.spaces("florsheim") == [(1, 1), (2, 0), (0, 3)]
    t.run("2")
    assert t.goods("florsheim") == 2 + 2


@rule("CO-FLORSHEIM-2", "DEC-12", "AUTO-5")
def test_florsheim2_the_director_chooses_where_the_automated_worker_goes():
    charter = florsheim((2, 0, 1), (1, 0, 0), (1, 0, 0), resources=INPUTS[0])
    t = at("operating", "florsheim", charter).run("1")
    t.play("ann", do="automate", factory="1")
    assert (t.asked, t.awaited) == ("workers", ["ann"])
    assert t.legal("ann") == [
        {"do": "put_worker", "factory": "2"},
        {"do": "put_worker", "factory": "3"},
    ]
    t.play("ann", do="put_worker", factory="3")
    assert t.spaces("florsheim") == [(1, 1), (1, 0), (2, 0)]
