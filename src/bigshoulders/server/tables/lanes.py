"""Lanes of worker processes: questions take turns, shared fairly among addresses."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Final, Generic, TypeVar

from bigshoulders.server.shares import Shares

SOON: Final = 8  # questions that may be answered before the first one
REMEMBERED: Final = 4096  # tables whose last worker is remembered
Worker = TypeVar("Worker")


@dataclass(eq=False)
class Turn(Generic[Worker]):
    """A question that waits for a worker."""

    table: str
    address: str
    rank: int
    got: asyncio.Future[Worker] = field(default_factory=asyncio.Future)


class Lane(Generic[Worker]):
    """Some workers, one question each at a time.

    Of the waiting questions, those of the lowest rank go first, among them those of the address
    that has used the least time lately. With `spare`, an address that has a worker leaves the last
    free one to others.
    """

    def __init__(self, workers: list[Worker], spare: bool) -> None:
        self.workers = workers
        self.free = [*workers]
        self.spare = spare
        self.shares = Shares()
        self.running: Counter[str] = Counter()
        self.queues: dict[tuple[int, str], deque[Turn[Worker]]] = {}
        self.last: OrderedDict[str, Worker] = OrderedDict()  # by table: it remembers its plans

    @asynccontextmanager
    async def worker(self, table: str, address: str, rank: int) -> AsyncIterator[Worker]:
        """A worker, once it is this question's turn."""
        turn: Turn[Worker] = Turn(table, address, rank)
        self.queues.setdefault((rank, address), deque()).append(turn)
        self.assign()
        try:
            found = await turn.got
        except asyncio.CancelledError:
            if turn.got.done() and not turn.got.cancelled():  # its turn came at the same moment
                self.release(turn, turn.got.result(), 0.0)
            else:
                self.drop(turn)
            raise
        began = perf_counter()
        try:
            yield found
        finally:
            self.release(turn, found, perf_counter() - began)

    def assign(self) -> None:
        """Give free workers to the questions whose turn it is."""
        while self.free:
            ready = [key for key in self.queues if self.may_start(key[1])]
            if not ready:
                return
            key = min(ready, key=lambda key: (key[0], self.shares.of(key[1])))
            turn = self.pick(key)
            if turn.got.cancelled():
                continue
            worker = self.last.get(turn.table)
            if worker not in self.free:
                worker = self.free[0]
            self.free.remove(worker)
            self.running[turn.address] += 1
            self.last[turn.table] = worker
            self.last.move_to_end(turn.table)
            if len(self.last) > REMEMBERED:
                self.last.popitem(last=False)
            turn.got.set_result(worker)

    def pick(self, key: tuple[int, str]) -> Turn[Worker]:
        """Take the first question of a queue, or one soon after it whose last worker is free."""
        queue = self.queues[key]
        known = (turn for turn in islice(queue, SOON) if self.last.get(turn.table) in self.free)
        turn = next(known, queue[0])
        queue.remove(turn)
        if not queue:
            del self.queues[key]
        return turn

    def may_start(self, address: str) -> bool:
        return not self.spare or len(self.free) > 1 or not self.running[address]

    def release(self, turn: Turn[Worker], worker: Worker, seconds: float) -> None:
        self.shares.add(turn.address, seconds)
        self.running[turn.address] -= 1
        self.running += Counter()  # drops addresses without questions
        self.free.insert(0, worker)
        self.assign()

    def drop(self, turn: Turn[Worker]) -> None:
        key = (turn.rank, turn.address)
        if turn in self.queues.get(key, ()):
            self.queues[key].remove(turn)
            if not self.queues[key]:
                del self.queues[key]
