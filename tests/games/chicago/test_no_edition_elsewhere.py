"""Only assemble.py knows what an edition consists of: no other engine code decides by it.

options.py reads the options, export.py writes the edition into positions, view_shapes.py gives it a
type, load.py refuses a position whose edition differs from its options, and catalog.py opens the
data file that assemble.py names. Everything else uses the numbers and customs that assemble.py put
into the rules.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bigshoulders.games.chicago

ENGINE = Path(bigshoulders.games.chicago.__file__).parent
ROOMS = ["engine", "content", "positions", "sheet"]
MODULES = sorted(
    path.relative_to(ENGINE).as_posix() for room in ROOMS for path in (ENGINE / room).rglob("*.py")
)
WORD = "edition"
# The modules that may mention the edition, and those that may decide by it.
MENTION = {
    "content/assemble.py",
    "content/catalog.py",
    "engine/options.py",
    "positions/export.py",
    "positions/load.py",
    "sheet/view_shapes.py",
}
DECIDE = {"content/assemble.py", "engine/options.py", "positions/load.py"}
# Only assemble.py names the customs of an edition.
CUSTOMS = {"FirstEdition", "NewEdition"}


def identifiers(node: ast.AST) -> Iterator[str]:
    """Every identifier in a tree, and every string that could be one."""
    for inner in ast.walk(node):
        match inner:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.arg(arg=word):
                yield word
            case ast.FunctionDef(name=word) | ast.ClassDef(name=word):
                yield word
            case ast.keyword(arg=str(word)):
                yield word
            case ast.alias(name=word, asname=other):
                yield word
                yield other or word
            case ast.Constant(value=str(word)):  # getattr(config, "edition"), config["edition"]
                yield word


def conditions(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything a module compares or branches on."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                yield node
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                yield test
            case ast.Assert(test=test):
                yield test
            case ast.Match(subject=subject):
                yield subject
            case ast.comprehension(ifs=tests):
                yield from tests
            case ast.Subscript(slice=index):  # a table with a row per edition
                yield index


def decisions(source: str) -> list[int]:
    """Lines of a module in which the edition decides something."""
    found = {
        node.lineno
        for node in conditions(ast.parse(source))
        if isinstance(node, ast.expr) and WORD in identifiers(node)
    }
    return sorted(found)


def tree_of(module: str) -> ast.AST:
    return ast.parse((ENGINE / module).read_text(encoding="utf-8"))


def test_the_walk_finds_the_engine():
    assert {"content/assemble.py", "engine/steps/stock.py", "engine/customs.py"} < {*MODULES}
    assert DECIDE < MENTION < {*MODULES}


@pytest.mark.parametrize(
    "line",
    [
        'if g.config.edition == "first": pass',
        'x = 10 if config.edition == "first" else 12',
        "while edition: pass",
        'late = g.config.edition != "new"',
        'first = not (edition == "new")',
        'y = [c for c in companies if g.edition == "first"]',
        'assert edition == "new"',
        'tokens = {"new": 12, "first": 10}[g.config.edition]',
        'if getattr(g.config, "edition") == "first": pass',
        'if config["edition"] == "first": pass',
        "match g.config.edition:\n    case _: pass",
    ],
)
def test_a_decision_by_the_edition_is_noticed(line: str):
    assert decisions(line) == [1]


@pytest.mark.parametrize("line", ["x = g.config.edition", 'd = {"edition": g.config.edition}'])
def test_carrying_the_edition_is_not_a_decision(line: str):
    assert decisions(line) == []


@pytest.mark.parametrize("module", [module for module in MODULES if module not in DECIDE])
def test_no_other_module_decides_by_the_edition(module: str):
    assert decisions((ENGINE / module).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("module", [module for module in MODULES if module not in MENTION])
def test_no_other_module_mentions_the_edition(module: str):
    assert WORD not in set(identifiers(tree_of(module)))


def test_a_position_is_compared_with_its_options_and_that_is_all():
    source = (ENGINE / "positions" / "load.py").read_text(encoding="utf-8")
    lines = source.splitlines()
    assert [lines[n - 1].strip() for n in decisions(source)] == [
        "if edition != g.config.edition:",
    ]


@pytest.mark.parametrize("module", [m for m in MODULES if m != "engine/customs.py"])
def test_the_customs_of_an_edition_are_chosen_in_one_place(module: str):
    named = CUSTOMS & set(identifiers(tree_of(module)))
    assert named == (CUSTOMS if module == "content/assemble.py" else set())


@pytest.mark.parametrize(
    "module", [m for m in MODULES if m not in ("content/assemble.py", "engine/rules.py")]
)
def test_the_engine_does_not_ask_how_the_edition_is_shown(module: str):
    """Only modules that show the game need ED-19 and the names that changed (ED-34, ED-54,
    ED-55)."""
    tree = tree_of(module)
    asked = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert "demand_is_mirrored" not in asked
    of_rules = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "g"
    }
    assert "words" not in of_rules
