"""The Magnate: a Tycoon's race, with a learned judgement at the end of its futures."""

from __future__ import annotations

from bigshoulders.games.chicago.bots.judgement import Judgement, shipped
from bigshoulders.games.chicago.bots.search import Search
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from bigshoulders.games.chicago.engine.rules import Rules


class Magnate(Tycoon):
    """Judges positions with the lessons of many games."""

    def new_search(self, g: Rules) -> Search:
        search = Search(g)
        search.judgement = Judgement(g, search.quick.outlook, shipped())
        return search
