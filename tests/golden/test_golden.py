"""Stored whole games: a change that makes any of them end differently must be explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.kernel.match import Match
from new_golden import GAMES, PLAYTHROUGH, play, playthrough

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_position_by_position(name: str):
    log = read_log((HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    game = GAMES[name].game
    *_, (entry, g, s) = replay(game, log)
    assert entry == log.entries[-1]
    assert game.result(g, s) is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_reproduced_byte_for_byte(name: str):
    written = (HERE / f"{name}.jsonl").read_text(encoding="utf-8")
    assert play(name).log.text() == written


def test_the_playthrough_is_unchanged():
    log = read_log((HERE / f"{PLAYTHROUGH}.jsonl").read_text(encoding="utf-8"))
    written = (HERE / f"{PLAYTHROUGH}.txt").read_text(encoding="utf-8")
    assert playthrough(Match.resume(CHICAGO, log)) == written
