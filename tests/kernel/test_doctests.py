"""The examples in docstrings work."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import bigshoulders

PACKAGE = Path(bigshoulders.__file__).parent
EXAMPLES = sorted(
    path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
    for path in PACKAGE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_in_a_module_work(name: str):
    results = doctest.testmod(import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


def test_there_are_examples():
    assert "bigshoulders.kernel.chance" in EXAMPLES
