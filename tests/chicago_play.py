"""Games and positions for the tests of the Chicago 1875 bots."""

from __future__ import annotations

from random import Random
from typing import Any

from bigshoulders.games.chicago.bots.apprentice import Apprentice
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import SILENT


class Ticking:
    """A clock that advances a little each time it is read."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def views(config: dict[str, Any], seed: int, every: int) -> tuple[Rules, list[View[State]]]:
    """Every nth view with a choice in a game among Apprentices."""
    g = CHICAGO.assemble(config)
    s = CHICAGO.new(g, b"views %d" % seed, SILENT)
    bot = Apprentice()
    rng = Random(seed)
    found: list[View[State]] = []
    choices = 0
    while awaited := CHICAGO.awaited(g, s):
        view = CHICAGO.redact(g, s, awaited[0])
        if len(view.legal) > 1:
            if choices % every == 0:
                found.append(view)
            choices += 1
        CHICAGO.apply(g, s, awaited[0], bot.choose(g, view, rng), SILENT)
    return g, found
