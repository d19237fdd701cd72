"""The live connection of a client to a table, resumed from any entry.

One task reads, another sends. The sender pulls entries from the log, starting after the client's
last one, so nothing is lost or repeated on a slow connection. All pending documents go out as one
message, one per line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.accounts.people import Person, credentials_of, person_of, signed_in
from bigshoulders.server.api.accounts import COOKIE
from bigshoulders.server.api.dependencies import TheRateLimits, TheTables
from bigshoulders.server.api.game import dos_of
from bigshoulders.server.api.limits import RateLimits
from bigshoulders.server.api.problems import language_of, problem_of
from bigshoulders.server.api.requests import Moves
from bigshoulders.server.documents import Document
from bigshoulders.server.errors import Refused
from bigshoulders.server.metrics import SOCKETS
from bigshoulders.server.shares import Meter
from bigshoulders.server.store.records import EntryRecord, SeatRecord, TableRecord
from bigshoulders.server.tables.access import Access, Credential, access_to
from bigshoulders.server.tables.entries import encode_entry
from bigshoulders.server.tables.history import entries_of
from bigshoulders.server.tables.moves import submit
from bigshoulders.server.tables.reports import mark_seen
from bigshoulders.server.tables.snapshots import encode_snapshot
from bigshoulders.server.tables.table import Table, Watcher
from bigshoulders.server.tables.tables import Tables

HELLO_SECONDS: Final = 10.0
CLOSE_REFUSED: Final = 4400
CLOSE_NOT_YOURS: Final = 4403
CLOSE_TOO_MANY: Final = 1013
CLOSES: Final = {
    "not_yours": CLOSE_NOT_YOURS,
    "invitation_used": CLOSE_NOT_YOURS,
    "unauthorized": CLOSE_NOT_YOURS,
    "no_such_table": 4404,
    "too_many": CLOSE_TOO_MANY,
}
PASS_SECONDS: Final = 30.0  # between two checks of an account's pass
MOST_ANSWERS: Final = 1000
AT_ONCE: Final = 200  # entries read from the database at once

log = structlog.get_logger()
Socket = WebSocket[None, None, State]


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The client's credentials, its last entry, and which texts and views it wants."""

    auth: str = ""
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    lang: str = "en"
    text: bool = True
    view: bool = True


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A message of a client."""

    hello: Hello | None = None
    move: Moves | None = None
    id: int | str | None = None
    ping: int | None = None
    lang: str | None = None
    seen: Annotated[int, msgspec.Meta(ge=0)] | None = None


SAID: Final = msgspec.json.Decoder(Said)


@websocket("/api/tables/{table:str}/live")
async def table_socket(
    socket: Socket, tables: TheTables, limits: TheRateLimits, table: FromPath[str]
) -> None:
    """Connect a client to one table, for all its seats."""
    await socket.accept()
    try:
        with limits.connection(socket.scope):
            await serve(socket, tables, limits, table)
    except Refused as refused:
        await refuse(socket, refused)


async def serve(socket: Socket, tables: Tables, limits: RateLimits, table: str) -> None:
    """Read the client's hello, then serve the connection until it ends."""
    try:
        hello = await read_hello(socket)
        caller = Caller(tables, hello.auth, await calling_person(socket, tables, hello.auth))
        loaded = await tables.get(table)
        access = await caller.look(loaded)
        access.need_look()
        loaded = await tables.get(table)  # it may have left memory meanwhile
    except (WebSocketDisconnect, TimeoutError):
        return
    connection = Connection(socket, tables, limits, loaded, caller, access, hello)
    socket.scope["headers"] = []  # frees memory: a connection may be open for days
    SOCKETS.inc()
    try:
        await connection.run()
    except Exception as error:
        log.error("connection failed", table=table, exc_info=error)
        raise
    finally:
        SOCKETS.dec()


async def calling_person(socket: Socket, tables: Tables, auth: str) -> Person | None:
    """The signed-in person; a cookie counts only if our own page opened the connection."""
    origin = urlsplit(socket.headers.get("origin", "")).netloc
    is_ours = bool(origin) and origin == socket.headers.get("host", "")
    cookie = socket.cookies.get(COOKIE) if is_ours else None
    return await signed_in(tables, auth, cookie, None, is_safe=True)


async def read_hello(socket: Socket) -> Hello:
    """Read the first message, the client's hello."""
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_SECONDS)
        hello = SAID.decode(text).hello
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("bad_request", fault=str(error)) from error
    if hello is None:
        raise Refused("bad_request", fault="hello")
    return hello


async def refuse(socket: Socket, refused: Refused, language: str = "en") -> None:
    """Send the reason, then close."""
    _, problem = problem_of(refused, language)
    message = {"type": "error", **msgspec.to_builtins(problem)}
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
    await socket.close(code=CLOSES.get(refused.code, CLOSE_REFUSED), reason=refused.code)


class Caller:
    """The person behind a connection, and what their credentials allow, checked again and again."""

    def __init__(self, tables: Tables, auth: str, person: Person | None) -> None:
        self.tables = tables
        self.auth = auth
        self.person = person
        self.credentials: list[Credential] | None = None
        self.judged: tuple[TableRecord | None, list[SeatRecord] | None] = (None, None)

    async def look(self, table: Table) -> Access:
        """The rights of the credentials at a table now."""
        if self.credentials is None:
            self.credentials = await credentials_of(self.tables, self.auth, self.person)
        return access_to(table.record, table.seats, self.credentials)

    def settle(self, table: Table) -> None:
        """Remember that the present table was checked."""
        self.judged = (table.record, table.seats)

    def is_settled(self, table: Table) -> bool:
        """Whether no link of the table can have changed since the last check."""
        return self.judged[0] is table.record and self.judged[1] is table.seats

    async def check_pass(self) -> None:
        """Refuse an expired pass; the account's links are read again."""
        if self.person is not None:
            if await person_of(self.tables, self.person.token, self.person.kind) is None:
                raise Refused("unauthorized")
            self.credentials, self.judged = None, (None, None)


class Connection:
    """A client's connection to one table."""

    def __init__(
        self,
        socket: Socket,
        tables: Tables,
        limits: RateLimits,
        table: Table,
        caller: Caller,
        access: Access,
        hello: Hello,
    ) -> None:
        self.socket = socket
        self.address = limits.address(socket.scope)
        self.caller = caller
        self.tables = tables
        self.limits = limits
        self.table = table
        self.access = access
        self.wants_text = hello.text
        self.wants_view = hello.view
        self.language = language_of(hello.lang)
        since = table.seq if hello.since is None else hello.since
        self.sent = min(since, table.seq)
        self.shown: tuple[int, str, str] | None = None  # of the last snapshot sent
        self.outbox: list[bytes] = []
        person = caller.person.id if caller.person else None
        self.watcher = Watcher(access.seats, person, bool(access.invited))

    async def run(self) -> None:
        """Serve the connection until one side closes it."""
        sending = asyncio.create_task(self.send_all())
        try:
            await self.tables.add_watcher(self.table, self.watcher)
            self.watcher.wake.set()
            await self.read_all()
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await self.tables.remove_watcher(self.table, self.watcher)

    async def check(self, with_pass: bool) -> None:
        """Refused if a link or pass of this connection has stopped working."""
        if self.table.is_gone:
            raise Refused("no_such_table", table=self.table.id)
        if with_pass:
            await self.caller.check_pass()
        if self.caller.is_settled(self.table):
            return
        access = await self.caller.look(self.table)
        lost = [seat for seat in self.access.seats if seat not in access.seats]
        if lost:
            access.shut_out(lost[0])
        access.need_look()
        self.access, self.watcher.seats = access, access.seats
        self.watcher.is_invited = bool(access.invited)
        self.caller.settle(self.table)

    # --- sending -------------------------------------------------------------------------------

    async def send_all(self) -> None:
        try:
            while True:
                await self.wait()
                if self.table.seq - self.sent > AT_ONCE:
                    await self.metered(self.put_entries())
                await self.put_entries()
                self.put_messages()
                self.put_snapshots()
                await self.send()
        except Refused as refused:
            await refuse(self.socket, refused, self.language)
        except (
            WebSocketDisconnect,
            RuntimeError,
            OSError,
        ):  # the client disconnected
            return
        except Exception as error:
            log.error("connection failed", table=self.table.id, error=repr(error), exc_info=error)
            await self.socket.close(code=1011)

    async def wait(self) -> None:
        """Wait until there is something to send, then check the credentials."""
        is_late = False
        if self.caller.person is None:
            await self.watcher.wake.wait()
        else:
            try:
                async with asyncio.timeout(PASS_SECONDS):
                    await self.watcher.wake.wait()
            except TimeoutError:
                is_late = True
        self.watcher.wake.clear()
        needs_recheck, self.watcher.needs_recheck = self.watcher.needs_recheck, False
        await self.check(with_pass=is_late or needs_recheck)

    async def send(self) -> None:
        """Send the outbox as one message: the cost hardly depends on its length."""
        if self.outbox:
            text = b"\n".join(self.outbox).decode()
            self.outbox.clear()
            await self.socket.send_data(text, mode="text")

    async def put_entries(self) -> None:
        """Queue all entries after the last one sent, in order."""
        self.sent = min(self.sent, self.table.seq)  # a restored backup may end earlier
        while self.sent < self.table.seq:
            await self.send()
            upto = min(self.table.seq, self.sent + AT_ONCE)
            found = await entries_of(self.tables, self.table, self.sent, upto)
            self.outbox += await self.tables.reading.each(self.table.id, self.encode, found)
            self.sent = found[-1].seq if found else upto

    def encode(self, entry: EntryRecord) -> bytes:
        language = self.language if self.wants_text else None
        return encode_entry(self.table, entry, self.access.seats, language)

    def put_messages(self) -> None:
        """Queue answers, and messages outside the log."""
        watcher = self.watcher
        for message in (*watcher.answers, *watcher.messages):
            self.outbox.append(msgspec.json.encode(message))
        watcher.answers.clear()
        watcher.messages.clear()

    def put_snapshots(self) -> None:
        """Queue a snapshot for each seat, once after a burst of entries."""
        now = (self.table.seq, self.table.status, self.language)
        if not self.table.has_begun or now == self.shown or self.sent < self.table.seq:
            return
        self.shown = now
        language = self.language if self.wants_text else None
        for seat in self.access.seats or (NOBODY,):
            self.outbox.append(encode_snapshot(self.table, seat, language, self.wants_view))

    # --- reading -------------------------------------------------------------------------------

    async def read_all(self) -> None:
        while True:
            text = await self.socket.receive_data(mode="text")
            if len(self.watcher.answers) > MOST_ANSWERS:  # the client sends but doesn't read
                await self.socket.close(code=CLOSE_TOO_MANY)
                return
            try:
                self.limits.take_message(self.address, self.watcher.person)
                said = SAID.decode(text)
            except Refused as refused:
                self.answer_error(refused, None)
                continue
            except (msgspec.MsgspecError, RecursionError) as error:
                self.answer_error(Refused("bad_request", fault=str(error)), None)
                continue
            await self.metered(self.obey(said))

    async def metered(self, work: Awaitable[None]) -> None:
        """Do something for the client and count its processor time."""
        meter = Meter()
        try:
            await meter.run(work)
        finally:
            self.limits.charge(self.address, self.watcher.person, meter.seconds)

    async def obey(self, said: Said) -> None:
        if said.ping is not None:
            self.answer({"type": "pong", "ping": said.ping})
        if said.lang is not None:
            self.language = language_of(said.lang)
            self.watcher.wake.set()
        if said.seen is not None:
            for seat in self.access.seats:
                await mark_seen(self.tables, self.table, seat, said.seen)
        if said.move is not None:
            await self.move(said.move, said.id)

    async def move(self, moves: Moves, number: int | str | None) -> None:
        try:
            await self.check(with_pass=True)
        except Refused:
            self.watcher.needs_recheck = True  # the sending task reports it and closes
            self.watcher.wake.set()
            return
        try:
            seat = self.access.own_seat(moves.seat)
            self.limits.take_move(self.table.id, seat)
            dos = dos_of(moves)
            seq = await submit(self.tables, self.table, seat, moves.after, dos, key=moves.key)
            self.answer({"type": "ack", "id": number, "seq": seq})
        except GameError as error:
            self.answer_error(error, number)

    def answer_error(self, error: GameError, number: int | str | None) -> None:
        _, problem = problem_of(error, self.language, self.table)
        self.answer({"type": "error", "id": number, **msgspec.to_builtins(problem)})

    def answer(self, message: Document) -> None:
        self.watcher.answers.append(message)
        self.watcher.wake.set()
