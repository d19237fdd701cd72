"""Why a move is not legal: one row per reason, with the rule that decides and its facts."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.chicago.frames import FRAME_TABLE
from bigshoulders.chicago.ids import (
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
)
from bigshoulders.kernel.words import COUNT, Domain, Kind

STEP_WORDS: Final = Domain("step", [kind.name for kind in FRAME_TABLE.kinds])


@final
class No:
    """A reason in ids and numbers: its kind and up to four facts."""

    __slots__ = ("a", "b", "c", "d", "kind")

    def __init__(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d


GAME_OVER: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_NOW: Final = 2
COMPANY_NOT_AVAILABLE: Final = 3
FUNDS_SHORT: Final = 4
OVER_CERTIFICATE_LIMIT: Final = 5
OVER_SHARE_LIMIT: Final = 6
DIRECTOR_AND_PREFERRED: Final = 7
SOLD_THIS_DECADE: Final = 8
CLOSED_NOT_FOR_SALE: Final = 9
NO_SUCH_CERTIFICATE: Final = 10
NOT_HELD: Final = 11
DIRECTOR_NOT_FOR_SALE: Final = 12
DIRECTOR_WITHOUT_HEIR: Final = 13
ONE_BATCH: Final = 14
MUST_SELL: Final = 15
COMPANY_NOT_OPEN: Final = 16
NOTHING_OFFERED: Final = 17
DIRECTOR_BY_FOUNDING: Final = 18
FINISH_SALE: Final = 19
NOT_IN_HAND: Final = 20
ALREADY_CHOSEN: Final = 21
NOT_DIRECTOR: Final = 22
BUILDING_NOT_BUILT: Final = 23
BUILDING_USED_UP: Final = 24
BUILDING_NOT_YET: Final = 25
TREASURY_SHORT: Final = 26
POOL_IS_FOR_PLAYERS_WITHOUT_COMPANY: Final = 27
BANNED_SALESPEOPLE: Final = 28
BANNED_CUBES: Final = 29
NO_WORKER_SPACE: Final = 30
NO_ASSET_AFFORDABLE: Final = 31
CANNOT_AUTOMATE: Final = 32
CANNOT_AUTOMATE_TWO: Final = 33
PARTNER_FIRST: Final = 34
PARTNER_PLACED: Final = 35
ASSET_NOT_HELD: Final = 36
ASSET_IS_EXHAUSTED: Final = 37
ASSET_WRONG_TIME: Final = 38
ASSET_ONLY_REACTS: Final = 39
TRADE_SAME: Final = 40
TRADE_NEEDS_TWO: Final = 41
NOT_IN_HAYMARKET: Final = 42
NOT_IN_DISPLAY: Final = 43
FACTORY_ABSENT: Final = 44
FACTORY_FULL: Final = 45
MANAGER_SPACE_FULL: Final = 46
HIRE_ONE: Final = 47
CUBE_NOT_THERE: Final = 48
TWO_IF_POSSIBLE: Final = 49
TAKE_ANOTHER_KIND: Final = 50
OVERLAY_EMPTY: Final = 51
OVERLAY_OTHER_KIND: Final = 52
DISCARD_HELD_OR_NEW: Final = 53
NOT_THIS_COMPANY: Final = 54
NOTHING_TO_ISSUE: Final = 55
DIRECTOR_NOT_ISSUED: Final = 56
BANNED_PURCHASE: Final = 57
PURCHASE_IS_OVER: Final = 58
FACTORY_HAS_RUN: Final = 59
FACTORY_TO_THE_LEFT: Final = 60
FACTORY_UNSTAFFED: Final = 61
INPUT_MISSING: Final = 62
TIERS_ONLY: Final = 63
NO_TIERS: Final = 64
TIER_UNSTAFFED: Final = 65
NO_GOODS: Final = 66
DEMAND_CLOSED: Final = 67
DEMAND_FULL: Final = 68
HALF_PRICE_NOT_YET: Final = 69
NO_PRICE_WITHOUT_RUN: Final = 70
PAY_NEEDS_RUN: Final = 71
PAY_NEEDS_SALE: Final = 72
PAY_NEEDS_WAGES: Final = 73
NOT_A_DRAW: Final = 74
SALES_BEGUN: Final = 75
HIRE_OR_FINISH: Final = 76
WRONG_CHAIN: Final = 77
VALUE_TOO_HIGH: Final = 78

REFUSALS: Final = [
    (Kind("game-over"), "END-1"),
    (Kind("not-your-turn", seat=SEAT_NUMBERS), "FLOW-3"),
    (Kind("not-now", step=STEP_WORDS), "FLOW-1"),
    (Kind("company-not-available", company=COMPANY_WORDS), "EST-1"),
    (Kind("funds-short", have=COUNT, cost=COUNT), "STOCK-22"),
    (Kind("over-certificate-limit", held=COUNT, limit=COUNT), "CERT-5"),
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
    (Kind("director-without-heir", company=COMPANY_WORDS, most=COUNT, needed=COUNT), "STOCK-13"),
    (Kind("one-batch"), "STOCK-10"),
    (Kind("must-sell", held=COUNT, limit=COUNT), "STOCK-6"),
    (Kind("company-not-open", company=COMPANY_WORDS), "STOCK-20"),
    (Kind("nothing-offered"), "STOCK-3"),
    (Kind("director-by-founding", company=COMPANY_WORDS), "STOCK-24"),
    (Kind("finish-sale"), "STOCK-3"),
    (Kind("not-in-hand", building=BUILDING_WORDS), "BUILD-3"),
    (Kind("already-chosen"), "BUILD-3"),
    (Kind("not-director", company=COMPANY_WORDS), "ACT-7"),
    (Kind("building-not-built", space=SPACE_WORDS), "ACT-11"),
    (Kind("building-used-up", space=SPACE_WORDS), "ACT-8"),
    (Kind("building-not-yet", space=SPACE_WORDS, decade=COUNT), "ACT-25"),
    (Kind("treasury-short", company=COMPANY_WORDS, have=COUNT, cost=COUNT), "MONEY-4"),
    (Kind("pool-is-for-players-without-company"), "ACT-15"),
    (Kind("banned-salespeople", company=COMPANY_WORDS), "CO-AMFLYER-6"),
    (Kind("banned-cubes", company=COMPANY_WORDS), "CO-QUAKER-6"),
    (Kind("no-worker-space", company=COMPANY_WORDS), "ACT-21"),
    (Kind("no-asset-affordable", company=COMPANY_WORDS, have=COUNT, cheapest=COUNT), "ACT-31"),
    (Kind("cannot-automate", company=COMPANY_WORDS), "ACT-54"),
    (Kind("cannot-automate-two", company=COMPANY_WORDS, possible=COUNT), "ACT-55"),
    (Kind("partner-first"), "ACT-2"),
    (Kind("partner-placed"), "ACT-1"),
    (Kind("asset-not-held", asset=ASSET_WORDS), "ASSET-9"),
    (Kind("asset-is-exhausted", asset=ASSET_WORDS), "ASSET-10"),
    (Kind("asset-wrong-time", asset=ASSET_WORDS, rule=COUNT), "ASSET-9"),
    (Kind("asset-only-reacts", asset=ASSET_WORDS), "ASSET-22"),
    (Kind("trade-same", resource=RESOURCE_WORDS), "TRADE-1"),
    (Kind("trade-needs-two", resource=RESOURCE_WORDS, have=COUNT), "TRADE-1"),
    (Kind("not-in-haymarket", resource=RESOURCE_WORDS), "RES-8"),
    (Kind("not-in-display", asset=ASSET_WORDS), "ACT-30"),
    (Kind("factory-absent", company=COMPANY_WORDS, factory=FACTORY_WORDS), "TERM-15"),
    (Kind("factory-full", company=COMPANY_WORDS, factory=FACTORY_WORDS), "STAFF-1"),
    (Kind("manager-space-full", company=COMPANY_WORDS, factory=FACTORY_WORDS), "STAFF-2"),
    (Kind("hire-one"), "ACT-21"),
    (Kind("cube-not-there", resource=RESOURCE_WORDS), "OPS-13"),
    (Kind("two-if-possible", resource=RESOURCE_WORDS, there=COUNT), "RES-6"),
    (Kind("take-another-kind", resource=RESOURCE_WORDS), "RES-7"),
    (Kind("overlay-empty", resource=RESOURCE_WORDS), "VAR-CHAIN-3"),
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
            "input-missing", factory=FACTORY_WORDS, resource=RESOURCE_WORDS, have=COUNT, need=COUNT
        ),
        "OPS-19",
    ),
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
    (Kind("sales-begun", asset=ASSET_WORDS), "ASSET-21"),
    (Kind("hire-or-finish"), "ACT-20"),
    (Kind("wrong-chain"), "VAR-CHAIN-1"),
    (Kind("value-too-high", have=COUNT, cost=COUNT), "EST-4"),
]
