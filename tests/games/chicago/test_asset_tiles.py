"""Section 2.13: the 20 Capital Assets, their one-time bonuses, costs and activations."""

from __future__ import annotations

import pytest

from printed import KINDS
from table import Table, activating, new_game, rule, table

RULE_OF = {
    "brilliant_marketing": "ASSET-BRILLIANT",
    "cincinnati_steel": "ASSET-CINCINNATI",
    "michigan_lumber": "ASSET-MICHIGAN",
    "pennsylvania_coal": "ASSET-PENNSYLVANIA",
    "union_stockyards": "ASSET-UNION",
    "brand_recognition": "ASSET-BRAND",
    "fuelworks": "ASSET-FUELWORKS",
    "foundry": "ASSET-FOUNDRY",
    "workshop": "ASSET-WORKSHOP",
    "refrigeration": "ASSET-REFRIGERATION",
    "price_protection": "ASSET-PROTECTION",
    "popular_partners": "ASSET-POPULAR",
    "backroom_deals": "ASSET-BACKROOM",
    "mail_order_catalog": "ASSET-MAILORDER",
    "color_catalog": "ASSET-COLOR",
    "catalog_empire": "ASSET-EMPIRE",
    "chief_of_engineering": "ASSET-CHIEF-ENG",
    "chief_of_rd": "ASSET-CHIEF-RD",
    "chief_of_operations": "ASSET-CHIEF-OPS",
    "chief_of_sales": "ASSET-CHIEF-SALES",
}
STARTING = list(RULE_OF)[:5]
CHIEFS = list(RULE_OF)[16:]


def asset(name: str, *values: object) -> object:
    return pytest.param(name, *values, marks=rule(RULE_OF[name]))


def assets(*names: str) -> list[object]:
    return [asset(name) for name in names]


def acting(board: dict[str, object] | None = None, **libby: object) -> Table:
    """Ann acts for Libby, which has one Worker in factory 1."""
    own = {"director": 0, "value": 50, "appeal": 0, "treasury": 100, "factories": [{"workers": 1}]}
    return table(
        2,
        phase="action",
        chiefs=True,
        initiative=[0, 1],
        companies={"libby": {**own, **libby}, "swift": {"director": 1, "value": 50}},
        board={"haymarket": dict.fromkeys(KINDS, 3), **(board or {})},
    )


def buy(name: str) -> Table:
    """Libby buys the asset from the $40 space, the only one on display."""
    t = acting({"asset_display": {"40": name}})
    return t.use("ann", "purchase_asset", "libby")


@rule("DATA-ASSET")
@pytest.mark.parametrize("name", assets(*STARTING, "brand_recognition"))
def test_asset_one_time_bonus_automates_a_worker(name: str):
    t = buy(name)
    assert t.spaces("libby") == [(0, 1), (0, 0)]
    t.play("ann", do="put_worker", factory="2")
    assert t.spaces("libby") == [(0, 1), (1, 0)]
    assert (t.appeal("libby"), t.treasury("libby")) == (0, 60)
    assert t.company("libby")["assets"] == [name]
    assert t.company("libby")["exhausted"] == []


@rule("DATA-ASSET")
@pytest.mark.parametrize("name", assets("fuelworks", "foundry", "workshop", "refrigeration"))
def test_asset_one_time_bonus_appeal_two(name: str):
    t = buy(name)
    assert t.appeal("libby") == 2
    assert t.spaces("libby") == [(1, 0), (0, 0)]
    assert t.resources("libby") == {}
    assert t.company("libby")["assets"] == [name]


@rule("ASSET-PROTECTION", "DATA-ASSET")
def test_asset_protection_one_time_bonus_automates_then_raises_appeal():
    t = buy("price_protection")
    assert (t.spaces("libby"), t.appeal("libby")) == ([(0, 1), (0, 0)], 0)
    t.play("ann", do="put_worker", factory="2")
    assert (t.spaces("libby"), t.appeal("libby")) == ([(0, 1), (1, 0)], 2)
    assert t.company("libby")["assets"] == ["price_protection"]


WORKER_ASSETS = [
    "popular_partners",
    "backroom_deals",
    "mail_order_catalog",
    "color_catalog",
    "catalog_empire",
]


@rule("DATA-ASSET")
@pytest.mark.parametrize("name", assets(*WORKER_ASSETS))
def test_asset_one_time_bonus_gains_a_worker_if_wanted(name: str):
    t = buy(name)
    assert t.legal("ann") == [
        {"do": "decline"},
        {"do": "put_worker", "factory": "1"},
        {"do": "put_worker", "factory": "2"},
    ]
    t.play("ann", do="put_worker", factory="2")
    assert t.spaces("libby") == [(1, 0), (1, 0)]
    assert (t.appeal("libby"), t.treasury("libby")) == (0, 60)
    assert t.board["job_market"] == 4
    t = buy(name).play("ann", do="decline")
    assert t.spaces("libby") == [(1, 0), (0, 0)]
    assert t.company("libby")["assets"] == [name]


@rule("DATA-ASSET")
@pytest.mark.parametrize("name", assets(*CHIEFS))
def test_asset_chiefs_have_no_one_time_bonus(name: str):
    t = buy(name)
    assert (t.spaces("libby"), t.appeal("libby")) == ([(1, 0), (0, 0)], 0)
    assert t.goods("libby") == 0
    assert t.resources("libby") == {}
    assert t.treasury("libby") == 60
    assert t.company("libby")["assets"] == [name]


def activate(name: str, **libby: object) -> Table:
    t = acting(assets=[name], **libby)
    return t.activate("ann", name)


def assert_exhausted(t: Table, name: str) -> None:
    assert t.company("libby")["exhausted"] == [name]
    r = t.refusal("ann", **activating(name))
    assert (r.code, r.rule, r.facts) == ("asset-is-exhausted", "ASSET-10", {"asset": name})


@rule("DATA-ASSET", "TERM-18")
@pytest.mark.parametrize(
    ("name", "appeal"), [asset("brilliant_marketing", 1), asset("brand_recognition", 2)]
)
def test_asset_activation_raises_appeal_once_per_decade(name: str, appeal: int):
    t = activate(name)
    assert (t.appeal("libby"), t.treasury("libby")) == (appeal, 100)
    assert_exhausted(t, name)


@rule("DATA-ASSET", "TERM-18")
@pytest.mark.parametrize(
    ("name", "cost", "cubes"),
    [
        asset("cincinnati_steel", 10, {"steel": 2}),
        asset("michigan_lumber", 10, {"wood": 2}),
        asset("pennsylvania_coal", 10, {"coal": 2}),
        asset("union_stockyards", 10, {"livestock": 2}),
        asset("fuelworks", 0, {"wood": 1, "coal": 1}),
        asset("foundry", 0, {"steel": 1, "wood": 1}),
        asset("workshop", 0, {"steel": 1, "coal": 1}),
        asset("refrigeration", 0, {"livestock": 2}),
    ],
)
def test_asset_activation_takes_cubes_once_per_decade(name: str, cost: int, cubes: dict[str, int]):
    t = activate(name)
    assert t.resources("libby") == cubes
    assert t.haymarket() == {kind: 3 - cubes.get(kind, 0) for kind in KINDS}
    assert t.treasury("libby") == 100 - cost
    assert_exhausted(t, name)
    assert t.awaited == ["ann"]  # a free action: her Partner is still to be placed


COSTS = dict.fromkeys(STARTING[1:], 10) | dict.fromkeys(CHIEFS[:3], 20)


@rule("DATA-ASSET", "ASSET-13")
@pytest.mark.parametrize(("name", "cost"), [asset(n, c) for n, c in COSTS.items()])
def test_asset_cost_is_paid_to_the_bank_in_full(name: str, cost: int):
    t = acting(assets=[name], treasury=cost - 1)
    r = t.refusal("ann", **activating(name))
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "libby", "have": cost - 1, "cost": cost}
    t = activate(name, treasury=cost)
    assert t.treasury("libby") == 0
    assert t.told("paid") == [("libby", "bank", cost, "asset_activated")]


@rule("EX-23", "ASSET-MICHIGAN", "ASSET-CINCINNATI")
def test_ex23_michigan_lumber_and_cincinnati_steel():
    t = activate("michigan_lumber")
    assert (t.treasury("libby"), t.resources("libby")) == (90, {"wood": 2})
    t = activate("cincinnati_steel")
    assert (t.treasury("libby"), t.resources("libby")) == (90, {"steel": 2})
    t = buy("michigan_lumber")
    assert t.spaces("libby")[0] == (0, 1)


@rule("ASSET-CHIEF-ENG", "DATA-ASSET", "ASSET-16")
def test_asset_chief_of_engineering_automates_and_takes_a_resource():
    t = activate("chief_of_engineering")
    t.play("ann", do="put_worker", factory="2").take("ann", "coal")
    assert t.spaces("libby") == [(0, 1), (1, 0)]
    assert (t.resources("libby"), t.treasury("libby")) == ({"coal": 1}, 80)
    assert_exhausted(t, "chief_of_engineering")


@rule("ASSET-CHIEF-RD", "DATA-ASSET", "ASSET-17")
def test_asset_chief_of_rd_produces_a_good_and_takes_a_resource():
    t = activate("chief_of_rd")
    t.take("ann", "steel")
    assert t.goods("libby") == 1
    assert (t.resources("libby"), t.treasury("libby")) == ({"steel": 1}, 80)
    assert_exhausted(t, "chief_of_rd")
    # no cube in Haymarket: only the Good
    t = acting({"haymarket": {}}, assets=["chief_of_rd"], goods=2).activate("ann", "chief_of_rd")
    assert (t.goods("libby"), t.resources("libby"), t.treasury("libby")) == (3, {}, 80)


@rule("ASSET-CHIEF-OPS", "DATA-ASSET", "ASSET-18")
def test_asset_chief_of_operations_gains_a_manager_or_a_salesperson_and_a_resource():
    t = activate("chief_of_operations")
    assert t.legal("ann") == [{"do": "take_manager"}, {"do": "take_salesperson"}]
    t.play("ann", do="take_manager").play("ann", do="put_manager", factory="2")
    t.take("ann", "wood")
    assert t.managers("libby") == [0, 1]
    assert t.salespeople("libby") == 0
    assert (t.resources("libby"), t.treasury("libby")) == ({"wood": 1}, 80)
    t = activate("chief_of_operations").play("ann", do="take_salesperson")
    t.take("ann", "livestock")
    assert t.managers("libby") == [0, 0]
    assert t.salespeople("libby") == 1
    assert_exhausted(t, "chief_of_operations")


@rule("DATA-ASSET", "ASSET-19", "ASSET-20", "ASSET-21")
@pytest.mark.parametrize(
    ("name", "code", "decides"),
    [
        asset("popular_partners", "asset-afterwards", "ASSET-20"),
        asset("backroom_deals", "asset-afterwards", "ASSET-20"),
        asset("mail_order_catalog", "asset-before-payout", "ASSET-19"),
        asset("color_catalog", "asset-before-payout", "ASSET-19"),
        asset("catalog_empire", "asset-before-payout", "ASSET-19"),
        asset("chief_of_sales", "asset-before-sale", "ASSET-21"),
    ],
)
def test_asset_for_the_operating_turn_cannot_be_activated_in_the_action_phase(
    name: str, code: str, decides: str
):
    t = acting(assets=[name])
    r = t.refusal("ann", **activating(name))
    assert (r.code, r.rule, r.facts) == (code, decides, {"asset": name})
    assert t.legal("ann", "activate_asset") == []


@rule("DATA-ASSET", "SETUP-5", "Q-3", "COMP-21", "COMP-22", "SETUP-6", "OPT-4")
@pytest.mark.parametrize("chiefs", [False, True])
def test_setup5_the_five_starting_assets_are_displayed(chiefs: bool):
    t = new_game(chiefs=chiefs)
    display = t.board["asset_display"]
    assert display["80"] == "brilliant_marketing"
    assert sorted(display.values()) == sorted(STARTING)
    rest = [name for name in RULE_OF if name not in STARTING and (chiefs or name not in CHIEFS)]
    assert t.board["asset_stack"] == rest
    assert len(rest) == (15 if chiefs else 11)
