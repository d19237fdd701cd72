"""Routes of notification channels of a person, a seat or a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from bigshoulders.server.accounts.notifications import Channel, Notifier
from bigshoulders.server.accounts.people import need
from bigshoulders.server.api.dependencies import (
    MaybePerson,
    MaybeSeat,
    TheNotifier,
    TheRateLimits,
    TheTables,
    Who,
)
from bigshoulders.server.api.limits import RateLimits
from bigshoulders.server.api.problems import REFUSALS, language_of
from bigshoulders.server.api.requests import ClientRequest
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.seating import owner_of_seat

Address = Annotated[str, msgspec.Meta(max_length=500)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Addresses for notifications; absent ones stay, an empty one is removed."""

    webhook: Address | None = None
    email: Address | None = None
    on: bool = True


class Carriers(msgspec.Struct):
    """List the ways this server can notify players."""

    webhook: bool
    email: bool


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The code sent to an e-mail address."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class NotificationRoutes(Controller):
    """Notification channels."""

    path = "/api"
    tags = ("messages",)

    @get("/channels", sync_to_thread=False, responses=REFUSALS)
    def carriers(self, tables: TheTables) -> Carriers:
        """List the ways this server can notify players."""
        return Carriers(webhook=True, email=bool(tables.settings.smtp))

    @get("/me/channels", responses=REFUSALS)
    async def mine(self, notifier: TheNotifier, person: MaybePerson) -> list[Channel]:
        """How the account is notified of turns at all its tables."""
        return await notifier.channels(f"person/{need(person).id}")

    @put("/me/channels", responses=REFUSALS)
    async def set_mine(
        self,
        request: ClientRequest,
        limits: TheRateLimits,
        notifier: TheNotifier,
        person: MaybePerson,
        data: JSONBody[Wanted],
        lang: FromQuery[str] = "en",
    ) -> list[Channel]:
        """Turn notifications by webhook or e-mail on or off."""
        owner = f"person/{need(person).id}"
        take_mail(limits, request, data)
        return await change(notifier, owner, data, lang)

    @post("/me/channels/confirm", status_code=200, responses=REFUSALS)
    async def confirm_mine(
        self, notifier: TheNotifier, person: MaybePerson, data: JSONBody[Code]
    ) -> list[Channel]:
        """Confirm an e-mail address with the code sent to it."""
        owner = f"person/{need(person).id}"
        await notifier.confirm_mail(owner, data.code)
        return await notifier.channels(owner)

    @get("/tables/{table:str}/channels", responses=REFUSALS)
    async def of_table(
        self,
        tables: TheTables,
        notifier: TheNotifier,
        who: Who,
        table: FromPath[str],
        seat: MaybeSeat = None,
    ) -> list[Channel]:
        """How your seat is notified, or for an owner without a seat, how the table is."""
        _, access = await tables.enter(table, who)
        return await notifier.channels(owner_at(table, access, seat))

    @put("/tables/{table:str}/channels", responses=REFUSALS)
    async def set_of_table(
        self,
        request: ClientRequest,
        limits: TheRateLimits,
        tables: TheTables,
        notifier: TheNotifier,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Wanted],
        seat: MaybeSeat = None,
        lang: FromQuery[str] = "en",
    ) -> list[Channel]:
        """Set notifications for your seat's turns or, as owner, for every turn at the table."""
        _, access = await tables.enter(table, who)
        owner = owner_at(table, access, seat)
        take_mail(limits, request, data)
        return await change(notifier, owner, data, lang)

    @post("/tables/{table:str}/channels/confirm", status_code=200, responses=REFUSALS)
    async def confirm_of_table(
        self,
        tables: TheTables,
        notifier: TheNotifier,
        who: Who,
        table: FromPath[str],
        data: JSONBody[Code],
        seat: MaybeSeat = None,
    ) -> list[Channel]:
        """Confirm an e-mail address with the code sent to it."""
        _, access = await tables.enter(table, who)
        owner = owner_at(table, access, seat)
        await notifier.confirm_mail(owner, data.code)
        return await notifier.channels(owner)


def owner_at(table: str, access: Access, seat: int | None) -> str:
    """The owner of a channel: a seat, or the table for its owner."""
    if access.is_owner and seat is None and not access.seats:
        return f"table/{table}"
    mine = access.own_seat(seat)
    return owner_of_seat(table, mine, mine in access.substitute)


def take_mail(limits: RateLimits, request: ClientRequest, wanted: Wanted) -> None:
    """Limit e-mails with codes, because the address may be somebody else's."""
    if wanted.email:
        limits.take_mail(request.scope, wanted.email)


async def change(notifier: Notifier, owner: str, wanted: Wanted, lang: str) -> list[Channel]:
    language = language_of(lang)
    if wanted.webhook is not None:
        await notifier.set_webhook(owner, wanted.webhook, wanted.on, language)
    if wanted.email is not None:
        await notifier.set_mail(owner, wanted.email, wanted.on, language)
    return await notifier.channels(owner)
