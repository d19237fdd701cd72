"""Threats to a player, most serious first. Only public facts and the player's own count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bigshoulders.games.chicago.engine.ids import (
    ACTION,
    BUILDING,
    COMPANY_IDS,
    DEMAND_WORDS,
    GOAL_IDS,
    GOALS,
    HOLDERS,
    INDUSTRY_IDS,
    OPERATING,
    POOL,
    RESOURCE_IDS,
    SETUP,
    STOCK,
    TREASURY,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import goal_winners
from bigshoulders.games.chicago.engine.verbs.appeal import running_order
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of, shares_of
from bigshoulders.games.chicago.sheet.charters import directorship, factories, full_run
from bigshoulders.games.chicago.sheet.table import for_sale
from bigshoulders.games.chicago.story.shapes import Threat
from bigshoulders.kernel.frames import NOBODY

MOST: Final = 2


def threats(g: Rules, before: State, s: State, seat: int) -> list[Threat]:
    """At most two threats to a seat."""
    if not s.stack or seat == NOBODY:
        return []
    mine = [company for company in running_order(g, s) if s.director[company] == seat]
    found: list[Threat] = []
    for kind in (
        takeovers(g, s, seat, mine),
        closings(g, s, seat, mine),
        shortages(g, s, seat, mine),
        crowding(g, s, seat, mine),
        lost_goals(g, before, s, seat),
    ):
        for threat in kind:
            found.append(threat)
            if len(found) == MOST:
                return found
    return found


def trades_follow(g: Rules, s: State) -> bool:
    """Whether a Stock Phase runs or is still to come."""
    return s.decade < g.decades or s.phase in (SETUP, STOCK)


def takeovers(g: Rules, s: State, seat: int, mine: list[int]) -> Iterator[Threat]:
    """DIR-4: a player who can buy the certificate that makes them Director, and pay for it."""
    if not trades_follow(g, s):
        return
    for company in mine:
        for rival in directorship(g, s, company):
            cost = certificate_cost(g, s, company, rival.needs)
            room = certificates_of(g, s, rival.seat) < g.certificate_limit
            if rival.now and room and cost is not None and cost <= s.cash[rival.seat]:
                name = COMPANY_IDS[company]
                facts: dict[str, int | str] = {
                    "company": name,
                    "rival": rival.seat,
                    "shares": rival.shares,
                    "needs": rival.needs,
                    "cost": cost,
                }
                yield Threat("directorship", facts, [f"company:{name}"])


def certificate_cost(g: Rules, s: State, company: int, shares: int) -> int | None:
    """The price of the cheapest certificate on sale with so many shares; None if there is none."""
    value = g.value[s.price[company]]
    common = s.common[company * HOLDERS + TREASURY] + s.common[company * HOLDERS + POOL]
    if shares <= 1 and common:
        return value
    return 2 * value if shares <= 2 and s.preferred[company] >= TREASURY else None


def closings(g: Rules, s: State, seat: int, mine: list[int]) -> Iterator[Threat]:
    """CLOSE-1: a company that withholding, or a rival's sale, can bring down to Closed."""
    if g.value[g.lowest] > 0:
        return
    for company in mine:
        steps = s.price[company] - g.lowest
        name = COMPANY_IDS[company]
        value = g.value[s.price[company]]
        if steps == 1:
            yield Threat("closing", {"company": name, "value": value}, [f"company:{name}"])
            continue
        sellers = [p for p in g.seats if p != seat and shares_of(s, company, p) >= steps]
        if sellers and trades_follow(g, s):
            rival = max(sellers, key=lambda p: shares_of(s, company, p))
            facts: dict[str, int | str] = {
                "company": name,
                "value": value,
                "rival": rival,
                "shares": shares_of(s, company, rival),
            }
            yield Threat("closing", facts, [f"company:{name}"])


def shortages(g: Rules, s: State, seat: int, mine: list[int]) -> Iterator[Threat]:
    """A resource a staffed factory needs, of which less is for sale than companies want, while
    another player's company buys first."""
    if s.phase not in (BUILDING, ACTION, OPERATING):
        return
    waiting = [c for c in running_order(g, s) if not s.operated >> c & 1]
    lacking = {c: missing(g, s, c) for c in waiting}
    for company in mine:
        if company not in lacking:
            continue
        for kind, resource in enumerate(RESOURCE_IDS):
            supply = for_sale(g, s, kind)
            wanting = [c for c in waiting if lacking[c].get(kind)]
            first = wanting[0] if wanting else company
            wanted = sum([lacking[c][kind] for c in wanting])
            needs = lacking[company].get(kind, 0)
            if needs and supply < wanted and s.director[first] != seat:
                facts: dict[str, int | str] = {
                    "company": COMPANY_IDS[company],
                    "resource": resource,
                    "supply": supply,
                    "companies": len(wanting),
                    "first": COMPANY_IDS[first],
                }
                yield Threat("supply", facts, [f"resource:{resource}"])
                break


def missing(g: Rules, s: State, company: int) -> dict[int, int]:
    """The cubes that the factories of a company lack, by resource."""
    found: dict[int, int] = {}
    for factory in factories(g, s, company):
        for name, count in factory.missing.items():
            kind = RESOURCE_IDS.index(name)
            found[kind] = found.get(kind, 0) + count
    return found


def crowding(g: Rules, s: State, seat: int, mine: list[int]) -> Iterator[Threat]:
    """A rival company of the same industry that sells first and leaves too little Demand."""
    if s.phase not in (BUILDING, ACTION, OPERATING):
        return
    waiting = [c for c in running_order(g, s) if not s.operated >> c & 1]
    for company in mine:
        if company not in waiting:
            continue
        row = g.industry[company]
        room = sum([capacity(g, s, row * 3 + i) - s.demand[row * 3 + i] for i in range(3)])
        goods = full_run(g, s, company)[0]
        for rival in waiting[: waiting.index(company)]:
            makes = full_run(g, s, rival)[0]
            if g.industry[rival] != row or s.director[rival] == seat or not makes or not goods:
                continue
            if makes + goods > room:
                facts: dict[str, int | str] = {
                    "company": COMPANY_IDS[company],
                    "rival": COMPANY_IDS[rival],
                    "industry": INDUSTRY_IDS[row],
                    "goods": makes,
                    "room": room,
                }
                cells = [f"demand:{name}" for name in DEMAND_WORDS.ids[row * 3 : row * 3 + 3]]
                yield Threat("demand", facts, cells)
                break


def lost_goals(g: Rules, before: State, s: State, seat: int) -> Iterator[Threat]:
    """A goal that the player led before and doesn't lead now."""
    for goal in range(GOALS):
        if (
            s.goals >> goal & 1
            and before.goals >> goal & 1
            and seat in goal_winners(g, before, goal)
        ):
            leaders = goal_winners(g, s, goal)
            if leaders and seat not in leaders:
                name = GOAL_IDS[goal]
                facts: dict[str, int | str] = {"goal": name, "rival": leaders[0]}
                yield Threat("goal", facts, [f"goal:{name}"])
