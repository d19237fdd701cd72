"""Gains: what the effects of a Building, an asset or a Manager bring, as numbers."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.ids import KINDS


@final
class Gains:
    """One number per kind of gain, read by bots, text boards and the bars of section 14.

    An effect whose gain has no field here plays like any other; bots just don't value it.
    """

    def __init__(self) -> None:
        self.appeal = 0
        self.workers = 0
        self.managers = 0
        self.salespeople = 0
        self.staff_of_choice = 0  # a Manager or a Salesperson
        self.hires = 0  # offers to hire in the Job Market
        self.automated = 0  # Workers replaced by Automation tokens
        self.goods = 0
        self.cubes: list[int] = [0] * KINDS  # by resource
        self.named_cubes = 0  # the sum of `cubes`
        self.cubes_of_choice = 0
        self.funds = 0  # dollars from the bank
        self.dividends = 0  # dollars paid from the Treasury
        self.assets = 0  # offers to buy an asset
        self.discount = 0  # on those
        self.revenue = 0
        self.price = 0  # dollars more for each Good sold in this turn
        self.value_steps = 0  # steps of the stock value
        self.initiative = 0  # offers of Initiative space 1

    def gives_cubes(self) -> bool:
        """Whether any resource cube is among the gains."""
        return self.named_cubes > 0 or self.cubes_of_choice > 0
