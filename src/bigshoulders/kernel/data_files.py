"""Reads data files; every error gives the file, the key and what was expected."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources import files
from typing import TypeVar

from bigshoulders.kernel.errors import BadData
from bigshoulders.kernel.json import Json

W = TypeVar("W", bound=str)


class Record:
    """One table in a data file. It marks the keys that are read; `done` refuses the rest."""

    def __init__(self, where: str, values: Json) -> None:
        if not isinstance(values, dict):
            raise BadData("data/not-a-table", where, {"got": values})
        self.where = where
        self.values = values
        self.read: list[str] = []

    def place(self, key: str) -> str:
        return f"{self.where}: {key}"

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str) -> Json:
        """The raw value of a required key."""
        if key not in self.values:
            raise BadData("data/missing-key", self.where, {"key": key})
        self.read.append(key)
        return self.values[key]

    def number(self, key: str, default: int | None = None, least: int = 0) -> int:
        """A whole number of at least `least`."""
        if default is not None and key not in self.values:
            return default
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise BadData("data/not-a-number", self.place(key), {"got": value, "least": least})
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if missing."""
        if key not in self.values:
            return False
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadData("data/not-a-flag", self.place(key), {"got": value})
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise BadData("data/not-a-text", self.place(key), {"got": value})
        return value

    def word(self, key: str, known: Sequence[W]) -> W:
        """One of the known words."""
        value = self.text(key)
        for word in known:
            if word == value:
                return word
        raise BadData("data/unknown-word", self.place(key), unknown(value, known))

    def numbers(self, key: str, least: int = 0) -> list[int]:
        """A list of whole numbers."""
        value = self.value(key)
        if not isinstance(value, list):
            raise BadData("data/not-a-list", self.place(key), {"got": value})
        numbers: list[int] = []
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or item < least:
                raise BadData("data/not-a-number", self.place(key), {"got": item, "least": least})
            numbers.append(item)
        return numbers

    def counts(self, key: str, names: Sequence[str]) -> list[int]:
        """A table of whole numbers by name, as a list in the order of the names; a missing one is
        0."""
        table = self.table(key)
        counts = [table.number(name, 0) for name in names]
        table.done()
        return counts

    def table(self, key: str) -> Record:
        return Record(self.place(key), self.value(key))

    def tables(self, key: str) -> list[Record]:
        """A list of tables, each identified by its `id` if it has one."""
        value = self.value(key)
        if not isinstance(value, list):
            raise BadData("data/not-a-list", self.place(key), {"got": value})
        records: list[Record] = []
        for i, item in enumerate(value):
            name = item.get("id") if isinstance(item, dict) else None
            label = f'{key} "{name}"' if isinstance(name, str) else f"{key}[{i}]"
            records.append(Record(self.place(label), item))
        return records

    def done(self) -> None:
        """Refuse keys that weren't read."""
        for key in self.values:
            if key not in self.read:
                raise BadData("data/unknown-key", self.where, unknown(key, self.read))


def unknown(got: str, known: Sequence[str]) -> dict[str, Json]:
    """The facts about an unknown word: the word, and the nearest known one or all of them."""
    facts: dict[str, Json] = {"got": got}
    near = get_close_matches(got, known, n=1)
    if near:
        facts["did_you_mean"] = near[0]
    else:
        facts["known"] = list(known)
    return facts


def read_toml(package: str, name: str) -> Record:
    """One file of a package's data folder."""
    text = files(package).joinpath("data", name).read_text(encoding="utf-8")
    try:
        values: Json = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData("data/not-toml", name, {"fault": str(error)}) from error
    return Record(name, values)
