"""Data files other than ours: the engine must be right for all that the rulebooks allow."""

from __future__ import annotations

from typing import Any

from bigshoulders.games.chicago.content import catalog
from bigshoulders.games.chicago.content.records import Catalog


def house_records() -> dict[str, Any]:
    """A copy of our house values, to be changed."""
    found: Any = catalog.read_file("house-values.toml").values
    return found


def building_records() -> dict[str, Any]:
    """Our action spaces, to be changed."""
    found: Any = catalog.read_file("buildings.toml").values
    return found


def content_of(
    house: dict[str, Any] | None = None, buildings: dict[str, Any] | None = None
) -> Catalog:
    """The catalogue with these house values or action spaces; ours where none are given."""
    return catalog.read_catalog(
        catalog.read_file("companies.toml"),
        catalog.Record("house-values.toml", house or house_records()),
        catalog.Record("buildings.toml", buildings or building_records()),
        catalog.read_file("assets.toml"),
        catalog.read_file("tracks.toml"),
    )
