"""A game saved by the text table: its log, whose first line also names the bot of each seat."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from bigshoulders.bots.names import BotName
from bigshoulders.box.box import AnyBox
from bigshoulders.cli.files import box_of_log, read_text, write_whole
from bigshoulders.kernel.log import GameLog, read_line, read_log
from bigshoulders.shelf import parse_bot


@dataclass(frozen=True)
class SavedGame:
    """A log, and the person's opponents if recorded."""

    path: Path
    log: GameLog
    names: list[str]

    @property
    def box(self) -> AnyBox:
        return box_of_log(self.log)

    def bots(self) -> list[BotName]:
        """The opponents by seat; none if the file doesn't say."""
        return [parse_bot(self.box.id, name, str(self.path)) for name in self.names]


def save_game(path: Path, log: GameLog, bots: list[BotName]) -> None:
    """Save a game. Readers of logs ignore unknown keys in the first line."""
    head = log.header.document()
    if bots:  # the person has seat 0
        head["bots"] = [None, *(str(named) for named in bots)]
    entries = log.text().partition("\n")[2]
    write_whole(path, json.dumps(head, separators=(",", ":")) + "\n" + entries)


def load_game(path: Path) -> SavedGame:
    text = read_text(path)
    log = read_log(text)
    names = read_line(text.splitlines()[0], 1).get("bots")
    found = names if isinstance(names, list) else []
    return SavedGame(path, log, [str(name) for name in found if name is not None])
