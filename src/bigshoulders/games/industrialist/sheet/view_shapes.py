"""The types of a position as far as the page reads it; docs/build/positions.md has the rest.

Not compiled, as shapes.py. A test reads exported positions with these types.
"""

from __future__ import annotations

from msgspec import Struct


class Options(Struct):
    """The options of the game, as far as the page reads them."""

    side: str


class View(Struct):
    """A position."""

    config: Options
    year: int
    spare_markers: int
    happened: list[str]
    promises: dict[str, int]
    now: dict[str, int]
