"""Copies of running games: a position that can be pickled, and environments that can be."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import numpy as np

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

State: TypeAlias = dict[str, Any]  # what get_state returns: parts by name, each of its own type
Arguments: TypeAlias = State  # of a constructor, by name
Luck: TypeAlias = State  # the state of numpy's bit generator
Dice: TypeAlias = tuple[object, ...]  # the state of Python's generator
Rebuild: TypeAlias = Callable[..., object]


class Snapshot:
    """A position that nobody changes. Pickles are documents, so any build can load them."""

    def __init__(self, box: AnyBox, rules: AnyRules, position: AnyPosition) -> None:
        self.box = box
        self.rules = rules
        self.kept = box.game.copy(position)

    def position(self) -> AnyPosition:
        """The position, to play on."""
        return self.box.game.copy(self.kept)

    def __deepcopy__(self, memo: dict[int, object]) -> Snapshot:
        return self

    def __reduce__(self) -> tuple[Callable[[AnyBox, str], Snapshot], tuple[AnyBox, str]]:
        document = self.box.game.export_position(self.rules, self.kept)
        return load, (self.box, json.dumps(document))


def load(box: AnyBox, document: str) -> Snapshot:
    """A position that was pickled."""
    return Snapshot(box, *box.game.import_position(json.loads(document)))


class Restorable:
    """An environment with `get_state` and `set_state`, which copies and pickles use."""

    arguments: Arguments  # of the constructor
    kind: str  # of its states

    def get_state(self) -> State:
        """Everything the next steps depend on; restore it as often as you like."""
        raise NotImplementedError

    def set_state(self, state: State) -> None:
        """Continue from a state of an environment with the same arguments."""
        raise NotImplementedError

    def extras(self) -> State:
        """Attributes that a copy keeps too."""
        return {}

    def __reduce__(self) -> tuple[Rebuild, tuple[object, ...]]:
        return rebuild, (type(self), self.arguments, self.get_state(), self.extras())

    def check(self, state: object) -> None:
        """BadConfig for what isn't a state of this kind of environment."""
        got = state.get("kind") if isinstance(state, dict) else type(state).__name__
        if got != self.kind:
            facts: dict[str, Json] = {"got": str(got), "expected": self.kind}
            raise BadConfig("envs/other-state", "state", facts)


def rebuild(
    make: Callable[..., Restorable], arguments: Arguments, state: State, extras: State
) -> Restorable:
    """A copied environment."""
    made = make(**arguments)
    made.__dict__.update(extras)
    made.set_state(state)
    return made


def luck_of(dice: np.random.Generator) -> Luck:
    """The state of a generator."""
    return {**dice.bit_generator.state}


def luck_from(luck: Luck) -> np.random.Generator:
    """A generator in this state."""
    bits = getattr(np.random, luck["bit_generator"])()
    bits.state = luck
    return np.random.Generator(bits)


def dice_from(state: Dice) -> Random:
    """Dice in this state."""
    dice = Random()
    dice.setstate(state)
    return dice
