"""Operators can moderate, people get their data, and what nobody needs expires."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bigshoulders.cli.main import main
from bigshoulders.server.expiry import DAY
from bigshoulders.server.settings import PREFIX, Settings
from lives import environment
from servers import MakeTable, Running, Table, checked, refused, running, until

PASSWORD = "correct horse battery"
Command = Callable[..., str]


@pytest.fixture
def command(
    fresh: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Runs an operator's command and returns its output."""

    def run(*words: str, fails: bool = False) -> str:
        for name, value in environment(fresh).items():
            if name.startswith(PREFIX):
                monkeypatch.setenv(name, value)
        capsys.readouterr()
        assert main(["admin", *words]) == (2 if fails else 0), capsys.readouterr()
        said = capsys.readouterr()
        return said.err if fails else said.out

    return run


def account(server: Running, name: str) -> Any:
    client = server.client()
    me = checked(client.post("/api/people", json={"name": name, "password": PASSWORD}))
    client.headers["x-csrf-token"] = me["csrf"]
    return client


def texts(table: Table) -> list[str]:
    return [line["text"] for line in table.get(0, "/chat")]


def test_an_operator_moderates_a_table(
    fresh: Settings, make_at: MakeTable, command: Command
) -> None:
    with running(fresh) as server:
        table = make_at(server, "me", "me", public=True)
        chat = table.path("/chat")
        ann = account(server, "Ann")
        ann.headers["authorization"] = f"Seat {table.tokens[0]}"
        checked(ann.post("/api/me/links"))
        watch = {"authorization": f"Watch {table.watch_token}"}
        spam = {"text": "buy now", "name": "Spam"}

        checked(table.post(0, "/chat", {"text": "as a guest"}))
        checked(ann.post(chat, json={"text": "as Ann"}))
        checked(ann.post(chat, json={"text": "from the stands", "name": "A"}, headers=watch))
        line = checked(table.watcher.post(chat, json=spam))
        checked(table.post(1, "/chat", {"text": "by Bob"}))

        command("mute", "Ann")
        refused(ann.post(chat, json={"text": "again"}), 403, "muted")
        refused(table.post(0, "/chat", {"text": "by the bare link"}), 403, "muted")
        command("mute", f"{table.id}:1")
        refused(table.post(1, "/chat", {"text": "again"}), 403, "muted")
        command("mute", f"{table.id}:")
        refused(table.watcher.post(chat, json=spam), 403, "muted")
        command("mute", "Ann", "--lift")
        checked(table.post(0, "/chat", {"text": "back"}))

        assert "--yes" in command("words", "Ann", fails=True)
        with table.seat_line(1) as open_page:  # it learns at once that lines are gone
            loaded = server.service.tables.in_memory[table.id]
            until(lambda: loaded.chat_length == len(texts(table)))
            command("words", table.id, "--line", str(line["id"]), "--yes")
            open_page.wait_for("chat_deleted")
        assert "buy now" not in texts(table)
        assert "4" in command("words", "Ann", "--yes")
        assert texts(table) == ["by Bob"]

        assert "--yes" in command("close", table.id, fails=True)
        command("close", table.id, "--yes")
        until(lambda: table.info()["status"] == "abandoned")
        refused(table.post(0, "/resign"), 409, "not_running")
        command("close", table.id, "--yes", fails=True)
        ann.close()


def test_people_get_all_their_data_and_can_delete_it(
    fresh: Settings, make_at: MakeTable, command: Command
) -> None:
    with running(fresh) as server:
        table = make_at(server, "me", "me")
        ann = account(server, "Ann")
        ann.headers["authorization"] = f"Seat {table.tokens[0]}"
        checked(ann.post("/api/me/links"))
        checked(ann.post(table.path("/chat"), json={"text": "hello"}))
        checked(ann.put(table.path("/notes"), json={"text": "my plan"}))
        checked(ann.post("/api/me/tokens", json={"label": "my program"}))
        mine = checked(ann.get("/api/me/export"))
        assert mine["account"]["name"] == "Ann"
        assert mine["seats"][0] | {"chat": []} == {
            "table": table.id,
            "title": "",
            "game": "chicago",
            "status": "running",
            "seat": 0,
            "name": "Ann",
            "notes": "my plan",
            "chat": [],
        }
        assert [line["text"] for line in mine["chat"]] == ["hello"]
        assert [token["label"] for token in mine["tokens"]] == ["my program"]
        assert "password" not in json.dumps(mine)
        assert json.loads(command("export", "Ann")) == mine
        assert json.loads(command("export", f"{table.id}:0"))["notes"] == "my plan"
        command("delete", "Ann", "--yes")
        assert "Ann" in command("export", "Ann", fails=True)
        checked(table.post(1, "/chat", {"text": "gone"}))
        lines = checked(table.seats[1].get(table.path("/chat")))
        assert [line["text"] for line in lines] == ["gone"]
        ann.close()


def test_abandoned_tables_and_guests_expire(
    fresh: Settings, make_at: MakeTable, command: Command
) -> None:
    with running(fresh) as server:
        never, idle = make_at(server, "me", "open"), make_at(server, "me", "me")
        over, held = make_at(server, "me", "me"), make_at(server, "me", "me")
        for table in (over, held):
            checked(table.post(0, "/chat", {"text": "well played"}))
            for seat in (0, 1):
                checked(table.post(seat, "/abandon"))
        ann = account(server, "Ann")
        ann.headers["authorization"] = ", ".join(f"Seat {token}" for token in held.tokens.values())
        checked(ann.post("/api/me/links"))
        ann.close()

    def info(server: Running, table: Table) -> Any:
        with server.client(f"Owner {table.owner_token}") as owner:
            return owner.get(table.path()).json()

    def status(server: Running, table: Table) -> Any:
        found = info(server, table)
        return found.get("status", found.get("code"))

    def after(days: float, **keep: float) -> dict[str, Any]:
        """The states of the tables once the rule has been applied so many days later."""
        server = Running(replace(fresh, **keep))
        server.skipped = days * DAY
        server.start()
        try:
            until(lambda: server.service.expired is not None)
            return {
                "never": status(server, never),
                "idle": status(server, idle),
                "over": status(server, over),
                "held": status(server, held),
            }
        finally:
            server.stop()

    gone = "no_such_table"
    kept = {"never": "open", "idle": "running", "over": "abandoned", "held": "abandoned"}
    assert after(29) == kept
    assert after(1000, keep_open=0, keep_idle=0, keep_abandoned=0, keep_guests=0) == kept
    assert after(31, keep_abandoned=0) == kept | {"never": gone}
    assert after(91, keep_abandoned=0)["idle"] == "abandoned"
    assert after(366, keep_abandoned=0)["held"] == "abandoned"
    with running(fresh) as server:
        assert [seat["name"] for seat in info(server, over)["seats"]] == ["", ""]
        assert [seat["name"] for seat in info(server, held)["seats"]] == ["Ann", "Bob"]
    assert after(700) == {"never": gone, "idle": gone, "over": gone, "held": gone}
    assert "0" in command("expire")
