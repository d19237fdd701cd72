"""Setup, turns, years, the end (sections 2, 3, 9, 10)."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.industrialist.engine.cards import show_all_kinds
from bigshoulders.games.industrialist.engine.events import FOR_END, MARKET_SET, SCORED
from bigshoulders.games.industrialist.engine.frames import (
    ACTIONS,
    DRAW_A_CARD,
    FLIP_A_CARD,
    LABOUR,
    MARKET_CHOICE,
    ROLL_THE_MARKET,
    SETUP_CARDS,
    SETUP_FLIPS,
    SETUP_KINDS,
    TURN,
    UPKEEP,
)
from bigshoulders.games.industrialist.engine.ids import (
    LABOUR_YEARS,
    LADDER,
    LAST_YEAR,
    MAINTENANCE_YEARS,
    NO_SIDE,
    PLAYER,
    SIDES,
)
from bigshoulders.games.industrialist.engine.moves import (
    CHOOSE_ROW,
    DRAW_CARD,
    FLIP_CARD,
    ROLL_MARKET,
)
from bigshoulders.games.industrialist.engine.refusals import NOT_A_DRAW, NOT_NOW
from bigshoulders.games.industrialist.engine.rules import Rules, Step
from bigshoulders.games.industrialist.engine.state import (
    CHOICE_OF_MARKET,
    STREAM_CARDS,
    STREAM_FLIPS,
    STREAM_MARKET,
    State,
)
from bigshoulders.games.industrialist.engine.verbs import (
    begin_turn,
    buildings,
    deal_card,
    is_staffed,
    move_profit,
    turn_card,
)
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import Moves, arg_a, kind_of, pack
from bigshoulders.kernel.refusals import No

FLIPPED: Final = 3
SETUP: Final = [SETUP_CARDS, SETUP_FLIPS, SETUP_KINDS]


@final
class Game(Step):
    """SOLO-SETUP, SOLO-TURN-1, SOLO-END-1: setup, sixteen turns, the end."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc < len(SETUP):
            s.advance(f.pc + 1)
            s.push(SETUP[f.pc], PLAYER)
        elif f.pc == len(SETUP):
            s.advance(f.pc + 1)
            s.push(TURN, PLAYER)
        elif s.year < LAST_YEAR:
            s.year += 2
            s.push(TURN, PLAYER)
        else:
            s.pop()
            for side in buildings(s):
                move_profit(s, end_profit(g, s, side), FOR_END, out)
            if out.live:
                out.add(SCORED, s.profit, rank(s.profit))


def end_profit(g: Rules, s: State, side: int) -> int:
    """SOLO-END-1: a Building's Profit at the end; none unless it is staffed."""
    return g.cards.end_profit[side] if is_staffed(g, s, side) else 0


def rank(profit: int) -> int:
    """SOLO-END-2: the rung of the ladder, 0 for blacking boots to 4 for a Titan of Industry."""
    rung = 0
    while rung + 1 < len(LADDER) and profit >= LADDER[rung + 1]:
        rung += 1
    return rung


@final
class SetupCards(Step):
    """SOLO-SETUP-4: the six cards in random order, front side up."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if NO_SIDE in s.row:
            s.push(DRAW_A_CARD, PLAYER)
        else:
            s.pop()


@final
class SetupFlips(Step):
    """SOLO-SETUP-4, R-1: flip a random half of them."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        if f.pc < FLIPPED:
            s.advance(f.pc + 1)
            s.push(FLIP_A_CARD, PLAYER)
        else:
            s.pop()


@final
class SetupKinds(Step):
    """SOLO-SETUP-5, R-2: turn cards from the left until all three resources are displayed."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.pop()
        for position in show_all_kinds(g.cards, s.row[:]):
            turn_card(s, position, out)


class Draw(Step):
    """A draw with equal chances."""

    draws = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for move, _ in self.outcomes(g, s, f):
            moves.append(move)

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if m in self.legal(g, s, f, seat) else No(NOT_A_DRAW)


@final
class DrawCard(Draw):
    """SOLO-SETUP-4: the next card of the row; its front side comes up."""

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_CARDS

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(pack(DRAW_CARD, side), 1) for side in range(0, SIDES, 2) if side not in s.row]

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        deal_card(s, arg_a(m), out)


@final
class FlipCard(Draw):
    """SOLO-SETUP-4: one of the cards that still show their front."""

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_FLIPS

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(pack(FLIP_CARD, side), 1) for side in sorted(s.row) if side % 2 == 0]

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        turn_card(s, s.row.index(arg_a(m)), out)


# Stages of a turn.
MARKET: Final = 0
DEEDS: Final = 1
WAGES: Final = 2
REPAIRS: Final = 3


@final
class Turn(Step):
    """SOLO-TURN-1: set the market, take actions, upkeep (labour before maintenance, SOLO-UP-3)."""

    def run(self, g: Rules, s: State, f: Frame, out: Events) -> None:
        s.advance(f.pc + 1)
        if f.pc == MARKET:
            begin_turn(s, out)
            s.push(MARKET_CHOICE if s.now[CHOICE_OF_MARKET] else ROLL_THE_MARKET, PLAYER)
        elif f.pc == DEEDS:
            s.push(ACTIONS, PLAYER)
        elif f.pc == WAGES:
            if s.year in LABOUR_YEARS:
                s.push(LABOUR, PLAYER)
        elif f.pc == REPAIRS:
            if s.year in MAINTENANCE_YEARS:
                s.push(UPKEEP, PLAYER)
        else:
            s.pop()


def set_market(s: State, face: int, chosen: int, out: Events) -> None:
    """SOLO-TURN-2: the market die shows a face, counted from 0."""
    s.market = face + 1
    if out.live:
        out.add(MARKET_SET, face, chosen)


@final
class RollMarket(Draw):
    """SOLO-TURN-2: the market die."""

    def stream(self, g: Rules, s: State, f: Frame) -> int:
        return STREAM_MARKET

    def outcomes(self, g: Rules, s: State, f: Frame) -> list[tuple[int, int]]:
        return [(pack(ROLL_MARKET, face), 1) for face in range(6)]

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        set_market(s, arg_a(m), 0, out)


@final
class MarketChoice(Step):
    """Section 11, choose_market: the player chooses the row instead of rolling."""

    waits = True

    def add_moves(self, g: Rules, s: State, f: Frame, seat: int, moves: Moves) -> None:
        for face in range(6):
            moves.append(pack(CHOOSE_ROW, face))

    def check(self, g: Rules, s: State, f: Frame, seat: int, m: int) -> No | None:
        return None if kind_of(m) == CHOOSE_ROW else No(NOT_NOW, f.step)

    def apply(self, g: Rules, s: State, f: Frame, seat: int, m: int, out: Events) -> None:
        s.pop()
        set_market(s, arg_a(m), 1, out)
