"""Free actions: activating and discarding assets, trading at Haymarket (FREE-1 to FREE-4)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.events import FOR_ACTIVATION
from bigshoulders.games.chicago.engine.frames import RESOLVE
from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE,
    BANK,
    KINDS,
    NO_ASSET,
    SLOTS,
    company_purse,
)
from bigshoulders.games.chicago.engine.moves import ACTIVATE_ASSET, DISCARD_ASSET, TRADE
from bigshoulders.games.chicago.engine.refusals import (
    ASSET_BEFORE_SALE,
    ASSET_IS_EXHAUSTED,
    ASSET_NOT_HELD,
    ASSET_ONLY_REACTS,
    NOT_DIRECTOR,
    NOT_IN_HAYMARKET,
    NOT_THIS_COMPANY,
    TRADE_NEEDS_TWO,
    TRADE_SAME,
    TREASURY_SHORT,
)
from bigshoulders.games.chicago.engine.rules import WINDOW_ADJUSTMENT, Rules
from bigshoulders.games.chicago.engine.state import SOLD, State
from bigshoulders.games.chicago.engine.verbs.assets import discard, exhaust, holder_of
from bigshoulders.games.chicago.engine.verbs.cubes import give_to_haymarket, take_from_haymarket
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, arg_c, kind_of, pack
from bigshoulders.kernel.refusals import No

ANY_COMPANY: Final = -1


def is_free(m: int) -> bool:
    """Whether a move is a free action."""
    return ACTIVATE_ASSET <= m >> 24 <= TRADE


def can_activate(g: Rules, s: State, company: int, asset: int, window: int) -> bool:
    """ASSET-9 to ASSET-21: whether a held asset can be activated in this window."""
    return (
        g.asset_windows[asset] >> window & 1 == 1
        and not s.exhausted >> asset & 1
        and s.treasury[company] >= g.asset_cost[asset]
        and not (g.asset_before_sale[asset] and s.turn[SOLD])
    )


def activations(g: Rules, s: State, company: int, window: int) -> int:
    """The assets of a company that can be activated in this window, as bits."""
    assets = 0
    first = company * SLOTS
    for i in range(first, first + g.asset_slots[company]):
        asset = s.assets[i]
        if asset != NO_ASSET and can_activate(g, s, company, asset, window):
            assets |= 1 << asset
    return assets


def has_activation(g: Rules, s: State, company: int, window: int) -> bool:
    """Whether any asset of a company can be activated in this window."""
    first = company * SLOTS
    for i in range(first, first + g.asset_slots[company]):
        asset = s.assets[i]
        if asset != NO_ASSET and can_activate(g, s, company, asset, window):
            return True
    return False


def has_new_activation(g: Rules, s: State, company: int, received: int) -> bool:
    """Whether an asset can be activated between steps 4 and 5 that was too expensive before."""
    first = company * SLOTS
    for i in range(first, first + g.asset_slots[company]):
        asset = s.assets[i]
        if asset != NO_ASSET and can_activate(g, s, company, asset, WINDOW_ADJUSTMENT):
            if s.treasury[company] - received < g.asset_cost[asset]:
                return True
    return False


def has_asset(s: State, company: int) -> bool:
    return s.assets[company * SLOTS] != NO_ASSET


def assets_of(g: Rules, s: State, company: int) -> int:
    """The assets a company holds, as bits."""
    held = 0
    for i in range(company * SLOTS, company * SLOTS + g.asset_slots[company]):
        if s.assets[i] != NO_ASSET:
            held |= 1 << s.assets[i]
    return held


def has_trade(s: State, company: int) -> bool:
    """TRADE-1: two cubes of one kind, and a cube of another kind in Haymarket."""
    first = company * KINDS
    for give in range(KINDS):
        if s.cubes[first + give] >= 2:
            for take in range(KINDS):
                if take != give and s.haymarket[take]:
                    return True
    return False


def add_free_moves(g: Rules, s: State, company: int, window: int, moves: Moves) -> None:
    """Every free action of one company in this window, sorted."""
    if has_asset(s, company):
        moves.append_each(ACTIVATE_ASSET, activations(g, s, company, window))
        moves.append_each(DISCARD_ASSET, assets_of(g, s, company))
    first = company * KINDS
    for give in range(KINDS):
        if s.cubes[first + give] >= 2:
            for take in range(KINDS):
                if take != give and s.haymarket[take]:
                    moves.append(pack(TRADE, company, give, take))


def check_free(g: Rules, s: State, seat: int, only: int, window: int, m: int) -> No | None:
    """The reason why a free action isn't possible, if any. `only` is the operating company, or
    ANY_COMPANY."""
    kind = kind_of(m)
    if kind == TRADE:
        return check_trade(s, seat, only, m)
    asset = arg_a(m)
    company = holder_of(g, s, asset)
    if company < 0:
        return No(ASSET_NOT_HELD, asset)
    refused = check_company(s, seat, only, company)
    if refused is not None or kind == DISCARD_ASSET:
        return refused
    if g.asset_windows[asset] == 0:
        return No(ASSET_ONLY_REACTS, asset)
    if s.exhausted >> asset & 1:
        return No(ASSET_IS_EXHAUSTED, asset)
    if not g.asset_windows[asset] >> window & 1:
        return No(g.asset_refusal[asset], asset)
    if g.asset_before_sale[asset] and s.turn[SOLD]:
        return No(ASSET_BEFORE_SALE, asset)
    if s.treasury[company] < g.asset_cost[asset]:
        return No(TREASURY_SHORT, company, s.treasury[company], g.asset_cost[asset])
    return None


def check_company(s: State, seat: int, only: int, company: int) -> No | None:
    """FREE-1, FREE-2: the player's own companies; in the Operating Phase only the operating
    company."""
    if s.director[company] != seat:
        return No(NOT_DIRECTOR, company)
    if only != ANY_COMPANY and company != only:
        return No(NOT_THIS_COMPANY, company)
    return None


def check_trade(s: State, seat: int, only: int, m: int) -> No | None:
    """TRADE-1, TRADE-2."""
    company, give, take = arg_a(m), arg_b(m), arg_c(m)
    refused = check_company(s, seat, only, company)
    if refused is not None:
        return refused
    if give == take:
        return No(TRADE_SAME, give)
    if s.cubes[company * KINDS + give] < 2:
        return No(TRADE_NEEDS_TWO, give, s.cubes[company * KINDS + give])
    if s.haymarket[take] == 0:
        return No(NOT_IN_HAYMARKET, take)
    return None


def apply_free(g: Rules, s: State, m: int, out: Events) -> None:
    """Carry out a free action."""
    kind = kind_of(m)
    if kind == TRADE:
        company = arg_a(m)
        give_to_haymarket(s, company, arg_b(m), 2, out)
        take_from_haymarket(s, company, arg_c(m), 1, out)
        return
    asset = arg_a(m)
    company = holder_of(g, s, asset)
    if kind == DISCARD_ASSET:
        discard(g, s, company, asset, out)
        return
    exhaust(s, company, asset, out)
    pay(s, company_purse(company), BANK, g.asset_cost[asset], FOR_ACTIVATION, out)
    s.push(RESOLVE, NOBODY, ACTIVATION_SOURCE + asset, company)
