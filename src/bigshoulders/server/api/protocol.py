"""How clients are connected: uvicorn's protocols with the time-outs and limits they lack.

uvicorn closes a connection that stays idle after an answer, and a WebSocket whose client doesn't
answer pings. These protocols also close a connection whose client stays silent, sends half a
request, or doesn't read its answer.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from http import HTTPStatus
from typing import Any, Final

import h11
import structlog
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from bigshoulders.server.api.limits import RateLimits, marks, network_of
from bigshoulders.server.api.problems import problem_of
from bigshoulders.server.api.requests import as_json
from bigshoulders.server.errors import Refused

HEAD_SECONDS: Final = 10.0  # for the headers of a request, from the connection or the last answer
BODY_SECONDS: Final = 30.0  # for its body
READ_SECONDS: Final = 60.0  # for the client to read what was sent
LARGEST_MESSAGE: Final = 64 * 1024
SWITCHING: Final = HTTPStatus.SWITCHING_PROTOCOLS
LIVE: Final = re.compile(r"/api/tables/[^/]+/live")  # only these addresses accept a WebSocket

log = structlog.get_logger()


def uvicorn_options() -> dict[str, Any]:  # keywords of its Config
    """How uvicorn runs the server, in production and in tests."""
    return {
        "http": HttpConnection,
        "ws": LiveConnection,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "server_header": False,
        "proxy_headers": False,
    }


class Timer:
    """Closes a connection unless it is stopped in time."""

    def __init__(self) -> None:
        self.stage: object = None
        self.handle: asyncio.TimerHandle | None = None

    def start(self, stage: object, seconds: float, transport: asyncio.Transport) -> None:
        """Start a stage with its own time; the same stage keeps its time."""
        if stage != self.stage:
            self.stop()
            self.stage = stage
            loop = asyncio.get_running_loop()
            self.handle = loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
        self.stage = self.handle = None


class HttpConnection(H11Protocol):
    """A client's connection, until it becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits_of(config)
        self.address = ""
        self.is_upgraded = False
        self.sending, self.reading = Timer(), Timer()  # of the client

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "")
        self.limits.connections.add(self.address)
        if not self.limits.connections.has_room(self.address, file_number(transport)):
            transport.write(refusal(Refused("too_many"), b"retry-after: 10"))
            transport.close()
            return
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.expect()

    def expect(self) -> None:
        """Give the client its time for what it has to send next."""
        state = self.conn.their_state
        if self.is_upgraded or self.transport.is_closing():
            self.sending.stop()
        elif state is h11.IDLE:
            self.sending.start(state, HEAD_SECONDS, self.transport)
        elif state is h11.SEND_BODY:
            self.sending.start(state, BODY_SECONDS, self.transport)
        else:
            self.sending.stop()

    def send_400_response(self, msg: str) -> None:
        """Refuse what isn't HTTP, unless an answer has begun."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(refusal(Refused("bad_request", fault=msg)))
        self.transport.close()

    def _should_upgrade(self) -> bool:
        """Whether this opens a WebSocket; any other request is answered as plain HTTP."""
        is_live = LIVE.fullmatch(self.scope["path"]) is not None
        return is_live and super()._should_upgrade() and self.is_handshake()

    def is_handshake(self) -> bool:
        """Whether the WebSocket library will accept this request. It would answer any other in its
        own words, without our headers, or not at all."""
        method, path = self.scope["method"].encode(), self.scope["raw_path"]
        first = b"%s %s?%s HTTP/1.1" % (method, path, self.scope["query_string"])
        judge = ServerProtocol()
        judge.receive_data(b"\r\n".join([first, *map(b": ".join, self.headers), b"", b""]))
        requests = [one for one in judge.events_received() if isinstance(one, Request)]
        return bool(requests) and judge.accept(requests[0]).status_code == SWITCHING

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_upgraded = True
        super().handle_websocket_upgrade(event)
        self.leave()

    def leave(self) -> None:
        self.sending.stop()
        self.reading.stop()
        self.limits.connections.remove(self.address)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.start("read", READ_SECONDS, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.stop()


class LiveConnection(WebSocketsSansIOProtocol):
    """A WebSocket. Its pings end it if the client stays silent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limits = limits_of(self.config)
        self.address = network_of(self.client[0] if self.client else "")
        self.limits.connections.add(self.address)
        self.reading = Timer()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused: nothing is left for uvicorn to complain about

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.reading.stop()
        self.limits.connections.remove(self.address)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.start("read", READ_SECONDS, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.stop()


def limits_of(config: Config) -> RateLimits:
    """The limits of the server that uvicorn runs."""
    found: RateLimits = config.loaded_app.limits
    return found


def file_number(transport: asyncio.Transport) -> int:
    socket = transport.get_extra_info("socket")
    return int(socket.fileno()) if socket is not None else 0


def refusal(refused: Refused, *headers: bytes) -> bytes:
    """A problem document as the last answer on a connection, outside the application."""
    status, problem = problem_of(refused, "en")
    body, request = as_json(problem), secrets.token_hex(8)
    log.info("connection refused", request=request, code=refused.code)
    head = [
        b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()),
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"connection: close",
        *headers,
        *(name + b": " + value for name, value in marks(request)),
    ]
    return b"\r\n".join([*head, b"", body])
