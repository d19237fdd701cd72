"""The Cleanup Phase (CLEAN-1 to CLEAN-16)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.engine.frames import DRAW_A_TILE
from bigshoulders.games.chicago.engine.ids import (
    CHAIN_10,
    CHAIN_X,
    DEMAND,
    DISPLAY,
    NO_TILE,
    RED_X,
)
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.action import refill_display
from bigshoulders.games.chicago.engine.steps.supply import draw_next
from bigshoulders.games.chicago.engine.verbs.assets import discard_from_display, ready_all
from bigshoulders.games.chicago.engine.verbs.cubes import (
    chain_to_haymarket,
    reseed_haymarket,
    shift_chain,
)
from bigshoulders.games.chicago.engine.verbs.goods import empty_demand, remove_tile, slide_tile
from bigshoulders.games.chicago.engine.verbs.partners import retrieve_partners
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import CHANCE, NOBODY, Frame

# Stages of the cleanup.
SHIFT: Final = 0
FILL: Final = 1
ASSETS: Final = 2
DEMAND_TILES: Final = 3
REFILL: Final = 4  # and those that follow, one per Demand space


@final
class CleanupPhase(Step):
    """CLEAN-1 to CLEAN-16: Supply Chain, assets, Demand tiles, Partners."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc == SHIFT:
            self.shift(g, s, f, out)
        elif f.pc == FILL:
            if f.a > 0 and draw_next(s, f, CHAIN_X, out):
                return
            if f.b:
                reseed_haymarket(g, s, out)
            s.advance(ASSETS)
        elif f.pc == ASSETS:
            s.advance(DEMAND_TILES)
            ready_all(g, s, out)
            discard_from_display(s, DISPLAY - 1, out)
            refill_display(s, out)
        elif f.pc == DEMAND_TILES:
            s.advance(REFILL)
            self.clear_demand(g, s, out)
        elif f.pc < REFILL + DEMAND:
            s.advance(f.pc + 1)
            place = f.pc - REFILL
            space = place % 4 * 3 + place // 4  # column by column, each top to bottom (CLEAN-14)
            if s.tiles[space] == NO_TILE and s.demand_stack:
                s.push(DRAW_A_TILE, CHANCE, space)
        else:
            s.pop()
            retrieve_partners(g, s, out)

    def shift(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        """CLEAN-1: $10 to Haymarket, the rest one space right, then new cubes for X."""
        to_draw = 0
        if not g.overlay_in_play:
            chain_to_haymarket(s, CHAIN_10, out)
            for space in range(CHAIN_10 - 1, CHAIN_X - 1, -1):
                shift_chain(s, space, space + 1, out)
            to_draw = g.cubes_per_decade[s.decade - 1]
        s.pop()
        s.push(f.step, NOBODY, to_draw)
        s.advance(FILL)

    def clear_demand(self, g: Rules, s: State, out: Events) -> None:
        """CLEAN-10 to CLEAN-13: full tiles leave, full spaces are emptied, tiles slide left."""
        for space in range(DEMAND):
            tile = s.tiles[space]
            if tile == NO_TILE:
                if space % 3 == 1 and s.demand[space] == g.printed_middle:
                    empty_demand(s, space, out)
            elif tile == RED_X or s.demand[space] == g.octagons[tile]:
                remove_tile(s, space, out)
        for row in range(0, DEMAND, 3):
            target = row
            for space in range(row, row + 3):
                if s.tiles[space] != NO_TILE:
                    if space != target:
                        slide_tile(s, space, target, out)
                    target += 1
