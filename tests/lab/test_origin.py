"""The origin of code: its commit, packed or from our own repository; what affects games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bigshoulders
from bigshoulders.origin import DECISIVE, code, commit

PACKAGE = Path(bigshoulders.__file__).parent
ROOT = Path(__file__).parents[2]
NEEDED = ["setup.py", "pyproject.toml", "README.md", "LICENSE"]
NEEDED += ["tools/absolute_links.py", "tools/compiled_modules.py", "tools/npm.py"]
IGNORED = "*.egg-info/\n__pycache__/\nbuild/\n"


def git(folder: Path, *arguments: str) -> str:
    who = ["-c", "user.name=x", "-c", "user.email=x@x"]
    done = subprocess.run(
        ["git", *who, *arguments], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def commit_all(folder: Path) -> str:
    """Everything in a folder as the first commit of a repository there."""
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "all")
    return git(folder, "rev-parse", "HEAD")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of this project, without the games."""
    root = tmp_path / "house" / "ours"
    for name in [*NEEDED, "src/bigshoulders/__init__.py", "src/bigshoulders/origin.py"]:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / ".gitignore").write_text(IGNORED, encoding="utf-8")
    return root


def build(root: Path) -> Path:
    """The package as it would be installed."""
    target = root.parents[1] / "built"
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(target)]
    environment = {**os.environ, "BIGSHOULDERS_PURE": "1", "PYTHONPATH": ""}
    subprocess.run(command, cwd=root, env=environment, capture_output=True, check=True)
    return target / "bigshoulders"


def test_a_build_carries_its_commit_wherever_it_is_put(checkout: Path, tmp_path: Path):
    head = commit_all(checkout)
    built = build(checkout)
    theirs = tmp_path / "theirs"
    shutil.copytree(built, theirs / "src" / "bigshoulders")
    commit_all(theirs)
    assert commit(theirs / "src" / "bigshoulders") == head
    (checkout / "LICENSE").write_text("changed", encoding="utf-8")
    assert commit(build(checkout)) == head + "+"


def test_a_build_outside_this_repository_has_no_commit(checkout: Path):
    built = build(checkout)
    commit_all(checkout.parent)
    assert commit(built) == "unknown"
    assert commit(build(checkout)) == "unknown"


def test_a_checkout_is_asked_for_its_commit(checkout: Path):
    package = checkout / "src" / "bigshoulders"
    assert commit(package) == "unknown"
    head = commit_all(checkout)
    assert commit(package) == head
    (package / "more.py").write_text("", encoding="utf-8")
    assert commit(package) == head + "+"


def test_another_projects_commit_is_not_used(checkout: Path):
    package = checkout / "src" / "bigshoulders"
    commit_all(checkout.parent)
    assert commit(package) == "unknown"
    (checkout / "pyproject.toml").write_text('[project]\nname = "other"\n', encoding="utf-8")
    commit_all(checkout)
    assert commit(package) == "unknown"
    (checkout / "pyproject.toml").write_text("no TOML", encoding="utf-8")
    assert commit(package) == "unknown"


def test_only_sources_and_data_affect_games(tmp_path: Path):
    copy = tmp_path / "bigshoulders"
    for room in DECISIVE:
        shutil.copytree(PACKAGE / room, copy / room)
    before = code(copy)
    assert before == code()
    assert list(before) == DECISIVE
    (copy / "games" / "chicago" / "engine.cpython-311.so").write_bytes(b"compiled")
    (copy / "bots" / "__pycache__").mkdir(exist_ok=True)
    (copy / "bots" / "__pycache__" / "seat.cpython-311.pyc").write_bytes(b"cached")
    assert code(copy) == before
    with (copy / "games" / "chicago" / "data" / "house-values.toml").open(
        "a", encoding="utf-8"
    ) as file:
        file.write("# changed\n")
    (copy / "bots" / "protocol.py").rename(copy / "bots" / "chair.py")
    after = code(copy)
    assert [room for room in DECISIVE if after[room] != before[room]] == ["bots", "games"]
