"""new_game and load_position: the engine for programs that need nothing else."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from bigshoulders import load_position, new_game
from bigshoulders.box.any_game import AnyBoard
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.errors import BadConfig, BadPosition
from bigshoulders.kernel.frames import CHANCE
from bigshoulders.shelf import SHELF, box_of


def pickled(board: AnyBoard) -> AnyBoard:
    again: AnyBoard = pickle.loads(pickle.dumps(board))
    return again


every_game = pytest.mark.parametrize("game", SHELF)


@every_game
def test_a_new_game_is_a_full_table_with_the_default_options(game: str):
    box = box_of(game)
    assert new_game(game, b"seed").digest() == Board.new(box.game, box.config(), b"seed").digest()
    assert new_game(game, b"seed").seats == box.seats[-1]


@every_game
def test_a_position_finds_its_own_game(game: str):
    board = new_game(game, b"seed")
    board.play(board.awaited()[0], board.legal(board.awaited()[0])[0])
    again = load_position(board.export())
    assert again.game.name == game
    assert again.digest() == board.digest()


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled], ids=lambda f: f.__name__)
def test_a_copied_board_plays_the_same_game_alone(
    game: str, copied: Callable[[AnyBoard], AnyBoard]
):
    board = new_game(game, b"seed")
    board.play(board.awaited()[0], board.legal(board.awaited()[0])[0])
    before = board.digest()
    twin = copied(board)
    assert twin.digest() == before
    seat = twin.awaited()[0]
    twin.play(seat, twin.legal(seat)[0])
    assert board.digest() == before
    board.play(seat, board.legal(seat)[0])
    assert board.digest() == twin.digest()


def test_options_are_named_and_checked():
    assert new_game(seed=b"seed", players=2, advanced=True).seats == 2
    with pytest.raises(BadConfig) as caught:
        new_game(seed=b"seed", players=7)
    assert (caught.value.where, caught.value.facts["known"]) == ("players", [2, 3, 4])
    with pytest.raises(BadConfig) as caught:
        new_game("monopoly")
    assert caught.value.facts["known"] == list(SHELF)


def test_a_game_without_a_seed_asks_its_caller_for_draws():
    assert new_game(players=2).awaited() == [CHANCE]


def test_a_document_that_is_no_position_is_refused_with_the_format_it_needs():
    with pytest.raises(BadPosition) as caught:
        load_position({"format": "chess/1"})
    assert caught.value.problems[0].facts["expected"] == "bigshoulders/chicago/1"


def test_importing_the_package_imports_no_game():
    program = "import sys, bigshoulders; print(*sorted(sys.modules), sep='\\n')"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert [name for name in done.stdout.split() if name.startswith("bigshoulders.")] == []
