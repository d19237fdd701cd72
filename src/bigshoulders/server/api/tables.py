"""Routes of tables: create, find, join, start, bots, chat, notes."""

from __future__ import annotations

from typing import Annotated

import structlog
from litestar import Controller, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from bigshoulders.server.accounts.people import Person, hold
from bigshoulders.server.api.dependencies import (
    PAGE,
    MaybePerson,
    MaybeSeat,
    Offset,
    PageSize,
    TheRateLimits,
    TheTables,
    Who,
)
from bigshoulders.server.api.problems import REFUSALS
from bigshoulders.server.api.requests import (
    Arranging,
    BotWanted,
    ClientRequest,
    Joined,
    Joining,
    Link,
    LogGiven,
    Notes,
    Proposing,
    Renewed,
    Renewing,
    Saying,
    SeatKind,
    SeatOnly,
    Starting,
    TableWanted,
    Voted,
    Voting,
)
from bigshoulders.server.documents import ChatLine, NewTable, TableInfo, Times
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.writer import Conflict, StorageFailed
from bigshoulders.server.tables import arranging, daily, new_table, seats, votes
from bigshoulders.server.tables import chat as talk
from bigshoulders.server.tables.access import Credential, access_to, known_hashes
from bigshoulders.server.tables.catalogue import GameOffer, game_offers
from bigshoulders.server.tables.log_import import import_log
from bigshoulders.server.tables.snapshots import table_info
from bigshoulders.server.tables.tables import Tables
from bigshoulders.server.tables.votes import vote_info

ChatId = Annotated[int, QueryParameter(ge=0, le=2**53)]

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
            assistance=data.assistance,
            absence=data.absence,
            example=data.example,
        )
        _, made = await new_table.create_table(tables, table_request)
        mine = [
            ("seat", seat.token)
            for seat, wanted in zip(made.seats, data.seats, strict=True)
            if wanted.kind == "me"
        ]
        await hold_if_possible(tables, person, [("owner", made.owner), *mine])
        return made

    @post("/tables/import", responses=REFUSALS)
    async def import_game(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        data: JSONBody[LogGiven],
    ) -> NewTable:
        """Create a table from an exported log, once every draw in it is proved fair."""
        limits.take_table(request.scope)
        made = await import_log(tables, data.log)
        await hold_if_possible(tables, person, [("owner", made.owner)])
        return made

    @get("/tables", responses=REFUSALS)
    async def lobby(
        self, tables: TheTables, who: Who, limit: PageSize = PAGE, offset: Offset = 0
    ) -> list[TableInfo]:
        """List public tables: those waiting for players first, then games in progress."""
        return await self.infos(tables, await tables.store.lobby(limit, offset), who)

    @get("/daily/{game:str}/{day:str}", responses=REFUSALS)
    async def daily_boards(
        self, tables: TheTables, who: Who, game: FromPath[str], day: FromPath[str]
    ) -> daily.DailyBoards:
        """The results of a day's game: one board without hints, one with."""
        return await daily.boards(tables, game, day, who)

    @get("/me/tables", responses=REFUSALS)
    async def mine(
        self,
        tables: TheTables,
        who: Who,
        awaiting: FromQuery[bool] = False,
        limit: PageSize = PAGE,
        offset: Offset = 0,
    ) -> list[TableInfo]:
        """List the tables of the tokens sent and of the account, your turns first or only."""
        opened = await tables.store.links([credential.hash for credential in who]) if who else []
        asked = {one.table for one in opened if one.is_asked}
        newest = sorted(opened, key=lambda one: (one.table not in asked, -one.changed, one.table))
        found = [*dict.fromkeys(one.table for one in newest if one.table in asked or not awaiting)]
        return await self.infos(tables, found[offset : offset + limit], who)

    async def infos(
        self, tables: Tables, found: list[str], who: list[Credential]
    ) -> list[TableInfo]:
        """The facts of tables; of all links, each table looks only at its own."""
        mine: dict[str, list[Credential]] = {}
        for credential in who:
            mine.setdefault(credential.hash, []).append(credential)
        infos = []
        for table in await tables.look(found):
            known = known_hashes(table.record, table.seats)
            links = [link for one in known for link in mine.get(one, [])]
            infos.append(table_info(table, access_to(table.record, table.seats, links)))
        return infos

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
            wanted = (loaded.seat(seat).token_hash, loaded.seat(seat).substitute_hash)
            known = [credential.token for credential in who if credential.hash in wanted]
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

    @put("/tables/{table:str}/options", responses=REFUSALS)
    async def options(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Arranging]
    ) -> TableInfo:
        """Change the options before the start (owner); everyone else must join again."""
        loaded, access = await tables.enter(table, who)
        access.need_owner()
        await arranging.change_options(
            tables, loaded, access, data.config, data.pace, data.assistance, data.absence
        )
        return table_info(loaded, access)

    @put("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
    async def seat(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatKind],
    ) -> TableInfo:
        """Give a free seat to a bot, to anyone or to a guest before the start (owner)."""
        loaded, access = await tables.enter(table, who)
        access.need_owner()
        await arranging.change_seat(tables, loaded, seat, data.kind, data.bot)
        return table_info(loaded, access)

    @post("/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=REFUSALS)
    async def link(
        self,
        tables: TheTables,
        who: Who,
        person: MaybePerson,
        table: FromPath[str],
        seat: FromPath[int],
    ) -> Link:
        """Renew the link of your own seat, or invite someone to a free one (owner)."""
        loaded, access = await tables.enter(table, who)
        token = await seats.new_link(tables, loaded, access, seat)
        if seat in access.seats:
            await hold_if_possible(tables, person, [("seat", token)])
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
        """Let a bot play your seat or that of an absent player, or take your seat back."""
        loaded, access = await tables.enter(table, who)
        await seats.hand_over(tables, loaded, access, seat, data.bot)
        return table_info(loaded, access)

    @post("/tables/{table:str}/seats/{seat:int}/vote", status_code=200, responses=REFUSALS)
    async def replace(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[Voting],
    ) -> Voted:
        """Propose that a bot stand in for another player, or vote on it."""
        loaded, access = await tables.enter(table, who)
        mine = access.own_seats(data.seat)
        vote = loaded.votes.get("stand_in")
        if vote is None and data.agree:
            carried = await votes.ask(tables, loaded, "stand_in", mine[0], seat)
        elif vote is not None and vote.to != seat:
            raise Refused("vote_open", kind="stand_in")
        else:
            carried = await votes.answer(tables, loaded, "stand_in", mine, data.agree)
        return Voted(carried, [vote_info(loaded, vote) for vote in loaded.votes.values()])

    @post("/tables/{table:str}/links", status_code=200, responses=REFUSALS)
    async def renew(
        self,
        tables: TheTables,
        who: Who,
        person: MaybePerson,
        table: FromPath[str],
        data: JSONBody[Renewing],
    ) -> Renewed:
        """Renew the owner's link or the spectators' link (owner); the old one stops working."""
        loaded, access = await tables.enter(table, who)
        access.need_owner()
        owner, watch = await seats.renew_links(tables, loaded, data.owner, data.watch)
        await hold_if_possible(tables, person, [("owner", owner)])
        return Renewed(owner, watch)

    @post("/tables/{table:str}/rematch", responses=REFUSALS)
    async def rematch(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        who: Who,
        person: MaybePerson,
        table: FromPath[str],
        same_luck: FromQuery[bool] = False,
    ) -> NewTable:
        """Create a table with the same options and seats; the other players' links open it too.
        With `same_luck`, a player whose opponents were all bots gets the same draws again."""
        loaded, access = await tables.enter(table, who)
        limits.take_table(request.scope)
        made = await seats.rematch(tables, loaded, access, same_luck)
        mine = [("seat", seat.token) for seat in made.seats if seat.seat in access.own]
        await hold_if_possible(tables, person, [("owner", made.owner), *mine])
        return made

    @post("/tables/{table:str}/resign", status_code=200, responses=REFUSALS)
    async def resign(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[SeatOnly]
    ) -> TableInfo:
        """Leave the game for good; a bot takes over."""
        loaded, access = await tables.enter(table, who)
        await seats.resign(tables, loaded, access, access.own_seat(data.seat))
        return table_info(loaded, access)

    @post("/tables/{table:str}/abandon", status_code=200, responses=REFUSALS)
    async def abandon(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Voting]
    ) -> Voted:
        """Propose to abandon the game, or vote on such a proposal."""
        loaded, access = await tables.enter(table, who)
        mine = access.own_seats(data.seat)
        if "abandon" not in loaded.votes and data.agree:
            carried = await votes.propose(tables, loaded, "abandon", mine)
        else:
            carried = await votes.answer(tables, loaded, "abandon", mine, data.agree)
        return Voted(carried, [vote_info(loaded, vote) for vote in loaded.votes.values()])

    @put("/tables/{table:str}/times", responses=REFUSALS)
    async def times(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Proposing]
    ) -> Voted:
        """Propose other clocks and another absence limit for the running game."""
        loaded, access = await tables.enter(table, who)
        wanted = Times(data.pace, data.absence)
        carried = await votes.propose(tables, loaded, "times", access.own_seats(data.seat), wanted)
        return Voted(carried, [vote_info(loaded, vote) for vote in loaded.votes.values()])

    @post("/tables/{table:str}/times/vote", status_code=200, responses=REFUSALS)
    async def vote_times(
        self, tables: TheTables, who: Who, table: FromPath[str], data: JSONBody[Voting]
    ) -> Voted:
        """Vote on the proposed times. Once all players agree, all clocks restart with them."""
        loaded, access = await tables.enter(table, who)
        mine = access.own_seats(data.seat)
        carried = await votes.answer(tables, loaded, "times", mine, data.agree)
        return Voted(carried, [vote_info(loaded, vote) for vote in loaded.votes.values()])

    @get("/tables/{table:str}/chat", responses=REFUSALS)
    async def chat(
        self,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        after: ChatId = 0,
        before: ChatId = 2**53,
        limit: Annotated[int, QueryParameter(ge=1, le=talk.LINES)] = talk.LINES,
    ) -> list[ChatLine]:
        """The latest chat messages between two ids, in order."""
        loaded, access = await tables.enter(table, who)
        access.need_look()
        return await talk.read_chat(tables, loaded, after, before, limit)

    @post("/tables/{table:str}/chat", responses=REFUSALS)
    async def say(
        self,
        tables: TheTables,
        who: Who,
        person: MaybePerson,
        table: FromPath[str],
        data: JSONBody[Saying],
    ) -> ChatLine:
        """Send a chat message to the table."""
        loaded, access = await tables.enter(table, who)
        if not access.seats and not access.is_owner and not access.may_watch:
            access.own_seat(None)
        seat = access.seat(data.seat) if access.seats else access.seat(None)
        me = person.id if person else None
        return await talk.say(tables, loaded, seat, data.name, data.text, me)

    @get("/tables/{table:str}/notes", responses=REFUSALS)
    async def notes(
        self, tables: TheTables, who: Who, table: FromPath[str], seat: MaybeSeat = None
    ) -> Notes:
        """The private notes of your seat."""
        loaded, access = await tables.enter(table, who)
        return Notes(await tables.store.notes(loaded.id, talk.notes_of(access, seat)))

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
        await talk.keep_notes(tables, loaded, talk.notes_of(access, seat), data.text)
        return data
