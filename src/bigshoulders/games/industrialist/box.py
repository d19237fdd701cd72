"""Industrialist as a Game, and its box."""

from __future__ import annotations

from typing import final

from bigshoulders.bots.names import Player
from bigshoulders.bots.random_bot import RandomBot
from bigshoulders.box.box import Box, Learning, Option
from bigshoulders.games.industrialist.bots.players import GreedyIndustrialist, SolverIndustrialist
from bigshoulders.games.industrialist.content import assemble
from bigshoulders.games.industrialist.engine import features, opening
from bigshoulders.games.industrialist.engine.batch import ACTIONS, Batch
from bigshoulders.games.industrialist.engine.cards import parse_cards
from bigshoulders.games.industrialist.engine.events import EVENT_TABLE
from bigshoulders.games.industrialist.engine.ids import MOST_PROFIT
from bigshoulders.games.industrialist.engine.moves import SPACE
from bigshoulders.games.industrialist.engine.options import SIDES_OF_MARKET
from bigshoulders.games.industrialist.engine.refusals import REFUSALS
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.positions import faults, load
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.driver import Step
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.json import Json


@final
class Industrialist(Game[Rules, State]):
    """Rules and positions of Industrialist. Nothing is hidden but the coming rolls."""

    name = "industrialist"
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
        return 1

    def new(self, g: Rules, seed: bytes, out: Events) -> State:
        return opening.new(g, seed, out)

    def copy(self, s: State) -> State:
        return s.copy()

    def redact(self, g: Rules, s: State, seat: int) -> View[State]:
        seen = s.copy()
        seen.seed = b""
        return View(seat, seen, self.awaited(g, s), self.legal(g, s, seat))

    def resample(self, g: Rules, view: View[State], seed: bytes) -> State:
        s = view.seen.copy()
        s.seed = seed
        return s

    def scores(self, g: Rules, s: State) -> list[int]:
        return [s.profit]

    def leaders(self, g: Rules, s: State) -> list[int]:
        return [0]

    def export_position(self, g: Rules, s: State) -> dict[str, Json]:
        return load.export_position(g, s)

    def import_position(self, document: Json) -> tuple[Rules, State]:
        return load.import_position(document)

    def problems(self, g: Rules, s: State) -> list[Problem]:
        return faults.problems(g, s)


INDUSTRIALIST = Industrialist()


BOX = Box(
    id=INDUSTRIALIST.name,
    title="Industrialist",
    game=INDUSTRIALIST,
    seats=(1,),
    options=(
        Option("side", "choice", SIDES_OF_MARKET[0], tuple(SIDES_OF_MARKET)),
        Option("cards", "document", None, read=parse_cards),
    ),
    unit="points",
    book="industrialist",
    players=(
        Player("random", RandomBot),
        Player("greedy", GreedyIndustrialist),
        Player("solver", SolverIndustrialist),
    ),
    default_player="greedy",
    learning=Learning(
        layout=features.LAYOUT,
        features=features.features,
        actions=ACTIONS,
        worth=lambda g, s: [s.profit],
        most_score=MOST_PROFIT,
        make_batch=Batch,
    ),
    package="bigshoulders.games.industrialist",
    has_daily=True,
)
