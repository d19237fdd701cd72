"""Documents written by hand: the reader reports every fault and continues with a harmless value."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.documents import Faults, Part, read_rules, read_seed
from bigshoulders.kernel.errors import BadConfig, BadPosition, Problem
from bigshoulders.kernel.json import Json

Fault = tuple[str, str, dict[str, Json]]


def part(**values: Json) -> Part:
    return Part(Faults(), "players[0]", dict(values))


def faults(of: Part) -> list[Fault]:
    return [(fault.code, fault.where, fault.facts) for fault in of.faults.problems]


def test_a_number_keeps_its_bounds():
    for got in (1, 2, 3):
        read = part(n=got)
        assert read.number("n", 0, least=1, most=3) == got
        assert faults(read) == []
    for got in (0, 4):
        read = part(n=got)
        assert read.number("n", 7, least=1, most=3) == 7
        facts: dict[str, Json] = {"got": got, "least": 1, "most": 3}
        assert faults(read) == [("position/number-out-of-range", "players[0].n", facts)]
    assert part().number("n", 7, least=1, most=9) == 7
    assert part(n=999).number("n") == 999


@pytest.mark.parametrize("got", [True, "3", 1.5, None])
def test_only_whole_numbers_are_numbers(got: Json):
    read = part(n=got)
    assert read.number("n", 7) == 7
    assert faults(read) == [("position/not-a-number", "players[0].n", {"got": got})]


def test_a_flag_is_true_or_false():
    read = part(yes=True, odd=1)
    assert (read.flag("yes"), read.flag("no"), read.flag("odd", True)) == (True, False, True)
    assert faults(read) == [("position/not-a-flag", "players[0].odd", {"got": 1})]


def test_an_unknown_word_counts_as_the_first_and_suggests_a_near_one():
    known = ["swift", "kraft"]
    read = part(a="kraft", b="krafft", c="zzz", d=4)
    assert [read.word(key, known, "swift") for key in "abcd"] == [1, 0, 0, 0]
    assert read.word("e", known, "kraft") == 1
    assert faults(read) == [
        ("position/unknown-id", "players[0].b", {"got": "krafft", "did_you_mean": "kraft"}),
        ("position/unknown-id", "players[0].c", {"got": "zzz"}),
        ("position/unknown-id", "players[0].d", {"got": 4}),
    ]


def test_a_list_of_words_names_each_once():
    read = part(a=["kraft", "swift", "kraft", "zzz"], b="kraft")
    assert read.words("a", ["swift", "kraft"]) == [1, 0]
    assert read.words("b", ["swift", "kraft"]) == []
    assert read.words("missing", ["swift", "kraft"]) == []
    assert [(code, where) for code, where, _ in faults(read)] == [
        ("position/named-twice", "players[0].a"),
        ("position/unknown-id", "players[0].a"),
        ("position/not-a-list", "players[0].b"),
    ]


def test_lists_parts_and_counts_have_their_shape():
    read = part(list=[1], other=2, cubes={"coal": 2, "wod": 1}, odd=[])
    assert (read.items("list"), read.items("other"), read.items("missing")) == ([1], [], [])
    assert read.counts("cubes", ["wood", "coal"]) == [0, 2]
    assert read.part("odd").values == {}
    assert faults(read) == [
        ("position/not-a-list", "players[0].other", {"got": 2}),
        ("position/unknown-key", "players[0].cubes.wod", {"did_you_mean": "wood"}),
        ("position/not-an-object", "players[0].odd", {"got": []}),
    ]


def test_keys_that_nobody_read_are_faults():
    root = Part(Faults(), "", {"decade": 1, "decadde": 2, "zzz": 3})
    assert root.number("decade") == 1
    with pytest.raises(BadPosition) as caught:
        root.finish(lambda: [Problem("never-asked", "")])
    assert [(one.code, one.where, one.facts) for one in caught.value.problems] == [
        ("position/unknown-key", "decadde", {"did_you_mean": "decade"}),
        ("position/unknown-key", "zzz", {}),
    ]


def test_the_rules_are_asked_once_everything_is_read():
    root = Part(Faults(), "", {})
    with pytest.raises(BadPosition) as caught:
        root.finish(lambda: [Problem("too-many", "here", {"got": 3})])
    assert str(caught.value.problems) == "[here: too-many (got=3)]"
    assert repr(Problem("too-many", "here")) == "here: too-many"
    Part(Faults(), "", {}).finish(list)


def test_the_format_and_the_options_are_checked():
    def assemble(config: Json) -> Json:
        if config == "bad":
            raise BadConfig("config/unknown", "players", {"got": 9})
        return config

    assert read_rules(Part(Faults(), "", {"format": "f", "config": 1}), "f", assemble) == 1
    assert read_rules(Part(Faults(), "", {"format": "f"}), "f", assemble, 2) == 2
    root = Part(Faults(), "", {"format": "g", "config": 1})
    read_rules(root, "f", assemble)
    assert faults(root) == [("position/unknown-format", "format", {"got": "g", "expected": "f"})]
    with pytest.raises(BadPosition) as caught:
        read_rules(Part(Faults(), "", {"format": "f", "config": "bad"}), "f", assemble)
    assert (caught.value.code, caught.value.where) == ("config/unknown", "config.players")


def test_a_seed_is_hexadecimal_or_left_out():
    assert read_seed(Part(Faults(), "", {"seed": "00ff"})) == b"\0\xff"
    assert read_seed(Part(Faults(), "", {})) == b""
    for got in ("xyz", 12):
        root = Part(Faults(), "", {"seed": got})
        assert read_seed(root) == b""
        assert faults(root) == [("position/not-a-seed", "seed", {"got": got})]
