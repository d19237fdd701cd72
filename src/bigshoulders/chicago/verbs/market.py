"""The Stock Track: every move of a company's value (TRACK-5, TRACK-9)."""

from __future__ import annotations

from bigshoulders.chicago.events import STOCK_MOVED
from bigshoulders.chicago.rules import Rules
from bigshoulders.chicago.state import State
from bigshoulders.kernel.events import Events


def move_value(g: Rules, s: State, company: int, steps: int, cause: int, out: Events) -> None:
    """TRACK-5: so many steps up or down; surplus steps are lost."""
    old = s.price[company]
    new = old + steps
    if new > g.top:
        new = g.top
    elif new < g.lowest:
        new = g.lowest
    if new == old:
        return
    s.price[company] = new
    if out.live:
        out.add(STOCK_MOVED, company, g.value[old], g.value[new], cause)


def bump_steps(g: Rules, s: State, company: int, revenue: int) -> int:
    """TRACK-4: how far a dividend paid on this revenue lifts the company."""
    value = g.value[s.price[company]]
    if value == 0:  # Closed: one step for anything above nothing
        return 1 if revenue > 0 else 0
    if value >= g.triple_from and revenue >= 3 * value:
        return 3
    if revenue >= 2 * value:
        return 2
    return 1 if revenue >= value else 0
