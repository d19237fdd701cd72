"""A refusal names the deciding rule in every situation."""

from __future__ import annotations

from typing import Any

import pytest

from industrialist_table import PLENTY, IndustrialistTable, at, placed
from table import rule

Words = dict[str, Any]


def selling() -> IndustrialistTable:
    return placed(have=PLENTY).begin("sell")


def hiring() -> IndustrialistTable:
    return placed().begin("hire")


def paying_for_an_action() -> IndustrialistTable:
    """Two Capital tracks: the player is asked which one pays."""
    return placed(buildings={"5F": at("1,0", 1, 2)}, actions_taken=["sell"]).begin("produce")


def paying_for_a_building() -> IndustrialistTable:
    t = placed(have=PLENTY, buildings={"1B": at("0,-1", 1, 2)}, year=30)
    return t.build("2F", "1,0")


def keeping_up() -> IndustrialistTable:
    """Two units for 2F: Materials, Commodities or Capital, but not Goods."""
    return placed(buildings={"2F": at("1,0")}, have=(2, 2, 2, 0), year=8).done()


def keeping_up_two() -> IndustrialistTable:
    buildings = {"2F": at("1,0"), "4B": at("0,1")}
    return placed(buildings=buildings, have=(0, 2, 2, 0), year=8).done()


CASES: dict[str, tuple[IndustrialistTable, Words, tuple[str, str]]] = {
    "selling nothing": (selling(), {"do": "done"}, ("do-something-first", "SOLO-SELL-5")),
    "hiring nobody": (hiring(), {"do": "done"}, ("do-something-first", "SOLO-HIRE-3")),
    "managers too dear": (
        placed(have=(2, 2, 2, 0)),
        {"do": "manager_worker", "card": "central"},
        ("capital-short", "SOLO-MGR-1"),
    ),
    "an action paid with Goods": (
        paying_for_an_action(),
        {"do": "take_unit", "track": "central.goods"},
        ("wrong-kind", "SOLO-TURN-3"),
    ),
    "a Building paid with the wrong kind": (
        paying_for_a_building(),
        {"do": "take_unit", "track": "central.goods"},
        ("wrong-kind", "SOLO-BUILD-1"),
    ),
    "a Building paid from an empty track": (
        paying_for_a_building(),
        {"do": "take_unit", "track": "4F"},
        ("track-empty", "SOLO-BUILD-1"),
    ),
    "maintenance with a kind that is not in the cost": (
        keeping_up(),
        {"do": "take_unit", "track": "central.goods"},
        ("not-in-cost", "SOLO-UP-2"),
    ),
    "maintenance from an empty track": (
        keeping_up(),
        {"do": "take_unit", "track": "central.capital"},
        ("track-empty", "SOLO-UP-2"),
    ),
    "maintenance of a card that is not built": (
        keeping_up_two(),
        {"do": "choose_card", "card": "3F"},
        ("not-among-cards", "SOLO-UP-2"),
    ),
}


@rule("SOLO-SELL-5", "SOLO-HIRE-3", "SOLO-MGR-1", "SOLO-TURN-3", "SOLO-BUILD-1", "SOLO-UP-2")
@pytest.mark.parametrize("name", CASES)
def test_a_refusal_names_the_deciding_rule(name: str):
    t, move, expected = CASES[name]
    r = t.refusal(**move)
    assert (r.code, r.rule) == expected


@rule("SOLO-UP-2")
def test_up2_a_kind_outside_the_cost_is_refused_with_the_building():
    """Goods don't count for 2F: the facts name the Building whose cost decides."""
    r = keeping_up().refusal("take_unit", track="central.goods")
    assert r.code == "not-in-cost"
    assert r.facts == {"track": "central.goods", "side": "2F"}


@rule("SOLO-TURN-1")
def test_turn1_nobody_else_plays_and_chance_does_not_move_for_the_player():
    t = placed()
    assert [m["do"] for m in t.legal() if m["do"] == "roll_market"] == []
    assert t.why("roll_market", face="3") == ("not-now", "SOLO-TURN-1", {"step": "actions"})
    t = placed(market=0)
    assert t.why("roll_market", face="3") == ("draw-first", "SOLO-TURN-2", {})
