"""Reviews of finished games: made once by the bots' processes, stored, the same for everybody."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, Literal, TypeAlias

import msgspec
import structlog

from bigshoulders.box.faces import Reviewing, has_face
from bigshoulders.box.review import (
    EXAMINED,
    VERSION,
    Finding,
    Point,
    Review,
    add_findings,
    add_survey,
    most_suspicious,
    start,
)
from bigshoulders.kernel.errors import GameError
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.shares import ADDRESS
from bigshoulders.server.store.database import FAILURES
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict, StorageFailed, Unknown
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.bot_pool import BotPool
from bigshoulders.server.tables.bot_worker import ReviewPart, ReviewQuestion
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.reports import export_whole
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables
from bigshoulders.shelf import box_of

LONGEST: Final = 240.0  # seconds after which the search ends with what it has
PATIENCE: Final = 600.0  # seconds for one portion: bots at tables go first
TOGETHER: Final = 2  # decisions examined by one request to a process
MOST_AT_ONCE: Final = 20  # reviews being made
REMEMBERED: Final = 50  # reviews that failed

log = structlog.get_logger()
Status: TypeAlias = Literal["none", "working", "failed", "done"]
Ask: TypeAlias = Callable[[list[int], list[int]], Awaitable[ReviewPart]]  # to survey, to examine


class KeyDecision(msgspec.Struct):
    """A decision worth showing, in words. A loss names the better move, a find the next best;
    `instead` is that move itself."""

    seq: int
    seat: int
    chapter: int
    stage: str
    kind: Literal["loss", "find"]
    played: str
    other: str
    amount: int
    doubt: int
    deals: int
    reasons: list[str]
    instead: Document


class ReviewInfo(msgspec.Struct):
    """A review, or as much of it as there is."""

    status: Status
    done: int
    total: int
    points: list[Point]
    findings: list[KeyDecision]
    agreed: list[int]
    examined: int


@dataclass
class Making:
    """A review being made, and how far it is."""

    review: Review
    done: int = 0
    total: int = 1
    has_failed: bool = False
    task: asyncio.Task[None] | None = None
    suspects: dict[int, float] = field(default_factory=dict)


def need_reviewable(table: Table, access: Access) -> None:
    """Refuse games that still run, games without a judge, and others' daily games."""
    access.need_look()
    if not table.is_over:
        raise Refused("no_review_yet")
    if table.status != "finished" or not has_face(box_of(table.record.game), Reviewing):
        raise Refused("no_review", table=table.id)
    if table.record.daily is not None and not access.seats:
        raise Refused("no_review_yet")


class Reviews:
    """All reviews of a server: those being made, and the way to the stored ones."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.tables = tables
        self.pool = pool
        self.making: dict[str, Making] = {}  # by table

    async def info(self, table: Table, language: str) -> ReviewInfo:
        """The stored review of a game, or the state of the one being made."""
        making = self.making.get(table.id)
        if making is not None:
            status: Status = "failed" if making.has_failed else "working"
            found, done, total = making.review, making.done, making.total
        else:
            stored = await self.stored(table)
            if stored is None:
                return ReviewInfo("none", 0, 1, [], [], [], 0)
            status, found, done, total = "done", stored, 1, 1
        findings = [await shown(self.tables, table, one, language) for one in found.findings]
        return ReviewInfo(status, done, total, found.points, findings, found.agreed, found.examined)

    async def stored(self, table: Table) -> Review | None:
        packed = await self.tables.store.review(table.id, VERSION)
        return None if packed is None else msgspec.json.decode(zlib.decompress(packed), type=Review)

    async def start(self, table: Table) -> None:
        """Start making a review, unless it is stored or being made."""
        if await self.stored(table) is not None:
            return
        making = self.making.get(table.id)
        if making is not None and not making.has_failed:
            return
        if sum(not one.has_failed for one in self.making.values()) >= MOST_AT_ONCE:
            raise Refused("too_many")
        failed = [key for key, one in self.making.items() if one.has_failed]
        for old in failed[:-REMEMBERED]:
            del self.making[old]
        making = Making(start(table.record.game, len(table.seats)))
        self.making[table.id] = making
        name = f"review of {table.id}"
        making.task = asyncio.create_task(self.make(table, making), name=name)

    async def make(self, table: Table, making: Making) -> None:
        """Make a review and store it. If that fails, the next request starts again."""
        began = monotonic()
        address, workers = ADDRESS.get(), len(self.pool.alone.workers)
        try:
            text = await export_whole(self.tables, table)

            async def ask(survey: list[int], examine: list[int]) -> ReviewPart:
                question = ReviewQuestion(table.id, table.record.game, text, survey, examine)
                return await self.pool.review(question, address, PATIENCE)

            await survey(making, ask, workers)
            await examine(making, ask, workers, began + LONGEST)
            packed = zlib.compress(msgspec.json.encode(making.review))
            row = {"table_id": table.id, "version": VERSION, "review": packed}
            await self.tables.store.write(Write().add("review", **row))
        except (GameError, StorageFailed, Conflict, Unknown, *FAILURES) as error:
            making.has_failed = True
            log.error("review failed", table=table.id, error=repr(error))
        else:
            del self.making[table.id]
            log.info("review made", table=table.id, seconds=round(monotonic() - began, 1))

    async def close(self) -> None:
        """Stop making reviews; they start again when somebody asks for them."""
        tasks = [making.task for making in self.making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def shown(tables: Tables, table: Table, finding: Finding, language: str) -> KeyDecision:
    """A finding in words, made once for each language."""
    key = (table.id, table.generation, "finding", finding.seq, language)
    page = tables.reading.find(key)
    if page is None:
        voice = table.voice(language)
        board = await board_at(tables, table, finding.seq - 1)
        seen = board.view(finding.seat).seen
        words = KeyDecision(
            finding.seq,
            finding.seat,
            finding.chapter,
            finding.stage,
            "loss" if finding.kind == "loss" else "find",
            voice.move(seen, board.space.parse(finding.do)),
            voice.move(seen, board.space.parse(finding.other)),
            finding.amount,
            finding.doubt,
            finding.deals,
            [voice.reason(reason, facts) for reason, facts in finding.reasons],
            finding.other,
        )
        page = msgspec.json.encode(words)
        tables.reading.keep(key, page)
    return msgspec.json.decode(page, type=KeyDecision)


async def survey(making: Making, ask: Ask, workers: int) -> None:
    """The first pass, in portions."""
    first = await ask([], [])
    making.total = len(first.portions) + EXAMINED // TOGETHER

    async def one(numbers: list[int]) -> None:
        part = await ask(numbers, [])
        if part.survey is not None:
            add_survey(making.review, making.suspects, part.survey)
        making.done += 1

    await all_of(first.portions, one, workers)


async def examine(making: Making, ask: Ask, workers: int, deadline: float) -> None:
    """The second pass over the most suspicious decisions, as far as there is time."""
    chosen = most_suspicious(making.suspects)
    pairs = [chosen[i : i + TOGETHER] for i in range(0, len(chosen), TOGETHER)]
    making.total = making.done + len(pairs)

    async def one(seqs: list[int]) -> None:
        if monotonic() < deadline:
            part = await ask([], seqs)
            add_findings(making.review, len(seqs), part.findings)
        making.done += 1

    await all_of(pairs, one, workers)


async def all_of(
    portions: list[list[int]], work: Callable[[list[int]], Awaitable[None]], workers: int
) -> None:
    """Work through portions, a few at a time and in order; an error ends it."""
    waiting = portions[::-1]

    async def worker() -> None:
        while waiting:
            try:
                await work(waiting.pop())
            except BaseException:
                waiting.clear()
                raise

    await asyncio.gather(*(worker() for _ in range(workers)))
