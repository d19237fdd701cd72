"""Ratings on the Elo scale: who ends ahead of whom, fitted by Bradley and Terry's model.

In a game of several players each pair of different bots is one comparison of final money. Between
bots that met one drawn game is added, so that nobody is infinitely better than anybody. Intervals
come from drawing whole deals anew, since the games of one deal resemble each other.
"""

from __future__ import annotations

from collections import defaultdict
from math import log10
from random import Random
from typing import TypeAlias

from bigshoulders.bots.arena.intervals import Interval
from bigshoulders.bots.arena.records import Record

MEAN = 1500.0
ROUNDS = 200  # of fitting; each is a step of Hunter's MM algorithm
SAMPLES = 200  # of deals, for the intervals
ENOUGH = 1e-6
DRAW = 0.5

Ahead: TypeAlias = dict[tuple[str, str], float]  # how often the first ended ahead of the second


def ratings(records: list[Record]) -> dict[str, Interval]:
    """The rating of every bot that met another one; their mean is 1500."""
    deals: dict[int, Ahead] = defaultdict(lambda: defaultdict(float))
    for record in records:
        compare(record, deals[record.deal])
    by_deal = [deal for _, deal in sorted(deals.items()) if deal]
    met = sorted({pair for deal in by_deal for pair in deal})
    fitted = fit(total(by_deal, met))
    rng = Random(1875)
    samples = [fit(total(rng.choices(by_deal, k=len(by_deal)), met)) for _ in range(SAMPLES)]
    return {
        bot: Interval(value, *middle([s[bot] for s in samples])) for bot, value in fitted.items()
    }


def compare(record: Record, ahead: Ahead) -> None:
    """Each pair of different bots at a table; equal money is half for both."""
    for i, bot in enumerate(record.bots):
        for j, other in enumerate(record.bots):
            if bot != other:
                more, less = (
                    record.scores[i] > record.scores[j],
                    record.scores[i] < record.scores[j],
                )
                ahead[bot, other] += DRAW if more == less else float(more)


def total(deals: list[Ahead], met: list[tuple[str, str]]) -> Ahead:
    """The comparisons of several deals, and a draw for each pair that met."""
    return {pair: DRAW + sum(deal.get(pair, 0.0) for deal in deals) for pair in met}


def fit(ahead: Ahead) -> dict[str, float]:
    """The most likely ratings."""
    bots = sorted({bot for bot, _ in ahead})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = strength
        strength = {bot: improved(bot, before, ahead) for bot in bots}
        if all(abs(strength[bot] / before[bot] - 1) < ENOUGH for bot in bots):
            break
    points = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = sum(points.values()) / len(points) if points else 0.0
    return {bot: MEAN + value - mean for bot, value in points.items()}


def improved(bot: str, strength: dict[str, float], ahead: Ahead) -> float:
    """One step of the MM algorithm: wins by the games' expected weight."""
    wins = weight = 0.0
    for (first, second), count in ahead.items():
        if first == bot:
            games = count + ahead[second, first]
            wins += count
            weight += games / (strength[bot] + strength[second])
    return wins / weight


def middle(values: list[float]) -> tuple[float, float]:
    """The interval that holds 95 % of the samples."""
    values = sorted(values)
    cut = len(values) // 40
    return values[cut], values[-1 - cut]
