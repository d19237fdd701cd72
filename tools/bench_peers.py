"""Random games of other engines, for the table of `make bench`: decisions per second on one core.

Each peer plays whole games through its own fastest ordinary interface from Python.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

SECONDS = 2.0  # for each measurement


def catanatron() -> int:
    """One game of Catan with catanatron's own random players, 4 at the table."""
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    game = Game([RandomPlayer(color) for color in colors], seed=random.randrange(1 << 30))
    game.play()
    return len(game.state.actions)


def python_chess() -> int:
    """One game of chess with python-chess, to mate, stalemate or 200 moves."""
    import chess

    board = chess.Board()
    for ply in range(400):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(random.choice(moves))
    return 400


def openspiel(name: str) -> int:
    """One game of OpenSpiel, whose rules are written in C++; rolls of dice aren't counted."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            continue
        state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions


PEERS: dict[str, Callable[[], int]] = {
    "catanatron": catanatron,
    "python-chess": python_chess,
    "OpenSpiel chess": lambda: openspiel("chess"),
    "OpenSpiel backgammon": lambda: openspiel("backgammon"),
}


def measure_peers() -> dict[str, float]:
    """Decisions per second of every peer, by its name."""
    random.seed(1)
    figures = {}
    for name, play in PEERS.items():
        play()  # loads what it needs
        decisions, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            decisions += play()
        figures[name] = decisions / (time.process_time() - started)
    return figures
