"""Where chunks are played: here, on all cores, or on the machines of a Ray cluster.

All three give the same rows. A worker that is lost is replaced and goes on where the lost one was;
whoever stops a run keeps every game that was told by then.
"""

from __future__ import annotations

import re
import socket
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from typing import Any, TypeAlias

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.experiment.games import Chunk, play_chunk, play_games
from bigshoulders.lab.experiment.results import Results
from bigshoulders.lab.workers import PROCESSES, depend_on_parent, interrupts_held_back

Rows: TypeAlias = list[dict[str, Any]]
Played: TypeAlias = Generator[tuple[Chunk, Rows], None, None]  # some rows of a chunk, in order
ATTEMPTS = 5  # how often all workers may be lost in a row before it is no accident
ADDRESS = re.compile(r"(ray://)?\[?(?P<host>[^\[\]/\s]+?)\]?:(?P<port>[0-9]{1,5})")
FORMS = ["auto", "HOST:PORT", "ray://HOST:PORT"]
MOST_PORTS = 65535
ANSWER_SECONDS = 5


def run_spec(results: Results, jobs: int = 1, ray: str = "") -> Generator[int, None, None]:
    """Play what is missing; yields how many games were kept each time.

    Where it ends before its time, the games of chunks that were begun are kept too.
    """
    missing = results.missing()
    if ray:
        played = on_ray(missing, ray)
    elif jobs > 1:
        played = on_cores(missing, jobs)
    else:
        played = here(missing)
    begun: dict[str, tuple[Chunk, Rows]] = {}
    try:
        with closing(played):
            for chunk, rows in played:
                _, done = begun.setdefault(chunk.name, (chunk, []))
                done += rows
                if len(done) == chunk.count:
                    results.keep(chunk, done)
                    del begun[chunk.name]
                    yield chunk.count
    finally:
        for chunk, done in begun.values():
            results.keep(replace(chunk, count=len(done)), done)


def here(missing: list[Chunk]) -> Played:
    """In this process, one game after the other."""
    for chunk in missing:
        for row in play_games(chunk):
            yield chunk, [row]


def on_cores(missing: list[Chunk], jobs: int) -> Played:
    """On this machine; whoever closes the generator stops the workers at once."""
    waiting = deque(Task(chunk) for chunk in missing)
    workers: dict[Connection, Worker] = {}
    lost = 0
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                worker = Worker(waiting.popleft())
                workers[worker.end] = worker
            for worker in [workers[end] for end in wait(list(workers)) if end in workers]:
                row = worker.told()
                if row is None:
                    del workers[worker.end]
                    worker.stop()
                    waiting.appendleft(worker.task)
                    lost += 1
                    if lost == ATTEMPTS * jobs:
                        raise GameError("lab/workers-lost", facts={"attempts": ATTEMPTS})
                    continue
                lost = 0
                worker.task.done += 1
                yield worker.task.chunk, [row]
                if worker.task.is_done and waiting:
                    worker.take(waiting.popleft())
                elif worker.task.is_done:
                    del workers[worker.end]
                    worker.stop()
    finally:
        for worker in workers.values():
            worker.stop()


@dataclass
class Task:
    """A chunk and how many of its games are played."""

    chunk: Chunk
    done: int = 0

    @property
    def is_done(self) -> bool:
        return self.done == self.chunk.count

    def rest(self) -> Chunk:
        first, count = self.chunk.first + self.done, self.chunk.count - self.done
        return replace(self.chunk, first=first, count=count)


class Worker:
    """A process of its own that plays what it is given and tells every game as it ends."""

    def __init__(self, task: Task) -> None:
        self.end, other = PROCESSES.Pipe()
        self.process = PROCESSES.Process(target=work, args=(other,), daemon=True)
        with interrupts_held_back():
            self.process.start()
        other.close()
        self.take(task)

    def take(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # who is lost is found when asked
            self.end.send(task.rest())

    def told(self) -> dict[str, Any] | None:
        """The next game, or None if the worker is lost."""
        try:
            row = self.end.recv()
        except (EOFError, OSError):
            return None
        if isinstance(row, str):
            raise GameError("arena/worker-failed", facts={"fault": row})
        found: dict[str, Any] = row
        return found

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.end.close()


def work(end: Connection) -> None:
    """A worker: games until nobody listens. An interrupt is for the one who keeps the results."""
    depend_on_parent()
    with suppress(EOFError, OSError):
        while True:
            for told in games_of(end.recv()):
                end.send(told)


def games_of(chunk: Chunk) -> Iterator[dict[str, Any] | str]:
    """Games as they end, and in words what broke one."""
    try:
        yield from play_games(chunk)
    except Exception as error:  # whatever it is, the parent ends the run and says it
        yield f"{chunk.name}: {type(error).__name__}: {error}"


def on_ray(missing: list[Chunk], address: str) -> Played:
    """On a Ray cluster: `auto` finds the one this machine belongs to, or starts one here."""
    import ray  # here alone: many machines are an extra

    started = not ray.is_initialized()
    if started:
        connect(address)
    try:
        play = ray.remote(num_cpus=1, max_retries=-1)(play_chunk)
        futures = {play.remote(chunk): chunk for chunk in missing}
        pending = list(futures)
        while pending:
            done, pending = ray.wait(pending, num_returns=1)
            for future in done:
                yield futures[future], ray.get(future)
    finally:
        if started:
            ray.shutdown()


def connect(address: str) -> None:
    """Join a cluster; `auto` without one means this machine alone."""
    if address != "auto":
        probe(address)  # Ray itself tries for minutes
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address != "auto":
            raise GameError("lab/no-cluster", address, {"fault": str(error)}) from error
        ray.init(include_dashboard=False, **quiet)


def probe(address: str) -> None:
    """Somebody must answer at an address; what is none is told apart."""
    parts = ADDRESS.fullmatch(address)
    if not parts or not 1 <= int(parts["port"]) <= MOST_PORTS:
        raise GameError("lab/bad-address", address, {"known": [*FORMS]})
    try:
        socket.create_connection((parts["host"], int(parts["port"])), ANSWER_SECONDS).close()
    except (OSError, UnicodeError) as error:
        raise GameError("lab/no-cluster", address, {"fault": str(error)}) from error
