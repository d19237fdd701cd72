"""Steps 1 to 3 of an Operating turn: purchase, production, sale (OPS-13 to OPS-39)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.ids import (
    CHAIN,
    COLUMNS,
    HALF_PRICE,
    KINDS,
)
from bigshoulders.games.chicago.engine.moves import (
    BUY_CUBE,
    BUY_OVERLAY_CUBE,
    DONE,
    RUN_FACTORY,
    RUN_TIER,
    SELL_GOOD,
)
from bigshoulders.games.chicago.engine.refusals import (
    BANNED_PURCHASE,
    CUBE_NOT_THERE,
    DEMAND_CLOSED,
    DEMAND_FULL,
    FACTORY_HAS_RUN,
    FACTORY_TO_THE_LEFT,
    HALF_PRICE_NOT_YET,
    NO_GOODS,
    NO_PRICE_WITHOUT_RUN,
    NOT_NOW,
    PURCHASE_IS_OVER,
    TREASURY_SHORT,
    WRONG_CHAIN,
)
from bigshoulders.games.chicago.engine.rules import (
    NOT_BARRED,
    WINDOW_PRODUCTION,
    WINDOW_PURCHASE,
    WINDOW_SALES,
    Rules,
    Step,
)
from bigshoulders.games.chicago.engine.state import RAN, State
from bigshoulders.games.chicago.engine.steps.free import (
    add_free_moves,
    apply_free,
    check_free,
    has_activation,
    has_trade,
    is_free,
)
from bigshoulders.games.chicago.engine.steps.staffing import check_factory
from bigshoulders.games.chicago.engine.verbs.cubes import (
    buy_from_chain,
    buy_from_overlay,
    chain_count,
    rightmost,
)
from bigshoulders.games.chicago.engine.verbs.factories import run_factory, run_tier
from bigshoulders.games.chicago.engine.verbs.goods import capacity, half_price_open, sell_good
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack
from bigshoulders.kernel.refusals import No


def add_cube_purchases(g: Rules, s: State, company: int, moves: Moves) -> None:
    """OPS-13, VAR-CHAIN-4: every cube the company can afford."""
    if g.powers[company].cube_bar() != NOT_BARRED:
        return
    cash = s.treasury[company]
    if g.overlay_in_play:
        for kind in range(KINDS):
            for column in range(COLUMNS):
                if s.overlay[kind] >> column & 1 and g.overlay_price[column] <= cash:
                    moves.append(pack(BUY_OVERLAY_CUBE, kind, column))
        return
    for space in range(1, CHAIN):
        if g.chain_price[space] <= cash:
            for kind in range(KINDS):
                if s.chain[space * KINDS + kind]:
                    moves.append(pack(BUY_CUBE, space - 1, kind))


def has_cube_purchase(g: Rules, s: State, company: int) -> bool:
    """OPS-13, VAR-CHAIN-4: whether the company can afford any cube."""
    if not g.powers[company].buys_cubes():
        return False
    cash = s.treasury[company]
    if g.overlay_in_play:
        for kind in range(KINDS):
            column = rightmost(s, kind)
            if column >= 0 and g.overlay_price[column] <= cash:
                return True
        return False
    for space in range(1, CHAIN):
        if g.chain_price[space] <= cash and chain_count(s, space):
            return True
    return False


def check_cube_purchase(g: Rules, s: State, company: int, m: int) -> No | None:
    """OPS-13, OPS-14, VAR-CHAIN-4, CO-QUAKER-6."""
    if (kind_of(m) == BUY_OVERLAY_CUBE) != g.overlay_in_play:
        return No(WRONG_CHAIN)
    if g.powers[company].cube_bar() != NOT_BARRED:
        return No(BANNED_PURCHASE, company)
    if g.overlay_in_play:
        kind, column = arg_a(m), arg_b(m)
        there = s.overlay[kind] >> column & 1 == 1
        price = g.overlay_price[column]
    else:
        space, kind = arg_a(m) + 1, arg_b(m)
        there = s.chain[space * KINDS + kind] > 0
        price = g.chain_price[space]
    if not there:
        return No(CUBE_NOT_THERE, kind)
    if price > s.treasury[company]:
        return No(TREASURY_SHORT, company, s.treasury[company], price)
    return None


def buy_cube(g: Rules, s: State, company: int, m: int, out: Events) -> None:
    """OPS-13, VAR-CHAIN-4: one cube."""
    if kind_of(m) == BUY_OVERLAY_CUBE:
        buy_from_overlay(g, s, company, arg_a(m), arg_b(m), out)
    else:
        buy_from_chain(g, s, company, arg_a(m) + 1, arg_b(m), out)


def is_purchase(m: int) -> bool:
    return BUY_CUBE <= m >> 24 <= BUY_OVERLAY_CUBE


@final
class Purchase(Step):
    """OPS-13 to OPS-16, DEC-18: buy cubes one by one, or none."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not (
            has_cube_purchase(g, s, f.a)
            or has_trade(s, f.a)
            or has_activation(g, s, f.a, WINDOW_PURCHASE)
        )

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        add_free_moves(g, s, f.a, WINDOW_PURCHASE, moves)
        add_cube_purchases(g, s, f.a, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, f.a, WINDOW_PURCHASE, m)
        if is_purchase(m):
            return check_cube_purchase(g, s, f.a, m)
        return None if kind_of(m) == DONE else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_free(m):
            apply_free(g, s, m, out)
        elif is_purchase(m):
            buy_cube(g, s, f.a, m, out)
        else:
            s.pop()


@final
class Production(Step):
    """OPS-18 to OPS-30, DEC-19, DEC-25: run the next factory, or stop."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not (
            self.runs(g, s, f.a)
            or has_trade(s, f.a)
            or has_activation(g, s, f.a, WINDOW_PRODUCTION)
            or (g.relaxed_purchasing and has_cube_purchase(g, s, f.a))
        )

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def runs(self, g: Rules, s: State, company: int) -> int:
        """OPS-18, OPS-19: the next factory from the left or its tiers, if they can run, as bits."""
        factory = s.turn[RAN]
        if factory == g.factories[company]:
            return 0
        power = g.powers[company]
        if not power.has_tiers():
            return 1 << factory if power.may_run(g, s, company, factory) is None else 0
        tiers = 0
        for tier in range(len(g.tier_goods)):
            if power.may_run_tier(g, s, company, tier) is None:
                tiers |= 1 << tier
        return tiers

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        add_free_moves(g, s, f.a, WINDOW_PRODUCTION, moves)
        if g.relaxed_purchasing:
            add_cube_purchases(g, s, f.a, moves)
        kind = RUN_TIER if g.powers[f.a].has_tiers() else RUN_FACTORY
        moves.append_each(kind, self.runs(g, s, f.a))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, f.a, WINDOW_PRODUCTION, m)
        if is_purchase(m):
            if not g.relaxed_purchasing:
                return No(PURCHASE_IS_OVER)
            return check_cube_purchase(g, s, f.a, m)
        kind = kind_of(m)
        if kind == RUN_FACTORY:
            return check_run(g, s, f.a, arg_a(m))
        if kind == RUN_TIER:
            if s.turn[RAN]:
                return No(FACTORY_HAS_RUN, 0)
            return g.powers[f.a].may_run_tier(g, s, f.a, arg_a(m))
        return None if kind == DONE else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        kind = kind_of(m)
        if is_free(m):
            apply_free(g, s, m, out)
        elif is_purchase(m):
            buy_cube(g, s, f.a, m, out)
        elif kind == RUN_FACTORY:
            run_factory(g, s, f.a, arg_a(m), out)
        elif kind == RUN_TIER:
            run_tier(g, s, f.a, arg_a(m), out)
        else:
            s.pop()


def check_run(g: Rules, s: State, company: int, factory: int) -> No | None:
    """OPS-18, OPS-19: from left to right, each at most once."""
    refused = check_factory(g, company, factory)
    if refused is not None:
        return refused
    if factory < s.turn[RAN]:
        return No(FACTORY_HAS_RUN, factory)
    if factory > s.turn[RAN]:
        return No(FACTORY_TO_THE_LEFT, factory, s.turn[RAN])
    return g.powers[company].may_run(g, s, company, factory)


@final
class Sales(Step):
    """OPS-34 to OPS-39, DEC-20: sell Goods one by one wherever they can go, then stop."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not (self.outlets(g, s, f.a) or has_activation(g, s, f.a, WINDOW_SALES))

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def outlets(self, g: Rules, s: State, company: int) -> int:
        """OPS-35, OPS-37: every column with a free octagon and half price where open, as bits."""
        if s.goods[company] == 0 or g.powers[company].unit_price(g, s, company) == 0:
            return 0
        row = g.industry[company]
        outlets = 0
        for column in range(3):
            space = row * 3 + column
            if s.demand[space] < capacity(g, s, space):
                outlets |= 1 << column
        if half_price_open(g, s, row):
            outlets |= 1 << HALF_PRICE
        return outlets

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        add_free_moves(g, s, f.a, WINDOW_SALES, moves)
        moves.append_each(SELL_GOOD, self.outlets(g, s, f.a))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if is_free(m):
            return check_free(g, s, seat, f.a, WINDOW_SALES, m)
        if kind_of(m) == SELL_GOOD:
            return check_outlet(g, s, f.a, arg_a(m))
        return None if kind_of(m) == DONE else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_free(m):
            apply_free(g, s, m, out)
        elif kind_of(m) == SELL_GOOD:
            sell_good(g, s, f.a, arg_a(m), out)
        else:
            s.pop()


def check_outlet(g: Rules, s: State, company: int, outlet: int) -> No | None:
    """OPS-34 to OPS-37, CO-OSCAR-6."""
    if s.goods[company] == 0:
        return No(NO_GOODS, company)
    if g.powers[company].unit_price(g, s, company) == 0:
        return No(NO_PRICE_WITHOUT_RUN, company)
    if outlet == HALF_PRICE:
        if half_price_open(g, s, g.industry[company]):
            return None
        return No(HALF_PRICE_NOT_YET, company)
    space = g.industry[company] * 3 + outlet
    room = capacity(g, s, space)
    if room == 0:
        return No(DEMAND_CLOSED, space)
    return None if s.demand[space] < room else No(DEMAND_FULL, space)
