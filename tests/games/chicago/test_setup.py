"""Section 3.1: setup, step by step. Draws are left to chance where the order matters."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from printed import BASE, KINDS, SPECIAL
from table import NAMES, Table, new_game, rule


def draw_until(t: Table, asked: str) -> None:
    """Make chance's first possible draw until another question comes up."""
    while t.awaited == ["chance"] and t.asked != asked:
        t.chance(**t.legal("chance")[0])


def started_by(start: str, players: int, **config: object) -> Table:
    """A game in which the starting player has been drawn and nobody has founded yet."""
    t = new_game(b"", players=players, **config)
    draw_until(t, "draw_a_start")
    return t.chance(do="draw_start", seat=NAMES.index(start))


def found_all(t: Table, companies: list[str], value: str = "35") -> list[str]:
    """Everyone founds the next company in the list; return the order in which they did."""
    order = []
    for company in companies[: len(t.position["players"])]:
        order.append(t.awaited[0])
        t.play(t.awaited[0], do="found", company=company, value=value)
    return order


@rule("SETUP-1", "SETUP-19")
def test_setup1_the_game_begins_with_the_stock_phase_of_decade_1():
    t = new_game(players=3)
    assert (t.decade, t.phase) == (1, "setup")
    found_all(t, ["libby", "swift", "anglo"])
    assert (t.decade, t.phase) == (1, "stock")
    assert t.told("phase_began") == [("stock", 1)]
    assert t.events("closed_down") == []
    assert (t.asked, t.awaited) == ("stock_turn", [NAMES[t.position["priority"]]])


@rule("SETUP-3")
@pytest.mark.parametrize(("players", "sizes"), [(2, [3, 5, 4]), (3, [5, 6, 1]), (4, [6, 6, 0])])
def test_setup3_level_1_is_on_top_then_2_then_3(players: int, sizes: list[int]):
    """Any tile of the top level can be drawn, and no other."""
    t = new_game(b"", players=players)
    for level, size in enumerate(sizes, start=1):
        for drawn in range(size):
            tiles = [move["tile"] for move in t.legal("chance", "draw_tile")]
            assert all(tile[0] == str(level) for tile in tiles)
            left_of_level = {2: [3, 5, 4, 3], 3: [5, 6, 4, 4], 4: [6, 6, 6, 6]}[players][level - 1]
            assert len(tiles) == left_of_level - drawn
            t.chance(do="draw_tile", tile=tiles[-1])
    assert t.asked != "draw_a_tile"


@rule("SETUP-4", "DATA-6")
def test_setup4_the_grid_is_filled_column_by_column_from_the_top():
    t = new_game(b"", players=2)
    order = []
    while t.asked == "draw_a_tile":
        order.append(t.question["demand"])
        t.chance(do="draw_tile", tile=t.legal("chance")[0]["tile"])
        assert t.board["demand"][order[-1]]["tile"] is not None
    rows = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
    assert order == [
        f"{row}.{column}" for column in ("bonus_50", "bonus_20", "no_bonus") for row in rows
    ]


@rule("SETUP-5", "Q-3")
def test_setup5_four_starting_assets_at_random_beside_brilliant_marketing():
    t = new_game(b"", players=2)
    draw_until(t, "draw_starting_asset")
    assert t.board["asset_display"]["80"] == "brilliant_marketing"
    left = ["cincinnati_steel", "michigan_lumber", "pennsylvania_coal", "union_stockyards"]
    for space in ("70", "60", "50", "40"):
        assert [move["asset"] for move in t.legal("chance")] == left
        t.chance(do="draw_asset", asset=left[-1])
        assert t.board["asset_display"][space] == left.pop()
    assert t.asked != "draw_starting_asset"


@rule("SETUP-8", "COMP-14", "OPT-3")
def test_setup8_five_of_ten_goals():
    t = new_game(b"", players=2)
    draw_until(t, "draw_a_goal")
    for drawn in range(5):
        assert len(t.legal("chance", "draw_goal")) == 10 - drawn
        t.chance(do="draw_goal", goal=t.legal("chance")[-1]["goal"])
    assert t.asked != "draw_a_goal"
    assert len(t.board["goals"]) == 5
    t = new_game(goals=False)
    assert t.board["goals"] == []
    assert t.events("goal_drawn") == []


@rule("SETUP-9", "SETUP-10", "COMP-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup9_and_10_haymarket_bag_and_supply_chain(players: int):
    t = new_game(players=players)
    board = t.board
    assert board["haymarket"] == dict.fromkeys(KINDS, 2)
    assert [sum(cubes.values()) for cubes in board["chain"].values()] == [3, 3, 3, 3]
    assert sum(board["bag"].values()) == 50
    total = {kind: board["haymarket"][kind] + board["bag"][kind] for kind in KINDS}
    for cubes in board["chain"].values():
        total = {kind: total[kind] + cubes[kind] for kind in KINDS}
    assert total == {"livestock": 20, "steel": 18, "wood": 16, "coal": 16}


@rule("SETUP-10", "INFO-2")
def test_setup10_three_random_cubes_for_each_space_from_62_in_the_bag():
    t = new_game(b"", players=2)
    draw_until(t, "draw_a_cube")
    assert t.board["bag"] == {"livestock": 18, "steel": 16, "wood": 14, "coal": 14}
    assert [weight for _, weight in CHICAGO.outcomes(t.rules, t.state)] == [18, 16, 14, 14]
    targets = []
    while t.asked == "draw_a_cube":
        assert len(t.legal("chance", "draw_cube")) == 4
        t.chance(do="draw_cube", resource="coal")
        targets.append(t.events("cubes_moved")[0]["target"])
    assert sorted(targets) == sorted(["chain_x", "chain_30", "chain_20", "chain_10"] * 3)
    assert t.board["bag"]["coal"] == 2


@rule("SETUP-11")
def test_setup11_four_workers_in_the_job_market():
    assert new_game(players=4).board["job_market"] == 4


@rule("SETUP-13", "COMP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_setup13_funds_of_175_and_an_empty_building_row(players: int, advanced: bool):
    t = new_game(players=players, advanced=advanced)
    for name in NAMES[:players]:
        assert t.cash(name) == 175
        assert t.player(name)["row"] == [None] * 5
    assert len(t.position["players"]) == players


@rule("SETUP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup14_three_era_i_buildings_before_choosing_a_company(players: int):
    t = new_game(players=players)
    assert t.asked == "founding"
    for seat in range(players):
        hand = t.player(seat)["hand"]
        assert len(hand) == 3
        assert all(name.startswith("I-") for name in hand)
        dealt = [e["building"] for e in t.events("building_dealt", seat=seat)]
        assert sorted(dealt) == sorted(hand)  # players see their own, and no others


@rule("SETUP-15", "EX-13", "TERM-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup15_initiative_goes_clockwise_from_the_priority_deal(players: int):
    t = new_game(b"", players=players)
    draw_until(t, "draw_a_start")
    assert [move["seat"] for move in t.legal("chance")] == list(range(players))
    for start in range(players):
        t = started_by(NAMES[start], players)
        assert t.position["priority"] == start
        assert t.position["initiative"] == [(start + i) % players for i in range(players)]


@rule("SETUP-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup16_companies_are_chosen_counter_clockwise_and_the_priority_deal_is_last(players: int):
    for start in range(players):
        t = started_by(NAMES[start], players)
        order = found_all(t, BASE)
        assert order == [NAMES[(start - 1 - i) % players] for i in range(players)]
        assert t.asked == "stock_turn"


@rule("SETUP-16", "Q-9", "EST-2")
def test_setup16_a_starting_company_cannot_be_declined():
    t = started_by("ann", 2)
    assert {move["do"] for move in t.legal("bob")} == {"found"}
    for do in ("pass", "done", "decline"):
        assert t.why("bob", do=do) == ("not-now", "FLOW-1", {"step": "founding"})
    r = t.refusal("ann", do="found", company="libby", value="35")
    assert (r.code, r.rule) == ("not-your-turn", "FLOW-3")


@rule("SETUP-16", "Q-7", "OPT-5")
@pytest.mark.parametrize("company", SPECIAL)
def test_q7_a_special_company_may_be_a_starting_company(company: str):
    t = started_by("ann", 2, special_companies=[company])
    t.play("bob", do="found", company=company, value="50")
    assert t.player("bob")["reserved_partner"] == company
    assert t.treasury(company) == 150


@rule("SETUP-17", "COMP-11", "Q-4", "TERM-10", "TERM-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup17_the_six_partners_are_in_their_places(players: int):
    t = started_by("ann", players)
    founders = found_all(t, BASE)
    for name, company in zip(founders, BASE, strict=False):
        player = t.player(name)
        assert player["partner_on_appeal"] is True
        assert player["partner_on_row"] is True
        assert player["reserved_partner"] == company
        assert player["partners"] == 2
        on_initiative = t.position["initiative"].count(NAMES.index(name))
        assert on_initiative + 1 + 1 + 1 + player["partners"] == 6
    assert t.problems == []


@rule("SETUP-18", "OPT-5", "COMP-4")
def test_setup18_unchosen_companies_stay_available():
    t = started_by("ann", 2, special_companies=["schwinn"])
    found_all(t, ["libby", "schwinn"])
    companies = t.position["companies"]
    assert sorted(companies) == sorted([*BASE, "schwinn"])
    for name, facts in companies.items():
        assert facts["status"] == ("open" if name in ("libby", "schwinn") else "available")
    r = t.refusal("ann", do="found", company="florsheim", value="35")
    assert (r.code, r.rule, r.facts) == (
        "company-not-available",
        "EST-1",
        {"company": "florsheim", "status": "absent"},
    )


@rule("SETUP-12", "EST-9")
def test_setup12_the_general_supply_starts_complete():
    t = started_by("ann", 2)
    found_all(t, ["libby", "swift"])
    for name in ("libby", "swift"):
        company = t.company(name)
        staffed = [list(factory.values()) for factory in company["factories"]]
        assert staffed == [[0, 0, 0], [0, 0, 0]]
        assert (company["goods"], company["bonus_goods"], company["salespeople"]) == (0, 0, 0)
    assert all(cell["goods"] == 0 for cell in t.board["demand"].values())


@rule("CONV-8")
def test_conv8_the_random_steps_of_setup_come_in_the_order_of_the_list():
    heard = [e["event"] for e in new_game(players=3).events()]
    in_order = ["tile_moved", "goal_drawn", "cubes_moved", "building_dealt", "start_drawn"]
    first = [heard.index(kind) for kind in in_order]
    last = [len(heard) - 1 - heard[::-1].index(kind) for kind in in_order]
    assert all(last[i] < first[i + 1] for i in range(len(in_order) - 1))
