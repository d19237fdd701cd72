"""The sheet: what a table shows that follows from the rules, so that no client knows any.

It is made of a redacted position (`view.redact`) and of nothing else, for every frame sent.
"""

from __future__ import annotations

from bigshoulders.games.chicago.engine.frames import ACTION_TURN, FRAME_TABLE, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BANK_POOL,
    BANK_SPACES,
    BUILDINGS,
    CHAIN,
    CHAIN_IDS,
    COLUMNS,
    COMPANY_IDS,
    DEMAND_COLUMN_IDS,
    DIRECTOR,
    GOAL_IDS,
    GOALS,
    INDUSTRY_IDS,
    KINDS,
    NO_ASSET,
    NO_TILE,
    OPEN,
    PHASE_IDS,
    RESOURCE_IDS,
    ROW,
    SEATS,
    SHARES_IN,
    SPACE_WORDS,
    TILE_IDS,
)
from bigshoulders.games.chicago.engine.refusals import REFUSALS
from bigshoulders.games.chicago.engine.rules import APPEAL_BONUS_IDS, Rules
from bigshoulders.games.chicago.engine.state import STREAM_BUILDINGS, State
from bigshoulders.games.chicago.engine.steps.action import check_placement, is_used
from bigshoulders.games.chicago.engine.steps.scoring import (
    CANNOT_WIN,
    goal_winners,
    goals_won,
    measure,
    share_value,
    winners,
)
from bigshoulders.games.chicago.engine.verbs.appeal import arrival_rank, running_order
from bigshoulders.games.chicago.engine.verbs.goods import (
    bonus_goods_left,
    capacity,
    half_price_open,
)
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import certificates_of, shares_of
from bigshoulders.games.chicago.sheet.charters import (
    charter,
    operating_company,
    sale,
)
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json

ERAS = 3


def sheet(g: Rules, s: State, seat: int) -> dict[str, Json]:
    """Everything the table shows besides the position itself, as one seat may know it."""
    order = running_order(g, s)
    companies: dict[str, Json] = {
        COMPANY_IDS[company]: charter(g, s, company, rank + 1) for rank, company in enumerate(order)
    }
    operating = operating_company(s)
    lines: dict[str, Json] = {
        "decade": s.decade,
        "phase": PHASE_IDS[s.phase],
        "question": question(s),
        "operating": COMPANY_IDS[operating] if operating >= 0 else None,
        "running_order": [COMPANY_IDS[company] for company in order],
        "arrival_rank": [arrival_rank(g, s, space) for space in range(g.appeal_top + 1)],
        "track": track(g),
        "appeal_track": [APPEAL_BONUS_IDS[bonus] if bonus else None for bonus in g.appeal_bonus],
        "players": players(g, s, companies),
        "sale": sales(g, s, order),
        "companies": companies,
        "spaces": spaces(g, s, seat),
        "assets": display(g, s),
        "demand": demand(g, s),
        "supply": supply(g, s),
        "jobs": jobs(g, s),
        "decks": decks(g, s),
        "goals": goals(g, s),
        "scorepad": None if s.stack else scorepad(g, s),
    }
    return lines


def question(s: State) -> dict[str, Json] | None:
    """What the game waits for: the kind of question and its arguments."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    words = FRAME_TABLE.spell(frame.step, [frame.a, frame.b, frame.c])
    words["at"] = frame.pc
    words["seat"] = frame.seat
    return words


def track(g: Rules) -> dict[str, Json]:
    """The Stock Track: values from Closed upwards, where companies start, where it jumps."""
    return {
        "values": list(g.value),
        "lowest": g.lowest,
        "initial": [g.value[space] for space in g.initial],
        "founding": [SHARES_IN[DIRECTOR] * g.value[space] for space in g.initial],
        "triple_from": g.triple_from,
    }


def sales(g: Rules, s: State, order: list[int]) -> dict[str, Json]:
    """In a Stock turn: what selling would bring the player whose turn it is, by company."""
    lines: dict[str, Json] = {}
    if s.stack and s.stack[-1].step == STOCK_TURN:
        for company in order:
            line = sale(g, s, s.stack[-1].seat, company)
            if line:
                lines[COMPANY_IDS[company]] = line
    return lines


def players(g: Rules, s: State, companies: dict[str, Json]) -> list[Json]:
    """Per seat: limits, worth, what the shares would bring, Partners, order."""
    rows: list[Json] = []
    for seat in g.seats:
        held = share_value(g, s, seat)
        rows.append(
            {
                "certificates": certificates_of(g, s, seat),
                "limit": g.certificate_limit,
                "shares_value": held,
                "net_worth": s.cash[seat] + held,
                "income": income(s, seat, companies),
                "partners": s.partners[seat],
                "partners_gained": gained_partners(s, seat),
                "initiative": s.initiative.index(seat) + 1 if seat in s.initiative else None,
                "priority": s.priority == seat,
                "directs": [COMPANY_IDS[c] for c in g.companies if s.director[c] == seat],
                "settled": s.ready >> seat & 1 == 1,
            }
        )
    return rows


def income(s: State, seat: int, companies: dict[str, Json]) -> int:
    """Dividends if every company paid what its staffed factories make."""
    total = 0
    for company, name in enumerate(COMPANY_IDS):
        line = companies.get(name)
        if isinstance(line, dict):
            run = line["full_run"]
            if isinstance(run, dict) and isinstance(run["per_share"], int):
                total += shares_of(s, company, seat) * run["per_share"]
    return total


def spaces(g: Rules, s: State, seat: int) -> list[Json]:
    """Action spaces: the Buildings by row and Decade, then those of the bank."""
    mine: list[int] = []
    if s.stack and s.stack[-1].step == ACTION_TURN and s.stack[-1].pc == 0:
        mine = [c for c in g.companies if s.director[c] == seat and seat == s.stack[-1].seat]
    rows: list[Json] = []
    for i in range(g.players * ROW):
        if s.row[i] >= 0:
            partner = s.row_partner[i]
            used: list[Json] = [] if partner == NOBODY else [partner]
            line = space_line(g, s, seat, mine, s.row[i], used)
            line["owner"] = i // ROW
            line["decade"] = i % ROW + 1
            line["open"] = partner == NOBODY
            rows.append(line)
    for number in range(BANK_SPACES):
        space = BUILDINGS + number
        partners: list[Json] = []
        for other in g.seats:
            partners.extend([other] * s.bank_partners[number * SEATS + other])
        line = space_line(g, s, seat, mine, space, partners)
        line["from"] = g.space_from[space]
        line["repeatable"] = not g.space_once[space]
        line["open"] = (
            space != BANK_POOL
            and s.decade >= g.space_from[space]
            and not (g.space_once[space] and is_used(s, space))
        )
        rows.append(line)
    return rows


def space_line(
    g: Rules, s: State, seat: int, mine: list[int], space: int, used: list[Json]
) -> dict[str, Json]:
    """One action space: what it costs, whom that goes to, who stands there, why it is closed."""
    line: dict[str, Json] = {
        "space": SPACE_WORDS.ids[space],
        "cost": g.space_cost[space],
        "bank_pays": g.space_bank_pays[space],
        "partners": used,
    }
    if mine:
        refused: dict[str, Json] = {}
        for company in mine:
            no = check_placement(g, s, seat, space, company)
            if no is not None:
                why = REFUSALS.explain(no)
                facts: Json = why.facts
                refused[COMPANY_IDS[company]] = {"code": why.code, "rule": why.rule, "facts": facts}
        line["refused"] = refused
    return line


def display(g: Rules, s: State) -> list[Json]:
    """ACT-30: the asset display, dearest first; prices belong to the spaces."""
    return [
        {
            "price": g.asset_price[slot],
            "asset": ASSET_IDS[asset] if asset != NO_ASSET else None,
            "cost": g.asset_cost[asset] if asset != NO_ASSET else 0,
        }
        for slot, asset in enumerate(s.display)
    ]


def demand(g: Rules, s: State) -> list[Json]:
    """The Demand grid by industry; columns by the bonus they pay."""
    rows: list[Json] = []
    for row, industry in enumerate(INDUSTRY_IDS):
        cells: list[Json] = []
        for column in range(3):
            space = row * 3 + column
            tile = s.tiles[space]
            cells.append(
                {
                    "column": DEMAND_COLUMN_IDS[column],
                    "bonus": g.column_bonus[column],
                    "tile": TILE_IDS[tile] if tile != NO_TILE else None,
                    "goods": s.demand[space],
                    "capacity": capacity(g, s, space),
                }
            )
        rows.append(
            {"industry": industry, "cells": cells, "half_price": half_price_open(g, s, row)}
        )
    return rows


def supply(g: Rules, s: State) -> dict[str, Json]:
    """Supply Chain with prices, Haymarket and bag."""
    lines: dict[str, Json] = {
        "haymarket": {RESOURCE_IDS[k]: s.haymarket[k] for k in range(KINDS)},
        "bag": {RESOURCE_IDS[k]: s.bag[k] for k in range(KINDS)},
    }
    if g.overlay_in_play:
        lines["columns"] = [
            {
                "price": g.overlay_price[column],
                "cubes": [RESOURCE_IDS[k] for k in range(KINDS) if s.overlay[k] >> column & 1],
            }
            for column in range(COLUMNS)
        ]
        return lines
    lines["chain"] = [
        {
            "place": CHAIN_IDS[space],
            "price": g.chain_price[space],
            "cubes": {RESOURCE_IDS[k]: s.chain[space * KINDS + k] for k in range(KINDS)},
        }
        for space in range(CHAIN)
    ]
    return lines


def jobs(g: Rules, s: State) -> dict[str, Json]:
    """ACT-20: Workers in the Job Market and what the next ones cost."""
    return {
        "workers": s.market,
        "size": g.market_size,
        "price": g.worker_price[s.market],
        "prices": [g.worker_price[n] for n in range(s.market, -1, -1)],
    }


def decks(g: Rules, s: State) -> dict[str, Json]:
    """How many tiles are left in each stack; Buildings by the number of draws."""
    buildings: list[Json] = [
        g.building_sets[era].bit_count() - s.draws[STREAM_BUILDINGS + era] for era in range(ERAS)
    ]
    return {
        "demand": s.demand_stack.bit_count(),
        "assets": s.asset_stack.bit_count(),
        "buildings": buildings,
        "bag": sum(s.bag),
        "bonus_goods": bonus_goods_left(g, s),
    }


def goals(g: Rules, s: State) -> list[Json]:
    """GOAL-1 to GOAL-15: each goal of the game, how far everybody is and who would win it now."""
    rows: list[Json] = []
    for goal in range(GOALS):
        if s.goals >> goal & 1:
            measures: list[Json] = []
            for seat in g.seats:
                count = measure(g, s, goal, seat)
                measures.append(None if count == CANNOT_WIN else count)
            leaders: list[Json] = list(goal_winners(g, s, goal))
            rows.append(
                {
                    "goal": GOAL_IDS[goal],
                    "cash": g.goal_cash,
                    "measures": measures,
                    "leaders": leaders,
                }
            )
    return rows


def scorepad(g: Rules, s: State) -> dict[str, Json]:
    """END-2 to END-6: the final account, line by line, and the shares it rests on."""
    won = goals_won(g, s)
    rows: list[Json] = []
    for seat in g.seats:
        goal_cash = g.goal_cash * won[seat]
        shares: dict[str, Json] = {}
        for company in g.companies:
            held = shares_of(s, company, seat) if s.status[company] == OPEN else 0
            if held:
                value = g.value[s.price[company]]
                shares[COMPANY_IDS[company]] = {"shares": held, "total": held * value}
        rows.append(
            {
                "cash": s.cash[seat],
                "goals": goal_cash,
                "shares": share_value(g, s, seat),
                "total": s.cash[seat] + goal_cash + share_value(g, s, seat),
                "holdings": shares,
            }
        )
    best: list[Json] = list(winners(g, s))
    return {"players": rows, "winners": best}
