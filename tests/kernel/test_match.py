"""A match resumed from its log can undo as much as the original."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.log import read_log
from bigshoulders.kernel.match import Match

Solo = Match[Any, Any]


def play(match: Solo, **do: object) -> None:
    match.play(0, INDUSTRIALIST.space(match.rules).parse(do))


def hiring() -> Solo:
    """A second turn in which a worker was hired, taken back, and hired again."""
    match: Solo = Match(INDUSTRIALIST, {"side": "A"}, b"resumed")
    play(match, do="done")  # after the next roll, nothing before it can be taken back
    play(match, do="begin", action="hire")
    play(match, do="hire_worker", card="central")
    match.undo(0)
    play(match, do="hire_worker", card="central")
    play(match, do="begin", action="produce")
    return match


def resumed(match: Solo) -> Solo:
    return Match.resume(INDUSTRIALIST, read_log(match.log.text()))


def undone(match: Solo) -> list[tuple[object, bytes, str]]:
    """Undo as far as possible: each entry, the position it leads to, and its digest."""
    found = []
    while match.can_undo(0):
        match.undo(0)
        entry = match.log.entries[-1]
        found.append((entry.do, INDUSTRIALIST.digest(match.state), str(entry.digest)))
    return found


def test_undo_reaches_as_far_after_resuming():
    running, again = hiring(), resumed(hiring())
    taken_back = undone(running)
    assert [do for do, _, _ in taken_back] == [{"undo_to": 5}, {"undo_to": 2}, {"undo_to": 1}]
    assert undone(again) == taken_back
    assert again.log.text() == running.log.text()


def test_a_match_resumed_after_an_undo_plays_and_undoes_alike():
    match = hiring()
    match.undo(0)
    again = resumed(match)
    for one in (match, again):
        play(one, do="begin", action="produce")
    assert undone(again) == undone(match)


def test_a_roll_cannot_be_undone_after_resuming():
    match: Solo = Match(INDUSTRIALIST, {"side": "A"}, b"resumed")
    play(match, do="begin", action="produce")
    play(match, do="done")
    again = resumed(match)
    with pytest.raises(GameError) as caught:
        again.undo(0)
    assert caught.value.code == "undo/nothing-to-undo"
