"""The powers of the five special companies (section 14)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import FOR_WAGES, WAGES_UNPAID
from bigshoulders.games.chicago.engine.frames import FREE_AUTOMATION, STEEL_OFFER
from bigshoulders.games.chicago.engine.ids import BANK, FACTORIES, KINDS, STEEL, company_purse
from bigshoulders.games.chicago.engine.powers.plain import PlainPower, missing_input
from bigshoulders.games.chicago.engine.refusals import (
    FLYER_BARS_SALESPEOPLE,
    FLYER_UNSTAFFED,
    INPUT_MISSING,
    QUAKER_BARS_CUBES,
    QUAKER_BARS_SALESPEOPLE,
    TIER_UNSTAFFED,
    TIERS_ONLY,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import TIER, State
from bigshoulders.games.chicago.engine.verbs.appeal import gain_appeal
from bigshoulders.games.chicago.engine.verbs.course import note_unpaid
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.staff import employed_workers
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.refusals import No

CATALOG_BONUS = 40  # CO-AMFLYER-1
BOTH_MANAGERS_PRICE = 50  # CO-AMFLYER-5
WAGE = 20  # CO-QUAKER-3
STEEL_NEEDED = 2  # CO-SCHWINN-2
PRICE_PER_PAIR = 10  # CO-OSCAR-7


@final
class AmericanFlyer(PlainPower):
    """CO-AMFLYER-1 to CO-AMFLYER-6."""

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        i = company * FACTORIES + factory
        if s.workers[i] == 0:
            return No(FLYER_UNSTAFFED, company)
        return missing_input(g, s, company, factory)

    def goods_made(self, g: Rules, s: State, company: int, factory: int) -> int:
        return s.workers[company * FACTORIES + factory]

    def both_managers(self, s: State, company: int) -> bool:
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


def wages(s: State, company: int) -> int:
    """CO-QUAKER-3: what its Workers ask for in an Operating turn."""
    return WAGE * employed_workers(s, company)


@final
class QuakerOats(PlainPower):
    """CO-QUAKER-1 to CO-QUAKER-6."""

    def after_hiring(self, g: Rules, s: State, company: int, hired: int) -> None:
        if hired >= 2:
            s.push(FREE_AUTOMATION, s.director[company], company)

    def keeps_automated_worker(self) -> bool:
        return False

    def begin_turn(self, g: Rules, s: State, company: int, out: Events) -> None:
        workers = employed_workers(s, company)
        payable = s.treasury[company] // WAGE
        paid = workers if workers < payable else payable
        pay(s, company_purse(company), BANK, WAGE * paid, FOR_WAGES, out)
        if paid < workers:
            note_unpaid(s, workers - paid)
            if out.live:
                out.add(WAGES_UNPAID, company, workers - paid)

    def salesperson_bar(self) -> int:
        return QUAKER_BARS_SALESPEOPLE

    def cube_bar(self) -> int:
        return QUAKER_BARS_CUBES


def price_in_tier(g: Rules, tier: int, salespeople: int) -> int:
    """CO-OSCAR-2, CO-OSCAR-7: the price of a Good after a run in a tier, counted from 0."""
    return g.tier_price[tier] + salespeople // 2 * PRICE_PER_PAIR


@final
class OscarMayer(PlainPower):
    """CO-OSCAR-1 to CO-OSCAR-7."""

    def has_tiers(self) -> bool:
        return True

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        return No(TIERS_ONLY, company)

    def may_run_tier(self, g: Rules, s: State, company: int, tier: int) -> No | None:
        workers = s.workers[company * FACTORIES]
        if workers < g.tier_workers[tier]:
            return No(TIER_UNSTAFFED, workers, g.tier_workers[tier])
        for kind in range(KINDS):
            need = g.tier_inputs[tier * KINDS + kind]
            if need > s.cubes[company * KINDS + kind]:
                return No(INPUT_MISSING, 0, kind, s.cubes[company * KINDS + kind], need)
        return None

    def unit_price(self, g: Rules, s: State, company: int) -> int:
        tier = s.turn[TIER]
        if tier == 0:
            return 0
        return price_in_tier(g, tier - 1, s.sales[company])


@final
class Schwinn(PlainPower):
    """CO-SCHWINN-1, CO-SCHWINN-2: it has no Manager spaces; steel may take a Manager's place."""

    def may_replace_manager(self, s: State, company: int) -> bool:
        return not s.steel_spent and s.cubes[company * KINDS + STEEL] >= STEEL_NEEDED

    def before_manager(self, g: Rules, s: State, company: int) -> None:
        if self.may_replace_manager(s, company):
            s.push(STEEL_OFFER, s.director[company], company)
