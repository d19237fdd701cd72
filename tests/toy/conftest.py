"""Nim on the shelf.

A game outside the package isn't compiled, so it needs the interpreted kernel: these tests run from
source.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bigshoulders.box.box import AnyBox
from bigshoulders.shelf import SHELF, box_of

ROOT = Path(__file__).resolve().parents[2]
Command = Callable[..., str]


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> AnyBox:
    """The box of Nim, on the shelf of this process."""
    monkeypatch.setitem(SHELF, "nim", "toy.nim.box")
    return box_of("nim")


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """Runs a command in a process whose shelf has Nim; returns its output, errors if it fails."""

    def run(*arguments: str, keys: str = "", status: int = 0) -> str:
        environment = {
            **os.environ,
            "BIGSHOULDERS_DATA": str(tmp_path / "data"),
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")]),
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "120",
        }
        done = subprocess.run(
            [sys.executable, str(ROOT / "tests" / "toy" / "launch.py"), *arguments],
            input=keys,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment,
            timeout=120,
            check=False,
        )
        assert done.returncode == status, done.stderr
        return done.stderr if status else done.stdout

    return run
