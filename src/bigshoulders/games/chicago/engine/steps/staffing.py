"""Questions about staff: which spaces to fill, which Workers to automate (STAFF, AUTO, ACT-20)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import STAFF_ASIDE, STAFF_SUPPLY
from bigshoulders.games.chicago.engine.frames import MANAGERS, WORKERS
from bigshoulders.games.chicago.engine.ids import FACTORIES
from bigshoulders.games.chicago.engine.moves import (
    AUTOMATE,
    DECLINE,
    DONE,
    HIRE_WORKER,
    PUT_MANAGER,
    PUT_WORKER,
    TAKE_MANAGER,
    TAKE_SALESPERSON,
)
from bigshoulders.games.chicago.engine.refusals import (
    FACTORY_ABSENT,
    FACTORY_FULL,
    HIRE_ONE,
    MANAGER_SPACE_FULL,
    NOT_AUTOMATABLE,
    NOT_NOW,
    TREASURY_SHORT,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.staff import (
    automatable,
    automate,
    free_manager_spaces,
    free_spaces,
    free_worker_spaces,
    gain_salespeople,
    hire_worker,
    put_manager,
    put_worker,
    worker_to_market,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No


def roomy_factories(g: Rules, s: State, company: int) -> list[int]:
    """Factories with a free Worker space."""
    return [f for f in range(g.factories[company]) if free_spaces(g, s, company, f) > 0]


def check_factory(g: Rules, company: int, factory: int) -> No | None:
    """Refuses a factory that isn't on the charter."""
    return None if factory < g.factories[company] else No(FACTORY_ABSENT, company, factory)


def check_room(g: Rules, s: State, company: int, factory: int) -> No | None:
    """STAFF-1: refuses a factory that doesn't exist or has no free Worker space."""
    refused = check_factory(g, company, factory)
    if refused is None and free_spaces(g, s, company, factory) == 0:
        return No(FACTORY_FULL, company, factory)
    return refused


@final
class Workers(Step):
    """STAFF-1, AUTO-5, DEC-12, DEC-27: place Workers on free Worker spaces, one by one.

    `c` is 0 for Workers from the general supply and 1 for those freed by automation. Freed Workers
    go to the Job Market if there is no room (AUTO-6) or, in the first edition, if the Director
    sends them there (ED-67).
    """

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        if self.may_leave(g, f):
            return free_worker_spaces(g, s, f.a) == 0
        if f.b >= free_worker_spaces(g, s, f.a):
            return True
        return len(roomy_factories(g, s, f.a)) < 2

    def may_leave(self, g: Rules, f: Frame) -> bool:
        """ED-67: whether a Worker may go to the Job Market even if there is room."""
        return g.freed_worker_may_leave and f.c == 1

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        roomy = roomy_factories(g, s, f.a)
        if roomy:
            self.settle_one(s, f, roomy[0], out)
        else:
            s.pop()
            if f.c:
                for _ in range(f.b):
                    worker_to_market(g, s, STAFF_ASIDE, out)

    def settle_one(self, s: State, f: Frame, factory: int, out: Events) -> None:
        """Place one Worker; the others are still to come."""
        put_worker(s, f.a, factory, STAFF_ASIDE if f.c else STAFF_SUPPLY, out)
        self.next_worker(s, f)

    def next_worker(self, s: State, f: Frame) -> None:
        s.pop()
        if f.b > 1:
            s.push(WORKERS, f.seat, f.a, f.b - 1, f.c)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        if self.may_leave(g, f):
            moves.append(pack(DECLINE))
        for factory in roomy_factories(g, s, f.a):
            moves.append(pack(PUT_WORKER, factory))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) == DECLINE and self.may_leave(g, f):
            return None
        if kind_of(m) != PUT_WORKER:
            return No(NOT_NOW, f.step)
        return check_room(g, s, f.a, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if kind_of(m) == DECLINE:
            worker_to_market(g, s, STAFF_ASIDE, out)
            self.next_worker(s, f)
        else:
            self.settle_one(s, f, arg_a(m), out)


@final
class Hire(Step):
    """ACT-20, ACT-21, DEC-8: hire Workers from the Job Market one after another; at least one."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        if f.b == 0:
            return len(roomy_factories(g, s, f.a)) == 1
        return s.treasury[f.a] < g.worker_price[s.market] or free_worker_spaces(g, s, f.a) == 0

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.b == 0:
            self.hire(g, s, f, roomy_factories(g, s, f.a)[0], out)
        else:
            self.finish(g, s, f)

    def hire(self, g: Rules, s: State, f: Frame, factory: int, out: Events) -> None:
        hire_worker(g, s, f.a, factory, out)
        s.pop()
        s.push(f.step, f.seat, f.a, f.b + 1)

    def finish(self, g: Rules, s: State, f: Frame) -> None:
        s.pop()
        g.powers[f.a].after_hiring(g, s, f.a, f.b)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        if f.b:
            moves.append(pack(DONE))
        for factory in roomy_factories(g, s, f.a):
            moves.append(pack(HIRE_WORKER, factory))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        kind = kind_of(m)
        if kind == DONE:
            return None if f.b else No(HIRE_ONE)
        if kind != HIRE_WORKER:
            return No(NOT_NOW, f.step)
        refused = check_room(g, s, f.a, arg_a(m))
        cost = g.worker_price[s.market]
        if refused is None and s.treasury[f.a] < cost:
            return No(TREASURY_SHORT, f.a, s.treasury[f.a], cost)
        return refused

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if kind_of(m) == DONE:
            self.finish(g, s, f)
        else:
            self.hire(g, s, f, arg_a(m), out)


@final
class WorkerOffer(Step):
    """ASSET-5, DEC-16: take the Worker onto a free Worker space, or decline."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DECLINE))
        for factory in roomy_factories(g, s, f.a):
            moves.append(pack(PUT_WORKER, factory))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) == DECLINE:
            return None
        if kind_of(m) != PUT_WORKER:
            return No(NOT_NOW, f.step)
        return check_room(g, s, f.a, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == PUT_WORKER:
            put_worker(s, f.a, arg_a(m), STAFF_SUPPLY, out)


def open_manager_spaces(g: Rules, s: State, company: int) -> list[int]:
    """Factories with a free Manager space."""
    first = company * FACTORIES
    return [
        f
        for f in range(g.factories[company])
        if s.managers[first + f] < g.manager_spaces[first + f]
    ]


@final
class Managers(Step):
    """STAFF-2, STAFF-4, DEC-11: place Managers on free Manager spaces; the surplus is lost."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return f.b >= free_manager_spaces(g, s, f.a) or len(open_manager_spaces(g, s, f.a)) < 2

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        spaces = open_manager_spaces(g, s, f.a)
        if spaces:
            self.settle_one(s, f, spaces[0], out)
        else:
            s.pop()

    def settle_one(self, s: State, f: Frame, factory: int, out: Events) -> None:
        """Place one Manager; the others are still to come."""
        s.pop()
        put_manager(s, f.a, factory, out)
        if f.b > 1:
            s.push(MANAGERS, f.seat, f.a, f.b - 1)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for factory in open_manager_spaces(g, s, f.a):
            moves.append(pack(PUT_MANAGER, factory))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != PUT_MANAGER:
            return No(NOT_NOW, f.step)
        refused = check_factory(g, f.a, arg_a(m))
        if refused is None and arg_a(m) not in open_manager_spaces(g, s, f.a):
            return No(MANAGER_SPACE_FULL, f.a, arg_a(m))
        return refused

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        self.settle_one(s, f, arg_a(m), out)


def automatable_factories(g: Rules, s: State, company: int) -> list[int]:
    """AUTO-1: factories with an employed Worker and a token in the row."""
    first = company * FACTORIES
    return [
        f
        for f in range(g.factories[company])
        if s.workers[first + f] and s.automated[first + f] < g.tokens[first + f]
    ]


def check_automation(g: Rules, s: State, company: int, factory: int) -> No | None:
    """AUTO-1, AUTO-2."""
    refused = check_factory(g, company, factory)
    if refused is None and factory not in automatable_factories(g, s, company):
        return No(NOT_AUTOMATABLE, company, factory)
    return refused


def relocate(g: Rules, s: State, seat: int, company: int, n: int, out: Events) -> None:
    """AUTO-5, AUTO-6: freed Workers stay in the company if they may and there is room."""
    if g.powers[company].keeps_automated_worker():
        s.push(WORKERS, seat, company, n, 1)
    else:
        for _ in range(n):
            worker_to_market(g, s, STAFF_ASIDE, out)


@final
class Automation(Step):
    """AUTO-1 to AUTO-7, DEC-12: choose the factories of the Workers to automate, then relocate the
    Workers.

    `b` Workers remain to be chosen. Those already chosen wait beside the charter, so that the same
    effect can't automate a relocated Worker.
    """

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return len(automatable_factories(g, s, f.a)) < 2 or f.b >= automatable(g, s, f.a)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        self.choose(g, s, f, automatable_factories(g, s, f.a)[0], out)

    def choose(self, g: Rules, s: State, f: Frame, factory: int, out: Events) -> None:
        """Replace one more Worker; after the last one, relocate those freed."""
        automate(g, s, f.a, factory, out)
        s.pop()
        if f.b > 1:
            s.push(f.step, f.seat, f.a, f.b - 1, f.c + 1)
        else:
            relocate(g, s, f.seat, f.a, f.c + 1, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for factory in automatable_factories(g, s, f.a):
            moves.append(pack(AUTOMATE, factory))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != AUTOMATE:
            return No(NOT_NOW, f.step)
        return check_automation(g, s, f.a, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        self.choose(g, s, f, arg_a(m), out)


@final
class FreeAutomation(Step):
    """CO-QUAKER-1, DEC-25: automate one Worker free of charge, or decline."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return automatable(g, s, f.a) == 0

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DECLINE))
        for factory in automatable_factories(g, s, f.a):
            moves.append(pack(AUTOMATE, factory))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) == DECLINE:
            return None
        if kind_of(m) != AUTOMATE:
            return No(NOT_NOW, f.step)
        return check_automation(g, s, f.a, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == AUTOMATE:
            automate(g, s, f.a, arg_a(m), out)
            relocate(g, s, seat, f.a, 1, out)


@final
class StaffChoice(Step):
    """ASSET-18, DEC-26: one Manager or one Salesperson; neither if there is room for neither."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return (
            s.sales[f.a] == g.sales_spaces[f.a]
            and free_manager_spaces(g, s, f.a) == 0
            and not g.powers[f.a].may_replace_manager(s, f.a)
        )

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(TAKE_MANAGER))
        moves.append(pack(TAKE_SALESPERSON))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) in (TAKE_MANAGER, TAKE_SALESPERSON) else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == TAKE_SALESPERSON:
            gain_salespeople(g, s, f.a, 1, out)
        else:
            s.push(MANAGERS, seat, f.a, 1)
            g.powers[f.a].before_manager(g, s, f.a)
