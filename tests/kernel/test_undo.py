"""Which entries a seat may take back: the one implementation for matches and server tables."""

from __future__ import annotations

from typing import Any

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.log import Entry, GameLog
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.undo import Undo


def moves(*entries: tuple[int, bool]) -> Undo:
    """The undo state after these moves: the seat of each entry, and whether it involved luck."""
    undo = Undo()
    for seq, (seat, met_luck) in enumerate(entries, start=1):
        undo = undo.after_move(seat, seq, met_luck)
    return undo


def test_a_seat_returns_to_any_of_its_entries_or_to_the_floor_below_them():
    undo = moves((1, False), (0, False), (0, False), (0, False))
    assert undo.targets(0) == [1, 2, 3]
    assert undo.targets(1) == undo.targets(NOBODY) == []


def test_a_draw_or_a_reveal_ends_what_can_be_taken_back():
    assert moves((0, False), (0, True)).targets(0) == []
    assert moves((0, True), (0, False), (0, False)).targets(0) == [1, 2]


def test_moves_after_an_undo_join_those_that_still_stand():
    undo = moves((0, False), (0, False), (0, False)).back_to(1, seq=4)
    assert undo.targets(0) == [0]
    assert undo.after_move(0, 5, met_luck=False).targets(0) == [0, 1]
    nothing_stands = undo.back_to(0, seq=5)
    assert nothing_stands.targets(0) == []
    assert nothing_stands.after_move(0, 6, met_luck=False).targets(0) == [0]


def test_an_undo_by_consent_beyond_the_floor_is_a_floor_itself():
    undo = moves((0, True), (0, False), (0, False)).back_to(0, seq=4)
    assert undo.targets(0) == []
    assert undo.after_move(0, 5, met_luck=False).targets(0) == [4]


def test_nothing_before_new_rules_is_taken_back():
    match: Match[Any, Any] = Match(INDUSTRIALIST, {"side": "A"}, b"renewed")
    produce = INDUSTRIALIST.space(match.rules).parse({"do": "begin", "action": "produce"})
    match.play(0, produce)
    renewed = Entry(2, NOBODY, {"rules": 9}, [], INDUSTRIALIST.digest(match.state))
    again = Match.resume(INDUSTRIALIST, GameLog(match.log.header, [*match.log.entries, renewed]))
    assert match.can_undo(0)
    assert not again.can_undo(0)


def test_moves_made_together_are_taken_back_together() -> None:
    """Entry 3 joined entry 2, entry 5 joined 4; each pair is one step back."""
    undo = Undo().after_move(0, 1, met_luck=False)
    for seq, joins in ((2, False), (3, True), (4, False), (5, True)):
        undo = undo.after_move(0, seq, met_luck=False, joins=joins)
    assert undo.targets(0) == [0, 1, 2, 3, 4]
    assert undo.last_target(0) == 3
    undo = undo.back_to(3, 6)
    assert undo.last_target(0) == 1
    undo = undo.back_to(1, 7)
    assert undo.last_target(0) == 0
    assert undo.last_target(1) is None


def test_a_draw_among_moves_made_together_ends_the_way_back() -> None:
    undo = Undo().after_move(0, 1, met_luck=False).after_move(0, 2, met_luck=True, joins=True)
    assert undo.last_target(0) is None
    assert undo.after_move(0, 3, met_luck=False, joins=True).last_target(0) == 2


def test_one_undo_takes_back_moves_made_together():
    undo = moves((0, False), (0, False))
    assert undo.last_target(0) == 1
    together = undo.after_move(0, 3, met_luck=False, joins=True)
    assert (together.last_target(0), together.targets(0)) == (1, [0, 1, 2])
    assert together.after_move(0, 4, met_luck=False).last_target(0) == 3
    assert together.back_to(2, seq=4).after_move(0, 5, met_luck=False).last_target(0) == 2
    assert together.last_target(1) is None
    assert Undo().last_target(0) is None
