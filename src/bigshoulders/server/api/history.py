"""Routes of a person's history across games."""

from __future__ import annotations

from litestar import Controller, Response, get

from bigshoulders.server.accounts.history import PersonHistory, as_csv, history
from bigshoulders.server.accounts.people import need
from bigshoulders.server.api.dependencies import PAGE, MaybePerson, Offset, PageSize, TheTables
from bigshoulders.server.api.problems import REFUSALS


class HistoryRoutes(Controller):
    """History across games."""

    path = "/api/me/history"
    tags = ("accounts",)

    @get(responses=REFUSALS)
    async def read(
        self, tables: TheTables, person: MaybePerson, limit: PageSize = PAGE, offset: Offset = 0
    ) -> PersonHistory:
        """Your finished games, latest first, with figures about all of them and your ratings."""
        return await history(tables.store, need(person).id, limit, offset)

    @get("/export.json", responses=REFUSALS)
    async def as_json(self, tables: TheTables, person: MaybePerson) -> Response[PersonHistory]:
        """Download the whole history."""
        found = await history(tables.store, need(person).id, None, 0)
        return Response(found, headers=saved_as("json"))

    @get("/export.csv", media_type="text/csv", responses=REFUSALS)
    async def as_table(self, tables: TheTables, person: MaybePerson) -> Response[str]:
        """Download the games of the history as a table, one line for each."""
        found = await history(tables.store, need(person).id, None, 0)
        return Response(as_csv(found.games), headers=saved_as("csv"), media_type="text/csv")


def saved_as(form: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="bigshoulders-history.{form}"'}
