"""Limits: how often an address may ask and a seat may move, and what every answer carries."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

from bigshoulders.language.messages import messages
from bigshoulders.server.api.requests import Problem, as_json
from bigshoulders.server.errors import CODES, Refused
from bigshoulders.server.metrics import REQUESTS, SECONDS
from bigshoulders.server.settings import Settings

REMEMBERED: Final = 20_000
BURST_SECONDS: Final = 4.0
SLOW_REQUEST: Final = 1.0
LOGIN_RATE: Final = 0.1  # a second, after a few at once
LOGINS_AT_ONCE: Final = 10.0
TABLE_RATE: Final = 1.0  # a second, after some at once
TABLES_AT_ONCE: Final = 100.0
ADVICE_RATE: Final = 0.5  # a second, after some at once: bots think long
ADVICE_AT_ONCE: Final = 20.0
HOUSEHOLD: Final = 64  # bits of an IPv6 address that say whose network it is
MOST_CONNECTIONS: Final = 500  # open at once from one address
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")

# Nothing from elsewhere, no frames, no plug-ins; styles on single elements are allowed.
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
Application = Callable[[Any, Any, Any], Awaitable[None]]


class Bucket:
    """Tokens by key: each fills at a rate up to a burst; who is lately unseen is forgotten."""

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = rate * BURST_SECONDS
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether there is one token more for this key."""
        if not self.rate:
            return True
        now = self.clock()
        level, then = self.levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        self.levels[key] = (level - 1 if level >= 1 else level, now)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return level >= 1


class RateLimits:
    """The limits of a server."""

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
        self.trusts_proxy = settings.trusted_proxy

    def take_move(self, table_id: str, seat: int) -> None:
        if not self.moves.take(f"{table_id}/{seat}"):
            raise Refused("too_many")

    def take_message(self, address: str) -> None:
        """What is sent over a line counts like a request."""
        if not self.requests.take(address):
            raise Refused("too_many")

    def take_table(self, scope: Scope) -> None:
        """A table stays for ever: few are made from one address."""
        if not self.tables.take(self.address(scope)):
            raise Refused("too_many")

    def take_advice(self, scope: Scope) -> None:
        """Bots have moves to make: few questions from one address."""
        if not self.advice.take(self.address(scope)):
            raise Refused("too_many")

    def need_room(self, connections: int) -> None:
        """One address cannot use up all lines of a server."""
        if self.requests.rate and connections >= MOST_CONNECTIONS:
            raise Refused("too_many")

    def take_mail(self, scope: Scope, recipient: str) -> None:
        """Few messages from one address, and few to one recipient, wherever they are asked for."""
        if not self.logins.take(f"from {self.address(scope)}"):
            raise Refused("too_many")
        if not self.names.take(f"to {recipient.strip().casefold()[:100]}"):
            raise Refused("too_many")

    def take_login(self, scope: Scope, name: str) -> None:
        """Passwords cannot be guessed by trying from one address, for one name even less; but
        nobody can shut somebody else out by trying for their name."""
        address = self.address(scope)
        if not self.logins.take(f"from {address}"):
            raise Refused("too_many")
        if not self.names.take(f"{address} as {name.strip().casefold()[:100]}"):
            raise Refused("too_many")

    def address(self, scope: Scope) -> str:
        """Who asks: the address of the connection, or what a trusted proxy says it was."""
        client = scope.get("client")
        address = client[0] if client else ""
        if self.trusts_proxy:
            forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            if (
                forwarded
            ):  # the proxy adds its word at the end; what stands before, anybody may write
                address = forwarded[-1].decode("latin-1").split(",")[-1].strip()
        return network_of(address)


def network_of(address: str) -> str:
    """Of IPv6 the network: who has one has all its addresses."""
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
    """The outermost door: rates, request ids, headers of every answer."""

    def __init__(self, app: Application, limits: RateLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request)
        marks = [*HEADERS, (b"x-request-id", request.encode())]

        began = monotonic()

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *marks]
                count(scope, message["status"], monotonic() - began)
            await send(message)

        if not self.limits.requests.take(self.limits.address(scope)):
            await refuse(scope, send_marked)
            return
        is_line = scope["type"] == "websocket"  # what goes over one is neither marked nor counted
        await self.app(scope, receive, send if is_line else send_marked)


def count(scope: Scope, status: int, seconds: float) -> None:
    """For the metrics; requests that took long are logged, without what they carried."""
    method = str(scope.get("method", ""))
    if method not in METHODS:
        method = "other"
    REQUESTS.labels(method, str(status)).inc()
    SECONDS.labels(method).observe(seconds)
    log.debug("request", method=method, path=scope["path"], status=status, seconds=seconds)
    if seconds > SLOW_REQUEST:
        log.warning("slow request", method=method, path=scope["path"], seconds=round(seconds, 3))


async def refuse(scope: Scope, send: Send) -> None:
    """Too many requests from one address."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1013, "reason": "too_many"})
        return
    body = as_json(Problem("too_many", {}, messages("en").text("error-too_many")))
    await send(
        {
            "type": "http.response.start",
            "status": CODES["too_many"],
            "headers": [(b"content-type", b"application/json"), (b"retry-after", b"1")],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
