"""The printed content of charters, Buildings, assets and tiles, as data for drawing them."""

from __future__ import annotations

from bigshoulders.games.chicago.content.catalog import catalog
from bigshoulders.games.chicago.content.records import (
    BY_TIER,
    PER_WORKER,
    UNLIMITED,
    CompanyRecord,
    EffectRecord,
    FactoryRecord,
)
from bigshoulders.games.chicago.engine.ids import (
    BASE_COMPANIES,
    CERTIFICATE_IDS,
    COMPANY_IDS,
    COMPANY_WORDS,
    INDUSTRY_IDS,
    RESOURCE_IDS,
    SHARES_IN,
    TILE_IDS,
)
from bigshoulders.kernel.json import Json


def printed() -> dict[str, Json]:
    """The whole content of the game, which is the same for all options."""
    content = catalog()
    companies: dict[str, Json] = {}
    for name, company in zip(COMPANY_IDS, content.companies, strict=True):
        if company is not None:
            companies[name] = charter(company)
    spaces: dict[str, Json] = {
        space.id: {
            "era": space.era,
            "workers": space.workers,
            "bank_pays": space.bank_pays,
            "amount": space.amount,
            "once": space.once,
            "from": space.from_decade,
            "effects": effects(space.effects),
        }
        for space in content.spaces
    }
    assets: dict[str, Json] = {
        asset.id: {
            "when": asset.when,
            "cost": asset.cost,
            "chief": asset.chief,
            "bonus": effects(asset.bonus),
            "effects": effects(asset.effects),
        }
        for asset in content.assets
    }
    tiles: dict[str, Json] = dict(zip(TILE_IDS, content.tile_octagons, strict=True))
    shares: dict[str, Json] = dict(zip(CERTIFICATE_IDS, SHARES_IN, strict=True))
    return {
        "companies": companies,
        "spaces": spaces,
        "assets": assets,
        "tiles": tiles,
        "shares": shares,
    }


def charter(company: CompanyRecord) -> dict[str, Json]:
    """One charter as printed."""
    return {
        "industry": INDUSTRY_IDS[company.industry],
        "special": COMPANY_WORDS.number[company.id] >= BASE_COMPANIES,
        "appeal": company.start_appeal,
        "prices": list(company.prices),
        "sales_spaces": None if company.sales_spaces == UNLIMITED else company.sales_spaces,
        "asset_slots": company.asset_slots,
        "factories": [factory(record) for record in company.factories],
    }


def factory(record: FactoryRecord) -> dict[str, Json]:
    """One factory as printed; `goods` is null if it depends on the Workers or the tier."""
    return {
        "workers": record.worker_spaces,
        "managers": record.manager_spaces,
        "tokens": record.tokens,
        "inputs": cubes(record.inputs),
        "goods": None if record.goods in (PER_WORKER, BY_TIER) else record.goods,
        "per_worker": record.goods == PER_WORKER,
        "bonus": effects(record.bonus),
        "tiers": [
            {
                "workers": tier.workers,
                "inputs": cubes(tier.inputs),
                "goods": tier.goods,
                "price": tier.price,
            }
            for tier in record.tiers
        ],
    }


def cubes(counts: list[int]) -> dict[str, Json]:
    """Cubes by kind, without empty kinds."""
    return {name: n for name, n in zip(RESOURCE_IDS, counts, strict=True) if n}


def effects(records: list[EffectRecord]) -> list[Json]:
    """Effects by name and numbers."""
    return [{"do": record.do, **record.numbers} for record in records]
