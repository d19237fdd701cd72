"""Section 2.14: the ten base companies, charter by charter."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import BadPosition
from printed import BASE, CHARTERS, FACTORIES, KINDS, SPACES, inputs_of, ready
from table import Table, discarding, rule, table

RULE_OF = {name: f"CO-{name.split('_')[0].upper()}" for name in BASE}
EVERY = [pytest.param(name, marks=rule(RULE_OF[name])) for name in BASE]
EVERY_FACTORY = [
    pytest.param(name, number, marks=rule(RULE_OF[name]))
    for name in BASE
    for number in range(1, len(FACTORIES[name]) + 1)
]
EVERY_PRICE = [
    pytest.param(name, salespeople, price, marks=rule(RULE_OF[name]))
    for name in BASE
    for salespeople, price in enumerate(CHARTERS[name][2])
]


def operating(company: str, people: object = None, **facts: object) -> Table:
    """The company starts its Operating turn; Haymarket has two of each kind."""
    return table(
        2,
        phase="operating",
        companies={company: {"director": 0, "value": 50, "appeal": 0, **facts}},
        board={"haymarket": dict.fromkeys(KINDS, 2)},
        people=people or {},
    )


def acting(company: str, board: dict[str, object] | None = None, **facts: object) -> Table:
    own = {"director": 0, "value": 50, "appeal": 0, "treasury": 500}
    return table(2, phase="action", companies={company: {**own, **facts}}, board=board or {})


@rule("DATA-COMPANY", "DATA-12")
@pytest.mark.parametrize("company", EVERY)
def test_co_start_appeal_and_automation_tokens(company: str):
    t = table(2).play("ann", do="found", company=company, value="35")
    assert t.appeal(company) == CHARTERS[company][1]
    tokens = [e["count"] for e in t.events("tokens_placed")]
    assert tokens == SPACES[company]
    assert len(t.company(company)["factories"]) == len(tokens)


@rule(
    "DATA-COMPANY",
    "TERM-14",
    "OPS-35",
    "OPS-36",
    "OPS-37",
    "STAFF-3",
    "Q-104",
    "INV-15",
    "DATA-6",
    "DATA-DEMAND",
)
@pytest.mark.parametrize(("company", "salespeople", "price"), EVERY_PRICE)
def test_co_price_by_salespeople_in_the_row_of_the_type(company: str, salespeople: int, price: int):
    row = CHARTERS[company][0]
    t = operating(company, goods=3, salespeople=salespeople)
    for total in (price, 2 * price):
        t.sell_goods("bonus_20")
        assert t.told("revenue_added") == [(company, price, total, "goods")]
        assert t.told("goods_moved") == [(company, f"{row}.bonus_20", 1)]
    filled = {space for space, cell in t.board["demand"].items() if cell["goods"]}
    assert filled == {f"{row}.bonus_20"}
    half, rest = divmod(price, 2)
    assert rest == 0
    t.sell_goods("half_price")
    assert t.told("revenue_added") == [(company, half, 2 * price + half, "half_price_goods")]


@rule("EX-33", "CO-LIBBY")
def test_ex33_libby_with_one_salesperson_sells_at_30():
    for salespeople, price in ((1, 30), (0, 20)):
        t = operating("libby", goods=1, salespeople=salespeople).sell_goods("bonus_20")
        assert t.events("revenue_added")[0]["amount"] == price


@rule("DATA-COMPANY", "DATA-12")
@pytest.mark.parametrize("company", EVERY)
def test_co_salesperson_spaces(company: str):
    spaces = len(CHARTERS[company][2]) - 1
    for before in (spaces - 1, spaces):
        t = acting(company, salespeople=before).use("ann", "hire_salesperson", company)
        assert t.salespeople(company) == spaces
        assert t.treasury(company) == 430


@rule("DATA-COMPANY")
@pytest.mark.parametrize("company", EVERY)
def test_co_asset_slots(company: str):
    slots = CHARTERS[company][3]
    t = acting(company, board={"asset_display": {"40": "brand_recognition", "50": "foundry"}})
    t.use("ann", "purchase_asset", company).play("ann", do="buy_asset", asset="brand_recognition")
    assert t.company(company)["assets"] == ["brand_recognition"][:slots]
    if slots == 0:
        moved = [e for e in t.events("asset_moved") if e["asset"] == "brand_recognition"]
        assert moved[-1]["target"] == "gone"
        return
    t = acting(company, board={"asset_display": {"40": "foundry"}}, assets=["brand_recognition"])
    t.use("ann", "purchase_asset", company)
    assert t.legal("ann") == [discarding("brand_recognition"), discarding("foundry")]


@rule("DATA-COMPANY", "DATA-12")
@pytest.mark.parametrize(("company", "factory"), EVERY_FACTORY)
def test_co_worker_spaces(company: str, factory: int):
    others = [{"workers": spaces} for spaces in SPACES[company]]
    others[factory - 1] = {}
    t = acting(company, factories=others).use("ann", "job_market", company)
    while t.asked == "hire":
        assert t.legal("ann", "hire_worker") == [{"do": "hire_worker", "factory": str(factory)}]
        t.hire("ann", str(factory))
    assert t.workers(company) == SPACES[company]


@rule("DATA-COMPANY", "DATA-12")
@pytest.mark.parametrize(("company", "factory"), EVERY_FACTORY)
def test_co_one_manager_space_in_each_factory(company: str, factory: int):
    managers = [{"managers": 1} for _ in FACTORIES[company]]
    managers[factory - 1] = {}
    t = acting(company, factories=managers).use("ann", "hire_manager", company)
    assert t.managers(company) == [1] * len(managers)
    managers[factory - 1] = {"managers": 2}
    with pytest.raises(BadPosition) as caught:
        acting(company, factories=managers)
    assert (caught.value.code, caught.value.facts["spaces"]) == ("position/managers", 1)


@rule("DATA-COMPANY", "OPS-22", "AUTO-4")
@pytest.mark.parametrize(("company", "factory"), EVERY_FACTORY)
def test_co_only_the_rightmost_token_adds_a_good(company: str, factory: int):
    printed = FACTORIES[company][factory - 1]
    for automated in range(printed.spaces + 1):
        facts = ready(company, factory)
        facts["factories"][-1] = {"workers": printed.spaces - automated, "automated": automated}
        t = operating(company, **facts).run(*range(1, factory + 1))
        expected = printed.automated_goods if automated == printed.spaces else printed.goods
        assert t.events("factory_ran")[0]["goods"] == expected


@rule("DATA-COMPANY", "OPS-24", "MGR-1", "MGR-2", "MGR-3", "MGR-4", "MGR-5")
@pytest.mark.parametrize(("company", "factory"), EVERY_FACTORY)
def test_co_manager_bonus_comes_before_the_next_factory(company: str, factory: int):
    printed = FACTORIES[company][factory - 1]
    facts = ready(company, factory)
    facts["factories"][-1]["managers"] = 1
    t = operating(company, **facts).run(*range(1, factory))
    assert t.appeal(company) == 0
    before = t.goods(company)
    t.run(factory)
    assert t.appeal(company) == printed.appeal
    for _ in range(printed.cubes):
        assert t.asked == "cubes"
        assert len(t.legal("ann", "take_cube")) == 4
        t.take("ann", "wood")
    assert t.asked != "cubes"
    assert t.resources(company) == ({"wood": printed.cubes} if printed.cubes else {})
    assert t.goods(company) == before + printed.goods + printed.more_goods


@rule("DATA-13")
@pytest.mark.parametrize("company", BASE)
def test_data13_the_reserved_partner_waits_for_the_rightmost_factory(company: str):
    last = len(FACTORIES[company])
    for ran in (last - 1, last):
        facts = {**ready(company, last), "resources": inputs_of(company, ran)}
        t = operating(company, people={"ann": {"reserved_partner": company}}, **facts)
        t.run(*range(1, ran + 1)).upto("sales")
        assert t.player("ann")["reserved_partner"] == ("gained" if ran == last else company)


@rule("DATA-12")
def test_data12_totals_of_the_table_that_the_other_tests_check():
    """37 Worker spaces and tokens, 21 Manager spaces, 20 Salesperson spaces."""
    t = table(2, cash=[5000, 5000])
    tokens = 0
    factories = 0
    for company in BASE:
        t.play(t.awaited[0], do="found", company=company, value="35")
        tokens += sum(e["count"] for e in t.events("tokens_placed"))
        factories += len(t.company(company)["factories"])
    assert tokens == sum(sum(SPACES[name]) for name in BASE) == 37
    assert factories == 21
    assert sum(len(CHARTERS[name][2]) - 1 for name in BASE) == 20
