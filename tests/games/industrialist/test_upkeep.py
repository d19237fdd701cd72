"""Section 9: labour costs, maintenance, the years."""

from __future__ import annotations

import pytest

from industrialist_table import IndustrialistTable, at, placed
from table import rule

YEARS = range(0, 31, 2)
# 2F needs 3 workers, 3F 4, 1B 2. Costs: 2F 2/3/0/2, 3F 2/4/0/3, 1B 1/2/0/2 (Goods in none).


def crowded(**words: object) -> IndustrialistTable:
    """2F and 3F with one more worker than they need, in year 6 with the market at 4."""
    buildings = {"2F": at("1,0", 4), "3F": at("2,0", 5)}
    return placed(**{"buildings": buildings, "year": 6, "market": 4, **words})


# --- labour ---------------------------------------------------------------------------------------


@rule("SOLO-UP-1")
@pytest.mark.parametrize("year", [year for year in YEARS if year not in (8, 18, 26)])
def test_up1_labour_costs_in_years_6_12_18_24_and_30_and_no_others(year: int):
    t = crowded(year=year, have=(0, 0, 0, 9)).done()
    due = 4 if year in (6, 12, 24, 30) else 0
    assert t.stock == (0, 0, 0, 9 - due)


@rule("SOLO-UP-1", "R-10")
@pytest.mark.parametrize(("market", "due"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_up1_half_the_market_die_rounded_down_for_each_building(market: int, due: int):
    t = crowded(market=market, have=(0, 0, 0, 9)).done()
    assert t.stock == (0, 0, 0, 9 - 2 * due)
    assert (t.workers("2F"), t.workers("3F")) == (4, 5)
    told = [("central.capital", -due, 9 - due, "labour")] if due else []
    assert t.told("units_moved")[:1] == told


@rule("SOLO-UP-1")
def test_up1_only_for_more_workers_than_required():
    buildings = {"2F": at("1,0", 3), "3F": at("2,0", 2), "1B": at("0,-1", 3)}
    t = crowded(buildings=buildings, have=(0, 0, 0, 9)).done()
    assert t.stock == (0, 0, 0, 7)  # 1B alone


@rule("SOLO-UP-1")
def test_up1_once_per_building_however_many_workers():
    t = crowded(buildings={"2F": at("1,0", 6)}, have=(0, 0, 0, 9)).done()
    assert t.stock == (0, 0, 0, 7)


@rule("SOLO-UP-1", "SOLO-TERM-2")
def test_up1_not_for_the_central_factory():
    t = placed(staff=6, have=(0, 0, 0, 9), year=6, market=6).done()
    assert (t.stock, t.workers("central")) == ((0, 0, 0, 9), 6)


@rule("SOLO-UP-1", "SOLO-TERM-1")
def test_up1_a_die_that_cannot_be_paid_is_set_to_one():
    """1 Capital isn't 2: there is no partial payment, and Profit doesn't help."""
    t = crowded(have=(6, 6, 6, 1), profit=50).done()
    assert (t.workers("2F"), t.workers("3F")) == (1, 1)
    assert (t.stock, t.profit) == ((6, 6, 6, 1), 50)
    assert t.told("workers_changed") == [("2F", -3, 1, "labour"), ("3F", -4, 1, "labour")]


@rule("SOLO-UP-1")
@pytest.mark.parametrize(("paid", "unpaid"), [("2F", "3F"), ("3F", "2F")])
def test_up1_the_player_chooses_which_are_paid_while_capital_lasts(paid: str, unpaid: str):
    workers = {"2F": 4, "3F": 5}
    t = crowded(have=(0, 0, 0, 3)).done()
    assert t.choices("choose_card") == ["2F", "3F"]
    assert t.why("choose_card", card="central")[0] == "not-among-cards"
    t.play("choose_card", card=paid)
    assert (t.stock, t.workers(paid), t.workers(unpaid)) == ((0, 0, 0, 1), workers[paid], 1)


@rule("SOLO-UP-1")
def test_up1_a_building_must_be_paid_if_possible():
    """No move leaves a Building unpaid while there is Capital for it."""
    t = crowded(have=(0, 0, 0, 3)).done()
    assert [m["do"] for m in t.legal()] == ["choose_card", "choose_card"]
    t = crowded(have=(0, 0, 0, 4)).done()
    assert (t.stock, t.awaited) == ((0, 0, 0, 0), ["chance"])


@rule("SOLO-UP-1")
def test_up1_of_three_buildings_two_are_paid_in_the_players_order():
    buildings = {"2F": at("1,0", 4), "3F": at("2,0", 5), "1B": at("0,-1", 3)}
    t = crowded(buildings=buildings, have=(0, 0, 0, 5)).done()
    t.play("choose_card", card="3F")
    assert t.choices("choose_card") == ["1B", "2F"]
    t.play("choose_card", card="1B")
    assert (t.workers("1B"), t.workers("2F"), t.workers("3F")) == (3, 1, 5)
    assert t.stock == (0, 0, 0, 1)


@rule("SOLO-UP-1")
def test_up1_labour_is_paid_from_any_capital_tracks():
    buildings = {"2F": at("1,0", 4), "5F": at("0,1", 3, 4)}
    t = crowded(buildings=buildings, have=(0, 0, 0, 4)).done()
    assert t.choices("take_unit") == ["5F", "central.capital"]
    t.take("5F", "5F")
    assert (t.units("5F"), t.stock) == (2, (0, 0, 0, 4))


@rule("SOLO-UP-1", "R-10")
def test_r10_half_of_one_is_nothing_and_changes_nothing():
    t = crowded(market=1, have=(0, 0, 0, 0)).done()
    assert (t.workers("2F"), t.workers("3F")) == (4, 5)
    assert t.events("workers_changed") == []


@rule("SOLO-UP-1", "SOLO-END-1")
def test_up1_in_year_30_labour_comes_before_the_end():
    """3F can't be paid and is no longer staffed: no end Profit."""
    t = placed(buildings={"3F": at("1,0", 5)}, year=30, market=6, have=(0, 0, 0, 2)).done()
    assert t.score() == [0]
    t = placed(buildings={"3F": at("1,0", 5)}, year=30, market=6, have=(0, 0, 0, 3)).done()
    assert t.score() == [35]


# --- maintenance ----------------------------------------------------------------------------------


@rule("SOLO-UP-2")
@pytest.mark.parametrize("year", YEARS)
def test_up2_maintenance_in_years_8_18_and_26_and_no_others(year: int):
    """An understaffed 2F takes two Materials, if there is nothing else."""
    t = placed(buildings={"2F": at("1,0")}, have=(6, 0, 6, 0), year=year).done()
    due = 2 if year in (8, 18, 26) else 0
    assert t.stock == (6 - due, 0, 6, 0)
    told = [("central.materials", -2, 4, "maintenance")] if due else []
    assert t.told("units_moved") == told


@rule("SOLO-UP-2", "R-11")
def test_up2_two_units_of_kinds_of_the_build_cost_from_any_tracks():
    """2F: Materials, Commodities or Capital, but not Goods; two of one kind or of two."""
    t = placed(buildings={"2F": at("1,0", 1, 3)}, have=(3, 3, 3, 3), year=8).done()
    tracks = ["central.materials", "central.commodities", "central.capital"]
    assert t.choices("take_unit") == tracks
    for track in ("central.goods", "2F"):
        assert t.refusal("take_unit", track=track).code == "not-in-cost"
    t.take("central.capital")
    assert t.choices("take_unit") == tracks
    t.take("central.commodities")
    assert (t.stock, t.year) == ((3, 2, 3, 2), 10)
    t = placed(buildings={"2F": at("1,0", 1, 3)}, have=(3, 3, 3, 3), year=8).done()
    t.take("central.materials", "central.materials")
    assert (t.stock, t.year, t.profit) == ((1, 3, 3, 3), 10, 0)


@rule("SOLO-UP-2", "SOLO-COMP-2")
def test_up2_capital_and_goods_count_if_they_are_in_the_cost():
    """4B costs Commodities, Goods and Capital, no Materials."""
    t = placed(buildings={"4B": at("0,1")}, have=(3, 3, 3, 3), year=8).done()
    assert t.choices("take_unit") == ["central.commodities", "central.goods", "central.capital"]


@rule("SOLO-UP-2", "R-7")
def test_up2_units_on_the_track_of_a_building_can_pay():
    """1B, understaffed, holds Materials that pay for its own maintenance."""
    t = placed(buildings={"1B": at("1,0", 1, 1)}, have=(1, 1, 0, 0), year=8).done()
    assert t.choices("take_unit") == ["1B", "central.materials", "central.commodities"]
    t.take("1B", "central.commodities")
    assert (t.units("1B"), t.stock) == (0, (1, 0, 0, 0))


@rule("SOLO-UP-2")
@pytest.mark.parametrize(
    ("have", "profit", "lost"),
    [
        ((2, 0, 6, 0), 9, 0),
        ((1, 0, 6, 1), 9, 0),
        ((1, 0, 6, 0), 9, 1),
        ((0, 0, 6, 0), 9, 2),
        ((0, 0, 6, 0), 1, 1),
        ((0, 0, 6, 0), 0, 0),
    ],
)
def test_up2_each_missing_unit_costs_one_profit_never_below_0(
    have: tuple[int, ...], profit: int, lost: int
):
    t = placed(buildings={"2F": at("1,0")}, have=have, profit=profit, year=8).done()
    assert (t.stock, t.profit, t.year) == ((0, 0, 6, 0), profit - lost, 10)
    told = [(-lost, profit - lost, "maintenance")] if lost else []
    assert t.told("profit_moved") == told


@rule("SOLO-UP-2", "R-11")
def test_up2_units_must_be_paid_if_possible():
    t = placed(buildings={"2F": at("1,0")}, have=(1, 1, 0, 1), profit=9, year=8).done()
    assert {m["do"] for m in t.legal()} == {"take_unit"}
    assert t.take("central.capital", "central.materials").profit == 9


@rule("R-11", "SOLO-UP-2")
def test_r11_buildings_in_the_players_order():
    """Two Goods: they can pay for 4B, but not for 2F, whose cost includes none.

    4B costs Commodities, Goods and Capital; 2F Materials, Commodities and Capital. There are 2
    Commodities and 2 Goods: if 4B takes the Commodities first, 2F lacks them.
    """
    words = {"buildings": {"2F": at("1,0"), "4B": at("0,1")}, "have": (0, 2, 2, 0)}
    t = placed(year=8, profit=9, **words).done()
    assert t.choices("choose_card") == ["2F", "4B"]
    t.play("choose_card", card="2F")
    assert (t.stock, t.profit, t.year) == ((0, 0, 0, 0), 9, 10)
    t = placed(year=8, profit=9, **words).done().play("choose_card", card="4B")
    t.take("central.commodities", "central.commodities")
    assert (t.stock, t.profit, t.year) == ((0, 0, 2, 0), 7, 10)


@rule("SOLO-UP-2", "SOLO-TERM-2")
def test_up2_for_each_building_but_not_for_the_central_factory():
    buildings = {"2F": at("1,0"), "3F": at("2,0"), "1B": at("0,-1")}
    t = placed(buildings=buildings, have=(5, 0, 0, 0), year=8, profit=9, staff=6).done()
    t.play("choose_card", card="2F").play("choose_card", card="1B")
    assert (t.stock, t.profit, t.year) == ((0, 0, 0, 0), 8, 10)
    t = placed(have=(6, 6, 6, 6), year=8, profit=9, staff=6).done()
    assert (t.stock, t.profit) == ((6, 6, 6, 6), 9)


@rule("SOLO-UP-3", "R-12")
def test_up3_in_year_18_labour_comes_before_maintenance():
    """1 Capital is due for the workers of 2F, then two units for 2F; there are two in total."""
    t = placed(
        buildings={"2F": at("1,0", 4)}, have=(1, 0, 0, 1), year=18, market=2, profit=5
    ).done()
    assert [(e["track"], e["reason"]) for e in t.events("units_moved")] == [
        ("central.capital", "labour"),
        ("central.materials", "maintenance"),
    ]
    # In the opposite order the Capital would have gone to maintenance and the workers would have
    # left.
    assert (t.stock, t.workers("2F"), t.profit) == ((0, 0, 0, 0), 4, 4)


# --- time -----------------------------------------------------------------------------------------


@rule("SOLO-UP-4")
def test_up4_the_year_marker_then_advances_and_after_year_30_the_game_ends():
    t = placed(year=28).done()
    assert t.told("year_began") == [(30,)]
    assert (t.year, t.awaited) == (30, ["chance"])
    t.roll(1).done()
    assert t.told("year_began") == []
    assert (t.year, t.awaited, t.score()) == (30, [], [0])
