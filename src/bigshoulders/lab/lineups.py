"""Who sits where: seats rotate over the same deals, so differences are players and not luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count

from bigshoulders.lab.tournament.records import Arena


@dataclass(frozen=True)
class Seating:
    """One game to be played: its number, the deal it shares with others, a bot for every seat."""

    number: int
    deal: int
    bots: tuple[str, ...]


def line_ups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of players for a table; if there are too few, the last named fills it."""
    if len(bots) >= seats:
        return list(dict.fromkeys(combinations(bots, seats)))
    return [(*bots, *bots[-1:] * (seats - len(bots)))]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to sit that keep who follows whom."""
    return list(dict.fromkeys(line_up[i:] + line_up[:i] for i in range(len(line_up))))


def seatings(arena: Arena, seats: int) -> Iterator[Seating]:
    """All games of an arena in their order, without end: each deal for every way to sit."""
    ways = [way for line_up in line_ups(arena.bots, seats) for way in rotations(line_up)]
    numbers = count()
    for deal in count():
        for way in ways:
            yield Seating(next(numbers), deal, way)
