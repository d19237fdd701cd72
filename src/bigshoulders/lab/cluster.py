"""The same tasks on the machines of a Ray cluster."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.workers import Play, Results, T, U

ADDRESS = re.compile(r"(ray://)?\[?(?P<host>[^\[\]/\s]+?)\]?:(?P<port>[0-9]{1,5})")
FORMS = ["auto", "HOST:PORT", "ray://HOST:PORT"]
MOST_PORTS = 65535
ANSWER_SECONDS = 5


def run_on_cluster(batches: Iterable[Sequence[T]], play: Play[T, U], address: str) -> Results[U]:
    """Results as batches end. `auto` finds this machine's cluster, or starts one here."""
    import ray  # here alone: many machines are an extra

    started = not ray.is_initialized()
    if started:
        connect(address)
    try:
        # Ray's types can't follow a generic function.
        remote: Any = ray.remote(num_cpus=1, max_retries=-1)(play_batch)
        futures = {remote.remote(play, batch): number for number, batch in enumerate(batches)}
        pending = list(futures)
        while pending:
            done, pending = ray.wait(pending, num_returns=1)
            for future in done:
                for result in ray.get(future):
                    yield futures[future], result
    finally:
        if started:
            ray.shutdown()


def play_batch(play: Play[T, U], batch: Sequence[T]) -> list[U]:
    """All results of a batch at once."""
    return [play(task) for task in batch]


def connect(address: str) -> None:
    """Join a cluster; `auto` without one means this machine alone."""
    if address != "auto":
        probe(address)  # Ray itself tries for minutes
    import ray

    join = partial(ray.init, log_to_driver=False, logging_level=logging.ERROR)
    try:
        join(address=address)
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address != "auto":
            raise GameError("lab/no-cluster", address, {"fault": str(error)}) from error
        join(include_dashboard=False)


def probe(address: str) -> None:
    """Raise GameError at once if the address is malformed or nobody answers there."""
    parts = ADDRESS.fullmatch(address)
    if not parts or not 1 <= int(parts["port"]) <= MOST_PORTS:
        raise GameError("lab/bad-address", address, {"known": [*FORMS]})
    try:
        socket.create_connection((parts["host"], int(parts["port"])), ANSWER_SECONDS).close()
    except (OSError, UnicodeError) as error:
        raise GameError("lab/no-cluster", address, {"fault": str(error)}) from error
