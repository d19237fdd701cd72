"""Processes that play for another one: they end with it, and an interrupt is for it alone."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread

PROCESSES = get_context("spawn")


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


def depend_on_parent() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Nobody waits for a game whose asker is gone, however long it would still last."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
