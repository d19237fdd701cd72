"""What a plain charter does: the ten base companies, and Florsheim, whose Managers are data."""

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


class PlainPower(Power):
    """OPS-19 to OPS-24, STAFF-3 as they stand."""

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        i = company * FACTORIES + factory
        filled = s.workers[i] + s.automated[i]
        if filled < g.worker_spaces[i]:
            return No(FACTORY_UNSTAFFED, factory, filled, g.worker_spaces[i])
        return missing_input(g, s, company, factory)

    def goods_made(self, g: Rules, s: State, company: int, factory: int) -> int:
        i = company * FACTORIES + factory
        full = (
            g.tokens[i] > 0 and s.automated[i] == g.tokens[i]
        )  # AUTO-4: the rightmost token has moved
        return g.made[i] + 1 if full else g.made[i]

    def after_run(self, g: Rules, s: State, company: int, factory: int, out: Events) -> None:
        i = company * FACTORIES + factory
        if s.managers[i] and g.effects[MANAGER_SOURCE + i]:
            s.push(RESOLVE, NOBODY, MANAGER_SOURCE + i, company)

    def unit_price(self, g: Rules, s: State, company: int) -> int:
        return g.prices[company][s.sales[company]]
