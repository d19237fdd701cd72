"""Hooks of the optional rules (OPT-7, OPT-11)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import FOR_CLOSURE
from bigshoulders.games.chicago.engine.ids import BANK
from bigshoulders.games.chicago.engine.rules import Hook, Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.kernel.events import Events


@final
class FriendlyClosure(Hook):
    """VAR-FRIENDLY-1: the Director gets $150, every other shareholder $10 per share."""

    def __init__(self, director_gets: int, per_share: int) -> None:
        self.director_gets = director_gets
        self.per_share = per_share

    def on_closing(self, g: Rules, s: State, company: int, out: Events) -> None:
        for seat in g.seats:
            amount = self.per_share * shares_of(s, company, seat)
            if s.director[company] == seat:
                amount = self.director_gets
            pay(s, BANK, seat, amount, FOR_CLOSURE, out)


@final
class FriendlySales(Hook):
    """OPT-11: a batch sold by anyone but the Director lowers the company one step."""

    def sale_steps(self, g: Rules, s: State, seat: int, company: int, steps: int) -> int:
        return steps if s.director[company] == seat else 1
