"""Every fault of a Chicago position: the smallest document that has it, its code and its
location."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.positions.export import FORMAT
from bigshoulders.games.chicago.positions.faults import problems
from bigshoulders.kernel.errors import BadPosition
from fault_codes import codes_of
from looking import Words
from table import papers, table

GAME = {"step": "game", "at": 8}
STOCK_PHASE = {"step": "stock_phase", "must_sell": "none"}
STOCK_TURN = {"step": "stock_turn", "seat": 0, "round": 0}


def options(**chosen: Any) -> Words:
    return {"config": {"players": 2, "goals": False, **chosen}}


def swift(**facts: Any) -> Words:
    """One company, which ann directs."""
    return {"companies": {"swift": {"director": 0, "value": 50, **facts}}}


def factory(**facts: int) -> Words:
    return swift(factories=[facts])


def board(**facts: Any) -> Words:
    return {"board": facts}


def ann(**facts: Any) -> Words:
    return {"players": [{"cash": 500, **facts}, {"cash": 500}]}


def stack(*frames: Words) -> Words:
    return {"stack": [*frames]}


CANNOT_AUTOMATE = {
    **options(special_companies=["american_flyer"]),
    "companies": {"american_flyer": {"director": 0, "value": 40, "factories": [{"automated": 1}]}},
}
FOUR_CERTIFICATES = {"value": 50, **papers(ann="Dccc")}
# By code: the document, and the location of the fault. One company, two players, Decade 1.
FAULTS: dict[str, tuple[Words, str]] = {
    "appeal-stack": (swift(appeal=1, height=1), "appeal 1"),
    "bonus-goods": (swift(bonus_goods=99), "companies"),
    "certificate-limit": (
        {"companies": dict.fromkeys(["swift", "libby", "elgin"], FOUR_CERTIFICATES)},
        "players[0]",
    ),
    "common-certificates": (swift(common={"seat_0": 1, "treasury": 3}), "companies.swift.common"),
    "company-not-open": (
        stack(GAME, STOCK_PHASE, {"step": "issue", "seat": 0, "company": "swift"}),
        "stack[2].company",
    ),
    "cubes": (board(haymarket={"coal": 99}), "cubes of coal"),
    "demand-gap": (
        board(demand={"shoes.bonus_20": {"tile": "1-1"}}),
        "board.demand.shoes.bonus_20",
    ),
    "director-and-preferred": (swift(preferred="seat_0"), "companies.swift.preferred"),
    "director-outnumbered": (
        {**options(advanced=True), **swift(**papers(ann="D", bob="Pcc"))},
        "companies.swift",
    ),
    "goals": (board(goals=["most_assets"]), "board.goals"),
    "goods-on-demand": (
        board(demand={"shoes.no_bonus": {"goods": 9}}),
        "board.demand.shoes.no_bonus",
    ),
    "hidden-buildings": (ann(hand=["I-6"]), "players[0].hand"),
    "managers": (factory(managers=9), "companies.swift.factories[0]"),
    "missing-key": ({"companies": {"swift": {"value": 50}}}, "companies.swift.director"),
    "named-twice": (ann(hand=["I-6", "I-6"]), "players[0].hand"),
    "negative-money": (swift(treasury=-1), "companies.swift.treasury"),
    "no-such-seat": (swift(preferred="seat_3"), "companies.swift.preferred"),
    "not-a-flag": (ann(ready="yes"), "players[0].ready"),
    "not-a-list": (ann(hand="I-1"), "players[0].hand"),
    "not-a-number": ({"decade": "one"}, "decade"),
    "not-a-seed": ({"seed": "xyz"}, "seed"),
    "not-an-object": ({"board": []}, "board"),
    "not-an-order": ({"initiative": [0, 0]}, "initiative"),
    "not-held": (swift(exhausted=["foundry"]), "companies.swift.exhausted"),
    "not-in-this-game": ({"companies": {"oscar_mayer": {}}}, "companies.oscar_mayer"),
    "not-on-the-track": (swift(value=51), "companies.swift.value"),
    "nothing-awaited": ({"stack": []}, "stack"),
    "nothing-is-being-sold": (swift(offer={"common": 1}), "companies.swift.offer"),
    "number-out-of-range": ({"decade": 6}, "decade"),
    "other-edition": ({"edition": "first"}, "edition"),
    "out-of-course": (stack({"step": "game", "at": 99}, STOCK_PHASE), "stack[0].at"),
    "partners": (ann(partners=9), "players[0].partners"),
    "reserved-partner": (ann(reserved_partner="swift"), "players[0].reserved_partner"),
    "row": ({"decade": 2, **ann(row=[], hand=["I-6", "I-8", "I-9"])}, "players[0].row[0]"),
    "salespeople": (swift(salespeople=9), "companies.swift"),
    "share-limit": (swift(**papers(ann="Dcccc", treasury="c")), "companies.swift"),
    "stack-bottom": (stack(STOCK_PHASE), "stack[0]"),
    "stack-size": ({"draws": {"buildings_1": 5}, **ann(hand=None)}, "board.building_stacks[0]"),
    "tokens": (CANNOT_AUTOMATE, "companies.american_flyer.factories[0]"),
    "too-early": (
        board(bank_buildings={"fundraising_80": [1, 0]}),
        "board.bank_buildings.fundraising_80",
    ),
    "too-far": (stack(GAME, STOCK_PHASE, {**STOCK_TURN, "at": 3}), "stack[2].at"),
    "too-many-assets": (swift(assets=["foundry", "fuelworks"]), "companies.swift.assets"),
    "unknown-format": ({"format": "bigshoulders/chicago/0"}, "format"),
    "unknown-id": ({"phase": "stokc"}, "phase"),
    "unknown-key": ({"decad": 1}, "decad"),
    "used-twice": (
        board(bank_buildings={"hire_manager": [1, 1]}),
        "board.bank_buildings.hire_manager",
    ),
    "worker-spaces": (factory(workers=9), "companies.swift.factories[0]"),
    "wrong-chain": (board(overlay={"coal": [0]}), "board"),
    "wrong-length": ({"players": [{}, {}, {}]}, "players"),
    "wrong-seat": (stack(GAME, STOCK_PHASE, {**STOCK_TURN, "seat": "everybody"}), "stack[2].seat"),
}


def faults(words: Words) -> list[tuple[str, str]]:
    """The codes and locations of every fault in a document."""
    document = {"format": FORMAT, **options(), **ann(), **words}
    with pytest.raises(BadPosition) as caught:
        CHICAGO.import_position(document)
    return [(p.code.removeprefix("position/"), p.where) for p in caught.value.problems]


@pytest.mark.parametrize("code", FAULTS)
def test_a_fault_is_reported_with_its_location(code: str):
    words, where = FAULTS[code]
    assert faults(words) == [(code, where)]


def test_a_seat_is_one_of_the_players():
    assert faults({"priority": 2}) == [("number-out-of-range", "priority")]


def test_a_partner_must_stand_on_a_building():
    """A document can't put a Partner on nothing; a position can."""
    t = table(2)
    t.state.row_partner[0] = 1
    t.state.partners[1] -= 1
    found = [(p.code, p.where) for p in problems(t.rules, t.state)]
    assert found == [("position/partner-on-nothing", "players[0].row[0]")]


def test_every_code_has_a_test():
    tested = {*FAULTS, "partner-on-nothing"}
    assert tested == codes_of(
        "games/chicago/positions/faults.py",
        "games/chicago/positions/load.py",
        "games/chicago/positions/load_board.py",
    )
