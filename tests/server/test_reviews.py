"""The review of a finished game: made once in the background, stored, the same for everybody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bigshoulders.box.review import start
from bigshoulders.server.service import Service
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.new_table import SeatRequest, TableRequest, create_table
from bigshoulders.server.tables.reviews import Making
from servers import MakeTable, Table, checked, refused, until

SHORT = {"decades": 1}


def finished(make: MakeTable) -> Table:
    """A short game between bots."""
    table = make("apprentice", "apprentice", config=SHORT)
    until(lambda: table.info()["status"] == "finished")
    return table


@pytest.mark.any_database  # a review costs a minute of processor time; the test below stores one
def test_a_finished_game_is_reviewed_once_for_everybody(make: MakeTable) -> None:
    table = finished(make)
    path = table.path("/review")
    before = checked(table.watcher.get(path))
    assert (before["status"], before["points"]) == ("none", [])
    for client in (table.watcher, table.owner):
        assert client.post(path).status_code == 202  # the second request changes nothing

    def review() -> Any:
        found = checked(table.watcher.get(path))
        assert found["status"] in ("working", "done")
        assert 0 <= found["done"] <= found["total"]
        return found if found["status"] == "done" else None

    done = until(review)
    scores = table.info()["result"]["scores"]
    assert done["points"][-1]["leads"] == [scores[0] - scores[1], scores[1] - scores[0]]
    assert checked(table.owner.get(path)) == done
    assert table.owner.post(path).status_code == 202
    assert checked(table.owner.get(path)) == done  # still stored, not made again
    for finding in done["findings"]:
        assert finding["played"]
        assert finding["other"] not in ("", finding["played"])
        assert finding["amount"] > finding["doubt"] > 0
        assert finding["instead"]["do"]
    german = checked(table.watcher.get(path, params={"lang": "de"}))
    assert german["points"] == done["points"]
    if done["findings"]:
        assert german["findings"][0]["played"] != done["findings"][0]["played"]
    refused(table.stranger.get(path), 403, "not_yours")
    # The turning points of the end are the swings of these leads.
    points = checked(table.watcher.get(table.path("/ending")))["turning_points"]
    assert points
    assert all(isinstance(point["swing"], int) for point in points)


def test_a_stored_review_is_replaced_by_a_newer_one(fresh: Settings) -> None:
    async def scenario() -> None:
        service = Service(fresh)
        await service.start()
        seats = [SeatRequest("me", "Ann"), SeatRequest("me", "Bob")]
        request = TableRequest("chicago", {"players": 2}, seats)
        table, _ = await create_table(service.tables, request)
        store = service.tables.store
        for version, review in ((1, b"first"), (2, b"second")):
            row = {"table_id": table.id, "version": version, "review": review}
            await store.write(Write().add("review", **row))
            assert await store.review(table.id, version) == review
        assert await store.review(table.id, 1) is None
        await service.stop()

    asyncio.run(scenario())


def test_a_review_fails_while_the_database_is_away(fresh: Settings) -> None:
    """It isn't said to be in the works forever: the next request starts it again."""

    async def scenario() -> None:
        service = Service(fresh)
        await service.start()
        request = TableRequest("chicago", {"players": 2}, [SeatRequest("me"), SeatRequest("me")])
        table, _ = await create_table(service.tables, request)
        making = Making(start("chicago", 2))
        service.store.reading.is_closed = True
        await service.reviews.make(table, making)
        assert making.has_failed
        service.store.reading.is_closed = False
        await service.stop()

    asyncio.run(scenario())


@pytest.mark.any_database  # about rules, not storage
def test_running_and_abandoned_games_are_not_reviewed(make: MakeTable) -> None:
    running = make("me", "me")
    for reply in (running.owner.get(running.path("/review")), running.post(0, "/review")):
        refused(reply, 403, "no_review_yet")
    left = make("me", "apprentice")
    checked(left.post(0, "/resign"))
    assert left.info()["status"] == "abandoned"
    refused(left.owner.post(left.path("/review")), 409, "no_review")
