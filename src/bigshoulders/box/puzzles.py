"""Puzzles: moments of bots' games with one clearly best answer.

A game's makers look for them, and the lab stores them in `puzzles.jsonl.gz` in the game's data, one
document per line. Questions, choices and notes are codes and facts; the game's voice says them.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import ClassVar, Final, Literal, Protocol, TypeAlias

from bigshoulders.box.any_game import AnyBoard, AnyDocument, AnyRules, AnyView
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import Face
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move

FILE: Final = "puzzles.jsonl.gz"
Level: TypeAlias = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
Remark: TypeAlias = tuple[str, dict[str, Json]]  # a code and its facts
Document: TypeAlias = AnyDocument


@dataclass(frozen=True)
class Answer:
    """One of a puzzle's choices and its numbers, which nobody sees before answering."""

    moves: list[Document]
    """The moves of the choice, in order, as the game spells them."""
    label: Remark | None
    """Its message, where the moves themselves would say too much or too little."""
    worth: int
    doubt: int = 0
    """Half the interval of the difference to the best choice; 0 if the numbers are exact."""
    meets: bool = True
    """Whether the choice meets the goal at all; where it doesn't, its worth counts for nothing."""
    line: list[Document] = field(default_factory=list)
    """The moves that bring this worth, where they go beyond the choice."""
    notes: list[Remark] = field(default_factory=list)


@dataclass(frozen=True)
class Draft:
    """A puzzle as a maker finds it."""

    kind: str
    twist: str
    """A variety of the kind; the lab mixes them."""
    level: Level
    facts: dict[str, Json]
    """The facts of the question."""
    choices: list[Answer]
    answer: int
    margin: int
    """How much better the answer is than every other choice."""
    deals: int
    """Deals in which the choices were compared; 0 if the numbers are exact."""
    considered: int
    """Alternatives that the search looked at."""
    reasons: list[Remark]
    """Why the answer is the best choice, in the bots' words."""
    found_by: list[str]
    """Bots that choose the answer at once."""


@dataclass(frozen=True)
class Puzzle(Draft):
    """A draft with its position."""

    id: str
    seat: int
    source: str
    """The game that it comes from, and the entry of its log."""
    position: Document

    def board(self, box: AnyBox) -> AnyBoard:
        return Board.load(box.game, self.position)

    def document(self) -> Document:
        """The puzzle as JSON; fields that say nothing are left out."""
        found = {name: value for name, value in vars(self).items() if name != "choices"}
        found["choices"] = [
            {name: value for name, value in vars(choice).items() if value or name == "worth"}
            | {"meets": choice.meets}
            for choice in self.choices
        ]
        return found


def sign(draft: Draft, seat: int, source: str, position: Document) -> Puzzle:
    """The puzzle of a draft. Its id follows from its kind and its position."""
    text = json.dumps([draft.kind, position], sort_keys=True)
    name = f"{draft.kind}-{blake2b(text.encode(), digest_size=4).hexdigest()}"
    return Puzzle(**vars(draft), id=name, seat=seat, source=source, position=position)


def read_puzzle(document: Document) -> Puzzle:
    """The puzzle of a document."""
    choices = [
        Answer(
            moves=choice.get("moves", []),
            label=tuple(choice["label"]) if "label" in choice else None,
            worth=choice["worth"],
            doubt=choice.get("doubt", 0),
            meets=choice["meets"],
            line=choice.get("line", []),
            notes=[(code, facts) for code, facts in choice.get("notes", [])],
        )
        for choice in document["choices"]
    ]
    return Puzzle(**{**document, "choices": choices})


class Maker(Protocol):
    """Looks for puzzles in games under one set of rules. It sees views, as the players did."""

    def question(self, view: AnyView, played: Move) -> str | None:
        """The kind whose question a decision can be. It is asked about every decision in turn."""

    def look(self, kind: str, view: AnyView, seed: bytes) -> list[Draft]:
        """The puzzles that a decision makes."""

    def check(self, view: AnyView, puzzle: Puzzle, seed: bytes, deals: int) -> list[Answer]:
        """The choices with new numbers, from fresh deals where luck plays a part."""


@dataclass(frozen=True)
class Puzzling(Face):
    """The puzzles of a game."""

    module: ClassVar[str] = "puzzles"
    kinds: tuple[str, ...]
    maker: Callable[[AnyRules, Mapping[str, int]], Maker]
    """A maker for rules and the settings of a specification."""
    settings: Mapping[str, int]
    """The settings that a specification may change."""


@cache
def puzzles(box: AnyBox) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in the order of the file; none if it has no such file."""
    file = files(box.package).joinpath("data", FILE)
    if not file.is_file():
        return {}
    lines = gzip.decompress(file.read_bytes()).splitlines()
    found = [read_puzzle(json.loads(line)) for line in lines]
    return {puzzle.id: puzzle for puzzle in found}
