"""The examples run: an OpenSpiel bot, and a language model's seat through the HTTP API.

Those that need PyTorch are in tests/peers.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from servers import fast, running

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def example(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_searcher_plays_in_openspiel():
    module = example("openspiel_bot")
    returns = module.play(module.SMALL, 2, np.random.RandomState(1))
    assert sum(returns) == pytest.approx(0)


def test_a_model_plays_a_whole_game_from_text_alone(tmp_path: Path):
    module = example("language_model")
    asked: list[str] = []

    def model(prompt: str) -> str:
        """Talks first, then names a choice; sometimes it names none that exists."""
        asked.append(prompt)
        if len(asked) % 7 == 0:
            return "I would rather not say; perhaps 999?"
        return f"Let me think. I choose {module.last_choice(prompt)}."

    with running(fast(tmp_path)) as server:
        result = module.play(f"http://127.0.0.1:{server.port}", model)
    assert len(result["scores"]) == 2
    assert len(asked) > 10
    assert all("Answer with the number of one choice." in prompt for prompt in asked)
    assert any("That isn't the number of a choice." in prompt for prompt in asked)
    assert any("Swift" in prompt and "1. " in prompt for prompt in asked)


def test_a_model_without_an_answer_makes_the_first_choice(tmp_path: Path):
    module = example("language_model")
    with running(fast(tmp_path)) as server:
        assert module.play(f"http://127.0.0.1:{server.port}", lambda prompt: "")["winners"]


def test_self_play_stays_short():
    lines = (EXAMPLES / "ppo_selfplay.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 150


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_every_example_says_how_to_start_it(path: Path):
    text = path.read_text(encoding="utf-8")
    assert f"\npython examples/{path.name}" in text
    compile(text, str(path), "exec")
