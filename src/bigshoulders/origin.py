"""The origin of this code: its commit, and a digest of the parts that decide games.

The build also uses this module, so it needs only the standard library.
"""

from __future__ import annotations

import os
import subprocess
import tomllib
from hashlib import sha256
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
PACKED = "commit.txt"  # written next to the code by the build
UNKNOWN = "unknown"
DECISIVE = ["kernel", "bots", "games"]
COMPILED = {".so", ".pyd", ".pyc"}  # made from files that are counted


def code(package: Path = PACKAGE) -> dict[str, str]:
    """A digest of all sources and data that affect how a game goes."""
    found: dict[str, str] = {}
    for room in DECISIVE:
        digest = sha256()
        for path in sorted((package / room).rglob("*")):
            if path.is_file() and path.suffix not in COMPILED:
                name = path.relative_to(package).as_posix()
                digest.update(f"{name} {sha256(path.read_bytes()).hexdigest()}\n".encode())
        found[room] = digest.hexdigest()[:16]
    return found


def commit(package: Path = PACKAGE) -> str:
    """The commit of a package, if known; + means changes since then."""
    packed = package / PACKED
    if packed.is_file():
        return packed.read_text(encoding="utf-8").strip()
    root = package.parent.parent
    if package.parent.name == "src" and is_ours(root):
        return commit_of(root) or UNKNOWN
    return UNKNOWN


def is_ours(root: Path) -> bool:
    """Whether a folder belongs to this project."""
    try:
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return bool(project["name"] == "bigshoulders")
    except (OSError, ValueError, KeyError, TypeError):
        return False


def commit_of(root: Path) -> str:
    """The commit of the repository rooted at a folder, or ""."""
    try:
        if Path(git(root, "rev-parse", "--show-toplevel")).resolve() != root.resolve():
            return ""
        changed = git(root, "status", "--porcelain")
        return git(root, "rev-parse", "HEAD") + ("+" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return ""


def git(folder: Path, *arguments: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name[:4] != "GIT_"}
    done = subprocess.run(
        ["git", "--no-optional-locks", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
