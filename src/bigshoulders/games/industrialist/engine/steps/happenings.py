"""Card events and upkeep (sections 9 and 11)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.industrialist.engine.events import FOR_EVENT, FOR_LABOUR
from bigshoulders.games.industrialist.engine.frames import (
    LABOUR_CHOICE,
    NEW_WORKERS,
    PUT_UNITS,
    TAKE_ANY,
    TAKE_UNITS,
    UPKEEP_CHOICE,
    WALKOUT,
)
from bigshoulders.games.industrialist.engine.ids import (
    CAPITAL,
    KINDS,
    OP_CHOOSE_MARKET,
    OP_FREE_ACTIONS,
    OP_GAIN,
    OP_LEVY,
    OP_LOSE,
    OP_MANAGERS,
    OP_PRODUCE,
    OP_PRODUCTION_BONUS,
    OP_PROFIT,
    OP_SALE_BONUS,
    OP_WALKOUT,
    OP_WORKERS,
    PLAYER,
    SIDES,
)
from bigshoulders.games.industrialist.engine.moves import CHOOSE_CARD
from bigshoulders.games.industrialist.engine.refusals import NOT_AMONG_CARDS, NOT_NOW
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import (
    ACTIONS_ARE_FREE,
    CHEAPER,
    CHOICE_OF_MARKET,
    MORE_PRODUCTION,
    State,
)
from bigshoulders.games.industrialist.engine.verbs import (
    buildings,
    change_workers,
    move_managers,
    move_profit,
    produce,
    promise,
    total,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No

UNITS_PER_BUILDING: Final = 2  # SOLO-UP-2


@final
class Resolve(Step):
    """SOLO-EVENT-1, section 11: the effects of an event, in printed order."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        ops = g.cards.event_ops[f.a]
        if f.pc * 3 >= len(ops):
            s.pop()
            return
        s.advance(f.pc + 1)
        op, kind, amount = ops[f.pc * 3], ops[f.pc * 3 + 1], ops[f.pc * 3 + 2]
        if op == OP_WORKERS:
            s.push(NEW_WORKERS, PLAYER, amount, FOR_EVENT)
        elif op == OP_GAIN:
            s.push(PUT_UNITS, PLAYER, kind, amount, FOR_EVENT)
        elif op == OP_LOSE:
            s.push(TAKE_UNITS, PLAYER, kind, amount, FOR_EVENT)
        elif op == OP_PROFIT:
            move_profit(s, amount * len(buildings(s)), FOR_EVENT, out)
        elif op == OP_MANAGERS:
            move_managers(s, amount, out)
        elif op == OP_CHOOSE_MARKET:
            promise(s, CHOICE_OF_MARKET, 1, op, 0, out)
        elif op == OP_SALE_BONUS:
            promise(s, CHEAPER + kind, amount, op, kind, out)
        elif op == OP_PRODUCTION_BONUS:
            promise(s, MORE_PRODUCTION, amount, op, 0, out)
        elif op == OP_FREE_ACTIONS:
            promise(s, ACTIONS_ARE_FREE, 1, op, 0, out)
        elif op == OP_PRODUCE:
            produce(g, s, s.now[MORE_PRODUCTION], out)
        elif op == OP_WALKOUT:
            s.push(WALKOUT, PLAYER)
        else:
            assert op == OP_LEVY
            self.levy(g, s, amount * len(buildings(s)), out)

    def levy(self, g: Rules, s: State, due: int, out: Events) -> None:
        """Capital for each Building; any shortfall costs Profit."""
        payable = min(due, total(g, s, CAPITAL))
        move_profit(s, payable - due, FOR_EVENT, out)
        if payable:
            s.push(TAKE_UNITS, PLAYER, CAPITAL, payable, FOR_EVENT)


@final
class Walkout(Step):
    """Section 11, walkout: the Building with the most workers loses one, not below 1."""

    waits = True

    def cards(self, s: State) -> list[int]:
        """The Buildings with the most workers, if they have more than one."""
        most = max([s.workers[side] for side in buildings(s)], default=1)
        return [side for side in buildings(s) if s.workers[side] == most and most > 1]

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return len(self.cards(s)) < 2

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        for card in self.cards(s):
            change_workers(s, card, -1, FOR_EVENT, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for card in self.cards(s):
            moves.append(pack(CHOOSE_CARD, card))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != CHOOSE_CARD:
            return No(NOT_NOW, f.step)
        if arg_a(m) in self.cards(s):
            return None
        return No(NOT_AMONG_CARDS, arg_a(m), rule="SOLO-EVENT-1")

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        change_workers(s, arg_a(m), -1, FOR_EVENT, out)


def unpaid_buildings(s: State) -> list[int]:
    """Buildings not resolved yet."""
    return [side for side in range(SIDES) if s.unpaid >> side & 1]


def labour_cost(s: State) -> int:
    """SOLO-UP-1: Capital for one Building with labour costs."""
    return s.market // 2


def with_labour_costs(g: Rules, s: State) -> list[int]:
    """SOLO-UP-1: Buildings with more workers than required."""
    return [side for side in buildings(s) if s.workers[side] > g.cards.staffing[side]]


@final
class Labour(Step):
    """SOLO-UP-1: every Building with more workers than required has labour costs."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        if labour_cost(s) == 0:  # an amount of 0 changes nothing
            return
        s.unpaid = 0
        for side in with_labour_costs(g, s):
            s.unpaid |= 1 << side
        s.push(LABOUR_CHOICE, PLAYER)


@final
class LabourChoice(Step):
    """SOLO-UP-1: the player chooses which Buildings to pay; a die that can't be paid is set to
    1."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        due = labour_cost(s)
        capital = total(g, s, CAPITAL)
        return capital < due or capital >= due * len(unpaid_buildings(s))

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        waiting = unpaid_buildings(s)
        if waiting and total(g, s, CAPITAL) >= labour_cost(s):
            self.pay(s, waiting[0])
            return
        s.pop()
        s.unpaid = 0
        for side in waiting:
            change_workers(s, side, 1 - s.workers[side], FOR_LABOUR, out)

    def pay(self, s: State, side: int) -> None:
        s.unpaid &= ~(1 << side)
        s.push(TAKE_UNITS, PLAYER, CAPITAL, labour_cost(s), FOR_LABOUR)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for side in unpaid_buildings(s):
            moves.append(pack(CHOOSE_CARD, side))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != CHOOSE_CARD:
            return No(NOT_NOW, f.step)
        return None if arg_a(m) in unpaid_buildings(s) else No(NOT_AMONG_CARDS, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        self.pay(s, arg_a(m))


@final
class Upkeep(Step):
    """SOLO-UP-2: maintenance of every Building."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        s.unpaid = 0
        for side in buildings(s):
            s.unpaid |= 1 << side
        s.push(UPKEEP_CHOICE, PLAYER)


@final
class UpkeepChoice(Step):
    """SOLO-UP-2, R-11: Buildings in the player's order, asked only where units are scarce."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        waiting = unpaid_buildings(s)
        return len(waiting) < 2 or self.is_plenty(g, s, waiting)

    def is_plenty(self, g: Rules, s: State, waiting: list[int]) -> bool:
        """Whether there is enough of every kind for anything they could all require."""
        for kind in range(KINDS):
            asking = 0
            for side in waiting:
                if g.cards.cost[side * KINDS + kind]:
                    asking += UNITS_PER_BUILDING
            if total(g, s, kind) < asking:
                return False
        return True

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        waiting = unpaid_buildings(s)
        if waiting:
            self.maintain(s, waiting[0])
        else:
            s.pop()

    def maintain(self, s: State, side: int) -> None:
        s.unpaid &= ~(1 << side)
        s.push(TAKE_ANY, PLAYER, side, UNITS_PER_BUILDING)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for side in unpaid_buildings(s):
            moves.append(pack(CHOOSE_CARD, side))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != CHOOSE_CARD:
            return No(NOT_NOW, f.step)
        if arg_a(m) in unpaid_buildings(s):
            return None
        return No(NOT_AMONG_CARDS, arg_a(m), rule="SOLO-UP-2")

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        self.maintain(s, arg_a(m))
