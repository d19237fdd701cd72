"""Section 2.17: the kinds of Manager bonuses."""

from __future__ import annotations

from printed import KINDS, SPACES
from table import Table, rule, table

PLENTY = dict.fromkeys(KINDS, 4)


def producing(company: str, factory: int, **facts: object) -> Table:
    """Every factory can run; one of them has a Manager. The factories before it have run."""
    factories = [{"workers": n} for n in SPACES[company]]
    factories[factory - 1]["managers"] = 1
    own = {"director": 0, "value": 50, "appeal": 0, "treasury": 0}
    t = table(
        2,
        phase="operating",
        special_companies=["florsheim"],
        companies={company: {**own, "factories": factories, "resources": PLENTY, **facts}},
    )
    return t.run(*range(1, factory)).upto("production")


@rule("MGR-1", "DATA-MANAGER")
def test_mgr1_two_resources_of_choice_as_printed():
    t = producing("anglo", 2)
    left = {"livestock": 4 - 2, "steel": 4, "wood": 4 - 1, "coal": 4 - 3}
    t.run(2)
    assert t.resources("anglo") == left
    t.take("ann", "coal", "wood")
    assert t.resources("anglo") == {**left, "coal": 2, "wood": 4}
    assert t.asked == "production"
    assert t.appeal("anglo") == 0


@rule("MGR-1", "DATA-MANAGER")
def test_mgr1_one_resource_of_choice_as_printed():
    t = producing("henderson", 3).run(3)
    before = t.resources("henderson")
    t.take("ann", "livestock")
    assert t.resources("henderson") == {**before, "livestock": before["livestock"] + 1}
    assert t.asked == "production"


@rule("MGR-2", "DATA-MANAGER")
def test_mgr2_appeal_one_or_two_as_printed():
    t = producing("henderson", 2).run(2)
    assert (t.appeal("henderson"), t.asked) == (1, "production")
    t = producing("elgin", 1).run(1)
    assert (t.appeal("elgin"), t.asked) == (2, "production")


@rule("MGR-3", "DATA-MANAGER")
def test_mgr3_one_additional_good():
    t = producing("doggett", 2)
    assert t.goods("doggett") == 2
    t.run(2)
    assert t.goods("doggett") == 2 + 1 + 1
    assert t.appeal("doggett") == 0


@rule("MGR-4", "DATA-MANAGER")
def test_mgr4_appeal_first_then_a_good():
    t = producing("swift", 2, appeal=4)
    t.run(2)
    assert (t.appeal("swift"), t.asked) == (5, "bonus")
    assert t.goods("swift") == 2 + 1  # the additional Good is still to come
    t.play("ann", do="take_bonus")
    assert t.goods("swift") == 2 + 1 + 1
    assert t.salespeople("swift") == 1


@rule("MGR-5", "DATA-MANAGER")
def test_mgr5_appeal_first_then_a_resource_of_choice():
    t = producing("libby", 1, appeal=4).run(1)
    assert (t.appeal("libby"), t.asked) == (5, "bonus")
    assert t.resources("libby") == {**PLENTY, "steel": 3, "livestock": 3}
    t.play("ann", do="take_cash")
    assert t.legal("ann") == [
        {"do": "take_cube", "resource": "livestock"},
        {"do": "take_cube", "resource": "steel"},
    ]
    t.take("ann", "steel")
    assert t.resources("libby") == {**PLENTY, "livestock": 3}
    assert t.asked == "production"


@rule("MGR-6", "DATA-MANAGER")
def test_mgr6_automates_a_worker_employed_in_any_factory():
    for factory in (1, 3):
        for target in ("1", "2", "3"):
            t = producing("florsheim", factory).run(factory)
            assert [m["factory"] for m in t.legal("ann", "automate")] == ["1", "2", "3"]
            t.play("ann", do="automate", factory=target)
            automated = [f["automated"] for f in t.company("florsheim")["factories"]]
            assert automated == [int(target == name) for name in ("1", "2", "3")]
            assert t.board["job_market"] == 5
