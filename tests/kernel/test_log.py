"""Reading a log: every fault names its line, and a replay finds the first difference."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.errors import BadLog
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import Entry, GameLog, read_log, replay
from bigshoulders.kernel.match import Match

Lines = list[Any]


@pytest.fixture
def log() -> GameLog:
    """Three moves, an undo of all of them, and a move."""
    match: Match[Any, Any] = Match(INDUSTRIALIST, {"side": "A"}, b"a log")
    space = INDUSTRIALIST.space(match.rules)
    for do in ({"do": "begin", "action": "hire"}, {"do": "hire_worker", "card": "central"}):
        match.play(0, space.parse(do))
    while match.can_undo(0):
        match.undo(0)
    match.play(0, space.parse({"do": "begin", "action": "produce"}))
    return match.log


def lines_of(log: GameLog) -> Lines:
    return [json.loads(line) for line in log.text().splitlines()]


def fault_of(lines: Lines) -> tuple[str, str]:
    with pytest.raises(BadLog) as caught:
        read_log("".join(json.dumps(line) + "\n" for line in lines))
    return caught.value.code, caught.value.where


def test_a_log_is_read_as_it_was_written(log: GameLog):
    assert read_log(log.text()) == log
    assert [entry.is_move for entry in log.entries] == [True, True, False, False, True]


def test_a_log_can_be_copied_and_pickled(log: GameLog):
    assert pickle.loads(pickle.dumps(log)) == log
    copied = deepcopy(log)
    assert copied == log
    copied.entries.pop()
    assert copied != log


@pytest.mark.parametrize("text", ["", "\n", "  \n{}\n"])
def test_an_empty_log_is_refused(text: str):
    with pytest.raises(BadLog) as caught:
        read_log(text)
    assert (caught.value.code, caught.value.where) == ("log/empty", "line 1")


def test_a_line_is_one_json_object(log: GameLog):
    for text, code in (("{", "log/not-json"), ("[]", "log/not-an-object")):
        with pytest.raises(BadLog) as caught:
            read_log(log.text() + text)
        assert (caught.value.code, caught.value.where) == (code, "line 7")


def test_spaces_around_a_line_change_nothing(log: GameLog):
    loose = "\n".join(f"  {line}\t" for line in log.text().splitlines())
    assert read_log(loose) == log


@pytest.mark.parametrize("fault", ['{"seq": 1', '{"seq": }', "", "nonsense", "{} {}", "{},{}"])
def test_a_fault_is_reported_as_json_reports_it(log: GameLog, fault: str):
    lines = log.text().splitlines()
    lines[2] = fault
    with pytest.raises(json.JSONDecodeError) as expected:
        json.loads(fault)
    with pytest.raises(BadLog) as found:
        read_log("\n".join(lines))
    assert (found.value.code, found.value.where) == ("log/not-json", "line 3")
    assert found.value.facts == {"fault": str(expected.value)}


@pytest.mark.parametrize(
    "lines",
    [
        ['{"a": [1', "2]}", "{}, {}"],
        ['{"a": [1', '2], "b": "|"}', "{}"],
        ['{"a": [1', '2]}, "|", {}', "{}"],
        ['{"a": [1', r'2]}, "\u007c", {}', "{}"],
        ['{"a": [1', r'2], "b": "\\"}', "{}, {}"],
    ],
)
def test_an_object_may_not_continue_on_the_next_line(log: GameLog, lines: list[str]):
    """Even if all lines together could be read as so many objects."""
    with pytest.raises(BadLog) as caught:
        read_log("\n".join([log.text().splitlines()[0], *lines]))
    assert (caught.value.code, caught.value.where) == ("log/not-json", "line 2")


@pytest.mark.parametrize("word", ["|", "a|b", "\\", '"', "\u2028"])
def test_a_log_may_hold_any_word(log: GameLog, word: str):
    log.entries.append(Entry(6, 0, {"note": word}, [word], log.entries[-1].digest))
    assert read_log(log.text()) == log


def test_the_first_fault_is_reported(log: GameLog):
    lines = log.text().splitlines()
    with pytest.raises(BadLog) as caught:
        read_log("\n".join([*lines[:2], *lines[3:], "{"]))
    assert (caught.value.code, caught.value.where) == ("log/wrong-number", "line 3")


@pytest.mark.parametrize("key", ["game", "config", "rules", "seed", "digest"])
@pytest.mark.parametrize("value", [None, [], 1.5])
def test_a_header_has_all_its_parts(log: GameLog, key: str, value: Json):
    lines = lines_of(log)
    lines[0][key] = value
    assert fault_of(lines) == ("log/bad-header", "line 1")


@pytest.mark.parametrize("key", ["seq", "seat", "do", "events", "digest"])
@pytest.mark.parametrize("value", [None, 1.5])
def test_an_entry_has_all_its_parts(log: GameLog, key: str, value: Json):
    lines = lines_of(log)
    lines[2][key] = value
    assert fault_of(lines) == ("log/bad-entry", "line 3")


def test_a_header_fits_its_seed(log: GameLog):
    for changes, code in (
        ({"format": "bigshoulders/log/0"}, "log/unknown-format"),
        ({"seed": "no"}, "log/bad-seed"),
        ({"seed": "00"}, "log/seed-does-not-fit"),
        ({"seed": ""}, "log/seed-does-not-fit"),
        ({"seed": "00", "digest": ""}, "log/seed-does-not-fit"),
        ({"seed": "", "digest": ""}, "log/still-running"),
    ):
        lines = lines_of(log)
        lines[0] |= changes
        assert fault_of(lines) == (code, "line 1")


def test_entries_are_numbered_from_1(log: GameLog):
    lines = lines_of(log)
    with pytest.raises(BadLog) as caught:
        read_log("".join(json.dumps(line) + "\n" for line in [*lines[:3], *lines[4:]]))
    assert (caught.value.code, caught.value.where) == ("log/wrong-number", "line 4")
    assert caught.value.facts == {"got": 4, "expected": 3}


@pytest.mark.parametrize("target", [True, "1"])
def test_an_undo_names_an_entry(log: GameLog, target: Json):
    lines = lines_of(log)
    lines[3]["do"]["undo_to"] = target
    assert fault_of(lines) == ("log/undo-to-nowhere", "line 4")


def replayed(log: GameLog) -> list[tuple[int, str]]:
    """The digests of all positions, by entry."""
    return [
        (entry.seq if entry else 0, INDUSTRIALIST.digest(s))
        for entry, _, s in replay(INDUSTRIALIST, log)
    ]


def test_a_replay_passes_through_every_position(log: GameLog):
    found = replayed(log)
    wanted = [(0, log.header.digest), *((entry.seq, entry.digest) for entry in log.entries)]
    assert found == wanted
    assert found[4][1] == found[0][1]


def changed(log: GameLog, number: int, change: Callable[[Entry], Entry]) -> tuple[str, str]:
    """The fault that a replay finds after a change of one entry."""
    entries = [change(one) if one.seq == number else one for one in log.entries]
    with pytest.raises(BadLog) as caught:
        replayed(GameLog(log.header, entries))
    return caught.value.code, caught.value.where


def test_a_replay_finds_the_first_difference(log: GameLog):
    assert changed(log, 2, lambda one: one._replace(digest="0")) == ("log/other-position", "line 3")
    assert changed(log, 2, lambda one: one._replace(events=[])) == ("log/other-events", "line 3")
    assert changed(log, 2, lambda one: one._replace(events=[*one.events[:-1], {}])) == (
        "log/other-events",
        "line 3",
    )
    illegal: dict[str, Json] = {"do": "hire_worker", "card": "central"}
    assert changed(log, 1, lambda one: one._replace(do=illegal)) == ("log/illegal-move", "line 2")
    assert changed(log, 1, lambda one: one._replace(do={"do": "jump"})) == (
        "spelling/unknown-kind",
        "line 2",
    )
    nowhere: dict[str, Json] = {"undo_to": 9}
    assert changed(log, 3, lambda one: one._replace(do=nowhere)) == (
        "log/undo-to-nowhere",
        "line 4",
    )


def test_a_replay_checks_game_and_first_position(log: GameLog):
    for header, code in (
        (log.header._replace(game="chicago"), "log/other-game"),
        (log.header._replace(digest="0"), "log/other-position"),
    ):
        with pytest.raises(BadLog) as caught:
            replayed(GameLog(header, log.entries))
        assert (caught.value.code, caught.value.where) == (code, "line 1")


def test_events_of_other_rules_are_not_compared(log: GameLog):
    older = log.header._replace(rules=log.header.rules - 1)
    entries = [one._replace(events=[]) for one in log.entries]
    assert len(replayed(GameLog(older, entries))) == 6


def test_notes_and_rules_leave_the_position(log: GameLog):
    last = log.entries[-1]
    for seq, do in ((6, {"note": "resigned"}), (7, {"rules": 3})):
        log.entries.append(Entry(seq, 0, {**do}, [], last.digest))
    assert [entry.is_move for entry in log.entries[5:]] == [False, False]
    assert replayed(log)[-1] == (7, last.digest)
