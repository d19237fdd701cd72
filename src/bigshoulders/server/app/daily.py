"""The game of the day: its seed is the date itself, so that everybody plays the same game."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from bigshoulders.server.app.errors import Refused

GAME: Final = "industrialist"
PREFIX: Final = b"daily "
EARLIEST_ZONE: Final = timedelta(hours=14)  # where a day begins first


def daily_seed(day: str, game: str, now: float) -> bytes:
    """The seed of a day; a day that has begun nowhere yet is refused."""
    try:
        asked = date.fromisoformat(day)
    except ValueError as error:
        raise Refused("bad_day", got=day) from error
    begun = (datetime.fromtimestamp(now, UTC) + EARLIEST_ZONE).date()
    if game != GAME or asked > begun or asked.isoformat() != day:
        raise Refused("bad_day", got=day)
    return PREFIX + day.encode()


def day_of(secret: bytes) -> str | None:
    """The day whose game a table plays; None for a game of its own."""
    return secret.removeprefix(PREFIX).decode() if secret.startswith(PREFIX) else None
