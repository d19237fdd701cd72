"""Chicago 1875 behind the Game protocol: the door everything outside goes through."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.content import assemble
from bigshoulders.games.chicago.engine import driver, views
from bigshoulders.games.chicago.engine.events import EVENT_TABLE
from bigshoulders.games.chicago.engine.moves import SPACE
from bigshoulders.games.chicago.engine.refusals import REFUSALS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps import scoring
from bigshoulders.games.chicago.positions import export, faults, load
from bigshoulders.kernel.contract import Refusal, View
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.frames import EVERYBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, Move


@final
class Chicago:
    """The game as bots, doors, lab and server know it."""

    name = "chicago"

    def assemble(self, config: Json) -> Rules:
        return assemble.assemble(config)

    def config(self, g: Rules) -> dict[str, Json]:
        return g.config.document()

    def version(self, g: Rules) -> int:
        return g.version

    def seats(self, g: Rules) -> int:
        return g.players

    def new(self, g: Rules, seed: bytes, out: Events) -> State:
        return driver.new(g, seed, out)

    def copy(self, s: State) -> State:
        return s.copy()

    def digest(self, s: State) -> str:
        return s.digest().hex()

    def luck(self, s: State) -> int:
        return sum(s.draws)

    def awaited(self, g: Rules, s: State) -> list[int]:
        return driver.awaited(g, s)

    def legal(self, g: Rules, s: State, seat: int) -> list[Move]:
        return driver.legal(g, s, seat)

    def outcomes(self, g: Rules, s: State) -> list[tuple[Move, int]]:
        return driver.outcomes(g, s)

    def refusal(self, g: Rules, s: State, seat: int, m: Move) -> Refusal | None:
        no = driver.why_not(g, s, seat, m)
        if no is None:
            return None
        kind, rule = REFUSALS[no.kind]
        return Refusal(kind.name, rule, kind.spell([no.a, no.b, no.c, no.d]))

    def preview(self, g: Rules, view_of_seat: View[State], m: Move) -> list[Event]:
        return views.preview(g, view_of_seat, m)

    def apply(self, g: Rules, s: State, seat: int, m: Move, out: Events) -> None:
        driver.apply(g, s, seat, m, out)

    def redact(self, g: Rules, s: State, seat: int) -> View[State]:
        return views.redact(g, s, seat)

    def resample(self, g: Rules, view_of_seat: View[State], seed: bytes) -> State:
        return views.resample(g, view_of_seat, seed)

    def result(self, g: Rules, s: State) -> list[int] | None:
        return None if s.stack else scoring.scores(g, s)

    def winners(self, g: Rules, s: State) -> list[int]:
        return [] if s.stack else scoring.winners(g, s)

    def space(self, g: Rules) -> ActionSpace:
        return SPACE

    def spell_event(self, event: Event) -> dict[str, Json]:
        words = EVENT_TABLE.spell(event.kind, [event.a, event.b, event.c, event.d])
        return words if event.to == EVERYBODY else {**words, "only": event.to}

    def parse_event(self, words: Json) -> Event:
        """The event of a JSON spelling, or BadMove."""
        only = words.get("only") if isinstance(words, dict) else None
        if isinstance(words, dict):
            words = {key: value for key, value in words.items() if key != "only"}
        kind, args = EVENT_TABLE.parse(words)
        args += [0] * (4 - len(args))
        to = only if isinstance(only, int) else EVERYBODY
        return Event(kind, to, args[0], args[1], args[2], args[3])

    def export_position(self, g: Rules, s: State) -> dict[str, Json]:
        return export.export_position(g, s)

    def import_position(self, document: Json) -> tuple[Rules, State]:
        return load.import_position(document)

    def problems(self, g: Rules, s: State) -> list[Problem]:
        return faults.problems(g, s)


CHICAGO = Chicago()
