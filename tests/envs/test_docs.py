"""The claims of docs/build/research.md and the notebook hold: tables, quick starts, every cell."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import learning_curve
from bigshoulders.box.box import AnyBox
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.shelf import boxes
from feature_tables import table

DOCS = Path(__file__).resolve().parents[2] / "docs" / "build"
RESEARCH = (DOCS / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.id)
def test_every_piece_is_documented(box: AnyBox):
    assert "\n".join(table(box.learning.layout)) in RESEARCH


def test_the_quick_starts_have_three_lines():
    section = RESEARCH.partition("## Quick start")[2].partition("\n## ")[0]
    starts = re.findall(r"```python\n(.*?)```", section, flags=re.DOTALL)
    assert len(starts) == 3
    for start in starts:
        assert len([line for line in start.splitlines() if line]) == 3


def test_every_cell_of_the_notebook_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(DOCS)
    notebook = json.loads((DOCS / "quickstart.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    namespace: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), cell["id"], "exec"), namespace)
    said = capsys.readouterr().out
    assert "player_0 reward" in said
    assert "Profit" in said
    assert namespace["image"].shape[2] == 3
    assert namespace["finished"] > 0


def test_the_curve_is_drawn_from_the_whole_run_and_rises_within_ten_minutes():
    curve = learning_curve.read_curve(learning_curve.CURVE)
    assert learning_curve.PLOT.read_text(encoding="utf-8") == learning_curve.drawing(curve)
    (_, none, random_money), *learned = curve
    assert none == 0
    assert 9.9 < learned[-1][0] <= 10
    assert learned[-1][2] > 4 * random_money


@pytest.mark.parametrize("name", CURRICULUM)
def test_the_curriculum_can_be_played(name: str):
    rules = CHICAGO.assemble(CURRICULUM[name])
    config = CHICAGO.config(rules)
    assert CURRICULUM[name].items() <= config.items()


def test_the_curriculum_starts_small_and_ends_with_the_full_game():
    steps = list(CURRICULUM.values())
    assert steps[0]["decades"] == 1
    assert steps[0]["goals"] is False
    assert "decades" not in steps[-1]
    assert steps[-1]["players"] == 4
