"""Sections 2.12 and 8.6: the effects of the 44 Building tiles on the company that uses them."""

from __future__ import annotations

import pytest

from printed import DISPLAY, KINDS, NAMED_CUBES
from table import Table, rule, standing, table, using

HAYMARKET = dict.fromkeys(KINDS, 3)


def bldg(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=rule(f"BLDG-{name}"))


def with_building(building: str, company: str = "libby", **facts: object) -> Table:
    """Ann owns the Building; bob directs Libby (unless stated) and acts first."""
    return table(
        4,
        phase="action",
        initiative=[1, 0, 2, 3],
        companies={
            company: {"director": 1, "value": 50, "appeal": 0, "treasury": 500, **facts},
            "swift": {"director": 0, "value": 50},
        },
        board={"haymarket": HAYMARKET, "asset_display": DISPLAY},
        **standing(building, "ann"),
    )


def used(building: str, company: str = "libby", **facts: object) -> Table:
    return with_building(building, company, **facts).use("bob", building, company)


def staff(t: Table, company: str = "libby") -> tuple[list[int], list[int], int]:
    """Workers and Managers by factory, and Salespeople."""
    return t.workers(company), t.managers(company), t.salespeople(company)


@rule("ACT-38", "RES-3")
@pytest.mark.parametrize(("building", "cubes"), [bldg(b, c) for b, c in NAMED_CUBES.items()])
def test_bldg_named_resources_come_from_haymarket(building: str, cubes: dict[str, int]):
    t = used(building)
    assert t.resources("libby") == cubes
    assert t.haymarket() == {kind: 3 - cubes.get(kind, 0) for kind in HAYMARKET}


@rule("ACT-38")
@pytest.mark.parametrize("building", [bldg("I-4"), bldg("II-4")])
@pytest.mark.parametrize("kind", KINDS)
def test_bldg_two_identical_resources(building: str, kind: str):
    t = used(building)
    assert t.legal("bob") == [{"do": "take_cube", "resource": other} for other in KINDS]
    t.take("bob", kind)
    assert t.resources("libby") == {kind: 2}
    assert t.haymarket() == {**HAYMARKET, kind: 1}


@rule("ACT-38")
@pytest.mark.parametrize("building", [bldg("I-5"), bldg("II-5")])
def test_bldg_two_different_resources(building: str):
    t = used(building)
    t.take("bob", "coal")
    why = ("take-another-kind", "RES-7", {"resource": "coal"})
    assert t.why("bob", do="take_cube", resource="coal") == why
    t.take("bob", "livestock")
    assert t.resources("libby") == {"coal": 1, "livestock": 1}
    assert t.haymarket() == {"livestock": 2, "steel": 3, "wood": 3, "coal": 2}
    assert t.awaited == ["ann"]


@rule("ACT-30", "ACT-48")
@pytest.mark.parametrize(
    ("building", "discount"), [bldg("I-6", 10), bldg("II-6", 20), bldg("III-5", 30)]
)
@pytest.mark.parametrize("price", [80, 70, 60, 50, 40])
def test_bldg_purchase_of_an_asset_with_a_discount(building: str, discount: int, price: int):
    t = used(building)
    assert t.treasury("libby") == 500
    t.play("bob", do="buy_asset", asset=DISPLAY[str(price)])
    assert t.treasury("libby") == 500 - (price - discount)
    assert t.told("paid") == [("libby", "bank", price - discount, "asset_bought")]
    assert t.company("libby")["assets"] == [DISPLAY[str(price)]]


@rule("ACT-31", "Q-63")
@pytest.mark.parametrize(
    ("space", "cheapest"),
    [("purchase_asset", 40), bldg("I-6", 30), bldg("II-6", 20), bldg("III-5", 10)],
)
def test_q63_the_placement_needs_an_asset_the_company_can_afford(space: str, cheapest: int):
    """The highest discount leaves $10 to pay."""
    building = space if "-" in space else "I-6"
    r = with_building(building, treasury=cheapest - 1).refusal("bob", **using(space, "libby"))
    assert (r.code, r.rule) == ("no-asset-affordable", "ACT-31")
    assert r.facts == {"company": "libby", "have": cheapest - 1, "cheapest": cheapest}
    t = with_building(building, treasury=cheapest).use("bob", space, "libby")
    assert t.treasury("libby") == 0
    assert t.company("libby")["assets"] == ["union_stockyards"]


@rule("ACT-45")
@pytest.mark.parametrize(
    ("building", "steps"),
    [bldg("I-7", 1), bldg("I-8", 2), bldg("II-7", 2), bldg("II-8", 3), bldg("III-6", 3)],
)
def test_bldg_appeal(building: str, steps: int):
    t = used(building)
    assert t.told("appeal_moved") == [("libby", 0, steps)]
    assert t.appeal("libby") == steps
    if steps == 3:  # the Worker of space 3
        assert t.asked == "bonus"
        t.play("bob", do="take_bonus").play("bob", do="put_worker", factory="1")
        assert staff(t) == ([1, 0], [0, 0], 0)
    assert t.awaited == ["ann"]


@rule("ACT-46")
@pytest.mark.parametrize("building", [bldg("I-9"), bldg("II-9")])
def test_bldg_one_manager(building: str):
    t = used(building).play("bob", do="put_manager", factory="2")
    assert staff(t) == ([0, 0], [0, 1], 0)
    assert t.awaited == ["ann"]


@rule("ACT-46", "DEC-11")
@pytest.mark.parametrize("building", [bldg("II-10"), bldg("III-7")])
def test_bldg_two_managers(building: str):
    """Henderson has three Manager spaces: two of them are filled."""
    t = used(building, "henderson")
    t.play("bob", do="put_manager", factory="3").play("bob", do="put_manager", factory="1")
    assert staff(t, "henderson") == ([0, 0, 0], [1, 0, 1], 0)
    assert t.awaited == ["ann"]


@rule("ACT-46")
@pytest.mark.parametrize(
    ("building", "count"), [bldg("I-10", 1), bldg("II-11", 1), bldg("II-12", 2), bldg("III-8", 2)]
)
def test_bldg_salespeople(building: str, count: int):
    """Brunswick has three Salesperson spaces."""
    t = used(building, "brunswick")
    assert staff(t, "brunswick") == ([0, 0], [0, 0], count)
    assert t.awaited == ["ann"]


@rule("BLDG-II-13", "ACT-46", "DEC-27")
def test_bldg_ii13_two_workers_from_the_general_supply():
    t = used("II-13")
    t.play("bob", do="put_worker", factory="2")
    assert t.told("staff_moved") == [("worker", "supply", "libby.2", 1)]
    t.play("bob", do="put_worker", factory="1")
    assert t.told("staff_moved") == [("worker", "supply", "libby.1", 1)]
    assert staff(t) == ([1, 1], [0, 0], 0)
    assert t.board["job_market"] == 4
    assert t.awaited == ["ann"]


@rule("BLDG-III-9", "ACT-47")
def test_bldg_iii9_a_worker_and_a_manager():
    t = used("III-9")
    t.play("bob", do="put_worker", factory="2").play("bob", do="put_manager", factory="1")
    assert staff(t) == ([0, 1], [1, 0], 0)
    assert t.board["job_market"] == 4
    assert t.awaited == ["ann"]


@rule("BLDG-III-10", "ACT-47")
def test_bldg_iii10_a_worker_and_a_salesperson():
    t = used("III-10").play("bob", do="put_worker", factory="2")
    assert staff(t) == ([0, 1], [0, 0], 1)
    assert t.board["job_market"] == 4
    assert t.awaited == ["ann"]


@rule("ACT-39")
@pytest.mark.parametrize(
    ("building", "count"), [bldg("I-11", 1), bldg("II-14", 2), bldg("III-11", 3)]
)
def test_bldg_goods(building: str, count: int):
    t = used(building)
    assert t.goods("libby") == count
    assert t.told("goods_moved") == [("supply", "libby", count)]
    assert t.awaited == ["ann"]


@rule("ACT-49")
@pytest.mark.parametrize("building", [bldg("I-12"), bldg("II-15")])
def test_bldg_automate_one_worker(building: str):
    t = used(building, factories=[{"workers": 2}, {"workers": 2}])
    t.play("bob", do="automate", factory="2")
    assert t.spaces("libby") == [(2, 0), (1, 1)]
    assert t.board["job_market"] == 5  # no free space: the Worker goes to the Job Market
    why = ("cannot-automate", "ACT-54", {"company": "libby"})
    assert with_building(building).why("bob", **using(building, "libby")) == why


@rule("ACT-49")
@pytest.mark.parametrize("building", [bldg("II-16"), bldg("III-12")])
def test_bldg_automate_two_workers(building: str):
    t = used(building, factories=[{"workers": 2}, {"workers": 2}])
    t.play("bob", do="automate", factory="2").play("bob", do="automate", factory="1")
    assert t.spaces("libby") == [(1, 1), (1, 1)]
    assert t.board["job_market"] == 6
    t = with_building(building, factories=[{"workers": 1}])
    why = ("cannot-automate-two", "ACT-55", {"company": "libby", "possible": 1})
    assert t.why("bob", **using(building, "libby")) == why


@rule("ACT-40")
@pytest.mark.parametrize(
    ("building", "amount"),
    [bldg("III-13", 150), bldg("III-14", 200), bldg("III-15", 250), bldg("III-16", 300)],
)
def test_bldg_extra_dividends(building: str, amount: int):
    """Bob holds 4 shares, cat 2, the Bank Pool 1, Libby itself 3."""
    t = used(building, common={"seat_1": 1, "bank_pool": 1}, preferred="seat_2")
    per_share = amount // 10
    assert t.cash("bob") == 500 + 4 * per_share
    assert t.cash("cat") == 500 + 2 * per_share
    assert t.treasury("libby") == 500 - 7 * per_share
    assert t.value("libby") == 80  # 50 -> 60 -> 80: below $60 never more than two steps
    assert t.awaited == ["ann"]


@pytest.mark.parametrize(
    ("building", "steps_to"),
    [
        bldg("III-13", {100: 120, 160: 160}),
        bldg("III-14", {100: 140, 220: 220}),
        bldg("III-15", {80: 140, 250: 280}),
        bldg("III-16", {100: 160, 320: 320}),
    ],
)
def test_bldg_extra_dividends_move_the_value_by_the_amount_of_the_tile(
    building: str, steps_to: dict[int, int]
):
    for before, after in steps_to.items():
        assert used(building, value=before).value("libby") == after
