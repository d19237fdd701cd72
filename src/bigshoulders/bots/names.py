"""Players by name, with the seconds they may think: `broker`, `tycoon:300ms`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeAlias

from bigshoulders.bots.protocol import Bot
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

AnyBot: TypeAlias = Bot[Any, Any]  # of whatever game is played
Clock: TypeAlias = Callable[[], float]

POLICY = "policy:"  # before the file of a trained policy
DEFAULT_SECONDS = 1.0
FEWEST_SECONDS = 0.1  # with less, a single rollout could exceed the limit by a tenth
LONGEST_SECONDS = 600.0
UNITS = {"ms": 0.001, "s": 1.0}
BUDGET = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s)")


def world_clock() -> float:
    """Seconds of real time.

    A Python function, not the built-in one: compiled players hold the interpreter while they
    think, and a call of interpreted code lets the thread that waits for them run.
    """
    return perf_counter()


@dataclass(frozen=True)
class Player:
    """A bot a game offers. `make` takes nothing, or seconds and a clock if the player is timed."""

    name: str
    make: Callable[..., AnyBot]
    is_timed: bool = False
    is_listed: bool = True
    """Whether people are offered it; players for research are not listed."""


@dataclass(frozen=True)
class BotName:
    """A player of a game with its seconds per decision; None if it isn't timed."""

    game: str
    player: Player
    seconds: float | None = None

    @property
    def name(self) -> str:
        return self.player.name

    def make(self, clock: Clock = world_clock) -> AnyBot:
        """A fresh bot."""
        return self.player.make() if self.seconds is None else self.player.make(self.seconds, clock)

    def __str__(self) -> str:
        return self.name if self.seconds is None else f"{self.name}:{spell(self.seconds)}"


def spell(seconds: float) -> str:
    return f"{seconds * 1000:g}ms" if seconds < 1 else f"{seconds:g}s"


def parse_bot(game: str, players: tuple[Player, ...], text: str, where: str) -> BotName:
    """The player of a name such as `tycoon:300ms`, or BadConfig with the known names."""
    name, colon, budget = text.strip().partition(":")
    player = next((player for player in players if player.name == name), None)
    if player is None:
        known: list[Json] = [player.name for player in players if player.is_listed]
        raise BadConfig("bots/unknown-bot", where, {"got": name, "game": game, "known": known})
    if player.is_timed:
        return BotName(game, player, read_seconds(budget, where) if colon else DEFAULT_SECONDS)
    if colon:
        raise BadConfig("bots/takes-no-seconds", where, {"got": text, "name": name})
    return BotName(game, player)


def read_seconds(text: str, where: str) -> float:
    """A time per decision: `1s`, `0.3s`, `300ms`."""
    found = BUDGET.fullmatch(text)
    seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
    if not FEWEST_SECONDS <= seconds <= LONGEST_SECONDS:
        raise bad_seconds(text, where, LONGEST_SECONDS)
    return seconds


def bad_seconds(got: str, where: str, most: float) -> BadConfig:
    """The error for a time that is missing, too short or too long."""
    facts: dict[str, Json] = {"got": got, "fewest": spell(FEWEST_SECONDS), "most": spell(most)}
    return BadConfig("bots/bad-seconds", where, facts)
