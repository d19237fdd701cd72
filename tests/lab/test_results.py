"""Results on disk: damage, another specification and other code are reported by name."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest

from bigshoulders import origin
from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.experiment.results import Results, parquet, read_results, write_whole
from bigshoulders.lab.experiment.run import run_spec
from bigshoulders.lab.experiment.spec import Spec, parse_spec
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages
from test_spec import SMALL


@pytest.fixture(scope="module")
def spec() -> Spec:
    return parse_spec(SMALL, "")


@pytest.fixture
def results(tmp_path: Path, spec: Spec) -> Results:
    """All games of the small specification, not yet merged into one file."""
    found = Results(tmp_path / "out", spec)
    list(run_spec(found))
    return found


def part_of(results: Results) -> Path:
    return sorted(results.parts.iterdir())[-1]


def test_a_folder_belongs_to_one_specification(tmp_path: Path):
    Results(tmp_path, parse_spec(SMALL, ""))
    with pytest.raises(GameError, match="lab/other-spec"):
        Results(tmp_path, parse_spec(SMALL.replace("seed = 3", "seed = 4"), ""))


def other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the games and the bots are others."""
    mine = origin.code()
    other = {**mine, "bots": "0" * 16, "games": "0" * 16}
    monkeypatch.setattr("bigshoulders.lab.experiment.results.code", lambda: other)
    monkeypatch.setattr("bigshoulders.lab.experiment.results.commit", lambda: "f" * 40)


def test_games_of_other_code_are_not_mixed_in(
    results: Results, spec: Spec, monkeypatch: pytest.MonkeyPatch
):
    whole = results.finish().read_bytes()
    other_code(monkeypatch)
    complete = Results(results.folder, spec)
    assert complete.finish().read_bytes() == whole  # with the origin of its own games
    part_of(results).unlink()
    with pytest.raises(GameError, match="lab/other-code") as found:
        Results(results.folder, spec)
    assert found.value.where == str(results.folder)
    said = explain(messages("en"), found.value)
    assert "bots, games" in said
    assert "--out" in said
    monkeypatch.undo()
    again = Results(results.folder, spec)
    list(run_spec(again))
    assert again.finish().read_bytes() == whole


def test_an_older_folder_can_be_reported_on_but_not_filled(
    tmp_path: Path, results: Results, spec: Spec
):
    rows = read_results(results.finish())[1]
    claim = results.folder / "spec.json"
    document = json.loads(claim.read_text(encoding="utf-8"))
    old = {key: document[key] for key in ("spec", "rules")}
    claim.write_text(json.dumps(old), encoding="utf-8")
    for part in results.stock()[0]:
        write_whole(results.path(part), parquet(results.rows(part), {}))
    about, again = read_results(Results(results.folder, spec).finish())
    assert again == rows
    assert (about["commit"], about["code"]) == ("unknown", "unknown")
    part_of(results).unlink()
    with pytest.raises(GameError, match="lab/other-code") as found:
        Results(results.folder, spec)
    assert "--out" in explain(messages("en"), found.value)


@pytest.mark.parametrize("seed", [3, 4])
def test_a_foreign_part_is_reported_by_name(
    tmp_path: Path, results: Results, seed: int, monkeypatch: pytest.MonkeyPatch
):
    if seed == 3:
        other_code(monkeypatch)
    other = Results(tmp_path / "other", parse_spec(SMALL.replace("seed = 3", f"seed = {seed}"), ""))
    list(run_spec(other))
    shutil.copy(part_of(other), part_of(results))
    with pytest.raises(GameError, match="lab/foreign-part") as found:
        results.finish()
    assert found.value.where == str(part_of(results))


def test_a_file_without_results_is_reported(tmp_path: Path):
    path = tmp_path / "x.parquet"
    path.write_text("no")
    with pytest.raises(GameError, match="lab/not-results"):
        read_results(path)


@pytest.mark.parametrize("size", [0, 3, 500, -1])
def test_a_truncated_part_is_reported_and_played_again(results: Results, spec: Spec, size: int):
    whole = results.finish().read_bytes()
    part = part_of(results)
    part.write_bytes(part.read_bytes()[:size])
    with pytest.raises(GameError, match="lab/damaged-part") as found:
        results.finish()
    assert found.value.where == str(part)
    assert "Delete it" in explain(messages("en"), found.value)
    part.unlink()
    again = Results(results.folder, spec)
    list(run_spec(again))
    assert again.finish().read_bytes() == whole


def test_a_single_flipped_bit_in_a_part_is_noticed(results: Results):
    whole = results.finish().read_bytes()
    part = part_of(results)
    content = part.read_bytes()
    dice = Random(1)
    for place in dice.sample(range(len(content)), 300):
        turned = bytearray(content)
        turned[place] ^= 1 << dice.randrange(8)
        part.write_bytes(turned)
        told = ""
        try:
            assert results.finish().read_bytes() == whole, place
        except GameError as error:
            told = error.where
        assert told in ("", str(part))


@pytest.mark.parametrize("text", ["", "{", "[]", "\xff"])
def test_a_damaged_claim_is_reported_by_name(results: Results, spec: Spec, text: str):
    whole = results.finish().read_bytes()
    claim = results.folder / "spec.json"
    claim.write_text(text, encoding="latin-1")
    with pytest.raises(GameError, match="lab/damaged-claim") as found:
        Results(results.folder, spec)
    assert found.value.where == str(claim)
    claim.unlink()
    assert Results(results.folder, spec).finish().read_bytes() == whole


def test_damaged_results_are_not_accepted(results: Results):
    path = results.finish()
    content = path.read_bytes()
    for damaged in (b"", content[:-9], content[: len(content) // 2]):
        path.write_bytes(damaged)
        with pytest.raises(GameError, match="lab/not-results") as found:
            read_results(path)
        assert found.value.where == str(path)
    with pytest.raises(FileNotFoundError):
        read_results(path.with_name("none"))
