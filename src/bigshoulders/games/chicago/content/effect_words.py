"""Effects from the words of the data files: one word, its numbers, one effect."""

from __future__ import annotations

from collections.abc import Sequence

from bigshoulders.games.chicago.content.records import EffectRecord
from bigshoulders.games.chicago.engine.effects import board, people
from bigshoulders.games.chicago.engine.frames import DIFFERENT, IDENTICAL
from bigshoulders.games.chicago.engine.ids import RESOURCE_IDS
from bigshoulders.games.chicago.engine.rules import Effect
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadData

CHECKED = ["automate", "purchase_asset", "extra_dividends", "hire_workers"]
GIVES_CUBES = ["cubes", "two_identical", "two_different"]
NUMBERS_OF: dict[str, Sequence[str]] = {
    "appeal": ["n"],
    "cubes": RESOURCE_IDS,
    "two_identical": [],
    "two_different": [],
    "cubes_of_choice": ["n"],
    "goods": ["n"],
    "fundraising": ["amount"],
    "extra_dividends": ["amount"],
    "purchase_asset": ["discount"],
    "initiative": [],
    "stock_value": [],
    "catalog": ["amount"],
    "dearer_goods": ["amount"],
    "automate": ["n"],
    "staff": ["workers", "managers", "salespeople"],
    "hire_workers": [],
    "optional_worker": [],
    "manager_or_salesperson": [],
}


def make_effect(record: EffectRecord, overlay: bool) -> Effect:
    """An effect from its word and numbers; unknown words and numbers are named with their place."""
    if record.do not in NUMBERS_OF:
        raise BadData("data/unknown-effect", record.where, unknown(record.do, list(NUMBERS_OF)))
    for name in record.numbers:
        if name not in NUMBERS_OF[record.do]:
            raise BadData("data/unknown-key", record.where, unknown(name, NUMBERS_OF[record.do]))

    def number(name: str) -> int:
        return record.numbers.get(name, 0)

    match record.do:
        case "appeal":
            return board.GainAppeal(number("n"))
        case "cubes":
            return board.NamedCubes([number(name) for name in RESOURCE_IDS], overlay)
        case "two_identical":
            return board.TwoCubes(IDENTICAL)
        case "two_different":
            return board.TwoCubes(DIFFERENT)
        case "cubes_of_choice":
            return board.CubesOfChoice(number("n"))
        case "goods":
            return board.MakeGoods(number("n"))
        case "fundraising":
            return board.Fundraising(number("amount"))
        case "extra_dividends":
            return board.ExtraDividends(number("amount"))
        case "purchase_asset":
            return board.PurchaseAsset(number("discount"))
        case "initiative":
            return board.OfferInitiative()
        case "stock_value":
            return board.RaiseStockValue()
        case "catalog":
            return board.CatalogSales(number("amount"))
        case "dearer_goods":
            return board.DearerGoods(number("amount"))
        case "automate":
            return people.Automate(number("n"))
        case "staff":
            return people.GainStaff(number("workers"), number("managers"), number("salespeople"))
        case "hire_workers":
            return people.HireWorkers()
        case "optional_worker":
            return people.OfferWorker()
        case _:
            return people.ManagerOrSalesperson()
