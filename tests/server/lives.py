"""Servers in separate processes that can be killed: a parent forks one life after another.

The parent has imported everything and holds the port, so a new life starts quickly and clients that
connect in between wait. `kill -9` ends a whole server with its database connections, its memory and
its tasks, without warning.
"""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

import httpx

from bigshoulders.server.settings import PREFIX, Settings
from servers import PATIENCE, client_of, until

FULL = "LIVES_FILE_BYTES"  # the largest file size allowed in these lives


class Mortal:
    """A server that can be killed and restarted."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.pid = 0

    def next_life(self) -> None:
        """The process now alive; it prints its number when it starts."""
        if self.process.stdin is None or self.process.stdout is None:
            raise ValueError
        self.process.stdin.write("live\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def client(self, auth: str = "") -> httpx.Client:
        return client_of(self.port, auth)

    def wait_until_ready(self) -> None:
        with client_of(self.port, timeout=5) as client:

            def answers() -> bool:
                try:
                    return client.get("/healthz").is_success
                except httpx.TransportError:
                    return False

            until(answers)


def environment(settings: Settings) -> dict[str, str]:
    """The settings as a server reads them."""
    chosen = {f"{PREFIX}{name.upper()}": str(value) for name, value in asdict(settings).items()}
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**os.environ, **chosen, f"{PREFIX}LOG_LEVEL": "error", "PYTHONPATH": paths}


@contextmanager
def mortal(settings: Settings, **other: str) -> Iterator[Mortal]:
    """A server in its first life."""
    process = subprocess.Popen(
        [sys.executable, __file__],
        env=environment(settings) | other,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        server = Mortal(process, int(process.stdout.readline()))
        server.next_life()
        server.wait_until_ready()
        yield server
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def main() -> None:
    """Hold the port; for every line on standard input, end the last life and start another."""
    import uvicorn

    from bigshoulders.server.api.app import create_server, load

    load()
    door = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(door.getsockname()[1], flush=True)
    child = 0

    def end(*_: Any) -> None:
        if child:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, end)
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            live(uvicorn, create_server, door)
        print(child, flush=True)
    end()


def live(uvicorn: Any, create_server: Any, door: socket.socket) -> None:
    from bigshoulders.server.api.protocol import uvicorn_options

    if FULL in os.environ:
        most = int(os.environ[FULL])
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    config = uvicorn.Config(
        create_server(),
        fd=door.fileno(),
        **uvicorn_options(),
        log_level="critical",
        lifespan="on",
    )
    uvicorn.Server(config).run()
    os._exit(0)


if __name__ == "__main__":
    main()
