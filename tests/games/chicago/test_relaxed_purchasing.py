"""OPT-9: relaxed purchasing (OPS-17, Q-93)."""

from __future__ import annotations

from table import rule, table

# Elgin: factory 1 takes 1 Coal and 1 Steel, factory 2 takes 1 Coal and 2 Steel; two Workers each.
STAFFED = [{"workers": 2}, {"workers": 2}]
CHAIN = {"x": {"coal": 3}, "30": {"wood": 1}, "20": {"steel": 2}, "10": {"coal": 2}}


def elgin(relaxed, board=None, **facts):
    charter = {"director": 0, "value": 50, "factories": STAFFED, "treasury": 100, **facts}
    return table(
        phase="operating",
        relaxed_purchasing=relaxed,
        companies={"elgin": charter},
        board={"chain": CHAIN, **(board or {})},
    )


@rule("OPT-9", "OPS-17", "Q-93")
def test_ops17_by_default_nothing_is_bought_after_production_has_begun():
    t = elgin(False, resources={"coal": 2, "steel": 3})
    t.play("ann", do="done")
    for factory in ("1", "2"):
        assert t.asked == "production"
        assert t.legal("ann", "buy_cube") == []
        r = t.refusal("ann", do="buy_cube", price="10", resource="coal")
        assert (r.code, r.rule, r.facts) == ("purchase-is-over", "OPS-17", {})
        t.run(factory)


@rule("OPT-9", "OPS-17", "DEC-18")
def test_ops17_relaxed_cubes_may_be_bought_before_between_and_after_the_runs():
    t = elgin(True)
    t.buy_cubes("10 coal")  # step 1, as always
    t.play("ann", do="done")
    assert t.legal("ann") == [
        {"do": "done"},
        {"do": "buy_cube", "price": "30", "resource": "wood"},
        {"do": "buy_cube", "price": "20", "resource": "steel"},
        {"do": "buy_cube", "price": "10", "resource": "coal"},
    ]
    t.buy_cubes("20 steel")
    t.run("1")
    t.buy_cubes("10 coal", "20 steel")
    assert t.resources("elgin") == {"coal": 1, "steel": 1}
    assert t.treasury("elgin") == 100 - 10 - 20 - 10 - 20
    t.buy_cubes("30 wood")
    assert t.resources("elgin") == {"coal": 1, "steel": 1, "wood": 1}


@rule("OPS-17")
def test_ops17_relaxed_also_after_the_last_factory_but_not_in_the_sale():
    t = elgin(True, resources={"coal": 2, "steel": 3})
    t.play("ann", do="done")
    t.run("1", "2")
    assert t.asked == "production"
    t.buy_cubes("10 coal")
    assert t.resources("elgin") == {"coal": 1}
    t.play("ann", do="done")
    assert t.asked == "sales"
    r = t.refusal("ann", do="buy_cube", price="10", resource="coal")
    assert (r.code, r.rule, r.facts) == ("not-now", "FLOW-1", {"step": "sales"})


def elgin_reaches_appeal_3(relaxed):
    """The first Manager's Appeal +2 brings $25; factory 2 lacks one Steel."""
    t = elgin(
        relaxed,
        treasury=0,
        appeal=1,
        resources={"coal": 2, "steel": 2},
        factories=[{"workers": 2, "managers": 1}, {"workers": 1, "automated": 1}],
    )
    t.run("1")
    assert t.treasury("elgin") == 25
    return t


@rule("OPS-17", "Q-93")
def test_q93_by_default_money_gained_during_production_buys_nothing():
    t = elgin_reaches_appeal_3(False)
    assert t.asked == "sales"
    assert t.goods("elgin") == 2


@rule("OPS-17", "Q-93")
def test_q93_relaxed_money_gained_during_production_funds_a_purchase():
    t = elgin_reaches_appeal_3(True)
    t.buy_cubes("20 steel")
    t.run("2")
    assert t.goods("elgin") == 2 + 1
    assert t.treasury("elgin") == 5


@rule("OPS-17", "Q-93")
def test_q93_relaxed_a_gained_cube_replaces_a_purchase():
    # Fairbank's first Manager: Appeal +1, then a resource of choice.
    charter = {
        "director": 0,
        "value": 50,
        "appeal": 3,
        "treasury": 30,
        "resources": {"coal": 2},
        "factories": [{"workers": 1, "managers": 1}, {"workers": 1}],
    }
    t = table(
        phase="operating",
        relaxed_purchasing=True,
        companies={"fairbank": charter},
        board={"chain": {"20": {"coal": 1}, "10": {"livestock": 1}}, "haymarket": {"wood": 1}},
    )
    t.play("ann", do="done")
    t.run("1").take("ann", "coal")
    t.buy_cubes("20 coal", "10 livestock")
    t.run("2")
    assert t.goods("fairbank") == 3
    assert t.treasury("fairbank") == 0


@rule("OPS-17", "DEC-18", "DEC-19")
def test_ops17_relaxed_production_is_asked_only_while_a_cube_can_be_bought():
    t = elgin(True, treasury=10, factories=[{}, {}])
    t.play("ann", do="done")
    assert t.asked == "production"  # nothing can run, but the Coal can be bought
    t.buy_cubes("10 coal")
    assert t.asked != "production"  # no money is left: nothing to ask
    assert t.resources("elgin") == {"coal": 1}


@rule("OPS-17", "OPS-14", "MONEY-4")
def test_ops17_relaxed_purchases_keep_their_prices_and_limits():
    t = elgin(True, treasury=19)
    t.play("ann", do="done")
    r = t.refusal("ann", do="buy_cube", price="20", resource="steel")
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "elgin", "have": 19, "cost": 20}
    r = t.refusal("ann", do="buy_cube", price="10", resource="livestock")
    assert (r.code, r.rule, r.facts) == ("cube-not-there", "OPS-13", {"resource": "livestock"})
    assert t.legal("ann", "buy_cube") == [{"do": "buy_cube", "price": "10", "resource": "coal"}]
