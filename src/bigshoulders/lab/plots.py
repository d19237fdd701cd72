"""Plots of a report as SVG: the same figures give the same bytes."""

from __future__ import annotations

import io
from collections.abc import Callable
from math import nan
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

INK = "#26221c"
PAPER = "#fbf7ee"
COLOURS = ["#0f6e6e", "#b5452c", "#8a6a12", "#3b5b92", "#6d4c8d", "#4f7a3a"]
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "bigshoulders",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
}


def draw(width: float, height: float, paint: Callable[[Axes], None]) -> str:
    """One picture, without anything that changes from run to run."""
    with matplotlib.rc_context(rc=STYLE):
        figure = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
        FigureCanvasSVG(figure)
        paint(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def ranges(labels: list[str], intervals: list[dict[str, Any]], title: str, par: float) -> str:
    """An interval per line, with a line at par."""

    def paint(axes: Axes) -> None:
        for row, found in enumerate(intervals):
            if found["high"] is not None:
                axes.plot([found["low"], found["high"]], [row, row], color=COLOURS[0], linewidth=3)
            axes.plot([found["value"]], [row], "o", color=INK, markersize=5)
        axes.axvline(par, color=COLOURS[1], linewidth=1, linestyle="--")
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.set_xlabel(title)

    return draw(7.5, 0.8 + 0.3 * len(labels), paint)


def reach(found: dict[str, Any] | None) -> float:
    """How far an interval goes to each side; nothing where it is not known."""
    return 0.0 if found is None or found["high"] is None else found["high"] - found["value"]


def lines(series: dict[str, list[dict[str, Any] | None]], decades: list[str], title: str) -> str:
    """One line per experiment, by Decade, with an interval at every point."""
    marks = ["o", "s", "^", "D", "v", "P", "X"]

    def paint(axes: Axes) -> None:
        for i, (name, points) in enumerate(series.items()):
            axes.errorbar(
                range(len(points)),
                [found["value"] if found else nan for found in points],
                [reach(found) for found in points],
                capsize=3,
                markersize=4,
                marker=marks[i % len(marks)],
                color=COLOURS[i % len(COLOURS)],
                linestyle=["-", "--", ":"][i // len(COLOURS) % 3],
                label=name,
            )
        axes.set_xticks(range(len(decades)), decades)
        axes.set_ylabel(title)
        axes.set_ylim(bottom=0)
        axes.legend(fontsize=8, frameon=False, loc="upper left", bbox_to_anchor=(1, 1))

    return draw(8.5, 4, paint)


def bars(labels: list[str], means: list[dict[str, Any]], spelt: list[str], title: str) -> str:
    """A bar per line with its interval and its value in words, the longest on top."""

    def paint(axes: Axes) -> None:
        values, errors = [one["value"] for one in means], [reach(one) for one in means]
        axes.barh(range(len(labels)), values, xerr=errors, color=COLOURS[0], ecolor=INK, capsize=2)
        for row, words in enumerate(spelt):
            end = (values[row] + errors[row], row)
            away = {"xytext": (4, 0), "textcoords": "offset points", "va": "center"}
            axes.annotate(words, end, fontsize=8, **away)
        axes.set_yticks(range(len(labels)), labels)
        axes.invert_yaxis()
        axes.set_xlabel(title)

    return draw(7.5, 0.8 + 0.22 * len(labels), paint)
