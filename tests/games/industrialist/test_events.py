"""Section 6, events: which one happens and when; effects promised for the next turn."""

from __future__ import annotations

from industrialist_printed import deck, op
from industrialist_table import PLENTY, IndustrialistTable, at, placed
from table import rule


def building(side: str, place: str, row: list[str], **words: object) -> IndustrialistTable:
    """Build a card from a row with full tracks."""
    return placed(**{"have": PLENTY, "row": row, **words}).build(side, place)


@rule("SOLO-EVENT-1")
def test_event1_the_event_of_the_card_right_of_the_gap_happens():
    """Year 8 is among the years of 1F, 4F and 5B; only the one to the right of 2F counts."""
    t = building("2F", "1,0", ["1F", "2F", "4F", "5B", "3F", "6F"], year=8)
    assert t.told("event_happened") == [("4F",)]
    assert t.position["happened"] == ["4F"]
    assert t.stock == (4, 3, 3, 8)


@rule("SOLO-EVENT-1")
def test_event1_the_first_card_is_right_of_the_last():
    t = building("2F", "1,0", ["4F", "1F", "5B", "3F", "6F", "2F"], year=8)
    assert t.told("event_happened") == [("4F",)]


@rule("SOLO-EVENT-1")
def test_event1_the_only_card_in_the_row_triggers_no_event():
    """Its own event would be within its years."""
    two = {"1B": at("0,-1"), "2B": at("0,1")}
    t = placed(
        have=(6, 6, None, None),
        buildings={**two, "5F": at("1,0", 3, 6), "4B": at("0,2"), "3F": at("2,0")},
        row=["6B"],
        year=8,
    )
    assert t.build("6B", "2,-1").play("give_marker", kind="materials").told("event_happened") == []
    assert (t.row, t.position["happened"]) == ([], [])


@rule("SOLO-EVENT-1")
def test_event1_not_outside_its_years():
    for year, expected in ((2, []), (4, [("4F",)]), (20, [("4F",)]), (22, [])):
        t = building("2F", "1,0", ["2F", "4F", "1F", "3F", "5F", "6F"], year=year)
        assert t.told("event_happened") == expected, year


@rule("SOLO-EVENT-1")
def test_event1_each_event_at_most_once_per_game():
    """2F and then 1B are built left of 4F, whose event takes 3 Goods, but only the first time."""
    t = building("2F", "1,0", ["1B", "2F", "4F", "3F", "5F", "6F"], year=10)
    assert (t.told("event_happened"), t.stock) == ([("4F",)], (4, 3, 3, 8))
    t.done().roll(1).build("1B", "0,-1")
    assert (t.told("event_happened"), t.stock) == ([], (3, 1, 3, 6))
    assert t.position["happened"] == ["4F"]


@rule("SOLO-EVENT-1")
def test_event1_an_event_outside_its_years_may_still_happen_later():
    t = building("2F", "1,0", ["1B", "2F", "4F", "3F", "5F", "6F"], year=2)
    assert t.told("event_happened") == []
    t.done().roll(1).build("1B", "0,-1")
    assert t.told("event_happened") == [("4F",)]


@rule("SOLO-EVENT-1")
def test_event1_it_happens_after_building():
    """The new Building counts, has its first worker, and its cost is paid."""
    t = building("2F", "1,0", ["2F", "1F", "3F", "4F", "5F", "6F"], year=8)
    names = [event["event"] for event in t.events()]
    assert names.index("card_built") < names.index("event_happened") < names.index("row_closed")
    assert names.index("marker_placed") < names.index("event_happened")
    assert t.profit == 2


@rule("SOLO-EVENT-3", "SOLO-SETUP-6")
def test_event3_then_the_row_closes_up_to_the_left():
    """The gap remains while the event is carried out."""
    t = building("2F", "1,0", ["6F", "2F", "1B", "3F", "4F", "5F"], year=8)
    assert t.question == {"step": "new_workers", "at": 0, "count": 2, "reason": "event"}
    assert t.row == ["6F", "2F", "1B", "3F", "4F", "5F"]
    t.play("put_worker", card="2F").play("put_worker", card="2F")
    assert t.row == ["6F", "1B", "3F", "4F", "5F"]
    assert t.told("row_closed") == [(5,)]


@rule("SOLO-EVENT-2")
def test_event2_a_promise_applies_in_the_next_turn_and_then_lapses():
    """6F: actions cost nothing in the next turn; not in this one, and not in the one after."""
    t = building("5F", "1,0", ["5F", "6F", "1F", "2F", "3F", "4F"], year=0, staff=2)
    assert t.told("promised") == [("free_actions", "materials", 1)]
    assert t.produce().told("action_began") == [("produce", 1)]
    t.done().roll(1).begin("hire").hire("central").close()
    assert t.produce().told("action_began") == [("produce", 0)]
    t.done().roll(1).begin("hire").hire("central").close()
    assert t.produce().told("action_began") == [("produce", 1)]


@rule("SOLO-EVENT-2")
def test_event2_an_unused_promise_lapses_too():
    t = building("4B", "0,1", ["4B", "5F", "1F", "2F", "3F", "6F"], year=10).done()
    assert t.asked == "market_choice"
    t.play("choose_row", face="6").done()
    assert t.asked == "roll_the_market"


@rule("SOLO-EVENT-2")
def test_event2_in_the_last_year_a_promise_is_worth_nothing():
    cards = deck(b4F={"event": {"years": [0, 30], "effects": [op("free_actions")]}})
    t = building("2F", "1,0", ["2F", "4F", "1F", "3F", "5F", "6F"], year=30, cards=cards)
    assert t.told("event_happened") == [("4F",)]
    t.done()
    assert t.awaited == []


@rule("SOLO-EVENT-1")
def test_event1_several_effects_happen_in_printed_order():
    """At 9 of 10 Capital: gain 3 and lose 3 leaves 7; the other way round it would be 9."""
    gain_lose = [op("gain", 3, "capital"), op("lose", 3, "capital")]
    for effects, left in ((gain_lose, 7), (gain_lose[::-1], 10)):
        cards = deck(
            b4F={"event": {"years": [0, 30], "effects": effects}},
            b2F={"cost": {"materials": 1}},
        )
        words = {"cards": cards, "have": (6, 6, 6, 10 if effects[0]["op"] == "lose" else 9)}
        t = building("2F", "1,0", ["2F", "4F", "1F", "3F", "5F", "6F"], **words)
        assert t.stock == (5, 6, 6, left)
        moved = [event["change"] for event in t.events("units_moved")[1:]]
        assert moved == ([1, -3] if effects[0]["op"] == "gain" else [-3, 3])


@rule("SOLO-EVENT-1", "SOLO-MGR-1")
def test_event1_building_with_the_managers_also_triggers_an_event():
    t = placed(have=PLENTY, row=["3F", "4F", "1F", "2F", "5F", "6F"], year=8)
    t.play("manager_build", side="3F", place="-1,0")
    assert t.told("event_happened") == [("4F",)]
    assert t.row == ["4F", "1F", "2F", "5F", "6F"]
