"""Positions as documents: what may be omitted, and every fault with its location."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.errors import BadPosition
from industrialist_printed import deck
from industrialist_table import FORMAT, IndustrialistTable, at, new_game, placed, position_document

Words = dict[str, Any]
ROW = ["1F", "2F", "3F", "4F", "5F", "6F"]


def faults(document: object) -> list[tuple[str, str]]:
    """The location and code of every fault in a document."""
    with pytest.raises(BadPosition) as caught:
        INDUSTRIALIST.import_position(document)
    return [(p.where, p.code.removeprefix("position/")) for p in caught.value.problems]


def test_a_position_may_omit_what_is_as_at_the_start():
    t = IndustrialistTable({"format": FORMAT, "config": {"side": "B"}, "row": ROW, "market": 3})
    assert (t.asked, t.year, t.profit, t.managers, t.spare) == ("actions", 0, 0, 1, 3)
    assert (t.stock, t.workers("central")) == ((2, 2, 2, 4), 1)


def test_without_a_market_die_the_turn_starts_with_the_roll():
    t = IndustrialistTable({"format": FORMAT, "row": ROW, "year": 12})
    assert (t.awaited, t.asked, t.year) == (["chance"], "roll_the_market", 12)
    assert t.position["config"] == {"side": "A", "cards": None}


def test_without_a_row_the_game_starts_with_the_deal():
    t = IndustrialistTable({"format": FORMAT})
    assert (t.awaited, t.asked) == (["chance"], "draw_a_card")


def test_spare_markers_are_counted():
    assert placed(buildings={"2F": "1,0"}).spare == 2
    assert placed(have=(2, 2, None, 4), buildings={"2F": "1,0", "3F": "2,0"}).spare == 2


def test_a_seed_decides_the_rolls():
    rolls = []
    for seed in ("aa", "aa", "bb"):
        t = placed(seed=seed, market=0)
        faces = [t.market]
        while t.awaited:
            t.done()
            faces.append(t.market)
        rolls.append(faces)
    assert rolls[0] == rolls[1] != rolls[2]


def test_exporting_importing_and_exporting_gives_the_same_document():
    for t in (
        new_game(b"written", side="B"),
        placed(have=(2, None, 2, 4), buildings={"2F": at("1,0", 3, 2)}, happened=["3F"], year=4),
        placed(
            cards=deck(b1F={"max": 9}), promises={"sale_bonus_goods": 2}, now={"free_actions": 1}
        ),
    ):
        written = json.dumps(t.position)
        assert json.dumps(IndustrialistTable(json.loads(written)).position) == written


def test_every_fault_is_listed_with_its_location():
    document = position_document(buildings={"2F": {"place": "1.0", "workers": 0, "unit": 1}})
    document |= {"yaer": 4, "profit": "much", "managers": 9, "row": ["1F", "7F", "1F"]}
    document |= {"seed": "xyz", "promises": {"free_action": 1}, "happened": "1F"}
    document["central"]["tracks"]["gold"] = 2
    document["stack"] = [{"step": "gaem"}, {"step": "selling", "lots": "one"}]
    assert sorted(faults(document)) == [
        ("buildings.2F.place", "unknown-id"),
        ("buildings.2F.unit", "unknown-key"),
        ("buildings.2F.workers", "number-out-of-range"),
        ("central.tracks.gold", "unknown-key"),
        ("happened", "not-a-list"),
        ("managers", "number-out-of-range"),
        ("profit", "not-a-number"),
        ("promises.free_action", "unknown-key"),
        ("row", "named-twice"),
        ("row", "unknown-id"),
        ("seed", "not-a-seed"),
        ("stack[0]", "spelling/unknown-kind"),
        ("stack[1].lots", "spelling/not-a-whole-number"),
        ("yaer", "unknown-key"),
    ]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (
            {"buildings": {"2F": at("1,0"), "3F": at("1,0")}},
            [("buildings.3F.place", "place-taken")],
        ),
        ({"buildings": {"2F": at("1,1")}}, [("buildings.2F.place", "place-apart")]),
        ({"config": {"side": "C"}}, [("config.side", "config/unknown-side")]),
        ({"config": {"sides": "A"}}, [("config.sides", "config/unknown-option")]),
        ({"config": {"cards": {}}}, [("config.cards", "config/bad-cards")]),
    ],
    ids=str,
)
def test_faults_in_the_map_and_the_options(words: Words, found: list[tuple[str, str]]):
    buildings = words.get("buildings", {})
    row = [side for side in ROW if side not in buildings]
    assert faults({**position_document(buildings=buildings, row=row), **words}) == found


@pytest.mark.parametrize("place", ["-6,-6", "6,-6"])
def test_a_building_in_the_corner_of_the_grid_touches_no_other(place: str):
    document = position_document(buildings={"2F": at(place)})
    assert faults(document) == [("buildings.2F.place", "place-apart")]


@pytest.mark.parametrize(
    "frame",
    [
        {"step": "event", "side": "2F"},
        {"step": "pay_cost", "side": "1F", "at": 5},
        {"step": "draw_a_card"},
    ],
    ids=lambda frame: frame["step"],
)
def test_an_impossible_stack_is_refused_without_a_crash(frame: Words):
    """2F is built and no longer in the row; the setup is long over."""
    document = position_document(buildings={"2F": at("1,0")}, asks=frame, seed="aa")
    assert all(where.startswith("stack") for where, _ in faults(document))


@pytest.mark.parametrize("step", ["building", "selling"])
def test_a_question_that_nobody_can_answer_is_a_fault(step: str):
    """Nothing can be built or sold: the game would wait forever."""
    document = position_document(have=(0, 0, 0, 0), asks={"step": step})
    assert all(where.startswith("stack") for where, _ in faults(document))


@pytest.mark.parametrize("document", [None, [], "a position", 7])
def test_anything_but_an_object_is_not_a_position(document: object):
    assert ("", "not-an-object") in faults(document)
