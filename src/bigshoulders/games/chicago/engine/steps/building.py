"""The Building Phase (BUILD-1 to BUILD-11) and the draft (VAR-DRAFT)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.events import BUILDINGS_DEALT, STAFF_SUPPLY
from bigshoulders.games.chicago.engine.frames import BUILD, DEAL_A_BUILDING, DRAFT, PASS_ON, REVEAL
from bigshoulders.games.chicago.engine.ids import NO_BUILDING, ROW
from bigshoulders.games.chicago.engine.moves import KEEP_BUILDING, PLACE_BUILDING, REMOVE_BUILDING
from bigshoulders.games.chicago.engine.refusals import (
    ALREADY_CHOSEN,
    NOT_IN_DRAFT,
    NOT_IN_HAND,
    NOT_NOW,
    PLACE_FIRST,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.buildings import (
    choose,
    end_draft,
    keep,
    pass_on,
    remove,
    reveal,
)
from bigshoulders.games.chicago.engine.verbs.course import ask_everybody
from bigshoulders.games.chicago.engine.verbs.partners import gain_row_partner
from bigshoulders.games.chicago.engine.verbs.staff import worker_to_market
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, EVERYBODY, NOBODY, UNKNOWN, Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of
from bigshoulders.kernel.refusals import No

DEALT: Final = 2  # Buildings dealt to each player in Decades 2 to 5
ERA_OF_DECADE: Final = [1, 2, 2, 3, 3]
ROW_PARTNER_DECADE: Final = 3


@final
class BuildingPhase(Step):
    """BUILD-1, BUILD-2: deal, draft if the variant is on, then everyone chooses."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        deals = DEALT * g.players if s.decade > 1 else 0
        if f.pc < deals:
            seat = f.pc // DEALT
            era = ERA_OF_DECADE[s.decade - 1]
            if f.pc % DEALT == 0 and out.live:
                out.add(BUILDINGS_DEALT, seat, era, DEALT)
            s.advance(f.pc + 1)
            s.push(DEAL_A_BUILDING, CHANCE, seat, era)
            return
        s.pop()
        ask_everybody(s)
        s.push(BUILD, EVERYBODY)
        if g.config.draft:
            s.push(DRAFT, EVERYBODY)


class Simultaneous(Step):
    """A question to everyone; the outcome doesn't depend on the order of the answers."""

    waits = True

    def awaited(self, g: Rules, s: State, f: Frame) -> list[int]:
        return [seat for seat in g.seats if not s.ready >> seat & 1]


@final
class Draft(Simultaneous):
    """VAR-DRAFT-1, DEC-6: keep one Building and pass the rest on, twice."""

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append_each(KEEP_BUILDING, s.hand[seat])

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != KEEP_BUILDING:
            return No(NOT_NOW, f.step)
        return None if s.hand[seat] >> arg_a(m) & 1 else No(NOT_IN_DRAFT, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        keep(s, seat, arg_a(m), out)
        if s.ready == (1 << g.players) - 1:
            s.push(PASS_ON, NOBODY)


@final
class PassOn(Step):
    """VAR-DRAFT-1, VAR-DRAFT-2: everyone passes at once; after the second pass each holds three
    again."""

    hides = True

    def blocked(self, g: Rules, s: State, f: Frame) -> bool:
        return UNKNOWN in s.hand

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        pass_on(g, s, s.decade not in (2, 4), out)
        ask_everybody(s)
        draft = s.stack[-1]
        if draft.pc == 0:
            s.advance(1)
        else:
            s.pop()
            end_draft(g, s)


@final
class Build(Simultaneous):
    """BUILD-3, BUILD-4, DEC-5: place one Building, remove another, keep the third."""

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        kind = PLACE_BUILDING if s.chosen[seat] == NO_BUILDING else REMOVE_BUILDING
        moves.append_each(kind, s.hand[seat])

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        kind = kind_of(m)
        if kind == PLACE_BUILDING and s.chosen[seat] != NO_BUILDING:
            return No(ALREADY_CHOSEN)
        if kind == REMOVE_BUILDING and s.chosen[seat] == NO_BUILDING:
            return No(PLACE_FIRST)
        if kind not in (PLACE_BUILDING, REMOVE_BUILDING):
            return No(NOT_NOW, f.step)
        return None if s.hand[seat] >> arg_a(m) & 1 else No(NOT_IN_HAND, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        if kind_of(m) == PLACE_BUILDING:
            choose(s, seat, arg_a(m), out)
            return
        remove(s, seat, arg_a(m), out)
        if s.ready == (1 << g.players) - 1:
            s.pop()
            s.push(REVEAL, NOBODY)


@final
class Reveal(Step):
    """BUILD-5 to BUILD-8: everyone reveals at once; the Decade 3 Partner; Workers for the Job
    Market."""

    hides = True

    def blocked(self, g: Rules, s: State, f: Frame) -> bool:
        return UNKNOWN in s.chosen

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        ask_everybody(s)
        reveal(g, s, out)
        for seat in g.seats:
            if s.decade == ROW_PARTNER_DECADE:
                gain_row_partner(s, seat, out)
        for seat in g.seats:
            for _ in range(g.space_workers[s.row[seat * ROW + s.decade - 1]]):
                worker_to_market(g, s, STAFF_SUPPLY, out)
