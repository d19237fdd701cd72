"""A separate server process, for tests, screenshots and measurements of the page."""

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import bigshoulders

ROOT = Path(__file__).resolve().parents[1]
STARTING = 60  # seconds a server may take to answer on a busy machine


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One server on a free port; it can be killed and restarted."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.log = data / "server.log"
        self.settings = {"BOT_DELAY": "0", "RATE": "0", "MOVE_RATE": "0", "BOT_PROCESSES": "1"}
        self.settings["BOT_NICENESS"] = "0"  # tests run on busy machines
        self.settings |= settings
        self.program = ["-m", "bigshoulders"]
        self.path = [Path(bigshoulders.__file__).parents[1]]  # the same build
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        mine = {f"BIGSHOULDERS_{name}": value for name, value in self.settings.items()}
        environment = {**os.environ, **mine, "BIGSHOULDERS_DATA": str(self.data)}
        environment["PYTHONPATH"] = os.pathsep.join(map(str, self.path))
        command = [sys.executable, *self.program, "serve", "--no-browser"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port)], env=environment, stdout=log, stderr=log
            )
        deadline = time.monotonic() + STARTING
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.1)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=1):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """Kill the server without warning, like a crash."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def ask(self, path: str, body: Any = None, auth: str = "") -> Any:
        """Call the API outside the browser."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **({"Authorization": auth} if auth else {})}
        with urlopen(Request(f"{self.url}{path}", data=data, headers=headers)) as reply:
            return json.loads(reply.read())
