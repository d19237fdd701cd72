"""A trained policy from a file, seated as a bot: `policy:FILE`. Needs numpy.

The file is a numpy archive (.npz): the format, the game, the versions of its observations and
actions, and the layers of a network. It holds numbers only and executes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bigshoulders.bots.names import POLICY, BotName, Player
from bigshoulders.bots.protocol import Advice
from bigshoulders.box.any_game import AnyRules, AnyView
from bigshoulders.box.box import AnyBox
from bigshoulders.box.encoding import Encoder, Inputs
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move

FORMAT = "bigshoulders/policy/1"
Weights: TypeAlias = NDArray[np.float32]
Layer: TypeAlias = tuple[Weights, Weights]  # outputs by inputs, and what is added to the outputs


def squash(inputs: Inputs) -> Inputs:
    """Inputs that a network can learn from: amounts on a logarithmic scale."""
    squashed: Inputs = np.sign(inputs) * np.log1p(np.abs(inputs))
    return squashed


class PolicyBot:
    """Plays the legal move that the network values most."""

    def __init__(self, box: AnyBox, layers: Sequence[Layer]) -> None:
        self.box = box
        self.layers = layers
        self.encoder = Encoder(box.learning.layout, 1)

    def values(self, g: AnyRules, view: AnyView) -> Weights:
        """The network's output by dense number of a move."""
        row = np.array([self.box.learning.features(g, view.seen, view.seat)], np.int16)
        found: Weights = squash(self.encoder(row))[0]
        for number, (weights, bias) in enumerate(self.layers):
            found = weights @ (np.tanh(found) if number else found) + bias
        return found

    def choose(self, g: AnyRules, view: AnyView, rng: Random) -> Move:
        space, values = self.box.game.space(g), self.values(g, view)
        return max(view.legal, key=lambda move: float(values[space.index(move)]))

    def explain(self, g: AnyRules, view: AnyView, rng: Random) -> Advice:
        return Advice(self.choose(g, view, rng), [])


def stamp(box: AnyBox) -> dict[str, Json]:
    """The facts that a policy and its game must agree on."""
    return {
        "format": FORMAT,
        "game": box.id,
        "features": box.learning.layout.version,
        "actions": box.game.moves.version,
    }


def save_policy(path: Path, box: AnyBox, layers: Sequence[Layer]) -> None:
    """Write a policy; between its layers is a hyperbolic tangent."""
    # Any, because numpy takes its own flags among the same keywords.
    arrays: dict[str, Any] = {name: np.array(value) for name, value in stamp(box).items()}
    for number, (weights, bias) in enumerate(layers):
        arrays[f"weights_{number}"] = np.asarray(weights)
        arrays[f"bias_{number}"] = np.asarray(bias)
    np.savez_compressed(path, **arrays)


@cache
def read_layers(box: AnyBox, path: str, changed: float) -> tuple[Layer, ...]:
    """The layers of a policy, or BadConfig; a file is read again when it has changed."""
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError, BadZipFile, AttributeError) as error:
        raise bad_policy(path, str(error)) from error
    for name, wanted in stamp(box).items():
        got = found[name].item() if name in found else None
        if got != wanted:
            raise bad_policy(path, f"{name} = {got!r}, not {wanted!r}")
    count = sum(name.startswith("weights_") for name in found)
    parts = [(f"weights_{i}", f"bias_{i}") for i in range(count)]
    nothing = np.zeros(0, np.float32)
    layers = tuple(
        (found[one].astype(np.float32), found.get(two, nothing).astype(np.float32))
        for one, two in parts
        if one in found
    )
    sizes = [Encoder(box.learning.layout, 1).width, *(len(bias) for _, bias in layers)]
    shapes = [weights.shape for weights, _ in layers]
    if shapes != list(zip(sizes[1:], sizes, strict=False)) or sizes[-1] != box.learning.actions:
        raise bad_policy(path, f"layers {shapes}")
    return layers


def load_policy(box: AnyBox, path: str) -> PolicyBot:
    """The bot of a file, or BadConfig."""
    try:
        changed = Path(path).stat().st_mtime
    except OSError as error:
        raise bad_policy(path, error.strerror or "") from error
    return PolicyBot(box, read_layers(box, path, changed))


@dataclass(frozen=True)
class MakePolicy:
    """Makes the bot of a file."""

    box: AnyBox
    path: str

    def __call__(self) -> PolicyBot:
        return load_policy(self.box, self.path)


def named_policy(box: AnyBox, path: str) -> BotName:
    """The player `policy:FILE`, or BadConfig if the file isn't one for this game."""
    load_policy(box, path)
    return BotName(box.id, Player(f"{POLICY}{path}", MakePolicy(box, path)))


def bad_policy(path: str, fault: str) -> BadConfig:
    return BadConfig("bots/bad-policy", path, {"fault": fault})
