"""Reading documents that may be written by hand: every fault is reported, none stops the reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import TypeVar

from bigshoulders.kernel.errors import BadConfig, BadPosition, Problem
from bigshoulders.kernel.json import Json

R = TypeVar("R")  # the rules of a game


class Faults:
    """The faults found so far; a reader that finds one continues with a harmless value."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, code: str, where: str, **facts: Json) -> None:
        self.problems.append(Problem(code, where, dict(facts)))

    def check(self) -> None:
        """Raise BadPosition with every fault, if there is one."""
        if self.problems:
            raise BadPosition(self.problems)


class Part:
    """One object of the document, with its place; unknown keys are faults."""

    def __init__(self, faults: Faults, where: str, value: Json) -> None:
        self.faults = faults
        self.where = where
        self.values: dict[str, Json] = {}
        self.read: list[str] = []
        if isinstance(value, dict):
            self.values = value
        else:
            faults.add("position/not-an-object", where, got=value)

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        return key in self.values

    def value(self, key: str, default: Json = None) -> Json:
        self.read.append(key)
        return self.values.get(key, default)

    def fault(self, code: str, key: str, **facts: Json) -> None:
        self.faults.add(code, self.place(key), **facts)

    def number(self, key: str, default: int = 0, least: int = 0, most: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.value(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault("position/not-a-number", key, got=value)
            return default
        if value < least or (most is not None and value > most):
            self.fault("position/number-out-of-range", key, got=value, least=least, most=most)
            return default
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self.value(key, default)
        if not isinstance(value, bool):
            self.fault("position/not-a-flag", key, got=value)
            return default
        return value

    def word(self, key: str, known: Sequence[str], default: str) -> int:
        """One of the known words, as its number."""
        return self.find(self.value(key, default), known, key)

    def find(self, value: Json, known: Sequence[str], key: str) -> int:
        """The number of a word; an unknown one is a fault and counts as the first."""
        if isinstance(value, str) and value in known:
            return known.index(value)
        near = get_close_matches(value, known, n=1) if isinstance(value, str) else []
        if near:
            self.fault("position/unknown-id", key, got=value, did_you_mean=near[0])
        else:
            self.fault("position/unknown-id", key, got=value)
        return 0

    def words(self, key: str, known: Sequence[str]) -> list[int]:
        """A list of distinct known words, as numbers."""
        value = self.value(key, [])
        if not isinstance(value, list):
            self.fault("position/not-a-list", key, got=value)
            return []
        numbers: list[int] = []
        for item in value:
            if isinstance(item, str) and item in known:
                number = known.index(item)
                if number in numbers:
                    self.fault("position/named-twice", key, got=item)
                else:
                    numbers.append(number)
            else:
                self.find(item, known, key)
        return numbers

    def part(self, key: str) -> Part:
        return Part(self.faults, self.place(key), self.value(key, {}))

    def items(self, key: str) -> list[Json]:
        value = self.value(key, [])
        if not isinstance(value, list):
            self.fault("position/not-a-list", key, got=value)
            return []
        return value

    def counts(self, key: str, known: Sequence[str]) -> list[int]:
        """Numbers by name, in the order of the names; a missing one is 0."""
        part = self.part(key)
        numbers = [part.number(name) for name in known]
        part.done()
        return numbers

    def done(self) -> None:
        """Report every key that wasn't read."""
        for key in self.values:
            if key not in self.read:
                near = get_close_matches(key, self.read, n=1)
                if near:
                    self.fault("position/unknown-key", key, did_you_mean=near[0])
                else:
                    self.fault("position/unknown-key", key)

    def finish(self, problems: Callable[[], list[Problem]]) -> None:
        """Close the whole document, or raise BadPosition.

        The rules are asked for problems only if everything could be read.
        """
        self.done()
        if not self.faults.problems:
            self.faults.problems = problems()
        self.faults.check()


def read_rules(root: Part, form: str, assemble: Callable[[Json], R], default: Json = None) -> R:
    """The rules for the options of a document in this format; BadPosition if there are none."""
    got = root.value("format")
    if got != form:
        root.fault("position/unknown-format", "format", got=got, expected=form)
    try:
        return assemble(root.value("config", default))
    except BadConfig as error:
        where = f"config.{error.where}" if error.where else "config"
        root.faults.problems.append(Problem(error.code, where, error.facts))
        raise BadPosition(root.faults.problems) from error


def read_seed(root: Part) -> bytes:
    """The seed of a position; empty if it is left out."""
    value = root.value("seed")
    if value is None:
        return b""
    try:
        return bytes.fromhex(value if isinstance(value, str) else "?")
    except ValueError:
        root.fault("position/not-a-seed", "seed", got=value)
        return b""
