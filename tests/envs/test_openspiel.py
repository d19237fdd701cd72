"""The OpenSpiel games: the library's own tests for registered games, and its players."""

from __future__ import annotations

import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, random_agent

import bigshoulders.envs.openspiel as openspiel
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.shelf import box_of

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SMALL = "python_chicago(players=2,goals=False,companies=doggett;libby;swift,decades=1)"
LARGER = "python_chicago(players=3,advanced=True,draft=True,decades=1)"
GAMES = [SMALL, LARGER, "python_industrialist"]


def play_out(state: Any, choose: Any, dice: np.random.RandomState) -> Any:
    """Play to the end: chance by its probabilities, everything else by `choose`."""
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(actions, p=chances)))
        else:
            state.apply_action(int(choose(state)))
    return state


@pytest.mark.parametrize("name", ["python_chicago", "python_industrialist"])
def test_both_games_are_registered(name: str):
    assert name in pyspiel.registered_names()
    assert pyspiel.load_game(name).get_type().short_name == name


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("serialize", [False, True])
def test_the_library_random_simulation_passes(name: str, serialize: bool):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


@pytest.mark.parametrize("name", [SMALL, "python_industrialist"])
def test_the_library_api_test_passes(name: str):
    game = pyspiel.load_game(name)
    case = type("PartialTree", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game, case.game_name = game, name
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() >= 4
    result = unittest.TestResult()
    suite.run(result)
    assert [*result.errors, *result.failures] == []


@pytest.mark.parametrize("file", ["chicago.txt", "industrialist.txt"])
def test_the_library_playthrough_matches(file: str):
    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(PLAYTHROUGHS / file))
    assert actual == expected


def test_information_set_search_plays_chicago():
    game = pyspiel.load_game(SMALL)
    dice = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        uct_c=2.0,
        max_simulations=3,
        random_state=dice,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    searcher.set_resampler(lambda state, player: state.resampled(player, dice.bytes(16)))

    def choose(state: Any) -> int:
        legal = state.legal_actions()
        if state.current_player() == 0 and state.move_number() % 9 == 0:
            return searcher.step(state)
        return int(dice.choice(legal))

    end = play_out(game.new_initial_state(), choose, dice)
    assert sum(end.returns()) == pytest.approx(0)
    assert max(end.returns()) >= 0


def test_tree_search_plays_the_solitaire():
    game = pyspiel.load_game("python_industrialist")
    dice = np.random.RandomState(2)
    searcher = mcts.MCTSBot(
        game,
        uct_c=20.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        random_state=dice,
    )

    def choose(state: Any) -> int:
        many = len(state.legal_actions()) > 1 and state.move_number() % 5 == 0
        return searcher.step(state) if many else int(dice.choice(state.legal_actions()))

    end = play_out(game.new_initial_state(), choose, dice)
    assert end.returns()[0] >= 0
    assert end.is_terminal()


@pytest.mark.parametrize("name", [SMALL, "python_industrialist"])
def test_library_random_agents_play_in_the_learning_environment(name: str):
    env = rl_environment.Environment(name)
    players = env.num_players
    agents = [random_agent.RandomAgent(i, env.game.num_distinct_actions()) for i in range(players)]
    np.random.seed(5)
    step = env.reset()
    while not step.last():
        chosen = agents[step.observations["current_player"]].step(step).action
        step = env.step([chosen])
    assert len(step.rewards) == players
    assert len(step.observations["info_state"][0]) == env.game.observation_tensor_size()


def test_resampling_keeps_what_the_player_sees_and_deals_the_rest_again():
    game = pyspiel.load_game("python_chicago(players=3)")  # two players hold all tiles of an era
    dice = np.random.RandomState(3)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(actions, p=chances)))
    player = state.current_player()
    twins = [state.resampled(player, b"%d" % i) for i in range(8)]
    seen = {twin.observation_string(player) for twin in twins}
    assert seen == {state.observation_string(player)}
    assert len({twin.observation_string((player + 1) % 3) for twin in twins}) > 1
    assert all(twin.legal_actions() == state.legal_actions() for twin in twins)


def test_a_clone_is_independent():
    state = pyspiel.load_game(SMALL).new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert state.history() == []


def test_bad_options_are_reported_by_name():
    with pytest.raises(BadConfig) as caught:
        openspiel.TableGame(box_of("chicago"), {"players": 2, "companies": "swift;libbi"})
    assert caught.value.code == "config/not-a-base-company"
