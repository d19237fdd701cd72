"""Section 13.3: the advanced Supply Chain overlay: setup, purchase, refill, Cleanup."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.content import assemble
from bigshoulders.games.chicago.engine.options import read_config
from bigshoulders.kernel.errors import BadConfig
from printed import KINDS, ready
from records import content_of, house_records
from table import new_game, rule, table

PRICES = [40, 40, 40, 40, 30, 30, 30, 20, 20, 20, 10, 10]  # Q-144, column by column
DRAWS = [5, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 0]
START = {
    "livestock": list(range(9)),
    "steel": list(range(8)),
    "wood": list(range(7)),
    "coal": list(range(6)),
}
SWIFT = {"director": 0, "value": 50, "appeal": 5, "treasury": 200}
LIBBY = {"director": 1, "value": 40, "appeal": 1, "treasury": 200}


def operating(swift=SWIFT, overlay=START, **words):
    """Swift operates, Libby is next; draws are made by hand."""
    board = {"overlay": overlay, **words.pop("board", {})}
    return table(
        phase="operating",
        seed=None,
        advanced_chain=True,
        companies={"swift": swift, "libby": LIBBY},
        board=board,
        **words,
    )


def draws_after_turn(t):
    """End Swift's turn; return the number of cubes drawn if every draw brings the first kind
    left."""
    t.play("ann", do="done")
    count = 0
    while t.awaited == ["chance"]:
        t.chance(**t.legal("chance")[0])
        count += 1
    return count


@rule("VAR-CHAIN-1", "VAR-CHAIN-2", "Q-144", "SETUP-10", "OPT-8", "COMP-3")
def test_var_chain1_setup_fills_the_dark_spaces_and_leaves_32_cubes_in_the_bag():
    t = new_game(advanced_chain=True)
    assert t.board["overlay"] == START
    assert t.haymarket() == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    assert t.board["bag"] == {"livestock": 9, "steel": 8, "wood": 7, "coal": 8}
    assert t.position["draws"]["cubes"] == 0
    assert all(not any(space.values()) for space in t.board["chain"].values())


@rule("VAR-CHAIN-1", "VAR-CHAIN-2")
def test_var_chain1_the_ordinary_supply_chain_is_not_available():
    t = operating()
    r = t.refusal("ann", do="buy_cube", price="30", resource="steel")
    assert (r.code, r.rule, r.facts) == ("wrong-chain", "VAR-CHAIN-1", {})


@rule("VAR-CHAIN-1")
def test_var_chain1_without_the_variant_there_is_no_overlay():
    t = new_game()
    assert t.board["overlay"] == {kind: [] for kind in KINDS}
    t = table(phase="operating", companies={"swift": SWIFT}, board={"chain": {"10": {"coal": 1}}})
    r = t.refusal("ann", do="buy_overlay_cube", resource="coal", column=11)
    assert (r.code, r.rule) == ("wrong-chain", "VAR-CHAIN-1")


@rule("VAR-CHAIN-4", "VAR-CHAIN-10", "Q-144")
@pytest.mark.parametrize(("column", "price"), list(enumerate(PRICES)))
def test_var_chain4_a_cube_costs_the_price_of_its_column(column, price):
    t = operating(overlay={"wood": [column]})
    t.play("ann", do="buy_overlay_cube", resource="wood", column=column)
    assert t.treasury("swift") == 200 - price
    assert t.resources("swift") == {"wood": 1}
    assert t.told("paid") == [("swift", "bank", price, "cube_bought")]
    assert t.told("cubes_moved")[0] == ("wood", f"overlay_{column + 1}", "swift", 1)
    assert t.board["overlay"]["wood"] == []


@rule("VAR-CHAIN-4", "Q-148", "DEC-18")
def test_q148_any_cubes_may_be_bought_in_any_combination_the_cheapest_need_not_go_first():
    t = operating(overlay={"steel": [0, 5, 11], "coal": [9]})
    assert t.awaited == ["ann"]
    assert t.legal("ann") == [
        {"do": "done"},
        {"do": "buy_overlay_cube", "resource": "steel", "column": 0},
        {"do": "buy_overlay_cube", "resource": "steel", "column": 5},
        {"do": "buy_overlay_cube", "resource": "steel", "column": 11},
        {"do": "buy_overlay_cube", "resource": "coal", "column": 9},
    ]
    t.play("ann", do="buy_overlay_cube", resource="steel", column=0)
    t.play("ann", do="buy_overlay_cube", resource="coal", column=9)
    assert t.treasury("swift") == 200 - 40 - 20
    assert t.board["overlay"]["steel"] == [5, 11]


@rule("VAR-CHAIN-4", "MONEY-4")
def test_var_chain4_a_cube_must_be_available_and_paid_in_full():
    t = operating(swift={**SWIFT, "treasury": 29}, overlay={"steel": [4, 7]})
    r = t.refusal("ann", do="buy_overlay_cube", resource="steel", column=4)
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "swift", "have": 29, "cost": 30}
    r = t.refusal("ann", do="buy_overlay_cube", resource="steel", column=3)
    assert (r.code, r.rule, r.facts) == ("cube-not-there", "OPS-13", {"resource": "steel"})
    assert t.legal("ann", "buy_overlay_cube") == [
        {"do": "buy_overlay_cube", "resource": "steel", "column": 7}
    ]


@rule("VAR-CHAIN-5", "VAR-CHAIN-10", "EX-56", "Q-144", "Q-147")
@pytest.mark.parametrize(("empty", "drawn"), list(enumerate(DRAWS)))
def test_var_chain5_the_leftmost_empty_column_sets_the_number_of_cubes_drawn(empty, drawn):
    # Steel fills every column before it and some after it; those after it don't matter.
    steel = list(range(empty)) + [column for column in (9, 10) if column > empty]
    t = operating(overlay={"steel": steel})
    assert draws_after_turn(t) == drawn


@rule("VAR-CHAIN-5", "EX-56")
def test_ex56_without_an_empty_column_nothing_is_drawn():
    t = operating(overlay={"livestock": list(range(0, 12, 2)), "coal": list(range(1, 12, 2))})
    before = t.board
    assert draws_after_turn(t) == 0
    assert t.board["overlay"] == before["overlay"]
    assert t.board["bag"] == before["bag"]


@rule("EX-56", "Q-147")
def test_ex56_the_four_cheapest_columns_empty_draw_three():
    t = operating(overlay={"livestock": list(range(8)), "wood": [0, 3]})
    assert draws_after_turn(t) == 3


@rule("VAR-CHAIN-5", "Q-147")
def test_q147_a_column_is_empty_only_if_no_row_has_a_cube_there_and_one_draw_is_made():
    # Together the four rows cover columns 0 to 6; 7 is the first without a cube: three cubes.
    t = operating(overlay={"livestock": [0, 4], "steel": [1, 5], "wood": [2, 6], "coal": [3]})
    t.play("ann", do="done")
    for kind in ("coal", "coal", "wood"):
        t.chance(do="draw_cube", resource=kind)
    # Column 7 is still empty, but drawing isn't repeated: Libby operates.
    assert t.board["overlay"] == {
        "livestock": [0, 4],
        "steel": [1, 5],
        "wood": [0, 2, 6],
        "coal": [0, 1, 3],
    }
    assert t.asked == "purchase"
    assert t.awaited == ["bob"]


@rule("VAR-CHAIN-5")
def test_var_chain5_every_company_turn_makes_its_own_draw():
    t = operating(overlay={"livestock": list(range(10))})
    for name in ("ann", "bob"):  # the eleventh column stays empty: two cubes each time
        t.play(name, do="done")
        for _ in range(2):
            assert t.awaited == ["chance"]
            t.chance(do="draw_cube", resource="coal")
    assert t.board["overlay"]["coal"] == [0, 1, 2, 3]
    assert t.position["draws"]["cubes"] == 4


@rule("EX-55", "VAR-CHAIN-4", "VAR-CHAIN-5", "VAR-CHAIN-6", "Q-144")
def test_ex55_two_steel_and_one_livestock_cost_70_and_three_cubes_are_drawn():
    t = operating()
    t.play("ann", do="buy_overlay_cube", resource="steel", column=7)
    t.play("ann", do="buy_overlay_cube", resource="steel", column=6)
    t.play("ann", do="buy_overlay_cube", resource="livestock", column=8)
    assert t.treasury("swift") == 200 - 70
    assert t.resources("swift") == {"livestock": 1, "steel": 2}
    t.play("ann", do="done")
    for kind in ("coal", "livestock", "coal"):
        assert t.awaited == ["chance"]
        t.chance(do="draw_cube", resource=kind)
    assert t.awaited == ["bob"]
    assert t.board["overlay"] == {
        "livestock": list(range(9)),
        "steel": list(range(6)),
        "wood": list(range(7)),
        "coal": list(range(8)),
    }


@rule("VAR-CHAIN-6")
def test_var_chain6_a_drawn_cube_goes_to_the_leftmost_free_space_of_its_row():
    # Column 7 is empty everywhere (three cubes), but the Coal row has gaps further left.
    t = operating(overlay={"livestock": list(range(7)), "coal": [0, 2, 5, 9]})
    t.play("ann", do="done")
    for kind in ("coal", "livestock", "coal"):
        t.chance(do="draw_cube", resource=kind)
    assert t.board["overlay"]["coal"] == [0, 1, 2, 3, 5, 9]
    assert t.board["overlay"]["livestock"] == list(range(8))


@rule("VAR-CHAIN-6")
def test_var_chain6_a_cube_whose_row_is_full_returns_to_the_bag_and_is_not_replaced():
    t = operating(overlay={"livestock": list(range(12))})
    t.play("ann", do="buy_overlay_cube", resource="livestock", column=10)
    t.play("ann", do="done")  # the eleventh column is empty: two cubes
    bag = t.board["bag"]
    t.draw("livestock")
    assert t.told("cubes_moved") == [("livestock", "bag", "aside", 1)]
    t.draw("livestock")
    # The first fills the gap; the second finds no space, and nothing else is drawn for it.
    assert t.told("cubes_moved") == [
        ("livestock", "bag", "aside", 1),
        ("livestock", "aside", "overlay_11", 1),
        ("livestock", "aside", "bag", 1),
    ]
    assert t.awaited == ["bob"]
    assert t.board["overlay"]["livestock"] == list(range(12))
    assert t.board["bag"] == {**bag, "livestock": bag["livestock"] - 1}
    assert t.position["draws"]["cubes"] == 2


@rule("VAR-CHAIN-12", "VAR-CHAIN-6", "Q-175")
def test_q175_all_cubes_are_drawn_before_the_first_is_placed_so_none_is_drawn_twice():
    t = operating(
        swift={**SWIFT, "resources": {"steel": 18, "wood": 16, "coal": 16}},
        overlay={"livestock": [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]},
    )
    t.play("ann", do="done")
    for left in (9, 8, 7, 6):  # the fifth column is empty: four cubes
        assert t.board["bag"]["livestock"] == left
        assert 4 not in t.board["overlay"]["livestock"]
        t.chance(do="draw_cube", resource="livestock")
    assert t.awaited == ["bob"]
    assert t.board["overlay"]["livestock"] == list(range(12))
    assert t.board["bag"]["livestock"] == 8


@rule("VAR-CHAIN-12", "Q-175")
def test_q175_returned_cubes_are_not_drawn_again_in_the_same_turn():
    # Only two Livestock can be drawn for four; both come back, and drawing stops after two.
    t = operating(
        swift={**SWIFT, "resources": {"livestock": 6, "steel": 14, "wood": 16, "coal": 16}},
        overlay={"livestock": list(range(12)), "steel": [0, 1, 2, 3]},
        board={"bag": {"livestock": 2}},
    )
    t.play("ann", do="buy_overlay_cube", resource="livestock", column=4)
    t.play("ann", do="done")
    for _ in range(2):
        t.chance(do="draw_cube", resource="livestock")
    assert t.awaited == ["bob"]
    assert t.board["overlay"]["livestock"] == list(range(12))
    assert t.board["bag"]["livestock"] == 1
    assert t.position["draws"]["cubes"] == 2


@rule("VAR-CHAIN-7", "Q-146")
def test_var_chain7_an_empty_bag_takes_all_haymarket_cubes_and_haymarket_is_not_reseeded():
    # One Coal in the bag, four Wood and a Steel in Haymarket; Swift has the others.
    t = operating(
        swift={**SWIFT, "resources": {"livestock": 20, "steel": 10, "wood": 12, "coal": 15}},
        overlay={"steel": list(range(7))},
        board={"bag": {"coal": 1}, "haymarket": {"wood": 4, "steel": 1}},
    )
    t.upto("draw_a_cube")
    assert t.legal("chance") == [{"do": "draw_cube", "resource": "coal"}]
    t.chance(do="draw_cube", resource="coal")
    assert t.told("cubes_moved") == [
        ("coal", "bag", "aside", 1),
        ("steel", "haymarket", "bag", 1),
        ("wood", "haymarket", "bag", 4),
    ]
    t.chance(do="draw_cube", resource="wood")
    t.chance(do="draw_cube", resource="wood")
    assert t.awaited == ["bob"]
    assert t.haymarket() == {}
    assert t.board["bag"] == {"livestock": 0, "steel": 1, "wood": 2, "coal": 0}
    assert t.board["overlay"]["wood"] == [0, 1]
    assert t.board["overlay"]["coal"] == [0]


@rule("VAR-CHAIN-7", "Q-146", "Q-187")
def test_q146_the_last_cube_of_the_bag_empties_haymarket_even_if_no_more_are_needed():
    t = operating(
        swift={**SWIFT, "resources": {"livestock": 20, "steel": 11, "wood": 12, "coal": 13}},
        overlay={"steel": list(range(7))},
        board={"bag": {"coal": 3}, "haymarket": {"wood": 4}},
    )
    t.upto("draw_a_cube")
    for _ in range(3):
        t.chance(do="draw_cube", resource="coal")
    assert t.awaited == ["bob"]
    assert t.board["bag"] == {"livestock": 0, "steel": 0, "wood": 4, "coal": 0}
    assert t.haymarket() == {}


@rule("VAR-CHAIN-12", "Q-175")
def test_q175_with_bag_and_haymarket_empty_drawing_stops():
    t = operating(
        swift={**SWIFT, "resources": {"livestock": 20, "steel": 11, "wood": 16, "coal": 14}},
        overlay={"steel": list(range(7))},
        board={"bag": {"coal": 1}, "haymarket": {"coal": 1}},
    )
    t.upto("draw_a_cube")
    t.chance(do="draw_cube", resource="coal")
    t.chance(do="draw_cube", resource="coal")
    assert t.awaited == ["bob"]
    assert t.board["overlay"]["coal"] == [0, 1]
    assert not any(t.board["bag"].values())
    assert t.haymarket() == {}


@rule("VAR-CHAIN-7")
def test_var_chain7_consumed_cubes_go_to_haymarket():
    swift = {**SWIFT, **ready("swift")}
    t = operating(swift=swift)
    t.play("ann", do="done")
    t.run("1")
    assert t.haymarket() == {"livestock": 1, "steel": 1}
    assert t.board["overlay"] == START


@rule("VAR-CHAIN-8", "CLEAN-2")
def test_var_chain8_cleanup_does_not_touch_the_overlay_the_bag_or_haymarket():
    overlay = {"livestock": [0, 1, 11], "steel": [10], "wood": [3], "coal": []}
    t = table(
        phase="cleanup",
        seed=None,
        advanced_chain=True,
        companies={"swift": SWIFT},
        board={"overlay": overlay, "haymarket": {"coal": 2}},
    )
    assert (t.decade, t.phase) == (2, "stock")
    assert t.board["overlay"] == overlay
    assert t.haymarket() == {"coal": 2}
    assert t.position["draws"]["cubes"] == 0


@rule("VAR-CHAIN-9", "Q-149")
def test_var_chain9_a_trade_takes_its_cube_from_haymarket_only():
    t = operating(
        swift={**SWIFT, "resources": {"steel": 2}},
        overlay={"coal": [11], "wood": [11]},
        board={"haymarket": {"wood": 1}},
    )
    r = t.refusal("ann", do="trade", company="swift", give="steel", take="coal")
    assert (r.code, r.rule, r.facts) == ("not-in-haymarket", "RES-8", {"resource": "coal"})
    t.play("ann", do="trade", company="swift", give="steel", take="wood")
    assert t.resources("swift") == {"wood": 1}
    assert t.haymarket() == {"steel": 2}
    assert t.board["overlay"]["wood"] == [11]


@rule("DATA-14", "VAR-CHAIN-1")
def test_data14_an_incomplete_overlay_refuses_the_variant_alone():
    house = house_records()
    del house["advanced_supply_chain"]["sections"]
    content = content_of(house)
    with pytest.raises(BadConfig) as caught:
        assemble.build(read_config({"players": 2, "advanced_chain": True}), content)
    assert (caught.value.code, caught.value.where) == ("config/incomplete-record", "advanced_chain")
    assemble.build(read_config({"players": 2}), content)
