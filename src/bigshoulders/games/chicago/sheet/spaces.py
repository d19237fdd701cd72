"""Action spaces on the sheet: cost, Partners, and why a company can't use them."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from bigshoulders.games.chicago.engine.frames import ACTION_TURN
from bigshoulders.games.chicago.engine.ids import (
    BANK_POOL,
    BANK_SPACES,
    COMPANY_IDS,
    FIRST_BANK_SPACE,
    OPEN,
    ROW,
    SEATS,
    SPACE_WORDS,
    CompanyId,
)
from bigshoulders.games.chicago.engine.refusals import REFUSALS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.action import check_placement, check_use, is_used
from bigshoulders.games.chicago.sheet.shapes import RefusedMove, SpaceSheet
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.driver import awaited
from bigshoulders.kernel.frames import NOBODY


def spaces(g: Rules, s: State, seat: int) -> list[SpaceSheet]:
    """The Buildings by row and Decade, then the bank buildings."""
    mine: list[int] = []
    if s.stack and s.stack[-1].step == ACTION_TURN and s.stack[-1].pc == 0:
        mine = [c for c in g.companies if s.director[c] == seat and seat == s.stack[-1].seat]
    rows: list[SpaceSheet] = []
    for i in range(g.players * ROW):
        space = s.row[i]
        if space >= 0:
            partner = s.row_partner[i]
            rows.append(
                SpaceSheet(
                    space=SPACE_WORDS.ids[space],
                    cost=g.space_cost[space],
                    bank_pays=g.space_bank_pays[space],
                    partners=[] if partner == NOBODY else [partner],
                    refused=refused(g, s, seat, mine, space),
                    owner=i // ROW,
                    decade=i % ROW + 1,
                    open=partner == NOBODY,
                    users=users(g, s, space),
                )
            )
    for number in range(BANK_SPACES):
        space = FIRST_BANK_SPACE + number
        partners: list[int] = []
        for other in g.seats:
            partners.extend([other] * s.bank_partners[number * SEATS + other])
        rows.append(
            SpaceSheet(
                space=SPACE_WORDS.ids[space],
                cost=g.space_cost[space],
                bank_pays=g.space_bank_pays[space],
                partners=partners,
                refused=refused(g, s, seat, mine, space),
                from_=g.space_from[space],
                repeatable=not g.space_once[space],
                open=is_open(g, s, space),
                users=users(g, s, space) if space != BANK_POOL else [],
            )
        )
    return rows


def hand(g: Rules, s: State, seat: int) -> dict[str, list[CompanyId]] | UnsetType:
    """The companies that could use each Building in a seat's hand; absent if the seat isn't asked
    anything or has no Building."""
    held = members(s.hand[seat]) if s.stack and seat in awaited(g.steps, g, s) else []
    return {SPACE_WORDS.ids[space]: users(g, s, space) for space in held} or UNSET


def users(g: Rules, s: State, space: int) -> list[CompanyId]:
    """The open companies that could pay for a space and use it, were it free."""
    return [
        COMPANY_IDS[company]
        for company in g.companies
        if s.status[company] == OPEN and check_use(g, s, space, company) is None
    ]


def is_open(g: Rules, s: State, space: int) -> bool:
    """Whether a bank building takes Partners now."""
    if space == BANK_POOL or s.decade < g.space_from[space]:
        return False
    return not (g.space_once[space] and is_used(s, space))


def refused(
    g: Rules, s: State, seat: int, mine: list[int], space: int
) -> dict[CompanyId, RefusedMove] | UnsetType:
    """Why companies can't use a space, by company; absent if the seat isn't asked for an action."""
    if not mine:
        return UNSET
    moves: dict[CompanyId, RefusedMove] = {}
    for company in mine:
        no = check_placement(g, s, seat, space, company)
        if no is not None:
            why = REFUSALS.explain(no)
            moves[COMPANY_IDS[company]] = RefusedMove(why.code, why.rule, why.facts)
    return moves
