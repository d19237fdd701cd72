"""Positions that teach: moments of recorded games, from `examples.json` in a game's data."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files

from bigshoulders.box.any_game import AnyBoard
from bigshoulders.box.box import AnyBox
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json


@dataclass(frozen=True)
class Example:
    """The beginning of a recorded game: its options, its secret and its moves with their seats."""

    config: dict[str, Json]
    secret: bytes
    moves: list[tuple[int, Json]]
    is_over: bool

    def board(self, box: AnyBox, seed: bytes) -> AnyBoard:
        """The position after the moves, in a game with the seed that follows from the secret."""
        rules = box.game.assemble(self.config)
        board = AnyBoard(box.game, rules, box.game.new(rules, seed, SILENT))
        for seat, do in self.moves:
            board.play(seat, board.space.parse(do))
        return board


def examples(box: AnyBox) -> dict[str, Example]:
    """The examples of a game by name; none if it has no such file."""
    file = files(box.package).joinpath("data", "examples.json")
    if not file.is_file():
        return {}
    kept = json.loads(file.read_text(encoding="utf-8"))
    found = {}
    for name, moment in kept["examples"].items():
        story = kept["stories"][moment["story"]]
        moves = [(seat, do) for seat, do in story["moves"][: moment["after"]]]
        secret, is_over = story["secret"].encode(), bool(moment.get("over"))
        found[name] = Example(story["config"], secret, moves, is_over)
    return found
