"""The sentences of the project: from pages, messages, command help, comments and docstrings."""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

FENCE = re.compile(r"^\s*(```|~~~)")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
CODE = re.compile(r"`[^`]*`")
LIST_MARK = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
SENTENCE_END = re.compile(r"(?<=[.!?])[\"”’*)]*\s+(?=[\"“‘*(]*[A-Z`$])")
MESSAGE = re.compile(r"^(?:-?[a-zA-Z][\w-]*|\s+\.[a-z_]+)\s*=\s*(.*)$")
VARIANT = re.compile(r"^\s+\*?\[[\w-]+\]\s*(.*)$")
SCRIPT_COMMENT = re.compile(r"(?:^|\s)//\s*(.+)$|/\*\*?\s*([\s\S]*?)\*/", re.MULTILINE)
HELD = "\N{SYMBOL FOR SPACE}"  # a space inside code, which doesn't end a sentence


@dataclass(frozen=True)
class Sentence:
    """One sentence and where it starts; a table cell or a heading counts as one."""

    path: str
    line: int
    text: str
    is_cell: bool = False

    @property
    def words(self) -> int:
        return len(CODE.sub("code", self.text).split())


def split(path: str, line: int, text: str, is_cell: bool = False) -> Iterator[Sentence]:
    """The sentences of a paragraph. Code in backticks counts as one word, a link as its text."""
    kept = CODE.sub(lambda found: re.sub(r"\s+", HELD, found[0]), LINK.sub(r"\1", text))
    for sentence in SENTENCE_END.split(" ".join(kept.split())):
        if re.search(r"[A-Za-z]{2}", CODE.sub("", sentence)):
            yield Sentence(path, line, sentence.replace(HELD, " "), is_cell)


def markdown(path: str, text: str) -> Iterator[Sentence]:
    """Paragraphs, list items, headings and table cells; no code blocks."""
    text = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text)
    fenced = False
    start, lines = 0, list[str]()
    for number, quoted in enumerate([*text.splitlines(), ""], 1):
        line = re.sub(r"^> ?", "", quoted)
        is_fence = FENCE.match(line) is not None
        row = line.startswith("|")
        ends = is_fence or fenced or row or not line.strip() or line.startswith("#")
        if lines and (ends or LIST_MARK.match(line)):
            yield from split(path, start, " ".join(lines))
            lines = []
        if is_fence:
            fenced = not fenced
        elif fenced or not line.strip():
            continue
        elif row:
            for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")):
                yield from split(path, number, cell, is_cell=True)
        elif line.startswith("#"):
            yield from split(path, number, line.lstrip("# "), is_cell=True)
        else:
            start = start if lines else number
            lines.append(LIST_MARK.sub("", line))


def notebook(path: str, text: str) -> Iterator[Sentence]:
    for number, cell in enumerate(json.loads(text)["cells"], 1):
        if cell["cell_type"] == "markdown":
            for sentence in markdown(path, "".join(cell["source"])):
                yield Sentence(path, number, sentence.text, sentence.is_cell)


def fluent(path: str, text: str) -> Iterator[Sentence]:
    """The values of messages, attributes and variants, with their placeables."""
    for number, line in enumerate(text.splitlines(), 1):
        found = VARIANT.match(line) or MESSAGE.match(line)
        if found and found[1] and not found[1].endswith("->"):
            yield from split(path, number, found[1])


def python(path: str, text: str) -> Iterator[Sentence]:
    """Docstrings and comments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            line = node.body[0].lineno if said else 0
            for paragraph in (said or "").split("\n\n"):
                if not paragraph.lstrip().startswith((">>>", "python ", "|")):
                    yield from split(path, line, paragraph)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            yield from split(path, token.start[0], token.string.lstrip("# "))


def script(path: str, text: str) -> Iterator[Sentence]:
    """Comments in TypeScript and Svelte files."""
    for found in SCRIPT_COMMENT.finditer(text.replace("://", ":  ")):
        said = re.sub(r"^\s*\*\s?", " ", found[1] or found[2] or "", flags=re.MULTILINE)
        yield from split(path, text.count("\n", 0, found.start()) + 1, said)


def makefile(path: str, text: str) -> Iterator[Sentence]:
    """The help texts of the targets."""
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"^[a-z-]+:.*?## (.*)$", line):
            yield from split(path, number, found[1])


READERS = {
    ".md": markdown,
    ".ipynb": notebook,
    ".ftl": fluent,
    ".py": python,
    ".ts": script,
    ".svelte": script,
    "Makefile": makefile,
}


def read(path: Path) -> list[Sentence]:
    """All sentences of a file."""
    reader = READERS[path.suffix or path.name]
    name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
    return list(reader(name, path.read_text(encoding="utf-8")))


def command_help() -> list[Sentence]:
    """Every description and help text of the command `bigshoulders`."""
    from bigshoulders.cli.main import build_parser
    from bigshoulders.server.settings import HELP

    found = [Sentence("serve --help", 0, text) for text in HELP.values()]
    found += parser_help(build_parser())
    return found


def parser_help(parser: argparse.ArgumentParser) -> list[Sentence]:
    found = list(split(f"{parser.prog} --help", 0, parser.description or ""))
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for choice in action._choices_actions:
                found += split(f"{parser.prog} --help", 0, choice.help or "")
            for child in dict.fromkeys(action.choices.values()):
                found += parser_help(child)
        elif action.help and action.dest != "help":
            found += split(f"{parser.prog} --help", 0, action.help)
    return found
