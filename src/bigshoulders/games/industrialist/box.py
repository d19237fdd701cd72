"""Industrialist as a Game: the door for every caller outside its folder."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.content import assemble
from bigshoulders.games.industrialist.engine import opening
from bigshoulders.games.industrialist.engine.events import EVENT_TABLE
from bigshoulders.games.industrialist.engine.moves import SPACE
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
