"""Everything around the games: the daily game, the rules, the messages, the options."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bigshoulders.kernel.chance import daily_seed
from bigshoulders.language.messages import LANGUAGES
from servers import MakeTable, Running, checked

pytestmark = pytest.mark.any_database

TODAY = datetime.now(UTC).date().isoformat()


def alone(server: Running, **wish: Any) -> Any:
    body = {"game": "industrialist", "config": {}, "seats": [{"kind": "me", "name": "Ann"}], **wish}
    with server.client() as anybody:
        return anybody.post("/api/tables", json=body)


def test_the_daily_game_is_the_same_for_everyone(server: Running, make_at: MakeTable) -> None:
    tables = [make_at(server, "me", daily="2026-03-01") for _ in range(2)]
    views = []
    for table in tables:
        assert table.info()["daily"] == "2026-03-01"
        views.append(table.state(0)["view"])
    assert views[0] == views[1]
    assert make_at(server, "me", daily="2026-03-02").state(0)["view"] != views[0]


def test_the_terminal_plays_the_same_daily_game(server: Running, make_at: MakeTable) -> None:
    table = make_at(server, "me", daily="2026-03-01")
    loaded = server.service.tables.in_memory[table.id]
    assert loaded.record.seed == daily_seed("2026-03-01")


@pytest.mark.parametrize("day", ["yesterday", "20260301", "2026-13-01", ""])
def test_an_invalid_day_is_refused(server: Running, day: str) -> None:
    reply = alone(server, daily=day)
    assert (reply.status_code, reply.json()["code"]) == (422, "bad_day")


def test_tomorrows_game_cannot_be_played_today(server: Running) -> None:
    later = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    assert alone(server, daily=later).json()["code"] == "bad_day"


def test_chicago_has_no_daily_game(server: Running) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    reply = alone(server, game="chicago", config={"players": 2}, seats=seats, daily=TODAY)
    assert reply.json()["code"] == "bad_day"


def test_rules_by_id_and_by_book(server: Running) -> None:
    with server.client() as anybody:
        found = checked(anybody.get("/api/rules/STOCK-15"))
        assert [(one["id"], one["section"]) for one in found] == [("STOCK-15", "6.3 Selling")]
        book = checked(anybody.get("/api/rules/books/industrialist"))
        assert "SOLO-TURN-1" in {one["id"] for one in book}
        for path in ("/api/rules/STOCK-9999", "/api/rules/books/monopoly"):
            reply = anybody.get(path)
            assert (reply.status_code, reply.json()["code"]) == (404, "not_found")


def test_options_missing_from_the_first_edition_are_listed_and_refused(server: Running) -> None:
    with server.client() as anybody:
        games = {offer["game"]: offer for offer in checked(anybody.get("/api/games"))}
        absent = [one["name"] for one in games["chicago"]["options"] if one["absent"]]
        assert absent == ["chiefs", "friendly_closure", "advanced_chain"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        for name in absent:
            config = {"players": 2, "edition": "first", name: True}
            wish = {"game": "chicago", "config": config, "seats": seats}
            assert anybody.post("/api/tables", json=wish).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_served_compressed_or_plain(server: Running, language: str) -> None:
    path = f"/locales/{language}.ftl"
    with server.client() as anybody:
        plain = anybody.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        with anybody.stream("GET", path, headers={"accept-encoding": "gzip"}) as reply:
            packed = b"".join(reply.iter_raw())
        assert gzip.decompress(packed) == plain.content
        assert "chicago-home-play-now" in plain.text
        again = anybody.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert again.status_code == 304
