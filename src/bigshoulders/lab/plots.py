"""Plots of a report as SVG: equal figures give equal bytes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from html import escape
from math import nan
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from bigshoulders.box.balance import Found

INK = "#26221c"
COLOURS = ["#0f6e6e", "#b5452c", "#8a6a12", "#3b5b92", "#6d4c8d", "#4f7a3a"]
MARKS = {
    "o": "●",
    "s": "■",
    "^": "▲",
    "D": "◆",
    "v": "▼",
    "P": "✚",
    "X": "✖",
}  # with characters for keys
DASHES = {"-": "solid", "--": "dashed", ":": "dotted"}  # and the border style for the key
WIDTH = 7.0  # inches; the page never shows a picture much smaller
STYLE: dict[Any, Any] = {  # Matplotlib lists all its keys as literals
    "svg.hashsalt": "bigshoulders",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
}


def draw(title: str, height: float, paint: Callable[[Axes], None]) -> str:
    """One picture with its title, without anything that changes from run to run."""
    with matplotlib.rc_context(rc=STYLE):
        figure = Figure(figsize=(WIDTH, height), facecolor="none", layout="constrained")
        FigureCanvasSVG(figure)
        paint(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    picture = out.getvalue().partition("<svg")[2]
    return f'<div class="plot"><svg role="img" aria-label="{escape(title)}"{picture}</div>'


def ranges(labels: list[str], intervals: list[Found], title: str, par: float) -> str:
    """An interval per line, with a line at par."""

    def paint(axes: Axes) -> None:
        for row, found in enumerate(intervals):
            if found["high"] is not None:
                axes.plot([found["low"], found["high"]], [row, row], color=COLOURS[0], linewidth=3)
            axes.plot([found["value"]], [row], "o", color=INK, markersize=5)
        axes.axvline(par, color=COLOURS[1], linewidth=1, linestyle="--")
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_xlabel(title)

    return draw(title, 0.8 + 0.3 * len(labels), paint)


def reach(found: Found | None) -> float:
    """The distance from an interval's value to its ends; 0 if unknown."""
    return 0.0 if found is None or found["high"] is None else found["high"] - found["value"]


def lines(series: dict[str, list[Found | None]], ticks: list[str], title: str) -> str:
    """One line per series with an interval at every point; the key below."""

    def paint(axes: Axes) -> None:
        for i, points in enumerate(series.values()):
            colour, mark, dash = look(i)
            axes.errorbar(
                range(len(points)),
                [found["value"] if found else nan for found in points],
                [reach(found) for found in points],
                capsize=3,
                markersize=5.5,
                marker=mark,
                color=colour,
                linestyle=dash,
            )
        axes.set_xticks(range(len(ticks)), ticks)
        axes.set_ylabel(title)
        axes.set_ylim(bottom=0)

    return draw(title, 4.5, paint) + key(series)


def look(number: int) -> tuple[str, str, str]:
    """The colour, mark and dashes of a line, different from all others."""
    dash = number // len(COLOURS) % len(DASHES)
    return COLOURS[number % len(COLOURS)], [*MARKS][number % len(MARKS)], [*DASHES][dash]


def key(names: Iterable[str]) -> str:
    """The key to a picture's lines, as a list that wraps on a narrow page."""
    items = []
    for number, name in enumerate(names):
        colour, mark, dash = look(number)
        line = f'<i style="color:{colour};border-style:{DASHES[dash]}"></i>'
        sign = f'<b aria-hidden="true" style="color:{colour}">{line}{MARKS[mark]}{line}</b>'
        items.append(f"<li>{sign} {escape(name)}</li>")
    return f'<ul class="key">{"".join(items)}</ul>'


def bars(labels: list[str], means: list[Found], spelt: list[str], title: str) -> str:
    """A bar per line with its interval and its value in words, the longest on top."""

    def paint(axes: Axes) -> None:
        values, errors = [one["value"] for one in means], [reach(one) for one in means]
        axes.barh(range(len(labels)), values, xerr=errors, color=COLOURS[0], ecolor=INK, capsize=2)
        for row, words in enumerate(spelt):
            end = (values[row] + errors[row], row)
            axes.annotate(words, end, (4, 0), textcoords="offset points", va="center", fontsize=9)
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_xlabel(title)

    return draw(title, 0.8 + 0.24 * len(labels), paint)
