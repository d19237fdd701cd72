"""The review of a finished game: who was ahead after every decision, and what better moves cost.

It has two passes. The survey plays a few futures after every decision; the search then examines the
decisions where another move looked better. Each decision has a random seed of its own, so a
review can be made in portions, in any order and by several processes, and is always the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final, Protocol, TypeAlias

from bigshoulders.bots.protocol import Reason
from bigshoulders.box.any_game import AnyDocument, AnyPosition, AnyView
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import Reviewing, face
from bigshoulders.kernel.errors import BadLog
from bigshoulders.kernel.log import GameLog, replay
from bigshoulders.kernel.moves import Move

VERSION: Final = 2  # of a review; raised when the same game would get another one
EXAMINED: Final = 60  # decisions that the search looks at, the most suspicious first
PORTION: Final = 12  # decisions of the survey made together
Spelling: TypeAlias = AnyDocument  # libraries read it from this annotation
LOSS: Final = "loss"
FIND: Final = "find"


@dataclass(frozen=True)
class Point:
    """A decision of the game: who made it, when, and the expected final leads after it.

    A lead is a player's money less that of the strongest rival. `doubt` is
    roughly how far the final lead may be from the expected one.
    """

    seq: int
    seat: int
    chapter: int
    stage: str
    leads: list[int]
    doubt: int


@dataclass(frozen=True)
class Glance:
    """The survey's answer about one decision.

    `ahead` is how much better the best other move looked: below zero if none did.
    """

    money: list[float]
    ahead: float
    is_find: bool = False
    """Whether it looked like a strong move that a quick player would have missed."""


@dataclass(frozen=True)
class Verdict:
    """The search's answer about one decision: another move, and the difference."""

    kind: str
    move: Move
    amount: int
    doubt: int
    """Half the interval: the true difference is inside it 19 times in 20."""
    deals: int
    reasons: list[Reason]


@dataclass(frozen=True)
class Finding:
    """A decision worth showing. A loss names the better move, a find the next best one."""

    seq: int
    seat: int
    chapter: int
    stage: str
    kind: str
    do: Spelling
    other: Spelling
    amount: int
    doubt: int
    deals: int
    reasons: list[tuple[str, Spelling]]
    """Keys and facts of the better move's reasons."""


@dataclass(frozen=True)
class Survey:
    """The first pass over some decisions."""

    points: list[Point]
    suspects: dict[int, float]
    """By entry: how much better another move looked, or how strong a find."""
    agreed: list[int]
    """By seat: decisions where no other move looked better."""


@dataclass
class Review:
    """A whole review, as it is stored."""

    version: int
    game: str
    seats: int
    points: list[Point] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    agreed: list[int] = field(default_factory=list)
    examined: int = 0
    """Decisions that the search looked at."""


class Critic(Protocol):
    """A game's judge of decisions. It sees views, as the players did."""

    least: int
    """The smallest difference that is worth showing."""

    def moment(self, s: AnyPosition) -> tuple[int, str]:
        """The chapter and the stage of a position."""

    def doubt(self, s: AnyPosition) -> int:
        """How far an expected lead usually is from the final one."""

    def glance(self, view: AnyView, played: Move, seed: bytes) -> Glance:
        """A cheap comparison of a move with a few others. The seed is the same all game."""

    def examine(self, view: AnyView, played: Move, seed: bytes) -> Verdict | None:
        """A thorough comparison; None if the difference is small or could be chance."""


@dataclass(frozen=True)
class Decision:
    """A move that counted, and the view its player had."""

    seq: int
    view: AnyView
    move: Move


class Reviewer:
    """Reviews one game, portion by portion."""

    def __init__(self, box: AnyBox, log: GameLog) -> None:
        self.game = box.game
        self.log = log
        self.decisions = decisions(box, log)
        self.rules = self.game.assemble(log.header.config)
        self.seats = self.game.seats(self.rules)
        self.space = self.game.space(self.rules)
        self.critic: Critic = face(box, Reviewing).critic(self.rules)

    def portions(self) -> list[range]:
        """The decisions, by number, in the portions of the survey."""
        count = len(self.decisions)
        return [range(i, min(i + PORTION, count)) for i in range(0, count, PORTION)]

    def survey(self, numbers: Sequence[int]) -> Survey:
        """The first pass over some decisions."""
        points: list[Point] = []
        suspects: dict[int, float] = {}
        agreed = [0] * self.seats
        for number in numbers:
            decision = self.decisions[number]
            view, seen = decision.view, decision.view.seen
            glance = self.critic.glance(view, decision.move, self.seed("survey"))
            chapter, stage = self.critic.moment(seen)
            leads = [round(lead) for lead in leads_of(glance.money)]
            doubt = self.critic.doubt(seen)
            points.append(Point(decision.seq, view.seat, chapter, stage, leads, doubt))
            if glance.ahead > 0.0 or glance.is_find:
                suspects[decision.seq] = abs(glance.ahead)
            if glance.ahead <= 0.0:
                agreed[view.seat] += 1
        return Survey(points, suspects, agreed)

    def examine(self, seq: int) -> Finding | None:
        """The second pass over one decision."""
        decision = next(one for one in self.decisions if one.seq == seq)
        verdict = self.critic.examine(decision.view, decision.move, self.seed(f"search {seq}"))
        if verdict is None:
            return None
        chapter, stage = self.critic.moment(decision.view.seen)
        return Finding(
            seq,
            decision.view.seat,
            chapter,
            stage,
            verdict.kind,
            self.space.spell(decision.move),
            self.space.spell(verdict.move),
            verdict.amount,
            verdict.doubt,
            verdict.deals,
            [(reason.key, reason.facts) for reason in verdict.reasons],
        )

    def seed(self, purpose: str) -> bytes:
        """A seed for simulated luck, never that of the game itself."""
        return blake2b(self.log.header.seed + purpose.encode(), digest_size=8).digest()

    def review(self) -> Iterator[Review]:
        """The review, growing until it is whole."""
        whole = start(self.game.name, self.seats)
        yield whole
        suspects: dict[int, float] = {}
        for numbers in self.portions():
            add_survey(whole, suspects, self.survey(numbers))
            yield whole
        for seq in most_suspicious(suspects):
            finding = self.examine(seq)
            add_findings(whole, 1, [finding] if finding else [])
            yield whole


def start(game: str, seats: int) -> Review:
    """A review of nothing yet."""
    return Review(VERSION, game, seats, agreed=[0] * seats)


def add_survey(whole: Review, suspects: dict[int, float], part: Survey) -> None:
    """Add a portion of the survey, in any order."""
    whole.points = sorted([*whole.points, *part.points], key=lambda point: point.seq)
    whole.agreed = [a + b for a, b in zip(whole.agreed, part.agreed, strict=True)]
    suspects.update(part.suspects)


def add_findings(whole: Review, examined: int, findings: list[Finding]) -> None:
    """Add the search's answers about some decisions, in any order."""
    whole.examined += examined
    whole.findings = sorted([*whole.findings, *findings], key=lambda one: one.seq)


def most_suspicious(suspects: dict[int, float]) -> list[int]:
    """The entries that the search looks at, the most suspicious first."""
    return sorted(suspects, key=lambda seq: (-suspects[seq], seq))[:EXAMINED]


def leads_of(money: list[float]) -> list[float]:
    """Each seat's money less that of its strongest rival."""
    return [
        amount - max(other for rival, other in enumerate(money) if rival != seat)
        for seat, amount in enumerate(money)
    ]


def decisions(box: AnyBox, log: GameLog) -> list[Decision]:
    """The moves of a finished game that counted: those never undone, with more than one choice."""
    found: list[Decision] = []
    game = box.game
    finished = False
    for entry, g, s in replay(game, log):
        seq = entry.seq if entry else 0
        if entry is not None and "undo_to" in entry.do:
            target = int(str(entry.do["undo_to"]))
            found = [decision for decision in found if decision.seq <= target]
        finished = game.result(g, s) is not None
        if seq < len(log.entries) and log.entries[seq].is_move:
            following = log.entries[seq]
            view = game.redact(g, s, following.seat)
            if len(view.legal) > 1:
                move = game.space(g).parse(following.do)
                found.append(Decision(following.seq, view, move))
    if not finished:
        raise BadLog("review/not-finished", f"line {len(log.entries) + 1}")
    return found
