"""The rules of tables: one object for all tables with the same options."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bigshoulders.box.any_game import AnyRules
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of


@lru_cache(maxsize=256)
def rules_of(game: str, config: str) -> AnyRules:
    """The rules for options written as JSON, or BadConfig."""
    document: Json = msgspec.json.decode(config)
    return box_of(game).game.assemble(document)
