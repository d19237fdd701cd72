"""Password hashing: few hashes at a time, shared fairly among addresses.

A hash takes 19 MB and a few hundredths of a second. Of those waiting, the address that has hashed
least lately goes first, not counting correct passwords, so guesses delay only their own address.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, TypeVar

from bigshoulders.server.errors import Refused
from bigshoulders.server.shares import ADDRESS, Shares

AT_ONCE: Final = 2
MOST_WAITING: Final = 10  # of one address
POLITENESS: Final = 5  # the threads yield the processor to the event loop
T = TypeVar("T")


@dataclass(eq=False)
class Turn:
    """A hash that waits for its turn."""

    address: str
    free: asyncio.Future[None] = field(default_factory=lambda: asyncio.Future())


class HashQueue:
    """Runs hashes in a few threads; of those waiting, the address that used least goes first."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "hashing", initializer=be_polite)
        self.shares = Shares()
        self.waiting: list[Turn] = []
        self.running = 0

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work; Refused if this address has too much waiting already. A check
        that finds the right password doesn't count as use."""
        address = ADDRESS.get()
        await self.wait(address)
        began = perf_counter()
        result: T | None = None
        try:
            result = await asyncio.get_running_loop().run_in_executor(self.threads, work)
            return result
        finally:
            if result is not True:
                self.shares.add(address, perf_counter() - began)
            self.running -= 1
            self.admit()

    def close(self) -> None:
        self.threads.shutdown(wait=False)

    async def wait(self, address: str) -> None:
        if Counter(turn.address for turn in self.waiting)[address] >= MOST_WAITING:
            raise Refused("too_many")
        turn = Turn(address)
        self.waiting.append(turn)
        self.admit()
        try:
            await turn.free
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            else:  # its turn came at the same moment
                self.running -= 1
                self.admit()
            raise

    def admit(self) -> None:
        """Start what may run now."""
        while self.waiting and self.running < AT_ONCE:
            turn = min(self.waiting, key=lambda turn: self.shares.of(turn.address))
            self.waiting.remove(turn)
            self.running += 1
            turn.free.set_result(None)


def be_polite() -> None:
    """Lower the priority of this thread, where the system allows it."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)
