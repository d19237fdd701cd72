"""The store returns every connection it has opened, even if nobody waits for it any more."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from bigshoulders.server.api.app import create_app
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import StorageFailed
from servers import fast


def test_a_cancelled_read_loses_no_connection(fresh: Settings) -> None:
    """Whenever it is cancelled, it runs to its end, and its connection is reused."""
    lost: list[Any] = []

    async def run() -> None:
        store = Store(fresh.database_url)
        await store.open()
        pool = store.reading.pool
        event.listen(pool, "invalidate", lambda *told: lost.append(told))
        for turns in [0, 1, 4, 16, 64] * 10:
            reading = asyncio.create_task(store.lobby(1))
            for _ in range(turns):
                await asyncio.sleep(0)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        await store.lobby(1)
        await store.close()
        assert pool.checkedout() == 0

    asyncio.run(run())
    assert not lost
    gc.collect()


def test_a_closed_store_opens_nothing(fresh: Settings) -> None:
    """Later reads fail for lack of a database, and nothing stays open."""

    async def run() -> None:
        store = Store(fresh.database_url)
        await store.open()
        await store.close()
        with pytest.raises(SQLAlchemyError):
            await store.lobby(1)
        with pytest.raises(StorageFailed):
            await store.write(Write())

    asyncio.run(run())
    gc.collect()


def test_a_server_that_cannot_start_closes_what_it_has_opened(tmp_path: Path) -> None:
    (tmp_path / "bigshoulders.sqlite").write_bytes(b"this is no database" * 100)
    app, _ = create_app(fast(tmp_path))

    async def run() -> None:
        with pytest.raises(ExceptionGroup) as caught:
            async with app.lifespan():
                pass
        assert "not a database" in str(caught.value.exceptions[0])

    asyncio.run(run())
    gc.collect()
