"""Effects on staff and automation."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.frames import (
    AUTOMATION,
    HIRE,
    MANAGERS,
    STAFF_CHOICE,
    WORKER_OFFER,
    WORKERS,
)
from bigshoulders.games.chicago.engine.gains import Gains
from bigshoulders.games.chicago.engine.refusals import (
    CANNOT_AUTOMATE,
    CANNOT_AUTOMATE_TWO,
    NO_WORKER_SPACE,
    WORKER_TOO_DEAR,
)
from bigshoulders.games.chicago.engine.rules import Effect, Numbers, Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.staff import (
    automatable,
    free_worker_spaces,
    gain_salespeople,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.refusals import No


@final
class Automate(Effect):
    """ACT-49, APP-16, ASSET-6, MGR-6: automate one Worker, or two at once."""

    word = "automate"
    numbers = ("n",)
    may_refuse = True

    def __init__(self, numbers: Numbers) -> None:
        self.n = numbers.get("n")

    def check(self, g: Rules, s: State, company: int) -> No | None:
        possible = automatable(g, s, company)
        if possible >= self.n:
            return None
        if self.n == 1:
            return No(CANNOT_AUTOMATE, company)
        return No(CANNOT_AUTOMATE_TWO, company, possible)

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        if automatable(g, s, company) >= self.n:
            s.push(AUTOMATION, s.director[company], company, self.n)

    def add_gains(self, to: Gains) -> None:
        to.automated += self.n


@final
class GainStaff(Effect):
    """ACT-46, ACT-47: staff from the general supply, as far as there is room (STAFF-4)."""

    word = "staff"
    numbers = ("workers", "managers", "salespeople")

    def __init__(self, numbers: Numbers) -> None:
        self.workers = numbers.get("workers")
        self.managers = numbers.get("managers")
        self.salespeople = numbers.get("salespeople")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        seat = s.director[company]
        if self.managers:
            s.push(MANAGERS, seat, company, self.managers)
            g.powers[company].before_manager(g, s, company)
        if self.workers:  # on top: they find their spaces before what a Manager sets off
            room = free_worker_spaces(g, s, company)
            count = self.workers if self.workers < room else room
            g.powers[company].after_hiring(g, s, company, count)
            if count:
                s.push(WORKERS, seat, company, count)
        if self.salespeople:
            gain_salespeople(g, s, company, self.salespeople, out)

    def add_gains(self, to: Gains) -> None:
        to.workers += self.workers
        to.managers += self.managers
        to.salespeople += self.salespeople


@final
class HireWorkers(Effect):
    """ACT-20, ACT-21: one or more Workers of the Job Market."""

    word = "hire_workers"
    may_refuse = True

    def check(self, g: Rules, s: State, company: int) -> No | None:
        if free_worker_spaces(g, s, company) == 0:
            return No(NO_WORKER_SPACE, company)
        cost = g.worker_price[s.market]
        if s.treasury[company] < cost:
            return No(WORKER_TOO_DEAR, company, s.treasury[company], cost)
        return None

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(HIRE, s.director[company], company)

    def add_gains(self, to: Gains) -> None:
        to.hires += 1


@final
class OfferWorker(Effect):
    """ASSET-5: the company may take one Worker; without a free space the bonus is lost."""

    word = "optional_worker"

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        if free_worker_spaces(g, s, company) > 0:
            s.push(WORKER_OFFER, s.director[company], company)

    def add_gains(self, to: Gains) -> None:
        to.workers += 1


@final
class ManagerOrSalesperson(Effect):
    """ASSET-18: one Manager or one Salesperson, the Director's choice."""

    word = "manager_or_salesperson"

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(STAFF_CHOICE, s.director[company], company)

    def add_gains(self, to: Gains) -> None:
        to.staff_of_choice += 1
