"""Running factories (OPS-20 to OPS-24)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import FACTORY_RAN
from bigshoulders.games.chicago.engine.ids import FACTORIES, KINDS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import RAN, TIER, State
from bigshoulders.games.chicago.engine.verbs.cubes import give_to_haymarket
from bigshoulders.games.chicago.engine.verbs.goods import make_goods
from bigshoulders.kernel.events import Events


def run_factory(g: Rules, s: State, company: int, factory: int, out: Events) -> None:
    """OPS-20 to OPS-24: inputs to Haymarket, Goods to the Treasury, then the Manager's bonus."""
    goods = g.powers[company].goods_made(g, s, company, factory)
    if out.live:
        out.add(FACTORY_RAN, company, factory, goods)
    first = (company * FACTORIES + factory) * KINDS
    for kind in range(KINDS):
        give_to_haymarket(s, company, kind, g.inputs[first + kind], out)
    make_goods(s, company, goods, out)
    s.turn[RAN] += 1
    g.powers[company].after_run(g, s, company, factory, out)


def run_tier(g: Rules, s: State, company: int, tier: int, out: Events) -> None:
    """CO-OSCAR-2: run the factory in one tier, which sets the price for this turn."""
    if out.live:
        out.add(FACTORY_RAN, company, 0, g.tier_goods[tier])
    for kind in range(KINDS):
        give_to_haymarket(s, company, kind, g.tier_inputs[tier * KINDS + kind], out)
    make_goods(s, company, g.tier_goods[tier], out)
    s.turn[RAN] += 1
    s.turn[TIER] = tier + 1
    g.powers[company].after_run(g, s, company, 0, out)
