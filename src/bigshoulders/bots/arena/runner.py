"""Games on all cores. Workers are processes of their own; one that dies is told, not waited for."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

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
            process.start()
            other.close()
            processes.append(process)
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
    while True:
        job = end.recv()
        if job is None:
            return
        try:
            end.send(play_game(job))
        except Exception as error:  # told to the parent in words; the game itself is at fault
            end.send(f"game {job.seating.number}: {type(error).__name__}: {error}")
