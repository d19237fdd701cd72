"""Fill the demand: which cubes bring a company the most this turn, exactly.

Every purchase is followed by the best production and the best sale. The worth of a purchase is the
revenue less the price of the cubes.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from bigshoulders.box.puzzles import Answer, Draft, Remark
from bigshoulders.games.chicago.engine.frames import PRODUCTION, PURCHASE, SALES
from bigshoulders.games.chicago.engine.ids import (
    CHAIN,
    COMPANY_IDS,
    HALF_PRICE,
    KINDS,
    NO_ASSET,
    NO_TILE,
    OUTLET_IDS,
    RESOURCE_IDS,
    SLOTS,
)
from bigshoulders.games.chicago.engine.moves import BUY_CUBE, DONE, SELL_GOOD, SPACE, TRADE
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import DEARER, REVENUE, State
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.puzzles.levels import finders, grade
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move, arg_a, arg_b, kind_of, pack

MOST_NODES: Final = 1500  # positions; turns with more are no puzzles
MOST_PURCHASES: Final = 400
FEWEST_PLANS: Final = 4  # purchases of which every cube counts
MANY_PLANS: Final = 6  # make a puzzle harder
SHOWN: Final = 5  # choices

Cubes = tuple[int, ...]  # bought, by kind


class Plan:
    """A purchase with its best turn."""

    def __init__(self, cubes: Cubes, cost: int, revenue: int, line: list[Move]) -> None:
        self.cubes = cubes
        self.cost = cost
        self.revenue = revenue
        self.line = line  # all moves of the turn, up to the last sale

    @property
    def worth(self) -> int:
        return self.revenue - self.cost


class TooLarge(Exception):
    """A turn with more positions than the search may look at."""


class Turn:
    """The Operating turn of one company, from its purchase on."""

    def __init__(self, g: Rules, s: State, seat: int, company: int) -> None:
        self.g = g
        self.s = s
        self.seat = seat
        self.company = company
        self.nodes = 0
        self.seen: dict[bytes, tuple[int, list[Move]]] = {}

    def plans(self) -> list[Plan]:
        """A plan for every affordable purchase; of each kind the cheapest cubes are bought."""
        prices = [self.prices(kind) for kind in range(KINDS)]
        cash = self.s.treasury[self.company]
        found: list[Plan] = []
        ranges = [range(len(of_kind) + 1) for of_kind in prices]
        for cubes in product(*ranges):
            bought = [move for kind, n in enumerate(cubes) for _, move in prices[kind][:n]]
            cost = sum(price for kind, n in enumerate(cubes) for price, _ in prices[kind][:n])
            if cost <= cash:
                if len(found) == MOST_PURCHASES:
                    raise TooLarge
                found.append(self.plan(cubes, cost, bought))
        return found

    def prices(self, kind: int) -> list[tuple[int, Move]]:
        """The cubes of a kind on sale, cheapest first, with the moves that buy them."""
        there = [
            (self.g.chain_price[space], pack(BUY_CUBE, space - 1, kind))
            for space in range(1, CHAIN)
            for _ in range(self.s.chain[space * KINDS + kind])
        ]
        return sorted(there)

    def plan(self, cubes: Cubes, cost: int, bought: list[Move]) -> Plan:
        s = self.s.copy()
        line = [*bought, pack(DONE)]
        for move in bought:
            self.play(s, move)
        if s.stack and s.stack[-1].step == PURCHASE and s.stack[-1].a == self.company:
            self.play(s, pack(DONE))
        else:  # nothing was left to buy, so the step ended by itself
            line.pop()
        revenue, rest = self.best(s)
        return Plan(cubes, cost, revenue, line + rest)

    def play(self, s: State, move: Move) -> None:
        play(self.g.steps, self.g, s, self.seat, move, SILENT)

    def best(self, s: State) -> tuple[int, list[Move]]:
        """The most revenue from a position on, and the moves for it."""
        if not s.stack or s.stack[-1].seat != self.seat:
            return 0, []
        f = s.stack[-1]
        if f.step == SALES and f.a == self.company:
            return best_sale(self.g, s, self.company)
        if not self.is_production(s):
            return s.turn[REVENUE], []
        key = s.digest()
        if key not in self.seen:
            self.nodes += 1
            if self.nodes > MOST_NODES:
                raise TooLarge
            found: tuple[int, list[Move]] = (-1, [])
            for move in legal(self.g.steps, self.g, s, self.seat):
                after = s.copy()
                self.play(after, move)
                revenue, line = self.best(after)
                if revenue > found[0]:
                    found = revenue, [move, *line]
            self.seen[key] = found
        return self.seen[key]

    def is_production(self, s: State) -> bool:
        """Whether the question belongs to the company's production or to something it caused."""
        return any(f.step == PRODUCTION and f.a == self.company for f in s.stack)


def best_sale(g: Rules, s: State, company: int) -> tuple[int, list[Move]]:
    """The most revenue for the Goods of a company, and the sales for it (OPS-34 to OPS-38)."""
    goods = s.goods[company]
    price = g.powers[company].unit_price(g, s, company) + s.turn[DEARER]
    if price == 0:
        return s.turn[REVENUE], []
    first = g.industry[company] * 3
    rooms = [
        max(0, capacity(g, s, first + column) - s.demand[first + column]) for column in range(3)
    ]
    found: tuple[int, list[Move]] = (-1, [])
    for sold in product(*(range(min(room, goods) + 1) for room in rooms)):
        if sum(sold) > goods:
            continue
        revenue = price * sum(sold)
        for column, n in enumerate(sold):
            if n and n == rooms[column]:
                revenue += g.column_bonus[column]
        rest = goods - sum(sold) if half_price_after(g, s, first, sold) else 0
        revenue += rest * (price // 2)
        if revenue > found[0]:
            moves = [pack(SELL_GOOD, column) for column, n in enumerate(sold) for _ in range(n)]
            found = revenue, moves + [pack(SELL_GOOD, HALF_PRICE)] * rest
    return s.turn[REVENUE] + found[0], found[1]


def half_price_after(g: Rules, s: State, first: int, sold: tuple[int, ...]) -> bool:
    """OPS-37: whether Goods can be sold at half price after these sales."""
    if s.tiles[first + 2] == NO_TILE:
        return True
    return all(
        s.tiles[first + column] == NO_TILE
        or s.demand[first + column] + sold[column] >= g.octagons[s.tiles[first + column]]
        for column in range(3)
    )


def is_question(g: Rules, s: State) -> bool:
    """Whether cubes are bought from the plain Supply Chain, by a company without assets."""
    f = s.stack[-1]
    return (
        f.step == PURCHASE
        and not g.overlay_in_play
        and not g.relaxed_purchasing
        and all(s.assets[f.a * SLOTS + slot] == NO_ASSET for slot in range(SLOTS))
    )


def look(g: Rules, view: View[State], margin: int) -> Draft | None:
    """The puzzle of a purchase: its best plan must beat every other purchase by the margin."""
    s = view.seen
    company = s.stack[-1].a
    turn = Turn(g, s, view.seat, company)
    try:
        plans = turn.plans()
    except TooLarge:
        return None
    plans.sort(key=lambda plan: (-plan.worth, plan.cubes))
    if len(plans) < SHOWN or plans[0].worth - plans[1].worth < margin:
        return None
    by_cubes = {plan.cubes: plan for plan in plans}
    useful = [plan for plan in plans if is_useful(plan, by_cubes)]
    best = plans[0]
    if len(useful) < FEWEST_PLANS or not sum(best.cubes):
        return None
    shown = choose(best, useful, plans)
    if len(shown) < SHOWN:
        return None
    most = max(useful, key=lambda plan: (plan.revenue, -plan.cost))
    others = [plan.worth for plan in shown if plan is not best]
    found_by = finders(g, view, lambda made: bought_in(made) == best.cubes)
    trades = any(kind_of(move) == TRADE for move in best.line)
    points = (len(useful) >= MANY_PLANS) + (most is not best) + trades + ("broker" not in found_by)
    return Draft(
        kind="demand",
        twist="most" if most is best else "less",
        level=grade(points),
        facts={"company": COMPANY_IDS[company], "cash": s.treasury[company]},
        choices=[answer(plan) for plan in shown],
        answer=shown.index(best),
        margin=best.worth - max(others),
        deals=0,
        considered=len(plans),
        reasons=[],
        found_by=found_by,
    )


def bought_in(moves: list[Move]) -> Cubes:
    """The cubes that some moves buy, by kind."""
    bought = [0] * KINDS
    for move in moves:
        if kind_of(move) == BUY_CUBE:
            bought[arg_b(move)] += 1
    return tuple(bought)


def is_useful(plan: Plan, by_cubes: dict[Cubes, Plan]) -> bool:
    """Whether every cube of a purchase adds to the revenue."""
    for kind in range(KINDS):
        if plan.cubes[kind]:
            fewer = tuple(n - (k == kind) for k, n in enumerate(plan.cubes))
            if by_cubes[fewer].revenue >= plan.revenue:
                return False
    return True


def choose(best: Plan, useful: list[Plan], plans: list[Plan]) -> list[Plan]:
    """The plans to show: the best, no purchase, and the closest of the others."""
    shown = [best]
    nothing = next(plan for plan in plans if not sum(plan.cubes))
    for plan in [nothing, *useful, *plans]:
        if plan not in shown and len(shown) < SHOWN:
            shown.append(plan)
    return sorted(shown, key=lambda plan: (sum(plan.cubes), plan.cubes))


def answer(plan: Plan) -> Answer:
    bought: dict[str, Json] = {RESOURCE_IDS[kind]: n for kind, n in enumerate(plan.cubes) if n}
    label: Remark = (
        ("buys", {"cubes": bought, "cost": plan.cost}) if bought else ("buys_nothing", {})
    )
    moves = [move for move in plan.line if kind_of(move) == BUY_CUBE]
    sold = [0] * 4
    for move in plan.line:
        if kind_of(move) == SELL_GOOD:
            sold[arg_a(move)] += 1
    notes: list[Remark] = [("revenue", {"revenue": plan.revenue, "cost": plan.cost})]
    notes += [
        ("sells", {"count": n, "outlet": OUTLET_IDS[column]}) for column, n in enumerate(sold) if n
    ]
    if not sum(sold):
        notes.append(("sells_nothing", {}))
    return Answer(
        moves=[SPACE.spell(move) for move in moves],
        label=label,
        worth=plan.worth,
        line=[SPACE.spell(move) for move in plan.line],
        notes=notes,
    )


def check(g: Rules, view: View[State], shown: list[Answer]) -> list[Answer]:
    """The same choices, computed again."""
    company = view.seen.stack[-1].a
    plans = Turn(g, view.seen, view.seat, company).plans()
    fresh = [answer(plan) for plan in plans]
    return [next(one for one in fresh if one.label == choice.label) for choice in shown]
