"""Section 14: a power is one file and one line of data; readers ask it, whatever the company."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from bigshoulders.games.chicago import bots, sheet
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.content.catalog import catalog
from bigshoulders.games.chicago.engine import powers
from bigshoulders.games.chicago.engine.ids import (
    BASE_COMPANIES,
    COMPANIES,
    COMPANY_IDS,
    FACTORIES,
    KINDS,
)
from bigshoulders.games.chicago.engine.powers import POWERS
from printed import SPECIAL
from records import content_of, house_records
from table import new_game, rule

PLENTY = 9


def test_every_power_is_a_file_with_a_word_of_its_own():
    files = [file for file in Path(powers.__path__[0]).glob("*.py") if file.stem != "__init__"]
    assert len(POWERS) == len(files)
    named = {company.power for company in catalog().companies if company is not None}
    assert named == set(POWERS)


@rule("DATA-14")
@pytest.mark.parametrize(
    ("company", "power", "facts"),
    [
        ("quaker_oats", "wage", {"got": "wage", "did_you_mean": "wages"}),
        ("quaker_oats", "tiers", {"got": "tiers", "known": sorted(set(POWERS) - {"tiers"})}),
        ("oscar_mayer", "plain", {"got": "plain", "known": ["tiers"]}),
    ],
)
def test_data14_a_power_that_does_not_fit_makes_a_record_incomplete(company, power, facts):
    house = deepcopy(house_records())
    house[company]["power"] = power
    fault = content_of(house).faults[company]
    assert (fault.code, fault.where) == (
        "data/unknown-word",
        f"house-values.toml: {company}: power",
    )
    found = dict(fault.facts)
    if "known" in found:
        found["known"] = sorted(found["known"])
    assert found == facts


@pytest.mark.parametrize("room", [bots, sheet])
def test_bots_and_sheet_name_no_company(room):
    for file in Path(room.__path__[0]).glob("*.py"):
        text = file.read_text(encoding="utf-8")
        for company in COMPANY_IDS:
            assert company not in text, (file.name, company)
            assert company.upper() not in text, (file.name, company)


def staff_at_random(t, dice: Random) -> None:
    """Workers, tokens, Managers and Salespeople anywhere, and all the cubes a factory can need."""
    g, s = t.rules, t.state
    for i in range(COMPANIES * KINDS):
        s.cubes[i] = PLENTY
    for company in g.companies:
        s.sales[company] = dice.randint(0, min(4, g.sales_spaces[company]))
        for i in range(company * FACTORIES, company * FACTORIES + g.factories[company]):
            s.automated[i] = dice.randint(0, g.tokens[i])
            s.workers[i] = dice.randint(0, g.worker_spaces[i] - s.automated[i])
            s.managers[i] = dice.randint(0, g.manager_spaces[i])


@rule("OPS-19", "CO-AMFLYER-4", "CO-OSCAR-2")
def test_ops19_the_staffed_factories_are_those_that_could_run_one_after_the_other():
    t = new_game(special_companies=SPECIAL)
    g, s = t.rules, t.state
    for n in range(200):
        staff_at_random(t, Random(n))
        for company in g.companies:
            power = g.powers[company]
            runs = 0
            while runs < g.factories[company]:
                if power.has_tiers():
                    tiers = range(len(g.tier_goods))
                    may = any(power.may_run_tier(g, s, company, tier) is None for tier in tiers)
                else:
                    may = power.may_run(g, s, company, runs) is None
                if not may:
                    break
                runs += 1
            assert power.staffed(g, s, company) == runs, (n, COMPANY_IDS[company])


@rule("STAFF-3", "CO-OSCAR-7")
def test_staff3_the_price_rises_by_what_was_promised():
    t = new_game(special_companies=SPECIAL)
    g, s = t.rules, t.state
    for n in range(100):
        staff_at_random(t, Random(n))
        for company in g.companies:
            power = g.powers[company]
            before = power.price_if_run(g, s, company)
            for more in range(1, min(4, g.sales_spaces[company] - s.sales[company]) + 1):
                rise = power.price_rise(g, s, company, more)
                s.sales[company] += more
                if not power.has_tiers():  # there the best tier may change
                    assert power.price_if_run(g, s, company) == before + rise
                s.sales[company] -= more


@rule("CO-OSCAR-2", "CO-AMFLYER-4", "OPS-21")
def test_ops21_the_next_workers_unlock_the_goods_that_were_promised():
    """Hiring the missing Workers leads to exactly so many Goods and inputs more."""
    t = new_game(special_companies=SPECIAL)
    g, s = t.rules, t.state
    for n in range(200):
        staff_at_random(t, Random(n))
        for company in g.companies:
            power = g.powers[company]
            missing, goods, cubes = power.next_staff(g, s, company)
            first = company * FACTORIES
            if missing == 0:
                assert (goods, cubes) == (0, 0)
                continue
            before = made(t, company)
            factory = power.staffed(g, s, company) if g.factories[company] > 1 else 0
            s.workers[first + factory] += missing
            after = made(t, company, least=factory + 1)
            assert after == (before[0] + goods, before[1] + cubes), (n, COMPANY_IDS[company])


def made(t, company: int, least: int = 0) -> tuple[int, int]:
    """Goods and input cubes of a turn, of the first `least` factories or those that are staffed."""
    g, s, power = t.rules, t.state, t.rules.powers[company]
    goods = cubes = 0
    for factory in range(least or power.staffed(g, s, company)):
        goods += power.goods_if_run(g, s, company, factory)
        for kind in range(KINDS):
            cubes += power.inputs_if_run(g, s, company, factory, kind)
    return goods, cubes


@rule("CO-QUAKER-3", "CO-QUAKER-6")
def test_quaker_only_one_company_owes_wages_and_buys_no_cubes():
    t = new_game(special_companies=SPECIAL)
    g, s = t.rules, t.state
    staff_at_random(t, Random(1))
    s.workers[COMPANY_IDS.index("quaker_oats") * FACTORIES] = 2
    owing = [COMPANY_IDS[c] for c in g.companies if g.powers[c].wages(g, s, c)]
    dry = [COMPANY_IDS[c] for c in g.companies if not g.powers[c].buys_cubes()]
    assert owing == dry == ["quaker_oats"]


def test_base_companies_are_plain():
    g = CHICAGO.assemble({"players": 2})
    assert {power.word for power in g.powers[:BASE_COMPANIES]} == {"plain"}
