"""Chicago 1875 as a Game, and its box."""

from __future__ import annotations

from typing import final

from bigshoulders.bots.names import DEFAULT_SECONDS, AnyBot, Clock, Player
from bigshoulders.bots.random_bot import RandomBot
from bigshoulders.box.box import PLAYERS, Box, Learning, Option
from bigshoulders.games.chicago.bots.apprentice import HABIT, Apprentice
from bigshoulders.games.chicago.bots.broker import Broker
from bigshoulders.games.chicago.bots.judgement import judge
from bigshoulders.games.chicago.bots.magnate import Magnate
from bigshoulders.games.chicago.bots.planner import Planner
from bigshoulders.games.chicago.bots.tycoon import Tycoon
from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.games.chicago.engine import features, opening, views
from bigshoulders.games.chicago.engine.batch import ACTIONS, Batch
from bigshoulders.games.chicago.engine.events import EVENT_TABLE
from bigshoulders.games.chicago.engine.ids import BUILDING_SETS
from bigshoulders.games.chicago.engine.moves import SPACE
from bigshoulders.games.chicago.engine.options import (
    ABSENT_IN_FIRST_EDITION,
    ALL_BASE_COMPANIES,
    ALL_DECADES,
    EDITIONS,
    FLAGS,
    SPECIAL_COMPANIES,
    GameConfig,
)
from bigshoulders.games.chicago.engine.refusals import REFUSALS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps import scoring
from bigshoulders.games.chicago.positions import export, faults, load
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import Step
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.json import Json


@final
class Chicago(Game[Rules, State]):
    """Rules and positions of Chicago 1875."""

    name = "chicago"
    moves = SPACE
    events = EVENT_TABLE
    refusals = REFUSALS

    def assemble(self, config: Json) -> Rules:
        return assemble(config)

    def config(self, g: Rules) -> dict[str, Json]:
        return g.config.document()

    def version(self, g: Rules) -> int:
        return g.version

    def steps(self, g: Rules) -> list[Step[Rules, State]]:
        return g.steps

    def seats(self, g: Rules) -> int:
        return g.players

    def new(self, g: Rules, seed: bytes, out: Events) -> State:
        return opening.new(g, seed, out)

    def copy(self, s: State) -> State:
        return s.copy()

    def redact(self, g: Rules, s: State, seat: int) -> View[State]:
        return views.redact(g, s, seat)

    def resample(self, g: Rules, view: View[State], seed: bytes) -> State:
        return views.resample(g, view, seed)

    def scores(self, g: Rules, s: State) -> list[int]:
        return scoring.scores(g, s)

    def leaders(self, g: Rules, s: State) -> list[int]:
        return scoring.winners(g, s)

    def export_position(self, g: Rules, s: State) -> dict[str, Json]:
        return export.export_position(g, s)

    def import_position(self, document: Json) -> tuple[Rules, State]:
        return load.import_position(document)

    def problems(self, g: Rules, s: State) -> list[Problem]:
        return faults.problems(g, s)


CHICAGO = Chicago()


def flags() -> list[Option]:
    """Every optional rule; OPT-12 rules some out in the first edition."""
    defaults = GameConfig(players=2)
    absent: dict[str, tuple[Json, ...]] = {"edition": ("first",)}
    return [
        Option(
            name,
            "flag",
            getattr(defaults, name),
            (),
            absent if name in ABSENT_IN_FIRST_EDITION else {},
        )
        for name in FLAGS
    ]


def building_sets() -> list[Option]:
    """OPT-16, once there are Buildings in sets."""
    sets = tuple(BUILDING_SETS)
    return [Option("building_sets", "set", [], sets)] if sets else []


def habit() -> AnyBot:
    """The quick player that plays simulated futures."""
    return Apprentice(HABIT)


def tycoon(seconds: float, clock: Clock) -> AnyBot:
    """A Tycoon; given more than a second it also plans ahead."""
    return Planner(seconds, clock) if seconds > DEFAULT_SECONDS else Tycoon(seconds, clock)


BOX = Box(
    id=CHICAGO.name,
    title="Chicago 1875: City of the Big Shoulders",
    game=CHICAGO,
    seats=(2, 3, 4),
    options=(
        Option(PLAYERS, "choice", 3, (2, 3, 4)),
        Option("edition", "choice", EDITIONS[0], tuple(EDITIONS)),
        *flags(),
        Option("special_companies", "set", [], tuple(SPECIAL_COMPANIES)),
        Option("companies", "set", [*ALL_BASE_COMPANIES], ALL_BASE_COMPANIES),
        Option("decades", "choice", ALL_DECADES, tuple(range(1, ALL_DECADES + 1))),
        *building_sets(),
    ),
    unit="dollars",
    book="chicago1875",
    players=(
        Player("random", RandomBot),
        Player("apprentice", Apprentice),
        Player("habit", habit, is_listed=False),
        Player("broker", Broker),
        Player("tycoon", tycoon, is_timed=True),
        Player("magnate", Magnate, is_timed=True),
    ),
    default_player="broker",
    learning=Learning(
        layout=features.LAYOUT,
        features=features.features,
        actions=ACTIONS,
        private=("hand", "drafted", "removed", "chosen"),
        worth=scoring.net_worths,
        make_batch=Batch,
    ),
    package="bigshoulders.games.chicago",
    judge=judge,
)
