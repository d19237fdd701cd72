"""Rewards by option: every environment pays the same, and all pay what the rules say."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import bigshoulders.envs.gymnasium
import bigshoulders.envs.openspiel
from bigshoulders.envs import chicago_v0
from bigshoulders.envs.rewards import REWARDS, margins, net_worths, utilities
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import LANGUAGES, messages

assert bigshoulders.envs.gymnasium
assert bigshoulders.envs.openspiel
SMALL: Any = CURRICULUM["one-decade"]
SPIEL = "python_chicago(players=2,goals=False,companies=doggett;fairbank;libby;swift,decades=1"


def expected(kind: str, scores: list[int], winners: list[int], start: list[int]) -> list[float]:
    """The rewards of a whole game, by seat."""
    if kind == "win":
        return utilities(winners, len(scores))
    if kind == "money":
        return [float(score) for score in scores]
    if kind == "margin":
        return [float(scores[0] - scores[1]), float(scores[1] - scores[0])]
    return [float(score - worth) for score, worth in zip(scores, start, strict=True)]


@pytest.mark.parametrize("kind", REWARDS)
def test_agents_are_paid(kind: str):
    env = chicago_v0.env(**SMALL, reward=kind)
    env.reset(seed=6)
    table = env.unwrapped
    start = net_worths(table.box, table.rules, table.position)
    dice = np.random.default_rng(3)
    paid, steps = np.zeros(2), 0
    while not any(env.terminations.values()):
        env.step(int(dice.choice(np.flatnonzero(table.action_masks()))))
        rewards = [env.rewards[agent] for agent in table.possible_agents]
        steps += any(rewards)
        paid += rewards
    info = env.infos["player_1"]
    assert info["score"] == info["scores"][1]
    winners = [seat for seat in (0, 1) if env.infos[f"player_{seat}"]["winner"]]
    assert paid.tolist() == pytest.approx(expected(kind, info["scores"].tolist(), winners, start))
    assert (steps > 1) == (kind == "shaped")


@pytest.mark.parametrize("kind", REWARDS)
def test_a_seat_against_bots_is_paid(kind: str):
    env: Any = gymnasium.make("chicago-v0", **SMALL, reward=kind, seat=1).unwrapped
    _, info = env.reset(seed=8)
    start = net_worths(env.box, env.rules, env.position)
    dice = np.random.default_rng(3)
    paid, over = 0.0, False
    while not over:
        action = dice.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(action)
        paid += reward
    scores = info["scores"].tolist()
    winners = env.game.winners(env.rules, env.position)
    assert paid == pytest.approx(expected(kind, scores, winners, start)[1])
    assert info["winner"] == (1 in winners)


@pytest.mark.parametrize("kind", REWARDS)
def test_agents_in_the_parallel_form_are_paid(kind: str):
    env = chicago_v0.parallel_env(**SMALL, reward=kind)
    env.reset(seed=6)
    table = env.unwrapped
    start = net_worths(table.box, table.rules, table.position)
    dice = np.random.default_rng(3)
    paid: Any = np.zeros(2)
    while env.agents:
        action = int(dice.choice(np.flatnonzero(table.action_masks())))
        _, rewards, _, _, infos = env.step(dict.fromkeys(env.agents, action))
        paid += [rewards["player_0"], rewards["player_1"]]
    scores = infos["player_0"]["scores"].tolist()
    winners = [seat for seat in (0, 1) if infos[f"player_{seat}"]["winner"]]
    assert paid.tolist() == pytest.approx(expected(kind, scores, winners, start))


@pytest.mark.parametrize("kind", REWARDS)
def test_many_seats_against_bots_are_paid(kind: str):
    many: Any = gymnasium.make_vec("chicago-v0", num_envs=3, **SMALL, reward=kind, seat=1)
    many.reset(seed=4)
    box, rules = many.box, many.table.rules
    starts = [net_worths(box, rules, s) for s in many.games.batch.states]
    dice, paid, ends = np.random.default_rng(1), np.zeros(3), 0
    for _ in range(40):
        actions = [dice.choice(np.flatnonzero(mask)) for mask in many.action_masks()]
        _, rewards, over, _, infos = many.step(np.array(actions))
        paid += rewards
        for i in np.flatnonzero(over).tolist():
            final = infos["final_info"]
            scores = final["scores"][i].tolist()
            winners = [seat for seat in (0, 1) if scores[seat] == max(scores)]
            assert final["winner"][i] == (1 in winners)
            assert paid[i] == pytest.approx(expected(kind, scores, winners, starts[i])[1])
            paid[i], ends = 0, ends + 1
            starts[i] = net_worths(box, rules, many.games.batch.states[i])
    assert ends >= 3


@pytest.mark.parametrize("kind", REWARDS)
def test_games_together_are_paid_by_seat(kind: str):
    play = SelfPlay(SMALL, games=3, seed=b"paid", reward=kind)
    assert play.here is not None
    g = play.here.g
    starts = [net_worths(play.box, g, s) for s in play.here.batch.states]
    dice, paid, ends = np.random.default_rng(1), np.zeros((3, 4)), 0
    for _ in range(150):
        play.step(play.random_actions(dice))
        paid += play.rewards
        for i in np.flatnonzero(play.ended).tolist():
            scores = play.scores[i, :2].tolist()
            winners = [seat for seat in (0, 1) if play.winners[i] >> seat & 1]
            wanted = [*expected(kind, scores, winners, starts[i]), 0.0, 0.0]
            assert paid[i].tolist() == pytest.approx(wanted)
            paid[i] = 0
            starts[i] = net_worths(play.box, g, play.here.batch.states[i])
            ends += 1
    assert ends >= 3


@pytest.mark.parametrize("kind", REWARDS)
def test_openspiel_returns_what_the_option_says(kind: str):
    game = pyspiel.load_game(f"{SPIEL},reward={kind})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    dice = np.random.RandomState(4)
    state = game.new_initial_state()
    assert state.returns() == [0.0, 0.0]
    paid = np.zeros(2)
    while not state.is_terminal():
        state.apply_action(int(dice.choice(state.legal_actions())))
        paid += state.rewards()
    assert paid.tolist() == pytest.approx(state.returns())
    held = state.held
    scores = held.box.game.result(held.rules, held.position)
    winners = held.box.game.winners(held.rules, held.position)
    start = state.worths[0] if kind == "shaped" else []
    assert state.returns() == pytest.approx(expected(kind, scores, winners, start))


def test_a_margin_is_measured_against_the_best_other_seat():
    assert margins([500, 800, 650]) == [-300.0, 150.0, -150.0]


@pytest.mark.parametrize(("kind", "least"), [("win", -1), ("money", -1), ("shaped", -999)])
def test_an_illegal_action_loses_everything(kind: str, least: int):
    env: Any = gymnasium.make("chicago-v0", **SMALL, reward=kind).unwrapped
    env.reset(seed=2)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    worth = net_worths(env.box, env.rules, env.position)[0]
    _, reward, over, _, _ = env.step(illegal)
    assert over
    assert reward == (-1 - worth if kind == "shaped" else least)
    agents = chicago_v0.env(**SMALL, reward=kind)
    agents.reset(seed=2)
    loser = agents.agent_selection
    agents.step(illegal)
    assert agents.rewards[loser] < 0


def test_a_reward_that_is_not_offered_is_reported_with_those_that_are():
    makers: list[Any] = [
        lambda: chicago_v0.env(reward="fame"),
        lambda: gymnasium.make("industrialist-v0", reward="margin"),
        lambda: SelfPlay(SMALL, 1, b"x", reward="fame"),
    ]
    for make in makers:
        with pytest.raises(BadConfig) as caught:
            make()
        assert (caught.value.code, caught.value.where) == ("envs/unknown-reward", "reward")
        for language in LANGUAGES:
            assert "shaped" in explain(messages(language), caught.value)
