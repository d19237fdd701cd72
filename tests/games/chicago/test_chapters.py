"""Decades and the end against the positions of random games."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.steps.scoring import net_worths
from bigshoulders.games.chicago.story.chronicle import Chronicle
from bigshoulders.games.chicago.story.decade import decade_ends, decade_story
from bigshoulders.games.chicago.story.ending import chosen, ending, goods_sold, steps_taken
from bigshoulders.games.chicago.story.shapes import Achievement
from bigshoulders.kernel.frames import NOBODY
from cases import Case
from games.chicago.test_digest import CHICAGO_CASES, Game

Words = dict[str, Any]
MOVING = ("paid", "certificate_moved", "stock_moved", "closed_down")


def spelt(game: Game) -> list[tuple[int, int, Words]]:
    """Every event in words, with its entry and its Decade."""
    found, decade = [], 1
    for i, (_, events) in enumerate(game.moves):
        words: list[Words] = [*map(CHICAGO.spell_event, events)]
        for event in words:
            if event["event"] == "phase_began":
                decade = int(event["decade"])
            found.append((i + 1, decade, event))
    return found


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_decades_agree_with_the_positions(case: Case) -> None:
    game = Game(case, 7)
    passages = game.heard(0, len(game.moves), NOBODY)
    told = Chronicle(game.g, game.positions[0], passages)
    assert told.now.cash == [*game.positions[-1].cash[: game.g.players]]
    events = spelt(game)
    for number, last in enumerate(decade_ends(passages), start=1):
        end = game.positions[last]
        story = decade_story(game.g, game.positions[0], end, passages[:last], number)
        exported = game.exported(last)
        if any(d > number and e["event"] in MOVING for seq, d, e in events if seq == last):
            continue  # the entry goes on into the next Decade, and so does its position
        assert story.marks[-1].worth == net_worths(game.g, end)
        start = game.exported(story.first)
        for line in story.companies:
            own = [e for _, d, e in events if d == number and e.get("company") == line.company]
            paid = [e for e in own if e["event"] == "dividend_declared"]
            assert (line.kind == "paid") == bool(paid)
            assert line.per_share == (paid[-1]["per_share"] if paid else 0)
            assert line.after == exported["companies"][line.company].get("value")
            assert line.before == start["companies"][line.company].get("value")
        # All that investments brought is the change of worth, without fees and wages of Partners.
        for seat in game.g.seats:
            gains = sum(told.gain(number, seat, c) for c in range(len(COMPANY_IDS)))
            fees = sum(
                e["amount"] * ((e["payee"] == f"seat_{seat}") - (e["payer"] == f"seat_{seat}"))
                for seq, _, e in events
                if story.first < seq <= last
                and e["event"] == "paid"
                and e["reason"] in ("building", "bank_pool", "goal")
            )
            worth = (
                net_worths(game.g, end)[seat]
                - net_worths(game.g, game.positions[story.first])[seat]
            )
            assert gains + fees == worth


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_the_end_has_true_records_and_turning_points(case: Case) -> None:
    game = Game(case, 8)
    passages = game.heard(0, len(game.moves), NOBODY)
    last = game.positions[-1]
    leads = {i: [100 * (i % 5), -i] + [0] * 2 for i in range(1, len(game.moves), 3)}
    end = ending(game.g, game.positions[0], last, passages, 0, leads)
    assert end.marks[-1].worth == net_worths(game.g, last)
    assert len(end.records) <= 4
    best = max(
        (e["per_share"] for _, _, e in spelt(game) if e["event"] == "dividend_declared"), default=0
    )
    for record in end.records:
        if record.kind == "dividend":
            assert record.facts["per_share"] == best
    told = spelt(game)
    sales: dict[tuple[int, str], int] = {}
    steps: dict[str, int] = {}
    for _, decade, event in told:
        if event["event"] == "revenue_added" and event["income"] in ("goods", "half_price_goods"):
            key = (decade, event["company"])
            sales[key] = sales.get(key, 0) + 1
        if event["event"] == "stock_moved":
            values = [*game.g.value]
            taken = abs(values.index(event["new"]) - values.index(event["old"]))
            steps[event["company"]] = steps.get(event["company"], 0) + taken
    assert max(goods_sold(passages).values(), default=0) == max(sales.values(), default=0)
    assert {COMPANY_IDS[c]: n for c, n in steps_taken(game.g, passages).items()} == steps
    points = end.turning_points
    assert len({(one.line.decade, one.line.phase) for one in points}) == len(points) <= 3
    assert not points or any(one.line.seat != 0 for one in points) or len(points) < 3
    plain = ending(game.g, game.positions[0], last, passages, 0, {})
    assert all(one.line.kind == "paid" and one.swing is None for one in plain.turning_points)
    assert len({one.tip for one in end.tips}) == len(end.tips)
    assert all(one.seq is None or 0 <= one.seq < len(game.moves) for one in end.tips)


def test_every_player_with_a_record_has_one_of_the_four() -> None:
    found = [
        Achievement(kind, seat, {})
        for kind, seat in (
            ("dividend", 0), ("founding", 0), ("building", 0), ("bargain", 0), ("steady", 1),
            ("orders", 2), ("journey", 1),
        )
    ]  # fmt: skip
    assert [one.kind for one in chosen(found)] == ["dividend", "founding", "steady", "orders"]
