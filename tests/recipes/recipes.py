"""Recipes of CONTRIBUTING.md: a copy of the project to which exactly the diffs shown are applied.

A diff names each file after `+++`. Its lines begin with a space (they are there), `-` (they go) or
`+` (they come); `@@` separates places. A place with new lines only goes to the end of the file, and
a file that doesn't exist yet is created.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "CONTRIBUTING.md"
NEEDED = ["pyproject.toml", "src", "tools", "docs/rules", "tests/golden", "web/src/lib"]
IGNORED = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.egg-info")
BLOCK = re.compile(r"^```(?P<language>[a-z]+)\n(?P<code>.*?)^```$", re.DOTALL | re.MULTILINE)


def section(title: str) -> str:
    """The text under a heading of CONTRIBUTING.md."""
    text = GUIDE.read_text(encoding="utf-8")
    return text.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def blocks(title: str, language: str) -> list[str]:
    """The code blocks of one language in a section."""
    found = [b["code"] for b in BLOCK.finditer(section(title)) if b["language"] == language]
    assert found, f'"{title}" in CONTRIBUTING.md shows no {language}'
    return found


class Kitchen:
    """A copy of the project in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in NEEDED:
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=IGNORED)
            else:
                shutil.copy(ROOT / name, target)
        for file in (ROOT / "tests").glob("*.py"):
            shutil.copy(file, folder / "tests")

    def follow(self, title: str) -> None:
        """Apply the diffs of a recipe."""
        for diff in blocks(title, "diff"):
            for part in re.split(r"^\+\+\+ ", diff, flags=re.MULTILINE)[1:]:
                name, _, lines = part.partition("\n")
                self.change(self.folder / name, lines)

    def change(self, file: Path, lines: str) -> None:
        """Apply one file's part of a diff."""
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        for place in re.split(r"^@@.*\n", lines, flags=re.MULTILINE):
            rows = place.splitlines()
            old = "".join(f"{row[1:]}\n" for row in rows if row[:1] != "+")
            new = "".join(f"{row[1:]}\n" for row in rows if row[:1] != "-")
            if not old:
                text += new
                continue
            assert text.count(old) == 1, f"{file.name}: {text.count(old)} places read\n{old}"
            text = text.replace(old, new)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> str:
        """Run Python in the copy; what it prints, or a failed assertion with all of it."""
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(self.folder / name) for name in ("src", "tests")),
        }
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def test(self, *arguments: str) -> str:
        """Run tests of the copy."""
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
