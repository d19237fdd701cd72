"""The sheet: everything a table shows that follows from the rules, so that clients need none.

It is made from a redacted position alone, for every snapshot sent.
"""

from __future__ import annotations

from collections.abc import Mapping

from bigshoulders.games.chicago.engine.frames import FRAME_TABLE, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    CHAIN,
    CHAIN_IDS,
    COAL,
    COLUMNS,
    COMPANY_IDS,
    DEMAND_COLUMN_IDS,
    DIRECTOR,
    ERAS,
    INDUSTRY_IDS,
    KINDS,
    LIVESTOCK,
    NO_ASSET,
    NO_TILE,
    OPEN,
    PHASE_IDS,
    RESOURCE_IDS,
    SHARES_IN,
    STEEL,
    TILE_IDS,
    WOOD,
    CompanyId,
    ResourceId,
)
from bigshoulders.games.chicago.engine.rules import APPEAL_BONUS_IDS, Rules
from bigshoulders.games.chicago.engine.state import STREAM_BUILDINGS, Column, State
from bigshoulders.games.chicago.engine.verbs.appeal import arrival_rank, running_order
from bigshoulders.games.chicago.engine.verbs.assets import free_slot
from bigshoulders.games.chicago.engine.verbs.goods import (
    bonus_goods_left,
    capacity,
    half_price_open,
)
from bigshoulders.games.chicago.engine.verbs.market import (
    WITHHOLDING_STEPS,
    thresholds,
    value_after,
)
from bigshoulders.games.chicago.sheet.charters import charter, operating_company, sale
from bigshoulders.games.chicago.sheet.first_run import founding
from bigshoulders.games.chicago.sheet.score import goals, players, scorepad
from bigshoulders.games.chicago.sheet.shapes import (
    AssetBuyer,
    AssetSlot,
    ChainSpace,
    CompanySheet,
    Cubes,
    Decks,
    DemandCell,
    DemandRow,
    Jobs,
    OverlayColumn,
    Question,
    Sale,
    Sheet,
    Supply,
    Track,
    Wanted,
)
from bigshoulders.games.chicago.sheet.spaces import hand, spaces
from bigshoulders.kernel.bits import size_of


def make(g: Rules, s: State, seat: int) -> Sheet:
    """Everything the table shows besides the position itself, redacted for one seat."""
    order = running_order(g, s)
    companies = {
        COMPANY_IDS[company]: charter(g, s, company, rank + 1) for rank, company in enumerate(order)
    }
    operating = operating_company(s)
    return Sheet(
        decade=s.decade,
        phase=PHASE_IDS[s.phase],
        question=question(s),
        operating=COMPANY_IDS[operating] if operating >= 0 else None,
        running_order=[COMPANY_IDS[company] for company in order],
        arrival_rank=[arrival_rank(g, s, space) for space in range(g.appeal_top + 1)],
        track=track(g),
        appeal_track=[APPEAL_BONUS_IDS[bonus] if bonus else None for bonus in g.appeal_bonus],
        players=players(g, s, companies),
        sale=sales(g, s, order),
        companies=companies,
        spaces=spaces(g, s, seat),
        assets=display(g, s),
        demand=demand(g, s),
        supply=supply(g, s, companies),
        jobs=jobs(g, s),
        decks=decks(g, s),
        goals=goals(g, s),
        scorepad=None if s.stack else scorepad(g, s),
        founding=founding(g, s),
        hand=hand(g, s, seat),
    )


def question(s: State) -> Question | None:
    """The kind of question the game waits for, with its arguments."""
    if not s.stack:
        return None
    frame = s.stack[-1]
    words = FRAME_TABLE.spell(frame.step, [frame.a, frame.b, frame.c])
    words["at"] = frame.pc
    words["seat"] = frame.seat
    return words


def track(g: Rules) -> Track:
    """The Stock Track: values from Closed upwards, where companies start, where it jumps."""
    return Track(
        values=list(g.value),
        lowest=g.lowest,
        initial=[g.value[space] for space in g.initial],
        founding=[SHARES_IN[DIRECTOR] * g.value[space] for space in g.initial],
        triple_from=g.triple_from,
        thresholds=[thresholds(g, value) for value in g.value],
        withheld=[value_after(g, space, -WITHHOLDING_STEPS) for space in range(len(g.value))],
    )


def sales(g: Rules, s: State, order: list[int]) -> dict[CompanyId, Sale]:
    """In a Stock turn: what selling would bring the player whose turn it is, by company."""
    lines: dict[CompanyId, Sale] = {}
    if s.stack and s.stack[-1].step == STOCK_TURN:
        for company in order:
            line = sale(g, s, s.stack[-1].seat, company)
            if line is not None:
                lines[COMPANY_IDS[company]] = line
    return lines


def display(g: Rules, s: State) -> list[AssetSlot]:
    """ACT-30: the asset display, dearest first; prices belong to the spaces."""
    companies = [company for company in g.companies if s.status[company] == OPEN]
    return [
        AssetSlot(
            g.asset_price[slot],
            ASSET_IDS[asset] if asset != NO_ASSET else None,
            g.asset_cost[asset] if asset != NO_ASSET else 0,
            [buyer(g, s, company, g.asset_price[slot]) for company in companies]
            if asset != NO_ASSET
            else [],
        )
        for slot, asset in enumerate(s.display)
    ]


def buyer(g: Rules, s: State, company: int, price: int) -> AssetBuyer:
    """ACT-31, ACT-34: what a company would have left, and whether it could keep the tile."""
    return AssetBuyer(
        COMPANY_IDS[company], s.treasury[company] - price, free_slot(g, s, company) >= 0
    )


def demand(g: Rules, s: State) -> list[DemandRow]:
    """The Demand grid by industry; columns by the bonus they pay."""
    rows: list[DemandRow] = []
    for row, industry in enumerate(INDUSTRY_IDS):
        cells: list[DemandCell] = []
        for column in range(3):
            space = row * 3 + column
            tile = s.tiles[space]
            cells.append(
                DemandCell(
                    column=DEMAND_COLUMN_IDS[column],
                    bonus=g.column_bonus[column],
                    tile=TILE_IDS[tile] if tile != NO_TILE else None,
                    goods=s.demand[space],
                    capacity=capacity(g, s, space),
                )
            )
        rows.append(DemandRow(industry, cells, half_price_open(g, s, row)))
    return rows


def cubes(column: Column, first: int) -> Cubes:
    """Counts by resource, from a column."""
    return Cubes(
        column[first + LIVESTOCK], column[first + STEEL], column[first + WOOD], column[first + COAL]
    )


def supply(g: Rules, s: State, companies: Mapping[CompanyId, CompanySheet]) -> Supply:
    """Supply Chain with prices, Haymarket and bag."""
    lines = Supply(cubes(s.haymarket, 0), cubes(s.bag, 0), wanted(g, s, companies))
    if g.overlay_in_play:
        lines.columns = [
            OverlayColumn(
                g.overlay_price[column],
                [RESOURCE_IDS[k] for k in range(KINDS) if s.overlay[k] >> column & 1],
            )
            for column in range(COLUMNS)
        ]
    else:
        lines.chain = [
            ChainSpace(CHAIN_IDS[space], g.chain_price[space], cubes(s.chain, space * KINDS))
            for space in range(CHAIN)
        ]
    return lines


def wanted(
    g: Rules, s: State, companies: Mapping[CompanyId, CompanySheet]
) -> dict[ResourceId, Wanted]:
    """The cubes that companies which haven't operated lack for all their factories, by resource."""
    lines: dict[ResourceId, Wanted] = {}
    for kind, resource in enumerate(RESOURCE_IDS):
        missing = [
            sum([factory.missing.get(resource, 0) for factory in line.factories])
            for line in companies.values()
            if not line.operated
        ]
        lines[resource] = Wanted(
            companies=sum([1 for count in missing if count]),
            cubes=sum(missing),
            for_sale=for_sale(g, s, kind),
        )
    return lines


def for_sale(g: Rules, s: State, kind: int) -> int:
    """OPS-13, OPS-14: cubes of a kind that a company may buy, so not those on the X space."""
    if g.overlay_in_play:
        return int(s.overlay[kind]).bit_count()
    return sum([s.chain[space * KINDS + kind] for space in range(CHAIN) if g.chain_price[space]])


def jobs(g: Rules, s: State) -> Jobs:
    """ACT-20: Workers in the Job Market and what the next ones cost."""
    prices = [g.worker_price[n] for n in range(s.market, -1, -1)]
    return Jobs(s.market, g.market_size, g.worker_price[s.market], prices)


def decks(g: Rules, s: State) -> Decks:
    """How many tiles each stack has left; Buildings by the number of draws."""
    return Decks(
        demand=size_of(s.demand_stack),
        assets=size_of(s.asset_stack),
        buildings=[
            g.building_sets[era].bit_count() - s.draws[STREAM_BUILDINGS + era]
            for era in range(ERAS)
        ],
        bag=sum(s.bag),
        bonus_goods=bonus_goods_left(g, s),
    )
