"""The command as a real process, in a folder of its own; card files for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import bigshoulders


def run(*arguments: str | Path, keys: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    """One command in a folder, with its own data folder."""
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


def toml(value: Any) -> str:
    """A value of a card document in TOML, tables inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def card_file(path: Path, document: dict[str, Any]) -> Path:
    """A card document written as a file."""
    lines = [f"{key} = {toml(value)}" for key, value in document.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
