"""Counts of legal lines to a depth from fixed positions: a changed number must be explained.

Draws come from the seed of each position, so only the players' moves decide a line. The engine
itself made the counts; they show that nothing changed. The rule tests show that it is right.
"""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.events import SILENT
from table import Table, new_game, table

STAFFED = {
    "director": 0,
    "value": 60,
    "treasury": 120,
    "factories": [{"workers": 2}, {"workers": 3}],
}
CHAIN = {"10": {"steel": 2, "livestock": 1}, "20": {"coal": 2}, "30": {"wood": 1}, "x": {"coal": 3}}
TILES = {
    "meat_packing.bonus_50": {"tile": "2-2"},
    "meat_packing.bonus_20": {"tile": "3-3"},
    "meat_packing.no_bonus": {"tile": "4-1"},
}
ASSETS = {"80": "foundry", "70": "brand_recognition", "60": "color_catalog", "40": "workshop"}


def two_directors(**more: Any) -> dict[str, Any]:
    return {"swift": {**STAFFED, **more}, "libby": {"director": 1, "value": 40, "treasury": 150}}


POSITIONS: dict[str, tuple[Table, list[int]]] = {
    "founding": (new_game(players=2), [30, 810, 1980, 5040, 13410]),
    "founding with specials": (
        new_game(players=3, special_companies=["schwinn"]),
        [33, 990, 26730],
    ),
    "stock, basic": (table(2, companies=two_directors(common={"seat_1": 2})), [36, 1268, 39151]),
    "stock, advanced, takeover": (
        table(
            3,
            advanced=True,
            companies=two_directors(preferred="seat_1", common={"seat_1": 1, "seat_2": 3}),
        ),
        [37, 1268, 40098],
    ),
    "stock, price protection": (
        table(
            2,
            advanced=True,
            priority=1,
            companies=two_directors(common={"seat_1": 2}, assets=["price_protection"]),
        ),
        [37, 1272, 41515],
    ),
    "building": (table(2, phase="building", companies=two_directors()), [3, 6, 18, 36, 240]),
    "building, draft": (
        table(2, phase="building", draft=True, companies=two_directors()),
        [3, 9, 18, 36, 108],
    ),
    "action": (
        table(2, phase="action", companies=two_directors(), board={"asset_display": ASSETS}),
        [8, 47, 201, 857, 3837],
    ),
    "action, advanced chain": (
        table(
            2,
            phase="action",
            decade=4,
            advanced_chain=True,
            companies=two_directors(resources={"steel": 2}),
            board={"haymarket": {"coal": 1, "wood": 1}, "overlay": {"steel": [0, 5]}},
        ),
        [14, 53, 489, 3566, 27137],
    ),
    "operating": (
        table(
            2, phase="operating", companies=two_directors(), board={"chain": CHAIN, "demand": TILES}
        ),
        [5, 23, 129, 1843, 51367],
    ),
    "operating, advanced, relaxed": (
        table(
            2,
            phase="operating",
            advanced=True,
            relaxed_purchasing=True,
            companies=two_directors(goods=3, assets=["popular_partners"]),
            board={"chain": CHAIN, "demand": TILES},
        ),
        [3, 11, 52, 258, 1212],
    ),
    "operating, oscar mayer": (
        table(
            2,
            phase="operating",
            special_companies=["oscar_mayer"],
            companies={
                "oscar_mayer": {
                    "director": 0,
                    "value": 50,
                    "treasury": 60,
                    "goods": 2,
                    "resources": {"livestock": 3, "steel": 1},
                    "factories": [{"workers": 6, "managers": 1}],
                },
                "libby": {"director": 1, "value": 40},
            },
            board={"chain": CHAIN, "demand": TILES, "haymarket": {"wood": 1, "coal": 1}},
        ),
        [7, 44, 250, 1700, 21930],
    ),
}


def perft(t: Table, depth: int) -> int:
    """Lines of this many decisions; lines that end the game earlier count once."""
    return count(t.rules, t.state, depth)


def count(g: Any, s: Any, depth: int) -> int:
    awaited = CHICAGO.awaited(g, s)
    if depth == 0 or not awaited:
        return 1
    legal = CHICAGO.legal(g, s, awaited[0])
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = CHICAGO.copy(s)
        CHICAGO.apply(g, after, awaited[0], move, SILENT)
        total += count(g, after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str):
    t, expected = POSITIONS[name]
    assert [perft(t, depth) for depth in range(1, len(expected) + 1)] == expected
