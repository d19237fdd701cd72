"""Section 10: the end and the ladder."""

from __future__ import annotations

import pytest

from industrialist_table import PLENTY, at, placed
from table import rule


@rule("SOLO-END-1")
def test_end1_each_fully_staffed_building_gives_its_end_profit():
    """2F is worth 26, 3F 35 and 1B 19; 3F lacks a worker. Units on tracks are worth nothing."""
    buildings = {"2F": at("1,0", 3, 4), "3F": at("2,0", 3, 5), "1B": at("0,-1", 2)}
    t = placed(buildings=buildings, have=PLENTY, staff=6, year=30, profit=30).done()
    assert sorted(t.told("profit_moved")) == [(19, 49, "end"), (26, 75, "end")]
    assert (t.profit, t.score()) == (75, [75])


@rule("SOLO-END-1", "SOLO-SELL-6")
def test_end1_the_total_is_capped_at_200():
    t = placed(buildings={"2F": at("1,0", 3)}, year=30, profit=190).done()
    assert t.score() == [200]
    assert t.told("profit_moved") == [(10, 200, "end")]


@rule("SOLO-END-1")
def test_end1_not_before_the_last_year_is_over():
    t = placed(buildings={"2F": at("1,0", 3)}, year=28).done()
    assert (t.profit, t.score()) == (0, None)


@rule("SOLO-END-2")
@pytest.mark.parametrize(
    ("profit", "rank"),
    [
        (0, 0),
        (40, 0),
        (41, 1),
        (80, 1),
        (81, 2),
        (120, 2),
        (121, 3),
        (160, 3),
        (161, 4),
        (200, 4),
    ],
)
def test_end2_the_ladder_from_bootblacking_to_titan_of_industry(profit: int, rank: int):
    t = placed(year=30, profit=profit).done()
    assert t.told("scored") == [(profit, rank)]


@rule("SOLO-END-2", "SOLO-END-1")
def test_end2_the_rank_includes_the_end_profit_of_buildings():
    t = placed(buildings={"2F": at("1,0", 3)}, year=30, profit=30).done()
    assert t.told("scored") == [(56, 1)]
