"""Fair play: nobody sees another's hand, takes a seat or gets help that the table doesn't allow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection as DatabaseConnection
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from bigshoulders.kernel.chance import daily_seed
from bigshoulders.kernel.log import read_log
from bigshoulders.server.admin import ban
from bigshoulders.server.settings import Settings
from bigshoulders.server.store import sql
from bigshoulders.server.store.sql import Store
from bigshoulders.server.tables.access import hash_token
from bigshoulders.server.tables.clocks import Clock
from bigshoulders.server.tables.tables import Tables, TurnFeed
from servers import Connection, MakeTable, Running, Table, checked, refused, until

STAND_IN = "broker"
READS = ("/state", "/log", "/notes", "/since", "/chat", "/export", "/channels", "")


def join(table: Table, seat: int, name: str = "Bob") -> str:
    """Accept the invitation of a seat, and play it with the new secret from now on."""
    return table.join(seat, name=name)


def notes(table: Table) -> list[tuple[int, dict[str, Any]]]:
    """The notes about seats, as a spectator reads them in the log."""
    log = checked(table.watcher.get(table.path("/log")))
    assert all(entry["text"] for entry in log)
    return [(entry["seat"], entry["do"]) for entry in log if "note" in (entry["do"] or {})]


def is_closed(line: Connection) -> bool:
    with suppress(ConnectionClosed):
        while True:
            line.hear()
    return line.socket.protocol.close_code == 4403


def test_an_accepted_invitation_opens_nothing_any_more(make: MakeTable) -> None:
    table = make("me", "invite")
    with table.seat_line(1) as line:  # the host may look with it while nobody has joined
        line.wait_for("presence")
        invitation = join(table, 1)
        assert invitation != table.tokens[1]
        assert is_closed(line)
    assert table.state(1)["seat"] == 1
    auth = f"Seat {invitation}"
    with table.server.client(auth) as host, table.server.client() as stranger:
        for path in READS:
            refused(host.get(table.path(path)), 403, "invitation_used")
        refused(host.post(table.path("/seats/1/join"), json={}), 403, "invitation_used")
        assert checked(host.get("/api/me/tables")) == []
        assert checked(stranger.get("/api/me/tables")) == []
    with table.line(auth) as line:
        assert line.hear()["code"] == "invitation_used"
        assert is_closed(line)


def test_a_host_reads_no_hand_and_takes_no_seat(make: MakeTable) -> None:
    table = make("me", "invite", config={"draft": True})
    invitation = join(table, 1)
    host = f"Owner {table.owner_token}, Seat {table.tokens[0]}, Seat {invitation}"
    with table.server.client(host) as me:
        assert checked(me.get(table.path()))["you"] == {
            "seats": [0],
            "owner": True,
            "watch": True,
            "invited": [],
        }
        for path in ("/state", "/since", "/notes", "/channels"):
            reply = me.get(table.path(path), params={"seat": 1})
            assert (reply.status_code, reply.json()["code"]) in {
                (403, "invitation_used"),
                (403, "not_yours"),
            }
        refused(me.post(table.path("/seats/1/link"), json={}), 403, "needs_consent")
        for bot in ("random", STAND_IN):
            reply = me.post(table.path("/seats/1/bot"), json={"bot": bot})
            refused(reply, 403, "needs_consent")
        refused(me.post(table.path("/seats/1/bot"), json={"bot": None}), 403, "invitation_used")
    assert table.info()["seats"][1]["bot"] is None
    assert notes(table) == []


def test_a_host_who_changes_the_options_takes_no_seat(make: MakeTable, server: Running) -> None:
    """Players must say again that they are ready; until then the seats stay theirs."""
    server.skipped = 0.0
    table = make("me", "invite", "open", absence=600)
    join(table, 1)
    host = f"Owner {table.owner_token}, Seat {table.tokens[0]}"
    doors: list[tuple[str, dict[str, str]]] = [("/start", {"bot": "random"}), ("/seats/1/link", {})]
    with table.server.client(host) as me:

        def need_consent() -> None:
            for door, body in doors:
                problem = refused(me.post(table.path(door), json=body), 403, "needs_consent")
                assert "must say again that they’re ready" in problem["text"]

        checked(me.put(table.path("/options"), json={"config": {"players": 3}, "absence": 600}))
        assert not table.info()["seats"][1]["joined"]
        need_consent()
        with table.seat_line(1) as line:
            line.wait_for("presence")
            server.skipped += 601
            need_consent()  # here
        until(lambda: not table.info()["seats"][1]["connected"])
        need_consent()  # just left
        server.skipped += 601
        info = checked(me.post(table.path("/start"), json={"bot": "random"}))
        assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    server.skipped = 0.0


def test_absence_counts_from_the_change_of_options(make: MakeTable, server: Running) -> None:
    """Not from the player's last visit, and a shorter limit doesn't reach back either."""
    server.skipped = 0.0
    table = make("me", "invite", "open", absence=86400)
    join(table, 1)
    with table.server.client(f"Owner {table.owner_token}, Seat {table.tokens[0]}") as me:
        for _ in range(2):
            server.skipped += 3600
            options = {"config": {"players": 3}, "absence": 300}
            checked(me.put(table.path("/options"), json=options))
            for door, body in (("/start", {"bot": "random"}), ("/seats/1/link", {})):
                refused(me.post(table.path(door), json=body), 403, "needs_consent")
        server.skipped += 301
        checked(me.post(table.path("/start"), json={"bot": "random"}))
    server.skipped = 0.0


def test_a_player_hands_over_and_returns_as_everyone_reads_in_the_log(make: MakeTable) -> None:
    table = make("me", "me")
    seat = 1 - table.awaited()
    weak = table.post(seat, f"/seats/{seat}/bot", {"bot": "random"})
    assert refused(weak, 409, "stand_in_fixed")["facts"] == {"bot": STAND_IN}
    info = checked(table.post(seat, f"/seats/{seat}/bot", {"bot": STAND_IN}))
    assert (info["seats"][seat]["bot"], info["seats"][seat]["reason"]) == (STAND_IN, "own")
    refused(table.owner.post(table.path(f"/seats/{seat}/link"), json={}), 403, "needs_consent")
    checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
    assert notes(table) == [
        (seat, {"note": "stand_in", "why": "own", "bot": STAND_IN}),
        (seat, {"note": "back"}),
    ]
    table.move(1 - seat)  # asked before the notes, and not made stale by them
    for player in (0, 1):
        checked(table.post(player, "/abandon"))
    log = table.owner.get(table.path("/export")).text
    assert [entry.is_move for entry in read_log(log).entries] == [False, False, True]


def test_a_single_opponent_gives_consent_and_is_not_outvoted(make: MakeTable) -> None:
    table = make("me", "me")
    voted = checked(table.post(0, "/seats/1/vote", {"agree": True}))
    assert not voted["carried"]
    assert voted["votes"][0]["needed"] == [1]
    refused(table.post(0, "/seats/0/vote", {"agree": True}), 409, "vote_open")
    checked(table.post(1, "/seats/1/vote", {"agree": False}))
    assert table.info()["votes"] == []
    checked(table.post(0, "/seats/1/vote", {"agree": True}))
    assert checked(table.post(1, "/seats/1/vote", {"agree": True}))["carried"]
    assert table.info()["seats"][1]["reason"] == "consent"


def test_two_others_may_vote_for_a_stand_in(make: MakeTable) -> None:
    table = make("me", "me", "me")
    assert not checked(table.post(0, "/seats/2/vote", {}))["carried"]
    assert checked(table.post(1, "/seats/2/vote", {}))["carried"]
    info = table.info()
    assert (info["seats"][2]["bot"], info["votes"]) == (STAND_IN, [])
    assert notes(table) == [(2, {"note": "stand_in", "why": "vote", "bot": STAND_IN})]
    checked(table.post(2, "/seats/2/bot", {"bot": None}))
    assert table.info()["seats"][2]["bot"] is None


def test_a_player_who_has_just_left_is_not_away_for_a_moment(
    make: MakeTable, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.skipped = 0.0
    table = make("me", "me", absence=600)
    away: list[bool] = []
    announce = Tables.announce_presence

    async def noted(tables: Tables, found: Any) -> None:
        if found.id == table.id:
            away.append(found.is_away(0))
        await announce(tables, found)

    monkeypatch.setattr(Tables, "announce_presence", noted)
    with table.seat_line(0) as line:
        line.wait_for("snapshot")
        server.skipped += 601
    until(lambda: len(away) == 2)
    assert away == [False, False]  # while connecting, and while leaving


def test_an_absent_player_is_replaced_and_comes_back(make: MakeTable, server: Running) -> None:
    server.skipped = 0.0
    table = make("me", "me", absence=600)
    seat = table.awaited()
    other = table.seats[1 - seat]
    path = table.path(f"/seats/{seat}/bot")
    with table.seat_line(seat) as line:
        line.wait_for("snapshot")
        server.skipped += 601
        refused(other.post(path, json={"bot": STAND_IN}), 403, "needs_consent")  # connected
    until(lambda: not table.info()["seats"][seat]["connected"])
    refused(other.post(path, json={"bot": STAND_IN}), 403, "needs_consent")  # just left
    server.skipped += 601
    assert table.info()["seats"][seat]["absent"]
    info = checked(other.post(path, json={"bot": STAND_IN}))
    assert info["seats"][seat]["reason"] == "absence"
    link = checked(table.owner.post(table.path(f"/seats/{seat}/link"), json={}))["token"]
    refused(other.post(table.path(f"/seats/{seat}/join"), json={}), 409, "seat_taken")
    with table.server.client(f"Seat {link}, Seat {table.tokens[1 - seat]}") as greedy:
        reply = greedy.post(table.path(f"/seats/{seat}/join"), json={"name": "Me again"})
        refused(reply, 409, "already_seated")
    checked(table.seats[seat].put(table.path("/notes"), json={"text": "mine alone"}))
    with table.server.client(f"Seat {link}") as eve:
        told = checked(eve.post(table.path(f"/seats/{seat}/join"), json={"name": "Eve"}))
        eve.headers["authorization"] = f"Seat {told['token']}"
        assert checked(eve.get(table.path("/state")))["seat"] == seat
        assert checked(eve.get("/api/me/tables"))[0]["you"]["seats"] == [seat]
        assert checked(eve.get(table.path("/notes")))["text"] == ""
        assert checked(eve.get(table.path()))["seats"][seat]["name"] == "Eve"
        with table.line(f"Seat {told['token']}") as line:
            line.wait_for("snapshot")
            checked(table.post(seat, f"/seats/{seat}/bot", {"bot": None}))
            assert is_closed(line)
        refused(eve.get(table.path()), 403, "not_yours")
    found = table.info()["seats"][seat]
    assert (found["name"], found["substitute"], found["bot"]) == (["Ann", "Bob"][seat], False, None)
    assert [do["note"] for _, do in notes(table)] == ["stand_in", "joined", "back"]


def test_a_substitute_has_the_turns_but_not_the_rematch(make: MakeTable, server: Running) -> None:
    """The seat of the next game belongs to its player."""
    server.skipped = 0.0
    table = make("me", "me", absence=600)
    seat = table.awaited()
    server.skipped += 601
    checked(table.post(1 - seat, f"/seats/{seat}/bot", {"bot": STAND_IN}))
    link = checked(table.owner.post(table.path(f"/seats/{seat}/link"), json={}))["token"]
    with table.server.client(f"Seat {link}") as eve:
        told = checked(eve.post(table.path(f"/seats/{seat}/join"), json={"name": "Eve"}))
        eve.headers["authorization"] = f"Seat {told['token']}"
        while seat not in table.info()["awaited"]:
            table.move(1 - seat)
        loaded = server.service.tables.in_memory[table.id]
        for token, turns in ((told["token"], 1), (table.tokens[seat], 0)):
            feed = TurnFeed("somebody", {hash_token(token)})
            server.at_once(partial(feed.look, loaded))
            assert feed.turns.qsize() == turns
        for player in (eve, table.seats[1 - seat]):
            checked(player.post(table.path("/abandon"), json={}))
        refused(eve.post(table.path("/rematch"), json={}), 403, "not_yours")
        made = checked(table.post(1 - seat, "/rematch"))["table"]
        refused(eve.get(f"/api/tables/{made}"), 403, "not_yours")
    assert checked(table.seats[seat].get(f"/api/tables/{made}"))["you"]["seats"] == [seat]
    server.skipped = 0.0


def test_leaving_for_good_can_be_undone_until_somebody_else_sits_down(make: MakeTable) -> None:
    table = make("me", "me")
    checked(table.post(1, "/resign"))
    refused(table.post(1, "/abandon"), 409, "seat_resigned")
    info = checked(table.post(1, "/seats/1/bot", {"bot": None}))
    assert (info["seats"][1]["resigned"], info["seats"][1]["bot"]) == (False, None)
    checked(table.post(1, "/resign"))
    link = checked(table.owner.post(table.path("/seats/1/link"), json={}))["token"]
    with table.server.client(f"Seat {link}") as eve:
        checked(eve.post(table.path("/seats/1/join"), json={"name": "Eve"}))
    refused(table.post(1, "/seats/1/bot", {"bot": None}), 403, "not_yours")


def test_my_own_seats_link_is_renewed_by_me(make: MakeTable) -> None:
    table = make("me", "invite")
    join(table, 1)
    with table.seat_line(1) as line:
        line.wait_for("snapshot")
        token = checked(table.post(1, "/seats/1/link", {}))["token"]
        assert is_closed(line)
    refused(table.seats[1].get(table.path()), 403, "not_yours")
    with table.server.client(f"Seat {token}") as bob:
        assert checked(bob.get(table.path("/state")))["seat"] == 1


def test_owner_and_spectator_links_are_renewed(make: MakeTable) -> None:
    table = make("me", "me")
    refused(table.post(0, "/links", {"watch": True}), 403, "not_yours")
    with table.line(f"Watch {table.watch_token}") as line:
        line.wait_for("snapshot")
        renewed = checked(table.owner.post(table.path("/links"), json={"watch": True}))
        assert renewed["owner"] is None
        assert is_closed(line)
    refused(table.watcher.get(table.path()), 403, "not_yours")
    with table.server.client(f"Watch {renewed['watch']}") as watcher:
        assert checked(watcher.get(table.path("/state")))["seat"] is None
    with table.line(f"Owner {table.owner_token}") as line:
        line.wait_for("snapshot")
        renewed = checked(table.owner.post(table.path("/links"), json={"owner": True}))
        assert is_closed(line)
    refused(table.owner.post(table.path("/links"), json={"owner": True}), 403, "not_yours")
    with table.server.client(f"Owner {renewed['owner']}") as owner:
        assert checked(owner.get(table.path()))["you"]["owner"]


def test_a_link_voided_before_a_rematch_does_not_open_it(make: MakeTable) -> None:
    table = make("me", "invite")
    invitation = join(table, 1)
    old = table.tokens[1]
    token = checked(table.post(1, "/seats/1/link", {}))["token"]
    with table.server.client(f"Seat {token}") as bob:
        for player in (table.seats[0], bob):
            checked(player.post(table.path("/abandon"), json={}))
        made = checked(table.post(0, "/rematch"))
        door = f"/api/tables/{made['table']}"
        for void in (old, invitation, table.watch_token):
            with table.server.client(f"Seat {void}, Watch {void}, Owner {void}") as outside:
                refused(outside.get(door), 403, "not_yours")
                assert made["table"] not in [
                    found["id"] for found in checked(outside.get("/api/me/tables"))
                ]
        joined = checked(bob.post(f"{door}/seats/1/join", json={"name": "Bob"}))
        assert joined["token"] == token
        assert checked(bob.get(door))["status"] == "running"


@pytest.mark.parametrize("kinds", [("me", "me"), ("me", "invite", "random")])
def test_bots_advise_nobody_where_people_play_each_other(
    make: MakeTable, kinds: tuple[str, ...]
) -> None:
    table = make(*kinds)
    if "invite" in kinds:
        join(table, 1)
    assert not table.info()["assistance"]
    for seat in (0, 1):
        refused(table.post(seat, "/hint", {}), 403, "no_assistance")
    for client in (table.seats[0], table.watcher, table.owner):
        reply = client.get(table.path("/why"), params={"seq": 1})
        refused(reply, 403, "no_assistance")


def test_a_table_made_with_assistance_says_so_in_its_log(make: MakeTable) -> None:
    table = make("me", "me", assistance=True)
    assert table.info()["assistance"]
    assert notes(table) == [(-1, {"note": "assistance"})]
    checked(table.post(table.awaited(), "/hint", {"bot": "random"}))
    alone = make("me", "random", assistance=False)
    until(lambda: 0 in alone.info()["awaited"])
    refused(alone.post(0, "/hint", {}), 403, "no_assistance")
    filled = make("me", "invite")
    assert not filled.info()["assistance"]
    checked(filled.owner.post(filled.path("/start"), json={"bot": "random"}))
    assert filled.info()["assistance"]


def test_the_daily_game_has_a_board_with_hints_and_one_without(
    make: MakeTable, server: Running
) -> None:
    def board() -> dict[str, list[str]]:
        with server.client() as anybody:
            found = checked(anybody.get("/api/daily/industrialist/2026-11-14"))
        return {
            kind: [row["name"] for row in found[kind] if row["name"] in names]
            for kind in ("unaided", "aided")
        }

    tables = [make("me", game="industrialist", daily="2026-11-14") for _ in range(2)]
    names = []
    for number, table in enumerate(tables):
        name = f"{table.id} {number}"
        names.append(name)
        checked(table.post(0, "/seats/0/join", {"name": name}))
    tables[1].post(0, "/hint", {"bot": "random"})
    assert [table.info()["aided"] for table in tables] == [False, True]
    for table in tables:
        while (state := table.state(0, previews=False))["status"] == "running":
            last = state["choices"][-1]["do"]
            checked(table.post(0, "/moves", {"after": state["seq"], "do": last}))
    assert board() == {"unaided": [names[0]], "aided": [names[1]]}
    with server.client() as anybody:
        refused(anybody.get("/api/daily/chicago/2026-11-14"), 422, "bad_day")
        refused(anybody.get("/api/daily/industrialist/tomorrow"), 422, "bad_day")


def test_only_people_without_help_are_on_the_unaided_board(
    make: MakeTable, server: Running
) -> None:
    """A bot's own game is on neither board; an expired clock, after which a bot plays, is help."""
    day = {"game": "industrialist", "daily": "2026-11-12"}
    bot = make("random", **day)
    until(lambda: bot.info()["status"] == "finished")
    late = make("me", **day, pace={"kind": "move", "seconds": 60})
    server.skipped += 61
    try:
        until(lambda: late.info()["status"] == "finished")
    finally:
        server.skipped = 0.0
    assert late.info()["aided"]
    with server.client() as anybody:
        found = checked(anybody.get("/api/daily/industrialist/2026-11-12"))
    assert found["unaided"] == []
    assert [row["name"] for row in found["aided"]] == ["Ann"]


def test_a_banned_players_attempt_is_not_on_the_unaided_board(
    make: MakeTable, server: Running
) -> None:
    table = make("me", game="industrialist", daily="2026-11-13")
    server.wait_for(ban(server.service.tables, f"{table.id}:0", banned=True))
    assert table.info()["aided"]


def test_a_ban_is_in_the_log_once(make: MakeTable, server: Running) -> None:
    table = make("me", "me")
    checked(table.post(0, "/seats/0/bot", {"bot": STAND_IN}))
    for _ in range(2):
        server.wait_for(ban(server.service.tables, f"{table.id}:0", banned=True))
    assert [do["note"] for _, do in notes(table)] == ["stand_in", "left"]
    link = table.owner.post(table.path("/seats/0/link"), json={})
    assert checked(link)["token"]  # for somebody else


OLD = {
    "tables": (
        "INSERT INTO tables (id, game, config, rules, secret, seed, title, public, status,"
        " owner_hash, watch_hash, created, changed, version) VALUES"
        " ('t1', 'industrialist', '{}', 2, :daily, :daily, '', false, 'running', 'o', 'w', 5, 5, 0)"
    ),
    "asked": (
        "INSERT INTO seats (table_id, seat, kind, name, joined, resigned, token_hash, entropy,"
        " seen) VALUES ('t1', 0, 'invite', 'Bob', false, false, 'old invitation', '', 0)"
    ),
    "playing": (
        "INSERT INTO seats (table_id, seat, kind, name, joined, resigned, token_hash, entropy,"
        " seen) VALUES ('t1', 1, 'human', 'Ann', true, false, 'old secret', '', 0)"
    ),
    "heads": (
        "INSERT INTO heads (table_id, seq, position, digest, trail, awaited, bot_due, clock,"
        " deadline, time) VALUES ('t1', 0, '', '', '{}', '0', false, :clock, 1060, 1000)"
    ),
}


def test_an_older_database_keeps_its_games(fresh: Settings) -> None:
    """Invitations stay invitations, players keep their links, and clocks stand as they stood."""

    def before(connection: DatabaseConnection) -> None:
        config = Config()
        config.set_main_option("script_location", str(sql.Path(sql.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
        facts = {"daily": daily_seed("2026-11-14"), "clock": '{"left":[60,60],"since":1000}'}
        for statement in OLD.values():
            wanted = {name: fact for name, fact in facts.items() if f":{name}" in statement}
            connection.execute(text(statement), wanted)
        connection.commit()

    async def run() -> None:
        store = Store(fresh.database_url)
        await store.writing.run(before)
        await store.open()
        stored = await store.table("t1")
        assert stored is not None
        assert stored.head is not None
        asked, playing = stored.seats
        assert (asked.invite_hash, asked.token_hash) == ("old invitation", None)
        assert (playing.invite_hash, playing.token_hash) == (None, "old secret")
        assert (stored.table.daily, stored.table.aided) == ("2026-11-14", False)
        assert stored.table.assistance is None
        assert await store.ticks() == stored.head.ticks == 1000
        clock = msgspec.json.decode(stored.head.clock or "", type=Clock)
        assert clock == Clock([60, 60], 1000)
        await store.close()

    asyncio.run(run())
