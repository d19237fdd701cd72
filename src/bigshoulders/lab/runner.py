"""Where chunks are played: here, on all cores, or on the machines of a Ray cluster.

All three give the same rows. A worker that is lost is replaced and its chunk played again; a chunk
is kept only when it comes back whole.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.games import Chunk, play_chunk
from bigshoulders.lab.results import Results

Rows: TypeAlias = list[dict[str, Any]]
Played: TypeAlias = Generator[tuple[Chunk, Rows], None, None]
ATTEMPTS = 5  # how often all workers may be lost in a row before it is no accident


def run_spec(results: Results, jobs: int = 1, ray: str = "") -> Generator[int, None, None]:
    """Play what is missing; yields how many games were kept each time."""
    missing = results.missing()
    if ray:
        played = on_ray(missing, ray)
    elif jobs > 1:
        played = on_cores(missing, jobs)
    else:
        played = ((chunk, play_chunk(chunk)) for chunk in missing)
    for chunk, rows in played:
        results.keep(chunk, rows)
        yield chunk.count


def on_cores(missing: list[Chunk], jobs: int) -> Played:
    """On this machine; whoever closes the generator stops the workers."""
    waiting = list(missing)
    attempts = 0
    while waiting:
        before = len(waiting)
        pool = ProcessPoolExecutor(
            jobs, mp_context=multiprocessing.get_context("spawn"), initializer=ignore_interrupts
        )
        try:
            futures = {pool.submit(play_chunk, chunk): chunk for chunk in waiting}
            for chunk, rows in completed(futures):
                waiting.remove(chunk)
                yield chunk, rows
        except BrokenProcessPool:
            attempts = attempts + 1 if len(waiting) == before else 0
            if attempts == ATTEMPTS:
                raise GameError("lab/workers-lost", facts={"attempts": ATTEMPTS}) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the one who keeps the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def completed(futures: dict[Future[Rows], Chunk]) -> Played:
    """Chunks as they come back."""
    pending = set(futures)
    while pending:
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield futures[future], future.result()


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
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError as error:
        if address != "auto":
            raise GameError("lab/no-cluster", address, {"fault": str(error)}) from error
        ray.init(include_dashboard=False, **quiet)
