"""Revoked access ends at once: open connections close, and a player who has resigned plays no
more."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from bigshoulders.server.admin import close_table
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.fairness import verify
from servers import Connection, MakeTable, Running, Table, checked, refused, until

pytestmark = pytest.mark.any_database


def code_of_end(line: Connection) -> int | None:
    """How a connection ended, after its pending messages."""
    with suppress(ConnectionClosed):
        while True:
            assert line.hear()["type"] not in ("ack", "entry")
    return line.socket.protocol.close_code


def test_a_connection_ends_when_its_link_is_revoked(make: MakeTable) -> None:
    table = make("me", "me")
    with table.seat_line(0) as line:
        line.wait_for("snapshot")
        checked(table.post(0, "/seats/0/link"))
        assert code_of_end(line) == 4403


def test_a_revoked_link_moves_nothing_over_an_open_connection(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    with table.seat_line(seat) as line:
        snapshot = line.wait_for("snapshot")
        checked(table.post(seat, f"/seats/{seat}/link"))
        with suppress(ConnectionClosed):
            line.say(move={"after": snapshot["seq"], "do": snapshot["choices"][0]["do"]}, id=1)
        assert code_of_end(line) == 4403
    assert table.info()["head"] == 0


def test_a_connection_ends_with_its_table(make: MakeTable, server: Running) -> None:
    table = make("me", "me")
    with table.seat_line(0) as line:
        line.wait_for("snapshot")
        tables = server.service.tables
        loop = server.service.clockwork
        assert loop is not None

        async def delete() -> None:
            await tables.store.write(Write().add("end_table", its_id=table.id))
            with suppress(Refused):
                await tables.refresh(tables.in_memory[table.id])

        asyncio.run_coroutine_threadsafe(delete(), loop.get_loop()).result(30)
        assert code_of_end(line) == 4404


def sign_up(client: httpx.Client, name: str) -> None:
    me = checked(client.post("/api/people", json={"name": name, "password": "correct horse"}))
    client.headers["x-csrf-token"] = me["csrf"]


def line_of_account(table: Table, client: httpx.Client) -> Any:
    """A connection as a signed-in page opens it."""
    address = f"127.0.0.1:{table.server.port}"
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return connect(
        f"ws://{address}{table.path('/live')}",
        additional_headers={"cookie": cookie},
        origin=Origin(f"http://{address}"),
    )


def test_a_connection_ends_when_its_account_signs_out(make: MakeTable, server: Running) -> None:
    table = make("me", "me")
    with server.client() as client:
        sign_up(client, f"Ann {table.id}")
        auth = f"Seat {table.tokens[0]}"
        checked(client.post("/api/me/links", json={}, headers={"authorization": auth}))
        with line_of_account(table, client) as socket:
            line = Connection(socket)
            line.say(hello={})
            assert line.wait_for("snapshot")["seat"] == 0
            checked(client.delete("/api/session"))
            assert code_of_end(line) == 4403


def test_a_player_who_has_resigned_cannot_move_vote_or_ask(make: MakeTable) -> None:
    table = make("me", "me", "me")
    seat = table.awaited()
    do = table.state(seat)["choices"][0]["do"]
    checked(table.post(seat, "/resign"))
    until(lambda: table.info()["head"] > 0)
    head = table.info()["head"]
    for door, body in (
        ("/moves", {"after": head, "do": do}),
        ("/undo", {"after": head}),
        ("/undo", {"after": head, "to": 0}),
        ("/abandon", {}),
        ("/resign", {}),
    ):
        refused(table.post(seat, door, body), 409, "seat_resigned")


def test_a_player_who_reclaims_a_seat_can_take_back_the_bots_moves(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    table.move(seat)
    checked(table.post(seat, f"/seats/{seat}/bot", {"bot": "broker"}))
    refused(table.post(seat, "/undo", {"after": table.info()["head"]}), 409, "bot_plays")


def test_a_vote_passes_when_those_who_were_asked_have_left(make: MakeTable) -> None:
    table = make("me", "me", "me")
    checked(table.post(0, "/abandon"))
    checked(table.post(1, "/abandon"))
    checked(table.post(2, "/resign"))
    assert table.info()["status"] == "abandoned"


def test_a_rematch_is_for_the_players_and_is_made_once(make: MakeTable) -> None:
    table = make("me", "me", public=True)
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    refused(table.watcher.post(table.path("/rematch"), json={}), 403, "not_yours")
    made = checked(table.post(0, "/rematch"))
    told = refused(table.post(1, "/rematch"), 409, "rematch_made")
    assert told["facts"]["table"] == made["table"] == table.info()["rematch"]


def test_the_others_enter_a_rematch_with_their_existing_links(make: MakeTable) -> None:
    table = make("me", "me")
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    made = checked(table.post(0, "/rematch"))
    assert "token" not in made["seats"][1]
    door = f"/api/tables/{made['table']}"
    assert checked(table.seats[1].get(door))["you"]["seats"] == [1]
    refused(table.watcher.get(door), 403, "not_yours")
    checked(table.seats[1].post(f"{door}/seats/1/join", json={"name": "Bob"}))
    assert checked(table.seats[1].get(door))["status"] == "running"


def test_a_solo_player_may_play_again_any_number_of_times(make: MakeTable) -> None:
    table = make("me")
    checked(table.post(0, "/resign"))
    first, second = (checked(table.post(0, "/rematch"))["table"] for _ in range(2))
    assert first != second == table.info()["rematch"]


@pytest.mark.parametrize("wish", [{"entropy": "dice of Ann"}, {"daily": "2026-11-14"}])
def test_a_solo_player_may_play_the_same_game_again(make: MakeTable, wish: dict[str, str]) -> None:
    table = make("me", game="industrialist", **wish)
    before = table.state(0)["view"]
    checked(table.post(0, "/resign"))
    seed = table.info()["fairness"]["seed"]
    for same_luck in (True, False):
        answer = table.seats[0].post(
            table.path("/rematch"), json={}, params={"same_luck": same_luck}
        )
        made = checked(answer)
        door = f"/api/tables/{made['table']}"
        with table.server.client(f"Seat {made['seats'][0]['token']}") as ann:
            assert (checked(ann.get(f"{door}/state"))["view"] == before) == same_luck
            checked(ann.post(f"{door}/resign", json={}))
            info = checked(ann.get(door))
            assert info["daily"] is None  # it counts for no board
            assert (info["fairness"]["seed"] == seed) == same_luck
            verify(ann.get(f"{door}/export").text, info["commitment"])


def test_nobody_plays_the_same_game_again_against_people(make: MakeTable) -> None:
    table = make("me", "me")
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    path = table.path("/rematch?same_luck=true")
    refused(table.seats[0].post(path, json={}), 409, "not_alone")
    assert table.info()["rematch"] is None


def test_the_same_game_has_a_proof_though_a_bot_replaced_a_person(
    make: MakeTable, server: Running
) -> None:
    """The luck also follows from the words of a player who left before the start."""
    server.skipped = 0.0
    table = make("me", "invite", "open", entropy="dice of Ann", absence=600)
    table.join(1, name="Bob", entropy="dice of Bob")
    options = {"config": {"players": 3}, "absence": 600}
    with server.client(f"Owner {table.owner_token}, Seat {table.tokens[0]}") as host:
        checked(host.put(table.path("/options"), json=options))
        server.skipped += 601
        checked(host.post(table.path("/start"), json={"bot": "random"}))
    checked(table.post(0, "/resign"))
    made = checked(table.post(0, "/rematch?same_luck=true"))
    door = f"/api/tables/{made['table']}"
    with server.client(f"Seat {made['seats'][0]['token']}") as ann:
        checked(ann.post(f"{door}/resign", json={}))
        fairness = checked(ann.get(door))["fairness"]
        assert fairness == table.info()["fairness"]
        assert fairness["entropy"] == ["dice of Ann", "dice of Bob", ""]
        verify(ann.get(f"{door}/export").text)
    server.skipped = 0.0


@pytest.mark.parametrize("kinds", [("me", "open"), ("me", "invite", "random")])
def test_nobody_waits_for_people_with_luck_that_they_know(
    make: MakeTable, kinds: tuple[str, ...]
) -> None:
    """A table that is closed before its start publishes its secret."""
    table = make(*kinds)
    table.server.wait_for(close_table(table.server.service.tables, table.id))
    path = table.path("/rematch?same_luck=true")
    refused(table.seats[0].post(path, json={}), 409, "not_alone")
    assert table.info()["rematch"] is None


def test_a_stranger_with_any_token_cannot_speak_at_a_public_table(make: MakeTable) -> None:
    table = make("me", "me", public=True)
    with table.server.client("Seat s_nobody") as stranger:
        refused(stranger.post(table.path("/chat"), json={"text": "hello"}), 403, "not_yours")
    checked(table.watcher.post(table.path("/chat"), json={"text": "hello", "name": "Wes"}))
