"""A company's operations: the cubes it lacks, the next factory to staff, the value of staff."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.bots.opinions import AS_THE_RULES_SAY
from bigshoulders.games.chicago.bots.outlook import CUBE_COST, Outlook
from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE,
    CHAIN,
    COLUMNS,
    FACTORIES,
    KINDS,
    MANAGER_SOURCE,
    NO_ASSET,
    OPERATING,
    SLOTS,
)
from bigshoulders.games.chicago.engine.rules import (
    BONUS_AUTOMATION,
    BONUS_GOOD,
    BONUS_PARTNER,
    BONUS_SALESPERSON,
    BONUS_WORKER,
    Rules,
)
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.market import value_after
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.games.chicago.engine.verbs.staff import automatable, free_worker_spaces

TREASURY: Final = 0.42  # next decade's revenue per dollar in the Treasury
PARTNER_WORTH: Final = 45.0  # the value of a Partner's action in each decade left
UNREACHABLE: Final = 999


@final
class Works:
    """One company, from its Director's point of view."""

    def __init__(self, g: Rules, outlook: Outlook, s: State, company: int) -> None:
        self.g = g
        self.s = s
        self.company = company
        self.seat = s.director[company]
        self.turns = outlook.turns_left(s, company)
        self.shares = shares_of(s, company, self.seat)
        self.power = g.powers[company]
        self.opinion = outlook.opinions[company]
        self.staffed = self.power.staffed(g, s, company)
        self.price = self.power.price_if_run(g, s, company)
        self.output = outlook.output(s, company)
        # Workers missing for more Goods, those Goods, and their input cubes.
        self.missing, self.next_goods, self.next_inputs = self.find_next()
        self.lack = self.lacking(self.staffed)
        self.lack_cost = self.cost_of(self.lack)
        # The value of a dollar to the Director: of revenue once, of revenue in every turn left, of
        # revenue from the next turn on, and in the Treasury.
        decade = g.decades + 1 - self.turns
        self.once = self.shares * outlook.once[decade]
        self.always = self.shares * outlook.always[decade]
        self.later = self.always - self.once
        self.per_dollar = TREASURY * self.later
        if s.phase < OPERATING and s.treasury[company] < self.lack_cost + 40:
            self.per_dollar += 0.3 * self.once

    def find_next(self) -> tuple[int, int, int]:
        """Workers missing for more Goods, those Goods with the Manager's, and their input cubes."""
        g, s, opinion = self.g, self.s, self.opinion
        missing, goods, cubes = self.power.next_staff(g, s, self.company)
        if missing == 0:
            return 0, 0, 0
        i = self.company * FACTORIES + self.staffed
        if s.managers[i]:
            goods += g.gains[MANAGER_SOURCE + i].goods
        if opinion.next_goods != AS_THE_RULES_SAY:
            goods = opinion.next_goods
        if opinion.next_inputs != AS_THE_RULES_SAY:
            cubes = opinion.next_inputs
        return missing, goods, cubes

    def lacking(self, factories: int) -> list[int]:
        """Cubes by kind that the first factories need beyond the company's stock.

        Cubes from their Managers count as present: they arrive before the next factory runs.
        """
        g, s, company = self.g, self.s, self.company
        lack = [0] * KINDS
        have = [s.cubes[company * KINDS + kind] for kind in range(KINDS)]
        spare = 0
        for factory in range(factories):
            i = company * FACTORIES + factory
            for kind in range(KINDS):
                need = self.power.inputs_if_run(g, s, company, factory, kind)
                while need > 0 and have[kind] > 0:
                    have[kind] -= 1
                    need -= 1
                while need > 0 and spare > 0:
                    spare -= 1
                    need -= 1
                lack[kind] += need
            if s.managers[i]:
                spare += g.gains[MANAGER_SOURCE + i].cubes_of_choice
        return lack

    def cost_of(self, lack: list[int]) -> int:
        """The price of missing cubes in the Supply Chain; those it lacks count at the usual
        price."""
        cost = 0
        for kind in range(KINDS):
            if lack[kind]:
                cost += self.chain_cost(kind, lack[kind])
        return cost

    def chain_cost(self, kind: int, n: int) -> int:
        """The price of this many cubes of a kind, cheapest first."""
        g, s = self.g, self.s
        cost = 0
        if not self.power.buys_cubes():
            return UNREACHABLE
        if g.overlay_in_play:
            for column in range(COLUMNS - 1, -1, -1):
                if n and s.overlay[kind] >> column & 1:
                    cost += g.overlay_price[column]
                    n -= 1
        else:
            for space in range(CHAIN - 1, 0, -1):
                there = s.chain[space * KINDS + kind]
                taken = n if n < there else there
                cost += taken * g.chain_price[space]
                n -= taken
        return cost + 35 * n

    def hire_cost(self, n: int) -> int:
        """The price of this many Workers in the Job Market."""
        cost = 0
        market = self.s.market
        for _ in range(n):
            cost += self.g.worker_price[market]
            if market > 0:
                market -= 1
        return cost

    def workers_worth(self, n: int) -> float:
        """Workers on free spaces: another complete factory, or part of one."""
        if self.missing == 0:
            return 4.0 * min(n, free_worker_spaces(self.g, self.s, self.company))
        gain = self.next_goods * self.price - self.next_inputs * CUBE_COST * 0.3
        value = gain * self.always
        if n >= self.missing:
            return value
        return value * 0.55 * n / self.missing

    def worker_worth(self) -> float:
        """One more Worker."""
        return self.workers_worth(1)

    def sales_worth(self, n: int) -> float:
        """Salespeople: each raises the price of every Good."""
        g, s, company = self.g, self.s, self.company
        room = g.sales_spaces[company] - s.sales[company]
        if n > room:
            n = room
        if n <= 0:
            return 0.0
        if self.opinion.sells_in_pairs:
            rise = self.power.price_rise(g, s, company, 2) / 2.0 * n
        else:
            rise = float(self.power.price_rise(g, s, company, n))
        goods = self.output + 0.5 * self.next_goods * (1 if self.turns > 1 else 0)
        return rise * goods * self.always

    def manager_worth(self, factory: int) -> float:
        """A Manager's bonus, as often as the factory will run."""
        i = self.company * FACTORIES + factory
        gains = self.g.gains[MANAGER_SOURCE + i]
        runs = float(self.turns)
        rate = self.always
        if factory >= self.staffed:
            runs = 0.6 * (self.turns - 1 - (factory - self.staffed))
            if runs <= 0.0:
                return 0.0
            rate = 0.6 * self.later
        worth = gains.appeal * self.appeal_rate()
        worth += gains.cubes_of_choice * CUBE_COST * (0.35 + 0.5 * self.per_dollar)
        worth += gains.automated * 14.0
        worth += self.opinion.manager_run
        per_good = self.opinion.manager_price * self.output
        return worth * runs + (gains.goods * self.price + per_good) * rate

    def managers_worth(self, n: int) -> float:
        """This many Managers on the best free spaces."""
        g, s, company = self.g, self.s, self.company
        if self.power.may_replace_manager(s, company):
            return self.opinion.replacement
        worths: list[float] = []
        for factory in range(g.factories[company]):
            i = company * FACTORIES + factory
            for _ in range(g.manager_spaces[i] - s.managers[i]):
                worths.append(self.manager_worth(factory))
        worths.sort()
        total = 0.0
        while n > 0 and worths:
            total += worths.pop()
            n -= 1
        return total

    def token_worth(self, factory: int) -> float:
        """One more Automation token in a factory that has a Worker."""
        g, s = self.g, self.s
        i = self.company * FACTORIES + factory
        left: int = g.tokens[i] - s.automated[i]
        if s.workers[i] == 0 or left == 0:
            return 0.0
        rate = self.always if factory < self.staffed else self.later
        worth = self.price * rate / (left * left)
        if self.missing:
            worth += 0.6 * self.worker_worth()
        return worth + 3.0

    def automation_worth(self, n: int) -> float:
        """This many tokens where they are worth most."""
        if automatable(self.g, self.s, self.company) < n:
            return 0.0
        best = 0.0
        for factory in range(self.g.factories[self.company]):
            worth = self.token_worth(factory)
            if worth > best:
                best = worth
        return best * n

    def appeal_rate(self) -> float:
        """The value of one step of Appeal on the way to the next bonuses."""
        return (self.appeal_worth(2)) / 2.0

    def appeal_worth(self, n: int) -> float:
        """Bonuses that this many steps reach or bring closer."""
        s, g = self.s, self.g
        here = s.appeal[self.company]
        total = self.appeal_sum(here + n) - self.appeal_sum(here)
        return total + 2.0 * (n if here + n <= g.appeal_top else 0)

    def appeal_sum(self, space: int) -> float:
        """All bonuses up to a space; the next one counts in proportion to the progress towards
        it."""
        g = self.g
        if space > g.appeal_top:
            space = g.appeal_top
        total = 0.0
        last = 0
        for at in range(1, g.appeal_top + 1):
            if g.appeal_bonus[at] == 0:
                continue
            worth = self.bonus_worth(g.appeal_bonus[at])
            if at <= space:
                total += worth
            else:
                return total + 0.7 * worth * (space - last) / (at - last)
            last = at
        return total

    def bonus_worth(self, bonus: int) -> float:
        """The value of one Appeal bonus, at least the $25 that can replace it."""
        s, g, company = self.s, self.g, self.company
        least = g.bonus_cash * self.per_dollar
        worth = 0.0
        if bonus == BONUS_WORKER:
            worth = self.worker_worth()
        elif bonus == BONUS_SALESPERSON:
            worth = self.sales_worth(1)
        elif bonus == BONUS_AUTOMATION:
            worth = self.automation_worth(1)
        elif bonus == BONUS_PARTNER:
            if s.partner_appeal >> self.seat & 1:
                worth = PARTNER_WORTH * self.turns
        elif bonus == BONUS_GOOD:
            worth = self.price * self.always
        else:
            space = s.price[company]
            rise = value_after(g, space, 1) - g.value[space]
            worth = rise * self.shares * 1.1
        return worth if worth > least else least

    def asset_worth(self, asset: int, kept: bool) -> float:
        """The value of activating an asset in the decades left, if it can be kept."""
        g, s = self.g, self.s
        if not kept:
            return 0.0
        gains = g.gains[ACTIVATION_SOURCE + asset]
        uses = float(self.turns)
        rate = self.always
        if s.exhausted >> asset & 1:
            uses -= 1.0
            rate = self.later
        revenue = gains.revenue + gains.goods * self.price
        if gains.revenue:
            revenue += self.power.catalog_bonus()
        revenue += gains.price * self.output
        worth = gains.appeal * self.appeal_rate()
        useful = 0.0
        for kind in range(KINDS):
            needed = self.needs_kind(kind)
            n = gains.cubes[kind]
            useful += n if n < needed else needed
        useful += 0.9 * gains.cubes_of_choice
        worth += useful * (CUBE_COST - 4.0) * (0.3 + 0.5 * self.per_dollar)
        worth += 15.0 * gains.automated + 15.0 * gains.staff_of_choice
        if gains.value_steps:
            space = s.price[self.company]
            worth += (value_after(g, space, 2) - g.value[space]) * 0.5 * self.shares
        return worth * uses + revenue * rate

    def needs_kind(self, kind: int) -> int:
        """Cubes of a kind that all factories need together."""
        return self.needs_of(kind, self.g.factories[self.company])

    def needs_of(self, kind: int, factories: int) -> int:
        """Cubes of a kind that the first factories need together."""
        total = 0
        for factory in range(factories):
            total += self.power.inputs_if_run(self.g, self.s, self.company, factory, kind)
        return total

    def has_free_slot(self) -> bool:
        first = self.company * SLOTS
        for i in range(first, first + self.g.asset_slots[self.company]):
            if self.s.assets[i] == NO_ASSET:
                return True
        return False
