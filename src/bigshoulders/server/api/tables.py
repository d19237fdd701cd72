"""Routes of tables: create, find, join, start, bots, chat, notes."""

from __future__ import annotations

from typing import Annotated

import structlog
from litestar import Controller, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bigshoulders.server.accounts.people import Person, hold
from bigshoulders.server.api.dependencies import (
    MaybePerson,
    MaybeSeat,
    TheRateLimits,
    TheTables,
    Who,
)
from bigshoulders.server.api.problems import REFUSALS
from bigshoulders.server.api.requests import (
    BotWanted,
    ClientRequest,
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
from bigshoulders.server.tables.tables import Tables
from bigshoulders.server.tables.votes import vote_info

LOBBY = 100
MINE = 200

log = structlog.get_logger()


async def hold_if_possible(
    tables: Tables, person: Person | None, tokens: list[tuple[str, str | None]]
) -> None:
    """Store links with the account; a failure must not hide the new secrets from the client."""
    try:
        await hold(tables, person, tokens)
    except (Refused, StorageFailed, Conflict) as error:
        log.warning("links not kept", error=str(error))


class TableRoutes(Controller):
    """Tables, seats, chat and notes."""

    path = "/api"
    tags = ("tables",)

    @get("/games", sync_to_thread=False, responses=REFUSALS)
    def games(self) -> list[GameOffer]:
        """List both games with their options, seats and bots."""
        return game_offers()

    @post("/tables", responses=REFUSALS)
    async def create(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        data: JSONBody[TableWanted],
    ) -> NewTable:
        """Create a table. The response holds its secret links, which are never shown again."""
        limits.take_table(request.scope)
        table_request = new_table.TableRequest(
            game=data.game,
            config=data.config,
            seats=[new_table.SeatRequest(seat.kind, seat.name, seat.bot) for seat in data.seats],
            title=data.title,
            public=data.public,
            pace=data.pace,
            entropy=data.entropy,
            daily=data.daily,
        )
        _, made = await new_table.create_table(tables, table_request)
        mine = [
            ("seat", seat.token)
            for seat, wanted in zip(made.seats, data.seats, strict=True)
            if wanted.kind == "me"
        ]
        await hold_if_possible(tables, person, [("owner", made.owner), *mine])
        return made

    @get("/tables", responses=REFUSALS)
    async def lobby(self, tables: TheTables, who: Who) -> list[TableInfo]:
        """List public tables: those waiting for players first, then games in progress."""
        return await self.infos(tables, await tables.store.lobby(LOBBY), who)

    @get("/me/tables", responses=REFUSALS)
    async def mine(
        self, tables: TheTables, who: Who, awaiting: FromQuery[bool] = False
    ) -> list[TableInfo]:
        """List the tables of the tokens sent and of the account, your turns first or only."""
        hashes = [credential.hash for credential in who]
        found = await tables.store.tables_of(hashes, MINE) if hashes else []
        infos = await self.infos(tables, found, who)
        asked = [info for info in infos if set(info.you.seats) & set(info.awaited)]
        return asked if awaiting else asked + [info for info in infos if info not in asked]

    async def infos(
        self, tables: Tables, found: list[str], who: list[Credential]
    ) -> list[TableInfo]:
        return [table_info(*await tables.enter(table, who)) for table in found]

    @get("/tables/{table:str}", responses=REFUSALS)
    async def table(self, tables: TheTables, who: Who, table: FromPath[str]) -> TableInfo:
        """One table: its seats, its status and what you may do there."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        return table_info(loaded, access)

    @post("/tables/{table:str}/seats/{seat:int}/join", status_code=200, responses=REFUSALS)
    async def join(
        self,
        tables: TheTables,
        who: Who,
        person: MaybePerson,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Joining],
    ) -> Joined:
        """Take an open seat, or the seat you're invited to."""
        loaded, access = await tables.enter(table, who)
        token = await seats.join(tables, loaded, access, seat, data.name, data.entropy)
        if token is None:
            wanted = loaded.seat(seat).token_hash
            known = [credential.token for credential in who if credential.hash == wanted]
            token = known[0] if known else None
        await hold_if_possible(tables, person, [("seat", token)])
        return Joined(seat, token or None)

    @post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
    async def start(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Starting]
    ) -> TableInfo:
        """Start the game now (owner only); bots fill the empty seats."""
        loaded, access = await tables.enter(table, who)
        access.need_owner()
        await seats.start(tables, loaded, data.bot)
        return table_info(loaded, access)

    @post("/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=REFUSALS)
    async def link(
        self, tables: TheTables, who: Who, table: FromPath[str], seat: FromPath[int]
    ) -> Link:
        """Create a new link for a seat (owner only); the old one stops working."""
        loaded, access = await tables.enter(table, who)
        access.need_owner()
        token = await seats.new_link(tables, loaded, seat)
        return Link(seat, token, f"/t/{table}#{token}")

    @post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSALS)
    async def bot(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[BotWanted],
    ) -> TableInfo:
        """Let a bot play a seat, or take it back (that seat, or the owner)."""
        loaded, access = await tables.enter(table, who)
        if not access.is_owner:
            access.own_seat(seat)
        await seats.hand_over(tables, loaded, seat, data.bot)
        return table_info(loaded, access)

    @post("/tables/{table:str}/rematch", responses=REFUSALS)
    async def rematch(
        self, tables: TheTables, who: Who, person: MaybePerson, table: FromPath[str]
    ) -> NewTable:
        """Create a table with the same options and seats; the other players' links open it too."""
        loaded, access = await tables.enter(table, who)
        made = await seats.rematch(tables, loaded, access)
        mine = [("seat", seat.token) for seat in made.seats if seat.seat in access.seats]
        await hold_if_possible(tables, person, [("owner", made.owner), *mine])
        return made

    @post("/tables/{table:str}/resign", status_code=200, responses=REFUSALS)
    async def resign(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[SeatOnly]
    ) -> TableInfo:
        """Leave the game for good; a bot takes over."""
        loaded, access = await tables.enter(table, who)
        await seats.resign(tables, loaded, access.own_seat(data.seat))
        return table_info(loaded, access)

    @post("/tables/{table:str}/abandon", status_code=200, responses=REFUSALS)
    async def abandon(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Voting]
    ) -> Voted:
        """Propose to abandon the game, or vote on such a proposal."""
        loaded, access = await tables.enter(table, who)
        mine = [access.own_seat(data.seat)] if data.seat is not None else list(access.seats)
        if not mine:
            access.own_seat(None)
        if "abandon" not in loaded.votes and data.agree:
            carried = await votes.ask(tables, loaded, "abandon", mine[0])
            if not carried and len(mine) > 1:
                carried = await votes.answer(tables, loaded, "abandon", mine, agree=True)
        else:
            carried = await votes.answer(tables, loaded, "abandon", mine, data.agree)
        return Voted(carried, [vote_info(loaded, vote) for vote in loaded.votes.values()])

    @get("/tables/{table:str}/chat", responses=REFUSALS)
    async def chat(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    ) -> list[ChatLine]:
        """The latest chat messages."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        return await talk.read_chat(tables, loaded, after)

    @post("/tables/{table:str}/chat", responses=REFUSALS)
    async def say(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Saying]
    ) -> ChatLine:
        """Send a chat message to the table."""
        loaded, access = await tables.enter(table, who)
        if not access.seats and not access.is_owner and not access.may_watch:
            access.own_seat(None)
        seat = access.seat(data.seat) if access.seats else access.seat(None)
        return await talk.say(tables, loaded, seat, data.name, data.text)

    @get("/tables/{table:str}/notes", responses=REFUSALS)
    async def notes(
        self, tables: TheTables, who: Who, table: FromPath[str], seat: MaybeSeat = None
    ) -> Notes:
        """The private notes of your seat."""
        loaded, access = await tables.enter(table, who)
        return Notes(await tables.store.notes(loaded.id, access.own_seat(seat)))

    @put("/tables/{table:str}/notes", responses=REFUSALS)
    async def keep_notes(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Notes],
        seat: MaybeSeat = None,
    ) -> Notes:
        """Save the private notes of your seat."""
        loaded, access = await tables.enter(table, who)
        await talk.keep_notes(tables, loaded, access.own_seat(seat), data.text)
        return data
