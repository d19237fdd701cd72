"""Puzzles over HTTP: the archive, the daily puzzle, and answers only after a choice."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import httpx
import pytest

from bigshoulders.box.puzzles import LEVELS, puzzles
from bigshoulders.games.chicago.box import BOX
from bigshoulders.server.puzzles import daily
from servers import Running, checked, refused

SECRET = ('"worth"', '"answer"', '"margin"', '"meets"', '"doubt"', '"found_by"')
DAY = 86_400
pytestmark = pytest.mark.any_database  # about puzzles, not storage


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with server.client() as found:
        yield found


def test_the_archive_has_pages_and_filters(client: httpx.Client) -> None:
    page = checked(client.get("/api/puzzles", params={"limit": 20}))
    assert page["total"] == len(puzzles(BOX))
    assert len(page["puzzles"]) == 20
    assert page["levels"] == list(LEVELS)
    kinds = [kind["id"] for kind in page["kinds"]]
    assert {puzzle["kind"] for puzzle in page["puzzles"]} == set(kinds)
    second = checked(client.get("/api/puzzles", params={"limit": 20, "offset": 20}))
    assert not {p["id"] for p in page["puzzles"]} & {p["id"] for p in second["puzzles"]}
    hard = checked(client.get("/api/puzzles", params={"kind": kinds[0], "level": "hard"}))
    assert 0 < hard["total"] < page["total"]
    assert {(p["kind"], p["level"]) for p in hard["puzzles"]} == {(kinds[0], "hard")}
    german = checked(client.get("/api/puzzles", params={"lang": "de", "limit": 1}))
    assert german["puzzles"][0]["title"] != page["puzzles"][0]["title"]


def test_a_puzzle_keeps_its_answer_until_somebody_answers(client: httpx.Client) -> None:
    listed = checked(client.get("/api/puzzles", params={"limit": 12}))["puzzles"]
    for name in (puzzle["id"] for puzzle in listed):
        reply = client.get(f"/api/puzzles/{name}")
        asked = checked(reply)
        assert not [word for word in SECRET if word in reply.text]
        assert asked["question"]
        assert asked["goal"]
        texts = [choice["text"] for choice in asked["choices"]]
        assert len(set(texts)) == len(texts) > 1
        path = f"/api/puzzles/{name}/answer"
        told = checked(client.post(path, json={"choice": 0}))
        assert told["right"] == (told["answer"] == 0)
        assert [choice["text"] for choice in told["choices"]] == texts
        assert all(choice["notes"] for choice in told["choices"])
        right = checked(client.post(path, json={"choice": told["answer"]}, params={"lang": "fr"}))
        assert right["right"]
        assert right["explanation"] != told["explanation"]
        refused(client.post(path, json={"choice": len(texts)}), 404, "not_found")
    refused(client.get("/api/puzzles/dividend-0"), 404, "not_found")


def test_everybody_gets_the_same_puzzle_on_a_day(client: httpx.Client) -> None:
    today = checked(client.get("/api/puzzles/daily"))
    assert today["day"] in (
        datetime.now(UTC).date().isoformat(),
        datetime.fromtimestamp(datetime.now(UTC).timestamp() - 60, UTC).date().isoformat(),
    )
    noon = 1_800_000_000 // DAY * DAY + DAY / 2
    assert daily(noon, "en").id == daily(noon + DAY / 3, "de").id
    month = [daily(noon + day * DAY, "en") for day in range(28)]
    assert len({puzzle.id for puzzle in month}) == 28
    assert len({puzzle.kind for puzzle in month[:4]}) == 4
