"""Bots at the table: they play, advise and stand in, and their faults stop nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bigshoulders.bots.names import Player
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.events import SILENT
from bigshoulders.server.errors import Refused
from bigshoulders.server.service import Service
from bigshoulders.server.tables import bot_pool, seats
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.bot_pool import BotProcess
from bigshoulders.server.tables.bot_worker import Answer, Question, Thinker
from bigshoulders.server.tables.new_table import SeatRequest, TableRequest, create_table
from bigshoulders.server.tables.table import encode
from players import seat_player
from servers import MakeTable, Running, checked, fast, refused, until

pytestmark = pytest.mark.any_database


def question(bot: str = "random") -> Question:
    """The question to a bot at the start of a solitaire."""
    g = INDUSTRIALIST.assemble({"side": "A"})
    view = INDUSTRIALIST.redact(g, INDUSTRIALIST.new(g, b"bots", SILENT), 0)
    return Question(
        table="t",
        game="industrialist",
        config=encode(INDUSTRIALIST.config(g)),
        bot=bot,
        seat=0,
        view=INDUSTRIALIST.export_position(g, view.seen),
        awaited=view.awaited,
        legal=view.legal,
        seed="dice",
    )


def test_a_table_of_bots_plays_itself_to_the_end(make: MakeTable) -> None:
    table = make("random", "random")
    until(lambda: table.info()["status"] == "finished")
    assert len(table.info()["result"]["scores"]) == 2


def test_a_seat_is_handed_to_a_bot_and_taken_back(make: MakeTable) -> None:
    table = make("me", "me")
    seat = table.awaited()
    refused(table.post(1 - seat, f"/seats/{seat}/bot", {"bot": "broker"}), 403, "needs_consent")
    refused(table.post(seat, f"/seats/{seat}/bot", {"bot": "hal"}), 422, "bots/unknown-bot")
    checked(table.post(seat, f"/seats/{seat}/bot", {"bot": "broker"}))
    until(lambda: seat not in table.info()["awaited"])
    info = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
    assert info["seats"][seat]["bot"] is None


def test_a_bot_advises_the_player_to_act(make: MakeTable) -> None:
    table = make("me", game="industrialist")
    hint = checked(table.post(0, "/hint", {}))
    assert hint["do"] in [choice["do"] for choice in table.state(0)["choices"]]
    assert hint["text"]
    refused(table.owner.post(table.path("/hint"), json={}), 403, "not_yours")
    two = make("me", "me", assistance=True)
    other = 1 - two.awaited()
    refused(two.post(other, "/hint", {}), 403, "not_yours")


def test_a_bot_answers_the_same_question_in_the_same_way() -> None:
    assert Thinker().answer(question()) == Thinker().answer(question())


def test_a_process_that_dies_is_replaced() -> None:
    async def scenario() -> None:
        process = BotProcess()
        first = await process.ask(question(), 30)
        assert process.process is not None
        os.kill(process.process.pid, signal.SIGKILL)
        await process.process.wait()
        assert await process.ask(question(), 30) == first
        await process.end()

    asyncio.run(scenario())


def test_a_slow_bot_is_not_waited_for(server: Running) -> None:
    async def scenario() -> None:
        process = BotProcess()
        with pytest.raises(Refused) as caught:
            await process.ask(question(), 0.0001)
        assert caught.value.code == "bot_failed"
        assert process.process is None

    server.wait_for(scenario())  # its loop, unlike one that ends here, sees the process die


def test_when_no_bot_answers_the_game_continues(make: MakeTable) -> None:
    table = make("me", "me")
    pool = table.server.service.bot_pool
    seconds, pool.seconds = pool.seconds, 0.0
    seat = table.awaited()
    try:
        with table.seat_line(seat) as line:
            checked(table.post(seat, f"/seats/{seat}/bot", {"bot": "broker"}))
            assert line.wait_for("bot_fault")["seat"] == seat
            assert line.wait_for("entry", bot="broker")["seat"] == seat
    finally:
        pool.seconds = seconds


def test_a_bot_does_not_move_for_a_player_who_has_taken_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player returns while the bot is thinking; its answer comes too late."""

    async def run() -> None:
        service = Service(fast(tmp_path))
        tables, pool = service.tables, service.bot_pool
        await tables.store.open()
        request = TableRequest("chicago", {"players": 2}, [SeatRequest("me"), SeatRequest("me")])
        tables.after_change = None
        table, _ = await create_table(tables, request)
        seat = table.awaited[0]
        access = Access((seat,), False, True)

        async def think(*_: Any, **__: Any) -> Answer:
            await seats.hand_over(tables, table, access, seat, None)
            return Answer(table.space.spell(table.board.legal(seat)[0]), [], [])

        monkeypatch.setattr(pool, "play", think)  # of this server: others play beside it
        await seats.hand_over(tables, table, access, seat, "broker")
        await bot_pool.play_bots(tables, pool, table)
        assert (table.seq, table.bot_of(seat)) == (2, None)  # two notes, no move
        await tables.store.close()

    asyncio.run(run())


def test_a_bot_gets_no_more_time_than_the_server_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_player(monkeypatch, Player("thinker", lambda seconds, clock: None, is_timed=True))
    bot_pool.check_bot_name("chicago", "thinker:20s")
    with pytest.raises(BadConfig, match="bots/bad-seconds"):
        bot_pool.check_bot_name("chicago", "thinker:21s")
