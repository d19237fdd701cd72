"""One thing to try next time: tips whose condition held in the finished game, weightiest first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.ids import (
    GAINED,
    OPEN,
    POOL,
    STOCK,
    TREASURY,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import RICHEST_COMPANY, goal_winners
from bigshoulders.games.chicago.engine.verbs.market import thresholds
from bigshoulders.games.chicago.story.chronicle import Chronicle
from bigshoulders.games.chicago.story.lines import company_of
from bigshoulders.games.chicago.story.shapes import StoryLine, Tip

RUNNING: Final = 3  # weight of missed runs and Partners
VALUE: Final = 2  # weight of stock value
CLOSE: Final = 20  # dollars of revenue below a step
LATE: Final = 4  # the Decade from which money must leave the Treasuries
IDLE_MONEY: Final = 100
FEW_VISITS: Final = 3
PARTNER_APPEAL: Final = 9
Found: TypeAlias = tuple[str, int, int | None]  # a tip, its weight, the entry to look at


def tips(
    g: Rules,
    told: Chronicle,
    last: State,
    lines: list[StoryLine],
    passages: list[Passage],
    seat: int,
) -> list[Tip]:
    """The tips that fit, best first; ties go to the lower number. Each leads to its first case."""
    weights: dict[str, int] = {}
    places: dict[str, int | None] = {}
    for tip, weight, seq in found(g, told, last, lines, passages, seat):
        weights[tip] = weights.get(tip, 0) + weight
        if places.get(tip) is None:
            places[tip] = seq
    best = sorted(weights, key=lambda tip: (-weights[tip], int(tip[1:])))
    return [Tip(tip, places[tip]) for tip in best]


def before(line: StoryLine) -> int:
    """The entry before a line: the position in which it was decided."""
    return max(0, line.seq - 1)


def found(
    g: Rules,
    told: Chronicle,
    last: State,
    lines: list[StoryLine],
    passages: list[Passage],
    seat: int,
) -> Iterator[Found]:
    own = [line for line in lines if line.kind == "founded" and line.seat == seat]
    homes = [company_of(line) for line in own]
    yield from runs(told, own)
    yield from trades(g, told, lines, seat)
    yield from payouts(g, told, lines, seat)
    visits = visits_by_rivals(passages, seat)
    if visits < FEW_VISITS:
        yield "T13", 1, None
    if last.reserved[seat] != GAINED:
        yield "T19", RUNNING, None
    if last.partner_appeal >> seat & 1:
        yield "T20", RUNNING, None
    if half_price_goods(passages, homes) >= FEW_VISITS:
        yield "T28", VALUE, None
    rich = [c for c in g.companies if last.status[c] == OPEN and last.director[c] == seat]
    won = last.goals >> RICHEST_COMPANY & 1 and seat in goal_winners(g, last, RICHEST_COMPANY)
    if any(last.treasury[c] >= IDLE_MONEY for c in rich) and not won:
        yield "T30", 1, None


def runs(told: Chronicle, own: list[StoryLine]) -> Iterator[Found]:
    """Decades in which a company of the player stood still."""
    for n, line in enumerate(own):
        company = company_of(line)
        accounts = {d: account for (d, c), account in told.accounts.items() if c == company}
        if n == 0:
            if 1 not in accounts or not accounts[1].ran:
                yield "T1", 1, before(line)
            for decade in range(1, told.decade + 1):
                if decade not in accounts or not accounts[decade].ran:
                    yield "T16", RUNNING, told.bounds.get(decade)
        elif all(account.kind != "paid" for account in accounts.values()):
            yield "T5", 1, before(line)


def trades(g: Rules, told: Chronicle, lines: list[StoryLine], seat: int) -> Iterator[Found]:
    """Money that lay idle after a Stock Phase, and sales that cost many steps."""
    for mark, (decade, phase, moment) in zip(told.marks, told.phases_ended, strict=True):
        if phase != STOCK:
            continue
        for company in g.companies:
            paid = told.accounts.get((decade - 1, company))
            price = moment.price[company]
            on_sale = moment.shares[company][TREASURY] + moment.shares[company][POOL]
            if paid and price and on_sale and paid.per_share * 10 >= price <= moment.cash[seat]:
                yield "T7", 1, mark.seq
                break
    for line in lines:
        if line.kind == "sold" and line.seat == seat and int(line.facts["shares"]) >= FEW_VISITS:
            yield "T10", 1, before(line)


def payouts(g: Rules, told: Chronicle, lines: list[StoryLine], seat: int) -> Iterator[Found]:
    """Dividends just below a step, and late withholding."""
    near: list[StoryLine] = []
    for line in lines:
        if line.seat != seat:
            continue
        revenue = int(line.facts.get("revenue", 0))
        if line.kind == "paid":
            steps = thresholds(g, told.accounts[line.decade, company_of(line)].value)
            if any(0 < step - revenue <= CLOSE for step in steps):
                near.append(line)
        elif line.kind == "withheld" and revenue and line.decade >= LATE:
            yield "T27", VALUE, before(line)
    if len(near) > 1:
        yield "T25", VALUE * len(near), before(near[0])


def visits_by_rivals(passages: list[Passage], seat: int) -> int:
    """How often others used the player's Buildings."""
    visits = 0
    user = -1
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.BUILDING_USED:
                user = event.b
            elif event.kind == ev.PAID and event.d == ev.FOR_BUILDING and event.b == seat != user:
                visits += 1
    return visits


def half_price_goods(passages: list[Passage], homes: list[int]) -> int:
    """Goods that the player's companies sold at half price before the last Decade."""
    sold = 0
    decade = 1
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.PHASE_BEGAN:
                decade = event.b
            elif event.kind == ev.REVENUE_ADDED and event.d == ev.FROM_HALF_PRICE:
                sold += event.a in homes and decade <= LATE
    return sold
