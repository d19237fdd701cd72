"""The Apprentice, and what every bot for Chicago 1875 must respect."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.games.chicago.bots.apprentice import Apprentice
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.events import SILENT
from cases import CASES, Case, random_config

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]
MOST_DECISIONS = 4000


def play_game(config: dict[str, Any], seed: int) -> tuple[list[int], State]:
    """A game among Apprentices; every move is checked by the engine."""
    g = CHICAGO.assemble(config)
    s = CHICAGO.new(g, b"apprentice %d" % seed, SILENT)
    bot = Apprentice()
    rng = Random(seed)
    moves: list[int] = []
    while awaited := CHICAGO.awaited(g, s):
        view = CHICAGO.redact(g, s, awaited[0])
        move = bot.choose(g, view, rng)
        assert move in view.legal
        CHICAGO.apply(g, s, awaited[0], move, SILENT)
        moves.append(move)
        assert len(moves) < MOST_DECISIONS
    return moves, s


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_it_plays_every_case_to_the_end(case: Case) -> None:
    moves, s = play_game(case.config, 1)
    assert CHICAGO.result(CHICAGO.assemble(case.config), s) is not None
    assert len(moves) > 50


@pytest.mark.parametrize("seed", range(6))
def test_it_plays_any_options(seed: int) -> None:
    play_game(random_config(Random(seed)), seed)


def test_the_same_dice_give_the_same_game() -> None:
    config = {"players": 3, "advanced": True}
    assert play_game(config, 5)[0] == play_game(config, 5)[0]


def test_it_does_not_change_the_view() -> None:
    g = CHICAGO.assemble({"players": 2})
    s = CHICAGO.new(g, b"view", SILENT)
    view = CHICAGO.redact(g, s, CHICAGO.awaited(g, s)[0])
    before = view.seen.digest()
    advice = Apprentice().explain(g, view, Random(1))
    assert view.seen.digest() == before
    assert advice.move == advice.candidates[0].move
