"""Spelling: words and numbers both ways, and the errors of misspelt moves."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import BadMove, GameError, IllegalMove
from bigshoulders.kernel.events import Event, EventTable, heard_by
from bigshoulders.kernel.frames import EVERYBODY, NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import ActionSpace, arg_a, arg_b, arg_c, kind_of, pack
from bigshoulders.kernel.refusals import No, RefusalTable
from bigshoulders.kernel.spelling import COUNT, Domain, Kind, Numbers, Table

COMPANY = Domain("company", ["swift", "kraft", "pullman"])
PLACE = Domain("place", ["bank", "pool"], {255: "nowhere"})
SIZE = Numbers("size", 4)
KINDS = [
    Kind("pass"),
    Kind("buy", company=COMPANY, place=PLACE, size=SIZE),
    Kind("sell", company=COMPANY),
]
SPACE = ActionSpace(KINDS, 1)


def fault(do: Json) -> tuple[str, str, dict[str, Json]]:
    with pytest.raises(BadMove) as caught:
        SPACE.parse(do, "dos[0]")
    return caught.value.code, caught.value.where, caught.value.facts


def test_moves_are_spelt_and_parsed():
    move = pack(1, 2, 1, 3)
    assert (kind_of(move), arg_a(move), arg_b(move), arg_c(move)) == (1, 2, 1, 3)
    spelt = {"do": "buy", "company": "pullman", "place": "pool", "size": 3}
    assert SPACE.spell(move) == spelt
    assert SPACE.parse({**spelt}) == move
    assert SPACE.parse({"do": "sell", "company": "kraft"}) == pack(2, 1)
    assert SPACE.parse({"do": "pass"}) == pack(0)
    assert PLACE.spell(255) == "nowhere"
    assert PLACE.parse("nowhere", "") == 255


def test_dense_numbers_cover_every_move_once():
    moves = [pack(0)]
    moves += [pack(1, a, b, c) for a in range(3) for b in range(2) for c in range(4)]
    moves += [pack(2, a) for a in range(3)]
    assert SPACE.size == len(moves) == 28
    assert [SPACE.index(move) for move in moves] == list(range(28))
    assert [SPACE.move(number) for number in range(28)] == moves
    assert SPACE.mask([pack(0), pack(2, 2)]) == [1] + [0] * 26 + [1]
    for number in (-1, 28):
        with pytest.raises(BadMove) as caught:
            SPACE.move(number)
        assert caught.value.facts == {"got": number, "most": 27}


def test_a_misspelt_move_is_told_what_was_expected():
    assert fault([]) == ("spelling/not-an-object", "dos[0]", {"got": []})
    assert fault({"do": "sel"})[2] == {"got": "sel", "word": "do", "did_you_mean": "sell"}
    assert fault({"do": 3}) == ("spelling/unknown-kind", "dos[0]", {"got": 3, "word": "do"})
    assert fault({"do": "zzzzz"})[2] == {"got": "zzzzz", "word": "do"}
    assert fault({"do": "sell", "size": 1}) == (
        "spelling/unknown-argument",
        "dos[0]",
        {"got": "size", "kind": "sell", "known": ["company"]},
    )
    assert fault({"do": "sell", "company": "swfit", "size": 1})[2]["got"] == "size"
    missing = {"argument": "company", "kind": "sell"}
    assert fault({"do": "sell"}) == ("spelling/missing-argument", "dos[0]", missing)
    nearly: dict[str, Json] = {"got": "swfit", "domain": "company", "did_you_mean": "swift"}
    assert fault({"do": "sell", "company": "swfit"}) == (
        "spelling/unknown-id",
        "dos[0].company",
        nearly,
    )
    assert fault({"do": "sell", "company": 1})[2]["known"] == ["swift", "kraft", "pullman"]


def test_a_long_list_of_ids_is_not_recited():
    for size, is_told in ((24, True), (25, False)):
        long = Domain("long", [f"id{n}" for n in range(size)])
        with pytest.raises(BadMove) as caught:
            long.parse("?", "")
        assert ("known" in caught.value.facts) == is_told


def test_numbers_are_whole_and_in_range():
    assert [SIZE.parse(number, "") for number in (0, 3)] == [0, 3]
    assert COUNT.parse(1000, "") == 1000
    for number in (-1, 4):
        with pytest.raises(BadMove) as caught:
            SIZE.parse(number, "size")
        assert caught.value.facts == {"got": number, "least": 0, "most": 3}
    for word in (True, "3", 1.5, None):
        with pytest.raises(BadMove) as caught:
            SIZE.parse(word, "size")
        assert (caught.value.code, caught.value.where) == ("spelling/not-a-whole-number", "size")


def test_a_place_is_named_only_where_there_is_one():
    with pytest.raises(BadMove) as caught:
        Table("do", KINDS).parse({"do": "sell", "company": "?"})
    assert caught.value.where == "company"


def test_private_events_name_their_seat():
    table = EventTable(KINDS)
    public, private = Event(2, EVERYBODY, 1, 0, 0, 0), Event(1, 2, 0, 1, 3, 0)
    assert table.spell(public) == {"event": "sell", "company": "kraft"}
    spelt = {"event": "buy", "company": "swift", "place": "pool", "size": 3, "only": 2}
    assert table.spell(private) == spelt
    assert [table.parse(table.spell(event)) for event in (public, private)] == [public, private]
    with pytest.raises(BadMove):
        table.parse("sell")
    assert heard_by([public, private], 2) == [public, private]
    assert heard_by([public, private], 1) == heard_by([public, private], 3) == [public]
    assert heard_by([public, private], NOBODY) == [public]
    assert len({public, Event(2, EVERYBODY, 1, 0, 0, 0), private}) == 2
    assert repr(public) == f"Event(2, {EVERYBODY}, 1, 0, 0, 0)"


def test_events_are_compared_with_their_spelling_word_by_word():
    table = EventTable(KINDS)
    events = [Event(0, EVERYBODY, 0, 0, 0, 0), Event(1, 2, 0, 1, 3, 0)]
    spelt = [table.spell(event) for event in events]
    assert table.spells(events, [*spelt])
    assert table.spells(events, [{key: words[key] for key in reversed(words)} for words in spelt])
    assert table.spells([], [])
    for other in ([], spelt[:1], [*spelt, spelt[0]], spelt[::-1], [spelt[0], "buy"]):
        assert not table.spells(events, [*other])
    for place, words in enumerate(spelt):
        wrong = [{**words, "more": 1}, {**words, "only": 3}]
        for key in words:
            wrong += [{**words, key: "?"}, {**words, key: None}]
            wrong.append({name: word for name, word in words.items() if name != key})
        for other_words in wrong:
            assert not table.spells(events, [*spelt[:place], other_words, *spelt[place + 1 :]])


def test_a_refusal_has_its_rows_rule_unless_it_names_one():
    table = RefusalTable([(Kind("over"), "END-1"), (Kind("poor", cash=COUNT), "BUY-2")])
    explained = table.explain(No(1, 30))
    assert (explained.code, explained.rule, explained.facts) == ("poor", "BUY-2", {"cash": 30})
    assert table.explain(No(1, 30, rule="BUY-3")).rule == "BUY-3"
    assert table.kind("poor").name == "poor"


def test_errors_read_as_place_code_and_facts():
    assert str(GameError("a/b")) == "a/b"
    assert str(GameError("a/b", "here", {"got": 1, "most": 2})) == "here: a/b (got=1, most=2)"
    assert str(IllegalMove("a/b", "BUY-2", {"got": 1})) == "a/b (got=1) [BUY-2]"
