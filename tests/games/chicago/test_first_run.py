"""The needs of factory 1, and the companies suggested to a beginner."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.sheet.first_run import EASY, MEDIUM, ROOM, first_run, fits
from bigshoulders.games.chicago.sheet.table import make
from bigshoulders.kernel.events import SILENT
from table import Table


def operating(**company: Any) -> Table:
    """Fairbank (1 Worker, 2 Coal → 2 Goods at $40) before its turn, with three Workers for hire."""
    fairbank = {"director": 0, "value": 40, "treasury": 50, **company}
    return Table(
        {
            "format": "bigshoulders/chicago/1",
            "config": {"players": 3, "advanced": False, "goals": False},
            "decade": 2,
            "phase": "action",
            "players": [{"cash": 100}, {"cash": 100}, {"cash": 100}],
            "companies": {"fairbank": fairbank},
        }
    )


def sheet(t: Table) -> Any:
    return make(t.rules, t.state, 0)


def test_a_new_company_lacks_its_crew_and_its_cubes() -> None:
    t = operating()
    run = sheet(t).companies["fairbank"].first_run
    assert (run.workers, run.missing) == (1, {"coal": 2})
    assert run.crew == sheet(t).jobs.price
    assert run.goods == 2


def test_cubes_are_counted_at_their_cheapest_prices() -> None:
    t = operating()
    s, g = t.state, t.rules
    for i in range(len(s.chain)):
        s.chain[i] = 0
    coal = 3
    assert sheet(t).companies["fairbank"].first_run.cubes is None
    s.chain[1 * 4 + coal] = 1  # $30
    assert sheet(t).companies["fairbank"].first_run.cubes is None, "one of two is not enough"
    s.chain[3 * 4 + coal] = 1  # $10
    assert sheet(t).companies["fairbank"].first_run.cubes == g.chain_price[1] + g.chain_price[3]
    s.chain[0 * 4 + coal] = 2  # on X, not for sale
    assert sheet(t).companies["fairbank"].first_run.cubes == 40


def test_a_full_row_of_demand_brings_nothing() -> None:
    t = operating()
    row = t.rules.industry[COMPANY_IDS.index("fairbank")]
    full = sheet(t).companies["fairbank"].first_run.income
    assert full >= 2 * 40
    for cell in sheet(t).demand[row].cells:
        t.state.demand[row * 3 + ["50", "20", "0"].index(str(cell.bonus))] = cell.capacity
    assert sheet(t).companies["fairbank"].first_run.income == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_companies_of_different_kinds_suit_every_deal(players: int) -> None:
    g = CHICAGO.assemble({"players": players})
    for deal in range(40):
        s = CHICAGO.new(g, f"deal {deal}".encode(), SILENT)
        rng = Random(deal)
        while True:
            offered = make(g, CHICAGO.redact(g, s, 0).seen, 0).founding
            assert offered
            names = list(offered.suggested.values())
            assert list(offered.suggested) == ["safe", "strong", "room"]
            assert len(set(names)) == 3
            assert set(names) <= set(offered.charters)
            assert offered.value == 40
            [seat] = CHICAGO.awaited(g, s)
            CHICAGO.apply(g, s, seat, rng.choice(CHICAGO.legal(g, s, seat)), SILENT)
            if not make(g, CHICAGO.redact(g, s, 0).seen, 0).founding:
                break


def test_the_safe_start_is_easy_and_can_buy_its_cubes() -> None:
    g = CHICAGO.assemble({"players": 3})
    for deal in range(40):
        s = CHICAGO.new(g, f"deal {deal}".encode(), SILENT)
        offered = make(g, s, 0).founding
        assert offered
        safe = offered.charters[offered.suggested["safe"]]
        easy = [one for one in offered.charters.values() if one.difficulty == "easy"]
        if any(one.first_run.cubes is not None for one in easy):
            assert safe.difficulty == "easy"
            assert safe.first_run.cubes is not None


def test_every_company_of_the_box_has_a_difficulty() -> None:
    g = CHICAGO.assemble({"players": 4})
    assert all(g.difficulty[company] >= 0 for company in g.companies)


def test_each_suggestion_is_the_best_of_its_kind() -> None:
    """Safe: what an easy company keeps of its first income. Strong: that income itself. Room: what
    a company with a space for an asset keeps. Each from another industry than those before."""
    g = CHICAGO.assemble({"players": 3})
    for deal in range(40):
        s = CHICAGO.new(g, f"deal {deal}".encode(), SILENT)
        offered = make(g, CHICAGO.redact(g, s, 0).seen, 0).founding
        assert offered
        runs = {COMPANY_IDS.index(name): one.first_run for name, one in offered.charters.items()}
        fit = [c for c, run in runs.items() if fits(g, s, c, run)]
        kept = {c: runs[c].income - runs[c].crew - (runs[c].cubes or 0) for c in runs}
        earned = {c: runs[c].income for c in runs}
        wishes = {
            "safe": ([c for c in fit if g.difficulty[c] == EASY], kept),
            "strong": ([c for c in fit if g.difficulty[c] <= MEDIUM], earned),
            "room": ([c for c in fit if g.asset_slots[c] and g.difficulty[c] <= MEDIUM], kept),
        }
        industries: list[int] = []
        for kind, (candidates, score) in wishes.items():
            others = [c for c in candidates if g.industry[c] not in industries]
            picked = COMPANY_IDS.index(offered.suggested[kind])
            if others:
                assert picked in others
                assert score[picked] == max(score[c] for c in others), (deal, kind)
            industries.append(g.industry[picked])


def test_a_company_fits_while_its_own_row_has_room() -> None:
    g = CHICAGO.assemble({"players": 4})
    rng = Random(1)
    seen = set()
    for deal in range(20):
        s = CHICAGO.new(g, f"deal {deal}".encode(), SILENT)
        for space in range(len(s.demand)):
            s.demand[space] = rng.randint(0, capacity(g, s, space))
        rows = make(g, s, 0).demand
        for company in g.companies:
            cells = rows[g.industry[company]].cells
            has_room = sum(cell.capacity - cell.goods for cell in cells) >= ROOM
            run = replace(first_run(g, s, company), cubes=0)
            assert fits(g, s, company, run) == has_room
            assert not fits(g, s, company, replace(run, cubes=None))
            seen.add(has_room)
    assert seen == {True, False}
