"""Operating a company: cubes, runs, sales, dividends, and when to use assets."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.bots.works import UNREACHABLE, Works
from bigshoulders.games.chicago.engine.frames import AFTERWARDS
from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE,
    CHAIN,
    COLUMNS,
    HALF_PRICE,
    HOLDERS,
    KINDS,
    TREASURY,
)
from bigshoulders.games.chicago.engine.moves import (
    ACTIVATE_ASSET,
    BUY_CUBE,
    BUY_OVERLAY_CUBE,
    DONE,
    ISSUE_CERTIFICATE,
    PAY_DIVIDENDS,
    RUN_FACTORY,
    RUN_TIER,
    SELL_GOOD,
    TRADE,
    WITHHOLD,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import RAN, REVENUE, State
from bigshoulders.games.chicago.engine.steps.sale import offered_shares
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.engine.verbs.market import steps_for
from bigshoulders.kernel.moves import arg_a, arg_b, arg_c, kind_of, pack

MOST_ISSUED: Final = 3  # shares, for emergency funds
POOR: Final = 40  # dollars: a Treasury that can't pay for inputs
NOTHING: Final = -1
ENOUGH: Final = -2
SPARE: Final = [50, 110]  # dollars kept in the Treasury when stocking up on cubes at $10 and $20


@final
class OperatingSense:
    """A Director's good habits; every answer is a legal move."""

    def __init__(self, g: Rules, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook

    def works(self, s: State, company: int) -> Works:
        return Works(self.g, self.outlook, s, company)

    def issue(self, s: State, company: int, moves: vec[i64]) -> int:
        """Raise emergency funds only if a run depends on them."""
        w = self.works(s, company)
        offered = offered_shares(s, company)
        money = s.treasury[company] + offered * self.g.value[s.price[company]]
        common = pack(ISSUE_CERTIFICATE, 0)
        if w.staffed and money < w.cost_of(w.lacking(1)) and offered < MOST_ISSUED:
            if common in moves:
                return common
        return pack(DONE)

    def useful_activation(self, s: State, w: Works, moves: vec[i64]) -> int:
        """An asset worth activating now; NOTHING if there is none."""
        for m in moves:
            if kind_of(m) != ACTIVATE_ASSET:
                continue
            asset = arg_a(m)
            gains = self.g.gains[ACTIVATION_SOURCE + asset]
            if gains.named_cubes:
                for kind in range(KINDS):
                    n = gains.cubes[kind]
                    if n and s.haymarket[kind] and w.lack[kind]:
                        return m
                if w.turns > 1 and self.g.asset_cost[asset] == 0:
                    for kind in range(KINDS):
                        if gains.cubes[kind] and w.needs_kind(kind):
                            return m
            elif gains.price:
                if s.goods[w.company] >= 3:
                    return m
            elif gains.value_steps:
                if self.rises_now(s, w.company, moves):
                    return m
            else:
                return m
        return NOTHING

    def rises_now(self, s: State, company: int, moves: vec[i64]) -> bool:
        """Whether to take a stock step now. It comes last, unless a payout gains more from a higher
        value.

        Only the first edition gives this choice (ED-35).
        """
        g = self.g
        if s.stack[-1].step == AFTERWARDS:
            return True
        space = s.price[company]
        if pack(PAY_DIVIDENDS) not in moves or space == g.top:
            return False
        revenue: int = s.turn[REVENUE]
        first = 1 + self.outlook.steps(revenue, g.value[space + 1])
        return first > self.outlook.steps(revenue, g.value[space]) + 1

    def purchase(self, s: State, company: int, moves: vec[i64]) -> int:
        """Assets first, then cubes for as many factories as can be supplied completely."""
        w = self.works(s, company)
        m = self.useful_activation(s, w, moves)
        if m != NOTHING:
            return m
        for factories in range(w.staffed, 0, -1):
            m = self.supply(s, w, factories)
            if m == ENOUGH:
                break
            if m in moves:
                return m
        m = self.stock_up(s, w)
        return m if m != NOTHING and m in moves else pack(DONE)

    def supply(self, s: State, w: Works, factories: int) -> int:
        """The next step towards the cubes for this many factories.

        ENOUGH if nothing is missing, NOTHING if the cubes aren't available. Haymarket may have what
        the Supply Chain lacks; it trades one cube for two of a kind.
        """
        lack = w.lacking(factories)
        bought = [0] * KINDS
        step = ENOUGH
        cost = 0
        for kind in range(KINDS):
            if lack[kind]:
                there = self.on_sale(s, kind)
                bought[kind] = lack[kind] if lack[kind] < there else there
                if bought[kind]:
                    cost += w.chain_cost(kind, bought[kind])
                    step = self.cheapest(s, kind)
        spare = self.spare(s, w, factories)
        for kind in range(KINDS):
            short = lack[kind] - bought[kind]
            if short and self.in_haymarket(s, w, factories, kind) < short:
                return NOTHING
            for _ in range(short):
                give = NOTHING
                least = UNREACHABLE
                for other in range(KINDS):
                    more = 2 - spare[other] if spare[other] < 2 else 0
                    if bought[other] + more <= self.on_sale(s, other):
                        price = w.chain_cost(other, bought[other] + more)
                        price -= w.chain_cost(other, bought[other])
                        if price < least:
                            give = other
                            least = price
                if give == NOTHING:
                    return NOTHING
                cost += least
                if spare[give] >= 2:
                    spare[give] -= 2
                    if s.haymarket[kind]:
                        step = pack(TRADE, w.company, give, kind)
                else:
                    bought[give] += 2 - spare[give]
                    spare[give] = 0
                    if step == ENOUGH:
                        step = self.cheapest(s, give)
        return step if cost <= s.treasury[w.company] else NOTHING

    def spare(self, s: State, w: Works, factories: int) -> list[int]:
        """Cubes by kind beyond the needs of this many factories."""
        spare = [s.cubes[w.company * KINDS + kind] for kind in range(KINDS)]
        for kind in range(KINDS):
            need = w.needs_of(kind, factories)
            spare[kind] = spare[kind] - need if spare[kind] > need else 0
        return spare

    def in_haymarket(self, s: State, w: Works, factories: int, kind: int) -> int:
        """Cubes of a kind in Haymarket, including inputs that earlier factories will return to
        it."""
        return s.haymarket[kind] + w.needs_of(kind, factories - 1)

    def stock_up(self, s: State, w: Works) -> int:
        """A cheap cube for the next decade, if the Treasury can spare the money; NOTHING if not."""
        if w.turns < 2 or w.staffed == 0 or self.g.overlay_in_play:
            return NOTHING
        for space in range(CHAIN - 1, 1, -1):
            price = self.g.chain_price[space]
            if s.treasury[w.company] < price + SPARE[CHAIN - 1 - space]:
                continue
            for kind in range(KINDS):
                wanted = 2 * w.needs_kind(kind)
                if s.chain[space * KINDS + kind] and s.cubes[w.company * KINDS + kind] < wanted:
                    return pack(BUY_CUBE, space - 1, kind)
        return NOTHING

    def on_sale(self, s: State, kind: int) -> int:
        """Cubes of a kind in the Supply Chain."""
        there = 0
        if self.g.overlay_in_play:
            for column in range(COLUMNS):
                there += s.overlay[kind] >> column & 1
        else:
            for space in range(1, CHAIN):
                there += s.chain[space * KINDS + kind]
        return there

    def available(self, s: State, lack: list[int]) -> bool:
        """Whether the Supply Chain has all of these cubes."""
        for kind in range(KINDS):
            if self.on_sale(s, kind) < lack[kind]:
                return False
        return True

    def cheapest(self, s: State, kind: int) -> int:
        """The move that buys the cheapest cube of a kind; NOTHING if there is none."""
        if self.g.overlay_in_play:
            for column in range(COLUMNS - 1, -1, -1):
                if s.overlay[kind] >> column & 1:
                    return pack(BUY_OVERLAY_CUBE, kind, column)
            return NOTHING
        for space in range(CHAIN - 1, 0, -1):
            if s.chain[space * KINDS + kind]:
                return pack(BUY_CUBE, space - 1, kind)
        return NOTHING

    def produce(self, s: State, company: int, moves: vec[i64]) -> int:
        """Run every factory that can; trade or buy for one that lacks something."""
        best = NOTHING
        for m in moves:
            kind = kind_of(m)
            if kind in (RUN_FACTORY, RUN_TIER):
                best = m  # moves are sorted: the highest tier comes last
        if best != NOTHING:
            return best
        w = self.works(s, company)
        m = self.useful_activation(s, w, moves)
        if m != NOTHING:
            return m
        ran = s.turn[RAN]
        if ran < w.staffed:
            lack = self.next_lack(s, company, ran)
            for m in moves:
                if kind_of(m) == TRADE and lack[arg_c(m)]:
                    give = arg_b(m)
                    need = self.g.inputs[(company * 3 + ran) * KINDS + give]
                    if s.cubes[company * KINDS + give] - 2 >= need:
                        return m
            if self.g.relaxed_purchasing and w.cost_of(lack) <= s.treasury[company]:
                if self.available(s, lack):
                    for kind in range(KINDS):
                        if lack[kind] and self.cheapest(s, kind) in moves:
                            return self.cheapest(s, kind)
        return pack(DONE)

    def next_lack(self, s: State, company: int, factory: int) -> list[int]:
        """Cubes that one factory lacks now."""
        lack = [0] * KINDS
        for kind in range(KINDS):
            need = self.g.inputs[(company * 3 + factory) * KINDS + kind]
            have = s.cubes[company * KINDS + kind]
            lack[kind] = need - have if need > have else 0
        return lack

    def sell(self, s: State, company: int, moves: vec[i64]) -> int:
        """Complete the best tile possible; otherwise sell where no bonus is lost."""
        g = self.g
        w = self.works(s, company)
        m = self.useful_activation(s, w, moves)
        if m != NOTHING:
            return m
        row = g.industry[company]
        goods = s.goods[company]
        best = NOTHING
        best_score = -1.0
        for m in moves:
            if kind_of(m) != SELL_GOOD:
                continue
            outlet = arg_a(m)
            if outlet == HALF_PRICE:
                score = 0.0 if self.sells_cheap(s, w) else -2.0
            else:
                space = row * 3 + outlet
                room = capacity(g, s, space) - s.demand[space]
                score = 10.0
                if room <= goods:
                    score += g.column_bonus[outlet] / float(room) + 1.0
                else:
                    score -= g.column_bonus[outlet] / 20.0
            if score > best_score:
                best = m
                best_score = score
        return best if best != NOTHING else pack(DONE)

    def sells_cheap(self, s: State, w: Works) -> bool:
        """Whether to sell Goods at half price instead of keeping them for the next decade."""
        if w.turns <= 0 or s.decade == self.g.decades:
            return True
        if s.goods[w.company] > 2:
            return True
        value = self.g.value[s.price[w.company]]
        revenue: int = s.turn[REVENUE]
        after: int = revenue + w.price // 2 * s.goods[w.company]
        return self.outlook.steps(after, value) > self.outlook.steps(revenue, value)

    def pay_out(self, s: State, company: int, moves: vec[i64]) -> int:
        """Pay dividends, unless the company would run out of money and no value would rise."""
        w = self.works(s, company)
        m = self.useful_activation(s, w, moves)
        if m != NOTHING:
            return m
        pay = pack(PAY_DIVIDENDS)
        if pay not in moves:
            return pack(WITHHOLD)
        revenue: int = s.turn[REVENUE]
        kept = s.common[company * HOLDERS + TREASURY]
        own = s.treasury[company] + revenue // 10 * kept
        if (
            steps_for(self.g, self.g.value[s.price[company]], revenue) == 0
            and own < POOR
            and revenue >= POOR
            and s.decade < self.g.decades
        ):
            return pack(WITHHOLD)
        return pay

    def free(self, s: State, company: int, moves: vec[i64]) -> int:
        """The last free actions of a turn."""
        m = self.useful_activation(s, self.works(s, company), moves)
        return m if m != NOTHING else pack(DONE)
