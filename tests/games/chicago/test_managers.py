"""Section 9.4, OPS-24 to OPS-26: the timing of a Manager's bonus and what it can lead to."""

from __future__ import annotations

from printed import KINDS
from table import Table, rule, table

TWO_EACH = dict.fromkeys(KINDS, 2)


def producer(company: str, haymarket: dict[str, int] | None = None, **facts: object) -> Table:
    """Ann's company at the start of production."""
    t = table(
        phase="operating",
        companies={company: {"director": 0, "value": 40, **facts}},
        board={"haymarket": haymarket or {}},
        seed=None,
    )
    return t.upto("production")


@rule("OPS-24")
def test_ops24_a_factory_without_a_manager_gives_no_bonus():
    t = producer(
        "libby",
        TWO_EACH,
        factories=[{"workers": 2}, {"managers": 1}],
        resources=dict.fromkeys(KINDS, 6),
        appeal=0,
    )
    t.run(1)
    assert t.appeal("libby") == 0
    assert t.asked == "production"
    assert t.haymarket() == {"wood": 2, "coal": 2, "steel": 3, "livestock": 3}


@rule("OPS-25", "Q-96")
def test_q96_the_appeal_part_comes_first_with_its_bonus_then_the_resource():
    t = producer(
        "fairbank",
        TWO_EACH,
        appeal=4,
        factories=[{"workers": 1, "managers": 1}],
        resources={"coal": 2},
    )
    t.run(1)
    assert t.asked == "bonus"  # Appeal 5: a Salesperson or $25
    t.play("ann", do="take_bonus")
    assert t.salespeople("fairbank") == 1
    assert t.asked == "cubes"


@rule("OPS-25", "APP-10")
def test_ops25_an_appeal_bonus_from_a_manager_may_be_exchanged_for_25():
    t = producer(
        "fairbank", appeal=4, factories=[{"workers": 1, "managers": 1}], resources={"coal": 2}
    )
    t.run(1).play("ann", do="take_cash")
    assert (t.treasury("fairbank"), t.salespeople("fairbank")) == (25, 0)


@rule("OPS-25", "Q-96")
def test_q96_a_managers_resource_cannot_be_declined():
    t = producer(
        "brunswick", factories=[{"workers": 1, "managers": 1}], resources={"wood": 2, "steel": 1}
    )
    t.run(1)
    assert t.legal("ann") == [
        {"do": "take_cube", "resource": "steel"},
        {"do": "take_cube", "resource": "wood"},
    ]
    for do in ("done", "decline"):
        assert t.why("ann", do=do) == ("not-now", "FLOW-1", {"step": "cubes"})
    r = t.refusal("ann", do="take_cube", resource="coal")
    assert (r.code, r.rule, r.facts) == ("not-in-haymarket", "RES-8", {"resource": "coal"})
    t.take("ann", "steel")
    # Only wood is left: the second cube follows automatically.
    assert t.resources("brunswick") == {"steel": 1, "wood": 1}
    assert t.haymarket() == {"wood": 1}


@rule("OPS-25", "APP-7")
def test_ops25_at_appeal_16_the_appeal_part_only_goes_to_the_top_and_the_rest_follows():
    t = table(
        phase="operating",
        companies={
            "swift": {
                "director": 0,
                "value": 40,
                "appeal": 16,
                "height": 0,
                "resources": {"steel": 3, "livestock": 2},
                "factories": [{"workers": 2}, {"workers": 3, "managers": 1}],
            },
            "libby": {"director": 1, "value": 40, "appeal": 16, "height": 1},
        },
        operating={"operated": ["libby"]},
        seed=None,
    )
    t.run(1, 2)
    assert (t.appeal("swift"), t.company("swift")["height"]) == (16, 1)
    assert t.company("libby")["height"] == 0
    assert t.goods("swift") == 4
    assert (t.value("swift"), t.treasury("swift")) == (40, 0)


@rule("OPS-26", "Q-97")
def test_q97_a_cube_just_used_may_be_taken_back_and_used_in_the_next_factory():
    t = producer(
        "libby",
        factories=[{"workers": 2, "managers": 1}, {"workers": 2}],
        resources={"steel": 1, "livestock": 3},
    )
    assert t.refusal("ann", do="run_factory", factory="2").code == "factory-to-the-left"
    t.run(1)
    assert t.haymarket() == {"steel": 1, "livestock": 1}
    t.take("ann", "steel")
    assert t.resources("libby") == {"steel": 1, "livestock": 2}
    t.run(2)
    assert t.goods("libby") == 6
    assert t.haymarket() == {"steel": 1, "livestock": 3}


@rule("Q-98", "STAFF-6", "ACT-46")
def test_q98_hiring_a_manager_triggers_nothing():
    t = table(
        phase="action",
        companies={
            "swift": {
                "director": 0,
                "value": 40,
                "treasury": 60,
                "factories": [{"workers": 2}, {"workers": 3}],
            }
        },
        board={"haymarket": TWO_EACH},
    )
    t.use("ann", "hire_manager", "swift")
    t.play("ann", do="put_manager", factory="2")
    assert t.company("swift")["factories"][1]["managers"] == 1
    assert (t.appeal("swift"), t.goods("swift")) == (3, 0)
    assert t.resources("swift") == {}
    assert t.haymarket() == TWO_EACH


@rule("OPS-24", "Q-166")
def test_q166_a_worker_gained_in_production_may_complete_a_factory_further_right():
    t = producer(
        "cracker_jack",
        appeal=2,
        factories=[{"workers": 1, "managers": 1}, {"workers": 2}],
        resources={"wood": 1, "coal": 1, "steel": 1},
    )
    t.run(1).play("ann", do="take_bonus")
    assert t.company("cracker_jack")["factories"][1]["workers"] == 3
    t.run(2)
    assert t.goods("cracker_jack") == 4


@rule("Q-166", "AUTO-5")
def test_q166_a_worker_relocated_in_production_may_complete_a_factory_further_right():
    t = producer(
        "cracker_jack",
        appeal=6,
        factories=[{"workers": 1, "managers": 1}, {"automated": 2}],
        resources={"wood": 1, "coal": 1, "steel": 1},
    )
    t.run(1).play("ann", do="take_bonus")  # Appeal 7: the only Worker is automated
    assert t.company("cracker_jack")["factories"] == [
        {"workers": 0, "automated": 1, "managers": 1},
        {"workers": 1, "automated": 2, "managers": 0},
    ]
    t.run(2)
    assert t.goods("cracker_jack") == 4


@rule("OPS-22", "Q-167")
def test_q167_automating_a_factory_after_its_run_adds_no_good_in_this_turn():
    t = producer(
        "cracker_jack", appeal=6, factories=[{"workers": 1, "managers": 1}], resources={"wood": 1}
    )
    t.run(1).play("ann", do="take_bonus")
    assert t.company("cracker_jack")["factories"][0]["automated"] == 1
    assert t.goods("cracker_jack") == 2
    t.play("ann", do="done")
    assert t.goods("cracker_jack") == 2
