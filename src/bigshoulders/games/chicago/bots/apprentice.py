"""The Apprentice looks one step ahead and errs on purpose."""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.search import Weighed
from bigshoulders.games.chicago.bots.searcher import Searcher
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.moves import Move

BLUR: Final = 60.0  # dollars by which a judgement can be wrong
HABIT: Final = 12.0  # the same for a player of habit: quick games that differ a little
SHOWN: Final = 4


class Apprentice(Searcher):
    """Plays sensibly, and loses to the others. `blur` is in dollars."""

    def __init__(self, blur: float = BLUR) -> None:
        super().__init__()
        self.blur = blur

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        """The quick player's choice, with blurred scores."""
        quick = self.searching(g).quick
        quick.noise = self.blur
        quick.dice = rng.getrandbits(40)
        return quick.choose(view.seen, view.seat, vec[i64](view.legal))

    def weigh(self, g: Rules, view: View[State], rng: Random) -> list[Weighed]:
        """Its choice next to what it overlooked, each judged by the next position alone."""
        move = self.choose(g, view, rng)
        search = self.searching(g)
        weighed = search.candidates(view.seen, view.seat, view.legal, SHOWN)
        weighed = [w for w in weighed if w.move == move] + [w for w in weighed if w.move != move]
        if weighed[0].move != move:
            weighed = [*search.candidates(view.seen, view.seat, [move], 1), *weighed]
        for w in weighed:
            search.glance(view.seen, view.seat, w)
        return weighed
