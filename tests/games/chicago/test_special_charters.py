"""Section 2.15: values of the five special companies (stated ones and house values), DATA-14."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.content import assemble
from bigshoulders.games.chicago.content.records import Catalog
from bigshoulders.games.chicago.engine.options import read_config
from bigshoulders.kernel.errors import BadConfig
from printed import FACTORIES, KINDS, SPACES, SPECIAL, inputs_of
from records import content_of, house_records
from table import Table, rule, table

# DATA-SPECIAL and house-values.toml, copied by hand: type, start Appeal, asset slots, tokens.
CHARTERS = {
    "american_flyer": ("dry_goods", 2, 2, {}),
    "quaker_oats": ("food_and_dairy", 1, 1, {"1": 2, "2": 3}),
    "oscar_mayer": ("meat_packing", 1, 0, {}),
    "schwinn": ("dry_goods", 2, 1, {"1": 2, "2": 2}),
    "florsheim": ("shoes", 1, 0, {"1": 2, "2": 2, "3": 3}),
}


def special(phase: str, company: str, board: dict[str, object] | None = None, **facts: object):
    companies = {company: {"director": 0, "value": 50, "appeal": 0, "treasury": 500, **facts}}
    return table(2, phase=phase, special_companies=SPECIAL, companies=companies, board=board or {})


def operating(company: str, **facts: object) -> Table:
    return special("operating", company, {"haymarket": dict.fromkeys(KINDS, 1)}, **facts)


@rule("DATA-SPECIAL", "DATA-14")
@pytest.mark.parametrize("company", SPECIAL)
def test_data_special_start_appeal_tokens_and_worker_spaces(company: str):
    _, appeal, _, tokens = CHARTERS[company]
    t = table(2, special_companies=[company])
    t.play("ann", do="found", company=company, value="35")
    assert t.appeal(company) == appeal
    assert {e["factory"]: e["count"] for e in t.events("tokens_placed")} == tokens
    t = special("action", company)
    t.use("ann", "job_market", company)
    while t.asked == "hire":
        t.play("ann", **t.legal("ann", "hire_worker")[0])
    assert t.workers(company) == SPACES[company]


@rule("DATA-SPECIAL", "DATA-14")
@pytest.mark.parametrize("company", SPECIAL)
def test_data_special_asset_slots(company: str):
    slots = CHARTERS[company][2]
    offered = ["foundry", "workshop", "fuelworks"]
    held = offered[: max(0, slots - 1)]
    t = special("action", company, {"asset_display": {"40": "refrigeration"}}, assets=held)
    t.use("ann", "purchase_asset", company)
    kept = [*held, "refrigeration"] if slots else []
    assert sorted(t.company(company)["assets"]) == sorted(kept)
    t = special(
        "action", company, {"asset_display": {"40": "refrigeration"}}, assets=offered[:slots]
    )
    t.use("ann", "purchase_asset", company)
    if slots:
        discards = [move["asset"] for move in t.legal("ann") if move["do"] == "discard_asset"]
        assert t.asked == "asset_keep"
        assert sorted(discards) == sorted([*offered[:slots], "refrigeration"])
    else:
        assert t.company(company)["assets"] == []


@rule("DATA-SPECIAL", "DATA-14")
@pytest.mark.parametrize(
    ("company", "salespeople", "price"),
    [
        ("american_flyer", 0, 40),
        ("quaker_oats", 0, 40),
        ("schwinn", 0, 50),
        ("schwinn", 1, 60),
        ("schwinn", 2, 70),
        ("florsheim", 0, 40),
        ("florsheim", 1, 50),
        ("florsheim", 2, 60),
    ],
)
def test_data_special_prices_in_the_row_of_the_type(company: str, salespeople: int, price: int):
    t = operating(company, goods=1, salespeople=salespeople)
    t.sell_goods("bonus_20")
    assert t.events("revenue_added")[0]["amount"] == price
    assert t.board["demand"][f"{CHARTERS[company][0]}.bonus_20"]["goods"] == 1


@rule("DATA-SPECIAL", "DATA-14")
@pytest.mark.parametrize("company", ["schwinn", "florsheim"])
def test_data_special_two_salesperson_spaces(company: str):
    for before in (1, 2):
        t = special("action", company, salespeople=before).use("ann", "hire_salesperson", company)
        assert t.salespeople(company) == 2


@rule("DATA-SPECIAL", "DATA-14")
@pytest.mark.parametrize(
    ("company", "factory"),
    [
        (company, factory)
        for company in ("quaker_oats", "schwinn", "florsheim")
        for factory in range(1, len(FACTORIES[company]) + 1)
    ],
)
@pytest.mark.parametrize("is_automated", [False, True])
def test_data_special_inputs_and_goods(company: str, factory: int, is_automated: bool):
    printed = FACTORIES[company][factory - 1]
    key = "automated" if is_automated else "workers"
    factories = [{key: spaces} for spaces in SPACES[company]]
    t = operating(company, factories=factories, resources=inputs_of(company, factory))
    t.run(*range(1, factory))
    assert t.resources(company) == printed.inputs
    t.run(factory)
    assert t.resources(company) == {}
    assert t.events("factory_ran")[0]["goods"] == (
        printed.automated_goods if is_automated else printed.goods
    )


@rule("DATA-SPECIAL")
@pytest.mark.parametrize(
    ("company", "spaces"),
    [
        ("american_flyer", [2]),
        ("quaker_oats", [1, 1]),
        ("oscar_mayer", [1]),
        ("schwinn", [0, 0]),
        ("florsheim", [1, 1, 1]),
    ],
)
def test_data_special_manager_spaces(company: str, spaces: list[int]):
    """Five Managers are offered one by one: only those with a space are taken."""
    managers = [0] * len(spaces)
    for _ in range(5):
        factories = [{"managers": n} for n in managers]
        t = special("action", company, factories=factories)
        t.use("ann", "hire_manager", company)
        if t.asked == "managers":
            t.play("ann", **t.legal("ann", "put_manager")[0])
        managers = t.managers(company)
    assert managers == spaces


def with_manager(company: str, factory: int, **facts: object) -> Table:
    factories = [{"workers": spaces} for spaces in SPACES[company]]
    factories[factory - 1]["managers"] = 1
    return operating(company, factories=factories, **facts).upto("production")


@rule("DATA-SPECIAL", "DATA-14")
def test_data_special_manager_bonuses_of_quaker_oats():
    t = with_manager("quaker_oats", 1)
    t.run(1)
    assert (t.appeal("quaker_oats"), t.goods("quaker_oats")) == (1, 2)
    t = with_manager("quaker_oats", 2)
    t.run(1, 2)
    assert (t.appeal("quaker_oats"), t.goods("quaker_oats")) == (0, 2 + 3 + 1)


def without(company: str, key: str, factory: int = 0) -> Catalog:
    """The catalogue with one house value missing, from the charter or a factory."""
    house = house_records()
    record = house[company]
    del (record["factories"][factory - 1] if factory else record)[key]
    return content_of(house)


def assert_refused(company: str, content: Catalog) -> None:
    """The company can't be played; the others and the base game can."""
    with pytest.raises(BadConfig) as caught:
        assemble.build(read_config({"players": 2, "special_companies": [company]}), content)
    assert caught.value.code == "config/incomplete-record"
    assert caught.value.where == "special_companies"
    assert caught.value.facts["name"] == company
    others = [name for name in SPECIAL if name != company]
    assemble.build(read_config({"players": 2, "special_companies": others}), content)
    assemble.build(read_config({"players": 2}), content)


@rule("DATA-14", "Q-6", "OPT-5")
@pytest.mark.parametrize("company", SPECIAL)
@pytest.mark.parametrize(
    "key", ["industry", "start_appeal", "price", "asset_slots", "power", "factories"]
)
def test_data14_a_company_with_an_incomplete_charter_is_refused(company: str, key: str):
    assert_refused(company, without(company, key))


@rule("DATA-14", "Q-6", "OPT-5")
def test_data14_oscar_mayer_without_its_salesperson_spaces_is_refused():
    """Its price depends on the tier, so no list of prices gives the number of spaces."""
    assert_refused("oscar_mayer", without("oscar_mayer", "salesperson_spaces"))


@rule("DATA-14", "Q-6", "OPT-5")
@pytest.mark.parametrize("company", ["american_flyer", "quaker_oats", "schwinn", "florsheim"])
@pytest.mark.parametrize("key", ["worker_spaces", "inputs", "goods"])
def test_data14_a_company_with_an_incomplete_factory_is_refused(company: str, key: str):
    assert_refused(company, without(company, key, factory=1))


@rule("DATA-14", "Q-6", "OPT-5")
@pytest.mark.parametrize("company", SPECIAL)
def test_data14_a_factory_without_its_automation_tokens_is_refused(company: str):
    assert_refused(company, without(company, "automation_tokens", factory=1))


@rule("DATA-14", "Q-6", "OPT-5")
@pytest.mark.parametrize("company", ["american_flyer", "quaker_oats", "oscar_mayer", "florsheim"])
def test_data14_a_factory_with_a_manager_space_but_no_bonus_is_refused(company: str):
    assert_refused(company, without(company, "manager_bonus", factory=1))
