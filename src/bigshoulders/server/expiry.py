"""The rule by which abandoned tables and the data of guests expire. docs/host/hosting.md has it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from functools import partial
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
    """The numbers of what one run has expired, and what it couldn't."""

    closed: int = 0  # running games
    deleted: int = 0  # tables
    guests: int = 0  # seats
    failed: set[str] = field(default_factory=set)  # tables and seats, also of the runs before
    has_more: bool = False  # whether the rule may apply to more than one run can do

    async def each(self, works: dict[str, Callable[[], Awaitable[None]]]) -> int:
        """Do the work for each table or seat that hasn't failed before; how often it succeeded."""
        new = {name: work for name, work in works.items() if name not in self.failed}
        self.has_more |= len(new) >= AT_ONCE
        for name, work in new.items():
            try:
                await work()
            except Refused as refused:  # it changed meanwhile
                log.info("not expired", table=name, code=refused.code)
                self.failed.add(name)
            except Exception as error:  # the others must expire
                log.error("not expired", table=name, error=repr(error))
                self.failed.add(name)
        return len(new.keys() - self.failed)


async def expire(tables: Tables, failed: Collection[str] = ()) -> Expired:
    """Apply the rule once: close idle games, delete abandoned tables, forget guests. Tables and
    seats that failed in the runs before are left for the next hour."""
    settings, store, done = tables.settings, tables.store, Expired(failed={*failed})
    most = AT_ONCE + len(failed)

    def limit(days: float) -> float | None:
        return tables.now() - days * DAY if days else None

    idle = limit(settings.keep_idle)
    games = await store.idle_games(idle, most) if idle else []
    done.closed = await done.each({one: partial(close_table, tables, one) for one in games})
    for status, days in (("open", settings.keep_open), ("abandoned", settings.keep_abandoned)):
        before = limit(days)
        found = await store.unchanged(status, before, most) if before else []
        done.deleted += await done.each({one: partial(delete_table, tables, one) for one in found})
    over = limit(settings.keep_guests)
    guests = await store.guests(over, most) if over else []
    done.guests = await done.each(
        {f"{table}:{seat}": partial(forget_seat, tables, table, seat) for table, seat in guests}
    )
    if done.closed or done.deleted or done.guests:
        log.info("expired", closed=done.closed, deleted=done.deleted, guests=done.guests)
    return done
