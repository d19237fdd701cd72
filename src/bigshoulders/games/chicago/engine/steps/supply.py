"""The Supply Chain: maintenance after each Operating turn (OPS-60 to OPS-65, VAR-CHAIN-5 to -7)."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.frames import DRAW_A_CUBE
from bigshoulders.games.chicago.engine.ids import CHAIN, CHAIN_X, COLUMNS
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.verbs.cubes import (
    bag_count,
    chain_count,
    close_gaps,
    place_aside,
    refill_bag,
    reseed_haymarket,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, NOBODY, Frame


def draw_next(s: State, f: Frame, target: int, out: Events) -> bool:
    """OPS-62, OPS-64: request one cube; the frame counts those left. False if there are none."""
    refilled = f.b
    if bag_count(s) == 0:
        if not refill_bag(s, out):
            return False
        refilled = 1
    s.pop()
    s.push(f.step, NOBODY, f.a - 1, refilled)
    s.advance(f.pc)
    s.push(DRAW_A_CUBE, CHANCE, target)
    return True


def after_draw(g: Rules, s: State, out: Events) -> None:
    """OPS-62, Q-187: if that was the last cube in the bag, Haymarket may refill it at once."""
    if g.refill_at_once and bag_count(s) == 0 and refill_bag(s, out):
        f = s.stack[-1]
        s.stack[-1] = Frame(f.step, f.seat, f.pc, f.a, 1, f.c)


@final
class Maintain(Step):
    """OPS-60 to OPS-64: close the gaps, refill X, until all four spaces hold cubes."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.a > 0 and draw_next(s, f, CHAIN_X, out):
            return
        exhausted = f.a > 0
        close_gaps(s, out)
        if chain_count(s, CHAIN_X) == 0 and not exhausted:
            s.pop()
            s.push(f.step, NOBODY, g.cubes_per_decade[s.decade - 1], f.b)
            return
        s.pop()
        if f.b:
            reseed_haymarket(g, s, out)


@final
class MaintainOverlay(Step):
    """VAR-CHAIN-5 to -7, VAR-CHAIN-12: one draw by the leftmost empty column, then placing."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == 0:
            number = self.cubes_to_draw(g, s)
            s.pop()
            s.push(f.step, NOBODY, number)
            s.advance(1)
            return
        if f.a > 0 and draw_next(s, f, CHAIN, out):
            return
        s.pop()
        place_aside(s, out)

    def cubes_to_draw(self, g: Rules, s: State) -> int:
        """VAR-CHAIN-5: the number printed on the section of the leftmost empty column."""
        occupied = s.overlay[0] | s.overlay[1] | s.overlay[2] | s.overlay[3]
        for column in range(COLUMNS):
            if not occupied >> column & 1:
                return g.overlay_draw[column]
        return 0
