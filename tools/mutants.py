"""Mutation testing: changes one small thing in a room, runs its tests, and counts how many notice.

    python tools/mutants.py                          every room, 60 mutants each
    python tools/mutants.py kernel --sample 200      more of one room
    python tools/mutants.py chicago --seed 2         another sample
    python tools/mutants.py chicago --seed 2 --again only those of that sample that survived

Cosmic Ray makes the mutants. Each one runs only the tests that reach its line, fastest first, in
its own process on the interpreted engine. The same seed gives the same mutants. A mutant that
changes nothing anyone could observe is listed in tools/equivalent_mutants.toml with the reason.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import json
import multiprocessing
import os
import resource
import sys
import tempfile
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from types import ModuleType

import coverage
import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "bigshoulders"
EQUIVALENT = ROOT / "tools/equivalent_mutants.toml"
RESULTS = ROOT / "build/mutants"
LIKELY = 3  # files tried before all others: those with the most tests of the line
MEMORY = 4 << 30  # bytes: a mutant that allocates without end fails instead of the machine
NOT_APPLIED = 77  # exit status of a child whose tests never imported the mutant
SPARE_SECONDS = 30  # of processor time, besides twice what the tests took
FORK = multiprocessing.get_context("fork")  # libraries are loaded once, the package never
LIBRARIES = ["fluent.runtime", "msgspec", "numpy", "rich.console"]


@dataclass(frozen=True)
class Room:
    """Code to mutate, relative to the package, and the tests that must notice."""

    code: Sequence[str]
    tests: Sequence[str]
    without: Sequence[str] = ()

    def files(self) -> list[Path]:
        left_out = {file for pattern in self.without for file in PACKAGE.glob(pattern)}
        found = {file for pattern in self.code for file in PACKAGE.glob(pattern)}
        return sorted(found - left_out)

    def test_paths(self) -> list[str]:
        return [name for name in self.tests if (ROOT / name).exists()]


SHEETS = ["games/*/sheet/*.py"]
PLAYED = ["tests/contract", "tests/properties", "tests/golden", "tests/perft"]
INDUSTRIALIST = [
    str(file.relative_to(ROOT))
    for file in sorted((ROOT / "tests/games/industrialist").glob("test_*.py"))
    if file.name != "test_industrialist_cli.py"  # it starts processes, which don't see the mutant
]
FEATURES = ["tests/envs/test_features.py"]


def engine(game: str) -> list[str]:
    """The rules of a game, its content and its positions."""
    rooms = ["engine/**/*.py", "content.py", "content/*.py", "positions/*.py"]
    return [f"games/{game}/{room}" for room in rooms]


# Without tests/freeze: its digests notice every change, but can't say which version is right.
ROOMS = {
    "kernel": Room(
        ["kernel/*.py"],
        [
            *("tests/kernel", "tests/games/chicago", "tests/language", *PLAYED, *INDUSTRIALIST),
            *(*FEATURES, "tests/envs/test_selfplay.py"),
        ],
    ),
    "chicago": Room(engine("chicago"), ["tests/games/chicago", *PLAYED, *FEATURES]),
    "industrialist": Room(engine("industrialist"), [*INDUSTRIALIST, *PLAYED, *FEATURES]),
    "sheets": Room(
        SHEETS,
        [
            "tests/games/chicago",
            "tests/properties",
            "tests/games/industrialist/test_sheet.py",
            "tests/games/industrialist/test_sheet_promises.py",
        ],
        ["games/*/sheet/*shapes.py"],
    ),
}

# These change nothing observable: identity of small numbers, and @final.
SILENT_OPERATORS = ("_Is", "_IsNot", "Operator_Is_Eq", "Operator_IsNot_NotEq", "/RemoveDecorator")


@dataclass(frozen=True)
class Mutant:
    """One change to one file."""

    file: Path
    line: int
    operator: str
    occurrence: int

    def source(self) -> str:
        operator = get_operator(self.operator)()
        changed = mutate_code(self.file.read_text(encoding="utf-8"), operator, self.occurrence)
        assert changed is not None, self
        return str(changed)

    def change(self) -> tuple[str, str]:
        """The first line that differs, before and after."""
        old = self.file.read_text(encoding="utf-8").splitlines()
        new = self.source().splitlines()
        at = next(n for n, line in enumerate(new) if line != old[n])
        return old[at].strip(), new[at].strip()

    def key(self) -> tuple[str, str, str]:
        """The file and the change, which stay the same when lines are added above."""
        return (self.file.relative_to(ROOT).as_posix(), *self.change())

    def __str__(self) -> str:
        file, old, new = self.key()
        return f"{file}:{self.line}\n    - {old}\n    + {new}"


# --- choosing mutants


def type_places(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The positions of type annotations, which never run."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg | ast.AnnAssign):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.append(node.returns)
    return [
        ((e.lineno, e.col_offset), (e.end_lineno or 0, e.end_col_offset or 0)) for e in found if e
    ]


def mutants_of(file: Path) -> dict[tuple[int, int], list[Mutant]]:
    """Every mutant of a file, by position."""
    source = file.read_text(encoding="utf-8")
    types = type_places(source)
    nodes = list(ast_nodes(get_ast(source)))
    found: dict[tuple[int, int], list[Mutant]] = defaultdict(list)
    for name in operator_names():
        if name.endswith(SILENT_OPERATORS) and not name.endswith(("_Is_IsNot", "_IsNot_Is")):
            continue
        if get_operator(name).arguments():
            continue
        operator = get_operator(name)()
        places = (place for node in nodes for place in operator.mutation_positions(node))
        for occurrence, (start, _) in enumerate(places):
            if not any(first <= start < last for first, last in types):
                found[start].append(Mutant(file, start[0], name, occurrence))
    return found


def sample(room: Room, number: int, rng: Random) -> list[Mutant]:
    """Random positions, then a random change at each, so that no operator dominates."""
    places = [mutants for file in room.files() for _, mutants in sorted(mutants_of(file).items())]
    return [rng.choice(mutants) for mutants in rng.sample(places, min(number, len(places)))]


# --- running tests


def run_pytest(arguments: list[str], plugin: object) -> int:
    """Run pytest silently in this process, on the code in src/."""
    os.chdir(ROOT)
    sys.path.insert(0, str(SOURCE))
    sys.dont_write_bytecode = False  # each process would compile the package and the tests again
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", *arguments], [plugin]))


@dataclass(frozen=True)
class Reach:
    """The tests that reach each line, and how long each test takes."""

    seconds: dict[str, float]
    tests: dict[str, dict[str, list[str]]]  # by file, by line
    whole: float

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that may notice a mutant, fastest first; all of them for code that runs at
        import."""
        lines = self.tests.get(str(mutant.file), {})
        around = range(statement_start(mutant.file, mutant.line), mutant.line + 1)
        reached = {name for n in around for name in lines.get(str(n), [])}
        if not reached:
            return []
        return sorted(reached - {""} or self.seconds, key=lambda name: self.seconds[name])


def statement_start(file: Path, line: int) -> int:
    """The first line of the innermost statement, because part of a statement may have no line of
    its own."""
    found = 1
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.stmt):
            start = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
            if start <= line <= (node.end_lineno or 0):
                found = max(found, start)
    return found


class Watch:
    """A pytest plugin that records the lines each test reaches."""

    def __init__(self, files: list[Path]) -> None:
        self.coverage = coverage.Coverage(
            data_file=None, include=[str(file) for file in files], config_file=False
        )
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        start = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - start
            self.coverage.switch_context("")

    def reached(self) -> dict[str, dict[str, list[str]]]:
        data = self.coverage.get_data()
        return {
            file: {str(n): names for n, names in data.contexts_by_lineno(file).items()}
            for file in data.measured_files()
        }


def watch(room: Room, out: str) -> None:
    plugin = Watch(room.files())
    plugin.coverage.start()
    start = time.process_time()
    code = run_pytest(room.test_paths(), plugin)
    whole = time.process_time() - start
    plugin.coverage.stop()
    if code == 0:
        Path(out).write_text(json.dumps([plugin.seconds, plugin.reached(), whole]))
    os._exit(code)


def reach_of(room: Room) -> Reach:
    """Run the room's tests once without a mutant."""
    with tempfile.NamedTemporaryFile(suffix=".json") as out:
        child = FORK.Process(target=watch, args=(room, out.name))
        child.start()
        child.join()
        if child.exitcode != 0:
            sys.exit("The tests fail without any mutant: run them and repair them first.")
        return Reach(*json.loads(Path(out.name).read_text()))


class Chosen:
    """A pytest plugin that keeps only the chosen tests, in order."""

    def __init__(self, names: list[str]) -> None:
        self.place = {name: n for n, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place),
            key=lambda item: self.place[item.nodeid],
        )


class Broken(MetaPathFinder, Loader):
    """An importer that supplies one module with the mutant in it."""

    def __init__(self, mutant: Mutant) -> None:
        self.file = str(mutant.file)
        self.source = mutant.source()
        parts = mutant.file.relative_to(SOURCE).with_suffix("").parts
        self.name = ".".join(part for part in parts if part != "__init__")
        self.loaded = False

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        self.loaded = True
        exec(compile(self.source, self.file, "exec"), module.__dict__)


def try_tests(names: list[str], limit: int, mutant: Mutant | None) -> None:
    """Exit with 0 if every test passes; an endless mutant runs out of processor time."""
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    broken = None if mutant is None else Broken(mutant)
    if broken is not None:
        sys.meta_path.insert(0, broken)
    counts = Counter(name.partition("::")[0] for name in names)
    likely = [file for file, _ in counts.most_common(LIKELY)]
    rest = [file for file in counts if file not in likely]
    for files in filter(None, (likely, rest)):
        code = run_pytest(files, Chosen(names))
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            os._exit(code)
    os._exit(NOT_APPLIED if broken is not None and not broken.loaded else 0)


def control(reach: Reach) -> None:
    """All tests pass without a mutant in the order and the process that mutants get."""
    names = sorted(reach.seconds, key=lambda name: reach.seconds[name])
    child = FORK.Process(target=try_tests, args=(names, SPARE_SECONDS + 2 * int(reach.whole), None))
    child.start()
    child.join()
    if child.exitcode != 0:
        sys.exit("The tests depend on their order: they fail when the fastest ones run first.")


def survivors(mutants: list[Mutant], reach: Reach, jobs: int) -> Iterator[tuple[Mutant, int]]:
    """The mutants that no test noticed, each with the number of tests that reach it."""
    running: dict[object, tuple[BaseProcess, Mutant, int]] = {}
    waiting = list(reversed(mutants))
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            names = reach.of(mutant)
            if not names:
                yield mutant, 0
                continue
            limit = SPARE_SECONDS + 2 * int(sum(reach.seconds[name] for name in names))
            child = FORK.Process(target=try_tests, args=(names, limit, mutant))
            child.start()
            running[child.sentinel] = (child, mutant, len(names))
        if not running:
            return
        for sentinel in wait([child.sentinel for child, _, _ in running.values()]):
            done, mutant, tests = running.pop(sentinel)
            done.join()
            if done.exitcode == NOT_APPLIED:
                sys.exit(f"No test imported this mutant, so nothing was measured: {mutant}")
            if done.exitcode == 0:
                yield mutant, tests


# --- reporting


def equivalents() -> set[tuple[str, str, str]]:
    """The mutants that are known to change nothing observable."""
    rows = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {(row["file"], row["old"], row["new"]) for row in rows}


def measure(name: str, number: int, seed: int, jobs: int, again: bool) -> str:
    """Try a room's sample, print its survivors, and sum it up in a line."""
    mutants = sample(ROOMS[name], number, Random(f"{name} {seed}"))
    last = RESULTS / f"{name}-{number}-{seed}.json"
    tried = mutants
    if again:
        survived_before = {tuple(key) for key in json.loads(last.read_text(encoding="utf-8"))}
        tried = [mutant for mutant in mutants if mutant.key() in survived_before]
    reach = reach_of(ROOMS[name])
    control(reach)
    known = equivalents()
    survived: list[tuple[str, str, str]] = []
    for mutant, tests in survivors(tried, reach, jobs):
        survived.append(mutant.key())
        word = "equivalent" if mutant.key() in known else f"survived {tests} tests"
        print(f"{word}: {mutant}", flush=True)
    last.parent.mkdir(parents=True, exist_ok=True)
    last.write_text(json.dumps(survived), encoding="utf-8")
    equal = sum(key in known for key in survived)
    killed, different = len(mutants) - len(survived), len(mutants) - equal
    return (
        f"{name:14}{len(mutants):4} sampled {killed:4} killed {equal:3} equivalent "
        f"{different - killed:3} survived  {killed / different:.0%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rooms", nargs="*", metavar="room", help=f"any of {', '.join(ROOMS)}")
    parser.add_argument("--sample", type=int, default=60, help="mutants per room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="only what survived the last time")
    asked = parser.parse_args()
    for name in asked.rooms:
        if name not in ROOMS:
            parser.error(f"no room {name!r}; there are {', '.join(ROOMS)}")
    os.environ.setdefault("HYPOTHESIS_PROFILE", "suite")  # no example that comes by chance
    for library in LIBRARIES:
        importlib.import_module(library)
    shares = []
    for name in asked.rooms or ROOMS:
        shares.append(measure(name, asked.sample, asked.seed, asked.jobs, asked.again))
        print(shares[-1], flush=True)
    if len(shares) > 1:
        print("", *shares, sep="\n")


if __name__ == "__main__":
    main()
