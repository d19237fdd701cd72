"""Goods, Bonus Good tokens and the Demand grid (OPS-20 to OPS-38, CLEAN-10 to CLEAN-14)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import (
    BONUS_GOODS_MOVED,
    FROM_DEMAND_BONUS,
    FROM_GOODS,
    FROM_HALF_PRICE,
    GOODS_DEMAND,
    GOODS_MOVED,
    GOODS_SUPPLY,
    GOODS_TREASURY,
    REVENUE_ADDED,
    TILE_GONE,
    TILE_GRID,
    TILE_MOVED,
    TILE_STACK,
)
from bigshoulders.games.chicago.engine.ids import HALF_PRICE, NO_TILE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import DEARER, REVENUE, SOLD, State, put
from bigshoulders.kernel.events import Events


def make_goods(s: State, company: int, n: int, out: Events) -> None:
    """Move Goods from the general supply into a Treasury."""
    if n > 0:
        s.goods[company] += n
        if out.live:
            out.add(GOODS_MOVED, GOODS_SUPPLY, GOODS_TREASURY + company, n)


def bonus_goods_left(g: Rules, s: State) -> int:
    """APP-18: Bonus Good tokens left in the supply."""
    left = g.bonus_good_tokens
    for company in g.companies:
        left -= s.bonus_goods[company]
    return left


def gain_bonus_good(g: Rules, s: State, company: int, out: Events) -> None:
    """APP-18: gain a Bonus Good token for the rest of the game."""
    s.bonus_goods = put(s.bonus_goods, company, s.bonus_goods[company] + 1)
    if out.live:
        out.add(BONUS_GOODS_MOVED, company, 1, bonus_goods_left(g, s))


def capacity(g: Rules, s: State, space: int) -> int:
    """OPS-35: the octagons of a Demand space: its tile's, or those of the exposed middle column."""
    tile = s.tiles[space]
    if tile != NO_TILE:
        return g.octagons[tile]
    return g.printed_middle if space % 3 == 1 else 0


def half_price_open(g: Rules, s: State, row: int) -> bool:
    """OPS-37: every tile of the row is full, or the printed outlet on the right is exposed."""
    first = row * 3
    if s.tiles[first + 2] == NO_TILE:
        return True
    for space in range(first, first + 3):
        tile = s.tiles[space]
        if tile != NO_TILE and s.demand[space] < g.octagons[tile]:
            return False
    return True


def add_revenue(s: State, company: int, amount: int, income: int, out: Events) -> None:
    """TERM-14: add to the running total of the Operating turn."""
    s.turn[REVENUE] += amount
    if out.live:
        out.add(REVENUE_ADDED, company, amount, s.turn[REVENUE], income)


def raise_prices(s: State, amount: int) -> None:
    """ASSET-21: raise the price of each Good sold in this turn."""
    s.turn[DEARER] += amount


def sell_good(g: Rules, s: State, company: int, outlet: int, out: Events) -> None:
    """OPS-35 to OPS-38: move one Good onto an octagon, or to the general supply at half price."""
    price = g.powers[company].unit_price(g, s, company) + s.turn[DEARER]
    s.goods[company] -= 1
    s.turn[SOLD] += 1
    if outlet == HALF_PRICE:
        if out.live:
            out.add(GOODS_MOVED, GOODS_TREASURY + company, GOODS_SUPPLY, 1)
        add_revenue(s, company, price // 2, FROM_HALF_PRICE, out)
        return
    space = g.industry[company] * 3 + outlet
    s.demand[space] += 1
    if out.live:
        out.add(GOODS_MOVED, GOODS_TREASURY + company, GOODS_DEMAND + space, 1)
    add_revenue(s, company, price, FROM_GOODS, out)
    bonus = g.column_bonus[outlet]
    if bonus and s.demand[space] == capacity(g, s, space):
        add_revenue(s, company, bonus, FROM_DEMAND_BONUS, out)


def empty_demand(s: State, space: int, out: Events) -> None:
    """CLEAN-10: return the Goods on a Demand space to the general supply."""
    n = s.demand[space]
    if n:
        s.demand[space] = 0
        if out.live:
            out.add(GOODS_MOVED, GOODS_DEMAND + space, GOODS_SUPPLY, n)


def remove_tile(s: State, space: int, out: Events) -> None:
    """CLEAN-10, CLEAN-11: remove a tile from the game."""
    tile = s.tiles[space]
    empty_demand(s, space, out)
    s.tiles = put(s.tiles, space, NO_TILE)
    if out.live:
        out.add(TILE_MOVED, tile, TILE_GRID + space, TILE_GONE)


def slide_tile(s: State, origin: int, target: int, out: Events) -> None:
    """CLEAN-12: slide a tile left with its Goods."""
    tile = s.tiles[origin]
    s.tiles = put(put(s.tiles, origin, NO_TILE), target, tile)
    n = s.demand[origin]
    s.demand[origin] = 0
    s.demand[target] = n
    if out.live:
        out.add(TILE_MOVED, tile, TILE_GRID + origin, TILE_GRID + target)
        if n:
            out.add(GOODS_MOVED, GOODS_DEMAND + origin, GOODS_DEMAND + target, n)


def lay_tile(s: State, tile: int, space: int, out: Events) -> None:
    """SETUP-4, CLEAN-14: put a drawn tile on the grid."""
    s.demand_stack -= 1 << tile
    s.tiles = put(s.tiles, space, tile)
    if out.live:
        out.add(TILE_MOVED, tile, TILE_STACK, TILE_GRID + space)
