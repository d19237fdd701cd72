"""A finished Decade: what became of every player and company, and what changes next."""

from __future__ import annotations

from typing import Final

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.ids import (
    BANK_SPACES,
    COMPANY_IDS,
    FIRST_BANK_SPACE,
    INDUSTRY_IDS,
    SPACE_IDS,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.appeal import running_order
from bigshoulders.games.chicago.engine.verbs.goods import capacity
from bigshoulders.games.chicago.sheet.score import goals
from bigshoulders.games.chicago.story.chronicle import Account, Chronicle
from bigshoulders.games.chicago.story.shapes import (
    Coming,
    CompanyDecade,
    DecadeStory,
    Facts,
    HeadlineId,
    Investment,
    Result,
)

PARTNER_DECADE: Final = 3  # BUILD-6: the Building of this Decade brings a Partner
NEAR: Final = 1  # steps from Closed that make a headline


def decade_ends(passages: list[Passage]) -> list[int]:
    """The entry that ends each finished Decade but the last."""
    found: list[int] = []
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.PHASE_BEGAN and event.b > len(found) + 1:
                found.append(passage.seq)
    return found


def decade_story(
    g: Rules, first: State, last: State, passages: list[Passage], number: int
) -> DecadeStory:
    """The story of a Decade, from the first position, the one that ends it and all entries before
    it."""
    told = Chronicle(g, first, passages)
    headline, facts = headline_of(g, told, number)
    return DecadeStory(
        decade=number,
        first=told.bounds.get(number, 0),
        last=passages[-1].seq if passages else 0,
        marks=[mark for mark in told.marks if mark.decade <= number],
        companies=[
            line(g, told, last, number, company) for company in listed(g, told, last, number)
        ],
        results=[result(g, told, number, seat) for seat in g.seats],
        goals=goals(g, last),
        headline=headline,
        facts=facts,
        coming=coming(g, last, passages, number + 1),
    )


def listed(g: Rules, told: Chronicle, last: State, number: int) -> list[int]:
    """The companies in running order, then those that closed in this Decade."""
    return [*running_order(g, last), *[c for decade, c in told.closed if decade == number]]


def line(g: Rules, told: Chronicle, last: State, number: int, company: int) -> CompanyDecade:
    account = told.accounts.get((number, company), Account(to=[0] * g.players))
    after = told.opened.get(number + 1, told.now)
    return CompanyDecade(
        company=COMPANY_IDS[company],
        director=last.director[company],
        kind=account.kind,
        revenue=account.revenue,
        per_share=account.per_share,
        to=account.to,
        before=told.opened[number].price[company],
        after=after.price[company],
        path=account.path,
    )


def result(g: Rules, told: Chronicle, number: int, seat: int) -> Result:
    """A player's best gain and worst loss."""
    gains = [Investment(COMPANY_IDS[c], told.gain(number, seat, c)) for c in g.companies]
    best = max(gains, key=lambda one: one.gain)
    worst = min(gains, key=lambda one: one.gain)
    return Result(best if best.gain > 0 else None, worst if worst.gain < 0 else None)


def headline_of(g: Rules, told: Chronicle, number: int) -> tuple[HeadlineId, Facts]:
    """The largest fact of a Decade: a closure, a company about to close, the highest dividend."""
    for decade, company in told.closed:
        if decade == number:
            return "closed", {"company": COMPANY_IDS[company]}
    paid = [c for c in g.companies if told.accounts.get((number, c), Account()).kind == "paid"]
    after = told.opened.get(number + 1, told.now)
    if g.value[g.lowest] == 0:
        for company in g.companies:
            if after.price[company] == g.value[g.lowest + NEAR]:
                return "near", {"company": COMPANY_IDS[company]}
    if not paid:
        return "lean", {}
    best = max(paid, key=lambda c: told.accounts[number, c].per_share)
    share = told.accounts[number, best].per_share
    return "dividend", {"company": COMPANY_IDS[best], "per_share": share}


def coming(g: Rules, last: State, passages: list[Passage], number: int) -> list[Coming]:
    """The changes of the next Decade."""
    found: list[Coming] = []
    if number == g.decades:
        found.append(Coming("last", {}))
    if number == PARTNER_DECADE and last.partner_row:
        found.append(Coming("partner", {}))
    for space in range(FIRST_BANK_SPACE, FIRST_BANK_SPACE + BANK_SPACES):
        if g.space_from[space] == number:
            found.append(Coming("space", {"space": SPACE_IDS[space]}))
    final = passages[-1].events if passages else []
    for event in final:
        if event.kind == ev.BUILDINGS_DEALT and event.a == 0:
            found.append(Coming("buildings", {"era": event.b, "count": event.c}))
    rows = {
        (event.c - ev.TILE_GRID) // 3
        for event in final
        if event.kind == ev.TILE_MOVED and event.b == ev.TILE_STACK and event.c >= ev.TILE_GRID
    }
    for row in sorted(rows):
        room = sum([capacity(g, last, row * 3 + i) - last.demand[row * 3 + i] for i in range(3)])
        found.append(Coming("demand", {"industry": INDUSTRY_IDS[row], "room": room}))
    return found
