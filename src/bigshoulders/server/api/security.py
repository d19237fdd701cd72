"""Routes of an account's security: sessions, the second factor, recovery."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from bigshoulders.server.accounts import people, recovery
from bigshoulders.server.accounts.people import Person
from bigshoulders.server.accounts.second_factor import address_of, new_secret, picture_of
from bigshoulders.server.api.accounts import (
    Me,
    browser_of,
    need_browser,
    need_own_page,
    with_cookie,
)
from bigshoulders.server.api.dependencies import (
    MaybePerson,
    TheNotifier,
    TheRateLimits,
    TheTables,
)
from bigshoulders.server.api.problems import REFUSALS, language_of
from bigshoulders.server.api.requests import ClientRequest
from bigshoulders.server.store.people import passes_of, recovery_codes_of
from bigshoulders.server.store.records import PassRecord
from bigshoulders.server.tables.access import hash_token
from bigshoulders.server.tables.tables import Tables

SHOWN: Final = 16  # letters of a hash that identify a session

Short = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=1000)]


class Session(msgspec.Struct):
    """A browser that is signed in; times are seconds since 1970."""

    id: str
    browser: str
    created: float
    seen: float
    current: bool


class Security(msgspec.Struct):
    """Whether a second factor is on, how many recovery codes are left, and whether this server can
    send one by e-mail."""

    second_factor: bool
    recovery_codes: int
    by_mail: bool


class NewFactor(msgspec.Struct):
    """A secret for an authenticator app: as text, as address and as QR code (a data URI)."""

    secret: str
    address: str
    picture: str


class FactorWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The secret in the app, a code it shows, and the account's password."""

    secret: Short
    code: Short
    password: Secret


class PasswordOnly(msgspec.Struct, forbid_unknown_fields=True):
    """The account's password."""

    password: Secret


class RecoveryCodes(msgspec.Struct):
    """New recovery codes; they are shown only once."""

    codes: list[str]


class Recovering(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code and a new password; with a second factor, also a code of it or a second
    recovery code."""

    name: Short
    code: Short
    password: Secret
    factor: Short = ""


class MailWanted(msgspec.Struct, forbid_unknown_fields=True):
    """The account whose confirmed e-mail address gets a recovery code."""

    name: Short


class Sent(msgspec.Struct):
    """Always true, so that nobody learns which accounts exist."""

    sent: bool


class SecurityRoutes(Controller):
    """Sessions, second factor, recovery."""

    path = "/api"
    tags = ("accounts",)

    @get("/me/sessions", responses=REFUSALS)
    async def sessions(self, tables: TheTables, person: MaybePerson) -> list[Session]:
        """List the browsers signed in to the account."""
        me = need_browser(person)
        return shown(await passes_of(tables.store, me.id, "session", tables.now()), me)

    @delete("/me/sessions", status_code=200, responses=REFUSALS)
    async def end_others(self, tables: TheTables, person: MaybePerson) -> list[Session]:
        """Sign out all other browsers."""
        me = need_browser(person)
        return shown(await people.end_sessions(tables, me, None), me)

    @delete("/me/sessions/{session:str}", status_code=200, responses=REFUSALS)
    async def end_session(
        self, tables: TheTables, person: MaybePerson, session: FromPath[str]
    ) -> list[Session]:
        """Sign out one browser."""
        me = need_browser(person)
        return shown(await people.end_sessions(tables, me, session), me)

    @get("/me/security", responses=REFUSALS)
    async def state(self, tables: TheTables, person: MaybePerson) -> Security:
        """The second factor and recovery codes of the account."""
        return await security_of(tables, need_browser(person))

    @post("/me/second-factor", status_code=200, responses=REFUSALS)
    async def new_factor(self, person: MaybePerson) -> NewFactor:
        """A new secret for an authenticator app. Nothing changes until it is confirmed."""
        secret = new_secret()
        address = address_of(secret, need_browser(person).record.name)
        return NewFactor(secret, address, picture_of(address))

    @put("/me/second-factor", responses=REFUSALS)
    async def set_factor(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        data: JSONBody[FactorWanted],
    ) -> Security:
        """Turn the second factor on; a code shows that the app works."""
        me = need_browser(person)
        limits.take_login(request.scope, me.record.name)
        await people.set_factor(tables, me, data.password, data.secret, data.code)
        return await security_of(tables, me)

    @post("/me/second-factor/end", status_code=200, responses=REFUSALS)
    async def end_factor(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        data: JSONBody[PasswordOnly],
    ) -> Security:
        """Turn the second factor off."""
        me = need_browser(person)
        limits.take_login(request.scope, me.record.name)
        await people.end_factor(tables, me, data.password)
        return await security_of(tables, me)

    @post("/me/recovery-codes", status_code=200, responses=REFUSALS)
    async def new_codes(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        data: JSONBody[PasswordOnly],
    ) -> RecoveryCodes:
        """Create recovery codes; older ones stop working."""
        me = need_browser(person)
        limits.take_login(request.scope, me.record.name)
        return RecoveryCodes(await people.new_recovery_codes(tables, me, data.password))

    @post("/recovery", status_code=200, responses=REFUSALS)
    async def recover(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        data: JSONBody[Recovering],
    ) -> Response[Me]:
        """Set a new password with a recovery code; every other session and token ends."""
        need_own_page(request)
        limits.take_login(request.scope, data.name)
        person = await people.recover(
            tables,
            data.name,
            data.code,
            data.password,
            data.factor,
            browser_of(request),
            before_code=limits.take_code,
        )
        return with_cookie(request, person, 200)

    @post("/recovery/mail", status_code=200, responses=REFUSALS)
    async def mail(
        self,
        request: ClientRequest,
        tables: TheTables,
        notifier: TheNotifier,
        limits: TheRateLimits,
        data: JSONBody[MailWanted],
        lang: FromQuery[str] = "en",
    ) -> Sent:
        """Send a recovery code to the account's confirmed e-mail address, if it has one."""
        need_own_page(request)
        limits.take_mail(request.scope, f"recovery of {data.name.strip()}")
        await recovery.send_code(tables, notifier, data.name, language_of(lang))
        return Sent(True)


async def security_of(tables: Tables, me: Person) -> Security:
    codes = await recovery_codes_of(tables.store, me.id, tables.now())
    left = sum(1 for _, expires in codes if expires is None)
    return Security(me.record.totp is not None, left, bool(tables.settings.smtp))


def shown(found: list[PassRecord], person: Person) -> list[Session]:
    """Sessions, the latest first."""
    mine = hash_token(person.token)
    ordered = sorted(found, key=lambda one: one.seen or one.created, reverse=True)
    return [
        Session(one.hash[:SHOWN], one.label, one.created, one.seen or one.created, one.hash == mine)
        for one in ordered
    ]
