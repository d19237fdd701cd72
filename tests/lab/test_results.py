"""Results on disk: what is damaged, of another specification or of other code is told by name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.results import Results, read_results
from bigshoulders.lab.runner import run_spec
from bigshoulders.lab.spec import Spec, parse_spec
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages
from test_spec import SMALL


@pytest.fixture(scope="module")
def spec() -> Spec:
    return parse_spec(SMALL, "")


@pytest.fixture
def results(tmp_path: Path, spec: Spec) -> Results:
    """All games of the small specification, not yet in one file."""
    found = Results(tmp_path / "out", spec)
    list(run_spec(found))
    return found


def part_of(results: Results) -> Path:
    return sorted(results.parts.iterdir())[-1]


def test_a_folder_belongs_to_one_specification(tmp_path: Path):
    Results(tmp_path, parse_spec(SMALL, ""))
    with pytest.raises(GameError, match="lab/other-spec"):
        Results(tmp_path, parse_spec(SMALL.replace("seed = 3", "seed = 4"), ""))


def test_a_file_that_is_no_results_is_told(tmp_path: Path):
    path = tmp_path / "x.parquet"
    path.write_text("no")
    with pytest.raises(GameError, match="lab/not-results"):
        read_results(path)


@pytest.mark.parametrize("size", [0, 3, 500, -1])
def test_a_part_that_was_cut_off_is_named_and_played_again(results: Results, spec: Spec, size: int):
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


def test_no_bit_of_a_part_turns_unseen(results: Results):
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
def test_a_damaged_claim_is_named(results: Results, spec: Spec, text: str):
    whole = results.finish().read_bytes()
    claim = results.folder / "spec.json"
    claim.write_text(text, encoding="latin-1")
    with pytest.raises(GameError, match="lab/damaged-claim") as found:
        Results(results.folder, spec)
    assert found.value.where == str(claim)
    claim.unlink()
    assert Results(results.folder, spec).finish().read_bytes() == whole


def test_damaged_results_are_no_results(results: Results):
    path = results.finish()
    content = path.read_bytes()
    for damaged in (b"", content[:-9], content[: len(content) // 2]):
        path.write_bytes(damaged)
        with pytest.raises(GameError, match="lab/not-results") as found:
            read_results(path)
        assert found.value.where == str(path)
    with pytest.raises(FileNotFoundError):
        read_results(path.with_name("none"))
