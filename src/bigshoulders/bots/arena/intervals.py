"""Estimates and how sure they are."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Interval:
    """An estimate and where the true value lies with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(wins: float, trials: int) -> Interval:
    """Wilson's interval of a rate: sensible near 0 and 1 too."""
    rate = wins / trials
    shrink = 1 + Z * Z / trials
    middle = (rate + Z * Z / (2 * trials)) / shrink
    reach = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials)) / shrink
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(values: list[int]) -> Interval:
    """The mean of many values, by the normal distribution."""
    mean = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - reach, mean + reach)
