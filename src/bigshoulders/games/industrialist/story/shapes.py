"""The types of the story. The client's `wire.gen.ts` is generated from them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

CostId = Literal[
    "maintenance", "event", "unstaffed", "labour", "upkeep", "event_units", "marker", "left_over"
]


class Cost(Struct):
    """A kind of loss: the total, how often it came, and the year and entry of the largest.

    The first three kinds are Profit, the others units.
    """

    kind: CostId
    amount: int
    times: int
    year: int
    seq: int


class Ending(Struct):
    """A finished game: its costs, the largest first."""

    costs: list[Cost]


TOLD: list[type[Struct]] = [Ending]
