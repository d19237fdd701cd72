"""PPO in PyTorch on games played together: one network plays every seat.

python examples/ppo_selfplay.py --game one-decade --updates 40 --out policy.npz
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
from torch import nn

from bigshoulders.box.encoding import Places
from bigshoulders.box.policy import save_policy
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.curricula import CURRICULUM

GAMMA, LAMBDA, CLIP, ENTROPY = 0.999, 0.95, 0.2, 0.005
DOLLARS = 100.0  # that count as a reward of 1


class FirstLayer(nn.Linear):
    """A layer over squashed, encoded rows that takes rows as they are, so nothing is encoded."""

    def __init__(self, places: Places, hidden: int) -> None:
        super().__init__(places.width, hidden)
        for name in ("numbers", "number_inputs", "words", "word_inputs"):
            self.register_buffer(name, torch.from_numpy(getattr(places, name)))

    def forward(self, rows):
        numbers = rows[:, self.numbers].float()
        squashed = torch.sign(numbers) * torch.log1p(numbers.abs())
        of_numbers = nn.functional.linear(squashed, self.weight[:, self.number_inputs], self.bias)
        words = rows[:, self.words] + self.word_inputs
        of_words = nn.functional.embedding_bag(words, self.weight.T, mode="sum")
        return of_numbers + np.log(2) * of_words  # a squashed 1 is log 2


class Network(nn.Module):
    """A hidden layer, then the values of actions and the value of the position."""

    def __init__(self, places: Places, actions: int, hidden: int = 64) -> None:
        super().__init__()
        self.hidden = FirstLayer(places, hidden)
        self.actions = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, rows, masks):
        hidden = torch.tanh(self.hidden(rows))
        logits = self.actions(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden)[..., 0]


def collect(play: SelfPlay, network: Network, steps: int) -> dict[str, list]:
    """Play some steps in every game and keep everything that learning needs."""
    kept = defaultdict(list)
    for _ in range(steps):
        rows = torch.from_numpy(play.rows.copy())
        masks = torch.from_numpy(play.masks.astype(bool))
        with torch.no_grad():
            policy, values = network(rows, masks)
            actions = policy.sample()
        kept["rows"].append(rows)
        kept["masks"].append(masks)
        kept["seats"].append(play.seats.astype(int))
        kept["actions"].append(actions)
        kept["chances"].append(policy.log_prob(actions))
        kept["values"].append(values)
        play.step(actions)
        kept["paid"].append(play.rewards / DOLLARS)
        kept["ended"].append(play.ended.astype(bool))
    return kept


def advantages(play: SelfPlay, network: Network, kept: dict[str, list]) -> tuple:
    """Generalised advantages along the decisions of each seat, and which of them are known."""
    games, seats = play.rewards.shape
    with torch.no_grad():
        rows, masks = torch.from_numpy(play.rows), torch.from_numpy(play.masks.astype(bool))
        values = network(rows, masks)[1].numpy()
    place = np.arange(games)
    next_value, next_gain, paid = (np.zeros((games, seats)) for _ in range(3))
    known = np.zeros((games, seats), bool)  # whether the seat's next decision has been seen
    next_value[place, play.seats], known[place, play.seats] = values, True
    gains, is_known = [], []
    for step in reversed(range(len(kept["seats"]))):
        over = kept["ended"][step]
        for array in (next_value, next_gain, paid):
            array[over] = 0
        known[over] = True
        paid += kept["paid"][step]
        at = (place, kept["seats"][step])
        value = kept["values"][step].numpy()
        gain = paid[at] + GAMMA * next_value[at] - value + GAMMA * LAMBDA * next_gain[at]
        gains.append(gain)
        is_known.append(known[at].copy())
        next_value[at], next_gain[at], paid[at], known[at] = value, gain, 0, True
    flat = torch.tensor(np.concatenate(gains[::-1]), dtype=torch.float32)
    return flat, torch.tensor(np.concatenate(is_known[::-1]))


def learn(network: Network, optimiser, kept: dict[str, list], gains, known, epochs: int) -> None:
    """Improve the network on what it has played."""
    rows, masks, actions, chances, values = (
        torch.cat(kept[name])[known] for name in ("rows", "masks", "actions", "chances", "values")
    )
    gains = gains[known]
    targets = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(actions)).split(1024):
            policy, value = network(rows[part], masks[part])
            ratio = (policy.log_prob(actions[part]) - chances[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.min(ratio * gains[part], clipped * gains[part]).mean()
            error = (value - targets[part]).square().mean()
            optimiser.zero_grad()
            (0.5 * error - better - ENTROPY * policy.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=[*CURRICULUM], default="one-decade")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    chosen = parser.parse_args()
    torch.manual_seed(1)
    play = SelfPlay(CURRICULUM[chosen.game], chosen.games, b"ppo", reward="shaped")
    network = Network(Places(play.box.learning.layout), play.masks.shape[1])
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    for update in range(chosen.updates):
        kept = collect(play, network, chosen.steps)
        gains, known = advantages(play, network, kept)
        learn(network, optimiser, kept, gains, known, epochs=3)
        paid = sum(step.sum() for step in kept["paid"]) * DOLLARS
        print(f"update {update + 1}: ${paid / (chosen.steps * chosen.games):.2f} a move")
    parts = (network.hidden, network.actions)
    layers = [[cells.detach().numpy() for cells in part.parameters()] for part in parts]
    save_policy(chosen.out, play.box, layers)


if __name__ == "__main__":
    main()
