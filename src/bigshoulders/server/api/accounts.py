"""Routes of accounts: sign-up, sign-in, stored links, tokens for programs, the turn feed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, suppress
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent

from bigshoulders.server.accounts import people
from bigshoulders.server.accounts.people import SESSION_SECONDS, Person, need
from bigshoulders.server.admin import delete_account, export_person
from bigshoulders.server.api.dependencies import MaybePerson, TheRateLimits, TheTables, Who
from bigshoulders.server.api.problems import REFUSALS
from bigshoulders.server.api.requests import ClientRequest
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.people import links_of, tokens_of
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import hash_token, read_credentials
from bigshoulders.server.tables.tables import TurnFeed

COOKIE: Final = "bigshoulders"
PING_SECONDS: Final = 20.0
MOST_TOKENS: Final = 50  # of one account
# Signs in a user-agent header, the telling ones first: most browsers name others too.
AGENTS: Final = (
    (
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("Firefox", "Firefox"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
    ),
    (
        ("Windows", "Windows"),
        ("Android", "Android"),
        ("iPhone", "iOS"),
        ("iPad", "iPadOS"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ),
)


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class SignIn(Login):
    """A name and a password; with a second factor also its code, or a recovery code."""

    code: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The present and the new password."""

    old: Annotated[str, msgspec.Meta(max_length=1000)]
    new: Annotated[str, msgspec.Meta(max_length=1000)]


class Me(msgspec.Struct):
    """The signed-in person. Requests that change something send `csrf` as x-csrf-token."""

    name: str
    csrf: str


class Kept(msgspec.Struct):
    """The number of links the account holds."""

    links: int


class TokenWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A label for a new token."""

    label: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Token(msgspec.Struct, omit_defaults=True):
    """A token for a program; the secret is shown only once, when it is created."""

    id: str
    label: str
    created: float
    token: str | None = None


class AccountRoutes(Controller):
    """Accounts."""

    path = "/api"
    tags = ("accounts",)

    @post("/people", responses=REFUSALS)
    async def sign_up(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        data: JSONBody[Login],
    ) -> Response[Me]:
        """Create an account. Playing doesn't need one."""
        need_own_page(request)
        limits.take_login(request.scope, data.name)
        label = browser_of(request)
        person = await people.sign_up(tables, data.name, data.password, label)
        return with_cookie(request, person, 201)

    @post("/session", status_code=200, responses=REFUSALS)
    async def sign_in(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        data: JSONBody[SignIn],
    ) -> Response[Me]:
        """Sign in. With a second factor, the answer is `second_factor` until its code is sent."""
        need_own_page(request)
        limits.take_login(request.scope, data.name)
        person = await people.sign_in(
            tables,
            data.name,
            data.password,
            data.code,
            browser_of(request),
            before_code=limits.take_code,
        )
        return with_cookie(request, person, 200)

    @delete("/session", status_code=200, responses=REFUSALS)
    async def sign_out(self, tables: TheTables, person: MaybePerson) -> Response[Kept]:
        """Sign out and end this session."""
        await people.sign_out(tables, need(person))
        gone = Response(Kept(0), status_code=200)
        gone.delete_cookie(COOKIE)
        return gone

    @get("/me", responses=REFUSALS)
    async def me(self, tables: TheTables, person: MaybePerson) -> Me:
        """The signed-in account."""
        found = need(person)
        await people.note_seen(tables, found)
        return Me(found.record.name, found.csrf)

    @put("/me/password", responses=REFUSALS)
    async def password(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        data: JSONBody[NewPassword],
    ) -> Response[Me]:
        """Change the password; every session and token ends except a new session here."""
        me = need_browser(person)
        limits.take_login(request.scope, me.record.name)
        label = browser_of(request)
        changed = await people.change_password(tables, me, data.old, data.new, label)
        return with_cookie(request, changed, 200)

    @delete("/me", status_code=200, responses=REFUSALS)
    async def leave(self, tables: TheTables, person: MaybePerson) -> Kept:
        """Delete the account with its chat messages and notes at every table."""
        return Kept(await delete_account(tables, need_browser(person).record))

    @get("/me/export", responses=REFUSALS)
    async def export(self, tables: TheTables, person: MaybePerson) -> Document:
        """Everything stored about the account, except secrets."""
        return await export_person(tables, need_browser(person).record)

    @post("/me/links", status_code=200, responses=REFUSALS)
    async def keep(self, request: ClientRequest, tables: TheTables, person: MaybePerson) -> Kept:
        """Store the links from the Authorization header in the account."""
        me = need(person)
        sent = read_credentials(request.headers.get("authorization", ""))
        await people.hold(tables, me, [(link.scheme, link.token) for link in sent])
        return Kept(len(await links_of(tables.store, me.id)))

    @get("/me/tokens", responses=REFUSALS)
    async def tokens(self, tables: TheTables, person: MaybePerson) -> list[Token]:
        """List the account's tokens for programs."""
        found = await tokens_of(tables.store, need_browser(person).id)
        return [Token(one.hash[:16], one.label, one.created) for one in found]

    @post("/me/tokens", responses=REFUSALS)
    async def new_token(
        self, tables: TheTables, person: MaybePerson, data: JSONBody[TokenWanted]
    ) -> Token:
        """Create a token for a program that plays for you; it sends `Authorization: Bearer`."""
        me = need_browser(person)
        if len(await tokens_of(tables.store, me.id)) >= MOST_TOKENS:
            raise Refused("too_large", most=MOST_TOKENS)
        made = await people.new_pass(tables, me.record, "token", data.label)
        row = next(
            one
            for one in await tokens_of(tables.store, me.id)
            if one.hash == hash_token(made.token)
        )
        return Token(row.hash[:16], row.label, row.created, made.token)

    @delete("/me/tokens/{token:str}", status_code=200, responses=REFUSALS)
    async def end_token(
        self, tables: TheTables, person: MaybePerson, token: FromPath[str]
    ) -> list[Token]:
        """Revoke a token."""
        found = await tokens_of(tables.store, need_browser(person).id)
        ended = [one for one in found if one.hash[:16] == token]
        if not ended:
            raise Refused("no_such_token")
        await tables.store.write(Write().add("end_pass", its_hash=ended[0].hash))
        tables.recheck(need_browser(person).id)
        return [Token(one.hash[:16], one.label, one.created) for one in found if one not in ended]

    @get("/me/events", media_type="text/event-stream", responses=REFUSALS)
    async def events(
        self,
        request: ClientRequest,
        tables: TheTables,
        limits: TheRateLimits,
        person: MaybePerson,
        who: Who,
    ) -> ServerSentEvent:
        """Stream your turns as they come: which table is waiting for which seat."""
        me = need(person)
        hashes = {credential.hash for credential in who if credential.scheme == "seat"}
        limits.need_room(request.scope)
        counted = limits.connection(request.scope)
        return ServerSentEvent(follow(tables, me, TurnFeed(me.id, hashes), counted))


async def follow(
    tables: TheTables, person: Person, feed: TurnFeed, counted: AbstractContextManager[None]
) -> AsyncIterator[dict[str, str]]:
    """Turns as they come, and regular pings, while the pass is valid."""
    with counted:
        tables.turn_feeds.add(feed)
        try:
            async for event in turns(tables, person, feed):
                yield event
        finally:
            tables.turn_feeds.discard(feed)


async def turns(tables: TheTables, person: Person, feed: TurnFeed) -> AsyncIterator[dict[str, str]]:
    """Pending turns, then later ones and pings."""
    hashes = [*feed.hashes]
    opened = await tables.store.links(hashes) if hashes else []
    for table_id in {one.table for one in opened if one.is_asked}:
        feed.look(await tables.get(table_id))
    while True:
        turn = None
        with suppress(TimeoutError):
            turn = await asyncio.wait_for(feed.turns.get(), PING_SECONDS)
        if await people.person_of(tables, person.token, person.kind) is None:
            return
        if turn is None:
            yield {"event": "ping", "data": "{}"}
        else:
            yield {"event": "turn", "data": msgspec.json.encode(turn).decode()}


def need_own_page(request: ClientRequest) -> None:
    """Refuse anything but JSON: forms of other sites can't send it."""
    if request.content_type[0] != "application/json":
        raise Refused("bad_request", fault="content-type: application/json")


def browser_of(request: ClientRequest) -> str:
    """The browser and system of a request, such as "Firefox, Linux", for the list of sessions."""
    agent = request.headers.get("user-agent", "")
    found = [next((name for sign, name in signs if sign in agent), "") for signs in AGENTS]
    return ", ".join(name for name in found if name)


def need_browser(person: Person | None) -> Person:
    """Refuse programs: they may play, but not change the account."""
    found = need(person)
    if found.kind != "session":
        raise Refused("sign_in")
    return found


def with_cookie(request: ClientRequest, person: Person, status: int) -> Response[Me]:
    """The response with a session cookie that scripts can't read and other sites can't send."""
    is_secure = "https" in (request.url.scheme, request.headers.get("x-forwarded-proto", ""))
    cookie = Cookie(
        COOKIE,
        value=person.token,
        httponly=True,
        samesite="lax",
        secure=is_secure,
        max_age=SESSION_SECONDS,
    )
    me = Me(person.record.name, person.csrf)
    return Response(me, status_code=status, cookies=[cookie])
