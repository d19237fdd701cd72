"""The live connection: in order, without loss or repetition, the same for every tab."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bigshoulders.server.api import socket
from servers import PATIENCE, Connection, MakeTable, Table, checked, fast, running, until

pytestmark = pytest.mark.any_database


def play(table: Table, count: int, seed: int = 1) -> int:
    """Make this many random moves; return the head after them."""
    rng = Random(seed)
    for _ in range(count):
        table.move(table.awaited(), rng=rng)
    head: int = table.info()["head"]
    return head


def test_a_connection_sends_the_past_and_then_what_happens(make: MakeTable) -> None:
    table = make("me", "me")
    play(table, 3)
    with table.seat_line(0, since=0) as line:
        snapshot = line.wait_for("snapshot")
        assert snapshot["seq"] == 3
        assert line.entries() == [1, 2, 3]
        play(table, 2, seed=2)
        assert line.wait_for("snapshot", seq=5)["seat"] == 0
        assert line.entries() == [1, 2, 3, 4, 5]


def test_a_lost_connection_resumes_without_loss_or_repetition(make: MakeTable) -> None:
    table = make("me", "me")
    rng = Random(3)
    heard: list[int] = []
    for burst in (4, 40, 1, 12):
        since = heard[-1] if heard else 0
        head = play(table, burst, seed=rng.randrange(99))
        with table.seat_line(0, since=since, text=False) as line:
            line.wait_for("snapshot", seq=head)
            heard += line.entries()
    assert heard == list(range(1, head + 1))


def test_two_tabs_of_one_person_agree(make: MakeTable) -> None:
    table = make("me", "me")
    with table.seat_line(0, since=0) as one, table.seat_line(0, since=0) as two:
        head = play(table, 8)
        assert one.wait_for("snapshot", seq=head) == two.wait_for("snapshot", seq=head)
        entries = [m for m in one.heard if m["type"] == "entry"]
        assert entries == [m for m in two.heard if m["type"] == "entry"]


def test_a_move_over_the_connection_is_acknowledged_or_refused_by_its_number(
    make: MakeTable,
) -> None:
    table = make("me", "me")
    seat = table.awaited()
    with table.seat_line(seat, since=0) as line:
        do = line.wait_for("snapshot")["choices"][0]["do"]
        line.say(move={"after": 0, "do": do}, id=7)
        assert line.wait_for("ack") == {"type": "ack", "id": 7, "seq": 1}
        line.say(move={"after": 0, "do": do}, id="again")
        stale = line.wait_for("error")
        assert (stale["id"], stale["code"], stale["head"]) == ("again", "stale", 1)
        line.say(move={"after": 1, "do": {"do": "fly"}}, id=8)
        assert line.wait_for("error")["code"] == "spelling/unknown-kind"
        line.say(nonsense=1)
        assert line.wait_for("error")["code"] == "bad_request"
        line.say(ping=4)
        assert line.wait_for("pong")["ping"] == 4


def test_a_hotseat_gets_a_snapshot_for_each_of_its_seats(make: MakeTable) -> None:
    table = make("me", "me")
    auth = ", ".join(f"Seat {token}" for token in table.tokens.values())
    with table.line(auth, since=0) as line:
        assert [line.wait_for("snapshot")["seat"] for _ in range(2)] == [0, 1]


def test_the_language_can_change_during_a_connection(make: MakeTable) -> None:
    table = make("me", "me")
    with table.seat_line(0, lang="en") as line:
        english = line.wait_for("snapshot")["decision"]
        line.say(lang="de")
        german = line.wait_for("snapshot")["decision"]
        assert german != english
    with table.seat_line(0, text=False) as line:
        snapshot = line.wait_for("snapshot")
        assert snapshot["decision"] is None
        assert all("text" not in choice for choice in snapshot["choices"])


def test_waiting_players_are_notified_when_a_table_starts(make: MakeTable) -> None:
    table = make("me", "invite")
    with table.seat_line(0, since=0) as line:
        line.wait_for("presence")
        checked(table.post(1, "/seats/1/join", {"name": "Bob"}))
        line.wait_for("table")
        assert line.wait_for("snapshot")["seq"] == 0


def test_everyone_receives_chat_presence_and_votes(make: MakeTable) -> None:
    table = make("me", "me")
    play(table, 3)
    asking = 1 - table.get(0, "/log", since=2)[0]["seat"]  # the seat with nothing to undo
    with table.seat_line(0) as line:
        line.wait_for("presence", connected=[0])
        with table.seat_line(1) as other:
            line.wait_for("presence", connected=[0, 1])
            assert table.info()["seats"][1]["connected"] is True
            checked(table.post(1, "/chat", {"text": "good game"}))
            assert line.wait_for("chat")["text"] == "good game"
            checked(table.post(asking, "/undo", {"after": 3, "to": 1}))
            assert other.wait_for("vote")["outcome"] == "open"
            checked(table.post(1 - asking, "/undo/vote", {"agree": True}))
            assert line.wait_for("vote", outcome="agreed")["to"] == 1
        line.wait_for("presence", connected=[0])


def test_the_last_entry_read_is_remembered(make: MakeTable) -> None:
    table = make("me", "me")
    play(table, 4)
    with table.seat_line(0) as line:
        line.say(seen=3)
        until(lambda: table.get(0, "/since")["since"] == 3)


@pytest.mark.parametrize(
    ("auth", "code"),
    [("Seat s_wrong", 4403), ("", 4403), ("Basic x", 4403)],
)
def test_a_client_without_permission_is_informed_and_disconnected(
    make: MakeTable, auth: str, code: int
) -> None:
    table = make("me", "me")
    with table.line(auth) as line:
        assert line.hear()["type"] == "error"
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def address_of(table: Table) -> str:
    return f"ws://127.0.0.1:{table.server.port}{table.path('/live')}"


def test_a_connection_that_never_says_hello_is_closed(
    make: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    table = make("me", "me")
    with connect(address_of(table)) as line, pytest.raises(ConnectionClosed):
        line.recv(timeout=PATIENCE)


def test_too_many_connections_of_an_address_are_refused_as_such(
    make_at: MakeTable, tmp_path: Path
) -> None:
    with running(fast(tmp_path, connections=1, trusted_proxy=True)) as server:
        table = make_at(server, "me", "me")
        with table.seat_line(0) as line:
            line.wait_for("snapshot")
            with connect(address_of(table)) as socket:
                other = Connection(socket)
                assert other.hear()["code"] == "too_many"
                with pytest.raises(ConnectionClosed) as closed:
                    other.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


def test_a_connection_must_start_with_hello(make: MakeTable) -> None:
    table = make("me", "me")
    with table.line("", unknown=1) as line:
        assert line.hear()["code"] == "bad_request"
    table.id = "nowhere"
    with table.line("") as line:
        assert line.hear()["code"] == "no_such_table"
