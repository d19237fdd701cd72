"""Nobody sees another player's secrets: hidden choices, hands, the seed."""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from bigshoulders.kernel.chance import commitment
from servers import MakeTable, Table, checked

pytestmark = pytest.mark.any_database

HIDDEN = ("keep_building", "place_building", "remove_building")


def play_hidden_choices(table: Table) -> list[int]:
    """Play until both players have made hidden choices; returns the numbers of those entries."""
    rng = Random(11)
    found: dict[int, list[int]] = {0: [], 1: []}
    while not (found[0] and found[1]):
        seat = table.awaited()
        seq = table.move(seat, rng=rng)["seq"]
        if table.get(seat, "/log", since=seq - 1)[0]["do"]["do"] in HIDDEN:
            found[seat].append(seq)
    return sorted([*found[0], *found[1]])


def test_only_its_own_seat_knows_a_hidden_choice(make: MakeTable) -> None:
    table = make("me", "me", config={"draft": True})
    hidden = play_hidden_choices(table)
    for seq in hidden:
        seat = table.get(0, "/log", since=seq - 1)[0]["seat"]
        mine = table.get(seat, "/log", since=seq - 1)[0]
        theirs = table.get(1 - seat, "/log", since=seq - 1)[0]
        watched = checked(table.watcher.get(table.path("/log"), params={"since": seq - 1}))[0]
        building = mine["do"]["building"]
        for other in (theirs, watched):
            assert "do" not in other
            assert "text" not in other
            assert building not in json.dumps(other)
    with table.line(f"Watch {table.watch_token}", since=0) as line:
        line.wait_for("snapshot")
        told = {m["seq"]: m for m in line.heard if m["type"] == "entry"}
    assert all("do" not in told[seq] for seq in hidden)


def test_a_view_has_gaps_where_others_have_secrets(make: MakeTable) -> None:
    table = make("me", "me", config={"draft": True})
    play_hidden_choices(table)
    head = table.info()["head"]
    for at in range(head + 1):
        for seat in (0, 1):
            view = table.state(seat, at=at)["view"]
            assert view["players"][1 - seat]["hand"] is None
            assert view["seed"] is None
        watched = checked(table.watcher.get(table.path("/state"), params={"at": at}))["view"]
        assert [player["hand"] for player in watched["players"]] == [None, None]


def test_the_seed_stays_hidden_until_the_end_and_then_matches_its_hash(make: MakeTable) -> None:
    table = make("me", "me", entropy="ann's words")
    rng = Random(12)
    for _ in range(20):
        table.move(table.awaited(), rng=rng)
    loaded = table.server.service.tables.in_memory[table.id]
    secrets = [loaded.record.secret.hex(), loaded.record.seed.hex()]
    paths = ["", "/state", "/state?at=3", "/log", "/since?seq=0", "/chat"]
    replies = [table.seats[0].get(table.path(path)).text for path in paths]
    replies.append(table.owner.get(table.path("/export")).text)
    with table.seat_line(0, since=0) as line:
        line.wait_for("snapshot")
        replies.append(json.dumps(line.heard))
    for secret in secrets:
        assert not [reply for reply in replies if secret in reply]
    published = table.info()["commitment"]
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    fairness = table.info()["fairness"]
    assert commitment(bytes.fromhex(fairness["secret"])) == published
    assert fairness["seed"] == mixed(fairness)


def mixed(fairness: dict[str, Any]) -> str:
    """The seed, made as docs/build/api.md describes."""
    hasher = blake2b(bytes.fromhex(fairness["secret"]), digest_size=32, person=b"bs-seed")
    for words in fairness["entropy"]:
        hasher.update(len(words.encode()).to_bytes(4, "big") + words.encode())
    return hasher.hexdigest()


def test_the_owners_export_of_a_running_game_hides_what_others_hide(make: MakeTable) -> None:
    table = make("me", "me", config={"draft": True})
    hidden = play_hidden_choices(table)
    lines = [json.loads(line) for line in table.owner.get(table.path("/export")).text.splitlines()]
    assert lines[0]["seed"] == lines[0]["digest"] == ""
    for seq in hidden:
        assert lines[seq]["do"] == {}
    assert all(line["digest"] == "" for line in lines[1:])
    assert not [line for line in lines[1:] if any("only" in event for event in line["events"])]
    for seat in (0, 1):
        checked(table.post(seat, "/abandon"))
    told = table.seats[0].get(table.path("/export")).text.splitlines()
    assert all(json.loads(told[seq])["do"]["do"] in HIDDEN for seq in hidden)


def test_tokens_are_stored_as_hashes_and_never_shown_twice(make: MakeTable) -> None:
    table = make("me", "me")
    loaded = table.server.service.tables.in_memory[table.id]
    kept = [
        loaded.record.owner_hash,
        loaded.record.watch_hash,
        *(s.token_hash for s in loaded.seats),
    ]
    tokens = [table.owner_token, table.watch_token, *table.tokens.values()]
    assert not set(kept) & set(tokens)
    everything = json.dumps(table.info()) + json.dumps(table.state(0))
    assert not [secret for secret in [*tokens, *kept] if str(secret) in everything]
