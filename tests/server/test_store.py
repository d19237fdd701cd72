"""The store gives back every connection it has opened, whoever stops waiting for it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bigshoulders.server.api.application import create_app
from bigshoulders.server.store.sql import Store
from servers import fast


@pytest.mark.parametrize("turns", [0, 1, 4, 16, 64])
def test_a_reading_that_is_given_up_loses_no_connection(tmp_path: Path, turns: int) -> None:
    """It goes on to its end, and its connection is used again."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'one.sqlite'}")
        await store.open()
        lost: list[Any] = []
        event.listen(store.engine.sync_engine, "invalidate", lambda *told: lost.append(told))
        reading = asyncio.create_task(store.lobby(1))
        for _ in range(turns):
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await store.lobby(1)
        await asyncio.gather(*store.readings)
        assert not lost
        assert "out connections: 0" in store.engine.pool.status()
        await store.close()

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
