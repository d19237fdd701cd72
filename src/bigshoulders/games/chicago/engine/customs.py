"""Moments at which the editions differ (section 17)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import PARTNER_POOL
from bigshoulders.games.chicago.engine.ids import SETUP, STOCK, WAITING
from bigshoulders.games.chicago.engine.rules import Customs, Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.partners import gain_reserved_partner, reserve_partner
from bigshoulders.kernel.events import Events


@final
class NewEdition(Customs):
    """Chicago 1875 (2025)."""

    def limit_binds(self, g: Rules, s: State, seat: int, turn: int, at_start: bool) -> bool:
        """STOCK-6: in every Stock turn."""
        return True

    def may_exceed_limit(self, g: Rules, s: State) -> bool:
        """Q-19: only inside a Stock Phase, after a transfer."""
        return g.advanced and s.phase == STOCK

    def heir(self, g: Rules, s: State, company: int, seller: int, candidates: list[int]) -> int:
        """DIR-7: the holder of the Preferred Certificate."""
        return s.preferred[company] if s.preferred[company] in candidates else candidates[0]

    def keeps_when_level(self) -> bool:
        """DIR-8: directorship passes only to a player who now holds more."""
        return True

    def on_founding(self, g: Rules, s: State, seat: int, company: int, out: Events) -> None:
        """EST-10: a waiting Partner moves onto the new company."""
        if s.reserved[seat] == WAITING:
            reserve_partner(s, seat, company, PARTNER_POOL, out)

    def on_full_run(self, g: Rules, s: State, company: int, out: Events) -> None:
        """OPS-32: the Director gains the reserved Partner this company carries."""
        if s.reserved[s.director[company]] == company:
            gain_reserved_partner(s, s.director[company], out)


@final
class FirstEdition(Customs):
    """City of the Big Shoulders (2020)."""

    def limit_binds(self, g: Rules, s: State, seat: int, turn: int, at_start: bool) -> bool:
        """ED-22, ED-23, Q-186: in the first turn of a phase that began over the limit."""
        return turn == 0 and at_start

    def may_exceed_limit(self, g: Rules, s: State) -> bool:
        """ED-23: after a transfer, until the first turn of the next Stock Phase."""
        return g.advanced

    def heir(self, g: Rules, s: State, company: int, seller: int, candidates: list[int]) -> int:
        """ED-24: the first of them to the seller's left."""
        seat = g.left_of(seller)
        while seat not in candidates:
            seat = g.left_of(seat)
        return seat

    def keeps_when_level(self) -> bool:
        """ED-68: the sale itself triggers the transfer."""
        return False

    def on_founding(self, g: Rules, s: State, seat: int, company: int, out: Events) -> None:
        """ED-11, ED-27: onto the Starting Company; later companies receive none."""
        if s.phase == SETUP:
            reserve_partner(s, seat, company, PARTNER_POOL, out)

    def on_full_run(self, g: Rules, s: State, company: int, out: Events) -> None:
        """ED-27: also a Partner waiting in the Bank Pool, whichever company ran all its
        factories."""
        seat = s.director[company]
        if s.reserved[seat] == company or s.reserved[seat] == WAITING:
            gain_reserved_partner(s, seat, out)
