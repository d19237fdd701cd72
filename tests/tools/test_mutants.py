"""The mutation tool: survivors really ran under the tests, and only mutants make tests fail."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parents[2] / "tools"
MODULE = """
def larger(a, b):
    return a if a > b else b


def first_multiple(n, above):
    found = 0
    while found <= above:
        found = found + n
    return found


def unreached(a):
    return a + 1
"""
TESTS = """
from shop import first_multiple, larger


def test_larger():
    assert larger(1, 2) == 2
    assert larger(3, 2) == 3


def test_first_multiple():
    assert first_multiple(3, 5) == 6
"""
IN_ORDER = """
import shop

SEEN = []


def test_first():
    for _ in range(200000):
        shop.larger(1, 2)
    SEEN.append(1)


def test_second():
    assert SEEN
"""
# Tries the mutants with these lines, and prints the verdict of each.
PROGRAM = """
import sys
from pathlib import Path
import mutants

root, *wanted = sys.argv[1:]
mutants.ROOT = Path(root)
mutants.SOURCE = mutants.PACKAGE = mutants.ROOT / "src"
mutants.SPARE_SECONDS = 1
room = mutants.Room(["*.py"], ["tests"])
found = [m for file in room.files() for at in mutants.mutants_of(file).values() for m in at]
found = [next(m for m in found if m.change()[1] == line) for line in wanted]
reach = mutants.reach_of(room)
mutants.control(reach)
if root.endswith("loaded"):
    sys.path.insert(0, str(mutants.SOURCE))
    import shop
survived = dict(mutants.survivors(found, reach, 1))
for mutant in found:
    print(mutant.change()[1], "|", survived.get(mutant, "killed"))
"""


def verdicts(project: Path, tests: str, *lines: str) -> subprocess.CompletedProcess[str]:
    for name, text in {"src/shop.py": MODULE, "tests/test_shop.py": tests}.items():
        (project / name).parent.mkdir(parents=True)
        (project / name).write_text(text)
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(project), *lines],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(TOOLS)},
        check=False,
    )


def test_mutants_are_killed_or_survive_as_the_tests_notice(tmp_path: Path):
    done = verdicts(
        tmp_path,
        TESTS,
        "return a if a < b else b",
        "return a if a >= b else b",
        "found = found - n",
        "return a - 1",
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "return a if a < b else b | killed",
        "return a if a >= b else b | 1",
        "found = found - n | killed",
        "return a - 1 | 0",
    ]


def test_tests_that_need_their_order_are_refused(tmp_path: Path):
    done = verdicts(tmp_path, IN_ORDER, "return a if a < b else b")
    assert "The tests depend on their order" in done.stderr
    assert done.stdout == ""


def test_failing_tests_are_refused(tmp_path: Path):
    done = verdicts(tmp_path, TESTS.replace("== 6", "== 7"), "return a if a < b else b")
    assert "The tests fail without any mutant" in done.stderr
    assert done.stdout == ""


def test_a_mutant_that_was_never_imported_is_an_error(tmp_path: Path):
    done = verdicts(tmp_path / "loaded", TESTS, "return a if a < b else b")
    assert "No test imported this mutant" in done.stderr
    assert done.stdout == ""
