"""Schwinn (CO-SCHWINN-1, CO-SCHWINN-2): no Manager spaces; steel may take a Manager's place."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.frames import STEEL_OFFER
from bigshoulders.games.chicago.engine.ids import KINDS, STEEL
from bigshoulders.games.chicago.engine.powers.plain import PlainPower
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State

STEEL_NEEDED: Final = 2  # CO-SCHWINN-2


@final
class Schwinn(PlainPower):
    """Once a Decade, two Steel bring Goods and Appeal instead of a Manager."""

    word = "steel_for_managers"

    def may_replace_manager(self, s: State, company: int) -> bool:
        return not s.steel_spent and s.cubes[company * KINDS + STEEL] >= STEEL_NEEDED

    def before_manager(self, g: Rules, s: State, company: int) -> None:
        if self.may_replace_manager(s, company):
            s.push(STEEL_OFFER, s.director[company], company)


POWER = Schwinn
