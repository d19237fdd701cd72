"""The Broker: good habits, checked against a few simulated futures of the current decade."""

from __future__ import annotations

from random import Random
from typing import Final

from bigshoulders.games.chicago.bots.search import Weighed
from bigshoulders.games.chicago.bots.searcher import Searcher
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.views import resample
from bigshoulders.kernel.contract import View

SHORTLIST: Final = 7
FIRST: Final = 2  # futures for every candidate
FINALISTS: Final = 3  # candidates examined more closely
CLEAR: Final = 60.0  # a candidate this many dollars behind the leader drops out
SAMPLES: Final = 5  # futures for each finalist
DECISIONS: Final = 800  # by simulated players: about 20 ms


class Broker(Searcher):
    """Knows the game; answers within 30 ms."""

    def weigh(self, g: Rules, view: View[State], rng: Random) -> list[Weighed]:
        """The candidates with their futures, best first."""
        search = self.searching(g)
        weighed = search.candidates(view.seen, view.seat, view.legal, SHORTLIST)
        finalists = weighed
        until = view.seen.decade + 1
        search.decisions = 0
        for sample in range(SAMPLES):
            if sample == FIRST:
                finalists = self.finalists(weighed)
            if len(finalists) == 1 or search.decisions >= DECISIONS:
                break
            whole = resample(g, view, rng.randbytes(8))
            search.look(whole, view.seat, finalists, until, rng.getrandbits(40))
        finalists.sort(key=lambda w: -w.mean())
        return finalists + [w for w in weighed if w not in finalists]

    def finalists(self, weighed: list[Weighed]) -> list[Weighed]:
        """The best candidates so far, if they are close to each other."""
        weighed.sort(key=lambda w: -w.mean())
        clear = weighed[0].mean() - CLEAR
        return [w for w in weighed[:FINALISTS] if w.mean() >= clear]
