"""Passages: the entries of a log, as a story reads them."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.kernel.events import Event


@dataclass(frozen=True)
class Passage:
    """An entry: its number, who moved, and the events the reader may know."""

    seq: int
    seat: int
    events: list[Event]
