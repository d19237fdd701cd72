"""Section 8.6: automation Buildings (ACT-49, ACT-54 to ACT-56)."""

from __future__ import annotations

import pytest

from table import Table, beside, rule, using


def acting(building: str, factories: list[dict[str, int]]) -> Table:
    """Ann directs Swift (two and three Worker spaces); the Building is bob's."""
    return beside(building, "swift", {"treasury": 100, "factories": factories})


@rule("ACT-49", "AUTO-3", "DEC-12")
def test_act49_the_director_chooses_the_factory_and_the_new_space():
    t = acting("I-12", [{"workers": 1}, {"workers": 1}]).use("ann", "I-12", "swift")
    assert t.legal("ann") == [{"do": "automate", "factory": f} for f in ("1", "2")]
    t.play("ann", do="automate", factory="1")
    assert t.legal("ann") == [{"do": "put_worker", "factory": f} for f in ("1", "2")]
    t.play("ann", do="put_worker", factory="2")
    assert t.spaces("swift") == [(0, 1), (2, 0)]
    assert t.treasury("swift") == 60
    assert t.awaited == ["bob"]


@rule("ACT-49", "Q-83", "ACT-10")
@pytest.mark.parametrize("building", ["I-12", "II-16"])
def test_q83_automation_is_carried_out_in_full(building):
    t = acting(building, [{"workers": 2}, {"workers": 2}]).use("ann", building, "swift")
    automated = 0
    while t.awaited == ["ann"]:
        for word in ("done", "decline"):
            assert t.refusal("ann", do=word).code == "not-now"
        automated += t.asked == "automation"
        t.play("ann", **t.legal("ann")[0])
    # factory 2 has one free space; a second freed Worker goes to the Job Market
    tokens, workers, market = {"I-12": (1, 4, 4), "II-16": (2, 3, 5)}[building]
    assert sum(there for _, there in t.spaces("swift")) == automated == tokens
    assert sum(there for there, _ in t.spaces("swift")) == workers
    assert t.board["job_market"] == market


@rule("ACT-54", "AUTO-2")
@pytest.mark.parametrize(
    "factories",
    [
        [{}, {}],
        [{"automated": 2}, {"automated": 3}],
        [{"automated": 1}, {"automated": 1, "managers": 1}],
    ],
)
@pytest.mark.parametrize("building", ["I-12", "II-15"])
def test_act54_automate_1_is_illegal_without_a_worker_to_automate(building, factories):
    t = acting(building, factories)
    r = t.refusal("ann", **using(building, "swift"))
    assert (r.code, r.rule, r.facts) == ("cannot-automate", "ACT-54", {"company": "swift"})


@rule("ACT-54", "AUTO-2", "Q-78")
@pytest.mark.parametrize("company", ["american_flyer", "oscar_mayer"])
def test_act54_companies_without_automation_tokens_cannot_use_it(company):
    t = beside("I-12", company, {"factories": [{"workers": 4}]})
    why = ("cannot-automate", "ACT-54", {"company": company})
    assert t.why("ann", **using("I-12", company)) == why


@rule("ACT-55", "ACT-56", "EX-25", "AUTO-7")
@pytest.mark.parametrize("building", ["II-16", "III-12"])
@pytest.mark.parametrize(
    ("factories", "possible"),
    [([{"workers": 1}, {}], 1), ([{"automated": 2}, {"workers": 1, "automated": 1}], 1), ([], 0)],
)
def test_act55_automate_2_is_illegal_unless_two_workers_can_be_automated(
    building, factories, possible
):
    t = acting(building, factories)  # a relocated Worker would not count as the second
    r = t.refusal("ann", **using(building, "swift"))
    assert (r.code, r.rule) == ("cannot-automate-two", "ACT-55")
    assert r.facts == {"company": "swift", "possible": possible}


@rule("ACT-55", "Q-79")
def test_q79_two_workers_of_one_factory_can_be_automated_together():
    t = acting("II-16", [{"workers": 2}, {"workers": 3}])
    t.use("ann", "II-16", "swift").play("ann", do="automate", factory="1").play(
        "ann", do="automate", factory="1"
    )
    assert t.spaces("swift") == [(0, 2), (3, 0)]
    assert t.board["job_market"] == 6  # no free space: both go to the Job Market


@rule("ACT-56", "AUTO-7")
def test_act56_both_workers_are_replaced_before_either_is_relocated():
    t = acting("II-16", [{"workers": 2}, {}]).use("ann", "II-16", "swift")
    kinds = [
        (e["event"], e.get("target"))
        for e in t.events()
        if e["event"] in ("automated", "staff_moved")
    ]
    relocated = [i for i, (kind, where) in enumerate(kinds) if where == "swift.2"]
    assert [i for i, (kind, _) in enumerate(kinds) if kind == "automated"][1] < relocated[0]
    # both tokens are in factory 1; the Workers that went to factory 2 were not automated again
    assert t.spaces("swift") == [(0, 2), (2, 0)]
    assert t.awaited == ["bob"]


@rule("ACT-56", "AUTO-7", "AUTO-5")
def test_act56_a_worker_freed_by_the_first_icon_cannot_serve_the_second():
    t = acting("II-16", [{"workers": 2}, {"workers": 1}]).use("ann", "II-16", "swift")
    t.play("ann", do="automate", factory="1")
    # the Worker waits beside the charter: factory 2 has nobody new yet
    assert t.spaces("swift") == [(1, 1), (1, 0)]
    t.play("ann", do="automate", factory="2")
    assert t.legal("ann", "automate") == []
    # factory 2 has one free space for each of the two, and factory 1 has none
    while t.awaited == ["ann"]:
        t.play("ann", **t.legal("ann")[0])
    assert t.spaces("swift") == [(1, 1), (2, 1)]
    assert t.board["job_market"] == 4


@rule("ACT-47")
def test_act47_the_manager_of_a_double_icon_building_does_not_depend_on_its_worker():
    full = [{"workers": 2}, {"workers": 3}]
    t = acting("III-9", full)
    assert t.can("ann", **using("III-9", "swift"))
    t.use("ann", "III-9", "swift").play("ann", do="put_manager", factory="2")
    assert t.spaces("swift") == [(2, 0), (3, 0)]
    assert t.managers("swift") == [0, 1]
