"""The end of a game: who led when, records, turning points, and tips for the next game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.ids import (
    COMPANY_IDS,
    COMPANY_PURSE,
    OPEN,
    SEAT_WORDS,
    SPACE_IDS,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import winners
from bigshoulders.games.chicago.story.chronicle import Chronicle
from bigshoulders.games.chicago.story.lines import company_of, lines_of
from bigshoulders.games.chicago.story.shapes import Achievement, Ending, StoryLine, TurningPoint
from bigshoulders.games.chicago.story.tips import tips

RECORDS: Final = 4
POINTS: Final = 3


def ending(
    g: Rules,
    first: State,
    last: State,
    passages: list[Passage],
    seat: int,
    leads: dict[int, list[int]],
) -> Ending:
    """The end for a reader. `leads` has the expected lead of each seat after an entry, if known.

    Spectators read about the winner's lead.
    """
    told = Chronicle(g, first, passages)
    lines = lines_of(passages, first.decade, first.phase)
    won = winners(g, last)
    leaders = [max(g.seats, key=lambda s: mark.worth[s]) for mark in told.marks]
    since = len(leaders) - 1
    while since > 0 and leaders[since - 1] in won:
        since -= 1
    return Ending(
        marks=told.marks,
        leader=leaders,
        led_from=since,
        records=chosen(list(records(g, told, lines, last, passages))),
        turning_points=turning_points(lines, leads, seat if seat >= 0 else won[0]),
        tips=tips(g, told, last, lines, passages, seat) if seat >= 0 else [],
    )


def chosen(found: list[Achievement]) -> list[Achievement]:
    """Four records in their order: the first of each player, then the others."""
    seats = [record.seat for record in found]
    firsts = [n for n, seat in enumerate(seats) if seat not in seats[:n]]
    others = [n for n in range(len(found)) if n not in firsts]
    return [found[n] for n in sorted([*firsts, *others][:RECORDS])]


def records(
    g: Rules, told: Chronicle, lines: list[StoryLine], last: State, passages: list[Passage]
) -> Iterator[Achievement]:
    """Records in the order in which they are shown."""
    paid = [line for line in lines if line.kind == "paid"]
    if paid:
        best = max(paid, key=lambda line: int(line.facts["per_share"]))
        yield Achievement("dividend", best.seat, {**best.facts, "decade": best.decade})
    founded = [line for line in lines if line.kind == "founded"]
    risen = [line for line in founded if rise(told, line) > 0]
    if risen:
        line = max(risen, key=lambda one: rise(told, one))
        final = told.now.price[company_of(line)] or 0
        yield Achievement("founding", line.seat, {**line.facts, "final": final})
    spaces, owners = fees(passages)
    if spaces:
        (space, owner), amount = max(spaces.items(), key=lambda item: item[1])
        yield Achievement("building", owner, {"space": SPACE_IDS[space], "amount": amount})
    bargain = best_bargain(told, lines)
    if bargain is not None:
        yield bargain
    counts = dividend_counts(paid)
    if counts:
        (company, director), count = max(counts.items(), key=lambda item: item[1])
        yield Achievement("steady", director, {"company": company, "count": count})
    if owners:
        owner, (amount, visits) = max(owners.items(), key=lambda item: item[1])
        yield Achievement("landlord", owner, {"amount": amount, "visits": visits})
    sales = goods_sold(passages)
    if sales:
        (decade, company_id, seller), goods = max(sales.items(), key=lambda item: item[1])
        company = COMPANY_IDS[company_id]
        yield Achievement("orders", seller, {"company": company, "goods": goods, "decade": decade})
    journeys = {c: n for c, n in steps_taken(g, passages).items() if last.status[c] == OPEN}
    if journeys:
        far = max(journeys, key=lambda c: journeys[c])
        steps = journeys[far]
        yield Achievement(
            "journey", last.director[far], {"company": COMPANY_IDS[far], "steps": steps}
        )


def goods_sold(passages: list[Passage]) -> dict[tuple[int, int, int], int]:
    """Goods sold in each Operating turn, by Decade, company and Director."""
    sold: dict[tuple[int, int, int], int] = {}
    decade, seat = 1, -1
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.PHASE_BEGAN:
                decade = event.b
            elif event.kind == ev.OPERATING_BEGAN:
                seat = event.b
            elif event.kind == ev.REVENUE_ADDED and event.d in (ev.FROM_GOODS, ev.FROM_HALF_PRICE):
                key = (decade, event.a, seat)
                sold[key] = sold.get(key, 0) + 1
    return sold


def steps_taken(g: Rules, passages: list[Passage]) -> dict[int, int]:
    """The steps of each company on the Stock Track, up and down."""
    place = {value: step for step, value in enumerate(g.value)}
    steps: dict[int, int] = {}
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.STOCK_MOVED and event.b in place and event.c in place:
                taken = abs(place[event.c] - place[event.b])
                steps[event.a] = steps.get(event.a, 0) + taken
    return steps


def rise(told: Chronicle, line: StoryLine) -> int:
    """How far a founded company has risen."""
    return (told.now.price[company_of(line)] or 0) - int(line.facts["value"])


def fees(
    passages: list[Passage],
) -> tuple[dict[tuple[int, int], int], dict[int, tuple[int, int]]]:
    """Fees by space and owner, and by owner with the number of visits."""
    spaces: dict[tuple[int, int], int] = {}
    owners: dict[int, tuple[int, int]] = {}
    space = -1
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.BUILDING_USED:
                space = event.a
            elif event.kind == ev.PAID and event.d == ev.FOR_BUILDING and event.b < COMPANY_PURSE:
                key = (space, event.b)
                spaces[key] = spaces.get(key, 0) + event.c
                amount, visits = owners.get(event.b, (0, 0))
                owners[event.b] = (amount + event.c, visits + 1)
    return spaces, owners


def best_bargain(told: Chronicle, lines: list[StoryLine]) -> Achievement | None:
    """The purchase whose shares have risen most."""
    best: Achievement | None = None
    most = 0
    for line in lines:
        if line.kind != "bought":
            continue
        shares = int(line.facts["shares"])
        price = -line.purses.get(SEAT_WORDS[line.seat], 0) // max(1, shares)
        final = told.now.price[company_of(line)] or 0
        if price and (final - price) * shares > most:
            most = (final - price) * shares
            facts = {**line.facts, "price": price, "final": final}
            best = Achievement("bargain", line.seat, facts)
    return best


def dividend_counts(paid: list[StoryLine]) -> dict[tuple[str, int], int]:
    """How often each company paid, by company and its last Director."""
    counts: dict[str, int] = {}
    directors: dict[str, int] = {}
    for line in paid:
        company = str(line.facts["company"])
        counts[company] = counts.get(company, 0) + 1
        directors[company] = line.seat
    return {(company, directors[company]): count for company, count in counts.items()}


def turning_points(
    lines: list[StoryLine], leads: dict[int, list[int]], seat: int
) -> list[TurningPoint]:
    """The largest swings of the reader's expected lead, at most one in each phase and one of them
    by somebody else; without estimates the largest dividends."""
    if not leads:
        paid = [line for line in lines if line.kind == "paid"]
        best = sorted(paid, key=lambda line: -int(line.facts["per_share"]))[:POINTS]
        return [TurningPoint(line, None) for line in sorted(best, key=lambda line: line.seq)]
    swings: list[TurningPoint] = []
    seqs = sorted(leads)
    for line in lines:
        before = max((seq for seq in seqs if seq < line.seq), default=None)
        after = next((seq for seq in seqs if seq >= line.seq), None)
        if before is not None and after is not None:
            swings.append(TurningPoint(line, leads[after][seat] - leads[before][seat]))
    swings.sort(key=lambda point: -abs(point.swing or 0))
    found: list[TurningPoint] = []
    for point in swings:
        phases = {(one.line.decade, one.line.phase) for one in found}
        if (point.line.decade, point.line.phase) in phases:
            continue
        own = all(one.line.seat == seat for one in found)
        if len(found) == POINTS - 1 and own and point.line.seat == seat:
            continue
        found.append(point)
        if len(found) == POINTS:
            break
    return sorted(found, key=lambda point: point.line.seq)
