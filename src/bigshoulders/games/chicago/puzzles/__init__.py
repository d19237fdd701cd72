"""Puzzles of Chicago 1875: dividends, directorships, Demand and foundings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bigshoulders.box.puzzles import Answer, Draft, Puzzle, Puzzling
from bigshoulders.games.chicago.engine.ids import COMPANY_WORDS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.puzzles import demand, directorship, futures
from bigshoulders.games.chicago.reviewing import Critic
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.moves import Move

KINDS: Final = ("dividend", "directorship", "demand", "founding")
SETTINGS: Final = {
    "margin": 30,  # dollars between the best choice and the next, where luck plays a part
    "exact_margin": 10,  # the same where numbers are exact
    "deals": 48,  # in which choices are compared
}


class PuzzleMaker:
    """Looks for puzzles in games under one set of rules."""

    def __init__(self, g: Rules, settings: Mapping[str, int]) -> None:
        self.g = g
        self.critic = Critic(g)
        self.margin = settings["margin"]
        self.exact_margin = settings["exact_margin"]
        self.deals = settings["deals"]
        self.turn = (-1, -1)  # decade and company of the Operating turn looked at last

    def question(self, view: View[State], played: Move) -> str | None:
        """The kind whose question a decision can be."""
        s = view.seen
        if demand.is_question(self.g, s):
            turn = (s.decade, s.stack[-1].a)
            is_first, self.turn = turn != self.turn, turn
            return "demand" if is_first else None
        if futures.is_payout(self.g, s, view.legal):
            return "dividend"
        if futures.is_founding(s, played):
            return "founding"
        return "directorship" if directorship.is_question(self.g, s) else None

    def look(self, kind: str, view: View[State], seed: bytes) -> list[Draft]:
        """The puzzles that a decision makes."""
        if kind == "directorship":
            return directorship.look(self.g, view, self.exact_margin)
        if kind == "demand":
            found = demand.look(self.g, view, self.exact_margin)
        elif kind == "dividend":
            found = futures.dividend(self.critic, view, seed, self.margin, self.deals)
        else:
            found = futures.founding(self.critic, view, seed, self.margin, self.deals)
        return [found] if found else []

    def check(self, view: View[State], puzzle: Puzzle, seed: bytes, deals: int) -> list[Answer]:
        """The choices with new numbers, from fresh deals where luck plays a part."""
        if puzzle.kind == "demand":
            return demand.check(self.g, view, puzzle.choices)
        if puzzle.kind == "directorship":
            company = COMPANY_WORDS.number[str(puzzle.facts["company"])]
            return directorship.check(self.g, view, puzzle.choices, company)
        return futures.check(self.critic, view, puzzle.choices, seed, deals)


FACE = Puzzling(kinds=KINDS, maker=PuzzleMaker, settings=SETTINGS)
