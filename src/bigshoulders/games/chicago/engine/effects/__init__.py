"""The vocabulary in which Buildings, assets and Managers are written: one small class per word."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.effects import board, people
from bigshoulders.games.chicago.engine.rules import Effect

CLASSES: list[type[Effect]] = [
    board.GainAppeal,
    board.NamedCubes,
    board.TwoIdentical,
    board.TwoDifferent,
    board.CubesOfChoice,
    board.MakeGoods,
    board.Fundraising,
    board.ExtraDividends,
    board.PurchaseAsset,
    board.OfferInitiative,
    board.RaiseStockValue,
    board.CatalogSales,
    board.DearerGoods,
    people.Automate,
    people.GainStaff,
    people.HireWorkers,
    people.OfferWorker,
    people.ManagerOrSalesperson,
]
EFFECTS: dict[str, type[Effect]] = {effect.word: effect for effect in CLASSES}
