"""The next person at a seat finds nothing private of the person before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from bigshoulders.server.admin import ban
from bigshoulders.server.store import schema
from servers import MakeTable, Running, Table, checked, fast, running

pytestmark = pytest.mark.any_database

HOOK = {"webhook": "http://192.0.2.1/", "on": False}  # never called
STAND_IN = "broker"


@pytest.fixture
def near(tmp_path: Path) -> Iterator[Running]:
    """A server that accepts addresses of its own network."""
    with running(fast(tmp_path, private_webhooks=True)) as server:
        yield server


def leave_traces(player: httpx.Client, table: Table) -> None:
    checked(player.put(table.path("/notes"), json={"text": "my plan"}))
    assert checked(player.put(table.path("/channels"), json=HOOK))


def traces(player: httpx.Client, table: Table) -> tuple[str, list[Any]]:
    """The notes and channels that a player finds."""
    found = checked(player.get(table.path("/notes")))["text"]
    return found, checked(player.get(table.path("/channels")))


def all_traces(server: Running) -> list[Any]:
    """All notes and channels in the database."""
    store = server.service.store
    wanted = (schema.notes, schema.channels)
    return [row for table in wanted for row in server.wait_for(store.rows(select(table)))]


@contextmanager
def sit_down(table: Table, seat: int) -> Iterator[httpx.Client]:
    """A new person whom the owner invites to a seat."""
    link = checked(table.owner.post(table.path(f"/seats/{seat}/link"), json={}))["token"]
    with table.server.client(f"Seat {link}") as player:
        joined = checked(player.post(table.path(f"/seats/{seat}/join"), json={"name": "Eve"}))
        player.headers["authorization"] = f"Seat {joined['token']}"
        yield player


def replace_absent(table: Table, seat: int) -> None:
    table.server.skipped += 301
    checked(table.post(1 - seat, f"/seats/{seat}/bot", {"bot": STAND_IN}))


@pytest.mark.parametrize("end", ["next", "resign", "back", "ban"])
def test_a_substitute_leaves_nothing_behind(near: Running, make_at: MakeTable, end: str) -> None:
    table = make_at(near, "me", "me", absence=300)
    seat = table.awaited()
    replace_absent(table, seat)
    with sit_down(table, seat) as eve:
        leave_traces(eve, table)
        if end == "next":
            replace_absent(table, seat)
            with sit_down(table, seat) as cyd:
                assert traces(cyd, table) == ("", [])
        elif end == "resign":
            checked(eve.post(table.path("/resign"), json={}))
        elif end == "back":
            checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
        else:
            near.wait_for(ban(near.service.tables, f"{table.id}:{seat}", banned=True))
    assert all_traces(near) == []


def test_a_substitute_leaves_the_players_own_notes_alone(near: Running, make_at: MakeTable) -> None:
    table = make_at(near, "me", "me", absence=300)
    seat = table.awaited()
    leave_traces(table.seats[seat], table)
    mine = traces(table.seats[seat], table)
    replace_absent(table, seat)
    with sit_down(table, seat) as eve:
        leave_traces(eve, table)
        token = checked(eve.post(table.path(f"/seats/{seat}/link"), json={}))["token"]
        eve.headers["authorization"] = f"Seat {token}"  # the same person with another link
        assert traces(eve, table) == mine
        checked(eve.post(table.path("/resign"), json={}))
    assert traces(table.seats[seat], table) == mine


def test_the_seat_of_a_player_who_left_for_good_is_empty(near: Running, make_at: MakeTable) -> None:
    table = make_at(near, "me", "me")
    leave_traces(table.seats[1], table)
    mine = traces(table.seats[1], table)
    checked(table.post(1, "/resign"))
    assert traces(table.seats[1], table) == mine  # until somebody else sits down
    with sit_down(table, 1) as eve:
        assert traces(eve, table) == ("", [])
    assert all_traces(near) == []


@pytest.mark.parametrize("end", ["person", "bot"])
def test_a_seat_given_away_before_the_start_is_empty(
    near: Running, make_at: MakeTable, end: str
) -> None:
    table = make_at(near, "me", "invite", "open")
    table.join(1, name="Bob")
    leave_traces(table.seats[1], table)
    with near.client(f"Owner {table.owner_token}, Seat {table.tokens[0]}") as host:
        options = {"config": {"players": 3}, "absence": 300}
        checked(host.put(table.path("/options"), json=options))
        assert all_traces(near)
        near.skipped += 301
        if end == "person":
            with sit_down(table, 1) as eve:
                assert traces(eve, table) == ("", [])
        else:
            checked(host.post(table.path("/start"), json={"bot": "random"}))
    assert all_traces(near) == []


def test_a_banned_player_leaves_nothing_behind(near: Running, make_at: MakeTable) -> None:
    table = make_at(near, "me", "me")
    leave_traces(table.seats[0], table)
    near.wait_for(ban(near.service.tables, f"{table.id}:0", banned=True))
    assert all_traces(near) == []
