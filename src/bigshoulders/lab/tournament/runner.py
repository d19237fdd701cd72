"""Games on all cores. Workers are processes of their own; one that dies is told, not waited for."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice
from multiprocessing.connection import Connection, wait

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.tournament.games import Job, play_game
from bigshoulders.lab.tournament.records import Record
from bigshoulders.lab.workers import PROCESSES, depend_on_parent, interrupts_held_back


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
            give(end, job)
        while ends:
            ready = wait(ends)
            for end in [end for end in ends if end in ready]:
                yield receive(end)
                following = next(waiting, None)
                give(end, following)
                if following is None:
                    ends.remove(end)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def give(end: Connection, job: Job | None) -> None:
    """A game to be played, or the end of the work."""
    try:
        end.send(job)
    except OSError:
        raise GameError("arena/worker-died") from None


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
    depend_on_parent()
    try:
        while (job := end.recv()) is not None:
            end.send(played(job))
    except (EOFError, OSError):
        return  # nobody is there any more to hear of it


def played(job: Job) -> Record | str:
    """A game, or in words what broke it."""
    try:
        return play_game(job)
    except Exception as error:  # whatever it is, the parent ends the arena and says it
        return f"game {job.seating.number}: {type(error).__name__}: {error}"
