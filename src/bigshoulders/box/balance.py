"""A game's part of the balance report: its figures, and sections that say what to show.

The lab turns sections into a page. A game draws nothing itself, so it needs no plotting library.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from typing import ClassVar, TypeAlias

from bigshoulders.box.any_game import AnyDocument
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import Face
from bigshoulders.box.intervals import Interval
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import Messages

Row: TypeAlias = AnyDocument  # a game's results; its notes have the form of their meter
Found: TypeAlias = AnyDocument  # figures by name, nested; packed intervals have value, low, high


@dataclass(frozen=True)
class Table:
    """Heads are keys of messages; an empty one stays empty."""

    heads: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Ranges:
    """A picture with one interval per label, and a line at par."""

    labels: list[str]
    intervals: list[Found]
    title: str
    par: float


@dataclass(frozen=True)
class Lines:
    """A picture with one line per series over the same points."""

    series: dict[str, list[Found | None]]
    points: list[str]
    title: str


@dataclass(frozen=True)
class Bars:
    """A picture with one bar per label, and the values in words."""

    labels: list[str]
    means: list[Found]
    values: list[str]
    title: str


@dataclass(frozen=True)
class Note:
    """A paragraph; `is_code` sets it as code."""

    text: str
    is_code: bool = False


@dataclass(frozen=True)
class Section:
    """Parts under the heading `<key>` and the sentence `<key>-about` of the report's words."""

    key: str
    parts: list[Table | Ranges | Lines | Bars | Note]


class Wording:
    """Texts and figures of a report on a game in one language."""

    def __init__(self, messages: Messages, box: AnyBox) -> None:
        self.messages = messages
        self.box = box

    def text(self, key: str, **args: str | int) -> str:
        """The message `<game>-balance-<key>`, or `lab-<key>` if the game has no words of its own
        for it."""
        own = f"{self.box.id}-balance-{key}"
        return self.messages.text(own if self.messages.has(own) else f"lab-{key}", args)

    def rate(self, found: Found) -> str:
        low, high = (self.messages.decimal(100 * found[end]) for end in ("low", "high"))
        return f"{self.messages.decimal(100 * found['value'])} % ({low}–{high})"

    def mean(self, found: Found, places: int = 1) -> str:
        value = self.messages.decimal(found["value"], places)
        if found["high"] is None:
            return value
        return f"{value} ± {self.messages.decimal(found['high'] - found['value'], places)}"

    def score(self, found: Found) -> str:
        value = self.messages.score(round(found["value"]), self.box.unit)
        if found["high"] is None:
            return value
        return f"{value} ± {self.messages.figure(round(found['high'] - found['value']))}"


@dataclass(frozen=True)
class Balance(Face):
    """A game's part of the report."""

    module: ClassVar[str] = "balance"
    of_experiment: Callable[[list[Row]], Found]  # figures of one experiment
    over_all: Callable[[list[Row]], Found]  # figures over all experiments
    sections: Callable[[Found, Wording], list[Section]]


def pack(found: Interval) -> dict[str, Json]:
    """An interval for JSON; its ends are null if a single value allows none."""
    known = isfinite(found.high)
    return {
        "value": round(found.value, 4),
        "low": round(found.low, 4) if known else None,
        "high": round(found.high, 4) if known else None,
    }
