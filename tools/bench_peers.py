"""Random games of other engines, for the table of `make bench`: decisions per second on one core.

Each peer plays whole games through its own fastest ordinary interface from Python. pgx is measured
where it is installed: it needs JAX, which is larger than everything else here, so it isn't locked.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

SECONDS = 2.0  # for each measurement
PGX_GAMES, PGX_STEPS = 64, 50  # games together, and steps per call; more games are slower on a CPU


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


@cache
def pgx_player(name: str) -> tuple[Any, list[Any]]:
    """A compiled function that makes random steps in many games of pgx, and the games."""
    import jax
    import pgx

    env = pgx.make(name)

    def step(games: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, PGX_GAMES)
        chances = jax.numpy.log(games.legal_action_mask.astype(jax.numpy.float32))
        moved = jax.vmap(env.step)(games, jax.random.categorical(key, chances), keys)
        over = moved.terminated | moved.truncated

        def renew(new: Any, old: Any) -> Any:
            return jax.numpy.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(renew, jax.vmap(env.init)(keys), moved), None

    def play(games: Any, key: Any) -> Any:
        return jax.lax.scan(step, games, jax.random.split(key, PGX_STEPS))[0]

    keys = jax.random.split(jax.random.PRNGKey(1), PGX_GAMES)
    return jax.jit(play), [jax.jit(jax.vmap(env.init))(keys)]


def pgx(name: str) -> int:
    """A few steps in many games of pgx, whose rules are compiled by XLA; finished games restart."""
    import jax

    play, games = pgx_player(name)
    games[0] = play(games[0], jax.random.PRNGKey(random.randrange(1 << 30)))
    games[0].rewards.block_until_ready()
    return PGX_GAMES * PGX_STEPS


PEERS: dict[str, Callable[[], int]] = {
    "catanatron": catanatron,
    "python-chess": python_chess,
    "OpenSpiel chess": lambda: openspiel("chess"),
    "OpenSpiel backgammon": lambda: openspiel("backgammon"),
}
if find_spec("pgx"):
    PEERS |= {
        "pgx chess": lambda: pgx("chess"),
        "pgx backgammon": lambda: pgx("backgammon"),
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
