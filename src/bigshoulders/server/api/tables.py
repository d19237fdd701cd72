"""Doors to tables: make, find, join, start, hand over, talk."""

from __future__ import annotations

from typing import Annotated

import structlog
from litestar import Controller, Request, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bigshoulders.server.accounts.people import Person, hold
from bigshoulders.server.api.dependencies import MaybePerson, MaybeSeat, TheBuckets, TheHouse, Who
from bigshoulders.server.api.problems import REFUSALS
from bigshoulders.server.api.requests import (
    BotWanted,
    Joined,
    Joining,
    Link,
    Notes,
    Saying,
    SeatOnly,
    Starting,
    TableWanted,
    Voted,
    Voting,
)
from bigshoulders.server.documents import ChatLine, NewTable, TableInfo
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.writer import Conflict, StorageFailed
from bigshoulders.server.tables import chat as talk
from bigshoulders.server.tables import new_table, seats, votes
from bigshoulders.server.tables.access import Credential
from bigshoulders.server.tables.catalogue import GameOffer, game_offers
from bigshoulders.server.tables.snapshots import table_info
from bigshoulders.server.tables.tables import House
from bigshoulders.server.tables.votes import vote_info

LOBBY = 100
MINE = 200

log = structlog.get_logger()


async def hold_if_possible(
    house: House, person: Person | None, tokens: list[tuple[str, str | None]]
) -> None:
    """The secrets have been made and must be told, whether or not the account can keep them."""
    try:
        await hold(house, person, tokens)
    except (Refused, StorageFailed, Conflict) as error:
        log.warning("links not kept", error=str(error))


class Tables(Controller):
    """Tables from outside."""

    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False, responses=REFUSALS)
    def games(self) -> list[GameOffer]:
        """List both games with their options, seats and bots."""
        return game_offers()

    @post("/tables", responses=REFUSALS)
    async def create(
        self,
        request: Request[None, None, State],
        house: TheHouse,
        buckets: TheBuckets,
        person: MaybePerson,
        data: JSONBody[TableWanted],
    ) -> NewTable:
        """Create a table. The response holds its secret links, which are never shown again."""
        buckets.take_table(request.scope)
        wish = new_table.Wish(
            game=data.game,
            config=data.config,
            seats=[new_table.SeatWish(seat.kind, seat.name, seat.bot) for seat in data.seats],
            title=data.title,
            public=data.public,
            pace=data.pace,
            entropy=data.entropy,
            daily=data.daily,
        )
        _, told = await new_table.create_table(house, wish)
        mine = [
            ("seat", seat.token)
            for seat, wanted in zip(told.seats, data.seats, strict=True)
            if wanted.kind == "me"
        ]
        await hold_if_possible(house, person, [("owner", told.owner), *mine])
        return told

    @get("/tables", responses=REFUSALS)
    async def lobby(self, house: TheHouse, who: Who) -> list[TableInfo]:
        """List public tables: those waiting for players first, then games in progress."""
        return await self.infos(house, await house.store.lobby(LOBBY), who)

    @get("/me/tables", responses=REFUSALS)
    async def mine(
        self, house: TheHouse, who: Who, awaiting: FromQuery[bool] = False
    ) -> list[TableInfo]:
        """List the tables of the tokens sent and of the account, your turns first or only."""
        hashes = [credential.hash for credential in who]
        found = await house.store.tables_of(hashes, MINE) if hashes else []
        infos = await self.infos(house, found, who)
        asked = [info for info in infos if set(info.you.seats) & set(info.awaited)]
        return asked if awaiting else asked + [info for info in infos if info not in asked]

    async def infos(self, house: House, found: list[str], who: list[Credential]) -> list[TableInfo]:
        return [table_info(*await house.enter(table, who)) for table in found]

    @get("/tables/{table:str}", responses=REFUSALS)
    async def table(self, house: TheHouse, who: Who, table: FromPath[str]) -> TableInfo:
        """One table: its seats, its status and what you may do there."""
        live, access = await house.enter(table, who)
        access.need_look()
        return table_info(live, access)

    @post("/tables/{table:str}/seats/{seat:int}/join", status_code=200, responses=REFUSALS)
    async def join(
        self,
        house: TheHouse,
        who: Who,
        person: MaybePerson,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Joining],
    ) -> Joined:
        """Take an open seat, or the seat you're invited to."""
        live, access = await house.enter(table, who)
        token = await seats.join(house, live, access, seat, data.name, data.entropy)
        if token is None:
            wanted = live.seat(seat).token_hash
            known = [credential.token for credential in who if credential.hash == wanted]
            token = known[0] if known else None
        await hold_if_possible(house, person, [("seat", token)])
        return Joined(seat, token or None)

    @post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
    async def start(
        self, house: TheHouse, who: Who, table: FromPath[str], data: JSONBody[Starting]
    ) -> TableInfo:
        """Start the game now (owner only); bots fill the empty seats."""
        live, access = await house.enter(table, who)
        access.need_owner()
        await seats.start(house, live, data.bot)
        return table_info(live, access)

    @post("/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=REFUSALS)
    async def link(
        self, house: TheHouse, who: Who, table: FromPath[str], seat: FromPath[int]
    ) -> Link:
        """Create a new link for a seat (owner only); the old one stops working."""
        live, access = await house.enter(table, who)
        access.need_owner()
        token = await seats.new_link(house, live, seat)
        return Link(seat, token, f"/t/{table}#{token}")

    @post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSALS)
    async def bot(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[BotWanted],
    ) -> TableInfo:
        """Hand a seat to a bot, or take it back (that seat, or the owner)."""
        live, access = await house.enter(table, who)
        if not access.is_owner:
            access.own_seat(seat)
        await seats.hand_over(house, live, seat, data.bot)
        return table_info(live, access)

    @post("/tables/{table:str}/rematch", responses=REFUSALS)
    async def rematch(
        self, house: TheHouse, who: Who, person: MaybePerson, table: FromPath[str]
    ) -> NewTable:
        """Create a table with the same options and seats; the other players' links open it too."""
        live, access = await house.enter(table, who)
        told = await seats.rematch(house, live, access)
        mine = [("seat", seat.token) for seat in told.seats if seat.seat in access.seats]
        await hold_if_possible(house, person, [("owner", told.owner), *mine])
        return told

    @post("/tables/{table:str}/resign", status_code=200, responses=REFUSALS)
    async def resign(
        self, house: TheHouse, who: Who, table: FromPath[str], data: JSONBody[SeatOnly]
    ) -> TableInfo:
        """Leave the game for good; a bot takes over."""
        live, access = await house.enter(table, who)
        await seats.resign(house, live, access.own_seat(data.seat))
        return table_info(live, access)

    @post("/tables/{table:str}/abandon", status_code=200, responses=REFUSALS)
    async def abandon(
        self, house: TheHouse, who: Who, table: FromPath[str], data: JSONBody[Voting]
    ) -> Voted:
        """Propose to abandon the game, or vote on such a proposal."""
        live, access = await house.enter(table, who)
        mine = [access.own_seat(data.seat)] if data.seat is not None else list(access.seats)
        if not mine:
            access.own_seat(None)
        if "abandon" not in live.votes and data.agree:
            carried = await votes.ask(house, live, "abandon", mine[0])
            if not carried and len(mine) > 1:
                carried = await votes.answer(house, live, "abandon", mine, agree=True)
        else:
            carried = await votes.answer(house, live, "abandon", mine, data.agree)
        return Voted(carried, [vote_info(live, vote) for vote in live.votes.values()])

    @get("/tables/{table:str}/chat", responses=REFUSALS)
    async def chat(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    ) -> list[ChatLine]:
        """The latest chat messages."""
        live, access = await house.enter(table, who)
        access.need_look()
        return await talk.read_chat(house, live, after)

    @post("/tables/{table:str}/chat", responses=REFUSALS)
    async def say(
        self, house: TheHouse, who: Who, table: FromPath[str], data: JSONBody[Saying]
    ) -> ChatLine:
        """Send a chat message to the table."""
        live, access = await house.enter(table, who)
        if not access.seats and not access.is_owner and not access.may_watch:
            access.own_seat(None)
        seat = access.seat(data.seat) if access.seats else access.seat(None)
        return await talk.say(house, live, seat, data.name, data.text)

    @get("/tables/{table:str}/notes", responses=REFUSALS)
    async def notes(
        self, house: TheHouse, who: Who, table: FromPath[str], seat: MaybeSeat = None
    ) -> Notes:
        """The private notes of your seat."""
        live, access = await house.enter(table, who)
        return Notes(await house.store.notes(live.id, access.own_seat(seat)))

    @put("/tables/{table:str}/notes", responses=REFUSALS)
    async def keep_notes(
        self,
        house: TheHouse,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Notes],
        seat: MaybeSeat = None,
    ) -> Notes:
        """Save the private notes of your seat."""
        live, access = await house.enter(table, who)
        await talk.keep_notes(house, live, access.own_seat(seat), data.text)
        return data
