"""The codes of position faults in a game's sources."""

from __future__ import annotations

import re
from pathlib import Path

import bigshoulders

CODE = re.compile(r'"position/([a-z-]+)"')
PACKAGE = Path(bigshoulders.__file__).parent
EVERY_GAME = PACKAGE / "kernel" / "documents.py"


def codes_of(*files: str) -> set[str]:
    """Codes in these files of the package, and those for reading any document."""
    paths = [EVERY_GAME, *(PACKAGE / name for name in files)]
    return {code for path in paths for code in CODE.findall(path.read_text(encoding="utf-8"))}
