"""Snapshots over a live connection share parts between seats and equal those over HTTP."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.box.faces import Sheet, face
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.shelf import box_of
from servers import MakeTable

pytestmark = pytest.mark.any_database


@pytest.mark.parametrize(
    ("name", "config"), [("chicago", {"players": 3, "draft": True}), ("industrialist", {})]
)
def test_a_seat_that_is_not_to_act_has_the_spectators_sheet(
    name: str, config: dict[str, Any]
) -> None:
    box, rng = box_of(name), Random(7)
    game, make_sheet = box.game, face(box, Sheet).make
    g = game.assemble(config)
    s = game.new(g, b"sheets", SILENT)
    while awaited := game.awaited(g, s):
        watched = make_sheet(g, game.redact(g, s, NOBODY).seen, NOBODY)
        for seat in range(config.get("players", 1)):
            if seat not in awaited:
                assert make_sheet(g, game.redact(g, s, seat).seen, seat) == watched
        seat = rng.choice(awaited)
        game.apply(g, s, seat, rng.choice(game.legal(g, s, seat)), SILENT)


def test_a_live_connection_shows_the_same_as_http(make: MakeTable) -> None:
    table, rng = make("me", "me", "me"), Random(3)
    for _ in range(12):
        table.move(table.awaited(), rng=rng)
    for seat in range(3):
        with table.seat_line(seat, lang="fr") as line:
            assert line.wait_for("snapshot") == table.state(seat, lang="fr", previews=False)
        with table.seat_line(seat, text=False, view=False) as line:
            bare = table.state(seat, text=False, previews=False)
            assert line.wait_for("snapshot") == {**bare, "view": {}, "sheet": {}}
