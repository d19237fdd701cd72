"""A command whose libraries are missing names the extra to install; nothing else changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bigshoulders
from bigshoulders.cli.extras import EXTRAS
from bigshoulders.cli.main import build_parser

# Importing a module that is None in sys.modules fails as if it weren't installed.
WITHOUT = """\
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from bigshoulders.__main__ import main
sys.exit(main())
"""


def run_without(missing: str, *command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, missing, *command],
        env={
            "BIGSHOULDERS_DATA": str(folder),
            "PYTHONPATH": str(Path(bigshoulders.__file__).parents[1]),
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("missing", "command", "advice"),
    [
        (
            "rich",
            "play",
            "needs rich, which isn't installed. Run: pip install 'bigshoulders[play]'",
        ),
        (
            "fluent",
            "serve",
            "needs fluent, which isn't installed. Run: pip install 'bigshoulders[s",
        ),
        ("uvicorn", "serve", "isn’t installed. Run: pip install 'bigshoulders[server]'"),
        ("sqlalchemy", "restore x", "'bigshoulders[server]'"),
        ("matplotlib", "lab report balance", "'bigshoulders[lab]'"),
        ("uvicorn", "--language de serve", "Dafür fehlt uvicorn. Installiere es mit: pip install"),
    ],
)
def test_a_missing_library_is_one_sentence(
    missing: str, command: str, advice: str, tmp_path: Path
) -> None:
    done = run_without(missing, *command.split(), folder=tmp_path)
    assert done.returncode == 2
    assert advice in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_the_terminal_needs_no_library_of_the_server(tmp_path: Path) -> None:
    server = "msgspec,litestar,uvicorn,sqlalchemy,httpx,structlog,numpy"
    done = run_without(server, "simulate", "industrialist", "--games", "2", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    plain = run_without("rich,fluent", "--version", folder=tmp_path)
    assert plain.stdout.startswith("bigshoulders ")


def test_every_command_with_an_extra_exists() -> None:
    commands = build_parser()._subparsers
    assert commands is not None
    [group] = commands._group_actions
    assert set(EXTRAS) <= set(group.choices or ())
