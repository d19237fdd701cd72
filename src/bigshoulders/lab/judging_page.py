"""The page about a learned judgement: its forecasts beside those of the estimate it corrects."""

from __future__ import annotations

import json
from typing import TypeAlias

from bigshoulders.box.any_game import AnyDocument
from bigshoulders.box.balance import Found, Lines, Note, Section, Table, Wording
from bigshoulders.lab.report import html
from bigshoulders.language.messages import Messages
from bigshoulders.shelf import box_of

PAGE = "report.html"
TENTHS = 10

Report: TypeAlias = AnyDocument  # the document that `judging.train` wrote


def judging_page(report: Report, messages: Messages) -> str:
    """The report as HTML with plots; equal reports give equal bytes."""
    words = Wording(messages, box_of(report["game"]))
    parts = [
        foretold(report, words, "judged-lead", "correlation"),
        foretold(report, words, "judged-error", "error"),
        odds(report, words),
        lessons(report, words),
    ]
    return html(parts, words, "judged-title")


def foretold(report: Report, words: Wording, key: str, figure: str) -> Section:
    """One figure of the estimate and of the judgement, from chapter to chapter."""
    measured = first_moments(report["measured"])
    chapters = sorted({one["chapter"] for one in measured})
    series: dict[str, list[Found | None]] = {}
    rows = []
    for players in sorted({one["players"] for one in measured}):
        found = {one["chapter"]: one for one in measured if one["players"] == players}
        for column, name in ((f"{figure}_before", "judged-estimate"), (figure, "judged-judgement")):
            title = words.text(name, players=players)
            series[title] = [point(found[c][column]) if c in found else None for c in chapters]
            cells = [
                words.messages.decimal(found[c][column], 2) if c in found else "" for c in chapters
            ]
            rows.append([title, *cells])
    ticks = [words.text("judged-chapter", number=chapter) for chapter in chapters]
    text = words.text(f"{key}-axis")
    return Section(
        key,
        [Lines(series, ticks, text), Table(["", *["" for _ in chapters]], [["", *ticks], *rows])],
    )


def first_moments(measured: list[Report]) -> list[Report]:
    """The first measured stage of each chapter, by players."""
    found: dict[tuple[int, int], Report] = {}
    for one in measured:
        key = (one["players"], one["chapter"])
        if key not in found or one["stage"] < found[key]["stage"]:
            found[key] = one
    return [*found.values()]


def odds(report: Report, words: Wording) -> Section:
    """The odds given, and how often such seats won."""
    said = [point(one["said"]) for one in report["calibration"]]
    happened = [point(one["happened"]) for one in report["calibration"]]
    ticks = [words.messages.figure(round(100 * one["said"])) for one in report["calibration"]]
    series: dict[str, list[Found | None]] = {
        words.text("judged-said"): [*said],
        words.text("judged-happened"): [*happened],
    }
    rows = [
        [
            words.messages.decimal(100 * one["said"]),
            words.messages.decimal(100 * one["happened"]),
            words.messages.figure(one["rows"]),
        ]
        for one in report["calibration"]
    ]
    heads = ["judged-said", "judged-happened", "judged-rows"]
    return Section(
        "judged-odds", [Lines(series, ticks, words.text("judged-odds-axis")), Table(heads, rows)]
    )


def lessons(report: Report, words: Wording) -> Section:
    """The games learned from and measured with, and the code that played them."""
    figure = words.messages.figure
    named = [(one, "judged-lesson") for one in report["lessons"]]
    named.append((report["check"], "judged-check"))
    rows = []
    for one, name in named:
        spec = one["origin"]["spec"]
        title = words.text(name, name=spec["name"])
        rows.append(
            [title, figure(one["games"]), figure(one["rows"]), one["origin"]["commit"][:12]]
        )
    facts = {"seed": report["seed"], "trees": report["trees"]}
    heads = ["", "games", "judged-rows", "judged-commit"]
    return Section("judged-lessons", [Table(heads, rows), Note(json.dumps(facts), is_code=True)])


def point(value: float) -> Found:
    return {"value": value, "low": None, "high": None}
