"""Candidates and simulated futures, the basis of the stronger bots' decisions.

A future is the position after a candidate, played by quick players to the next Stock Phase or
further, and evaluated there. All candidates face the same hidden tiles and the same luck.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.judgement import Judgement
from bigshoulders.games.chicago.bots.quick import Quick
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, ASSET_KEEP, FOUNDING, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import COMPANIES, SEATS
from bigshoulders.games.chicago.engine.moves import DISCARD_ASSET, SELL_CERTIFICATE, TRADE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import scores
from bigshoulders.kernel.driver import play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import kind_of

DECISIONS: Final = 3000  # limit for one future
BLUR: Final = 12.0  # dollars: simulated players err a little, so that futures differ
BAD_SALE: Final = 0.0  # dollars


@final
class Weighed:
    """A candidate and the futures seen after it."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.looks = 0
        self.seen: list[float] = []  # utility of each future, in deal order
        self.utility = 0.0  # their sum
        self.money = [0.0] * SEATS  # sum of final money by seat
        self.cash = 0.0  # sum of the player's own cash at the next Stock Phase
        self.values = [0.0] * COMPANIES  # sum of the stock values at that time

    def add(self, utility: float, money: list[float]) -> None:
        self.looks += 1
        self.seen.append(utility)
        self.utility += utility
        for seat in range(len(money)):
            self.money[seat] += money[seat]

    def mean(self) -> float:
        return self.utility / self.looks if self.looks else -1e9

    def expected(self, seat: int) -> float:
        """The final money a seat can expect."""
        return self.money[seat] / self.looks if self.looks else 0.0


@final
class Search:
    """Simulated futures for one set of rules."""

    def __init__(self, g: Rules) -> None:
        self.g = g
        self.quick = Quick(g)
        self.judgement: Judgement | None = None  # instead of the outlook at the end of a future
        self.decisions = 0  # made in simulated futures so far

    def habit(self, s: State, seat: int, moves: list[int]) -> int:
        """The quick player's move."""
        self.quick.noise = 0.0
        return self.quick.choose(s, seat, vec[i64](moves))

    def shortlist(self, s: State, seat: int, moves: list[int], most: int) -> list[int]:
        """The moves worth a closer look, the quick player's choice first."""
        first = self.habit(s, seat, moves)
        packed = vec[i64](moves)
        step = s.stack[-1].step
        if step in (STOCK_TURN, FOUNDING):
            values = self.quick.trade_scores(s, seat, packed)
            ranked = self.ranked(moves, values)
            most = self.without_bad_sales(ranked, values, most)
        elif step == ACTION_TURN and moves[0] != 0:
            ranked = self.ranked(moves, self.quick.action_scores(s, seat, packed))
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

    def without_bad_sales(self, ranked: list[int], values: list[float], most: int) -> int:
        """The number of ranked moves to examine: those before the first sale that loses value."""
        order = sorted(values, reverse=True)
        count = 0
        while count < len(ranked) and count < most:
            if kind_of(ranked[count]) == SELL_CERTIFICATE and order[count] < BAD_SALE:
                break
            count += 1
        return count if count > 1 else 1

    def candidates(self, s: State, seat: int, moves: list[int], most: int) -> list[Weighed]:
        """The shortlist, without any futures yet."""
        return [Weighed(m) for m in self.shortlist(s, seat, moves, most)]

    def look(self, whole: State, seat: int, weighed: list[Weighed], until: int, dice: int) -> None:
        """Play one future for every candidate, from the same position with the same dice."""
        for w in weighed:
            s = whole.copy()
            money = self.future(s, seat, w, until, dice)
            w.add(self.utility(money, seat), money)

    def glance(self, seen: State, seat: int, w: Weighed) -> None:
        """The position right after a move, as far as a view shows it."""
        s = seen.copy()
        play(self.g.steps, self.g, s, seat, w.move, SILENT)
        money = self.worth(s)
        w.add(self.utility(money, seat), money)

    def ranked(self, moves: list[int], values: list[float]) -> list[int]:
        order = [(-values[i], moves[i]) for i in range(len(moves))]
        order.sort()
        return [m for _, m in order]

    def future(self, s: State, seat: int, w: Weighed, until: int, dice: int) -> list[float]:
        """Expected final money by seat after a move; the position is consumed.

        The mean of the estimates at every Stock Phase on the way, or the result. Nearer estimates
        are less exact; later ones depend more on luck.
        """
        g = self.g
        play(g.steps, g, s, seat, w.move, SILENT)
        self.quick.noise = BLUR
        self.quick.dice = dice
        money = [0.0] * g.players
        stages = 0
        while stages == 0 or (s.stack and s.decade < until):
            self.decisions += 1 + self.quick.play_on(s, s.decade + 1, DECISIONS)
            if stages == 0:
                w.cash += float(s.cash[seat])
                for company in g.companies:
                    w.values[company] += g.value[s.price[company]]
            stages += 1
            estimate = self.worth(s) if s.stack else self.result(s)
            for rival in g.seats:
                money[rival] += estimate[rival]
        return [amount / stages for amount in money]

    def worth(self, s: State) -> list[float]:
        """Expected final money by seat."""
        if self.judgement is not None:
            return self.judgement.worth(s)
        return self.quick.outlook.worth(s)

    def result(self, s: State) -> list[float]:
        return [float(points) for points in scores(self.g, s)]

    def utility(self, money: list[float], seat: int) -> float:
        """The player's own money compared with the rivals'."""
        best = 0.0
        total = 0.0
        for rival in self.g.seats:
            if rival != seat:
                total += money[rival]
                if money[rival] > best:
                    best = money[rival]
        return money[seat] - 0.5 * best - 0.5 * total / (self.g.players - 1)
