"""A database behind a line that can be cut or held at the worst moment."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import parse_qs, urlsplit

# In messages of PostgreSQL; a transaction may begin with READ COMMITTED.
COMMIT = b"COMMIT;"
COMMITTED = b"COMMIT\0"


class Line:
    """A proxy for PostgreSQL. `cut` names the next commit's fate: cut off before or after it is
    made, or held on its way until `arrives`."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.target = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self.door = socket.create_server(("127.0.0.1", 0))
        port = self.door.getsockname()[1]
        self.url = f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}"
        self.cut = ""
        self.hangs_then = False  # whether everything stands still after the cut
        self.flows = threading.Event()
        self.flows.set()
        self.arrives = threading.Event()
        self.ends: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self.target)
                self.ends += [client, server]
                for work in (self.forward, self.back):
                    threading.Thread(target=work, args=(client, server), daemon=True).start()

    def is_cut(self, moment: str) -> bool:
        """Whether this is the commit to cut off."""
        if self.cut != moment:
            return False
        self.cut = ""
        if self.hangs_then:
            self.flows.clear()
        return True

    def forward(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                self.flows.wait()
                if COMMIT in data and self.is_cut("before"):
                    break
                if COMMIT in data and self.is_cut("held"):
                    self.arrives.wait()
                server.sendall(data)
        close(client, server)

    def back(self, client: socket.socket, server: socket.socket) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                self.flows.wait()
                if COMMITTED in data and self.is_cut("after"):
                    break
                client.sendall(data)
        close(client, server)


def close(*ends: socket.socket) -> None:
    for end in ends:
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextmanager
def line_to(url: str) -> Iterator[Line]:
    line = Line(url)
    try:
        yield line
    finally:
        line.flows.set()
        line.arrives.set()
        close(line.door, *line.ends)
