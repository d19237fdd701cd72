"""Whole games by random players, in one loop that compiles together with the engine."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.driver import legal, new, play
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.playout import next_roll


def random_game(g: Rules, seed: bytes, dice: int) -> tuple[int, State]:
    """One game by uniformly random players; how many decisions, and the last position."""
    s = new(g, seed, SILENT)
    return random_playout(g, s, dice), s


def random_playout(g: Rules, s: State, dice: int) -> int:
    """Play a position to its end with uniformly random moves; how many there were."""
    decisions = 0
    stack = s.stack
    while stack:
        f = stack[-1]
        seat = f.seat
        if seat < 0:
            seat = g.steps[f.step].awaited(g, s, f)[0]
        moves = legal(g, s, seat)
        dice = next_roll(dice)
        play(g, s, seat, moves[(dice >> 33) % len(moves)], SILENT)
        decisions += 1
    return decisions
