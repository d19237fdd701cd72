"""Other times in a running game: proposed by one, agreed on by all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from servers import MakeTable, Running, Table, checked, refused

BRISK = {"kind": "bank", "seconds": 1500, "increment": 15}
DAYS = {"kind": "move", "seconds": 172800}
BY_MAIL = {"pace": DAYS, "absence": 259200}


@pytest.fixture
def server(server: Running) -> Iterator[Running]:
    """The shared server, which is back in the present afterwards."""
    yield server
    server.skipped = 0.0


def propose(table: Table, seat: int, times: dict[str, Any]) -> Any:
    return table.seats[seat].put(table.path("/times"), json=times)


def agree(table: Table, seat: int, agrees: bool = True) -> Any:
    return table.post(seat, "/times/vote", {"agree": agrees})


def clocks(table: Table) -> list[float]:
    return [seat["clock"] for seat in table.info()["seats"]]


def test_a_live_game_goes_on_by_correspondence_once_all_agree(
    make: MakeTable, server: Running
) -> None:
    table = make("me", "me", "me", pace=BRISK)
    seat = table.awaited()
    server.skipped += 600
    others = [other for other in range(3) if other != seat]
    with table.seat_line(others[0]) as line:
        asked = checked(propose(table, seat, BY_MAIL))
        assert not asked["carried"]
        assert asked["votes"][0]["needed"] == others
        heard = line.wait_for("vote", by=seat)
        assert heard["times"]["pace"]["seconds"] == DAYS["seconds"]
        refused(propose(table, others[0], {"pace": None, "absence": None}), 409, "vote_open")
        assert not checked(agree(table, others[0]))["carried"]
        assert table.info()["pace"]["kind"] == "bank"  # one player hasn't agreed yet
        assert checked(agree(table, others[1])) == {"carried": True, "votes": []}
        entry = line.wait_for("entry")
    assert entry["do"]["note"] == "times"
    info = table.info()
    assert (info["pace"]["kind"], info["absence"]) == ("move", 259200)
    assert min(clocks(table)) > DAYS["seconds"] - 60
    table.move(seat)  # the question is still the same


def test_everyone_reads_the_new_times_in_the_log(make: MakeTable) -> None:
    table = make("me", "me")
    checked(propose(table, 0, BY_MAIL))
    checked(agree(table, 1))
    texts = {lang: table.get(1, "/log", lang=lang)[-1]["text"] for lang in ("en", "fr", "de")}
    assert texts["en"].startswith("New times by consent: 2 days per move; ")
    assert "3 jours" in texts["fr"]
    assert "2 Tage pro Zug" in texts["de"]


def test_one_refusal_keeps_the_clocks(make: MakeTable) -> None:
    table = make("me", "me", pace=BRISK)
    checked(propose(table, 0, {"pace": None, "absence": 86400}))
    assert checked(agree(table, 1, agrees=False)) == {"carried": False, "votes": []}
    assert table.info()["pace"] == BRISK
    assert all(entry["do"].get("note") != "times" for entry in table.get(0, "/log"))


def test_clocks_can_be_dropped_and_started(make: MakeTable, server: Running) -> None:
    table = make("me", "me", pace=BRISK)
    for times in ({"pace": None, "absence": None}, {"pace": BRISK, "absence": None}):
        checked(propose(table, 0, times))
        checked(agree(table, 1))
        server.skipped += 1400  # no clock runs on from before
        assert [seat["bot"] for seat in table.info()["seats"]] == [None, None]
        server.skipped = 0.0
    checked(propose(table, 1, {"pace": {"kind": "move", "seconds": 60}, "absence": None}))
    checked(agree(table, 0))
    seat = table.awaited()
    with table.seat_line(1 - seat) as line:
        server.skipped += 61
        assert line.wait_for("clock")["seat"] == seat


def test_an_undo_takes_back_no_time_of_the_clocks_before(make: MakeTable) -> None:
    table = make("me", "me", pace=DAYS)
    seat = table.awaited()
    table.move(seat)
    checked(propose(table, seat, {"pace": BRISK, "absence": 86400}))
    checked(agree(table, 1 - seat))
    checked(table.post(seat, "/undo", {"after": table.info()["head"]}))
    assert clocks(table)[seat] > BRISK["seconds"] - 60


def test_a_person_who_plays_alone_needs_no_consent(make: MakeTable) -> None:
    table = make("me", "broker")
    assert checked(propose(table, 0, {"pace": BRISK, "absence": 86400}))["carried"]
    refused(propose(table, 0, {"pace": BRISK, "absence": 86400}), 409, "same_times")
    refused(propose(table, 0, {"pace": {**BRISK, "seconds": 1}, "absence": None}), 422, "bad_pace")
    refused(table.watcher.put(table.path("/times"), json=BY_MAIL), 403, "not_yours")
