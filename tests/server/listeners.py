"""Recipients of notifications: a program that waits for webhooks, and a mail server."""

from __future__ import annotations

import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any


class Hook(HTTPServer):
    """A program that waits for webhooks."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), HookHandler)
        self.got: Queue[tuple[str, Any]] = Queue()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class HookHandler(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.put((self.path, json.loads(body)))
        self.send_response(302 if self.path == "/away" else 204)
        self.send_header("location", f"{self.server.address}/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


class Post(socketserver.ThreadingTCPServer):
    """A mail server that accepts messages."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PostHandler)
        self.letters: Queue[str] = Queue()


class PostHandler(socketserver.StreamRequestHandler):
    server: Post

    def handle(self) -> None:
        self.wfile.write(b"220 post\r\n")
        while line := self.rfile.readline().strip().upper():
            if line.startswith(b"DATA"):
                self.wfile.write(b"354 go on\r\n")
                letter = iter(self.rfile.readline, b".\r\n")
                self.server.letters.put(b"".join(letter).decode())
            elif line.startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n")


@contextmanager
def serving(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
