"""Section 1: the printed cards, the dice, the markers, the tracks."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.kernel.errors import BadPosition
from industrialist_printed import (
    CENTRAL_MOST,
    CENTRAL_STAFFING,
    CENTRAL_START,
    KINDS,
    MARKET,
    SIDES,
    grow,
    places_for,
)
from industrialist_table import PLENTY, IndustrialistTable, at, fronts_beside, new_game, placed
from table import rule

every_side = pytest.mark.parametrize("side", SIDES)
# Where a side can be built by rail next to the Central Factory; 1F needs a card in between.
PLACE = {side: sorted(places_for(side, {})) for side in SIDES}
# A card that can be built at "1,0" and isn't the one under test.
NEXT_TO = {side: "3F" if side[0] == "2" else "2F" for side in SIDES}


def row_with(*sides: str) -> list[str]:
    """A row that starts with these sides, followed by the fronts of all other cards."""
    return [*sides, *fronts_beside(dict.fromkeys(sides))]


def lone(side: str, workers: int, units: int = 0, **words: object) -> IndustrialistTable:
    """One Building beside an understaffed Central Factory."""
    place = (PLACE[side] or ["1,1"])[0]
    buildings = {side: at(place, workers, units)}
    if side == "1F":
        buildings["2F"] = at("1,0")
    return placed(buildings=buildings, **words)


# --- the Central Factory --------------------------------------------------------------------------


@rule("SOLO-COMP-1", "SOLO-SETUP-2")
def test_comp1_the_central_factory_has_four_tracks_a_worker_die_and_the_managers_die():
    t = new_game(b"any")
    assert t.position["central"] == {"workers": 1, "tracks": CENTRAL_START}
    assert t.managers == 1


@rule("SOLO-COMP-1")
@pytest.mark.parametrize("kind", KINDS)
def test_comp1_each_track_of_the_central_factory_has_its_maximum(kind: str):
    most = CENTRAL_MOST[kind]
    almost = {**dict.fromkeys(KINDS, 0), kind: most - 1}
    t = placed(have=tuple(almost.values()), staff=CENTRAL_STAFFING, year=2)
    assert t.produce().stock[KINDS.index(kind)] == most
    t.done().roll(1).produce()
    assert t.stock[KINDS.index(kind)] == most
    with pytest.raises(BadPosition) as caught:
        placed(have=tuple({**almost, kind: most + 1}.values()))
    facts = {"got": most + 1, "most": most}
    found = [(p.code, p.where, p.facts) for p in caught.value.problems]
    assert found == [("position/track", f"central.tracks.{kind}", facts)]


@rule("SOLO-COMP-1", "SOLO-TERM-2")
def test_comp1_the_central_factory_is_staffed_with_two_workers():
    assert placed(staff=1).produce().stock == (2, 2, 2, 4)
    assert placed(staff=2).produce().stock == (3, 3, 3, 5)
    assert placed(staff=6).produce().stock == (3, 3, 3, 5)


@rule("SOLO-COMP-1", "SOLO-BUILD-2")
def test_comp1_rails_lead_out_of_the_central_factory_north_and_east_and_in_from_the_south():
    """3F has rails out to the north, in from south and west, none east."""
    t = placed(have=PLENTY, row=["3F", "1F", "2F", "4F", "5F", "6F"]).begin("build")
    places = {m["place"] for m in t.legal("build_card") if m["side"] == "3F"}
    assert places == {"0,-1", "1,0", "0,1"}
    t = placed(have=PLENTY)
    assert {m["place"] for m in t.legal("manager_build") if m["side"] == "3F"} == {"-1,0"}


# --- Building cards -------------------------------------------------------------------------------


@rule("SOLO-COMP-2")
def test_comp2_six_cards_with_two_sides_each():
    seen = set()
    for number in range(40):
        row = new_game(b"deal %d" % number).row
        assert sorted(side[0] for side in row) == list("123456")
        seen.update(row)
    assert seen == set(SIDES)


@rule("SOLO-COMP-2")
def test_comp2_a_card_appears_once_with_one_side_up():
    for row, buildings in (
        (["1F", "1B", "2F", "3F", "4F", "5F"], {"6F": "1,0"}),
        (["1F", "2F", "3F", "4F", "5F", "6F"], {"1B": "1,0"}),
        (["2F", "3F", "4F", "5F", "6F"], {}),
    ):
        with pytest.raises(BadPosition) as caught:
            placed(row=row, buildings=buildings)
        assert [(p.code, p.facts) for p in caught.value.problems] == [
            ("position/card-in-two-places", {"card": 1})
        ]


@rule("SOLO-COMP-2", "SOLO-BUILD-1")
@every_side
def test_comp2_the_build_cost_of_every_side(side: str):
    """Exactly the cost is enough; one unit less of any kind is not."""
    cost = SIDES[side].cost
    buildings = {"2F": "1,0"} if side == "1F" else {}
    place = (PLACE[side] or ["1,1"])[0]
    row = row_with(side) if side != "1F" else ["1F", "3F", "4F", "5F", "6F"]
    words = {"row": row, "buildings": buildings, "year": 30}
    t = placed(have=cost, **words).build(side, place)
    assert t.stock == (0, 0, 0, 0)
    assert t.built[side] == place
    for number, kind in enumerate(KINDS):
        if not cost[number]:
            continue
        less = tuple(n - (i == number) for i, n in enumerate(cost))
        t = placed(have=less, **words)
        if not t.can("begin", action="build"):  # no other card is affordable either
            assert t.why("begin", action="build") == ("nothing-to-build", "SOLO-BUILD-1", {})
            continue
        facts = {"kind": kind, "have": cost[number] - 1, "cost": cost[number]}
        why = ("cost-short", "SOLO-BUILD-1", facts)
        assert t.begin("build").why("build_card", side=side, place=place) == why


@rule("SOLO-COMP-2", "SOLO-PROD-2")
@every_side
def test_comp2_the_track_of_every_side_with_its_kind_and_maximum(side: str):
    card = SIDES[side]
    t = lone(side, card.staffing, card.most - 1, year=2).produce()
    assert t.told("units_moved") == [(side, 1, card.most, "production")]
    assert t.done().roll(1).produce().told("units_moved") == []
    assert t.units(side) == card.most
    # Together with the Central Factory, the kind of the track counts twice and any other once.
    t = lone(side, card.staffing, 0, staff=2, have=(0, 0, 0, 0)).produce()
    assert t.units(side) == 2
    assert t.stock == tuple(2 if kind == card.track else 1 for kind in KINDS)
    with pytest.raises(BadPosition) as caught:
        lone(side, card.staffing, card.most + 1)
    facts = {"got": card.most + 1, "most": card.most}
    found = [(p.code, p.where, p.facts) for p in caught.value.problems]
    assert found == [("position/track", f"buildings.{side}", facts)]


@rule("SOLO-COMP-2", "SOLO-TERM-2")
@every_side
def test_comp2_the_staffing_requirement_of_every_side(side: str):
    staffing = SIDES[side].staffing
    assert lone(side, staffing - 1).produce().units(side) == 0
    assert lone(side, staffing).produce().units(side) == 1
    assert lone(side, 6).produce().units(side) == 1


@rule("SOLO-COMP-2", "SOLO-END-1", "SOLO-TERM-2")
@every_side
def test_comp2_the_end_profit_of_every_side(side: str):
    card = SIDES[side]
    t = lone(side, card.staffing, year=30).done()
    assert t.told("profit_moved") == [(card.end_profit, card.end_profit, "end")]
    assert t.score() == [card.end_profit]
    assert lone(side, card.staffing - 1, year=30).done().score() == [0]


@rule("SOLO-COMP-2", "SOLO-EVENT-1")
@every_side
def test_comp2_the_event_years_of_every_side(side: str):
    """The first and last year count; the years before and after don't."""
    first, last = SIDES[side].years
    builder = NEXT_TO[side]
    for year in {first - 2, first, last, last + 2} & set(range(0, 31, 2)):
        t = placed(have=PLENTY, year=year, row=row_with(builder, side)).build(builder, "1,0")
        expected = [(side,)] if first <= year <= last else []
        assert t.told("event_happened") == expected, year


@rule("SOLO-COMP-2", "SOLO-BUILD-1", "SOLO-BUILD-2", "R-6", "SOLO-MGR-1")
def test_comp2_the_rails_of_every_side_decide_where_it_can_be_built():
    """On many maps, every card in the row fits exactly where the printed rails allow."""
    rng = Random(1875)
    looked_at = 0
    for _ in range(100):
        for row, built in grow(rng, 3):
            t = placed(have=PLENTY, row=row, buildings=built, year=30)
            by_managers = {(m["side"], m["place"]) for m in t.legal("manager_build")}
            assert by_managers == {(s, p) for s in row for p in places_for(s, built, True)}
            by_rail = {(s, p) for s in row for p in places_for(s, built)}
            assert t.can("begin", action="build") == bool(by_rail)
            if by_rail:
                t.begin("build")
                assert {(m["side"], m["place"]) for m in t.legal("build_card")} == by_rail
            looked_at += len(by_rail) + len(by_managers)
    assert looked_at > 1000


# --- the market, the years, Profit ----------------------------------------------------------------


@rule("SOLO-COMP-3", "SOLO-TURN-2", "SOLO-SETUP-1", "SOLO-SELL-3")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("side", ["A", "B"])
def test_comp3_six_rows_of_prices_on_each_side(side: str, face: int):
    """With exactly one lot of each kind every kind in demand is sold; with one unit less, none
    is."""
    prices = {kind: MARKET[side][kind][face - 1] for kind in KINDS}
    t = placed(side=side, market=face, have=tuple(prices.values())).begin("sell")
    wanted = [kind for kind in KINDS if prices[kind]]
    lots = [m["kind"] for m in t.legal("sell_lot") if m["income"] == "profit"]
    assert lots == wanted
    for number, kind in enumerate(wanted, start=1):
        t.sell(f"{kind} profit")
        assert t.stock[KINDS.index(kind)] == 0
        assert t.profit == number
    for kind, price in prices.items():
        less = {**prices, kind: max(0, price - 1)}
        t = placed(side=side, market=face, have=tuple(less.values()))
        if wanted in ([], [kind]):
            assert t.why("begin", action="sell") == ("nothing-to-sell", "SOLO-SELL-5", {})
            continue
        r = t.begin("sell").why("sell_lot", kind=kind, income="profit")
        if price:
            facts = {"kind": kind, "have": price - 1, "price": price}
            assert r == ("units-short", "SOLO-SELL-1", facts)
        else:
            assert r == ("not-wanted", "SOLO-SELL-3", {"kind": kind})


@rule("SOLO-COMP-4", "SOLO-TURN-1")
def test_comp4_sixteen_years_from_0_to_30_by_twos():
    t = placed(market=0)
    years = []
    while t.awaited:
        years.append(t.year)
        t.roll(1).done()
    assert years == [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]


@rule("SOLO-COMP-4")
@pytest.mark.parametrize(
    ("words", "code", "where"),
    [
        ({"year": 7}, "position/odd-year", "year"),
        ({"year": 32}, "position/number-out-of-range", "year"),
        ({"profit": 201}, "position/number-out-of-range", "profit"),
        ({"profit": -1}, "position/number-out-of-range", "profit"),
    ],
)
def test_comp4_no_other_years_and_no_profit_beyond_200(words: dict, code: str, where: str):
    with pytest.raises(BadPosition) as caught:
        placed(**words)
    assert [(p.code, p.where) for p in caught.value.problems] == [(code, where)]


# --- dice and markers -----------------------------------------------------------------------------


@rule("SOLO-COMP-5", "SOLO-SETUP-6")
def test_comp5_nine_markers_four_on_the_central_factory_two_on_the_card_three_spare():
    t = new_game(b"any")
    assert (len(t.position["central"]["tracks"]), t.spare) == (4, 3)
    for spare in (2, 4):
        with pytest.raises(BadPosition) as caught:
            placed(spare_markers=spare)
        assert [(p.code, p.facts) for p in caught.value.problems] == [
            ("position/markers", {"got": spare + 4, "expected": 7})
        ]


@rule("SOLO-COMP-5", "SOLO-BUILD-3", "SOLO-BUILD-4")
def test_comp5_seven_worker_dice_and_seven_markers_serve_six_buildings():
    """Three spare markers are used; three more come from the Central Factory."""
    three = {"5F": at("1,0", 3, 6), "1B": at("0,-1", 2, 5), "2B": at("0,1", 4, 6)}
    t = placed(have=PLENTY, buildings=three, row=["4B", "3F", "6B"], year=20)
    assert t.spare == 0
    plan = [("4B", "0,2", "goods"), ("3F", "2,0", "materials"), ("6B", "2,-1", "commodities")]
    for number, (side, place, marker) in enumerate(plan, start=4):
        t.build(side, place)
        while t.asked == "take_units":  # from the Central Factory, while it has any
            t.take(t.choices("take_unit")[-1])
        t.play("give_marker", kind=marker)
        assert (t.workers(side), t.units(side), t.spare) == (1, 0, 0)
        assert (len(t.built), len(t.position["central"]["tracks"])) == (number, 7 - number)
        assert t.problems == []
        t.done().roll(1)
    assert list(t.position["central"]["tracks"]) == ["capital"]


@rule("SOLO-COMP-5", "SOLO-HIRE-1")
@pytest.mark.parametrize("workers", [0, 7])
def test_comp5_a_worker_die_shows_one_to_six(workers: int):
    for words in ({"staff": workers}, {"buildings": {"2F": at("1,0", workers)}}):
        with pytest.raises(BadPosition) as caught:
            placed(**words)
        assert [p.code for p in caught.value.problems] == ["position/number-out-of-range"]
