"""The sandbox: lines tried out for all seats. Hidden tiles stay hidden, and the game untouched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.board import Board
from bigshoulders.server.tables.sandbox import dealt_board, has_secrets
from servers import MakeTable, Table, checked, refused, until

pytestmark = pytest.mark.any_database  # nothing is stored
SHORT = {"decades": 1}


def line(at: int, moves: Any = (), deal: str = "a", **other: Any) -> dict[str, Any]:
    return {"at": at, "deal": deal, "moves": [*moves], **other}


def tried(table: Table, seat: int, at: int, moves: Any = (), deal: str = "a") -> Any:
    return checked(table.post(seat, "/sandbox", line(at, moves, deal)))


def play_on(
    table: Table, seat: int, at: int, count: int, rng: Random, deal: str = "a"
) -> tuple[list[Any], Any]:
    """A line of random moves for all seats, and its end."""
    moves: list[Any] = []
    found = tried(table, seat, at, moves, deal)
    while len(moves) < count and found["snapshot"]["choices"]:
        asked = found["snapshot"]
        moves.append({"seat": asked["seat"], "do": rng.choice(asked["choices"])["do"]})
        found = tried(table, seat, at, moves, deal)
        assert found["snapshot"]["seq"] == at + len(moves)
    return moves, found


def in_phase(phase: str) -> Callable[[Any], bool]:
    return lambda now: bool(now["view"]["phase"] == phase)


def my_turn(table: Table, seat: int = 0) -> Any:
    """The snapshot of a seat that is asked."""
    return until(lambda: (now := table.state(seat))["choices"] and now)


@pytest.mark.parametrize("draft", [False, True])
def test_a_deal_depends_on_nothing_the_reader_cannot_see(draft: bool) -> None:
    rng, seed = Random(3), b"\0sandboxed"
    board = Board.new(CHICAGO, {"players": 3, "draft": draft}, b"hidden tiles")
    told_apart = 0
    while board.state.decade < 3:
        for reader in range(3):
            if rng.random() > 0.1:
                continue
            twin = board.at(CHICAGO.resample(board.rules, board.view(reader), rng.randbytes(8)))
            told_apart += twin.digest() != board.digest()
            mine, other = (dealt_board(one, reader, seed, False) for one in (board, twin))
            assert mine.export() == other.export()
            assert has_secrets(mine, reader)
            assert mine.at(mine.view(reader).seen).digest() == (
                board.at(board.view(reader).seen).digest()
            )
        seat = board.awaited()[0]
        board.play(seat, rng.choice(board.legal(seat)))
    assert told_apart > 20  # the twins really have other tiles


def test_a_line_is_played_for_all_seats_and_leaves_the_game_alone(make: MakeTable) -> None:
    table, rng = make("me", "random"), Random(1)
    now = my_turn(table)
    at = now["seq"]
    first = tried(table, 0, at)
    assert first["dealt"] == "again"
    assert first["playable"] == 0
    assert [one["do"] for one in first["snapshot"]["choices"]] == [
        one["do"] for one in now["choices"]
    ]
    moves, last = play_on(table, 0, at, 30, rng)
    assert {move["seat"] for move in moves} == {0, 1}
    assert len(last["wealth"]) == 2
    assert last["snapshot"]["undo"]
    whole = checked(table.post(0, "/sandbox", line(at, moves)))
    assert [entry["do"] for entry in whole["entries"]] == [move["do"] for move in moves]
    assert all(entry["text"] for entry in whole["entries"])
    some = checked(table.post(0, "/sandbox", line(at, moves, known=28)))
    assert some["entries"] == whole["entries"][28:]
    assert some["snapshot"] == whole["snapshot"] == last["snapshot"]  # the same every time
    assert table.state(0) == now

    garbled = {"do": "pass", "oops": 1}
    for do, seat in ((garbled, 0), (moves[0]["do"], 1)):
        reply = table.post(0, "/sandbox", line(at, [{"seat": seat, "do": do}]))
        assert reply.status_code == 422
        assert reply.json()["text"]


def test_previews_reasons_and_a_bots_answer_belong_to_the_line(make: MakeTable) -> None:
    table = make("me", "random")
    at = my_turn(table)["seq"]
    moves, found = play_on(table, 0, at, 3, Random(2))
    asked = found["snapshot"]
    body = line(at, moves, seat=asked["seat"], do=asked["choices"][0]["do"])
    assert checked(table.post(0, "/sandbox/preview", body))["lines"]
    assert checked(table.post(0, "/sandbox/why", body)) == {"legal": True}
    wrong = 1 - asked["seat"]
    why = checked(table.post(0, "/sandbox/why", {**body, "seat": wrong}))
    assert not why["legal"]
    assert why["text"]
    refused(table.post(0, "/sandbox/preview", {**body, "seat": wrong}), 422, why["code"])
    answer = checked(table.post(0, "/sandbox/bot", line(at, moves)))
    assert answer["seat"] == asked["seat"]
    assert answer["text"]
    assert answer["do"] in [one["do"] for one in asked["choices"]]


def hand(found: Any, seat: int) -> list[str]:
    tiles: list[str] = found["snapshot"]["view"]["players"][seat]["hand"]
    return tiles


def test_other_players_tiles_are_dealt_again_while_the_game_runs(make: MakeTable) -> None:
    table = make("me", "me", "me", assistance=True)
    now = table.play_until(in_phase("stock"), Random(4))
    me, at, players = now["seat"], now["seq"], now["view"]["players"]
    dealt = set()
    for deal in "abcdefgh":
        found = tried(table, me, at, deal=deal)
        assert found["snapshot"]["view"]["players"] == players  # what is hidden stays hidden
        moves: list[Any] = []
        while (asked := found["snapshot"])["seat"] == me:
            moves.append({"seat": me, "do": asked["choices"][-1]["do"]})
            found = tried(table, me, at, moves, deal)
        dealt.add(tuple(hand(found, asked["seat"])))
    assert len(dealt) > 1  # no deal is the true one, but by chance


def test_playing_a_line_makes_exactly_the_readers_own_moves(make: MakeTable) -> None:
    for seed in range(4):
        table, rng = make("me", "me", assistance=True), Random(seed)
        wanted = ["stock", "action", "operating", "stock"][seed]
        now = table.play_until(in_phase(wanted), rng)
        me, at = now["seat"], now["seq"]
        moves, found = play_on(table, me, at, 12, rng)
        own = found["playable"]
        assert 0 < own <= len(moves)
        assert all(move["seat"] == me for move in moves[:own])
        dos = [move["do"] for move in moves[:own]]
        checked(table.post(me, "/moves", {"after": at, "dos": dos}))
        log = table.get(me, "/log", since=at)
        assert [entry["do"] for entry in log] == dos
        state = table.state(me)
        if state["undo"]:
            checked(table.post(me, "/undo", {"after": state["seq"]}))
            assert table.state(me)["view"] == now["view"]


def test_the_sandbox_is_refused_where_it_would_be_unfair(make: MakeTable) -> None:
    rivals = make("me", "me")
    me = rivals.awaited()
    refused(rivals.post(me, "/sandbox", line(0)), 403, "no_sandbox")
    helped = make("me", "me", assistance=True)
    now, other = helped.awaited(), 1 - helped.awaited()
    at = helped.state(now)["seq"]
    assert tried(helped, now, at)
    refused(helped.post(other, "/sandbox", line(at)), 403, "no_sandbox_now")
    refused(helped.post(now, "/sandbox", line(at + 7)), 409, "stale")
    refused(helped.watcher.post(helped.path("/sandbox"), json=line(0)), 403, "not_yours")
    refused(helped.stranger.post(helped.path("/sandbox"), json=line(0)), 403, "not_yours")
    bots = make("me", "random", assistance=False)  # nobody else is there to mind
    assert tried(bots, 0, my_turn(bots)["seq"])
    daily = make("me", game="industrialist", daily="2026-11-14")
    refused(daily.post(0, "/sandbox", line(0)), 403, "no_sandbox_daily")
    while (state := daily.state(0, previews=False))["status"] == "running":
        last = state["choices"][-1]["do"]
        checked(daily.post(0, "/moves", {"after": state["seq"], "do": last}))
    assert tried(daily, 0, 3)["dealt"] == "open"
    refused(daily.watcher.post(daily.path("/sandbox"), json=line(3)), 403, "no_sandbox_daily")
    too_long = [{"seat": 0, "do": {"do": "pass"}}] * 301
    refused(bots.post(0, "/sandbox", line(0, too_long)), 400, "bad_request")


def test_after_the_game_the_true_tiles_are_played_with_new_luck(make: MakeTable) -> None:
    table, rng = make("me", "me", config=SHORT), Random(6)
    table.play_until(in_phase("stock"), rng)
    me = table.awaited()
    before = table.state(me)
    while (table.info())["status"] == "running":
        table.move(table.awaited(), rng=rng)
    at = before["seq"]
    found = checked(table.watcher.post(table.path("/sandbox"), json=line(at)))
    assert found["dealt"] == "true"
    assert found["snapshot"]["seat"] == me
    assert hand(found, me) == before["view"]["players"][me]["hand"]
    assert [c["do"] for c in found["snapshot"]["choices"]] == [c["do"] for c in before["choices"]]
    moves, end = play_on(table, 0, at, 300, Random(7))
    assert end["snapshot"]["status"] == "finished"
    assert end["snapshot"]["result"]["scores"]
    assert end["playable"] == 0
    assert tried(table, 0, at, moves) == end
    refused(table.watcher.post(table.path("/sandbox"), json=line(99999)), 404, "no_such_entry")
