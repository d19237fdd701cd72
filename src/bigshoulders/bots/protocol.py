"""A bot is a pure function of the rules, a view and the randomness it receives."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeVar

from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import S
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move

R_contra = TypeVar("R_contra", contravariant=True)


@dataclass(frozen=True)
class Reason:
    """One fact in favour of a move; its sentence is the message `<game>-advice-<key>`."""

    key: str
    facts: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Candidate:
    """A move the bot considered: the final money it expects, and the deciding reasons."""

    move: Move
    money: int
    reasons: list[Reason]


@dataclass(frozen=True)
class Advice:
    """The chosen move and its alternatives, best first; empty if there was no comparison."""

    move: Move
    candidates: list[Candidate]


@dataclass(frozen=True)
class Outcome:
    """The final score and the chance to win that a seat can expect."""

    score: int
    odds: float


class Bot(Protocol[R_contra, S]):
    """A program that plays. It sees a view, never the position."""

    def choose(self, g: R_contra, view: View[S], rng: Random) -> Move:
        """One of the view's legal moves."""

    def explain(self, g: R_contra, view: View[S], rng: Random) -> Advice:
        """The move it would choose, and why."""
