"""Section 7: production."""

from __future__ import annotations

from industrialist_table import PLENTY, at, placed
from table import rule


@rule("SOLO-PROD-3", "SOLO-PROD-1", "SOLO-PROD-2")
def test_prod3_the_example_a_factory_and_three_buildings():
    """Capital, Goods and Commodities are produced twice on two tracks each, Materials once."""
    buildings = {"5F": at("1,0", 3), "3F": at("0,-1", 4), "2B": at("0,1", 4)}
    t = placed(have=(0, 0, 0, 0), staff=2, buildings=buildings).produce()
    assert t.stock == (1, 2, 2, 2)
    assert (t.units("5F"), t.units("3F"), t.units("2B")) == (2, 2, 2)
    assert sorted(t.told("units_moved")) == [
        ("2B", 2, 2, "production"),
        ("3F", 2, 2, "production"),
        ("5F", 2, 2, "production"),
        ("central.capital", 2, 2, "production"),
        ("central.commodities", 2, 2, "production"),
        ("central.goods", 2, 2, "production"),
        ("central.materials", 1, 1, "production"),
    ]


@rule("SOLO-PROD-1")
def test_prod1_only_fully_staffed_cards_count():
    """2F and 3F are both Goods; 3F lacks one worker."""
    buildings = {"2F": at("1,0", 3), "3F": at("2,0", 3)}
    t = placed(have=(0, 0, 0, 0), staff=2, buildings=buildings).produce()
    assert (t.stock, t.units("2F"), t.units("3F")) == ((1, 1, 2, 1), 2, 0)


@rule("SOLO-PROD-1", "SOLO-TERM-2")
def test_prod1_an_understaffed_central_factory_does_not_count():
    buildings = {"2F": at("1,0", 3), "3F": at("2,0", 4)}
    t = placed(have=(0, 0, 0, 0), staff=1, buildings=buildings).produce()
    assert (t.stock, t.units("2F"), t.units("3F")) == ((0, 0, 0, 0), 2, 2)


@rule("SOLO-PROD-1", "SOLO-BUILD-4")
def test_prod1_a_track_without_its_marker_does_not_count():
    """The Central Factory has no Goods track: 2F and 3F produce 2, not 3."""
    buildings = {"2F": at("1,0", 3), "3F": at("2,0", 4)}
    t = placed(have=(0, 0, None, 0), staff=2, buildings=buildings).produce()
    assert (t.stock, t.units("2F"), t.units("3F")) == ((1, 1, None, 1), 2, 2)


@rule("SOLO-PROD-1")
def test_prod1_three_tracks_of_a_kind_gain_three_each():
    buildings = {"2F": at("1,0", 3), "3F": at("2,0", 4)}
    t = placed(have=(0, 0, 0, 0), staff=2, buildings=buildings).produce()
    assert (t.stock, t.units("2F"), t.units("3F")) == ((1, 1, 3, 1), 3, 3)


@rule("SOLO-PROD-2")
def test_prod2_units_beyond_the_maximum_are_lost():
    """2F holds 4: of 2 Goods one is lost, and the Central Factory doesn't take it."""
    t = placed(have=(5, 6, 3, 10), staff=2, buildings={"2F": at("1,0", 3, 3)}).produce()
    assert (t.stock, t.units("2F")) == ((6, 6, 5, 10), 4)
    told = [("2F", 1, 4, "production"), ("central.goods", 2, 5, "production")]
    assert [event for event in t.told("units_moved") if event[0] in ("2F", "central.goods")] == told


@rule("SOLO-PROD-2")
def test_prod2_a_full_track_still_counts_for_the_others():
    t = placed(have=(0, 0, 0, 0), staff=2, buildings={"2F": at("1,0", 3, 4)}).produce()
    assert (t.stock, t.units("2F")) == ((1, 1, 2, 1), 4)


@rule("SOLO-PROD-1", "SOLO-TURN-3")
def test_prod1_production_asks_nothing_and_is_previewed():
    t = placed(have=PLENTY, staff=1)
    assert [event["event"] for event in t.preview("begin", action="produce")] == ["action_began"]
    t = placed(have=(1, 1, 1, 1), staff=2)
    expected = t.preview("begin", action="produce")
    assert t.produce().events() == expected
    assert len(expected) == 5
