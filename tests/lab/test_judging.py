"""Learning a judgement from results: exact trees, repeatable bytes, honest figures."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bigshoulders.box.faces import Judging, face
from bigshoulders.games.chicago.bots.judgement import read_trees
from bigshoulders.kernel.errors import GameError
from bigshoulders.lab import judging
from bigshoulders.lab.experiment.results import Results
from bigshoulders.lab.experiment.run import run_spec
from bigshoulders.lab.experiment.spec import packaged, parse_spec
from bigshoulders.lab.judging_page import PAGE
from bigshoulders.language.messages import messages
from bigshoulders.shelf import box_of

SPEC = """
format = "bigshoulders/spec/1"
name = "rows"
seed = {seed}
[defaults]
bots = ["habit"]
meters = ["{meter}"]
[[experiment]]
name = "two"
games = 6
slips = 0.1
config = {{ players = 2 }}
"""


def played(folder: Path, seed: int, meter: str = "judged") -> Path:
    results = Results(folder, parse_spec(SPEC.format(seed=seed, meter=meter), "rows.toml"))
    for _ in run_spec(results):
        pass
    return results.finish()


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("lessons")
    return [played(folder / str(seed), seed) for seed in (1, 2, 3)]


def test_the_stored_trees_give_what_was_learned(lessons: list[Path]) -> None:
    about = face(box_of("chicago"), Judging)
    learned = [judging.read_positions(path, about) for path in lessons]
    boosters = judging.learn(learned[:2], seed=4)
    money = judging.judged(boosters, learned[2])
    temperatures, levels = judging.tables(about, money, learned[2])
    trees = read_trees(
        judging.stored(about, judging.forest(about, boosters), temperatures, levels), "trees"
    )
    assert (trees.spread, trees.level) == (temperatures, levels)
    told = judging.told(boosters, learned[2])
    assert np.ptp(told) > 1.0
    exact = [trees.total(row) / about.parts for row in learned[2].rows.tolist()]
    # Every leaf is rounded to a sixteenth of a dollar.
    assert np.abs(np.array(exact) - told).max() < len(trees.roots) / about.parts / 2


def test_equal_lessons_give_equal_files_and_a_report(lessons: list[Path], tmp_path: Path) -> None:
    files = []
    for name in ("one", "two"):
        path, games = judging.train(
            "chicago", lessons[:2], lessons[2], tmp_path / name, 4, messages("en")
        )
        assert games == 12
        files.append([(path.parent / n).read_bytes() for n in (path.name, judging.REPORT, PAGE)])
    assert files[0] == files[1]
    report = json.loads(files[0][1])
    assert [lesson["games"] for lesson in report["lessons"]] == [6, 6]
    assert report["lessons"][0]["origin"]["spec"]["experiments"][0]["slips"] == 0.1
    rows = report["check"]["rows"]
    assert sum(tenth["rows"] for tenth in report["calibration"]) == rows
    page = files[0][2].decode()
    assert page.count("<svg") == 3
    assert "measured with: rows" in page


def test_results_without_rows_are_refused(tmp_path: Path) -> None:
    path = played(tmp_path, 5, meter="chicago")
    with pytest.raises(GameError) as caught:
        judging.train("chicago", [path], path, tmp_path / "out", 1, messages("en"))
    assert caught.value.code == "lab/no-judged-rows"


@pytest.mark.parametrize("name", ["judged-habit", "judged-brokers", "judged-check"])
def test_the_lessons_in_the_package_cover_every_kind_of_table(name: str) -> None:
    configs = [experiment.config for experiment in packaged(name).experiments]
    assert {config["players"] for config in configs} == {2, 3, 4}
    assert {config["edition"] for config in configs} == {"new", "first"}
    assert {config["advanced"] for config in configs} == {True, False}
