"""The types Step and Rules."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.engine.cards import CardSet
from bigshoulders.games.industrialist.engine.options import IndustrialistConfig
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel import driver


class Step(driver.Step["Rules", State]):
    """The code for one kind of frame of this game."""


@final
class Rules:
    """Everything that stays constant during a game."""

    def __init__(
        self, config: IndustrialistConfig, cards: CardSet, prices: list[int], version: int
    ) -> None:
        self.config = config
        self.cards = cards
        self.prices = prices  # of the market side: face * 4 + kind, 0 = no demand
        self.version = version
        self.steps: list[driver.Step[Rules, State]] = []
