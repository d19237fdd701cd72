"""The balance report: one page and one JSON document, made from results alone."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

from bigshoulders.games.chicago.engine.ids import BUILDING_IDS
from bigshoulders.lab import plots
from bigshoulders.lab.experiment.results import read_results, write_whole
from bigshoulders.lab.figures import FEWEST, figures
from bigshoulders.language.messages import Messages

FORMAT = "bigshoulders/balance/1"
CSS = """
body{font:16px/1.5 system-ui,sans-serif;color:#26221c;background:#fbf7ee;max-width:60rem;
margin:0 auto;padding:1.5rem}
h1,h2{font-family:Georgia,serif;line-height:1.2}h2{margin-top:2.5rem}
table{border-collapse:collapse;font-size:.9rem;width:100%}th,td{text-align:right;
padding:.25rem .6rem;border-bottom:1px solid #d9cfb8}td{white-space:nowrap}
th:first-child,td:first-child{text-align:left}
th{vertical-align:bottom;min-width:4.5rem}
.plot{margin:1rem 0}.scroll,.plot{overflow-x:auto;background:
linear-gradient(90deg,#fbf7ee 40%,#fbf7ee00) 0/2rem 100% no-repeat local,
linear-gradient(270deg,#fbf7ee 40%,#fbf7ee00) 100%/2rem 100% no-repeat local,
linear-gradient(90deg,#26221c33,#26221c00) 0/.7rem 100% no-repeat,
linear-gradient(270deg,#26221c33,#26221c00) 100%/.7rem 100% no-repeat}
svg{max-width:100%;min-width:40rem;height:auto;display:block}
.key{list-style:none;padding:0;font-size:.9rem;display:flex;flex-wrap:wrap;gap:0 1.2rem}
.key li{white-space:nowrap}
.key i{display:inline-block;width:1.1rem;vertical-align:middle;border-width:2px 0 0}
code{font-size:.85rem;overflow-wrap:anywhere}
"""


def write_report(results: Path, folder: Path, words: Messages) -> tuple[Path, Path]:
    """`balance.html` and `balance.json` in a folder; the same results give the same bytes."""
    about, rows = read_results(results)
    found = {"format": FORMAT, "origin": about, **figures(rows)}
    page, document = folder / "balance.html", folder / "balance.json"
    write_whole(document, (json.dumps(found, indent=1, sort_keys=True) + "\n").encode())
    write_whole(page, Page(found, words).html().encode())
    return page, document


class Page:
    """The page of some figures in one language."""

    def __init__(self, found: dict[str, Any], words: Messages) -> None:
        self.found = found
        self.words = words
        self.experiments: dict[str, Any] = found["experiments"]

    def text(self, key: str, **args: str | int) -> str:
        return self.words.text(f"lab-{key}", args)

    def html(self) -> str:
        title = escape(self.text("title"))
        body = "".join(
            [
                self.summary(),
                self.seats(),
                self.companies(),
                self.specials(),
                self.curves(),
                self.uses(),
                self.goals(),
                self.origin(),
            ]
        )
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{title}</title><style>{CSS}</style>"
        )
        language = self.words.language
        return (
            f'<!doctype html><html lang="{language}"><head>{head}</head>'
            f"<body><h1>{title}</h1>{body}</body></html>\n"
        )

    def section(self, key: str, *parts: str) -> str:
        return (
            f"<h2>{escape(self.text(key))}</h2><p>{escape(self.text(key + '-about'))}</p>"
            + "".join(parts)
        )

    def table(self, heads: list[str], rows: list[list[str]]) -> str:
        head = "".join(f"<th>{escape(self.text(name) if name else '')}</th>" for name in heads)
        lines = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
        )
        return f'<div class="scroll"><table><tr>{head}</tr>{lines}</table></div>'

    def rate(self, found: dict[str, Any]) -> str:
        low, high = (self.words.decimal(100 * found[end]) for end in ("low", "high"))
        return f"{self.words.decimal(100 * found['value'])} % ({low}–{high})"

    def mean(self, found: dict[str, Any], places: int = 1) -> str:
        value = self.words.decimal(found["value"], places)
        if found["high"] is None:
            return value
        return f"{value} ± {self.words.decimal(found['high'] - found['value'], places)}"

    def money(self, found: dict[str, Any]) -> str:
        value = self.words.money(round(found["value"]))
        if found["high"] is None:
            return value
        return f"{value} ± {self.words.figure(round(found['high'] - found['value']))}"

    def summary(self) -> str:
        rows = [
            [
                name,
                self.words.figure(one["games"]),
                self.mean(one["decisions"]),
                self.money(one["winner_money"]),
                str(one["faults"]),
            ]
            for name, one in self.experiments.items()
        ]
        heads = ["", "games", "decisions", "winner", "faults"]
        return self.section("summary", self.table(heads, rows))

    def seats(self) -> str:
        rows, labels, intervals = [], [], []
        for name, one in self.experiments.items():
            par = 1 / len(one["seats"])
            for seat, found in enumerate(one["seats"], start=1):
                rows.append(
                    [f"{name} · {seat}", self.rate(found["wins"]), self.money(found["money"])]
                )
                labels.append(f"{name} · {seat}")
                wins = found["wins"]
                intervals.append({key: wins[key] / par for key in wins})
        picture = plots.ranges(labels, intervals, self.text("wins-by-par"), 1.0)
        return self.section("seats", picture, self.table(["", "wins", "money"], rows))

    def companies(self) -> str:
        found: dict[str, Any] = self.found["companies"]
        names = [self.words.text(f"company-{company}") for company in found]
        picture = plots.ranges(names, [one["edge"] for one in found.values()], self.text("edge"), 0)
        rows = [
            [
                name,
                self.words.figure(one["founded"]),
                self.mean(one["decade"], 2),
                self.money(one["edge"]),
                self.rate(one["wins"]),
            ]
            for name, one in zip(names, found.values(), strict=True)
        ]
        heads = ["", "founded", "decade", "edge", "wins"]
        return self.section("companies", picture, self.table(heads, rows))

    def specials(self) -> str:
        found: dict[str, Any] = self.found["specials"]
        rows = []
        for company, one in found["companies"].items():
            edge = self.money(one["edge"]) if "edge" in one else "–"
            verdict = self.text(f"verdict-{one['verdict']}")
            name = self.words.text(f"company-{company}")
            rows.append([name, self.words.figure(one["founded"]), edge, verdict])
        heads = ["", "founded", "edge", "verdict"]
        base = f"<p>{escape(self.base_range(found['base_low'], found['base_high']))}</p>"
        return self.section("specials", base, self.table(heads, rows))

    def base_range(self, low: float | None, high: float | None) -> str:
        if low is None or high is None:
            return self.text("base-unknown", fewest=FEWEST)
        ends = {"low": self.words.money(round(low)), "high": self.words.money(round(high))}
        return self.text("base-range", **ends)

    def curves(self) -> str:
        decades = [self.words.text(f"decade-{decade}") for decade in range(1, 6)]
        pictures = []
        for key in ("dividends", "values"):
            series = {name: one["curves"][key] for name, one in self.experiments.items()}
            pictures.append(plots.lines(series, decades, self.text(key)))
        return self.section("curves", *pictures)

    def uses(self) -> str:
        pictures = []
        for key, prefix in (
            ("buildings", "space"),
            ("assets_bought", "asset"),
            ("assets_used", "asset"),
        ):
            found: dict[str, Any] = self.found[key]
            ordered = sorted(found, key=lambda name: (-found[name]["value"], name))
            labels = [self.label(prefix, name) for name in ordered]
            if labels:
                title = self.text(f"{key.replace('_', '-')}-per-game")
                means = [found[name] for name in ordered]
                spelt = [self.mean(one, 3) for one in means]
                pictures.append(plots.bars(labels, means, spelt, title))
        return self.section("uses", *pictures)

    def label(self, prefix: str, name: str) -> str:
        """Several Buildings do the same: their numbers tell them apart."""
        words = self.words.text(f"{prefix}-{name}")
        return f"{name} · {words}" if name in BUILDING_IDS else words

    def goals(self) -> str:
        found: dict[str, Any] = self.found["goals"]
        rows = [
            [
                self.words.text(f"goal-{goal}"),
                self.words.figure(one["paid"]),
                self.rate(one["holder_wins"]),
            ]
            for goal, one in found.items()
        ]
        return self.section("goals", self.table(["", "paid", "holder-wins"], rows))

    def origin(self) -> str:
        about = self.found["origin"]
        facts = {key: about[key] for key in ("engine", "rules", "commit")}
        spec = json.dumps({**facts, "seed": about["spec"]["seed"]}, sort_keys=True)
        return self.section("origin", f"<p><code>{escape(spec)}</code></p>")
