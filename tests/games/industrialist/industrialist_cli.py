"""Card files for the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def toml(value: Any) -> str:
    """A value of a card document in TOML, with inline tables."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def card_file(path: Path, document: dict[str, Any]) -> Path:
    """A card document written to a file."""
    lines = [f"{key} = {toml(value)}" for key, value in document.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
