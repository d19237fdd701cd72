"""House records other than ours: the engine must be right for every one the rulebooks allow."""

from __future__ import annotations

from typing import Any

from bigshoulders.games.chicago.content import catalog
from bigshoulders.games.chicago.content.records import Catalog


def house_records() -> dict[str, Any]:
    """Our house values, to be changed."""
    found: Any = catalog.read_file("house-values.toml").values
    return found


def content_of(house: dict[str, Any]) -> Catalog:
    """The catalogue with these house values."""
    return catalog.read_catalog(
        catalog.read_file("companies.toml"),
        catalog.Record("house-values.toml", house),
        catalog.read_file("buildings.toml"),
        catalog.read_file("assets.toml"),
        catalog.read_file("tracks.toml"),
    )
