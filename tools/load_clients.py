"""Clients for the load test: tables with four connections each, as cheap as possible."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import struct
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

SEATS = 4
TEXT, PING, PONG = 1, 9, 10  # kinds of WebSocket frames
MASK = b"\0\0\0\0"


class Choice(msgspec.Struct):
    do: msgspec.Raw


class Told(msgspec.Struct):
    """The part of a message that a program reads; everything else is skipped."""

    type: str
    seq: int = -1
    seat: int | None = None
    status: str = ""
    choices: list[Choice] = []


TOLD = msgspec.json.Decoder(Told)


class Connection(asyncio.Protocol):
    """A WebSocket that does as little work as possible, so that it doesn't slow down what it
    measures."""

    transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_closed = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(cls, port: int, path: str, hear: Callable[[bytes], None]) -> Connection:
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        line.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        line.transport.write("\r\n".join([*lines, "", ""]).encode())
        await asyncio.wait_for(line.is_open, 120)
        return line

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_closed.done():
            self.is_closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.buffer = rest
            self.is_open.set_result(None)
        at = 0
        while (frame := self.frame(at)) is not None:
            opcode, start, at = frame
            if opcode == TEXT:
                self.hear(bytes(memoryview(self.buffer)[start:at]))
            elif opcode == PING:
                self.send(bytes(self.buffer[start:at]), PONG)
        if at:
            del self.buffer[:at]

    def frame(self, at: int) -> tuple[int, int, int] | None:
        """The next frame, if it is complete: its opcode, its start and its end."""
        buffer = self.buffer
        if len(buffer) < at + 2:
            return None
        size, start = buffer[at + 1], at + 2
        if size >= 126:
            start += 2 if size == 126 else 8
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[at + 2 : start], "big")
        return (buffer[at] & 15, start, start + size) if len(buffer) >= start + size else None

    def send(self, data: bytes, opcode: int = TEXT) -> None:
        """Send a frame. Clients must mask it; masking with zeros costs nothing."""
        size = len(data)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else b""
        self.transport.write((head or struct.pack(">BBH", 128 | opcode, 254, size)) + MASK + data)

    async def close(self) -> None:
        self.transport.close()
        await self.is_closed


class Table:
    """A table with one connection for each of its four seats."""

    def __init__(self, made: dict[str, Any], port: int) -> None:
        self.id: str = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.port = port
        self.lines: list[Connection] = []
        self.ready: tuple[int, int, bytes] | None = None  # seat, after, do
        self.sent_at = 0.0
        self.seen = 0  # how many of the four have seen the current entry
        self.pending = 0
        self.latencies: list[float] = []
        self.acks = 0
        self.eager = False
        self.over = False
        self.next: Iterator[Table] = iter(())  # tables that take over after this game

    async def open(self, is_program: bool) -> None:
        """Open four connections: like pages, with views and texts, or like programs, without."""
        wants = {"since": 0, "text": not is_program, "view": not is_program}
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.id}/live"
            line = await Connection.to(self.port, path, partial(self.hear, seat))
            line.send(msgspec.json.encode({"hello": {"auth": f"Seat {token}", **wants}}))
            self.lines.append(line)

    def hear(self, seat: int, text: bytes) -> None:
        for told in TOLD.decode_lines(text):
            self.take(seat, told)

    def take(self, seat: int, told: Told) -> None:
        if told.type == "snapshot":
            self.over = told.status == "finished"
            if told.choices:
                self.ready = (seat, told.seq, bytes(random.choice(told.choices).do))
            if told.seq == self.pending:
                self.shown()
            if self.eager:
                self.go_on()
        elif told.type == "ack":
            self.acks += 1

    def go_on(self) -> None:
        """Make the next move as soon as possible; a finished game hands over to a new one."""
        if not self.over:
            self.move()
        elif not self.pending:
            self.eager = False
            for table in self.next:
                table.start(self.next)
                return

    def start(self, following: Iterator[Table]) -> None:
        self.eager, self.next = True, following
        self.move()

    def shown(self) -> None:
        """One more screen shows the current move; the fourth completes it."""
        self.seen += 1
        if self.seen == SEATS:
            self.latencies.append(time.perf_counter() - self.sent_at)
            self.pending = 0

    def move(self) -> None:
        """Send the move of the seat to act, unless one is pending."""
        if self.ready is None or self.pending or self.over:
            return
        seat, after, do = self.ready
        self.ready, self.pending, self.seen = None, after + 1, 0
        self.sent_at = time.perf_counter()
        self.lines[seat].send(b'{"move":{"after":%d,"do":%s},"id":1}' % (after, do))

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
