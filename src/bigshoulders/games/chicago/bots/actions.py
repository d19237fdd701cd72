"""The value of a Partner's action, and the answers to the questions it raises."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.bots.outlook import CASH, Outlook
from bigshoulders.games.chicago.bots.works import Works
from bigshoulders.games.chicago.engine.ids import (
    HOLDERS,
    KINDS,
    NO_ASSET,
    ONE_TIME_SOURCE,
    ROW,
    TREASURY,
    source_of,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, index_of
from bigshoulders.games.chicago.engine.verbs.market import value_after
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.games.chicago.engine.verbs.staff import free_worker_spaces

MOST_MANAGERS: Final = 0
MOST_SALESPEOPLE: Final = 1
MOST_ASSETS: Final = 2
MOST_WORKERS: Final = 3
MOST_AUTOMATION: Final = 4
HIGHEST_APPEAL: Final = 5
GOAL_STEP: Final = 5.0  # the value of a step towards a goal in decade 1; it grows later


@final
class ActionSense:
    """Scores for placements, in dollars of final money."""

    def __init__(self, g: Rules, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook

    def works(self, s: State, company: int) -> Works:
        return Works(self.g, self.outlook, s, company)

    def placement(self, s: State, seat: int, w: Works, space: int) -> float:
        """The value of one Partner on one space for the player, including payments."""
        g = self.g
        gains = g.gains[source_of(space)]
        company = w.company
        cost = g.space_cost[space]
        spare = s.treasury[company] - cost
        score = -cost * w.per_dollar
        if g.space_era[space] > 0:
            owner = index_of(s.row, space) // ROW
            income = float(cost + g.space_bank_pays[space])
            income *= CASH[s.decade + 1]
            score += income if owner == seat else -income / (2.0 * (g.players - 1))
        if gains.hires:
            return score + self.hiring(s, w)
        if gains.assets:
            return score + self.best_asset(s, w, gains.discount)
        if gains.dividends:
            return score + self.extra_dividend(s, w, gains.dividends, spare)
        score += self.gains(s, w, source_of(space))
        score += gains.funds * (w.per_dollar + self.urgency(w, s.treasury[company]))
        if cost > 0 and w.staffed and spare < w.lack_cost and w.turns > 0:
            score -= self.stall(w, spare)
        return score

    def urgency(self, w: Works, treasury: int) -> float:
        """The value of an extra dollar while the company can't pay for its inputs."""
        if w.staffed and treasury < w.lack_cost:
            return w.output * w.price * w.once * 1.0 / w.lack_cost
        if w.missing and w.turns > 1 and treasury < w.lack_cost + w.hire_cost(w.missing):
            return 0.1 * w.later
        return 0.0

    def stall(self, w: Works, spare: int) -> float:
        """The loss if inputs can't be bought."""
        short = w.lack_cost - (spare if spare > 0 else 0)
        return w.output * w.price * w.once * 1.1 * short / w.lack_cost

    def gains(self, s: State, w: Works, source: int) -> float:
        """Staff, tokens, Appeal, cubes and Goods from a source."""
        gains = self.g.gains[source]
        score = 0.0
        if gains.appeal:
            score += w.appeal_worth(gains.appeal) + self.goal(s, HIGHEST_APPEAL, 0.7)
        if gains.workers:
            room = free_worker_spaces(self.g, s, w.company)
            n = gains.workers if gains.workers < room else room
            score += (w.workers_worth(n) + self.goal(s, MOST_WORKERS, 1.0)) if n else 0.0
        if gains.managers:
            worth = w.managers_worth(gains.managers)
            score += worth + (self.goal(s, MOST_MANAGERS, gains.managers) if worth else 0.0)
        if gains.salespeople:
            worth = w.sales_worth(gains.salespeople)
            score += worth + (self.goal(s, MOST_SALESPEOPLE, gains.salespeople) if worth else 0.0)
        if gains.automated:
            worth = w.automation_worth(gains.automated)
            score += worth + (self.goal(s, MOST_AUTOMATION, 1.0) if worth else 0.0)
        if gains.goods:
            score += gains.goods * w.price * w.once * (0.95 if w.staffed else 0.4)
        if gains.named_cubes or gains.cubes_of_choice:
            score += self.cubes(s, w, source)
        if gains.initiative and s.initiative[0] != w.seat:
            score += 3.0
        return score

    def goal(self, s: State, goal: int, steps: float) -> float:
        """Progress towards a goal in play."""
        if s.goals >> goal & 1:
            return GOAL_STEP * steps * s.decade
        return 0.0

    def cubes(self, s: State, w: Works, source: int) -> float:
        """Cubes that a factory needs are worth their price; others are worth little."""
        gains = self.g.gains[source]
        useful = 0.0
        extra = 0.0
        lacking = 0
        for kind in range(KINDS):
            n = gains.cubes[kind]
            if n > s.haymarket[kind] and not self.g.overlay_in_play:
                n = s.haymarket[kind]
            used = n if n < w.lack[kind] else w.lack[kind]
            useful += used
            extra += n - used if w.needs_kind(kind) else 0
            lacking += w.lack[kind] - used
        free = gains.cubes_of_choice
        if free:
            used = free if free < lacking else lacking
            useful += used
            extra += free - used
        rate = 0.25 + w.per_dollar + self.urgency(w, s.treasury[w.company])
        return 20.0 * useful * rate + 5.0 * extra * (1.0 if w.turns > 1 else 0.0)

    def hiring(self, s: State, w: Works) -> float:
        """The Job Market: as many Workers as the company can pay besides its inputs."""
        budget = s.treasury[w.company] - w.lack_cost
        n = self.wanted_workers(s, w)
        if n == 0:
            return -50.0
        cost = w.hire_cost(n)
        inputs = w.next_inputs * 18 if n >= w.missing else 0
        score = w.workers_worth(n) - cost * w.per_dollar + self.goal(s, MOST_WORKERS, n)
        if cost + inputs > budget and w.turns == 1:
            score *= 0.5
        return score

    def wanted_workers(self, s: State, w: Works) -> int:
        """Workers to hire at once: for the next factory, and for the one after if affordable."""
        g = self.g
        room = free_worker_spaces(g, s, w.company)
        budget = s.treasury[w.company] - (w.lack_cost if w.staffed else 0)
        n = 0
        while n < room and w.hire_cost(n + 1) <= budget:
            n += 1
        if n > w.missing:
            beyond = room - w.missing
            rest = budget - w.hire_cost(w.missing) - w.next_inputs * 18
            extra = 0
            while (
                extra < beyond
                and w.hire_cost(w.missing + extra + 1) - w.hire_cost(w.missing) <= rest
            ):
                extra += 1
            n = w.missing + (extra if w.turns > 1 or extra == beyond else 0)
        elif n < w.missing and w.turns == 1:
            n = 0
        if n == 0 and w.staffed == 0 and w.hire_cost(1) <= s.treasury[w.company]:
            n = 1
        return n

    def best_asset(self, s: State, w: Works, discount: int) -> float:
        best = -50.0
        for slot in range(len(s.display)):
            asset = s.display[slot]
            if asset != NO_ASSET:
                price = self.g.asset_price[slot] - discount
                if price <= s.treasury[w.company]:
                    worth = self.asset(s, w, asset) - price * w.per_dollar
                    spare = s.treasury[w.company] - price
                    if w.staffed and spare < w.lack_cost:
                        worth -= self.stall(w, spare)
                    if worth > best:
                        best = worth
        return best

    def asset(self, s: State, w: Works, asset: int) -> float:
        """The one-time bonus, plus activations if a slot is free."""
        worth = self.gains(s, w, ONE_TIME_SOURCE + asset)
        if w.has_free_slot():
            worth += w.asset_worth(asset, True) + self.goal(s, MOST_ASSETS, 1.0)
        return worth

    def extra_dividend(self, s: State, w: Works, amount: int, spare: int) -> float:
        """ACT-40 to ACT-43: the dividends, the rise in value, and the cost to the Treasury."""
        g = self.g
        space = s.price[w.company]
        steps = self.outlook.steps(amount, g.value[space])
        kept = s.common[w.company * HOLDERS + TREASURY]
        if s.preferred[w.company] == TREASURY:
            kept += 2
        leaving: int = amount // 10 * (10 - kept)
        score = w.shares * amount / 10.0 * CASH[s.decade + 1]
        score += (value_after(g, space, steps) - g.value[space]) * w.shares * 1.1
        score -= leaving * w.per_dollar
        left = s.treasury[w.company] - leaving
        if w.staffed and left < w.lack_cost:
            score -= self.stall(w, left)
        for seat in g.seats:  # the other players' dividends count against it
            if seat != w.seat:
                score -= 0.03 * shares_of(s, w.company, seat) * amount * CASH[s.decade + 1]
        if w.turns > 1:
            score -= 0.5 * w.shares * (value_after(g, space, steps) - g.value[space])
        return score

    def best_factory_for_manager(self, w: Works, factories: list[int]) -> int:
        best = factories[0]
        for factory in factories:
            if w.manager_worth(factory) > w.manager_worth(best):
                best = factory
        return best

    def best_factory_for_token(self, w: Works, factories: list[int]) -> int:
        best = factories[0]
        for factory in factories:
            if w.token_worth(factory) > w.token_worth(best):
                best = factory
        return best

    def building(self, s: State, seat: int, building: int) -> float:
        """The value of a Building in the player's own row: payments and use."""
        g = self.g
        gains = g.gains[source_of(building)]
        left = g.decades - s.decade + 1
        use = 0.45
        if gains.automated or gains.salespeople or gains.workers:
            use = 0.6
        elif gains.dividends:
            use = 0.35 if s.decade >= 4 else 0.1
        elif gains.assets or gains.goods:
            use = 0.7
        score = (g.space_cost[building] + g.space_bank_pays[building]) * use * left
        if g.space_bank_pays[building]:
            score *= 1.3
        return score
