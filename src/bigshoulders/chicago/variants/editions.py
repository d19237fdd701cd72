"""Where the editions do different things at the same moment (section 17)."""

from __future__ import annotations

from typing import final

from bigshoulders.chicago.events import PARTNER_POOL
from bigshoulders.chicago.ids import WAITING
from bigshoulders.chicago.rules import Customs, Rules
from bigshoulders.chicago.state import State
from bigshoulders.chicago.verbs.partners import gain_reserved_partner, reserve_partner
from bigshoulders.kernel.events import Events


@final
class NewEdition(Customs):
    """Chicago 1875 (2025)."""

    def limit_binds(self, g: Rules, s: State, seat: int, turn: int) -> bool:
        """STOCK-6: in every Stock turn."""
        return True

    def heir(self, g: Rules, s: State, company: int, seller: int, candidates: list[int]) -> int:
        """DIR-7: the holder of the Preferred Certificate."""
        return s.preferred[company] if s.preferred[company] in candidates else candidates[0]

    def on_founding(self, g: Rules, s: State, seat: int, company: int, out: Events) -> None:
        """EST-10: a waiting Partner goes onto the new company."""
        if s.reserved[seat] == WAITING:
            reserve_partner(s, seat, company, PARTNER_POOL, out)

    def on_full_run(self, g: Rules, s: State, company: int, out: Events) -> None:
        """OPS-32: the Director gains the reserved Partner this company carries."""
        if s.reserved[s.director[company]] == company:
            gain_reserved_partner(s, s.director[company], out)
