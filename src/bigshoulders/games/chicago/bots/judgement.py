"""The learned judgement: what the outlook misses, as a sum over small decision trees.

The trees were fitted to the final money of bots' games (`bigshoulders lab train`). Their
thresholds and leaves are integers, so every platform gives the same answer. The leaves are
sixteenths of a dollar.
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from struct import unpack
from typing import Final, final
from zlib import decompress

from bigshoulders.bots.protocol import Outcome
from bigshoulders.games.chicago.bots.judged_row import (
    MEAN_RIVAL,
    PLAYER,
    SUBJECTS,
    TABLE,
    VERSION,
    WIDTH,
    JudgedRow,
)
from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import scores, winners
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.errors import BadData

PACKAGE: Final = "bigshoulders.games.chicago"
FILE: Final = "judgement.bin"
PARTS: Final = 16  # of a dollar
HEAD: Final = 5  # numbers before the trees: version, width, trees, nodes, leaves
CHAPTERS: Final = 5  # decades
STAGES: Final = 7  # phases
FEWEST_PLAYERS: Final = 2


@final
class Trees:
    """Decision trees over a row of integers. A child below zero is a leaf.

    Two tables follow them, by players, decade and phase: how far apart the expected money of two
    players must be to mean something, and the money that the estimates miss on the whole.
    """

    def __init__(self, numbers: list[int]) -> None:
        trees, nodes, leaves = numbers[2], numbers[3], numbers[4]
        at = HEAD
        self.roots = numbers[at : at + trees]
        at += trees
        self.facts = numbers[at : at + nodes]
        at += nodes
        self.cuts = numbers[at : at + nodes]
        at += nodes
        self.lower = numbers[at : at + nodes]
        at += nodes
        self.higher = numbers[at : at + nodes]
        at += nodes
        self.leaves = numbers[at : at + leaves]
        at += leaves
        moments = (len(numbers) - at) // 2
        self.spread = numbers[at : at + moments]
        self.level = numbers[at + moments :]

    def total(self, row: list[int]) -> int:
        """The sum of the leaves that a row reaches."""
        facts, cuts, lower, higher, leaves = (
            self.facts,
            self.cuts,
            self.lower,
            self.higher,
            self.leaves,
        )
        total = 0
        for root in self.roots:
            node = root
            while node >= 0:
                node = lower[node] if row[facts[node]] <= cuts[node] else higher[node]
            total += leaves[-1 - node]
        return total


def read_trees(data: bytes, where: str) -> Trees:
    """Trees as they are stored; BadData if they were made for other rows."""
    packed = decompress(data)
    numbers = list(unpack(f"<{len(packed) // 4}i", packed))
    if numbers[0] != VERSION or numbers[1] != WIDTH:
        raise BadData("data/other-rows", where, {"got": numbers[0], "known": VERSION})
    return Trees(numbers)


SHIPPED: list[Trees] = []


def shipped() -> Trees:
    """The trees in the package, read once."""
    if not SHIPPED:
        data = files(PACKAGE).joinpath("data", FILE).read_bytes()
        SHIPPED.append(read_trees(data, FILE))
    return SHIPPED[0]


@final
class Judgement:
    """The outlook with what was learned about its errors, for one set of rules."""

    def __init__(self, g: Rules, outlook: Outlook, trees: Trees) -> None:
        self.g = g
        self.row = JudgedRow(g, outlook)
        self.trees = trees

    def worth(self, s: State) -> list[float]:
        """Expected final money by seat. The corrections shift money between seats only."""
        rows = self.row.rows(s)
        corrections = [self.trees.total(row) for row in rows]
        mean = sum(corrections) / float(self.g.players)
        return [rows[seat][TABLE] + (corrections[seat] - mean) / PARTS for seat in self.g.seats]

    def shifts(self, s: State, seat: int) -> dict[str, float]:
        """By subject: the dollars of a seat's correction that it owes to not being like the mean of
        its rivals there."""
        row = self.row.rows(s)[seat]
        total = self.trees.total(row)
        found: dict[str, float] = {}
        for subject in SUBJECTS:
            if subject and subject not in found:
                level = row.copy()
                for i in range(PLAYER):
                    if SUBJECTS[i] == subject:
                        level[TABLE + i] = row[MEAN_RIVAL + i]
                found[subject] = (total - self.trees.total(level)) / PARTS
        return found

    def outcomes(self, s: State) -> list[Outcome]:
        """The final money and the chance to win that each seat can expect."""
        if not s.stack:
            won = winners(self.g, s)
            final = scores(self.g, s)
            share = 1.0 / len(won)
            return [Outcome(final[seat], share if seat in won else 0.0) for seat in self.g.seats]
        money = self.worth(s)
        moment = (self.g.players - FEWEST_PLAYERS) * CHAPTERS + min(s.decade, CHAPTERS) - 1
        moment = moment * STAGES + s.phase
        best = max(money)
        weights = [exp((amount - best) / self.trees.spread[moment]) for amount in money]
        total = sum(weights)
        return [
            Outcome(round(money[seat] + self.trees.level[moment]), weights[seat] / total)
            for seat in self.g.seats
        ]


def judge(g: Rules, view: View[State]) -> list[Outcome]:
    """The final money and the odds of each seat, as far as a view shows them."""
    return Judgement(g, Outlook(g), shipped()).outcomes(view.seen)
