"""The reasons why a move is illegal, one row each, with the rule that decides and its facts."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.frames import FRAME_TABLE
from bigshoulders.games.chicago.engine.ids import (
    ASSET_WORDS,
    BUILDING_WORDS,
    CERTIFICATE_WORDS,
    COMPANY_WORDS,
    DEMAND_WORDS,
    FACTORY_WORDS,
    RESOURCE_WORDS,
    SEAT_NUMBERS,
    SOURCE_WORDS,
    SPACE_WORDS,
    STATUS_WORDS,
)
from bigshoulders.kernel.refusals import RefusalTable
from bigshoulders.kernel.spelling import COUNT, Domain, Kind

STEP_WORDS: Final = Domain("step", [kind.name for kind in FRAME_TABLE.kinds])


# 0, 1 and 2 are the driver's: game over, not your turn, draw first.
NOT_NOW: Final = 3
COMPANY_NOT_AVAILABLE: Final = 4
FUNDS_SHORT: Final = 5
OVER_CERTIFICATE_LIMIT: Final = 6
FOUNDING_OVER_LIMIT: Final = 7
OVER_SHARE_LIMIT: Final = 8
DIRECTOR_AND_PREFERRED: Final = 9
SOLD_THIS_DECADE: Final = 10
CLOSED_NOT_FOR_SALE: Final = 11
NO_SUCH_CERTIFICATE: Final = 12
NOT_HELD: Final = 13
DIRECTOR_NOT_FOR_SALE: Final = 14
DIRECTOR_WITHOUT_HEIR: Final = 15
ONE_BATCH: Final = 16
MUST_SELL: Final = 17
COMPANY_NOT_OPEN: Final = 18
NOTHING_OFFERED: Final = 19
DIRECTOR_BY_FOUNDING: Final = 20
FINISH_SALE: Final = 21
HAS_SOLD: Final = 22
NO_FREE_ACTIONS: Final = 23
DISCARD_BEFORE_SELLING: Final = 24
NOT_IN_HAND: Final = 25
NOT_IN_DRAFT: Final = 26
PLACE_FIRST: Final = 27
ALREADY_CHOSEN: Final = 28
NOT_DIRECTOR: Final = 29
BUILDING_NOT_BUILT: Final = 30
BUILDING_USED_UP: Final = 31
BUILDING_NOT_YET: Final = 32
TREASURY_SHORT: Final = 33
POOL_IS_FOR_PLAYERS_WITHOUT_COMPANY: Final = 34
FLYER_BARS_SALESPEOPLE: Final = 35
QUAKER_BARS_SALESPEOPLE: Final = 36
QUAKER_BARS_CUBES: Final = 37
NO_WORKER_SPACE: Final = 38
WORKER_TOO_DEAR: Final = 39
DIVIDEND_SHORT: Final = 40
NO_ASSET_ON_DISPLAY: Final = 41
NO_ASSET_AFFORDABLE: Final = 42
CANNOT_AUTOMATE: Final = 43
CANNOT_AUTOMATE_TWO: Final = 44
PARTNER_FIRST: Final = 45
PARTNER_PLACED: Final = 46
ASSET_NOT_HELD: Final = 47
ASSET_IS_EXHAUSTED: Final = 48
ASSET_BEFORE_PAYOUT: Final = 49
ASSET_BEFORE_SALE: Final = 50
ASSET_AFTER_PRODUCTION: Final = 51
ASSET_AFTERWARDS: Final = 52
ASSET_ONLY_REACTS: Final = 53
TRADE_SAME: Final = 54
TRADE_NEEDS_TWO: Final = 55
NOT_IN_HAYMARKET: Final = 56
NOT_IN_DISPLAY: Final = 57
FACTORY_ABSENT: Final = 58
FACTORY_FULL: Final = 59
MANAGER_SPACE_FULL: Final = 60
NOT_AUTOMATABLE: Final = 61
HIRE_ONE: Final = 62
CUBE_NOT_THERE: Final = 63
TWO_IF_POSSIBLE: Final = 64
TAKE_ANOTHER_KIND: Final = 65
OVERLAY_EMPTY: Final = 66
OVERLAY_NOT_NAMED: Final = 67
OVERLAY_OTHER_KIND: Final = 68
DISCARD_HELD_OR_NEW: Final = 69
NOT_THIS_COMPANY: Final = 70
NOTHING_TO_ISSUE: Final = 71
DIRECTOR_NOT_ISSUED: Final = 72
BANNED_PURCHASE: Final = 73
PURCHASE_IS_OVER: Final = 74
FACTORY_HAS_RUN: Final = 75
FACTORY_TO_THE_LEFT: Final = 76
FACTORY_UNSTAFFED: Final = 77
INPUT_MISSING: Final = 78
FLYER_UNSTAFFED: Final = 79
TIERS_ONLY: Final = 80
NO_TIERS: Final = 81
TIER_UNSTAFFED: Final = 82
NO_GOODS: Final = 83
DEMAND_CLOSED: Final = 84
DEMAND_FULL: Final = 85
HALF_PRICE_NOT_YET: Final = 86
NO_PRICE_WITHOUT_RUN: Final = 87
PAY_NEEDS_RUN: Final = 88
PAY_NEEDS_SALE: Final = 89
PAY_NEEDS_WAGES: Final = 90
NOT_A_DRAW: Final = 91
WRONG_CHAIN: Final = 92
VALUE_TOO_HIGH: Final = 93

ROWS: Final = [
    (Kind("game-over"), "END-1"),
    (Kind("not-your-turn", awaited=SEAT_NUMBERS), "FLOW-3"),
    (Kind("draw-first"), "INFO-2"),
    (Kind("not-now", step=STEP_WORDS), "FLOW-1"),
    (Kind("company-not-available", company=COMPANY_WORDS, status=STATUS_WORDS), "EST-1"),
    (Kind("funds-short", have=COUNT, cost=COUNT), "STOCK-22"),
    (Kind("over-certificate-limit", held=COUNT, limit=COUNT), "CERT-5"),
    (Kind("founding-over-limit", held=COUNT, limit=COUNT), "EST-11"),
    (
        Kind("over-share-limit", company=COMPANY_WORDS, held=COUNT, shares=COUNT, limit=COUNT),
        "CERT-3",
    ),
    (Kind("director-and-preferred", company=COMPANY_WORDS), "CERT-4"),
    (Kind("sold-this-decade", company=COMPANY_WORDS), "STOCK-23"),
    (Kind("closed-not-for-sale", company=COMPANY_WORDS), "STOCK-26"),
    (
        Kind(
            "no-such-certificate",
            company=COMPANY_WORDS,
            certificate=CERTIFICATE_WORDS,
            source=SOURCE_WORDS,
        ),
        "STOCK-20",
    ),
    (Kind("not-held", company=COMPANY_WORDS, certificate=CERTIFICATE_WORDS), "STOCK-10"),
    (Kind("director-not-for-sale", company=COMPANY_WORDS), "STOCK-12"),
    (
        Kind("director-without-heir", company=COMPANY_WORDS, most=COUNT, needed=COUNT),
        "STOCK-13",
    ),
    (Kind("one-batch"), "STOCK-10"),
    (Kind("must-sell", held=COUNT, limit=COUNT), "STOCK-6"),
    (Kind("company-not-open", company=COMPANY_WORDS, status=STATUS_WORDS), "STOCK-20"),
    (Kind("nothing-offered"), "STOCK-3"),
    (Kind("director-by-founding", company=COMPANY_WORDS), "STOCK-24"),
    (Kind("finish-sale"), "STOCK-3"),
    (Kind("has-sold"), "STOCK-3"),
    (Kind("no-free-actions"), "FREE-3"),
    (Kind("discard-before-selling"), "STOCK-36"),
    (Kind("not-in-hand", building=BUILDING_WORDS), "BUILD-3"),
    (Kind("not-in-draft", building=BUILDING_WORDS), "VAR-DRAFT-1"),
    (Kind("place-first"), "BUILD-3"),
    (Kind("already-chosen"), "BUILD-3"),
    (Kind("not-director", company=COMPANY_WORDS), "ACT-7"),
    (Kind("building-not-built", space=SPACE_WORDS), "ACT-11"),
    (Kind("building-used-up", space=SPACE_WORDS), "ACT-8"),
    (Kind("building-not-yet", space=SPACE_WORDS, decade=COUNT), "ACT-25"),
    (Kind("treasury-short", company=COMPANY_WORDS, have=COUNT, cost=COUNT), "MONEY-4"),
    (Kind("pool-is-for-players-without-company"), "ACT-15"),
    (Kind("flyer-bars-salespeople", company=COMPANY_WORDS), "CO-AMFLYER-6"),
    (Kind("quaker-bars-salespeople", company=COMPANY_WORDS), "CO-QUAKER-5"),
    (Kind("quaker-bars-cubes", company=COMPANY_WORDS), "CO-QUAKER-6"),
    (Kind("no-worker-space", company=COMPANY_WORDS), "ACT-21"),
    (Kind("worker-too-dear", company=COMPANY_WORDS, have=COUNT, cost=COUNT), "ACT-21"),
    (Kind("dividend-short", company=COMPANY_WORDS, have=COUNT, cost=COUNT), "ACT-41"),
    (Kind("no-asset-on-display"), "ACT-31"),
    (Kind("no-asset-affordable", company=COMPANY_WORDS, have=COUNT, cheapest=COUNT), "ACT-31"),
    (Kind("cannot-automate", company=COMPANY_WORDS), "ACT-54"),
    (Kind("cannot-automate-two", company=COMPANY_WORDS, possible=COUNT), "ACT-55"),
    (Kind("partner-first"), "ACT-2"),
    (Kind("partner-placed"), "ACT-1"),
    (Kind("asset-not-held", asset=ASSET_WORDS), "ASSET-9"),
    (Kind("asset-is-exhausted", asset=ASSET_WORDS), "ASSET-10"),
    (Kind("asset-before-payout", asset=ASSET_WORDS), "ASSET-19"),
    (Kind("asset-before-sale", asset=ASSET_WORDS), "ASSET-21"),
    (Kind("asset-after-production", asset=ASSET_WORDS), "ED-35"),
    (Kind("asset-afterwards", asset=ASSET_WORDS), "ASSET-20"),
    (Kind("asset-only-reacts", asset=ASSET_WORDS), "ASSET-22"),
    (Kind("trade-same", resource=RESOURCE_WORDS), "TRADE-1"),
    (Kind("trade-needs-two", resource=RESOURCE_WORDS, have=COUNT), "TRADE-1"),
    (Kind("not-in-haymarket", resource=RESOURCE_WORDS), "RES-8"),
    (Kind("not-in-display", asset=ASSET_WORDS), "ACT-30"),
    (Kind("factory-absent", company=COMPANY_WORDS, factory=FACTORY_WORDS), "TERM-15"),
    (Kind("factory-full", company=COMPANY_WORDS, factory=FACTORY_WORDS), "STAFF-1"),
    (Kind("manager-space-full", company=COMPANY_WORDS, factory=FACTORY_WORDS), "STAFF-2"),
    (Kind("not-automatable", company=COMPANY_WORDS, factory=FACTORY_WORDS), "AUTO-1"),
    (Kind("hire-one"), "ACT-21"),
    (Kind("cube-not-there", resource=RESOURCE_WORDS), "OPS-13"),
    (Kind("two-if-possible", resource=RESOURCE_WORDS, there=COUNT), "RES-6"),
    (Kind("take-another-kind", resource=RESOURCE_WORDS), "RES-7"),
    (Kind("overlay-empty", resource=RESOURCE_WORDS), "VAR-CHAIN-3"),
    (Kind("overlay-not-named", resource=RESOURCE_WORDS), "VAR-CHAIN-3"),
    (Kind("overlay-other-kind", resource=RESOURCE_WORDS), "VAR-CHAIN-11"),
    (Kind("discard-held-or-new", asset=ASSET_WORDS), "ASSET-3"),
    (Kind("not-this-company", company=COMPANY_WORDS), "FREE-2"),
    (Kind("nothing-to-issue", company=COMPANY_WORDS, certificate=CERTIFICATE_WORDS), "OPS-10"),
    (Kind("director-not-issued"), "OPS-7"),
    (Kind("banned-purchase", company=COMPANY_WORDS), "CO-QUAKER-6"),
    (Kind("purchase-is-over"), "OPS-17"),
    (Kind("factory-has-run", factory=FACTORY_WORDS), "OPS-18"),
    (Kind("factory-to-the-left", factory=FACTORY_WORDS, next=FACTORY_WORDS), "OPS-19"),
    (Kind("factory-unstaffed", factory=FACTORY_WORDS, filled=COUNT, spaces=COUNT), "OPS-19"),
    (
        Kind(
            "input-missing",
            factory=FACTORY_WORDS,
            resource=RESOURCE_WORDS,
            have=COUNT,
            need=COUNT,
        ),
        "OPS-19",
    ),
    (Kind("flyer-unstaffed", company=COMPANY_WORDS), "CO-AMFLYER-4"),
    (Kind("tiers-only", company=COMPANY_WORDS), "CO-OSCAR-2"),
    (Kind("no-tiers", company=COMPANY_WORDS), "OPS-18"),
    (Kind("tier-unstaffed", have=COUNT, need=COUNT), "CO-OSCAR-2"),
    (Kind("no-goods", company=COMPANY_WORDS), "OPS-34"),
    (Kind("demand-closed", demand=DEMAND_WORDS), "OPS-35"),
    (Kind("demand-full", demand=DEMAND_WORDS), "OPS-35"),
    (Kind("half-price-not-yet", company=COMPANY_WORDS), "OPS-37"),
    (Kind("no-price-without-run", company=COMPANY_WORDS), "CO-OSCAR-6"),
    (Kind("pay-needs-run", company=COMPANY_WORDS), "OPS-41"),
    (Kind("pay-needs-sale", company=COMPANY_WORDS), "OPS-41"),
    (Kind("pay-needs-wages", company=COMPANY_WORDS, unpaid=COUNT), "CO-QUAKER-4"),
    (Kind("not-a-draw"), "INFO-2"),
    (Kind("wrong-chain"), "VAR-CHAIN-1"),
    (Kind("value-too-high", have=COUNT, cost=COUNT), "EST-4"),
]
REFUSALS: Final = RefusalTable(ROWS)
