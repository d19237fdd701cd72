"""Tables that start from a position of the rulebook."""

from __future__ import annotations

import pytest

from bigshoulders.box.examples import examples
from bigshoulders.shelf import box_of
from servers import MakeTable, Running, checked, refused


def test_a_table_starts_from_the_position_of_an_example(make: MakeTable) -> None:
    table = make("me", "random", "random", "random", example="payout")
    state = table.get(0, "/state")
    assert state["sheet"]["question"]["step"] == "payout"
    assert state["sheet"]["companies"]["fairbank"]["turn"]["revenue"] == 200
    assert len(table.get(0, "/log")) == state["seq"]
    moved = checked(
        table.post(0, "/moves", {"after": state["seq"], "do": {"do": "pay_dividends"}, "seat": 0})
    )
    assert moved["seq"] > state["seq"]


def test_nobody_undoes_the_moves_of_the_story(make: MakeTable) -> None:
    table = make("me", "random", "random", "random", example="stock")
    state = table.get(0, "/state")
    assert state["undo"] is False
    refused(table.post(0, "/undo", {"after": state["seq"], "seat": 0}), 409, "nothing_to_undo")


@pytest.mark.parametrize("game", ["chicago", "industrialist"])
def test_every_example_opens(make: MakeTable, game: str) -> None:
    box = box_of(game)
    for name, example in examples(box).items():
        if example.is_over:
            continue
        seats = box.game.seats(box.game.assemble(example.config))
        table = make("me", *["random"] * (seats - 1), game=game, example=name)
        assert table.get(0, "/state")["seq"] >= len(example.moves), name


def test_an_unknown_example_and_an_empty_seat_are_refused(server: Running) -> None:
    body = {"game": "chicago", "config": {}, "seats": [{"kind": "me"}] * 4, "example": "nowhere"}
    with server.client() as anybody:
        refused(anybody.post("/api/tables", json=body), 422, "no_such_example")
        body |= {"example": "stock", "seats": [{"kind": "me"}] * 3 + [{"kind": "open"}]}
        refused(anybody.post("/api/tables", json=body), 422, "bad_seats")
