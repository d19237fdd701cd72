"""A request with any content gets a problem document, and nothing in it can forge a log line."""

from __future__ import annotations

import io
import json
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest
import structlog

from bigshoulders.server.logs import configure_logs
from bigshoulders.server.settings import Settings
from servers import PATIENCE, MakeTable, Running

pytestmark = pytest.mark.any_database

MANY = b"9" * 5000  # digits: more than Python converts
LONG = b"a" * 30_000
LONGER = b"a" * 300_000  # more than is ever read
KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = (b"connection: upgrade", b"upgrade: websocket", b"sec-websocket-version: 13")
FORGED = "2026-11-16T14:00:00.000000Z [error    ] forged"

GETS = {
    "a long path": b"/api/tables/" + LONG,
    "a path longer than is read": b"/" + LONGER,
    "a query longer than is read": b"/api/tables?x=" + LONGER,
    "a path with invisible characters": b"/api/tables/%00%0a%1b%5b2J",
    "a large number": b"TABLE/state?at=" + MANY,
    "another large number": b"TABLE/chat?after=" + MANY,
    "no boolean": b"TABLE/state?text=%00",
    "no language": b"TABLE/state?lang=%FF%00&at=-1",
    "an unknown rule": b"/api/rules/" + LONG,
    "an unknown book": b"/api/rules/books/..%2f..%2f" + LONG,
    "an unknown language": b"/locales/" + b"%0a" * 50,
    "an unknown page of the description": b"/schema/%ff",
    "a live address over plain HTTP": b"TABLE/live",
}
POSTS = {
    "a large seat": (b"TABLE/seats/" + MANY + b"/join", b"{}"),
    "a large entry": (b"TABLE/moves", b'{"after": ' + MANY + b', "do": {"do": "pass"}}'),
    "a large argument": (b"TABLE/moves", b'{"after": 0, "do": {"do": "pass", "n": ' + MANY + b"}}"),
    "an infinite argument": (b"TABLE/moves", b'{"after": 0, "do": {"do": "pass", "n": 1e999}}'),
    "half a character": (b"TABLE/chat", b'{"text": "\\ud800"}'),
    "half a character in a move": (b"TABLE/moves", b'{"after": 0, "do": {"\\ud800": "\\udfff"}}'),
    "bytes that are not text": (b"TABLE/chat", b'{"text": "\xff"}'),
    "a long move": (b"TABLE/moves", b'{"after": 0, "do": {"do": "' + LONG + b'"}}'),
    "a long option": (
        b"/api/tables",
        b'{"game": "chicago", "config": {"' + LONG + b'\\n": 1}, "seats": []}',
    ),
    "a long game": (b"/api/tables", b'{"game": "' + LONG + b'", "config": {}, "seats": []}'),
    "a large option": (
        b"/api/tables",
        b'{"game": "chicago", "config": {"players": ' + MANY + b'}, "seats": []}',
    ),
    "a strange name": (b"/api/people", b'{"name": "\\u202eab\\n", "password": "correct horse"}'),
    "a body larger than is read": (b"TABLE/chat", b'{"text": "' + LONGER + b'"}'),
}
BYTES = {
    "not HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n",
    "no such method": b"G\x01T / HTTP/1.1\r\nhost: x\r\n\r\n",
    "an unknown method": b"G" * 3000 + b" /api/games HTTP/1.1\r\nhost: x\r\n\r\n",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "no length": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: abc\r\n\r\n",
    "an unknown coding": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: y\r\n\r\n",
    "a bad chunk": b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"transfer-encoding: chunked\r\n\r\nzz\r\n",
}
HANDSHAKES = {  # of a WebSocket
    "no key": (b"TABLE/live", [*UPGRADE]),
    "a short key": (b"TABLE/live", [*UPGRADE, b"sec-websocket-key: short"]),
    "a key that is not text": (b"TABLE/live", [*UPGRADE, b"sec-websocket-key: \xff\xfe"]),
    "two keys": (b"TABLE/live", [*UPGRADE, KEY, KEY]),
    "another version": (b"TABLE/live", [*UPGRADE[:2], KEY, b"sec-websocket-version: 8"]),
    "a long header": (b"TABLE/live", [*UPGRADE, KEY, b"cookie: a=" + LONG]),
    "a long query": (b"TABLE/live?x=" + LONG, [*UPGRADE, KEY]),
    "many headers": (b"TABLE/live", [*UPGRADE, KEY, *(b"x-%d: 1" % n for n in range(200))]),
    "a coded body": (b"TABLE/live", [*UPGRADE, KEY, b"transfer-encoding: chunked"]),
    "no table's address": (b"/api/nowhere/live", [*UPGRADE, KEY]),
}
HEADERS = {
    "a long credential": [b"authorization: Seat " + LONG],
    "a credential that is not text": [b"authorization: Seat \xff\xfe, Bearer \x80"],
    "a cookie that is not text": [b"cookie: bigshoulders=\xff; ;;=;"],
    "half a handshake": [*UPGRADE],
    "a handshake at the wrong address": [*UPGRADE, KEY],
}


@pytest.fixture
def requests(make: MakeTable) -> dict[str, bytes]:
    """All requests by name, as bytes."""
    table = make("me", "me")
    path, seat = table.path().encode(), b"authorization: Seat " + table.tokens[0].encode()

    def written(method: bytes, target: bytes, headers: list[bytes], body: bytes = b"") -> bytes:
        length = b"content-length: %d" % len(body)
        lines = [method + b" " + target.replace(b"TABLE", path) + b" HTTP/1.1", b"host: x", length]
        return b"\r\n".join([*lines, *headers, b"", body])

    found = {name: written(b"GET", target, [seat]) for name, target in GETS.items()}
    for name, (target, body) in POSTS.items():
        found[name] = written(b"POST", target, [seat, b"content-type: application/json"], body)
    for name, headers in HEADERS.items():
        found[name] = written(b"GET", b"/api/me", headers)
    for name, (target, headers) in HANDSHAKES.items():
        found[f"a handshake with {name}"] = written(b"GET", target, headers)
    return found | BYTES


def answer(server: Running, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """The status, headers and body of the answer to some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        with suppress(OSError):  # the server has seen enough
            line.sendall(request)
        reply = line.makefile("rb")
        status = int(reply.readline().split()[1])
        headers = {}
        while (row := reply.readline().strip()) != b"":
            name, _, value = row.decode().partition(": ")
            headers[name.lower()] = value
        if headers.get("transfer-encoding") == "chunked":
            body = b"".join(chunks(reply))
        else:
            body = reply.read(int(headers["content-length"]))
        return status, headers, body


def chunks(reply: io.BufferedReader) -> Iterator[bytes]:
    while size := int(reply.readline(), 16):
        yield reply.read(size)
        reply.readline()


def test_any_request_gets_a_problem_document(server: Running, requests: dict[str, bytes]) -> None:
    for name, request in requests.items():
        status, headers, body = answer(server, request)
        assert 400 <= status < 500, (name, status, body)
        problem = json.loads(body)
        assert problem["code"], name
        assert problem["text"], name
        assert len(problem["text"]) < 1000, name
        assert len(headers["x-request-id"]) == 16, name
        assert headers["content-security-policy"].startswith("default-src 'self'"), name
        assert headers["x-content-type-options"] == "nosniff", name
    with server.client() as client:
        assert client.get("/healthz").is_success


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_value_can_start_a_log_line_or_move_the_cursor(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, root = io.StringIO(), logging.getLogger()
    monkeypatch.setattr(sys, "stderr", out)
    monkeypatch.setattr(root, "handlers", root.handlers)  # put back afterwards
    try:
        configure_logs(Settings(log_format=form))
        log, library = structlog.get_logger(), logging.getLogger("a.library")
        for break_ in ("\n", "\r", "\x85", "\u2028", "\x1b[2J", "\u202e", "\x00"):
            log.warning("slow request", path=f"/a{break_}{FORGED}")
            try:
                raise ValueError(f"{break_}{FORGED}")
            except ValueError as error:
                log.error("internal error", exc_info=error)
                library.error("no answer to %s", f"/a{break_}{FORGED}", exc_info=error)
        log.warning("slow request", path="/" + "a" * 100_000)
    finally:
        structlog.reset_defaults()
    text = out.getvalue()
    assert "forged" in text
    assert "no answer to" in text
    assert not any(line.startswith(FORGED) for line in text.splitlines())
    assert all(c.isprintable() or c == "\n" for c in text)
    assert len(text) < 50_000
