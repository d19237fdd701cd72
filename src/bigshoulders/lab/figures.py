"""The figures of a balance report: everything is a function of the rows of results."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from math import isfinite
from statistics import fmean
from typing import Any

from bigshoulders.games.chicago.engine.ids import BASE_COMPANIES, COMPANY_IDS
from bigshoulders.kernel.json import Json
from bigshoulders.lab.intervals import Interval, grouped_interval, mean_interval, wilson

FEWEST = 20  # foundings under which nothing is said of a company


def pack(found: Interval) -> dict[str, Json]:
    """Null where one value says nothing of its interval."""
    known = isfinite(found.high)
    return {
        "value": round(found.value, 4),
        "low": round(found.low, 4) if known else None,
        "high": round(found.high, 4) if known else None,
    }


def figures(rows: list[dict[str, Any]]) -> dict[str, Json]:
    """All figures, by experiment and over all of them."""
    by_experiment: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        by_experiment[row["experiment"]].append({**row, "notes": json.loads(row["notes"])})
    every = [row for group in by_experiment.values() for row in group]
    experiments: dict[str, Json] = {
        name: {
            "games": len(group),
            "decisions": pack(mean_interval([row["decisions"] for row in group])),
            "faults": sum(row["faults"] for row in group),
            "seats": [*seats(group)],
            "winner_money": pack(mean_interval([max(row["scores"]) for row in group])),
            "curves": curves(group),
        }
        for name, group in by_experiment.items()
    }
    return {
        "games": len(every),
        "experiments": experiments,
        "companies": companies(every),
        "buildings": uses(every, "buildings"),
        "assets_bought": uses(every, "assets_bought"),
        "assets_used": uses(every, "assets_used"),
        "goals": goals(every),
        "specials": specials(every),
    }


def seats(group: list[dict[str, Any]]) -> list[Json]:
    """Win rate and money by seat; a shared win counts in part."""
    found: list[Json] = []
    for seat in range(len(group[0]["scores"])):
        wins = sum(1 / len(row["winners"]) for row in group if seat in row["winners"])
        found.append(
            {
                "wins": pack(wilson(wins, len(group))),
                "money": pack(mean_interval([row["scores"][seat] for row in group])),
            }
        )
    return found


def curves(group: list[dict[str, Any]]) -> dict[str, Json]:
    """Dividends in all and the mean stock value, by Decade; companies of one game go together."""
    decades = max(len(row["notes"]["dividends"]) for row in group)
    dividends: list[Json] = []
    values: list[Json] = []
    open_companies: list[Json] = []
    for decade in range(decades):
        paid = [sum(row["notes"]["dividends"][decade].values()) for row in group]
        worth = [[*row["notes"]["values"][decade].values()] for row in group]
        known = [game for game in worth if game]  # a game without open companies says nothing
        dividends.append(pack(mean_interval(paid)))
        values.append(pack(grouped_interval(known)) if known else None)
        open_companies.append(pack(mean_interval([len(game) for game in worth])))
    return {"dividends": dividends, "values": values, "open": open_companies}


def companies(rows: list[dict[str, Any]]) -> dict[str, Json]:
    """What founding a company was worth: the founder's money against the table's mean."""
    edge: dict[str, list[int]] = defaultdict(list)
    wins: Counter[str] = Counter()
    decades: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        mean = fmean(row["scores"])
        for company, founding in row["notes"]["founded"].items():
            seat = founding["seat"]
            edge[company].append(round(row["scores"][seat] - mean))
            decades[company].append(founding["decade"])
            if seat in row["winners"]:
                wins[company] += 1
    found: dict[str, Json] = {}
    for company in COMPANY_IDS:
        if edge[company]:
            found[company] = {
                "founded": len(edge[company]),
                "decade": pack(mean_interval(decades[company])),
                "edge": pack(mean_interval(edge[company])),
                "wins": pack(wilson(wins[company], len(edge[company]))),
            }
    return found


def uses(rows: list[dict[str, Any]], key: str) -> dict[str, Json]:
    """How often a thing was used in a game."""
    names = {name for row in rows for name in row["notes"][key]}
    return {
        name: pack(mean_interval([row["notes"][key].get(name, 0) for row in rows]))
        for name in sorted(names)
    }


def goals(rows: list[dict[str, Any]]) -> dict[str, Json]:
    """How often a goal was paid, and how often one of its holders won the game."""
    paid: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for goal, holders in row["notes"]["goals"].items():
            paid[goal] += 1
            if set(holders) & set(row["winners"]):
                won[goal] += 1
    return {
        goal: {"paid": paid[goal], "holder_wins": pack(wilson(won[goal], paid[goal]))}
        for goal in sorted(paid)
    }


def specials(rows: list[dict[str, Any]]) -> dict[str, Json]:
    """The special companies against the range of the base companies in the same games.

    A company is out of range if its whole interval lies above the best or below the worst base
    company; then its house values should change. Nothing is said of one that was founded too
    seldom, nor where no base company was founded often enough to compare with.
    """
    names = set(COMPANY_IDS[BASE_COMPANIES:])
    mixed = [row for row in rows if row["experiment"].startswith("specials")]
    found = companies(mixed)
    known = {name: entry for name, entry in found.items() if isinstance(entry, dict)}
    base = [
        edge_of(entry)
        for name, entry in known.items()
        if name not in names and int(str(entry["founded"])) >= FEWEST
    ]
    low = min((edge["value"] for edge in base), default=None)
    high = max((edge["value"] for edge in base), default=None)
    verdicts: dict[str, Json] = {}
    for name in COMPANY_IDS[BASE_COMPANIES:]:
        entry = known.get(name)
        if entry is None or int(str(entry["founded"])) < FEWEST:
            verdicts[name] = {"verdict": "too_few", "founded": entry["founded"] if entry else 0}
            continue
        edge = edge_of(entry)
        verdicts[name] = {
            "verdict": verdict(edge, low, high),
            "founded": entry["founded"],
            "edge": {**edge},
            "wins": entry["wins"],
        }
    return {"base_low": low, "base_high": high, "companies": verdicts}


def verdict(edge: dict[str, float], low: float | None, high: float | None) -> str:
    """Where a company lies against the range of the base companies, if that is known."""
    if low is None or high is None:
        return "no_range"
    if edge["low"] > high:
        return "too_strong"
    return "too_weak" if edge["high"] < low else "in_range"


def edge_of(entry: dict[str, Json]) -> dict[str, float]:
    edge = entry["edge"]
    assert isinstance(edge, dict)
    return {key: float(str(value)) for key, value in edge.items()}
