"""The markers that steer the game: Decade, phase, Priority Deal, order, the running turn."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.events import PHASE_BEGAN, PRIORITY_MOVED
from bigshoulders.games.chicago.engine.ids import SEATS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import TURN_CELLS, UNPAID, State, put
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY


def begin_phase(s: State, phase: int, out: Events) -> None:
    """FLOW-1: the Phase marker moves."""
    s.phase = phase
    if out.live:
        out.add(PHASE_BEGAN, phase, s.decade)


def set_first_player(g: Rules, s: State, seat: int) -> None:
    """SETUP-15: Priority Deal and Initiative 1, the others clockwise."""
    s.priority = seat
    order = [(seat + i) % g.players for i in range(g.players)]
    s.initiative = order + [NOBODY] * (SEATS - g.players)


def move_priority(s: State, seat: int, out: Events) -> None:
    """STOCK-30: the Priority Deal marker goes to a player."""
    if seat != s.priority:
        if out.live:
            out.add(PRIORITY_MOVED, s.priority, seat)
        s.priority = seat


def show_goal(s: State, goal: int) -> None:
    """SETUP-8: a goal of the game."""
    s.goals |= 1 << goal


def fix_round_order(s: State) -> None:
    """ACT-3: the order of a round is fixed when the round begins."""
    s.round_order = s.initiative


def offer(s: State, company: int, certificate: int) -> None:
    """STOCK-10, OPS-7: one certificate joins the open batch."""
    cell = company * 3 + certificate
    s.offer = put(s.offer, cell, s.offer[cell] + 1)


def clear_offers(s: State) -> None:
    """The batch is done."""
    s.offer = [0] * len(s.offer)


def remember_sale(s: State, seat: int, company: int) -> None:
    """STOCK-23: this player has sold this company in this Decade."""
    s.sold = put(s.sold, seat, s.sold[seat] | 1 << company)


def forget_sales(s: State) -> None:
    """Q-17: the ban on buying lasts until the next Decade."""
    s.sold = [0] * SEATS


def start_trading(s: State) -> None:
    """STOCK-5: nobody has passed and nobody has traded."""
    s.passes = 0
    s.last_trader = NOBODY


def trade_made(s: State, seat: int) -> None:
    """STOCK-30: the last sale or purchase of the phase so far."""
    s.last_trader = seat


def count_pass(s: State, passed: bool) -> None:
    """STOCK-5: consecutive passes."""
    s.passes = s.passes + 1 if passed else 0


def begin_operating_turn(s: State, company: int) -> None:
    """OPS-2, OPS-5: the company operates once per Decade; revenue starts at $0."""
    s.operated |= 1 << company
    for i in range(TURN_CELLS):
        s.turn[i] = 0


def end_operating_turn(s: State) -> None:
    """Nothing of a finished turn stays in the position."""
    for i in range(TURN_CELLS):
        s.turn[i] = 0


def ask_everybody(s: State) -> None:
    """A question to all: nobody has answered yet."""
    s.ready = 0


def next_decade(s: State) -> None:
    """CLEAN-16: the Decade marker moves; what counts per Decade starts anew."""
    s.decade += 1
    s.operated = 0
    s.steel_spent = 0
    forget_sales(s)


def note_unpaid(s: State, workers: int) -> None:
    """CO-QUAKER-4: so many Workers got no wages in this turn."""
    s.turn[UNPAID] = workers


def note_steel(s: State) -> None:
    """CO-SCHWINN-2: the replacement was used this Decade."""
    s.steel_spent = 1
