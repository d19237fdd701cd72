"""Rate limits by address and seat, and the headers of every response."""

from __future__ import annotations

import secrets
from asyncio import sleep
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bigshoulders.language.messages import messages
from bigshoulders.server.api.connections import Connections
from bigshoulders.server.api.requests import Problem, as_json
from bigshoulders.server.errors import CODES, Refused
from bigshoulders.server.metrics import REQUESTS, SECONDS
from bigshoulders.server.settings import Settings
from bigshoulders.server.shares import ADDRESS, Budget, Meter
from bigshoulders.server.store.names import key_of

REMEMBERED: Final = 20_000
LONGEST_KEY: Final = 100  # characters of a name or an e-mail address
BURST_SECONDS: Final = 4.0
SLOW_REQUEST: Final = 1.0
LOGIN_RATE: Final = 0.1  # per second, after a burst
LOGINS_AT_ONCE: Final = 10.0
WORK_RATE: Final = 0.25  # seconds of the event loop's processor per second
WORK_AT_ONCE: Final = 4.0  # seconds
TABLE_RATE: Final = 1.0  # per second, after a burst
TABLES_AT_ONCE: Final = 100.0
ADVICE_RATE: Final = 0.5  # per second, after a burst: bots take long
ADVICE_AT_ONCE: Final = 20.0
REFUSAL_SECONDS: Final = 0.25  # before an address that asks too much gets its answer
MOST_PAUSING: Final = 300  # of one address; more are refused at once
HOUSEHOLD: Final = 64  # bits of an IPv6 address that identify a network
ACCOUNT: Final = "account"  # in the state of a request: the id of the signed-in person
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")

# No external sources, frames or plug-ins; inline styles of elements are allowed.
CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

log = structlog.get_logger()


class Bucket:
    """A token bucket per key, refilled at a rate up to a burst; old keys are dropped."""

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = rate * BURST_SECONDS
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; whether there was one."""
        if not self.rate:
            return True
        now = self.clock()
        level, then = self.levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        self.levels[key] = (level - 1 if level >= 1 else level, now)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return level >= 1

    def need(self, key: str) -> None:
        """Take a token; Refused with the seconds until there is one."""
        if not self.take(key):
            level, _ = self.levels[key]
            raise too_many((1 - level) / self.rate)


class RateLimits:
    """The rate limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Bucket(settings.rate)
        self.moves = Bucket(settings.move_rate)
        self.logins = Bucket(LOGIN_RATE if settings.rate else 0.0)
        self.logins.burst = LOGINS_AT_ONCE
        self.names = Bucket(LOGIN_RATE / 2 if settings.rate else 0.0)
        self.names.burst = LOGINS_AT_ONCE / 2
        self.tables = Bucket(TABLE_RATE if settings.rate else 0.0)
        self.tables.burst = TABLES_AT_ONCE
        self.advice = Bucket(ADVICE_RATE if settings.rate else 0.0)
        self.advice.burst = ADVICE_AT_ONCE
        self.work = Budget(WORK_RATE if settings.rate else 0.0, WORK_AT_ONCE)
        self.trusts_proxy = settings.trusted_proxy
        # Behind a proxy every connection comes from it; there only the lasting ones are limited.
        self.connections = Connections(0 if settings.trusted_proxy else settings.connections)
        self.lasting = Connections(settings.connections)

    def take_account(self, person: str) -> None:
        """Limit requests per account, however many addresses they come from."""
        key = account_key(person)
        self.need_work(key)
        self.requests.need(key)

    def need_work(self, key: str) -> None:
        """Refuse an address or account that has used up its processor time."""
        if self.work.is_spent(key):
            raise too_many(self.work.wait(key))

    def charge(self, address: str, person: str | None, seconds: float) -> None:
        """Count the processor time of a request for its address and its account."""
        if self.work.rate:
            self.work.charge(address, seconds)
            if person is not None:
                self.work.charge(account_key(person), seconds)

    def take_move(self, table_id: str, seat: int) -> None:
        self.moves.need(f"{table_id}/{seat}")

    def take_message(self, address: str, person: str | None) -> None:
        """Count a WebSocket message like a request."""
        self.need_work(address)
        self.requests.need(address)
        if person is not None:
            self.take_account(person)

    def take_table(self, scope: Scope) -> None:
        """Limit new tables per address and per account, because tables are stored."""
        self.take_of_both(self.tables, scope)

    def take_advice(self, scope: Scope) -> None:
        """Limit requests for advice per address and per account: bots also have to play."""
        self.take_of_both(self.advice, scope)

    def take_of_both(self, bucket: Bucket, scope: Scope) -> None:
        """Take a token from the address and one from the account, if the request is signed in."""
        person = scope["state"].get(ACCOUNT)
        for key in [self.address(scope)] + ([account_key(person)] if person else []):
            bucket.need(key)

    def need_room(self, scope: Scope) -> None:
        """Limit lasting connections per address: live ones and streams of turns."""
        if self.lasting.is_full(self.address(scope)):
            raise Refused("too_many")

    @contextmanager
    def connection(self, scope: Scope) -> Iterator[None]:
        """Count a lasting connection; Refused if its address has too many."""
        self.need_room(scope)
        address = self.address(scope)
        self.lasting.add(address)
        try:
            yield
        finally:
            self.lasting.remove(address)

    def take_mail(self, scope: Scope, recipient: str) -> None:
        """Limit e-mail per address and per recipient."""
        self.logins.need(f"from {self.address(scope)}")
        self.names.need(f"to {key_of(recipient)[:LONGEST_KEY]}")

    def take_login(self, scope: Scope, name: str) -> None:
        """Limit sign-in attempts per address, and more strictly per address and name. There is no
        limit per name alone, so nobody can lock somebody else out."""
        address = self.address(scope)
        self.logins.need(f"from {address}")
        self.names.need(f"{address} as {key_of(name)[:LONGEST_KEY]}")

    def take_code(self, person: str) -> None:
        """Limit codes of a second factor per account, from all addresses together. Codes are only
        checked after a correct password or recovery code."""
        self.names.need(f"code of {person}")

    def address(self, scope: Scope) -> str:
        """The client's network: from the connection, or from a trusted proxy's header."""
        client = scope.get("client")
        address = client[0] if client else ""
        if self.trusts_proxy:
            forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            if forwarded:  # the proxy appends; anything before may be forged
                address = forwarded[-1].decode("latin-1").split(",")[-1].strip()
        return network_of(address)


def too_many(seconds: float) -> Refused:
    """The refusal of a request that may come again after some seconds."""
    return Refused("too_many", seconds=max(1, ceil(seconds)))


def account_key(person: str) -> str:
    """The key of an account, which no address has."""
    return f"account {person}"


def network_of(address: str) -> str:
    """The address, or for IPv6 its network, because a client controls a whole network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), HOUSEHOLD), strict=False))


class Guard:
    """The outermost layer: rate limits, request ids, and headers of every response."""

    def __init__(self, app: ASGIApp, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits
        self.pausing = Connections(MOST_PAUSING)  # refused, with the answer still to come

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request)
        began = monotonic()
        has_begun = False

        async def send_marked(message: Message) -> None:
            nonlocal has_begun
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                has_begun = True
                message["headers"] = [*message.get("headers", []), *marks(request)]
                count(scope, message["status"], monotonic() - began)
            await send(message)

        address = self.limits.address(scope)
        ADDRESS.set(address)
        if self.limits.work.is_spent(address) or not self.limits.requests.take(address):
            await self.pause(address)
            await refuse(scope, send_marked, "too_many", self.limits.work.wait(address))
            return
        # Messages over a socket get no headers and aren't counted here.
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        meter = Meter()
        try:
            if is_socket:
                await self.app(scope, receive, send)
            else:
                await meter.run(self.app(scope, receive, send_marked))
        except Exception as error:  # even the handlers of errors may fail
            log.error("internal error", path=scope["path"], exc_info=error)
            if is_socket or has_begun:
                raise
            await refuse(scope, send_marked, "internal")
        finally:
            self.limits.charge(address, scope["state"].get(ACCOUNT), meter.seconds)

    async def pause(self, address: str) -> None:
        """Let a refused client wait. A flood of refusals would take the processor from others."""
        if not self.pausing.is_full(address):
            self.pausing.add(address)
            try:
                await sleep(REFUSAL_SECONDS)
            finally:
                self.pausing.remove(address)


def marks(request: str) -> list[tuple[bytes, bytes]]:
    """The headers of every response: its request's id, and what browsers must not do with it."""
    return [*HEADERS, (b"x-request-id", request.encode())]


def count(scope: Scope, status: int, seconds: float) -> None:
    """Count a request for the metrics; slow ones are logged, without their content."""
    method = str(scope.get("method", ""))
    if method not in METHODS:
        method = "other"
    REQUESTS.labels(method, str(status)).inc()
    SECONDS.labels(method).observe(seconds)
    log.debug("request", method=method, path=scope["path"], status=status, seconds=seconds)
    if seconds > SLOW_REQUEST:
        log.warning("slow request", method=method, path=scope["path"], seconds=round(seconds, 3))


async def refuse(scope: Scope, send: Send, code: str, seconds: float = 0.0) -> None:
    """Refuse a request outside the application; after some seconds it may come again."""
    body = as_json(Problem(code, {}, messages("en").text(f"error-{code}")))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if code == "too_many":
        headers.append((b"retry-after", str(max(1, ceil(seconds))).encode()))
    status = CODES[code]
    if scope["type"] == ScopeType.WEBSOCKET:  # in place of the upgrade
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
        return
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
