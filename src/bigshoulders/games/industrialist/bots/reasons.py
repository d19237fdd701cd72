"""Why a bot prefers a move: what its turn plan brings that the compared plan doesn't."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.bots.protocol import Advice, Candidate, Reason
from bigshoulders.games.industrialist.bots.plans import Plan, Planner, by_value
from bigshoulders.games.industrialist.engine.events import (
    EVENT_HAPPENED,
    FOR_END,
    FOR_PRODUCTION,
    PROFIT_MOVED,
    UNITS_MOVED,
)
from bigshoulders.games.industrialist.engine.ids import (
    CARD_WORDS,
    CARDS,
    CENTRAL,
    KIND_IDS,
    KINDS,
    NO_PLACE,
    OP_LEVY,
    OP_LOSE,
    OP_WALKOUT,
    PLAYER,
    SIDE_IDS,
    SIDES,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import MORE_PRODUCTION, State
from bigshoulders.games.industrialist.engine.verbs import (
    is_built,
    is_staffed,
    kind_of_track,
    produce,
    rail_leads,
    total,
)
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import play
from bigshoulders.kernel.events import SILENT, Events
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move

SHOWN: Final = 4  # candidates
TOLD: Final = 3  # reasons for each
HARDLY: Final = 1  # final Profit too small to count as a difference

Scored = tuple[float, Reason]  # how much it matters, roughly in Profit, and the reason


@final
class Turn:
    """The effects of a plan until the end of the turn, and the position it leaves."""

    def __init__(self, g: Rules, s: State, plan: Plan) -> None:
        self.plan = plan
        self.end = s.copy()
        self.profit = 0
        self.produced = [0] * KINDS
        self.events: list[int] = []  # of these sides
        out = Events()
        for move in plan.moves:
            if self.end.year == s.year and self.end.stack:
                play(g.steps, g, self.end, PLAYER, move, out)
        for event in out.items:
            if event.kind == PROFIT_MOVED and event.c != FOR_END:
                self.profit += event.a
            elif event.kind == UNITS_MOVED and event.d == FOR_PRODUCTION:
                self.produced[kind_of_track(g, event.a)] += event.b
            elif event.kind == EVENT_HAPPENED:
                self.events.append(event.a)


# --- candidates --------------------------------------------------------------------------------


def compared(planner: Planner, view: View[State], move: Move, plans: list[Plan]) -> list[Plan]:
    """The best plan of the chosen move, then of other first moves that lead elsewhere."""
    s = view.seen
    best: dict[Move, Plan] = {}
    for plan in plans:
        best.setdefault(plan.moves[0], plan)
    for first in view.legal:
        if first not in best:
            best[first] = planner.begun(s, first)
    chosen = best.pop(move)
    others = list(best.values())
    others.sort(key=lambda plan: -planner.judge.estimate(plan.state))
    known = {Turn(planner.g, s, chosen).end.digest()}
    shown = [chosen]
    for plan in others:
        digest = Turn(planner.g, s, plan).end.digest()
        if digest not in known:
            known.add(digest)
            shown.append(plan)
        if len(shown) == SHOWN:
            break
    return shown if len(shown) > 1 else [chosen, *others[:1]]


def advise(g: Rules, s: State, plans: list[Plan]) -> Advice:
    """The chosen plan's move, then the others', with the expected Profit and the reasons."""
    chosen = Turn(g, s, plans[0])
    others = [Turn(g, s, plan) for plan in sorted(plans[1:], key=by_value)]
    shown = [candidate(chosen, speaks_for_choice(g, s, chosen, others))]
    for other in others:
        shown.append(candidate(other, speaks_for(g, s, other, [chosen])))
    return Advice(plans[0].moves[0], shown)


def candidate(turn: Turn, reasons: list[Reason]) -> Candidate:
    return Candidate(turn.plan.moves[0], round(turn.plan.value), reasons)


# --- reasons -----------------------------------------------------------------------------------


def speaks_for_choice(g: Rules, s: State, chosen: Turn, others: list[Turn]) -> list[Reason]:
    """The advantages of the chosen turn over the others, and its lead over the runner-up.

    If the others have everything it has, at least the lead is reported.
    """
    if not others:
        return []
    reasons, rival = speaks_for(g, s, chosen, others), others[0]
    more = round(chosen.plan.value) - round(rival.plan.value)
    if more < -HARDLY:  # found only by looking for runners-up
        return [*reasons[: TOLD - 1], Reason("at_first_sight", {"amount": -more})]
    if more > 0:
        reasons.append(Reason("expects_more", {"amount": more}))
    elif not reasons:
        is_same = chosen.end.digest() == rival.end.digest()
        reasons.append(Reason("same_outcome") if is_same else Reason("even"))
    return reasons[:TOLD]


def speaks_for(g: Rules, s: State, turn: Turn, rivals: list[Turn]) -> list[Reason]:
    """The advantages of a turn over its rivals, the best of each sort; the first rival counts
    most."""
    best: dict[str, Scored] = {}
    for place, rival in enumerate(rivals):
        for score, reason in brings(g, s, turn, rival):
            score /= 1 + place
            sort = reason.key.removesuffix("_units")  # total production, or one kind of it
            if sort not in best or best[sort][0] < score:
                best[sort] = (score, reason)
    found = sorted(best.values(), key=lambda scored: -scored[0])
    return [reason for _, reason in found[:TOLD]]


def brings(g: Rules, s: State, turn: Turn, rival: Turn) -> list[Scored]:
    """The gains of a turn that another lacks; in the last turn stock has no value."""
    found = staff(g, s, turn, rival) + happenings(g, turn, rival)
    more = turn.profit - rival.profit
    if turn.profit > 0 and more > 0:
        found.append((1.0 * more, Reason("earns_profit", {"amount": turn.profit})))
    if turn.end.stack:
        found += buildings(g, turn, rival) + units(g, turn, rival)
        if turn.end.managers > rival.end.managers:
            found.append((0.8, Reason("spares_managers", {"face": turn.end.managers})))
    return found


def staff(g: Rules, s: State, turn: Turn, rival: Turn) -> list[Scored]:
    """Cards that become fully staffed, stay so, or come closer to it."""
    found: list[Scored] = []
    facts: dict[str, Json]
    goes_on = bool(turn.end.stack)
    for card in range(CARDS if goes_on else SIDES):
        if not is_built(turn.end, card) or is_staffed(g, rival.end, card):
            continue
        name = CARD_WORDS.ids[card]
        if is_staffed(g, turn.end, card):
            if is_staffed(g, s, card):
                found.append((3.0, Reason("keeps_staff", {"card": name})))
            elif card == CENTRAL:
                found.append((4.0, Reason("staffs_central")))
            else:
                facts = {"side": name, "profit": g.cards.end_profit[card]}
                found.append((3.0 + g.cards.end_profit[card] / 10.0, Reason("staffs", facts)))
        elif is_built(s, card) and turn.end.workers[card] > rival.end.workers[card]:
            if goes_on and turn.end.workers[card] > s.workers[card]:
                missing = g.cards.staffing[card] - turn.end.workers[card]
                facts = {"card": name, "count": missing}
                found.append((1.5, Reason("lacks_workers", facts)))
    return found


def happenings(g: Rules, turn: Turn, rival: Turn) -> list[Scored]:
    """Good events that only this turn triggers, and bad ones that only the other does."""
    found: list[Scored] = []
    facts: dict[str, Json]
    for side in range(SIDES):
        if (side in turn.events) != (side in rival.events):
            facts = {"side": SIDE_IDS[side], "event": SIDE_IDS[side]}
            if side in turn.events and not does_harm(g, side):
                found.append((2.5, Reason("sets_off", facts)))
            elif side in rival.events and does_harm(g, side):
                found.append((2.5, Reason("avoids", facts)))
    return found


def does_harm(g: Rules, side: int) -> bool:
    """Whether an event takes something away."""
    ops = g.cards.event_ops[side]
    return any(ops[i] in (OP_LOSE, OP_WALKOUT, OP_LEVY) for i in range(0, len(ops), 3))


def buildings(g: Rules, turn: Turn, rival: Turn) -> list[Scored]:
    """Buildings that are built, their rails, and those that become affordable."""
    found: list[Scored] = []
    facts: dict[str, Json]
    for side in range(SIDES):
        name, profit = SIDE_IDS[side], g.cards.end_profit[side]
        if side in turn.end.row and side in rival.end.row:
            if can_pay(g, turn.end, side) and not can_pay(g, rival.end, side):
                found.append((1.0 + profit / 100.0, Reason("can_pay", {"side": name})))
        elif turn.end.place[side] != NO_PLACE and rival.end.place[side] == NO_PLACE:
            facts = {"side": name, "profit": profit}
            found.append((3.0 + profit / 10.0, Reason("builds", facts)))
        elif turn.end.place[side] != rival.end.place[side]:
            for origin in range(CARDS):
                if leads(g, turn.end, origin, side) and not leads(g, rival.end, origin, side):
                    facts = {"origin": CARD_WORDS.ids[origin], "target": name}
                    found.append((1.0, Reason("rail_leads", facts)))
    return found


def can_pay(g: Rules, s: State, side: int) -> bool:
    """Whether all units of a Building's cost are available."""
    for kind in range(KINDS):
        if total(g, s, kind) < g.cards.cost[side * KINDS + kind]:
            return False
    return True


def leads(g: Rules, s: State, origin: int, target: int) -> bool:
    return is_built(s, origin) and is_built(s, target) and rail_leads(g, s, origin, target)


def units(g: Rules, turn: Turn, rival: Turn) -> list[Scored]:
    """Units produced, units left, and what the next production can bring."""
    found: list[Scored] = []
    facts: dict[str, Json]
    more = [turn.produced[kind] - rival.produced[kind] for kind in range(KINDS)]
    kinds = [kind for kind in range(KINDS) if more[kind] > 0]
    if len(kinds) > 1 and sum(more) > 0:
        found.append((0.6 * sum(more), Reason("produces_units", {"count": sum(turn.produced)})))
    for kind in kinds:
        facts = {"count": turn.produced[kind], "kind": KIND_IDS[kind]}
        found.append((0.6 * more[kind], Reason("produces", facts)))
    for kind in range(KINDS):
        left = total(g, turn.end, kind)
        saved = left - total(g, rival.end, kind) - max(0, more[kind])
        if saved > 0:
            facts = {"count": left, "kind": KIND_IDS[kind]}
            found.append((0.5 * saved, Reason("leaves_units", facts)))
    coming = next_production(g, turn.end)
    growth = coming - next_production(g, rival.end)
    if growth > 0:
        found.append((0.4 * growth, Reason("can_produce", {"count": coming})))
    return found


def next_production(g: Rules, s: State) -> int:
    """Units that would be produced in the next turn if nothing changed."""
    after = s.copy()
    produce(g, after, s.promises[MORE_PRODUCTION], SILENT)
    return sum(after.units) - sum(s.units)
