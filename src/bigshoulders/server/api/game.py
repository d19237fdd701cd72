"""Doors to the game itself: frames, moves, undo, the log."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bigshoulders.kernel.json import Json
from bigshoulders.server.api.dependencies import (
    MaybeSeat,
    MaybeSeq,
    Seq,
    TheBuckets,
    TheCrew,
    TheHouse,
    Who,
)
from bigshoulders.server.api.problems import REFUSALS, language_of, problem_of
from bigshoulders.server.api.requests import (
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
from bigshoulders.server.documents import Entry, Frame
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables import advice, reports, votes
from bigshoulders.server.tables import moves as play
from bigshoulders.server.tables.access import Access, Credential
from bigshoulders.server.tables.entries import tell_entry
from bigshoulders.server.tables.history import entries_of, position_at
from bigshoulders.server.tables.snapshots import frame, old_frame, preview, why
from bigshoulders.server.tables.table import Live
from bigshoulders.server.tables.tables import House
from bigshoulders.server.tables.timeline import Chart, chart
from bigshoulders.server.tables.votes import vote_info

MOST_ENTRIES = 1000


def dos_of(data: Moves) -> list[Json]:
    """The moves of a request: one or several, not both."""
    if (data.do is None) == (data.dos is None):
        raise Refused("no_moves", most=play.LARGEST_BATCH)
    return [data.do] if data.do is not None else [*(data.dos or [])]


class Play(Controller):
    """The game as one seat plays it."""

    path = "/api/tables/{table:str}"
    tags = ("play",)

    async def enter(
        self, request: Request[None, None, State], house: House, who: list[Credential], table: str
    ) -> tuple[Live, Access]:
        """The table is remembered with the request, so that a refusal can be said in its words."""
        live, access = await house.enter(table, who)
        request.state["live"] = live
        return live, access

    @get("/state", responses=REFUSALS)
    async def state(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        lang: FromQuery[str] = "en",
        text: FromQuery[bool] = True,
        previews: FromQuery[bool] = True,
        at: MaybeSeq = None,
        seat: MaybeSeat = None,
    ) -> Frame:
        """The table as it is now, or as it was after an earlier entry."""
        live, access = await house.enter(table, who)
        viewer = access.seat(seat)
        language = language_of(lang) if text else None
        if at is None:
            return frame(live, viewer, language, previews)
        return old_frame(live, await position_at(house, live, at), at, viewer, language)

    @post("/moves", status_code=200, responses=REFUSALS)
    async def moves(
        self,
        request: Request[None, None, State],
        house: TheHouse,
        buckets: TheBuckets,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Moves],
    ) -> Moved:
        """Make a move or several. The response comes after they're stored."""
        live, access = await self.enter(request, house, who, table)
        seat = access.own_seat(data.seat)
        buckets.take_move(live.id, seat)
        return Moved(await play.submit_moves(house, live, seat, data.after, dos_of(data)))

    @post("/why", status_code=200, responses=REFUSALS)
    async def why(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        data: JSONBody[OneMove],
        lang: FromQuery[str] = "en",
    ) -> Why:
        """Explain why a well-formed move isn't legal now."""
        live, access = await house.enter(table, who)
        error = why(live, access.own_seat(data.seat), data.do)
        if error is None:
            return Why(legal=True)
        _, problem = problem_of(error, language_of(lang), live)
        return Why(False, problem.code, problem.rule, problem.facts, problem.text)

    @post("/preview", status_code=200, responses=REFUSALS)
    async def preview(
        self,
        request: Request[None, None, State],
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        data: JSONBody[OneMove],
        lang: FromQuery[str] = "en",
    ) -> Preview:
        """Show what a move would do."""
        live, access = await self.enter(request, house, who, table)
        lines, events = preview(live, access.own_seat(data.seat), data.do, language_of(lang))
        return Preview(lines, events)

    @post("/undo", status_code=200, responses=REFUSALS)
    async def undo(
        self, house: TheHouse, who: Who, table: FromPath[str], data: JSONBody[Undoing]
    ) -> Undone:
        """Undo your own moves, or ask the table to go back further."""
        live, access = await house.enter(table, who)
        seat = access.own_seat(data.seat)
        seq = await play.undo(house, live, seat, data.after, data.to)
        if seq is not None or data.to is None:
            return Undone(live.seq)
        await votes.ask(house, live, "undo", seat, data.to)
        vote = live.votes.get("undo")
        return Undone(live.seq, vote_info(live, vote) if vote else None)

    @post("/undo/vote", status_code=200, responses=REFUSALS)
    async def vote(
        self, house: TheHouse, who: Who, table: FromPath[str], data: JSONBody[Voting]
    ) -> Voted:
        """Vote on a request to go back."""
        live, access = await house.enter(table, who)
        mine = [access.own_seat(data.seat)] if data.seat is not None else list(access.seats)
        if not mine:
            access.own_seat(None)
        carried = await votes.answer(house, live, "undo", mine, data.agree)
        return Voted(carried, [vote_info(live, vote) for vote in live.votes.values()])

    @get("/log", responses=REFUSALS)
    async def log(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        since: Seq = 0,
        lang: FromQuery[str] = "en",
        text: FromQuery[bool] = True,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
    ) -> list[Entry]:
        """Log entries after a given one, redacted for these credentials."""
        live, access = await house.enter(table, who)
        access.need_look()
        language = language_of(lang) if text else None
        found = await entries_of(house, live, since, min(live.seq, since + limit))
        return [tell_entry(live, entry, access.seats, language) for entry in found]

    @get("/since", responses=REFUSALS)
    async def since(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        seq: MaybeSeq = None,
        seat: MaybeSeat = None,
    ) -> reports.Since:
        """Show what has changed since an entry, or since this seat last looked."""
        live, access = await house.enter(table, who)
        viewer = access.seat(seat)
        seen = live.seats[viewer].seen if viewer >= 0 else 0
        return await reports.since(house, live, viewer, seen if seq is None else seq)

    @get("/chart", responses=REFUSALS)
    async def chart(self, house: TheHouse, who: Who, table: FromPath[str]) -> Chart:
        """Every player's worth from the start of the game until now."""
        live, access = await house.enter(table, who)
        access.need_look()
        return await chart(house, live)

    @post("/hint", status_code=200, responses=REFUSALS)
    async def hint(
        self,
        request: Request[None, None, State],
        house: TheHouse,
        crew: TheCrew,
        buckets: TheBuckets,
        who: Who,
        table: FromPath[str],
        data: JSONBody[HintWanted],
        lang: FromQuery[str] = "en",
    ) -> advice.Hint:
        """Ask a bot for advice for your seat."""
        live, access = await house.enter(table, who)
        seat = access.own_seat(data.seat)
        buckets.take_advice(request.scope)
        return await advice.hint(house, crew, live, seat, data.bot, language_of(lang))

    @get("/why", responses=REFUSALS)
    async def explanation(
        self,
        request: Request[None, None, State],
        house: TheHouse,
        crew: TheCrew,
        buckets: TheBuckets,
        who: Who,
        table: FromPath[str],
        seq: Seq,
        lang: FromQuery[str] = "en",
    ) -> advice.Explanation:
        """Explain the move a bot made in a log entry."""
        live, access = await house.enter(table, who)
        access.need_look()
        buckets.take_advice(request.scope)
        return await advice.explanation(house, crew, live, access, seq, language_of(lang))

    @get("/export", media_type="application/x-ndjson", responses=REFUSALS)
    async def export(self, house: TheHouse, who: Who, table: FromPath[str]) -> Response[str]:
        """Download the log as JSON Lines."""
        live, access = await house.enter(table, who)
        text = await reports.export(house, live, access)
        name = f'attachment; filename="{live.record.game}-{live.id}.jsonl"'
        return Response(
            text, media_type="application/x-ndjson", headers={"content-disposition": name}
        )
