"""Clocks: time runs for the players to act; at zero a bot takes over."""

from __future__ import annotations

import pytest

from bigshoulders.server.documents import Pace
from bigshoulders.server.tables.clocks import Clock, after_move, after_return, deadline, overdue
from servers import MakeTable, Running, checked, until

BANK = Pace("bank", 100.0, 10.0)
MOVE = Pace("move", 30.0)


@pytest.fixture(autouse=True)
def present(server: Running) -> None:
    server.skipped = 0.0


def test_a_bank_pays_for_the_time_used_and_gains_after_a_turn() -> None:
    clock = after_move(BANK, Clock([100, 100], 0), 0, before=[0], after=[1], now=40)
    assert clock == Clock([70, 100], 40)
    still = after_move(BANK, Clock([100, 100], 0), 0, before=[0], after=[0], now=40)
    assert still.left == [60, 100]


def test_each_move_has_its_own_time_and_a_new_question_restarts_it() -> None:
    clock = after_move(MOVE, Clock([30, 5], 0), 0, before=[0], after=[1], now=20)
    assert clock.left == [30, 30]
    both = after_move(MOVE, Clock([30, 30], 0), 0, before=[0, 1], after=[1], now=20)
    assert both.left == [30, 10]


def test_the_first_clock_to_run_out_sets_the_next_check() -> None:
    clock = Clock([50, 20, 5], 1000)
    assert deadline(clock, [0, 1]) == 1020
    assert deadline(clock, []) is None
    assert overdue(clock, [0, 1], 1021) == [1]
    back = after_return(BANK, clock, 1, [1], 1030)
    assert back.left == [50, 30, 5]


def test_at_zero_a_bot_plays_until_the_person_returns(make: MakeTable, server: Running) -> None:
    table = make("me", "me", pace={"kind": "bank", "seconds": 60, "increment": 5})
    seat = table.awaited()
    assert table.info()["seats"][seat]["clock"] == 60
    with table.seat_line(1 - seat) as line:
        server.skipped += 61
        told = line.wait_for("clock")
        assert (told["seat"], told["left"]) == (seat, 0)
        assert told["bot"]
    until(lambda: table.info()["head"] > 0)
    assert table.info()["seats"][seat]["bot"] == told["bot"]
    info = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
    assert info["seats"][seat]["bot"] is None
    assert info["seats"][seat]["clock"] >= 30


def test_a_player_in_time_keeps_the_seat(make: MakeTable, server: Running) -> None:
    table = make("me", "me", pace={"kind": "move", "seconds": 30})
    for _ in range(3):
        server.skipped += 20
        table.move(table.awaited())
    assert [seat["bot"] for seat in table.info()["seats"]] == [None, None]


def test_undo_also_takes_back_the_time_the_move_gained(make: MakeTable, server: Running) -> None:
    for pace, most in (
        ({"kind": "bank", "seconds": 60, "increment": 10}, 60),
        ({"kind": "move", "seconds": 60}, 60),
    ):
        table = make("me", "me", pace=pace)
        seat = table.awaited()
        for used in (20, 35):
            server.skipped += used - (used == 35) * 20
            table.move(seat)
            checked(table.post(seat, "/undo", {"after": table.info()["head"]}))
            assert table.info()["awaited"] == [seat]
            assert most - used - 5 < table.info()["seats"][seat]["clock"] <= most - used
        server.skipped = 0.0


def test_reclaiming_a_seat_already_held_gives_no_time(make: MakeTable, server: Running) -> None:
    table = make("me", "me", pace={"kind": "move", "seconds": 60})
    seat = table.awaited()
    before = table.info()
    server.skipped += 40
    after = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
    assert after["clock_since"] == before["clock_since"]
    assert after["seats"][seat]["clock"] == before["seats"][seat]["clock"]
