"""assemble(config) -> Rules: the market side, the cards, the step for every kind of frame."""

from __future__ import annotations

from bigshoulders.games.industrialist.engine import frames
from bigshoulders.games.industrialist.engine.options import SIDES_OF_MARKET, read_config
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.steps import (
    actions,
    building,
    course,
    happenings,
    managers,
    units,
)
from bigshoulders.kernel.json import Json

RULES_VERSION = 2  # raised whenever a move could have a different result; never by refactoring


def assemble(document: Json) -> Rules:
    """The rules of one game, from its options."""
    config, cards = read_config(document)
    prices = cards.prices[SIDES_OF_MARKET.index(config.side)]
    g = Rules(config, cards, prices, RULES_VERSION)
    steps: dict[int, Step] = {
        frames.GAME: course.Game(),
        frames.SETUP_CARDS: course.SetupCards(),
        frames.SETUP_FLIPS: course.SetupFlips(),
        frames.SETUP_KINDS: course.SetupKinds(),
        frames.TURN: course.Turn(),
        frames.PAY_COST: building.PayCost(),
        frames.OPEN_BUILDING: building.OpenBuilding(),
        frames.RESOLVE: happenings.Resolve(),
        frames.EVENT: building.EventStep(),
        frames.LABOUR: happenings.Labour(),
        frames.UPKEEP: happenings.Upkeep(),
        frames.GAIN_LOT: actions.GainLot(),
        frames.MANAGERS_DOWN: managers.ManagersDown(),
        frames.PRODUCTION: actions.Production(),
        frames.DRAW_A_CARD: course.DrawCard(),
        frames.FLIP_A_CARD: course.FlipCard(),
        frames.ROLL_THE_MARKET: course.RollMarket(),
        frames.MARKET_CHOICE: course.MarketChoice(),
        frames.ACTIONS: actions.Actions(),
        frames.SELLING: actions.Selling(),
        frames.STAFFING: actions.Staffing(),
        frames.BUILDING: building.Building(),
        frames.TAKE_UNITS: units.TakeUnits(),
        frames.TAKE_ANY: units.TakeAny(),
        frames.PUT_UNITS: units.PutUnits(),
        frames.NEW_WORKERS: units.NewWorkers(),
        frames.MARKER_CHOICE: building.MarkerChoice(),
        frames.WALKOUT: happenings.Walkout(),
        frames.LABOUR_CHOICE: happenings.LabourChoice(),
        frames.UPKEEP_CHOICE: happenings.UpkeepChoice(),
    }
    g.steps = [steps[number] for number in range(frames.STEPS)]
    return g
