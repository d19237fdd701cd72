"""Games advanced together: the same games as one by one, with workers or without."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bigshoulders.chicago import batch, engine
from bigshoulders.chicago.features import features
from bigshoulders.chicago.steps.scoring import scores
from bigshoulders.envs.curricula import CURRICULUM
from bigshoulders.envs.doors import CHICAGO_DOOR
from bigshoulders.envs.selfplay import SelfPlay, payments
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT

SMALL: Any = CURRICULUM["one-decade"]


def test_games_advanced_together_are_the_games_played_one_by_one():
    play = SelfPlay(SMALL, games=3, seed=b"together")
    g = engine_rules()
    begun = [0, 0, 0]
    alone = [engine.new(g, b"together.%d.0" % i, SILENT) for i in range(3)]
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(160):
        actions = play.random_actions(dice)
        play.step(actions)
        for i, s in enumerate(alone):
            move = CHICAGO_DOOR.game.space(g).move(int(actions[i]))
            engine.apply(g, s, engine.awaited(g, s)[0], move, SILENT)
            assert play.ended[i] == (not s.stack)
            if not s.stack:
                ended += 1
                begun[i] += 1
                assert play.scores[i, :2].tolist() == scores(g, s)
                best = max(scores(g, s))
                winners = [seat for seat, money in enumerate(scores(g, s)) if money == best]
                assert play.rewards[i, winners[0]] > 0 or len(winners) == 2
                assert play.rewards[i].sum() == pytest.approx(0)
                alone[i] = engine.new(g, b"together.%d.%d" % (i, begun[i]), SILENT)
            else:
                assert not play.rewards[i].any()
            seat = engine.awaited(g, alone[i])[0]
            assert play.seats[i] == seat
            assert play.rows[i].tolist() == features(g, alone[i], seat)
            assert np.array_equal(play.masks[i], CHICAGO_DOOR.mask(g, alone[i], seat))
    assert ended >= 3


def engine_rules() -> Any:
    return CHICAGO_DOOR.game.assemble(SMALL)


def test_workers_change_nothing():
    alone, shared = SelfPlay(SMALL, 5, b"shared"), SelfPlay(SMALL, 5, b"shared", workers=2)
    try:
        for number in range(60):
            actions = alone.random_actions(np.random.default_rng(number))
            assert np.array_equal(actions, shared.random_actions(np.random.default_rng(number)))
            alone.step(actions)
            shared.step(actions)
            for name in ("rows", "masks", "seats", "ended", "scores", "winners"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
    finally:
        shared.close()


@pytest.mark.parametrize("action", [-1, batch.ACTIONS, None])
def test_an_illegal_action_is_refused_and_no_game_moves(action: int | None):
    play = SelfPlay(SMALL, games=2, seed=b"refused")
    before = play.rows.copy()
    actions = play.random_actions(np.random.default_rng(1))
    actions[1] = np.flatnonzero(play.masks[1] == 0)[0] if action is None else action
    with pytest.raises(GameError) as caught:
        play.step(actions)
    assert caught.value.code == "envs/illegal-action"
    assert caught.value.facts == {"game": 1, "got": int(actions[1])}
    assert np.array_equal(play.rows, before)


def test_an_action_for_every_game():
    play = SelfPlay(SMALL, games=2, seed=b"few")
    with pytest.raises(GameError) as caught:
        play.step(np.array([1]))
    assert caught.value.facts == {"got": 1, "expected": 2}


def test_random_actions_are_uniform_among_the_legal_ones():
    play = SelfPlay(SMALL, games=400, seed=b"uniform")
    same = np.all(play.masks == play.masks[0], axis=1)
    drawn = play.random_actions(np.random.default_rng(1))
    assert play.masks[np.arange(400), drawn].all()
    assert set(drawn[same]) == set(np.flatnonzero(play.masks[0]))


def test_payments_sum_to_nothing_and_fall_to_the_winners():
    for players in (2, 3, 4):
        table = payments(players)
        assert np.allclose(table.sum(axis=1), 0, atol=1e-6)
        assert table[1, 0] == 1
        assert np.allclose(table[(1 << players) - 1], 0, atol=1e-6)
