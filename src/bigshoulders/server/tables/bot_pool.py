"""Bots at the tables: they think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from time import perf_counter
from typing import Any, Final
from zlib import crc32

import msgspec
import structlog

from bigshoulders.kernel.contract import View
from bigshoulders.kernel.errors import GameError
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import BOT_FAULTS, BOT_SECONDS
from bigshoulders.server.tables.bot_worker import Answer, Question
from bigshoulders.server.tables.moves import submit_moves
from bigshoulders.server.tables.table import Live
from bigshoulders.server.tables.tables import House
from bigshoulders.shelf import bad_seconds, bot_names, parse_bot
from bigshoulders.shelf import default_bot as default_player

LONGEST_LINE: Final = 4 * 1024 * 1024
SLOW_BOT: Final = 5.0
LONGEST_THOUGHT: Final = 20.0  # seconds a bot may be given for a move

log = structlog.get_logger()

__all__ = ["BotCrew", "bot_names", "check_bot_name", "default_bot", "look_after_bots"]


def default_bot(game: str) -> str:
    """Who stands in when nobody was named."""
    return str(default_player(game))


def check_bot_name(game: str, bot: str) -> None:
    """A bot that exists, and that does not want longer than it would be waited for."""
    named = parse_bot(game, bot)
    if named.seconds is not None and named.seconds > LONGEST_THOUGHT:
        raise bad_seconds(bot, "bot", LONGEST_THOUGHT)


class BotProcess:
    """One process; one question at a time. If it dies or dawdles it is replaced."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, question: Question, seconds: float) -> Answer:
        async with self.lock:
            try:
                return await asyncio.wait_for(self.exchange(question), seconds)
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                await self.end()
                raise Refused("bot_failed", bot=question.bot) from error
            except asyncio.CancelledError:
                await self.end()
                raise

    async def exchange(self, question: Question) -> Answer:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bigshoulders.server.tables.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
                },
            )
        process = self.process
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotCrew:
    """All processes. A table always asks the same one, which remembers its plans."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = [BotProcess() for _ in range(processes or os.cpu_count() or 1)]
        self.seconds = seconds
        self.advised: set[tuple[str, int]] = set()  # seats that wait for advice

    async def advise(self, live: Live, seat: int, question: Question) -> Answer:
        """What a bot would do and why; a seat asks one question after the other, and so do all
        who ask about what bots have done."""
        key = (live.id, seat)
        if key in self.advised:
            raise Refused("too_many")
        self.advised.add(key)
        try:
            return await self.ask(live, question)
        finally:
            self.advised.discard(key)

    async def ask(self, live: Live, question: Question) -> Answer:
        """A bot's answer; faults of bots are logged."""
        bot = question.bot
        began = perf_counter()
        process = self.processes[crc32(live.id.encode()) % len(self.processes)]
        answer = await process.ask(question, self.seconds)
        seconds = perf_counter() - began
        BOT_SECONDS.labels(bot.partition(":")[0]).observe(seconds)
        if seconds > SLOW_BOT:
            log.warning("slow bot", bot=bot, table=live.id, seconds=round(seconds, 2))
        for fault in answer.faults:
            BOT_FAULTS.labels(str(fault["bot"])).inc()
            told = {key: fault[key] for key in ("bot", "kind", "detail", "seconds")}
            log.warning("bot fault", table=live.id, seq=live.seq, **told)
        return answer

    async def close(self) -> None:
        for process in self.processes:
            await process.end()


def question_of(live: Live, view: View[Any], seq: int, bot: str, explain: bool = False) -> Question:
    """What a bot is asked after an entry; its dice, too, come from nothing but what it sees."""
    return Question(
        table=live.id,
        game=live.record.game,
        config=live.record.config,
        bot=bot,
        seat=view.seat,
        view=live.game.export_position(live.g, view.seen),
        awaited=view.awaited,
        legal=view.legal,
        seed=f"{live.id} {seq} {view.seat} {live.game.digest(view.seen)}",
        explain=explain,
    )


def look_after_bots(house: House, crew: BotCrew, live: Live) -> None:
    """Start to play for the bots of a table, unless that is being done."""
    if live.bot_task is None and awaited_bots(live):
        task = asyncio.create_task(play_bots(house, crew, live), name=f"bots of {live.id}")
        live.bot_task = task
        task.add_done_callback(lambda done: ended(house, crew, live, done))


def ended(house: House, crew: BotCrew, live: Live, task: asyncio.Task[None]) -> None:
    """What came while the bots were finishing is not forgotten."""
    live.bot_task = None
    if task.cancelled():
        return
    error = task.exception()
    if error is not None:
        log.error("bots stopped", table=live.id, error=repr(error))
    else:
        look_after_bots(house, crew, live)


def awaited_bots(live: Live) -> list[int]:
    return [seat for seat in live.awaited if live.bot_of(seat) is not None]


async def play_bots(house: House, crew: BotCrew, live: Live) -> None:
    """While bots are awaited, they play, at a pace that people can follow."""
    while waiting := awaited_bots(live):
        seat = waiting[0]
        bot = live.bot_of(seat)
        if bot is None:
            continue
        after, began = live.seq, perf_counter()
        do = await choose(house, crew, live, seat, bot)
        if live.listeners:
            await asyncio.sleep(max(0.0, house.settings.bot_delay - perf_counter() + began))
        try:
            await move(house, live, seat, bot, after, do)
        except Refused as refused:  # somebody was quicker, or took the seat back: look again
            if refused.code not in ("stale", "not_running"):
                raise


async def move(
    house: House, live: Live, seat: int, bot: str, after: int, do: dict[str, Any]
) -> None:
    """Make the bot's move; if it is none, any legal one, for the game must go on."""
    try:
        await submit_moves(house, live, seat, after, [do], bot)
    except Refused:
        raise
    except GameError as error:
        log.error("bot refused", table=live.id, bot=bot, error=str(error))
        live.need_head(after)
        first = live.game.legal(live.g, live.state, seat)[0]
        await submit_moves(house, live, seat, after, [live.game.space(live.g).spell(first)], bot)


async def choose(house: House, crew: BotCrew, live: Live, seat: int, bot: str) -> dict[str, Any]:
    """The bot's move; if its process fails, that of the default player, or any legal move."""
    for player in dict.fromkeys([bot, default_bot(live.record.game)]):
        try:
            view = live.game.redact(live.g, live.state, seat)
            return (await crew.ask(live, question_of(live, view, live.seq, player))).do
        except GameError as error:
            log.error("bot failed", table=live.id, bot=player, seq=live.seq, error=str(error))
            house.tell(live, {"type": "bot_fault", "seat": seat, "bot": player})
    legal = live.game.legal(live.g, live.state, seat)
    return live.game.space(live.g).spell(legal[0])
