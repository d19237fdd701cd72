"""The routes of a game: snapshots, moves, undo, the log."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bigshoulders.kernel.json import Json
from bigshoulders.server.api.dependencies import (
    MaybeKey,
    MaybeSeat,
    MaybeSeq,
    Seq,
    TheBotPool,
    TheRateLimits,
    TheReviews,
    TheTables,
    Who,
)
from bigshoulders.server.api.problems import REFUSALS, language_of, why_not
from bigshoulders.server.api.requests import (
    ClientRequest,
    HintWanted,
    Moved,
    Moves,
    OneMove,
    Preview,
    Undoing,
    Undone,
    Voted,
    Voting,
    Why,
)
from bigshoulders.server.documents import Document, Entry, Snapshot
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables import advice, reports, stories, votes
from bigshoulders.server.tables import moves as game_moves
from bigshoulders.server.tables.access import Access, Credential
from bigshoulders.server.tables.history import board_at
from bigshoulders.server.tables.reviews import ReviewInfo, need_reviewable
from bigshoulders.server.tables.snapshots import old_snapshot, preview, snapshot, why
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables
from bigshoulders.server.tables.timeline import Chart, chart
from bigshoulders.server.tables.votes import vote_info

MOST_ENTRIES = 500


def dos_of(data: Moves) -> list[Json]:
    """The moves of a request: one or several, not both."""
    if (data.do is None) == (data.dos is None):
        raise Refused("no_moves", most=game_moves.LARGEST_SUBMISSION)
    return [data.do] if data.do is not None else [*(data.dos or [])]


class GameRoutes(Controller):
    """Snapshots, moves, undo, log and advice of a table."""

    path = "/api/tables/{table:str}"
    tags = ("play",)

    async def enter(
        self, request: ClientRequest, tables: Tables, who: list[Credential], table: str
    ) -> tuple[Table, Access]:
        """Enter the table and remember it with the request, for the texts of refusals."""
        loaded, access = await tables.enter(table, who)
        request.state["table"] = loaded
        return loaded, access

    @get("/state", responses=REFUSALS)
    async def state(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        lang: FromQuery[str] = "en",
        text: FromQuery[bool] = True,
        previews: FromQuery[bool] = True,
        at: MaybeSeq = None,
        seat: MaybeSeat = None,
    ) -> Snapshot:
        """The table as it is now, or as it was after an earlier entry."""
        loaded, access = await tables.enter(table, who)
        viewer = access.seat(seat)
        language = language_of(lang) if text else None
        if at is None:
            return snapshot(loaded, viewer, language, previews)
        async with tables.reading.turn(loaded.id):
            board = await board_at(tables, loaded, at)
            return old_snapshot(loaded, board, at, viewer, language)

    @post("/moves", status_code=200, responses=REFUSALS)
    async def moves(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Moves],
        key: MaybeKey = None,
    ) -> Moved:
        """Make a move or several. The response comes after they're stored. A repeated request with
        the same key gets the first answer."""
        loaded, access = await self.enter(request, tables, who, table)
        seat = access.own_seat(data.seat)
        limits.take_move(loaded.id, seat)
        dos, key = dos_of(data), key or data.key
        return Moved(await game_moves.submit(tables, loaded, seat, data.after, dos, key=key))

    @post("/why", status_code=200, responses=REFUSALS)
    async def why(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[OneMove],
        lang: FromQuery[str] = "en",
    ) -> Why:
        """Explain why a well-formed move isn't legal now."""
        loaded, access = await tables.enter(table, who)
        error = why(loaded, access.own_seat(data.seat), data.do)
        return why_not(error, language_of(lang), loaded)

    @post("/preview", status_code=200, responses=REFUSALS)
    async def preview(
        self,
        request: ClientRequest,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[OneMove],
        lang: FromQuery[str] = "en",
    ) -> Preview:
        """Show what a move would do."""
        loaded, access = await self.enter(request, tables, who, table)
        return Preview(*preview(loaded, access.own_seat(data.seat), data.do, language_of(lang)))

    @post("/undo", status_code=200, responses=REFUSALS)
    async def undo(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Undoing],
        key: MaybeKey = None,
    ) -> Undone:
        """Undo your own moves, or ask the table to go back further."""
        loaded, access = await tables.enter(table, who)
        seat = access.own_seat(data.seat)
        key = key or data.key
        seq = await game_moves.undo(tables, loaded, seat, data.after, data.to, key)
        if seq is not None or data.to is None:
            return Undone(loaded.seq if seq is None else seq)
        await votes.ask(tables, loaded, "undo", seat, data.to)
        vote = loaded.votes.get("undo")
        return Undone(loaded.seq, vote_info(loaded, vote) if vote else None)

    @post("/undo/vote", status_code=200, responses=REFUSALS)
    async def vote(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Voting]
    ) -> Voted:
        """Vote on a request to go back."""
        loaded, access = await tables.enter(table, who)
        mine = access.own_seats(data.seat)
        carried = await votes.answer(tables, loaded, "undo", mine, data.agree)
        return Voted(carried, [vote_info(loaded, vote) for vote in loaded.votes.values()])

    @get("/log", responses=REFUSALS)
    async def log(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        since: Seq = 0,
        lang: FromQuery[str] = "en",
        text: FromQuery[bool] = True,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
    ) -> list[Entry]:
        """Log entries after a given one, redacted for these credentials."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        language = language_of(lang) if text else None
        seats, upto = access.seats, since + limit
        page = await reports.log_page(tables, loaded, since, upto, seats, language)
        return cast("list[Entry]", page)  # encoded already

    @get("/since", responses=REFUSALS)
    async def since(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        seq: MaybeSeq = None,
        at: MaybeSeq = None,
        seat: MaybeSeat = None,
    ) -> reports.Since:
        """Show what has changed since an entry, or since this seat last looked; until now, or
        until a later entry."""
        loaded, access = await tables.enter(table, who)
        viewer = access.seat(seat)
        seen = loaded.seats[viewer].seen if viewer >= 0 else 0
        async with tables.reading.turn(loaded.id):
            first, last = seen if seq is None else seq, loaded.seq if at is None else at
            return await reports.since(tables, loaded, viewer, first, last)

    @get("/chapters/{number:int}", responses=REFUSALS)
    async def chapter(
        self, tables: TheTables, who: Who, table: FromPath[str], number: FromPath[int]
    ) -> Document:
        """A chapter of the game that has ended, such as a Decade."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        async with tables.reading.turn(loaded.id):
            return await stories.chapter(tables, loaded, number)

    @get("/ending", responses=REFUSALS)
    async def ending(
        self, tables: TheTables, who: Who, table: FromPath[str], seat: MaybeSeat = None
    ) -> Document:
        """The end of a finished game: wealth by phase, records, turning points, tips."""
        loaded, access = await tables.enter(table, who)
        viewer = access.seat(seat)
        async with tables.reading.turn(loaded.id):
            return await stories.ending(tables, loaded, viewer)

    @get("/chart", responses=REFUSALS)
    async def chart(self, tables: TheTables, who: Who, table: FromPath[str]) -> Chart:
        """Every player's worth from the start of the game until now."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        async with tables.reading.turn(loaded.id):
            return await chart(tables, loaded)

    @post("/hint", status_code=200, responses=REFUSALS)
    async def hint(
        self,
        request: ClientRequest,
        tables: TheTables,
        pool: TheBotPool,
        limits: TheRateLimits,
        who: Who,
        table: FromPath[str],
        data: JSONBody[HintWanted],
        lang: FromQuery[str] = "en",
    ) -> advice.Hint:
        """Ask a bot for advice for your seat."""
        loaded, access = await tables.enter(table, who)
        seat = access.own_seat(data.seat)
        limits.take_advice(request.scope)
        return await advice.hint(tables, pool, loaded, seat, data.bot, language_of(lang))

    @get("/why", responses=REFUSALS)
    async def explanation(
        self,
        request: ClientRequest,
        tables: TheTables,
        pool: TheBotPool,
        limits: TheRateLimits,
        who: Who,
        table: FromPath[str],
        seq: Seq,
        lang: FromQuery[str] = "en",
    ) -> advice.Explanation:
        """Explain the move a bot made in a log entry."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        limits.take_advice(request.scope)
        return await advice.explanation(tables, pool, loaded, access, seq, language_of(lang))

    @get("/review", responses=REFUSALS)
    async def review(
        self,
        tables: TheTables,
        reviews: TheReviews,
        who: Who,
        table: FromPath[str],
        lang: FromQuery[str] = "en",
    ) -> ReviewInfo:
        """The review of a finished game, or how far it is."""
        loaded, access = await tables.enter(table, who)
        need_reviewable(loaded, access)
        async with tables.reading.turn(loaded.id):
            return await reviews.info(loaded, language_of(lang))

    @post("/review", status_code=202, responses=REFUSALS)
    async def start_review(
        self,
        request: ClientRequest,
        tables: TheTables,
        reviews: TheReviews,
        limits: TheRateLimits,
        who: Who,
        table: FromPath[str],
    ) -> None:
        """Ask the bots to review a finished game. They do it once."""
        loaded, access = await tables.enter(table, who)
        need_reviewable(loaded, access)
        limits.take_advice(request.scope)
        await reviews.start(loaded)

    @get("/export", media_type="application/x-ndjson", responses=REFUSALS)
    async def export(self, tables: TheTables, who: Who, table: FromPath[str]) -> Response[str]:
        """Download the log as JSON Lines."""
        loaded, access = await tables.enter(table, who)
        async with tables.reading.turn(loaded.id):
            text = await reports.export(tables, loaded, access)
        name = f'attachment; filename="{loaded.record.game}-{loaded.id}.jsonl"'
        return Response(
            text, media_type="application/x-ndjson", headers={"content-disposition": name}
        )
