"""Accounts and programs: passwords, sessions, forged requests, saved links, turns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from argon2 import PasswordHasher, Type
from sqlalchemy import select
from websockets.sync.client import connect

from bigshoulders.server.accounts import people as accounts
from bigshoulders.server.store.schema import passes, people
from servers import MakeTable, Running, checked, documents, fast, refused, running, until

PASSWORD = "correct horse battery"


@pytest.fixture
def ann(server: Running) -> Iterator[httpx.Client]:
    """A browser in which Ann has just created an account."""
    with server.client() as client:
        sign_up(client, f"Ann {uuid4().hex[:8]}")
        yield client


def sign_up(client: httpx.Client, name: str) -> None:
    me = checked(client.post("/api/people", json={"name": name, "password": PASSWORD}))
    client.headers["x-csrf-token"] = me["csrf"]


def name_of(client: httpx.Client) -> str:
    return str(checked(client.get("/api/me"))["name"])


def test_a_session_is_a_cookie_that_scripts_cannot_read(server: Running, ann: httpx.Client) -> None:
    name = name_of(ann)
    with server.client() as again:
        reply = again.post("/api/session", json={"name": name.upper(), "password": PASSWORD})
        assert checked(reply)["name"] == name
        cookie = reply.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        wrong = {"name": name, "password": "correct horse"}
        refused(again.post("/api/session", json=wrong), 401, "wrong_password")
        nobody = {"name": "nobody", "password": PASSWORD}
        refused(again.post("/api/session", json=nobody), 401, "wrong_password")
        taken = {"name": name.lower(), "password": PASSWORD}
        refused(again.post("/api/people", json=taken), 409, "name_taken")
        short = {"name": "Bob the short", "password": "1234567"}
        refused(again.post("/api/people", json=short), 422, "bad_password")
        for odd in ("x", "a\u202eb", "k3m9:1", "x" * 60, "a\ufe0f", "\u3164\u3164\u3164"):
            body = {"name": odd, "password": PASSWORD}
            refused(again.post("/api/people", json=body), 422, "bad_name")
    checked(ann.delete("/api/session"))
    refused(ann.get("/api/me"), 401, "sign_in")


def test_passwords_and_sessions_are_stored_as_hashes(server: Running, ann: httpx.Client) -> None:
    session = ann.cookies["bigshoulders"]
    service = server.service

    async def everything() -> str:
        return repr([await service.store.rows(select(table)) for table in (people, passes)])

    text = server.wait_for(everything())
    assert "$argon2id$" in text
    assert PASSWORD not in text
    assert session not in text


def test_real_servers_hash_passwords_expensively(strong_hasher: PasswordHasher) -> None:
    """At least as OWASP recommends, in one thread: more would delay an honest sign-in while
    somebody guesses."""
    assert strong_hasher.type is Type.ID
    assert strong_hasher.memory_cost >= 19 * 1024
    assert strong_hasher.time_cost >= 2
    assert strong_hasher.parallelism == 1


def test_a_sign_in_renews_a_hash_with_other_parameters(
    server: Running, ann: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = name_of(ann)

    def stored() -> str:
        (row,) = server.wait_for(
            server.service.store.rows(select(people.c.password).where(people.c.name == name))
        )
        return str(row[0])

    before = stored()
    login = {"name": name, "password": PASSWORD}
    checked(ann.post("/api/session", json=login))
    assert stored() == before
    monkeypatch.setattr(
        accounts, "HASHER", PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
    )
    refused(ann.post("/api/session", json=login | {"password": "wrong"}), 401, "wrong_password")
    assert stored() == before
    checked(ann.post("/api/session", json=login))
    assert "t=2" in stored()
    checked(ann.post("/api/session", json=login))


def test_a_forged_request_has_the_cookie_but_not_the_csrf_token(
    make: MakeTable, ann: httpx.Client
) -> None:
    del ann.headers["x-csrf-token"]
    refused(ann.post("/api/me/tokens", json={}), 401, "sign_in")
    refused(ann.delete("/api/me"), 401, "sign_in")
    refused(ann.delete("/api/session"), 401, "sign_in")
    refused(ann.post("/api/me/tokens", json={}, headers={"x-csrf-token": "0"}), 401, "sign_in")
    ann.headers["x-csrf-token"] = checked(ann.get("/api/me"))["csrf"]
    table = make("me", "me")
    seat = table.awaited()
    auth = {"authorization": f"Seat {table.tokens[seat]}"}
    checked(ann.post("/api/me/links", headers=auth))
    snapshot = checked(ann.get(table.path("/state")))
    assert snapshot["seat"] == seat
    move = {"after": 0, "do": snapshot["choices"][0]["do"]}
    word = ann.headers.pop("x-csrf-token")
    refused(ann.post(table.path("/moves"), json=move), 403, "not_yours")
    address = f"ws://127.0.0.1:{table.server.port}{table.path('/live')}"
    cookie = {"cookie": f"bigshoulders={ann.cookies['bigshoulders']}"}
    for origin, kind in (
        ("http://evil.example", "error"),
        (f"http://127.0.0.1:{table.server.port}", "presence"),
    ):
        headers = {**cookie, "origin": origin}
        with connect(address, additional_headers=headers, compression=None) as line:
            line.send(json.dumps({"hello": {}}))
            assert documents(line.recv(timeout=30))[0]["type"] == kind
    assert checked(ann.post(table.path("/moves"), json=move, headers={"x-csrf-token": word}))


def test_an_account_collects_the_tables_of_its_person(
    server: Running, ann: httpx.Client, make: MakeTable
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}]
    body = {"game": "chicago", "config": {"players": 2}, "seats": seats}
    made = checked(ann.post("/api/tables", json=body))
    elsewhere = make("me", "open", public=True)
    checked(ann.post(elsewhere.path("/seats/1/join"), json={"name": "Ann"}))
    with server.client() as phone:
        checked(phone.post("/api/session", json={"name": name_of(ann), "password": PASSWORD}))
        found = {info["id"]: info for info in checked(phone.get("/api/me/tables"))}
        assert set(found) == {made["table"], elsewhere.id}
        you = {"seats": [0], "owner": True, "watch": True, "invited": []}
        assert found[made["table"]]["you"] == you
        asked = [info["id"] for info in checked(phone.get("/api/me/tables?awaiting=true"))]
        awaited = elsewhere.info()["awaited"] == [1]
        assert asked == ([elsewhere.id] if awaited else [])
    refused(elsewhere.owner.post(elsewhere.path("/seats/1/link")), 403, "needs_consent")
    assert set(found) == {info["id"] for info in checked(ann.get("/api/me/tables"))}


def test_a_new_password_ends_every_other_session(server: Running, ann: httpx.Client) -> None:
    name = name_of(ann)
    with server.client() as lost:
        checked(lost.post("/api/session", json={"name": name, "password": PASSWORD}))
        wrong = {"old": "no idea at all", "new": "another password"}
        refused(ann.put("/api/me/password", json=wrong), 401, "wrong_password")
        right = {"old": PASSWORD, "new": "another password"}
        checked(ann.put("/api/me/password", json=right))
        refused(lost.get("/api/me"), 401, "sign_in")
        assert name_of(ann) == name
        old = {"name": name, "password": PASSWORD}
        refused(lost.post("/api/session", json=old), 401, "wrong_password")


def test_a_deleted_account_is_forgotten_and_the_game_continues(
    ann: httpx.Client, make: MakeTable
) -> None:
    table = make("me", "open", public=True)
    checked(ann.post(table.path("/seats/1/join"), json={"name": "Annabel"}))
    checked(ann.post(table.path("/chat"), json={"text": "my address is"}))
    checked(ann.delete("/api/me"))
    refused(ann.get("/api/me"), 401, "sign_in")
    info = table.info()
    assert info["seats"][1]["name"] == ""
    assert info["seats"][1]["bot"]
    assert info["status"] == "running"
    assert table.get(0, "/chat") == []


def test_a_program_takes_a_seat_receives_its_turns_and_plays(
    server: Running, ann: httpx.Client, make: MakeTable
) -> None:
    made = checked(ann.post("/api/me/tokens", json={"label": "my program"}))
    table = make("me", "open", public=True)
    with server.client(f"Bearer {made['token']}") as program:
        refused(program.get("/api/me/tokens"), 401, "sign_in")  # it can play, but not manage
        refused(program.delete("/api/me"), 401, "sign_in")
        checked(program.post(table.path("/seats/1/join"), json={"name": "Robot"}))
        with program.stream("GET", "/api/me/events", timeout=60) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            turns = turns_of(stream)
            for _ in range(3):
                while 0 in table.info()["awaited"]:
                    table.move(0)
                turn = next(turns)
                assert (turn["table"], turn["seat"]) == (table.id, 1)
                waiting = checked(program.get("/api/me/tables?awaiting=true"))
                assert [info["id"] for info in waiting] == [table.id]
                while 1 in table.info()["awaited"]:
                    play_one(program, table.path())
        tables = server.service.tables
        until(lambda: not tables.turn_feeds)
    listed = checked(ann.get("/api/me/tokens"))
    assert [(token["label"], "token" in token) for token in listed] == [("my program", False)]
    refused(ann.delete("/api/me/tokens/none"), 404, "no_such_token")
    assert checked(ann.delete(f"/api/me/tokens/{made['id']}")) == []
    with server.client(f"Bearer {made['token']}") as program:
        refused(program.get("/api/me/tables"), 401, "unauthorized")


def play_one(program: httpx.Client, path: str) -> None:
    snapshot = checked(program.get(f"{path}/state", params={"text": False, "previews": False}))
    body = {"after": snapshot["seq"], "do": snapshot["choices"][0]["do"]}
    checked(program.post(f"{path}/moves", json=body))


def turns_of(stream: httpx.Response) -> Iterator[Any]:
    """The turns in an event stream."""
    for line in stream.iter_lines():
        if line.startswith("data:") and "table" in line:
            yield json.loads(line.removeprefix("data:"))


def test_passwords_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    settings = fast(tmp_path, rate=50.0)
    with running(settings) as server, server.client() as thief:
        guess = {"name": "Ann", "password": "password"}
        replies = [thief.post("/api/session", json=guess) for _ in range(12)]
    refused(replies[0], 401, "wrong_password")
    refused(replies[-1], 429, "too_many")
