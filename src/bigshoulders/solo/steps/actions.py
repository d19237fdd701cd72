"""The four actions and the managers die (sections 3 to 8)."""

from __future__ import annotations

from typing import final

from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import arg_a, arg_b, arg_c, kind_of, pack
from bigshoulders.solo.events import ACTION_BEGAN, FOR_ACTION, FOR_MANAGERS, FOR_SALE
from bigshoulders.solo.frames import (
    BUILDING,
    GAIN_LOT,
    MANAGERS_DOWN,
    NEW_WORKERS,
    PRODUCTION,
    PUT_UNITS,
    SELLING,
    STAFFING,
    TAKE_UNITS,
)
from bigshoulders.solo.ids import (
    ACTION_COST,
    BUILD,
    CAPITAL,
    CARDS,
    FOR_CAPITAL,
    FOR_PROFIT,
    HIRE,
    KINDS,
    MOST_WORKERS,
    PRODUCE,
    SELL,
    TRACKS,
)
from bigshoulders.solo.moves import (
    BEGIN,
    BUILD_CARD,
    DONE,
    HIRE_WORKER,
    MANAGER_BUILD,
    MANAGER_UNIT,
    MANAGER_WORKER,
    MOVE_WORKERS,
    SELL_LOT,
)
from bigshoulders.solo.refusals import (
    ACTION_PASSED,
    CAPITAL_FOR_PROFIT_ONLY,
    CAPITAL_NOT_FROM_MANAGERS,
    CAPITAL_SHORT,
    DIE_FULL,
    DO_SOMETHING_FIRST,
    MANAGERS_GONE,
    MANAGERS_USED,
    NO_RAIL_THERE,
    NO_ROOM_FOR_CAPITAL,
    NO_SUCH_TRACK,
    NOBODY_TO_HIRE,
    NOT_BUILT,
    NOT_NOW,
    NOT_WANTED,
    NOTHING_TO_BUILD,
    NOTHING_TO_SELL,
    ONCE_PER_ACTION,
    TOO_FEW_WORKERS,
    TOO_MANY_WORKERS,
    TRACK_FULL,
    TRACK_UNSTAFFED,
    UNITS_SHORT,
    No,
)
from bigshoulders.solo.rules import Rules, Step
from bigshoulders.solo.state import ACTIONS_ARE_FREE, CHEAPER, MORE_PRODUCTION, State
from bigshoulders.solo.steps.building import add_builds, check_build, start_build
from bigshoulders.solo.verbs import (
    accepts,
    card_of_track,
    cards_with_room_for_workers,
    change_workers,
    has_marker,
    is_built,
    kind_of_track,
    move_managers,
    move_profit,
    move_workers,
    produce,
    rail_leads,
    room,
    total,
    total_room,
)


def price_of(g: Rules, s: State, kind: int) -> int:
    """SOLO-TURN-2: units for one lot in this turn's row; 0 if the kind is not wanted."""
    price = g.prices[(s.market - 1) * KINDS + kind]
    if price == 0:
        return 0
    return max(1, price - s.now[CHEAPER + kind])


def next_action(s: State) -> int:
    """SOLO-TURN-3: the first action that can still be begun; after PRODUCE there is none."""
    return s.taken.bit_length()


def action_cost(s: State) -> int:
    """SOLO-TURN-3, R-3: what the next action costs; it counts actions taken, not letters."""
    if s.now[ACTIONS_ARE_FREE] or next_action(s) > PRODUCE:
        return 0
    return ACTION_COST[s.taken.bit_count()]


@final
class Actions(Step):
    """SOLO-TURN-3, SOLO-TURN-4: begin the next action, use the managers die, or end the turn."""

    waits = True

    def legal(self, g: Rules, s: State, f: Frame) -> list[int]:
        moves = [pack(DONE)]
        for action in range(next_action(s), PRODUCE + 1):
            if self.check_begin(g, s, action) is None:
                moves.append(pack(BEGIN, action))
        if self.check_managers(g, s) is None:
            for track in range(TRACKS):
                if kind_of_track(g, track) != CAPITAL and room(g, s, track) > 0:
                    moves.append(pack(MANAGER_UNIT, track))
            for card in cards_with_room_for_workers(s):
                moves.append(pack(MANAGER_WORKER, card))
            add_builds(g, s, MANAGER_BUILD, s.market, moves)
        return moves

    def check_begin(self, g: Rules, s: State, action: int) -> No | None:
        """SOLO-TURN-3, R-3: in order, payable, and not for nothing."""
        if action < next_action(s):
            return No(ACTION_PASSED, action)
        cost = action_cost(s)
        capital = total(g, s, CAPITAL)
        if cost > capital:
            return No(CAPITAL_SHORT, capital, cost)
        if action == SELL:  # always the first action, so free
            for kind in range(KINDS):
                price = price_of(g, s, kind)
                if price and total(g, s, kind) >= price:
                    return None
            return No(NOTHING_TO_SELL)
        if action == HIRE:
            return None if cards_with_room_for_workers(s) else No(NOBODY_TO_HIRE)
        if action == BUILD:
            builds: list[int] = []
            add_builds(g, s, BUILD_CARD, cost, builds)
            return None if builds else No(NOTHING_TO_BUILD)
        return None

    def check_managers(self, g: Rules, s: State) -> No | None:
        """SOLO-MGR-1, SOLO-MGR-2: once per turn, for Capital equal to the market die."""
        if s.managers == 0:
            return No(MANAGERS_GONE)
        if s.manager_used:
            return No(MANAGERS_USED)
        capital = total(g, s, CAPITAL)
        if capital < s.market:
            return No(CAPITAL_SHORT, capital, s.market, rule="SOLO-MGR-1")
        return None

    def check(self, g: Rules, s: State, f: Frame, m: int) -> No | None:
        kind = kind_of(m)
        if kind == DONE:
            return None
        if kind == BEGIN:
            return self.check_begin(g, s, arg_a(m))
        if kind not in (MANAGER_UNIT, MANAGER_WORKER, MANAGER_BUILD):
            return No(NOT_NOW, f.step)
        refused = self.check_managers(g, s)
        if refused is not None:
            return refused
        if kind == MANAGER_UNIT:
            return check_unit(g, s, arg_a(m))
        if kind == MANAGER_WORKER:
            return check_worker(s, arg_a(m))
        return check_build(g, s, arg_a(m), arg_b(m), s.market, rails=False)

    def apply(self, g: Rules, s: State, f: Frame, m: int, out: Events) -> None:
        kind = kind_of(m)
        if kind == DONE:
            s.pop()
        elif kind == BEGIN:
            self.begin(g, s, arg_a(m), out)
        else:
            s.manager_used = 1
            s.push(MANAGERS_DOWN)
            if kind == MANAGER_UNIT:
                s.push(PUT_UNITS, kind_of_track(g, arg_a(m)), 1, FOR_MANAGERS)
                s.advance(arg_a(m) + 1)
            elif kind == MANAGER_WORKER:
                s.push(NEW_WORKERS, 1, FOR_MANAGERS)
                s.advance(arg_a(m) + 1)
            else:
                start_build(g, s, arg_a(m), arg_b(m))
            s.push(TAKE_UNITS, CAPITAL, s.market, FOR_MANAGERS)

    def begin(self, g: Rules, s: State, action: int, out: Events) -> None:
        """SOLO-TURN-3: pay, then act; earlier actions are over."""
        cost = action_cost(s)
        if out.live:
            out.add(ACTION_BEGAN, action, cost)
        s.taken |= 1 << action
        if action == SELL:
            s.push(SELLING)
        elif action == HIRE:
            s.push(STAFFING)
        elif action == BUILD:
            s.push(BUILDING)
        else:
            s.push(PRODUCTION)
        if cost:
            s.push(TAKE_UNITS, CAPITAL, cost, FOR_ACTION)


def check_unit(g: Rules, s: State, track: int) -> No | None:
    """SOLO-MGR-1, R-9: a unit of a resource onto a track with room."""
    if kind_of_track(g, track) == CAPITAL:
        return No(CAPITAL_NOT_FROM_MANAGERS)
    if not has_marker(s, track):
        return No(NO_SUCH_TRACK, track)
    if not accepts(g, s, track):
        card = card_of_track(track)
        return No(TRACK_UNSTAFFED, track, s.workers[card], g.cards.staffing[card])
    return None if room(g, s, track) > 0 else No(TRACK_FULL, track, g.cards.most[track])


def check_worker(s: State, card: int) -> No | None:
    """SOLO-HIRE-1: a built card whose die is below 6."""
    if not is_built(s, card):
        return No(NOT_BUILT, card)
    return None if s.workers[card] < MOST_WORKERS else No(DIE_FULL, card)


@final
class Production(Step):
    """SOLO-PROD-1, SOLO-PROD-2: every staffed card produces."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        produce(g, s, s.now[MORE_PRODUCTION], out)


@final
class ManagersDown(Step):
    """SOLO-MGR-2: then the managers die goes down by 1."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        move_managers(s, -1, out)


@final
class Selling(Step):
    """SOLO-SELL-1 to SOLO-SELL-5: lot by lot, for Profit or Capital; at least one."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return f.a > 0 and not self.lots(g, s)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def lots(self, g: Rules, s: State) -> list[int]:
        moves: list[int] = []
        for kind in range(KINDS):
            price = price_of(g, s, kind)
            if price and total(g, s, kind) >= price:
                moves.append(pack(SELL_LOT, kind, FOR_PROFIT))
                if kind != CAPITAL and total_room(g, s, CAPITAL) > 0:
                    moves.append(pack(SELL_LOT, kind, FOR_CAPITAL))
        return moves

    def legal(self, g: Rules, s: State, f: Frame) -> list[int]:
        return [pack(DONE), *self.lots(g, s)] if f.a else self.lots(g, s)

    def check(self, g: Rules, s: State, f: Frame, m: int) -> No | None:
        if kind_of(m) == DONE:
            return None if f.a else No(DO_SOMETHING_FIRST, rule="SOLO-SELL-5")
        if kind_of(m) != SELL_LOT:
            return No(NOT_NOW, f.step)
        kind, income = arg_a(m), arg_b(m)
        price = price_of(g, s, kind)
        if price == 0:
            return No(NOT_WANTED, kind)
        if total(g, s, kind) < price:
            return No(UNITS_SHORT, kind, total(g, s, kind), price)
        if income == FOR_CAPITAL:
            if kind == CAPITAL:
                return No(CAPITAL_FOR_PROFIT_ONLY)
            if total_room(g, s, CAPITAL) == 0:
                return No(NO_ROOM_FOR_CAPITAL)
        return None

    def apply(self, g: Rules, s: State, f: Frame, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == DONE:
            return
        kind = arg_a(m)
        s.push(SELLING, f.a + 1)
        if arg_b(m) == FOR_CAPITAL:
            s.push(PUT_UNITS, CAPITAL, 1, FOR_SALE)
        else:
            s.push(GAIN_LOT, kind)
        s.push(TAKE_UNITS, kind, price_of(g, s, kind), FOR_SALE)


@final
class GainLot(Step):
    """SOLO-SELL-1: one Profit for a lot."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        move_profit(s, 1, FOR_SALE, out)


@final
class Staffing(Step):
    """SOLO-HIRE-1 to SOLO-HIRE-3: hire, move, or both, in either order; at least one."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return f.a + f.b > 0 and len(self.legal(g, s, f)) == 1

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def legal(self, g: Rules, s: State, f: Frame) -> list[int]:
        moves = [pack(DONE)] if f.a + f.b else []
        if not f.a:
            for card in cards_with_room_for_workers(s):
                moves.append(pack(HIRE_WORKER, card))
        if not f.b:
            for origin in range(CARDS):
                if is_built(s, origin) and s.workers[origin] > 1:
                    self.add_rides(g, s, origin, moves)
        return moves

    def add_rides(self, g: Rules, s: State, origin: int, moves: list[int]) -> None:
        """Every number of workers along every rail that leads out of a card."""
        for target in range(CARDS):
            if is_built(s, target) and rail_leads(g, s, origin, target):
                most = min(s.workers[origin] - 1, MOST_WORKERS - s.workers[target])
                for count in range(1, most + 1):
                    moves.append(pack(MOVE_WORKERS, origin, target, count))

    def check(self, g: Rules, s: State, f: Frame, m: int) -> No | None:
        kind = kind_of(m)
        if kind == DONE:
            return None if f.a + f.b else No(DO_SOMETHING_FIRST, rule="SOLO-HIRE-3")
        if kind == HIRE_WORKER:
            return No(ONCE_PER_ACTION) if f.a else check_worker(s, arg_a(m))
        if kind == MOVE_WORKERS:
            return No(ONCE_PER_ACTION) if f.b else check_ride(g, s, arg_a(m), arg_b(m), arg_c(m))
        return No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, m: int, out: Events) -> None:
        kind = kind_of(m)
        s.pop()
        if kind == HIRE_WORKER:
            change_workers(s, arg_a(m), 1, FOR_ACTION, out)
            s.push(STAFFING, 1, f.b)
        elif kind == MOVE_WORKERS:
            move_workers(s, arg_a(m), arg_b(m), arg_c(m), out)
            s.push(STAFFING, f.a, 1)


def check_ride(g: Rules, s: State, origin: int, target: int, count: int) -> No | None:
    """SOLO-HIRE-2, R-5: along a rail; the source keeps one, the destination takes up to 6."""
    for card in (origin, target):
        if not is_built(s, card):
            return No(NOT_BUILT, card)
    if not rail_leads(g, s, origin, target):
        return No(NO_RAIL_THERE, origin, target)
    if count < 1 or s.workers[origin] - count < 1:
        return No(TOO_FEW_WORKERS, origin, s.workers[origin], count)
    if s.workers[target] + count > MOST_WORKERS:
        return No(TOO_MANY_WORKERS, target, s.workers[target], count)
    return None
