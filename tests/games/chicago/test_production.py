"""Section 9.4, OPS-18 to OPS-28: running factories from left to right."""

from __future__ import annotations

import pytest

from printed import BASE, FACTORIES, SPACES, inputs_of, ready
from table import Table, rule, table


def co(company: str) -> str:
    return f"CO-{company.split('_')[0].upper()}"


EACH_COMPANY = [pytest.param(name, marks=rule(co(name))) for name in BASE]
EACH_FACTORY = [
    pytest.param(name, i, marks=rule(co(name))) for name in BASE for i in range(len(SPACES[name]))
]


def producer(company: str, **facts: object) -> Table:
    """Ann's company; a cube it could buy keeps the production step open (OPT-9)."""
    t = table(
        phase="operating",
        companies={company: {"director": 0, "value": 40, "treasury": 10, **facts}},
        board={"chain": {"10": {"coal": 1}}},
        relaxed_purchasing=True,
        seed=None,
    )
    assert t.asked == "purchase"
    t.play("ann", do="done")
    assert t.asked == "production"
    return t


def run(t: Table, factory: int) -> Table:
    assert t.can("ann", do="run_factory", factory=str(factory))
    return t.run(str(factory))


@rule("OPS-18", "OPS-20", "OPS-21", "OPS-22", "OPS-23", "OPS-28", "AUTO-4", "DATA-COMPANY")
@pytest.mark.parametrize("staff", ["workers", "one worker left", "tokens"])
@pytest.mark.parametrize("company", EACH_COMPANY)
def test_ops21_each_factory_turns_its_inputs_into_its_printed_goods_and_one_more_if_automated(
    company, staff
):
    most = {"workers": 99, "one worker left": 1, "tokens": 0}[staff]
    factories = [
        {"workers": min(most, spaces), "automated": spaces - min(most, spaces)}
        for spaces in SPACES[company]
    ]
    last = len(factories)
    t = producer(company, factories=factories, resources=inputs_of(company, last))
    goods = 0
    for i, printed in enumerate(FACTORIES[company], start=1):
        run(t, i)
        made = printed.automated_goods if staff == "tokens" else printed.goods
        goods += made
        assert t.told("factory_ran") == [(company, str(i), made)]
        assert t.goods(company) == goods
        assert t.haymarket() == inputs_of(company, i)
        moved = {e["resource"]: e["count"] for e in t.events("cubes_moved")}
        assert moved == printed.inputs
    assert t.resources(company) == {}
    assert t.company(company)["factories"] == [{**f, "managers": 0} for f in factories]


@rule("OPS-19", "DATA-COMPANY")
@pytest.mark.parametrize(("company", "i"), EACH_FACTORY)
def test_ops19_a_factory_with_an_empty_worker_space_cannot_run(company, i):
    spaces = SPACES[company][i]
    facts = ready(company, len(SPACES[company]))
    facts["factories"][i] = {"workers": spaces - 1}
    t = producer(company, **facts).run(*range(1, i + 1))
    r = t.refusal("ann", do="run_factory", factory=str(i + 1))
    assert (r.code, r.rule) == ("factory-unstaffed", "OPS-19")
    assert r.facts == {"factory": str(i + 1), "filled": spaces - 1, "spaces": spaces}


@rule("OPS-19", "OPS-28", "DATA-COMPANY")
@pytest.mark.parametrize("staff", ["workers", "automated"])
@pytest.mark.parametrize(("company", "i"), EACH_FACTORY)
def test_ops19_a_factory_without_every_input_cube_cannot_run_not_even_an_automated_one(
    company, i, staff
):
    for kind, need in FACTORIES[company][i].inputs.items():
        cubes = inputs_of(company, i + 1)
        cubes[kind] -= 1
        factories = [{staff: spaces} for spaces in SPACES[company]]
        t = producer(company, factories=factories, resources=cubes).run(*range(1, i + 1))
        r = t.refusal("ann", do="run_factory", factory=str(i + 1))
        assert (r.code, r.rule) == ("input-missing", "OPS-19")
        facts = {"factory": str(i + 1), "resource": kind, "have": need - 1, "need": need}
        assert r.facts == facts


@rule("OPS-18", "OPS-19", "OPS-23")
def test_ops19_factories_run_from_left_to_right_and_each_once():
    cubes = {"coal": 6, "livestock": 5, "steel": 2}
    t = producer("henderson", **{**ready("henderson", 3), "resources": cubes})
    for factory in ("2", "3"):
        r = t.refusal("ann", do="run_factory", factory=factory)
        assert (r.code, r.rule) == ("factory-to-the-left", "OPS-19")
        assert r.facts == {"factory": factory, "next": "1"}
    run(t, 1)
    r = t.refusal("ann", do="run_factory", factory="1")
    assert (r.code, r.rule, r.facts) == ("factory-has-run", "OPS-18", {"factory": "1"})
    r = t.refusal("ann", do="run_factory", factory="3")
    assert (r.code, r.facts) == ("factory-to-the-left", {"factory": "3", "next": "2"})
    run(t, 2)
    run(t, 3)
    for factory in ("1", "2", "3"):
        assert t.refusal("ann", do="run_factory", factory=factory).code == "factory-has-run"
    assert t.legal("ann", "run_factory") == []


@rule("OPS-19")
def test_ops19_a_factory_the_charter_does_not_have_cannot_run():
    t = producer("libby", factories=[{"workers": 2}, {"workers": 2}], resources={"steel": 1})
    r = t.refusal("ann", do="run_factory", factory="3")
    assert (r.code, r.rule, r.facts) == (
        "factory-absent",
        "TERM-15",
        {"company": "libby", "factory": "3"},
    )


@rule("OPS-19", "OPS-27")
def test_ops27_a_factory_that_cannot_run_ends_production_for_those_to_its_right():
    t = producer(
        "cracker_jack",
        factories=[{"workers": 0}, {"workers": 3}],
        resources={"wood": 1, "coal": 1, "steel": 1},
    )
    assert t.legal("ann", "run_factory") == []
    r = t.refusal("ann", do="run_factory", factory="2")
    assert (r.code, r.facts) == ("factory-to-the-left", {"factory": "2", "next": "1"})


@rule("OPS-27", "Q-99")
def test_q99_the_director_may_stop_after_the_first_factory_and_still_pay_dividends():
    t = producer("cracker_jack", **ready("cracker_jack", 2))
    run(t, 1)
    assert t.can("ann", do="run_factory", factory="2")
    t.play("ann", do="done")
    assert t.asked == "sales"
    assert t.goods("cracker_jack") == 2
    assert t.resources("cracker_jack") == {"coal": 1, "steel": 1}
    t.sell_goods("bonus_20").play("ann", do="done")
    assert t.can("ann", do="pay_dividends")


@rule("OPS-33", "OPS-41")
def test_ops33_producing_nothing_is_allowed_and_forces_withholding():
    t = producer("cracker_jack", **ready("cracker_jack"), goods=1)
    t.play("ann", do="done")
    assert t.asked == "sales"
    t.sell_goods("bonus_20")
    assert t.told("earnings_withheld") == [("cracker_jack", 30)]
    assert (t.treasury("cracker_jack"), t.value("cracker_jack")) == (40, 35)
    assert t.resources("cracker_jack") == {"wood": 1}
