"""Puzzles from a specification: the same whether in one go or resumed, on one core or two, and
the same as the shipped ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigshoulders.box.puzzles import FILE, puzzles
from bigshoulders.cli.main import main
from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.puzzles import (
    FORMAT,
    REPORT,
    Job,
    Workshop,
    look_through,
    parse_puzzle_spec,
    read_puzzle_spec,
)
from bigshoulders.shelf import box_of

SMALL = f"""
format = "{FORMAT}"
seed = 3
round = 2
[wanted]
demand = 2
directorship = 1
[defaults]
bots = ["habit"]
[[experiment]]
name = "two"
games = 4
config = {{ players = 2, advanced = true, decades = 3 }}
slips = 0.1
"""


def test_puzzles_are_reproducible_and_a_run_resumes(tmp_path: Path):
    spec = parse_puzzle_spec(SMALL, "small")
    whole = Workshop(tmp_path / "whole", spec)
    assert sum(whole.work(2)) > 1
    made = whole.finish()[0].read_bytes()
    parts = Workshop(tmp_path / "parts", spec)
    first = parts.work(1)
    next(first)
    first.close()  # as an interrupt does
    assert parts.finish()[0].read_bytes() != made
    (tmp_path / "small.toml").write_text(SMALL, encoding="utf-8")
    resumed = ["lab", "puzzles", str(tmp_path / "small.toml"), "--out", str(tmp_path / "parts")]
    assert main([*resumed, "--jobs", "1"]) == 0
    assert (tmp_path / "parts" / FILE).read_bytes() == made
    report = json.loads((tmp_path / "parts" / REPORT).read_text())
    assert report["kinds"]["demand"]["looked"] >= report["kinds"]["demand"]["found"] > 0


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (FORMAT, "bigshoulders/spec/1", "spec/unknown-format"),
        ("demand = 2", "chess = 2", "spec/unknown-key"),
        ("round = 2", "rounds = 2", "spec/unknown-key"),
        ("seed = 3", "", "spec/needs"),
    ],
)
def test_a_wrong_specification_is_refused(old: str, new: str, code: str):
    with pytest.raises(GameError) as refused:
        parse_puzzle_spec(SMALL.replace(old, new), "small")
    assert refused.value.code == code


def test_a_folder_belongs_to_one_specification(tmp_path: Path):
    Workshop(tmp_path, parse_puzzle_spec(SMALL, "small"))
    with pytest.raises(GameError) as refused:
        Workshop(tmp_path, parse_puzzle_spec(SMALL.replace("seed = 3", "seed = 4"), "small"))
    assert refused.value.code == "lab/other-spec"


@pytest.mark.parametrize("kind", ["dividend", "directorship", "demand", "founding"])
def test_a_shipped_puzzle_is_made_again_from_its_game(kind: str):
    spec = read_puzzle_spec(None)
    shipped = [one for one in puzzles(box_of(spec.game)).values() if one.kind == kind]
    puzzle = min(shipped, key=lambda one: int(one.source.split()[1]))  # early ones are found soon
    name, _, number = puzzle.source.split()[0].rpartition("-")
    experiment = next(one for one in spec.experiments if one.name == name)
    found = look_through(Job(spec, experiment, int(number), (kind,)))["puzzles"]
    assert json.dumps(found) == json.dumps([puzzle.document()])
