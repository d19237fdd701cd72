"""Errors are codes with facts; their sentences are in the locales."""

from __future__ import annotations

from bigshoulders.kernel.json import Json


class GameError(Exception):
    """A caller's mistake: a code, its location, and the facts that decide it."""

    def __init__(self, code: str, where: str = "", facts: dict[str, Json] | None = None) -> None:
        super().__init__(code, where, facts or {})
        self.code = code
        self.where = where
        self.facts: dict[str, Json] = facts or {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        place = f"{self.where}: " if self.where else ""
        return f"{place}{self.code}" + (f" ({facts})" if facts else "")


class IllegalMove(GameError):
    """A well-formed move that isn't legal: code, rule id and the numbers that decide it."""

    def __init__(self, code: str, rule: str, facts: dict[str, Json] | None = None) -> None:
        super().__init__(code, "", facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"


class BadMove(GameError):
    """A malformed move."""


class BadConfig(GameError):
    """Options that can't be played."""


class BadData(GameError):
    """A data file with a fault; `where` gives the file and the key."""


class BadPosition(GameError):
    """A position that can't be read or played; `problems` lists every fault."""

    def __init__(self, problems: list[Problem]) -> None:
        first = problems[0]
        super().__init__(first.code, first.where, first.facts)
        self.problems = problems


class BadLog(GameError):
    """A log that is truncated, edited or from another game; `where` gives the line."""


class Problem:
    """One fault in a position: what, where, and the facts."""

    def __init__(self, code: str, where: str, facts: dict[str, Json] | None = None) -> None:
        self.code = code
        self.where = where
        self.facts: dict[str, Json] = facts or {}

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.where}: {self.code}" + (f" ({facts})" if facts else "")
