"""Why a move: the facts in which its futures differ from those of the other candidates."""

from __future__ import annotations

from bigshoulders.bots.chicago.search import Weighed
from bigshoulders.bots.protocol import Advice, Candidate
from bigshoulders.chicago.rules import Rules
from bigshoulders.chicago.state import State
from bigshoulders.kernel.contract import View

SHOWN = 4


def advise(g: Rules, view: View[State], weighed: list[Weighed]) -> Advice:
    """The best candidates with the final money their futures brought."""
    shown = [Candidate(w.move, round(w.money()), []) for w in weighed[:SHOWN]]
    return Advice(weighed[0].move, shown)
