"""Estimates with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

Z = 1.959964  # standard deviations that contain 95 % of a normal distribution


@dataclass(frozen=True)
class Interval:
    """An estimate and its 95 % confidence interval; unbounded if unknown."""

    value: float
    low: float
    high: float


def wilson(wins: float, trials: int) -> Interval:
    """Wilson's interval of a rate, which stays sensible near 0 and 1."""
    rate = wins / trials
    shrink = 1 + Z * Z / trials
    middle = (rate + Z * Z / (2 * trials)) / shrink
    reach = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials)) / shrink
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(values: list[int]) -> Interval:
    """The mean of independent values."""
    return grouped_interval([[value] for value in values])


def grouped_interval(groups: list[list[int]]) -> Interval:
    """The mean of all values, if only values of different groups are independent."""
    count = sum(len(group) for group in groups)
    mean = sum(sum(group) for group in groups) / count
    reach = inf
    if len(groups) > 1:
        square = sum((sum(group) - len(group) * mean) ** 2 for group in groups)
        reach = Z * sqrt(square * len(groups) / (len(groups) - 1)) / count
    return Interval(mean, mean - reach, mean + reach)
