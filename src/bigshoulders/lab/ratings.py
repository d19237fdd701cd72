"""Ratings on the Elo scale, fitted to final money by the Bradley–Terry model.

Each pair of different bots at a table is compared by final money, weighted so that a game counts
once for each player. One drawn game between all pairs is added, so that no bot is infinitely
stronger than another. Intervals come from the information in the comparisons.
"""

from __future__ import annotations

from collections import defaultdict
from math import log10, sqrt
from typing import TypeAlias

from bigshoulders.box.intervals import Interval, Z
from bigshoulders.lab.tournament.records import Record

MEAN = 1500.0
PER_NAT = 400 / 2.302585  # Elo points for odds of e to 1
ROUNDS = 1000  # of fitting, at most; each is a step of Hunter's MM algorithm
ENOUGH = 1e-9
DRAW = 0.5

Ahead: TypeAlias = dict[tuple[str, str], float]  # how often the first ended ahead of the second
Matrix: TypeAlias = list[list[float]]


def ratings(records: list[Record]) -> dict[str, Interval]:
    """Ratings of all bots that met, directly or through others; their mean is 1500.

    Bots that never met have no common scale: only the largest group is rated.
    """
    bots = sorted(largest_group(records))
    if len(bots) < 2:
        return {}
    ahead = compared(records, bots)
    strength = fit(bots, ahead)
    spread = deviations(bots, strength, ahead)
    mean = sum(log10(value) for value in strength.values()) / len(bots)
    found = {}
    for bot in bots:
        points = MEAN + 400 * (log10(strength[bot]) - mean)
        reach = Z * PER_NAT * spread[bot]
        found[bot] = Interval(points, points - reach, points + reach)
    return found


def largest_group(records: list[Record]) -> set[str]:
    """The most bots that met at tables, directly or through others."""
    found: list[set[str]] = [set()]
    for table in {frozenset(record.bots) for record in records}:
        joined = set(table).union(*(group for group in found if group & table))
        found = [joined, *(group for group in found if not group & table)]
    return max(found, key=lambda group: (len(group), sorted(group)))


def compared(records: list[Record], bots: list[str]) -> Ahead:
    """How often each bot ended ahead of each other one; equal money counts half for both."""
    ahead: Ahead = defaultdict(float)
    for bot in bots:
        for other in bots:
            if bot != other:
                ahead[bot, other] = DRAW
    for record in records:
        for bot, money in zip(record.bots, record.scores, strict=True):
            for other, less in zip(record.bots, record.scores, strict=True):
                if bot != other and money >= less:
                    part = DRAW if money == less else 1.0
                    ahead[bot, other] += part / (len(record.bots) - 1)
    return ahead


def fit(bots: list[str], ahead: Ahead) -> dict[str, float]:
    """The most likely strengths."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {bot: improved(bot, before, ahead) for bot in bots}
        if all(abs(strength[bot] / before[bot] - 1) < ENOUGH for bot in bots):
            break
    return strength


def improved(bot: str, strength: dict[str, float], ahead: Ahead) -> float:
    """One step of the MM algorithm: wins by the games' expected weight."""
    wins = weight = 0.0
    for other in strength:
        if other != bot:
            wins += ahead[bot, other]
            games = ahead[bot, other] + ahead[other, bot]
            weight += games / (strength[bot] + strength[other])
    return wins / weight


def deviations(bots: list[str], strength: dict[str, float], ahead: Ahead) -> dict[str, float]:
    """The standard deviation of each bot's log strength against the mean of all."""
    size = len(bots)
    information = [[1 / size] * size for _ in bots]  # the mean itself is no unknown
    for i, bot in enumerate(bots):
        for j, other in enumerate(bots):
            if i != j:
                chance = strength[bot] / (strength[bot] + strength[other])
                games = ahead[bot, other] + ahead[other, bot]
                information[i][j] -= games * chance * (1 - chance)
                information[i][i] += games * chance * (1 - chance)
    covariance = inverse(information)
    return {bot: sqrt(max(0.0, covariance[i][i] - 1 / size)) for i, bot in enumerate(bots)}


def inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
