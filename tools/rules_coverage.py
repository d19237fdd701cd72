"""Prints every id of the specification that no test carries; an entry of untested.toml says why."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

from bigshoulders.rulebook import all_ids

ROOT = Path(__file__).resolve().parent.parent
EXCUSES = ROOT / "docs" / "rules" / "untested.toml"


def carried_ids() -> set[str]:
    """Ids named by @rule(...) in the tests, also where a test is parametrized with marks."""
    found: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) == "rule":
                found.update(
                    arg.value
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return found


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def excuses() -> dict[str, str]:
    """By id or, with a star at the end, by the beginning of ids: why there is no test."""
    table: dict[str, dict[str, str]] = tomllib.loads(EXCUSES.read_text(encoding="utf-8"))
    return table["untested"]


def is_excused(wanted: str, reasons: dict[str, str]) -> bool:
    return wanted in reasons or any(
        wanted.startswith(key[:-1]) for key in reasons if key.endswith("*")
    )


def main() -> int:
    known, carried, reasons = all_ids(), carried_ids(), excuses()
    missing = [
        wanted for wanted in known if wanted not in carried and not is_excused(wanted, reasons)
    ]
    unknown = sorted(carried - set(known))
    idle = sorted(key for key in reasons if not key.endswith("*") and key in carried)
    print(f"{len(known)} ids, {len(set(known) & carried)} carried by tests")
    for wanted in missing:
        print(f"  {wanted}: no test")
    for wrong in unknown:
        print(f"  {wrong}: a test names it, the specification does not")
    for key in idle:
        print(f"  {key}: excused in untested.toml, but a test carries it")
    return 1 if missing or unknown or idle else 0


if __name__ == "__main__":
    sys.exit(main())
