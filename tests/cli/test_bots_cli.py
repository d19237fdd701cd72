"""Bots on the command line: the arena, simulations, opponents that say why."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

import bigshoulders
from bigshoulders.cli import arena
from bigshoulders.cli.main import main
from bigshoulders.lab.tournament.records import Arena, Record
from bigshoulders.lab.tournament.tournament import Tournament
from command import run

SOLO = ["arena", "industrialist", "--bots", "random,greedy", "--seed", "4"]


def test_the_arena_prints_a_table_and_keeps_its_games(tmp_path: Path):
    arguments = [*SOLO, "--games", "6", "--jobs", "2", "--out", "solo.jsonl"]
    done = run(*arguments, folder=tmp_path)
    assert done.returncode == 0
    assert "Games: 6 of 6." in done.stdout
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line[:2] for line in lines[2:4]] == [["random", "3"], ["greedy", "3"]]
    assert [(line[0], len(line)) for line in lines[-2:]] == [("random", 4), ("greedy", 4)]
    assert len((tmp_path / "solo.jsonl").read_text(encoding="utf-8").splitlines()) == 7
    refused = run(*arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert "Add --resume" in refused.stderr
    more = run(*arguments, "--resume", "--games", "8", "--json", folder=tmp_path)
    figures = json.loads(more.stdout)
    assert figures["games"] == 8
    assert [row["bot"] for row in figures["standings"]] == ["random", "greedy"]
    assert len((tmp_path / "solo.jsonl").read_text(encoding="utf-8").splitlines()) == 9


def test_the_arena_counts_wins_and_rates_bots_that_meet(tmp_path: Path):
    bots = "apprentice,random"
    arguments = ["arena", "--bots", bots, "--players", "3", "--games", "3", "--jobs", "1"]
    figures = json.loads(run(*arguments, "--json", folder=tmp_path).stdout)
    first, second = figures["standings"]
    assert (first["seats"], second["seats"]) == (3, 6)
    assert first["wins"] + second["wins"] == 3
    assert first["win_rate"]["low"] < first["wins"] / 3 <= first["win_rate"]["high"]
    assert first["money"]["low"] is None, "one deal says nothing of others"
    assert first["rating"]["value"] > second["rating"]["value"]
    assert first["times"]["mean"] <= first["times"]["most"]
    assert figures["arena"]["config"]["players"] == 3


def started(file: Path) -> subprocess.Popen[bytes]:
    """A long arena in a separate process, with some games already played."""
    environment = {**os.environ, "PYTHONPATH": str(Path(bigshoulders.__file__).parents[1])}
    command = [sys.executable, "-m", "bigshoulders", *SOLO, "--games", "100000"]
    process = subprocess.Popen(
        [*command, "--jobs", "2", "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=file.parent,
        preexec_fn=lambda: signal.signal(
            signal.SIGINT, signal.SIG_DFL
        ),  # received in the background too
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        sleep(0.01)
    return process


def test_an_interrupt_loses_nothing_and_prints_the_results_so_far(tmp_path: Path):
    file = tmp_path / "long.jsonl"
    process = started(file)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    kept = len(file.read_text(encoding="utf-8").splitlines()) - 1
    assert process.returncode == 130
    assert f"Games: {kept} of 100,000." in output.decode()
    assert b"Traceback" not in errors


def test_an_interrupt_after_a_game_was_written_counts_that_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    class Interrupted(list[Record]):
        def append(self, record: Record) -> None:
            raise KeyboardInterrupt

    class Played(Tournament):
        def __init__(self, found: Arena, games: int, out: Path | None = None) -> None:
            super().__init__(found, games, out)
            self.records = self.records or Interrupted()

    monkeypatch.setattr(arena, "Tournament", Played)
    arguments = [*SOLO, "--games", "5", "--jobs", "1", "--out", str(tmp_path / "games.jsonl")]
    assert main(arguments) == 130
    assert "Games: 1 of 5." in capsys.readouterr().out


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_workers_of_a_stopped_arena_end_quietly(end: int, tmp_path: Path):
    process = started(tmp_path / "long.jsonl")
    process.send_signal(end)
    output, errors = process.communicate(timeout=60)  # until the last worker has closed them
    assert (process.returncode, output, errors) == (-end, b"", b"")


def test_an_interrupt_spares_workers_that_are_just_starting(tmp_path: Path, monkeypatch):
    """As if Ctrl-C were pressed while a worker loads its modules."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'bigshoulders.bots' and 'multiprocessing' in str(sys.orig_argv):\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Interrupting())\n",
        encoding="utf-8",
    )
    source = str(Path(bigshoulders.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), source]))
    command = [sys.executable, "-m", "bigshoulders", *SOLO, "--games", "4", "--jobs", "2"]
    done = subprocess.run(command, capture_output=True, cwd=tmp_path, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Games: 4 of 4." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "--bots", "brokr"], "chicago has no bot called “brokr”. Valid values: random"),
        (["arena", "--bots", "random:1s"], "doesn’t use a clock"),
        (["arena", "--bots", "random", "--games", "0"], "at least 1"),
        (["arena", "--bots", "random", "--jobs", "0"], "at least 1"),
        (["arena", "--bots", "random", "--resume"], "--out"),
        (["arena", "--bots", "random", "--players", "5"], "must be 2, 3 or 4"),
        (["simulate", "chicago", "--bots", "nobody"], "Valid values: random"),
        (["simulate", "industrialist", "--bots", "greedy,greedy"], "1 free"),
        (["play", "--bots", "random,random,random", "--players", "3"], "2 free"),
    ],
)
def test_impossible_bots_are_refused_in_one_sentence(
    arguments: list[str], said: str, tmp_path: Path
):
    done = run(*arguments, folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_simulations_by_named_bots(tmp_path: Path):
    arguments = ["simulate", "industrialist", "--bots", "greedy", "--games", "2", "--json"]
    figures = json.loads(run(*arguments, folder=tmp_path).stdout)
    assert figures["games"] == 2
    assert figures["faults"] == []
    assert figures["score_quartiles"][0][1] > 50
    again = json.loads(run(*arguments, folder=tmp_path).stdout)
    assert again["score_quartiles"] == figures["score_quartiles"]


def test_a_hint_lists_moves_by_number_with_the_expected_result(tmp_path: Path):
    done = run("play", "industrialist", "--seed", "x", keys="hint\nquit\n", folder=tmp_path)
    assert "Greedy considered:" in done.stdout
    hints = [line for line in done.stdout.splitlines() if "expected at the end" in line]
    assert 1 <= len(hints) <= 4
    number, _, move = hints[0].partition(".")
    listed = [line.strip() for line in done.stdout.splitlines() if line.strip().startswith(number)]
    assert any(move.split("  ")[0].strip() in line for line in listed if "expected" not in line)
    assert "builds Mercantile Bank: 29 Profit at the end if fully staffed" in done.stdout
    unknown = run("play", "industrialist", keys="hint jen\nquit\n", folder=tmp_path)
    assert "industrialist has no bot called “jen”" in unknown.stdout


def test_opponents_have_names_and_explain_their_moves(tmp_path: Path):
    done = run(
        "play",
        *["--seed", "x", "--players", "3", "--bots", "random"],
        keys="why?\nwhy? susan\nwhy? nobody\nquit\n",
        folder=tmp_path,
    )
    assert "Jen is played by Random." in done.stdout
    assert "Susan is played by Random." in done.stdout
    jen, susan = done.stdout.count("Jen: Found"), done.stdout.count("Susan: Found")
    assert (jen, susan) == (2, 2)  # once when it happened, once when asked about
    assert "Nobody here is called “nobody”. Your opponents: Jen, Susan." in done.stdout


def test_a_saved_game_remembers_its_opponents(tmp_path: Path):
    table = ["play", "--seed", "x", "--players", "3", "--bots", "random,apprentice"]
    run(*table, keys="save mine.jsonl\nquit\n", folder=tmp_path)
    for file in ("mine.jsonl", "data/last-game.jsonl"):
        again = run("play", "--load", file, keys="quit\n", folder=tmp_path)
        assert "Jen is played by Random." in again.stdout
        assert "Susan is played by Apprentice." in again.stdout
        assert "doesn’t name" not in again.stdout
    others = run("play", "--load", "mine.jsonl", "--bots", "broker", keys="quit\n", folder=tmp_path)
    assert others.stdout.count("is played by Broker.") == 2
    inside = run("play", "--seed", "y", keys="load mine.jsonl\nquit\n", folder=tmp_path)
    assert inside.stdout.count("is played by Broker.") == 2  # the original opponents
    assert "Jen is played by Random.\nSusan is played by Apprentice." in inside.stdout
    assert run("replay", "mine.jsonl", "--quiet", folder=tmp_path).returncode == 0
    assert run("verify", "mine.jsonl", folder=tmp_path).returncode == 0


def test_a_saved_game_without_named_opponents_says_who_plays(tmp_path: Path):
    file = tmp_path / "old.jsonl"
    table = ["play", "--seed", "x", "--players", "3", "--bots", "random"]
    run(*table, keys="save old.jsonl\nquit\n", folder=tmp_path)
    first, _, rest = file.read_text(encoding="utf-8").partition("\n")
    header = json.loads(first)
    assert header.pop("bots") == [None, "random", "random"]  # by seat
    file.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    said = "doesn’t name your opponents. Choose them with: bigshoulders play --load"
    again = run("play", "--load", "old.jsonl", keys="quit\n", folder=tmp_path)
    assert again.stdout.count("is played by Broker.") == 2
    assert said in again.stdout
    named = [*table[:-1], "apprentice"]
    inside = run(*named, keys="load old.jsonl\nquit\n", folder=tmp_path).stdout
    assert inside.count("is played by Apprentice.") == 4  # before and after
    assert said in inside
    other = run("play", "industrialist", keys="load old.jsonl\nquit\n", folder=tmp_path).stdout
    assert other.count("is played by Broker.") == 2
    chosen = run("play", "--load", "old.jsonl", "--bots", "random", keys="quit\n", folder=tmp_path)
    assert chosen.stdout.count("is played by Random.") == 2
    assert said not in chosen.stdout
    file.write_text(json.dumps({**header, "bots": ["jen"]}) + "\n" + rest, encoding="utf-8")
    unknown = run("play", "--load", "old.jsonl", folder=tmp_path)
    assert unknown.returncode == 2
    assert "old.jsonl: chicago has no bot called “jen”. Valid values: random" in unknown.stderr


def test_a_saved_solitaire_has_no_opponents_to_name(tmp_path: Path):
    run("play", "industrialist", keys="save solo.jsonl\nquit\n", folder=tmp_path)
    again = run("play", "--load", "solo.jsonl", keys="quit\n", folder=tmp_path)
    assert again.returncode == 0
    assert "opponents" not in again.stdout
