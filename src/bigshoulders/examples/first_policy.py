"""Trains a small policy for Chicago 1875 by imitation, with numpy alone, in about a minute.

python -m bigshoulders.examples.first_policy first.npz

A bot plays two-player games of one decade against itself. A network with one hidden layer learns
to choose the bot's moves. Afterwards it plays against random players, and `policy:first.npz` names
it wherever a bot is named.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from bigshoulders import new_game
from bigshoulders.box.encoding import Encoder
from bigshoulders.box.policy import Layer, save_policy, squash
from bigshoulders.shelf import box_of, make_bot

TEACHER, GAMES, HIDDEN, PASSES, BATCH, RATE = "apprentice", 600, 64, 8, 64, 0.002
BOX = box_of("chicago")
SPACE = BOX.game.moves
ENCODER = Encoder(BOX.learning.layout, 1)
Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.int64]
Decision: TypeAlias = tuple[Floats, int]  # what the bot saw, and the number of its move


def play(number: int, names: list[str]) -> tuple[list[Decision], list[int]]:
    """One game by bots: their decisions and its result."""
    board = new_game("chicago", b"first policy %d" % number, players=len(names), decades=1)
    bots, dice = [make_bot("chicago", name) for name in names], Random(number)
    decisions: list[Decision] = []
    while awaited := board.awaited():
        seat = awaited[0]
        view = board.view(seat)
        move = bots[seat].choose(board.rules, view, dice)
        row = np.array([BOX.learning.features(board.rules, view.seen, seat)], np.int16)
        decisions.append((squash(ENCODER(row))[0].copy(), SPACE.index(move)))
        board.play(seat, move)
    return decisions, board.result() or []


def train(inputs: Floats, targets: Numbers) -> list[Layer]:
    """A network that gives the teacher's moves the highest values: Adam on the cross-entropy."""
    dice = np.random.default_rng(1)
    sizes = [(HIDDEN, inputs.shape[1]), (BOX.learning.actions, HIDDEN)]
    weights = [dice.normal(0, 1 / np.sqrt(size[1]), size).astype(np.float32) for size in sizes]
    biases = [np.zeros(size[0], np.float32) for size in sizes]
    parameters: list[Floats] = [weights[0], biases[0], weights[1], biases[1]]
    first, second = [[np.zeros_like(p) for p in parameters] for _ in range(2)]
    step = 0
    for number in range(1, PASSES + 1):
        order, loss = dice.permutation(len(targets)), 0.0
        for batch in np.array_split(order, max(1, len(order) // BATCH)):
            hidden = np.tanh(inputs[batch] @ parameters[0].T + parameters[1])
            values = hidden @ parameters[2].T + parameters[3]
            chances = np.exp(values - values.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            rows = np.arange(len(batch))
            loss -= np.log(chances[rows, targets[batch]] + 1e-9).sum()
            chances[rows, targets[batch]] -= 1
            chances /= len(batch)
            back = (chances @ parameters[2]) * (1 - hidden**2)
            slopes = [back.T @ inputs[batch], back.sum(0), chances.T @ hidden, chances.sum(0)]
            step += 1
            for i, slope in enumerate(slopes):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope**2
                size = np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8
                parameters[i] = parameters[i] - RATE * first[i] / (1 - 0.9**step) / size
        print(f"pass {number}: loss {loss / len(targets):.2f}", flush=True)
    return [(parameters[0], parameters[1]), (parameters[2], parameters[3])]


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "first.npz")
    games = [play(number, [TEACHER, TEACHER])[0] for number in range(GAMES)]
    decisions = [decision for game in games for decision in game]
    print(f"{len(decisions)} decisions from {GAMES} games")
    inputs = np.array([row for row, _ in decisions], np.float32)
    save_policy(path, BOX, train(inputs, np.array([target for _, target in decisions])))
    results = [play(1000 + number, [f"policy:{path}", "random"])[1] for number in range(40)]
    ours, theirs = np.mean(results, axis=0)
    print(f"{path} earns ${ours:.0f} a game, its random opponent ${theirs:.0f}")


if __name__ == "__main__":
    main()
