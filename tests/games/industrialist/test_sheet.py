"""The sheet, which an interface shows beside the position, checked against the game itself."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.sheet.shapes import Sheet
from bigshoulders.games.industrialist.sheet.table import make, sketch, wealth
from bigshoulders.games.industrialist.sheet.view_shapes import View
from bigshoulders.kernel.events import SILENT
from industrialist_printed import CENTRAL_MOST, KINDS, SIDES
from industrialist_table import PLENTY, IndustrialistTable, at, new_game, placed
from table import rule

Words = dict[str, Any]


def sheet_of(t: IndustrialistTable) -> Words:
    """The sheet as sent: from a redacted position, through JSON."""
    seen = INDUSTRIALIST.redact(t.rules, t.state, 0).seen
    made = make(t.rules, seen, 0)
    sent = msgspec.json.encode(made)
    assert msgspec.json.decode(sent, type=Sheet) == made
    words: Words = msgspec.json.decode(sent)
    return words


def named(rows: list[Words], key: str, name: str) -> Words:
    return next(words for words in rows if words[key] == name)


@rule("SOLO-TURN-1")
def test_the_turn_is_one_of_sixteen():
    for year, number in ((0, 1), (14, 8), (30, 16)):
        turn = sheet_of(placed(year=year))["turn"]
        assert (turn["number"], turn["of"], turn["over"]) == (number, 16, False)
        assert turn["question"] == "actions"


@rule("SOLO-TURN-3")
def test_actions_are_taken_skipped_or_ahead_with_the_price_of_the_next():
    t = placed(have=PLENTY, actions_taken=["hire"])
    found = {a["action"]: (a["status"], a["cost"]) for a in sheet_of(t)["actions"]}
    assert found == {
        "sell": ("skipped", None),
        "hire": ("taken", None),
        "build": ("ahead", 1),
        "produce": ("ahead", 1),
    }


@rule("SOLO-TURN-3", "SOLO-BUILD-1")
def test_an_action_that_cannot_start_says_why():
    t = placed(have=(0, 0, 0, 4))
    build = named(sheet_of(t)["actions"], "action", "build")
    refused = t.refusal("begin", action="build")
    assert build["refusal"] == {"code": refused.code, "rule": refused.rule, "facts": {}}
    assert named(sheet_of(t)["actions"], "action", "hire")["refusal"] is None


@rule("SOLO-MGR-1")
def test_the_managers_cost_the_market_die():
    shown = sheet_of(placed(market=5, have=(2, 2, 2, 4)))["managers"]
    assert (shown["die"], shown["cost"], shown["used"]) == (1, 5, False)
    assert shown["refusal"]["facts"] == {"have": 4, "cost": 5}
    assert sheet_of(placed(market=4, have=(2, 2, 2, 4)))["managers"]["refusal"] is None


@rule("SOLO-TURN-2", "SOLO-SELL-3")
def test_the_market_shows_prices_and_lots():
    shown = sheet_of(placed(side="B", market=3, have=(6, 5, 6, 7)))["market"]
    assert shown["face"] == 3
    assert shown["rows"][1] == {"materials": 2, "commodities": None, "goods": 1, "capital": 2}
    assert shown["now"]["materials"] == {"price": None, "lots": 0}
    assert shown["now"]["commodities"] == {"price": 1, "lots": 5}
    assert shown["now"]["capital"] == {"price": 2, "lots": 3}


def test_a_promise_in_effect_lowers_the_price_shown():
    shown = sheet_of(placed(market=1, have=PLENTY, now={"sale_bonus_materials": 1}))["market"]
    assert shown["rows"][0]["materials"] == 3
    assert shown["now"]["materials"] == {"price": 2, "lots": 3}


@rule("SOLO-PROD-3")
def test_production_matches_the_example_in_the_rules():
    buildings = {"5F": at("1,0", 3), "2F": at("2,0", 3), "3B": at("0,-1", 3)}
    t = placed(have=(0, 0, 0, 0), staff=2, buildings=buildings)
    shown = sheet_of(t)["production"]
    assert shown["kinds"] == {"materials": 1, "commodities": 4, "goods": 4, "capital": 4}
    t.produce()
    assert {side: t.units(side) for side in buildings} == {
        side: shown["tracks"][side] for side in buildings
    }


@rule("SOLO-UP-1", "SOLO-UP-2")
def test_upkeep_due_this_turn_is_shown():
    buildings = {"2F": at("1,0", 5), "3F": at("2,0", 6), "1B": at("0,-1", 2)}
    shown = sheet_of(placed(market=5, year=18, have=(2, 2, 2, 3), buildings=buildings))
    assert shown["labour"] == {
        "due": True,
        "each": 2,
        "buildings": ["2F", "3F"],
        "capital": 4,
        "unpaid": 1,
    }
    assert shown["maintenance"]["due"]
    assert shown["maintenance"]["units"] == 6
    assert shown["maintenance"]["buildings"]["2F"] == ["materials", "commodities", "capital"]
    assert (shown["turn"]["number"], shown["turn"]["next_labour"]) == (10, 18)


@rule("SOLO-UP-1", "SOLO-UP-2")
@pytest.mark.parametrize("year", range(0, 32, 2))
def test_the_next_upkeep_is_this_years_or_the_first_after_it(year: int):
    turn = sheet_of(placed(year=year, have=PLENTY))["turn"]
    for years, following in (
        (turn["labour_years"], turn["next_labour"]),
        (turn["maintenance_years"], turn["next_maintenance"]),
    ):
        assert following == min([y for y in years if y >= year], default=None)


@rule("SOLO-TERM-2")
def test_the_stock_shows_units_and_room_by_track():
    shown = sheet_of(placed(have=(2, 2, 2, 4), buildings={"2F": at("1,0", 3, 1)}))["stock"]
    for kind in shown.values():
        assert kind["units"] == sum(track["units"] for track in kind["tracks"])
        assert kind["room"] == sum(track["room"] for track in kind["tracks"])
    capital = named(shown["capital"]["tracks"], "card", "central")
    assert (capital["most"], capital["room"]) == (CENTRAL_MOST["capital"], 6)


@rule("SOLO-END-1", "SOLO-END-2")
def test_the_score_now_counts_staffed_buildings_and_names_the_rank():
    buildings = {"2F": at("1,0", 3), "3F": at("2,0", 3)}
    shown = sheet_of(placed(profit=70, buildings=buildings))["score"]
    assert (shown["end_profit"], shown["now"]) == (26, 96)
    assert shown["buildings"] == {"2F": 26, "3F": 0}
    assert (shown["rank"], shown["to_next"]) == (2, 25)
    assert shown["ladder"] == [0, 41, 81, 121, 161]


@rule("SOLO-END-1")
def test_when_the_game_is_over_nothing_is_counted_twice():
    t = placed(year=30, profit=190, buildings={"2F": at("1,0", 3)}, market=1).done()
    shown = sheet_of(t)
    assert shown["turn"]["over"]
    assert shown["turn"]["question"] is None
    assert (shown["score"]["now"], shown["score"]["to_next"]) == (t.score()[0], None)


@rule("SOLO-COMP-1", "SOLO-COMP-2")
def test_every_card_is_shown_as_printed():
    shown = sheet_of(new_game(b"cards"))
    assert shown["central"]["most"] == CENTRAL_MOST
    for name, printed in SIDES.items():
        card = shown["cards"][name]
        assert card["most"] == printed.most
        assert card["staffing"] == printed.staffing
        assert card["track"] == printed.track
        assert card["other_side"][0] == name[0]
        assert set(card["cost"]) == set(KINDS)
    assert shown["cards"]["6B"]["effects"] == [
        {"op": "lose", "kind": "capital", "amount": 3},
        {"op": "gain", "kind": "materials", "amount": 2},
    ]
    assert shown["cards"]["5F"]["effects"] == [{"op": "choose_market"}]


@rule("SOLO-HIRE-2")
def test_the_map_has_coordinates_dice_and_one_way_rails():
    shown = sheet_of(placed(staff=2, buildings={"2F": at("1,0", 3, 1)}))
    assert named(shown["map"], "card", "central") == {
        "card": "central",
        "place": "0,0",
        "x": 0,
        "y": 0,
        "workers": 2,
        "staffing": 2,
        "staffed": True,
    }
    assert (named(shown["map"], "card", "2F")["x"], named(shown["map"], "card", "2F")["y"]) == (
        1,
        0,
    )
    assert shown["rails"] == [{"from": "central", "to": "2F"}]


@rule("SOLO-EVENT-1")
@pytest.mark.parametrize(
    ("year", "happened", "happens", "lapsed"),
    [(6, [], True, False), (4, [], False, False), (6, ["3F"], False, False), (20, [], False, True)],
)
def test_the_row_shows_which_event_building_triggers(
    year: int, happened: list[str], happens: bool, lapsed: bool
):
    """3F is to the right of 2F: produce at once, in the years 6 to 18."""
    shown = sheet_of(placed(have=PLENTY, year=year, happened=happened))
    event = named(shown["row"], "side", "2F")["event"]
    assert (event["side"], event["happens"], event["lapsed"]) == ("3F", happens, lapsed)
    last = named(shown["row"], "side", "6F")["event"]
    assert last["side"] == "1F"


@rule("SOLO-BUILD-1", "SOLO-BUILD-2", "SOLO-MGR-1")
def test_the_row_shows_what_is_missing_and_where_a_card_fits():
    t = placed(have=(6, 1, 6, 10))
    card = named(sheet_of(t)["row"], "side", "2F")
    assert not card["affordable"]
    assert card["lacks"] == {"materials": 0, "commodities": 2, "goods": 0, "capital": 0}
    t = placed(have=PLENTY)
    for card in sheet_of(t)["row"]:
        managed = [m["place"] for m in t.legal("manager_build") if m["side"] == card["side"]]
        assert card["places_for_managers"] == managed
    t.begin("build")
    for card in sheet_of(t)["row"]:
        fits = [m["place"] for m in t.legal("build_card") if m["side"] == card["side"]]
        assert card["places"] == fits


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_position_of_a_game_has_a_sheet(side: str):
    """Before, during and after the game, even while a draw is due."""
    rng = Random(side)
    t = new_game(b"", side=side)
    while t.awaited:
        shown = sheet_of(t)
        assert [card["side"] for card in shown["row"]] == [
            card for card in t.row if card not in t.built
        ]
        seat = INDUSTRIALIST.awaited(t.rules, t.state)[0]
        move = rng.choice(INDUSTRIALIST.legal(t.rules, t.state, seat))
        INDUSTRIALIST.apply(t.rules, t.state, seat, move, SILENT)
    assert sheet_of(t)["score"]["now"] == t.score()[0]


@rule("R-7", "R-14")
def test_an_understaffed_track_has_more_room_for_the_managers():
    """2F holds 4 Goods and needs 3 workers; the managers never bring Capital."""
    t = placed(buildings={"2F": at("1,0", 1, 1)})
    stock = sheet_of(t)["stock"]
    unstaffed = named(stock["goods"]["tracks"], "track", "2F")
    assert (unstaffed["accepts"], unstaffed["room"], unstaffed["room_for_managers"]) == (
        False,
        0,
        3,
    )
    central = named(stock["capital"]["tracks"], "track", "central.capital")
    assert (central["room"], central["room_for_managers"]) == (6, 0)


def test_the_main_numbers_repeat_the_position() -> None:
    t = placed(have=(2, 2, 2, 4), profit=70, year=8, managers_used=True)
    seen = INDUSTRIALIST.redact(t.rules, t.state, 0).seen
    made = make(t.rules, seen, 0)
    position = INDUSTRIALIST.export_position(t.rules, seen)
    numbers = {key: value for key, value in position.items() if isinstance(value, int)}
    assert msgspec.to_builtins(sketch(t.rules, seen, made)) == numbers
    (holder,) = wealth(t.rules, seen, made)
    assert (holder.worth, holder.cash, holder.holdings) == (70, 4, {})


def test_the_pages_types_read_the_position() -> None:
    t = placed(profit=70, year=8, happened=["2F"])
    read = msgspec.convert(INDUSTRIALIST.export_position(t.rules, t.state), View)
    assert (read.year, read.happened, read.config.side) == (8, ["2F"], t.rules.config.side)
