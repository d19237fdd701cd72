"""The kinds of moves, one row each. Spelling, locale keys and numbering follow from this table."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.ids import (
    ASSET_WORDS,
    BUILDING_WORDS,
    CERTIFICATE_WORDS,
    COLUMNS,
    COMPANY_WORDS,
    FACTORY_WORDS,
    GOAL_WORDS,
    OUTLET_WORDS,
    RESOURCE_WORDS,
    SEAT_NUMBERS,
    SOURCE_WORDS,
    SPACE_WORDS,
    TILE_WORDS,
)
from bigshoulders.kernel.moves import ActionSpace
from bigshoulders.kernel.spelling import Domain, Kind, Numbers

INITIAL_VALUE_WORDS: Final = Domain("initial_value", ["35", "40", "50", "60"])
CHAIN_PRICE_WORDS: Final = Domain("chain_price", ["30", "20", "10"])
TIER_WORDS: Final = Domain("tier", ["2", "4", "6"])

PASS: Final = 0
DONE: Final = 1
DECLINE: Final = 2
FOUND: Final = 3
SELL_CERTIFICATE: Final = 4
BUY_CERTIFICATE: Final = 5
PROTECT: Final = 6
KEEP_BUILDING: Final = 7
PLACE_BUILDING: Final = 8
REMOVE_BUILDING: Final = 9
USE_BUILDING: Final = 10
ACTIVATE_ASSET: Final = 11
DISCARD_ASSET: Final = 12
TRADE: Final = 13
BUY_ASSET: Final = 14
HIRE_WORKER: Final = 15
PUT_WORKER: Final = 16
PUT_MANAGER: Final = 17
AUTOMATE: Final = 18
TAKE_CUBE: Final = 19
TAKE_OVERLAY_CUBE: Final = 20
TAKE_BONUS: Final = 21
TAKE_CASH: Final = 22
TAKE_INITIATIVE: Final = 23
TAKE_MANAGER: Final = 24
TAKE_SALESPERSON: Final = 25
SPEND_STEEL: Final = 26
ISSUE_CERTIFICATE: Final = 27
BUY_CUBE: Final = 28
BUY_OVERLAY_CUBE: Final = 29
RUN_FACTORY: Final = 30
RUN_TIER: Final = 31
SELL_GOOD: Final = 32
PAY_DIVIDENDS: Final = 33
WITHHOLD: Final = 34
# Outcomes of chance, as moves of the seat CHANCE.
DRAW_START: Final = 35
DRAW_TILE: Final = 36
DRAW_ASSET: Final = 37
DRAW_GOAL: Final = 38
DRAW_CUBE: Final = 39
DEAL_BUILDING: Final = 40

KINDS_OF_MOVE: Final = [
    Kind("pass"),
    Kind("done"),
    Kind("decline"),
    Kind("found", company=COMPANY_WORDS, value=INITIAL_VALUE_WORDS),
    Kind("sell_certificate", company=COMPANY_WORDS, certificate=CERTIFICATE_WORDS),
    Kind(
        "buy_certificate",
        company=COMPANY_WORDS,
        certificate=CERTIFICATE_WORDS,
        source=SOURCE_WORDS,
    ),
    Kind("protect"),
    Kind("keep_building", building=BUILDING_WORDS),
    Kind("place_building", building=BUILDING_WORDS),
    Kind("remove_building", building=BUILDING_WORDS),
    Kind("use_building", space=SPACE_WORDS, company=COMPANY_WORDS),
    Kind("activate_asset", asset=ASSET_WORDS),
    Kind("discard_asset", asset=ASSET_WORDS),
    Kind("trade", company=COMPANY_WORDS, give=RESOURCE_WORDS, take=RESOURCE_WORDS),
    Kind("buy_asset", asset=ASSET_WORDS),
    Kind("hire_worker", factory=FACTORY_WORDS),
    Kind("put_worker", factory=FACTORY_WORDS),
    Kind("put_manager", factory=FACTORY_WORDS),
    Kind("automate", factory=FACTORY_WORDS),
    Kind("take_cube", resource=RESOURCE_WORDS),
    Kind("take_overlay_cube", resource=RESOURCE_WORDS),
    Kind("take_bonus"),
    Kind("take_cash"),
    Kind("take_initiative"),
    Kind("take_manager"),
    Kind("take_salesperson"),
    Kind("spend_steel"),
    Kind("issue_certificate", certificate=CERTIFICATE_WORDS),
    Kind("buy_cube", price=CHAIN_PRICE_WORDS, resource=RESOURCE_WORDS),
    Kind("buy_overlay_cube", resource=RESOURCE_WORDS, column=Numbers("column", COLUMNS)),
    Kind("run_factory", factory=FACTORY_WORDS),
    Kind("run_tier", workers=TIER_WORDS),
    Kind("sell_good", outlet=OUTLET_WORDS),
    Kind("pay_dividends"),
    Kind("withhold"),
    Kind("draw_start", seat=SEAT_NUMBERS),
    Kind("draw_tile", tile=TILE_WORDS),
    Kind("draw_asset", asset=ASSET_WORDS),
    Kind("draw_goal", goal=GOAL_WORDS),
    Kind("draw_cube", resource=RESOURCE_WORDS),
    Kind("deal_building", building=BUILDING_WORDS),
]

SPACE_VERSION: Final = 1
SPACE: Final = ActionSpace(KINDS_OF_MOVE, SPACE_VERSION)
