"""Every fault of an Industrialist position: the smallest document, its code and its location."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine import frames
from bigshoulders.games.industrialist.engine.ids import CENTRAL
from bigshoulders.games.industrialist.engine.steps.building import free_places
from bigshoulders.games.industrialist.positions.faults import has_what_it_needs, problems
from bigshoulders.kernel.errors import BadPosition
from bigshoulders.kernel.frames import Frame
from fault_codes import codes_of
from industrialist_table import Words, at, placed, position_document

GAME = {"step": "game", "at": 4}
TURN = {"step": "turn", "at": 2}
ACTIONS = {"step": "actions"}


def asks(**frame: Any) -> Words:
    return position_document(asks=frame)


def stack(*frames: Words) -> Words:
    return position_document(stack=[*frames])


# By code: the document, and the location of the fault.
FAULTS: dict[str, tuple[Words, str]] = {
    "card-in-two-places": (
        position_document(buildings={"2F": at("1,0")}, row=["1F", "2B", "3F", "4F", "5F", "6F"]),
        "row",
    ),
    "markers": (position_document(spare_markers=2), "spare_markers"),
    "named-twice": (position_document(happened=["1F", "1F"]), "happened"),
    "no-answer": (position_document(have=(0, 0, 0, 0), asks={"step": "building"}), "stack[3]"),
    "not-a-flag": (position_document(managers_used="yes"), "managers_used"),
    "not-a-list": (position_document(happened="1F"), "happened"),
    "not-a-number": (position_document(profit="much"), "profit"),
    "not-a-seed": (position_document(seed="xyz"), "seed"),
    "not-an-object": (position_document(promises=[]), "promises"),
    "not-built": (position_document(unpaid=["1F"]), "unpaid"),
    "nothing-awaited": (stack(), "stack"),
    "number-out-of-range": (position_document(managers=7), "managers"),
    "odd-year": (position_document(year=5), "year"),
    "out-of-course": (stack(GAME, TURN, {"step": "selling"}), "stack[1]"),
    "place-apart": (position_document(buildings={"2F": at("2,0")}), "buildings.2F.place"),
    "place-taken": (position_document(buildings={"2F": at("0,0")}), "buildings.2F.place"),
    "stack-bottom": (stack(ACTIONS), "stack[0]"),
    "step-without-ground": (asks(step="new_workers", at=1, count=1, reason="managers"), "stack[3]"),
    "too-far": (asks(step="building", at=1), "stack[3]"),
    "track": (position_document(have=(7, 0, 0, 0)), "central.tracks.materials"),
    "unknown-format": (position_document(format="bigshoulders/chicago/1"), "format"),
    "unknown-id": (position_document(happened=["9F"]), "happened"),
    "unknown-key": (position_document(yaer=4), "yaer"),
}


@pytest.mark.parametrize("code", FAULTS)
def test_a_fault_is_reported_with_its_location(code: str):
    document, where = FAULTS[code]
    with pytest.raises(BadPosition) as caught:
        INDUSTRIALIST.import_position(document)
    assert [(p.code, p.where) for p in caught.value.problems] == [(f"position/{code}", where)]


def test_a_worker_die_shows_a_worker():
    """A document can't say otherwise; a position can."""
    t = placed()
    t.state.workers[CENTRAL] = 0
    found = [(p.code, p.where) for p in problems(t.rules, t.state)]
    assert found == [("position/worker-die", "central")]


def test_a_building_opens_from_the_row_at_a_free_place():
    t = placed(buildings={"2F": at("1,0")})
    free, taken = free_places(t.state)[0], t.state.place[2]
    in_row, behind, built = 0, 1, 2  # the sides 1F, 1B and 2F

    def has_ground(side: int, place: int) -> bool:
        frame = Frame(frames.OPEN_BUILDING, 0, 0, side, place, 0)
        return has_what_it_needs(t.rules, t.state, frame)

    assert in_row in t.state.row
    assert behind not in t.state.row
    assert has_ground(in_row, free)
    assert not has_ground(in_row, taken)
    assert not has_ground(behind, free)
    assert not has_ground(built, free)


def test_every_code_has_a_test():
    """Faults in a card set are reported as one fault of the options, `config/bad-cards`."""
    assert {*FAULTS, "worker-die"} == codes_of(
        "games/industrialist/positions/faults.py", "games/industrialist/positions/load.py"
    )
