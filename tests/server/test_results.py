"""History across games: results, opponents, companies, ratings, on both databases."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import select

from bigshoulders.server.accounts.history import games_of, safe, standings
from bigshoulders.server.accounts.ratings import FIRST, points, rate
from bigshoulders.server.store.records import PlayerRecord, RatingRecord, ResultRecord
from bigshoulders.server.store.schema import ratings
from servers import MakeTable, Running, Table, checked, refused, until

PASSWORD = "correct horse battery"
SHORT = {"decades": 1}


@pytest.fixture
def people(server: Running) -> Iterator[list[httpx.Client]]:
    """Browsers in which Ann and Bob have just created accounts."""
    with server.client() as ann, server.client() as bob:
        for client, name in ((ann, "Ann"), (bob, "Bob")):
            body = {"name": f"{name} {uuid4().hex[:8]}", "password": PASSWORD}
            me = checked(client.post("/api/people", json=body))
            client.headers["x-csrf-token"] = me["csrf"]
        yield [ann, bob]


def take(client: httpx.Client, table: Table, seat: int) -> None:
    """Let an account hold the link of a seat."""
    auth = {"authorization": f"Seat {table.tokens[seat]}"}
    checked(client.post("/api/me/links", headers=auth))


def finish(table: Table) -> None:
    rng = Random(1)
    while (info := table.info())["status"] == "running":
        for seat in info["awaited"]:
            if seat in table.tokens and table.state(seat, previews=False)["choices"]:
                table.move(seat, rng=rng)


def read(client: httpx.Client, **params: Any) -> Any:
    return checked(client.get("/api/me/history", params=params))


def test_the_history_of_an_account(
    server: Running, make: MakeTable, people: list[httpx.Client]
) -> None:
    ann, bob = people
    assert read(ann)["total"] == 0
    table = make("me", "me", config=SHORT, title="=Final")
    take(ann, table, 0)
    take(bob, table, 1)
    finish(table)
    until(lambda: read(ann)["total"])
    result = table.info()["result"]
    (mine,), (other,) = read(ann)["games"], read(bob)["games"]
    assert (mine["score"], other["score"]) == tuple(result["scores"])
    assert mine["margin"] == -other["margin"]
    assert mine["won"] == (0 in result["winners"])
    assert mine["opponents"][0]["name"] == checked(bob.get("/api/me"))["name"]
    assert sorted([mine["change"] > 0, other["change"] > 0]) == [False, True]
    assert (mine["change"] > 0) == (mine["place"] < other["place"])
    shares = table.state(0)["sheet"]["companies"]
    assert set(mine["companies"]) <= set(shares)
    (standing,) = read(ann)["ratings"]
    assert standing == {
        "game": "chicago", "games": 1, "rating": None, "doubt": None, "course": [mine["rating"]],
    }  # fmt: skip

    # A game with a guest and a bot: listed, but nobody is rated.
    second = make("me", "me", "apprentice", config=SHORT)
    take(ann, second, 0)
    finish(second)
    until(lambda: read(ann)["total"] == 2)
    latest, before = read(ann)["games"]
    assert before == mine
    assert latest["change"] is None
    assert {one["kind"] for one in latest["opponents"]} == {"guest", "bot"}
    assert read(ann, limit=1, offset=1)["games"] == [mine]
    assert [row["players"] for row in read(ann)["by_size"]] == [2, 3]
    assert {row["kind"] for row in read(ann)["by_opponent"]} == {"account", "bot"}
    assert sum(row["games"] for row in read(ann)["by_company"]) == sum(
        len(game["companies"]) for game in (mine, latest)
    )

    # Everything can be saved; a title is no formula.
    rows = [*csv.DictReader(StringIO(ann.get("/api/me/history/export.csv").text))]
    assert [row["table"] for row in rows] == [second.id, table.id]
    assert rows[1]["title"] == "'=Final"
    assert checked(ann.get("/api/me/history/export.json"))["games"] == [latest, mine]
    assert [one["table"] for one in checked(ann.get("/api/me/export"))["ratings"]] == [table.id]

    # A deleted account leaves its name and ratings nowhere; others keep their results.
    checked(bob.delete("/api/me"))
    (first,) = [game for game in read(ann)["games"] if game["table"] == table.id]
    assert first["opponents"][0] | {"place": 0, "score": 0} == {
        "kind": "deleted", "name": "", "bot": None, "place": 0, "score": 0,
    }  # fmt: skip
    assert first["rating"] == mine["rating"]
    assert read(ann)["by_opponent"] == [row for row in read(ann)["by_opponent"] if row["bot"]]
    assert rated_seats(server, table) == [0]
    with server.client() as stranger:
        refused(stranger.get("/api/me/history"), 401, "sign_in")


def rated_seats(server: Running, table: Table) -> list[int]:
    """The seats of a table with a stored rating."""
    service = server.service
    assert service.clockwork is not None
    found = service.store.rows(select(ratings.c.seat).where(ratings.c.table_id == table.id))
    rows = asyncio.run_coroutine_threadsafe(found, service.clockwork.get_loop()).result(30)
    return [int(row[0]) for row in rows]


@pytest.mark.any_database
def test_one_account_at_two_seats_is_not_rated(
    server: Running, make: MakeTable, people: list[httpx.Client]
) -> None:
    ann, bob = people
    table = make("me", "me", "me", config=SHORT)
    for seat in (0, 1):
        take(ann, table, seat)
    take(bob, table, 2)
    finish(table)
    until(lambda: read(bob)["total"])
    assert read(bob)["games"][0]["change"] is None
    assert read(ann)["total"] == 0  # nobody knows which seat Ann played
    assert rated_seats(server, table) == []


def test_who_ends_ahead_gains_and_level_players_meet() -> None:
    first, second, third = rate([FIRST] * 3, [1, 2, 3])
    assert first[0] > second[0] > third[0]
    assert all(sigma < FIRST[1] for _, sigma in (first, second, third))
    level = rate([first, third], [1, 1])
    assert level[0][0] < first[0]
    assert level[1][0] > third[0]
    assert points(FIRST) == 1500


PARTS = (
    '[{"score": 700, "place": 1, "resigned": false, "holdings": {"swift": 2}},'
    ' {"score": 500, "place": 2, "resigned": false, "holdings": {}}]'
)


def test_a_rating_is_shown_after_three_games() -> None:
    rated = [RatingRecord(f"t{n}", 0, "p", "chicago", n, 25.0 + n, 5.0) for n in range(3)]
    assert [one.rating for one in standings(rated[:2])] == [None]
    assert [(one.rating, one.doubt) for one in standings(rated)] == [(1580, 392)]
    results = [ResultRecord(f"t{n}", "chicago", "", n, "{}", PARTS) for n in (2, 1, 0)]
    players = [
        PlayerRecord(f"t{n}", seat, "human", "", None, person, person)
        for n in range(3)
        for seat, person in enumerate("pq")
    ]
    assert [game.change for game in games_of("p", results, players, rated)] == [40, 40, 0]
    assert [game.margin for game in games_of("q", results, players, [])] == [-200] * 3


def test_cells_are_never_formulas() -> None:
    assert [safe(cell) for cell in ("=1+1", "@a", "Ann", "", -5)] == ["'=1+1", "'@a", "Ann", "", -5]
