"""The Appeal Track: spaces, stacks and ranks (APP-2 to APP-8)."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import APPEAL_MOVED
from bigshoulders.games.chicago.engine.frames import APPEAL
from bigshoulders.games.chicago.engine.ids import OPEN
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def lift(g: Rules, s: State, company: int) -> None:
    """Take a marker out of its stack; those above it move down."""
    space = s.appeal[company]
    height = s.height[company]
    for other in g.companies:
        if s.status[other] == OPEN and s.appeal[other] == space and s.height[other] > height:
            s.height[other] -= 1


def gain_appeal(g: Rules, s: State, company: int, n: int, out: Events) -> None:
    """APP-3, APP-5 to APP-8: move up, onto the top of the stack, and push the bonuses on the
    way."""
    old = s.appeal[company]
    new = old + n
    if new > g.appeal_top:
        new = g.appeal_top
    lift(g, s, company)
    height = 0
    for other in g.companies:
        if other != company and s.status[other] == OPEN and s.appeal[other] == new:
            height += 1
    s.appeal[company] = new
    s.height[company] = height
    if out.live:
        out.add(APPEAL_MOVED, company, old, new)
    if new > old:
        s.push(APPEAL, NOBODY, company, old, new)


def put_at_bottom(g: Rules, s: State, company: int, space: int, out: Events) -> None:
    """EST-5: a new company goes under every marker already on its starting space."""
    for other in g.companies:
        if other != company and s.status[other] == OPEN and s.appeal[other] == space:
            s.height[other] += 1
    s.appeal[company] = space
    s.height[company] = 0
    if out.live:
        out.add(APPEAL_MOVED, company, 0, space)


def rank_of(s: State, company: int) -> int:
    """OPS-1 to OPS-3: the rank by Appeal, then by place in the stack. Higher ranks operate
    first."""
    return s.appeal[company] * 16 + s.height[company]


def running_order(g: Rules, s: State) -> list[int]:
    """OPS-1 to OPS-3: every open company, highest rank first."""
    ranked = [
        (-rank_of(s, company), company) for company in g.companies if s.status[company] == OPEN
    ]
    ranked.sort()
    return [company for _, company in ranked]


def next_to_operate(g: Rules, s: State) -> int:
    """OPS-1 to OPS-3: the highest-ranked company that has not operated this Decade; -1 if none."""
    best = -1
    best_rank = -1
    for company in g.companies:
        if s.status[company] == OPEN and not s.operated >> company & 1:
            rank = rank_of(s, company)
            if rank > best_rank:
                best = company
                best_rank = rank
    return best


def arrival_rank(g: Rules, s: State, space: int) -> int:
    """APP-8: the place in the running order of a marker that moves up to a space."""
    rank = 1
    for company in g.companies:
        if s.status[company] == OPEN and s.appeal[company] > space:
            rank += 1
    return rank
