"""The players' clock: seconds during which the server ran and its database answered."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

LONGEST_STEP: Final = 2.0  # seconds; a longer silence was a pause and costs nobody time


class ServerClock:
    """Time that stands still while the server is stopped or the database doesn't answer.

    It advances from one answer of the database to the next, by a monotonic clock, and never runs
    back. The wall clock plays no part: the reading is stored, and a new process continues from it.
    """

    def __init__(self, monotonic: Callable[[], float] = monotonic) -> None:
        self.monotonic = monotonic
        self.ticks = 0.0
        self.latest = 0.0  # the latest reading that anybody got
        self.at = monotonic()

    def now(self) -> float:
        """The reading, with the time since the last answer unless that was too long ago."""
        step = self.monotonic() - self.at
        reading = self.ticks + step if step <= LONGEST_STEP else self.ticks
        self.latest = max(self.latest, reading)
        return self.latest

    def confirm(self, stored: float = 0.0) -> None:
        """The database has answered; `stored` is the reading of a process that is ahead."""
        self.ticks = max(self.now(), stored)
        self.at = self.monotonic()
