"""The operator's commands: backup, restore, export, import, undo, ban, delete."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshoulders.cli.main import main
from bigshoulders.server.settings import PREFIX, Settings
from databases import new_database
from lives import environment
from servers import MakeTable, Running, Table, checked, fast, refused, running, until


@pytest.fixture
def other(request: pytest.FixtureRequest, settings: Settings, tmp_path: Path) -> Settings:
    """A second database, of the other kind."""
    if not settings.is_sqlite:
        return fast(tmp_path / "other")
    name = f"other{abs(hash(request.node.nodeid))}"
    return fast(tmp_path, database=new_database(request.getfixturevalue("postgres_url"), name))


@pytest.fixture
def command(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Any:
    """Runs a command on a database and returns its output."""

    def run(*words: str, at: Settings = settings, fails: bool = False) -> str:
        for name, value in environment(at).items():
            if name.startswith(PREFIX):
                monkeypatch.setenv(name, value)
        capsys.readouterr()
        assert main(list(words)) == (2 if fails else 0), capsys.readouterr()
        said = capsys.readouterr()
        return said.err if fails else said.out

    return run


def play(table: Table, count: int) -> None:
    rng = Random(3)
    for _ in range(count):
        table.move(table.awaited(), rng=rng)


def sit_at(table: Table, server: Running) -> Table:
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    made = {"table": table.id, "owner": table.owner_token, "watch": table.watch_token}
    return Table(server, {**made, "seats": seats})


def test_a_backup_of_one_database_can_be_restored_into_the_other(
    make: MakeTable, other: Settings, command: Any, tmp_path: Path
) -> None:
    table = make("me", "me")
    play(table, 30)
    checked(table.post(0, "/chat", {"text": "before the flood"}))
    file = tmp_path / "all.backup"
    assert "all.backup" in command("backup", str(file))
    snapshot = table.state(0)
    assert [left.name for left in tmp_path.iterdir() if "part" in left.name] == []
    command("restore", str(file), at=other)
    assert "--yes" in command("restore", str(file), at=other, fails=True)
    with running(other) as server:
        again = sit_at(table, server)
        assert again.state(0) == snapshot
        assert [line["text"] for line in again.get(0, "/chat")] == ["before the flood"]
        again.move(again.awaited())
        again.close()


def test_a_running_server_shows_restored_data_and_writes_nothing_outdated(
    make: MakeTable, command: Any, tmp_path: Path
) -> None:
    table = make("me", "me")
    play(table, 6)
    file = tmp_path / "then.backup"
    command("backup", str(file))
    then = table.state(0)["view"]
    play(table, 4)
    with table.seat_line(0, since=0) as line:
        line.snapshot_from(10)
        command("restore", str(file), "--yes")
        seat = table.awaited()
        late = {"after": 10, "do": {"do": "pass"}}
        reply = table.post(seat, "/moves", late)  # either the server notices, or the commit does
        assert reply.status_code in (409, 422), reply.text
        until(lambda: table.info()["head"] == 6)
        assert line.wait_for("snapshot", seq=6)["view"] == then
        play(table, 1)
        assert line.wait_for("snapshot", seq=7)["seat"] == 0
    log = table.get(0, "/log")
    assert [entry["seq"] for entry in log] == list(range(1, 8))


def test_a_file_that_is_not_a_backup_is_refused_in_words(command: Any, tmp_path: Path) -> None:
    wrong = tmp_path / "letter.txt"
    wrong.write_text("dear operator")
    assert "letter.txt" in command("restore", str(wrong), "--yes", fails=True)
    assert "gone.backup" in command("restore", str(tmp_path / "gone.backup"), "--yes", fails=True)
    assert "nowhere" in command("backup", str(tmp_path / "nowhere" / "x"), fails=True)
    empty = fast(tmp_path / "empty")
    assert "BIGSHOULDERS_DATA" in command("admin", "list", at=empty, fails=True)


def test_a_log_can_be_exported_imported_and_resumed(
    make: MakeTable, other: Settings, command: Any, tmp_path: Path
) -> None:
    table = make("me", "me", entropy="my words", config={"draft": True}, title="Moving")
    play(table, 40)
    file = tmp_path / "game.jsonl"
    hidden = command("export", table.id)
    assert json.loads(hidden.splitlines()[0])["seed"] == ""
    command("export", table.id, "--out", str(file), "--whole")
    told = command("import", str(file), at=other)
    links = [word for word in told.split() if "#s_" in word]
    with running(other) as server:
        name = links[0].split("#")[0].removeprefix("/t/")
        for seat, link in enumerate(links):
            with server.client(f"Seat {link.split('#')[1]}") as client:
                snapshot = checked(client.get(f"/api/tables/{name}/state"))
                assert snapshot["view"] == table.state(seat)["view"]
                old = checked(client.get(f"/api/tables/{name}/state", params={"at": 17}))
                assert old["view"] == table.state(seat, at=17)["view"]
        with server.client(f"Seat {links[table.awaited()].split('#')[1]}") as client:
            snapshot = checked(client.get(f"/api/tables/{name}/state"))
            body = {"after": 40, "do": snapshot["choices"][0]["do"]}
            assert checked(client.post(f"/api/tables/{name}/moves", json=body)) == {"seq": 41}
    file.write_text(hidden)
    assert "line 1" in command("import", str(file), at=other, fails=True)


def test_an_operator_lists_tables_takes_back_moves_and_issues_links(
    make: MakeTable, command: Any
) -> None:
    table = make("me", "me", title="Thursday")
    play(table, 5)
    before = table.state(0, at=2)["view"]
    rows = [json.loads(line) for line in command("admin", "list", "--json").splitlines()]
    row = next(row for row in rows if row["table"] == table.id)
    assert (row["entries"], row["players"], row["status"]) == (5, ["Ann", "Bob"], "running")
    assert "Thursday" in command("admin", "list")
    assert "6" in command("admin", "undo", table.id, "--to", "2")
    until(lambda: table.info()["head"] == 6)
    assert table.state(0)["view"] == before
    assert "99" in command("admin", "undo", table.id, "--to", "99", fails=True)
    command("admin", "undo", "nowhere", fails=True)
    token = command("admin", "link", table.id, "1").strip().split("#")[1]
    with table.server.client(f"Seat {token}") as bob:
        until(lambda: bob.get(table.path("/state")).is_success)
    refused(table.seats[1].get(table.path("/state")), 403, "not_yours")
    assert "7" in command("admin", "link", table.id, "7", fails=True)


def test_a_person_without_an_account_can_be_banned_and_deleted(
    make: MakeTable, command: Any
) -> None:
    table = make("me", "me", "me")
    checked(table.post(1, "/chat", {"text": "rude words"}))
    checked(table.seats[1].put(table.path("/notes"), json={"text": "private"}))
    command("admin", "ban", f"{table.id}:1")
    until(lambda: table.seats[1].get(table.path("/state")).status_code == 403)
    until(lambda: table.info()["seats"][1]["bot"])
    assert "--yes" in command("admin", "delete", f"{table.id}:1", fails=True)
    command("admin", "delete", f"{table.id}:1", "--yes")
    until(lambda: table.info()["seats"][1]["name"] == "")
    assert table.get(0, "/chat") == []
    assert table.info()["seats"][0]["name"] == "Ann"
    assert "nobody-here" in command("admin", "delete", "nobody-here", "--yes", fails=True)
