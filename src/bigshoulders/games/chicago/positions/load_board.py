"""Reads the middle of the table from a position document and fills in unlisted Buildings."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BANK_IDS,
    BUILDING,
    BUILDING_IDS,
    CHAIN_IDS,
    COLUMNS,
    DEMAND_WORDS,
    GOAL_IDS,
    KINDS,
    NO_ASSET,
    NO_TILE,
    RESOURCE_IDS,
    ROW,
    SEATS,
    TILE_IDS,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, column_of
from bigshoulders.games.chicago.engine.steps.building import ERA_OF_DECADE
from bigshoulders.kernel.bits import bits_of, members
from bigshoulders.kernel.documents import Part
from bigshoulders.kernel.frames import UNKNOWN


def read_board(g: Rules, s: State, board: Part) -> None:
    s.market = board.number("job_market", g.market_start, most=g.market_size)
    s.haymarket = column_of(board.counts("haymarket", RESOURCE_IDS))
    s.aside = column_of(board.counts("set_aside", RESOURCE_IDS))
    chain = board.part("chain")
    for i, space in enumerate(CHAIN_IDS):
        for kind, cubes in enumerate(chain.counts(space, RESOURCE_IDS)):
            s.chain[i * KINDS + kind] = cubes
    chain.done()
    overlay = board.part("overlay")
    for kind, resource in enumerate(RESOURCE_IDS):
        s.overlay[kind] = 0
        for column in overlay.items(resource):
            if isinstance(column, int) and 0 <= column < COLUMNS:
                s.overlay[kind] |= 1 << column
            else:
                most = COLUMNS - 1
                code = "position/number-out-of-range"
                overlay.fault(code, resource, got=column, least=0, most=most)
    overlay.done()
    read_bag(g, s, board)
    read_demand(s, board)
    display = board.part("asset_display")
    s.display = column_of([NO_ASSET] * len(s.display))
    for slot, price in enumerate(g.asset_price):
        if display.value(str(price)) is not None:
            s.display[slot] = display.word(str(price), ASSET_IDS, "")
    display.done()
    s.asset_stack = bits_of(board.words("asset_stack", ASSET_IDS))
    s.goals = bits_of(board.words("goals", GOAL_IDS))
    if board.value("building_stacks") is not None:
        read_stacks(s, board)
    bank = board.part("bank_buildings")
    for i, word in enumerate(BANK_IDS):
        counts = bank.items(word)
        for seat, count in enumerate(counts[: g.players]):
            if isinstance(count, int) and 0 <= count <= 5:
                s.bank_partners[i * SEATS + seat] = count
            else:
                bank.fault("position/number-out-of-range", word, got=count, least=0, most=5)
    bank.done()


def read_bag(g: Rules, s: State, board: Part) -> None:
    """INV-2: without a bag in the document, it holds all cubes that aren't elsewhere."""
    if board.has("bag"):
        s.bag = column_of(board.counts("bag", RESOURCE_IDS))
        return
    for kind in range(KINDS):
        seen = s.haymarket[kind] + s.aside[kind] + int(s.overlay[kind]).bit_count()
        seen += sum(s.cubes[kind::KINDS]) + sum(s.chain[kind::KINDS])
        s.bag[kind] = max(0, g.cube_total[kind] - seen)


def read_demand(s: State, board: Part) -> None:
    demand = board.part("demand")
    s.tiles = column_of([NO_TILE] * len(s.tiles))
    for space, word in enumerate(DEMAND_WORDS.ids):
        cell = demand.part(word)
        if cell.value("tile") is not None:
            s.tiles[space] = cell.word("tile", TILE_IDS, "")
        s.demand[space] = cell.number("goods")
        cell.done()
    demand.done()
    s.demand_stack = bits_of(board.words("demand_stack", TILE_IDS))


def read_stacks(s: State, board: Part) -> None:
    """The building stacks by era; None if they are hidden."""
    items = board.items("building_stacks")
    s.building_stacks = s.building_stacks[:]
    for era, item in enumerate(items[:3]):
        if item is None:
            s.building_stacks[era] = UNKNOWN
        else:
            part = Part(board.faults, f"board.building_stacks[{era}]", {"tiles": item})
            s.building_stacks[era] = bits_of(part.words("tiles", BUILDING_IDS))


def deal_the_rest(g: Rules, s: State, root: Part) -> None:
    """Without stacks in the document, unlisted Buildings fill rows and hands."""
    given = [item if isinstance(item, dict) else {} for item in root.items("players")][: g.players]
    used = bits_of([b for b in s.row if b >= 0])
    for seat in g.seats:
        for tiles in (s.hand[seat], s.drafted[seat], s.removed[seat]):
            used |= max(0, tiles)
        if s.chosen[seat] >= 0:
            used |= 1 << s.chosen[seat]
    for seat, player in enumerate(given):
        for i in range(decades_built(s) if "row" not in player else 0):
            free = members(g.building_sets[ERA_OF_DECADE[i] - 1] & ~used)
            if free:
                s.row[seat * ROW + i] = free[0]
                used |= 1 << free[0]
    dealt = [g.players * n for n in buildings_dealt(s)]
    rest: list[int] = []
    s.building_stacks = s.building_stacks[:]
    for era in range(3):
        free = members(g.building_sets[era] & ~used)
        in_stack = len(members(g.building_sets[era])) - dealt[era]
        keep = max(0, len(free) - in_stack)
        rest += free[:keep]
        s.building_stacks[era] = bits_of(free[keep:])
    for seat, player in enumerate(given):
        placed = len([b for b in s.row[seat * ROW : seat * ROW + ROW] if b >= 0])
        while "removed" not in player and len(members(s.removed[seat])) < placed and rest:
            s.removed[seat] |= 1 << rest.pop(0)
    for seat, player in enumerate(given):
        while "hand" not in player and len(members(s.hand[seat])) < hand_size(s) and rest:
            s.hand[seat] |= 1 << rest.pop(0)


def hand_size(s: State) -> int:
    """Buildings in hand outside the Building Phase, and at its start."""
    return 3 if s.decade == 1 and s.phase <= BUILDING else 1


def decades_built(s: State) -> int:
    """Decades whose Building Phase is over."""
    return s.decade if s.phase > BUILDING else s.decade - 1


def buildings_dealt(s: State) -> list[int]:
    """By era: Buildings dealt to each player before, or in, this Decade's Building Phase."""
    dealt = [3, 0, 0]
    for decade in range(1, decades_built(s)):
        dealt[ERA_OF_DECADE[decade] - 1] += 2
    return dealt
