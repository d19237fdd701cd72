"""The Game protocol: all that bots, doors, lab and server know of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, Move

R = TypeVar("R")  # the rules of a game
S = TypeVar("S")  # its positions


@dataclass(frozen=True)
class Refusal:
    """Why a well-spelt move is not legal: a code, the rule that decides, the facts."""

    code: str
    rule: str
    facts: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class View(Generic[S]):
    """What one seat may know: a position with holes, who is awaited, and the seat's legal moves."""

    seat: int
    seen: S
    awaited: list[int]
    legal: list[Move]


class Game(Protocol[R, S]):
    """One game of the house. Rules never change during a game; positions are changed in place."""

    name: str

    def assemble(self, config: Json) -> R:
        """The rules for these options, or BadConfig."""

    def config(self, g: R) -> dict[str, Json]:
        """The options of these rules, all of them, by name."""

    def version(self, g: R) -> int:
        """Bumped whenever any move could now end differently."""

    def seats(self, g: R) -> int:
        """How many seats play."""

    def new(self, g: R, seed: bytes, out: Events) -> S:
        """The first position. With an empty seed the caller makes the draws, as moves of CHANCE."""

    def copy(self, s: S) -> S:
        """An independent twin."""

    def digest(self, s: S) -> str:
        """Canonical: equal positions, equal digests."""

    def luck(self, s: S) -> int:
        """How much has been drawn and revealed; undo never reaches back over a change of it."""

    def awaited(self, g: R, s: S) -> list[int]:
        """The seats the game waits for; empty when it is over."""

    def legal(self, g: R, s: S, seat: int) -> list[Move]:
        """Every legal move of a seat, sorted; empty if it is not awaited."""

    def outcomes(self, g: R, s: S) -> list[tuple[Move, int]]:
        """What the awaited draw can bring, with weights; empty if no draw is awaited."""

    def refusal(self, g: R, s: S, seat: int, m: Move) -> Refusal | None:
        """Why a move is not legal; None if it is."""

    def preview(self, g: R, view: View[S], m: Move) -> list[Event]:
        """What a legal move would do, as far as the seat may know, up to a draw or reveal."""

    def apply(self, g: R, s: S, seat: int, m: Move, out: Events) -> None:
        """Make a move, or raise IllegalMove and change nothing."""

    def redact(self, g: R, s: S, seat: int) -> View[S]:
        """What a seat may know; NOBODY is a spectator."""

    def resample(self, g: R, view: View[S], seed: bytes) -> S:
        """A whole position that could lie behind a view."""

    def result(self, g: R, s: S) -> list[int] | None:
        """The final score by seat; None while the game runs."""

    def winners(self, g: R, s: S) -> list[int]:
        """The seats that win a finished game."""

    def space(self, g: R) -> ActionSpace:
        """The moves, their spelling and their dense numbering."""

    def spell_event(self, event: Event) -> dict[str, Json]:
        """The JSON spelling of an event."""

    def parse_event(self, words: Json) -> Event:
        """The event of a JSON spelling, or BadMove."""

    def export_position(self, g: R, s: S) -> dict[str, Json]:
        """A position with its options, in readable ids."""

    def import_position(self, document: Json) -> tuple[R, S]:
        """The rules and the position of a document, or BadPosition with every fault."""

    def problems(self, g: R, s: S) -> list[Problem]:
        """Every fault of a position; none if it can be played on."""
