"""The rules as text, by id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from bigshoulders.shelf import boxes

ITEM = re.compile(r"^- \*\*(?P<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\* ?(?P<text>.*)$")
ROW = re.compile(r"^\| (?:\*\*)?(?P<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)(?:\*\*)? \|")
CELL_ID = re.compile(r"\*\*(?P<id>[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*")
HEADING = re.compile(r"^#+ (?P<title>.*)$")


@dataclass(frozen=True)
class Paragraph:
    """One id in the rules: its section and its text."""

    id: str
    section: str
    text: str


def books() -> list[str]:
    """The names of the books, one per game."""
    return [box.book for box in boxes()]


@cache
def read_book(name: str) -> str:
    """The text of a book: from its game's folder, the installed package, or docs/."""
    box = next(box for box in boxes() if box.book == name)
    for folder in (files(box.package), files("bigshoulders").joinpath("rulebook_texts")):
        if folder.joinpath(f"{name}.md").is_file():
            return folder.joinpath(f"{name}.md").read_text(encoding="utf-8")
    docs = Path(__file__).resolve().parents[2] / "docs" / "rules"
    return (docs / f"{name}.md").read_text(encoding="utf-8")


@cache
def paragraphs(book: str) -> list[Paragraph]:
    """Every id of a book, in order. Table rows include the headings of their columns."""
    found: list[Paragraph] = []
    section = ""
    heads: list[str] = []
    for line in book.splitlines():
        heading = HEADING.match(line)
        item = ITEM.match(line)
        if heading:
            section = heading["title"]
        elif item:
            found.append(Paragraph(item["id"], section, plain(item["text"])))
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if all(set(cell) <= set("-: ") for cell in cells):
                continue
            if ROW.match(line) or any(CELL_ID.fullmatch(cell) for cell in cells):
                found.append(row(cells, heads, section))
            elif not any(CELL_ID.search(cell) for cell in cells):
                heads = cells
        else:
            heads = heads if line.strip() else []
    return found


def row(cells: list[str], heads: list[str], section: str) -> Paragraph:
    """A table row: the id, then every other cell after its column heading."""
    number = next((i for i, cell in enumerate(cells) if CELL_ID.fullmatch(cell)), 0)
    told = [
        f"{heads[i]}: {cell}" if i < len(heads) and heads[i] else cell
        for i, cell in enumerate(cells)
        if i != number and cell
    ]
    return Paragraph(plain(cells[number]), section, plain("; ".join(told)))


def plain(text: str) -> str:
    """Text without Markdown."""
    return text.replace("**", "").replace("`", "").replace("*", "")


def find(wanted: str) -> list[Paragraph]:
    """The text of an id. A table named in a heading (DATA-CERT) is returned whole."""
    found: list[Paragraph] = []
    for name in books():
        book = read_book(name)
        found += [p for p in paragraphs(book) if p.id == wanted]
        if not found:
            found += named_table(book, wanted)
    return found


def named_table(book: str, wanted: str) -> list[Paragraph]:
    """The lines under a heading that ends with this id."""
    lines = book.splitlines()
    for i, line in enumerate(lines):
        if line.startswith("#") and line.endswith(f"— {wanted}"):
            end = i + 1
            while end < len(lines) and not lines[end].startswith("#"):
                end += 1
            text = "\n".join(plain(row) for row in lines[i + 1 : end]).strip()
            return [Paragraph(wanted, line.lstrip("# "), text)]
    return []


def is_known(wanted: str) -> bool:
    """Whether any book contains this id."""
    return bool(find(wanted))


def all_ids() -> list[str]:
    """Every id in every book, once."""
    ids = [p.id for name in books() for p in paragraphs(read_book(name))]
    return list(dict.fromkeys(ids))
