"""The game's small integers and their spellings. Ids never change; names are in the locales."""

from __future__ import annotations

from typing import Final, Literal

from bigshoulders.kernel.data_files import read_toml
from bigshoulders.kernel.errors import BadData
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.spelling import Domain, Numbers

# Column sizes: the same for all options, so that numbers mean the same everywhere.
SEATS: Final = 4
COMPANIES: Final = 15
FACTORIES: Final = 3  # maximum per charter
KINDS: Final = 4  # of resources
NO_BUILDING: Final = -1
ROW: Final = 5  # building spaces per player
ASSETS: Final = 20
SLOTS: Final = 2  # maximum assets per charter
DISPLAY: Final = 5
TILES: Final = 24
DEMAND: Final = 12  # spaces of the Demand grid: row * 3 + column
GOALS: Final = 10
COLUMNS: Final = 12  # of the advanced Supply Chain overlay

ResourceId = Literal["livestock", "steel", "wood", "coal"]
RESOURCE_IDS: Final[list[ResourceId]] = ["livestock", "steel", "wood", "coal"]
LIVESTOCK: Final = 0
STEEL: Final = 1
WOOD: Final = 2
COAL: Final = 3

IndustryId = Literal["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
INDUSTRY_IDS: Final[list[IndustryId]] = ["food_and_dairy", "dry_goods", "meat_packing", "shoes"]
# Columns by the bonus they pay: left to right in the new edition, mirrored in the first (ED-19).
DemandColumnId = Literal["bonus_50", "bonus_20", "no_bonus"]
DEMAND_COLUMN_IDS: Final[list[DemandColumnId]] = ["bonus_50", "bonus_20", "no_bonus"]

CompanyId = Literal[
    "anglo",
    "brunswick",
    "cracker_jack",
    "doggett",
    "elgin",
    "fairbank",
    "henderson",
    "libby",
    "spalding",
    "swift",
    "american_flyer",
    "quaker_oats",
    "oscar_mayer",
    "schwinn",
    "florsheim",
]
COMPANY_IDS: Final[list[CompanyId]] = [
    "anglo",
    "brunswick",
    "cracker_jack",
    "doggett",
    "elgin",
    "fairbank",
    "henderson",
    "libby",
    "spalding",
    "swift",
    "american_flyer",
    "quaker_oats",
    "oscar_mayer",
    "schwinn",
    "florsheim",
]
BASE_COMPANIES: Final = 10

# How hard a company is for a beginner.
DifficultyId = Literal["easy", "medium", "hard"]
DIFFICULTY_IDS: Final[list[DifficultyId]] = ["easy", "medium", "hard"]
EASY: Final = 0
MEDIUM: Final = 1

# Certificates (CERT-1) and their possible holders. Seats come first, so a seat number is a holder
# number.
CertificateId = Literal["common", "preferred", "director"]
CERTIFICATE_IDS: Final[list[CertificateId]] = ["common", "preferred", "director"]
COMMON: Final = 0
PREFERRED: Final = 1
DIRECTOR: Final = 2
SHARES_IN: Final = [1, 2, 3]
TREASURY: Final = 4
POOL: Final = 5
HOLDERS: Final = 6
NO_HOLDER: Final = -1  # the charter of a company not established, or out of the game

# The stages of a company's life.
StatusId = Literal["absent", "available", "open", "closed"]
STATUS_IDS: Final[list[StatusId]] = ["absent", "available", "open", "closed"]
ABSENT: Final = 0
AVAILABLE: Final = 1
OPEN: Final = 2
CLOSED: Final = 3

BANK_IDS: Final = [
    "job_market",
    "advertising",
    "hire_manager",
    "hire_salesperson",
    "purchase_asset",
    "extra_dividends",
    "fundraising_40",
    "fundraising_60",
    "fundraising_80",
    "bank_pool",
]
JOB_MARKET: Final = 44
ADVERTISING: Final = 45
HIRE_MANAGER: Final = 46
HIRE_SALESPERSON: Final = 47
PURCHASE_ASSET: Final = 48
EXTRA_DIVIDENDS: Final = 49
FUNDRAISING_40: Final = 50
FUNDRAISING_60: Final = 51
FUNDRAISING_80: Final = 52
BANK_POOL: Final = 53
BANK_SPACES: Final = 10

# Action spaces. Their numbers are in digests, so they never move: the printed Buildings, the bank
# buildings, then every later Building in the order of the data file.
ERAS: Final = 3
PRINTED_BUILDINGS: Final = 44
FIRST_BANK_SPACE: Final = 44
PRINTED_SPACES: Final = 54
PRINTED_IDS: Final = (
    [f"I-{i}" for i in range(1, 13)]
    + [f"II-{i}" for i in range(1, 17)]
    + [f"III-{i}" for i in range(1, 17)]
)
MOST_LATER_BUILDINGS: Final = 8  # sets of Buildings are bits of one int, the fast kind up to bit 61


def later_buildings() -> list[tuple[str, str]]:
    """Id and set of every later Building, in the order of their numbers."""
    file = read_toml("bigshoulders.games.chicago", "buildings.toml")
    found = [(item.text("id"), item.text("set")) for item in file.tables("later")]
    if len(found) > MOST_LATER_BUILDINGS:
        facts: dict[str, Json] = {"got": len(found), "most": MOST_LATER_BUILDINGS}
        raise BadData("data/too-many-buildings", file.place("later"), facts)
    for name, _ in found:
        if name in PRINTED_IDS or name in BANK_IDS or [n for n, _ in found].count(name) > 1:
            raise BadData("data/id-taken", file.place("later"), {"got": name})
    return found


LATER_BUILDINGS: Final = later_buildings()
LATER_IDS: Final = [name for name, _ in LATER_BUILDINGS]
BUILDING_SETS: Final = sorted({name for _, name in LATER_BUILDINGS})
SPACE_IDS: Final = PRINTED_IDS + BANK_IDS + LATER_IDS
# Buildings by number. Between printed and later ones lie the numbers of the bank buildings.
BUILDING_IDS: Final = SPACE_IDS if LATER_IDS else PRINTED_IDS

ASSET_IDS: Final = [
    "brilliant_marketing",
    "cincinnati_steel",
    "michigan_lumber",
    "pennsylvania_coal",
    "union_stockyards",
    "brand_recognition",
    "fuelworks",
    "foundry",
    "workshop",
    "refrigeration",
    "price_protection",
    "popular_partners",
    "backroom_deals",
    "mail_order_catalog",
    "color_catalog",
    "catalog_empire",
    "chief_of_engineering",
    "chief_of_rd",
    "chief_of_operations",
    "chief_of_sales",
]
NO_ASSET: Final = -1
PRICE_PROTECTION: Final = 10

GoalId = Literal[
    "most_managers",
    "most_salespeople",
    "most_assets",
    "most_workers",
    "most_automation",
    "highest_appeal",
    "richest_company",
    "most_partners",
    "most_common",
    "most_preferred",
]
GOAL_IDS: Final[list[GoalId]] = [
    "most_managers",
    "most_salespeople",
    "most_assets",
    "most_workers",
    "most_automation",
    "highest_appeal",
    "richest_company",
    "most_partners",
    "most_common",
    "most_preferred",
]

# Demand tiles: six per level, in the order of DATA-8.
TILE_IDS: Final = [f"{level}-{n}" for level in range(1, 5) for n in range(1, 7)]
LEVELS: Final = 4
TILES_PER_LEVEL: Final = 6
RED_X: Final = 0
NO_TILE: Final = -1

# The Supply Chain's spaces, left to right.
ChainId = Literal["x", "30", "20", "10"]
CHAIN_IDS: Final[list[ChainId]] = ["x", "30", "20", "10"]
CHAIN_X: Final = 0
CHAIN_10: Final = 3
CHAIN: Final = 4

PhaseId = Literal["setup", "stock", "building", "action", "operating", "cleanup", "end"]
PHASE_IDS: Final[list[PhaseId]] = [
    "setup",
    "stock",
    "building",
    "action",
    "operating",
    "cleanup",
    "end",
]
SETUP: Final = 0
STOCK: Final = 1
BUILDING: Final = 2
ACTION: Final = 3
OPERATING: Final = 4
CLEANUP: Final = 5
END: Final = 6

# Where a reserved Partner is (OPS-32, DIR-14) when it isn't on a charter.
GAINED: Final = -1
WAITING: Final = -2

# Purses: seats, then companies; the bank is unlimited.
COMPANY_PURSE: Final = 8
BANK: Final = -1


def company_purse(company: int) -> int:
    """The purse number of a company's Treasury."""
    return COMPANY_PURSE + company


# Domains: the spelling of these numbers in moves, events and positions.
SeatId = Literal["seat_0", "seat_1", "seat_2", "seat_3"]
SourceId = Literal["treasury", "bank_pool"]
HolderId = SeatId | SourceId
PurseId = SeatId | CompanyId | Literal["bank"]
OutletId = DemandColumnId | Literal["half_price"]
SEAT_WORDS: Final[list[SeatId]] = ["seat_0", "seat_1", "seat_2", "seat_3"]
SOURCE_IDS: Final[list[SourceId]] = ["treasury", "bank_pool"]
HOLDER_IDS: Final[list[HolderId]] = [*SEAT_WORDS, *SOURCE_IDS]
OUTLET_IDS: Final[list[OutletId]] = [*DEMAND_COLUMN_IDS, "half_price"]
SEAT_NUMBERS: Final = Numbers("seat", SEATS)
COMPANY_WORDS: Final = Domain("company", COMPANY_IDS)
RESOURCE_WORDS: Final = Domain("resource", RESOURCE_IDS)
STATUS_WORDS: Final = Domain("status", STATUS_IDS)
CERTIFICATE_WORDS: Final = Domain("certificate", CERTIFICATE_IDS)
SOURCE_WORDS: Final = Domain("source", SOURCE_IDS)
HOLDER_WORDS: Final = Domain("holder", HOLDER_IDS, {NO_HOLDER: "none"})
BUILDING_WORDS: Final = Domain("building", BUILDING_IDS)
SPACE_WORDS: Final = Domain("space", SPACE_IDS)
ASSET_WORDS: Final = Domain("asset", ASSET_IDS)
GOAL_WORDS: Final = Domain("goal", GOAL_IDS)
TILE_WORDS: Final = Domain("tile", TILE_IDS)
PHASE_WORDS: Final = Domain("phase", PHASE_IDS)
FACTORY_WORDS: Final = Domain("factory", ["1", "2", "3"])
DEMAND_WORDS: Final = Domain(
    "demand", [f"{row}.{column}" for row in INDUSTRY_IDS for column in DEMAND_COLUMN_IDS]
)
OUTLET_WORDS: Final = Domain("outlet", OUTLET_IDS)
HALF_PRICE: Final = 3
PURSE_WORDS: Final = Domain(
    "purse",
    SEAT_WORDS,
    {BANK: "bank", **{COMPANY_PURSE + c: name for c, name in enumerate(COMPANY_IDS)}},
)

# Sources of effects: the printed action spaces, assets activated, assets bought, the Managers, and
# last the later Buildings.
ACTIVATION_SOURCE: Final = 54
ONE_TIME_SOURCE: Final = 74
MANAGER_SOURCE: Final = 94
LATER_SOURCE: Final = 139
EFFECT_SOURCE_WORDS: Final = Domain(
    "effect_source",
    PRINTED_IDS
    + BANK_IDS
    + [f"asset {name}" for name in ASSET_IDS]
    + [f"purchase of {name}" for name in ASSET_IDS]
    + [f"manager {name}.{f + 1}" for name in COMPANY_IDS for f in range(FACTORIES)]
    + LATER_IDS,
)


def source_of(space: int) -> int:
    """The source of effects that an action space is."""
    return space if space < PRINTED_SPACES else space - PRINTED_SPACES + LATER_SOURCE
