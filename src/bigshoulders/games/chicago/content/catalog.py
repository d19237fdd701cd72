"""Reads data/*.toml into frozen records and checks the ids. Only `engine/ids.py` reads one of these
files too: the ids of later Buildings are part of the engine's numbers."""

from __future__ import annotations

from functools import cache

from bigshoulders.games.chicago.content.records import (
    BY_TIER,
    OVERLAY,
    PER_WORKER,
    UNLIMITED,
    AssetRecord,
    Catalog,
    CompanyRecord,
    EffectRecord,
    FactoryRecord,
    OverlayColumn,
    SpaceRecord,
    TierRecord,
)
from bigshoulders.games.chicago.engine.effects import EFFECTS
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BANK_IDS,
    BASE_COMPANIES,
    BUILDING_IDS,
    COLUMNS,
    COMPANY_IDS,
    DIFFICULTY_IDS,
    ERAS,
    FACTORIES,
    INDUSTRY_IDS,
    LEVELS,
    PRINTED_BUILDINGS,
    RESOURCE_IDS,
    TILES_PER_LEVEL,
)
from bigshoulders.games.chicago.engine.powers import POWERS
from bigshoulders.games.chicago.engine.powers.plain import PlainPower
from bigshoulders.kernel.data_files import Record, read_toml, unknown
from bigshoulders.kernel.errors import BadData
from bigshoulders.kernel.json import Json

WHEN = ["free", "revenue", "before_sale", "after_production", "after_adjustment", "reaction"]


def read_file(name: str) -> Record:
    """Read one data file."""
    return read_toml("bigshoulders.games.chicago", name)


@cache
def edition(name: str) -> Record:
    """The figures and texts of an edition."""
    return read_file(name)


@cache
def catalog() -> Catalog:
    """The content of the game."""
    return read_catalog(
        read_file("companies.toml"),
        read_file("house-values.toml"),
        read_file("buildings.toml"),
        read_file("assets.toml"),
        read_file("tracks.toml"),
    )


def read_catalog(
    base: Record, house: Record, buildings: Record, assets: Record, tracks: Record
) -> Catalog:
    """The records of five data files, or BadData with the file and key at fault."""
    companies: list[CompanyRecord | None] = []
    faults: dict[str, BadData] = {}
    for name in COMPANY_IDS[:BASE_COMPANIES]:
        companies.append(read_company(base.table(name), name, house_values=False))
    base.done()
    for name in COMPANY_IDS[BASE_COMPANIES:]:
        try:
            companies.append(read_company(house.table(name), name, house_values=True))
        except BadData as fault:
            companies.append(None)
            faults[name] = fault
    overlay: list[OverlayColumn] = []
    try:
        overlay = read_overlay(house.table(OVERLAY))
    except BadData as fault:
        faults[OVERLAY] = fault
    octagons, min_players = read_tiles(tracks.table("demand"))
    return Catalog(
        companies=companies,
        spaces=read_spaces(buildings),
        assets=read_assets(assets),
        tile_octagons=octagons,
        tile_min_players=min_players,
        overlay=overlay,
        tracks=tracks,
        faults=faults,
    )


def read_effects(record: Record, key: str) -> list[EffectRecord]:
    """A list of effects; unknown words and numbers are refused with their place."""
    effects: list[EffectRecord] = []
    for item in record.tables(key):
        do = item.text("do")
        if do not in EFFECTS:
            raise BadData("data/unknown-effect", item.where, unknown(do, list(EFFECTS)))
        known = list(EFFECTS[do].numbers)
        numbers: dict[str, int] = {}
        for name in item.values:
            if name != "do":
                if name not in known:
                    raise BadData("data/unknown-key", item.where, unknown(name, known))
                numbers[name] = item.number(name)
        effects.append(EffectRecord(do, numbers))
    return effects


def read_company(record: Record, name: str, house_values: bool) -> CompanyRecord:
    """One charter, base or special; special ones come from house-values.toml."""
    prices = [] if record.values.get("price") == "by tier" else record.numbers("price", least=10)
    if not prices:
        record.text("price")
    spaces = len(prices) - 1
    if house_values or record.has("salesperson_spaces"):
        if record.values.get("salesperson_spaces") == "unlimited":
            record.text("salesperson_spaces")
            spaces = UNLIMITED
        elif record.number("salesperson_spaces") != spaces:
            facts: dict[str, Json] = {
                "spaces": record.number("salesperson_spaces"),
                "prices": len(prices),
            }
            raise BadData("data/prices-do-not-fit-spaces", record.where, facts)
    if record.has("stated"):
        record.value("stated")
    factories = [read_factory(item, house_values) for item in record.tables("factories")]
    if not 1 <= len(factories) <= FACTORIES:
        raise BadData(
            "data/too-many-factories", record.where, {"got": len(factories), "most": FACTORIES}
        )
    company = CompanyRecord(
        id=name,
        industry=INDUSTRY_IDS.index(record.word("industry", INDUSTRY_IDS)),
        start_appeal=record.number("start_appeal"),
        prices=prices,
        sales_spaces=spaces,
        asset_slots=record.number("asset_slots"),
        factories=factories,
        power=read_power(record, factories) if house_values else PlainPower.word,
        house_values=house_values,
        difficulty=read_difficulty(record),
    )
    record.done()
    return company


def read_difficulty(record: Record) -> int:
    """How hard a company is for a beginner; -1 if not known."""
    if not record.has("difficulty"):
        return -1
    return DIFFICULTY_IDS.index(record.word("difficulty", DIFFICULTY_IDS))


def read_power(record: Record, factories: list[FactoryRecord]) -> str:
    """The word of a special company's power; factories with tiers need one that runs them."""
    tiers = any(factory.tiers for factory in factories)
    fitting = [word for word, power in POWERS.items() if power().has_tiers() == tiers]
    return record.word("power", fitting)


def read_factory(record: Record, house_values: bool) -> FactoryRecord:
    """One factory. Base charters omit what they all share; house values must be complete."""
    spaces = record.number("worker_spaces", least=1)
    tiers = [
        TierRecord(
            workers=item.number("workers", least=1),
            inputs=item.counts("inputs", RESOURCE_IDS),
            goods=item.number("goods", least=1),
            price=item.number("price", least=10),
        )
        for item in (record.tables("tiers") if record.has("tiers") else [])
    ]
    if tiers:
        goods = BY_TIER
        inputs = [0] * len(RESOURCE_IDS)
    else:
        if record.values.get("goods") == "one per employed worker":
            record.text("goods")
            goods = PER_WORKER
        else:
            goods = record.number("goods", least=1)
        inputs = record.counts("inputs", RESOURCE_IDS)
    managers = record.number("manager_spaces", 1)
    if house_values and managers:
        record.value("manager_bonus")
    factory = FactoryRecord(
        worker_spaces=spaces,
        manager_spaces=managers,
        tokens=record.number("automation_tokens", None if house_values else spaces),
        inputs=inputs,
        goods=goods,
        bonus=read_manager_bonus(record),
        tiers=tiers,
    )
    record.done()
    return factory


def read_manager_bonus(record: Record) -> list[EffectRecord]:
    """A Manager bonus as effects; Appeal always comes first (OPS-25)."""
    if not record.has("manager_bonus"):
        return []
    where = record.place("manager_bonus")
    value = record.value("manager_bonus")
    if value == "automate":
        return [EffectRecord("automate", {"n": 1})]
    if value == "mail_catalog":  # only with both Managers: a power of the company (CO-AMFLYER-5)
        return []
    bonus = Record(where, value)
    effects = [
        EffectRecord(do, {"n": bonus.number(key)})
        for key, do in (("appeal", "appeal"), ("goods", "goods"), ("resources", "cubes_of_choice"))
        if bonus.has(key)
    ]
    bonus.done()
    return effects


def read_spaces(record: Record) -> list[SpaceRecord]:
    """All action spaces, in the order of their numbers."""
    spaces = read_buildings(record) + read_bank(record) + read_later(record)
    record.done()
    return spaces


def read_buildings(record: Record) -> list[SpaceRecord]:
    """The printed Building tiles, in the order of their ids."""
    spaces: list[SpaceRecord] = []
    for number, item in enumerate(record.tables("building")):
        name = item.text("id")
        if number >= PRINTED_BUILDINGS or name != BUILDING_IDS[number]:
            raise BadData("data/unknown-id", item.where, unknown(name, BUILDING_IDS))
        spaces.append(read_building(item, name, ""))
    if len(spaces) != PRINTED_BUILDINGS:
        facts: dict[str, Json] = {"got": len(spaces), "need": PRINTED_BUILDINGS}
        raise BadData("data/missing-id", record.where, facts)
    return spaces


def read_later(record: Record) -> list[SpaceRecord]:
    """Buildings that came after the printed ones, each in a set (OPT-16)."""
    return [
        read_building(item, item.text("id"), item.text("set")) for item in record.tables("later")
    ]


def read_building(item: Record, name: str, in_set: str) -> SpaceRecord:
    """One Building tile; its id begins with its era."""
    era = item.number("era")
    if not 1 <= era <= ERAS or not name.startswith(f"{'I' * era}-"):
        raise BadData("data/wrong-era", item.where, {"era": era})
    space = SpaceRecord(
        id=name,
        era=era,
        in_set=in_set,
        min_players=item.number("min_players", least=2),
        workers=item.number("workers"),
        bank_pays=item.word("pay", ["bank", "company"]) == "bank",
        amount=item.number("amount"),
        once=True,
        from_decade=1,
        effects=read_effects(item, "effects"),
    )
    item.done()
    return space


def read_bank(record: Record) -> list[SpaceRecord]:
    """The bank buildings, in id order."""
    spaces: list[SpaceRecord] = []
    for number, item in enumerate(record.tables("bank")):
        name = item.text("id")
        if number >= len(BANK_IDS) or name != BANK_IDS[number]:
            raise BadData("data/unknown-id", item.where, unknown(name, BANK_IDS))
        item.text("rule")
        item.flag("no_company")
        spaces.append(
            SpaceRecord(
                id=name,
                era=0,
                in_set="",
                min_players=2,
                workers=0,
                bank_pays=False,
                amount=item.number("amount", 0),
                once=item.flag("once"),
                from_decade=item.number("from_decade", 1),
                effects=read_effects(item, "effects"),
            )
        )
        item.done()
    if len(spaces) != len(BANK_IDS):
        raise BadData("data/missing-id", record.where, {"got": len(spaces), "need": len(BANK_IDS)})
    return spaces


def read_assets(record: Record) -> list[AssetRecord]:
    """The asset tiles, in id order."""
    assets: list[AssetRecord] = []
    for number, item in enumerate(record.tables("asset")):
        name = item.text("id")
        if number >= len(ASSET_IDS) or name != ASSET_IDS[number]:
            raise BadData("data/unknown-id", item.where, unknown(name, ASSET_IDS))
        assets.append(
            AssetRecord(
                id=name,
                starting=item.flag("starting"),
                starts_on=item.number("starts_on", 0),
                chief=item.flag("chief"),
                when=item.word("when", WHEN),
                cost=item.number("cost", 0),
                bonus=read_effects(item, "bonus"),
                effects=read_effects(item, "effects"),
            )
        )
        item.done()
    record.done()
    if len(assets) != len(ASSET_IDS):
        raise BadData("data/missing-id", record.where, {"got": len(assets), "need": len(ASSET_IDS)})
    return assets


def read_tiles(record: Record) -> tuple[list[int], list[int]]:
    """The Demand tiles: octagons and minimum player counts, level by level."""
    octagons: list[int] = []
    min_players: list[int] = []
    levels = record.value("tiles")
    if not isinstance(levels, list) or len(levels) != LEVELS:
        raise BadData("data/not-a-list", record.place("tiles"), {"got": levels})
    for level in levels:
        if not isinstance(level, list) or len(level) != TILES_PER_LEVEL:
            raise BadData("data/not-a-list", record.place("tiles"), {"got": level})
        for tile in level:
            if not isinstance(tile, list) or len(tile) != 2:
                raise BadData("data/not-a-list", record.place("tiles"), {"got": tile})
            for number, column in zip(tile, (octagons, min_players), strict=True):
                if not isinstance(number, int):
                    raise BadData(
                        "data/not-a-number", record.place("tiles"), {"got": number, "least": 0}
                    )
                column.append(number)
    return octagons, min_players


def read_overlay(record: Record) -> list[OverlayColumn]:
    """The columns of the advanced Supply Chain, left to right."""
    record.value("stated")
    columns: list[OverlayColumn] = []
    for section in record.tables("sections"):
        price = section.number("price", least=10)
        draw = section.number("draw")
        for column in section.numbers("columns", least=1):
            if column != len(columns) + 1:
                raise BadData("data/columns-out-of-order", section.where, {"got": column})
            columns.append(OverlayColumn(price, draw))
        section.done()
    record.done()
    if len(columns) != COLUMNS:
        raise BadData("data/wrong-length", record.where, {"got": len(columns), "need": COLUMNS})
    return columns
