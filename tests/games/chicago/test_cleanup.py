"""Section 11: the Cleanup Phase of Decades 1 to 4."""

from __future__ import annotations

import pytest

from printed import CUBES, DISPLAY, ONE_COAL_EACH
from table import Table, rule, table

Cubes = dict[str, int]


def cleanup(players: int = 2, **words: object) -> Table:
    """The Cleanup Phase begins; Libby is the only company."""
    companies = {"libby": {"director": 0, "value": 100}}
    words = {"companies": companies, "seed": None, **words}
    return table(players, phase="cleanup", **words)


FULL_CHAIN = {"x": {"livestock": 1}, "30": {"wood": 3}, "20": {"steel": 1}, "10": {"coal": 2}}


@rule("CLEAN-1", "DATA-4", "Q-115")
@pytest.mark.parametrize(("decade", "number"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_clean1_the_chain_moves_one_space_right_and_x_draws_the_ending_decades_number(
    decade, number
):
    t = cleanup(board={"chain": FULL_CHAIN, "haymarket": {"coal": 1}}, decade=decade)
    assert t.haymarket() == {"coal": 3}
    assert t.chain() == [{}, {"livestock": 1}, {"wood": 3}, {"steel": 1}]
    t.draw(*["coal"] * number)
    assert t.asked == "stock_turn"
    assert t.chain() == [{"coal": number}, {"livestock": 1}, {"wood": 3}, {"steel": 1}]


def stored(chain: dict[str, Cubes], bag: Cubes, haymarket: Cubes, edition: str = "new") -> Table:
    """A cleanup with a small bag: all other cubes are in Libby's Treasury."""
    rest = dict(CUBES)
    for place in [*chain.values(), bag, haymarket]:
        for kind, n in place.items():
            rest[kind] -= n
    return cleanup(
        companies={"libby": {"director": 0, "value": 100, "resources": rest}},
        board={"chain": chain, "bag": bag, "haymarket": haymarket},
        edition=edition,
    )


@rule("CLEAN-1", "OPS-62", "OPS-63")
def test_clean1_an_empty_bag_takes_haymarket_with_the_cubes_just_sent_there():
    t = stored(FULL_CHAIN, {"steel": 1}, {"wood": 4})
    t.draw("steel")
    assert (t.bag(), t.haymarket()) == ({"wood": 4, "coal": 2}, {})
    t.draw("coal", "wood")
    assert t.chain()[0] == {"steel": 1, "coal": 1, "wood": 1}
    assert (t.bag(), t.haymarket()) == ({"wood": 1}, {"wood": 2, "coal": 1})
    assert t.asked == "stock_turn"


@rule("CLEAN-1", "Q-187", "ED-46")
def test_clean1_the_last_cube_of_the_bag_brings_haymarket_back_at_once():
    t = stored(FULL_CHAIN, {"steel": 3}, {"wood": 4})
    t.draw("steel", "steel", "steel")
    assert (t.bag(), t.haymarket()) == ({"wood": 2}, {"wood": 2, "coal": 2})


@rule("CLEAN-1", "Q-113", "ED-46")
def test_clean1_first_edition_haymarket_stays_when_the_last_cube_empties_the_bag():
    t = stored(FULL_CHAIN, {"steel": 3}, {"wood": 4}, edition="first")
    t.draw("steel", "steel", "steel")
    assert (t.bag(), t.haymarket()) == ({}, {"wood": 4, "coal": 2})


@rule("CLEAN-1", "OPS-64", "Q-112")
def test_clean1_with_bag_and_haymarket_empty_nothing_more_is_drawn():
    t = stored({"x": {"coal": 1}, "30": {"coal": 1}, "20": {"coal": 1}}, {"wood": 1}, {})
    t.draw("wood")
    assert t.asked == "stock_turn"
    assert t.chain() == [{"wood": 1}, {"coal": 1}, {"coal": 1}, {"coal": 1}]


@rule("CLEAN-2")
def test_clean2_with_the_advanced_chain_there_is_no_step_1():
    board = {"overlay": {"coal": [0, 1, 11], "steel": [11]}, "haymarket": {"wood": 1}}
    t = cleanup(advanced_chain=True, board=board)
    assert t.asked == "stock_turn"
    assert t.board["overlay"] == {"livestock": [], "steel": [11], "wood": [], "coal": [0, 1, 11]}
    assert t.haymarket() == {"wood": 1}
    assert t.bag() == {"livestock": 20, "steel": 17, "wood": 15, "coal": 13}


FIVE = ["brand_recognition", "foundry", "workshop", "fuelworks", "refrigeration"]


@rule("CLEAN-5")
def test_clean5_the_asset_on_40_leaves_the_others_slide_and_one_is_drawn():
    stack = ["mail_order_catalog", "color_catalog"]
    board = {"asset_display": dict(zip(DISPLAY, FIVE, strict=True)), "asset_stack": stack}
    t = cleanup(board=board).draw("coal", "coal", "coal")
    assert t.display() == [None, *FIVE[:4]]
    assert t.legal("chance") == [{"do": "draw_asset", "asset": name} for name in stack]
    t.chance(do="draw_asset", asset="color_catalog")
    assert t.display() == ["color_catalog", *FIVE[:4]]
    assert t.board["asset_stack"] == ["mail_order_catalog"]
    assert t.asked == "stock_turn"


@rule("CLEAN-5")
def test_clean5_with_an_empty_stack_nothing_is_drawn():
    board = {"asset_display": dict(zip(DISPLAY, FIVE, strict=True)), "asset_stack": []}
    t = cleanup(board=board).draw("coal", "coal", "coal")
    assert t.asked == "stock_turn"
    assert t.display() == [None, *FIVE[:4]]


@rule("CLEAN-5", "Q-131")
def test_q131_with_40_empty_nothing_is_discarded():
    board = {"asset_display": {"60": "foundry", "80": "workshop"}, "asset_stack": []}
    t = cleanup(board=board).draw("coal", "coal", "coal")
    assert t.display() == [None, None, None, "workshop", "foundry"]


@rule("CLEAN-9")
def test_clean9_exhausted_assets_become_ready():
    companies = {
        "libby": {"director": 0, "value": 100, "assets": ["foundry"], "exhausted": ["foundry"]},
        "swift": {"director": 1, "value": 100, "assets": ["workshop"], "exhausted": ["workshop"]},
    }
    t = cleanup(companies=companies, seed="00")
    for name in companies:
        assert t.company(name)["exhausted"] == []
        assert len(t.company(name)["assets"]) == 1


@rule("CLEAN-15", "Q-133")
def test_clean15_partners_return_but_a_waiting_reserved_partner_stays():
    t = cleanup(
        3,
        people={
            "ann": {
                "row": [{"building": "I-6", "partner": 1}],
                "reserved_partner": "libby",
                "partners": 0,
            },
            "bob": {"reserved_partner": "waiting", "partners": 0},
            "cat": {"reserved_partner": "gained", "partners": 0},
        },
        board={"bank_buildings": {"advertising": [2, 1, 1], "bank_pool": [0, 0, 2]}},
        seed="00",
    )
    assert t.phase == "stock"
    assert [t.player(name)["partners"] for name in ("ann", "bob", "cat")] == [2, 2, 3]
    assert t.player("ann")["row"][0] == {"building": "I-6", "partner": None}
    assert t.player("bob")["reserved_partner"] == "waiting"
    assert t.player("ann")["reserved_partner"] == "libby"
    assert t.board["bank_buildings"]["advertising"] == [0, 0, 0]
    assert t.board["bank_buildings"]["bank_pool"] == [0, 0, 0]


@rule("CLEAN-16")
@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_clean16_the_next_decade_begins_with_its_stock_phase(decade):
    t = cleanup(decade=decade, seed="00")
    assert t.decade == decade + 1
    assert t.phase == "stock"
    assert t.asked == "stock_turn"


@rule("CLEAN-1", "CLEAN-5", "CLEAN-10", "CLEAN-15", "CLEAN-16")
def test_clean16_the_five_steps_come_in_order():
    t = table(
        phase="operating",
        companies={"libby": {"director": 0, "value": 100, "treasury": 10}},
        people={"ann": {"partners": 2}},
        board={
            "chain": ONE_COAL_EACH,
            "asset_display": {"40": "foundry"},
            "demand": {"shoes.bonus_50": {"tile": "1-2", "goods": 1}},
            "bank_buildings": {"advertising": [1, 0]},
        },
    )
    t.play("ann", do="done")
    heard = [e for e in t.events() if e["event"] != "turn_began"]
    first = heard.index({"event": "phase_began", "phase": "cleanup", "decade": 1})
    steps = []
    for event in heard[first + 1 :]:
        if event["event"] not in steps:
            steps.append(event["event"])
    assert steps == [
        "cubes_moved",
        "asset_moved",
        "goods_moved",
        "tile_moved",
        "partner_moved",
        "phase_began",
    ]
    assert heard[-1] == {"event": "phase_began", "phase": "stock", "decade": 2}


@rule("Q-132", "END-1")
def test_q132_there_is_no_cleanup_after_decade_5():
    chain = ONE_COAL_EACH
    t = table(
        phase="operating",
        decade=5,
        companies={
            "libby": {
                "director": 0,
                "value": 100,
                "treasury": 10,
                "assets": ["foundry"],
                "exhausted": ["foundry"],
            }
        },
        people={"ann": {"partners": 3}},
        board={
            "chain": chain,
            "asset_display": {"40": "workshop"},
            "demand": {"shoes.bonus_50": {"tile": "1-2", "goods": 1}},
            "bank_buildings": {"advertising": [1, 0]},
        },
    )
    while t.awaited:
        t.play("ann", do="done")
    assert t.scores() is not None
    assert t.decade == 5
    assert t.board["chain"]["10"]["coal"] == 1
    assert t.board["asset_display"]["40"] == "workshop"
    assert t.board["demand"]["shoes.bonus_50"] == {"tile": "1-2", "goods": 1}
    assert t.board["bank_buildings"]["advertising"] == [1, 0]
    assert t.company("libby")["exhausted"] == ["foundry"]
