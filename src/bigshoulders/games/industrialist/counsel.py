"""Counsel for players of Industrialist: notes and warnings about a move, and suggestions."""

from __future__ import annotations

from typing import Final, TypeAlias

from bigshoulders.box.counsel import Counsel, MoveWarning, Note, Suggestion
from bigshoulders.games.industrialist.engine.frames import (
    ACTIONS,
    FRAME_TABLE,
    PUT_UNITS,
    ROLL_THE_MARKET,
    SELLING,
    STAFFING,
    TAKE_UNITS,
)
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_COST,
    ACTION_IDS,
    BUILD,
    CAPITAL,
    FOR_PROFIT,
    KIND_IDS,
    KINDS,
    LAST_YEAR,
    PLAYER,
    SELL,
)
from bigshoulders.games.industrialist.engine.moves import BEGIN, BUILD_CARD, DONE, SELL_LOT
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import ACTIONS_ARE_FREE, State
from bigshoulders.games.industrialist.engine.steps.actions import (
    action_cost,
    next_action,
    price_of,
)
from bigshoulders.games.industrialist.engine.steps.building import add_builds
from bigshoulders.games.industrialist.engine.verbs import total
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Moves, arg_a, arg_b, kind_of, pack

Facts: TypeAlias = dict[str, Json]
MOST_MOVES: Final = 60  # of one suggestion; a server takes up to 100 moves at once


# --- notes ---------------------------------------------------------------------------------------


def notes(g: Rules, view: View[State], m: int, after: State) -> list[Note]:
    """Everything to say about a legal move besides its events."""
    s = view.seen
    f = s.stack[-1]
    found: list[Note] = []
    if kind_of(m) == BEGIN:
        found = on_begin(g, s, arg_a(m))
    elif kind_of(m) == DONE:
        found = on_done(s, f)
    return found + follow(s, f, after)


def on_begin(g: Rules, s: State, action: int) -> list[Note]:
    """The use of an action, its cost, and the actions it ends."""
    facts: Facts = {}
    if action == SELL:
        facts["lots"] = sum(lots(g, s))
    elif action == BUILD:
        builds = Moves()
        add_builds(g, s, BUILD_CARD, action_cost(s), builds)
        facts["buildings"] = len({arg_a(build) for build in builds.listed()})
    cost = Note("action_cost", {"cost": action_cost(s)})
    found = [Note(f"begin-{ACTION_IDS[action]}", facts), cost]
    passed = [ACTION_IDS[a] for a in range(next_action(s), action)]
    return [*found, Note("ends_actions", {"actions": [*passed]})] if passed else found


def on_done(s: State, f: Frame) -> list[Note]:
    if f.step == ACTIONS:
        return [Note("last_year_ends" if s.year == LAST_YEAR else "year_ends", {"year": s.year})]
    if f.step == SELLING:
        return [Note("selling_ends", {"lots": f.a})]
    return [Note("staffing_ends", {"hired": f.a, "moved": f.b})] if f.step == STAFFING else []


def follow(s: State, f: Frame, after: State) -> list[Note]:
    """The next question, or the roll that comes first."""
    if not after.stack:
        return [Note("game_ends")]
    top = after.stack[-1]
    if top.step == ROLL_THE_MARKET:
        return [Note("then-roll")]
    if top.step in (f.step, ACTIONS, SELLING, STAFFING):
        return []  # the same question goes on, or the move has named the next one
    facts: Facts = {}
    if top.step in (TAKE_UNITS, PUT_UNITS):
        facts = {"kind": KIND_IDS[top.a], "count": top.b}
    return [Note(f"opens-{FRAME_TABLE.kinds[top.step].name}", facts)]


# --- warnings ------------------------------------------------------------------------------------


def warnings(g: Rules, view: View[State], m: int, after: State) -> list[MoveWarning]:
    """An action that ends an earlier one the player could still pay for, and an unused turn."""
    s = view.seen
    if kind_of(m) == BEGIN:
        return ended(g, view, arg_a(m))
    if kind_of(m) == DONE and s.stack[-1].step == ACTIONS and s.taken == 0:
        first = [other for other in view.legal if kind_of(other) == BEGIN]
        facts: Facts = {"lots": sum(lots(g, s)), "year": s.year}
        return [MoveWarning("free_action", facts, tuple(first[:1]))] if first else []
    return []


def ended(g: Rules, view: View[State], action: int) -> list[MoveWarning]:
    """SOLO-TURN-3: actions go in order, so starting one ends those before it."""
    s = view.seen
    lost = [
        arg_a(m) for m in view.legal if kind_of(m) == BEGIN and next_action(s) <= arg_a(m) < action
    ]
    if not lost or total(g, s, CAPITAL) < cost_of_two(s):
        return []
    facts: Facts = {
        "action": ACTION_IDS[action],
        "actions": [ACTION_IDS[a] for a in lost],
        "lots": sum(lots(g, s)) if SELL in lost else 0,
        "cost": cost_of_two(s),
    }
    return [MoveWarning("ends_actions", facts, (pack(BEGIN, lost[0]),))]


def cost_of_two(s: State) -> int:
    """R-3: the Capital for the next two actions."""
    if s.now[ACTIONS_ARE_FREE]:
        return 0
    taken = s.taken.bit_count()
    return sum(ACTION_COST[taken : taken + 2])


def lots(g: Rules, s: State) -> list[int]:
    """SOLO-SELL-1: by kind of units, the lots that can be sold at this turn's prices; Capital is
    worth more as Capital and isn't counted."""
    prices = [price_of(g, s, kind) for kind in range(KINDS)]
    return [
        total(g, s, kind) // prices[kind] if prices[kind] and kind != CAPITAL else 0
        for kind in range(KINDS)
    ]


# --- suggestions ---------------------------------------------------------------------------------


def suggestions(g: Rules, view: View[State]) -> list[Suggestion]:
    """Sell every lot for Profit; or end the open action and the turn."""
    s = view.seen
    if not view.legal or s.stack[-1].step not in (ACTIONS, SELLING, STAFFING):
        return []
    found: list[Suggestion] = []
    moves, profit = sell_all(g, s)
    if len(moves) > 1 and profit:
        found.append(Suggestion("sell_best", {"lots": profit, "profit": profit}, tuple(moves)))
    if s.stack[-1].step != ACTIONS and pack(DONE) in view.legal:
        facts: Facts = {"year": s.year}
        found.append(Suggestion("finish_turn", facts, (pack(DONE), pack(DONE))))
    return found


def sell_all(g: Rules, now: State) -> tuple[list[int], int]:
    """The moves that sell every lot for Profit, and the Profit. Units come from the fullest track,
    which leaves the most room for production."""
    s = now.copy()
    moves: list[int] = []
    while s.stack and len(moves) < MOST_MOVES:
        f = s.stack[-1]
        open_moves = legal(g.steps, g, s, PLAYER)
        if f.step == ACTIONS and not moves:
            wanted = [m for m in open_moves if m == pack(BEGIN, SELL)]
        elif f.step == SELLING:
            wanted = [
                m
                for m in open_moves
                if kind_of(m) == SELL_LOT and arg_a(m) != CAPITAL and arg_b(m) == FOR_PROFIT
            ]
        elif f.step == TAKE_UNITS:
            wanted = sorted(open_moves, key=lambda m: -s.units[arg_a(m)])
        else:
            break
        if not wanted:
            break
        play(g.steps, g, s, PLAYER, wanted[0], SILENT)
        moves.append(wanted[0])
    return moves, s.profit - now.profit


FACE = Counsel(notes, warnings, suggestions)
