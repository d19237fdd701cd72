"""The needs of a company's first factory, and the companies that suit a beginner.

A first dividend depends on factory 1: its crew, its cubes, and the Demand for its Goods.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from msgspec import UNSET, UnsetType

from bigshoulders.games.chicago.engine.frames import FOUNDING
from bigshoulders.games.chicago.engine.ids import (
    AVAILABLE,
    CHAIN,
    COLUMNS,
    COMPANY_IDS,
    DIFFICULTY_IDS,
    DIRECTOR,
    EASY,
    KINDS,
    MEDIUM,
    RESOURCE_IDS,
    SHARES_IN,
    CompanyId,
    ResourceId,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.sheet.shapes import (
    CharterSheet,
    FirstRun,
    Founding,
    SuggestionId,
)

# The price at which the first chooser won most of the same games: 46 %; 29 % at $35, 21 % at $50.
SUGGESTED_VALUE: Final = 40
ROOM: Final = 2  # octagons a row needs for a good start


def first_run(g: Rules, s: State, company: int) -> FirstRun:
    """The missing crew and cubes of factory 1, their price now, and the revenue of one run."""
    power = g.powers[company]
    workers = 0
    if not power.is_staffed(g, s, company, 0):
        workers = power.next_staff(g, s, company)[0]
    missing: dict[ResourceId, int] = {}
    cubes: int | None = 0
    prices = offers(g, s)
    for kind in range(KINDS):
        short = power.inputs_if_run(g, s, company, 0, kind) - s.cubes[company * KINDS + kind]
        if short > 0:
            missing[RESOURCE_IDS[kind]] = short
            if cubes is not None:
                cubes = cubes + sum(prices[kind][:short]) if len(prices[kind]) >= short else None
    goods = power.goods_if_run(g, s, company, 0)
    return FirstRun(
        workers=workers,
        crew=sum(g.worker_price[max(s.market - i, 0)] for i in range(workers)),
        missing=missing,
        cubes=cubes,
        goods=goods,
        income=income(g, s, company, goods),
    )


def offers(g: Rules, s: State) -> list[list[int]]:
    """OPS-13, VAR-CHAIN-4: by resource, the prices of all cubes for sale, cheapest first."""
    prices: list[list[int]] = []
    for kind in range(KINDS):
        if g.overlay_in_play:
            found = [g.overlay_price[c] for c in range(COLUMNS) if s.overlay[kind] >> c & 1]
        else:
            found = []
            for space in range(1, CHAIN):
                found += [g.chain_price[space]] * s.chain[space * KINDS + kind]
        prices.append(sorted(found))
    return prices


def income(g: Rules, s: State, company: int, goods: int) -> int:
    """OPS-35 to OPS-38: Goods sold at full price, and the best bonus they can complete."""
    row = g.industry[company]
    rooms = [capacity(g, s, row * 3 + column) - s.demand[row * 3 + column] for column in range(3)]
    sold = min(goods, sum(rooms))
    best = 0
    for filled in product((0, 1), repeat=3):
        needed = sum(room for room, full in zip(rooms, filled, strict=True) if full)
        if needed <= sold:
            wins = [g.column_bonus[c] for c in range(3) if filled[c] and rooms[c] > 0]
            best = max(best, sum(wins))
    return sold * g.powers[company].price_if_run(g, s, company) + best


def founding(g: Rules, s: State) -> Founding | UnsetType:
    """While a player chooses the first company: every company on offer, and three to suggest."""
    if not s.stack or s.stack[-1].step != FOUNDING:
        return UNSET
    on_offer = [c for c in g.companies if s.status[c] == AVAILABLE]
    runs = {company: first_run(g, s, company) for company in on_offer}
    charters: dict[CompanyId, CharterSheet] = {}
    for company, run in runs.items():
        name = COMPANY_IDS[company]
        if g.difficulty[company] >= 0:
            charters[name] = CharterSheet(run, DIFFICULTY_IDS[g.difficulty[company]])
    return Founding(
        charters=charters,
        suggested=suggested(g, s, runs),
        value=suggested_value(g, s.cash[s.stack[-1].seat]),
    )


def suggested_value(g: Rules, cash: int) -> int:
    """The price to start with: the one that wins most, or else the highest affordable one."""
    values = [g.value[space] for space in g.initial]
    affordable = [value for value in values if SHARES_IN[DIRECTOR] * value <= cash]
    if SUGGESTED_VALUE in affordable:
        return SUGGESTED_VALUE
    return max(affordable, default=0)


def suggested(g: Rules, s: State, runs: dict[int, FirstRun]) -> dict[SuggestionId, CompanyId]:
    """Up to three companies, if possible of three industries: a safe one, an earner, a grower."""
    known = [company for company in runs if g.difficulty[company] >= 0]
    easy = [c for c in known if g.difficulty[c] == EASY]
    fair = [c for c in known if g.difficulty[c] <= MEDIUM]
    slots = [c for c in known if g.asset_slots[c]]
    fair_slots = [c for c in fair if c in slots]
    fit = [c for c in known if fits(g, s, c, runs[c])]
    earned = {c: runs[c].income for c in known}
    left = {c: runs[c].income - runs[c].crew - (runs[c].cubes or 0) for c in known}
    picked: list[int] = []
    chosen: dict[SuggestionId, CompanyId] = {}
    wishes: list[tuple[SuggestionId, list[list[int]], dict[int, int]]] = [
        ("safe", [easy], left),
        ("strong", [fair], earned),
        ("room", [fair_slots, slots], left),
    ]
    for name, classes, score in wishes:
        groups = [[c for c in group if c in fit] for group in [*classes, known]]
        for group in [*groups, known]:
            free = [c for c in group if c not in picked]
            taken = {g.industry[c] for c in picked}
            candidates = [c for c in free if g.industry[c] not in taken] or free
            if candidates:
                best = max(candidates, key=lambda c: (score[c], g.start_appeal[c], -c))
                picked.append(best)
                chosen[name] = COMPANY_IDS[best]
                break
    return chosen


def fits(g: Rules, s: State, company: int, run: FirstRun) -> bool:
    """Whether its cubes are for sale and its row has room."""
    row = g.industry[company]
    room = sum(capacity(g, s, row * 3 + c) - s.demand[row * 3 + c] for c in range(3))
    return run.cubes is not None and room >= ROOM
