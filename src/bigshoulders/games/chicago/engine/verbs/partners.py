"""Partners: where each player's six are (ACT-16, INV-3)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    INITIATIVE_TAKEN,
    PARTNER_APPEAL,
    PARTNER_CHARTER,
    PARTNER_HAND,
    PARTNER_MOVED,
    PARTNER_POOL,
    PARTNER_ROW,
    partner_space,
)
from bigshoulders.games.chicago.engine.ids import (
    BANK_SPACES,
    FIRST_BANK_SPACE,
    GAINED,
    ROW,
    SEATS,
    WAITING,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, column_of, index_of, put
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def gained_partners(s: State, seat: int) -> int:
    """GOAL-8: two at the start and up to three more (ACT-16)."""
    count = 4 - (s.partner_appeal >> seat & 1) - (s.partner_row >> seat & 1)
    return count + 1 if s.reserved[seat] == GAINED else count


def placed_partners(s: State, seat: int) -> int:
    """Partners on action spaces or, by ACT-15, in the Bank Pool."""
    count = 0
    for partner in s.row_partner:
        if partner == seat:
            count += 1
    for i in range(seat, len(s.bank_partners), SEATS):
        count += s.bank_partners[i]
    return count


def gain_appeal_partner(s: State, seat: int, out: Events) -> None:
    """APP-17: gain the Partner from Appeal 9, available at once."""
    s.partner_appeal &= ~(1 << seat)
    s.partners[seat] += 1
    if out.live:
        out.add(PARTNER_MOVED, seat, PARTNER_APPEAL, PARTNER_HAND)


def gain_row_partner(s: State, seat: int, out: Events) -> None:
    """BUILD-6: gain the Partner from building space 3."""
    s.partner_row &= ~(1 << seat)
    s.partners[seat] += 1
    if out.live:
        out.add(PARTNER_MOVED, seat, PARTNER_ROW, PARTNER_HAND)


def gain_reserved_partner(s: State, seat: int, out: Events) -> None:
    """OPS-32: gain the reserved Partner, available in the next Action Phase."""
    origin = PARTNER_POOL
    if s.reserved[seat] != WAITING:
        origin = PARTNER_CHARTER + s.reserved[seat]
    s.reserved = put(s.reserved, seat, GAINED)
    s.partners[seat] += 1
    if out.live:
        out.add(PARTNER_MOVED, seat, origin, PARTNER_HAND)


def reserve_partner(s: State, seat: int, company: int, origin: int, out: Events) -> None:
    """SETUP-17, EST-10: put a Partner on the rightmost factory of a charter."""
    s.reserved = put(s.reserved, seat, company)
    if out.live:
        out.add(PARTNER_MOVED, seat, origin, PARTNER_CHARTER + company)


def place_partner(g: Rules, s: State, seat: int, space: int, out: Events) -> None:
    """ACT-1, ACT-8: put a Partner on an action space, where it stays until Cleanup."""
    s.partners[seat] -= 1
    if g.space_era[space] > 0:
        s.row_partner[index_of(s.row, space)] = seat
    else:
        s.bank_partners[(space - FIRST_BANK_SPACE) * SEATS + seat] += 1
    if out.live:
        out.add(PARTNER_MOVED, seat, PARTNER_HAND, partner_space(space))


def retrieve_partners(g: Rules, s: State, out: Events) -> None:
    """CLEAN-15: return all Partners from Buildings and, if placed there, from the Bank Pool."""
    for i in range(SEATS * ROW):
        seat = s.row_partner[i]
        if seat != NOBODY:
            s.row_partner[i] = NOBODY
            take_back(s, seat, s.row[i], out)
    for bank in range(BANK_SPACES):
        for seat in g.seats:
            cell = bank * SEATS + seat
            while s.bank_partners[cell]:
                s.bank_partners[cell] -= 1
                take_back(s, seat, FIRST_BANK_SPACE + bank, out)


def take_back(s: State, seat: int, space: int, out: Events) -> None:
    """Return one Partner from an action space."""
    s.partners[seat] += 1
    if out.live:
        out.add(PARTNER_MOVED, seat, partner_space(space), PARTNER_HAND)


def take_initiative(g: Rules, s: State, seat: int, out: Events) -> None:
    """ACT-23: move to space 1; every Partner that was ahead moves down one space."""
    order = [seat] + [other for other in s.initiative[: g.players] if other != seat]
    s.initiative = column_of(order + [NOBODY] * (SEATS - g.players))
    if out.live:
        out.add(INITIATIVE_TAKEN, seat)
