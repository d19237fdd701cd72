"""The end: goals and final payout (END-1 to END-6, GOAL-1 to GOAL-15)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.events import GOAL_WON, SCORED, WON
from bigshoulders.games.chicago.engine.ids import FACTORIES, GOALS, HOLDERS, NO_ASSET, OPEN, SLOTS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.kernel.events import Events

MOST_MANAGERS: Final = 0
MOST_SALESPEOPLE: Final = 1
MOST_ASSETS: Final = 2
MOST_WORKERS: Final = 3
MOST_AUTOMATION: Final = 4
HIGHEST_APPEAL: Final = 5
RICHEST_COMPANY: Final = 6
MOST_PARTNERS: Final = 7
MOST_COMMON: Final = 8
MOST_PREFERRED: Final = 9

CANNOT_WIN: Final = -1


def measure(g: Rules, s: State, goal: int, seat: int) -> int:
    """GOAL-1 to GOAL-10: a player's count for a goal; CANNOT_WIN by GOAL-15."""
    if goal == MOST_PARTNERS:
        return gained_partners(s, seat)
    total = 0
    best = CANNOT_WIN
    for company in g.companies:
        if s.status[company] != OPEN:
            continue
        if goal == MOST_COMMON:
            total += s.common[company * HOLDERS + seat]
        elif goal == MOST_PREFERRED:
            total += 1 if s.preferred[company] == seat else 0
        elif s.director[company] == seat:
            first = company * FACTORIES
            if goal == HIGHEST_APPEAL:
                best = max(best, s.appeal[company])
            elif goal == RICHEST_COMPANY:
                best = max(best, s.treasury[company])
            elif goal == MOST_SALESPEOPLE:
                total += s.sales[company]
            elif goal == MOST_ASSETS:
                for i in range(company * SLOTS, company * SLOTS + SLOTS):
                    total += 1 if s.assets[i] != NO_ASSET else 0
            elif goal == MOST_MANAGERS:
                total += s.managers[first] + s.managers[first + 1] + s.managers[first + 2]
            elif goal == MOST_WORKERS:
                total += s.workers[first] + s.workers[first + 1] + s.workers[first + 2]
            else:
                total += s.automated[first] + s.automated[first + 1] + s.automated[first + 2]
    return best if goal in (HIGHEST_APPEAL, RICHEST_COMPANY) else total


def goal_winners(g: Rules, s: State, goal: int) -> list[int]:
    """GOAL-11 to GOAL-15: everyone who shares the highest count; a count of zero doesn't win."""
    measures = [measure(g, s, goal, seat) for seat in g.seats]
    best = max(measures)
    least = 0 if goal in (HIGHEST_APPEAL, RICHEST_COMPANY) else 1
    if best < least:
        return []
    return [seat for seat in g.seats if measures[seat] == best]


def goals_won(g: Rules, s: State) -> list[int]:
    """By seat: how many of the game's goals this position wins."""
    won = [0] * g.players
    for goal in range(GOALS):
        if s.goals >> goal & 1:
            for seat in goal_winners(g, s, goal):
                won[seat] += 1
    return won


def share_value(g: Rules, s: State, seat: int) -> int:
    """END-3: shares at their stock value."""
    total = 0
    for company in g.companies:
        if s.status[company] == OPEN:
            total += shares_of(s, company, seat) * g.value[s.price[company]]
    return total


def net_worths(g: Rules, s: State) -> list[int]:
    """Personal Funds and shares, by seat."""
    return [s.cash[seat] + share_value(g, s, seat) for seat in g.seats]


def scores(g: Rules, s: State) -> list[int]:
    """END-2: Personal Funds, goals and shares, by seat."""
    won = goals_won(g, s)
    return [s.cash[seat] + g.goal_cash * won[seat] + share_value(g, s, seat) for seat in g.seats]


def winners(g: Rules, s: State) -> list[int]:
    """END-6: the highest score; then more goals; then a shared victory."""
    points = scores(g, s)
    won = goals_won(g, s)
    ranks = [(points[seat], won[seat]) for seat in g.seats]
    best = max(ranks)
    return [seat for seat in g.seats if ranks[seat] == best]


def announce_scores(g: Rules, s: State, out: Events) -> None:
    """END-2: each player's result, as events."""
    if not out.live:
        return
    for goal in range(GOALS):
        if s.goals >> goal & 1:
            for seat in goal_winners(g, s, goal):
                out.add(GOAL_WON, goal, seat)
    won = goals_won(g, s)
    for seat in g.seats:
        out.add(SCORED, seat, s.cash[seat], g.goal_cash * won[seat], share_value(g, s, seat))
    for seat in winners(g, s):
        out.add(WON, seat)
