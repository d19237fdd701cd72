"""Long reads, such as whole logs: one at a time, in portions between which others are served.

The address that has read least lately goes first. Complete pages of a log never change, so they
are cached as they are sent.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final, TypeVar

from bigshoulders.server.errors import Refused
from bigshoulders.server.shares import ADDRESS
from bigshoulders.server.tables.lanes import Lane

PATIENCE: Final = 10.0  # seconds to wait for a turn
FEW: Final = 20  # items that need no turn
PORTION_SECONDS: Final = 0.005  # of work before others are served
CACHED_BYTES: Final = 32 * 1024 * 1024
T = TypeVar("T")
Made = TypeVar("Made")


class Turns:
    """One long piece of work at a time; the address that has used least lately goes first."""

    def __init__(self) -> None:
        self.lane = Lane(["worker"], spare=False)

    @asynccontextmanager
    async def turn(self, table: str = "") -> AsyncIterator[None]:
        """Wait for a turn; Refused if it takes too long."""
        try:
            async with asyncio.timeout(PATIENCE) as waiting:
                async with self.lane.worker(table, ADDRESS.get(), 0):
                    waiting.reschedule(None)
                    yield
        except TimeoutError as error:
            raise Refused("too_many") from error


class Reading(Turns):
    """The turns of long reads, and the pages they made."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0

    async def each(self, table: str, make: Callable[[T], Made], items: Sequence[T]) -> list[Made]:
        """Make something of each item, in turn with other long reads if there are many."""
        if len(items) <= FEW:
            return [make(item) for item in items]
        async with self.turn(table):
            return await in_portions(make, items)

    def find(self, key: Hashable) -> bytes | None:
        """A page made before."""
        found = self.pages.get(key)
        if found is not None:
            self.pages.move_to_end(key)
        return found

    def keep(self, key: Hashable, page: bytes) -> None:
        """Cache a page; the least recently used ones leave first."""
        self.size += len(page) - len(self.pages.pop(key, b""))
        self.pages[key] = page
        while self.size > CACHED_BYTES:
            self.size -= len(self.pages.popitem(last=False)[1])


async def in_portions(make: Callable[[T], Made], items: Iterable[T]) -> list[Made]:
    """Make something of each item, and let others run after every few milliseconds."""
    found = []
    began = perf_counter()
    for item in items:
        found.append(make(item))
        if perf_counter() - began > PORTION_SECONDS:
            await asyncio.sleep(0)
            began = perf_counter()
    return found
