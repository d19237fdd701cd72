"""The balance of Chicago 1875: its figures from rows of results, and its sections of the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean

from bigshoulders.box.balance import (
    Balance,
    Bars,
    Found,
    Lines,
    Note,
    Ranges,
    Row,
    Section,
    Table,
    Wording,
    pack,
)
from bigshoulders.box.intervals import grouped_interval, mean_interval, wilson
from bigshoulders.games.chicago.engine.ids import BASE_COMPANIES, BUILDING_IDS, COMPANY_IDS
from bigshoulders.kernel.json import Json

FEWEST = 20  # foundings; with fewer, a company gets no verdict


def figures_of_experiment(rows: list[Row]) -> Found:
    """The course of an experiment's games."""
    return {"curves": curves(rows)}


def figures_over_all(rows: list[Row]) -> Found:
    """Companies, Buildings, assets and goals over all experiments."""
    return {
        "companies": companies(rows),
        "buildings": uses(rows, "buildings"),
        "assets_bought": uses(rows, "assets_bought"),
        "assets_used": uses(rows, "assets_used"),
        "goals": goals(rows),
        "specials": specials(rows),
    }


def curves(group: list[Row]) -> dict[str, Json]:
    """All dividends and the mean stock value by Decade. A game's companies count as one."""
    decades = max(len(row["notes"]["dividends"]) for row in group)
    dividends: list[Json] = []
    values: list[Json] = []
    open_companies: list[Json] = []
    for decade in range(decades):
        paid = [sum(row["notes"]["dividends"][decade].values()) for row in group]
        worth = [[*row["notes"]["values"][decade].values()] for row in group]
        known = [game for game in worth if game]  # games with open companies
        dividends.append(pack(mean_interval(paid)))
        values.append(pack(grouped_interval(known)) if known else None)
        open_companies.append(pack(mean_interval([len(game) for game in worth])))
    return {"dividends": dividends, "values": values, "open": open_companies}


def companies(rows: list[Row]) -> dict[str, Json]:
    """The edge of founding a company: the founder's money minus the table's mean."""
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


def uses(rows: list[Row], key: str) -> dict[str, Json]:
    """How often each thing was used per game."""
    names = {name for row in rows for name in row["notes"][key]}
    return {
        name: pack(mean_interval([row["notes"][key].get(name, 0) for row in rows]))
        for name in sorted(names)
    }


def goals(rows: list[Row]) -> dict[str, Json]:
    """How often a goal was paid, and how often one of its holders won."""
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


def specials(rows: list[Row]) -> dict[str, Json]:
    """The special companies against the range of the base companies in the same games.

    A company is out of range if its whole interval lies above the best or below the worst base
    company; then its house values should change. There is no verdict on a company that was founded
    too seldom, nor if no base company was founded often enough to compare with.
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
    """A company's place relative to the range of the base companies, if that is known."""
    if low is None or high is None:
        return "no_range"
    if edge["low"] > high:
        return "too_strong"
    return "too_weak" if edge["high"] < low else "in_range"


def edge_of(entry: dict[str, Json]) -> dict[str, float]:
    edge = entry["edge"]
    assert isinstance(edge, dict)
    return {key: float(str(value)) for key, value in edge.items()}


# --- the report --------------------------------------------------------------------------------


def sections(found: Found, words: Wording) -> list[Section]:
    """Chicago's sections, in their order on the page."""
    return [
        company_section(found["companies"], words),
        special_section(found["specials"], words),
        curve_section(found["experiments"], words),
        use_section(found, words),
        goal_section(found["goals"], words),
    ]


def company_section(found: Found, words: Wording) -> Section:
    names = [words.messages.text(f"chicago-company-{company}") for company in found]
    edges = [one["edge"] for one in found.values()]
    rows = [
        [
            name,
            words.messages.figure(one["founded"]),
            words.mean(one["decade"], 2),
            words.score(one["edge"]),
            words.rate(one["wins"]),
        ]
        for name, one in zip(names, found.values(), strict=True)
    ]
    table = Table(["", "founded", "decade", "edge", "wins"], rows)
    return Section("companies", [Ranges(names, edges, words.text("edge"), 0), table])


def special_section(found: Found, words: Wording) -> Section:
    rows = []
    for company, one in found["companies"].items():
        edge = words.score(one["edge"]) if "edge" in one else "–"
        verdict = words.text(f"verdict-{one['verdict']}")
        name = words.messages.text(f"chicago-company-{company}")
        rows.append([name, words.messages.figure(one["founded"]), edge, verdict])
    base = Note(base_range(found["base_low"], found["base_high"], words))
    return Section("specials", [base, Table(["", "founded", "edge", "verdict"], rows)])


def base_range(low: float | None, high: float | None, words: Wording) -> str:
    if low is None or high is None:
        return words.text("base-unknown", fewest=FEWEST)
    ends = {"low": words.messages.money(round(low)), "high": words.messages.money(round(high))}
    return words.text("base-range", **ends)


def curve_section(experiments: Found, words: Wording) -> Section:
    decades = [words.messages.text(f"chicago-decade-{decade}") for decade in range(1, 6)]
    return Section(
        "curves",
        [
            Lines(
                {name: one["curves"][key] for name, one in experiments.items()},
                decades,
                words.text(key),
            )
            for key in ("dividends", "values")
        ],
    )


def use_section(found: Found, words: Wording) -> Section:
    pictures = []
    for key, prefix in (
        ("buildings", "space"),
        ("assets_bought", "asset"),
        ("assets_used", "asset"),
    ):
        uses_of: Found = found[key]
        ordered = sorted(uses_of, key=lambda name: (-uses_of[name]["value"], name))
        if ordered:
            means = [uses_of[name] for name in ordered]
            pictures.append(
                Bars(
                    [label(prefix, name, words) for name in ordered],
                    means,
                    [words.mean(one, 3) for one in means],
                    words.text(f"{key.replace('_', '-')}-per-game"),
                )
            )
    return Section("uses", [*pictures])


def label(prefix: str, name: str, words: Wording) -> str:
    """A name for a picture; Buildings get their numbers too, as several do the same."""
    text = words.messages.text(f"chicago-{prefix}-{name}")
    return f"{name} · {text}" if name in BUILDING_IDS else text


def goal_section(found: Found, words: Wording) -> Section:
    rows = [
        [
            words.messages.text(f"chicago-goal-{goal}"),
            words.messages.figure(one["paid"]),
            words.rate(one["holder_wins"]),
        ]
        for goal, one in found.items()
    ]
    return Section("goals", [Table(["", "paid", "holder-wins"], rows)])


FACE = Balance(figures_of_experiment, figures_over_all, sections)
