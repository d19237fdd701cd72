"""PPO in PyTorch on games played together: one network plays every seat.

python examples/ppo_selfplay.py --game one-decade --updates 40 --out policy.npz

`ppo_gpu.py` does the same with tens of thousands of games, workers and a GPU.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import nn

from bigshoulders.box.policy import save_policy, squash
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.curricula import CURRICULUM

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS = 0.999, 0.95, 0.2, 0.005, 3
DOLLARS = 100.0  # that count as a reward of 1


class Network(nn.Module):
    """A hidden layer, then the values of actions and the value of the position."""

    def __init__(self, inputs: int, actions: int, hidden: int = 64) -> None:
        super().__init__()
        self.hidden = nn.Linear(inputs, hidden)
        self.actions = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)

    def forward(self, rows, masks):
        hidden = torch.tanh(self.hidden(rows))
        logits = self.actions(hidden).masked_fill(~masks, -1e9)
        policy = torch.distributions.Categorical(logits=logits, validate_args=False)
        return policy, self.value(hidden)[..., 0]


class Experience:
    """What the seats saw and did in some games, and what came of it."""

    def __init__(self, play: SelfPlay, device: str = "cpu") -> None:
        self.play, self.device = play, device
        self.seen: list[tuple] = []  # of each step: rows, masks, seats, actions, chances, values
        self.paid: list[tuple] = []  # what followed each step but the last: rewards, ended games

    def tensor(self, cells, kind: torch.dtype) -> torch.Tensor:
        return torch.tensor(cells, dtype=kind, device=self.device)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """What a network reads of the games, and the legal actions."""
        inputs = self.tensor(squash(self.play.inputs), torch.float)
        return inputs, self.tensor(self.play.masks, torch.bool)

    def decide(self, network: Network) -> torch.Tensor:
        """Draw an action for every game."""
        rows, masks, seats = *self.look(), self.tensor(self.play.seats, torch.long)
        with torch.no_grad():
            policy, values = network(rows, masks)
            actions = policy.sample()
            self.seen.append((rows, masks, seats, actions, policy.log_prob(actions), values))
        return actions

    def be_paid(self) -> None:
        """Remember what the last step brought."""
        rewards = self.tensor(self.play.rewards, torch.float) / DOLLARS
        self.paid.append((rewards, self.tensor(self.play.ended, torch.bool)))

    def take(self) -> list[torch.Tensor]:
        """The decisions whose outcome is known: rows, masks, actions, chances, gains, targets."""
        gains = self.advantages()
        rows, masks, _, actions, chances, values = map(torch.cat, zip(*self.seen[:-1], strict=True))
        self.seen, self.paid = self.seen[-1:], []
        known = gains.isfinite()
        return [part[known] for part in (rows, masks, actions, chances, gains, gains + values)]

    def advantages(self) -> torch.Tensor:
        """Generalised advantages along the decisions of each seat, nan if its next isn't known."""
        seats, values = ([step[part] for step in self.seen] for part in (2, 5))
        next_value = torch.full_like(self.paid[0][0], torch.nan)
        next_value.scatter_(1, seats[-1][:, None], values[-1][:, None])
        next_gain, paid = torch.zeros_like(next_value), torch.zeros_like(next_value)
        gains = []
        for step, (rewards, ended) in reversed([*enumerate(self.paid)]):
            seat, value = seats[step][:, None], values[step][:, None]
            for cells in (next_value, next_gain, paid):
                cells.masked_fill_(ended[:, None], 0)
            paid += rewards
            gain = (paid + GAMMA * (next_value + LAMBDA * next_gain)).gather(1, seat) - value
            gains.append(gain[:, 0])
            next_value.scatter_(1, seat, value)
            next_gain.scatter_(1, seat, gain.nan_to_num())
            paid.scatter_(1, seat, 0)
        return torch.cat(gains[::-1])


def learn(network: Network, optimiser, played: list[torch.Tensor], size: int) -> Iterator[None]:
    """Improve the network on what was played, one batch at a time."""
    *_, gains, _ = played
    gains.sub_(gains.mean()).div_(gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains), device=gains.device).split(size):
            rows, masks, actions, chances, gain, target = (cells[part] for cells in played)
            policy, value = network(rows, masks)
            ratio = (policy.log_prob(actions) - chances).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            error = 0.5 * (value - target).square()
            optimiser.zero_grad()
            (error - better - ENTROPY * policy.entropy()).mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            yield


def save(network: Network, path: Path, play: SelfPlay) -> None:
    """Write the policy to a file that plays as a bot."""
    parts = (network.hidden, network.actions)
    layers = [[cells.detach().cpu().numpy() for cells in part.parameters()] for part in parts]
    save_policy(path, play.box, layers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=[*CURRICULUM], default="one-decade")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    chosen = parser.parse_args()
    torch.manual_seed(1)
    play = SelfPlay(CURRICULUM[chosen.game], chosen.games, b"ppo", reward="shaped", encoded=True)
    network = Network(play.inputs.shape[1], play.masks.shape[1])
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    actions = (experience := Experience(play)).decide(network)
    for update in range(chosen.updates):
        for _ in range(chosen.steps):
            play.step(actions)
            experience.be_paid()
            actions = experience.decide(network)
        paid = DOLLARS * sum(rewards.sum().item() for rewards, _ in experience.paid)
        print(f"update {update + 1}: ${paid / (chosen.steps * chosen.games):.2f} a move")
        for _ in learn(network, optimiser, experience.take(), 1024):
            pass
    save(network, chosen.out, play)


if __name__ == "__main__":
    main()
