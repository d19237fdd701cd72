"""The rules of tables: one object for all tables with the same options."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of


@lru_cache(maxsize=256)
def rules_of(game: str, config: str) -> Any:
    """The rules for options written as JSON, or BadConfig."""
    document: Json = msgspec.json.decode(config)
    return box_of(game).game.assemble(document)
