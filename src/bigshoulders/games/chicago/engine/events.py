"""The kinds of events, one row each. A movement states its source, its destination and the
amount."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.ids import (
    ASSET_WORDS,
    BUILDING_WORDS,
    CERTIFICATE_WORDS,
    CHAIN_IDS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_WORDS,
    DEMAND_WORDS,
    FACTORY_WORDS,
    GOAL_WORDS,
    HOLDER_WORDS,
    PHASE_WORDS,
    PRINTED_SPACES,
    PURSE_WORDS,
    RESOURCE_WORDS,
    SEAT_NUMBERS,
    SPACE_IDS,
    SPACE_WORDS,
    TILE_WORDS,
)
from bigshoulders.kernel.events import EventTable
from bigshoulders.kernel.spelling import COUNT, Domain, Kind

# Reasons for money to move.
REASON_IDS: Final = [
    "founding",
    "certificate_bought",
    "certificates_sold",
    "building",
    "bank_building",
    "worker_hired",
    "asset_bought",
    "asset_activated",
    "appeal_bonus",
    "fundraising",
    "bank_pool",
    "extra_dividends",
    "dividends",
    "withheld",
    "emergency_fundraising",
    "cube_bought",
    "wages",
    "closure",
    "goal",
]
FOR_FOUNDING: Final = 0
FOR_CERTIFICATE: Final = 1
FOR_SALE: Final = 2
FOR_BUILDING: Final = 3
FOR_BANK_BUILDING: Final = 4
FOR_WORKER: Final = 5
FOR_ASSET: Final = 6
FOR_ACTIVATION: Final = 7
FOR_APPEAL_BONUS: Final = 8
FOR_FUNDRAISING: Final = 9
FOR_BANK_POOL: Final = 10
FOR_EXTRA_DIVIDENDS: Final = 11
FOR_DIVIDENDS: Final = 12
FOR_WITHHOLDING: Final = 13
FOR_EMERGENCY: Final = 14
FOR_CUBE: Final = 15
FOR_WAGES: Final = 16
FOR_CLOSURE: Final = 17
FOR_GOAL: Final = 18

# Reasons for a stock value to move (TRACK-9).
CAUSE_IDS: Final = [
    "founded",
    "shares_sold",
    "sold_out",
    "extra_dividends",
    "appeal_bonus",
    "emergency_fundraising",
    "dividends",
    "withheld",
    "asset",
]
BY_FOUNDING: Final = 0
BY_SALE: Final = 1
BY_SOLD_OUT: Final = 2
BY_EXTRA_DIVIDENDS: Final = 3
BY_APPEAL: Final = 4
BY_EMERGENCY: Final = 5
BY_DIVIDENDS: Final = 6
BY_WITHHOLDING: Final = 7
BY_ASSET: Final = 8

# Sources of revenue (TERM-14).
INCOME_IDS: Final = ["goods", "half_price_goods", "demand_bonus", "catalog"]
FROM_GOODS: Final = 0
FROM_HALF_PRICE: Final = 1
FROM_DEMAND_BONUS: Final = 2
FROM_CATALOG: Final = 3

REASON_WORDS: Final = Domain("reason", REASON_IDS)
CAUSE_WORDS: Final = Domain("cause", CAUSE_IDS)
INCOME_WORDS: Final = Domain("income", INCOME_IDS)
STAFF_WORDS: Final = Domain("staff", ["worker", "manager", "salesperson"])
WORKER: Final = 0
MANAGER: Final = 1
SALESPERSON: Final = 2

# Staff locations: the general supply, the Job Market, beside the charter (replaced by a token and
# not yet relocated), then four per charter.
STAFF_SUPPLY: Final = 0
STAFF_MARKET: Final = 1
STAFF_ASIDE: Final = 2
STAFF_CHARTER: Final = 3
STAFF_PLACE_WORDS: Final = Domain(
    "staff_place",
    ["supply", "job_market", "aside"]
    + [f"{name}.{place}" for name in COMPANY_IDS for place in ("1", "2", "3", "sales")],
)

# Cube locations: the board (X, $30, $20, $10; the overlay's columns; drawn but not placed), then
# one Treasury per company.
AT_BAG: Final = 0
AT_HAYMARKET: Final = 1
AT_CHAIN: Final = 2
AT_OVERLAY: Final = 6
AT_ASIDE: Final = 18
AT_TREASURY: Final = 19
CUBE_PLACE_WORDS: Final = Domain(
    "cube_place",
    [
        "bag",
        "haymarket",
        *(f"chain_{space}" for space in CHAIN_IDS),
        *(f"overlay_{column + 1}" for column in range(COLUMNS)),
        "aside",
        *COMPANY_IDS,
    ],
)

# Goods locations: the general supply, the Demand spaces, then one Treasury per company.
GOODS_SUPPLY: Final = 0
GOODS_DEMAND: Final = 1
GOODS_TREASURY: Final = 13
GOODS_PLACE_WORDS: Final = Domain("goods_place", ["supply", *DEMAND_WORDS.ids, *COMPANY_IDS])

# Asset tile locations: stack, out of the game, the display from $80 to $40, then the charters.
ASSET_STACK: Final = 0
ASSET_GONE: Final = 1
ASSET_DISPLAY: Final = 2
ASSET_CHARTER: Final = 7
ASSET_PLACE_WORDS: Final = Domain(
    "asset_place",
    ["stack", "gone", *(f"display_{price}" for price in (80, 70, 60, 50, 40)), *COMPANY_IDS],
)

# Demand tile locations: stack, out of the game, then the grid.
TILE_STACK: Final = 0
TILE_GONE: Final = 1
TILE_GRID: Final = 2
TILE_PLACE_WORDS: Final = Domain("tile_place", ["stack", "gone", *DEMAND_WORDS.ids])

# Partner locations: the hand, Appeal 9, building space 3, the Bank Pool, the action spaces, the
# charters.
PARTNER_HAND: Final = 0
PARTNER_APPEAL: Final = 1
PARTNER_ROW: Final = 2
PARTNER_POOL: Final = 3
PARTNER_SPACE: Final = 4
PARTNER_CHARTER: Final = 58
PARTNER_LATER: Final = 73  # Buildings that came after the printed ones
PARTNER_PLACE_WORDS: Final = Domain(
    "partner_place",
    [
        *["hand", "appeal_9", "building_row", "waiting"],
        *SPACE_IDS[:PRINTED_SPACES],
        *COMPANY_IDS,
        *SPACE_IDS[PRINTED_SPACES:],
    ],
)


def partner_space(space: int) -> int:
    """The place of a Partner that stands on an action space."""
    if space < PRINTED_SPACES:
        return PARTNER_SPACE + space
    return PARTNER_LATER + space - PRINTED_SPACES


START_DRAWN: Final = 0
PHASE_BEGAN: Final = 1
TURN_BEGAN: Final = 2
OPERATING_BEGAN: Final = 3
PASSED: Final = 4
PAID: Final = 5
CERTIFICATE_MOVED: Final = 6
STOCK_MOVED: Final = 7
PROTECTED: Final = 8
FOUNDED: Final = 9
CLOSED_DOWN: Final = 10
DIRECTOR_CHANGED: Final = 11
PRIORITY_MOVED: Final = 12
INITIATIVE_TAKEN: Final = 13
APPEAL_MOVED: Final = 14
APPEAL_BONUS: Final = 15
STAFF_MOVED: Final = 16
AUTOMATED: Final = 17
TOKENS_RETURNED: Final = 18
CUBES_MOVED: Final = 19
GOODS_MOVED: Final = 20
BONUS_GOODS_MOVED: Final = 21
ASSET_MOVED: Final = 22
ASSET_EXHAUSTED: Final = 23
ASSET_READIED: Final = 24
PARTNER_MOVED: Final = 25
BUILDINGS_DEALT: Final = 26
BUILDING_DEALT: Final = 27
BUILDING_KEPT: Final = 28
BUILDING_PASSED: Final = 29
BUILDING_CHOSEN: Final = 30
BUILDING_REMOVED: Final = 31
BUILDINGS_SETTLED: Final = 32
BUILDING_REVEALED: Final = 33
BUILDING_USED: Final = 34
TILE_MOVED: Final = 35
GOAL_DRAWN: Final = 36
FACTORY_RAN: Final = 37
REVENUE_ADDED: Final = 38
DIVIDEND_DECLARED: Final = 39
EARNINGS_WITHHELD: Final = 40
GOAL_WON: Final = 41
SCORED: Final = 42
WON: Final = 43
TOKENS_PLACED: Final = 44
WAGES_UNPAID: Final = 45

KINDS_OF_EVENT: Final = [
    Kind("start_drawn", seat=SEAT_NUMBERS),
    Kind("phase_began", phase=PHASE_WORDS, decade=COUNT),
    Kind("turn_began", phase=PHASE_WORDS, seat=SEAT_NUMBERS),
    Kind("operating_began", company=COMPANY_WORDS, seat=SEAT_NUMBERS),
    Kind("passed", seat=SEAT_NUMBERS),
    Kind("paid", payer=PURSE_WORDS, payee=PURSE_WORDS, amount=COUNT, reason=REASON_WORDS),
    Kind(
        "certificate_moved",
        company=COMPANY_WORDS,
        certificate=CERTIFICATE_WORDS,
        origin=HOLDER_WORDS,
        target=HOLDER_WORDS,
    ),
    Kind("stock_moved", company=COMPANY_WORDS, old=COUNT, new=COUNT, cause=CAUSE_WORDS),
    Kind("protected", company=COMPANY_WORDS, seat=SEAT_NUMBERS),
    Kind("founded", company=COMPANY_WORDS, seat=SEAT_NUMBERS, value=COUNT),
    Kind("closed_down", company=COMPANY_WORDS, seat=SEAT_NUMBERS),
    Kind("director_changed", company=COMPANY_WORDS, old=SEAT_NUMBERS, new=SEAT_NUMBERS),
    Kind("priority_moved", old=SEAT_NUMBERS, new=SEAT_NUMBERS),
    Kind("initiative_taken", seat=SEAT_NUMBERS),
    Kind("appeal_moved", company=COMPANY_WORDS, old=COUNT, new=COUNT),
    Kind("appeal_bonus", company=COMPANY_WORDS, space=COUNT, taken=COUNT),
    Kind(
        "staff_moved",
        staff=STAFF_WORDS,
        origin=STAFF_PLACE_WORDS,
        target=STAFF_PLACE_WORDS,
        count=COUNT,
    ),
    Kind("automated", company=COMPANY_WORDS, factory=FACTORY_WORDS, tokens_left=COUNT),
    Kind("tokens_returned", company=COMPANY_WORDS, count=COUNT),
    Kind(
        "cubes_moved",
        resource=RESOURCE_WORDS,
        origin=CUBE_PLACE_WORDS,
        target=CUBE_PLACE_WORDS,
        count=COUNT,
    ),
    Kind("goods_moved", origin=GOODS_PLACE_WORDS, target=GOODS_PLACE_WORDS, count=COUNT),
    Kind("bonus_goods_moved", company=COMPANY_WORDS, change=COUNT, left=COUNT),
    Kind("asset_moved", asset=ASSET_WORDS, origin=ASSET_PLACE_WORDS, target=ASSET_PLACE_WORDS),
    Kind("asset_exhausted", asset=ASSET_WORDS, company=COMPANY_WORDS),
    Kind("asset_readied", asset=ASSET_WORDS, company=COMPANY_WORDS),
    Kind(
        "partner_moved", seat=SEAT_NUMBERS, origin=PARTNER_PLACE_WORDS, target=PARTNER_PLACE_WORDS
    ),
    Kind("buildings_dealt", seat=SEAT_NUMBERS, era=COUNT, count=COUNT),
    Kind("building_dealt", seat=SEAT_NUMBERS, building=BUILDING_WORDS),
    Kind("building_kept", seat=SEAT_NUMBERS, building=BUILDING_WORDS),
    Kind("building_passed", seat=SEAT_NUMBERS, target=SEAT_NUMBERS, building=BUILDING_WORDS),
    Kind("building_chosen", seat=SEAT_NUMBERS, building=BUILDING_WORDS),
    Kind("building_removed", seat=SEAT_NUMBERS, building=BUILDING_WORDS),
    Kind("buildings_settled", seat=SEAT_NUMBERS),
    Kind("building_revealed", seat=SEAT_NUMBERS, building=BUILDING_WORDS, space=COUNT),
    Kind("building_used", space=SPACE_WORDS, seat=SEAT_NUMBERS, company=COMPANY_WORDS),
    Kind("tile_moved", tile=TILE_WORDS, origin=TILE_PLACE_WORDS, target=TILE_PLACE_WORDS),
    Kind("goal_drawn", goal=GOAL_WORDS),
    Kind("factory_ran", company=COMPANY_WORDS, factory=FACTORY_WORDS, goods=COUNT),
    Kind(
        "revenue_added",
        company=COMPANY_WORDS,
        amount=COUNT,
        total=COUNT,
        income=INCOME_WORDS,
    ),
    Kind("dividend_declared", company=COMPANY_WORDS, revenue=COUNT, per_share=COUNT),
    Kind("earnings_withheld", company=COMPANY_WORDS, revenue=COUNT),
    Kind("goal_won", goal=GOAL_WORDS, seat=SEAT_NUMBERS),
    Kind("scored", seat=SEAT_NUMBERS, cash=COUNT, goals=COUNT, shares=COUNT),
    Kind("won", seat=SEAT_NUMBERS),
    Kind("tokens_placed", company=COMPANY_WORDS, factory=FACTORY_WORDS, count=COUNT),
    Kind("wages_unpaid", company=COMPANY_WORDS, workers=COUNT),
]
EVENT_TABLE: Final = EventTable(KINDS_OF_EVENT)


def charter_place(company: int, factory: int) -> int:
    """The staff location on a charter: factory 0 to 2, or 3 for the sales department."""
    return STAFF_CHARTER + company * 4 + factory


SALES_DEPARTMENT: Final = 3
assert len(STAFF_PLACE_WORDS.ids) == STAFF_CHARTER + COMPANIES * 4
