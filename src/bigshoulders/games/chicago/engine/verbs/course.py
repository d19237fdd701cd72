"""The markers that guide the game: Decade, phase, Priority Deal, order, the current turn."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import PHASE_BEGAN, PRIORITY_MOVED
from bigshoulders.games.chicago.engine.ids import SEATS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import (
    TURN_CELLS,
    UNPAID,
    State,
    column_of,
    filled,
    put,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def begin_phase(s: State, phase: int, out: Events) -> None:
    """FLOW-1: move the Phase marker."""
    s.phase = phase
    if out.live:
        out.add(PHASE_BEGAN, phase, s.decade)


def set_first_player(g: Rules, s: State, seat: int) -> None:
    """SETUP-15: assign the Priority Deal and Initiative 1; the others follow clockwise."""
    s.priority = seat
    order = [(seat + i) % g.players for i in range(g.players)]
    s.initiative = column_of(order + [NOBODY] * (SEATS - g.players))


def move_priority(s: State, seat: int, out: Events) -> None:
    """STOCK-30: give the Priority Deal marker to a player."""
    if seat != s.priority:
        if out.live:
            out.add(PRIORITY_MOVED, s.priority, seat)
        s.priority = seat


def show_goal(s: State, goal: int) -> None:
    """SETUP-8: add a goal to the game."""
    s.goals |= 1 << goal


def fix_round_order(s: State) -> None:
    """ACT-3: fix the order of a round at its start."""
    s.round_order = s.initiative


def offer(s: State, company: int, certificate: int) -> None:
    """STOCK-10, OPS-7: add one certificate to the open batch."""
    cell = company * 3 + certificate
    s.offer = put(s.offer, cell, s.offer[cell] + 1)


def clear_offers(s: State) -> None:
    """Clear the batch, which is done."""
    s.offer = filled(len(s.offer), 0)


def remember_sale(s: State, seat: int, company: int) -> None:
    """STOCK-23: record that this player has sold this company in this Decade."""
    s.sold = put(s.sold, seat, s.sold[seat] | 1 << company)


def forget_sales(s: State) -> None:
    """Q-17: the ban on buying lasts until the next Decade."""
    s.sold = filled(SEATS, 0)


def start_trading(s: State) -> None:
    """STOCK-5: nobody has passed or traded yet."""
    s.passes = 0
    s.last_trader = NOBODY


def trade_made(s: State, seat: int) -> None:
    """STOCK-30: record the last sale or purchase of the phase so far."""
    s.last_trader = seat


def count_pass(s: State, passed: bool) -> None:
    """STOCK-5: count consecutive passes."""
    s.passes = s.passes + 1 if passed else 0


def begin_operating_turn(s: State, company: int) -> None:
    """OPS-2, OPS-5: the company operates once per Decade; revenue starts at $0."""
    s.operated |= 1 << company
    for i in range(TURN_CELLS):
        s.turn[i] = 0


def end_operating_turn(s: State) -> None:
    """Clear everything that belongs to the finished turn."""
    for i in range(TURN_CELLS):
        s.turn[i] = 0


def ask_everybody(s: State) -> None:
    """Start a question to everyone: nobody has answered yet."""
    s.ready = 0


def next_decade(s: State) -> None:
    """CLEAN-16: move the Decade marker and reset everything counted per Decade."""
    s.decade += 1
    s.operated = 0
    s.steel_spent = 0
    forget_sales(s)


def note_unpaid(s: State, workers: int) -> None:
    """CO-QUAKER-4: record the number of Workers unpaid in this turn."""
    s.turn[UNPAID] = workers


def note_steel(s: State) -> None:
    """CO-SCHWINN-2: record that the replacement was used this Decade."""
    s.steel_spent = 1
