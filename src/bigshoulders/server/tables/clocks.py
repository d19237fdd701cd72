"""Clocks: the time each seat has left, and when the first awaited seat runs out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshoulders.server.documents import Pace
from bigshoulders.server.errors import Refused

KINDS: Final = ["move", "bank"]
SHORTEST: Final = 5.0
LONGEST: Final = 60.0 * 86400
AFTER_RETURN: Final = 30.0  # the least time for a person who takes a seat back from a bot


@dataclass(frozen=True)
class Clock:
    """Seconds left by seat at time `since`; the clocks of awaited seats run from then on."""

    left: list[float]
    since: float


def check_pace(pace: Pace) -> None:
    """Refuse a pace that can't be played."""
    if pace.kind not in KINDS:
        raise Refused("bad_pace", got=pace.kind, known=list(KINDS))
    if not SHORTEST <= pace.seconds <= LONGEST or not 0 <= pace.increment <= LONGEST:
        raise Refused("bad_pace", got=pace.seconds, known=[SHORTEST, LONGEST])


def start_clock(pace: Pace, seats: int, now: float) -> Clock:
    return Clock([pace.seconds] * seats, now)


def after_move(
    pace: Pace, clock: Clock, seat: int, before: list[int], after: list[int], now: float
) -> Clock:
    """The clock after a move: awaited seats have used time, the mover gains some."""
    used = max(0.0, now - clock.since)
    left = [time - used if i in before else time for i, time in enumerate(clock.left)]
    if pace.kind == "move":
        fresh = {seat, *(other for other in after if other not in before)}
        left = [pace.seconds if i in fresh else time for i, time in enumerate(left)]
    elif seat in before and seat not in after:
        left[seat] += pace.increment
    return Clock(left, now)


def after_undo(clock: Clock, before: Clock, seat: int, gained: float, was_asked: bool) -> Clock:
    """The clock after an undo: the seat loses what its moves gained; used time stays used."""
    used = clock.since - before.since if was_asked else 0.0
    left = [*clock.left]
    left[seat] = before.left[seat] - max(0.0, used) - gained
    return Clock(left, clock.since)


def after_return(pace: Pace, clock: Clock, seat: int, awaited: list[int], now: float) -> Clock:
    """The clock when a person takes a seat back, with a minimum of time left."""
    used = max(0.0, now - clock.since)
    left = [time - used if i in awaited else time for i, time in enumerate(clock.left)]
    least = pace.seconds if pace.kind == "move" else max(pace.increment, AFTER_RETURN)
    left[seat] = max(left[seat], least)
    return Clock(left, now)


def deadline(clock: Clock, people: list[int]) -> float | None:
    """When the first awaited person runs out of time."""
    return min((clock.since + clock.left[seat] for seat in people), default=None)


def overdue(clock: Clock, people: list[int], now: float) -> list[int]:
    """The awaited people whose time is up."""
    return [seat for seat in people if clock.since + clock.left[seat] <= now]
