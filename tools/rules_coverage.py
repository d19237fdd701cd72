"""Prints every rule id that has no test; untested.toml lists the exceptions."""

from __future__ import annotations

import contextlib
import io
import sys
import tomllib
from pathlib import Path

import pytest

from bigshoulders.rulebook import all_ids, is_known

ROOT = Path(__file__).resolve().parent.parent
EXCUSES = ROOT / "docs" / "rules" / "untested.toml"


class Collector:
    """A pytest plugin that records the rule ids of every collected test."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                self.ids.update(mark.args)


def carried_ids() -> set[str]:
    """Ids in @rule(...) on tests, including parameters."""
    collector = Collector()
    files = [
        str(file)
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        if "rule(" in file.read_text(encoding="utf-8")  # collecting all the others takes a while
    ]
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main(["--collect-only", "-q", *files], plugins=[collector])
    if code != pytest.ExitCode.OK:
        sys.exit(f"the tests could not be collected:\n{said.getvalue()}")
    return collector.ids


def excuses() -> dict[str, str]:
    """By id or, ending with a star, by prefix: the reason why there is no test."""
    table: dict[str, dict[str, str]] = tomllib.loads(EXCUSES.read_text(encoding="utf-8"))
    return table["untested"]


def is_excused(wanted: str, reasons: dict[str, str]) -> bool:
    return wanted in reasons or any(
        wanted.startswith(key[:-1]) for key in reasons if key.endswith("*")
    )


def main() -> int:
    known, carried, reasons = all_ids(), carried_ids(), excuses()
    untested = [wanted for wanted in known if wanted not in carried]
    missing = [wanted for wanted in untested if not is_excused(wanted, reasons)]
    unknown = sorted(wrong for wrong in carried if not is_known(wrong))
    idle = sorted(key for key in reasons if key in carried)
    print(
        f"{len(known)} ids: {len(known) - len(untested)} carried by tests, {len(missing)} without"
    )
    for wanted in missing:
        print(f"  {wanted}: no test")
    for wrong in unknown:
        print(f"  {wrong}: a test names it, the specification does not")
    for key in idle:
        print(f"  {key}: excused in untested.toml, but a test carries it")
    return 1 if missing or unknown or idle else 0


if __name__ == "__main__":
    sys.exit(main())
