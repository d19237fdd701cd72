"""Nim as a Game, and its box."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import final

from bigshoulders.bots.names import Player
from bigshoulders.bots.protocol import Advice
from bigshoulders.bots.random_bot import RandomBot
from bigshoulders.box.box import Box, Learning, Option
from bigshoulders.kernel.chance import draw
from bigshoulders.kernel.contract import Game, View
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.features import Layout, amount
from bigshoulders.kernel.frames import UNKNOWN
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move, pack
from toy.nim import engine, positions
from toy.nim.engine import (
    CARD,
    DRAW_CARD,
    HEAPS,
    LAST_STONE,
    MOST,
    SEATS,
    SPACE,
    TAKE,
    Rules,
    State,
    Step,
)


@final
class Nim(Game[Rules, State]):
    """Rules and positions of Nim with a hidden card."""

    name = "nim"
    moves = SPACE
    events = engine.EVENT_TABLE
    refusals = engine.REFUSALS

    def assemble(self, config: Json) -> Rules:
        return engine.assemble(config)

    def config(self, g: Rules) -> dict[str, Json]:
        return {"stones": g.stones}

    def version(self, g: Rules) -> int:
        return 1

    def steps(self, g: Rules) -> list[Step]:
        return g.steps

    def seats(self, g: Rules) -> int:
        return SEATS

    def new(self, g: Rules, seed: bytes, out: Events) -> State:
        return engine.new(g, seed, out)

    def copy(self, s: State) -> State:
        return s.copy()

    def redact(self, g: Rules, s: State, seat: int) -> View[State]:
        seen = s.copy()
        seen.seed = b""
        if s.stack:  # NIM-3: a card is hidden until the end
            seen.cards = [
                UNKNOWN if i != seat and card >= 0 else card for i, card in enumerate(s.cards)
            ]
        return View(seat, seen, self.awaited(g, s), self.legal(g, s, seat))

    def resample(self, g: Rules, view: View[State], seed: bytes) -> State:
        s = view.seen.copy()
        s.seed = seed
        s.cards = [
            draw(seed, 1, i, CARD.size) if card == UNKNOWN else card
            for i, card in enumerate(s.cards)
        ]
        return s

    def scores(self, g: Rules, s: State) -> list[int]:
        return [card + 1 + LAST_STONE * (seat == s.last) for seat, card in enumerate(s.cards)]

    def leaders(self, g: Rules, s: State) -> list[int]:
        scores = self.scores(g, s)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def export_position(self, g: Rules, s: State) -> dict[str, Json]:
        return positions.export_position(g, s)

    def import_position(self, document: Json) -> tuple[Rules, State]:
        return positions.import_position(document)

    def problems(self, g: Rules, s: State) -> list[Problem]:
        return positions.problems(g, s)


class Expert:
    """Leaves a multiple of four where it can."""

    def choose(self, g: Rules, view: View[State], rng: Random) -> Move:
        best = pack(TAKE, max(0, view.seen.heap % (MOST + 1) - 1))
        return best if best in view.legal else view.legal[0]

    def explain(self, g: Rules, view: View[State], rng: Random) -> Advice:
        return Advice(self.choose(g, view, rng), [])


def features(g: Rules, s: State, seat: int) -> list[int]:
    return [s.heap, s.cards[seat] + 1]


NIM = Nim()
BOX = Box(
    id=NIM.name,
    title="Nim with a hidden card",
    game=NIM,
    seats=(SEATS,),
    options=(Option("stones", "choice", HEAPS[1], HEAPS),),
    unit="points",
    book="nim",
    players=(Player("random", RandomBot), Player("expert", Expert)),
    default_player="expert",
    learning=Learning(
        layout=Layout(
            [
                amount("heap", "stones in the heap", most=max(HEAPS)),
                amount("card", "the seat's own card", most=CARD.size),
            ],
            version=1,
        ),
        features=features,
        actions=SPACE.offsets[DRAW_CARD],
        private=("card",),
    ),
    package="toy.nim",
    locales=Path(__file__).parent / "locales",
)
