"""The Magnate: a Tycoon's race, with a learned judgement at the end of its futures."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from bigshoulders.games.chicago.bots.judgement import Judgement, shipped
from bigshoulders.games.chicago.bots.search import Search
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from bigshoulders.games.chicago.engine.rules import Rules


class Magnate(Tycoon):
    """Judges positions with the lessons of many games."""

    def __init__(self, seconds: float = 1.0, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(seconds, clock)

    def searching(self, g: Rules) -> Search:
        if self.search is None or self.search.g is not g:
            search = Search(g)
            search.judgement = Judgement(g, search.quick.outlook, shipped())
            self.search = search
        return self.search
