"""Prints the changelog of a version, for the notes of its release.

python tools/release_notes.py v1.0.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from absolute_links import absolute_links

ROOT = Path(__file__).resolve().parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
PACKAGE = ROOT / "src" / "bigshoulders" / "__init__.py"


def package_version() -> str:
    """The version of the package, read without importing it."""
    found = re.search(r'^__version__ = "([^"]+)"$', PACKAGE.read_text(encoding="utf-8"), re.M)
    return found[1] if found else ""


def notes(version: str) -> str:
    """The section of a version, with links for its page; exits with one line if there is none."""
    text = CHANGELOG.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} \(.+?\)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not found:
        sys.exit(f"CHANGELOG.md has no section {version}.")
    return absolute_links(found[1].strip(), version) + "\n"


def unreleased() -> str:
    """The entries of the changelog that no version has yet. A release must leave none."""
    text = CHANGELOG.read_text(encoding="utf-8")
    found = re.search(r"^## Unreleased *\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1].strip() if found else ""


def date_of(version: str) -> str:
    """The date in the heading of a version; empty if there is none."""
    text = CHANGELOG.read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", text, re.M)
    return found[1] if found else ""


def main() -> None:
    tag = sys.argv[1] if len(sys.argv) > 1 else f"v{package_version()}"
    if tag != f"v{package_version()}":
        sys.exit(f"The tag {tag} isn't the version of the package, {package_version()}.")
    if unreleased():
        sys.exit(f"CHANGELOG.md has entries under Unreleased. Move them into the section of {tag}.")
    sys.stdout.write(notes(tag.removeprefix("v")))


if __name__ == "__main__":
    main()
