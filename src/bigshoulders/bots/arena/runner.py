"""Games on all cores. Workers are processes of their own; one that dies is told, not waited for."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

from bigshoulders.bots.arena.games import Job, play_game
from bigshoulders.bots.arena.records import Record
from bigshoulders.kernel.errors import GameError

PROCESSES = get_context("spawn")


def play_all(jobs: Iterable[Job], workers: int) -> Generator[Record, None, None]:
    """The games as they end. Closing the iterator stops all workers at once."""
    if workers == 1:
        yield from map(play_game, jobs)
        return
    waiting = iter(jobs)
    ends: list[Connection] = []
    processes = []
    try:
        for job in islice(waiting, workers):
            end, other = PROCESSES.Pipe()
            process = PROCESSES.Process(target=work, args=(other,), daemon=True)
            with interrupts_held_back():
                process.start()
                processes.append(process)
            other.close()
            ends.append(end)
            end.send(job)
        while ends:
            ready = wait(ends)
            for end in [end for end in ends if end in ready]:
                yield receive(end)
                following = next(waiting, None)
                end.send(following)
                if following is None:
                    ends.remove(end)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Who is started here never hears an interrupt; we hear it a moment later."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # it would let interrupts through again when it starts with a worker
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def receive(end: Connection) -> Record:
    """What a worker played, or what stopped it."""
    try:
        result = end.recv()
    except EOFError:
        raise GameError("arena/worker-died") from None
    if isinstance(result, Record):
        return result
    raise GameError("arena/worker-failed", facts={"fault": str(result)})


def work(end: Connection) -> None:
    """A worker: games until there are none. An interrupt is for the one who keeps the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    try:
        while (job := end.recv()) is not None:
            end.send(played(job))
    except (EOFError, OSError):
        return  # nobody is there any more to hear of it


def played(job: Job) -> Record | str:
    """A game, or in words what broke it; the game itself is at fault."""
    try:
        return play_game(job)
    except Exception as error:
        return f"game {job.seating.number}: {type(error).__name__}: {error}"


def end_with_parent() -> None:
    """Nobody waits for a game whose asker is gone, however long it would still last."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
