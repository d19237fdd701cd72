"""A trained policy from a file plays as a bot, and a wrong file is explained."""

from __future__ import annotations

import os
import pickle
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bigshoulders.box.encoding import Encoder
from bigshoulders.box.policy import PolicyBot, load_policy, save_policy, squash
from bigshoulders.envs.selfplay import SelfPlay
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.games.chicago.curricula import CURRICULUM
from bigshoulders.games.chicago.engine.features import features
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.lab.play import play_game, seat_bots
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.server.tables.bot_pool import check_bot_name
from bigshoulders.shelf import parse_bot

SMALL: Any = CURRICULUM["one-decade"]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
WIDTH = Encoder(BOX.learning.layout, 1).width


def random_layers(seed: int) -> list[tuple[Any, Any]]:
    dice = np.random.default_rng(seed)
    sizes = [WIDTH, 16, BOX.learning.actions]
    return [
        (
            dice.normal(0, 0.1, (outputs, inputs)).astype(np.float32),
            dice.normal(size=outputs).astype(np.float32),
        )
        for inputs, outputs in pairwise(sizes)
    ]


@pytest.fixture
def policy(tmp_path: Path) -> Path:
    path = tmp_path / "first.npz"
    save_policy(path, BOX, random_layers(1))
    return path


def test_a_policy_plays_whole_games_and_never_needs_its_stand_in(policy: Path):
    names = [f"policy:{policy}", "random"]
    board = Board.new(CHICAGO, SMALL, b"policy")
    bots = seat_bots("chicago", names)
    played = play_game(board, bots, [Random(1), Random(2)])
    assert played.faults == []
    assert len(played.scores) == 2
    assert str(parse_bot("chicago", names[0])) == names[0]


def test_it_takes_the_legal_move_that_the_network_values_most(policy: Path):
    board = Board.new(CHICAGO, SMALL, b"values")
    bot = load_policy(BOX, str(policy))
    (first, add), (second, more) = random_layers(1)
    while awaited := board.awaited():
        seat = awaited[0]
        view = board.view(seat)
        row = np.array([features(board.rules, board.state, seat)], np.int16)
        inputs = squash(Encoder(BOX.learning.layout, 1)(row))[0]
        values = second @ np.tanh(first @ inputs + add) + more
        best = max(view.legal, key=lambda move: values[board.space.index(move)])
        assert bot.choose(board.rules, view, Random(0)) == best
        board.play(seat, best)


@pytest.mark.parametrize("workers", [0, 1])
def test_it_sits_in_a_league(policy: Path, workers: int):
    bots = [None, f"policy:{policy}"]
    with SelfPlay(SMALL, 2, b"league", workers, bots=bots) as play:
        for number in range(30):
            assert not play.seats.any()
            play.step(play.random_actions(np.random.default_rng(number)))
    again = pickle.loads(pickle.dumps(parse_bot("chicago", f"policy:{policy}")))
    assert again == parse_bot("chicago", f"policy:{policy}")
    assert isinstance(again.make(), PolicyBot)


def test_a_file_that_has_changed_is_read_again(policy: Path):
    before = load_policy(BOX, str(policy)).layers
    save_policy(policy, BOX, random_layers(2))
    stat = policy.stat()
    os.utime(policy, (stat.st_atime, stat.st_mtime + 5))
    after = load_policy(BOX, str(policy)).layers
    assert not np.array_equal(before[0][0], after[0][0])


def test_wrong_files_are_explained(policy: Path, tmp_path: Path):
    empty = tmp_path / "empty.npz"
    empty.write_bytes(b"")
    text = tmp_path / "text.npz"
    text.write_text("no archive")
    small = tmp_path / "small.npz"
    save_policy(small, BOX, [(np.zeros((3, 4)), np.zeros(3))])
    for path in (tmp_path / "missing.npz", tmp_path, empty, text, small):
        with pytest.raises(BadConfig) as caught:
            parse_bot("chicago", f"policy:{path}")
        assert caught.value.code == "bots/bad-policy"
        for language in LANGUAGES:
            assert str(path) in explain(messages(language), caught.value)
    with pytest.raises(BadConfig, match="bad-policy"):
        parse_bot("industrialist", f"policy:{policy}")


def test_a_server_opens_no_file_by_the_name_of_a_bot(policy: Path):
    with pytest.raises(BadConfig) as caught:
        check_bot_name("chicago", f"policy:{policy}")
    assert caught.value.code == "bots/unknown-bot"


def test_the_policy_among_the_examples_earns_more_than_random_play():
    names = [f"policy:{EXAMPLES / 'policies' / 'one-decade.npz'}", "random"]
    earned = [0, 0]
    for number in range(6):
        board = Board.new(CHICAGO, SMALL, b"deal %d" % (number // 2))
        places = [number % 2, 1 - number % 2]
        bots = seat_bots("chicago", [names[place] for place in places])
        played = play_game(board, bots, [Random(number), Random(-number)])
        for place, score in zip(places, played.scores, strict=True):
            earned[place] += score
    assert earned[0] > 1.3 * earned[1]
