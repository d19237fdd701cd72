"""Notes on a move: what it opens, what it gives up, and what comes later.

Events say what a move does at once. Notes say the rest, so that no preview is empty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bigshoulders.box.counsel import Note
from bigshoulders.games.chicago.counsel.plans import held_target
from bigshoulders.games.chicago.counsel.warnings import hopeless
from bigshoulders.games.chicago.engine.frames import (
    ASSET_CHOICE,
    AUTOMATION,
    BONUS,
    CUBES,
    FRAME_TABLE,
    HIRE,
    INITIATIVE,
    ISSUE,
    MANAGERS,
    OVERLAY_CUBES,
    PAYOUT,
    PRODUCTION,
    PURCHASE,
    SALES,
    STEEL_OFFER,
    STOCK_TURN,
    WORKER_OFFER,
    WORKERS,
)
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    COMPANY_IDS,
    NO_ASSET,
    SPACE_WORDS,
)
from bigshoulders.games.chicago.engine.moves import (
    BUY_ASSET,
    DECLINE,
    DISCARD_ASSET,
    DONE,
    FOUND,
    HIRE_WORKER,
    ISSUE_CERTIFICATE,
    KEEP_BUILDING,
    PASS,
    PLACE_BUILDING,
    PUT_WORKER,
    REMOVE_BUILDING,
    SELL_CERTIFICATE,
    TAKE_BONUS,
    TAKE_CASH,
    USE_BUILDING,
)
from bigshoulders.games.chicago.engine.rules import (
    APPEAL_BONUS_IDS,
    WINDOW_ACTION,
    WINDOW_PAYOUT,
    WINDOW_PURCHASE,
    Rules,
)
from bigshoulders.games.chicago.engine.state import REVENUE, State, index_of
from bigshoulders.games.chicago.engine.steps.sale import offered_shares, sale_steps
from bigshoulders.games.chicago.engine.verbs.assets import free_slot
from bigshoulders.games.chicago.engine.verbs.market import value_after
from bigshoulders.games.chicago.engine.verbs.staff import free_worker_spaces
from bigshoulders.games.chicago.sheet.first_run import first_run
from bigshoulders.kernel.bits import members
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import arg_a, kind_of

Facts: TypeAlias = dict[str, Json]


def notes(g: Rules, view: View[State], m: int, after: State) -> list[Note]:
    """Everything to say about a legal move besides its events."""
    s = view.seen
    f = s.stack[-1]
    about = ABOUT.get(kind_of(m))
    found = about(g, s, f, view.seat, m, after) if about is not None else []
    if kind_of(m) == USE_BUILDING:
        found += [Note("cannot_run", facts) for facts in hopeless(g, view, m)]
    return found + follow(g, s, f, view.seat, after)


# --- the move itself -----------------------------------------------------------------------------


def on_pass(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    passes = s.passes + 1
    if passes == g.players:
        return [Note("last_pass", {"cash": s.cash[seat]})]
    return [Note("pass", {"cash": s.cash[seat], "passes": passes, "players": g.players})]


def on_done(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    """The things a question leaves undone when it ends."""
    if f.step == STOCK_TURN:
        return [] if f.pc == 1 else [Note("no_purchase", {"cash": s.cash[seat]})]
    facts: Facts = {"company": COMPANY_IDS[f.a]}
    if f.step == HIRE:
        return [Note("hiring_ends", {**facts, "free": free_worker_spaces(g, s, f.a)})]
    if f.step == ISSUE:
        value = g.value[s.price[f.a]]
        return [] if offered_shares(s, f.a) else [Note("no_issue", {**facts, "old": value})]
    if f.step == PURCHASE:
        runs = held_target(g, s, f.a).runs
        return [Note("purchase_ends", {**facts, "runs": runs, "all": g.factories[f.a]})]
    if f.step == PRODUCTION:
        return [Note("production_ends", {**facts, "goods": after.goods[f.a]})]
    if f.step == SALES:
        sale: Facts = {**facts, "revenue": s.turn[REVENUE], "goods": s.goods[f.a]}
        return [Note("sale_ends", sale)]
    return []


def on_decline(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    if f.step == INITIATIVE:
        return [Note("place_kept", {"place": index_of(s.initiative, seat) + 1})]
    if f.step in (WORKER_OFFER, OVERLAY_CUBES, STEEL_OFFER):
        facts: Facts = {"company": COMPANY_IDS[f.a]}
        return [Note(f"declined-{FRAME_TABLE.kinds[f.step].name}", facts)]
    return []


def on_found(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    company = arg_a(m)
    run = first_run(g, after, company)
    facts: Facts = {"company": COMPANY_IDS[company], "crew": run.crew}
    if run.cubes is None:
        return [Note("first_crew", facts)]
    return [Note("first_run", {**facts, "cubes": run.cubes})]


def on_sell(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    company = arg_a(m)
    shares = offered_shares(after, company)
    value = g.value[s.price[company]]
    steps = sale_steps(g, s, seat, company, shares)
    facts: Facts = {
        "company": COMPANY_IDS[company],
        "shares": shares,
        "amount": shares * value,
        "old": value,
        "new": value_after(g, s.price[company], -steps),
    }
    return [Note("offered", facts)]


def on_issue(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    if after.stack[-1] != f:  # the last certificate: the batch is issued at once
        return []
    shares = offered_shares(after, f.a)
    value = g.value[s.price[f.a]]
    facts: Facts = {
        "company": COMPANY_IDS[f.a],
        "shares": shares,
        "amount": shares * value,
        "old": value,
        "new": value_after(g, s.price[f.a], -(shares + 1)),
    }
    return [Note("issued", facts)]


def on_building(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    """The payment for each use of a Building, and the Workers it brings."""
    building = arg_a(m)
    found: list[Note] = []
    kind = kind_of(m)
    if kind == KEEP_BUILDING:
        found.append(Note("passed_on", {"count": len(members(s.hand[seat])) - 1}))
    if g.space_cost[building]:
        found.append(Note("company_pays_you", {"amount": g.space_cost[building]}))
    if g.space_bank_pays[building]:
        found.append(Note("bank_pays_you", {"amount": g.space_bank_pays[building]}))
    if kind == PLACE_BUILDING and g.space_workers[building]:
        found.append(Note("brings_workers", {"count": g.space_workers[building]}))
    return found


def on_remove(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    kept = [building for building in members(s.hand[seat]) if building != arg_a(m)]
    return [Note("hand_kept", {"building": SPACE_WORDS.ids[building]}) for building in kept]


def on_asset(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    """The later use of a Capital Asset, or that its company can't keep it."""
    asset = arg_a(m)
    facts: Facts = {"asset": ASSET_IDS[asset], "company": COMPANY_IDS[f.a]}
    if g.asset_slots[f.a] == 0:
        return [Note("asset_lost", facts)]
    found = [Note(f"asset_kept-{when_usable(g, asset)}", {"effect": ASSET_IDS[asset]})]
    if g.asset_cost[asset]:
        found.append(Note("use_costs", {"cost": g.asset_cost[asset]}))
    return found if free_slot(g, s, f.a) >= 0 else [*found, Note("asset_swapped", facts)]


def on_discard(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    return [Note("asset_gone", {"effect": ASSET_IDS[arg_a(m)]})]


def when_usable(g: Rules, asset: int) -> str:
    """The moment at which an asset can be used, as the cards name it."""
    windows = g.asset_windows[asset]
    if windows == 0:
        return "reaction"
    if windows >> WINDOW_ACTION & 1:
        return "free"
    if windows >> WINDOW_PURCHASE & 1:
        return "revenue" if windows >> WINDOW_PAYOUT & 1 else "before_sale"
    return "after_production" if windows >> WINDOW_PAYOUT & 1 else "after_adjustment"


def on_worker(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    factory = arg_a(m)
    facts: Facts = {
        "factory": factory + 1,
        "workers": g.powers[f.a].workers_lacking(g, after, f.a, factory),
    }
    return [Note("crew", facts)]


def on_bonus(g: Rules, s: State, f: Frame, seat: int, m: int, after: State) -> list[Note]:
    if kind_of(m) == TAKE_CASH:
        return [Note("bonus_given_up", {"bonus": APPEAL_BONUS_IDS[g.appeal_bonus[f.b]]})]
    return [Note("cash_given_up", {"amount": g.bonus_cash})]


About: TypeAlias = Callable[[Rules, State, Frame, int, int, State], list[Note]]
ABOUT: Final[dict[int, About]] = {
    PASS: on_pass,
    DONE: on_done,
    DECLINE: on_decline,
    FOUND: on_found,
    SELL_CERTIFICATE: on_sell,
    ISSUE_CERTIFICATE: on_issue,
    KEEP_BUILDING: on_building,
    PLACE_BUILDING: on_building,
    REMOVE_BUILDING: on_remove,
    BUY_ASSET: on_asset,
    DISCARD_ASSET: on_discard,
    HIRE_WORKER: on_worker,
    PUT_WORKER: on_worker,
    TAKE_BONUS: on_bonus,
    TAKE_CASH: on_bonus,
}


# --- what follows --------------------------------------------------------------------------------


def follow(g: Rules, s: State, f: Frame, seat: int, after: State) -> list[Note]:
    """The next question, the next player, or the draw that comes first."""
    if not after.stack:
        return [Note("game_ends")]
    top = after.stack[-1]
    step = g.steps[top.step]
    name = FRAME_TABLE.kinds[top.step].name
    if not step.waits:
        return [Note(f"then-{name}")] if step.draws or step.hides else []
    waiting = step.awaited(g, after, top)
    if seat not in waiting:
        if len(waiting) > 1:
            return [Note("others_choose")]
        return [Note("next_player", {"seat": waiting[0]})]
    if top.step == f.step and top.a == f.a and top.pc == f.pc:
        return []  # the same question goes on
    return [Note(f"opens-{name}", opened(g, after, top))]


def opened(g: Rules, s: State, f: Frame) -> Facts:
    """The facts of a question that a move opens: what it costs at most, and what it can bring."""
    if "company" not in [name for name, _ in FRAME_TABLE.kinds[f.step].fields]:
        return {}
    facts: Facts = {"company": COMPANY_IDS[f.a]}
    if f.step == HIRE:
        count, total = affordable_workers(g, s, f.a)
        facts |= {"count": count, "price": g.worker_price[s.market], "total": total}
    elif f.step == BONUS:
        facts["bonus"] = APPEAL_BONUS_IDS[g.appeal_bonus[f.b]]
        facts["amount"] = g.bonus_cash
    elif f.step in (WORKERS, MANAGERS, AUTOMATION, CUBES):
        facts["count"] = f.b
    elif f.step == ASSET_CHOICE:
        prices = [
            g.asset_price[slot] - f.b for slot, asset in enumerate(s.display) if asset != NO_ASSET
        ]
        in_reach = [price for price in prices if price <= s.treasury[f.a]] or prices
        facts |= {"least": min(in_reach), "most": max(in_reach)}
    elif f.step == PRODUCTION:
        facts["runs"] = held_target(g, s, f.a).runs
    elif f.step == SALES:
        facts["goods"] = s.goods[f.a]
    elif f.step == PAYOUT:
        facts["revenue"] = s.turn[REVENUE]
    return facts


def affordable_workers(g: Rules, s: State, company: int) -> tuple[int, int]:
    """ACT-20, ACT-21: how many Workers a company could hire in a row, and their price together."""
    count = total = 0
    for _ in range(free_worker_spaces(g, s, company)):
        price = g.worker_price[max(s.market - count, 0)]
        if total + price > s.treasury[company]:
            break
        count += 1
        total += price
    return count, total
