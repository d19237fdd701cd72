"""The command as a real process, in its own folder.

A parent that has already loaded the command forks a process for each call, so that a call costs
what the command does and not what its libraries take to load.
"""

from __future__ import annotations

import json
import os
import runpy
import select
import subprocess
import sys
import tempfile
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import bigshoulders

PATIENCE = 120  # seconds a command may take


def run(*arguments: str | Path, keys: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    """Run one command in a folder, with its own data folder."""
    environment = {**os.environ, "BIGSHOULDERS_DATA": str(folder / "data"), "COLUMNS": "120"}
    words = [str(argument) for argument in arguments]
    with tempfile.TemporaryDirectory() as place:
        streams = [Path(place) / name for name in ("keys", "output", "errors")]
        streams[0].write_text(keys, encoding="utf-8")
        code = parent().call(
            words=words, folder=str(folder), env=environment, streams=[*map(str, streams)]
        )
        output, errors = (stream.read_text(encoding="utf-8") for stream in streams[1:])
    assert "Traceback" not in output + errors, errors
    return subprocess.CompletedProcess(words, code, output, errors)


@cache
def parent() -> Parent:
    return Parent()


class Parent:
    """The process that forks the commands; it ends with the tests, when its input closes."""

    def __init__(self) -> None:
        build = str(Path(bigshoulders.__file__).parents[1])  # the build under test
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": build, "PYTHONIOENCODING": "utf-8"},
        )

    def call(self, **request: Any) -> int:
        """The exit status of one command."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        assert select.select([self.process.stdout], [], [], PATIENCE)[0], "the command hangs"
        return int(self.process.stdout.readline())


def main() -> None:
    """Fork a command for every line on standard input."""
    from bigshoulders.language.messages import messages
    from bigshoulders.shelf import boxes

    import_module("bigshoulders.cli.main")  # so that no child has to
    boxes()
    messages("en")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            become_command(**json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def become_command(
    words: list[str], folder: str, env: dict[str, str], streams: list[str]
) -> NoReturn:
    """What `python -m bigshoulders` does, after its start."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    for number, stream in enumerate(streams):
        os.dup2(os.open(stream, os.O_RDWR | os.O_CREAT), number)
    sys.argv = ["bigshoulders", *words]
    sys.path[0] = folder
    code: object = 1
    try:
        runpy.run_module("bigshoulders", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    main()
