"""The printed content of the game, as catalog.py reads it from the data files."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.kernel.data_files import Record
from bigshoulders.kernel.errors import BadData

OVERLAY = "advanced_supply_chain"
UNLIMITED = 255  # Salesperson spaces of a charter without a limit
PER_WORKER = -1  # Goods of a factory that makes one per employed Worker
BY_TIER = 0  # Goods of a factory that runs in tiers


@dataclass(frozen=True)
class EffectRecord:
    """One effect in the vocabulary of engine/effects: a word and its numbers."""

    do: str
    numbers: dict[str, int]


@dataclass(frozen=True)
class TierRecord:
    """One tier of a factory that runs in tiers (CO-OSCAR-2)."""

    workers: int
    inputs: list[int]
    goods: int
    price: int


@dataclass(frozen=True)
class FactoryRecord:
    """One factory of a charter."""

    worker_spaces: int
    manager_spaces: int
    tokens: int
    inputs: list[int]
    goods: int
    bonus: list[EffectRecord]
    tiers: list[TierRecord]


@dataclass(frozen=True)
class CompanyRecord:
    """One charter."""

    id: str
    industry: int
    start_appeal: int
    prices: list[int]
    sales_spaces: int
    asset_slots: int
    factories: list[FactoryRecord]
    power: str
    house_values: bool
    difficulty: int  # index of DIFFICULTY_IDS; -1 if not known


@dataclass(frozen=True)
class SpaceRecord:
    """One action space: a Building tile or a bank building."""

    id: str
    era: int  # 0 for a bank building
    in_set: str  # the set of a later Building (OPT-16); "" if it is printed
    min_players: int
    workers: int
    bank_pays: bool
    amount: int
    once: bool
    from_decade: int
    effects: list[EffectRecord]


@dataclass(frozen=True)
class AssetRecord:
    """One Capital Asset tile."""

    id: str
    starting: bool
    starts_on: int
    chief: bool
    when: str
    cost: int
    bonus: list[EffectRecord]
    effects: list[EffectRecord]


@dataclass(frozen=True)
class OverlayColumn:
    """One column of the advanced Supply Chain: its price and the cubes its section draws."""

    price: int
    draw: int


@dataclass(frozen=True)
class Catalog:
    """All content as printed; assemble.py applies editions and variants."""

    companies: list[CompanyRecord | None]
    spaces: list[SpaceRecord]
    assets: list[AssetRecord]
    tile_octagons: list[int]
    tile_min_players: list[int]
    overlay: list[OverlayColumn]
    tracks: Record
    faults: dict[str, BadData]  # of house values, which block play (DATA-14)
