"""Bots at tables: they think in worker processes, never in the event loop.

Tables with people have worker processes of their own, so games among bots never delay them.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from time import perf_counter
from typing import Final, TypeVar

import msgspec
import structlog

from bigshoulders.bots.names import bad_seconds
from bigshoulders.box.any_game import AnyView
from bigshoulders.kernel.errors import GameError
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import BOT_FAULTS, BOT_SECONDS
from bigshoulders.server.shares import ADDRESS, Budget, Meter
from bigshoulders.server.tables.bot_worker import Answer, Question, ReviewPart, ReviewQuestion
from bigshoulders.server.tables.lanes import Lane
from bigshoulders.server.tables.moves import submit
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import SHELF, bot_names, box_of
from bigshoulders.shelf import default_bot as default_player

LONGEST_LINE: Final = 4 * 1024 * 1024
SLOW_BOT: Final = 5.0
LONGEST_THOUGHT: Final = 20.0  # seconds a bot may be given for a move
STAND_IN, CONNECTED, AWAY, REVIEW, NOBODY_WAITS = range(5)  # the order in which bots answer
ALONE_SHARE: Final = 0.25  # of the event loop, for games that nobody waits for
POLITER: Final = 3  # times as far give way the bots of tables without people
ALONE_PATIENCE: Final = 10  # times as long may a bot take where nobody waits and others go first

log = structlog.get_logger()
A = TypeVar("A")

__all__ = ["BotPool", "bot_names", "check_bot_name", "default_bot", "start_bots"]


def default_bot(game: str) -> str:
    """The bot that plays when none is named."""
    return str(default_player(game))


def check_bot_name(game: str, bot: str) -> None:
    """Refuse an unknown bot, and one that wants more time than the server allows."""
    named = box_of(game).bot(bot)
    if named.seconds is not None and named.seconds > LONGEST_THOUGHT:
        raise bad_seconds(bot, "bot", LONGEST_THOUGHT)


class BotProcess:
    """One worker process, asked one question at a time; replaced if it dies or is too slow."""

    def __init__(self, niceness: int = 0) -> None:
        self.niceness = niceness
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, seconds: float) -> Answer:
        refused = Refused("bot_failed", bot=question.bot)
        return await self.answered(question, seconds, Answer, refused)

    async def review(self, question: ReviewQuestion, seconds: float) -> ReviewPart:
        refused = Refused("no_review", table=question.table)
        return await self.answered(question, seconds, ReviewPart, refused)

    async def answered(
        self, question: msgspec.Struct, seconds: float, kind: type[A], refused: Refused
    ) -> A:
        """The answer, or the refusal if there is none in time."""
        try:
            line = await self.exchange(msgspec.json.encode(question), seconds)
            return msgspec.json.decode(line, type=kind)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            raise refused from error

    async def exchange(self, question: bytes, seconds: float) -> bytes:
        """A line for a line; the process is replaced if it fails or is too slow."""
        try:
            return await asyncio.wait_for(self.write_and_read(question), seconds)
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.CancelledError):
            await self.end()
            raise

    async def write_and_read(self, question: bytes) -> bytes:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bigshoulders.server.tables.bot_worker",
                msgspec.json.encode(SHELF).decode(),
                str(self.niceness),
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
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return line

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pace:
    """The pace of games that nobody waits for: all together use a share of the event loop."""

    def __init__(self) -> None:
        self.budget = Budget(ALONE_SHARE, ALONE_SHARE)
        self.cost = 0.005  # of a move, on average
        self.next = asyncio.Lock()

    async def wait(self) -> None:
        """Wait until another move may be made."""
        async with self.next:
            await asyncio.sleep(self.budget.wait(""))
            self.budget.charge("", self.cost)

    def learn(self, seconds: float) -> None:
        self.cost += (seconds - self.cost) / 20


class BotPool:
    """All worker processes: one lane for tables with people, one for games among bots.

    A table asks the process that answered it last, if that is free, because it remembers its plans.
    """

    def __init__(self, processes: int, seconds: float, niceness: int = 0) -> None:
        count = processes or os.cpu_count() or 1
        # One more than there are cores, so that one address cannot occupy them all.
        self.people = Lane([BotProcess(niceness) for _ in range(count + 1)], spare=True)
        self.alone = Lane([BotProcess(niceness * POLITER) for _ in range(count)], spare=False)
        self.seconds = seconds
        self.pace = Pace()
        self.advised: set[tuple[str, int]] = set()  # seats waiting for advice

    async def advise(self, table: Table, seat: int, question: Question) -> Answer:
        """A bot's move with its reasons. Each seat has one request at a time; all explanations of
        earlier moves share another."""
        key = (table.id, seat)
        if key in self.advised:
            raise Refused("too_many")
        self.advised.add(key)
        try:
            return await self.ask(table, question, CONNECTED, ADDRESS.get())
        finally:
            self.advised.discard(key)

    async def play(self, table: Table, question: Question, is_stand_in: bool = False) -> Answer:
        """A bot's move at its table."""
        rank = rank_of(table)
        if is_stand_in and rank != NOBODY_WAITS:
            rank = STAND_IN
        return await self.ask(table, question, rank, table.origin or table.id)

    async def ask(self, table: Table, question: Question, rank: int, address: str) -> Answer:
        """A bot's answer; its faults are logged. Where people wait, time in the queue counts."""
        bot = question.bot
        alone = rank == NOBODY_WAITS
        lane = self.alone if alone else self.people
        began = perf_counter()
        patience = None if alone else self.seconds
        limit = self.seconds * ALONE_PATIENCE if alone else self.seconds
        try:
            async with (
                asyncio.timeout(patience) as waiting,
                lane.worker(table.id, address, rank) as process,
            ):
                waiting.reschedule(None)  # the process has its own time limit
                queued = 0.0 if alone else perf_counter() - began
                answer = await process.ask(question, limit - queued)
        except TimeoutError as error:
            raise Refused("bot_failed", bot=bot) from error
        seconds = perf_counter() - began
        BOT_SECONDS.labels(bot.partition(":")[0]).observe(seconds)
        if seconds > SLOW_BOT:
            log.warning("slow bot", bot=bot, table=table.id, seconds=round(seconds, 2))
        for fault in answer.faults:
            BOT_FAULTS.labels(str(fault["bot"])).inc()
            details = {key: fault[key] for key in ("bot", "kind", "detail", "seconds")}
            log.warning("bot fault", table=table.id, seq=table.seq, **details)
        return answer

    async def review(self, question: ReviewQuestion, address: str, seconds: float) -> ReviewPart:
        """A portion of a review. It never delays tables with people, only games among bots."""
        async with self.alone.worker(question.table, address, REVIEW) as process:
            return await process.review(question, seconds)

    async def close(self) -> None:
        for process in (*self.people.workers, *self.alone.workers):
            await process.end()


def rank_of(table: Table) -> int:
    """The rank of a table: a connected client waits for its bots, an absent player, or nobody."""
    if table.watchers:
        return CONNECTED
    return AWAY if table.people() else NOBODY_WAITS


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
        if rank_of(table) == NOBODY_WAITS:
            await pool.pace.wait()
        meter = Meter()
        try:
            await meter.run(play_one(tables, pool, table, seat, bot))
        except Refused as refused:  # another move came first, or a person took the seat back
            if refused.code not in ("stale", "not_running"):
                raise
        pool.pace.learn(meter.seconds)


async def play_one(tables: Tables, pool: BotPool, table: Table, seat: int, bot: str) -> None:
    """Choose a move and make it."""
    after, began = table.seq, perf_counter()
    do = await choose(tables, pool, table, seat, bot)
    if table.watchers:
        await asyncio.sleep(max(0.0, tables.settings.bot_delay - perf_counter() + began))
    await move(tables, table, seat, bot, after, do)


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
    for tries, player in enumerate(dict.fromkeys([bot, default_bot(table.record.game)])):
        try:
            view = table.board.view(seat)
            question = question_of(table, view, table.seq, player)
            return (await pool.play(table, question, is_stand_in=tries > 0)).do
        except GameError as error:
            log.error("bot failed", table=table.id, bot=player, seq=table.seq, error=str(error))
            tables.broadcast(table, {"type": "bot_fault", "seat": seat, "bot": player})
    legal = table.board.legal(seat)
    return table.space.spell(legal[0])
