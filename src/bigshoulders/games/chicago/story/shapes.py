"""The types of the story: what happened, as facts without sentences.

The client's `wire.gen.ts` is generated from these types.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bigshoulders.games.chicago.engine.ids import CompanyId, PhaseId, PurseId
from bigshoulders.games.chicago.sheet.shapes import GoalSheet

LineId = Literal[
    "founded",
    "bought",
    "sold",
    "passed",
    "built",
    "used",
    "asset",
    "issued",
    "paid",
    "withheld",
    "director",
    "closed",
]
ThreatId = Literal["directorship", "closing", "supply", "demand", "goal"]
Facts = dict[str, int | str]


# --- since the last turn -------------------------------------------------------------------------


class StoryLine(Struct):
    """One thing that happened: who did it, when, and what it changed in the purses.

    `purses` has the purses of people and companies whose money it changed. `things` are the places
    on the board, as `argument:value`.
    """

    kind: LineId
    seq: int
    seat: int
    decade: int
    phase: PhaseId
    facts: Facts
    purses: dict[PurseId, int]
    things: list[str]


class Cause(Struct):
    """Money that entered a purse, or left it if below 0, for one reason and from or to one place.

    `company` is the company whose dividend it was.
    """

    reason: str
    other: PurseId
    amount: int
    company: CompanyId | None


class PurseStory(Struct):
    """A purse of the reader before and after, and why it changed."""

    purse: PurseId
    before: int
    after: int
    causes: list[Cause]


class PricePath(Struct):
    """A company's stock value and the values on the way; null before its founding, or closed."""

    company: CompanyId
    before: int | None
    after: int | None
    path: list[int]


class OrderChange(Struct):
    """A company's Appeal and place in the running order; `passed` are companies of the reader that
    it has overtaken."""

    company: CompanyId
    appeal_before: int
    appeal_after: int
    rank_before: int
    rank_after: int
    passed: list[CompanyId]


class Threat(Struct):
    """Something that now threatens the reader, and its place on the board."""

    kind: ThreatId
    facts: Facts
    things: list[str]


class Digest(Struct):
    """The moves since an entry and their consequences, for one reader."""

    since: int
    lines: list[StoryLine]
    purses: list[PurseStory]
    prices: list[PricePath]
    order: list[OrderChange]
    threats: list[Threat]


# --- a decade ------------------------------------------------------------------------------------

PaymentId = Literal["paid", "withheld", "none"]
ComingId = Literal["partner", "space", "buildings", "demand", "last"]
HeadlineId = Literal["closed", "near", "dividend", "lean"]


class WealthMark(Struct):
    """Cash and shares of every seat at the end of a phase."""

    decade: int
    phase: PhaseId
    seq: int
    worth: list[int]


class CompanyDecade(Struct):
    """One company's Decade: its revenue and payout, dividends by seat, and its stock value."""

    company: CompanyId
    director: int
    kind: PaymentId
    revenue: int
    per_share: int
    to: list[int]
    before: int | None
    after: int | None
    path: list[int]


class Investment(Struct):
    """A player's gain from a company's shares in a Decade: dividends, trades and change of
    value."""

    company: CompanyId
    gain: int


class Result(Struct):
    """A player's best and worst investment of a Decade; null if nothing gained, or lost."""

    best: Investment | None
    worst: Investment | None


class Coming(Struct):
    """Something that changes in the next Decade."""

    kind: ComingId
    facts: Facts


class DecadeStory(Struct):
    """A finished Decade."""

    decade: int
    first: int
    last: int
    marks: list[WealthMark]
    companies: list[CompanyDecade]
    results: list[Result]
    goals: list[GoalSheet]
    headline: HeadlineId
    facts: Facts
    coming: list[Coming]


# --- the end -------------------------------------------------------------------------------------

AchievementId = Literal[
    "dividend", "founding", "building", "bargain", "landlord", "steady", "orders", "journey"
]


class Achievement(Struct):
    """Something a player or a company did best in a game."""

    kind: AchievementId
    seat: int
    facts: Facts


class TurningPoint(Struct):
    """A line of the story, and what it changed in the reader's expected lead; null if unknown."""

    line: StoryLine
    swing: int | None


class Tip(Struct):
    """Something to try next time, and the entry after which it could have been tried, if there is
    one."""

    tip: str
    seq: int | None


class Ending(Struct):
    """A finished game: wealth, records, turning points, and tips for the reader, best first."""

    marks: list[WealthMark]
    leader: list[int]
    led_from: int
    records: list[Achievement]
    turning_points: list[TurningPoint]
    tips: list[Tip]


TOLD: list[type[Struct]] = [Digest, DecadeStory, Ending]
