"""Copy and restore in every environment: a copy plays on exactly like its original."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import data_equivalence

import bigshoulders.envs.gymnasium
import bigshoulders.envs.openspiel
from bigshoulders.envs import chicago_v0
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.kernel.errors import BadConfig

assert bigshoulders.envs.gymnasium
assert bigshoulders.envs.openspiel
SMALL: Any = CURRICULUM["one-decade"]


class Seat:
    """One seat in Gymnasium, with bots."""

    def make(self) -> Any:
        return gymnasium.make("chicago-v0", **SMALL, bots="apprentice", seat=None, reward="shaped")

    def begin(self, env: Any) -> None:
        env.reset(seed=3)

    def play(self, env: Any, steps: int) -> list[Any]:
        seen = []
        for _ in range(steps):
            masks = env.unwrapped.action_masks()
            if not masks.any():
                seen.append(env.reset())
                continue
            seen.append(env.step(np.flatnonzero(masks)[len(seen) % masks.sum()]))
        return seen


class Seats(Seat):
    """Many seats in one vector."""

    def make(self) -> Any:
        return gymnasium.make_vec("chicago-v0", num_envs=2, **SMALL, seat=None, bots="apprentice")

    def play(self, env: Any, steps: int) -> list[Any]:
        return [env.step(env.unwrapped.action_masks().argmax(axis=1)) for _ in range(steps)]


class Agents(Seat):
    """All seats in PettingZoo."""

    def make(self) -> Any:
        return chicago_v0.env(**SMALL, reward="shaped")

    def play(self, env: Any, steps: int) -> list[Any]:
        seen = []
        for number in range(steps):
            if not env.agents:
                env.reset()
            last = env.last()
            legal = np.flatnonzero(last[4]["action_mask"])
            over = last[2] or last[3]
            env.step(None if over else int(legal[number % len(legal)]))
            seen.append((env.agents and env.agent_selection, last))
        return seen


class Parallel(Agents):
    """All seats in PettingZoo's parallel form."""

    def make(self) -> Any:
        return chicago_v0.parallel_env(**SMALL, reward="margin")

    def play(self, env: Any, steps: int) -> list[Any]:
        seen = []
        for number in range(steps):
            if not env.agents:
                env.reset()
            legal = np.flatnonzero(env.unwrapped.action_masks())
            action = int(legal[number % len(legal)])
            seen.append(env.step(dict.fromkeys(env.agents, action)))
        return seen


class Together(Seat):
    """Games together."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers

    def make(self) -> Any:
        bots = [[None, "apprentice"], ["apprentice", None], [None, None]]
        return SelfPlay(SMALL, 3, b"copied", self.workers, bots=bots, reward="shaped")

    def begin(self, env: Any) -> None:
        pass

    def play(self, env: Any, steps: int) -> list[Any]:
        seen = []
        for _ in range(steps):
            env.step(env.masks.argmax(axis=1))
            seen.append({name: array.copy() for name, array in env.arrays.items()})
        return seen


DOORS: list[Any] = [Seat(), Seats(), Agents(), Parallel(), Together(), Together(workers=2)]
NAMES = ["gymnasium", "vector", "pettingzoo", "parallel", "selfplay", "workers"]


def inner(env: Any) -> Any:
    return getattr(env, "unwrapped", env)


@pytest.mark.parametrize("door", DOORS, ids=NAMES)
def test_copies_and_pickles_play_on_like_the_original(door: Any):
    env = door.make()
    door.begin(env)
    door.play(env, 25)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    wanted = door.play(env, 60)
    for twin in twins:
        assert data_equivalence(door.play(twin, 60), wanted)
        twin.close()
    env.close()


@pytest.mark.parametrize("door", DOORS, ids=NAMES)
def test_a_state_can_be_restored_again_and_again(door: Any):
    env, other = door.make(), door.make()
    door.begin(env)
    door.begin(other)
    door.play(env, 25)
    state = inner(env).get_state()
    wanted = door.play(env, 60)
    stored = pickle.loads(pickle.dumps(state))
    for place, saved in [(env, state), (env, state), (other, stored), (other, state)]:
        inner(place).set_state(saved)
        assert data_equivalence(door.play(place, 60), wanted)
    env.close()
    other.close()


@pytest.mark.parametrize("door", DOORS[2:4], ids=NAMES[2:4])
def test_a_finished_game_can_be_taken_back(door: Any):
    env = door.make()
    door.begin(env)
    state = inner(env).get_state()
    agents, wanted = env.agents[:], door.play(env, 10)
    while env.agents:
        door.play(env, 1)
    inner(env).set_state(state)
    assert env.agents == agents
    assert data_equivalence(door.play(env, 10), wanted)


@pytest.mark.parametrize("door", DOORS[:5], ids=NAMES[:5])
def test_a_state_of_another_kind_is_refused(door: Any):
    env = door.make()
    for state in ({"kind": "chess/1"}, "position"):
        with pytest.raises(BadConfig) as caught:
            inner(env).set_state(state)
        assert caught.value.code == "envs/other-state"
    env.close()


@pytest.mark.parametrize("door", DOORS[:4], ids=NAMES[:4])
def test_an_environment_can_be_copied_before_its_first_game(door: Any):
    twin = pickle.loads(pickle.dumps(door.make()))
    door.begin(twin)
    assert door.play(twin, 3)


def test_a_restored_game_judges_actions_by_its_own_mask():
    env = chicago_v0.env(**SMALL)
    env.reset(seed=3)
    start = env.unwrapped.get_state()
    first = int(env.unwrapped.action_masks().argmax())
    while env.unwrapped.action_masks()[first]:
        env.step(int(env.unwrapped.action_masks().argmax()))
    env.last()  # shows the mask of this position
    env.unwrapped.set_state(start)
    env.step(first)
    assert not any(env.terminations.values())


def test_states_of_openspiel_can_be_copied_and_pickled():
    game = pyspiel.load_game("python_chicago(players=2,decades=1)")
    state = game.new_initial_state()
    dice = np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(int(dice.choice(state.legal_actions())))
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)


SPIEL = "python_chicago(players=2,companies=doggett;libby;swift,decades=1,reward=shaped)"
UNPICKLE = """
import pickle, sys
game, state = pickle.load(sys.stdin.buffer)
print(state.get_game() == game, state.returns())
"""


def test_games_of_openspiel_can_be_copied_and_pickled():
    game = pyspiel.load_game(SPIEL)
    state = game.new_initial_state()
    dice = np.random.RandomState(1)
    for _ in range(60):
        state.apply_action(int(dice.choice(state.legal_actions())))
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.get_parameters() == game.get_parameters()
        assert twin.deserialize_state(state.serialize()).returns() == state.returns()
    ran = subprocess.run(
        [sys.executable, "-c", UNPICKLE],
        input=pickle.dumps((game, state)),
        capture_output=True,
        timeout=120,
    )
    assert (ran.stdout.decode(), ran.stderr) == (f"True {state.returns()}\n", b"")


def test_a_saved_number_of_games_must_match():
    state = SelfPlay(SMALL, 2, b"two").get_state()
    with pytest.raises(BadConfig) as caught:
        SelfPlay(SMALL, 3, b"two").set_state(state)
    assert caught.value.code == "envs/other-number-of-games"
