"""Writes what is printed on the game's pieces to a file in the web client.

python tools/web_catalog.py
"""

from __future__ import annotations

import json
from pathlib import Path

from bigshoulders.games.chicago.content.printed import printed

TARGET = Path(__file__).resolve().parent.parent / "web/src/games/chicago/catalog.gen.json"


def text() -> str:
    """The file's content."""
    return json.dumps(printed(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
