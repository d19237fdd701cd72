"""The plain power: the ten base companies, and Florsheim, whose Managers are data."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.frames import RESOLVE
from bigshoulders.games.chicago.engine.ids import FACTORIES, KINDS, MANAGER_SOURCE
from bigshoulders.games.chicago.engine.refusals import FACTORY_UNSTAFFED, INPUT_MISSING
from bigshoulders.games.chicago.engine.rules import Power, Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.refusals import No


def missing_input(g: Rules, s: State, company: int, factory: int) -> No | None:
    """OPS-19 (b): the first input cube the Treasury lacks."""
    first = (company * FACTORIES + factory) * KINDS
    for kind in range(KINDS):
        need = g.inputs[first + kind]
        if need > s.cubes[company * KINDS + kind]:
            return No(INPUT_MISSING, factory, kind, s.cubes[company * KINDS + kind], need)
    return None


def inputs_of(g: Rules, company: int, factory: int) -> int:
    """Input cubes printed on a factory, of all resources together."""
    cubes = 0
    first = (company * FACTORIES + factory) * KINDS
    for i in range(first, first + KINDS):
        cubes += g.inputs[i]
    return cubes


class PlainPower(Power):
    """OPS-19 to OPS-24, STAFF-3 as they stand."""

    word = "plain"

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        i = company * FACTORIES + factory
        filled = s.workers[i] + s.automated[i]
        if filled < g.worker_spaces[i]:
            return No(FACTORY_UNSTAFFED, factory, filled, g.worker_spaces[i])
        return missing_input(g, s, company, factory)

    def goods_made(self, g: Rules, s: State, company: int, factory: int) -> int:
        i = company * FACTORIES + factory
        # AUTO-4: the rightmost token has moved
        full = g.tokens[i] > 0 and s.automated[i] == g.tokens[i]
        return g.made[i] + 1 if full else g.made[i]

    def after_run(self, g: Rules, s: State, company: int, factory: int, out: Events) -> None:
        i = company * FACTORIES + factory
        if s.managers[i] and g.effects[MANAGER_SOURCE + i]:
            s.push(RESOLVE, NOBODY, MANAGER_SOURCE + i, company)

    def unit_price(self, g: Rules, s: State, company: int) -> int:
        return g.prices[company][s.sales[company]]

    def is_staffed(self, g: Rules, s: State, company: int, factory: int) -> bool:
        i = company * FACTORIES + factory
        return s.workers[i] + s.automated[i] >= g.worker_spaces[i]

    def workers_lacking(self, g: Rules, s: State, company: int, factory: int) -> int:
        i = company * FACTORIES + factory
        return max(g.worker_spaces[i] - s.workers[i] - s.automated[i], 0)

    def goods_if_run(self, g: Rules, s: State, company: int, factory: int) -> int:
        return self.goods_made(g, s, company, factory)

    def price_if_run(self, g: Rules, s: State, company: int) -> int:
        return self.unit_price(g, s, company)

    def inputs_if_run(self, g: Rules, s: State, company: int, factory: int, kind: int) -> int:
        return g.inputs[(company * FACTORIES + factory) * KINDS + kind]

    def next_staff(self, g: Rules, s: State, company: int) -> tuple[int, int, int]:
        """All Workers of the leftmost factory that lacks some."""
        factory = self.staffed(g, s, company)
        if factory == g.factories[company]:
            return 0, 0, 0
        i = company * FACTORIES + factory
        missing = g.worker_spaces[i] - s.workers[i] - s.automated[i]
        return missing, self.goods_if_run(g, s, company, factory), inputs_of(g, company, factory)

    def price_rise(self, g: Rules, s: State, company: int, n: int) -> int:
        prices = g.prices[company]
        return prices[s.sales[company] + n] - prices[s.sales[company]]

    def full_goods(self, g: Rules, company: int) -> int:
        goods = 0
        for i in range(company * FACTORIES, company * FACTORIES + g.factories[company]):
            goods += g.made[i] + 1
        return goods

    def full_price(self, g: Rules, company: int) -> int:
        return g.prices[company][-1]

    def full_inputs(self, g: Rules, company: int) -> int:
        cubes = 0
        for factory in range(g.factories[company]):
            cubes += inputs_of(g, company, factory)
        return cubes


POWER = PlainPower
