"""Section 2.11: the Demand grid and its tiles."""

from __future__ import annotations

import pytest

from table import Table, new_game, rule, table

# DATA-8, copied by hand: octagons (0 for the red X) and smallest player count, in printed order.
TILES = {
    1: [(0, 2), (1, 2), (1, 3), (2, 2), (2, 3), (3, 4)],
    2: [(2, 2), (3, 2), (3, 2), (4, 2), (4, 3), (5, 2)],
    3: [(4, 2), (4, 4), (5, 2), (5, 2), (5, 4), (6, 2)],
    4: [(6, 2), (6, 2), (6, 3), (7, 2), (7, 4), (8, 4)],
}
BY_ID = {f"{level}-{n}": tile for level in TILES for n, tile in enumerate(TILES[level], start=1)}


def selling(demand: dict[str, dict[str, object]], company: str = "libby", goods: int = 12) -> Table:
    """A company with stored Goods starts its Operating turn and can only sell."""
    return table(
        4,
        phase="operating",
        companies={company: {"director": 0, "value": 50, "goods": goods}},
        board={"demand": demand},
    )


def sell(t: Table, outlet: str) -> list[tuple[int, str]]:
    t.sell_goods(outlet)
    return [(e["amount"], e["income"]) for e in t.events("revenue_added")]


@rule("DATA-8", "DATA-DEMAND", "TERM-17")
@pytest.mark.parametrize(("tile", "octagons"), [(t, n) for t, (n, _) in BY_ID.items() if n])
def test_data8_octagons_of_each_tile(tile: str, octagons: int):
    t = selling({"food_and_dairy.bonus_50": {"tile": tile}})
    for _ in range(octagons - 1):
        assert sell(t, "bonus_50") == [(20, "goods")]
    assert sell(t, "bonus_50") == [(20, "goods"), (50, "demand_bonus")]
    r = t.refusal("ann", do="sell_good", outlet="bonus_50")
    assert (r.code, r.rule) == ("demand-full", "OPS-35")
    assert r.facts == {"demand": "food_and_dairy.bonus_50"}


@rule("DATA-8", "DATA-10", "TERM-17")
def test_data8_the_red_x_takes_no_goods_and_counts_as_full():
    demand = {
        "food_and_dairy.bonus_50": {"tile": "1-1"},
        "food_and_dairy.bonus_20": {"tile": "1-2"},
        "food_and_dairy.no_bonus": {"tile": "2-1", "goods": 2},
    }
    t = selling(demand)
    r = t.refusal("ann", do="sell_good", outlet="bonus_50")
    assert (r.code, r.rule) == ("demand-closed", "OPS-35")
    assert r.facts == {"demand": "food_and_dairy.bonus_50"}
    r = t.refusal("ann", do="sell_good", outlet="half_price")
    assert (r.code, r.rule, r.facts) == ("half-price-not-yet", "OPS-37", {"company": "libby"})
    sell(t, "bonus_20")
    assert sell(t, "half_price") == [(10, "half_price_goods")]


@rule("DATA-8", "DATA-9", "SETUP-2", "COMP-12", "Q-8")
@pytest.mark.parametrize(
    ("players", "sizes", "left"),
    [(2, [3, 5, 4, 3], 3), (3, [5, 6, 4, 4], 7), (4, [6, 6, 6, 6], 12)],
)
def test_data9_tiles_in_the_game_by_number_of_players(players: int, sizes: list[int], left: int):
    t = new_game(players=players)
    placed = [cell["tile"] for cell in t.board["demand"].values()]
    stack = t.board["demand_stack"]
    assert (len(placed), len(stack)) == (12, left)
    assert sorted(placed + stack) == [
        name for name, (_, least) in BY_ID.items() if least <= players
    ]
    by_level = [len([n for n in placed + stack if n[0] == str(level)]) for level in TILES]
    assert by_level == sizes


@rule("DATA-10")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d", b"e"])
def test_data10_the_red_x_is_always_placed_at_setup(players: int, seed: bytes):
    t = new_game(seed, players=players)
    placed = [cell["tile"] for cell in t.board["demand"].values()]
    assert placed.count("1-1") == 1


@rule("DATA-7")
def test_data7_the_printed_right_space_takes_any_number_at_half_price():
    t = selling({}, goods=30)
    r = t.refusal("ann", do="sell_good", outlet="no_bonus")
    assert (r.code, r.facts) == ("demand-closed", {"demand": "food_and_dairy.no_bonus"})
    for _ in range(29):
        assert sell(t, "half_price") == [(10, "half_price_goods")]
    assert t.can("ann", do="sell_good", outlet="half_price")


@rule("DATA-7")
def test_data7_printed_spaces_are_usable_only_without_a_tile():
    demand = {
        "food_and_dairy.bonus_50": {"tile": "2-1"},
        "food_and_dairy.bonus_20": {"tile": "2-2"},
        "food_and_dairy.no_bonus": {"tile": "2-4"},
    }
    t = selling(demand)
    r = t.refusal("ann", do="sell_good", outlet="half_price")
    assert (r.code, r.rule) == ("half-price-not-yet", "OPS-37")
    for _ in range(3):
        sell(t, "bonus_20")
    assert not t.can("ann", do="sell_good", outlet="bonus_20")
