"""Companies on the sheet: what a charter shows and what the company could do now.

Only redacted positions are read, so no Building off the board can show.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from bigshoulders.games.chicago.content.records import UNLIMITED
from bigshoulders.games.chicago.engine.frames import OPERATING_TURN
from bigshoulders.games.chicago.engine.ids import (
    COMMON,
    DEMAND_COLUMN_IDS,
    DIRECTOR,
    FACTORIES,
    HOLDERS,
    KINDS,
    POOL,
    PREFERRED,
    RESOURCE_IDS,
    SEAT_WORDS,
    SHARES_IN,
    SOURCE_IDS,
    TREASURY,
    HolderId,
    ResourceId,
    SourceId,
)
from bigshoulders.games.chicago.engine.moves import SELL_CERTIFICATE
from bigshoulders.games.chicago.engine.rules import APPEAL_BONUS_IDS, Rules
from bigshoulders.games.chicago.engine.state import DEARER, RAN, REVENUE, SOLD, TIER, State
from bigshoulders.games.chicago.engine.steps.operating import check_payment
from bigshoulders.games.chicago.engine.steps.sale import offered_shares, sale_steps
from bigshoulders.games.chicago.engine.steps.stock import check_sale
from bigshoulders.games.chicago.engine.verbs.goods import capacity, half_price_open
from bigshoulders.games.chicago.engine.verbs.market import (
    WITHHOLDING_STEPS,
    space_after,
    steps_for,
    thresholds,
    value_after,
)
from bigshoulders.games.chicago.engine.verbs.shares import (
    dividend,
    is_sold_out,
    missing_shares,
    shares_of,
)
from bigshoulders.games.chicago.engine.verbs.staff import employed_workers
from bigshoulders.games.chicago.sheet.first_run import first_run
from bigshoulders.games.chicago.sheet.shapes import (
    Certificates,
    CompanySheet,
    FactorySheet,
    FullRun,
    NextBonus,
    NextStep,
    OperatingStepId,
    Outlet,
    Payment,
    Rival,
    Sale,
    SaleLine,
    TurnSheet,
)
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import pack

# OPS-5: the steps of an Operating turn, as its frame counts them.
OPERATING_STEPS: Final[list[OperatingStepId]] = [
    "issue",
    "wages",
    "purchase",
    "produce",
    "collect",
    "sell",
    "pay",
    "free",
    "maintain",
]


def operating_frame(s: State) -> Frame | None:
    """The current Operating turn."""
    for frame in s.stack:
        if frame.step == OPERATING_TURN:
            return frame
    return None


def operating_company(s: State) -> int:
    """The company whose Operating turn runs; -1 if none does."""
    frame = operating_frame(s)
    return frame.a if frame is not None else -1


def charter(g: Rules, s: State, company: int, rank: int) -> CompanySheet:
    """One open company."""
    value = g.value[s.price[company]]
    goods, price, revenue = full_run(g, s, company)
    sales = g.sales_spaces[company]
    line = CompanySheet(
        rank=rank,
        operated=s.operated >> company & 1 == 1,
        space=s.price[company],
        value=value,
        shares=holdings(g, s, company),
        certificates=certificates(s, company),
        sold_out=is_sold_out(s, company),
        unit_price=price,
        next_price=next_price(g, s, company),
        salespeople=s.sales[company],
        sales_spaces=None if sales == UNLIMITED else sales,
        factories=factories(g, s, company),
        employed=employed_workers(s, company),
        wages=g.powers[company].wages(g, s, company),
        full_run=FullRun(goods, revenue, dividend(revenue)),
        first_run=first_run(g, s, company),
        thresholds=[*thresholds(g, value)],
        outlets=outlets(g, s, company),
        next_bonus=next_bonus(g, s, company),
        directorship=directorship(g, s, company),
        withhold_value=value_after(g, s.price[company], -WITHHOLDING_STEPS),
        steps=[value_after(g, s.price[company], n) for n in range(4)],
    )
    frame = operating_frame(s)
    if frame is not None and frame.a == company:
        line.turn = turn(g, s, company, frame.pc)
    return line


def holdings(g: Rules, s: State, company: int) -> dict[HolderId, int]:
    """Shares by holder, in tenths; holders of none are left out."""
    shares: dict[HolderId, int] = {}
    for seat in g.seats:
        held = shares_of(s, company, seat)
        if held:
            shares[SEAT_WORDS[seat]] = held
    for i, name in enumerate(SOURCE_IDS):
        held = shares_of(s, company, TREASURY + i)
        if held:
            shares[name] = held
    return shares


def certificates(s: State, company: int) -> dict[SourceId, Certificates]:
    """Certificates for sale, by place."""
    places: dict[SourceId, Certificates] = {}
    for i, name in enumerate(SOURCE_IDS):
        common = s.common[company * HOLDERS + TREASURY + i]
        preferred = s.preferred[company] == TREASURY + i
        if common or preferred:
            places[name] = Certificates(common, 1 if preferred else 0)
    return places


def unit_price(g: Rules, s: State, company: int) -> int:
    """The price of a Good now, or else after a run with the staff there is; 0 if there is none."""
    power = g.powers[company]
    price = power.unit_price(g, s, company)
    if price == 0 and power.staffed(g, s, company):
        return power.price_if_run(g, s, company)
    return price


def next_price(g: Rules, s: State, company: int) -> int | None:
    """The price of a Good with one more Salesperson; None if that changes nothing."""
    price = unit_price(g, s, company)
    if price == 0 or s.sales[company] == g.sales_spaces[company]:
        return None
    rise = g.powers[company].price_rise(g, s, company, 1)
    return price + rise if rise else None


def factories(g: Rules, s: State, company: int) -> list[FactorySheet]:
    """Its factories from left to right; inputs are counted off in that order (OPS-18)."""
    left = s.cubes[company * KINDS : company * KINDS + KINDS]
    power = g.powers[company]
    ran = s.turn[RAN] if company == operating_company(s) else 0
    rows: list[FactorySheet] = []
    for number in range(g.factories[company]):
        i = company * FACTORIES + number
        missing: dict[ResourceId, int] = {}
        if number >= ran:
            for kind in range(KINDS):
                need = power.inputs_if_run(g, s, company, number, kind)
                if need > left[kind]:
                    missing[RESOURCE_IDS[kind]] = need - left[kind]
                left[kind] = max(left[kind] - need, 0)
        free = g.worker_spaces[i] - s.workers[i] - s.automated[i]
        ready = power.is_staffed(g, s, company, number)
        rows.append(
            FactorySheet(
                workers=s.workers[i],
                automated=s.automated[i],
                managers=s.managers[i],
                free=free,
                tokens=g.tokens[i] - s.automated[i],
                lacking=power.workers_lacking(g, s, company, number),
                goods=0 if power.has_tiers() else power.goods_made(g, s, company, number),
                missing=missing,
                staffed=ready,
                ready=ready and not missing,
                ran=number < ran,
            )
        )
    return rows


def full_run(g: Rules, s: State, company: int) -> tuple[int, int, int]:
    """Goods of all factories that could run in turn, the price of one, and their revenue.

    Ignores resources and Demand: this is the most the company could make with its staff.
    """
    power = g.powers[company]
    price = unit_price(g, s, company)
    if price == 0:
        return 0, 0, 0
    goods = s.goods[company] + s.bonus_goods[company]
    for number in range(power.staffed(g, s, company)):
        goods += power.goods_if_run(g, s, company, number)
    return goods, price, goods * power.price_if_run(g, s, company)


def outlets(g: Rules, s: State, company: int) -> list[Outlet]:
    """OPS-35 to OPS-37: where its Goods can go now, and what completing a tile brings."""
    row = g.industry[company]
    places: list[Outlet] = []
    for column, name in enumerate(DEMAND_COLUMN_IDS):
        space = row * 3 + column
        room = capacity(g, s, space)
        places.append(Outlet(name, room - s.demand[space], room, g.column_bonus[column]))
    places.append(Outlet("half_price", open=half_price_open(g, s, row)))
    return places


def next_bonus(g: Rules, s: State, company: int) -> NextBonus | None:
    """APP-14 to APP-19: the next space of the Appeal Track with a bonus."""
    at = s.appeal[company]
    for space in range(at + 1, g.appeal_top + 1):
        if g.appeal_bonus[space]:
            return NextBonus(space, APPEAL_BONUS_IDS[g.appeal_bonus[space]], space - at)
    return None


def directorship(g: Rules, s: State, company: int) -> list[Rival]:
    """DIR-3, DIR-4: the players who could take the company over, and how many shares that takes."""
    director = s.director[company]
    rivals: list[Rival] = []
    if not g.advanced:
        return rivals
    own = shares_of(s, company, director)
    on_sale = shares_of(s, company, TREASURY) + shares_of(s, company, POOL)
    preferred = s.preferred[company] >= TREASURY
    for seat in g.seats:
        if seat == director:
            continue
        shares = shares_of(s, company, seat)
        needs = missing_shares(s, company, seat)
        if shares == 0 or needs > on_sale or own + 1 > g.share_limit:
            continue
        reach = SHARES_IN[PREFERRED] if preferred else min(on_sale, 1)
        is_sold = g.value[s.price[company]] > 0  # STOCK-26
        rivals.append(Rival(seat, shares, needs, is_sold and needs <= reach))
    return rivals


def sale(g: Rules, s: State, seat: int, company: int) -> Sale | None:
    """STOCK-14, STOCK-15: what the open batch brings for a company, and with one certificate more.

    None if nothing is offered and nothing can be.
    """
    offered = offered_shares(s, company)
    lines = [
        sale_line(g, s, seat, company, offered + SHARES_IN[certificate])
        if check_sale(g, s, seat, pack(SELL_CERTIFICATE, company, certificate)) is None
        else UNSET
        for certificate in range(len(SHARES_IN))
    ]
    if offered:
        now = sale_line(g, s, seat, company, offered)
        return Sale(now, lines[COMMON], lines[PREFERRED], lines[DIRECTOR])
    if all(line is UNSET for line in lines):
        return None
    return Sale(UNSET, lines[COMMON], lines[PREFERRED], lines[DIRECTOR])


def sale_line(g: Rules, s: State, seat: int, company: int, shares: int) -> SaleLine:
    """This many shares sold in one batch."""
    steps = sale_steps(g, s, seat, company, shares)
    place = s.price[company]
    return SaleLine(shares, shares * g.value[place], value_after(g, place, -steps))


def turn(g: Rules, s: State, company: int, step: int) -> TurnSheet:
    """The running Operating turn: the revenue so far, and both ways to use it side by side."""
    revenue = s.turn[REVENUE]
    per_share = dividend(revenue)
    place = s.price[company]
    steps = steps_for(g, g.value[place], revenue)
    paid: dict[HolderId, int] = {}
    for name, shares in holdings(g, s, company).items():
        paid[name] = per_share * shares
    return TurnSheet(
        step=OPERATING_STEPS[max(step - 1, 0)],
        revenue=revenue,
        sold=s.turn[SOLD],
        ran=s.turn[RAN],
        tier=s.turn[TIER],
        dearer=s.turn[DEARER],
        price=g.powers[company].unit_price(g, s, company) + s.turn[DEARER],
        per_share=per_share,
        may_pay=check_payment(s, company) is None,
        pay=Payment(paid, steps, value_after(g, place, steps)),
        withhold=Payment(
            {"treasury": revenue},
            space_after(g, place, -WITHHOLDING_STEPS) - place,
            value_after(g, place, -WITHHOLDING_STEPS),
        ),
        next_step=next_step(g, s, company, revenue),
    )


def next_step(g: Rules, s: State, company: int, revenue: int) -> NextStep | None:
    """The revenue missing for one step more; None at the top, or past the last threshold."""
    if s.price[company] == g.top:
        return None
    for n, needed in enumerate(thresholds(g, g.value[s.price[company]])):
        if revenue < needed:
            return NextStep(n + 1, needed, needed - revenue)
    return None
