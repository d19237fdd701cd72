"""Sections 2.7 and 9.3: buying resources from the Supply Chain."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import BadMove
from printed import ready
from table import Table, rule, table

CHAIN = {
    "x": {"wood": 2},
    "30": {"livestock": 1, "coal": 1},
    "20": {"coal": 2, "steel": 1},
    "10": {"coal": 1, "steel": 2},
}


def buyer(treasury: int, **libby: object) -> Table:
    """Ann's Libby is about to buy resources."""
    libby = {"director": 0, "value": 40, "treasury": treasury, **libby}
    return table(phase="operating", companies={"libby": libby}, board={"chain": CHAIN}, seed=None)


def buy(t: Table, *cubes: str) -> Table:
    """Buy cubes given as price and kind: "10 coal"."""
    for cube in cubes:
        price, resource = cube.split()
        assert t.can("ann", do="buy_cube", price=price, resource=resource)
        t.play("ann", do="buy_cube", price=price, resource=resource)
    return t


@rule("EX-29", "OPS-13")
def test_ex29_two_coal_and_a_steel_two_at_10_and_one_at_20_cost_40():
    t = buy(buyer(100), "10 coal", "20 coal", "10 steel")
    assert t.treasury("libby") == 60
    assert t.resources("libby") == {"coal": 2, "steel": 1}
    assert t.told("paid") == [("libby", "bank", 10, "cube_bought")]
    assert t.told("cubes_moved") == [("steel", "chain_10", "libby", 1)]
    assert [t.cash("ann"), t.cash("bob")] == [500, 500]


@rule("OPS-13", "OPS-15")
def test_ops13_every_cube_in_the_three_spaces_may_be_bought_and_nothing_shifts():
    t = buyer(151)
    buy(t, "30 livestock", "30 coal", "20 coal", "20 coal", "10 coal", "10 steel")
    assert t.treasury("libby") == 31
    buy(t, "20 steel")
    assert t.chain() == [{"wood": 2}, {}, {}, {"steel": 1}]
    buy(t, "10 steel")
    assert t.resources("libby") == {"livestock": 1, "coal": 4, "steel": 3}
    assert t.treasury("libby") == 1


@rule("OPS-13")
def test_ops13_the_treasury_limits_purchases():
    t = buyer(25)
    r = t.refusal("ann", do="buy_cube", price="30", resource="coal")
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "libby", "have": 25, "cost": 30}
    buy(t, "10 coal")
    r = t.refusal("ann", do="buy_cube", price="20", resource="coal")
    assert r.facts == {"company": "libby", "have": 15, "cost": 20}
    assert t.legal("ann", "buy_cube") == [{"do": "buy_cube", "price": "10", "resource": "steel"}]
    buy(t, "10 steel")
    assert t.treasury("libby") == 5


@rule("OPS-13")
def test_ops13_a_cube_is_bought_from_its_own_space():
    t = buyer(100)
    r = t.refusal("ann", do="buy_cube", price="10", resource="livestock")
    assert (r.code, r.rule, r.facts) == ("cube-not-there", "OPS-13", {"resource": "livestock"})
    buy(t, "10 coal")
    assert not t.can("ann", do="buy_cube", price="10", resource="coal")
    assert t.can("ann", do="buy_cube", price="20", resource="coal")


@rule("OPS-14")
@pytest.mark.parametrize("price", ["30", "20", "10"])
def test_ops14_cubes_on_x_cannot_be_bought(price):
    t = buyer(100)
    assert [m for m in t.legal("ann", "buy_cube") if m["resource"] == "wood"] == []
    r = t.refusal("ann", do="buy_cube", price=price, resource="wood")
    assert (r.code, r.rule, r.facts) == ("cube-not-there", "OPS-13", {"resource": "wood"})


@rule("OPS-15")
def test_ops15_emptied_spaces_are_refilled_only_in_step_6():
    t = buyer(100, resources={"livestock": 2}, factories=[{"workers": 2}])
    buy(t, "10 coal", "10 steel", "10 steel").run("1")
    before = [{"wood": 2}, {"livestock": 1, "coal": 1}, {"coal": 2, "steel": 1}, {}]
    while t.awaited == ["ann"]:
        assert t.chain() == before
        moves = t.legal("ann")
        t.play("ann", **(moves[0] if {"do": "done"} not in moves else {"do": "done"}))
    assert t.chain() == [{}, *before[:3]]
    assert t.asked == "draw_a_cube"


@rule("OPS-16")
def test_ops16_buying_nothing_is_allowed():
    t = buyer(100, **ready("libby"))
    t.play("ann", do="done")
    assert t.treasury("libby") == 100
    assert t.asked == "production"


@rule("DATA-3", "DATA-SUPPLY", "TERM-13")
@pytest.mark.parametrize(("price", "kind"), [("30", "coal"), ("20", "steel"), ("10", "coal")])
def test_data3_the_price_of_each_space(price: str, kind: str):
    t = buy(buyer(100), f"{price} {kind}")
    assert t.treasury("libby") == 100 - int(price)
    assert t.resources("libby") == {kind: 1}


@rule("DATA-3", "DATA-SUPPLY", "TERM-13")
def test_data3_x_is_not_for_sale():
    t = buyer(100)
    assert {m["price"] for m in t.legal("ann", "buy_cube")} == {"10", "20", "30"}
    with pytest.raises(BadMove):
        t.refusal("ann", do="buy_cube", price="x", resource="wood")


@rule("DATA-3", "DATA-SUPPLY", "TERM-13")
def test_data3_cubes_move_from_x_towards_10():
    t = buy(buyer(40), "10 coal", "10 steel", "10 steel")
    moved = [(e["origin"], e["target"]) for e in t.events("cubes_moved")]
    shifts = [("chain_20", "chain_10"), ("chain_30", "chain_20"), ("chain_x", "chain_30")]
    assert list(dict.fromkeys(moved))[1:] == shifts  # the purchase itself came first
