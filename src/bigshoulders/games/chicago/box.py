"""Chicago 1875 as a Game: the door for every caller outside its folder."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.games.chicago.engine import opening, views
from bigshoulders.games.chicago.engine.events import EVENT_TABLE
from bigshoulders.games.chicago.engine.moves import SPACE
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
