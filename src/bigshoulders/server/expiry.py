"""The rule by which abandoned tables and the data of guests expire. docs/host/hosting.md has it."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Final

import structlog

from bigshoulders.server.admin import close_table, delete_table, forget_seat
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.tables import Tables

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 100  # tables per rule and run

log = structlog.get_logger()


@dataclass
class Expired:
    """The numbers of what has expired."""

    closed: int = 0  # running games
    deleted: int = 0  # tables
    guests: int = 0  # seats

    def __add__(self, other: Expired) -> Expired:
        return Expired(
            self.closed + other.closed, self.deleted + other.deleted, self.guests + other.guests
        )

    @property
    def has_more(self) -> bool:
        """Whether the rule may apply to more than one run can do."""
        return max(self.closed, self.deleted, self.guests) >= AT_ONCE


async def expire(tables: Tables) -> Expired:
    """Apply the rule once: close idle games, delete abandoned tables, forget guests."""
    settings, store, done = tables.settings, tables.store, Expired()

    def limit(days: float) -> float | None:
        return tables.now() - days * DAY if days else None

    idle = limit(settings.keep_idle)
    for table in await store.idle_games(idle, AT_ONCE) if idle else []:
        done.closed += await applied(close_table(tables, table), table)
    for status, days in (("open", settings.keep_open), ("abandoned", settings.keep_abandoned)):
        before = limit(days)
        for table in await store.unchanged(status, before, AT_ONCE) if before else []:
            done.deleted += await applied(delete_table(tables, table), table)
    over = limit(settings.keep_guests)
    for table, seat in await store.guests(over, AT_ONCE) if over else []:
        done.guests += await applied(forget_seat(tables, table, seat), table)
    if done != Expired():
        log.info("expired", closed=done.closed, deleted=done.deleted, guests=done.guests)
    return done


async def applied(work: Coroutine[None, None, None], table: str) -> bool:
    """Whether it worked; a table that changed meanwhile is left for the next time."""
    try:
        await work
    except Refused as refused:
        log.info("not expired", table=table, code=refused.code)
        return False
    return True
