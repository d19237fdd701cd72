"""Quaker Oats (CO-QUAKER-1 to CO-QUAKER-6): wages, free automation, no resources to buy."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.events import FOR_WAGES, WAGES_UNPAID
from bigshoulders.games.chicago.engine.frames import FREE_AUTOMATION
from bigshoulders.games.chicago.engine.ids import BANK, company_purse
from bigshoulders.games.chicago.engine.powers.plain import PlainPower
from bigshoulders.games.chicago.engine.refusals import QUAKER_BARS_CUBES, QUAKER_BARS_SALESPEOPLE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.course import note_unpaid
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.staff import employed_workers
from bigshoulders.kernel.events import Events

WAGE: Final = 20  # CO-QUAKER-3


@final
class QuakerOats(PlainPower):
    """Its Workers are paid in every Operating turn."""

    word = "wages"

    def after_hiring(self, g: Rules, s: State, company: int, hired: int) -> None:
        if hired >= 2:
            s.push(FREE_AUTOMATION, s.director[company], company)

    def keeps_automated_worker(self) -> bool:
        return False

    def wages(self, g: Rules, s: State, company: int) -> int:
        return WAGE * employed_workers(s, company)

    def begin_turn(self, g: Rules, s: State, company: int, out: Events) -> None:
        """CO-QUAKER-3, CO-QUAKER-4: pay as many Workers as the Treasury can."""
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


POWER = QuakerOats
