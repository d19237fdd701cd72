"""Industrialist on the command line: real processes, scripted sessions, the daily game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bigshoulders.cli.main import main
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.voice import IndustrialistVoice
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.moves import ActionSpace
from bigshoulders.language.messages import messages
from command import run
from industrialist_printed import SIDES
from industrialist_table import Words, at, placed, position_document
from table import rule

Choice = Callable[[list[Words]], int]
DAY = "2026-11-15"
SEED_OF_ROW_1 = b"e"  # the first roll is 1
LADDER = [
    (161, "Titan of Industry"),
    (121, "Captain of Industry"),
    (81, "Entrepreneur"),
    (41, "Proprietor"),
    (0, "Bootblacking"),
]


class Evening:
    """The same game played beside the command, to know the number of each move."""

    def __init__(self, seed: bytes, side: str = "A") -> None:
        self.match: Match = Match(INDUSTRIALIST, {"side": side}, seed)
        self.keys: list[str] = []

    @property
    def space(self) -> ActionSpace:
        return INDUSTRIALIST.space(self.match.rules)

    def legal(self) -> list[Words]:
        moves = INDUSTRIALIST.legal(self.match.rules, self.match.state, 0)
        return [self.space.spell(m) for m in moves]

    def play(self, **do: str) -> Evening:
        """Make a move and note the number a person would type for it."""
        self.keys.append(str(self.legal().index(do) + 1))
        self.match.play(0, self.space.parse(do))
        return self

    def finish(self, choose: Choice) -> Evening:
        while INDUSTRIALIST.awaited(self.match.rules, self.match.state):
            legal = self.legal()
            self.play(**legal[choose(legal)])
        return self

    @property
    def profit(self) -> int:
        (profit,) = INDUSTRIALIST.result(self.match.rules, self.match.state) or []
        return profit

    def typed(self, *more: str) -> str:
        return "\n".join([*self.keys, *more]) + "\n"


def industrious(seed: int) -> Choice:
    """A player who builds, staffs and produces where possible."""
    rng = Random(seed)
    liked = {"build": 60, "produce": 20, "hire": 12, "sell": 2, "manager_build": 9}

    def choose(legal: list[Words]) -> int:
        likes = [liked.get(m.get("action", m["do"]), 1) for m in legal]
        return rng.choices(range(len(legal)), likes)[0]

    return choose


NORTH, SOUTH = ["1", "space", "north"], ["1", "space", "south"]


def test_the_map_the_row_and_the_market_are_drawn(tmp_path: Path):
    match = Evening(b"x").match
    position = INDUSTRIALIST.export_position(match.rules, match.state)
    done = run("play", "industrialist", "--seed", "x", folder=tmp_path)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert "market side A (basic)" in done.stdout
    assert any("│Central Factory" in line for line in lines)
    assert any("│M2 C2 G2 $4" in line for line in lines)
    for place in ("1 space north", "1 space west", "1 space east", "1 space south"):
        assert any(place in line for line in lines), place
    shown = [line.split()[0] for line in lines if line.split()[:1] and line.split()[0] in SIDES]
    assert shown == position["row"] * 2  # the cards, and below them their events
    (marked,) = [line for line in lines if line.strip().startswith(">") and "–" in line]
    assert marked.split()[1] == str(position["market"])


def test_position_show_draws_the_map_with_rails_and_free_places(tmp_path: Path):
    """2F is east of the Central Factory: staffed, with 4 Goods; the rail leads on east."""
    document = position_document(buildings={"2F": at("1,0", 3, 4)}, have=(1, 2, 3, 9), staff=2)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    done = run("position", "show", path, folder=tmp_path)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    (names,) = [line for line in lines if "│Central Factory" in line]
    assert "│2F Sunrise Cannery" in names
    staff = lines[lines.index(names) + 1]
    assert "│2/2✓" in staff
    assert "→" in staff[staff.index("2/2") : staff.index("3/3")]
    assert staff.index("2/2✓") < staff.index("3/3✓")
    stored = lines[lines.index(names) + 2]
    assert "M1 C2 G3 $9" in stored
    assert "G4/4" in stored
    (first,) = [number for number, line in enumerate(lines) if line.split() == NORTH * 2]
    assert lines[first + 1].split() == ["1", "space", "east"]  # below the right one of the two
    assert "2 spaces east" in lines[lines.index(names)]
    assert "1 space west" in lines[lines.index(names)]
    assert any(line.split() == SOUTH * 2 for line in lines)


def test_position_check_of_industrialist(tmp_path: Path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position_document()), encoding="utf-8")
    assert run("position", "check", path, folder=tmp_path).returncode == 0
    path.write_text(json.dumps(position_document(year=5, spare_markers=1)), encoding="utf-8")
    done = run("position", "check", path, folder=tmp_path)
    assert done.returncode == 1
    assert "year:" in done.stdout
    assert "spare_markers:" in done.stdout


@rule("R-13")
def test_undo_reaches_back_to_the_last_roll_and_no_further(tmp_path: Path):
    evening = Evening(b"x").play(do="done").play(do="begin", action="hire")
    evening.play(do="hire_worker", card="central")
    keys = evening.typed("undo", "undo", "undo", "quit")
    done = run("play", "industrialist", "--seed", "x", keys=keys, folder=tmp_path)
    assert done.returncode == 0
    assert done.stdout.count("Move undone.") == 2
    assert "There’s nothing to undo" in done.stdout
    log = read_log((tmp_path / "data" / "last-game.jsonl").read_text(encoding="utf-8"))
    undone = [entry.do["undo_to"] for entry in log.entries if "undo_to" in entry.do]
    assert undone == [2, 1]
    assert log.entries[-1].digest == log.entries[0].digest


@rule("R-15")
def test_the_managers_act_inside_a_sale(tmp_path: Path):
    """Row 1: 3 Materials make a lot. Two are left, and the managers bring the third."""
    evening = Evening(SEED_OF_ROW_1).play(do="begin", action="sell")
    evening.play(do="sell_lot", kind="commodities", income="profit")
    evening.play(do="sell_lot", kind="goods", income="profit")
    evening.play(do="manager_unit", track="central.materials")
    evening.play(do="sell_lot", kind="materials", income="profit")
    seed = SEED_OF_ROW_1.decode()
    keys = evening.typed("quit")
    done = run("play", "industrialist", "--seed", seed, keys=keys, folder=tmp_path)
    assert done.returncode == 0
    asked, _, after = done.stdout.partition("> Ada: Managers: 1 unit → Central Factory (Materials)")
    assert "Nothing is left to sell: use the managers, or end the sale." in asked
    assert "start an action, use the managers, or end your turn" in after
    log = read_log((tmp_path / "data" / "last-game.jsonl").read_text(encoding="utf-8"))
    assert [entry.digest for entry in log.entries] == [
        entry.digest for entry in evening.match.log.entries
    ]


def test_why_names_the_rule(tmp_path: Path):
    """A full game of questions: the answer names the move and the deciding rule."""
    keys = "why end the turn\nwhy take unit goods\nwhy managers 1 unit capital central\nwhy\nquit\n"
    done = run("play", "industrialist", "--seed", "x", keys=keys, folder=tmp_path)
    assert "you can do this" in done.stdout
    assert "[SOLO-TURN-1]" in done.stdout
    assert "[SOLO-MGR-1]" in done.stdout


def test_a_game_can_be_saved_loaded_and_resumed(tmp_path: Path):
    evening = Evening(b"x", "B").play(do="begin", action="hire")
    evening.play(do="hire_worker", card="central").play(do="done")
    saved = tmp_path / "mine.jsonl"
    arguments = ["play", "industrialist", "--seed", "x", "--side", "B"]
    keys = evening.typed(f"save {saved}", "1", f"load {saved}", "quit")
    done = run(*arguments, keys=keys, folder=tmp_path)
    assert done.returncode == 0
    written = saved.read_text(encoding="utf-8")
    assert written == evening.match.log.text()
    assert (tmp_path / "data" / "last-game.jsonl").read_text(encoding="utf-8") == written
    again = run("play", "--load", saved, keys="quit\n", folder=tmp_path)
    assert "market side B (advanced)" in again.stdout
    assert "Year 2" in again.stdout


@rule("SOLO-END-2", "SOLO-END-1")
@pytest.mark.parametrize(("seed", "side"), [("a", "A"), ("b", "B")])
def test_a_whole_game_to_the_end_with_its_rank(seed: str, side: str, tmp_path: Path):
    evening = Evening(seed.encode(), side).finish(industrious(3))
    rank = next(title for least, title in LADDER if evening.profit >= least)
    arguments = ["play", "industrialist", "--seed", seed, "--side", side]
    done = run(*arguments, keys=evening.typed(), folder=tmp_path)
    assert done.returncode == 0
    assert f"Final Profit {evening.profit}: {rank}" in done.stdout.splitlines()[-1]
    assert "The game is saved" not in done.stdout


@rule("SOLO-TURN-1")
def test_doing_nothing_for_sixteen_turns_is_bootblacking(tmp_path: Path):
    done = run("play", "industrialist", "--seed", "x", keys="1\n" * 16, folder=tmp_path)
    assert done.returncode == 0
    assert "Final Profit 0: Bootblacking" in done.stdout.splitlines()[-1]


@rule("SOLO-END-2")
@pytest.mark.parametrize(
    ("profit", "title"),
    [
        (40, "Bootblacking"),
        (41, "Proprietor"),
        (81, "Entrepreneur"),
        (121, "Captain of Industry"),
        (161, "Titan of Industry"),
    ],
)
def test_the_titles_of_the_ladder_are_shown(profit: int, title: str):
    t = placed(year=30, profit=profit).done()
    speaker = IndustrialistVoice(messages("en"), ["Ada"], t.rules)
    assert speaker.story(t.heard)[-1] == f"Final Profit {profit}: {title}"


# --- the daily game ------------------------------------------------------------------------------


def daily(day: str, folder: Path, keys: str = "1\n1\n1\n", *more: str) -> str:
    """The saved file of a daily game after three turns."""
    done = run("play", "industrialist", "--daily", day, *more, keys=keys, folder=folder)
    assert done.returncode == 0, done.stderr
    return (folder / "data" / "last-game.jsonl").read_text(encoding="utf-8")


def test_the_daily_game_is_the_same_for_everyone(tmp_path: Path):
    games = []
    for name in ("ann", "bob"):
        (tmp_path / name).mkdir()
        games.append(daily(DAY, tmp_path / name, "1\n1\n1\n", "--name", name))
    assert games[0] == games[1]
    (tmp_path / "cat").mkdir()
    assert daily("2026-11-16", tmp_path / "cat") != games[0]


def test_both_sides_of_a_day_have_the_same_cards_and_rolls(tmp_path: Path):
    logs = []
    for side in ("A", "B"):
        (tmp_path / side).mkdir()
        logs.append(read_log(daily(DAY, tmp_path / side, "1\n1\n1\n", "--side", side)))
    positions = []
    for log in logs:
        *_, (_, g, s) = replay(INDUSTRIALIST, log)
        positions.append(INDUSTRIALIST.export_position(g, s))
    assert positions[0]["row"] == positions[1]["row"]
    rolls = [
        [event["face"] for entry in log.entries for event in entry.events if "face" in event]
        for log in logs
    ]
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) == 3


def test_the_result_of_a_day_is_a_line_to_share(tmp_path: Path):
    arguments = ["play", "industrialist", "--daily", DAY, "--side", "B"]
    done = run(*arguments, keys="1\n" * 16, folder=tmp_path)
    line = done.stdout.splitlines()[-1]
    for fact in (DAY, "B", "0", "Bootblacking"):
        assert fact in line


@pytest.mark.parametrize("day", ["tomorrow", ""])
def test_an_invalid_date_is_refused(day: str, tmp_path: Path):
    done = run("play", "industrialist", "--daily", day, folder=tmp_path)
    assert done.returncode == 2
    assert f"“{day}” isn’t a date" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "day", ["2026-13-01", "2026-02-30", "15.11.2026", "2026-11", "2026-11-15T10:00"]
)
def test_an_impossible_day_is_refused(day: str, capsys: pytest.CaptureFixture[str]):
    assert main(["play", "industrialist", "--daily", day]) == 2
    assert f"“{day}” isn’t a date" in capsys.readouterr().err


@pytest.mark.parametrize("day", ["20261115", "2026-W46-7"])
def test_another_spelling_of_a_day_is_the_same_day_or_refused(day: str, tmp_path: Path):
    """Everyone gets the same cards: one day must not have two games."""
    done = run("play", "industrialist", "--daily", day, keys="1\n1\n1\n", folder=tmp_path)
    if done.returncode == 0:
        kept = (tmp_path / "data" / "last-game.jsonl").read_text(encoding="utf-8")
        assert kept == daily(DAY, tmp_path)


def test_a_saved_game_does_not_become_a_daily_game(tmp_path: Path):
    saved = tmp_path / "mine.jsonl"
    saved.write_text(Evening(b"x").match.log.text(), encoding="utf-8")
    done = run("play", "--load", saved, "--daily", DAY, keys="1\n" * 16, folder=tmp_path)
    assert DAY not in done.stdout


# --- options and simulation -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--side", "C"], "side"),
        (["--goals"], "goals"),
        (["--cards", "nothing.toml"], "nothing.toml"),
    ],
)
def test_impossible_options_are_refused_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
):
    assert main(["play", "industrialist", *arguments]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert said in sentence


def test_simulate_prints_one_json_object(tmp_path: Path):
    arguments = ["simulate", "industrialist", "--side", "B", "--games", "50", "--json"]
    figures = json.loads(run(*arguments, folder=tmp_path).stdout)
    assert figures["games"] == 50
    assert figures["faults"] == []
    assert figures["decisions"] > 50 * 16
    (quartiles,) = figures["score_quartiles"]
    assert 0 <= quartiles[0] <= quartiles[1] <= quartiles[2] <= 40
    again = json.loads(run(*arguments, folder=tmp_path).stdout)
    assert (again["decisions"], again["score_quartiles"]) == (figures["decisions"], [quartiles])


def test_simulate_prints_readable_results(tmp_path: Path):
    done = run("simulate", "industrialist", "--games", "4", folder=tmp_path)
    assert done.returncode == 0
    assert "Games: 4;" in done.stdout
    assert "$" not in done.stdout  # Profit is not dollars


def test_replay_prints_a_game_of_industrialist(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    evening = Evening(b"told").finish(industrious(1))
    path.write_text(evening.match.log.text(), encoding="utf-8")
    figures = json.loads(run("replay", path, "--json", folder=tmp_path).stdout)
    assert figures["result"] == [evening.profit]
    assert figures["moves"] == len(evening.match.log.entries)
    done = run("replay", path, folder=tmp_path)
    assert done.returncode == 0
    assert "Final Profit" in done.stdout
    board = run("replay", path, "--at", "5", folder=tmp_path)
    assert "Central Factory" in board.stdout


def test_rules_of_industrialist_can_be_looked_up(tmp_path: Path):
    done = run("rules", "SOLO-TURN-3", "R-7", folder=tmp_path)
    assert done.returncode == 0
    assert "the second 1 Capital" in done.stdout
