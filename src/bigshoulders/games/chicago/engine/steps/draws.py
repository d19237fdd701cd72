"""Draws wait for chance. Nothing is ordered before it is drawn, so the future can't leak."""

from __future__ import annotations

from typing import final

from bigshoulders.games.chicago.engine.events import GOAL_DRAWN, START_DRAWN
from bigshoulders.games.chicago.engine.ids import (
    CHAIN,
    GOALS,
    KINDS,
    LEVELS,
    NO_ASSET,
    TILES_PER_LEVEL,
)
from bigshoulders.games.chicago.engine.moves import (
    DEAL_BUILDING,
    DRAW_ASSET,
    DRAW_CUBE,
    DRAW_GOAL,
    DRAW_START,
    DRAW_TILE,
)
from bigshoulders.games.chicago.engine.refusals import NOT_A_DRAW
from bigshoulders.games.chicago.engine.rules import Rules, Step
from bigshoulders.games.chicago.engine.state import (
    STREAM_ASSETS,
    STREAM_BUILDINGS,
    STREAM_CUBES,
    STREAM_DEMAND,
    STREAM_GOALS,
    STREAM_START,
    STREAM_STARTING_ASSETS,
    State,
)
from bigshoulders.games.chicago.engine.steps.supply import after_draw
from bigshoulders.games.chicago.engine.verbs.assets import show
from bigshoulders.games.chicago.engine.verbs.buildings import deal
from bigshoulders.games.chicago.engine.verbs.course import set_first_player, show_goal
from bigshoulders.games.chicago.engine.verbs.cubes import bag_count, bag_to_chain, set_aside
from bigshoulders.games.chicago.engine.verbs.goods import lay_tile
from bigshoulders.kernel.bits import bits_of, member, members, size_of
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, pack
from bigshoulders.kernel.refusals import No


class Draw(Step):
    """A draw with equal chances for the members of a set, unless a subclass changes that."""

    draws = True
    kind: int = 0  # of its moves

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        """The set that is drawn from, as bits."""
        raise NotImplementedError

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(pack(self.kind, number), 1) for number in members(self.pool(g, s, f))]

    def chances(self, g: Rules, s: State, f: Frame) -> int:
        return size_of(self.pool(g, s, f))

    def drawn(self, g: Rules, s: State, f: Frame, number: int) -> int:
        return pack(self.kind, member(self.pool(g, s, f), number))

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for move, _ in self.outcomes(g, s, f):
            moves.append(move)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if m in self.legal(g, s, f, seat) else No(NOT_A_DRAW)


@final
class DrawStart(Draw):
    """SETUP-15: the starting player, at random."""

    kind = DRAW_START

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_START

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        return (1 << g.players) - 1

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if out.live:
            out.add(START_DRAWN, arg_a(m))
        set_first_player(g, s, arg_a(m))


@final
class DrawTile(Draw):
    """SETUP-3, SETUP-4, CLEAN-14: the next Demand tile; lower levels are on top."""

    kind = DRAW_TILE

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_DEMAND + top_level(s)

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        level = (1 << TILES_PER_LEVEL) - 1
        return s.demand_stack & level << top_level(s) * TILES_PER_LEVEL

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        lay_tile(s, arg_a(m), f.a, out)


def top_level(s: State) -> int:
    """The lowest level that still has tiles in the Demand stack."""
    level = 0
    while level < LEVELS - 1 and not s.demand_stack >> level * TILES_PER_LEVEL & 63:
        level += 1
    return level


@final
class DrawStartingAsset(Draw):
    """SETUP-5: one of the other four starting tiles, for one space of the display."""

    kind = DRAW_ASSET

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_STARTING_ASSETS

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        return g.starting_assets & ~bits_of([asset for asset in s.display if asset != NO_ASSET])

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        show(s, arg_a(m), f.a, out)


@final
class DrawAsset(Draw):
    """ACT-34, CLEAN-5: the next asset from the stack, onto $80."""

    kind = DRAW_ASSET

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_ASSETS

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        return s.asset_stack

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        show(s, arg_a(m), 0, out)


@final
class DrawGoal(Draw):
    """SETUP-8: one of the five goals of the game."""

    kind = DRAW_GOAL

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_GOALS

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        return ~s.goals & (1 << GOALS) - 1

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        show_goal(s, arg_a(m))
        if out.live:
            out.add(GOAL_DRAWN, arg_a(m))


@final
class DrawCube(Draw):
    """OPS-65: one cube from the bag, for a space of the Supply Chain or (VAR-CHAIN-12) the hand."""

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_CUBES

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(pack(DRAW_CUBE, kind), s.bag[kind]) for kind in range(KINDS) if s.bag[kind]]

    def chances(self, g: Rules, s: State, f: Frame) -> int:
        return bag_count(s)

    def drawn(self, g: Rules, s: State, f: Frame, number: int) -> int:
        kind = 0
        while number >= s.bag[kind]:
            number -= s.bag[kind]
            kind += 1
        return pack(DRAW_CUBE, kind)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        if f.a == CHAIN:
            set_aside(s, arg_a(m), out)
        else:
            bag_to_chain(s, arg_a(m), f.a, out)
        after_draw(g, s, out)


@final
class DealBuilding(Draw):
    """SETUP-14, BUILD-1: one Building of an era, dealt into a hand."""

    kind = DEAL_BUILDING

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_BUILDINGS + f.b - 1

    def pool(self, g: Rules, s: State, f: Frame) -> int:
        return s.building_stacks[f.b - 1]

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        deal(s, f.a, f.b, arg_a(m), out)
