"""Clocks: time runs for the players to act; at zero a bot takes over."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from bigshoulders.server.documents import Pace
from bigshoulders.server.errors import Refused
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Unknown
from bigshoulders.server.tables.clocks import Clock, after_move, after_return, deadline, overdue
from bigshoulders.server.tables.server_clock import ServerClock
from lives import mortal
from servers import MakeTable, Running, checked, fast, running, until

BANK = Pace("bank", 100.0, 10.0)
MOVE = Pace("move", 30.0)
STOPPED = 4.0  # seconds, twice what a clock may advance at a time


@pytest.fixture
def server(server: Running) -> Running:
    """The shared server, back in the present."""
    server.skipped = 0.0
    return server


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


def test_a_stand_in_neither_uses_nor_gains_time() -> None:
    clock = Clock([100, 60], 0)
    for turn in range(1, 4):
        clock = after_move(BANK, clock, 1, [1], [0], turn * 50 - 25, by_bot=True)
        clock = after_move(BANK, clock, 0, [0], [1], turn * 50 - 24)
    assert clock.left == [100 - 3 + 30, 60]


def test_a_seat_taken_back_has_the_time_it_had() -> None:
    clock = Clock([50, 20, 5], 1000)
    assert after_return(BANK, clock, 1, [1], 1015).left == [50, 5, 5]
    assert after_return(BANK, clock, 1, [0], 1015).left == [35, 20, 5]
    assert after_return(MOVE, clock, 1, [1], 1015).left == [50, 5, 5]


def test_a_seat_without_time_gets_its_increment_early_and_once_a_turn() -> None:
    back = after_return(BANK, Clock([50, 20], 1000), 1, [1], 1030)
    assert back.left == [50, 10]
    with pytest.raises(Refused, match="out_of_time"):
        after_return(BANK, back, 1, [1], 1045)
    done = after_move(BANK, back, 1, before=[1], after=[0], now=1034)
    assert done.left == [50, 6]  # the increment was paid in advance
    undone = after_move(BANK, done, -1, before=[0], after=[1], now=1034)
    assert after_move(BANK, undone, 1, before=[1], after=[0], now=1034).left == [50, 6]
    again = after_move(BANK, done, 0, before=[0], after=[1], now=1034)
    assert after_move(BANK, again, 1, before=[1], after=[0], now=1034).left == [60, 16]
    bot = after_move(BANK, back, 1, before=[1], after=[0], now=1034, by_bot=True)
    assert bot.left == [50, 0]
    assert after_move(BANK, bot, 0, before=[0], after=[1], now=1034).left == [60, 10]
    for pace in (MOVE, Pace("bank", 100.0)):  # the bot answers this question
        with pytest.raises(Refused, match="out_of_time"):
            after_return(pace, Clock([50, 20], 1000), 1, [1], 1030)


def test_the_clock_stands_still_while_the_server_or_its_database_does() -> None:
    now = [100.0]
    clock = ServerClock(lambda: now[0])
    clock.confirm(5000.0)  # as the process before it left it, however long ago
    for _ in range(4):
        now[0] += 0.5
        clock.confirm()
    assert clock.now() == 5002
    now[0] += 30.0  # stopped, or no answer
    assert clock.now() == 5002
    clock.confirm()
    assert clock.now() == 5002
    now[0] += 1.0
    assert clock.now() == 5003
    clock.confirm(5010.0)  # another process kept running
    assert clock.now() == 5010


def test_a_reading_is_never_below_an_earlier_one() -> None:
    """Otherwise a process that stops after a slow answer would store less than players saw."""
    now = [100.0]
    clock = ServerClock(lambda: now[0])
    clock.confirm(5000.0)
    now[0] += 1.5
    assert clock.now() == 5001.5
    now[0] += 30.0
    assert clock.now() == 5001.5
    clock.confirm()
    now[0] += 1.0
    assert clock.now() == 5002.5
    now[0] -= 10.0
    assert clock.now() == 5002.5


def test_at_zero_a_bot_plays_until_the_person_returns(make: MakeTable, server: Running) -> None:
    began = time.monotonic()
    table = make("me", "me", pace={"kind": "bank", "seconds": 60, "increment": 50})
    seat = table.awaited()
    left = table.info()["seats"][seat]["clock"]
    assert 60 - (time.monotonic() - began) <= left <= 60
    with table.seat_line(1 - seat) as line:
        server.skipped += 61
        told = line.wait_for("clock")
        assert (told["seat"], told["left"]) == (seat, 0)
        assert told["bot"]
    until(lambda: table.info()["head"] > 0)
    assert table.info()["seats"][seat]["bot"] == told["bot"]
    until(lambda: seat not in table.info()["awaited"])
    info = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
    assert info["seats"][seat]["bot"] is None
    assert info["seats"][seat]["clock"] <= 0
    while seat not in table.info()["awaited"]:
        table.move(1 - seat)
    assert 0 < table.info()["seats"][seat]["clock"] <= 50


def test_a_player_in_time_keeps_the_seat(make: MakeTable, server: Running) -> None:
    table = make("me", "me", pace={"kind": "move", "seconds": 300})
    for _ in range(3):
        server.skipped += 200
        table.move(table.awaited())
    assert [seat["bot"] for seat in table.info()["seats"]] == [None, None]


def test_undo_also_takes_back_the_time_the_move_gained(make: MakeTable, server: Running) -> None:
    most = 600
    for pace in (
        {"kind": "bank", "seconds": most, "increment": 100},
        {"kind": "move", "seconds": most},
    ):
        began = time.monotonic()
        table = make("me", "me", pace=pace)
        seat = table.awaited()
        for used in (200, 350):
            server.skipped = used
            table.move(seat)
            checked(table.post(seat, "/undo", {"after": table.info()["head"]}))
            assert table.info()["awaited"] == [seat]
            left = table.info()["seats"][seat]["clock"]
            assert most - used - (time.monotonic() - began) <= left <= most - used
        server.skipped = 0.0


def test_reclaiming_a_seat_already_held_gives_no_time(make: MakeTable, server: Running) -> None:
    table = make("me", "me", pace={"kind": "move", "seconds": 60})
    seat = table.awaited()
    server.skipped += 40
    after = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
    assert after["seats"][seat]["clock"] <= 20


def test_handing_over_and_back_gives_no_time(make: MakeTable, server: Running) -> None:
    for pace in ({"kind": "bank", "seconds": 60, "increment": 20}, {"kind": "move", "seconds": 60}):
        table = make("me", "me", pace=pace)
        seat = table.awaited()
        server.skipped += 40
        for _ in range(3):
            checked(table.post(seat, f"/seats/{seat}/bot", {"bot": "broker"}))
            info = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
        assert seat not in info["awaited"] or info["seats"][seat]["clock"] <= 20


def test_a_stop_and_a_jump_of_the_wall_clock_cost_nobody_a_seat(
    make: MakeTable, server: Running
) -> None:
    table = make("me", "me", pace={"kind": "bank", "seconds": 60, "increment": 5})
    seat = table.awaited()
    clock = server.service.tables.clock
    server.ahead += 7200.0  # the wall clock alone jumps
    running_clock = clock.monotonic

    def stop_and_resume() -> float:
        """As after SIGSTOP and SIGCONT."""
        clock.monotonic = lambda: running_clock() + 30.0
        return clock.now()

    def undo() -> None:
        clock.monotonic = running_clock
        clock.at = clock.monotonic()

    before = server.at_once(stop_and_resume)
    try:
        until(lambda: server.at_once(clock.now) > before)  # the clock runs again
        assert table.info()["seats"][seat]["bot"] is None
        assert table.info()["seats"][seat]["clock"] > 60 - 30
        table.move(seat)
    finally:
        server.at_once(undo)


def test_a_process_that_is_stopped_costs_nobody_time(tmp_path: Path) -> None:
    """With the signals of a real stop, which a server can neither catch nor foresee."""
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    pace = {"kind": "bank", "seconds": 3600}
    body = {"game": "chicago", "config": {"players": 2}, "seats": seats, "pace": pace}
    with mortal(fast(tmp_path)) as server, server.client() as client:
        made = checked(client.post("/api/tables", json=body))
        client.headers["authorization"] = f"Owner {made['owner']}"

        def left() -> float:
            info = checked(client.get(f"/api/tables/{made['table']}"))
            return float(info["seats"][info["awaited"][0]]["clock"])

        began = time.monotonic()
        before = left()
        os.kill(server.pid, signal.SIGSTOP)
        stopped = time.monotonic()
        time.sleep(STOPPED)
        stopped = time.monotonic() - stopped
        os.kill(server.pid, signal.SIGCONT)
        lost = before - left()
        ran = time.monotonic() - began - stopped
    assert lost < ran + STOPPED / 2, "a stop costs time"


def test_the_clock_continues_where_the_last_process_left_it(fresh: Settings) -> None:
    began = time.monotonic()
    with running(fresh) as first:
        first.skipped += 1000.0
        reading = first.at_once(first.service.tables.clock.now)
    with running(fresh) as second:
        resumed = second.at_once(second.service.tables.clock.now)
    assert resumed >= reading >= 1000
    assert resumed < 1000 + time.monotonic() - began


@pytest.mark.any_database
def test_a_server_stops_even_if_its_last_reading_may_be_lost(
    fresh: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(fresh) as server:

        async def write(_: Write) -> None:
            raise Unknown

        monkeypatch.setattr(server.service.store, "write", write)
    assert server.service.store.writing.is_closed
