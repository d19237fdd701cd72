"""A bot explains its moves; its secrets stay hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.service import Service
from bigshoulders.server.tables import advice
from bigshoulders.server.tables.moves import submit
from bigshoulders.server.tables.new_table import SeatRequest, TableRequest, create_table
from servers import MakeTable, Table, checked, fast, refused, until

pytestmark = pytest.mark.any_database

HIDDEN = ("keep_building", "place_building", "remove_building")


def ask(client: httpx.Client, table: Table, seq: int, lang: str = "en") -> httpx.Response:
    return client.get(table.path("/why"), params={"seq": seq, "lang": lang})


def play_past_the_buildings(table: Table, person: int) -> list[dict[str, Any]]:
    """Play until bots have chosen Buildings in secret; returns the log as a spectator sees it."""
    rng = Random(5)
    while True:
        until(lambda: person in table.info()["awaited"])
        log = checked(table.watcher.get(table.path("/log")))
        if any(entry["seat"] != person and "do" not in entry for entry in log):
            return [*log]
        table.move(person, rng=rng)


def test_a_bot_says_why_it_moved_and_keeps_its_secrets(make: MakeTable) -> None:
    table = make("me", "apprentice")
    log = play_past_the_buildings(table, 0)
    bots = [entry for entry in log if entry.get("bot") == "apprentice"]
    assert {entry["seat"] for entry in bots} == {1}
    public = next(entry for entry in bots if "do" in entry)
    secret = next(entry for entry in bots if "do" not in entry)
    mine = next(entry for entry in log if entry["seat"] == 0)
    assert "bot" not in mine

    told = checked(ask(table.seats[0], table, public["seq"]))
    assert (told["bot"], told["seat"], told["do"]) == ("apprentice", 1, public["do"])
    assert told["text"]
    assert not told["exact"]
    assert told["candidates"]
    assert all(candidate["text"] for candidate in told["candidates"])
    for candidate in told["candidates"]:
        assert len(candidate["reasons"]) == len(candidate["grounds"])
    assert checked(ask(table.watcher, table, public["seq"])) == told
    german = checked(ask(table.watcher, table, public["seq"], "de"))
    assert german["text"] != told["text"]
    assert [one["money"] for one in german["candidates"]] == [
        one["money"] for one in told["candidates"]
    ]

    refused(ask(table.seats[0], table, secret["seq"]), 403, "secret_choice")
    refused(ask(table.seats[0], table, mine["seq"]), 409, "not_by_bot")
    refused(ask(table.stranger, table, public["seq"]), 403, "not_yours")
    for seq in (0, 9999):
        refused(ask(table.seats[0], table, seq), 404, "no_such_entry")

    checked(table.post(0, "/resign"))
    assert table.info()["status"] == "abandoned"
    shown = checked(ask(table.seats[0], table, secret["seq"]))
    assert shown["exact"]
    assert shown["do"]["do"] in HIDDEN
    assert checked(ask(table.watcher, table, public["seq"]))["exact"]


def test_without_secrets_a_bot_explains_exactly_what_it_did(make: MakeTable) -> None:
    table = make("greedy", game="industrialist")
    until(lambda: table.info()["status"] == "finished")
    log = checked(table.watcher.get(table.path("/log")))
    for entry in log[::5]:
        told = checked(ask(table.watcher, table, entry["seq"]))
        assert told["exact"]
        assert told["do"] == entry["do"]
        for candidate in told["candidates"]:
            assert len(candidate["reasons"]) == len(candidate["grounds"])
        if len(told["candidates"]) > 1:
            assert told["candidates"][0]["reasons"]
    first = checked(ask(table.watcher, table, 1))  # without an earlier plan it agrees
    assert first["candidates"][0]["do"] == first["do"]
    assert len(first["candidates"]) > 1
    french = checked(ask(table.watcher, table, 1, "fr"))
    assert french["candidates"][0]["grounds"] == first["candidates"][0]["grounds"]
    assert french["candidates"][0]["reasons"] != first["candidates"][0]["reasons"]


def test_a_bots_answer_to_others_does_not_depend_on_its_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two positions that a spectator can't distinguish are explained from the same view."""

    async def run() -> None:
        service = Service(fast(tmp_path))
        tables = service.tables
        await tables.store.open()
        tables.after_change = None
        table, _ = await create_table(
            tables, TableRequest("chicago", {"players": 2}, [SeatRequest("me"), SeatRequest("me")])
        )
        seat = table.awaited[0]
        one = table.board.state
        seen_by_all = CHICAGO.redact(table.g, one, NOBODY)
        others = (CHICAGO.resample(table.g, seen_by_all, bytes([i])) for i in range(256))
        other = next(s for s in others if s.hand[seat] != one.hand[seat])
        legal = CHICAGO.legal(table.g, one, seat)
        await submit(tables, table, seat, 0, [CHICAGO.space(table.g).spell(legal[0])])
        entry = table.recent[0]
        seen = []
        for s in (one, other):

            async def before(*_: Any, s: Any = s) -> Any:
                return table.board.at(s)

            monkeypatch.setattr(advice, "board_at", before)
            view, is_exact = await advice.view_before(tables, table, entry, may_know=False)
            assert not is_exact
            assert view.legal == legal
            seen.append(CHICAGO.digest(view.seen))
            view, is_exact = await advice.view_before(tables, table, entry, may_know=True)
            assert is_exact
            assert view.seen.hand[seat] == s.hand[seat]
        assert seen[0] == seen[1]
        await tables.store.close()

    asyncio.run(run())
