"""Wealth over time, and the entry that starting over returns to."""

from __future__ import annotations

from random import Random

import pytest

from servers import MakeTable, checked, refused

pytestmark = pytest.mark.any_database


def test_the_chart_of_a_chicago_game_ends_with_everyones_current_worth(
    make: MakeTable,
) -> None:
    table = make("me", "me")
    snapshot = table.play_until(lambda snapshot: snapshot["seq"] >= 60, Random(2))
    moments = checked(table.watcher.get(table.path("/chart")))["moments"]
    assert [moment["seq"] for moment in moments] == sorted({m["seq"] for m in moments})
    assert moments[0]["seq"] == 0
    assert moments[0]["seats"][0] == {"worth": 175, "cash": 175, "holdings": {}}
    last = moments[-1]
    assert last["seq"] == snapshot["seq"]
    for seat, holder in enumerate(last["seats"]):
        assert holder["worth"] == snapshot["sheet"]["players"][seat]["net_worth"]
        assert holder["cash"] == snapshot["view"]["players"][seat]["cash"]
        for company, shares in holder["holdings"].items():
            assert snapshot["sheet"]["companies"][company]["shares"][f"seat_{seat}"] == shares


def test_the_chart_of_a_solitaire_counts_profit_and_capital(make: MakeTable) -> None:
    table = make("me")
    snapshot = table.play_until(lambda snapshot: snapshot["view"]["year"] >= 6, Random(4))
    moments = table.get(0, "/chart")["moments"]
    assert moments[0]["seats"] == [{"worth": 0, "cash": 4, "holdings": {}}]
    capital = snapshot["sheet"]["stock"]["capital"]["units"]
    now = {"worth": snapshot["view"]["profit"], "cash": capital, "holdings": {}}
    assert moments[-1] == {"seq": snapshot["seq"], "seats": [now]}


def test_the_chart_needs_permission_to_look(make: MakeTable) -> None:
    table = make("me", "random")
    refused(table.stranger.get(table.path("/chart")), 403, "not_yours")


def test_a_snapshot_says_where_starting_over_leads(make: MakeTable) -> None:
    table = make("me")
    assert table.state(0)["undo_to"] is None
    for do in ({"do": "begin", "action": "hire"}, {"do": "hire_worker", "card": "central"}):
        seq = table.state(0)["seq"]
        checked(table.post(0, "/moves", {"after": seq, "do": do}))
    snapshot = table.state(0)
    assert (snapshot["undo"], snapshot["undo_to"]) == (True, 0)
    checked(table.post(0, "/undo", {"after": snapshot["seq"], "to": snapshot["undo_to"]}))
    again = table.state(0)
    assert (again["undo"], again["undo_to"]) == (False, None)
    assert again["view"]["central"]["workers"] == 1
