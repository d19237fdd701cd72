"""The OpenSpiel games: the library's own tests for registered games, and its players."""

from __future__ import annotations

import re
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)

import bigshoulders.envs.openspiel

assert bigshoulders.envs.openspiel
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


def test_information_set_search_needs_no_help():
    game = pyspiel.load_game(LARGER)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    searcher = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=dice)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    assert searcher.step(state) in state.legal_actions()


def test_counterfactual_regret_runs_on_the_smallest_game():
    game = pyspiel.load_game(SMALL)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def information(game: Any, history: list[int], player: int) -> str:
    """The information state of a player after some actions."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return str(state.information_state_string(player))


def test_an_information_state_recalls_everything_a_player_saw_and_did():
    game = pyspiel.load_game(LARGER)
    dice = np.random.RandomState(5)
    state = play_out(game.new_initial_state(), lambda s: dice.choice(s.legal_actions()), dice)
    actions = state.full_history()
    replay = game.new_initial_state()
    own = [0, 0, 0]
    for move in actions:
        player = replay.current_player()
        before = [replay.information_state_string(seat) for seat in range(3)]
        replay.apply_action(move.action)
        for seat in range(3):
            now = replay.information_state_string(seat)
            recalled, _, _ = now.partition(" | ")
            assert recalled.startswith(before[seat].partition(" | ")[0])
            own[seat] += seat == player
            assert recalled.count("; I ") + recalled.startswith("I ") == own[seat]
    assert min(own) > 3
    assert information(game, [move.action for move in actions], 1) == (
        replay.information_state_string(1)
    )


def test_others_draws_and_secret_choices_do_not_affect_an_information_state():
    game = pyspiel.load_game("python_chicago(players=3)")
    dice = np.random.RandomState(3)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(int(dice.choice(state.legal_actions())))
        if state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        for other in {0, 1, 2} - {player}:
            heard = twin.information_state_string(other).partition(" | ")[0]
            assert "; I " not in heard
            assert not heard.startswith("I ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("players=7", "The number of players must be 2, 3 or 4, not 7."),
        ("reward=fame", "There’s no reward “fame” here."),
        ("companies=swift;libbi", "Did you mean libby?"),
    ],
)
def test_bad_parameters_are_explained(options: str, said: str):
    with pytest.raises(pyspiel.SpielError, match=re.escape(said)):
        pyspiel.load_game(f"python_chicago({options})")


def test_an_illegal_action_is_explained_with_its_rule():
    state = pyspiel.load_game(SMALL).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    illegal = next(i for i in range(1542) if i not in state.legal_actions())
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match=r"\. \[[A-Z]+-\d+\]$"):
        state.apply_action(illegal)
    assert str(state) == before


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
