"""Section 5: hiring a worker, moving workers along a rail."""

from __future__ import annotations

import pytest

from industrialist_table import IndustrialistTable, at, placed
from table import rule

# 2F is east of the Central Factory and its rail leads on east to 3F; 1F is south of 2F. Rails:
# Central Factory → 2F → 3F, 2F → 1F.
MAP = {"2F": at("1,0"), "3F": at("2,0"), "1F": at("1,1")}


def staffing(staff: int = 1, **dice: int) -> IndustrialistTable:
    """The action B on the map above; dice by card, in the form c2F=4."""
    buildings = {card: {**facts, "workers": dice.get(f"c{card}", 1)} for card, facts in MAP.items()}
    return placed(buildings=buildings, staff=staff).begin("hire")


@rule("SOLO-HIRE-1")
@pytest.mark.parametrize("card", ["central", "2F", "3F", "1F"])
def test_hire1_one_worker_die_goes_up_by_one(card: str):
    t = staffing().hire(card)
    assert t.told("workers_changed") == [(card, 1, 2, "action")]
    dice = {other: t.workers(other) for other in ("central", "2F", "3F", "1F")}
    assert dice == {**dict.fromkeys(dice, 1), card: 2}


@rule("SOLO-HIRE-1")
def test_hire1_six_at_most():
    t = staffing(staff=6, c2F=5)
    facts = {"card": "central"}
    assert t.why("hire_worker", card="central") == ("die-full", "SOLO-HIRE-1", facts)
    assert t.hire("2F").workers("2F") == 6


@rule("SOLO-HIRE-1", "SOLO-TERM-2")
def test_hire1_only_a_built_card_has_a_die():
    t = staffing()
    assert t.why("hire_worker", card="4F") == ("not-built", "SOLO-TERM-2", {"card": "4F"})


@rule("SOLO-HIRE-2")
def test_hire2_any_number_of_workers_moves_along_a_rail():
    t = staffing(staff=4)
    counts = [m["count"] for m in t.legal("move_workers")]
    assert counts == [1, 2, 3]
    t.ride("central", "2F", 3)
    assert (t.workers("central"), t.workers("2F")) == (1, 4)
    assert t.told("workers_moved") == [("central", "2F", 3)]


@rule("SOLO-HIRE-2")
def test_hire2_rails_are_one_way():
    t = staffing(staff=3, c2F=3, c3F=3, c1F=3)
    rides = {(m["origin"], m["target"]) for m in t.legal("move_workers")}
    assert rides == {("central", "2F"), ("2F", "3F"), ("2F", "1F")}
    facts = {"origin": "2F", "target": "central"}
    why = ("no-rail-there", "SOLO-HIRE-2", facts)
    assert t.why("move_workers", origin="2F", target="central", count=1) == why


@rule("SOLO-HIRE-2")
def test_hire2_only_to_one_adjacent_card():
    """The rails lead on from 2F to 3F, but not in one move; 1F and 3F touch only at a corner."""
    t = staffing(staff=3, c1F=3)
    for origin, target in (("central", "3F"), ("1F", "3F"), ("central", "central")):
        why = ("no-rail-there", "SOLO-HIRE-2", {"origin": origin, "target": target})
        assert t.why("move_workers", origin=origin, target=target, count=1) == why


@rule("SOLO-HIRE-2", "SOLO-MGR-1")
def test_hire2_not_to_a_card_that_is_adjacent_without_a_rail():
    """3F is west of the Central Factory, where the managers built it."""
    t = placed(buildings={"3F": at("-1,0", 3)}, staff=3).begin("hire")
    assert t.legal("move_workers") == []
    facts = {"origin": "central", "target": "3F"}
    why = ("no-rail-there", "SOLO-HIRE-2", facts)
    assert t.why("move_workers", origin="central", target="3F", count=1) == why


@rule("SOLO-HIRE-2")
def test_hire2_the_destination_cannot_exceed_six():
    t = staffing(staff=5, c2F=4)
    assert [m["count"] for m in t.legal("move_workers") if m["origin"] == "central"] == [1, 2]
    facts = {"card": "2F", "have": 4, "count": 3}
    why = ("too-many-workers", "SOLO-HIRE-2", facts)
    assert t.why("move_workers", origin="central", target="2F", count=3) == why
    assert t.ride("central", "2F", 2).workers("2F") == 6


@rule("SOLO-HIRE-2", "SOLO-TERM-2")
def test_hire2_only_between_built_cards():
    why = ("not-built", "SOLO-TERM-2", {"card": "4F"})
    assert staffing(staff=3).why("move_workers", origin="central", target="4F", count=1) == why


@rule("SOLO-HIRE-3", "R-5")
def test_hire3_no_die_goes_below_one():
    t = staffing(staff=2)
    facts = {"card": "central", "have": 2, "count": 2}
    why = ("too-few-workers", "R-5", facts)
    assert t.why("move_workers", origin="central", target="2F", count=2) == why
    t.ride("central", "2F", 1)
    assert (t.workers("central"), t.workers("2F")) == (1, 2)
    t = staffing()
    assert t.legal("move_workers") == []
    r = t.refusal("move_workers", origin="central", target="2F", count=1)
    assert (r.code, r.rule) == ("too-few-workers", "R-5")
    r = t.refusal("move_workers", origin="central", target="2F", count=0)
    assert (r.code, r.rule) == ("too-few-workers", "R-5")


@rule("SOLO-HIRE-3")
def test_hire3_hire_then_move_the_new_worker_along():
    t = staffing().hire("central").ride("central", "2F", 1)
    assert (t.workers("central"), t.workers("2F")) == (1, 2)
    assert t.asked == "actions"


@rule("SOLO-HIRE-3")
def test_hire3_move_then_hire():
    t = staffing(staff=6, c2F=1).ride("central", "2F", 5).hire("central")
    assert (t.workers("central"), t.workers("2F")) == (2, 6)
    assert t.asked == "actions"


@rule("SOLO-HIRE-3", "SOLO-HIRE-1")
def test_hire3_each_only_once():
    t = staffing(staff=3).hire("2F")
    assert t.why("hire_worker", card="2F") == ("once-per-action", "SOLO-HIRE-3", {})
    assert t.close().asked == "actions"
    t = staffing(staff=3).ride("central", "2F", 1)
    why = ("once-per-action", "SOLO-HIRE-3", {})
    assert t.why("move_workers", origin="central", target="2F", count=1) == why
    assert t.close().asked == "actions"


@rule("SOLO-HIRE-3")
def test_hire3_at_least_one_of_the_two():
    t = staffing(staff=3)
    assert t.legal("done") == []
    assert t.refusal("done").code == "do-something-first"


@rule("SOLO-HIRE-3")
def test_hire3_if_every_die_shows_six_the_action_is_not_taken():
    t = placed(staff=6, buildings={"2F": at("1,0", 6)})
    assert t.why("begin", action="hire") == ("nobody-to-hire", "SOLO-HIRE-3", {})
