"""The four actions (sections 3 to 7), and the moments in them when the managers die may be used."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.engine.events import ACTION_BEGAN, FOR_ACTION, FOR_SALE
from bigshoulders.games.industrialist.engine.frames import (
    BUILDING,
    GAIN_LOT,
    PRODUCTION,
    PUT_UNITS,
    SELLING,
    STAFFING,
    TAKE_UNITS,
)
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_COST,
    BUILD,
    CAPITAL,
    CARDS,
    FOR_CAPITAL,
    FOR_PROFIT,
    HIRE,
    KINDS,
    MOST_WORKERS,
    PLAYER,
    PRODUCE,
    SELL,
)
from bigshoulders.games.industrialist.engine.moves import (
    BEGIN,
    BUILD_CARD,
    DONE,
    HIRE_WORKER,
    MANAGER_BUILD,
    MANAGER_UNIT,
    MOVE_WORKERS,
    SELL_LOT,
)
from bigshoulders.games.industrialist.engine.refusals import (
    ACTION_PASSED,
    CAPITAL_FOR_PROFIT_ONLY,
    CAPITAL_SHORT,
    DO_SOMETHING_FIRST,
    NO_RAIL_THERE,
    NO_ROOM_FOR_CAPITAL,
    NOBODY_TO_HIRE,
    NOT_BUILT,
    NOT_NOW,
    NOT_WANTED,
    NOTHING_TO_BUILD,
    NOTHING_TO_SELL,
    ONCE_PER_ACTION,
    TOO_FEW_WORKERS,
    TOO_MANY_WORKERS,
    UNITS_SHORT,
)
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import (
    ACTIONS_ARE_FREE,
    CHEAPER,
    MORE_PRODUCTION,
    State,
)
from bigshoulders.games.industrialist.engine.steps.building import add_builds
from bigshoulders.games.industrialist.engine.steps.managers import (
    add_manager_moves,
    check_manager_move,
    check_worker,
    is_manager_move,
    use_managers,
)
from bigshoulders.games.industrialist.engine.verbs import (
    cards_with_room_for_workers,
    change_workers,
    is_built,
    kind_of_track,
    move_profit,
    move_workers,
    produce,
    rail_leads,
    total,
    total_room,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, arg_c, kind_of, pack
from bigshoulders.kernel.refusals import No


def price_of(g: Rules, s: State, kind: int) -> int:
    """SOLO-TURN-2: units for one lot in this turn's row; 0 if there is no demand for the kind."""
    price = g.prices[(s.market - 1) * KINDS + kind]
    if price == 0:
        return 0
    return max(1, price - s.now[CHEAPER + kind])


def next_action(s: State) -> int:
    """SOLO-TURN-3: the first action that can still be started; none after PRODUCE."""
    return s.taken.bit_length()


def action_cost(s: State) -> int:
    """SOLO-TURN-3, R-3: the cost of the next action, by the number of actions taken so far."""
    if s.now[ACTIONS_ARE_FREE] or next_action(s) > PRODUCE:
        return 0
    return ACTION_COST[s.taken.bit_count()]


@final
class Actions(Step):
    """SOLO-TURN-3, SOLO-TURN-4: start the next action, use the managers die, or end the turn."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DONE))
        for action in range(next_action(s), PRODUCE + 1):
            if self.check_begin(g, s, action) is None:
                moves.append(pack(BEGIN, action))
        add_manager_moves(g, s, moves)

    def check_begin(self, g: Rules, s: State, action: int) -> No | None:
        """SOLO-TURN-3, R-3: refuses an action that is out of order, unaffordable, or without
        effect."""
        if action < next_action(s):
            return No(ACTION_PASSED, action)
        cost = action_cost(s)
        capital = total(g, s, CAPITAL)
        if cost > capital:
            return No(CAPITAL_SHORT, capital, cost)
        if action == SELL:  # always the first action, so free
            return None if has_lot(g, s) else No(NOTHING_TO_SELL)
        if action == HIRE:
            return None if cards_with_room_for_workers(s) else No(NOBODY_TO_HIRE)
        if action == BUILD:
            builds = Moves()
            add_builds(g, s, BUILD_CARD, cost, builds)
            return None if builds.count else No(NOTHING_TO_BUILD)
        return None

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        kind = kind_of(m)
        if kind == DONE:
            return None
        if kind == BEGIN:
            return self.check_begin(g, s, arg_a(m))
        return check_manager_move(g, s, m) if is_manager_move(m) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        kind = kind_of(m)
        if kind == DONE:
            s.pop()
        elif kind == BEGIN:
            self.begin(g, s, arg_a(m), out)
        else:
            use_managers(g, s, m)

    def begin(self, g: Rules, s: State, action: int, out: Events) -> None:
        """SOLO-TURN-3: pay, then act; earlier actions are over."""
        cost = action_cost(s)
        if out.live:
            out.add(ACTION_BEGAN, action, cost)
        s.taken |= 1 << action
        if action == SELL:
            s.push(SELLING, PLAYER)
        elif action == HIRE:
            s.push(STAFFING, PLAYER)
        elif action == BUILD:
            s.push(BUILDING, PLAYER)
        else:
            s.push(PRODUCTION, PLAYER)
        if cost:
            s.push(TAKE_UNITS, PLAYER, CAPITAL, cost, FOR_ACTION)


@final
class Production(Step):
    """SOLO-PROD-1, SOLO-PROD-2: every staffed card produces."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        produce(g, s, s.now[MORE_PRODUCTION], out)


def add_lots(g: Rules, s: State, moves: Moves) -> None:
    """SOLO-SELL-1 to SOLO-SELL-4: every lot that the stock makes, for either income; sorted."""
    for kind in range(KINDS):
        price = price_of(g, s, kind)
        if price and total(g, s, kind) >= price:
            moves.append(pack(SELL_LOT, kind, FOR_PROFIT))
            if kind != CAPITAL and total_room(g, s, CAPITAL) > 0:
                moves.append(pack(SELL_LOT, kind, FOR_CAPITAL))


def has_lot(g: Rules, s: State) -> bool:
    """Whether the stock makes a lot of any kind."""
    lots = Moves()
    add_lots(g, s, lots)
    return lots.count > 0


@final
class Selling(Step):
    """SOLO-SELL-1 to SOLO-SELL-5, R-15: lot by lot, for Profit or Capital, with managers in
    between."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        """Nothing is left to sell: after a lot, or because the managers have used it up."""
        begun = f.a > 0 or s.manager_used == 1
        return begun and not has_lot(g, s) and not self.managers_may_bring_a_lot(g, s)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        if f.a == 0:  # SOLO-SELL-5: without a lot the action is not taken
            s.taken &= ~(1 << SELL)

    def managers_may_bring_a_lot(self, g: Rules, s: State) -> bool:
        """R-15: whether the managers can enable a lot, with the missing unit or a Building's
        event."""
        moves = Moves()
        add_manager_moves(g, s, moves)
        for move in moves.listed():
            if kind_of(move) == MANAGER_BUILD:
                return True
            if kind_of(move) == MANAGER_UNIT:
                kind = kind_of_track(g, arg_a(move))
                price = price_of(g, s, kind)
                if price and total(g, s, kind) + 1 >= price:
                    return True
        return False

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        if f.a:
            moves.append(pack(DONE))
        add_lots(g, s, moves)
        add_manager_moves(g, s, moves)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) == DONE:
            return None if f.a else No(DO_SOMETHING_FIRST, rule="SOLO-SELL-5")
        if is_manager_move(m):
            return check_manager_move(g, s, m)
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

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if is_manager_move(m):
            use_managers(g, s, m)
            return
        s.pop()
        if kind_of(m) == DONE:
            return
        kind = arg_a(m)
        s.push(SELLING, PLAYER, f.a + 1)
        if arg_b(m) == FOR_CAPITAL:
            s.push(PUT_UNITS, PLAYER, CAPITAL, 1, FOR_SALE)
        else:
            s.push(GAIN_LOT, PLAYER, kind)
        s.push(TAKE_UNITS, PLAYER, kind, price_of(g, s, kind), FOR_SALE)


@final
class GainLot(Step):
    """SOLO-SELL-1: one Profit for a lot."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        move_profit(s, 1, FOR_SALE, out)


@final
class Staffing(Step):
    """SOLO-HIRE-1 to SOLO-HIRE-3, R-15: hire, move, or both, with managers in between."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        """R-16: no hire and no move is left, whatever the managers could enable."""
        if f.a + f.b == 0:
            return False
        moves = Moves()
        self.add_steps(g, s, f, moves)
        return not moves.count

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        if f.a + f.b:
            moves.append(pack(DONE))
        self.add_steps(g, s, f, moves)
        add_manager_moves(g, s, moves)

    def add_steps(self, g: Rules, s: State, f: Frame, moves: Moves) -> None:
        """Hires and moves along rails, each once per action."""
        if not f.a:
            for card in cards_with_room_for_workers(s):
                moves.append(pack(HIRE_WORKER, card))
        if not f.b:
            for origin in range(CARDS):
                if is_built(s, origin) and s.workers[origin] > 1:
                    self.add_rides(g, s, origin, moves)

    def add_rides(self, g: Rules, s: State, origin: int, moves: Moves) -> None:
        """Every number of workers along every rail that leads out of a card."""
        for target in range(CARDS):
            if is_built(s, target) and rail_leads(g, s, origin, target):
                most = min(s.workers[origin] - 1, MOST_WORKERS - s.workers[target])
                for count in range(1, most + 1):
                    moves.append(pack(MOVE_WORKERS, origin, target, count))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        kind = kind_of(m)
        if kind == DONE:
            return None if f.a + f.b else No(DO_SOMETHING_FIRST, rule="SOLO-HIRE-3")
        if kind == HIRE_WORKER:
            return No(ONCE_PER_ACTION) if f.a else check_worker(s, arg_a(m))
        if kind == MOVE_WORKERS:
            return No(ONCE_PER_ACTION) if f.b else check_ride(g, s, arg_a(m), arg_b(m), arg_c(m))
        return check_manager_move(g, s, m) if is_manager_move(m) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        kind = kind_of(m)
        if is_manager_move(m):
            use_managers(g, s, m)
            return
        s.pop()
        if kind == HIRE_WORKER:
            change_workers(s, arg_a(m), 1, FOR_ACTION, out)
            s.push(STAFFING, PLAYER, 1, f.b)
        elif kind == MOVE_WORKERS:
            move_workers(s, arg_a(m), arg_b(m), arg_c(m), out)
            s.push(STAFFING, PLAYER, f.a, 1)


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
