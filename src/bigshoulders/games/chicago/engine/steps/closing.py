"""Closed companies (CLOSE-1 to CLOSE-8)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.ids import OPEN
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.closing import close
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame


@final
class Closings(Step):
    """STOCK-1, CLOSE-1, CLOSE-2: every company in Closed leaves the game, all at once."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        doomed = [c for c in g.companies if s.status[c] == OPEN and g.value[s.price[c]] == 0]
        for company in doomed:
            for hook in g.hooks:
                hook.on_closing(g, s, company, out)
            close(g, s, company, out)
