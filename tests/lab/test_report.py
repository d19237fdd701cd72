"""The balance report: the same bytes for the same seeds, and figures that follow from the games."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bigshoulders.cli.main import main
from bigshoulders.lab.figures import companies, seats, specials
from bigshoulders.lab.report import write_report
from bigshoulders.lab.results import Results
from bigshoulders.lab.runner import run_spec
from bigshoulders.lab.spec import parse_spec
from bigshoulders.language.messages import LANGUAGES, messages
from test_spec import SMALL

CHICAGO_ONLY = SMALL[: SMALL.index('[[experiment]]\nname = "alone"')]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = Results(tmp_path_factory.mktemp("lab"), parse_spec(CHICAGO_ONLY, ""))
    list(run_spec(found))
    return found.finish()


class Outside(HTMLParser):
    """Everything a page would fetch from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("src", "href") and value and not value.startswith("#"):
                self.found.append(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_results_give_the_same_page(results: Path, tmp_path: Path, language: str):
    words = messages(language)
    first = [path.read_bytes() for path in write_report(results, tmp_path / "a", words)]
    again = [path.read_bytes() for path in write_report(results, tmp_path / "b", words)]
    assert first == again
    outside = Outside()
    outside.feed(first[0].decode())
    assert outside.found == []
    found = json.loads(first[1])
    assert found["games"] == 10
    assert set(found["experiments"]) == {"two"}


def row(scores: list[int], founded: dict[str, int], experiment: str = "specials-2") -> dict:
    notes = {"founded": {c: {"seat": s, "decade": 1, "value": 40} for c, s in founded.items()}}
    winners = [i for i, score in enumerate(scores) if score == max(scores)]
    return {"experiment": experiment, "scores": scores, "winners": winners, "notes": notes}


def test_a_shared_win_counts_in_part():
    found = seats([row([500, 500], {}), row([600, 400], {})])
    assert [seat["wins"]["value"] for seat in found] == [0.75, 0.25]


def test_the_edge_of_a_company_is_its_founders_money_against_the_table():
    found = companies([row([500, 300], {"swift": 0, "libby": 1})])
    assert found["swift"]["edge"]["value"] == 100
    assert found["libby"]["edge"]["value"] == -100


def test_a_special_company_out_of_the_base_range_is_recommended_for_change():
    strong = [row([900 + i, 300], {"schwinn": 0, "libby": 1}) for i in range(30)]
    even = [row([500 + i, 520], {"swift": 0, "anglo": 1}) for i in range(30)]
    found = specials(strong + even)
    assert found["companies"]["schwinn"]["verdict"] == "too_strong"
    assert found["companies"]["florsheim"]["verdict"] == "too_few"
    equal = [row([520 + i % 3, 521], {"schwinn": 0, "libby": 1}) for i in range(30)]
    assert specials(equal + even)["companies"]["schwinn"]["verdict"] == "in_range"


def test_the_command_tells_where_results_are_and_goes_on(tmp_path: Path, capsys):
    spec = tmp_path / "spec.toml"
    spec.write_text(CHICAGO_ONLY, encoding="utf-8")
    for _ in range(2):
        out = tmp_path / "out"
        assert main(["lab", "run", str(spec), "--out", str(out), "--jobs", "1"]) == 0
        assert str(out / "results.parquet") in capsys.readouterr().out
    spec.write_text(CHICAGO_ONLY.replace("seed = 3", "seed = 9"), encoding="utf-8")
    assert main(["lab", "run", str(spec), "--out", str(out), "--jobs", "1"]) == 2
    assert "another specification" in capsys.readouterr().err
    assert main(["lab", "run", str(tmp_path / "none.toml"), "--out", str(out)]) == 2
    assert "none.toml" in capsys.readouterr().err
