"""The story of a table over HTTP: finished chapters and the end."""

from __future__ import annotations

import pytest

from servers import MakeTable, checked, refused, until

pytestmark = pytest.mark.any_database


def test_chapters_and_the_end_are_for_everyone_who_may_look(make: MakeTable) -> None:
    table = make("apprentice", "apprentice", config={"decades": 2})
    until(lambda: table.info()["status"] == "finished")
    decade = checked(table.watcher.get(table.path("/chapters/1")))
    assert decade["decade"] == 1
    assert len(decade["results"]) == 2
    for number in (0, 3):
        refused(table.watcher.get(table.path(f"/chapters/{number}")), 404, "no_story")
    end = checked(table.watcher.get(table.path("/ending")))
    assert end["marks"][: len(decade["marks"])] == decade["marks"]
    assert len(end["leader"]) == len(end["marks"])
    assert end["tips"] == []  # they are for players
    assert all(point["swing"] is None for point in end["turning_points"])  # there is no review
    for path in ("/chapters/1", "/ending"):
        refused(table.stranger.get(table.path(path)), 403, "not_yours")


def test_a_running_game_has_no_end_and_no_chapter(make: MakeTable) -> None:
    table = make("me", "me")
    for path in ("/chapters/1", "/ending"):
        refused(table.watcher.get(table.path(path)), 404, "no_story")
