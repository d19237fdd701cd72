"""The meters that games bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bigshoulders.box.faces import Meters, face, has_face
from bigshoulders.box.meter import AnyMeter
from bigshoulders.shelf import box_of


def meters_of(game: str) -> Mapping[str, Callable[[], AnyMeter]]:
    """A game's meters by name; empty if it has none."""
    box = box_of(game)
    return face(box, Meters).by_name if has_face(box, Meters) else {}
