"""Other people's libraries open our doors: each takes a step, or learns for a moment.

They are large, so `make peers` installs them into an environment of their own. Without PyTorch,
pytest doesn't collect this folder.
"""

from __future__ import annotations

import csv
import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import bigshoulders.envs.gymnasium
from bigshoulders.envs import chicago_v0
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.lab.experiment.datasets import played_games, write_dataset
from bigshoulders.lab.experiment.spec import parse_spec
from bigshoulders.shelf import parse_bot

assert bigshoulders.envs.gymnasium
SMALL: Any = CURRICULUM["one-decade"]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SPEC = """
format = "bigshoulders/spec/1"
name = "peers"
seed = 1
[[experiment]]
name = "small"
games = 2
bots = ["random"]
config = { players = 2, decades = 1, goals = false }
"""


def run_example(name: str, folder: Path, *arguments: str) -> str:
    """The output of an example that is run as a program."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-W", "ignore", str(EXAMPLES / f"{name}.py"), *arguments]
    ran = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=560
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_stable_baselines_checks_and_learns(tmp_path: Path):
    from stable_baselines3.common.env_checker import check_env

    check_env(gymnasium.make("chicago-v0", **SMALL).unwrapped, warn=False)
    arguments = ("--game", "one-decade", "--minutes", "0.02", "--steps", "8")
    run_example("maskable_ppo", tmp_path, *arguments)
    rows = list(csv.DictReader((tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()))
    assert float(rows[0]["money"]) > 0
    assert str(parse_bot("chicago", f"policy:{tmp_path}/policy.npz")).startswith("policy:")


def test_pytorch_learns_on_games_together(tmp_path: Path):
    arguments = ("--updates", "2", "--games", "4", "--steps", "8")
    said = run_example("ppo_selfplay", tmp_path, *arguments)
    assert "update 2" in said
    assert parse_bot("chicago", f"policy:{tmp_path}/policy.npz")


def test_pytorch_learns_while_workers_play(tmp_path: Path):
    arguments = ("--updates", "2", "--games", "4", "--steps", "8", "--workers", "1")
    said = run_example("ppo_gpu", tmp_path, *arguments)
    assert "update 2" in said
    assert parse_bot("chicago", f"policy:{tmp_path}/policy.npz")


def test_the_last_update_is_learned_too(monkeypatch: pytest.MonkeyPatch):
    import torch

    from bigshoulders.box.encoding import Places
    from bigshoulders.envs.selfplay import SelfPlay

    monkeypatch.syspath_prepend(EXAMPLES)
    example = importlib.import_module("ppo_gpu")
    plays = [SelfPlay(SMALL, 4, seed, reward="shaped", lists=128) for seed in (b"left", b"right")]
    torch.manual_seed(1)
    places = Places(plays[0].box.learning.layout)
    network = example.Chooser(places, plays[0].masks.shape[1])
    before = network.actions.weight.detach().clone()
    halves = [example.Half(play, "cpu") for play in plays]
    assert len([*example.train(halves, network, updates=1, steps=16, size=1024)]) == 1
    assert not torch.equal(network.actions.weight, before)


def test_a_layer_in_pytorch_reads_rows_as_if_they_were_encoded(monkeypatch: pytest.MonkeyPatch):
    import torch

    from bigshoulders.box.encoding import Places, encode
    from bigshoulders.box.policy import squash
    from bigshoulders.envs.selfplay import SelfPlay

    monkeypatch.syspath_prepend(EXAMPLES)
    example = importlib.import_module("ppo_gpu")
    play = SelfPlay(SMALL, 8, b"layer")
    for number in range(30):
        play.step(play.random_actions(np.random.default_rng(number)))
    layout = play.box.learning.layout
    layer = example.FirstLayer(Places(layout), 16)
    inputs = torch.from_numpy(squash(encode(layout, play.rows)))
    found = layer(torch.from_numpy(play.rows))
    wanted = torch.nn.functional.linear(inputs, layer.weight, layer.bias)
    assert torch.allclose(found, wanted, atol=1e-5)
    slopes = [torch.autograd.grad(each.sum(), layer.weight)[0] for each in (found, wanted)]
    assert torch.allclose(*slopes, atol=1e-4)
    words = torch.from_numpy(play.rows)[:, layer.words] + layer.word_inputs
    assert torch.allclose(layer.multiply(words).float(), layer.look_up(words), atol=0.02)


def test_lists_of_legal_actions_give_the_choices_of_masks(monkeypatch: pytest.MonkeyPatch):
    from bigshoulders.envs.selfplay import SelfPlay

    monkeypatch.syspath_prepend(EXAMPLES)
    example = importlib.import_module("ppo_gpu")
    for most in (128, 2):
        play = SelfPlay(SMALL, 32, b"lists", lists=most)
        half = example.Half(play, "cpu")
        rows, _ = half.look()
        for number in range(20):
            before, seen = rows, rows.numpy().copy()
            play.step(play.random_actions(np.random.default_rng(number)))
            rows, legal = half.look()
            assert np.array_equal(before.numpy(), seen)  # a step rewrites nothing that was seen
            assert np.array_equal(rows.numpy(), play.rows)
            for listed, mask in zip(legal.numpy(), play.masks, strict=True):
                assert listed[listed >= 0].tolist() == np.flatnonzero(mask)[:most].tolist()


def test_games_together_take_and_give_tensors():
    import torch

    from bigshoulders.envs.selfplay import SelfPlay

    play = SelfPlay(SMALL, 4, b"tensors", encoded=True)
    masks = torch.from_numpy(play.masks)
    for _ in range(5):
        logits = torch.zeros(masks.shape, requires_grad=True).masked_fill(masks == 0, -1e9)
        play.step(logits.argmax(dim=1))
        assert np.shares_memory(masks.numpy(), play.masks)


def test_tianshou_takes_a_step():
    from tianshou.env import PettingZooEnv

    env = PettingZooEnv(chicago_v0.env(**SMALL))
    seen, _ = env.reset(seed=1)
    legal = np.flatnonzero(seen["mask"])
    again, rewards, _, _, _ = env.step(int(legal[0]))
    assert len(rewards) == 2
    assert again["agent_id"] in env.agents


def test_torchrl_takes_steps():
    from torchrl.envs import PettingZooWrapper

    env = PettingZooWrapper(chicago_v0.env(**SMALL), use_mask=True)
    assert env.rollout(6).batch_size[0] == 6


def test_rllib_learns_for_a_moment(tmp_path: Path):
    assert run_example("rllib_env", tmp_path)


def test_minari_keeps_episodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    import minari

    from bigshoulders.envs.minari import main

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    file = tmp_path / "d.parquet"
    _, decisions = write_dataset(played_games(parse_spec(SPEC, "")), file)
    assert main([str(file), "chicago/random-v0", "--reward", "margin"]) == 0
    kept = minari.load_dataset("chicago/random-v0")
    assert kept.total_episodes == 4
    assert kept.total_steps == decisions
    for episode in kept.iterate_episodes():
        seen = episode.observations["observation"]
        masks = episode.observations["action_mask"]
        assert len(seen) == len(episode.actions) + 1
        for mask, action in zip(masks, episode.actions, strict=False):
            assert mask[action] == 1
        assert episode.rewards[-1] != 0
        assert episode.terminations[-1]
    assert main([str(EXAMPLES / "ppo_selfplay.py"), "chicago/none-v0"]) == 2
