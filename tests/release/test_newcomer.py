"""A newcomer's first steps: the transcript, and the policy it can end with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import bigshoulders
import newcomer

MODULE = "bigshoulders.examples.first_policy"
SMALL = f"import {MODULE} as p; p.GAMES, p.PASSES = 2, 1; p.main()"
FILE = re.compile(r"[\w/-]+\.(?:py|npz|json|jsonl|toml|csv)\b")


def test_the_transcript_shows_every_command() -> None:
    page = newcomer.PAGE.read_text(encoding="utf-8")
    for step in newcomer.steps():
        assert f"\n$ {step.command}\n" in page
    assert not re.search(r"/tmp|/root|/home|Traceback", page)


def test_a_stranger_has_every_file_that_a_command_uses() -> None:
    page = newcomer.PAGE.read_text(encoding="utf-8")
    there: set[str] = set()
    for step in newcomer.steps():
        for name, text in step.written:
            shown = page.index(f"`{name}`:\n\n```python\n{text}```\n")
            assert shown < page.index(f"\n$ {step.command}\n")
            there.add(name)
        there |= {*step.made}
        assert {*FILE.findall(step.command)} <= there, step.command
        for module in re.findall(r"-m (bigshoulders[\w.]*)", step.command):
            assert find_spec(module), module


def test_a_long_output_loses_its_middle() -> None:
    output = "\n".join(f"/x/y/line {number}" for number in range(10))
    shown = newcomer.shortened(output, Path("/x/y"), 2)
    assert shown.splitlines() == [
        "~/line 0",
        "~/line 1",
        "… 6 more lines …",
        "~/line 8",
        "~/line 9",
    ]


def test_a_page_is_outdated_if_a_result_differs_but_not_if_a_speed_does() -> None:
    page = newcomer.PAGE.read_text(encoding="utf-8")
    assert newcomer.outdated(page) == ""
    slower = newcomer.SPEED.sub("in 9.5 s, 1,000 per second", page)
    assert newcomer.outdated(slower.replace("earns $6", "earns $7")) == ""
    assert "+[1, 765]" in newcomer.outdated(page.replace("[1165, 765]", "[1, 765]"))
    assert "+pass" in newcomer.outdated(page.replace("pass 8: loss", "pass 8: gain"))


def test_the_first_policy_trains_and_plays(tmp_path: Path) -> None:
    sources = str(Path(bigshoulders.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", SMALL, "first.npz"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": sources},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "first.npz").stat().st_size > 0
    assert re.search(r"earns \$\d+ a game, its random opponent \$\d+", done.stdout)
