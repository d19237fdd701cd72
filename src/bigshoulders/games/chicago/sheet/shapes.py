"""The types of the sheet.

The client's `wire.gen.ts` is generated from these types. Not compiled: msgspec reads annotations at
run time. Fields keep their order, and an absent key is UNSET.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from bigshoulders.games.chicago.engine.ids import (
    ChainId,
    CompanyId,
    DemandColumnId,
    DifficultyId,
    GoalId,
    HolderId,
    IndustryId,
    OutletId,
    PhaseId,
    ResourceId,
    SourceId,
)
from bigshoulders.games.chicago.engine.rules import AppealBonusId

# OPS-5: the steps of an Operating turn.
OperatingStepId = Literal[
    "issue", "wages", "purchase", "produce", "collect", "sell", "pay", "free", "maintain"
]
SuggestionId = Literal["safe", "strong", "room"]
Facts: TypeAlias = Mapping[str, object]
Question: TypeAlias = Annotated[Mapping[str, object], Meta(title="Question")]  # one kind of frame


class Cubes(Struct):
    """A number of cubes of each resource."""

    livestock: int
    steel: int
    wood: int
    coal: int


# --- companies -----------------------------------------------------------------------------------


class Certificates(Struct):
    """Certificates for sale in one place."""

    common: int
    preferred: int


class FactorySheet(Struct):
    """One factory of a charter.

    `lacking` Workers and `missing` resources are what it still needs to run.
    """

    workers: int
    automated: int
    managers: int
    free: int
    tokens: int
    lacking: int
    goods: int
    missing: dict[ResourceId, int]
    staffed: bool
    ready: bool
    ran: bool


class FullRun(Struct):
    """The output of a company if every staffed factory runs."""

    goods: int
    revenue: int
    per_share: int


class Outlet(Struct):
    """Where Goods can go: a column of the Demand grid, or half price."""

    outlet: OutletId
    room: int | UnsetType = UNSET
    capacity: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    open: bool | UnsetType = UNSET


class FirstRun(Struct):
    """The missing crew and cubes of factory 1, their price now, and the revenue of one run.

    `cubes` is the cheapest price of all missing cubes, null if they aren't all for sale.
    """

    workers: int
    crew: int
    missing: dict[ResourceId, int]
    cubes: int | None
    goods: int
    income: int


class NextBonus(Struct):
    """The next space of the Appeal Track with a bonus."""

    space: int
    bonus: AppealBonusId
    away: int


class Rival(Struct):
    """A player who could take a company over; `now` means with one certificate that is for sale."""

    seat: int
    shares: int
    needs: int
    now: bool


class Payment(Struct):
    """One way to use the revenue: money by holder, steps on the Stock Track, the value reached."""

    to: dict[HolderId, int]
    steps: int
    value: int


class NextStep(Struct):
    """The revenue missing for one step more."""

    steps: int
    revenue: int
    missing: int


class TurnSheet(Struct):
    """The current Operating turn."""

    step: OperatingStepId
    revenue: int
    sold: int
    ran: int
    tier: int
    dearer: int
    price: int
    per_share: int
    may_pay: bool
    pay: Payment
    withhold: Payment
    next_step: NextStep | None


class CompanySheet(Struct):
    """One open company."""

    rank: int
    operated: bool
    space: int
    value: int
    shares: dict[HolderId, int]
    certificates: dict[SourceId, Certificates]
    sold_out: bool
    unit_price: int
    next_price: int | None
    salespeople: int
    sales_spaces: int | None
    factories: list[FactorySheet]
    employed: int
    wages: int
    full_run: FullRun
    first_run: FirstRun
    thresholds: list[int]
    outlets: list[Outlet]
    next_bonus: NextBonus | None
    directorship: list[Rival]
    withhold_value: int
    steps: list[int]
    turn: TurnSheet | UnsetType = UNSET


class CharterSheet(Struct):
    """A company on offer: its first run, and how hard it is to start."""

    first_run: FirstRun
    difficulty: DifficultyId


class Founding(Struct):
    """The companies on offer for a first founding, those to suggest and the price to suggest."""

    charters: dict[CompanyId, CharterSheet]
    suggested: dict[SuggestionId, CompanyId]
    value: int


class SaleLine(Struct):
    """Shares sold in one batch, what they bring, and the stock value afterwards."""

    shares: int
    proceeds: int
    value: int


class Sale(Struct):
    """The proceeds of the open batch for a company, and with one more certificate."""

    offered: SaleLine | UnsetType = UNSET
    common: SaleLine | UnsetType = UNSET
    preferred: SaleLine | UnsetType = UNSET
    director: SaleLine | UnsetType = UNSET


# --- the board -----------------------------------------------------------------------------------


class Track(Struct):
    """The Stock Track: values from Closed upwards; what founding costs at each initial value.

    For each space, `thresholds` is the revenue that raises the value by one, two and three steps,
    and `withheld` the value after withholding.
    """

    values: list[int]
    lowest: int
    initial: list[int]
    founding: list[int]
    triple_from: int
    thresholds: list[list[int]]
    withheld: list[int]


class RefusedMove(Struct):
    """Why a move is refused: facts for the sentence of a code."""

    code: str
    rule: str
    facts: Facts


class SpaceSheet(Struct, kw_only=True):
    """An action space: a Building with owner and Decade, or a bank building.

    `users` are the companies that could pay for it and use it, were it free.
    """

    space: str
    cost: int
    bank_pays: int
    partners: list[int]
    refused: dict[CompanyId, RefusedMove] | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    decade: int | UnsetType = UNSET
    from_: int | UnsetType = field(default=UNSET, name="from")
    repeatable: bool | UnsetType = UNSET
    open: bool
    users: list[CompanyId]


class AssetBuyer(Struct):
    """A company and an asset: the money left after buying it, or missing if below 0.

    `kept` says whether the company has a free slot for the tile.
    """

    company: CompanyId
    left: int
    kept: bool


class AssetSlot(Struct):
    """A space of the asset display, and which open companies could pay for it."""

    price: int
    asset: str | None
    cost: int
    buyers: list[AssetBuyer]


class DemandCell(Struct):
    """A space of the Demand grid."""

    column: DemandColumnId
    bonus: int
    tile: str | None
    goods: int
    capacity: int


class DemandRow(Struct):
    """The Demand of one industry."""

    industry: IndustryId
    cells: list[DemandCell]
    half_price: bool


class OverlayColumn(Struct):
    """A column of the Supply Chain overlay."""

    price: int
    cubes: list[ResourceId]


class ChainSpace(Struct):
    """A space of the Supply Chain."""

    place: ChainId
    price: int
    cubes: Cubes


class Wanted(Struct):
    """How much of a resource companies still lack for their factories, and how much is for sale."""

    companies: int
    cubes: int
    for_sale: int


class Supply(Struct):
    """Haymarket Square, the bag, and the Supply Chain with or without its overlay."""

    haymarket: Cubes
    bag: Cubes
    wanted: dict[ResourceId, Wanted]
    columns: list[OverlayColumn] | UnsetType = UNSET
    chain: list[ChainSpace] | UnsetType = UNSET


class Jobs(Struct):
    """The Job Market."""

    workers: int
    size: int
    price: int
    prices: list[int]


class Decks(Struct):
    """How many tiles each stack has left."""

    demand: int
    assets: int
    buildings: list[int]
    bag: int
    bonus_goods: int


# --- players -------------------------------------------------------------------------------------


class PlayerSheet(Struct):
    """One player: limits, worth, income, Partners and order."""

    certificates: int
    limit: int
    shares_value: int
    net_worth: int
    income: int
    partners: int
    partners_gained: int
    initiative: int | None
    priority: bool
    directs: list[CompanyId]
    settled: bool


class GoalSheet(Struct):
    """A goal: each seat's measure (null: it can't win) and who would win it now."""

    goal: GoalId
    cash: int
    measures: list[int | None]
    leaders: list[int]


class ScoreHolding(Struct):
    """The shares of one company in a final account."""

    shares: int
    total: int


class ScoreRow(Struct):
    """One player's final account."""

    cash: int
    goals: int
    shares: int
    total: int
    holdings: dict[CompanyId, ScoreHolding]


class Scorepad(Struct):
    """All final accounts and the winners."""

    players: list[ScoreRow]
    winners: list[int]


class Sheet(Struct):
    """Everything the table shows besides the position itself."""

    decade: int
    phase: PhaseId
    question: Question | None
    operating: CompanyId | None
    running_order: list[CompanyId]
    arrival_rank: list[int]
    track: Track
    appeal_track: list[AppealBonusId | None]
    players: list[PlayerSheet]
    sale: dict[CompanyId, Sale]
    companies: dict[CompanyId, CompanySheet]
    spaces: list[SpaceSheet]
    assets: list[AssetSlot]
    demand: list[DemandRow]
    supply: Supply
    jobs: Jobs
    decks: Decks
    goals: list[GoalSheet]
    scorepad: Scorepad | None
    founding: Founding | UnsetType = UNSET
    hand: dict[str, list[CompanyId]] | UnsetType = UNSET


# --- the main numbers ----------------------------------------------------------------------------


class PlayerSketch(Struct):
    """A player's money."""

    cash: int
    net_worth: int


class CompanySketch(Struct):
    """A company's value, shares and control."""

    director: int
    value: int
    preferred: HolderId
    common: dict[HolderId, int]
    directorship: list[Rival]


class Sketch(Struct):
    """The main numbers of a position, to compare two moments."""

    decade: int
    phase: PhaseId
    players: list[PlayerSketch]
    companies: dict[CompanyId, CompanySketch]
