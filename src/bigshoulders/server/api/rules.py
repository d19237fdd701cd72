"""Doors to the rules: a whole book, or what is said under one id."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from bigshoulders import rulebook
from bigshoulders.server.api.problems import REFUSALS
from bigshoulders.server.errors import Refused


class Paragraph(msgspec.Struct):
    """One id of a book: its section and its text."""

    id: str
    section: str
    text: str


@cache
def book_of(name: str) -> list[Paragraph]:
    """All paragraphs of a book, in order."""
    if name not in rulebook.books():
        raise Refused("not_found")
    return paragraphs(rulebook.paragraphs(rulebook.read_book(name)))


def paragraphs(found: list[rulebook.Paragraph]) -> list[Paragraph]:
    return [Paragraph(one.id, one.section, one.text) for one in found]


class RuleRoutes(Controller):
    """The rulebooks of docs/rules."""

    path = "/api/rules"
    tags = ("rules",)

    @get("/books/{name:str}", sync_to_thread=True, responses=REFUSALS)
    def book(self, name: FromPath[str]) -> list[Paragraph]:
        """A whole rulebook: chicago1875 or industrialist."""
        return book_of(name)

    @get("/{rule:str}", sync_to_thread=True, responses=REFUSALS)
    def rule(self, rule: FromPath[str]) -> list[Paragraph]:
        """The text of one rule by its id, such as STOCK-15."""
        found = paragraphs(rulebook.find(rule))
        if not found:
            raise Refused("not_found")
        return found
