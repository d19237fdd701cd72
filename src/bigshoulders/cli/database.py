"""The database of a server, opened for a command; running servers continue meanwhile."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from rich.console import Console

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import messages
from bigshoulders.server.settings import PRIVATE, Settings, read_settings

if TYPE_CHECKING:
    from bigshoulders.server.tables.tables import Tables


def with_tables(work: Callable[[Tables], Awaitable[None]], is_new: bool = False) -> int:
    """Do something with all stored data; only a restore may start from nothing."""
    settings = read_settings()
    if settings.is_sqlite:
        file = settings.database_file
        if not file.exists() and not is_new:
            raise GameError("keeper/nothing-there", "BIGSHOULDERS_DATA", {"got": str(file)})
        file.parent.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    asyncio.run(opened(settings, work))
    return 0


async def opened(settings: Settings, work: Callable[[Tables], Awaitable[None]]) -> None:
    import asyncpg
    from sqlalchemy.exc import SQLAlchemyError

    from bigshoulders.server.store.sql import Store
    from bigshoulders.server.store.writer import StorageFailed
    from bigshoulders.server.tables.tables import Tables

    store = Store(settings.database_url, settings.slow)
    try:
        await store.open()
        await work(Tables(settings, store))
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, StorageFailed) as error:
        if isinstance(error, OSError) and error.filename is not None:
            raise  # the user's own file, not the database
        facts: dict[str, Json] = {"fault": str(getattr(error, "orig", error))}
        raise GameError("server/no-database", "BIGSHOULDERS_DATABASE", facts) from error
    finally:
        await store.close()


def say(options: argparse.Namespace, key: str, **facts: str | int) -> None:
    """One sentence for the operator."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(messages(options.language).text(key, facts))
