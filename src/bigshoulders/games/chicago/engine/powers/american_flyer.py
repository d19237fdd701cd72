"""American Flyer (CO-AMFLYER-1 to CO-AMFLYER-6): one Good per Worker, and better catalogs."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.ids import FACTORIES
from bigshoulders.games.chicago.engine.powers.plain import PlainPower, inputs_of, missing_input
from bigshoulders.games.chicago.engine.refusals import FLYER_BARS_SALESPEOPLE, FLYER_UNSTAFFED
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.appeal import gain_appeal
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.refusals import No

CATALOG_BONUS: Final = 40  # CO-AMFLYER-1
BOTH_MANAGERS_PRICE: Final = 50  # CO-AMFLYER-5


@final
class AmericanFlyer(PlainPower):
    """Its one factory makes a Good per Worker and runs with any number of them."""

    word = "mail_order"

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        if not self.is_staffed(g, s, company, factory):
            return No(FLYER_UNSTAFFED, company)
        return missing_input(g, s, company, factory)

    def goods_made(self, g: Rules, s: State, company: int, factory: int) -> int:
        return s.workers[company * FACTORIES + factory]

    def both_managers(self, s: State, company: int) -> bool:
        """CO-AMFLYER-5: whether both Managers are employed."""
        return s.managers[company * FACTORIES] >= 2

    def after_run(self, g: Rules, s: State, company: int, factory: int, out: Events) -> None:
        if self.both_managers(s, company):
            gain_appeal(g, s, company, 1, out)

    def unit_price(self, g: Rules, s: State, company: int) -> int:
        return BOTH_MANAGERS_PRICE if self.both_managers(s, company) else g.prices[company][0]

    def catalog_bonus(self) -> int:
        return CATALOG_BONUS

    def salesperson_bar(self) -> int:
        return FLYER_BARS_SALESPEOPLE

    def is_staffed(self, g: Rules, s: State, company: int, factory: int) -> bool:
        """CO-AMFLYER-4: one Worker is enough."""
        return s.workers[company * FACTORIES + factory] > 0

    def workers_lacking(self, g: Rules, s: State, company: int, factory: int) -> int:
        return 0 if self.is_staffed(g, s, company, factory) else 1

    def next_staff(self, g: Rules, s: State, company: int) -> tuple[int, int, int]:
        """Each Worker is a Good; the first one needs the inputs."""
        workers = s.workers[company * FACTORIES]
        if workers == g.worker_spaces[company * FACTORIES]:
            return 0, 0, 0
        return 1, 1, inputs_of(g, company, 0) if workers == 0 else 0

    def full_goods(self, g: Rules, company: int) -> int:
        return g.worker_spaces[company * FACTORIES]

    def full_price(self, g: Rules, company: int) -> int:
        return BOTH_MANAGERS_PRICE


POWER = AmericanFlyer
