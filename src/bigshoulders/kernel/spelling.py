"""Spelling: writes the small integers of moves, events and frames as words, and reads them back.

Each kind of move, event or frame is one row in a table: a name and named arguments, each from a
domain. Its JSON spelling, locale key, documentation and, for moves, dense numbering follow from
that row.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from bigshoulders.kernel.errors import BadMove
from bigshoulders.kernel.json import Json


class Domain:
    """A named set of ids. The position of an id is its number; `extra` spells special numbers."""

    def __init__(self, name: str, ids: Sequence[str], extra: dict[int, str] | None = None) -> None:
        self.name = name
        self.ids = list(ids)
        self.spelling: dict[int, str] = dict(enumerate(ids))
        if extra is not None:
            self.spelling.update(extra)
        self.number: dict[str, int] = {word: number for number, word in self.spelling.items()}

    @property
    def size(self) -> int:
        """The number of ids that the dense numbering must accommodate."""
        return len(self.ids)

    def spell(self, number: int) -> Json:
        """The id of a number."""
        return self.spelling[number]

    def spells(self, number: int, word: Json) -> bool:
        """Whether this is the id of a number."""
        return isinstance(word, str) and word == self.spelling[number]

    def parse(self, word: Json, where: str) -> int:
        """The number of an id, or an error that lists what would be valid."""
        if isinstance(word, str) and word in self.number:
            return self.number[word]
        facts: dict[str, Json] = {"got": word, "domain": self.name}
        near = get_close_matches(word, list(self.number), n=1) if isinstance(word, str) else []
        if near:
            facts["did_you_mean"] = near[0]
        elif len(self.number) <= 24:
            facts["known"] = list(self.number)
        raise BadMove("spelling/unknown-id", where, facts)


class Numbers(Domain):
    """Plain whole numbers, spelt as themselves; `size` of them if they are dense."""

    def __init__(self, name: str, size: int = 0) -> None:
        super().__init__(name, [])
        self.count = size

    @property
    def size(self) -> int:
        return self.count

    def spell(self, number: int) -> Json:
        return number

    def spells(self, number: int, word: Json) -> bool:
        return isinstance(word, int) and not isinstance(word, bool) and word == number

    def parse(self, word: Json, where: str) -> int:
        if isinstance(word, int) and not isinstance(word, bool):
            if not self.count or 0 <= word < self.count:
                return word
            facts: dict[str, Json] = {"got": word, "least": 0, "most": self.count - 1}
            raise BadMove("spelling/number-out-of-range", where, facts)
        raise BadMove("spelling/not-a-whole-number", where, {"got": word})


COUNT: Final = Numbers("count")


class Kind:
    """One row in a table: a name and its named arguments."""

    def __init__(self, name: str, **fields: Domain) -> None:
        self.name = name
        self.names = list(fields)
        self.domains = list(fields.values())
        self.fields: list[tuple[str, Domain]] = list(fields.items())

    def spell(self, args: list[int]) -> dict[str, Json]:
        """The arguments by name."""
        return {name: domain.spell(args[i]) for i, (name, domain) in enumerate(self.fields)}

    def spells(self, args: list[int], words: dict[str, Json]) -> bool:
        """Whether the words have the arguments that `spell` gives; they may have others."""
        for i in range(len(self.names)):
            if not self.domains[i].spells(args[i], words.get(self.names[i])):
                return False
        return True

    def parse(self, words: dict[str, Json], where: str, keyword: str) -> list[int]:
        """The arguments as numbers; unknown, missing and misspelt ones are refused by name. The
        keyword isn't an argument."""
        for name in words:
            if name != keyword and name not in self.names:
                facts: dict[str, Json] = {"got": name, "kind": self.name, "known": [*self.names]}
                raise BadMove("spelling/unknown-argument", where, facts)
        args: list[int] = []
        for name, domain in self.fields:
            if name not in words:
                raise BadMove(
                    "spelling/missing-argument", where, {"argument": name, "kind": self.name}
                )
            args.append(domain.parse(words[name], f"{where}.{name}" if where else name))
        return args


class Table:
    """All kinds of one sort; the position of a kind is its number."""

    def __init__(self, word: str, kinds: list[Kind]) -> None:
        self.word = word
        self.kinds = kinds
        self.number: dict[str, int] = {kind.name: i for i, kind in enumerate(kinds)}

    def spell(self, number: int, args: list[int]) -> dict[str, Json]:
        """`{"do": "buy_certificate", "company": "swift", ...}` for a table whose keyword is
        `do`."""
        kind = self.kinds[number]
        return {self.word: kind.name, **kind.spell(args)}

    def spells(self, number: int, args: list[int], words: dict[str, Json]) -> bool:
        """Whether the words have the kind and the arguments that `spell` gives; they may have
        others."""
        kind = self.kinds[number]
        return words.get(self.word) == kind.name and kind.spells(args, words)

    def parse(self, words: Json, where: str = "") -> tuple[int, list[int]]:
        """The kind and the arguments of a spelling."""
        if not isinstance(words, dict):
            raise BadMove("spelling/not-an-object", where, {"got": words})
        name = words.get(self.word)
        if not isinstance(name, str) or name not in self.number:
            facts: dict[str, Json] = {"got": name, "word": self.word}
            near = get_close_matches(name, list(self.number), n=1) if isinstance(name, str) else []
            if near:
                facts["did_you_mean"] = near[0]
            raise BadMove("spelling/unknown-kind", where, facts)
        number = self.number[name]
        return number, self.kinds[number].parse(words, where, self.word)
