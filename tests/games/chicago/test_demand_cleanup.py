"""Section 11, step 3: the Demand tiles in Cleanup."""

from __future__ import annotations

import pytest

from printed import DEMAND_ROWS
from table import Table, rule, table

COLUMNS = ["bonus_50", "bonus_20", "no_bonus"]
Cell = tuple[str | None, int]


def cleanup(
    demand: dict[str, list[Cell]], stack: list[str], players: int = 4, **words: object
) -> Table:
    """Cleanup up to the first Demand tile to draw; rows as (tile, Goods on it)."""
    cells = {
        f"{row}.{column}": {"tile": tile, "goods": goods}
        for row, tiles in demand.items()
        for column, (tile, goods) in zip(COLUMNS, tiles, strict=False)
    }
    t = table(
        players,
        phase="cleanup",
        companies={"libby": {"director": 0, "value": 100}},
        board={"demand": cells, "demand_stack": stack},
        seed=None,
        **words,
    )
    while t.asked == "draw_a_cube":
        t.chance(do="draw_cube", resource=t.legal("chance")[0]["resource"])
    return t


def row(t: Table, name: str) -> list[Cell]:
    cells = [t.board["demand"][f"{name}.{column}"] for column in COLUMNS]
    return [(cell["tile"], cell["goods"]) for cell in cells]


@rule("EX-48", "CLEAN-10", "CLEAN-12", "CLEAN-14")
def test_ex48_the_full_tile_leaves_the_others_slide_with_their_goods_and_one_is_drawn():
    demand = {"dry_goods": [("2-1", 2), ("2-2", 1), ("2-3", 0)]}
    others = {
        "food_and_dairy": [("3-1", 0), ("3-2", 0), ("3-3", 0)],
        "meat_packing": [("3-4", 0), ("3-5", 0), ("3-6", 0)],
        "shoes": [("1-2", 0), ("1-4", 0), ("1-5", 0)],
    }
    t = cleanup({**demand, **others}, ["4-1", "4-2"])
    assert row(t, "dry_goods") == [("2-2", 1), ("2-3", 0), (None, 0)]
    assert t.legal("chance") == [
        {"do": "draw_tile", "tile": "4-1"},
        {"do": "draw_tile", "tile": "4-2"},
    ]
    t.chance(do="draw_tile", tile="4-2")
    assert row(t, "dry_goods") == [("2-2", 1), ("2-3", 0), ("4-2", 0)]
    assert t.board["demand_stack"] == ["4-1"]
    assert t.asked == "stock_turn"
    for name, cells in others.items():
        assert row(t, name) == cells


@rule("CLEAN-10")
def test_clean10_only_full_tiles_leave_and_their_goods_return_to_the_supply():
    t = table(
        phase="operating",
        companies={"libby": {"director": 0, "value": 100, "goods": 2}},
        board={
            "demand": {
                "food_and_dairy.bonus_50": {"tile": "2-2", "goods": 2},
                "food_and_dairy.bonus_20": {"tile": "2-4", "goods": 3},
            }
        },
    )
    t.sell_goods("bonus_50").play("ann", do="done")
    assert ("food_and_dairy.bonus_50", "supply", 3) in t.told("goods_moved")
    assert ("2-2", "food_and_dairy.bonus_50", "gone") in t.told("tile_moved")
    assert row(t, "food_and_dairy") == [("2-4", 3), (None, 0), (None, 0)]


@rule("CLEAN-10", "CLEAN-12")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([("2-1", 2), ("2-2", 3), ("2-4", 4)], [(None, 0), (None, 0), (None, 0)]),
        ([("2-1", 1), ("2-2", 3), ("2-4", 3)], [("2-1", 1), ("2-4", 3), (None, 0)]),
        ([("2-1", 2), ("2-2", 3), ("2-4", 2)], [("2-4", 2), (None, 0), (None, 0)]),
        ([("2-1", 0), ("2-2", 2), ("2-4", 4)], [("2-1", 0), ("2-2", 2), (None, 0)]),
        ([("2-1", 1), ("2-2", 2), ("2-4", 3)], [("2-1", 1), ("2-2", 2), ("2-4", 3)]),
    ],
)
def test_clean12_tiles_slide_left_until_there_are_no_gaps(before, after):
    assert row(cleanup({"shoes": before}, []), "shoes") == after


@rule("CLEAN-10", "Q-130")
def test_clean10_a_full_printed_middle_space_is_emptied():
    t = cleanup({"shoes": [("2-1", 1), (None, 6)], "dry_goods": [(None, 0), (None, 6)]}, [])
    assert row(t, "shoes") == [("2-1", 1), (None, 0), (None, 0)]
    assert row(t, "dry_goods") == [(None, 0), (None, 0), (None, 0)]


@rule("CLEAN-13", "Q-130")
@pytest.mark.parametrize("goods", [1, 5])
def test_clean13_goods_on_a_partially_filled_printed_middle_space_stay(goods):
    t = cleanup({"shoes": [("2-1", 2), (None, goods)]}, [])
    assert row(t, "shoes") == [(None, 0), (None, goods), (None, 0)]


@rule("CLEAN-11", "Q-129")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_q129_the_red_x_leaves_in_the_first_cleanup_wherever_it_is(place):
    tiles: list[Cell] = [("2-1", 1), ("2-2", 0)]
    t = cleanup({"shoes": [*tiles[:place], ("1-1", 0), *tiles[place:]]}, [])
    assert row(t, "shoes") == [*tiles, (None, 0)]
    assert t.board["demand_stack"] == []


@rule("CLEAN-14")
def test_clean14_tiles_are_drawn_column_by_column_from_the_lowest_level_left():
    t = cleanup(
        {
            "food_and_dairy": [("1-2", 1), ("1-3", 1), ("1-4", 2)],
            "dry_goods": [("1-5", 2), ("1-6", 3), ("2-1", 2)],
            "meat_packing": [("2-2", 1), ("2-3", 0), ("2-4", 0)],
            "shoes": [("2-5", 4), ("2-6", 2), ("3-1", 0)],
        },
        ["3-2", "3-3", "3-4", "3-5", "3-6", "4-1", "4-2", "4-3"],
    )
    level_3 = ["3-2", "3-3", "3-4", "3-5", "3-6"]
    draws = ["3-6", "3-5", "3-4", "3-3", "3-2", "4-2", "4-3"]
    spaces = []
    for n, tile in enumerate(draws):
        left = [name for name in level_3 if name not in draws[:n]]
        if n >= 5:
            left = [name for name in ("4-1", "4-2", "4-3") if name not in draws[:n]]
        assert [move["tile"] for move in t.legal("chance")] == left
        spaces.append(t.question["demand"])
        t.chance(do="draw_tile", tile=tile)
    assert spaces == [
        "food_and_dairy.bonus_50",
        "dry_goods.bonus_50",
        "food_and_dairy.bonus_20",
        "dry_goods.bonus_20",
        "food_and_dairy.no_bonus",
        "dry_goods.no_bonus",
        "shoes.no_bonus",
    ]
    assert t.asked == "stock_turn"
    assert row(t, "food_and_dairy") == [("3-6", 0), ("3-4", 0), ("3-2", 0)]
    assert row(t, "dry_goods") == [("3-5", 0), ("3-3", 0), ("4-2", 0)]
    assert row(t, "shoes") == [("2-6", 2), ("3-1", 0), ("4-3", 0)]
    assert t.board["demand_stack"] == ["4-1"]


@rule("CLEAN-14", "Q-134")
def test_q134_when_the_stack_runs_out_the_other_spaces_stay_uncovered():
    t = cleanup({name: [] for name in DEMAND_ROWS}, ["4-1", "4-2", "4-3", "4-4", "4-5"])
    for tile in ("4-1", "4-2", "4-3", "4-4", "4-5"):
        t.chance(do="draw_tile", tile=tile)
    assert t.asked == "stock_turn"
    assert [row(t, name)[0][0] for name in DEMAND_ROWS] == ["4-1", "4-2", "4-3", "4-4"]
    assert [row(t, name)[1][0] for name in DEMAND_ROWS] == ["4-5", None, None, None]
    assert [row(t, name)[2][0] for name in DEMAND_ROWS] == [None, None, None, None]


@rule("CLEAN-14", "Q-134", "INV-10")
def test_q134_tiles_that_left_the_game_are_not_reshuffled():
    t = cleanup({"shoes": [("2-1", 2), ("2-2", 3), ("2-3", 0)]}, [])
    assert t.asked == "stock_turn"
    assert row(t, "shoes") == [("2-3", 0), (None, 0), (None, 0)]
    assert t.board["demand_stack"] == []
