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
    INITIATIVE,
    NO_RESOURCE,
    OVERLAY_CUBES,
    TWO_CUBES,
)
from bigshoulders.games.chicago.engine.ids import BANK, KINDS, NO_ASSET, POOL, company_purse
from bigshoulders.games.chicago.engine.refusals import (
    DIVIDEND_SHORT,
    NO_ASSET_AFFORDABLE,
    NO_ASSET_ON_DISPLAY,
)
from bigshoulders.games.chicago.engine.rules import Effect, Rules
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

    def __init__(self, n: int) -> None:
        self.n = n

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        gain_appeal(g, s, company, self.n, out)


@final
class NamedCubes(Effect):
    """ACT-38, ASSET-14: named cubes from Haymarket; Buildings also reach into the overlay."""

    def __init__(self, counts: list[int], overlay: bool) -> None:
        self.counts = counts
        self.overlay = overlay

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        for kind in range(KINDS):
            wanted = self.counts[kind]
            if wanted:
                missing = wanted - take_from_haymarket(s, company, kind, wanted, out)
                if missing and self.overlay and rightmost(s, kind) >= 0:
                    s.push(OVERLAY_CUBES, s.director[company], company, missing, kind)


@final
class TwoCubes(Effect):
    """RES-6, RES-7: two identical or two different cubes."""

    def __init__(self, which: int) -> None:
        self.which = which

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(TWO_CUBES, s.director[company], company, self.which, NO_RESOURCE)


@final
class CubesOfChoice(Effect):
    """RES-8, MGR-1, MGR-5: so many cubes of choice from Haymarket."""

    def __init__(self, n: int) -> None:
        self.n = n

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(CUBES, s.director[company], company, self.n)


@final
class MakeGoods(Effect):
    """ACT-39, ASSET-17, MGR-3: Goods at once; this is not factory production (Q-102)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        make_goods(s, company, self.n, out)


@final
class Fundraising(Effect):
    """ACT-24: the company takes the printed amount from the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        pay(s, BANK, company_purse(company), self.amount, FOR_FUNDRAISING, out)


@final
class ExtraDividends(Effect):
    """ACT-40 to ACT-44: D/10 per share from the Treasury, then the stock value moves."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

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


@final
class PurchaseAsset(Effect):
    """ACT-30 to ACT-35: one face-up asset, with a discount."""

    def __init__(self, discount: int) -> None:
        self.discount = discount

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


@final
class OfferInitiative(Effect):
    """ACT-23: the player may move to Initiative space 1."""

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        s.push(INITIATIVE, s.director[company])


@final
class RaiseStockValue(Effect):
    """ASSET-20: stock value +1 step."""

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        move_value(g, s, company, 1, BY_ASSET, out)


@final
class CatalogSales(Effect):
    """ASSET-19: the amount is added to revenue."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        amount = self.amount + g.powers[company].catalog_bonus()
        add_revenue(s, company, amount, FROM_CATALOG, out)


@final
class DearerGoods(Effect):
    """ASSET-21: each Good sold in this Operating turn is worth more."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def start(self, g: Rules, s: State, company: int, out: Events) -> None:
        raise_prices(s, self.amount)
