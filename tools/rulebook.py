"""Writes the positions that the rulebook shows, as the table shows them, to files in the client.

python tools/rulebook.py
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from bigshoulders.box.examples import examples
from bigshoulders.box.faces import Sheet, face
from bigshoulders.server.tables.fairness import mix
from bigshoulders.shelf import boxes

GAMES = Path(__file__).resolve().parent.parent / "web/src/games"
READER = 0  # the seat whose eyes the reader borrows


def figures(game: str) -> dict[str, object]:
    """The view and the sheet of each example, by name."""
    box = next(box for box in boxes() if box.id == game)
    found: dict[str, object] = {}
    for name, example in examples(box).items():
        seats = box.game.seats(box.game.assemble(example.config))
        board = example.board(box, mix(example.secret, [""] * seats))
        seen = board.view(READER)
        made = face(box, Sheet).make(board.rules, seen.seen, READER)
        sheet = json.loads(msgspec.json.encode(made))
        for space in sheet.get("spaces", []):
            space.pop("refused", None)  # reasons belong to a table that asks
        view = box.game.export_position(board.rules, seen.seen)
        found[name] = {"awaited": board.awaited(), "view": view, "sheet": sheet}
    return found


def text(game: str) -> str:
    """The content of the file of a game."""
    rows = [f" {json.dumps(name)}: {json.dumps(one)}" for name, one in figures(game).items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def target(game: str) -> Path:
    return GAMES / game / "rulebook" / "figures.gen.json"


def shown() -> list[str]:
    """The games with examples."""
    return [box.id for box in boxes() if examples(box)]


if __name__ == "__main__":
    for game in shown():
        target(game).parent.mkdir(parents=True, exist_ok=True)
        target(game).write_text(text(game), encoding="utf-8")
