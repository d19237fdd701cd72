"""Oscar Mayer (CO-OSCAR-1 to CO-OSCAR-7): one factory that runs in tiers."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.ids import FACTORIES, KINDS
from bigshoulders.games.chicago.engine.powers.plain import PlainPower
from bigshoulders.games.chicago.engine.refusals import INPUT_MISSING, TIER_UNSTAFFED, TIERS_ONLY
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import TIER, State
from bigshoulders.kernel.refusals import No

PRICE_PER_PAIR: Final = 10  # CO-OSCAR-7


def price_in_tier(g: Rules, tier: int, salespeople: int) -> int:
    """CO-OSCAR-2, CO-OSCAR-7: the price of a Good after a run in a tier, counted from 0."""
    return g.tier_price[tier] + salespeople // 2 * PRICE_PER_PAIR


def tier_inputs(g: Rules, tier: int) -> int:
    """Input cubes of a tier, of all resources together."""
    cubes = 0
    for i in range(tier * KINDS, tier * KINDS + KINDS):
        cubes += g.tier_inputs[i]
    return cubes


@final
class OscarMayer(PlainPower):
    """The tier of a run decides inputs, Goods and price."""

    word = "tiers"

    def has_tiers(self) -> bool:
        return True

    def may_run(self, g: Rules, s: State, company: int, factory: int) -> No | None:
        return No(TIERS_ONLY, company)

    def may_run_tier(self, g: Rules, s: State, company: int, tier: int) -> No | None:
        workers = s.workers[company * FACTORIES]
        if workers < g.tier_workers[tier]:
            return No(TIER_UNSTAFFED, workers, g.tier_workers[tier])
        for kind in range(KINDS):
            need = g.tier_inputs[tier * KINDS + kind]
            if need > s.cubes[company * KINDS + kind]:
                return No(INPUT_MISSING, 0, kind, s.cubes[company * KINDS + kind], need)
        return None

    def unit_price(self, g: Rules, s: State, company: int) -> int:
        tier = s.turn[TIER]
        if tier == 0:
            return 0
        return price_in_tier(g, tier - 1, s.sales[company])

    def is_staffed(self, g: Rules, s: State, company: int, factory: int) -> bool:
        return s.workers[company * FACTORIES] >= g.tier_workers[0]

    def workers_lacking(self, g: Rules, s: State, company: int, factory: int) -> int:
        return max(g.tier_workers[0] - s.workers[company * FACTORIES], 0)

    def best_tier(self, g: Rules, s: State, company: int) -> int:
        """CO-OSCAR-2: the tier its Workers can run that brings most with the Goods in store.

        Counted from 0; the first tier if its Workers can run none.
        """
        best = 0
        most = 0
        stored = s.goods[company] + s.bonus_goods[company]
        for tier in range(len(g.tier_goods)):
            if s.workers[company * FACTORIES] >= g.tier_workers[tier]:
                revenue = (g.tier_goods[tier] + stored) * price_in_tier(g, tier, s.sales[company])
                if revenue > most:
                    best = tier
                    most = revenue
        return best

    def goods_if_run(self, g: Rules, s: State, company: int, factory: int) -> int:
        return g.tier_goods[self.best_tier(g, s, company)]

    def price_if_run(self, g: Rules, s: State, company: int) -> int:
        return price_in_tier(g, self.best_tier(g, s, company), s.sales[company])

    def inputs_if_run(self, g: Rules, s: State, company: int, factory: int, kind: int) -> int:
        return g.tier_inputs[self.best_tier(g, s, company) * KINDS + kind]

    def next_staff(self, g: Rules, s: State, company: int) -> tuple[int, int, int]:
        """The next tier, and what it makes and needs beyond the one before."""
        workers = s.workers[company * FACTORIES]
        tier = 0
        while tier < len(g.tier_workers) and workers >= g.tier_workers[tier]:
            tier += 1
        if tier == len(g.tier_workers):
            return 0, 0, 0
        goods, cubes = g.tier_goods[tier], tier_inputs(g, tier)
        if tier > 0:
            goods -= g.tier_goods[tier - 1]
            cubes -= tier_inputs(g, tier - 1)
        return g.tier_workers[tier] - workers, goods, cubes

    def price_rise(self, g: Rules, s: State, company: int, n: int) -> int:
        pairs = (s.sales[company] + n) // 2 - s.sales[company] // 2
        return pairs * PRICE_PER_PAIR

    def full_goods(self, g: Rules, company: int) -> int:
        return g.tier_goods[-1]

    def full_price(self, g: Rules, company: int) -> int:
        return g.tier_price[-1] + PRICE_PER_PAIR

    def full_inputs(self, g: Rules, company: int) -> int:
        return tier_inputs(g, len(g.tier_workers) - 1)


POWER = OscarMayer
