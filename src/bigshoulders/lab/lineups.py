"""Seatings: seats rotate over the same deals, so results reflect the players and not luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count


@dataclass(frozen=True)
class Seating:
    """One game to play: its number, the deal it shares with others, a bot for every seat."""

    number: int
    deal: int
    bots: tuple[str, ...]


def line_ups(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots for a table; if there are too few, the last one fills it."""
    if len(bots) >= seats:
        return list(dict.fromkeys(combinations(bots, seats)))
    return [(*bots, *bots[-1:] * (seats - len(bots)))]


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different rotations of a line-up around the table."""
    return list(dict.fromkeys(line_up[i:] + line_up[:i] for i in range(len(line_up))))


def seatings(bots: list[str], seats: int) -> Iterator[Seating]:
    """All games in order, without end: each deal once for every rotation of every line-up."""
    ways = [way for line_up in line_ups(bots, seats) for way in rotations(line_up)]
    numbers = count()
    for deal in count():
        for way in ways:
            yield Seating(next(numbers), deal, way)
