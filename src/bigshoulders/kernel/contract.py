"""Game and View: what bots, environments, the lab and the server may ask of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from bigshoulders.kernel import driver
from bigshoulders.kernel.driver import R, S, Step
from bigshoulders.kernel.errors import IllegalMove, Problem
from bigshoulders.kernel.events import Event, Events, EventTable, heard_by
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, Move
from bigshoulders.kernel.playout import random_playout
from bigshoulders.kernel.refusals import Refusal, RefusalTable


@dataclass(frozen=True)
class View(Generic[S]):
    """The view of one seat: a position with gaps, the seats to act, and the seat's legal moves."""

    seat: int
    seen: S
    awaited: list[int]
    legal: list[Move]


class Game(ABC, Generic[R, S]):
    """One game. Rules never change during a game; positions are changed in place.

    A game fills in the abstract methods and the tables; the driver does the rest.
    """

    name: str
    moves: ActionSpace
    events: EventTable
    refusals: RefusalTable

    # --- what a game brings --------------------------------------------------------------------

    @abstractmethod
    def assemble(self, config: Json) -> R:
        """The rules for these options, or BadConfig."""

    @abstractmethod
    def config(self, g: R) -> dict[str, Json]:
        """The options of these rules, all of them, by name."""

    @abstractmethod
    def version(self, g: R) -> int:
        """The version of the rules; it rises whenever any move could end differently."""

    @abstractmethod
    def steps(self, g: R) -> list[Step[R, S]]:
        """The code of every kind of frame."""

    @abstractmethod
    def seats(self, g: R) -> int:
        """How many seats play."""

    @abstractmethod
    def new(self, g: R, seed: bytes, out: Events) -> S:
        """The first position. With an empty seed the caller makes the draws, as moves of CHANCE."""

    @abstractmethod
    def copy(self, s: S) -> S:
        """An independent copy."""

    @abstractmethod
    def redact(self, g: R, s: S, seat: int) -> View[S]:
        """The position redacted for a seat; NOBODY is a spectator."""

    @abstractmethod
    def resample(self, g: R, view: View[S], seed: bytes) -> S:
        """A whole position that could lie behind a view."""

    @abstractmethod
    def scores(self, g: R, s: S) -> list[int]:
        """The score by seat of a finished game."""

    @abstractmethod
    def leaders(self, g: R, s: S) -> list[int]:
        """The seats that win a finished game."""

    @abstractmethod
    def export_position(self, g: R, s: S) -> dict[str, Json]:
        """A position with its options, in readable ids."""

    @abstractmethod
    def import_position(self, document: Json) -> tuple[R, S]:
        """The rules and the position of a document, or BadPosition with every fault."""

    @abstractmethod
    def problems(self, g: R, s: S) -> list[Problem]:
        """Every fault of a position; none if it can be played."""

    # --- the same for every game ---------------------------------------------------------------

    def digest(self, s: S) -> str:
        """The canonical digest: equal positions, equal digests."""
        return s.digest().hex()

    def luck(self, s: S) -> int:
        """How much has been drawn and revealed; undo never reaches back over a change of it."""
        return sum(s.draws)

    def awaited(self, g: R, s: S) -> list[int]:
        """The seats the game waits for; empty when it is over."""
        return driver.awaited(self.steps(g), g, s)

    def legal(self, g: R, s: S, seat: int) -> list[Move]:
        """Every legal move of a seat, sorted; empty if it is not awaited."""
        return driver.legal(self.steps(g), g, s, seat)

    def outcomes(self, g: R, s: S) -> list[tuple[Move, int]]:
        """The possible results of the awaited draw, with weights; empty if none is awaited."""
        return driver.outcomes(self.steps(g), g, s)

    def refusal(self, g: R, s: S, seat: int, m: Move) -> Refusal | None:
        """Why a move is not legal; None if it is."""
        no = driver.why_not(self.steps(g), g, s, seat, m)
        return None if no is None else self.refusals.explain(no)

    def apply(self, g: R, s: S, seat: int, m: Move, out: Events) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        steps = self.steps(g)
        no = driver.why_not(steps, g, s, seat, m)
        if no is not None:
            refused = self.refusals.explain(no)
            raise IllegalMove(refused.code, refused.rule, refused.facts)
        driver.play(steps, g, s, seat, m, out)

    def preview(self, g: R, view: View[S], m: Move) -> list[Event]:
        """The events of a legal move, as far as the seat may know, up to a draw or reveal."""
        return self.foresee(g, view, m)[0]

    def foresee(self, g: R, view: View[S], m: Move) -> tuple[list[Event], S]:
        """The events of `preview`, and the redacted position after them."""
        s = self.copy(view.seen)
        out = Events()
        driver.play(self.steps(g), g, s, view.seat, m, out)
        return heard_by(out.items, view.seat), s

    def random_playout(self, g: R, s: S, dice: int) -> int:
        """Play a position to its end with uniformly random moves; the number of moves."""
        return random_playout(self.steps(g), g, s, dice)

    def result(self, g: R, s: S) -> list[int] | None:
        """The final score by seat; None while the game runs."""
        return None if s.stack else self.scores(g, s)

    def winners(self, g: R, s: S) -> list[int]:
        """The seats that win a finished game; none while it runs."""
        return [] if s.stack else self.leaders(g, s)

    def space(self, g: R) -> ActionSpace:
        """The moves, their spelling and their dense numbering."""
        return self.moves

    def spell_event(self, event: Event) -> dict[str, Json]:
        """The JSON spelling of an event."""
        return self.events.spell(event)

    def parse_event(self, words: Json) -> Event:
        """The event of a JSON spelling, or BadMove."""
        return self.events.parse(words)
