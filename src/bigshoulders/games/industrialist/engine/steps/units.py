"""Questions about units and workers: which track, which card."""

from __future__ import annotations

from typing import final

from bigshoulders.games.industrialist.engine.events import FOR_MAINTENANCE
from bigshoulders.games.industrialist.engine.frames import (
    NEW_WORKERS,
    PUT_UNITS,
    TAKE_ANY,
    TAKE_UNITS,
)
from bigshoulders.games.industrialist.engine.ids import KINDS, MOST_WORKERS, PLAYER, TRACKS
from bigshoulders.games.industrialist.engine.moves import PUT_UNIT, PUT_WORKER, TAKE_UNIT
from bigshoulders.games.industrialist.engine.refusals import (
    NO_SUCH_TRACK,
    NOT_IN_COST,
    NOT_NOW,
    RULE_OF_REASON,
    TRACK_EMPTY,
    TRACK_FULL,
    TRACK_UNSTAFFED,
    WRONG_KIND,
)
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.managers import check_worker
from bigshoulders.games.industrialist.engine.verbs import (
    accepts,
    card_of_track,
    cards_with_room_for_workers,
    change_workers,
    free_space,
    has_marker,
    kind_of_track,
    move_profit,
    move_units,
    room,
    total,
    total_room,
    tracks_with_room,
    tracks_with_units,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No


@final
class TakeUnits(Step):
    """SOLO-SELL-1, SOLO-BUILD-1: units of a kind from any tracks, asked one by one where it
    matters."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return total(g, s, f.a) <= f.b or len(tracks_with_units(g, s, f.a)) < 2

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        left = f.b
        for track in tracks_with_units(g, s, f.a):
            count = min(left, s.units[track])
            move_units(s, track, -count, f.c, out)
            left -= count

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for track in tracks_with_units(g, s, f.a):
            moves.append(pack(TAKE_UNIT, track))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != TAKE_UNIT:
            return No(NOT_NOW, f.step)
        rule = RULE_OF_REASON[f.c]
        if kind_of_track(g, arg_a(m)) != f.a:
            return No(WRONG_KIND, arg_a(m), f.a, rule=rule)
        return None if s.units[arg_a(m)] else No(TRACK_EMPTY, arg_a(m), rule=rule)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        move_units(s, arg_a(m), -1, f.c, out)
        if f.b > 1:
            s.push(TAKE_UNITS, PLAYER, f.a, f.b - 1, f.c)


@final
class TakeAny(Step):
    """SOLO-UP-2, R-11: units of the kinds in a Building's cost; any shortfall costs Profit."""

    waits = True

    def tracks(self, g: Rules, s: State, f: Frame) -> list[int]:
        return [
            t
            for t in range(TRACKS)
            if s.units[t] and g.cards.cost[f.a * KINDS + kind_of_track(g, t)]
        ]

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        tracks = self.tracks(g, s, f)
        units = 0
        for track in tracks:
            units += s.units[track]
        return len(tracks) < 2 or units <= f.b

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        left = f.b
        for track in self.tracks(g, s, f):
            count = min(left, s.units[track])
            move_units(s, track, -count, FOR_MAINTENANCE, out)
            left -= count
        move_profit(s, -left, FOR_MAINTENANCE, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for track in self.tracks(g, s, f):
            moves.append(pack(TAKE_UNIT, track))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != TAKE_UNIT:
            return No(NOT_NOW, f.step)
        if g.cards.cost[f.a * KINDS + kind_of_track(g, arg_a(m))] == 0:
            return No(NOT_IN_COST, arg_a(m), f.a)
        if s.units[arg_a(m)] == 0:
            return No(TRACK_EMPTY, arg_a(m), rule=RULE_OF_REASON[FOR_MAINTENANCE])
        return None

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        move_units(s, arg_a(m), -1, FOR_MAINTENANCE, out)
        if f.b > 1:
            s.push(TAKE_ANY, PLAYER, f.a, f.b - 1)


@final
class PutUnits(Step):
    """SOLO-SELL-4, SOLO-MGR-1, section 11: units of a kind onto tracks with room; the rest is lost.

    `pc` is the track (plus one) if the player has already chosen it.
    """

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        if f.pc or f.b >= total_room(g, s, f.a):
            return True
        return len(tracks_with_room(g, s, f.a)) < 2

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        if f.pc:  # where the managers put it
            move_units(s, f.pc - 1, min(f.b, free_space(g, s, f.pc - 1)), f.c, out)
            return
        left = f.b
        for track in tracks_with_room(g, s, f.a):
            count = min(left, room(g, s, track))
            move_units(s, track, count, f.c, out)
            left -= count

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for track in tracks_with_room(g, s, f.a):
            moves.append(pack(PUT_UNIT, track))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != PUT_UNIT:
            return No(NOT_NOW, f.step)
        track = arg_a(m)
        if kind_of_track(g, track) != f.a:
            return No(WRONG_KIND, track, f.a, rule=RULE_OF_REASON[f.c])
        if not has_marker(s, track):
            return No(NO_SUCH_TRACK, track)
        if not accepts(g, s, track):
            card = card_of_track(track)
            return No(TRACK_UNSTAFFED, track, s.workers[card], g.cards.staffing[card])
        return None if room(g, s, track) else No(TRACK_FULL, track, g.cards.most[track])

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        move_units(s, arg_a(m), 1, f.c, out)
        if f.b > 1:
            s.push(PUT_UNITS, PLAYER, f.a, f.b - 1, f.c)


@final
class NewWorkers(Step):
    """SOLO-MGR-1, section 11, workers: each to any card, at most 6 a die.

    `pc` is the card (plus one) if the player has already chosen it.
    """

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        if f.pc:
            return True
        cards = cards_with_room_for_workers(s)
        places = 0
        for card in cards:
            places += MOST_WORKERS - s.workers[card]
        return len(cards) < 2 or f.a >= places

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        left = f.a
        for card in [f.pc - 1] if f.pc else cards_with_room_for_workers(s):
            count = min(left, MOST_WORKERS - s.workers[card])
            change_workers(s, card, count, f.b, out)
            left -= count

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for card in cards_with_room_for_workers(s):
            moves.append(pack(PUT_WORKER, card))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != PUT_WORKER:
            return No(NOT_NOW, f.step)
        return check_worker(s, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        change_workers(s, arg_a(m), 1, f.b, out)
        if f.a > 1:
            s.push(NEW_WORKERS, PLAYER, f.a - 1, f.b)
