"""The row by which a position is judged: small integers for one seat and its rivals.

The parts of the outlook are among them, so that a learned judgement can correct the outlook where
it errs. Facts about rivals come twice: of the strongest one and as a mean. Nothing hidden is read.
The row's version changes when a number changes its meaning.
"""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.bots.works import Works
from bigshoulders.games.chicago.engine.ids import (
    CHAIN,
    COMPANIES,
    FACTORIES,
    GOALS,
    HOLDERS,
    KINDS,
    NO_ASSET,
    OPEN,
    POOL,
    ROW,
    SLOTS,
    STOCK,
    TREASURY,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import goal_winners
from bigshoulders.games.chicago.engine.verbs.appeal import running_order
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import (
    best_rival,
    certificates_of,
    shares_of,
)

VERSION: Final = 1

TABLE_FACTS: Final = [
    "decade",
    "phase",
    "players",
    "decades_left",
    "advanced",
    "first_edition",
    "open_companies",
    "worker_price",
    "cubes_for_sale",
    "cubes_wanted",
    "goals_in_play",
    "revenue_of_all",
]
PLAYER_FACTS: Final = [
    "worth",
    "cash",
    "shares_now",
    "shares_later",
    "dividend",
    "revenue",
    "growth",
    "treasury",
    "richest_treasury",
    "inputs_cost",
    "unpaid_inputs",
    "running_factories",
    "factories",
    "workers",
    "automation",
    "managers",
    "salespeople",
    "assets",
    "stored_goods",
    "cubes",
    "companies",
    "partners",
    "best_appeal",
    "appeal",
    "first_to_operate",
    "goals_led",
    "certificates",
    "certificates_free",
    "building_income",
    "highest_value",
    "shares_of_own",
    "shares_of_others",
    "directors_lead",
    "unsold_shares",
    "place_in_turn",
    "best_share",
]
# The names of these facts in reasons, in the same order; the estimate itself has none.
SUBJECTS: Final = [
    "",
    "cash",
    "shares",
    "shares",
    "dividends",
    "dividends",
    "growth",
    "treasury",
    "treasury",
    "inputs",
    "inputs",
    "staff",
    "staff",
    "staff",
    "staff",
    "staff",
    "staff",
    "assets",
    "goods",
    "inputs",
    "companies",
    "partners",
    "appeal",
    "appeal",
    "appeal",
    "goals",
    "certificates",
    "certificates",
    "buildings",
    "shares",
    "directorship",
    "shares",
    "directorship",
    "certificates",
    "turn",
    "shares",
]
TABLE: Final = 12
PLAYER: Final = 36
MEAN_RIVAL: Final = TABLE + 2 * PLAYER
WIDTH: Final = TABLE + 3 * PLAYER + COMPANIES
NO_LEAD: Final = 10


def fact_names() -> list[str]:
    """The name of every number of the row, in order."""
    names = list(TABLE_FACTS)
    for whose in ("own", "best_rival", "mean_rival"):
        names += [f"{whose}_{fact}" for fact in PLAYER_FACTS]
    return names + [f"shares_{company}" for company in range(COMPANIES)]


def whole(amount: float) -> int:
    """The nearest integer of an amount that is not far below zero."""
    return int(amount + 1000000.5) - 1000000


@final
class JudgedRow:
    """Rows for one set of rules."""

    def __init__(self, g: Rules, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook

    def rows(self, s: State) -> list[list[int]]:
        """One row for each seat."""
        g = self.g
        worth = self.outlook.worth(s)
        table, facts = self.facts(s, worth)
        rows: list[list[int]] = []
        for seat in g.seats:
            strongest = -1
            for rival in g.seats:
                if rival != seat and (strongest < 0 or worth[rival] > worth[strongest]):
                    strongest = rival
            row = table + facts[seat] + facts[strongest]
            others = g.players - 1
            for i in range(PLAYER):
                total = 0
                for rival in g.seats:
                    if rival != seat:
                        total += facts[rival][i]
                row.append(total // others)
            for company in range(COMPANIES):
                row.append(shares_of(s, company, seat) if s.status[company] == OPEN else 0)
            rows.append(row)
        return rows

    def facts(self, s: State, worth: list[float]) -> tuple[list[int], list[list[int]]]:
        """The facts of the table, and those of each seat in the order of PLAYER_FACTS."""
        g = self.g
        facts = [self.own_facts(s, seat, worth[seat]) for seat in g.seats]
        order = running_order(g, s)
        wanted = 0
        revenue_of_all = 0
        for place in range(len(order)):
            company = order[place]
            director = s.director[company]
            works = Works(g, self.outlook, s, company)
            revenue = self.outlook.revenue(s, company)
            for kind in range(KINDS):
                wanted += works.lack[kind]
            revenue_of_all += whole(revenue)
            later = self.outlook.share_value(s, company, 0, self.outlook.acting(s, company))
            for seat in g.seats:
                shares = shares_of(s, company, seat)
                if shares:
                    f = facts[seat]
                    f[2] += shares * g.value[s.price[company]]
                    f[3] += whole(shares * later)
                    f[4] += whole(shares * revenue / 10.0)
                    f[31 if seat != director else 30] += shares
                    f[35] = max(f[35], whole(later))
            self.add_company(s, company, place, works, revenue, facts[director])
        cubes = 0
        for i in range(CHAIN * KINDS):
            cubes += s.chain[i]
        goals = 0
        for goal in range(GOALS):
            if s.goals >> goal & 1:
                goals += 1
                for seat in goal_winners(g, s, goal):
                    facts[seat][25] += 1
        table = [
            s.decade,
            s.phase,
            g.players,
            g.decades - s.decade,
            1 if g.advanced else 0,
            1 if g.freed_worker_may_leave else 0,
            len(order),
            g.worker_price[s.market],
            cubes,
            wanted,
            goals,
            revenue_of_all,
        ]
        return table, facts

    def own_facts(self, s: State, seat: int, worth: float) -> list[int]:
        """A seat's facts apart from its companies."""
        g = self.g
        f = [0] * PLAYER
        f[0] = whole(worth)
        f[1] = s.cash[seat]
        f[21] = gained_partners(s, seat)
        f[24] = COMPANIES
        f[26] = certificates_of(g, s, seat)
        f[27] = g.certificate_limit - f[26]
        for i in range(seat * ROW, seat * ROW + ROW):
            if s.row[i] >= 0:
                f[28] += g.space_cost[s.row[i]] + g.space_bank_pays[s.row[i]]
        f[32] = NO_LEAD
        if s.phase <= STOCK:
            f[34] = (seat - s.priority) % g.players
        else:
            for place in range(g.players):
                if s.initiative[place] == seat:
                    f[34] = place
        return f

    def add_company(
        self, s: State, company: int, place: int, works: Works, revenue: float, f: list[int]
    ) -> None:
        """Add a company to its Director's facts."""
        g = self.g
        seat = s.director[company]
        first = company * FACTORIES
        treasury = s.treasury[company]
        f[5] += whole(revenue)
        f[6] += whole(max(0.0, self.outlook.potential(company) - revenue))
        f[7] += treasury
        f[8] = max(f[8], treasury)
        f[9] += works.lack_cost
        f[10] += max(0, works.lack_cost - treasury)
        f[11] += works.staffed
        f[12] += g.factories[company]
        for i in range(first, first + FACTORIES):
            f[13] += s.workers[i]
            f[14] += s.automated[i]
            f[15] += s.managers[i]
        f[16] += s.sales[company]
        for i in range(company * SLOTS, company * SLOTS + SLOTS):
            f[17] += 1 if s.assets[i] != NO_ASSET else 0
        f[18] += (s.goods[company] + s.bonus_goods[company]) * works.price
        for i in range(company * KINDS, company * KINDS + KINDS):
            f[19] += s.cubes[i]
        f[20] += 1
        f[22] = max(f[22], s.appeal[company])
        f[23] += s.appeal[company]
        f[24] = min(f[24], place)
        f[29] = max(f[29], g.value[s.price[company]])
        f[32] = min(f[32], shares_of(s, company, seat) - best_rival(g, s, company, seat))
        f[33] += s.common[company * HOLDERS + TREASURY] + s.common[company * HOLDERS + POOL]
        if s.preferred[company] >= TREASURY:
            f[33] += 2
