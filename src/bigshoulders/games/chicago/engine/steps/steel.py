"""Schwinn's replacement for a Manager (CO-SCHWINN-2)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.ids import STEEL
from bigshoulders.games.chicago.engine.moves import DECLINE, SPEND_STEEL
from bigshoulders.games.chicago.engine.refusals import NOT_NOW
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.appeal import gain_appeal
from bigshoulders.games.chicago.engine.verbs.course import note_steel
from bigshoulders.games.chicago.engine.verbs.cubes import give_to_haymarket
from bigshoulders.games.chicago.engine.verbs.goods import make_goods
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, kind_of, pack
from bigshoulders.kernel.refusals import No

STEEL_SPENT: Final = 2
GOODS_GAINED: Final = 2
APPEAL_GAINED: Final = 3


@final
class SteelOffer(Step):
    """CO-SCHWINN-2, DEC-25: 2 Steel for 2 Goods and Appeal +3 in place of a Manager, or decline."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DECLINE))
        moves.append(pack(SPEND_STEEL))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) in (DECLINE, SPEND_STEEL) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == SPEND_STEEL:
            note_steel(s)
            give_to_haymarket(s, f.a, STEEL, STEEL_SPENT, out)
            make_goods(s, f.a, GOODS_GAINED, out)
            gain_appeal(g, s, f.a, APPEAL_GAINED, out)
