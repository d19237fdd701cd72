"""Tasks on the cores of this machine.

A lost worker process is replaced and resumes its batch. Closing the iterator, as an interrupt does,
stops all workers at once. Workers end with the process that started them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Generic, TypeAlias, TypeVar

from bigshoulders.kernel.errors import GameError

T = TypeVar("T")  # a task; its str() names it in errors
U = TypeVar("U")  # its result
Play: TypeAlias = Callable[[T], U]
Results: TypeAlias = Generator[tuple[int, U], None, None]  # the number of a batch, one result

PROCESSES = get_context("spawn")
ATTEMPTS = 5  # how often each worker may be lost in a row before the run is given up


def run(batches: Iterable[Sequence[T]], play: Play[T, U], jobs: int) -> Results[U]:
    """Results as they are ready. A batch is played in order, by one worker at a time."""
    if jobs == 1:
        return play_here(batches, play)
    return play_on_cores(batches, play, jobs)


def play_here(batches: Iterable[Sequence[T]], play: Play[T, U]) -> Results[U]:
    """Play in this process, one task after the other."""
    for number, batch in enumerate(batches):
        for task in batch:
            yield number, play(task)


def play_on_cores(batches: Iterable[Sequence[T]], play: Play[T, U], jobs: int) -> Results[U]:
    """Play in worker processes, as many as there are jobs."""
    waiting = deque(Batch(number, batch) for number, batch in enumerate(batches) if batch)
    workers: dict[Connection, Worker[T, U]] = {}
    lost = 0
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                worker = Worker(play, waiting.popleft())
                workers[worker.end] = worker
            for worker in [workers[end] for end in wait(list(workers)) if end in workers]:
                try:
                    result = worker.receive()
                except (EOFError, OSError):
                    del workers[worker.end]
                    worker.stop()
                    waiting.appendleft(worker.batch)
                    lost += 1
                    if lost == ATTEMPTS * jobs:
                        raise GameError("lab/workers-lost", facts={"attempts": ATTEMPTS}) from None
                    continue
                lost = 0
                worker.batch.done += 1
                yield worker.batch.number, result
                if worker.batch.rest():
                    continue
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    del workers[worker.end]
                    worker.stop()
    finally:
        for worker in workers.values():
            worker.stop()


@dataclass
class Batch(Generic[T]):
    """Tasks for one worker, and how many of them are done."""

    number: int
    tasks: Sequence[T]
    done: int = 0

    def rest(self) -> Sequence[T]:
        return self.tasks[self.done :]


@dataclass(frozen=True)
class Broken:
    """The error that broke a task, in words: errors themselves don't always survive the pipe."""

    fault: str


class Worker(Generic[T, U]):
    """A process that plays batches and reports each result at once."""

    def __init__(self, play: Play[T, U], batch: Batch[T]) -> None:
        self.end, other = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=work, args=(other, play), daemon=True)
        with interrupts_blocked():
            self.process.start()
        other.close()
        self.give(batch)

    def give(self, batch: Batch[T]) -> None:
        self.batch = batch
        with suppress(OSError):  # a lost worker is noticed when its result is awaited
            self.end.send(batch.rest())

    def receive(self) -> U:
        """The next result; EOFError or OSError if the worker is lost."""
        result: U | Broken = self.end.recv()
        if isinstance(result, Broken):
            raise GameError("arena/worker-failed", facts={"fault": result.fault})
        return result

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.end.close()


def work(end: Connection, play: Play[T, U]) -> None:
    """The life of a worker: tasks until nobody listens."""
    depend_on_parent()
    with suppress(EOFError, OSError):
        while True:
            for task in end.recv():
                end.send(attempt(play, task))


def attempt(play: Play[T, U], task: T) -> U | Broken:
    """A task's result, or the error that broke it."""
    try:
        return play(task)
    except Exception as error:  # whatever it is, the parent stops the run and reports it
        return Broken(f"{task}: {type(error).__name__}: {error}")


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Start processes that ignore Ctrl-C; this process gets it a moment later."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # started by a worker, it would unblock interrupts again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def depend_on_parent() -> None:
    """Ignore interrupts, which the parent handles, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process with its parent, even in the middle of a long game."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
