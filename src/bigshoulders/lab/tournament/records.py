"""The file of a tournament: a first line that describes it, then one JSON line per game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TypeAlias

from bigshoulders.box.any_game import AnyDocument
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json

FORMAT = "bigshoulders/arena/1"
Line: TypeAlias = AnyDocument  # Record and Arena know its fields


@dataclass(frozen=True)
class Arena:
    """A description of what is measured. Files with equal descriptions hold the same games."""

    game: str
    rules: int
    config: dict[str, Json]
    bots: list[str]
    seed: int
    meter: str = ""
    clock: str = "world"  # a name in play.CLOCKS

    def document(self) -> dict[str, Json]:
        return {"format": FORMAT, **asdict(self)}


@dataclass(frozen=True)
class Record:
    """One game, as its line says it; `Played` explains the fields."""

    number: int
    deal: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    digest: str
    times: list[list[int]]
    work: list[list[int]]
    faults: list[dict[str, Json]] = field(default_factory=list)
    notes: Json = None

    def line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":")) + "\n"


def first_line(arena: Arena) -> str:
    return json.dumps(arena.document(), separators=(",", ":")) + "\n"


def read_records(path: Path, arena: Arena) -> list[Record]:
    """The games in an arena's file. An incomplete last line is removed from the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise GameError("file/not-text", str(path)) from error
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    check_first_line(read_line(path, lines[0] if lines else "", 1), arena, path)
    records: list[Record] = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            records.append(Record(**read_line(path, line, number)))
        except TypeError as error:
            raise fault(path, number, line) from error
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return records


def read_line(path: Path, line: str, number: int) -> Line:
    """The JSON object of one line."""
    try:
        document = json.loads(line)
    except ValueError as error:
        raise fault(path, number, line) from error
    if not isinstance(document, dict):
        raise fault(path, number, line)
    return document


def fault(path: Path, number: int, line: str) -> GameError:
    return GameError("arena/bad-line", f"{path}, line {number}", {"got": line[:40]})


def check_first_line(found: Line, arena: Arena, path: Path) -> None:
    """Raise GameError if a file belongs to another arena."""
    expected = arena.document()
    for name, value in expected.items():
        if found.get(name) != value:
            facts: dict[str, Json] = {"name": name, "got": found.get(name), "expected": value}
            raise GameError("arena/other-arena", str(path), facts)
