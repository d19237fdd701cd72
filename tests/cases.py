"""The games and options for the suites that know no rules."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.options import ALL_BASE_COMPANIES, SPECIAL_COMPANIES
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.events import SILENT

Options = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One game with one set of options."""

    name: str
    game: Game[Any, Any]
    config: Options
    least: int = 10  # events that one game must bring for a suite to have seen enough; 1 if short

    def __str__(self) -> str:
        return self.name


FIRST_EDITION = {
    "players": 3,
    "advanced": True,
    "edition": "first",
    "special_companies": list(SPECIAL_COMPANIES),
    "draft": True,
    "friendly_sales": True,
}
CASES = [
    Case("chicago-2-basic", CHICAGO, {"players": 2}),
    Case("chicago-3-advanced", CHICAGO, {"players": 3, "advanced": True, "goals": False}),
    Case(
        "chicago-4-everything",
        CHICAGO,
        {
            "players": 4,
            "advanced": True,
            "chiefs": True,
            "special_companies": list(SPECIAL_COMPANIES),
            "draft": True,
            "friendly_closure": True,
            "advanced_chain": True,
            "relaxed_purchasing": True,
            "friendly_sales": True,
        },
    ),
    Case("chicago-3-first-edition", CHICAGO, FIRST_EDITION),
    Case(
        "chicago-2-reduced",
        CHICAGO,
        {"players": 2, "goals": False, "companies": ["doggett", "swift", "libby"], "decades": 2},
    ),
    Case("industrialist-A", INDUSTRIALIST, {"side": "A"}),
    Case("industrialist-B", INDUSTRIALIST, {"side": "B"}),
]


def random_config(rng: Random) -> Options:
    """Random options for Chicago: every flag on or off, any special companies."""
    config: Options = {"players": rng.choice([2, 3, 4])}
    for flag in (
        "advanced",
        "goals",
        "chiefs",
        "draft",
        "friendly_closure",
        "advanced_chain",
        "relaxed_purchasing",
        "friendly_sales",
    ):
        config[flag] = rng.random() < 0.5
    config["special_companies"] = [name for name in SPECIAL_COMPANIES if rng.random() < 0.4]
    config["edition"] = rng.choice(["new", "first"])
    if config["edition"] == "first":  # OPT-12
        config |= {"chiefs": False, "friendly_closure": False, "advanced_chain": False}
    if rng.random() < 0.3:  # OPT-13, OPT-14
        config["companies"] = rng.sample(ALL_BASE_COMPANIES, rng.randint(4, 10))
        config["decades"] = rng.randint(1, 5)
    return config


# Kinds of moves that ruin companies; players who usually avoid them see more of the game.
RUINOUS = ("sell_certificate", "issue_certificate", "withhold")


def choose(game: Game[Any, Any], g: Any, legal: list[int], rng: Random) -> int:
    """A random move by a player who rarely ruins a company."""
    space = game.space(g)
    if rng.random() < 0.85:
        kind = {m: space.spell(m)["do"] for m in legal}
        legal = [m for m in legal if kind[m] not in RUINOUS] or legal
    return rng.choice(legal)


def positions(case: Case, seed: int, every: int) -> list[tuple[Any, Any]]:
    """Every nth position of a random game."""
    rng = Random(seed)
    game = case.game
    g = game.assemble(case.config)
    s = game.new(g, b"positions %d" % seed, SILENT)
    found = []
    count = 0
    while awaited := game.awaited(g, s):
        if count % every == 0:
            found.append((g, game.copy(s)))
        count += 1
        seat = rng.choice(awaited)
        game.apply(g, s, seat, choose(game, g, game.legal(g, s, seat), rng), SILENT)
    found.append((g, s))
    return found
