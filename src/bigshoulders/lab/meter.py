"""Meters note facts about a game while it is played. They watch and never change anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from bigshoulders.box.faces import Meters, face, has_face
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of

R_contra = TypeVar("R_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Meter(Protocol[R_contra, S_contra]):
    """Sees the first position, then each move's events with the position after it."""

    def before(self, g: R_contra, s: S_contra, events: list[Event]) -> None:
        """The first position and the events of setting it up."""

    def step(self, g: R_contra, s: S_contra, events: list[Event]) -> None:
        """The events of a move and the position after it."""

    def after(self, g: R_contra, s: S_contra) -> dict[str, Json]:
        """The notes, once the game is over."""


AnyMeter: TypeAlias = Meter[Any, Any]  # of whatever game is played


def meters_of(game: str) -> Mapping[str, Callable[[], AnyMeter]]:
    """A game's meters by name; empty if it has none."""
    box = box_of(game)
    return face(box, Meters).by_name if has_face(box, Meters) else {}
