"""Candidates and simulated futures: what the stronger players decide by.

A future is the position after a candidate, played on by quick players to the next Stock Phase or
further, and judged there. All candidates meet the same hidden tiles and the same luck.
"""

from __future__ import annotations

from typing import final

from bigshoulders.bots.chicago.quick import Quick
from bigshoulders.chicago.engine import play
from bigshoulders.chicago.frames import ACTION_TURN, ASSET_KEEP, FOUNDING, STOCK_TURN
from bigshoulders.chicago.moves import DISCARD_ASSET, TRADE
from bigshoulders.chicago.rules import Rules
from bigshoulders.chicago.state import State
from bigshoulders.chicago.steps.scoring import scores
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import kind_of

DECISIONS = 3000  # a bound for one future


@final
class Weighed:
    """A candidate and the futures seen after it."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.looks = 0
        self.utility = 0.0  # summed over the futures
        self.gain = 0.0  # the own final money, likewise

    def add(self, utility: float, money: float) -> None:
        self.looks += 1
        self.utility += utility
        self.gain += money

    def mean(self) -> float:
        return self.utility / self.looks if self.looks else -1e9

    def money(self) -> float:
        return self.gain / self.looks if self.looks else 0.0


@final
class Search:
    """Simulated futures for one set of rules."""

    def __init__(self, g: Rules) -> None:
        self.g = g
        self.quick = Quick(g)
        self.decisions = 0  # made in simulated futures so far

    def habit(self, s: State, seat: int, moves: list[int]) -> int:
        """What the quick player would do."""
        self.quick.noise = 0.0
        return self.quick.choose(s, seat, moves)

    def shortlist(self, s: State, seat: int, moves: list[int], most: int) -> list[int]:
        """The moves worth a closer look, the quick player's choice first."""
        first = self.habit(s, seat, moves)
        step = s.stack[-1].step
        if step in (STOCK_TURN, FOUNDING):
            ranked = self.ranked(moves, self.quick.trade_scores(s, seat, moves))
        elif step == ACTION_TURN and moves[0] != 0:
            ranked = self.ranked(moves, self.quick.action_scores(s, seat, moves))
        else:
            ranked = moves
        chosen = [first]
        for m in ranked:
            if len(chosen) == most:
                break
            if (
                m != first
                and kind_of(m) != TRADE
                and (kind_of(m) != DISCARD_ASSET or step == ASSET_KEEP)
            ):
                chosen.append(m)
        return chosen

    def candidates(self, s: State, seat: int, moves: list[int], most: int) -> list[Weighed]:
        """The shortlist, nothing seen yet."""
        return [Weighed(m) for m in self.shortlist(s, seat, moves, most)]

    def look(self, whole: State, seat: int, weighed: list[Weighed], until: int, dice: int) -> None:
        """One future of every candidate, from the same position and with the same dice."""
        for w in weighed:
            money = self.future(whole.copy(), seat, w.move, until, dice)
            w.add(self.utility(money, seat), money[seat])

    def glance(self, seen: State, seat: int, w: Weighed) -> None:
        """The position right after a move, as far as a view shows it."""
        s = seen.copy()
        play(self.g, s, seat, w.move, SILENT)
        money = self.quick.outlook.worth(s)
        w.add(self.utility(money, seat), money[seat])

    def ranked(self, moves: list[int], values: list[float]) -> list[int]:
        order = [(-values[i], moves[i]) for i in range(len(moves))]
        order.sort()
        return [m for _, m in order]

    def future(self, s: State, seat: int, m: int, until: int, dice: int) -> list[float]:
        """Expected final money by seat after a move; the position is used up."""
        g = self.g
        play(g, s, seat, m, SILENT)
        self.quick.noise = 12.0
        self.quick.dice = dice
        self.decisions += 1 + self.quick.play_on(s, until, DECISIONS)
        if s.stack:
            return self.quick.outlook.worth(s)
        return [float(points) for points in scores(g, s)]

    def utility(self, money: list[float], seat: int) -> float:
        """The own money against the rivals'."""
        best = 0.0
        total = 0.0
        for rival in self.g.seats:
            if rival != seat:
                total += money[rival]
                if money[rival] > best:
                    best = money[rival]
        return money[seat] - 0.5 * best - 0.5 * total / (self.g.players - 1)
