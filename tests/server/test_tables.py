"""Tables: created, found, joined, started, handed over."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files

from bigshoulders.games.industrialist.engine.cards import OWN_CARDS
from servers import MakeTable, Running, checked, refused


def test_both_games_are_offered_with_their_options_and_bots(server: Running) -> None:
    with server.client() as anybody:
        games = {game["game"]: game for game in checked(anybody.get("/api/games"))}
    assert games["chicago"]["seats"] == [2, 3, 4]
    options = {option["name"]: option for option in games["chicago"]["options"]}
    assert options["edition"]["choices"] == ["new", "first"]
    assert options["goals"]["default"] is True
    for game in games.values():
        assert "random" in [bot["name"] for bot in game["bots"]]
        assert sum(bot["default"] for bot in game["bots"]) == 1


def test_a_table_starts_when_all_seats_are_taken(make: MakeTable) -> None:
    table = make("me", "random")
    info = table.info()
    assert info["status"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot"]
    assert len(info["commitment"]) == 64
    assert info["fairness"] is None


def test_an_invitation_is_valid_only_for_its_seat(make: MakeTable) -> None:
    table = make("me", "invite")
    assert table.info()["status"] == "open"
    refused(table.post(0, "/seats/1/join", {"name": "Ann"}), 403, "not_yours")
    joined = checked(table.post(1, "/seats/1/join", {"name": "Robert"}))
    assert joined["token"] != table.tokens[1]
    info = table.info()
    assert info["status"] == "running"
    assert info["seats"][1]["name"] == "Robert"


def test_an_open_seat_of_a_public_table_is_found_in_the_lobby(make: MakeTable) -> None:
    table = make("me", "open", public=True, title="Come in")
    lobby = checked(table.stranger.get("/api/tables"))
    assert "Come in" in [found["title"] for found in lobby if found["id"] == table.id]
    joined = checked(table.stranger.post(table.path("/seats/1/join"), json={"name": "Eve"}))
    with table.server.client(f"Seat {joined['token']}") as eve:
        assert checked(eve.get(table.path("/state")))["seat"] == 1
    late = table.stranger.post(table.path("/seats/1/join"), json={"name": "Mallory"})
    refused(late, 409, "seat_taken")


def test_a_private_table_needs_a_link(make: MakeTable) -> None:
    table = make("me", "open")
    for path in ("", "/state", "/log", "/chat", "/since"):
        refused(table.stranger.get(table.path(path)), 403, "not_yours")
    refused(table.stranger.post(table.path("/seats/1/join"), json={}), 403, "not_yours")
    assert table.id not in [found["id"] for found in checked(table.stranger.get("/api/tables"))]
    assert checked(table.watcher.get(table.path()))["you"] == {
        "seats": [],
        "owner": False,
        "watch": True,
        "invited": [],
    }


def test_only_the_owner_starts_and_bots_fill_the_empty_seats(make: MakeTable) -> None:
    table = make("me", "invite", "open")
    refused(table.post(0, "/start"), 403, "not_yours")
    reply = table.owner.post(table.path("/start"), json={})
    assert refused(reply, 409, "seats_open")["facts"]["seats"] == [1, 2]
    info = checked(table.owner.post(table.path("/start"), json={"bot": "random"}))
    assert info["status"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot"]
    names = [seat["name"] for seat in info["seats"]]
    assert all(names), names
    assert len({*names}) == 3
    refused(table.owner.post(table.path("/start"), json={}), 409, "already_started")
    late = refused(table.seats[1].get(table.path()), 403, "invitation_used")
    assert late["facts"] == {"seat": 1, "why": "started"}
    assert "started without you" in late["text"]


def test_a_withdrawn_invitation_says_so_and_the_next_one_opens_the_seat(make: MakeTable) -> None:
    table = make("me", "invite", "open")
    seat = table.path("/seats/1")
    checked(table.owner.put(seat, json={"kind": "bot", "bot": "random"}))
    for _ in range(2):  # while a bot sits there, and after the seat is free again
        old = refused(table.seats[1].get(table.path()), 403, "invitation_used")
        assert old["facts"] == {"seat": 1, "why": "withdrawn"}
        assert "Ask the host" in old["text"]
        checked(table.owner.put(seat, json={"kind": "invite"}))
    link = checked(table.owner.post(table.path("/seats/1/link")))
    with table.server.client(f"Seat {link['token']}") as friend:
        assert checked(friend.get(table.path()))["you"]["invited"] == [1]


def test_the_host_frees_the_seat_of_a_guest_who_is_not_ready(make: MakeTable) -> None:
    table = make("me", "invite", "open")
    seat = table.path("/seats/1")
    table.join(1, name="Robert")
    free = {"kind": "invite"}
    refused(table.owner.put(seat, json=free), 409, "seat_taken")  # ready
    with table.server.client(f"Owner {table.owner_token}, Seat {table.tokens[0]}") as host:
        refused(host.put(table.path("/seats/0"), json=free), 409, "seat_taken")  # plays
        checked(host.put(table.path("/options"), json={"config": {"players": 3}}))
        with table.seat_line(1, lang="fr") as line:
            line.wait_for("presence")
            info = checked(host.put(seat, json=free))
            found = info["seats"][1]
            assert (found["kind"], found["name"], found["joined"]) == ("invite", "", False)
            told = line.wait_for("error")
        assert told["facts"] == {"seat": 1, "why": "withdrawn"}
        assert told["text"].startswith("L’hôte")
        refused(table.seats[1].get(table.path()), 403, "invitation_used")
        link = checked(host.post(table.path("/seats/1/link")))
        with table.server.client(f"Seat {link['token']}") as robert:
            joined = checked(robert.post(table.path("/seats/1/join"), json={"name": "Rob"}))
        assert joined["seat"] == 1
    assert table.info()["seats"][1]["name"] == "Rob"


def test_spectators_are_those_who_neither_play_nor_are_invited(make: MakeTable) -> None:
    table = make("me", "me", "invite", "open")
    both = f"Seat {table.tokens[0]}, Seat {table.tokens[1]}"
    with table.line(both) as phone, table.line(both), table.seat_line(2) as guest:
        assert guest.wait_for("presence")["watching"] == 0
        with table.line(f"Watch {table.watch_token}") as spectator:
            assert spectator.wait_for("presence", connected=[0, 1])["watching"] == 1
        phone.wait_for("presence", watching=1)
        phone.wait_for("presence", watching=0)


def test_the_host_changes_options_and_everyone_else_must_be_ready_again(make: MakeTable) -> None:
    table = make("me", "invite", "open", config={"advanced": False})
    bob = checked(table.post(1, "/seats/1/join", {"name": "Robert"}))["token"]
    wish = {"config": {"players": 3, "advanced": True}, "pace": {"kind": "move", "seconds": 60}}
    refused(table.seats[0].put(table.path("/options"), json=wish), 403, "not_yours")
    with table.server.client(f"Owner {table.owner_token}, Seat {table.tokens[0]}") as host:
        info = checked(host.put(table.path("/options"), json=wish))
        assert (info["config"]["advanced"], info["pace"]["seconds"]) == (True, 60)
        assert [seat["joined"] for seat in info["seats"]] == [True, False, False]
        few = {"config": {"players": 2}}
        refused(host.put(table.path("/options"), json=few), 422, "bad_seats")
        refused(
            host.put(table.path("/seats/1"), json={"kind": "bot", "bot": "random"}),
            409,
            "seat_taken",
        )
        info = checked(host.put(table.path("/seats/2"), json={"kind": "bot", "bot": "random"}))
        assert (info["status"], info["seats"][2]["bot"]) == ("open", "random")
    with table.server.client(f"Seat {bob}") as robert:
        assert checked(robert.post(table.path("/seats/1/join"), json={}))["seat"] == 1
        assert checked(robert.get(table.path("/state")))["view"]["config"]["advanced"] is True
        info = checked(robert.get(table.path()))
        assert (info["status"], info["seats"][1]["name"]) == ("running", "Robert")
    refused(table.owner.put(table.path("/options"), json=wish), 409, "already_started")
    refused(table.owner.put(table.path("/seats/2"), json={"kind": "open"}), 409, "already_started")


def test_an_exported_game_is_imported_and_a_forged_one_refused(make: MakeTable) -> None:
    table = make("me", game="industrialist")
    checked(table.post(0, "/resign"))
    log = table.owner.get(table.path("/export")).text
    with table.server.client() as anybody:
        made = checked(anybody.post("/api/tables/import", json={"log": log}))
        with table.server.client(f"Owner {made['owner']}") as owner:
            info = checked(owner.get(f"/api/tables/{made['table']}"))
        assert info["game"] == "industrialist"
        forged = log.replace('"secret":"', '"secret":"00')
        assert anybody.post("/api/tables/import", json={"log": forged}).status_code == 400
        assert anybody.post("/api/tables/import", json={"log": ""}).status_code == 400


def test_a_log_of_other_rules_is_refused_for_its_rules(make: MakeTable) -> None:
    """Its moves end differently under these rules, but nobody changed it."""
    table = make("me", game="industrialist")
    checked(table.post(0, "/resign"))
    header, *entries = table.owner.get(table.path("/export")).text.splitlines()
    first = json.loads(header)
    older = first | {"rules": first["rules"] - 1, "digest": "00" * 16}
    log = "\n".join([json.dumps(older), *entries])
    with table.server.client() as anybody:
        reply = anybody.post("/api/tables/import", json={"log": log})
        facts = refused(reply, 400, "import/other-rules")["facts"]
    assert (facts["got"], facts["expected"]) == (first["rules"] - 1, first["rules"])


def test_a_log_of_a_running_game_cannot_be_imported(make: MakeTable) -> None:
    table = make("me", game="industrialist")
    log = table.owner.get(table.path("/export")).text
    with table.server.client() as anybody:
        refused(anybody.post("/api/tables/import", json={"log": log}), 400, "verify/still-running")


def test_a_new_invitation_revokes_the_old_one(make: MakeTable) -> None:
    table = make("me", "invite")
    refused(table.post(0, "/seats/1/link"), 403, "not_yours")
    link = checked(table.owner.post(table.path("/seats/1/link")))
    assert link["link"] == f"/t/{table.id}#{link['token']}"
    refused(table.seats[1].get(table.path()), 403, "not_yours")
    with table.server.client(f"Seat {link['token']}") as bob:
        assert checked(bob.get(table.path()))["you"]["invited"] == [1]


def test_my_tables_are_those_of_my_tokens_with_my_turns_first(make: MakeTable) -> None:
    idle = make("me", "invite", "invite")
    asked = make("me", game="industrialist")
    later = make("me", "open")
    tokens = [idle.tokens[0], asked.tokens[0], later.tokens[0]]
    with idle.server.client(", ".join(f"Seat {token}" for token in tokens)) as me:
        mine = [table["id"] for table in checked(me.get("/api/me/tables"))]
    assert mine[0] == asked.id
    assert sorted(mine) == sorted([idle.id, asked.id, later.id])
    assert checked(idle.stranger.get("/api/me/tables")) == []


def test_a_document_is_given_as_a_value_or_as_the_text_of_its_file(server: Running) -> None:
    text = files("bigshoulders.games.industrialist").joinpath("data", OWN_CARDS).read_text("utf-8")
    seats = [{"kind": "me", "name": "Ann"}]
    with server.client() as anybody:
        stored = []
        for cards in (text, tomllib.loads(text)):
            wish = {"game": "industrialist", "config": {"cards": cards}, "seats": seats}
            made = checked(anybody.post("/api/tables", json=wish))
            auth = {"Authorization": f"Seat {made['seats'][0]['token']}"}
            info = checked(anybody.get(f"/api/tables/{made['table']}", headers=auth))
            stored.append(info["config"]["cards"])
        assert stored[0] == stored[1] == tomllib.loads(text)
        wish = {"game": "industrialist", "config": {"cards": "cards = ["}, "seats": seats}
        refused(anybody.post("/api/tables", json=wish), 400, "data/not-toml")


def test_impossible_options_and_seats_are_refused_by_name(server: Running) -> None:
    me = {"kind": "me", "name": "Ann"}
    bad = [
        ({"game": "chess", "config": {}, "seats": [me]}, 422, "config/unknown-game"),
        ({"game": "chicago", "config": {"players": 7}, "seats": [me]}, 422, "config/players"),
        ({"game": "chicago", "config": {"players": 2}, "seats": [me]}, 422, "bad_seats"),
        (
            {"game": "industrialist", "config": {}, "seats": [{"kind": "ghost"}]},
            422,
            "bad_seats",
        ),
        (
            {"game": "industrialist", "config": {}, "seats": [{"kind": "bot", "bot": "hal"}]},
            422,
            "bots/unknown-bot",
        ),
        (
            {
                "game": "industrialist",
                "config": {},
                "seats": [me],
                "pace": {"kind": "haste", "seconds": 60},
            },
            422,
            "bad_pace",
        ),
        ({"game": "industrialist", "seats": [me]}, 400, "bad_request"),
        ({"game": "industrialist", "config": {}, "seats": [me], "x": 1}, 400, "bad_request"),
    ]
    with server.client() as anybody:
        for body, status, code in bad:
            refused(anybody.post("/api/tables", json=body), status, code)
            french = anybody.post("/api/tables", json=body, params={"lang": "fr"})
            refused(french, status, code)


def test_malformed_credentials_are_refused(make: MakeTable) -> None:
    table = make("me", "random")
    for auth in ("Basic abc", "Seat", f"Seat {table.tokens[0]}, Nonsense x"):
        with table.server.client(auth) as somebody:
            refused(somebody.get(table.path()), 401, "unauthorized")
    for auth in ("Seat s_wrong", f"Owner {table.tokens[0]}", f"Watch {table.owner_token}"):
        with table.server.client(auth) as somebody:
            refused(somebody.get(table.path()), 403, "not_yours")
    with table.server.client(f"Seat {table.tokens[0]}") as ann:
        refused(ann.get("/api/tables/nowhere"), 404, "no_such_table")
        refused(ann.post(table.path("/seats/9/join"), json={}), 404, "no_such_seat")


def test_a_rematch_keeps_the_options_and_invites_the_others(make: MakeTable) -> None:
    table = make("me", "me", "random", config={"advanced": True}, title="Thursday")
    refused(table.post(0, "/rematch"), 409, "not_running")
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    assert table.info()["status"] == "abandoned"
    made = checked(table.post(0, "/rematch"))
    assert table.info()["rematch"] == made["table"]
    with table.server.client(f"Owner {made['owner']}") as owner:
        again = checked(owner.get(f"/api/tables/{made['table']}"))
    assert again["config"]["advanced"] is True
    assert again["title"] == "Thursday"
    assert [seat["kind"] for seat in again["seats"]] == ["human", "invite", "bot"]


def test_names_and_titles_are_stored_as_one_clean_line(make: MakeTable) -> None:
    table = make("me", "invite", title="  a\n\tb\u0000  " + "x" * 100)
    assert table.info()["title"].startswith("ab x")
    assert len(table.info()["title"]) == 80
    checked(table.post(1, "/seats/1/join", {"name": "<b>Bob</b>\u202e\u0007 "}))
    assert table.info()["seats"][1]["name"] == "<b>Bob</b>"


def test_the_table_reads_chat_and_nobody_else_reads_notes(make: MakeTable) -> None:
    table = make("me", "me")
    said = checked(table.post(1, "/chat", {"text": "hello"}))
    assert said["name"] == "Bob"
    watching = table.watcher.post(table.path("/chat"), json={"text": "hi", "name": "Wes"})
    assert checked(watching)["seat"] is None
    lines = table.get(0, "/chat")
    assert [(line["name"], line["text"]) for line in lines] == [("Bob", "hello"), ("Wes", "hi")]
    assert table.get(0, "/chat", after=lines[0]["id"]) == lines[1:]
    refused(table.stranger.post(table.path("/chat"), json={"text": "spam"}), 403, "not_yours")
    refused(table.post(0, "/chat", {"text": " \n "}), 400, "bad_request")

    checked(table.seats[0].put(table.path("/notes"), json={"text": "buy Swift"}))
    assert table.get(0, "/notes") == {"text": "buy Swift"}
    assert table.get(1, "/notes") == {"text": ""}
    refused(table.watcher.get(table.path("/notes")), 403, "not_yours")
    refused(table.owner.get(table.path("/notes")), 403, "not_yours")
