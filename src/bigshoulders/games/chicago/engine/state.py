"""The position: plain numbers, one column per fact.

Columns have fixed lengths and are read and written only by index, so that their representation can
change behind one alias. Rules read columns freely and write only through `verbs`. A *quiet* column
rarely changes: copies share it, and a writer replaces it with `put` instead of writing into it.
"""

from __future__ import annotations

from hashlib import blake2b
from sys import byteorder
from types import FunctionType
from typing import Final, TypeAlias, final

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bigshoulders.kernel.driver import Position
from bigshoulders.kernel.frames import Frame

Column: TypeAlias = "vec[i64]"  # a string: compiled modules can't name the type at run time

# Draws are counted by stream: one per deck and per bag. A reveal counts as a draw.
STREAM_START: Final = 0
STREAM_DEMAND: Final = 1  # and the next three, one per level
STREAM_STARTING_ASSETS: Final = 5
STREAM_ASSETS: Final = 6
STREAM_GOALS: Final = 7
STREAM_CUBES: Final = 8
STREAM_BUILDINGS: Final = 9  # and the next two, one per era
STREAM_REVEALS: Final = 12
STREAMS: Final = 13

# Cells of the current Operating turn (column `turn`).
REVENUE: Final = 0
RAN: Final = 1  # factories that have run; factories run from left to right
SOLD: Final = 2  # Goods sold
TIER: Final = 3  # the tier run, plus one (CO-OSCAR-2); 0 if none
DEARER: Final = 4  # dollars added to the price of each Good (ASSET-21)
UNPAID: Final = 5  # Workers without wages (CO-QUAKER-4)
TURN_CELLS: Final = 6


def column_of(numbers: list[int]) -> Column:
    """A column with these cells."""
    return vec[i64]([i64(number) for number in numbers])  # compiles to a plain loop


def filled(length: int, value: int) -> Column:
    """A column with the same number in every cell."""
    return vec[i64]([value] * length)


def put(column: Column, i: int, value: int) -> Column:
    """A copy of a quiet column with one cell changed."""
    column = column[:]
    column[i] = value
    return column


def narrow(columns: list[Column]) -> bytes:
    """The cells as 16-bit numbers, lowest byte first."""
    if INTERPRETED and byteorder == "little":  # two slices are faster there than a loop
        cells = b"".join(columns)
        low = bytearray(len(cells) // 4)
        low[::2] = cells[::8]
        low[1::2] = cells[1::8]
        return bytes(low)
    out = BytesWriter()
    for column in columns:
        for cell in column:
            write_i16_le(out, i16(cell))
    return out.getvalue()


def wide(columns: list[Column]) -> bytes:
    """The cells as 64-bit numbers, lowest byte first."""
    if byteorder == "little":
        return b"".join(columns)
    out = BytesWriter()
    for column in columns:
        for cell in column:
            write_i64_le(out, i64(cell))
    return out.getvalue()


def index_of(column: Column, value: int) -> int:
    """The first cell that holds a value; -1 if none does."""
    for i, cell in enumerate(column):
        if cell == value:
            return i
    return -1


INTERPRETED: Final = isinstance(column_of, FunctionType)  # compiled functions have another type


@mypyc_attr(acyclic=True)
@final
class State(Position):
    """Every column is a required argument, so nobody can add one without deciding who may see
    it."""

    __slots__ = (
        "appeal",
        "aside",
        "asset_stack",
        "assets",
        "automated",
        "bag",
        "bank_partners",
        "bonus_goods",
        "building_stacks",
        "cash",
        "chain",
        "chosen",
        "common",
        "cubes",
        "decade",
        "demand",
        "demand_stack",
        "director",
        "display",
        "drafted",
        "exhausted",
        "goals",
        "goods",
        "hand",
        "haymarket",
        "height",
        "initiative",
        "last_trader",
        "managers",
        "market",
        "offer",
        "operated",
        "overlay",
        "partner_appeal",
        "partner_row",
        "partners",
        "passes",
        "phase",
        "preferred",
        "price",
        "priority",
        "ready",
        "removed",
        "reserved",
        "round_order",
        "row",
        "row_partner",
        "sales",
        "sold",
        "status",
        "steel_spent",
        "tiles",
        "treasury",
        "turn",
        "workers",
    )

    def __init__(
        self,
        seed: bytes,
        draws: list[int],
        stack: list[Frame],
        decade: int,
        phase: i64,
        priority: i64,
        passes: i64,
        last_trader: i64,
        market: i64,
        asset_stack: i64,
        exhausted: i64,
        demand_stack: i64,
        goals: i64,
        operated: i64,
        steel_spent: i64,
        ready: i64,
        partner_appeal: i64,
        partner_row: i64,
        cash: Column,
        sold: Column,
        status: Column,
        director: Column,
        preferred: Column,
        common: Column,
        offer: Column,
        price: Column,
        appeal: Column,
        height: Column,
        treasury: Column,
        goods: Column,
        bonus_goods: Column,
        cubes: Column,
        workers: Column,
        automated: Column,
        managers: Column,
        sales: Column,
        assets: Column,
        display: Column,
        hand: Column,
        drafted: Column,
        chosen: Column,
        removed: Column,
        building_stacks: Column,
        row: Column,
        row_partner: Column,
        bank_partners: Column,
        partners: Column,
        reserved: Column,
        initiative: Column,
        round_order: Column,
        tiles: Column,
        demand: Column,
        bag: Column,
        haymarket: Column,
        chain: Column,
        overlay: Column,
        aside: Column,
        turn: Column,
    ) -> None:
        super().__init__(seed, draws, stack)
        self.decade = decade  # 1 to 5
        self.phase = phase
        self.priority = priority  # seat with the Priority Deal marker
        self.passes = passes  # consecutive passes in the Stock Phase
        self.last_trader = (
            last_trader  # the seat that last sold or bought in this Stock Phase, or NOBODY
        )
        self.market = market  # Workers in the Job Market
        self.asset_stack = asset_stack  # set of assets, as bits
        self.exhausted = exhausted  # set of assets, as bits
        self.demand_stack = demand_stack  # set of tiles, as bits
        self.goals = goals  # set of goals in play, as bits
        self.operated = operated  # set of companies that have operated this Decade, as bits
        self.steel_spent = steel_spent  # 1 if CO-SCHWINN-2 was used this Decade
        self.ready = ready  # set of seats that have answered a question to everyone, as bits
        self.partner_appeal = partner_appeal  # set of seats whose Partner is on Appeal 9, as bits
        self.partner_row = partner_row  # set of seats whose Partner is on building space 3, as bits
        self.cash = cash  # by seat
        self.sold = sold  # (quiet) by seat: set of companies sold this Decade, as bits
        self.status = status  # (quiet) by company: absent, available, open, closed
        self.director = director  # (quiet) by company: seat, or NOBODY
        self.preferred = preferred  # (quiet) by company: holder of the Preferred Certificate
        self.common = common  # by company and holder: Common Certificates
        self.offer = (
            offer  # (quiet) by company and certificate: being sold or issued in the open batch
        )
        self.price = price  # by company: space on the Stock Track
        self.appeal = appeal  # by company: space on the Appeal Track
        self.height = height  # by company: place in its Appeal stack, 0 = bottom
        self.treasury = treasury  # by company: cash
        self.goods = goods  # by company
        self.bonus_goods = bonus_goods  # (quiet) by company: Bonus Good tokens
        self.cubes = cubes  # by company and resource
        self.workers = workers  # by company and factory
        self.automated = automated  # by company and factory: tokens on Worker spaces
        self.managers = managers  # by company and factory
        self.sales = sales  # by company: Salespeople
        self.assets = assets  # (quiet) by company and slot: asset or NO_ASSET
        self.display = display  # (quiet) from $80 to $40: asset or NO_ASSET
        self.hand = hand  # (quiet) by seat: set of Buildings, as bits
        self.drafted = (
            drafted  # (quiet) by seat: set of Buildings kept in the current draft, as bits
        )
        self.chosen = chosen  # (quiet) by seat: Building to be revealed, or -1
        self.removed = removed  # (quiet) by seat: set of Buildings removed from the game, as bits
        self.building_stacks = building_stacks  # (quiet) by era: set of Buildings, as bits
        self.row = row  # (quiet) by seat and Decade: Building or -1
        self.row_partner = row_partner  # by seat and Decade: seat whose Partner stands there, or -1
        self.bank_partners = bank_partners  # by bank building and seat: Partners
        self.partners = partners  # by seat: available
        self.reserved = reserved  # (quiet) by seat: company, WAITING or GAINED
        self.initiative = initiative  # (quiet) seats, first to last; -1 beyond the players
        self.round_order = round_order  # (quiet) the order of the current round, likewise
        self.tiles = tiles  # (quiet) by Demand space: tile or NO_TILE
        self.demand = demand  # by Demand space: Goods on it
        self.bag = bag  # by resource
        self.haymarket = haymarket  # by resource
        self.chain = chain  # by Supply Chain space and resource
        self.overlay = overlay  # (quiet) by resource: set of occupied columns, as bits
        self.aside = aside  # (quiet) by resource: cubes drawn but not yet placed (VAR-CHAIN-12)
        self.turn = turn  # cells of the current Operating turn

    def copy(self) -> State:
        """An independent copy; immutable frames and quiet columns are shared."""
        return State(
            self.seed,
            self.draws[:],
            self.stack[:],
            self.decade,
            self.phase,
            self.priority,
            self.passes,
            self.last_trader,
            self.market,
            self.asset_stack,
            self.exhausted,
            self.demand_stack,
            self.goals,
            self.operated,
            self.steel_spent,
            self.ready,
            self.partner_appeal,
            self.partner_row,
            self.cash[:],
            self.sold,
            self.status,
            self.director,
            self.preferred,
            self.common[:],
            self.offer,
            self.price[:],
            self.appeal[:],
            self.height[:],
            self.treasury[:],
            self.goods[:],
            self.bonus_goods,
            self.cubes[:],
            self.workers[:],
            self.automated[:],
            self.managers[:],
            self.sales[:],
            self.assets,
            self.display,
            self.hand,
            self.drafted,
            self.chosen,
            self.removed,
            self.building_stacks,
            self.row,
            self.row_partner[:],
            self.bank_partners[:],
            self.partners[:],
            self.reserved,
            self.initiative,
            self.round_order,
            self.tiles,
            self.demand[:],
            self.bag[:],
            self.haymarket[:],
            self.chain[:],
            self.overlay,
            self.aside,
            self.turn[:],
        )

    def digest(self) -> bytes:
        """Canonical: equal positions have equal digests. The seed is left out, so a digest can be
        published."""
        return blake2b(self.narrow_cells() + self.wide_cells(), digest_size=16).digest()

    def narrow_cells(self) -> bytes:
        """Numbers that always fit in 16 bits: ids, places, piece counts."""
        return narrow(
            [
                self.status,
                self.director,
                self.preferred,
                self.common,
                self.offer,
                self.price,
                self.appeal,
                self.height,
                self.goods,
                self.bonus_goods,
                self.cubes,
                self.workers,
                self.automated,
                self.managers,
                self.sales,
                self.assets,
                self.display,
                self.chosen,
                self.row,
                self.row_partner,
                self.bank_partners,
                self.partners,
                self.reserved,
                self.initiative,
                self.round_order,
                self.tiles,
                self.demand,
                self.bag,
                self.haymarket,
                self.chain,
                self.aside,
            ]
        )

    def wide_cells(self) -> bytes:
        """Numbers that may need many bits: money, sets, draw counts, frames."""
        return wide(
            [
                vec[i64](
                    [
                        self.decade,
                        self.phase,
                        self.priority,
                        self.passes,
                        self.last_trader,
                        self.market,
                        self.asset_stack,
                        self.exhausted,
                        self.demand_stack,
                        self.goals,
                        self.operated,
                        self.steel_spent,
                        self.ready,
                        self.partner_appeal,
                        self.partner_row,
                    ]
                ),
                column_of(self.draws),
                self.cash,
                self.sold,
                self.treasury,
                self.hand,
                self.drafted,
                self.removed,
                self.building_stacks,
                self.overlay,
                self.turn,
                *[frame.cells() for frame in self.stack],
            ]
        )
