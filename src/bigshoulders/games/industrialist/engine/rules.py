"""The shapes: Step and Rules."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.engine.cards import CardSet
from bigshoulders.games.industrialist.engine.options import SoloConfig
from bigshoulders.games.industrialist.engine.refusals import No
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame


class Step:
    """The code for one kind of frame: a procedure, a question (`waits`) or a draw (`draws`)."""

    waits: bool = False
    draws: bool = False

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        """Do what there is to do; for an idle question, what goes without asking."""
        raise NotImplementedError

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        """Whether there is nothing to ask: no option, or only one."""
        return False

    def legal(self, g: Rules, s: State, f: Frame) -> list[int]:
        """Every legal move, sorted."""
        raise NotImplementedError

    def check(self, g: Rules, s: State, f: Frame, m: int) -> No | None:
        """Why a move may not be made; None if it may."""
        raise NotImplementedError

    def apply(self, g: Rules, s: State, f: Frame, m: int, out: Events) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        """The stream a draw comes from."""
        raise NotImplementedError

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        """What a draw can bring, as moves with weights, sorted."""
        raise NotImplementedError


@final
class Rules:
    """Everything that does not change during a game."""

    def __init__(self, config: SoloConfig, cards: CardSet, prices: list[int], version: int) -> None:
        self.config = config
        self.cards = cards
        self.prices = prices  # of the market side: face * 4 + kind, 0 = not wanted
        self.version = version
        self.steps: list[Step] = []
