"""Compares everything visible from outside with the digests in tests/freeze.

tools/freeze.py                 list what has changed since the digests were written
tools/freeze.py --show [COMMIT] show what has changed since a commit (HEAD), line by line
tools/freeze.py --write         write new digests; every change must be explained
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path

from frozen import FROZEN, ROOT, Texts

DIGESTS = ROOT / "tests" / "freeze"
LETTERS = 16  # hexadecimal digits of a digest
WIDEST = 200  # characters of a line that are shown


def digests(texts: Texts) -> dict[str, str]:
    """A digest of each text."""
    return {name: sha256(text.encode()).hexdigest()[:LETTERS] for name, text in texts.items()}


def stored(part: str) -> dict[str, str]:
    """The stored digests of a part."""
    file = DIGESTS / f"{part}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def changed(old: dict[str, str], new: dict[str, str]) -> list[str]:
    """The names of texts that are new, missing or different."""
    return [name for name in (old | new) if old.get(name) != new.get(name)]


def compare(parts: list[str]) -> int:
    """List what differs from the stored digests, and return how many texts do."""
    count = 0
    for part in parts:
        for name in changed(stored(part), digests(FROZEN[part]())):
            print(f"{part}: {name}")
            count += 1
    return count


def write(parts: list[str]) -> None:
    for part in parts:
        found = digests(FROZEN[part]())
        text = json.dumps(found, indent=0, ensure_ascii=False) + "\n"
        (DIGESTS / f"{part}.json").write_text(text, encoding="utf-8")
        print(f"{part}: {len(found)} digests")


def texts_at(commit: str, parts: list[str]) -> dict[str, Texts]:
    """The texts as the tools of a commit make them."""
    with tempfile.TemporaryDirectory() as folder:
        tree, target = Path(folder, "tree"), Path(folder, "texts.json")
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
        try:
            tool = [sys.executable, str(tree / "tools" / "freeze.py"), "--texts", str(target)]
            subprocess.run(
                [*tool, *parts], check=True, env={**os.environ, "PYTHONPATH": str(tree / "src")}
            )
            found: dict[str, Texts] = json.loads(target.read_text(encoding="utf-8"))
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)
        return found


def show(commit: str, parts: list[str]) -> None:
    """Print the lines that differ from a commit's."""
    before = texts_at(commit, parts)
    for part in parts:
        old, new = before.get(part, {}), FROZEN[part]()
        for name in changed(old, new):
            for line in differences(old.get(name, ""), new.get(name, ""), f"{part}: {name}"):
                print(line)


def differences(old: str, new: str, title: str) -> Iterator[str]:
    """Lines that differ, cut to where the difference starts."""
    for line in unified_diff(
        old.splitlines(), new.splitlines(), f"{title} (before)", title, lineterm="", n=0
    ):
        yield line if len(line) <= WIDEST else f"{line[:WIDEST]}… ({len(line)} letters)"


def main() -> int:
    parser = argparse.ArgumentParser(description="What is visible from outside, and what changed.")
    parser.add_argument("parts", nargs="*", help=f"any of {', '.join(FROZEN)}; default: all")
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--write", action="store_true", help="write new digests")
    wanted.add_argument("--show", nargs="?", const="HEAD", metavar="COMMIT", help="show changes")
    wanted.add_argument("--texts", type=Path, metavar="FILE", help="write the texts themselves")
    options = parser.parse_args()
    parts: list[str] = options.parts or list(FROZEN)
    if unknown := [part for part in parts if part not in FROZEN]:
        parser.error(f"unknown part: {', '.join(unknown)}; the parts are {', '.join(FROZEN)}")
    if options.write:
        write(parts)
    elif options.show:
        show(options.show, parts)
    elif options.texts:
        texts = {part: FROZEN[part]() for part in parts}
        options.texts.write_text(json.dumps(texts), encoding="utf-8")
    elif compare(parts):
        print("Show the differences with tools/freeze.py --show COMMIT.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
