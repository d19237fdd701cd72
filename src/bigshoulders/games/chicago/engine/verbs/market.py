"""The Stock Track: every change of a company's value (TRACK-4, TRACK-5, TRACK-9)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.events import STOCK_MOVED
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Events

WITHHOLDING_STEPS: Final = 1  # OPS-51


def space_after(g: Rules, space: int, steps: int) -> int:
    """TRACK-5: the space this many steps up or down; surplus steps are lost."""
    new = space + steps
    if new > g.top:
        return g.top
    return new if new > g.lowest else g.lowest


def value_after(g: Rules, space: int, steps: int) -> int:
    """TRACK-5: the value this many steps up or down."""
    return g.value[space_after(g, space, steps)]


def move_value(g: Rules, s: State, company: int, steps: int, cause: int, out: Events) -> None:
    """TRACK-5: move a company this many steps up or down."""
    old = s.price[company]
    new = space_after(g, old, steps)
    if new == old:
        return
    s.price[company] = new
    if out.live:
        out.add(STOCK_MOVED, company, g.value[old], g.value[new], cause)


def most_steps(g: Rules, value: int) -> int:
    """TRACK-4: the most steps one dividend can raise a company; one from Closed (Q-109)."""
    if value == 0:
        return 1
    return 3 if value >= g.triple_from else 2


def thresholds(g: Rules, value: int) -> list[int]:
    """TRACK-4: the revenue a dividend needs for one, two and three steps."""
    each = value if value else 1  # from Closed any positive amount is enough
    return [each * n for n in range(1, most_steps(g, value) + 1)]


def steps_for(g: Rules, value: int, revenue: int) -> int:
    """TRACK-4: the number of thresholds a revenue reaches, without listing them."""
    steps = revenue // value if value else revenue
    most = most_steps(g, value)
    return steps if steps < most else most
