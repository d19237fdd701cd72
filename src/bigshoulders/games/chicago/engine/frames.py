"""The kinds of frames, one row each: whatever the game waits for or does next."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.ids import (
    ASSET_WORDS,
    COMPANY_WORDS,
    DEMAND_WORDS,
    EFFECT_SOURCE_WORDS,
    SEAT_NUMBERS,
)
from bigshoulders.kernel.spelling import COUNT, Domain, Kind, Table

# The course of the game.
GAME: Final = 0
SETUP_DEMAND: Final = 1
SETUP_ASSETS: Final = 2
SETUP_GOALS: Final = 3
SETUP_CHAIN: Final = 4
SETUP_HANDS: Final = 5
SETUP_ORDER: Final = 6
SETUP_FOUNDING: Final = 7
CLOSINGS: Final = 8
STOCK_PHASE: Final = 9
SALE: Final = 10
BUILDING_PHASE: Final = 11
PASS_ON: Final = 12
REVEAL: Final = 13
ACTION_PHASE: Final = 14
OPERATING_PHASE: Final = 15
OPERATING_TURN: Final = 16
MAINTAIN: Final = 17
CLEANUP_PHASE: Final = 18
RESOLVE: Final = 19
APPEAL: Final = 20
# Draws.
DRAW_A_START: Final = 21
DRAW_A_TILE: Final = 22
DRAW_STARTING_ASSET: Final = 23
DRAW_AN_ASSET: Final = 24
DRAW_A_GOAL: Final = 25
DRAW_A_CUBE: Final = 26
DEAL_A_BUILDING: Final = 27
# Questions.
FOUNDING: Final = 28
STOCK_TURN: Final = 29
PROTECTION: Final = 30
DRAFT: Final = 31
BUILD: Final = 32
ACTION_TURN: Final = 33
HIRE: Final = 34
INITIATIVE: Final = 35
BONUS: Final = 36
WORKERS: Final = 37
MANAGERS: Final = 38
AUTOMATION: Final = 39
CUBES: Final = 40
TWO_CUBES: Final = 41
OVERLAY_CUBES: Final = 42
ASSET_CHOICE: Final = 43
ASSET_KEEP: Final = 44
WORKER_OFFER: Final = 45
STAFF_CHOICE: Final = 46
FREE_AUTOMATION: Final = 47
STEEL_OFFER: Final = 48
ISSUE: Final = 49
PURCHASE: Final = 50
PRODUCTION: Final = 51
SALES: Final = 52
PAYOUT: Final = 53
ADJUSTMENT: Final = 54
AFTERWARDS: Final = 55

NO_RESOURCE: Final = 4
RESOURCE_OR_NONE: Final = Domain("resource", ["livestock", "steel", "wood", "coal", "none"])
CUBE_TARGET: Final = Domain("cube_target", ["chain_x", "chain_30", "chain_20", "chain_10", "hand"])
SET_WORDS: Final = Domain("set", ["identical", "different"])
IDENTICAL: Final = 0
DIFFERENT: Final = 1
DISPLAY_WORDS: Final = Domain("display", ["80", "70", "60", "50", "40"])
FALL_WORDS: Final = Domain("fall", ["shares_sold", "withheld"])
FALL_BY_SALE: Final = 0
FALL_BY_WITHHOLDING: Final = 1
SEATS_WORDS: Final = Domain(
    "seats",
    ["+".join(str(seat) for seat in range(4) if bits >> seat & 1) or "none" for bits in range(16)],
)
YES_NO: Final = Domain("yes_no", ["no", "yes"])

KINDS_OF_FRAME: Final = [
    Kind("game"),
    Kind("setup_demand"),
    Kind("setup_assets"),
    Kind("setup_goals"),
    Kind("setup_chain"),
    Kind("setup_hands"),
    Kind("setup_order"),
    Kind("setup_founding"),
    Kind("closings"),
    Kind("stock_phase", must_sell=SEATS_WORDS),
    Kind("sale"),
    Kind("building_phase"),
    Kind("pass_on"),
    Kind("reveal"),
    Kind("action_phase"),
    Kind("operating_phase"),
    Kind("operating_turn", company=COMPANY_WORDS),
    Kind("maintain", to_draw=COUNT, bag_was_empty=YES_NO),
    Kind("cleanup_phase", to_draw=COUNT, bag_was_empty=YES_NO),
    Kind("resolve", source=EFFECT_SOURCE_WORDS, company=COMPANY_WORDS),
    Kind("appeal", company=COMPANY_WORDS, reached=COUNT, target=COUNT),
    Kind("draw_a_start"),
    Kind("draw_a_tile", demand=DEMAND_WORDS),
    Kind("draw_starting_asset", display=DISPLAY_WORDS),
    Kind("draw_an_asset"),
    Kind("draw_a_goal"),
    Kind("draw_a_cube", target=CUBE_TARGET),
    Kind("deal_a_building", owner=SEAT_NUMBERS, era=COUNT),
    Kind("founding"),
    Kind("stock_turn", round=COUNT),
    Kind("protection", company=COMPANY_WORDS, steps=COUNT, fall=FALL_WORDS),
    Kind("draft"),
    Kind("build"),
    Kind("action_turn"),
    Kind("hire", company=COMPANY_WORDS, hired=COUNT),
    Kind("initiative"),
    Kind("bonus", company=COMPANY_WORDS, space=COUNT),
    Kind("workers", company=COMPANY_WORDS, count=COUNT, freed=YES_NO),
    Kind("managers", company=COMPANY_WORDS, count=COUNT),
    Kind("automation", company=COMPANY_WORDS, count=COUNT, freed=COUNT),
    Kind("cubes", company=COMPANY_WORDS, count=COUNT),
    Kind("two_cubes", company=COMPANY_WORDS, set=SET_WORDS, taken=RESOURCE_OR_NONE),
    Kind("overlay_cubes", company=COMPANY_WORDS, count=COUNT, taken=RESOURCE_OR_NONE),
    Kind("asset_choice", company=COMPANY_WORDS, discount=COUNT),
    Kind("asset_keep", company=COMPANY_WORDS, asset=ASSET_WORDS),
    Kind("worker_offer", company=COMPANY_WORDS),
    Kind("staff_choice", company=COMPANY_WORDS),
    Kind("free_automation", company=COMPANY_WORDS),
    Kind("steel_offer", company=COMPANY_WORDS),
    Kind("issue", company=COMPANY_WORDS),
    Kind("purchase", company=COMPANY_WORDS),
    Kind("production", company=COMPANY_WORDS),
    Kind("sales", company=COMPANY_WORDS),
    Kind("payout", company=COMPANY_WORDS),
    Kind("adjustment", company=COMPANY_WORDS, received=COUNT, paid=YES_NO),
    Kind("afterwards", company=COMPANY_WORDS),
]
FRAME_TABLE: Final = Table("step", KINDS_OF_FRAME)
STEPS: Final = len(KINDS_OF_FRAME)
