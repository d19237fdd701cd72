"""What every Building, asset and Manager gives, as numbers by source: read once from the rules."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.effects.board import (
    CatalogSales,
    CubesOfChoice,
    DearerGoods,
    ExtraDividends,
    Fundraising,
    GainAppeal,
    MakeGoods,
    NamedCubes,
    OfferInitiative,
    PurchaseAsset,
    RaiseStockValue,
    TwoCubes,
)
from bigshoulders.games.chicago.engine.effects.people import (
    Automate,
    GainStaff,
    HireWorkers,
    ManagerOrSalesperson,
    OfferWorker,
)
from bigshoulders.games.chicago.engine.ids import (
    ACTIVATION_SOURCE,
    ASSETS,
    BUILDINGS,
    COMPANIES,
    FACTORIES,
    KINDS,
    MANAGER_SOURCE,
    SOURCES,
)
from bigshoulders.games.chicago.engine.rules import Rules

NOT_AN_ASSET = -1


@final
class Lore:
    """One list per kind of gain, indexed by source of effects (see ids.EFFECT_SOURCE_WORDS)."""

    def __init__(self, g: Rules) -> None:
        self.g = g
        self.appeal = [0] * SOURCES
        self.workers = [0] * SOURCES
        self.managers = [0] * SOURCES
        self.sales = [0] * SOURCES
        self.staff_choice = [0] * SOURCES
        self.goods = [0] * SOURCES
        self.automate = [0] * SOURCES
        self.cubes = [0] * (SOURCES * KINDS)
        self.cubes_named = [0] * SOURCES
        self.cubes_free = [0] * SOURCES  # of choice
        self.dividend = [0] * SOURCES
        self.fund = [0] * SOURCES
        self.discount = [NOT_AN_ASSET] * SOURCES
        self.hires = [False] * SOURCES
        self.catalog = [0] * SOURCES
        self.steps = [0] * SOURCES
        self.dearer = [0] * SOURCES
        self.initiative = [False] * SOURCES
        for source in range(SOURCES):
            for effect in g.effects[source]:
                self.read_board(source, effect)
                self.read_people(source, effect)
        self.feeds = [self.feeding(ACTIVATION_SOURCE + asset) for asset in range(ASSETS)]
        # Cubes a Manager brings, by factory: they spare the next factory's inputs.
        self.manager_cubes = [
            self.cubes_free[MANAGER_SOURCE + i] for i in range(COMPANIES * FACTORIES)
        ]
        self.inputs_total = [
            sum(g.inputs[i * KINDS : i * KINDS + KINDS]) for i in range(COMPANIES * FACTORIES)
        ]
        self.pay = [
            g.space_cost[space] + g.space_bank_pays[space] if space < BUILDINGS else 0
            for space in range(len(g.space_cost))
        ]

    def read_board(self, source: int, effect: object) -> None:
        if isinstance(effect, GainAppeal):
            self.appeal[source] += effect.n
        elif isinstance(effect, NamedCubes):
            for kind in range(KINDS):
                self.cubes[source * KINDS + kind] += effect.counts[kind]
                self.cubes_named[source] += effect.counts[kind]
        elif isinstance(effect, TwoCubes):
            self.cubes_free[source] += 2
        elif isinstance(effect, CubesOfChoice):
            self.cubes_free[source] += effect.n
        elif isinstance(effect, MakeGoods):
            self.goods[source] += effect.n
        elif isinstance(effect, Fundraising):
            self.fund[source] += effect.amount
        elif isinstance(effect, ExtraDividends):
            self.dividend[source] += effect.amount
        elif isinstance(effect, PurchaseAsset):
            self.discount[source] = effect.discount
        elif isinstance(effect, OfferInitiative):
            self.initiative[source] = True
        elif isinstance(effect, RaiseStockValue):
            self.steps[source] += 1
        elif isinstance(effect, CatalogSales):
            self.catalog[source] += effect.amount
        elif isinstance(effect, DearerGoods):
            self.dearer[source] += effect.amount

    def read_people(self, source: int, effect: object) -> None:
        if isinstance(effect, Automate):
            self.automate[source] += effect.n
        elif isinstance(effect, GainStaff):
            self.workers[source] += effect.workers
            self.managers[source] += effect.managers
            self.sales[source] += effect.salespeople
        elif isinstance(effect, HireWorkers):
            self.hires[source] = True
        elif isinstance(effect, OfferWorker):
            self.workers[source] += 1
        elif isinstance(effect, ManagerOrSalesperson):
            self.staff_choice[source] += 1

    def feeding(self, source: int) -> bool:
        """Whether a source gives cubes and nothing else."""
        return self.cubes_named[source] > 0
