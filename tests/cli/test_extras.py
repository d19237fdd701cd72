"""A command whose libraries are missing names the extra to install; an extra has all it needs."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import bigshoulders
from bigshoulders.cli.extras import EXTRAS
from bigshoulders.cli.main import build_parser

ROOT = Path(__file__).parents[2]
# Importing a module that is None in sys.modules fails as if it weren't installed.
WITHOUT = """\
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
from bigshoulders.__main__ import main
sys.exit(main())
"""
IMPORT_ALL = """\
import sys
from importlib import import_module
sys.modules.update(dict.fromkeys(sys.argv[1].split(",")))
for name in sys.argv[2:]:
    try:
        import_module(name)
    except ModuleNotFoundError as error:
        print(name, error)
"""
# The extra that each file of the package may rely on, "" for none: the first line that fits.
ENGINE = "engine"  # needs less than every installation brings
ENGINE_LIBRARIES = ["librt", "mypy_extensions"]
OWNERS = [
    ("envs/minari.py", None),  # needs Minari itself
    ("server/store/migrations/*", None),  # only Alembic can import them
    ("cli/database.py", "server"),
    ("cli/serve.py", "server"),
    ("server/*", "server"),
    ("games/*/picture.py", "envs"),
    ("box/canvas.py", "envs"),
    ("box/encoding.py", "envs"),
    ("box/policy.py", "envs"),
    ("envs/*", "envs"),
    ("examples/*", "envs"),
    ("lab/*", "lab"),
    ("__init__.py", ENGINE),
    ("kernel/*", ENGINE),
    ("bots/*", ENGINE),
    ("games/*/bots/*", ENGINE),
    ("games/*/engine/*", ENGINE),
    ("games/*/content/*", ENGINE),
    ("games/*/positions/*", ENGINE),
    ("games/*/box.py", ENGINE),
    ("shelf.py", ENGINE),
    ("*", ""),
]
PRESENT = {*sys.stdlib_module_names, "bigshoulders"}  # without any library
LONG_ENOUGH = 400  # answers for a whole game
# We import nothing of these: uvicorn loads one, and of the other we read a file.
UNSEEN = {"uvloop", "confusable-homoglyphs"}


def imported(extra: str | None) -> set[str]:
    """The modules that must work with an extra, or without one, and what their functions import."""
    package = ROOT / "src" / "bigshoulders"
    found: set[str] = set()
    for path in package.rglob("*.py"):
        place = path.relative_to(package)
        if next(owner for form, owner in OWNERS if fnmatch(place.as_posix(), form)) != extra:
            continue
        parts = ["bigshoulders", *place.with_suffix("").parts]
        found.add(".".join(parts).removesuffix(".__init__"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                libraries = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                libraries = {str(node.module)}
            else:
                continue
            found |= {name for name in libraries if name.partition(".")[0] not in PRESENT}
    return found


def closure(extra: str) -> set[str]:
    """The distributions that pip installs for an extra or without one, or the engine needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    whole = [f"bigshoulders[{extra}]" if extra else "bigshoulders"]
    left = [Requirement(line) for line in (ENGINE_LIBRARIES if extra == ENGINE else whole)]
    found: set[tuple[str, str]] = set()
    while left:
        wanted = left.pop()
        name = canonicalize_name(wanted.name)
        for its_extra in {"", *wanted.extras}:
            if (name, its_extra) in found:
                continue
            found.add((name, its_extra))
            if name == "bigshoulders":
                chosen = project["optional-dependencies"].get(its_extra, [])
                lines = [*project["dependencies"], *chosen]
            else:
                lines = requires(name) or []
            for needed in map(Requirement, lines):
                if needed.marker is None or needed.marker.evaluate({"extra": its_extra}):
                    left.append(needed)
    return {name for name, _ in found}


def outside(extra: str) -> str:
    """Every installed library that an extra doesn't bring."""
    brought = {"bigshoulders", *closure(extra)}
    libraries = packages_distributions().items()
    others = [
        library
        for library, owners in libraries
        if brought.isdisjoint(canonicalize_name(owner) for owner in owners)
        and library not in {"colorama", "psutil"}  # Ray has copies of its own
    ]
    return ",".join(sorted(others))


def run_without(
    missing: str, *command: str, folder: Path, keys: str = ""
) -> subprocess.CompletedProcess[str]:
    return run_python(WITHOUT, missing, *command, data=str(folder), keys=keys)


def run_python(
    program: str, *arguments: str, data: str = "", keys: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={
            "BIGSHOULDERS_DATA": data,
            "PYTHONPATH": str(Path(bigshoulders.__file__).parents[1]),
        },
        input=keys,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    ("missing", "command", "advice"),
    [
        ("rich", "play", "needs rich, which isn't installed. Run: pip install bigshoulders"),
        (
            "fluent",
            "serve",
            "needs fluent, which isn't installed. Run: pip install \"bigshoulders[s",
        ),
        ("rich", "--language fr lab export x", '"bigshoulders[lab]"'),
        ("rich", "--lang fr serve", '"bigshoulders[server]"'),
        ("rich", "position check x", "Run: pip install bigshoulders"),
        ("uvicorn", "serve", 'isn’t installed. Run: pip install "bigshoulders[server]" – or'),
        (
            "uvicorn",
            "serve --port 80",
            'uvx --from "bigshoulders[server]" bigshoulders serve --port',
        ),
        ("sqlalchemy", "restore x", '"bigshoulders[server]"'),
        ("sqlalchemy", "check", '"bigshoulders[server]"'),
        ("matplotlib", "lab report balance", '"bigshoulders[lab]"'),
        ("uvicorn", "--lang de serve", 'Dafür fehlt uvicorn. Installiere es mit: pip install "big'),
        ("numpy", "simulate chicago --bots policy:x", 'pip install "bigshoulders[envs]"'),
    ],
)
def test_a_missing_library_is_one_sentence(
    missing: str, command: str, advice: str, tmp_path: Path
) -> None:
    done = run_without(missing, *command.split(), folder=tmp_path)
    assert done.returncode == 2
    assert advice in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_the_terminal_needs_no_library_of_another_extra(tmp_path: Path) -> None:
    game = Path(__file__).parents[1] / "golden" / "basic-2.jsonl"
    first = "hint\n" + "1\n" * LONG_ENOUGH
    table = ("--players", "2", "--bots", "random", "--decades", "1", "--seed", "x")
    others = outside("")
    for command, told in [
        (("play", "industrialist", "--seed", "x"), "Final Profit"),
        (("play", *table), "wins"),
        (("replay", str(game)), "every position matches"),
        (("verify", str(game)), "Entries checked"),
        (("simulate", "chicago", "--games", "2", "--bots", "apprentice"), "No errors."),
        (("arena", "--games", "2", "--bots", "random,apprentice"), "apprentice"),
        (("rules", "STOCK-1"), "STOCK-1"),
    ]:
        keys = first if command[0] == "play" else ""
        done = run_without(others, *command, folder=tmp_path, keys=keys)
        assert (done.returncode, done.stderr) == (0, ""), command
        assert told in done.stdout, command


@pytest.mark.parametrize("extra", [ENGINE, "", "server", "envs", "lab"])
def test_an_extra_brings_every_library_that_its_modules_import(extra: str) -> None:
    others = outside(extra)
    assert "pytest" in others.split(",")
    done = run_python(IMPORT_ALL, others, *sorted(imported(extra)))
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_every_library_that_is_required_is_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    required = {canonicalize_name(Requirement(line).name) for lines in lists for line in lines}
    owners = {owner for _, owner in OWNERS}
    libraries = {name.partition(".")[0] for owner in owners for name in imported(owner)}
    installed = packages_distributions()
    used = {canonicalize_name(one) for name in libraries for one in installed.get(name, [])}
    assert required - used - {"bigshoulders"} == UNSEEN


def test_the_version_needs_no_extra(tmp_path: Path) -> None:
    plain = run_without("rich,fluent,msgspec", "--version", folder=tmp_path)
    assert plain.stdout.startswith("bigshoulders ")


def test_every_command_with_an_extra_exists() -> None:
    commands = build_parser()._subparsers
    assert commands is not None
    [group] = commands._group_actions
    assert set(EXTRAS) <= set(group.choices or ())
