"""The digest: the moves since an entry, for one reader.

It is made from the reader's views before and after and from the events the reader may know.
"""

from __future__ import annotations

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.events import REASON_IDS
from bigshoulders.games.chicago.engine.ids import (
    COMPANY_IDS,
    COMPANY_PURSE,
    OPEN,
    SEAT_WORDS,
    CompanyId,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.appeal import running_order
from bigshoulders.games.chicago.story.lines import PURSES, lines_of, payments
from bigshoulders.games.chicago.story.shapes import (
    Cause,
    Digest,
    OrderChange,
    PricePath,
    PurseStory,
)
from bigshoulders.games.chicago.story.threats import threats


def digest(g: Rules, before: State, after: State, passages: list[Passage], seat: int) -> Digest:
    """Everything between two views of a seat."""
    own = {passage.seq for passage in passages if passage.seat == seat}
    lines = [
        line for line in lines_of(passages, before.decade, before.phase) if line.seq not in own
    ]
    return Digest(
        since=passages[0].seq - 1 if passages else 0,
        lines=[line for line in lines if line.kind != "built" or line.seat != seat],
        purses=purses(g, before, after, passages, seat),
        prices=prices(g, before, after, passages),
        order=order(g, before, after, seat),
        threats=threats(g, before, after, seat),
    )


def purses(
    g: Rules, before: State, after: State, passages: list[Passage], seat: int
) -> list[PurseStory]:
    """The reader's own purse, then the Treasuries of companies the reader directs or directed."""
    mine = [c for c in g.companies if seat in (before.director[c], after.director[c])]
    found = {seat: PurseStory(SEAT_WORDS[seat], before.cash[seat], after.cash[seat], [])}
    for c in mine:
        purse = PurseStory(COMPANY_IDS[c], before.treasury[c], after.treasury[c], [])
        found[COMPANY_PURSE + c] = purse
    for payer, payee, amount, reason, company in payments(passages):
        for own, other, signed in ((payer, payee, -amount), (payee, payer, amount)):
            if own in found:
                name = COMPANY_IDS[company] if company >= 0 else None
                add(found[own].causes, Cause(REASON_IDS[reason], PURSES[other], signed, name))
    return list(found.values())


def add(causes: list[Cause], new: Cause) -> None:
    """Add a cause, or its amount to an equal one in the same direction."""
    for cause in causes:
        same = (cause.reason, cause.other, cause.company) == (new.reason, new.other, new.company)
        if same and (cause.amount > 0) == (new.amount > 0):
            cause.amount += new.amount
            return
    causes.append(new)


def prices(g: Rules, before: State, after: State, passages: list[Passage]) -> list[PricePath]:
    """Companies whose stock value changed, was set or ended."""
    paths: dict[int, list[int]] = {}
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.STOCK_MOVED:
                paths.setdefault(event.a, [event.b] if event.d != ev.BY_FOUNDING else [])
                paths[event.a].append(event.c)
    rows: list[PricePath] = []
    for company in g.companies:
        old, new = value_of(g, before, company), value_of(g, after, company)
        if old != new:
            rows.append(PricePath(COMPANY_IDS[company], old, new, paths.get(company, [])))
    return rows


def value_of(g: Rules, s: State, company: int) -> int | None:
    """The stock value of an open company."""
    return g.value[s.price[company]] if s.status[company] == OPEN else None


def order(g: Rules, before: State, after: State, seat: int) -> list[OrderChange]:
    """Companies that moved on the Appeal Track, and those that they overtook."""
    then, now = running_order(g, before), running_order(g, after)
    rows: list[OrderChange] = []
    for rank, company in enumerate(now):
        if company not in then:
            continue
        old = then.index(company)
        passed: list[CompanyId] = []
        for other in now[rank + 1 :]:
            if after.director[other] == seat and other in then and then.index(other) < old:
                passed.append(COMPANY_IDS[other])
        if before.appeal[company] != after.appeal[company] or old != rank:
            appeal = before.appeal[company], after.appeal[company]
            rows.append(OrderChange(COMPANY_IDS[company], *appeal, old + 1, rank + 1, passed))
    return rows
