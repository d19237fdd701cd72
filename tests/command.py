"""The command as a real process, in its own folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import bigshoulders


def run(*arguments: str | Path, keys: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    """Run one command in a folder, with its own data folder."""
    environment = {
        **os.environ,
        "BIGSHOULDERS_DATA": str(folder / "data"),
        "COLUMNS": "120",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONPATH": str(Path(bigshoulders.__file__).parents[1]),  # the build under test
    }
    done = subprocess.run(
        [sys.executable, "-m", "bigshoulders", *map(str, arguments)],
        input=keys,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done
