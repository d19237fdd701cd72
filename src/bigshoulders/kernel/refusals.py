"""Refusals: why a move is not legal, first as numbers, then as a code with its rule and facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import mypyc_attr

from bigshoulders.kernel.json import Json
from bigshoulders.kernel.spelling import Kind

# The first rows of every game's table: the driver refuses with these itself.
GAME_OVER: Final = 0
NOT_YOUR_TURN: Final = 1
DRAW_FIRST: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class No:
    """A reason in ids and numbers: its kind, up to four facts, and the rule if not its row's."""

    __slots__ = ("a", "b", "c", "d", "kind", "rule")

    def __init__(
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, rule: str = ""
    ) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.rule = rule


@dataclass(frozen=True)
class Refusal:
    """Why a well-spelt move is not legal: a code, the rule that decides, the facts."""

    code: str
    rule: str
    facts: dict[str, Json] = field(default_factory=dict)


@final
class RefusalTable:
    """The reasons of one game: one row each, with the rule that decides."""

    def __init__(self, rows: list[tuple[Kind, str]]) -> None:
        self.rows = rows

    def explain(self, no: No) -> Refusal:
        """A refusal with its code, its rule and its facts by name."""
        kind, rule = self.rows[no.kind]
        return Refusal(kind.name, no.rule or rule, kind.spell([no.a, no.b, no.c, no.d]))

    def kind(self, code: str) -> Kind:
        """The row with this code."""
        return next(kind for kind, _ in self.rows if kind.name == code)
