"""The Tycoon: candidates raced against each other over many simulated futures.

Every round deals the hidden tiles and the luck anew and plays one future per candidate from the
same deal, so candidates are compared pair by pair. Those that are clearly behind the leader drop
out and leave their time to the others; a clear decision is made early.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from bigshoulders.bots.chicago.reasons import advise
from bigshoulders.bots.chicago.search import Search, Weighed
from bigshoulders.bots.protocol import Advice
from bigshoulders.chicago.rules import Rules
from bigshoulders.chicago.state import State
from bigshoulders.chicago.view import resample
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.moves import Move

SHORTLIST: Final = 12
FEWEST: Final = 8  # futures of a candidate before it can drop out
EQUAL: Final = 4.0  # dollars below which candidates count as equal
SURE: Final = 2.6  # standard errors behind the leader at which a candidate drops out


class Tycoon:
    """Plays better the longer it may think."""

    def __init__(self, seconds: float = 1.0, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds = seconds
        self.ahead = 2
        self.wide = SHORTLIST
        self.sure = SURE
        self.clock = clock
        self.search: Search | None = None

    def searching(self, g: Rules) -> Search:
        if self.search is None or self.search.g is not g:
            self.search = Search(g)
        return self.search

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.weigh(g, view, rng)[0].move

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        return advise(self.searching(g), view, self.weigh(g, view, rng))

    def weigh(self, g: Rules, view: View[State], rng: Random) -> list[Weighed]:
        """The candidates, the best first; those that dropped out follow those that did not."""
        deadline = self.clock() + self.seconds * 0.97
        search = self.searching(g)
        racing = search.candidates(view.seen, view.seat, view.legal, self.wide)
        dropped: list[Weighed] = []
        until = view.seen.decade + self.ahead
        longest = 0.0
        rounds = 0
        while len(racing) > 1:
            began = self.clock()
            if began + longest > deadline:
                break
            whole = resample(g, view, rng.randbytes(8))
            dice = rng.getrandbits(40)
            for w in racing:
                search.look(whole, view.seat, [w], until, dice)
                if self.clock() > deadline:
                    break
            rounds += 1
            longest = max(longest * 0.9, self.clock() - began)
            if rounds >= FEWEST:
                racing = self.race(racing, dropped)
        racing.sort(key=lambda w: -w.mean())
        dropped.sort(key=lambda w: -w.mean())
        return racing + dropped

    def race(self, racing: list[Weighed], dropped: list[Weighed]) -> list[Weighed]:
        """Those still in the race; the leader alone if the others are behind or equal."""
        leader = max(racing, key=lambda w: w.mean())
        still = [leader]
        for w in racing:
            if w is leader:
                continue
            n = min(w.looks, leader.looks)
            mean = 0.0
            square = 0.0
            for i in range(n):
                ahead = leader.seen[i] - w.seen[i]
                mean += ahead
                square += ahead * ahead
            mean /= n
            error = sqrt(max(square / n - mean * mean, 0.0) / (n - 1))
            if mean > self.sure * error or mean + 2.0 * error < EQUAL:
                dropped.append(w)
            else:
                still.append(w)
        return still
