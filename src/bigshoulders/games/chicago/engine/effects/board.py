"""Effects on money, tracks, cubes and Goods."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import (
    BY_ASSET,
    BY_EXTRA_DIVIDENDS,
    FOR_EXTRA_DIVIDENDS,
    FOR_FUNDRAISING,
    FROM_CATALOG,
)
from bigshoulders.games.chicago.engine.frames import (
    ASSET_CHOICE,
    CUBES,
    DIFFERENT,
    IDENTICAL,
    INITIATIVE,
    NO_RESOURCE,
    OVERLAY_CUBES,
    TWO_CUBES,
)
from bigshoulders.games.chicago.engine.gains import Gains
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    KINDS,
    NO_ASSET,
    POOL,
    RESOURCE_IDS,
    company_purse,
)
from bigshoulders.games.chicago.engine.refusals import (
    DIVIDEND_SHORT,
    NO_ASSET_AFFORDABLE,
    NO_ASSET_ON_DISPLAY,
)
from bigshoulders.games.chicago.engine.rules import Effect, Numbers, Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.appeal import gain_appeal
from bigshoulders.games.chicago.engine.verbs.cubes import rightmost, take_from_haymarket
from bigshoulders.games.chicago.engine.verbs.goods import add_revenue, make_goods, raise_prices
from bigshoulders.games.chicago.engine.verbs.market import move_value, steps_for
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.games.chicago.engine.verbs.shares import dividend, shares_of
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.refusals import No


@final
class GainAppeal(Effect):
    """ACT-45, ASSET-15, MGR-2: Appeal +n, with every bonus on the way."""

    word = "appeal"
    numbers = ("n",)

    def __init__(self, numbers: Numbers) -> None:
        self.n = numbers.get("n")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        gain_appeal(g, s, company, self.n, out)

    def add_gains(self, to: Gains) -> None:
        to.appeal += self.n


@final
class NamedCubes(Effect):
    """ACT-38, ASSET-14: named cubes from Haymarket; Buildings also reach into the overlay."""

    word = "cubes"
    numbers = tuple(RESOURCE_IDS)

    def __init__(self, numbers: Numbers) -> None:
        self.counts = [numbers.get(name) for name in RESOURCE_IDS]
        self.overlay = numbers.reaches_overlay

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        for kind in range(KINDS):
            wanted = self.counts[kind]
            if wanted:
                missing = wanted - take_from_haymarket(s, company, kind, wanted, out)
                if missing and self.overlay and rightmost(s, kind) >= 0:
                    s.push(OVERLAY_CUBES, s.director[company], company, missing, kind)

    def add_gains(self, to: Gains) -> None:
        for kind in range(KINDS):
            to.cubes[kind] += self.counts[kind]
            to.named_cubes += self.counts[kind]


@final
class TwoIdentical(Effect):
    """RES-6: two identical cubes."""

    word = "two_identical"

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(TWO_CUBES, s.director[company], company, IDENTICAL, NO_RESOURCE)

    def add_gains(self, to: Gains) -> None:
        to.cubes_of_choice += 2


@final
class TwoDifferent(Effect):
    """RES-7: two different cubes."""

    word = "two_different"

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(TWO_CUBES, s.director[company], company, DIFFERENT, NO_RESOURCE)

    def add_gains(self, to: Gains) -> None:
        to.cubes_of_choice += 2


@final
class CubesOfChoice(Effect):
    """RES-8, MGR-1, MGR-5: n cubes of choice from Haymarket."""

    word = "cubes_of_choice"
    numbers = ("n",)

    def __init__(self, numbers: Numbers) -> None:
        self.n = numbers.get("n")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(CUBES, s.director[company], company, self.n)

    def add_gains(self, to: Gains) -> None:
        to.cubes_of_choice += self.n


@final
class MakeGoods(Effect):
    """ACT-39, ASSET-17, MGR-3: Goods at once; this is not factory production (Q-102)."""

    word = "goods"
    numbers = ("n",)

    def __init__(self, numbers: Numbers) -> None:
        self.n = numbers.get("n")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        make_goods(s, company, self.n, out)

    def add_gains(self, to: Gains) -> None:
        to.goods += self.n


@final
class Fundraising(Effect):
    """ACT-24: the company takes the printed amount from the bank."""

    word = "fundraising"
    numbers = ("amount",)

    def __init__(self, numbers: Numbers) -> None:
        self.amount = numbers.get("amount")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        pay(s, BANK, company_purse(company), self.amount, FOR_FUNDRAISING, out)

    def add_gains(self, to: Gains) -> None:
        to.funds += self.amount


@final
class ExtraDividends(Effect):
    """ACT-40 to ACT-44: D/10 per share from the Treasury, then the stock value moves."""

    word = "extra_dividends"
    numbers = ("amount",)
    may_refuse = True

    def __init__(self, numbers: Numbers) -> None:
        self.amount = numbers.get("amount")

    def check(self, g: Rules, s: State, company: int) -> No | None:
        if s.treasury[company] < self.amount:  # the full amount, whatever will leave (ACT-41)
            return No(DIVIDEND_SHORT, company, s.treasury[company], self.amount)
        return None

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        per_share = dividend(self.amount)
        purse = company_purse(company)
        for seat in g.seats:
            shares = shares_of(s, company, seat)
            pay(s, purse, seat, per_share * shares, FOR_EXTRA_DIVIDENDS, out)
        pay(s, purse, BANK, per_share * shares_of(s, company, POOL), FOR_EXTRA_DIVIDENDS, out)
        steps = steps_for(g, g.value[s.price[company]], self.amount)
        move_value(g, s, company, steps, BY_EXTRA_DIVIDENDS, out)

    def add_gains(self, to: Gains) -> None:
        to.dividends += self.amount


@final
class PurchaseAsset(Effect):
    """ACT-30 to ACT-35: one face-up asset, with a discount."""

    word = "purchase_asset"
    numbers = ("discount",)
    may_refuse = True

    def __init__(self, numbers: Numbers) -> None:
        self.discount = numbers.get("discount")

    def check(self, g: Rules, s: State, company: int) -> No | None:
        cheapest = -1
        for slot, asset in enumerate(s.display):
            if asset != NO_ASSET:
                cheapest = g.asset_price[slot] - self.discount
                if cheapest <= s.treasury[company]:
                    return None
        if cheapest < 0:
            return No(NO_ASSET_ON_DISPLAY)
        return No(NO_ASSET_AFFORDABLE, company, s.treasury[company], cheapest)

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(ASSET_CHOICE, s.director[company], company, self.discount)

    def add_gains(self, to: Gains) -> None:
        to.assets += 1
        to.discount += self.discount


@final
class OfferInitiative(Effect):
    """ACT-23: the player may move to Initiative space 1."""

    word = "initiative"

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(INITIATIVE, s.director[company])

    def add_gains(self, to: Gains) -> None:
        to.initiative += 1


@final
class RaiseStockValue(Effect):
    """ASSET-20: stock value +1 step."""

    word = "stock_value"

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        move_value(g, s, company, 1, BY_ASSET, out)

    def add_gains(self, to: Gains) -> None:
        to.value_steps += 1


@final
class CatalogSales(Effect):
    """ASSET-19: the amount is added to revenue."""

    word = "catalog"
    numbers = ("amount",)

    def __init__(self, numbers: Numbers) -> None:
        self.amount = numbers.get("amount")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        amount = self.amount + g.powers[company].catalog_bonus()
        add_revenue(s, company, amount, FROM_CATALOG, out)

    def add_gains(self, to: Gains) -> None:
        to.revenue += self.amount


@final
class DearerGoods(Effect):
    """ASSET-21: each Good sold in this Operating turn is worth more."""

    word = "dearer_goods"
    numbers = ("amount",)

    def __init__(self, numbers: Numbers) -> None:
        self.amount = numbers.get("amount")

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        raise_prices(s, self.amount)

    def add_gains(self, to: Gains) -> None:
        to.price += self.amount
