"""An OpenSpiel bot: information-set search plays a small game against random play.

python examples/openspiel_bot.py --simulations 20 --games 1
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import bigshoulders.envs.openspiel

assert bigshoulders.envs.openspiel  # registers the games
SMALL = "python_chicago(players=2,decades=1,goals=False,companies=doggett;libby;swift,reward=win)"


def play(name: str, simulations: int, dice: np.random.RandomState) -> list[float]:
    """One game of the searcher, in seat 0, against random play; returns the returns."""
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    searcher = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=dice)
    bots = [searcher, UniformRandomBot(1, dice)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(actions, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state.returns()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=1)
    options = parser.parse_args()
    dice = np.random.RandomState(1)
    results = [play(SMALL, options.simulations, dice) for _ in range(options.games)]
    print("mean return of the searcher:", np.mean(results, axis=0)[0])


if __name__ == "__main__":
    main()
