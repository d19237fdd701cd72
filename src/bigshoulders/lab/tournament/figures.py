"""The figures of a tournament: rates and means with 95 % intervals, decision times, ratings.

All of them are functions of the records: equal games give equal figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from bigshoulders.box.intervals import Interval, grouped_interval, wilson
from bigshoulders.lab.ratings import ratings
from bigshoulders.lab.tournament.records import Record


@dataclass(frozen=True)
class Times:
    """Seconds per decision."""

    mean: float
    p99: float
    most: float


@dataclass(frozen=True)
class Standing:
    """One bot over all its seats in all games; a shared win counts in part."""

    bot: str
    seats: int
    wins: float
    win_rate: Interval | None  # None if the bot met no other
    money: Interval  # seats and games of one deal count as one observation
    decisions: int
    times: Times  # elapsed
    work: Times  # of the processor
    faults: int
    rating: Interval | None


def standings(bots: list[str], records: list[Record]) -> list[Standing]:
    """A row for each bot that has played, in the order given."""
    records = sorted(records, key=lambda record: record.number)
    rated = ratings(records)
    rows = []
    for bot in dict.fromkeys(bots):
        places = [
            (record, seat)
            for record in records
            for seat, name in enumerate(record.bots)
            if name == bot
        ]
        if places:
            rows.append(standing(bot, places, rated.get(bot)))
    return rows


def standing(bot: str, places: list[tuple[Record, int]], rating: Interval | None) -> Standing:
    """A bot's row from the seats it had."""
    wins = sum(1 / len(r.winners) for r, seat in places if seat in r.winners)
    times = sorted(time for record, seat in places for time in record.times[seat])
    work = sorted(time for record, seat in places for time in record.work[seat])
    money: dict[int, list[int]] = {}
    for record, seat in places:
        money.setdefault(record.deal, []).append(record.scores[seat])
    met_others = any(set(record.bots) != {bot} for record, _ in places)
    return Standing(
        bot=bot,
        seats=len(places),
        wins=wins,
        win_rate=wilson(wins, len(places)) if met_others else None,
        money=grouped_interval(list(money.values())),
        decisions=len(times),
        times=decision_times(times),
        work=decision_times(work),
        faults=sum(fault["seat"] == seat for record, seat in places for fault in record.faults),
        rating=rating,
    )


def decision_times(microseconds: list[int]) -> Times:
    """Figures of sorted times; all zero if a bot never had to decide."""
    if not microseconds:
        return Times(0.0, 0.0, 0.0)
    at_99 = microseconds[min(len(microseconds) - 1, len(microseconds) * 99 // 100)]
    return Times(fmean(microseconds) / 1e6, at_99 / 1e6, microseconds[-1] / 1e6)
