"""Section 6, building: the cost, the place, the rails, the worker, the marker."""

from __future__ import annotations

import pytest

from industrialist_table import PLENTY, IndustrialistTable, at, placed
from table import rule


def building(**words: object) -> IndustrialistTable:
    """The action C with full tracks; in year 30 no event happens except a levy."""
    return placed(**{"have": PLENTY, "year": 30, "asks": {"step": "building"}, **words})


@rule("SOLO-BUILD-1")
def test_build1_a_card_of_the_row_is_paid_and_placed():
    """The Sunrise Cannery costs 2 Materials, 3 Commodities and 2 Capital."""
    t = building().play("build_card", side="2F", place="1,0")
    assert t.stock == (4, 3, 6, 8)
    assert t.told("units_moved") == [
        ("central.materials", -2, 4, "building"),
        ("central.commodities", -3, 3, "building"),
        ("central.capital", -2, 8, "building"),
    ]
    assert t.told("card_built") == [("2F", "1,0")]
    assert t.built == {"2F": "1,0"}
    assert t.row == ["1F", "3F", "4F", "5F", "6F"]


@rule("SOLO-BUILD-1")
def test_build1_only_cards_in_the_row_with_that_side_up():
    t = building(buildings={"1B": "0,-1"})
    for side in ("2B", "1B", "1F"):
        why = ("not-in-row", "SOLO-BUILD-1", {"side": side})
        assert t.why("build_card", side=side, place="1,0") == why


@rule("SOLO-BUILD-1")
def test_build1_any_card_in_the_row_may_be_chosen():
    t = building(row=["6F", "5B", "4F", "3B", "2F", "1B"])
    assert {m["side"] for m in t.legal("build_card")} == {"6F", "5B", "4F", "3B", "2F", "1B"}


@rule("SOLO-BUILD-1", "R-7")
def test_build1_the_cost_comes_from_any_tracks_of_the_kinds_named():
    """1B holds 4 Materials without being staffed; two of them pay for half of 2F."""
    t = building(have=(1, 6, 0, 6), buildings={"1B": at("0,-1", 1, 4)})
    t.play("build_card", side="2F", place="1,0")
    assert t.choices("take_unit") == ["1B", "central.materials"]
    assert t.refusal("take_unit", track="central.commodities").code == "wrong-kind"
    t.take("1B", "central.materials")
    assert (t.units("1B"), t.stock) == (3, (0, 3, 0, 4))
    assert t.built["2F"] == "1,0"


@rule("SOLO-BUILD-1")
def test_build1_a_free_place_beside_a_built_card():
    t = building(buildings={"2F": "1,0"})
    taken = ("place-taken", "SOLO-BUILD-1", {})
    assert t.why("build_card", side="3F", place="1,0") == taken
    assert t.why("build_card", side="3F", place="0,0") == taken
    apart = ("place-apart", "SOLO-BUILD-1", {})
    for place in ("3,0", "-1,-1", "1,2", "6,6", "-6,6", "-6,0", "6,0"):
        assert t.why("build_card", side="3F", place=place) == apart, place
    assert t.can("build_card", side="3F", place="2,0")


@rule("SOLO-BUILD-1")
@pytest.mark.parametrize("place", ["-6,-6", "6,-6"])
def test_build1_at_the_edge_of_the_grid_there_is_nothing_to_build_beside(place: str):
    """Unbuilt cards are nowhere, not even outside the grid."""
    t = building(buildings={"2F": "1,0", "1F": "1,1"}, row=["3F", "4B", "5F", "6B"])
    for side in t.row:
        why = ("place-apart", "SOLO-BUILD-1", {})
        assert t.why("build_card", side=side, place=place) == why, side


@rule("SOLO-BUILD-1")
def test_build1_a_corner_is_not_adjacent():
    t = building()
    for place in ("1,1", "1,-1", "-1,1", "-1,-1"):
        assert t.refusal("build_card", side="3F", place=place).code == "place-apart"


@rule("SOLO-BUILD-1")
def test_build1_cards_are_not_rotated():
    """6F has rails in from north, east and west: it fits east of the Central Factory only.

    Rotated, it would also fit in the north.
    """
    t = building()
    assert [m["place"] for m in t.legal("build_card") if m["side"] == "6F"] == ["1,0"]


@rule("SOLO-BUILD-2")
def test_build2_an_out_needs_an_in_and_nothing_else():
    """The Central Factory leads out to the east: in is right, out is wrong, and no rail is half."""
    t = building(row=["1F", "2B", "3B", "4B", "5F", "6B"])
    why = ("rails-do-not-match", "SOLO-BUILD-2", {"card": "central"})
    assert t.can("build_card", side="5F", place="1,0")  # west: in
    assert t.why("build_card", side="1F", place="1,0") == why  # west: out
    assert t.why("build_card", side="2B", place="1,0") == why  # west: no rail
    # From the south a rail leads in, so the new card must lead out.
    assert t.can("build_card", side="2B", place="0,1")  # north: out
    assert t.why("build_card", side="1F", place="0,1") == why  # north: in


@rule("SOLO-BUILD-2", "R-6")
def test_build2_a_rail_that_meets_no_rail_is_half_and_illegal():
    """West of the Central Factory there is no rail: 2F's rail out to the east would be half."""
    why = ("rails-do-not-match", "SOLO-BUILD-2", {"card": "central"})
    assert building().why("build_card", side="2F", place="-1,0") == why


@rule("SOLO-BUILD-2")
def test_build2_at_least_one_shared_edge_must_be_a_rail():
    """3F has no rail in the east, the Central Factory none in the west."""
    why = ("no-rail-connection", "SOLO-BUILD-2", {})
    assert building().why("build_card", side="3F", place="-1,0") == why


@rule("SOLO-BUILD-2", "R-6")
def test_build2_every_shared_edge_must_be_legal():
    """1,-1 is north of 5F (rail out) and east of the card north of the Central Factory.

    4F takes the rail of 5F and has no rail in the west: beside 3F, which has no rail in the east,
    it is legal; beside 1B, whose rail leads out to the east, it isn't.
    """
    t = building(buildings={"5F": "1,0", "3F": "0,-1"})
    assert t.can("build_card", side="4F", place="1,-1")
    t = building(buildings={"5F": "1,0", "1B": "0,-1"})
    why = ("rails-do-not-match", "SOLO-BUILD-2", {"card": "1B"})
    assert t.why("build_card", side="4F", place="1,-1") == why
    assert t.can("build_card", side="3F", place="1,-1")  # in from 5F and in from 1B


@rule("SOLO-BUILD-3", "R-7")
def test_build3_a_new_building_has_one_worker_and_an_empty_track():
    t = building().play("build_card", side="2F", place="1,0")
    assert (t.workers("2F"), t.units("2F")) == (1, 0)
    assert t.told("marker_placed") == [("2F", 2)]
    assert t.spare == 2


@rule("SOLO-BUILD-3", "R-7")
def test_build3_it_stores_nothing_until_it_is_fully_staffed():
    """2F needs three workers."""
    t = placed(staff=2, have=(0, 0, 0, 9), buildings={"2F": at("1,0", 2)}).produce()
    assert (t.units("2F"), t.stock) == (0, (1, 1, 1, 10))
    t = placed(staff=2, have=(0, 0, 0, 9), buildings={"2F": at("1,0", 3)}).produce()
    assert (t.units("2F"), t.stock) == (2, (1, 1, 2, 10))


@rule("R-7")
def test_r7_units_from_an_event_go_only_onto_staffed_buildings():
    """A unit of Goods: onto 1F or the Central Factory, not onto 2F, which lacks a worker."""
    asks = {"step": "put_units", "kind": "goods", "count": 1, "reason": "event"}
    t = placed(buildings={"1F": at("0,1", 3), "2F": at("1,0", 2)}, asks=asks)
    assert t.choices("put_unit") == ["1F", "central.goods"]
    facts = {"track": "2F", "have": 2, "need": 3}
    assert t.why("put_unit", track="2F") == ("track-unstaffed", "R-7", facts)


@rule("R-7")
def test_r7_units_of_a_building_that_lost_its_staff_stay_and_may_be_spent():
    """2F has 3 workers and 2 Goods; unpaid labour leaves it with one worker."""
    words = {"staff": 2, "have": (0, 0, 0, 0), "year": 6, "market": 2}
    t = placed(buildings={"2F": at("1,0", 4, 2)}, **words).done()
    assert (t.workers("2F"), t.units("2F")) == (1, 2)
    t.roll(2).begin("sell").sell("goods profit", "goods profit")
    assert (t.units("2F"), t.profit) == (0, 2)
    t.done().roll(2).produce()
    assert (t.units("2F"), t.stock) == (0, (1, 1, 1, 1))


THREE = {"5F": "1,0", "1B": "0,-1", "2B": "0,1"}


@rule("SOLO-BUILD-4", "R-8")
def test_build4_without_a_spare_marker_a_track_of_the_central_factory_is_given_up():
    """4B costs 2 Commodities, 2 Goods and 2 Capital; then the remaining Goods are lost."""
    t = building(buildings=THREE, row=["4B", "3F", "6B"])
    t.play("build_card", side="4B", place="0,2")
    assert (t.asked, t.stock) == ("marker_choice", (6, 4, 4, 8))
    assert t.choices("give_marker") == ["materials", "commodities", "goods", "capital"]
    assert "4B" not in t.built
    t.play("give_marker", kind="goods")
    assert t.told("marker_taken") == [("goods", 4)]
    assert t.told("units_moved") == [("central.goods", -4, 0, "marker")]
    assert t.stock == (6, 4, None, 8)
    assert (t.built["4B"], t.workers("4B"), t.spare) == ("0,2", 1, 0)
    assert t.told("marker_placed") == [("4B", 0)]


@rule("SOLO-BUILD-4")
def test_build4_with_a_spare_marker_nothing_is_given_up():
    t = building(buildings={"5F": "1,0", "1B": "0,-1"}, row=["2B", "4B", "3F", "6B"])
    t.play("build_card", side="2B", place="0,1")
    assert (t.stock, t.spare) == ((4, 5, 6, 7), 0)
    assert t.told("marker_taken") == []


@rule("SOLO-BUILD-4", "SOLO-PROD-1", "SOLO-MGR-1")
def test_build4_the_track_no_longer_exists_for_any_purpose():
    four = {**THREE, "4B": "0,2"}
    t = placed(have=(2, 2, None, 9), staff=2, buildings=four, year=2, row=["3F", "6B"])
    facts = {"track": "central.goods"}
    assert t.why("manager_unit", track="central.goods") == ("no-such-track", "SOLO-BUILD-4", facts)
    assert "central.goods" not in t.choices("manager_unit")
    assert t.produce().stock == (3, 3, None, 10)
    t = placed(have=(6, 6, None, 9), buildings=four, row=["3F", "6B"], market=6, year=2)
    assert {m["kind"] for m in t.begin("sell").legal("sell_lot")} == {"materials", "commodities"}


@rule("SOLO-BUILD-4")
def test_build4_a_track_gives_up_its_marker_only_once():
    three_built = {"5F": at("1,0", 3, 6), "1B": at("0,-1", 2, 5), "2B": at("0,1", 4, 6)}
    four = {**three_built, "4B": at("0,2")}
    t = building(have=(6, 6, None, 10), buildings=four, row=["3F", "6B"])
    t.play("build_card", side="3F", place="2,0")
    while t.asked == "take_units":
        t.take(t.choices("take_unit")[0])
    assert t.choices("give_marker") == ["materials", "commodities", "capital"]
    why = ("marker-gone", "SOLO-BUILD-4", {"kind": "goods"})
    assert t.why("give_marker", kind="goods") == why


@rule("R-8")
def test_r8_the_cost_is_paid_before_the_marker_is_taken():
    """The last 2 Capital pay for 4B; then the empty Capital track may be given up."""
    t = building(have=(0, 2, 2, 2), buildings=THREE, row=["4B", "3F", "6B"])
    t.play("build_card", side="4B", place="0,2").play("give_marker", kind="capital")
    assert t.stock == (0, 0, 0, None)
    assert t.told("marker_taken") == [("capital", 0)]


@rule("SOLO-BUILD-1", "SOLO-TURN-3")
def test_build1_the_action_cannot_start_if_nothing_can_be_built():
    t = placed(have=(0, 0, 0, 10))
    assert t.why("begin", action="build") == ("nothing-to-build", "SOLO-BUILD-1", {})
    t = placed(have=PLENTY).begin("build")
    assert t.legal("done") == []
    with pytest.raises(AssertionError):
        t.done()
