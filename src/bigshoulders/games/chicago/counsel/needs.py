"""The needs of a company's first factory this Decade, and the Partner that could meet them."""

from __future__ import annotations

from typing import NamedTuple

from bigshoulders.games.chicago.counsel.plans import Target, cheapest_way
from bigshoulders.games.chicago.engine.ids import KINDS, RESOURCE_IDS, source_of
from bigshoulders.games.chicago.engine.moves import USE_BUILDING
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import arg_a, arg_b, kind_of


class Need(NamedTuple):
    """The Workers and cubes that factory 1 lacks, what they cost now, and the money there is."""

    treasury: int
    workers: int
    crew: int
    cubes: int | None
    """The cheapest way to the missing cubes; None if there is none."""
    missing: list[int]

    @property
    def total(self) -> int | None:
        return None if self.cubes is None else self.crew + self.cubes

    @property
    def is_met(self) -> bool:
        """Whether the factory is staffed and its cubes can be paid."""
        return not self.workers and self.cubes is not None and self.cubes <= self.treasury

    @property
    def lack(self) -> Json:
        """The missing Workers and cubes, by id."""
        found: dict[str, Json] = {"workers": self.workers} if self.workers else {}
        return found | {RESOURCE_IDS[k]: self.missing[k] for k in range(KINDS) if self.missing[k]}


def need_of(g: Rules, s: State, company: int) -> Need:
    """The needs of factory 1 at the prices of the moment."""
    power = g.powers[company]
    workers = power.workers_lacking(g, s, company, 0)
    inputs = [power.inputs_if_run(g, s, company, 0, k) for k in range(KINDS)]
    missing = [max(inputs[k] - s.cubes[company * KINDS + k], 0) for k in range(KINDS)]
    cubes: int | None = 0
    if any(missing):
        way = cheapest_way(g, s, company, Target(1, 1, inputs))
        cubes = None if way is None else way.cost
    return Need(s.treasury[company], workers, crew_cost(g, s, workers), cubes, missing)


def crew_cost(g: Rules, s: State, workers: int) -> int:
    """ACT-20: the price of this many Workers in the Job Market, one after another."""
    return sum(g.worker_price[max(s.market - i, 0)] for i in range(workers))


def fix_by_partner(g: Rules, view: View[State], company: int) -> tuple[int, ...]:
    """The cheapest placement that alone lets factory 1 run; empty if none does."""
    s = view.seen
    need = need_of(g, s, company)
    best: tuple[int, int] | None = None
    for m in view.legal:
        if kind_of(m) != USE_BUILDING or arg_b(m) != company:
            continue
        cost = cost_with(g, s, company, need, arg_a(m))
        if cost is not None and (best is None or (cost, m) < best):
            best = (cost, m)
    return () if best is None else (best[1],)


def cost_with(g: Rules, s: State, company: int, need: Need, space: int) -> int | None:
    """The whole cost of the first run with the help of a space; None if that isn't enough."""
    gains = g.gains[source_of(space)]
    workers = max(need.workers - gains.workers, 0)
    crew = crew_cost(g, s, workers)
    if (workers and not gains.hires) or gains.assets or gains.dividends:
        return None  # an asset or a dividend would spend the money
    inputs = [n + s.cubes[company * KINDS + k] for k, n in enumerate(need.missing)]
    if any(need.missing):
        helped = s.copy()
        for k in range(KINDS):
            n = min(gains.cubes[k], s.haymarket[k])
            helped.cubes[company * KINDS + k] += n
            helped.haymarket[k] -= n
        way = cheapest_way(g, helped, company, Target(1, 1, inputs))
        if way is None:
            return None
        cubes = way.cost
    else:
        cubes = 0
    cost = g.space_cost[space] + crew + cubes
    return cost if cost <= s.treasury[company] + gains.funds else None
