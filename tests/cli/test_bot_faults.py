"""Reports and records when a bot fails, and questions to a bot about its moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshoulders.bots import names
from bigshoulders.bots.protocol import Advice, Candidate
from bigshoulders.cli.main import main
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.log import read_log, replay
from players import seat_player

Play = Callable[..., str]
TABLE = ["--seed", "x", "--players", "3", "--bots", "apprentice"]


class Player:
    """Makes the last legal move; on demand it fails, or would make the first."""

    def __init__(self, fails: tuple[str, ...] = (), wavers: bool = False) -> None:
        self.fails = fails
        self.wavers = wavers

    def choose(self, g: Any, view: View[Any], rng: Random) -> int:
        return self.answer("choose", view)

    def explain(self, g: Any, view: View[Any], rng: Random) -> Advice:
        move = self.answer("explain", view)
        if self.wavers:
            move = view.legal[0]
        return Advice(move, [Candidate(move, 1234, [])])

    def answer(self, asked: str, view: View[Any]) -> int:
        if asked in self.fails:
            raise ZeroDivisionError(f"in {asked}")
        return view.legal[-1]


class FailsOnce(Player):
    """Fails at its third decision."""

    def __init__(self) -> None:
        super().__init__()
        self.decisions = 0

    def choose(self, g: Any, view: View[Any], rng: Random) -> int:
        self.decisions += 1
        self.fails = ("choose",) if self.decisions == 3 else ()
        return super().choose(g, view, rng)


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Put a test bot where another is named."""

    def place(player: Player, name: str = "apprentice") -> None:
        seat_player(monkeypatch, names.Player(name, lambda: player))

    return place


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Play:
    """A session at the text table: the input, and the output."""
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "300")

    def evening(*keys: str, arguments: list[str] = TABLE) -> str:
        typed = iter([*keys, "quit"])
        monkeypatch.setattr("builtins.input", lambda _: next(typed))
        assert main(["play", *arguments]) == 0
        return capsys.readouterr().out

    return evening


def kept(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]


# --- the text table ----------------------------------------------------------------------------


def test_a_failed_hint_is_reported_and_kept_and_names_the_bot_that_answers(
    seat: Callable[..., None], play: Play, tmp_path: Path
):
    seat(Player(fails=("explain",)))
    said = play("hint apprentice")
    (fault,) = kept(tmp_path / "faults")
    assert (fault["bot"], fault["seat"], fault["kind"]) == ("apprentice", 0, "exception")
    assert fault["detail"] == "ZeroDivisionError: in explain"
    assert CHICAGO.import_position(fault["position"])
    assert f"Apprentice hit a bug; another bot moved in its place. Please report {tmp_path}" in said
    assert "Broker, standing in for Apprentice, considered:" in said
    assert "Apprentice weighed" not in said


def test_a_bot_that_cannot_say_why_is_reported_and_another_answers(
    seat: Callable[..., None], play: Play, tmp_path: Path
):
    seat(Player(fails=("explain",)))
    said = play("why? susan")
    (fault,) = kept(tmp_path / "faults")
    assert (fault["bot"], fault["seat"], fault["kind"]) == ("apprentice", 2, "exception")
    assert "Susan hit a bug; another bot moved in its place. Please report" in said
    assert "Broker, standing in for Apprentice, considered:" in said


def test_if_nobody_can_answer_nothing_was_weighed(
    seat: Callable[..., None], play: Play, tmp_path: Path
):
    seat(Player(fails=("explain",)))
    seat(Player(fails=("explain",)), "broker")
    said = play("hint apprentice", "why?")
    assert [fault["bot"] for fault in kept(tmp_path / "faults")] == ["apprentice", "broker"] * 2
    assert said.count("No bot could advise you here.") == 2
    assert "standing in for" not in said
    assert "doesn’t explain its moves" not in said


def test_the_bot_that_made_a_move_for_another_is_asked_why(
    seat: Callable[..., None], play: Play, tmp_path: Path
):
    seat(Player(fails=("choose",)))
    said = play("why?")
    faults = kept(tmp_path / "faults")
    assert sorted(fault["seat"] for fault in faults) == [1, 2]
    assert "Jen hit a bug; another bot moved in its place. Please report" in said
    assert "Susan hit a bug; another bot moved in its place. Please report" in said
    assert "Broker, standing in for Apprentice, considered:" in said


def test_a_move_nobody_chose_has_no_reasons(seat: Callable[..., None], play: Play):
    seat(Player(fails=("choose",)))
    seat(Player(fails=("choose",)), "broker")
    assert "No bot could advise you here." in play("why?")


def test_a_new_fault_replaces_no_older_one(seat: Callable[..., None], play: Play, tmp_path: Path):
    seat(Player(fails=("explain",)))
    play("hint apprentice", "hint apprentice")
    (tmp_path / "faults" / "exception-1.json").unlink()
    second = (tmp_path / "faults" / "exception-2.json").read_bytes()
    play("why?", "why?")
    assert len(kept(tmp_path / "faults")) == 3
    assert (tmp_path / "faults" / "exception-2.json").read_bytes() == second


def test_a_bot_that_would_now_choose_differently_says_so(seat: Callable[..., None], play: Play):
    seat(Player(wavers=True))
    said = play("why?")
    assert "Asked again, Apprentice would now choose: " in said
    seat(Player())
    assert "Asked again" not in play("why?")


def test_only_players_at_this_table_can_be_asked_why(seat: Callable[..., None], play: Play):
    seat(Player())
    said = play("why? nobody", "why? ada")
    assert "Nobody here is called “nobody”. Your opponents: Jen, Susan." in said
    assert "Nobody here is called “ada”. Your opponents: Jen, Susan." in said
    assert "you can see yet" not in said


def test_a_player_who_has_not_moved_has_no_reasons(seat: Callable[..., None], play: Play):
    seat(Player())
    said = play("why? susan", "why? JEN", arguments=[*TABLE, "--seed", "a"])  # Jen, you, Susan
    assert "Susan hasn’t made a move you can see yet." in said
    assert said.count("Jen: Found") == 2  # once when it happened, once when asked about
    assert "No bot has made a move" not in said
    said = play("why?", "why? jen", arguments=[*TABLE, "--seed", "b"])  # you start
    assert "No bot has made a move you can see yet." in said
    assert "Jen hasn’t made a move you can see yet." in said


def test_nobody_can_be_asked_why_in_a_solitaire(play: Play):
    said = play("why?", "why? jen", arguments=["industrialist", "--seed", "x"])
    assert said.count("No bot has made a move you can see yet.") == 2


# --- simulations -------------------------------------------------------------------------------


def test_simulate_keeps_a_fault_with_the_position_the_seat_and_the_move(
    seat: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """The position is the one the log leads to, as the seat saw it."""
    seat(FailsOnce())
    arguments = ["simulate", "chicago", "--players", "2", "--bots", "random,apprentice"]
    rest = ["--games", "1", "--faults", str(tmp_path / "faults"), "--json"]
    assert main([*arguments, *rest]) == 1
    (line,) = json.loads(capsys.readouterr().out)["faults"]
    (fault,) = kept(tmp_path / "faults")
    assert str(tmp_path / "faults" / "chicago-1-1.json") in line
    assert "apprentice exception ZeroDivisionError: in choose" in line
    assert (fault["bot"], fault["seat"], fault["kind"]) == ("apprentice", 1, "exception")
    log = read_log((tmp_path / "faults" / fault["log"]).read_text(encoding="utf-8"))
    assert log.entries[fault["entry"] - 1].seat == 1
    for entry, g, s in replay(CHICAGO, log):
        if (entry.seq if entry else 0) == fault["entry"] - 1:
            seen = CHICAGO.redact(g, s, 1).seen
            assert fault["position"] == CHICAGO.export_position(g, seen)
            return
    pytest.fail("the log does not reach the fault")


def test_the_arena_keeps_a_fault_with_the_position_and_the_seat(
    seat: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    seat(FailsOnce())
    arguments = ["arena", "--bots", "random,apprentice", "--players", "2", "--games", "1"]
    out = tmp_path / "games.jsonl"
    rest = ["--jobs", "1", "--faults", str(tmp_path / "faults"), "--out", str(out)]
    assert main([*arguments, *rest]) == 1
    assert "apprentice: 1 error, saved in" in capsys.readouterr().out
    (fault,) = kept(tmp_path / "faults")
    assert (tmp_path / "faults" / "arena-1-0-0.json").exists()
    assert (fault["bot"], fault["seat"], fault["kind"]) == ("apprentice", 1, "exception")
    assert fault["detail"] == "ZeroDivisionError: in choose"
    assert CHICAGO.import_position(fault["position"])
    game = json.loads(out.read_text(encoding="utf-8").splitlines()[1])
    assert game["faults"] == [fault]
