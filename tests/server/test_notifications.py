"""Absent players are notified by webhook and e-mail if they wish; nobody can be harmed by it."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bigshoulders.server.accounts import notifications
from bigshoulders.server.accounts.delivery import call, is_open, resolve
from bigshoulders.server.accounts.notifications import MOST_EACH, Notifier
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import ChannelRecord
from bigshoulders.server.tables.table import Table as LoadedTable
from listeners import Hook, Post, serving
from servers import MakeTable, Running, Table, checked, fast, refused, running, until

PATIENCE = 30


@pytest.fixture
def hook() -> Iterator[Hook]:
    server = Hook()
    with serving(server):
        yield server


@pytest.fixture
def post() -> Iterator[Post]:
    server = Post()
    with serving(server):
        yield server


@pytest.fixture
def near(tmp_path: Path, post: Post) -> Iterator[Running]:
    """A server that may call its own machine and delivers mail there."""
    smtp = f"smtp://127.0.0.1:{post.server_address[1]}"
    settings = fast(tmp_path, private_webhooks=True, smtp=smtp, address="https://example.org")
    with running(settings) as server:
        yield server


def take_turns(table: Table, count: int) -> int:
    """Play this many turns, after which the other seat must act; return that seat."""
    for _ in range(count):
        seat = table.awaited()
        while seat in table.info()["awaited"]:
            table.move(seat)
    return table.awaited()


def test_a_webhook_of_a_seat_receives_only_its_turns(
    near: Running, make_at: MakeTable, hook: Hook
) -> None:
    table = make_at(near, "me", "me", title="Thursday")
    seat = 1 - table.awaited()
    path = table.path("/channels")
    told = checked(table.seats[seat].put(path, json={"webhook": f"{hook.address}/bob"}))
    address = f"{hook.address}/bob"
    assert told == [{"kind": "webhook", "address": address, "on": True, "confirmed": True}]
    assert take_turns(table, 1) == seat
    where, message = hook.got.get(timeout=PATIENCE)
    assert where == "/bob"
    assert (message["event"], message["table"], message["seat"]) == ("turn", table.id, seat)
    assert message["link"] == f"https://example.org/t/{table.id}"
    assert "Thursday" in message["text"]
    assert table.tokens[seat] not in json.dumps(message)
    checked(table.seats[seat].put(path, json={"webhook": address, "on": False}))
    checked(table.owner.put(path, json={"webhook": f"{hook.address}/all"}))
    take_turns(table, 2)
    heard = [hook.got.get(timeout=PATIENCE) for _ in range(2)]
    assert [where for where, _ in heard] == ["/all", "/all"]
    assert sorted(message["seat"] for _, message in heard) == [0, 1]
    checked(table.owner.put(path, json={"webhook": ""}))
    assert checked(table.owner.get(path)) == []
    refused(table.watcher.get(path), 403, "not_yours")


@pytest.mark.parametrize("why", ["vote", "absence", "clock", "own"])
def test_a_player_whose_seat_a_bot_takes_is_notified(
    near: Running, make_at: MakeTable, hook: Hook, why: str
) -> None:
    """Except by their own choice."""
    table = make_at(near, "me", "me", "me", absence=600, pace={"kind": "bank", "seconds": 900})
    seat = table.awaited()
    others = [other for other in range(3) if other != seat]
    for number in range(3) if why == "own" else (seat, others[0]):
        body = {"webhook": f"{hook.address}/{number}"}
        checked(table.seats[number].put(table.path("/channels"), json=body))
    if why == "vote":
        for other in others:
            checked(table.post(other, f"/seats/{seat}/vote", {}))
    elif why == "absence":
        near.skipped += 601
        checked(table.post(others[0], f"/seats/{seat}/bot", {"bot": "broker"}))
    elif why == "clock":
        near.skipped += 901
    else:
        checked(table.post(seat, f"/seats/{seat}/bot", {"bot": "broker"}))
    until(lambda: table.info()["seats"][seat]["reason"] == why)
    if why == "own":
        until(lambda: not near.service.notifier.tasks)  # whatever was to be sent has been
        heard = [hook.got.get()[1]["event"] for _ in range(hook.got.qsize())]
        assert "replaced" not in heard
        return
    where, message = hook.got.get(timeout=PATIENCE)
    while message["event"] == "turn":  # of the first move, if the server found the channel in time
        where, message = hook.got.get(timeout=PATIENCE)
    assert (where, message["event"], message["seat"]) == (f"/{seat}", "replaced", seat)
    assert "a bot plays your seat" in message["text"]


def test_a_player_who_is_looking_is_not_notified(
    near: Running, make_at: MakeTable, hook: Hook
) -> None:
    table = make_at(near, "me", "me")
    seat = 1 - table.awaited()
    for number in (0, 1):
        body = {"webhook": f"{hook.address}/{number}"}
        checked(table.seats[number].put(table.path("/channels"), json=body))
    with table.seat_line(seat, since=0) as line:
        line.wait_for("snapshot")
        take_turns(table, 2)  # the player who looks, then the one who doesn't
    assert hook.got.get(timeout=PATIENCE)[0] == f"/{1 - seat}"


def test_an_account_is_notified_by_mail_once_the_address_is_confirmed(
    near: Running, make_at: MakeTable, post: Post
) -> None:
    table = make_at(near, "me", "open", public=True)
    with near.client() as bob:
        me = checked(bob.post("/api/people", json={"name": "Bob", "password": "long enough"}))
        bob.headers["x-csrf-token"] = me["csrf"]
        checked(bob.post(table.path("/seats/1/join"), json={"name": "Bob"}))
        mine = {"email": "bob@example.org"}
        told = checked(bob.put("/api/me/channels", json=mine, params={"lang": "de"}))
        assert told[0]["confirmed"] is False
        letter = post.letters.get(timeout=PATIENCE)
        code = re.findall(r"\b[0-9a-f]{8}\b", letter)[0]
        refused(bob.post("/api/me/channels/confirm", json={"code": "0"}), 422, "wrong_code")
        told = checked(bob.post("/api/me/channels/confirm", json={"code": code}))
        assert told[0]["confirmed"] is True
        while table.awaited() == 1:
            snapshot = checked(bob.get(table.path("/state")))
            body = {"after": snapshot["seq"], "do": snapshot["choices"][0]["do"]}
            checked(bob.post(table.path("/moves"), json=body))
        while 0 in table.info()["awaited"]:
            table.move(0)
        letter = post.letters.get(timeout=PATIENCE)
        assert "To: bob@example.org" in letter
        assert f"https://example.org/t/{table.id}" in letter
        assert table.tokens[0] not in letter
        for _ in range(4):
            checked(bob.put("/api/me/channels", json={"email": "eve@example.org"}))
            bob.post("/api/me/channels/confirm", json={"code": "guess"})
        assert checked(bob.get("/api/me/channels")) == []


def test_a_webhook_cannot_reach_the_servers_network(make: MakeTable, hook: Hook) -> None:
    table = make("me", "me")

    def ask(**body: str) -> Any:
        return table.seats[0].put(table.path("/channels"), json=body)

    for host in ("127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "[::1]", "0.0.0.0"):
        refused(ask(webhook=f"http://{host}:{hook.server_port}/"), 422, "private_address")
    for odd in ("ftp://example.org/", "http://", "file:///etc/passwd", "http://a:b@example.org/"):
        refused(ask(webhook=odd), 422, "bad_address")
    refused(ask(webhook="http://no-such-host.invalid/"), 422, "unknown_host")
    refused(ask(email="bob@example.org"), 422, "no_mail")
    assert checked(table.stranger.get("/api/channels")) == {"webhook": True, "email": False}
    for odd in ("bob", "a@b", "bob@example.org\r\nbcc: all@example.org", "a@b.c, d@e.f"):
        refused(ask(email=odd), 422, "bad_address")
    for host in SPELLINGS:
        reply = ask(webhook=f"http://{host}:{hook.server_port}/")
        assert reply.status_code == 422, host
        assert reply.json()["code"] in ("private_address", "bad_address"), reply.text
    assert hook.got.empty()


# 127.0.0.1, 10.0.0.1 and 169.254.169.254 in other spellings that the system's resolver accepts.
SPELLINGS = [
    *("2130706433", "0177.0.0.1", "0x7f000001", "127.1", "0", "①②⑦.0.0.1"),
    *("[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]", "[::127.0.0.1]", "[64:ff9b::10.0.0.1]"),
    *("[2002:7f00:1::]", "[::ffff:0:169.254.169.254]"),
]


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.0.0.1", "100.64.0.1", "169.254.169.254", "192.88.99.1", "224.0.0.1"),
        *("255.255.255.255", "::", "::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::127.0.0.1"),
        *("64:ff9b:1::127.0.0.1", "2002:7f00:1::", "2002:0a00:0001::1", "2001:db8::1", "3fff::1"),
        *("2001:0:7f00:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe", "2606:4700::5efe:10.0.0.1"),
        *("2606:4700::200:5efe:10.0.0.1", "5f00::1", "100::1"),
    ],
)
def test_no_spelling_of_a_private_address_is_public(number: str) -> None:
    assert not is_open(number)


def test_public_addresses_stay_reachable() -> None:
    for number in ("93.184.215.14", "2606:4700::6810:85e5", "64:ff9b::93.184.215.14"):
        assert is_open(number)


def resolving(monkeypatch: pytest.MonkeyPatch, server: Running, *answers: list[str]) -> list[str]:
    """A name service that gives a server these answers one after another; the names it was asked
    for."""
    left, asked = list(answers), []

    async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (n, port)) for n in left.pop(0)]

    monkeypatch.setattr(server.loop, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.any_database
def test_a_name_that_changes_its_address_is_caught_at_delivery(
    monkeypatch: pytest.MonkeyPatch, server: Running, hook: Hook
) -> None:
    address = f"http://hook.example:{hook.server_port}/"
    public, private = ["93.184.215.14"], ["127.0.0.1"]
    resolving(monkeypatch, server, public, private, [*public, *private])
    assert server.wait_for(resolve(address, allows_private=False)) == public[0]
    for _ in range(2):  # now private, then one of two private
        with pytest.raises(Refused, match="private_address"):
            server.wait_for(call(address, {}, allows_private=False))
    assert hook.got.empty()


@pytest.mark.any_database
def test_a_delivery_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, server: Running, hook: Hook
) -> None:
    asked = resolving(monkeypatch, server, ["127.0.0.1"])
    address = f"http://hook.example:{hook.server_port}/"
    assert server.wait_for(call(address, {"event": "turn"}, allows_private=True)) == 204
    assert hook.got.get(timeout=PATIENCE) == ("/", {"event": "turn"})
    assert asked == ["hook.example"]


def test_redirects_are_not_followed(hook: Hook) -> None:
    assert asyncio.run(call(f"{hook.address}/away", {}, allows_private=True)) == 302
    assert [hook.got.get(timeout=PATIENCE), hook.got.qsize()] == [("/away", {}), 0]


def test_a_redirect_is_not_followed(
    near: Running, make_at: MakeTable, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshoulders.server.accounts.notifications.TRIES", (0.0, 0.0))
    table = make_at(near, "me", "me")
    seat = 1 - table.awaited()
    body = {"webhook": f"{hook.address}/away"}
    checked(table.seats[seat].put(table.path("/channels"), json=body))
    take_turns(table, 1)
    heard = [hook.got.get(timeout=PATIENCE)[0] for _ in range(2)]
    assert heard == ["/away", "/away"]
    notifier = near.service.notifier
    while notifier.tasks:
        threading.Event().wait(0.01)
    assert hook.got.empty()


def test_a_notification_waits_for_the_database(
    near: Running, make_at: MakeTable, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_at(near, "me", "me")
    seat = table.awaited()
    path = table.path("/channels")
    checked(table.seats[seat].put(path, json={"webhook": f"{hook.address}/late"}))
    tables = near.service.tables
    reading = tables.store.reading
    monkeypatch.setattr(reading, "is_closed", True)

    class Tries:
        """The database returns after the first attempt."""

        def __iter__(self) -> Iterator[float]:
            yield 0.0
            reading.is_closed = False
            yield 0.0

    monkeypatch.setattr(notifications, "TRIES", Tries())
    asyncio.run(Notifier(tables).notify(tables.in_memory[table.id], seat))
    assert hook.got.get(timeout=PATIENCE)[0] == "/late"


def test_an_address_that_never_answers_delays_nobody_elses_messages(
    near: Running, make_at: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_at(near, "me", "me")
    loaded = near.service.tables.in_memory[table.id]
    begun: list[str] = []

    async def tell_all() -> None:
        notifier = Notifier(near.service.tables)
        answered = asyncio.Event()

        async def never_answers(
            loaded: LoadedTable, seat: int, channel: ChannelRecord, event: str
        ) -> None:
            begun.append(channel.owner)
            await answered.wait()

        monkeypatch.setattr(notifier, "deliver", never_answers)
        for owner in ["ann"] * 50 + ["bob"]:
            channel = ChannelRecord(owner, "webhook", "http://192.0.2.1/", "en", True, None)
            notifier.start(notifier.deliver_in_turn(loaded, 0, channel))
        while len(notifier.tasks) > MOST_EACH + 1:
            await asyncio.sleep(0)
        answered.set()
        await asyncio.gather(*notifier.tasks)
        assert not notifier.under_way

    asyncio.run(tell_all())
    assert Counter(begun) == {"ann": MOST_EACH, "bob": 1}
