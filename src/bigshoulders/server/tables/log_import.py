"""Importing exported logs."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bigshoulders.server.documents import NewTable
from bigshoulders.server.hashing import be_polite
from bigshoulders.server.tables.imported import replayed
from bigshoulders.server.tables.tables import Tables


async def import_log(tables: Tables, text: str) -> NewTable:
    """A table from a log. An unfinished game continues.

    A process of its own replays the log: in a thread, the compiled rules would hold up every
    other request. Imports take turns, so there is one such process at most.
    """
    async with tables.importing.turn():
        known = tables.now(), tables.clock.now(), await tables.store.generation()
        worker = ProcessPoolExecutor(1, get_context("spawn"), initializer=be_polite)
        try:
            loop = asyncio.get_running_loop()
            made, write = await loop.run_in_executor(worker, replayed, text, *known)
        finally:
            worker.shutdown(wait=False)
    await tables.store.write(write)
    return made
