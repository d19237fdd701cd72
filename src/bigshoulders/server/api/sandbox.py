"""The routes of the sandbox: moves tried out from a moment of a game."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import FromPath, FromQuery, JSONBody

from bigshoulders.server.api.dependencies import TheBotPool, TheRateLimits, TheTables, Who
from bigshoulders.server.api.problems import REFUSALS, language_of, why_not
from bigshoulders.server.api.requests import ClientRequest, Preview, Why
from bigshoulders.server.tables import sandbox
from bigshoulders.server.tables.access import Credential
from bigshoulders.server.tables.tables import Tables


class SandboxRoutes(Controller):
    """Lines tried out from a moment of a game; nothing of them is stored."""

    path = "/api/tables/{table:str}/sandbox"
    tags = ("play",)

    async def trial(
        self,
        request: ClientRequest,
        tables: Tables,
        who: list[Credential],
        table: str,
        line: sandbox.SandboxLine,
    ) -> sandbox.Trial:
        """Play a line, and remember the table with the request, for the texts of refusals."""
        loaded, access = await tables.enter(table, who)
        request.state["table"] = loaded
        return await sandbox.trial(tables, loaded, access, line)

    @post("/", status_code=200, responses=REFUSALS)
    async def play_line(
        self,
        request: ClientRequest,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[sandbox.SandboxLine],
        lang: FromQuery[str] = "en",
    ) -> sandbox.Sandbox:
        """Play moves from a moment of a game, for all seats, without touching the game."""
        found = await self.trial(request, tables, who, table, data)
        return found.info(language_of(lang))

    @post("/preview", status_code=200, responses=REFUSALS)
    async def preview(
        self,
        request: ClientRequest,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[sandbox.SandboxMove],
        lang: FromQuery[str] = "en",
    ) -> Preview:
        """Show what a move would do at the end of a line."""
        found = await self.trial(request, tables, who, table, data)
        return Preview(*sandbox.preview(found, data.seat, data.do, language_of(lang)))

    @post("/why", status_code=200, responses=REFUSALS)
    async def why(
        self,
        request: ClientRequest,
        tables: TheTables,
        who: Who,
        table: FromPath[str],
        data: JSONBody[sandbox.SandboxMove],
        lang: FromQuery[str] = "en",
    ) -> Why:
        """Explain why a well-formed move isn't legal at the end of a line."""
        found = await self.trial(request, tables, who, table, data)
        error = sandbox.why(found, data.seat, data.do)
        return why_not(error, language_of(lang), found.table)

    @post("/bot", status_code=200, responses=REFUSALS)
    async def bot(
        self,
        request: ClientRequest,
        tables: TheTables,
        pool: TheBotPool,
        limits: TheRateLimits,
        who: Who,
        table: FromPath[str],
        data: JSONBody[sandbox.SandboxLine],
        lang: FromQuery[str] = "en",
    ) -> sandbox.BotMove:
        """Ask a bot which move it would make at the end of a line."""
        found = await self.trial(request, tables, who, table, data)
        limits.take_advice(request.scope)
        return await sandbox.bot_move(pool, found, language_of(lang))
