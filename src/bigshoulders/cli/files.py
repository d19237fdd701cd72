"""Files of users: logs and positions."""

from __future__ import annotations

import json
import os
from pathlib import Path

from bigshoulders.box.box import AnyBox
from bigshoulders.kernel.errors import BadLog, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_log
from bigshoulders.shelf import SHELF, box_of


def read_text(path: Path) -> str:
    """A text file; anything else is refused in words."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise GameError("file/not-text", str(path)) from error


def read_json(path: Path) -> Json:
    """A JSON file; a fault is reported with its line."""
    try:
        document: Json = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        facts: dict[str, Json] = {"fault": error.msg, "line": error.lineno, "column": error.colno}
        raise GameError("file/not-json", str(path), facts) from error
    return document


def read_game_log(path: Path) -> GameLog:
    return read_log(read_text(path))


def box_of_log(log: GameLog) -> AnyBox:
    """The box of the game that a log is about, or BadLog."""
    game = log.header.game
    if game not in SHELF:
        known: Json = [*SHELF]
        raise BadLog("log/other-game", "line 1", {"got": game, "expected": known})
    return box_of(game)


def write_whole(path: Path, text: str) -> None:
    """Write a file entirely or not at all: an old file survives a failure."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def data_folder() -> Path:
    """The folder for saved games: BIGSHOULDERS_DATA, or a folder in the user's home."""
    named = os.environ.get("BIGSHOULDERS_DATA")
    return Path(named) if named else Path.home() / ".bigshoulders"
