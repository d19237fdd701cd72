"""The bots' opinions of a power, beyond its rules. A power without an opinion is fine."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.rules import Power

AS_THE_RULES_SAY: Final = -1


@final
class Opinion:
    """Corrections to the estimates for a company with a certain power."""

    def __init__(
        self,
        potential: float = 0.0,
        replacement: float = 0.0,
        manager_price: float = 0.0,
        manager_run: float = 0.0,
        sells_in_pairs: bool = False,
        next_goods: int = AS_THE_RULES_SAY,
        next_inputs: int = AS_THE_RULES_SAY,
    ) -> None:
        self.potential = potential  # revenue that a grown company has on top
        self.replacement = replacement  # what can take a Manager's place is worth
        self.manager_price = manager_price  # dollars a Manager adds to the price of every Good
        self.manager_run = manager_run  # worth of a Manager each time the factory runs
        self.sells_in_pairs = sells_in_pairs  # one Salesperson counts as half a pair
        self.next_goods = next_goods  # Goods that the next Workers unlock
        self.next_inputs = next_inputs  # and their input cubes


PLAIN: Final = Opinion()
OPINIONS: Final = {
    "mail_order": Opinion(potential=80.0, manager_price=5.0, manager_run=12.0),
    "tiers": Opinion(sells_in_pairs=True, next_goods=3, next_inputs=1),
    "steel_for_managers": Opinion(replacement=40.0),
}


def opinion_of(power: Power) -> Opinion:
    """The opinion of a power; a plain one if there is none."""
    return OPINIONS.get(power.word, PLAIN)
