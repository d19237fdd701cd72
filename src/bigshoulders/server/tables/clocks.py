"""Clocks: the time each seat has left, and when the first awaited seat runs out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import Pace
from bigshoulders.server.errors import Refused

KINDS: Final = ["move", "bank"]
SHORTEST: Final = 5.0
LONGEST: Final = 60.0 * 86400
ABSENCE: Final = 86400.0  # seconds after which a bot may stand in, unless the table says otherwise
SHORTEST_ABSENCE: Final = 300.0


@dataclass(frozen=True)
class Clock:
    """Seconds left by seat at time `since`; the clocks of awaited seats run from then on.

    `advance` is the part of a seat's time that it owes to its next increment.
    """

    left: list[float]
    since: float
    advance: dict[int, float] = field(default_factory=dict)


def check_pace(pace: Pace) -> None:
    """Refuse a pace that can't be played."""
    if pace.kind not in KINDS:
        raise bad_pace("kind", pace.kind, known=list(KINDS))
    if not SHORTEST <= pace.seconds <= LONGEST:
        raise bad_pace("seconds", pace.seconds)
    if not 0 <= pace.increment <= LONGEST:
        raise bad_pace("increment", pace.increment)


def bad_pace(why: str, got: str | float, **known: Json) -> Refused:
    """The refusal of a pace for one of its fields."""
    return Refused("bad_pace", why=why, got=got, least=SHORTEST, most=LONGEST, **known)


def check_absence(absence: float | None) -> None:
    """Refuse an absence limit that nobody can keep."""
    if absence is not None and not SHORTEST_ABSENCE <= absence <= LONGEST:
        raise Refused("bad_absence", got=absence, least=SHORTEST_ABSENCE, most=LONGEST)


def start_clock(pace: Pace, seats: int, now: float) -> Clock:
    return Clock([pace.seconds] * seats, now)


def settled(clock: Clock, awaited: list[int], now: float) -> Clock:
    """The clock now: awaited seats have used time."""
    used = max(0.0, now - clock.since)
    left = [time - used if i in awaited else time for i, time in enumerate(clock.left)]
    return Clock(left, now, clock.advance)


def after_move(
    pace: Pace,
    clock: Clock,
    seat: int,
    before: list[int],
    after: list[int],
    now: float,
    by_bot: bool = False,
) -> Clock:
    """The clock after a move: awaited seats have used time, the mover gains some.

    A stand-in neither uses nor gains time. A seat without time gets its next increment early.
    """
    running = [i for i in before if i != seat] if by_bot else before
    clock = settled(clock, running, now)
    left, advance = [*clock.left], {**clock.advance}
    asked = [other for other in after if other not in before]
    if pace.kind == "move":
        for i in {seat, *asked} - {NOBODY}:
            left[i] = pace.seconds
        return Clock(left, now)
    if seat in before and seat not in after:
        if by_bot:
            left[seat] = max(0.0, left[seat] - advance.pop(seat, 0.0))
        else:
            left[seat] += pace.increment - advance.get(seat, 0.0)
    if seat != NOBODY:  # an undo asks again, which brings nothing
        for i in asked:
            advance.pop(i, None)
            if left[i] <= 0:
                left[i] = advance[i] = pace.increment
    return Clock(left, now, advance)


def after_undo(clock: Clock, before: Clock, seat: int, gained: float, was_asked: bool) -> Clock:
    """The clock after an undo: the seat loses what its moves gained; used time stays used."""
    used = clock.since - before.since if was_asked else 0.0
    left = [*clock.left]
    left[seat] = before.left[seat] - max(0.0, used) - gained
    return Clock(left, clock.since, clock.advance)


def after_return(pace: Pace, clock: Clock, seat: int, awaited: list[int], now: float) -> Clock:
    """The clock when a person takes a seat back: with the time they had, and nothing more.

    A player who has none gets the next increment early. If there is none, or it is used up, the bot
    answers this question.
    """
    clock = settled(clock, awaited, now)
    if clock.left[seat] > 0 or (seat not in awaited and (pace.kind == "move" or pace.increment)):
        return clock
    if pace.kind == "move" or not pace.increment or clock.advance.get(seat):
        raise Refused("out_of_time", seat=seat)
    left = [*clock.left]
    left[seat] = pace.increment
    return Clock(left, now, {**clock.advance, seat: pace.increment})


def deadline(clock: Clock, people: list[int]) -> float | None:
    """When the first awaited person runs out of time."""
    return min((clock.since + clock.left[seat] for seat in people), default=None)


def overdue(clock: Clock, people: list[int], now: float) -> list[int]:
    """The awaited people whose time is up."""
    return [seat for seat in people if clock.since + clock.left[seat] <= now]
