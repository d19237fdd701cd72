"""Resource cubes: Haymarket, Treasuries, the bag and both Supply Chains (RES-1 to RES-8)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    AT_ASIDE,
    AT_BAG,
    AT_CHAIN,
    AT_HAYMARKET,
    AT_OVERLAY,
    AT_TREASURY,
    CUBES_MOVED,
    FOR_CUBE,
)
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    CHAIN,
    CHAIN_X,
    COLUMNS,
    KINDS,
    company_purse,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, filled, put
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.kernel.events import Events


def take_from_haymarket(s: State, company: int, kind: int, n: int, out: Events) -> int:
    """RES-4: take up to n cubes of a kind, as far as available; return how many."""
    there = s.haymarket[kind]
    if n > there:
        n = there
    if n > 0:
        s.haymarket[kind] -= n
        s.cubes[company * KINDS + kind] += n
        if out.live:
            out.add(CUBES_MOVED, kind, AT_HAYMARKET, AT_TREASURY + company, n)
    return n


def give_to_haymarket(s: State, company: int, kind: int, n: int, out: Events) -> None:
    """RES-5: cubes consumed, traded away or spent go to Haymarket."""
    if n > 0:
        s.cubes[company * KINDS + kind] -= n
        s.haymarket[kind] += n
        if out.live:
            out.add(CUBES_MOVED, kind, AT_TREASURY + company, AT_HAYMARKET, n)


def haymarket_kinds(s: State, least: int) -> int:
    """The number of kinds of which Haymarket has at least this many cubes."""
    count = 0
    for there in s.haymarket:
        if there >= least:
            count += 1
    return count


def buy_from_chain(g: Rules, s: State, company: int, space: int, kind: int, out: Events) -> None:
    """OPS-13: buy one cube from the Supply Chain at its space's price."""
    pay(s, company_purse(company), BANK, g.chain_price[space], FOR_CUBE, out)
    s.chain[space * KINDS + kind] -= 1
    s.cubes[company * KINDS + kind] += 1
    if out.live:
        out.add(CUBES_MOVED, kind, AT_CHAIN + space, AT_TREASURY + company, 1)


def take_from_overlay(s: State, company: int, kind: int, column: int, out: Events) -> None:
    """VAR-CHAIN-3, VAR-CHAIN-4: move one cube from the overlay to a Treasury."""
    s.overlay = put(s.overlay, kind, s.overlay[kind] - (1 << column))
    s.cubes[company * KINDS + kind] += 1
    if out.live:
        out.add(CUBES_MOVED, kind, AT_OVERLAY + column, AT_TREASURY + company, 1)


def buy_from_overlay(g: Rules, s: State, company: int, kind: int, column: int, out: Events) -> None:
    """VAR-CHAIN-4: buy one cube from the overlay at its column's price."""
    pay(s, company_purse(company), BANK, g.overlay_price[column], FOR_CUBE, out)
    take_from_overlay(s, company, kind, column, out)


def rightmost(s: State, kind: int) -> int:
    """The rightmost (cheapest) occupied column of an overlay row; -1 if the row is empty."""
    column = COLUMNS - 1
    while column >= 0 and not s.overlay[kind] >> column & 1:
        column -= 1
    return column


def leftmost_free(s: State, kind: int) -> int:
    """VAR-CHAIN-6: the leftmost free column of an overlay row; COLUMNS if the row is full."""
    column = 0
    while column < COLUMNS and s.overlay[kind] >> column & 1:
        column += 1
    return column


def chain_count(s: State, space: int) -> int:
    """Cubes on a space of the Supply Chain."""
    first = space * KINDS
    return s.chain[first] + s.chain[first + 1] + s.chain[first + 2] + s.chain[first + 3]


def shift_chain(s: State, origin: int, target: int, out: Events) -> None:
    """Move all cubes from one space of the Supply Chain to another."""
    for kind in range(KINDS):
        n = s.chain[origin * KINDS + kind]
        if n:
            s.chain[origin * KINDS + kind] = 0
            s.chain[target * KINDS + kind] += n
            if out.live:
                out.add(CUBES_MOVED, kind, AT_CHAIN + origin, AT_CHAIN + target, n)


def close_gaps(s: State, out: Events) -> None:
    """OPS-60: for $10, then $20, then $30: an empty space takes the nearest cubes to its left."""
    for target in range(CHAIN - 1, CHAIN_X, -1):
        if chain_count(s, target) == 0:
            origin = target - 1
            while origin >= CHAIN_X and chain_count(s, origin) == 0:
                origin -= 1
            if origin >= CHAIN_X:
                shift_chain(s, origin, target, out)


def chain_to_haymarket(s: State, space: int, out: Events) -> None:
    """CLEAN-1: move the cubes of a space to Haymarket."""
    for kind in range(KINDS):
        n = s.chain[space * KINDS + kind]
        if n:
            s.chain[space * KINDS + kind] = 0
            s.haymarket[kind] += n
            if out.live:
                out.add(CUBES_MOVED, kind, AT_CHAIN + space, AT_HAYMARKET, n)


def bag_count(s: State) -> int:
    return s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3]


def refill_bag(s: State, out: Events) -> bool:
    """OPS-62: move all Haymarket cubes into the bag; return whether there were any."""
    any_moved = False
    for kind in range(KINDS):
        n = s.haymarket[kind]
        if n:
            any_moved = True
            s.haymarket[kind] = 0
            s.bag[kind] += n
            if out.live:
                out.add(CUBES_MOVED, kind, AT_HAYMARKET, AT_BAG, n)
    return any_moved


def reseed_haymarket(g: Rules, s: State, out: Events) -> None:
    """OPS-63: move two cubes of each kind from the bag to Haymarket, as far as the bag has them."""
    for kind in range(KINDS):
        n = s.bag[kind] if s.bag[kind] < g.haymarket_start else g.haymarket_start
        if n:
            s.bag[kind] -= n
            s.haymarket[kind] += n
            if out.live:
                out.add(CUBES_MOVED, kind, AT_BAG, AT_HAYMARKET, n)


def bag_to_chain(s: State, kind: int, space: int, out: Events) -> None:
    """Put a drawn cube on a space of the Supply Chain."""
    s.bag[kind] -= 1
    s.chain[space * KINDS + kind] += 1
    if out.live:
        out.add(CUBES_MOVED, kind, AT_BAG, AT_CHAIN + space, 1)


def set_aside(s: State, kind: int, out: Events) -> None:
    """VAR-CHAIN-12: set a drawn cube aside; all are drawn before the first is placed."""
    s.bag[kind] -= 1
    s.aside = put(s.aside, kind, s.aside[kind] + 1)
    if out.live:
        out.add(CUBES_MOVED, kind, AT_BAG, AT_ASIDE, 1)


def place_aside(s: State, out: Events) -> None:
    """VAR-CHAIN-6: put each drawn cube on the leftmost free space of its row, or back."""
    for kind in range(KINDS):
        for _ in range(s.aside[kind]):
            column = leftmost_free(s, kind)
            if column < COLUMNS:
                s.overlay = put(s.overlay, kind, s.overlay[kind] + (1 << column))
                if out.live:
                    out.add(CUBES_MOVED, kind, AT_ASIDE, AT_OVERLAY + column, 1)
            else:
                s.bag[kind] += 1
                if out.live:
                    out.add(CUBES_MOVED, kind, AT_ASIDE, AT_BAG, 1)
    s.aside = filled(KINDS, 0)
