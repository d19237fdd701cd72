"""Meters note facts about a game while it is played. They watch and never change anything."""

from __future__ import annotations

from typing import Protocol, TypeAlias, TypeVar

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json

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


AnyMeter: TypeAlias = Meter[AnyRules, AnyPosition]  # of whatever game is played
