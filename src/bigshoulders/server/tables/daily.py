"""The daily game: which days can be played."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from bigshoulders.server.errors import Refused
from bigshoulders.shelf import box_of

EARLIEST_ZONE: Final = timedelta(hours=14)  # the time zone where a day begins first


def check_day(day: str, game: str, now: float) -> None:
    """Refuse a game without a daily game, and a day that hasn't begun anywhere yet."""
    try:
        asked = date.fromisoformat(day)
    except ValueError as error:
        raise Refused("bad_day", got=day) from error
    begun = (datetime.fromtimestamp(now, UTC) + EARLIEST_ZONE).date()
    if not box_of(game).has_daily or asked > begun or asked.isoformat() != day:
        raise Refused("bad_day", got=day)
