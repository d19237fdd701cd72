"""Section 8.6: player buildings beyond the table: examples and rulings."""

from __future__ import annotations

from typing import Any

import pytest

from table import Table, rule, standing, table

OTHERS = {"libby": 0, "elgin": 2, "doggett": 3}


def beside(building: str, company: str = "swift", owner: str = "ann", **words: Any) -> Table:
    """A Building of ann's (or another player's); bob, who directs the company, is to act."""
    companies = {name: {"director": seat, "value": 40} for name, seat in OTHERS.items()}
    facts = {"value": 100, "treasury": 200, "appeal": 0, **words.pop("facts", {})}
    companies[company] = {"director": 1, **facts}
    words = {"companies": companies, "initiative": [1, 0, 2, 3], **words}
    return table(4, phase="action", **standing(building, owner), **words)


# --- resources -----------------------------------------------------------------------------------


@rule("EX-17", "ACT-38", "RES-4")
def test_ex17_a_missing_cube_is_not_received_but_the_rest_is():
    t = beside("III-4", owner="bob", board={"haymarket": {"wood": 3, "livestock": 2}})
    t.use("bob", "III-4", "swift")
    assert (t.treasury("swift"), t.cash("bob")) == (160, 540)
    assert t.resources("swift") == {"wood": 2}
    assert t.haymarket() == {"wood": 1, "livestock": 2}


@rule("ACT-38", "RES-4")
def test_act38_one_of_two_named_cubes_is_taken_if_only_one_is_available():
    t = beside("III-4", board={"haymarket": {"wood": 1, "coal": 5}}).use("bob", "III-4", "swift")
    assert t.resources("swift") == {"wood": 1, "coal": 1}


@rule("EX-18", "RES-6")
def test_ex18_green_pays_blue_10_and_takes_two_cubes_of_one_kind():
    t = beside("I-4", board={"haymarket": {"steel": 2, "coal": 3, "wood": 1}})
    t.use("bob", "I-4", "swift")
    assert (t.treasury("swift"), t.cash("ann")) == (190, 510)
    assert [m["resource"] for m in t.legal("bob", "take_cube")] == ["steel", "coal"]
    t.take("bob", "steel")
    assert t.resources("swift") == {"steel": 2}


# --- Goods ---------------------------------------------------------------------------------------


@rule("EX-15", "ACT-13", "ACT-39")
def test_ex15_spalding_pays_its_own_director_40_for_two_goods():
    t = beside("II-14", "spalding", owner="bob").use("bob", "II-14", "spalding")
    assert (t.treasury("spalding"), t.cash("bob")) == (160, 540)
    assert t.goods("spalding") == 2


@rule("EX-16", "ACT-39")
def test_ex16_the_company_pays_green_20_and_gets_one_good():
    t = beside("I-11", owner="bob").use("bob", "I-11", "swift")
    assert (t.treasury("swift"), t.cash("bob")) == (180, 520)
    assert t.goods("swift") == 1


@rule("ACT-39")
def test_act39_goods_need_no_resources_no_workers_and_trigger_no_manager():
    facts = {"factories": [{"managers": 1}, {"managers": 1}], "goods": 1}
    t = beside("III-11", facts=facts, board={"haymarket": {"coal": 2}})
    t.use("bob", "III-11", "swift")
    swift = t.company("swift")
    assert (swift["goods"], swift["appeal"]) == (4, 0)
    assert t.resources("swift") == {}
    assert t.haymarket() == {"coal": 2}
    assert t.events("factory_ran") == []


# --- Appeal --------------------------------------------------------------------------------------


@rule("ACT-45", "APP-6")
def test_act45_every_bonus_on_the_way_is_received():
    t = beside("II-8", facts={"appeal": 2}).use("bob", "II-8", "swift")
    assert t.appeal("swift") == 5
    assert t.question["space"] == 3
    t.play("bob", do="take_bonus").play("bob", do="put_worker", factory="1")
    assert t.question["space"] == 5
    t.play("bob", do="take_cash")
    swift = t.company("swift")
    assert (t.workers("swift"), swift["salespeople"]) == ([1, 0], 0)
    assert swift["treasury"] == 200 - 50 + 25


# --- staff ---------------------------------------------------------------------------------------


@rule("EX-26", "ACT-46", "STAFF-3")
def test_ex26_two_salespeople_raise_florsheims_price_from_40_to_60():
    tile = {"shoes.bonus_50": {"tile": "4-1"}}
    facts = {"goods": 1}
    words = {"special_companies": ["florsheim"], "board": {"demand": tile}, "facts": facts}
    t = beside("II-12", "florsheim", **words).use("bob", "II-12", "florsheim")
    assert (t.treasury("florsheim"), t.cash("ann")) == (120, 580)
    assert t.salespeople("florsheim") == 2
    t.wait_for("sell_good").sell_goods("bonus_50")
    assert t.events("revenue_added")[0]["amount"] == 60
    t = beside("II-12", "florsheim", **words)
    t.wait_for("sell_good").sell_goods("bonus_50")
    assert t.events("revenue_added")[0]["amount"] == 40


@rule("EX-27", "ACT-46")
def test_ex27_blues_company_pays_red_60_and_gets_two_managers():
    t = beside("II-10").use("bob", "II-10", "swift")
    assert (t.treasury("swift"), t.cash("ann")) == (140, 560)
    assert t.managers("swift") == [1, 1]


@rule("Q-75", "ACT-46", "STAFF-4")
@pytest.mark.parametrize(
    ("building", "facts", "cost"),
    [
        ("II-10", {"factories": [{"managers": 1}]}, 60),
        ("II-12", {"salespeople": 1}, 80),
        ("II-13", {"factories": [{"workers": 2}, {"workers": 2}]}, 50),
    ],
)
def test_q75_with_room_for_one_only_one_is_gained(building, facts, cost):
    t = beside(building, facts=facts).use("bob", building, "swift")
    swift = t.company("swift")
    assert t.treasury("swift") == 200 - cost  # no refund
    assert t.cash("ann") == 500 + cost
    expected = {"II-10": (2, 0, 0), "II-12": (0, 2, 0), "II-13": (0, 0, 5)}[building]
    assert (sum(t.managers("swift")), swift["salespeople"], sum(t.workers("swift"))) == expected
    assert [e["origin"] for e in t.events("staff_moved")] == ["supply"]
    assert t.board["job_market"] == 4  # the surplus returns to the general supply
    assert t.awaited == ["ann"]


@rule("ACT-47", "Q-76")
@pytest.mark.parametrize(
    ("building", "facts", "after"),
    [
        ("III-9", {}, (1, 1, 0)),
        ("III-9", {"factories": [{"managers": 1}, {"managers": 1}]}, (1, 2, 0)),
        ("III-9", {"factories": [{"workers": 2}, {"workers": 3}]}, (5, 1, 0)),
        ("III-10", {}, (1, 0, 1)),
        ("III-10", {"salespeople": 2}, (1, 0, 2)),
        ("III-10", {"factories": [{"workers": 2}, {"workers": 3}]}, (5, 0, 1)),
        ("III-10", {"factories": [{"workers": 2}, {"workers": 3}], "salespeople": 2}, (5, 0, 2)),
    ],
)
def test_q76_both_parts_apply_as_far_as_there_is_room(building, facts, after):
    t = beside(building, facts=facts).use("bob", building, "swift")
    while t.awaited == ["bob"]:
        assert t.asked in ("workers", "managers")
        t.play("bob", **t.legal("bob")[0])
    found = (sum(t.workers("swift")), sum(t.managers("swift")), t.salespeople("swift"))
    assert found == after
