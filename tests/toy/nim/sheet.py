"""The sheet of Nim that clients draw."""

from __future__ import annotations

from msgspec import Struct

from bigshoulders.box.faces import Sheet as SheetFace
from bigshoulders.box.wealth import Holder
from toy.nim.engine import SEATS, Rules, State
from toy.nim.positions import WORDS


class Sheet(Struct):
    """The heap and the cards as far as the seat may know them."""

    heap: int
    cards: list[str]


def make(g: Rules, s: State, seat: int) -> Sheet:
    return Sheet(s.heap, [WORDS[card] for card in s.cards])


def sketch(g: Rules, s: State, sheet: Sheet) -> Sheet:
    return sheet


def wealth(g: Rules, s: State, sheet: Sheet) -> list[Holder]:
    """Nobody has anything until the end."""
    return [Holder(0, 0, {}) for _ in range(SEATS)]


FACE = SheetFace(make, sketch, wealth)
