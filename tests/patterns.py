"""The messages as syntax trees, for tests that read what they say."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bigshoulders.language.messages import ftl_names, read_ftl

Patterns = dict[str, ast.Pattern]
DATE = re.compile(r"\d{4}-\d\d-\d\d")


class Nodes(Visitor):
    """Every node of a pattern, wherever it stands: placeables, selectors, arguments."""

    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.found.append(node)
        super().generic_visit(node)


def nodes(pattern: ast.Pattern) -> list[ast.BaseNode]:
    """A pattern and everything in it."""
    every = Nodes()
    every.visit(pattern)
    return every.found


def variables(pattern: ast.Pattern) -> set[str]:
    """The names of the variables in a pattern."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def texts(pattern: ast.Pattern) -> list[str]:
    """The plain text of a pattern, in pieces."""
    return [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]


def patterns_of(language: str, name: str) -> Patterns:
    """The messages of a file by key, their attributes by `key.attribute`."""
    found: Patterns = {}
    for entry in FluentParser().parse(read_ftl(language, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            key = entry.id.name
            parts = [(key, entry.value)]
            parts += [(f"{key}.{part.id.name}", part.value) for part in entry.attributes]
            for place, pattern in parts:
                assert place not in found, f"{place} appears twice"
                if pattern is not None:
                    found[place] = pattern
    return found


@cache
def all_patterns(language: str) -> Patterns:
    """Every message of a language."""
    found: Patterns = {}
    for name in ftl_names(language):
        found.update(patterns_of(language, name))
    return found


def places_with(language: str, bad: re.Pattern[str]) -> set[str]:
    """The messages whose plain text matches. A date counts as 0: its hyphens are no dashes."""
    return {
        place
        for place, pattern in all_patterns(language).items()
        for text in texts(pattern)
        if bad.search(DATE.sub("0", text))
    }
