"""The largest costs of a finished game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bigshoulders.box.passages import Passage
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.story.ending import IN_PROFIT, IN_UNITS, cost_of, ending
from bigshoulders.kernel.board import Board
from industrialist_table import PLENTY, at, new_game, placed

PROFIT = ("maintenance", "event", "unstaffed")


def test_a_building_without_full_staff_costs_its_profit() -> None:
    """3F lacks a worker and is worth 35; what lies on the tracks is left over."""
    buildings = {"2F": at("1,0", 3, 4), "3F": at("2,0", 3, 5)}
    words = {"buildings": buildings, "have": PLENTY, "staff": 6, "year": 30, "profit": 30}
    first, t = placed(**words), placed(**words).done()
    end = ending(t.rules, first.state, t.state, [Passage(7, 0, t.heard)], 0, {})
    assert (end.costs[0].kind, end.costs[0].amount) == ("unstaffed", 35)
    left = {cost.kind: cost for cost in end.costs}["left_over"]
    assert (left.amount, left.year, left.seq) == (sum(PLENTY) + 4 + 5, 30, 7)


@pytest.mark.parametrize("seed", range(6))
def test_costs_are_sums_of_the_events_of_random_games(seed: int) -> None:
    rng, t = Random(seed), new_game(bytes([seed]) * 32)
    board = Board(INDUSTRIALIST, t.rules, t.state)
    first, passages = board.copy().state, list[Passage]()
    while board.result() is None:
        move = rng.choice(board.legal(0))
        passages.append(Passage(len(passages) + 1, 0, board.play(0, move)))
    costs = ending(t.rules, first, board.state, passages, 0, {}).costs
    lost: Counter[str] = Counter()
    entries: dict[str, set[int]] = {}
    for passage in passages:
        for event in passage.events:
            kind, change = cost_of(event)
            if kind is not None and change < 0:
                lost[kind] -= change
                entries.setdefault(kind, set()).add(passage.seq)
    assert set(lost) <= {*IN_PROFIT.values(), *IN_UNITS.values()}
    for cost in costs:
        if cost.kind in lost:
            assert cost.amount == lost[cost.kind]
            assert cost.seq in entries[cost.kind]
    ranks = [(cost.kind not in PROFIT, -cost.amount) for cost in costs]
    assert ranks == sorted(ranks)
    assert len(costs) <= 3
