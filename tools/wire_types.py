"""The client's types of one game: ids, moves, events, questions, and the shapes of sheet and view.

`tools/client_types.py` writes them to web/src/games/<game>/wire.gen.ts. They come from the game's
own tables, so a renamed argument is a compile error in the client.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import get_args

import msgspec.inspect as shapes
from msgspec import Struct

from bigshoulders.kernel.spelling import Domain, Kind, Numbers

HEAD = """// Made by tools/client_types.py from the game's tables and types; not written by hand.
import type { Json } from "$lib/api/types";
"""
MODULES = ["engine.ids", "engine.rules", "engine.events", "sheet.shapes", "sheet.view_shapes"]
PLAIN = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.StrType: "string",
    shapes.CustomType: "Json",
}


def words_of(alias: object) -> list[str]:
    """The words of a Literal, or of a union of Literals; none for anything else."""
    words: list[str] = []
    for part in get_args(alias):
        if isinstance(part, str):
            words.append(part)
        elif found := words_of(part):
            words += found
        else:
            return []
    return words


def quoted(words: list[str]) -> str:
    return " | ".join(json.dumps(word) for word in words)


class Wire:
    """The types of one game, as TypeScript."""

    def __init__(self, game: str) -> None:
        self.package = f"bigshoulders.games.{game}"
        self.ids: dict[str, list[str]] = {}
        for name in MODULES:
            for word, thing in vars(self.module(name)).items():
                if word.endswith("Id") and (words := words_of(thing)):
                    self.ids[word] = words
        self.names = {frozenset(words): name for name, words in self.ids.items()}

    def module(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    def text(self) -> str:
        """The whole file."""
        moves, events, frames = (self.module(f"engine.{n}") for n in ("moves", "events", "frames"))
        sheet = self.module("sheet.shapes").Sheet
        view = self.module("sheet.view_shapes").View
        parts = [
            HEAD,
            "".join(f"export type {name} = {quoted(ids)};\n" for name, ids in self.ids.items()),
            self.union("Move", "do", moves.KINDS_OF_MOVE, "Every move, by its kind."),
            self.union("GameEvent", "event", events.KINDS_OF_EVENT, "Every event, by its kind."),
            self.union("Frame", "step", frames.KINDS_OF_FRAME, "Every question and step."),
            "/** What the game waits for, whom it asks, and how far the step has come. */\n"
            "export type Question = Frame & { seat: number; at: number };\n"
            'export type StepId = Frame["step"];\n',
            *self.interfaces([sheet, view]),
            "/** What the table's model knows of this game's wire. */\nexport interface Wire {\n"
            "  sheet: Sheet;\n  view: View;\n  move: Move;\n  event: GameEvent;\n}\n",
        ]
        return "\n".join(parts)

    # --- tables --------------------------------------------------------------------------------

    def union(self, name: str, word: str, kinds: list[Kind], comment: str) -> str:
        """A discriminated union: one member per row of a table."""
        lines = [f"/** {comment} */", f"export type {name} ="]
        for kind in kinds:
            fields = [f"{word}: {json.dumps(kind.name)}"]
            fields += [f"{field}: {self.domain(domain)}" for field, domain in kind.fields]
            lines.append(f"  | {{ {'; '.join(fields)} }}")
        return "\n".join(lines) + ";\n"

    def domain(self, domain: Domain) -> str:
        """The type of an argument: closed sets have a union, open ones are strings."""
        if isinstance(domain, Numbers):
            return "number"
        found = self.names.get(frozenset(domain.number))
        if found:
            return found
        extra = [word for word in domain.number if word not in domain.ids]
        named = self.names.get(frozenset(domain.ids))
        return f"{named} | {quoted(extra)}" if named else "string"

    # --- shapes --------------------------------------------------------------------------------

    def interfaces(self, roots: list[type[Struct]]) -> Iterator[str]:
        """An interface for each Struct, in the order in which they are needed."""
        done: dict[str, shapes.StructType] = {}
        for root in roots:
            collect(shapes.type_info(root), done)
        for name, struct in done.items():
            comment = (struct.cls.__doc__ or "").split("\n")[0]
            lines = [f"/** {comment} */", f"export interface {name} {{"]
            if isinstance(struct.tag_field, str):
                lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
            for field in struct.fields:
                mark = "" if field.required else "?"
                lines.append(f"  {field.encode_name}{mark}: {self.shape(field.type)};")
            yield "\n".join([*lines, "}"]) + "\n"

    def shape(self, kind: shapes.Type) -> str:
        """A type as TypeScript."""
        if isinstance(kind, shapes.Metadata):
            title = (kind.extra_json_schema or {}).get("title")
            return str(title) if title else self.shape(kind.type)
        if isinstance(kind, shapes.StructType):
            return kind.cls.__name__
        if isinstance(kind, shapes.LiteralType):
            words = [str(value) for value in kind.values]
            return self.names.get(frozenset(words), quoted(words))
        if isinstance(kind, shapes.UnionType):
            return self.any_of(kind)
        if isinstance(kind, shapes.ListType):
            return f"Array<{self.shape(kind.item_type)}>"
        if isinstance(kind, shapes.TupleType):
            return f"[{', '.join(self.shape(item) for item in kind.item_types)}]"
        if isinstance(kind, shapes.DictType):
            key, value = self.shape(kind.key_type), self.shape(kind.value_type)
            every = f"Record<{key}, {value}>"
            return every if key == "string" else f"Partial<{every}>"
        return PLAIN[type(kind)]

    def any_of(self, kind: shapes.UnionType) -> str:
        """A union; several Literals in it count as one."""
        words = [str(v) for t in kind.types if isinstance(t, shapes.LiteralType) for v in t.values]
        rest = [self.shape(t) for t in kind.types if not isinstance(t, shapes.LiteralType)]
        named = [self.names.get(frozenset(words), quoted(words))] if words else []
        return " | ".join(dict.fromkeys(named + rest))


def collect(kind: shapes.Type, done: dict[str, shapes.StructType]) -> None:
    """Every Struct that a type needs, the innermost first."""
    if isinstance(kind, shapes.Metadata):
        collect(kind.type, done)
    elif isinstance(kind, shapes.StructType):
        if kind.cls.__name__ not in done:
            for field in kind.fields:
                collect(field.type, done)
            done[kind.cls.__name__] = kind
    elif isinstance(kind, shapes.UnionType):
        for one in kind.types:
            collect(one, done)
    elif isinstance(kind, shapes.TupleType):
        for one in kind.item_types:
            collect(one, done)
    elif isinstance(kind, shapes.ListType):
        collect(kind.item_type, done)
    elif isinstance(kind, shapes.DictType):
        collect(kind.value_type, done)
