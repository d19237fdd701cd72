"""Games as data: every decision with the view, the legal moves and the outcome."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from bigshoulders.cli.saved_games import load_game, save_game
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.errors import BadLog, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.match import Match
from bigshoulders.lab.experiment.datasets import (
    COLUMNS,
    FORMAT,
    SCHEMA,
    column_table,
    played_games,
    stored_games,
    write_dataset,
)
from bigshoulders.lab.experiment.spec import parse_spec
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages
from bigshoulders.origin import commit
from bigshoulders.shelf import box_of, parse_bot
from servers import Table, checked, fast, running, until
from test_spec import SMALL

LAB = Path(__file__).resolve().parents[2] / "docs" / "build" / "lab.md"


def stored_game(path: Path) -> Match:
    """A game of random players with some moves taken back, as a file."""
    match: Match = Match(CHICAGO, {"players": 2}, b"dataset")
    rng = Random(5)
    while awaited := CHICAGO.awaited(match.rules, match.state):
        seat = awaited[0]
        match.play(seat, rng.choice(CHICAGO.legal(match.rules, match.state, seat)))
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)
    path.write_text(match.log.text(), encoding="utf-8")
    return match


def test_stored_games_become_rows_without_moves_taken_back(tmp_path: Path):
    match = stored_game(tmp_path / "game.jsonl")
    undone = sum("undo_to" in entry.do for entry in match.log.entries)
    assert undone > 3
    games, decisions = write_dataset(
        stored_games([tmp_path / "game.jsonl"]), tmp_path / "d.parquet"
    )
    assert (games, decisions) == (1, len(match.log.entries) - 2 * undone)
    table = pq.read_table(tmp_path / "d.parquet")
    assert json.loads(table.schema.metadata[b"bigshoulders"])["format"] == FORMAT
    space = CHICAGO.space(match.rules)
    by_seq = {entry.seq: entry for entry in match.log.entries}
    for row in table.to_pylist():
        chosen = json.loads(row["legal"][row["choice"]])
        assert chosen == by_seq[row["seq"]].do
        assert space.index(space.parse(chosen)) == row["legal_index"][row["choice"]]
        assert row["scores"] == CHICAGO.result(match.rules, match.state)
        view = json.loads(row["view"])
        assert view["players"][1 - row["seat"]]["hand"] is None
        assert view["seed"] is None


def test_a_specification_becomes_the_same_dataset_every_time(tmp_path: Path):
    spec = parse_spec(SMALL, "").scaled(4)
    for jobs in (1, 2):
        games, decisions = write_dataset(played_games(spec, jobs), tmp_path / str(jobs))
        assert games == 4
        assert decisions > 100
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_every_row_names_its_players_its_code_and_its_observation(tmp_path: Path):
    spec = parse_spec(SMALL, "").scaled(4)
    write_dataset(played_games(spec), tmp_path / "d.parquet")
    table = pq.read_table(tmp_path / "d.parquet")
    assert table.schema.equals(SCHEMA)
    assert table.column_names == [name for name, _, _ in COLUMNS]
    ends, made_by = 0, commit()
    for row in table.to_pylist():
        box = box_of(row["game"])
        g, seen = box.game.import_position(json.loads(row["view"]))
        assert row["row"] == box.learning.features(g, seen, row["seat"])
        assert row["layout"] == box.learning.layout.version
        assert row["spec"] == spec.text()
        assert row["commit"] == made_by
        assert row["rules"] == box.game.version(g)
        assert len(row["bots"]) == len(row["scores"])
        assert None not in row["bots"]
        if row["last_row"] is not None:
            ends += 1
            assert len(row["last_row"]) == box.learning.layout.size
    finished = {(row["id"], row["seat"]) for row in table.to_pylist()}
    assert ends == len(finished)


def test_a_card_describes_the_dataset(tmp_path: Path):
    spec = parse_spec(SMALL, "").scaled(4)
    games, decisions = write_dataset(played_games(spec), tmp_path / "d.parquet")
    card = (tmp_path / "d.md").read_text(encoding="utf-8")
    assert card.startswith("---\nlicense: mit\n")
    assert f"{decisions:,} decisions from {games:,} games, in the format `{FORMAT}`." in card
    assert "\n".join(column_table()) in card
    for experiment in spec.experiments:
        assert f"`{experiment.game}`" in card
        for bot in experiment.bots:
            assert f"`{bot}`" in card


def test_the_columns_are_documented():
    assert "\n".join(column_table()) in LAB.read_text(encoding="utf-8")


def test_logs_are_read_on_several_cores_in_their_order(tmp_path: Path):
    paths = [tmp_path / f"{number}.jsonl" for number in range(3)]
    for path in paths:
        stored_game(path)
    games, decisions = write_dataset(stored_games(paths, jobs=2), tmp_path / "d.parquet")
    rows = pq.read_table(tmp_path / "d.parquet").to_pylist()
    assert games == 3
    assert [row["seq"] for row in rows] == [row["seq"] for row in rows[: decisions // 3]] * 3
    assert all(row["spec"] is None and row["bots"] == [None, None] for row in rows)
    paths[1].write_text("no log", encoding="utf-8")
    with pytest.raises(BadLog) as found:
        write_dataset(stored_games(paths, jobs=2), tmp_path / "e.parquet")
    assert found.value.where.startswith(str(paths[1]))


def bots_by_seat(path: Path) -> list[tuple[str | None, ...]]:
    """The bots of a stored game's rows, without repetitions."""
    write_dataset(stored_games([path]), path.with_suffix(".parquet"))
    rows = pq.read_table(path.with_suffix(".parquet")).to_pylist()
    return [bots for bots, _ in groupby(tuple(row["bots"]) for row in rows)]


def test_a_saved_game_names_its_bots(tmp_path: Path):
    match = Match(CHICAGO, {"players": 3}, b"saved")
    for _ in range(9):
        seat = CHICAGO.awaited(match.rules, match.state)[0]
        match.play(seat, CHICAGO.legal(match.rules, match.state, seat)[0])
    path = tmp_path / "game.jsonl"
    opponents = [parse_bot("chicago", name, "") for name in ("tycoon:1s", "random")]
    save_game(path, match.log, opponents)
    assert load_game(path).bots() == opponents
    assert bots_by_seat(path) == [(None, "tycoon:1s", "random")]
    save_game(path, match.log, [])
    assert load_game(path).bots() == []
    assert bots_by_seat(path) == [(None, None, None)]


def test_an_exported_game_names_its_bots_and_those_that_stood_in(tmp_path: Path):
    """A bot plays one seat from the start; another stands in for a person, who then returns."""
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "chicago", "config": {"players": 3}, "seats": seats}
    with running(fast(tmp_path)) as server, server.client() as client:
        table = Table(server, checked(client.post("/api/tables", json=body)))
        bot = table.info()["stand_in"]
        play_until_moved(table, 0)
        checked(table.post(0, "/seats/0/bot", {"bot": bot}))
        play_until_moved(table, 0)
        checked(table.post(0, "/seats/0/bot", {"bot": None}))
        play_until_moved(table, 1)
        for seat in (0, 1):
            checked(table.post(seat, "/abandon"))
        path = tmp_path / "game.jsonl"
        path.write_text(table.owner.get(table.path("/export")).text, encoding="utf-8")
        table.close()
    alone = (None, None, "random")
    assert bots_by_seat(path) == [alone, (bot, None, "random"), alone]


def play_until_moved(table: Table, seat: int) -> None:
    """Move for people, and wait for bots, until a seat has moved."""

    def moves() -> int:
        entries = checked(table.owner.get(table.path("/log")))
        own = [one for one in entries if one["seat"] == seat]
        return sum("note" not in (one.get("do") or {}) for one in own)

    def plays() -> bool:
        info = table.info()
        people = [one for one in info["awaited"] if info["seats"][one]["bot"] is None]
        if moves() == before and people and people == info["awaited"]:
            table.move(people[0])
        return moves() > before

    before = moves()
    until(plays)


def test_a_truncated_log_is_reported_with_its_file_and_nothing_is_written(tmp_path: Path):
    log = tmp_path / "game.jsonl"
    stored_game(log)
    log.write_text(log.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    with pytest.raises(BadLog) as found:
        write_dataset(stored_games([log]), tmp_path / "d.parquet")
    assert found.value.where.startswith(f"{log}, line ")
    assert not (tmp_path / "d.parquet").exists()


def set_do(do: Json) -> Callable[[list[dict[str, Any]]], object]:
    return lambda lines: lines[9].update(do=do)


@pytest.mark.parametrize(
    ("damage", "code", "place"),
    [
        (lambda lines: lines[9].update(digest="0" * 32), "log/other-position", "line 10"),
        (lambda lines: lines[9].update(seat=7), "log/illegal-move", "line 10"),
        (lambda lines: lines[9].update(seat=-1), "log/illegal-move", "line 10"),
        (lambda lines: lines[0]["config"].update(players=9), "config/players", "players"),
        (lambda lines: lines[0].update(game="chess"), "log/other-game", "line 1"),
        (set_do({}), None, "line 10"),
        (set_do({"do": "pass"}), None, "line 10"),
        (set_do({"do": ["pass"]}), None, "line 10"),
        (set_do({"undo_to": "x"}), "log/undo-to-nowhere", "line 10"),
        (set_do({"undo_to": None}), "log/undo-to-nowhere", "line 10"),
        (set_do({"undo_to": [1]}), "log/undo-to-nowhere", "line 10"),
        (set_do({"undo_to": True}), "log/undo-to-nowhere", "line 10"),
        (set_do({"undo_to": 900000}), "log/undo-to-nowhere", "line 10"),
    ],
)
def test_every_fault_of_a_log_names_its_file(
    tmp_path: Path, damage: Callable[[list[dict[str, Any]]], object], code: str | None, place: str
):
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    stored_game(good)
    lines = [json.loads(line) for line in good.read_text(encoding="utf-8").splitlines()]
    damage(lines)
    bad.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(GameError) as found:
        write_dataset(stored_games([good, bad]), tmp_path / "d.parquet")
    assert code in (None, found.value.code)
    assert found.value.where == f"{bad}, {place}"
    assert explain(messages("en"), found.value)
    assert not (tmp_path / "d.parquet").exists()


def test_the_export_of_a_running_game_is_recognised(tmp_path: Path):
    log = tmp_path / "game.jsonl"
    stored_game(log)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[:9]]
    lines[0]["seed"] = ""
    for line in lines:
        line["digest"] = ""
    log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(GameError, match="log/still-running") as found:
        write_dataset(stored_games([log]), tmp_path / "d.parquet")
    assert found.value.where == f"{log}, line 1"
    said = explain(messages("en"), found.value)
    assert "--whole" in said
    assert "still in progress" in said
