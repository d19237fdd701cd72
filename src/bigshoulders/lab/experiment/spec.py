"""A specification: a TOML file that names the games to play, their options, bots, seed and meters.

Errors name their place in the file. Equal specifications give equal results.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random

from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.lab.lineups import rotations
from bigshoulders.lab.meter import meters_of
from bigshoulders.shelf import SHELF, box_of, default_game, parse_bot

FORMAT = "bigshoulders/spec/1"
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}")  # of experiments, and so of files
FIELDS = ["name", "game", "config", "bots", "games", "meters", "slips"]
MOST_SLIPS = 0.5


@dataclass(frozen=True)
class Experiment:
    """Games of one kind. The bots take the seats in turn; the last one fills the table."""

    name: str
    game: str
    config: dict[str, Json]
    bots: list[str]
    games: int
    meters: list[str]
    slips: float = 0.0
    """The share of moves that are made at random, for variety."""

    def document(self) -> dict[str, Json]:
        """The fields by name; slips only if there are any."""
        return {key: value for key, value in asdict(self).items() if key != "slips" or value}

    def ways(self) -> list[tuple[str, ...]]:
        """The different rotations; equal bots have only one, as a second game would be equal."""
        seats = seats_of(self.game, self.config)
        return rotations(tuple((self.bots + self.bots[-1:] * seats)[:seats]))

    def seating(self, number: int) -> list[str]:
        """The bots of a game by seat. Over the games of a deal each bot takes every seat."""
        ways = self.ways()
        return list(ways[number % len(ways)])

    def deal(self, number: int) -> int:
        """The number of a game's deal: games of one deal share their draws."""
        return number // len(self.ways())

    def deal_seed(self, seed: int, number: int) -> bytes:
        """The seed of a game's draws."""
        return f"lab {seed} {self.name} deal {self.deal(number)}".encode()

    def dice(self, seed: int, number: int) -> list[Random]:
        """The randomness of a game's bots, by seat."""
        seats = range(len(self.seating(number)))
        return [Random(f"{seed} {self.name} {self.deal(number)} {seat}") for seat in seats]


@dataclass(frozen=True)
class Spec:
    """The experiments of a file, and the seed of their draws and choices."""

    name: str
    seed: int
    experiments: list[Experiment]

    def document(self) -> dict[str, Json]:
        experiments: list[Json] = [experiment.document() for experiment in self.experiments]
        return {
            "format": FORMAT,
            "name": self.name,
            "seed": self.seed,
            "experiments": experiments,
        }

    def text(self) -> str:
        """Canonical JSON."""
        return json.dumps(self.document(), sort_keys=True, separators=(",", ":"))

    def digest(self) -> str:
        """A short name that identifies the specification."""
        return sha256(self.text().encode()).hexdigest()[:16]

    def scaled(self, games: int) -> Spec:
        """The same experiments with about that many games in all, in whole deals."""
        share = max(1, games // len(self.experiments))
        experiments = []
        for experiment in self.experiments:
            ways = len(experiment.ways())
            count = max(ways, share // ways * ways)
            experiments.append(Experiment(**{**asdict(experiment), "games": count}))
        return Spec(self.name, self.seed, experiments)


def seats_of(game: str, config: dict[str, Json]) -> int:
    door = box_of(game).game
    return door.seats(door.assemble(config))


def packaged(name: str) -> Spec:
    """A specification included in the package."""
    resource = files("bigshoulders.lab").joinpath("specs", f"{name}.toml")
    return parse_spec(resource.read_text(encoding="utf-8"), f"{name}.toml")


def read_spec(path: Path) -> Spec:
    try:
        return parse_spec(path.read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise GameError("file/not-text", str(path)) from error


def parse_spec(text: str, where: str) -> Spec:
    """A specification, or GameError that says what is wrong and where."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GameError("spec/not-toml", where, {"fault": str(error)}) from error
    document: dict[str, Json] = json.loads(json.dumps(read, default=str))  # dates become text
    if document.get("format") != FORMAT:
        facts: dict[str, Json] = {"got": document.get("format"), "expected": FORMAT}
        raise GameError("spec/unknown-format", where, facts)
    for key in document:
        if key not in ("format", "name", "seed", "defaults", "experiment"):
            known = ["name", "seed", "defaults", "experiment"]
            raise GameError("spec/unknown-key", where, unknown(key, known))
    name, seed = document.get("name"), document.get("seed")
    if not isinstance(name, str) or isinstance(seed, bool) or not isinstance(seed, int):
        raise GameError("spec/needs", where, {"needs": "name, seed"})
    listed = document.get("experiment", [])
    if not isinstance(listed, list) or not listed:
        raise GameError("spec/needs", where, {"needs": "[[experiment]]"})
    defaults = document.get("defaults", {})
    if not isinstance(defaults, dict):
        raise GameError("spec/not-a-table", where, {"key": "defaults"})
    items = [item for item in listed if isinstance(item, dict)]
    if len(items) < len(listed):
        raise GameError("spec/not-a-table", where, {"key": "experiment"})
    experiments = [
        read_experiment({**defaults, **item}, f"{where}: experiment {number}")
        for number, item in enumerate(items, start=1)
    ]
    names = [experiment.name for experiment in experiments]
    for twice in names:
        if names.count(twice) > 1:
            raise GameError("spec/named-twice", where, {"got": twice})
    return Spec(name, seed, experiments)


def read_experiment(item: dict[str, Json], where: str) -> Experiment:
    """One experiment, its options and bots checked by the game."""
    for key in item:
        if key not in FIELDS:
            raise GameError("spec/unknown-key", where, unknown(key, FIELDS))
    game = item.get("game", default_game())
    if not isinstance(game, str) or game not in SHELF:
        raise GameError("spec/unknown-game", where, unknown(str(game), list(SHELF)))
    games = item.get("games")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise GameError("spec/games", where, {"got": games})
    bots, meters = read_words(item, "bots", where), read_words(item, "meters", where)
    name = item.get("name")
    if not isinstance(name, str) or not bots:
        raise GameError("spec/needs", where, {"needs": "name, bots"})
    if not NAME.fullmatch(name):
        raise GameError("spec/bad-name", where, {"got": json.dumps(name, ensure_ascii=False)})
    for meter in meters:
        check_meter(game, meter, where)
    try:
        door = box_of(game).game
        config = door.config(door.assemble(item.get("config", {})))
        names = [str(parse_bot(game, bot)) for bot in bots]
    except BadConfig as error:
        place = f"{where}: {error.where}" if error.where else where
        raise BadConfig(error.code, place, error.facts) from error
    if len(names) > seats_of(game, config):
        raise GameError("bots/too-many", where, {"got": len(names), "most": seats_of(game, config)})
    slips = item.get("slips", 0.0)
    if (
        isinstance(slips, bool)
        or not isinstance(slips, int | float)
        or not 0 <= slips <= MOST_SLIPS
    ):
        raise GameError("spec/slips", where, {"got": slips, "most": MOST_SLIPS})
    return Experiment(name, game, config, names, games, meters, float(slips))


def read_slips(item: dict[str, Json], where: str) -> float:
    """A share of moves, or GameError; 0 if the key is missing."""
    value = item.get("slips", 0)
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= MOST_SLIPS:
        return float(value)
    raise GameError("spec/slips", where, {"got": value, "most": MOST_SLIPS})


def read_words(item: dict[str, Json], key: str, where: str) -> list[str]:
    """A list of texts, or GameError; empty if the key is missing."""
    value = item.get(key, [])
    words = [word for word in value if isinstance(word, str)] if isinstance(value, list) else []
    if words != value:
        raise GameError("spec/not-a-list", where, {"key": key})
    return words


def check_meter(game: str, meter: str, where: str) -> None:
    """Raise GameError unless the game has the meter."""
    if meter in meters_of(game):
        return
    for other in SHELF:
        if meter in meters_of(other):
            facts: dict[str, Json] = {"got": meter, "expected": other, "game": game}
            raise GameError("spec/other-meter", where, facts)
    raise GameError("spec/unknown-meter", where, unknown(meter, list(meters_of(game))))
