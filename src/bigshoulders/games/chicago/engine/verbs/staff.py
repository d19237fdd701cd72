"""Staff and automation: Workers, Managers, Salespeople and the tokens that replace Workers."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    AUTOMATED,
    FOR_WORKER,
    MANAGER,
    SALES_DEPARTMENT,
    SALESPERSON,
    STAFF_ASIDE,
    STAFF_MARKET,
    STAFF_MOVED,
    STAFF_SUPPLY,
    WORKER,
    charter_place,
)
from bigshoulders.games.chicago.engine.ids import BANK, FACTORIES, company_purse
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.kernel.events import Events


def free_spaces(g: Rules, s: State, company: int, factory: int) -> int:
    """STAFF-1: Worker spaces of a factory with neither Worker nor token."""
    i = company * FACTORIES + factory
    return g.worker_spaces[i] - s.workers[i] - s.automated[i]


def free_worker_spaces(g: Rules, s: State, company: int) -> int:
    """Free Worker spaces on the whole charter."""
    count = 0
    first = company * FACTORIES
    for i in range(first, first + g.factories[company]):
        count += g.worker_spaces[i] - s.workers[i] - s.automated[i]
    return count


def employed_workers(s: State, company: int) -> int:
    """TERM-8: Workers on Worker spaces; tokens aren't Workers."""
    first = company * FACTORIES
    return s.workers[first] + s.workers[first + 1] + s.workers[first + 2]


def automatable(g: Rules, s: State, company: int) -> int:
    """AUTO-2: how many different Workers could be automated at once."""
    count = 0
    first = company * FACTORIES
    for i in range(first, first + g.factories[company]):
        tokens = g.tokens[i] - s.automated[i]
        workers = s.workers[i]
        count += workers if workers < tokens else tokens
    return count


def put_worker(s: State, company: int, factory: int, origin: int, out: Events) -> None:
    """Put a Worker on a free Worker space of a factory."""
    s.workers[company * FACTORIES + factory] += 1
    if out.live:
        out.add(STAFF_MOVED, WORKER, origin, charter_place(company, factory), 1)


def hire_worker(g: Rules, s: State, company: int, factory: int, out: Events) -> None:
    """ACT-20: hire the cheapest Worker in the Job Market, or one from the general supply."""
    pay(s, company_purse(company), BANK, g.worker_price[s.market], FOR_WORKER, out)
    origin = STAFF_SUPPLY
    if s.market > 0:
        s.market -= 1
        origin = STAFF_MARKET
    put_worker(s, company, factory, origin, out)


def worker_to_market(g: Rules, s: State, origin: int, out: Events) -> None:
    """AUTO-6, BUILD-7: fill the most expensive free space of the Job Market, or the general
    supply."""
    target = STAFF_SUPPLY
    if s.market < g.market_size:
        s.market += 1
        target = STAFF_MARKET
    if out.live and origin != target:
        out.add(STAFF_MOVED, WORKER, origin, target, 1)


def automate(g: Rules, s: State, company: int, factory: int, out: Events) -> None:
    """AUTO-1, AUTO-3: replace one Worker with the leftmost token of the row."""
    i = company * FACTORIES + factory
    s.workers[i] -= 1
    s.automated[i] += 1
    if out.live:
        out.add(AUTOMATED, company, factory, g.tokens[i] - s.automated[i])
        out.add(STAFF_MOVED, WORKER, charter_place(company, factory), STAFF_ASIDE, 1)


def put_manager(s: State, company: int, factory: int, out: Events) -> None:
    """STAFF-2: put a Manager from the general supply on a free Manager space."""
    s.managers[company * FACTORIES + factory] += 1
    if out.live:
        out.add(STAFF_MOVED, MANAGER, STAFF_SUPPLY, charter_place(company, factory), 1)


def free_manager_spaces(g: Rules, s: State, company: int) -> int:
    """Free Manager spaces on the whole charter."""
    count = 0
    first = company * FACTORIES
    for i in range(first, first + g.factories[company]):
        count += g.manager_spaces[i] - s.managers[i]
    return count


def gain_salespeople(g: Rules, s: State, company: int, n: int, out: Events) -> None:
    """STAFF-3, STAFF-4: gain as many as there are free spaces; the surplus is lost."""
    room = g.sales_spaces[company] - s.sales[company]
    if n > room:
        n = room
    if n > 0:
        s.sales[company] += n
        if out.live:
            place = charter_place(company, SALES_DEPARTMENT)
            out.add(STAFF_MOVED, SALESPERSON, STAFF_SUPPLY, place, n)
