"""Routes of the puzzles: the archive, the daily puzzle, one puzzle and its answer."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from bigshoulders.server import puzzles
from bigshoulders.server.api.dependencies import PAGE, Offset, PageSize, TheTables
from bigshoulders.server.api.problems import REFUSALS, language_of
from bigshoulders.server.puzzles import PuzzleAnswer, PuzzlePage, PuzzleTable


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    """The number of a choice."""

    choice: Annotated[int, msgspec.Meta(ge=0, le=99)]


class PuzzleRoutes(Controller):
    """Puzzles from bots' games."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("", sync_to_thread=True, responses=REFUSALS)
    def archive(
        self,
        kind: FromQuery[str | None] = None,
        level: FromQuery[str | None] = None,
        limit: PageSize = PAGE,
        offset: Offset = 0,
        lang: FromQuery[str] = "en",
    ) -> PuzzlePage:
        """List puzzles, all or those of a kind and a level."""
        return puzzles.archive(kind, level, language_of(lang), limit, offset)

    @get("/daily", sync_to_thread=True, responses=REFUSALS)
    def daily(self, tables: TheTables, lang: FromQuery[str] = "en") -> PuzzleTable:
        """The puzzle of the day. The day changes at midnight UTC."""
        return puzzles.daily(tables.now(), language_of(lang))

    @get("/{puzzle:str}", sync_to_thread=True, responses=REFUSALS)
    def puzzle(self, puzzle: FromPath[str], lang: FromQuery[str] = "en") -> PuzzleTable:
        """A puzzle without its answer."""
        return puzzles.table(puzzle, language_of(lang))

    @post("/{puzzle:str}/answer", status_code=200, sync_to_thread=True, responses=REFUSALS)
    def answer(
        self, puzzle: FromPath[str], data: JSONBody[Answering], lang: FromQuery[str] = "en"
    ) -> PuzzleAnswer:
        """Answer a puzzle and see the numbers of every choice."""
        return puzzles.answer(puzzle, data.choice, language_of(lang))
