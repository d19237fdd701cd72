"""The base of the bots that search."""

from __future__ import annotations

from random import Random

from bigshoulders.bots.protocol import Advice
from bigshoulders.games.chicago.bots.reasons import advise
from bigshoulders.games.chicago.bots.search import Search, Weighed
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.moves import Move


class Searcher:
    """A bot that weighs candidates and plays the best. It keeps its search between moves."""

    def __init__(self) -> None:
        self.search: Search | None = None

    def searching(self, g: Rules) -> Search:
        """The search for these rules."""
        if self.search is None or self.search.g is not g:
            self.search = self.new_search(g)
        return self.search

    def new_search(self, g: Rules) -> Search:
        return Search(g)

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        """The candidate with the best futures."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.weigh(g, view, rng)[0].move

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        """Its choice next to the other candidates."""
        return advise(self.searching(g), view, self.weigh(g, view, rng))

    def weigh(self, g: Rules, view: View[State], rng: Random) -> list[Weighed]:
        """The candidates, best first."""
        raise NotImplementedError
