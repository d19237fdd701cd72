"""Data files: every error names the place, the value and what was expected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshoulders.kernel.data_files import Record, read_toml, unknown
from bigshoulders.kernel.errors import BadData
from bigshoulders.kernel.json import Json

Read = Callable[[Record], object]


def fault(read: Read, **values: Json) -> tuple[str, str, dict[str, Json]]:
    """The error that reading these values raises."""
    with pytest.raises(BadData) as caught:
        read(Record("a.toml", dict(values)))
    return caught.value.code, caught.value.where, caught.value.facts


def test_values_of_every_kind_are_read():
    record = Record(
        "a.toml",
        {
            "count": 3,
            "open": True,
            "name": "swift",
            "prices": [0, 5],
            "cubes": {"coal": 2},
            "row": [{"id": "first", "n": 1}, {"n": 2}],
        },
    )
    assert record.number("count") == 3
    assert record.number("other", 7) == 7
    assert (record.flag("open"), record.flag("shut")) == (True, False)
    assert record.word("name", ["swift", "pullman"]) == "swift"
    assert record.numbers("prices") == [0, 5]
    assert record.counts("cubes", ["wood", "coal"]) == [0, 2]
    rows = record.tables("row")
    assert [row.where for row in rows] == ['a.toml: row "first"', "a.toml: row[1]"]
    assert [row.number("n") for row in rows] == [1, 2]
    record.done()


@pytest.mark.parametrize("value", [True, "3", 2.5, 0])
def test_a_number_is_a_whole_number_of_at_least_the_least(value: Json):
    facts: dict[str, Json] = {"got": value, "least": 1}
    wanted = ("data/not-a-number", "a.toml: n", facts)
    assert fault(lambda record: record.number("n", least=1), n=value) == wanted
    assert fault(lambda record: record.numbers("n", least=1), n=[5, value]) == wanted


def test_the_least_number_itself_is_allowed():
    assert Record("a.toml", {"n": 1}).number("n", least=1) == 1
    assert Record("a.toml", {"n": [1]}).numbers("n", least=1) == [1]


def test_values_of_the_wrong_kind_are_refused():
    assert fault(lambda record: record.flag("x"), x=1) == (
        "data/not-a-flag",
        "a.toml: x",
        {"got": 1},
    )
    assert fault(lambda record: record.text("x"), x=1)[0] == "data/not-a-text"
    assert fault(lambda record: record.numbers("x"), x=1)[0] == "data/not-a-list"
    assert fault(lambda record: record.tables("x"), x={})[0] == "data/not-a-list"
    assert fault(lambda record: record.table("x"), x=[])[0] == "data/not-a-table"


def test_keys_and_words_are_known():
    assert fault(lambda record: record.text("x")) == ("data/missing-key", "a.toml", {"key": "x"})
    nearly = {"got": "swfit", "did_you_mean": "swift"}
    assert fault(lambda record: record.word("x", ["swift"]), x="swfit")[2] == nearly
    assert unknown("zzz", ["swift", "kraft"]) == {"got": "zzz", "known": ["swift", "kraft"]}
    code, where, facts = fault(
        lambda record: [record.number("count"), record.done()], count=1, cuont=2
    )
    assert (code, where) == ("data/unknown-key", "a.toml")
    assert facts == {"got": "cuont", "did_you_mean": "count"}


def test_a_file_that_is_not_toml_is_refused(tmp_path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "broken" / "data").mkdir(parents=True)
    (tmp_path / "broken" / "__init__.py").touch()
    (tmp_path / "broken" / "data" / "a.toml").write_text("n = ")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadData) as caught:
        read_toml("broken", "a.toml")
    assert (caught.value.code, caught.value.where) == ("data/not-toml", "a.toml")
