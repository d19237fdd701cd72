"""A Tycoon with time to spare: it examines the best candidates with the turns that follow.

After a second of racing, more futures hardly change anything: their flaw is that the simulated
players act out of habit. So each of the best candidates gets a line: the next turns of the phase,
each chosen in a small race for the player to move. Then the lines race.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.search import BLUR, Search, Weighed
from bigshoulders.games.chicago.bots.tycoon import FEWEST, LOSS, PART, Tycoon, deal, regret
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, STOCK_TURN
from bigshoulders.games.chicago.engine.moves import SELL_CERTIFICATE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import awaited, legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import kind_of

RACE: Final = 0.4  # share of the time for the first race
BUILD: Final = 0.75  # share of the time by which the last line must be built
LINES: Final = 4  # candidates that get a line
NEAR: Final = 120.0  # a candidate this many dollars behind the leader gets no line
DEPTH: Final = 3  # turns after the candidate
REPLIES: Final = 8  # moves considered for each such turn, besides sales
ROUNDS: Final = 12  # futures for choosing each turn
HALVINGS: Final = (4, 8)  # futures after which the worse half drops out

Turn = tuple[int, int]  # a seat and its move


class Planner(Tycoon):
    """Plays like a Tycoon that also considers the other players' replies."""

    def __init__(self, seconds: float = 3.0, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(seconds, clock)
        self.racer = Tycoon(seconds * RACE, clock)

    def weigh(self, g: Rules, view: View[State], rng: Random) -> list[Weighed]:
        """The candidates, best first: those with lines, then the others."""
        began = self.clock()
        raced = self.racer.weigh(g, view, rng)
        if view.seen.stack[-1].step not in (STOCK_TURN, ACTION_TURN):
            return raced
        clear = raced[0].mean() - NEAR
        best = [w for w in raced[:LINES] if w.looks >= FEWEST and w.mean() > clear]
        if len(best) < 2:
            return raced
        until = view.seen.decade + self.ahead
        lines = Lines(self.searching(g), view, rng, until, self.clock)
        planned = [[(view.seat, w.move)] for w in best]
        for _ in range(DEPTH):
            for line in planned:
                lines.extend(line, began + self.seconds * BUILD)
        return self.compare(lines, planned, best, began + self.seconds * PART) + [
            w for w in raced if w not in best
        ]

    def compare(
        self, lines: Lines, planned: list[list[Turn]], best: list[Weighed], deadline: float
    ) -> list[Weighed]:
        """The candidates by their lines, in deals that weren't used to build the lines."""
        weighed = [Weighed(w.move) for w in best]
        racing = list(range(len(best)))
        rounds = 0
        while len(racing) > 1 and self.clock() < deadline:
            whole, dice = lines.deal()
            for i in racing:
                money = lines.future(whole, planned[i], dice)
                weighed[i].add(lines.search.utility(money, lines.view.seat), money)
                if self.clock() > deadline:
                    break
            rounds += 1
            if rounds >= FEWEST:
                leader = max(racing, key=lambda i: weighed[i].mean())
                racing = [
                    i for i in racing if i == leader or regret(weighed[leader], weighed[i]) >= LOSS
                ]
        if rounds < FEWEST:  # too few to overrule the first race
            return best
        order = sorted(range(len(best)), key=lambda i: (i not in racing, -weighed[i].mean()))
        for i in order:  # the first race has already shown what happens until the next Stock Phase
            share = weighed[i].looks / best[i].looks
            weighed[i].cash = best[i].cash * share
            weighed[i].values = [value * share for value in best[i].values]
        return [weighed[i] for i in order]


class Lines:
    """Consecutive turns, chosen and simulated from one view."""

    def __init__(
        self,
        search: Search,
        view: View[State],
        rng: Random,
        until: int,
        clock: Callable[[], float],
    ) -> None:
        self.search = search
        self.view = view
        self.rng = rng
        self.until = until  # the decade at whose Stock Phase a future ends
        self.clock = clock

    def deal(self) -> tuple[State, int]:
        """Deal the hidden tiles and the luck again, and seed the simulated players."""
        return deal(self.search.g, self.view, self.rng)

    def extend(self, line: list[Turn], deadline: float) -> None:
        """Add the next turn of the phase, if there is one and time remains: the best for its
        player."""
        if self.clock() > deadline:
            return
        s, dice = self.deal()
        actor = self.follow(s, line, dice)
        if actor < 0:
            return
        moves = legal(self.search.g.steps, self.search.g, s, actor)
        replies = self.search.shortlist(s, actor, moves, REPLIES)
        for move in moves:
            if kind_of(move) == SELL_CERTIFICATE and move not in replies:
                replies.append(move)
        line.append((actor, self.best_reply(line, actor, replies, deadline)))

    def best_reply(self, line: list[Turn], actor: int, replies: list[int], deadline: float) -> int:
        """The winner of a race by halving, or the quick player's favourite if time is short."""
        racing = [Weighed(move) for move in replies]
        for rounds in range(1, ROUNDS + 1):
            if len(racing) == 1:
                break
            whole, dice = self.deal()
            for w in racing:
                if self.clock() > deadline:
                    return max(racing, key=lambda w: w.mean()).move
                money = self.future(whole, [*line, (actor, w.move)], dice)
                w.add(self.search.utility(money, actor), money)
            if rounds in HALVINGS:
                racing.sort(key=lambda w: -w.mean())
                racing = racing[: max(2, len(racing) // 2)]
        return max(racing, key=lambda w: w.mean()).move

    def follow(self, s: State, line: list[Turn], dice: int) -> int:
        """Play a line and return the seat that makes the next turn of the phase, or -1 if it is
        over."""
        g = self.search.g
        quick = self.search.quick
        quick.noise = BLUR
        quick.dice = dice
        phase, decade = s.phase, s.decade
        play(g.steps, g, s, line[0][0], line[0][1], SILENT)
        made = 1
        while s.stack and s.phase == phase and s.decade == decade:
            actor = awaited(g.steps, g, s)[0]
            moves = legal(g.steps, g, s, actor)
            move = quick.choose(s, actor, vec[i64](moves))
            if len(moves) > 1 and s.stack[-1].step in (STOCK_TURN, ACTION_TURN):
                if made == len(line):
                    return actor
                if line[made][0] == actor and line[made][1] in moves:
                    move = line[made][1]
                made += 1
            play(g.steps, g, s, actor, move, SILENT)
        return -1

    def future(self, whole: State, line: list[Turn], dice: int) -> list[float]:
        """Expected final money by seat after a line."""
        search = self.search
        s = whole.copy()
        seat, move = line[-1]
        if len(line) > 1:
            expected = self.follow(s, line[:-1], dice)
            if not s.stack:
                return search.result(s)
            actor = awaited(search.g.steps, search.g, s)[0]
            moves = legal(search.g.steps, search.g, s, actor)
            if actor != expected or actor != seat or move not in moves:
                seat, move = actor, search.quick.choose(s, actor, vec[i64](moves))
        return search.future(s, seat, Weighed(move), self.until, dice)
