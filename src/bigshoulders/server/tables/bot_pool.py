"""Bots at tables: they think in worker processes, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from time import perf_counter
from typing import Final
from zlib import crc32

import msgspec
import structlog

from bigshoulders.bots.names import bad_seconds
from bigshoulders.box.any_game import AnyView
from bigshoulders.kernel.errors import GameError
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import BOT_FAULTS, BOT_SECONDS
from bigshoulders.server.tables.bot_worker import Answer, Question
from bigshoulders.server.tables.moves import submit
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import SHELF, bot_names, parse_bot
from bigshoulders.shelf import default_bot as default_player

LONGEST_LINE: Final = 4 * 1024 * 1024
SLOW_BOT: Final = 5.0
LONGEST_THOUGHT: Final = 20.0  # seconds a bot may be given for a move

log = structlog.get_logger()

__all__ = ["BotPool", "bot_names", "check_bot_name", "default_bot", "start_bots"]


def default_bot(game: str) -> str:
    """The bot that plays when none is named."""
    return str(default_player(game))


def check_bot_name(game: str, bot: str) -> None:
    """Refuse an unknown bot, and one that wants more time than the server allows."""
    named = parse_bot(game, bot)
    if named.seconds is not None and named.seconds > LONGEST_THOUGHT:
        raise bad_seconds(bot, "bot", LONGEST_THOUGHT)


class BotProcess:
    """One worker process, asked one question at a time; replaced if it dies or is too slow."""

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
                msgspec.json.encode(SHELF).decode(),
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


class BotPool:
    """All worker processes. A table always asks the same one, which remembers its plans."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = [BotProcess() for _ in range(processes or os.cpu_count() or 1)]
        self.seconds = seconds
        self.advised: set[tuple[str, int]] = set()  # seats waiting for advice

    async def advise(self, table: Table, seat: int, question: Question) -> Answer:
        """A bot's move with its reasons. Each seat has one request at a time; all explanations of
        earlier moves share another."""
        key = (table.id, seat)
        if key in self.advised:
            raise Refused("too_many")
        self.advised.add(key)
        try:
            return await self.ask(table, question)
        finally:
            self.advised.discard(key)

    async def ask(self, table: Table, question: Question) -> Answer:
        """A bot's answer; its faults are logged."""
        bot = question.bot
        began = perf_counter()
        process = self.processes[crc32(table.id.encode()) % len(self.processes)]
        answer = await process.ask(question, self.seconds)
        seconds = perf_counter() - began
        BOT_SECONDS.labels(bot.partition(":")[0]).observe(seconds)
        if seconds > SLOW_BOT:
            log.warning("slow bot", bot=bot, table=table.id, seconds=round(seconds, 2))
        for fault in answer.faults:
            BOT_FAULTS.labels(str(fault["bot"])).inc()
            details = {key: fault[key] for key in ("bot", "kind", "detail", "seconds")}
            log.warning("bot fault", table=table.id, seq=table.seq, **details)
        return answer

    async def close(self) -> None:
        for process in self.processes:
            await process.end()


def question_of(table: Table, view: AnyView, seq: int, bot: str, explain: bool = False) -> Question:
    """The question to a bot after an entry. Its random seed depends only on what it sees."""
    return Question(
        table=table.id,
        game=table.record.game,
        config=table.record.config,
        bot=bot,
        seat=view.seat,
        view=table.game.export_position(table.g, view.seen),
        awaited=view.awaited,
        legal=view.legal,
        seed=f"{table.id} {seq} {view.seat} {table.game.digest(view.seen)}",
        explain=explain,
    )


def start_bots(tables: Tables, pool: BotPool, table: Table) -> None:
    """Start the bots of a table, unless they are already playing."""
    if table.bot_task is None and awaited_bots(table):
        task = asyncio.create_task(play_bots(tables, pool, table), name=f"bots of {table.id}")
        table.bot_task = task
        task.add_done_callback(lambda done: ended(tables, pool, table, done))


def ended(tables: Tables, pool: BotPool, table: Table, task: asyncio.Task[None]) -> None:
    """Start the bots again if they were asked while their task was ending."""
    table.bot_task = None
    if task.cancelled():
        return
    error = task.exception()
    if error is not None:
        log.error("bots stopped", table=table.id, error=repr(error))
    else:
        start_bots(tables, pool, table)


def awaited_bots(table: Table) -> list[int]:
    return [seat for seat in table.awaited if table.bot_of(seat) is not None]


async def play_bots(tables: Tables, pool: BotPool, table: Table) -> None:
    """Play while bots are awaited, slowly enough for people to follow."""
    while waiting := awaited_bots(table):
        seat = waiting[0]
        bot = table.bot_of(seat)
        if bot is None:
            continue
        after, began = table.seq, perf_counter()
        do = await choose(tables, pool, table, seat, bot)
        if table.watchers:
            await asyncio.sleep(max(0.0, tables.settings.bot_delay - perf_counter() + began))
        try:
            await move(tables, table, seat, bot, after, do)
        except Refused as refused:  # another move came first, or a person took the seat back
            if refused.code not in ("stale", "not_running"):
                raise


async def move(tables: Tables, table: Table, seat: int, bot: str, after: int, do: Document) -> None:
    """Make the bot's move, or the first legal one if it is illegal."""
    try:
        await submit(tables, table, seat, after, [do], bot)
    except Refused:
        raise
    except GameError as error:
        log.error("bot refused", table=table.id, bot=bot, error=str(error))
        table.need_head(after)
        first = table.board.legal(seat)[0]
        await submit(tables, table, seat, after, [table.space.spell(first)], bot)


async def choose(tables: Tables, pool: BotPool, table: Table, seat: int, bot: str) -> Document:
    """The bot's move; if its process fails, the default bot's, then the first legal one."""
    for player in dict.fromkeys([bot, default_bot(table.record.game)]):
        try:
            view = table.board.view(seat)
            return (await pool.ask(table, question_of(table, view, table.seq, player))).do
        except GameError as error:
            log.error("bot failed", table=table.id, bot=player, seq=table.seq, error=str(error))
            tables.broadcast(table, {"type": "bot_fault", "seat": seat, "bot": player})
    legal = table.board.legal(seat)
    return table.space.spell(legal[0])
