"""The examples in docstrings work.

Compiled modules have no docstrings, so a process of its own runs the examples of the sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src"
EXAMPLES = sorted(
    path.relative_to(SOURCES).with_suffix("").as_posix().replace("/", ".")
    for path in (SOURCES / "bigshoulders").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)
RUN = """
import doctest, importlib, json, sys
results = {name: doctest.testmod(importlib.import_module(name)) for name in sys.argv[1:]}
print(json.dumps({name: [found.attempted, found.failed] for name, found in results.items()}))
"""


def test_the_examples_in_docstrings_work():
    assert "bigshoulders.kernel.chance" in EXAMPLES
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", RUN, *EXAMPLES]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    *report, last = done.stdout.splitlines()
    for name, (attempted, failed) in json.loads(last).items():
        assert attempted > 0, name
        assert failed == 0, "\n".join(report)
