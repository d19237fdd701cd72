"""The arithmetic of an Operating turn: the cheapest cubes for the most factories, the best sale."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE,
    CHAIN,
    COLUMNS,
    FACTORIES,
    HALF_PRICE,
    KINDS,
    NO_ASSET,
    NO_TILE,
    SLOTS,
)
from bigshoulders.games.chicago.engine.moves import (
    ACTIVATE_ASSET,
    BUY_CUBE,
    BUY_OVERLAY_CUBE,
    SELL_GOOD,
    TRADE,
)
from bigshoulders.games.chicago.engine.rules import WINDOW_PURCHASE, Rules
from bigshoulders.games.chicago.engine.state import DEARER, RAN, State
from bigshoulders.games.chicago.engine.steps.free import can_activate
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.kernel.moves import pack


class Target(NamedTuple):
    """Factories to run: a rank (higher is more), how many run, and the cubes they need."""

    rank: int
    runs: int
    need: list[int]


class CubeSet(NamedTuple):
    """A way to get the cubes of a target: what it costs, and its moves."""

    target: Target
    cost: int
    moves: tuple[int, ...]


class GoodsSale(NamedTuple):
    """A sale of Goods: its revenue, how many are sold, and its moves."""

    revenue: int
    sold: int
    moves: tuple[int, ...]


# --- cubes -------------------------------------------------------------------------------------


def targets(g: Rules, s: State, company: int) -> list[Target]:
    """OPS-18, OPS-19: what the staffed factories could run from now on, most first."""
    power = g.powers[company]
    ran = s.turn[RAN]
    if power.has_tiers():
        workers = s.workers[company * FACTORIES]
        tiers = [t for t in range(len(g.tier_workers)) if workers >= g.tier_workers[t] and not ran]
        return [
            Target(tier + 1, 1, g.tier_inputs[tier * KINDS : tier * KINDS + KINDS])
            for tier in reversed(tiers)
        ]
    found: list[Target] = []
    need = [0] * KINDS
    for factory in range(ran, power.staffed(g, s, company)):
        runs = factory - ran + 1
        need = [need[k] + power.inputs_if_run(g, s, company, factory, k) for k in range(KINDS)]
        found.append(Target(runs, runs, need))
    return found[::-1]


def held_target(g: Rules, s: State, company: int) -> Target:
    """The most that can run with the cubes the company holds."""
    for target in targets(g, s, company):
        if all(s.cubes[company * KINDS + k] >= target.need[k] for k in range(KINDS)):
            return target
    return Target(0, 0, [0] * KINDS)


def cheapest_set(g: Rules, s: State, company: int) -> CubeSet | None:
    """The cubes that make the most factories run, for the least money in the Treasury.

    It counts purchases, trades at Haymarket, also of cubes bought for that, and assets that bring
    cubes. None if no factory can run.
    """
    for target in targets(g, s, company):
        found = cheapest_way(g, s, company, target)
        if found is not None and found.cost <= s.treasury[company]:
            return found
    return None


def cheapest_way(g: Rules, s: State, company: int, target: Target) -> CubeSet | None:
    """The cheapest way to the cubes of a target, whatever the Treasury holds; None if there is
    none."""
    sold = offers(g, s, company)
    best: tuple[int, int, int] | None = None
    found: CubeSet | None = None
    for assets in activations(g, s, company):
        have = [*s.cubes[company * KINDS : company * KINDS + KINDS]]
        haymarket = [*s.haymarket]
        spent = 0
        for asset in assets:
            spent += g.asset_cost[asset]
            for k in range(KINDS):
                n = min(g.gains[ACTIVATION_SOURCE + asset].cubes[k], haymarket[k])
                have[k] += n
                haymarket[k] -= n
        for takes, gives in trades(have, haymarket, target.need):
            buys = [
                max(target.need[k] + 2 * gives[k] - takes[k] - have[k], 0) for k in range(KINDS)
            ]
            if any(buys[k] > len(sold[k]) for k in range(KINDS)):
                continue
            cost = spent + sum(price for k in range(KINDS) for price, _ in sold[k][: buys[k]])
            rank = (cost, len(assets), sum(takes))
            if best is None or rank < best:
                moves = [pack(ACTIVATE_ASSET, asset) for asset in assets]
                moves += [move for k in range(KINDS) for _, move in sold[k][: buys[k]]]
                moves += swaps(company, takes, gives)
                best, found = rank, CubeSet(target, cost, tuple(moves))
    return found


def offers(g: Rules, s: State, company: int) -> list[list[tuple[int, int]]]:
    """OPS-13, VAR-CHAIN-4: by resource, the price and the purchase of each cube, cheapest first."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(KINDS)]
    if not g.powers[company].buys_cubes():
        return found
    for k in range(KINDS):
        if g.overlay_in_play:
            for column in range(COLUMNS):
                if s.overlay[k] >> column & 1:
                    found[k].append((g.overlay_price[column], pack(BUY_OVERLAY_CUBE, k, column)))
        else:
            for space in range(1, CHAIN):
                cube = (g.chain_price[space], pack(BUY_CUBE, space - 1, k))
                found[k] += [cube] * s.chain[space * KINDS + k]
        found[k].sort()
    return found


def activations(g: Rules, s: State, company: int) -> Iterator[tuple[int, ...]]:
    """Every set of ready assets whose use brings named cubes and asks nothing."""
    first = company * SLOTS
    ready = [
        asset
        for asset in s.assets[first : first + g.asset_slots[company]]
        if asset != NO_ASSET
        and can_activate(g, s, company, asset, WINDOW_PURCHASE)
        and g.gains[ACTIVATION_SOURCE + asset].named_cubes
        and not g.gains[ACTIVATION_SOURCE + asset].cubes_of_choice
    ]
    for n in range(len(ready) + 1):
        yield from combinations(ready, n)


def trades(
    have: list[int], haymarket: list[int], need: list[int]
) -> Iterator[tuple[list[int], list[int]]]:
    """TRADE-1: cubes to take from Haymarket by resource, and the pairs to give for them."""
    most = [max(min(need[k] - have[k], haymarket[k]), 0) for k in range(KINDS)]
    for takes in product(*(range(n + 1) for n in most)):
        donors = [k for k in range(KINDS) if not takes[k]]
        for pairs in spread(sum(takes), len(donors)):
            gives = [0] * KINDS
            for k, n in zip(donors, pairs, strict=True):
                gives[k] = n
            yield list(takes), gives


def spread(total: int, places: int) -> Iterator[tuple[int, ...]]:
    """Every way to distribute a total over places.

    >>> list(spread(2, 2))
    [(0, 2), (1, 1), (2, 0)]
    """
    if places == 0:
        if total == 0:
            yield ()
        return
    if places == 1:
        yield (total,)
        return
    for n in range(total + 1):
        for rest in spread(total - n, places - 1):
            yield (n, *rest)


def swaps(company: int, takes: list[int], gives: list[int]) -> list[int]:
    """The trades of a plan, one after another."""
    given = [k for k in range(KINDS) for _ in range(gives[k])]
    taken = [k for k in range(KINDS) for _ in range(takes[k])]
    return [pack(TRADE, company, give, take) for give, take in zip(given, taken, strict=True)]


# --- Goods -------------------------------------------------------------------------------------


def best_sale(g: Rules, s: State, company: int) -> GoodsSale:
    """OPS-34 to OPS-38: where to sell its Goods for the most revenue; of equal sales the one that
    keeps more Goods."""
    price = g.powers[company].unit_price(g, s, company)
    best = GoodsSale(0, 0, ())
    if price == 0:
        return best
    price += s.turn[DEARER]
    row = g.industry[company] * 3
    rooms = [capacity(g, s, row + c) - s.demand[row + c] for c in range(3)]
    goods = s.goods[company]
    for filled in product(*(range(room + 1) for room in rooms)):
        sold = sum(filled)
        if sold > goods:
            continue
        revenue = sold * price
        revenue += sum(g.column_bonus[c] for c in range(3) if filled[c] and filled[c] == rooms[c])
        moves = [pack(SELL_GOOD, c) for c in range(3) for _ in range(filled[c])]
        if half_price_after(s, row, rooms, filled) and price >= 2:
            cheap = goods - sold
            revenue += cheap * (price // 2)
            moves += [pack(SELL_GOOD, HALF_PRICE)] * cheap
        if (revenue, -len(moves)) > (best.revenue, -best.sold):
            best = GoodsSale(revenue, len(moves), tuple(moves))
    return best


def half_price_after(s: State, row: int, rooms: list[int], filled: tuple[int, ...]) -> bool:
    """OPS-37: whether half price is open once these octagons are filled."""
    if s.tiles[row + 2] == NO_TILE:
        return True
    return all(s.tiles[row + c] == NO_TILE or filled[c] == rooms[c] for c in range(3))
