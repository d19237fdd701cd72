"""The text table of Nim."""

from __future__ import annotations

from rich.console import Console

from bigshoulders.box.faces import Terminal
from toy.nim.engine import State
from toy.nim.positions import WORDS
from toy.nim.voice import NimVoice


def show(console: Console, voice: NimVoice, s: State, seat: int) -> None:
    cards = " ".join(WORDS[card] for card in s.cards)
    console.print(voice.text("board", {"heap": s.heap, "cards": cards}))


FACE = Terminal(show=show, welcome="nim-welcome", help="nim-help")
