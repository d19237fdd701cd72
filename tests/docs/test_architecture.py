"""The architecture page is true: its picture and its tables name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigshoulders.shelf import SHELF
from samples import ROOT, read_samples

PACKAGE = ROOT / "src" / "bigshoulders"
PAGE = ROOT / "docs" / "how-it-works" / "architecture.md"
TEXT = PAGE.read_text(encoding="utf-8")
CELL = re.compile(r"│ ([\w./]+\.(?:py|ts|svelte))  +([^│]+?) +│")
IN_CODE = re.compile(r"`([\w./]*/[\w.]+\.(?:py|ts))`")


def picture() -> list[tuple[Path, list[str]]]:
    """Each file in the picture of a move's path, with the names to look for in it."""
    [sample] = read_samples(PAGE)
    found, root = [], ROOT
    for line in sample.code.splitlines():
        if heading := re.fullmatch(r"\w+: ([\w/]+)", line):
            root = ROOT / heading[1]
        for path, names in CELL.findall(line):
            found.append((root / path, re.findall(r"\w+", names)))
    return found


STATIONS = picture()


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_column(tables: str) -> list[str]:
    """The names in code in the first column of tables."""
    cells = re.findall(r"^\| (`[^|]*) \|", tables, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def modules(folder: Path) -> set[str]:
    """The packages and modules in a folder, except those that every folder has."""
    found = {path for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"}
    return {path.name for path in found if not path.name.startswith("__")}


PARTS, ENGINE = section("Inside a game").split("Inside Chicago's")


def test_the_picture_shows_the_whole_path():
    rooms = {file.relative_to(ROOT).as_posix().rpartition("/")[0] for file, _ in STATIONS}
    assert rooms >= {
        "web/src/games/chicago",
        "web/src/lib/table",
        "web/src/lib/api",
        "src/bigshoulders/server/api",
        "src/bigshoulders/server/tables",
        "src/bigshoulders/server/store",
        "src/bigshoulders/kernel",
        "src/bigshoulders/games/chicago/engine/steps",
        "src/bigshoulders/games/chicago/sheet",
    }
    [sample] = read_samples(PAGE)
    assert len(STATIONS) == len(re.findall(r"\.(?:py|ts|svelte)\b(?!\.)", sample.code))


@pytest.mark.parametrize(("file", "names"), STATIONS, ids=[file.name for file, _ in STATIONS])
def test_a_file_in_the_picture_exists_and_has_these_names(file: Path, names: list[str]):
    text = file.read_text(encoding="utf-8")
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []


@pytest.mark.parametrize("name", IN_CODE.findall(TEXT))
def test_a_file_that_the_page_mentions_exists(name: str):
    assert (ROOT / name).exists() or (PACKAGE / name).exists()


def test_the_table_lists_all_packages():
    rooms = {f"{room}/{name}" for room in ("server", "games") for name in modules(PACKAGE / room)}
    packages = modules(PACKAGE) - {"server", "games", "locales", "origin.py"} | {"web"}
    packages |= {name for name in rooms if not name.endswith((".py", "static"))}
    assert sorted(first_column(section("Packages"))) == sorted(packages)


@pytest.mark.parametrize("game", SHELF)
def test_a_game_has_all_its_parts(game: str):
    parts = {name.removesuffix(".py") for name in modules(PACKAGE / "games" / game)}
    assert {name.removesuffix(".py") for name in first_column(PARTS)} <= parts


def test_the_table_lists_all_modules_of_the_engine():
    listed = modules(PACKAGE / "games" / "chicago" / "engine")
    assert sorted(first_column(ENGINE)) == sorted(name.removesuffix(".py") for name in listed)
