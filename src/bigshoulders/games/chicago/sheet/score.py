"""Players, goals and the final account on the sheet; the main numbers for other readers."""

from __future__ import annotations

from bigshoulders.box.wealth import Holder
from bigshoulders.games.chicago.engine.ids import (
    COMPANY_IDS,
    GOAL_IDS,
    GOALS,
    HOLDER_IDS,
    HOLDERS,
    OPEN,
    PHASE_IDS,
    SEAT_WORDS,
    CompanyId,
    HolderId,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, index_of
from bigshoulders.games.chicago.engine.steps.scoring import (
    CANNOT_WIN,
    goal_winners,
    goals_won,
    measure,
    share_value,
    winners,
)
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of, shares_of
from bigshoulders.games.chicago.sheet.shapes import (
    CompanySheet,
    CompanySketch,
    GoalSheet,
    PlayerSheet,
    PlayerSketch,
    ScoreHolding,
    Scorepad,
    ScoreRow,
    Sheet,
    Sketch,
)


def players(g: Rules, s: State, companies: dict[CompanyId, CompanySheet]) -> list[PlayerSheet]:
    """Per seat: limits, worth, income, Partners and order."""
    rows: list[PlayerSheet] = []
    for seat in g.seats:
        held = share_value(g, s, seat)
        rows.append(
            PlayerSheet(
                certificates=certificates_of(g, s, seat),
                limit=g.certificate_limit,
                shares_value=held,
                net_worth=s.cash[seat] + held,
                income=income(seat, companies),
                partners=s.partners[seat],
                partners_gained=gained_partners(s, seat),
                initiative=index_of(s.initiative, seat) + 1 or None,
                priority=s.priority == seat,
                directs=[COMPANY_IDS[c] for c in g.companies if s.director[c] == seat],
                settled=s.ready >> seat & 1 == 1,
            )
        )
    return rows


def income(seat: int, companies: dict[CompanyId, CompanySheet]) -> int:
    """Dividends if every company paid what its staffed factories make."""
    holder = SEAT_WORDS[seat]
    total = 0
    for company in companies.values():
        total += company.shares.get(holder, 0) * company.full_run.per_share
    return total


def goals(g: Rules, s: State) -> list[GoalSheet]:
    """GOAL-1 to GOAL-15: each goal of the game, every seat's measure, and who would win it now."""
    rows: list[GoalSheet] = []
    for goal in range(GOALS):
        if s.goals >> goal & 1:
            measures: list[int | None] = []
            for seat in g.seats:
                count = measure(g, s, goal, seat)
                measures.append(None if count == CANNOT_WIN else count)
            leaders = list(goal_winners(g, s, goal))
            rows.append(GoalSheet(GOAL_IDS[goal], g.goal_cash, measures, leaders))
    return rows


def scorepad(g: Rules, s: State) -> Scorepad:
    """END-2 to END-6: the final account, line by line, and the shares it rests on."""
    won = goals_won(g, s)
    rows: list[ScoreRow] = []
    for seat in g.seats:
        goal_cash = g.goal_cash * won[seat]
        worth = share_value(g, s, seat)
        holdings: dict[CompanyId, ScoreHolding] = {}
        for company in g.companies:
            held = shares_of(s, company, seat) if s.status[company] == OPEN else 0
            if held:
                total = held * g.value[s.price[company]]
                holdings[COMPANY_IDS[company]] = ScoreHolding(held, total)
        total = s.cash[seat] + goal_cash + worth
        rows.append(ScoreRow(s.cash[seat], goal_cash, worth, total, holdings))
    return Scorepad(rows, list(winners(g, s)))


def sketch(g: Rules, s: State, sheet: Sheet) -> Sketch:
    """Money, values, shares and control, for a player who comes back to the table."""
    companies: dict[CompanyId, CompanySketch] = {}
    for company in g.companies:
        if s.status[company] == OPEN:
            common: dict[HolderId, int] = {}
            for holder, name in enumerate(HOLDER_IDS):
                held = s.common[company * HOLDERS + holder]
                if held:
                    common[name] = held
            companies[COMPANY_IDS[company]] = CompanySketch(
                director=s.director[company],
                value=g.value[s.price[company]],
                preferred=HOLDER_IDS[s.preferred[company]],
                common=common,
                directorship=sheet.companies[COMPANY_IDS[company]].directorship,
            )
    rows = [PlayerSketch(s.cash[seat], sheet.players[seat].net_worth) for seat in g.seats]
    return Sketch(s.decade, PHASE_IDS[s.phase], rows, companies)


def wealth(g: Rules, s: State, sheet: Sheet) -> list[Holder]:
    """Per seat: net worth, cash, and shares by company."""
    holders: list[Holder] = []
    for seat in g.seats:
        name = SEAT_WORDS[seat]
        shares: dict[str, int] = {}
        for company, line in sheet.companies.items():
            held = line.shares.get(name, 0)
            if held:
                shares[company] = held
        holders.append(Holder(sheet.players[seat].net_worth, s.cash[seat], shares))
    return holders
