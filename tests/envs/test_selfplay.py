"""Batched games equal the same games one by one, with or without workers."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bigshoulders.box.encoding import encode
from bigshoulders.envs.selfplay import SelfPlay, payments
from bigshoulders.envs.table import mask
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.games.chicago.engine import batch
from bigshoulders.games.chicago.engine.features import features
from bigshoulders.games.chicago.engine.steps.scoring import scores
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.events import SILENT
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.shelf import box_of

SMALL: Any = CURRICULUM["one-decade"]


def test_batched_games_equal_games_played_one_by_one():
    play = SelfPlay(SMALL, games=3, seed=b"together")
    g = engine_rules()
    begun = [0, 0, 0]
    alone = [CHICAGO.new(g, simulated_seed(b"together.%d.0" % i), SILENT) for i in range(3)]
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(160):
        actions = play.random_actions(dice)
        play.step(actions)
        for i, s in enumerate(alone):
            move = CHICAGO.space(g).move(int(actions[i]))
            CHICAGO.apply(g, s, CHICAGO.awaited(g, s)[0], move, SILENT)
            assert play.ended[i] == (not s.stack)
            if not s.stack:
                ended += 1
                begun[i] += 1
                assert play.scores[i, :2].tolist() == scores(g, s)
                best = max(scores(g, s))
                winners = [seat for seat, money in enumerate(scores(g, s)) if money == best]
                assert play.rewards[i, winners[0]] > 0 or len(winners) == 2
                assert play.rewards[i].sum() == pytest.approx(0)
                seed = simulated_seed(b"together.%d.%d" % (i, begun[i]))
                alone[i] = CHICAGO.new(g, seed, SILENT)
            else:
                assert not play.rewards[i].any()
            seat = CHICAGO.awaited(g, alone[i])[0]
            assert play.seats[i] == seat
            assert play.rows[i].tolist() == features(g, alone[i], seat)
            assert np.array_equal(play.masks[i], mask(BOX, g, alone[i], seat))
    assert ended >= 3


def engine_rules() -> Any:
    return CHICAGO.assemble(SMALL)


def test_workers_change_nothing():
    alone = SelfPlay(SMALL, 5, b"shared")
    with SelfPlay(SMALL, 5, b"shared", workers=2) as shared:
        for number in range(60):
            actions = alone.random_actions(np.random.default_rng(number))
            assert np.array_equal(actions, shared.random_actions(np.random.default_rng(number)))
            alone.step(actions)
            shared.step(actions)
            for name in ("rows", "masks", "seats", "ended", "scores", "winners"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name


class Tensor:
    """A learner's tensor on another device: it must be detached and fetched first."""

    def __init__(self, cells: Any, fetched: bool = False) -> None:
        self.cells, self.fetched = cells, fetched

    def detach(self) -> Tensor:
        return Tensor(self.cells)

    def cpu(self) -> Tensor:
        return Tensor(self.cells, fetched=True)

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        assert self.fetched
        return np.asarray(self.cells, dtype)


@pytest.mark.parametrize("form", [list, np.int64, np.uint16, Tensor])
def test_actions_are_lists_arrays_or_tensors(form: Any):
    play, again = SelfPlay(SMALL, 3, b"forms"), SelfPlay(SMALL, 3, b"forms")
    for number in range(20):
        actions = play.random_actions(np.random.default_rng(number))
        play.step(actions)
        again.step(actions.astype(form) if isinstance(form, type(np.int64)) else form(actions))
        assert np.array_equal(play.rows, again.rows)


@pytest.mark.parametrize("workers", [0, 1])
def test_the_arrays_belong_to_the_caller(workers: int):
    with SelfPlay(SMALL, 2, b"mine", workers) as play, SelfPlay(SMALL, 2, b"mine") as other:
        for number in range(10):
            actions = other.random_actions(np.random.default_rng(number))
            for array in play.arrays.values():
                array[:] = 1
            play.step(actions)
            other.step(actions)
            for name, array in other.arrays.items():
                assert np.array_equal(play.arrays[name], array), name


def test_bots_take_seats_and_the_learner_is_asked_for_the_others_only():
    lineups = [[None, "apprentice"], ["apprentice", None]]
    play = SelfPlay(SMALL, 4, b"league", bots=lineups, reward="money")
    with SelfPlay(SMALL, 4, b"league", workers=2, bots=lineups, reward="money") as shared:
        earned, ends = np.zeros((2, 2)), 0
        for number in range(60):
            assert play.seats.tolist() == [0, 1, 0, 1]
            actions = play.random_actions(np.random.default_rng(number))
            play.step(actions)
            shared.step(actions)
            assert np.array_equal(play.rows, shared.rows)
            assert np.array_equal(play.rewards, shared.rewards)
            for game in np.flatnonzero(play.ended).tolist():
                earned[game % 2] += play.rewards[game, :2]
                ends += 1
    assert ends >= 4
    assert earned[0, 1] > earned[0, 0]  # an Apprentice earns more than a random player
    assert earned[1, 0] > earned[1, 1]


@pytest.mark.parametrize(
    "bots", [["apprentice"], ["apprentice", "apprentice"], [None, None, None], [[None]]]
)
def test_a_lineup_fits_the_table_and_has_a_learner(bots: Any):
    with pytest.raises(BadConfig) as caught:
        SelfPlay(SMALL, 2, b"bad", bots=bots)
    assert (caught.value.code, caught.value.where) == ("envs/bad-lineup", "bots")


@pytest.mark.parametrize(("game", "config"), [("chicago", SMALL), ("industrialist", {})])
@pytest.mark.parametrize("workers", [0, 2])
def test_rows_are_encoded_where_the_games_are(game: str, config: Any, workers: int):
    layout = box_of(game).learning.layout
    with SelfPlay(config, 3, b"inputs", workers, game=game, encoded=True) as play:
        for number in range(40):
            assert play.inputs is not None
            assert np.array_equal(play.inputs, encode(layout, play.rows))
            play.step(play.random_actions(np.random.default_rng(number)))


def test_solitaires_are_played_together_too():
    play = SelfPlay({}, 4, b"alone", game="industrialist")
    totals, ends = np.zeros(4), 0
    for number in range(150):
        play.step(play.random_actions(np.random.default_rng(number)))
        totals += play.rewards[:, 0]
        for game in np.flatnonzero(play.ended).tolist():
            assert totals[game] == play.scores[game, 0]
            totals[game] = 0
            ends += 1
    assert ends >= 4


@pytest.mark.parametrize("action", [-1, batch.ACTIONS, 1 << 32, None])
@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_refused_and_no_game_moves(action: int | None, workers: int):
    other = SelfPlay(SMALL, games=2, seed=b"refused")
    with SelfPlay(SMALL, games=2, seed=b"refused", workers=workers) as play:
        before = play.rows.copy()
        legal = play.random_actions(np.random.default_rng(1))
        wrong = legal.copy()
        wrong[1] = np.flatnonzero(play.masks[1] == 0)[0] if action is None else action
        play.masks[:] = 1  # changes nothing
        play.legal_actions()[0][:] = wrong[1]
        with pytest.raises(GameError) as caught:
            play.step(wrong)
        assert caught.value.code == "envs/illegal-action"
        assert caught.value.facts == {"game": 1, "got": int(wrong[1])}
        assert np.array_equal(play.rows, before)
        play.step(legal)
        other.step(legal)
        assert np.array_equal(play.rows, other.rows)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_step_in_two_parts_is_the_same_step(workers: int):
    alone = SelfPlay(SMALL, 4, b"parts")
    with SelfPlay(SMALL, 4, b"parts", workers) as play:
        for number in range(30):
            actions = alone.random_actions(np.random.default_rng(number))
            play.step_async(actions)
            alone.step(actions)
            play.step_wait()
            for name, array in alone.arrays.items():
                assert np.array_equal(array, play.arrays[name]), name
            for mine, theirs in zip(alone.legal_actions(), play.legal_actions(), strict=True):
                assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("workers", [0, 1])
def test_nothing_else_happens_until_a_step_is_awaited(workers: int):
    with SelfPlay(SMALL, 2, b"awaited", workers) as play:
        state = play.get_state()
        with pytest.raises(GameError) as caught:
            play.step_wait()
        assert caught.value.code == "envs/no-step-to-await"
        actions = play.random_actions(np.random.default_rng(1))
        play.step_async(actions)
        refused: list[Callable[[], object]] = [
            lambda: play.step(actions),
            lambda: play.step_async(actions),
            play.get_state,
            lambda: play.set_state(state),
        ]
        for call in refused:
            with pytest.raises(GameError) as caught:
                call()
            assert caught.value.code == "envs/step-not-awaited"
        play.step_wait()
        after = play.rows.copy()
        play.set_state(state)
        play.step(actions)
        assert np.array_equal(play.rows, after)


def test_games_can_be_closed_in_the_middle_of_a_step():
    play = SelfPlay(SMALL, 4, b"middle", workers=2)
    processes = play.processes
    play.step_async(play.random_actions(np.random.default_rng(1)))
    play.close()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(GameError) as caught:
        play.step_wait()
    assert caught.value.code == "envs/no-step-to-await"


@pytest.mark.parametrize("workers", [0, 1])
def test_closed_games_refuse_a_step_and_keep_their_arrays(workers: int):
    play = SelfPlay(SMALL, 2, b"closed", workers)
    before, actions = play.rows.copy(), play.random_actions(np.random.default_rng(1))
    play.close()
    play.close()
    with pytest.raises(GameError) as caught:
        play.step(actions)
    assert caught.value.code == "envs/closed"
    assert np.array_equal(play.rows, before)


@pytest.mark.parametrize("lost", [0, 1])
def test_a_lost_worker_is_reported(lost: int):
    with SelfPlay(SMALL, 4, b"lost", workers=2) as play:
        processes = play.processes
        processes[lost].kill()
        processes[lost].join()
        with pytest.raises(GameError) as caught:
            play.step(play.random_actions(np.random.default_rng(1)))
    assert caught.value.code == "envs/worker-lost"
    assert caught.value.facts == {"worker": lost, "status": -signal.SIGKILL}
    assert not any(process.is_alive() for process in processes)


SCRIPT = """
from bigshoulders.envs.selfplay import SelfPlay

def learn():
    play = SelfPlay({"players": 2, "decades": 1}, games=4, seed=b"left", workers=2)
    return play.rows.shape[0], play.processes


if __name__ == "__main__":
    games, processes = learn()
    for process in processes:
        process.join()
    print(games)
"""


def test_abandoned_workers_end_silently(tmp_path: Path):
    script = tmp_path / "left.py"
    script.write_text(SCRIPT, encoding="utf-8")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "4\n", "")


@pytest.mark.parametrize(
    ("options", "code", "where"),
    [
        ({"games": 0}, "envs/not-a-count", "games"),
        ({"games": 2.0}, "envs/not-a-count", "games"),
        ({"workers": -1}, "envs/not-a-count", "workers"),
        ({"workers": True}, "envs/not-a-count", "workers"),
        ({"lists": -1}, "envs/not-a-count", "lists"),
        ({"seed": "monday", "workers": 2}, "envs/seed-not-bytes", "seed"),
        ({"seed": 7}, "envs/seed-not-bytes", "seed"),
    ],
)
def test_bad_arguments_are_reported_by_name(options: dict[str, Any], code: str, where: str):
    with pytest.raises(BadConfig) as caught:
        SelfPlay(SMALL, **{"games": 2, "seed": b"bad", **options})
    assert (caught.value.code, caught.value.where) == (code, where)
    for language in LANGUAGES:
        assert str(caught.value.facts["got"]) in explain(messages(language), caught.value)


def test_every_game_needs_an_action():
    play = SelfPlay(SMALL, games=2, seed=b"few")
    with pytest.raises(GameError) as caught:
        play.step(np.array([1]))
    assert caught.value.facts == {"got": 1, "expected": 2}


def test_actions_must_be_whole_numbers():
    play = SelfPlay(SMALL, games=2, seed=b"whole")
    with pytest.raises(GameError) as caught:
        play.step(play.random_actions(np.random.default_rng(1)) + 0.5)
    assert caught.value.code == "envs/illegal-action"


def test_random_actions_are_uniform_among_the_legal_ones():
    play = SelfPlay(SMALL, games=400, seed=b"uniform")
    same = np.all(play.masks == play.masks[0], axis=1)
    drawn = play.random_actions(np.random.default_rng(1))
    assert play.masks[np.arange(400), drawn].all()
    assert set(drawn[same]) == set(np.flatnonzero(play.masks[0]))


def test_payments_sum_to_zero_and_go_to_the_winners():
    for players in (2, 3, 4):
        table = payments(players, 4)
        assert np.allclose(table.sum(axis=1), 0, atol=1e-6)
        assert table[1, 0] == 1
        assert np.allclose(table[(1 << players) - 1], 0, atol=1e-6)


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("encoded", [False, True])
def test_a_learner_may_change_its_arrays_and_keep_them(workers: int, encoded: bool):
    quiet = SelfPlay(SMALL, 4, b"changed", encoded=encoded)
    busy = SelfPlay(SMALL, 4, b"changed", encoded=encoded, workers=workers)
    dice = np.random.default_rng(1)
    for _ in range(20):
        actions = quiet.random_actions(dice)
        quiet.step(actions)
        busy.step(actions)
        for name, array in quiet.arrays.items():
            assert np.array_equal(array, busy.arrays[name]), name
            busy.arrays[name][:] = 1
    busy.step(quiet.random_actions(dice))
    rows = busy.rows
    kept = rows.copy()
    busy.close()
    del busy
    assert np.array_equal(rows, kept)


def test_masks_can_be_read_as_indices():
    play = SelfPlay(SMALL, 7, b"indices")
    dice = np.random.default_rng(1)
    for _ in range(30):
        play.step(play.random_actions(dice))
        legal, first = play.legal_actions()
        assert len(first) == play.games + 1
        for i in range(play.games):
            found = legal[first[i] : first[i + 1]].tolist()
            assert found == np.flatnonzero(play.masks[i]).tolist()


@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("room", [128, 2])
def test_lists_have_the_first_legal_actions_of_each_game(workers: int, room: int):
    with SelfPlay(SMALL, 5, b"lists", workers, lists=room) as play:
        dice = np.random.default_rng(1)
        for _ in range(60):
            assert play.lists is not None
            assert play.lists.shape == (5, room)
            for listed, mask in zip(play.lists, play.masks, strict=True):
                legal = np.flatnonzero(mask)[:room].tolist()
                assert listed.tolist() == legal + [-1] * (room - len(legal))
            play.lists[:] = 7  # theirs to change, like every array
            play.step(play.random_actions(dice))
