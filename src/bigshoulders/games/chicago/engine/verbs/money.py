"""Money: every dollar leaves one purse and enters another (MONEY-1)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import PAID
from bigshoulders.games.chicago.engine.ids import BANK, COMPANY_PURSE
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Events


def pay(s: State, payer: int, payee: int, amount: int, reason: int, out: Events) -> None:
    """MONEY-4, MONEY-6: a full payment between two purses; the bank is unlimited."""
    if amount == 0 or payer == payee:
        return
    if payer >= COMPANY_PURSE:
        s.treasury[payer - COMPANY_PURSE] -= amount
    elif payer != BANK:
        s.cash[payer] -= amount
    if payee >= COMPANY_PURSE:
        s.treasury[payee - COMPANY_PURSE] += amount
    elif payee != BANK:
        s.cash[payee] += amount
    if out.live:
        out.add(PAID, payer, payee, amount, reason)
