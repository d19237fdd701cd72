"""Operators can moderate, people get their data, and what nobody needs expires."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bigshoulders.cli.main import main
from bigshoulders.server import expiry
from bigshoulders.server.admin import delete_table, forget_seat
from bigshoulders.server.errors import Refused
from bigshoulders.server.expiry import DAY
from bigshoulders.server.settings import PREFIX, Settings
from bigshoulders.server.store import schema
from bigshoulders.server.store.writer import Conflict, StorageFailed
from bigshoulders.server.tables.tables import Tables
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
            "substitute": False,
            "name": "Ann",
            "entropy": "",
            "notes": "my plan",
            "chat": [],
            "channels": [],
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


def test_deleting_the_person_at_a_bots_seat_leaves_the_bot(
    fresh: Settings, make_at: MakeTable
) -> None:
    with running(fresh) as server:
        table = make_at(server, "me", "open", "broker")
        server.wait_for(forget_seat(server.service.tables, table.id, 2))
        kinds = [(seat["kind"], seat["bot"]) for seat in table.info()["seats"]]
        assert kinds == [("human", None), ("open", None), ("bot", "broker")]


HOOK = "http://192.0.2.1/"  # never called: everybody is connected, or nobody is asked


def test_nothing_of_a_deleted_account_stays(fresh: Settings, make_at: MakeTable) -> None:
    """Neither at tables it owns, nor at seats it has before the start, nor as a substitute."""
    with running(replace(fresh, private_webhooks=True)) as server:
        ann = account(server, "Ann")
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        wish = {"game": "chicago", "config": {"players": 2}, "seats": seats, "title": "Mine"}
        made = checked(ann.post("/api/tables", json={**wish, "entropy": "my words"}))
        mine = f"/api/tables/{made['table']}"
        away = make_at(server, "me", "me", absence=300)
        seat = away.awaited()
        server.skipped += 301
        checked(away.post(1 - seat, f"/seats/{seat}/bot", {"bot": "broker"}))
        link = checked(away.owner.post(away.path(f"/seats/{seat}/link"), json={}))["token"]
        invited = {"authorization": f"Seat {link}"}
        joined = ann.post(away.path(f"/seats/{seat}/join"), json={"name": "Annie"}, headers=invited)
        checked(joined)
        checked(ann.put(away.path("/notes"), json={"text": "a plan for two"}))
        for path in (mine, away.path()):
            checked(ann.put(f"{path}/channels", json={"webhook": HOOK}))
        owner = {"authorization": f"Owner {made['owner']}"}
        with server.client(owner["authorization"]) as host:
            checked(host.put(f"{mine}/channels", json={"webhook": HOOK}))

        told = checked(ann.get("/api/me/export"))
        hook = [{"kind": "webhook", "address": HOOK, "on": True}]
        assert [one["channels"] for one in told["seats"]] == [hook, hook]
        assert {one["name"]: one["substitute"] for one in told["seats"]} == {
            "Anna": False,
            "Annie": True,
        }
        assert {one["notes"] for one in told["seats"]} == {"", "a plan for two"}
        assert {one["entropy"] for one in told["seats"]} == {"", "my words"}
        assert told["tables"] == [{"table": made["table"], "title": "Mine", "channels": hook}]

        checked(ann.delete("/api/me"))
        store = server.service.store

        async def left() -> str:
            wanted = (schema.seats, schema.entries, schema.notes, schema.channels, schema.people)
            return repr([await store.rows(select(table)) for table in wanted])

        found = server.wait_for(left())
        for word in ("Anna", "Annie", "my words", "a plan for two", HOOK):
            assert word not in found, word
        with server.client(owner["authorization"]) as host:
            info = checked(host.get(mine))
            assert [(one["kind"], one["joined"]) for one in info["seats"]] == [
                ("invite", False),
                ("open", False),
            ]
        found = away.info()["seats"][seat]
        assert (found["name"], found["substitute"]) == (["Ann", "Bob"][seat], False)
        assert found["bot"] == "broker"
        log = checked(away.watcher.get(away.path("/log")))
        notes = [entry["text"] for entry in log if "note" in entry["do"]]
        assert "Somebody takes over this seat" in notes
        assert notes[-1].startswith(found["name"])
        checked(away.post(seat, f"/seats/{seat}/bot", {"bot": None}))
        ann.close()


def test_more_expires_than_one_run_can_do(
    fresh: Settings, make_at: MakeTable, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 2)
    with running(fresh) as server:
        made = [make_at(server, "me", "open").id for _ in range(5)]
    rows = [json.loads(line)["table"] for line in command("list", "--json").splitlines()]
    assert sorted(rows) == sorted(made)
    later = Running(fresh)
    later.skipped = 31 * DAY
    later.start()
    try:
        until(lambda: not later.wait_for(later.service.store.counts()))
    finally:
        later.stop()


@pytest.mark.parametrize(
    "failure", [Refused("stale", head=0), Conflict(), StorageFailed(False), ValueError("damaged")]
)
def test_tables_that_cannot_expire_keep_no_others(
    fresh: Settings, make_at: MakeTable, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 2)
    with running(fresh) as server:
        made = [make_at(server, "me", "open").id for _ in range(7)]
    bad = made[:3]  # the oldest, which come first

    async def delete(tables: Tables, table: str) -> None:
        if table in bad:
            raise failure
        await delete_table(tables, table)

    monkeypatch.setattr(expiry, "delete_table", delete)
    later = Running(fresh)
    later.skipped = 31 * DAY
    later.start()
    try:
        until(lambda: later.service.expired and not later.service.expired.has_more)
        left = later.wait_for(later.service.store.all_tables())
        assert sorted(table.id for table in left) == sorted(bad)
    finally:
        later.stop()


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
        said = [server.wait_for(server.service.store.words_at(one.id, 0)) for one in (over, held)]
        assert [len(lines) for lines in said] == [0, 1]
    assert after(700) == {"never": gone, "idle": gone, "over": gone, "held": gone}
    assert "0" in command("expire")
