"""The commands as people and programs use them: real processes, valid and invalid input."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bigshoulders.cli import main
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.log import read_log
from bigshoulders.shelf import box_of
from command import run

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
POSITION = {
    "format": "bigshoulders/chicago/1",
    "config": {"players": 2, "goals": False},
    "players": [{"cash": 300}, {"cash": 250}],
    "companies": {"swift": {"director": 0, "value": 60}, "libby": {"director": 1, "value": 40}},
}


def test_simulate_prints_readable_results(tmp_path: Path):
    done = run("simulate", "chicago", "--players", "3", "--games", "4", folder=tmp_path)
    assert done.returncode == 0
    assert "Games: 4" in done.stdout
    assert "per second" in done.stdout
    assert "median" in done.stdout
    assert "No errors." in done.stdout


def test_simulate_prints_one_json_object_for_programs(tmp_path: Path):
    arguments = ["simulate", "chicago", "--players", "4", "--games", "3", "--seed", "7", "--json"]
    done = run(*arguments, "--advanced", "--draft", folder=tmp_path)
    figures = json.loads(done.stdout)
    assert figures["games"] == 3
    assert figures["faults"] == []
    assert figures["decisions"] > 100
    assert figures["seconds"] > 0
    assert figures["decisions_per_second"] > 0
    assert len(figures["score_quartiles"]) == 4
    again = json.loads(run(*arguments, "--advanced", "--draft", folder=tmp_path).stdout)
    assert again["decisions"] == figures["decisions"]
    assert again["score_quartiles"] == figures["score_quartiles"]


@pytest.mark.parametrize("game", ["chicago", "industrialist"])
def test_simulate_fast_plays_other_games_which_are_the_engines_own(
    game: str, capsys: pytest.CaptureFixture[str]
):
    """The same games each time, from simulated seeds."""

    def figures(*more: str) -> tuple[int, list[list[float]]]:
        assert main.main(["simulate", game, "--games", "1", "--seed", "7", "--json", *more]) == 0
        found = json.loads(capsys.readouterr().out)
        return found["decisions"], found["score_quartiles"]

    def played(seed: bytes) -> tuple[int, list[list[float]]]:
        box = box_of(game)
        g = box.game.assemble(box.config())
        s = box.game.new(g, seed, SILENT)
        decisions = box.game.random_playout(g, s, 7)
        return decisions, [[score] * 3 for score in box.game.result(g, s) or []]

    assert figures("--fast") == figures("--fast") == played(simulated_seed(b"simulate 7"))
    assert figures() == played(b"simulate 7") != figures("--fast")


def read_terminal(leader: int) -> str:
    """Everything shown on a terminal until its last program ends."""
    shown = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:  # Linux's way to say that nobody holds the other end
            part = b""
        if not part:
            return shown.decode()
        shown += part


def test_a_long_simulation_shows_progress_to_people_at_a_terminal(tmp_path: Path):
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "bigshoulders", "simulate", "chicago", "--games", "400"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=follower, cwd=tmp_path) as process,
        ThreadPoolExecutor(1) as reader,
    ):
        os.close(follower)
        # A terminal holds 4 KB; a slow machine shows more, and would wait for a reader forever.
        shown = reader.submit(read_terminal, leader)
        output = process.stdout.read().decode() if process.stdout else ""
    os.close(leader)
    assert "Playing" in shown.result()
    assert "Games: 400" in output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "5"], "must be 2, 3 or 4, not 5"),
        (["--special-companies", "schwin"], "Did you mean schwinn?"),
        (["--edition", "third"], "no edition"),
        (["--edition", "first", "--chiefs"], "OPT-12"),
        (["--side", "B"], "--side: "),
        (["--games", "0"], "at least 1"),
    ],
)
def test_impossible_options_are_refused_in_one_sentence(
    arguments: list[str], said: str, tmp_path: Path
):
    done = run("simulate", "chicago", *arguments, folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_game_without_a_daily_game_says_so(tmp_path: Path):
    done = run("play", "chicago", "--daily", "2026-11-15", folder=tmp_path)
    assert done.returncode == 2
    assert "no game of the day for chicago. Valid values: industrialist." in done.stderr


def test_replay_prints_and_checks_a_stored_game(tmp_path: Path):
    done = run("replay", GOLDEN / "basic-2.jsonl", folder=tmp_path)
    assert done.returncode == 0
    assert "Stock Phase, Decade 1 (1875)" in done.stdout
    assert "every position matches the log" in done.stdout
    assert "Stop buying resources" in done.stdout
    assert not [line for line in done.stdout.splitlines() if line.endswith(": Done")]
    board = run("replay", GOLDEN / "basic-2.jsonl", "--at", "20", folder=tmp_path)
    assert "Action spaces" in board.stdout
    figures = json.loads(run("replay", GOLDEN / "basic-2.jsonl", "--json", folder=tmp_path).stdout)
    log = read_log((GOLDEN / "basic-2.jsonl").read_text(encoding="utf-8"))
    assert figures["moves"] == len(log.entries)
    assert figures["moves_per_second"] > 0
    assert len(figures["result"]) == 2


def edited(lines: list[str], number: int, **changes: object) -> list[str]:
    """The lines of a log, one of them changed."""
    document = {**json.loads(lines[number]), **changes}
    return [*lines[:number], json.dumps(document), *lines[number + 1 :]]


def test_damaged_logs_are_refused_with_the_line(tmp_path: Path):
    lines = (GOLDEN / "basic-2.jsonl").read_text(encoding="utf-8").splitlines()
    damaged = {
        "": "log is empty",
        "\n".join([*lines[:9], lines[9][:40]]): "line 10: This line isn’t JSON",
        "\n".join([*lines[:9], "[]"]): "line 10: This line isn’t an object",
        "\n".join(lines[1:]): "line 1: The format must be",
        "\n".join([*lines[:9], *lines[10:]]): "line 10: Expected entry 9, but found entry 10",
        "\n".join(edited(lines, 9, digest="00")): "line 10: The position doesn’t match the log",
        "\n".join(edited(lines, 9, do={"do": "found"})): "line 10: “found” needs the argument",
        "\n".join(edited(lines, 9, do={"do": "pass"})): "line 10: The move",
        "\n".join(edited(lines, 9, events=[])): "line 10: The move",
        "\n".join(edited(lines, 9, seat=7)): "line 10: The move",
        "\n".join(edited(lines, 0, seed="00ff")): "line 1: The seed doesn’t match",
        "\n".join(edited(lines, 0, seed="zz")): "line 1: The seed zz",
        "\n".join(edited(lines, 0, config={"players": 9})): "players: The number of players",
        "\n".join(edited(lines, 0, game="chess")): "line 1: This log is from chess",
        "\n".join(edited(lines, 0, rules=None)): "line 1: The first line must contain",
        "\n".join(edited(lines, 9, do={"undo_to": 500})): "line 10: There’s no entry 500",
    }
    for number, (text, said) in enumerate(damaged.items()):
        path = tmp_path / f"{number}.jsonl"
        path.write_text(text, encoding="utf-8")
        done = run("replay", path, "--quiet", folder=tmp_path)
        assert done.returncode == 2, said
        assert said in done.stderr


def test_missing_files_and_files_that_are_not_text_are_refused(tmp_path: Path):
    done = run("replay", "nothing.jsonl", folder=tmp_path)
    assert (done.returncode, "nothing.jsonl" in done.stderr) == (2, True)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "isn’t a text file" in run("replay", "bytes", folder=tmp_path).stderr
    (tmp_path / "broken.json").write_text('{"format": ', encoding="utf-8")
    done = run("position", "check", "broken.json", folder=tmp_path)
    assert (done.returncode, "isn’t JSON" in done.stderr, "line 1" in done.stderr) == (
        2,
        True,
        True,
    )


def test_position_check_says_fine_or_lists_every_fault_with_its_place(tmp_path: Path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    done = run("position", "check", path, folder=tmp_path)
    assert done.returncode == 0
    assert "this position is valid" in done.stdout
    broken = json.loads(json.dumps(POSITION))
    broken["players"][0]["cash"] = -5
    broken["players"][1]["csh"] = 1
    broken["companies"]["swift"]["value"] = 61
    broken["companies"]["swfit"] = {"director": 0}
    broken["board"] = {"job_market": 13, "haymarket": {"coal": "many"}}
    path.write_text(json.dumps(broken), encoding="utf-8")
    done = run("position", "check", path, folder=tmp_path)
    assert done.returncode == 1
    for place in (
        "players[1].csh",
        "companies.swift.value",
        "companies.swfit",
        "board.job_market",
        "board.haymarket.coal",
    ):
        assert place in done.stdout
    assert "Did you mean swift?" in done.stdout


def test_position_show_draws_the_board(tmp_path: Path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    done = run("position", "show", path, folder=tmp_path)
    assert "Swift" in done.stdout
    assert "sell certificates, buy one, or pass" in done.stdout


def test_rules_shows_a_rule_or_says_there_is_none(tmp_path: Path):
    done = run("rules", "cert-5", "DATA-CERT", "CO-SWIFT", folder=tmp_path)
    assert "certificate count" in done.stdout
    assert "| players | 2 | 3 | 4 |" in done.stdout
    assert "2 Steel, 1 Livestock" in done.stdout
    done = run("rules", "CERT-55", folder=tmp_path)
    assert (done.returncode, "Did you mean CERT-5?" in done.stderr) == (2, True)
    assert "OPS-19" in run("rules", folder=tmp_path).stdout


def test_a_person_plays_asks_why_takes_back_saves_and_resumes(tmp_path: Path):
    wish = "why buy anglo_american preferred"  # the company the first move founds
    keys = ["2", "undo", "1", wish, "why", "99", "hello", "charters", "board"]
    saved = tmp_path / "mine.jsonl"
    done = run(
        "play", "--seed", "x", keys="\n".join([*keys, f"save {saved}", "quit"]), folder=tmp_path
    )
    assert done.returncode == 0
    for said in (
        "Welcome",
        "Ada, choose a company and its initial stock value.",
        "Move undone.",
        "[CERT-4]",
        "for example: why buy swift preferred",
        "There’s no move 99. Choose a number from 1 to",
        "Type a number from 1 to",
        "Companies you can found",
        f"Saved to {saved}",
        "The game is saved in",
    ):
        assert said in done.stdout.replace("\n", " ") or said in done.stdout, said
    log = read_log(saved.read_text(encoding="utf-8"))
    assert [entry.do for entry in log.entries if "undo_to" in entry.do] == [{"undo_to": 2}]
    again = run("play", "--load", saved, keys="1\nquit\n", folder=tmp_path)
    assert again.returncode == 0
    assert "Ada" in again.stdout


def test_a_person_plays_a_whole_game(tmp_path: Path):
    done = run(
        "play",
        "--players",
        "2",
        "--bots",
        "random",
        "--seed",
        "whole",
        keys="1\n" * 3000,
        folder=tmp_path,
    )
    assert done.returncode == 0
    assert "End of game" in done.stdout
    assert " wins" in done.stdout


def test_closing_the_terminal_loses_nothing(tmp_path: Path):
    done = run("play", "--seed", "y", keys="1\n2\n1\n", folder=tmp_path)
    assert done.returncode == 0
    kept = tmp_path / "data" / "last-game.jsonl"
    assert "The game is saved" in done.stdout
    log = read_log(kept.read_text(encoding="utf-8"))
    assert len([entry for entry in log.entries if entry.seat == 0]) == 3
    assert run("replay", kept, "--quiet", folder=tmp_path).returncode == 0


def test_the_command_speaks_every_language(tmp_path: Path):
    for language, said in (("fr", "Achat"), ("de", "Wähle")):
        done = run("--language", language, "play", "--seed", "x", keys="1\nquit\n", folder=tmp_path)
        assert done.returncode == 0
        assert said.lower()[:4] in done.stdout.lower()
    done = run("--language", "es", "rules", folder=tmp_path)
    assert done.returncode == 2


def test_an_unsupported_language_in_the_environment_is_refused(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("BIGSHOULDERS_LANGUAGE", "xx")
    done = run("rules", "CERT-5", folder=tmp_path)
    assert done.returncode == 2
    said = "BIGSHOULDERS_LANGUAGE: There’s no language “xx”. Valid values: en, fr, de."
    assert done.stderr == f"{said}\n"
    assert run("--language", "fr", "rules", "CERT-5", folder=tmp_path).returncode == 0
    assert "--language" in run("--help", folder=tmp_path).stdout
    monkeypatch.setenv("BIGSHOULDERS_LANGUAGE", "de")
    assert "Die Regel" in run("rules", "CERT-55", folder=tmp_path).stderr
    monkeypatch.setenv("BIGSHOULDERS_LANGUAGE", "")
    assert "There’s no rule" in run("rules", "CERT-55", folder=tmp_path).stderr


@pytest.mark.parametrize("start", ["module", "script"])
def test_an_interrupt_during_startup_is_quiet(start: str, tmp_path: Path, monkeypatch):
    """As if Ctrl-C were pressed while the first library loads."""
    (tmp_path / "rich").mkdir()
    (tmp_path / "rich" / "__init__.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    room, _, door = settings["project"]["scripts"]["bigshoulders"].partition(":")
    script = ["-c", f"import sys; from {room} import {door}; sys.exit({door}())"]
    command = [sys.executable, *(["-m", "bigshoulders"] if start == "module" else script), "rules"]
    done = subprocess.run(command, capture_output=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_no_command_loads_the_server_libraries_needlessly(tmp_path: Path):
    """Only the commands that need them load them; `--help` lists those commands all the same."""
    heavy = ["alembic", "asyncpg", "litestar", "sqlalchemy", "uvicorn"]
    check = f"import sys, bigshoulders.cli.main; print([x for x in {heavy} if x in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[]"
    listed = run("--help", folder=tmp_path).stdout
    for command in ("serve", "backup", "restore", "export", "import", "admin", "verify"):
        assert f"\n    {command} " in listed
    assert "BIGSHOULDERS_DATABASE" in run("serve", "--help", folder=tmp_path).stdout


def test_a_bug_in_the_engine_is_reported_and_leaves_a_log(tmp_path: Path, monkeypatch):
    def broken(*_: object) -> list[object]:
        raise ZeroDivisionError("on purpose")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(type(CHICAGO), "problems", broken)
    assert main.main(["simulate", "chicago", "--games", "1", "--json"]) == 1
    log = read_log((tmp_path / "faults" / "chicago-1.jsonl").read_text(encoding="utf-8"))
    assert log.entries
    assert CHICAGO.name == log.header.game
