"""Industrialist behind the Game protocol: the door everything outside goes through."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist import content as assemble
from bigshoulders.games.industrialist.engine import driver
from bigshoulders.games.industrialist.engine.events import EVENT_TABLE
from bigshoulders.games.industrialist.engine.moves import SPACE
from bigshoulders.games.industrialist.engine.refusals import refusal
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.positions import faults, load
from bigshoulders.kernel.contract import Refusal, View
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.frames import EVERYBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, Move


@final
class Industrialist:
    """The game as bots, doors, lab and server know it. Nothing is hidden but the coming rolls."""

    name = "industrialist"

    def assemble(self, config: Json) -> Rules:
        return assemble.assemble(config)

    def config(self, g: Rules) -> dict[str, Json]:
        return g.config.document()

    def version(self, g: Rules) -> int:
        return g.version

    def seats(self, g: Rules) -> int:
        return 1

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
        return None if no is None else refusal(no)

    def preview(self, g: Rules, view: View[State], m: Move) -> list[Event]:
        s = view.seen.copy()
        out = Events()
        driver.play(g, s, m, out)
        return out.items

    def apply(self, g: Rules, s: State, seat: int, m: Move, out: Events) -> None:
        driver.apply(g, s, seat, m, out)

    def redact(self, g: Rules, s: State, seat: int) -> View[State]:
        seen = s.copy()
        seen.seed = b""
        return View(seat, seen, driver.awaited(g, s), driver.legal(g, s, seat))

    def resample(self, g: Rules, view: View[State], seed: bytes) -> State:
        s = view.seen.copy()
        s.seed = seed
        return s

    def result(self, g: Rules, s: State) -> list[int] | None:
        return None if s.stack else [s.profit]

    def winners(self, g: Rules, s: State) -> list[int]:
        return [] if s.stack else [0]

    def space(self, g: Rules) -> ActionSpace:
        return SPACE

    def spell_event(self, event: Event) -> dict[str, Json]:
        return EVENT_TABLE.spell(event.kind, [event.a, event.b, event.c, event.d])

    def parse_event(self, words: Json) -> Event:
        kind, args = EVENT_TABLE.parse(words)
        args += [0] * (4 - len(args))
        return Event(kind, EVERYBODY, args[0], args[1], args[2], args[3])

    def export_position(self, g: Rules, s: State) -> dict[str, Json]:
        return load.export_position(g, s)

    def import_position(self, document: Json) -> tuple[Rules, State]:
        return load.import_position(document)

    def problems(self, g: Rules, s: State) -> list[Problem]:
        return faults.problems(g, s)


INDUSTRIALIST = Industrialist()
