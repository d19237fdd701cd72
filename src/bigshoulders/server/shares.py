"""Fair shares of scarce things, counted per address: processor time, thinking time of bots."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from time import monotonic, thread_time
from types import coroutine
from typing import Any, Final, TypeVar

HALF_LIFE: Final = 60.0  # seconds after which a use counts half
REMEMBERED: Final = 20_000
T = TypeVar("T")

# The network address of the client whose request is being answered; empty outside of requests.
ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")


class Shares:
    """The recent use of each key, in seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, key: str) -> float:
        """The recent use of a key; it halves every minute."""
        used, then = self.used.get(key, (0.0, 0.0))
        return used * 0.5 ** ((self.clock() - then) / HALF_LIFE) if used else 0.0

    def add(self, key: str, seconds: float) -> None:
        """Count a use."""
        used = self.of(key) + seconds
        self.used[key] = (used, self.clock())
        self.used.move_to_end(key)
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)


class Budget:
    """An amount per key that refills at a rate up to a maximum. Costs are known afterwards, so an
    amount may fall below zero; nothing more is given until it has recovered."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate  # 0: no limit
        self.most = most
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, key: str) -> float:
        level, then = self.levels.get(key, (self.most, 0.0))
        return min(self.most, level + (self.clock() - then) * self.rate)

    def is_spent(self, key: str) -> bool:
        return bool(self.rate) and self.level(key) < 0

    def wait(self, key: str) -> float:
        """Seconds until a spent amount has recovered."""
        return max(0.0, -self.level(key) / self.rate) if self.rate else 0.0

    def charge(self, key: str, cost: float) -> None:
        self.levels[key] = (self.level(key) - cost, self.clock())
        self.levels.move_to_end(key)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)


class Meter:
    """Measures the processor time that a task takes in the event loop, without its waiting."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @coroutine
    def run(self, work: Awaitable[T]) -> Generator[object, object, T]:
        """Await something and measure each of its steps."""
        steps = work.__await__()
        sent: object = None
        step: Callable[[Any], object] = steps.send  # or throw, which takes errors alone
        while True:
            began = thread_time()
            try:
                wanted = step(sent)
            except StopIteration as stop:
                result: T = stop.value
                return result
            finally:
                self.seconds += thread_time() - began
            try:
                sent, step = (yield wanted), steps.send
            except BaseException as error:
                sent, step = error, steps.throw
