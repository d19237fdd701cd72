"""The types of the sheet.

The client's `wire.gen.ts` is generated from these types. Not compiled: msgspec reads annotations at
run time. Fields keep their order, and an absent key is UNSET.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from bigshoulders.games.industrialist.engine.ids import ActionId, KindId, OpId, RailId

StatusId = Literal["taken", "skipped", "ahead"]
Facts: TypeAlias = Mapping[str, object]
StepId: TypeAlias = Annotated[str, Meta(title="StepId")]  # the name of a question


class Kinds(Struct):
    """A number for each kind of unit."""

    materials: int
    commodities: int
    goods: int
    capital: int


class RefusedMove(Struct):
    """Why a move is refused: facts for the sentence of a code."""

    code: str
    rule: str
    facts: Facts


# --- the turn ------------------------------------------------------------------------------------


class Turn(Struct):
    """Where the game is in its sixteen turns, and when upkeep comes next."""

    number: int
    of: int
    over: bool
    question: StepId | None
    labour_years: list[int]
    maintenance_years: list[int]
    next_labour: int | None
    next_maintenance: int | None


class ActionSheet(Struct):
    """One of the four actions; `cost` is the price of the next one begun. One ahead without a
    refusal can begin now."""

    action: ActionId
    status: StatusId
    cost: int | None
    refusal: RefusedMove | None


class Managers(Struct):
    """The managers die, its price, and why it can't be used now."""

    die: int
    used: bool
    cost: int | None
    refusal: RefusedMove | None


class PriceRow(Struct):
    """A row of the market: units for a lot by kind; null is not wanted."""

    materials: int | None
    commodities: int | None
    goods: int | None
    capital: int | None


class Price(Struct):
    """Units for a lot now, and how many lots the stock makes."""

    price: int | None
    lots: int


class Prices(Struct):
    """Prices now, by kind."""

    materials: Price
    commodities: Price
    goods: Price
    capital: Price


class Market(Struct):
    """The market die, the printed rows, and the prices now."""

    face: int | None
    rows: list[PriceRow]
    now: Prices


# --- units ---------------------------------------------------------------------------------------


class TrackSheet(Struct):
    """A track that holds units."""

    track: str
    card: str
    units: int
    most: int
    accepts: bool
    room: int
    room_for_managers: int


class KindStock(Struct):
    """All units of a kind, the room for more, and its tracks."""

    units: int
    room: int
    tracks: list[TrackSheet]


class Stock(Struct):
    """Stock by kind."""

    materials: KindStock
    commodities: KindStock
    goods: KindStock
    capital: KindStock


class Production(Struct):
    """The yield of producing now, by kind and by track."""

    kinds: Kinds
    tracks: dict[str, int]


class Labour(Struct):
    """Labour costs if the workers stay as they are; `due` means this turn."""

    due: bool
    each: int
    buildings: list[str]
    capital: int
    unpaid: int


class Maintenance(Struct):
    """Units that maintenance takes, and of which kinds by Building; `due` means this turn."""

    due: bool
    units: int
    buildings: dict[str, list[KindId]]


class Score(Struct):
    """The score if the game ended now, its rank, and the way to the next rank."""

    profit: int
    end_profit: int
    buildings: dict[str, int]
    now: int
    rank: int
    ladder: list[int]
    to_next: int | None


# --- cards ---------------------------------------------------------------------------------------


class Edges(Struct):
    """The rails of a card."""

    north: RailId
    east: RailId
    south: RailId
    west: RailId


class CardEffect(Struct):
    """One effect of a card's event."""

    op: OpId
    kind: KindId | UnsetType = UNSET
    amount: int | UnsetType = UNSET


class Side(Struct):
    """A side of a Building card, as printed."""

    name: str
    track: KindId
    most: int
    staffing: int
    cost: Kinds
    rails: Edges
    end_profit: int
    years: tuple[int, int]
    effects: list[CardEffect]
    other_side: str


class Central(Struct):
    """The Central Factory, as printed."""

    name: str
    staffing: int
    rails: Edges
    most: Kinds


class GridPlace(Struct):
    """A grid place: its id in moves, x eastward and y southward from the Central Factory."""

    place: str
    x: int
    y: int


class BuiltCard(Struct):
    """A card on the map."""

    card: str
    place: str
    x: int
    y: int
    workers: int
    staffing: int
    staffed: bool


class Connection(Struct):
    """A one-way rail between two cards."""

    from_: str = field(name="from")
    to: str


class RowEvent(Struct):
    """The event that building a card brings, and whether it happens this year."""

    side: str
    happened: bool
    in_years: bool
    happens: bool
    lapsed: bool


class RowCard(Struct):
    """A card of the row: what it lacks, where it fits, and its event."""

    side: str
    affordable: bool
    lacks: Kinds
    places: list[str]
    places_for_managers: list[str]
    event: RowEvent | None


class Sheet(Struct):
    """Everything the table shows besides the position itself."""

    turn: Turn
    actions: list[ActionSheet]
    managers: Managers
    market: Market
    stock: Stock
    production: Production
    labour: Labour
    maintenance: Maintenance
    score: Score
    cards: dict[str, Side]
    central: Central
    map: list[BuiltCard]
    rails: list[Connection]
    free_places: list[GridPlace]
    row: list[RowCard]


# --- the main numbers ----------------------------------------------------------------------------


class Sketch(Struct):
    """The main numbers of a position, to compare two moments."""

    year: int
    profit: int
    market: int
    managers: int
    spare_markers: int
    managers_used: bool
