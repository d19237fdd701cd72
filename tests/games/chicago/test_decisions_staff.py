"""Section 15: decisions about bonuses and staff (DEC-10 to DEC-12, DEC-26, DEC-27)."""

from __future__ import annotations

import pytest

from table import beside, rule, table

CRACKER = "cracker_jack"
BONUS_OR_CASH = [{"do": "take_bonus"}, {"do": "take_cash"}]


def factories(do, *numbers):
    return [{"do": do, "factory": number} for number in numbers]


# --- DEC-10 --------------------------------------------------------------------------------------

# APP-1: the bonus spaces, and a charter that can receive each bonus.
BONUSES = {
    3: {"factories": [{"workers": 2}, {"workers": 2}]},
    5: {},
    7: {"factories": [{"workers": 1}, {"automated": 3}]},
    9: {},
    11: {},
    13: {},
    15: {},
    16: {},
}


def advertise(appeal, charter, **words):
    t = beside("I-9", "swift", {"treasury": 20, **charter, "appeal": appeal - 1}, **words)
    return t.use("ann", "advertising", "swift")


@rule("DEC-10", "APP-10")
@pytest.mark.parametrize("space", BONUSES)
def test_dec10_the_director_takes_the_bonus_or_25(space):
    t = advertise(space, BONUSES[space])
    assert t.asks("ann", "bonus") == BONUS_OR_CASH
    t.play("ann", do="take_cash")
    assert t.treasury("swift") == 25
    assert t.is_turn_of("bob")
    t = advertise(space, BONUSES[space]).play("ann", do="take_bonus")
    assert t.treasury("swift") == 0


@rule("DEC-10", "APP-11")
@pytest.mark.parametrize(
    ("space", "charter", "people"),
    [
        (3, {"factories": [{"workers": 2}, {"automated": 3}]}, {}),
        (5, {"salespeople": 2}, {}),
        (7, {"factories": [{"automated": 2}, {"automated": 3}]}, {}),
        (9, {}, {"ann": {"partner_on_appeal": False}}),
        (11, {"bonus_goods": 12}, {}),
        (13, {"value": 400}, {}),
        (15, {"bonus_goods": 12}, {}),
        (16, {"value": 400}, {}),
    ],
)
def test_dec10_a_bonus_that_cannot_be_received_pays_25_without_asking(space, charter, people):
    charter = {"director": 0, "value": 50, "treasury": 20, "appeal": space - 1, **charter}
    companies = {"swift": charter, "libby": {"director": 1, "value": 40, "appeal": 0}}
    t = table(2, phase="action", companies=companies, people=people)
    t.use("ann", "advertising", "swift")
    assert t.is_turn_of("bob")
    assert t.treasury("swift") == 25


@rule("DEC-10", "APP-14")
def test_dec10_the_worker_of_the_appeal_track_asks_for_its_space():
    t = advertise(3, {"factories": [{"workers": 1}, {"workers": 2}]}).play("ann", do="take_bonus")
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")


@rule("DEC-10", "APP-16")
def test_dec10_the_automation_of_the_appeal_track_asks_for_factory_and_relocation():
    t = advertise(7, {"factories": [{"workers": 1}, {"workers": 1}]}).play("ann", do="take_bonus")
    assert t.asks("ann", "automation") == factories("automate", "1", "2")
    t.play("ann", do="automate", factory="1")
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")


# --- DEC-11 --------------------------------------------------------------------------------------


@rule("DEC-11", "STAFF-2")
def test_dec11_a_manager_goes_to_any_factory_with_a_free_manager_space():
    charter = {"factories": [{}, {"managers": 1}, {}]}
    t = beside("I-9", "henderson", charter).use("ann", "I-9", "henderson")
    assert t.asks("ann", "managers") == factories("put_manager", "1", "3")
    r = t.refusal("ann", do="put_manager", factory="2")
    assert (r.code, r.rule) == ("manager-space-full", "STAFF-2")
    t.play("ann", do="put_manager", factory="3")
    assert t.managers("henderson") == [0, 1, 1]


@rule("DEC-11", "STAFF-4")
@pytest.mark.parametrize(
    ("building", "before", "after"),
    [
        ("I-9", [1, 0, 1], [1, 1, 1]),  # one space: it must go there
        ("I-9", [1, 1, 1], [1, 1, 1]),  # none: lost
        ("II-10", [0, 1, 0], [1, 1, 1]),  # two for two spaces
        ("II-10", [1, 1, 0], [1, 1, 1]),  # two for one space
    ],
)
def test_dec11_nothing_is_asked_if_the_managers_have_no_choice(building, before, after):
    charter = {"factories": [{"managers": n} for n in before]}
    t = beside(building, "henderson", charter).use("ann", building, "henderson")
    assert t.is_turn_of("bob")
    assert t.managers("henderson") == after


# --- DEC-12 --------------------------------------------------------------------------------------


@rule("DEC-12", "AUTO-1", "AUTO-5")
def test_dec12_first_the_factory_then_where_its_worker_goes():
    charter = {"factories": [{"workers": 1}, {"workers": 1}, {"workers": 1}]}
    t = beside("I-12", "henderson", charter).use("ann", "I-12", "henderson")
    assert t.asks("ann", "automation") == factories("automate", "1", "2", "3")
    t.play("ann", do="automate", factory="1")
    # Factories 1 and 3 are full; the only free space is in factory 2.
    assert t.is_turn_of("bob")
    assert t.workers("henderson") == [0, 2, 1]
    t = beside("I-12", CRACKER, {"factories": [{}, {"workers": 2}]}).use("ann", "I-12", CRACKER)
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")
    t.play("ann", do="put_worker", factory="1")
    assert t.workers(CRACKER) == [1, 1]
    assert [tokens for _, tokens in t.spaces(CRACKER)] == [0, 1]


@rule("DEC-12", "AUTO-6")
def test_dec12_without_a_free_space_the_worker_goes_to_the_job_market_without_asking():
    charter = {"factories": [{"workers": 1}, {"automated": 3}]}
    t = beside("I-12", CRACKER, charter).use("ann", "I-12", CRACKER)
    assert t.is_turn_of("bob")
    assert t.board["job_market"] == 5


@rule("DEC-12", "AUTO-7", "Q-79")
def test_dec12_with_two_workers_first_both_factories_then_the_spaces_for_both():
    charter = {"factories": [{"workers": 1}, {"workers": 1}, {"workers": 1}]}
    t = beside("II-16", "henderson", charter).use("ann", "II-16", "henderson")
    assert t.asks("ann", "automation") == factories("automate", "1", "2", "3")
    t.play("ann", do="automate", factory="3")
    assert t.asks("ann", "automation") == factories("automate", "1", "2")
    t.play("ann", do="automate", factory="1")
    # One free space (factory 2) for two Workers: nothing to ask, and the other one leaves.
    assert t.is_turn_of("bob")
    assert t.workers("henderson") == [0, 2, 0]
    assert t.board["job_market"] == 5


@rule("DEC-12", "AUTO-7")
def test_dec12_the_two_freed_workers_choose_their_spaces_one_by_one():
    # Both of Swift's Workers must be automated; three spaces are then free for the two.
    t = beside("II-16", "swift", {"factories": [{"workers": 1}, {"workers": 1}]})
    t.use("ann", "II-16", "swift")
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")
    t.play("ann", do="put_worker", factory="2")
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")
    t.play("ann", do="put_worker", factory="1")
    assert t.is_turn_of("bob")
    assert t.workers("swift") == [1, 1]
    assert [tokens for _, tokens in t.spaces("swift")] == [1, 1]
    assert t.board["job_market"] == 4


@rule("DEC-12", "AUTO-7")
def test_dec12_two_workers_for_the_last_two_spaces_are_not_asked():
    t = beside("II-16", "elgin", {"factories": [{"workers": 1}, {"workers": 1}]})
    t.use("ann", "II-16", "elgin")
    assert t.is_turn_of("bob")
    assert t.workers("elgin") == [1, 1]


# --- DEC-26 --------------------------------------------------------------------------------------

OPERATIONS = "chief_of_operations"


def with_chief(charter, **words):
    t = beside("I-9", "swift", {**charter, "assets": [OPERATIONS]}, chiefs=True, **words)
    return t.activate("ann", OPERATIONS)


@rule("DEC-26", "ASSET-18")
def test_dec26_chief_of_operations_offers_a_manager_or_a_salesperson():
    t = with_chief({})
    assert t.asks("ann", "staff_choice") == [{"do": "take_manager"}, {"do": "take_salesperson"}]
    t.play("ann", do="take_manager")
    assert t.asks("ann", "managers") == factories("put_manager", "1", "2")
    t = with_chief({}).play("ann", do="take_salesperson")
    assert t.salespeople("swift") == 1
    assert t.managers("swift") == [0, 0]


@rule("DEC-26")
def test_dec26_without_room_for_either_the_choice_is_not_asked():
    full = {"salespeople": 2, "factories": [{"managers": 1}, {"managers": 1}]}
    t = with_chief(full, board={"haymarket": {"coal": 1}})
    # Both answers would lead to the same position.
    assert t.asked == "action_turn"
    assert t.treasury("swift") == 180
    assert t.resources("swift") == {"coal": 1}


# --- DEC-27 --------------------------------------------------------------------------------------


@rule("DEC-27", "ACT-46")
def test_dec27_each_worker_gained_goes_to_any_free_worker_space():
    t = beside("II-13", "swift", {"factories": [{"workers": 1}, {}]}).use("ann", "II-13", "swift")
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")
    t.play("ann", do="put_worker", factory="1")
    assert t.is_turn_of("bob")  # the second one has only factory 2
    assert t.workers("swift") == [2, 1]


@rule("DEC-27", "ACT-47")
@pytest.mark.parametrize("building", ["III-9", "III-10"])
def test_dec27_also_the_worker_that_comes_with_a_manager_or_salesperson(building):
    charter = {"factories": [{"managers": 1}, {}]}  # the Manager has no choice
    t = beside(building, "swift", charter).use("ann", building, "swift")
    assert t.asks("ann", "workers") == factories("put_worker", "1", "2")


@rule("DEC-27", "STAFF-4")
@pytest.mark.parametrize(
    ("before", "after"), [([2, 1], [2, 3]), ([1, 2], [2, 3]), ([2, 2], [2, 3]), ([2, 3], [2, 3])]
)
def test_dec27_nothing_is_asked_if_the_workers_have_no_choice(before, after):
    charter = {"factories": [{"workers": n} for n in before]}
    t = beside("II-13", "swift", charter).use("ann", "II-13", "swift")
    assert t.is_turn_of("bob")
    assert t.workers("swift") == after
