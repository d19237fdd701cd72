"""Only the shelf names a game: no other room has a game's id in its code. `Any` is rare."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigshoulders.shelf import SHELF
from samples import ROOT

PACKAGE = ROOT / "src" / "bigshoulders"
ROOMS = ["bots", "box", "cli", "kernel", "lab", "language", "server"]
MODULES = [
    PACKAGE / "__init__.py",
    PACKAGE / "rulebook.py",
    *(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")),
]


def words_of(tree: ast.Module) -> Iterator[str]:
    """Every name and every string except docstrings."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_other_room_names_a_game(module: Path):
    tree = ast.parse(module.read_text(encoding="utf-8"))
    named = [word for word in words_of(tree) for game in SHELF if game in word.lower()]
    assert named == []


def test_any_is_rare_and_has_a_reason():
    found: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            code, _, comment = line.partition("  # ")
            if not re.search(r"\bAny\b", code) or re.match(r"\s*(#|from typing import)", code):
                continue
            found.append(line)
            above = lines[max(0, number - 3) : number]
            assert comment or any(before.strip().startswith("#") for before in above), (path, line)
    assert len(found) < 25, found
