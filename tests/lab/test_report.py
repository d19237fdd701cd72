"""The balance report: the same bytes for the same seeds, and figures that follow from the games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from bigshoulders.box.balance import Wording
from bigshoulders.box.intervals import mean_interval
from bigshoulders.cli.lab import balance_spec
from bigshoulders.cli.main import main
from bigshoulders.games.chicago.balance import (
    FEWEST,
    companies,
    curves,
    label,
    specials,
    uses,
)
from bigshoulders.games.chicago.box import BOX
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BASE_COMPANIES,
    COMPANY_IDS,
    SPACE_WORDS,
)
from bigshoulders.lab import plots
from bigshoulders.lab.experiment.results import Results
from bigshoulders.lab.experiment.run import run_spec
from bigshoulders.lab.experiment.spec import packaged, parse_spec
from bigshoulders.lab.report import seats, write_report
from bigshoulders.language.messages import LANGUAGES, messages
from test_spec import SMALL

CHICAGO_ONLY = SMALL[: SMALL.index('[[experiment]]\nname = "alone"')]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = Results(tmp_path_factory.mktemp("lab"), parse_spec(CHICAGO_ONLY, ""))
    list(run_spec(found))
    return found.finish()


class Outside(HTMLParser):
    """Everything a page would fetch from other hosts."""

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


def test_companies_founded_too_rarely_are_left_out():
    found = specials([row([500, 300], {"schwinn": 0, "libby": 1})])
    assert (found["base_low"], found["base_high"]) == (None, None)
    assert set(found["companies"]) == set(COMPANY_IDS[BASE_COMPANIES:])
    assert found["companies"]["schwinn"] == {"verdict": "too_few", "founded": 1}
    alone = specials([row([500 + i, 300], {"schwinn": 0}) for i in range(30)])
    assert alone["companies"]["schwinn"]["verdict"] == "no_range"


def test_companies_of_one_game_are_not_independent():
    decades = [{"dividends": [{}], "values": [{"swift": v, "libby": v}]} for v in (40, 60, 80)]
    found = curves([{"notes": notes} for notes in decades])["values"][0]
    alone = mean_interval([40, 60, 80])
    assert (found["value"], found["low"]) == (60, pytest.approx(alone.low, abs=1e-4))
    assert curves([{"notes": decades[0]}])["values"] == [{"value": 40, "low": None, "high": None}]
    nothing = {"dividends": [{}], "values": [{}]}
    assert curves([{"notes": nothing}])["values"] == [None]


def test_something_unused_in_a_game_counts_as_zero():
    found = uses([{"notes": {"buildings": {"I-1": 2}}}, {"notes": {"buildings": {}}}], "buildings")
    assert found["I-1"]["value"] == 1
    assert found["I-1"]["low"] == pytest.approx(mean_interval([2, 0]).low, abs=1e-4)


def intervals(found: Any) -> Iterator[dict[str, float | None]]:
    """Every estimate in a document."""
    if isinstance(found, dict) and "value" in found:
        yield found
    elif isinstance(found, dict | list):
        for inside in found.values() if isinstance(found, dict) else found:
            yield from intervals(inside)


def test_one_game_gives_values_without_intervals(tmp_path: Path):
    one = CHICAGO_ONLY.replace("games = 10", "games = 1")
    found = Results(tmp_path / "one", parse_spec(one, ""))
    list(run_spec(found))
    page, document = write_report(found.finish(), tmp_path, messages("en"))
    assert any(one["high"] is None for one in intervals(json.loads(document.read_bytes())))
    for wrong in ("±", "None", "nan", "inf"):
        assert wrong not in page.read_text(encoding="utf-8").partition("</p>")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_labels_in_a_plot_are_different(language: str):
    words = Wording(messages(language), BOX)
    for prefix, names in (("space", SPACE_WORDS.ids), ("asset", ASSET_IDS)):
        assert len({label(prefix, name, words) for name in names}) == len(names)


def test_all_lines_in_a_plot_look_different():
    assert len({plots.look(number) for number in range(13)}) == 13


def test_a_part_has_at_least_the_requested_number_of_games():
    for asked, each in ((1, 1), (13, 1), (14, 2), (200, 16)):
        assert [one.games for one in balance_spec(asked).experiments] == [each] * 13
    assert sum(one.games for one in balance_spec(None).experiments) == 10_080


def test_the_command_reports_on_200_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """The default specification with random bots in place of Brokers: interpreted, a random game
    takes a fiftieth of a second, one with Brokers two to twelve seconds."""
    house = packaged("balance")
    quick = replace(house, experiments=[replace(e, bots=["random"]) for e in house.experiments])
    monkeypatch.setattr("bigshoulders.lab.experiment.spec.packaged", lambda name: quick)
    written = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        command = ["lab", "report", "balance", "--games", "200", "--jobs", "1"]
        assert main([*command, "--out", str(folder)]) == 0
        assert str(folder / "balance.html") in capsys.readouterr().out
        written.append([(folder / name).read_bytes() for name in ("balance.html", "balance.json")])
    assert written[0] == written[1]
    page, found = written[0][0].decode(), json.loads(written[0][1])
    assert found["games"] == 208
    assert {one["games"] for one in found["experiments"].values()} == {16}
    for one in intervals(found):
        assert one["low"] is None or one["low"] <= one["value"] <= one["high"]
    for one in found["experiments"].values():
        assert set(one["decisions"]) == {"value", "low", "high"}
    assert all(set(one) == {"value", "low", "high"} for one in found["buildings"].values())
    words = Wording(messages("en"), BOX)
    assert "<h1>The balance of Chicago 1875</h1>" in page
    for key in ("summary", "seats", "companies", "specials", "curves", "uses", "goals", "origin"):
        assert f"<h2>{words.text(key)}</h2>" in page
    assert page.count("<svg") == page.count('<svg role="img" aria-label="') == 7
    assert page.count('<ul class="key">') == 2
    assert page.count(words.text("verdict-too_few")) == 5
    assert words.text("base-unknown", fewest=FEWEST) in page


def test_the_command_says_where_results_are_and_resumes(tmp_path: Path, capsys):
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
