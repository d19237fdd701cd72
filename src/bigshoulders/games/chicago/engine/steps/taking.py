"""Questions about cubes and assets: which to take, buy or keep (RES, VAR-CHAIN, ACT-30, ASSET)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.events import FOR_ASSET
from bigshoulders.games.chicago.engine.frames import (
    ASSET_KEEP,
    CUBES,
    DIFFERENT,
    IDENTICAL,
    NO_RESOURCE,
    OVERLAY_CUBES,
    RESOLVE,
    TWO_CUBES,
)
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    KINDS,
    NO_ASSET,
    ONE_TIME_SOURCE,
    SLOTS,
    company_purse,
)
from bigshoulders.games.chicago.engine.moves import (
    BUY_ASSET,
    DECLINE,
    DISCARD_ASSET,
    TAKE_CUBE,
    TAKE_OVERLAY_CUBE,
)
from bigshoulders.games.chicago.engine.refusals import (
    DISCARD_HELD_OR_NEW,
    NOT_IN_DISPLAY,
    NOT_IN_HAYMARKET,
    NOT_NOW,
    OVERLAY_EMPTY,
    OVERLAY_NOT_NAMED,
    OVERLAY_OTHER_KIND,
    TAKE_ANOTHER_KIND,
    TREASURY_SHORT,
    TWO_IF_POSSIBLE,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State, index_of
from bigshoulders.games.chicago.engine.verbs.assets import (
    discard,
    free_slot,
    put_on_charter,
    take_from_display,
)
from bigshoulders.games.chicago.engine.verbs.cubes import (
    haymarket_kinds,
    rightmost,
    take_from_haymarket,
    take_from_overlay,
)
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import NOBODY, Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No


@final
class Cubes(Step):
    """RES-8, DEC-13: cubes of choice from Haymarket, one by one, while it has any."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return haymarket_kinds(s, 1) < 2

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        for kind in range(KINDS):
            take_from_haymarket(s, f.a, kind, f.b, out)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for kind in range(KINDS):
            if s.haymarket[kind]:
                moves.append(pack(TAKE_CUBE, kind))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != TAKE_CUBE:
            return No(NOT_NOW, f.step)
        return None if s.haymarket[arg_a(m)] else No(NOT_IN_HAYMARKET, arg_a(m))

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        take_from_haymarket(s, f.a, arg_a(m), 1, out)
        s.pop()
        if f.b > 1:
            s.push(CUBES, seat, f.a, f.b - 1)


@final
class TwoCubesQuestion(Step):
    """RES-6, RES-7, DEC-13: two identical or two different cubes, or as many as possible.

    With the advanced Supply Chain, the overlay may supply what Haymarket lacks (VAR-CHAIN-11).
    """

    waits = True

    def kinds(self, s: State, f: Frame) -> list[int]:
        """The kinds that can be taken now."""
        least = 1
        if f.b == IDENTICAL and haymarket_kinds(s, 2) > 0:
            least = 2
        return [k for k in range(KINDS) if s.haymarket[k] >= least and k != f.c]

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        count = len(self.kinds(s, f))
        if f.b == IDENTICAL or f.c != NO_RESOURCE:
            return count < 2
        return count < 3  # with two kinds left, both must be taken anyway

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        kinds = self.kinds(s, f)
        if kinds:
            self.take(g, s, f, kinds[0], out)
            return
        s.pop()
        self.reach_into_overlay(g, s, f, f.c, 2 if f.c == NO_RESOURCE else 1)

    def take(self, g: Rules, s: State, f: Frame, kind: int, out: Events) -> None:
        """Take a kind from Haymarket, then the second kind, or turn to the overlay."""
        s.pop()
        if f.b == IDENTICAL:
            got = take_from_haymarket(s, f.a, kind, 2, out)
            if got < 2:
                self.reach_into_overlay(g, s, f, kind, 2 - got)
        else:
            take_from_haymarket(s, f.a, kind, 1, out)
            if f.c == NO_RESOURCE:
                s.push(TWO_CUBES, f.seat, f.a, DIFFERENT, kind)

    def reach_into_overlay(self, g: Rules, s: State, f: Frame, kind: int, missing: int) -> None:
        """VAR-CHAIN-11: missing cubes may come from the overlay."""
        if g.overlay_in_play:
            s.push(OVERLAY_CUBES, f.seat, f.a, missing, kind)
            s.advance(SAME if f.b == IDENTICAL else ANOTHER)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for kind in self.kinds(s, f):
            moves.append(pack(TAKE_CUBE, kind))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != TAKE_CUBE:
            return No(NOT_NOW, f.step)
        kind = arg_a(m)
        if s.haymarket[kind] == 0:
            return No(NOT_IN_HAYMARKET, kind)
        if kind == f.c:
            return No(TAKE_ANOTHER_KIND, kind)
        return None if kind in self.kinds(s, f) else No(TWO_IF_POSSIBLE, kind, s.haymarket[kind])

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        self.take(g, s, f, arg_a(m), out)


# The request of an overlay question (its `pc`): the named kind, the kind already taken, another
# one.
NAMED: Final = 0
SAME: Final = 1
ANOTHER: Final = 2


@final
class OverlayCubes(Step):
    """VAR-CHAIN-3, VAR-CHAIN-11, DEC-24: take missing cubes free from the overlay, or decline."""

    waits = True

    def kinds(self, s: State, f: Frame) -> list[int]:
        """The kinds that can be taken now."""
        there = [k for k in range(KINDS) if s.overlay[k]]
        if f.c == NO_RESOURCE:
            return there
        if f.pc == ANOTHER:
            return [k for k in there if k != f.c]
        return [k for k in there if k == f.c]

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return not self.kinds(s, f)

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        moves.append(pack(DECLINE))
        for kind in self.kinds(s, f):
            moves.append(pack(TAKE_OVERLAY_CUBE, kind))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) == DECLINE:
            return None
        if kind_of(m) != TAKE_OVERLAY_CUBE:
            return No(NOT_NOW, f.step)
        kind = arg_a(m)
        if s.overlay[kind] == 0:
            return No(OVERLAY_EMPTY, kind)
        if kind in self.kinds(s, f):
            return None
        return No(OVERLAY_NOT_NAMED if f.pc == NAMED else OVERLAY_OTHER_KIND, kind)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if kind_of(m) == DECLINE:
            return
        kind = arg_a(m)
        take_from_overlay(s, f.a, kind, rightmost(s, kind), out)
        if f.b > 1:
            s.push(f.step, seat, f.a, f.b - 1, kind)
            s.advance(f.pc)


@final
class AssetChoice(Step):
    """ACT-30, DEC-14: one face-up asset the company can afford."""

    waits = True

    def affordable(self, g: Rules, s: State, f: Frame) -> list[int]:
        return [
            asset
            for slot, asset in enumerate(s.display)
            if asset != NO_ASSET and g.asset_price[slot] - f.b <= s.treasury[f.a]
        ]

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return len(self.affordable(g, s, f)) == 1

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        self.buy(g, s, f, self.affordable(g, s, f)[0], out)

    def buy(self, g: Rules, s: State, f: Frame, asset: int, out: Events) -> None:
        """ACT-30, ACT-32, ACT-33: pay, take the tile, resolve its one-time bonus, keep or discard
        it."""
        s.pop()
        price = g.asset_price[index_of(s.display, asset)] - f.b
        pay(s, company_purse(f.a), BANK, price, FOR_ASSET, out)
        take_from_display(s, asset, f.a, out)
        s.push(ASSET_KEEP, f.seat, f.a, asset)
        if g.effects[ONE_TIME_SOURCE + asset]:
            s.push(RESOLVE, NOBODY, ONE_TIME_SOURCE + asset, f.a)

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for asset in self.affordable(g, s, f):
            moves.append(pack(BUY_ASSET, asset))
        moves.sort()

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != BUY_ASSET:
            return No(NOT_NOW, f.step)
        asset = arg_a(m)
        if asset not in s.display:
            return No(NOT_IN_DISPLAY, asset)
        price = g.asset_price[index_of(s.display, asset)] - f.b
        if price > s.treasury[f.a]:
            return No(TREASURY_SHORT, f.a, s.treasury[f.a], price)
        return None

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        self.buy(g, s, f, arg_a(m), out)


@final
class AssetKeep(Step):
    """ASSET-1, ASSET-3, DEC-15: keep the new asset if there is room, or discard it or another."""

    waits = True

    def idle(self, g: Rules, s: State, f: Frame) -> bool:
        return g.asset_slots[f.a] == 0 or free_slot(g, s, f.a) >= 0

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        cell = free_slot(g, s, f.a)
        if cell >= 0:
            put_on_charter(s, f.b, cell)
        else:
            discard(g, s, f.a, f.b, out)

    def candidates(self, g: Rules, s: State, f: Frame) -> list[int]:
        """The new asset and those on the charter."""
        first = f.a * SLOTS
        held = [s.assets[i] for i in range(first, first + g.asset_slots[f.a])]
        return sorted([f.b, *held])

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for asset in self.candidates(g, s, f):
            moves.append(pack(DISCARD_ASSET, asset))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        if kind_of(m) != DISCARD_ASSET:
            return No(NOT_NOW, f.step)
        asset = arg_a(m)
        return None if asset in self.candidates(g, s, f) else No(DISCARD_HELD_OR_NEW, asset)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        discard(g, s, f.a, arg_a(m), out)
        if arg_a(m) != f.b:
            put_on_charter(s, f.b, free_slot(g, s, f.a))
