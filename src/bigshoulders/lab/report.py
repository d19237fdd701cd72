"""The balance report: one page and one JSON document, made from results alone."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from html import escape
from pathlib import Path

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
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import face, has_face
from bigshoulders.box.intervals import mean_interval, wilson
from bigshoulders.kernel.json import Json
from bigshoulders.lab import plots
from bigshoulders.lab.experiment.results import read_results, write_whole
from bigshoulders.language.messages import Messages
from bigshoulders.shelf import box_of

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


NOTHING_MORE = Balance(lambda rows: {}, lambda rows: {}, lambda found, words: [])


def write_report(results: Path, folder: Path, messages: Messages) -> tuple[Path, Path]:
    """Write `balance.html` and `balance.json` to a folder; equal results give equal bytes."""
    origin, rows = read_results(results)
    box = box_of(origin["spec"]["experiments"][0]["game"])
    balance = balance_of(box)
    words = Wording(messages, box)
    found = {"format": FORMAT, "origin": origin, **figures(rows, balance)}
    page, document = folder / "balance.html", folder / "balance.json"
    write_whole(document, (json.dumps(found, indent=1, sort_keys=True) + "\n").encode())
    write_whole(page, html(sections(found, balance, words), words, "title").encode())
    return page, document


def balance_of(box: AnyBox) -> Balance:
    """A game's part of the report; empty if the game has none."""
    return face(box, Balance) if has_face(box, Balance) else NOTHING_MORE


def figures(rows: list[Row], balance: Balance) -> Found:
    """All figures, by experiment and over all of them."""
    by_experiment: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_experiment[row["experiment"]].append({**row, "notes": json.loads(row["notes"])})
    every = [row for group in by_experiment.values() for row in group]
    experiments = {
        name: {
            "games": len(group),
            "decisions": pack(mean_interval([row["decisions"] for row in group])),
            "faults": sum(row["faults"] for row in group),
            "seats": seats(group),
            "winner_money": pack(mean_interval([max(row["scores"]) for row in group])),
            **balance.of_experiment(group),
        }
        for name, group in by_experiment.items()
    }
    return {"games": len(every), "experiments": experiments, **balance.over_all(every)}


def seats(group: list[Row]) -> list[dict[str, dict[str, Json]]]:
    """Win rate and money by seat; a shared win counts in part."""
    found = []
    for seat in range(len(group[0]["scores"])):
        wins = sum(1 / len(row["winners"]) for row in group if seat in row["winners"])
        money = mean_interval([row["scores"][seat] for row in group])
        found.append({"wins": pack(wilson(wins, len(group))), "money": pack(money)})
    return found


def sections(found: Found, balance: Balance, words: Wording) -> list[Section]:
    """All sections of the page: the game's between those that every game has."""
    return [
        summary(found["experiments"], words),
        seat_section(found["experiments"], words),
        *balance.sections(found, words),
        origin_section(found["origin"]),
    ]


def summary(experiments: Found, words: Wording) -> Section:
    rows = [
        [
            name,
            words.messages.figure(one["games"]),
            words.mean(one["decisions"]),
            words.score(one["winner_money"]),
            str(one["faults"]),
        ]
        for name, one in experiments.items()
    ]
    return Section("summary", [Table(["", "games", "decisions", "winner", "faults"], rows)])


def seat_section(experiments: Found, words: Wording) -> Section:
    rows, labels, intervals = [], [], []
    for name, one in experiments.items():
        par = 1 / len(one["seats"])
        for seat, found in enumerate(one["seats"], start=1):
            wins = found["wins"]
            rows.append([f"{name} · {seat}", words.rate(wins), words.score(found["money"])])
            labels.append(f"{name} · {seat}")
            intervals.append({key: wins[key] / par for key in wins})
    picture = Ranges(labels, intervals, words.text("wins-by-par"), 1.0)
    return Section("seats", [picture, Table(["", "wins", "money"], rows)])


def origin_section(origin: Found) -> Section:
    facts = {key: origin[key] for key in ("engine", "rules", "commit")}
    facts["seed"] = origin["spec"]["seed"]
    return Section("origin", [Note(json.dumps(facts, sort_keys=True), is_code=True)])


def html(parts: Iterable[Section], words: Wording, title_key: str) -> str:
    """The page as HTML that loads nothing from elsewhere."""
    title = escape(words.text(title_key, game=words.box.title))
    body = "".join(section_html(part, words) for part in parts)
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{CSS}</style>"
    )
    return (
        f'<!doctype html><html lang="{words.messages.language}"><head>{head}</head>'
        f"<body><h1>{title}</h1>{body}</body></html>\n"
    )


def section_html(section: Section, words: Wording) -> str:
    heading, about = words.text(section.key), words.text(f"{section.key}-about")
    parts = "".join(part_html(part, words) for part in section.parts)
    return f"<h2>{escape(heading)}</h2><p>{escape(about)}</p>{parts}"


def part_html(part: Table | Ranges | Lines | Bars | Note, words: Wording) -> str:
    match part:
        case Table(heads, rows):
            return table_html([words.text(head) if head else "" for head in heads], rows)
        case Ranges(labels, intervals, title, par):
            return plots.ranges(labels, intervals, title, par)
        case Lines(series, points, title):
            return plots.lines(series, points, title)
        case Bars(labels, means, values, title):
            return plots.bars(labels, means, values, title)
        case Note(text, is_code):
            return f"<p><code>{escape(text)}</code></p>" if is_code else f"<p>{escape(text)}</p>"


def table_html(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{lines}</table></div>'
