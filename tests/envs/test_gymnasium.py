"""The Gymnasium environments: the library's own check, one seat against bots, many games at
once."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import bigshoulders.envs.gymnasium  # registers the environments
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.kernel.errors import BadConfig, GameError

assert bigshoulders.envs.gymnasium
SMALL = CURRICULUM["one-decade"]


def play_out(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """A whole game by a random player: the rewards and the last info."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards = []
    while True:
        _, reward, terminated, truncated, info = env.step(
            env.action_space.sample(info["action_mask"])
        )
        assert not truncated
        rewards.append(reward)
        if terminated:
            return rewards, info


@pytest.mark.parametrize("form", ["vector", "structured"])
@pytest.mark.parametrize(("name", "options"), [("industrialist-v0", {}), ("chicago-v0", SMALL)])
def test_the_library_check_passes(name: str, options: dict[str, Any], form: str):
    env = gymnasium.make(name, observation=form, render_mode="rgb_array", **options)
    check_env(env.unwrapped)
    env.close()


def test_solitaire_rewards_add_up_to_the_score():
    rewards, info = play_out(gymnasium.make("industrialist-v0", side="B"), seed=4)
    assert sum(rewards) == info["score"]
    assert len(rewards) > 10


@pytest.mark.parametrize(("seat", "bots"), [(0, "random"), (1, "broker,random"), (2, "apprentice")])
def test_one_seat_against_named_bots(seat: int, bots: str):
    env = gymnasium.make("chicago-v0", **{**SMALL, "players": 3}, bots=bots, seat=seat)
    rewards, info = play_out(env, seed=seat)
    assert set(rewards[:-1]) <= {0.0}
    assert -1 <= rewards[-1] <= 1
    assert info["score"] > 0


def test_seats_can_be_drawn_and_the_draw_follows_the_seed():
    env: Any = gymnasium.make("chicago-v0", **SMALL, seat=None).unwrapped
    seats = []
    for seed in range(12):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert set(seats) == {0, 1}
    env.reset(seed=5)
    assert env.seat == seats[5]


def test_an_illegal_action_ends_the_game_and_says_so():
    env = gymnasium.make("industrialist-v0")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 3, "bots": "random,random,random"}, "envs/wrong-number-of-bots"),
        ({"bots": "nobody"}, "bots/unknown-bot"),
        ({"seat": 2}, "envs/no-such-seat"),
    ],
)
def test_bad_options_are_reported_by_name(options: dict[str, Any], code: str):
    with pytest.raises(BadConfig) as caught:
        gymnasium.make("chicago-v0", **options)
    assert caught.value.code == code


def test_the_rewards_of_many_solitaires_add_up_to_their_scores():
    many: Any = gymnasium.make_vec("industrialist-v0", num_envs=8)
    seen, info = many.reset(seed=3)
    assert many.observation_space.contains(seen)
    rng = np.random.default_rng(1)
    totals, ended = np.zeros(8), 0
    for _ in range(150):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, gains, terminated, truncated, info = many.step(actions)
        totals += gains
        assert not truncated.any()
        if terminated.any():
            assert np.array_equal(totals[terminated], info["final_info"]["score"][terminated])
            totals[terminated] = 0
            ended += int(terminated.sum())
    assert ended >= 8
    assert many.observation_space.contains(seen)


def test_many_solitaires_have_named_pieces_too():
    rows: Any = gymnasium.make_vec("industrialist-v0", num_envs=3)
    pieces: Any = gymnasium.make_vec("industrialist-v0", num_envs=3, observation="structured")
    row, _ = rows.reset(seed=5)
    seen, info = pieces.reset(seed=5)
    for _ in range(20):
        assert pieces.observation_space.contains(seen)
        flat = [cells.reshape(3, -1) for cells in seen["observation"].values()]
        assert np.array_equal(np.concatenate(flat, axis=1), row["observation"])
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        row = rows.step(actions)[0]
        seen, _, _, _, info = pieces.step(actions)
    with pytest.raises(BadConfig) as caught:
        gymnasium.make_vec("industrialist-v0", num_envs=2, observation="prose")
    assert caught.value.code == "envs/unknown-form"


def test_many_solitaires_refuse_an_illegal_action_and_stay_unchanged():
    many: Any = gymnasium.make_vec("industrialist-v0", num_envs=2)
    seen, info = many.reset(seed=3)
    legal = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    illegal = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    with pytest.raises(GameError) as caught:
        many.step(np.array([legal[0], illegal]))
    assert (caught.value.code, caught.value.facts) == (
        "envs/illegal-action",
        {"game": 1, "got": illegal},
    )
    again, _ = many.unwrapped.observe()
    assert np.array_equal(seen["observation"], again["observation"])


def legal_actions(mask: Any, dice: np.random.Generator) -> Any:
    """A random legal action for each row of a mask; 0 where a game is over."""
    rows = [np.flatnonzero(row) for row in mask]
    return np.array([dice.choice(row) if len(row) else 0 for row in rows])


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("industrialist-v0", {"observation": "structured"}),
        ("chicago-v0", {**SMALL, "seat": None, "bots": "apprentice", "reward": "shaped"}),
        ("chicago-v0", {**SMALL, "reward": "margin"}),
    ],
)
def test_our_vector_equals_the_library_vector(mode: Any, name: str, options: dict[str, Any]):
    ours: Any = gymnasium.make_vec(name, num_envs=3, autoreset_mode=mode, **options)
    made = [lambda: gymnasium.make(name, **options).unwrapped] * 3
    theirs = SyncVectorEnv(made, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    seeds = [5, 9, 1]
    first, second = ours.reset(seed=seeds), theirs.reset(seed=seeds)
    assert data_equivalence(first, second)
    dice, ends = np.random.default_rng(2), 0
    for _ in range(160):
        actions = legal_actions(first[0]["action_mask"], dice)
        first, second = ours.step(actions), theirs.step(actions)
        assert data_equivalence(first, second)
        over = first[2]
        ends += int(over.sum())
        if over.any() and mode == AutoresetMode.DISABLED:
            again = {"reset_mask": over.copy()}
            first, second = ours.reset(options=again), theirs.reset(options={**again})
            assert data_equivalence(first, second)
    assert ends >= 3


def test_the_library_plays_games_in_processes_of_their_own():
    """Each process imports the module that the name begins with, and so knows the game."""
    name, options = "bigshoulders.envs.gymnasium:chicago-v0", {**SMALL, "bots": "apprentice"}
    apart: Any = gymnasium.make_vec(
        name,
        num_envs=2,
        vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
        **options,
    )
    here: Any = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", **options)
    first, second = apart.reset(seed=[3, 8]), here.reset(seed=[3, 8])
    dice = np.random.default_rng(5)
    for _ in range(10):
        assert data_equivalence(first, second)
        actions = legal_actions(first[0]["action_mask"], dice)
        first, second = apart.step(actions), here.step(actions)
    apart.close()
    here.close()


def test_one_seed_counts_upwards_and_a_list_names_the_seeds():
    many: Any = gymnasium.make_vec("industrialist-v0", num_envs=2)
    counted = many.reset(seed=7)[0]["observation"].copy()
    assert np.array_equal(many.reset(seed=[7, 8])[0]["observation"], counted)
    with pytest.raises(BadConfig) as caught:
        many.reset(seed=[1])
    assert caught.value.code == "envs/wrong-number-of-seeds"
    with pytest.raises(BadConfig) as caught:
        many.reset(options={"reset_mask": np.zeros(2, np.bool_)})
    assert caught.value.code == "envs/bad-reset-mask"


def test_without_autoreset_a_finished_game_must_be_reset():
    many: Any = gymnasium.make_vec("industrialist-v0", num_envs=1, autoreset_mode="Disabled")
    _, info = many.reset(seed=1)
    dice = np.random.default_rng(1)
    while not many.over.any():
        _, _, _, _, info = many.step(legal_actions(info["action_mask"], dice))
    with pytest.raises(GameError) as caught:
        many.step(np.array([0]))
    assert caught.value.code == "envs/not-reset"


def test_gymnasium_finds_the_games_by_the_name_of_our_module():
    script = """
import gymnasium
env = gymnasium.make("bigshoulders.envs.gymnasium:chicago-v0", decades=1)
print(env.reset(seed=1)[0]["action_mask"].sum() == env.unwrapped.action_masks().sum() > 0)
"""
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120
    )
    assert (ran.stdout, ran.stderr) == ("True\n", "")


def test_the_library_vector_environments_also_work():
    many = gymnasium.make_vec("chicago-v0", num_envs=2, vectorization_mode="sync", **SMALL)
    seen, info = many.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    many.step(actions)
    many.close()
