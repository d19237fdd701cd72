"""The random bot, which treats all legal moves alike."""

from __future__ import annotations

from random import Random
from typing import Generic

from bigshoulders.bots.protocol import Advice
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import R, S
from bigshoulders.kernel.moves import Move


class RandomBot(Generic[R, S]):
    """Chooses uniformly among the legal moves."""

    def choose(self, g: R, view: View[S], rng: Random) -> Move:
        return rng.choice(view.legal)

    def explain(self, g: R, view: View[S], rng: Random) -> Advice:
        return Advice(self.choose(g, view, rng), [])
