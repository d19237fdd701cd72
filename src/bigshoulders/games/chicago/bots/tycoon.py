"""The Tycoon: candidates race against each other over many simulated futures.

Every round deals the hidden tiles and the luck again and plays one future per candidate from the
same deal, so candidates are compared pairwise. Candidates that can hardly beat the leader drop out
and leave their time to the others; a clear decision is made early. In a turn every move is a
candidate, including moves the quick player would never make (a sale that costs a rival more).
"""

from __future__ import annotations

from collections.abc import Callable
from math import erfc, exp, pi, sqrt
from random import Random
from time import perf_counter
from typing import Final

from bigshoulders.games.chicago.bots.search import Search, Weighed
from bigshoulders.games.chicago.bots.searcher import Searcher
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, FOUNDING, STOCK_TURN
from bigshoulders.games.chicago.engine.moves import DISCARD_ASSET, TRADE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.views import resample
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.moves import kind_of

SHORTLIST: Final = 12  # candidates, except in a turn
FEWEST: Final = 8  # futures of a candidate before it can drop out
LOSS: Final = 2.0  # dollars: a candidate drops out if losing it should cost less
PART: Final = 0.97  # share of the time that is used
SMALL: Final = 0.3  # share of that for the small questions of a turn


class Tycoon(Searcher):
    """Plays better the longer it may think."""

    def __init__(self, seconds: float = 1.0, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__()
        self.seconds = seconds
        self.ahead = 2
        self.clock = clock

    def weigh(self, g: Rules, view: View[State], rng: Random) -> list[Weighed]:
        """The candidates, best first; those that dropped out come last."""
        deadline = self.clock() + self.seconds * PART * (1.0 if is_turn(view.seen) else SMALL)
        search = self.searching(g)
        racing = self.candidates(search, view)
        dropped: list[Weighed] = []
        until = view.seen.decade + self.ahead
        longest = 0.0
        rounds = 0
        while len(racing) > 1:
            began = self.clock()
            if began + longest > deadline:
                break
            whole, dice = deal(g, view, rng)
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

    def candidates(self, search: Search, view: View[State]) -> list[Weighed]:
        """The quick player's shortlist, best first; in a turn, followed by all other moves.

        At the founding, futures are too far from the end to be trusted beyond the shortlist.
        """
        found = search.candidates(view.seen, view.seat, view.legal, SHORTLIST)
        if is_turn(view.seen) and view.seen.stack[-1].step != FOUNDING:
            listed = {w.move for w in found}
            for move in view.legal:
                if move not in listed and kind_of(move) not in (TRADE, DISCARD_ASSET):
                    found.append(Weighed(move))
        return found

    def race(self, racing: list[Weighed], dropped: list[Weighed]) -> list[Weighed]:
        """The candidates still in the race: the leader and those that may yet prove better."""
        leader = max(racing, key=lambda w: w.mean())
        still = [leader]
        for w in racing:
            if w is not leader:
                (dropped if regret(leader, w) < LOSS else still).append(w)
        return still


def deal(g: Rules, view: View[State], rng: Random) -> tuple[State, int]:
    """Deal the hidden tiles and the luck again, and seed the simulated players."""
    return resample(g, view, simulated_seed(rng.randbytes(8))), rng.getrandbits(40)


def is_turn(s: State) -> bool:
    """Whether a full turn is due, rather than the answer to a question."""
    return s.stack[-1].step in (FOUNDING, STOCK_TURN, ACTION_TURN)


def regret(leader: Weighed, w: Weighed) -> float:
    """The expected cost of dropping a candidate, from the futures seen so far."""
    n = min(w.looks, leader.looks)
    mean = 0.0
    square = 0.0
    for i in range(n):
        ahead = leader.seen[i] - w.seen[i]
        mean += ahead
        square += ahead * ahead
    mean /= n
    error = sqrt(max(square / n - mean * mean, 0.0) / (n - 1))
    if error == 0.0:
        return max(-mean, 0.0)
    z = mean / error
    return error * (exp(-0.5 * z * z) / sqrt(2.0 * pi) - 0.5 * z * erfc(z / sqrt(2.0)))
