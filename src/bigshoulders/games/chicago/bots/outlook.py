"""Estimates of company earnings and of share values at the end of the game.

A company is projected decade by decade: current output, growth from its Treasury and its Director's
Partners, the cost of inputs, its dividends, and the movement of its value.
"""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.bots.opinions import opinion_of
from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE,
    FACTORIES,
    GOALS,
    HOLDERS,
    MANAGER_SOURCE,
    NO_ASSET,
    OPEN,
    OPERATING,
    ROW,
    SLOTS,
    STOCK,
    TREASURY,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import goal_winners
from bigshoulders.games.chicago.engine.verbs.market import WITHHOLDING_STEPS, space_after, steps_for
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import shares_of

CUBE_COST: Final = 19.0
ACTION_SPEND: Final = 50.0  # cost of one Partner's action for a growing company
RETURN: Final = 0.55  # revenue per decade from each dollar spent on staff
SPENT: Final = 0.75  # share of the Treasury spent on growth
DEMAND: Final = 5  # Goods that a company can sell at full price per turn, in the long run
BUILDING_USE: Final = 0.1  # uses of a Building per decade, beyond what all players have

# By decade, at the start of its Stock Phase (fitted to the final money of simulated games by
# tools/tune_broker.py): what a dollar in hand grows to by the end, how far shares exceed their
# estimate, and the value of a Partner, a directorship and a lead in a goal.
CASH: Final = [0.0, 8.0, 7.0, 4.7, 2.25, 1.4, 1.0]
SHARE: Final = [0.0, 1.6, 1.5, 1.3, 1.05, 0.97, 1.0]
PARTNER: Final = [0.0, 120.0, 120.0, 150.0, 170.0, 120.0, 0.0]
DIRECTORSHIP: Final = [0.0, 60.0, 90.0, 60.0, 20.0, 10.0, 0.0]
GOAL: Final = [0.0, 30.0, 60.0, 90.0, 110.0, 130.0, 200.0]
ALWAYS: Final = [0.0, 2600.0, 2000.0, 1400.0, 700.0, 300.0, 0.0]  # what every player still gains
RISE: Final = 0.12  # a dollar of revenue adds this much to the final value of a share


@final
class Outlook:
    """Estimates for one set of rules."""

    def __init__(self, g: Rules) -> None:
        self.g = g
        self.opinions = [opinion_of(power) for power in g.powers]
        # The value of a dollar of revenue to one share: earned in this decade, and in every decade
        # from this one to the end.
        self.once = [0.0] * (g.decades + 2)
        self.always = [0.0] * (g.decades + 2)
        for decade in range(g.decades, 0, -1):
            self.once[decade] = 0.1 * CASH[decade + 1] + RISE
            self.always[decade] = self.once[decade] + self.always[decade + 1]

    def made(self, s: State, company: int, factory: int) -> int:
        """Goods from one run of a factory, including its Manager's."""
        g = self.g
        goods = g.powers[company].goods_if_run(g, s, company, factory)
        i = company * FACTORIES + factory
        if s.managers[i]:
            goods += g.gains[MANAGER_SOURCE + i].goods
        return goods

    def output(self, s: State, company: int) -> int:
        """Goods from one Operating turn with the current staff."""
        goods = s.bonus_goods[company]
        for factory in range(self.g.powers[company].staffed(self.g, s, company)):
            goods += self.made(s, company, factory)
        return goods

    def catalog(self, s: State, company: int) -> int:
        """Revenue from catalog assets."""
        amount = 0
        first = company * SLOTS
        for i in range(first, first + self.g.asset_slots[company]):
            if s.assets[i] != NO_ASSET:
                sale = self.g.gains[ACTIVATION_SOURCE + s.assets[i]].revenue
                if sale:
                    amount += sale + self.g.powers[company].catalog_bonus()
        return amount

    def revenue(self, s: State, company: int) -> float:
        """The revenue of an Operating turn with the current staff."""
        power = self.g.powers[company]
        if power.staffed(self.g, s, company) == 0:
            return 0.0
        price = power.price_if_run(self.g, s, company)
        return self.takings(self.output(s, company), price) + self.catalog(s, company)

    def takings(self, goods: int, price: int) -> float:
        """Goods at their price; those beyond what the row usually takes sell for less."""
        if goods <= DEMAND:
            return float(goods * price)
        return price * (DEMAND + 0.7 * (goods - DEMAND))

    def potential(self, company: int) -> float:
        """The revenue of a fully staffed charter with a Salesperson or two."""
        power = self.g.powers[company]
        goods, price = power.full_goods(self.g, company), power.full_price(self.g, company)
        return self.takings(goods, price) + self.opinions[company].potential

    def steps(self, revenue: float, value: int) -> int:
        """TRACK-4 for an expected revenue; any positive amount counts as at least a dollar."""
        return steps_for(self.g, value, max(1, int(revenue)) if revenue > 0.0 else 0)

    def turns_left(self, s: State, company: int) -> int:
        """Operating turns a company still has."""
        left = self.g.decades - s.decade + 1
        if s.phase >= OPERATING and s.operated >> company & 1:
            left -= 1
        return left

    def directed(self, s: State, seat: int) -> int:
        """Companies a seat directs."""
        count = 0
        for company in self.g.companies:
            if s.director[company] == seat:
                count += 1
        return count

    def share_value(self, s: State, company: int, extra: int, acting: float) -> float:
        """Dividends and final value of one share, after `extra` dollars go into the Treasury.

        `acting` is the number of Partners its Director places for it per decade.
        """
        g = self.g
        revenue = self.revenue(s, company)
        most = self.potential(company)
        if most < revenue:
            most = revenue
        cubes = g.powers[company].full_inputs(g, company) * CUBE_COST / most
        kept = s.common[company * HOLDERS + TREASURY]
        if s.preferred[company] == TREASURY:
            kept += 2
        turns = self.turns_left(s, company)
        treasury = float(s.treasury[company] + extra)
        stored = float(s.goods[company] * g.powers[company].price_if_run(g, s, company))
        if s.phase == OPERATING and turns == g.decades - s.decade + 1:
            acting = -acting  # no more actions before the next turn
        return self.follow(
            revenue, most, cubes, treasury, s.price[company], kept, turns, acting, stored
        )

    def follow(
        self,
        revenue: float,
        most: float,
        cubes: float,
        treasury: float,
        space: int,
        kept: int,
        turns: int,
        acting: float,
        stored: float,
    ) -> float:
        """Project a company to the end. If `acting` is negative, this decade's actions are over."""
        g = self.g
        dividends = 0.0
        for _ in range(turns):
            if acting < 0.0:
                acting = -acting
            else:
                spend = min(treasury * SPENT, acting * ACTION_SPEND, (most - revenue) / RETURN)
                revenue += spend * RETURN
                treasury += (acting - spend / ACTION_SPEND) * 30.0 - spend
            earned = revenue
            cost = cubes * revenue
            if cost > treasury:
                earned = revenue * (0.4 + 0.6 * treasury / cost)
                treasury = 0.0
            else:
                treasury -= cost
            if earned > 0.0:
                earned += stored
                stored = 0.0
                dividends += earned / 10.0
                treasury += earned / 10.0 * kept
                space = space_after(g, space, self.steps(earned, g.value[space]))
            else:
                space = space_after(g, space, -WITHHOLDING_STEPS)
        return dividends + g.value[space]

    def acting(self, s: State, company: int) -> float:
        """Partners that its Director can place for a company per decade."""
        seat = s.director[company]
        return gained_partners(s, seat) / float(self.directed(s, seat))

    def cash_factor(self, s: State) -> float:
        """The final value of a dollar in hand."""
        return CASH[s.decade if s.phase <= STOCK else s.decade + 1]

    def worth(self, s: State) -> list[float]:
        """Expected final money by seat."""
        g = self.g
        decade = s.decade
        factor = self.cash_factor(s)
        money = [
            ALWAYS[decade]
            + float(s.cash[seat]) * factor
            + gained_partners(s, seat) * PARTNER[decade]
            for seat in g.seats
        ]
        for company in g.companies:
            if s.status[company] == OPEN:
                value = self.share_value(s, company, 0, self.acting(s, company)) * SHARE[decade]
                for seat in g.seats:
                    money[seat] += shares_of(s, company, seat) * value
                money[s.director[company]] += DIRECTORSHIP[decade]
        left = g.decades - decade + (1 if s.phase < OPERATING else 0)
        for i in range(g.players * ROW):
            space = s.row[i]
            if space >= 0:
                pay = g.space_cost[space] + g.space_bank_pays[space]
                money[i // ROW] += pay * BUILDING_USE * left
        for goal in range(GOALS):
            if s.goals >> goal & 1:
                winners = goal_winners(g, s, goal)
                for seat in winners:
                    money[seat] += GOAL[decade]
        return money
