"""The players by name: `broker`, `tycoon:300ms`. Everybody who seats a bot asks here."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter
from types import ModuleType
from typing import Any, TypeAlias

from bigshoulders.bots.protocol import Bot
from bigshoulders.bots.random_bot import RandomBot
from bigshoulders.games.chicago.bots.apprentice import Apprentice
from bigshoulders.games.chicago.bots.broker import Broker
from bigshoulders.games.chicago.bots.planner import Planner
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.industrialist.bots.players import GreedyIndustrialist, SolverIndustrialist
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

AnyBot: TypeAlias = Bot[Any, Any]
Clock: TypeAlias = Callable[[], float]

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (CHICAGO, INDUSTRIALIST)}
DEFAULT_SECONDS = 1.0
FEWEST_SECONDS = 0.1  # with less, one future more could be a tenth too late
LONGEST_SECONDS = 600.0
UNITS = {"ms": 0.001, "s": 1.0}
BUDGET = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ms|s)")

# By game: those that answer as soon as they can, from the weakest, and those given seconds.
PROMPT: dict[str, dict[str, Callable[[], AnyBot]]] = {
    CHICAGO.name: {"random": RandomBot, "apprentice": Apprentice, "broker": Broker},
    INDUSTRIALIST.name: {
        "random": RandomBot,
        "greedy": GreedyIndustrialist,
        "solver": SolverIndustrialist,
    },
}


def world_clock() -> float:
    """Seconds of the world.

    A function of ours and not the built-in one: compiled players hold the interpreter while they
    think, and where they call what is not compiled, those go on who wait for them.
    """
    return perf_counter()


def tycoon(seconds: float, clock: Clock) -> AnyBot:
    """With more than a second it also plans."""
    return Planner(seconds, clock) if seconds > DEFAULT_SECONDS else Tycoon(seconds, clock)


TIMED: dict[str, dict[str, Callable[[float, Clock], AnyBot]]] = {
    CHICAGO.name: {"tycoon": tycoon},
    INDUSTRIALIST.name: {},
}
DEFAULT = {CHICAGO.name: "broker", INDUSTRIALIST.name: "greedy"}


@dataclass(frozen=True)
class BotName:
    """A player by name, small enough to be sent anywhere; `make` builds a fresh one."""

    game: str
    name: str
    seconds: float | None = None  # for a decision; None if the player keeps no clock

    def make(self, clock: Clock = world_clock) -> AnyBot:
        if self.seconds is None:
            return PROMPT[self.game][self.name]()
        return TIMED[self.game][self.name](self.seconds, clock)

    def __str__(self) -> str:
        return self.name if self.seconds is None else f"{self.name}:{spell(self.seconds)}"


def spell(seconds: float) -> str:
    return f"{seconds * 1000:g}ms" if seconds < 1 else f"{seconds:g}s"


def bot_names(game: str) -> list[str]:
    """Every name of a game's players, from the weakest to the strongest."""
    return [*PROMPT[game], *TIMED[game]]


def parse_bot(game: str, text: str, where: str = "bot") -> BotName:
    """The player of a name such as `tycoon:300ms`, or BadConfig that says what there is."""
    name, colon, budget = text.strip().partition(":")
    if name in TIMED[game]:
        seconds = read_seconds(budget, where) if colon else DEFAULT_SECONDS
        return BotName(game, name, seconds)
    if name not in PROMPT[game]:
        known: list[Json] = [*bot_names(game)]
        raise BadConfig("bots/unknown-bot", where, {"got": name, "game": game, "known": known})
    if colon:
        raise BadConfig("bots/takes-no-seconds", where, {"got": text, "name": name})
    return BotName(game, name)


def parse_bots(game: str, text: str, where: str = "bots") -> list[BotName]:
    """Players by their names with commas between them."""
    return [parse_bot(game, name, where) for name in text.split(",")]


def make_bot(game: str, text: str) -> AnyBot:
    """A fresh player by name."""
    return parse_bot(game, text).make()


def default_bot(game: str) -> BotName:
    """Whom to play with when nobody was named."""
    return parse_bot(game, DEFAULT[game])


def read_seconds(text: str, where: str) -> float:
    """A time for a decision: `1s`, `0.3s`, `300ms`."""
    found = BUDGET.fullmatch(text)
    seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
    if not FEWEST_SECONDS <= seconds <= LONGEST_SECONDS:
        raise bad_seconds(text, where, LONGEST_SECONDS)
    return seconds


def bad_seconds(got: str, where: str, most: float) -> BadConfig:
    """Too little time, too much, or none at all."""
    facts: dict[str, Json] = {"got": got, "fewest": spell(FEWEST_SECONDS), "most": spell(most)}
    return BadConfig("bots/bad-seconds", where, facts)


def module_of(game: str, name: str) -> ModuleType | None:
    """One of a game's modules that not every game has, such as `meters`; None without it."""
    package = type(GAMES[game]).__module__.rpartition(".")[0]
    found = find_spec(f"{package}.{name}")
    return import_module(found.name) if found else None
