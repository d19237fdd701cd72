"""The PettingZoo environment: the library's own tests, masks, endings, secrets and images."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():  # its tests use an import that it deprecates itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
    from pettingzoo.test.render_test import render_test
    from pettingzoo.test.state_test import state_test

from bigshoulders.envs import chicago_v0
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.kernel.errors import BadConfig, IllegalMove

SMALL = CURRICULUM["one-decade"]
# The library knows by name which of its own environments have observations with masks and pieces;
# it warns that all others aren't arrays.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


def play_out(env: Any, seed: int) -> list[Any]:
    """A whole game by uniformly random agents: what every step returned."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    steps = []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        steps.append((agent, seen, reward, terminated, truncated, info))
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
    return steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_library_api_test_passes(players: int):
    api_test(chicago_v0.env(**{**SMALL, "players": players}), num_cycles=60)


def test_the_library_api_test_passes_with_every_option():
    env = chicago_v0.env(
        players=3,
        advanced=True,
        chiefs=True,
        special_companies=["schwinn", "quaker_oats"],
        draft=True,
        friendly_closure=True,
        advanced_chain=True,
        relaxed_purchasing=True,
        friendly_sales=True,
        decades=2,
    )
    api_test(env, num_cycles=60)


def test_the_library_api_test_passes_with_structured_observations():
    api_test(chicago_v0.env(observation="structured", **SMALL), num_cycles=40)


def test_the_library_seed_test_passes():
    seed_test(lambda: chicago_v0.env(**SMALL), num_cycles=100)


def test_the_library_render_test_passes(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    render_test(lambda render_mode: chicago_v0.env(render_mode=render_mode, **SMALL))


def test_the_library_parallel_test_passes():
    parallel_api_test(chicago_v0.parallel_env(**SMALL), num_cycles=60)
    parallel_seed_test(lambda: chicago_v0.parallel_env(**SMALL), num_cycles=60)


def test_the_library_state_test_passes():
    env = chicago_v0.env(**SMALL)
    env.reset(seed=1)
    state_test(env, chicago_v0.parallel_env(**SMALL), num_cycles=20)
    env.reset(seed=1)
    rows = env.state()
    for row, agent in zip(rows, env.agents, strict=True):
        assert np.array_equal(row, env.observe(agent)["observation"])


def test_in_the_parallel_form_only_the_asked_agent_acts():
    aec, together = chicago_v0.env(**SMALL), chicago_v0.parallel_env(**SMALL)
    aec.reset(seed=3)
    seen, _ = together.reset(seed=3)
    for _ in range(12):
        asked = [agent for agent in seen if seen[agent]["action_mask"].any()]
        assert asked == [aec.agent_selection]
        action = int(np.flatnonzero(aec.unwrapped.action_masks())[-1])
        aec.step(action)
        seen, *_ = together.step(dict.fromkeys(seen, action))
        assert np.array_equal(seen[asked[0]]["observation"], aec.observe(asked[0])["observation"])


def test_it_is_in_the_library_registry():
    assert pettingzoo.make("parallel", "chicago_v0", **SMALL).possible_agents
    env = pettingzoo.make("aec", "chicago_v0", **SMALL)
    assert env.metadata["name"] == "chicago_v0"


def test_the_mask_is_in_the_observation_and_in_the_infos():
    env = chicago_v0.env(**SMALL)
    env.reset(seed=1)
    selected = env.agent_selection
    mask = env.observe(selected)["action_mask"]
    assert mask.sum() > 1
    assert np.array_equal(mask, env.infos[selected]["action_mask"])
    for other in env.agents:
        if other != selected:
            assert env.observe(other)["action_mask"].sum() == 0
            assert env.infos[other]["action_mask"].sum() == 0


def test_a_game_ends_for_everyone_at_once_and_pays_the_winner():
    steps = play_out(chicago_v0.env(**{**SMALL, "players": 3}), seed=5)
    last = steps[-3:]
    assert {agent for agent, *_ in last} == {"player_0", "player_1", "player_2"}
    assert all(terminated and not truncated for _, _, _, terminated, truncated, _ in last)
    assert not any(terminated or truncated for _, _, _, terminated, truncated, _ in steps[:-3])
    assert sum(reward for _, _, reward, *_ in last) == pytest.approx(0)
    best = max(last, key=lambda step: step[5]["score"])
    assert best[5]["winner"]
    assert best[2] == max(reward for _, _, reward, *_ in last) > 0
    assert all(reward == 0 for _, _, reward, *_ in steps[:-3])


def test_an_illegal_action_loses_and_ends_the_game():
    env = chicago_v0.env(**SMALL)
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.infos[loser]["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_without_the_wrappers_an_illegal_action_is_refused_with_its_rule():
    env = chicago_v0.raw_env(**SMALL)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 5}, "config/players"),
        ({"observation": "pixels"}, "envs/unknown-form"),
        ({"render_mode": "svg"}, "envs/unknown-render-mode"),
        ({"decade": 2}, "config/unknown-option"),
    ],
)
def test_bad_options_are_reported_by_name(options: dict[str, Any], code: str):
    with pytest.raises(BadConfig) as caught:
        chicago_v0.env(**options)
    assert caught.value.code == code


def test_the_same_seed_gives_the_same_game_and_another_seed_a_different_one():
    env = chicago_v0.env(**SMALL)
    first, again, other = play_out(env, 3), play_out(env, 3), play_out(env, 4)
    assert [step[0] for step in first] == [step[0] for step in again]
    assert all(
        np.array_equal(one[1]["observation"], two[1]["observation"])
        for one, two in zip(first, again, strict=True)
    )
    assert not np.array_equal(first[0][1]["observation"], other[0][1]["observation"])


def test_nothing_the_environment_returns_contains_the_seed():
    env = chicago_v0.raw_env(**SMALL)
    env.reset(seed=7)
    secret = env.position.seed
    assert len(secret) == 32
    for agent in env.agents:
        handed = pickle.dumps((env.observe(agent), env.infos[agent]))
        assert secret not in handed
        assert secret.hex().encode() not in handed


def test_rendering_shows_the_selected_seat_and_no_other_hand():
    texts = chicago_v0.raw_env(render_mode="ansi", **SMALL)
    texts.reset(seed=2)
    assert "Your Buildings" in texts.render()
    pictures = chicago_v0.raw_env(render_mode="rgb_array", **SMALL)
    pictures.reset(seed=2)
    image = pictures.render()
    assert image.shape == (1000, 1360, 3)
    assert len({tuple(pixel) for pixel in image[::9, ::9].reshape(-1, 3).tolist()}) > 20
