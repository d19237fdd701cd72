"""PPO at the speed of a GPU: workers play tens of thousands of games while the network computes.

python examples/ppo_gpu.py --game full-table --games 32768 --workers 16 --steps 32 --batch 65536

The games form two halves. Workers play one while the network looks at the other. Between its looks
it learns from the games of the update before. Rows travel as they are, and legal actions as lists.
Without a GPU it runs on the CPU.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from ppo_selfplay import DOLLARS, Experience, Network, learn, save
from torch import nn

from bigshoulders.box.encoding import Places
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.curricula import CURRICULUM

MOST = 128  # legal actions that are looked at; random games had at most 84


class FirstLayer(nn.Linear):
    """A layer over squashed, encoded rows that takes rows as they are, a sixth of their size."""

    def __init__(self, places: Places, outputs: int) -> None:
        super().__init__(places.width, outputs)
        for name in ("numbers", "number_inputs", "words", "word_inputs"):
            self.register_buffer(name, torch.from_numpy(getattr(places, name)))

    def forward(self, rows):
        numbers = rows[:, self.numbers].float()
        squashed = torch.sign(numbers) * torch.log1p(numbers.abs())
        of_numbers = nn.functional.linear(squashed, self.weight[:, self.number_inputs], self.bias)
        words = rows[:, self.words] + self.word_inputs
        of_words = self.multiply(words) if rows.is_cuda else self.look_up(words)
        return of_numbers + np.log(2) * of_words  # a squashed 1 is log 2

    def look_up(self, words):
        """The sum of the words' weights."""
        return nn.functional.embedding_bag(words, self.weight.T, mode="sum")

    def multiply(self, words):
        """The same as a product: a GPU computes it faster, and its gradients much faster."""
        inputs = torch.zeros(
            len(words), self.in_features, dtype=torch.bfloat16, device=words.device
        )
        return nn.functional.linear(inputs.scatter_(1, words, 1), self.weight.bfloat16())


class Chooser(Network):
    """The same network, but it chooses a place in the list of legal actions."""

    def __init__(self, places: Places, actions: int, hidden: int = 64) -> None:
        super().__init__(hidden, actions, hidden)
        self.hidden = FirstLayer(places, hidden)

    def forward(self, rows, legal):
        hidden = torch.tanh(self.hidden(rows))
        logits = self.actions(hidden).gather(1, legal.clamp(min=0).long())
        logits = logits.masked_fill(legal < 0, -1e9)
        policy = torch.distributions.Categorical(logits=logits, validate_args=False)
        return policy, self.value(hidden)[..., 0]


class Half(Experience):
    """Half of the games: its workers play while the network looks at the other half."""

    def __init__(self, play: SelfPlay, device: str) -> None:
        super().__init__(play, device)
        self.rows = torch.from_numpy(play.rows)
        # Locked memory is copied several times faster. Small arrays may share a page.
        if device == "cuda" and self.rows.nbytes > 2**23:
            lock = torch.cuda.cudart().cudaHostRegister
            torch.cuda.check_error(lock(self.rows.data_ptr(), self.rows.nbytes, 0))

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The rows, and the first legal actions of each game, filled up with -1."""
        rows = self.rows.to(self.device, non_blocking=True, copy=True)
        return rows, self.tensor(self.play.lists, torch.int16)

    def chosen(self, places: torch.Tensor) -> torch.Tensor:
        """The actions at these places of the last lists."""
        legal = self.seen[-1][1]
        return legal.gather(1, places[:, None])[:, 0]

    def begin(self, network: Network) -> None:
        """Wait for the last step and begin another."""
        if self.seen:
            self.play.step_wait()
            self.be_paid()
        self.play.step_async(self.chosen(self.decide(network)))


def train(
    halves: list[Half],
    network: Network,
    updates: int,
    steps: int,
    size: int,
    overlap: bool = True,
) -> Iterator[float]:
    """Play and learn; yield what a decision paid, once per update."""
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    learning: Iterator[None] = iter(())
    for _ in range(updates):
        for _ in range(steps):
            for half in halves:
                half.begin(network)
                next(learning, None)  # while that half plays
        for _ in learning:
            pass
        paid = torch.cat([rewards for half in halves for rewards, _ in half.paid])
        played = zip(*[half.take() for half in halves], strict=True)
        learning = learn(network, optimiser, [torch.cat(parts) for parts in played], size)
        if not overlap:
            for _ in learning:
                pass
        yield DOLLARS * paid.sum(1).mean().item()
    for _ in learning:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=[*CURRICULUM], default="one-decade")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--workers", type=int, default=0, help="processes for each half")
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--batch", type=int, default=1024, help="decisions")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    chosen = parser.parse_args()
    if chosen.games < 2 or chosen.steps < 2:
        parser.error("--games and --steps must be at least 2")
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    config, games, workers = CURRICULUM[chosen.game], chosen.games // 2, chosen.workers
    with (
        SelfPlay(config, games, b"left", workers, reward="shaped", lists=MOST) as left,
        SelfPlay(config, games, b"right", workers, reward="shaped", lists=MOST) as right,
    ):
        layout = left.box.learning.layout
        network = Chooser(Places(layout), left.masks.shape[1]).to(device)
        halves = [Half(left, device), Half(right, device)]
        started = time.perf_counter()
        updates = train(halves, network, chosen.updates, chosen.steps, chosen.batch)
        for number, paid in enumerate(updates, start=1):
            rate = number * chosen.steps * 2 * games / (time.perf_counter() - started)
            print(f"update {number}: ${paid:.2f} a move, {rate:,.0f} steps per second so far")
        save(network, chosen.out, left)


if __name__ == "__main__":
    main()
