"""Big Shoulders: Chicago 1875 and Industrialist, played by people, bots and programs.

`new_game` and `load_position` are all a program needs to use the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigshoulders.bots.protocol import Outcome
    from bigshoulders.box.any_game import AnyBoard
    from bigshoulders.kernel.json import Json

__all__ = ["__version__", "judge", "load_position", "new_game"]
__version__ = "1.0.0"

# Games are imported when one is asked for: every submodule imports this one first.


def new_game(game: str | None = None, seed: bytes = b"", **options: Json) -> AnyBoard:
    """The start of a game, Chicago 1875 by default, or BadConfig.

    Options that you don't name have their defaults, with a full table of `players`. The seed
    decides every draw. Without one the caller makes the draws, as moves of CHANCE.
    """
    from bigshoulders.kernel.board import Board
    from bigshoulders.shelf import box_of, default_game

    box = box_of(game or default_game())
    return Board.new(box.game, {**box.config(), **options}, seed)


def load_position(document: Json) -> AnyBoard:
    """The game at the position of a document, or BadPosition with every fault."""
    from bigshoulders.kernel.board import Board
    from bigshoulders.shelf import box_of_position

    return Board.load(box_of_position(document).game, document)


def judge(board: AnyBoard, seat: int) -> list[Outcome]:
    """The final score and the chance to win that every seat can expect.

    Only the view of `seat` is read. BadConfig if the game has no quick judgement.
    """
    from bigshoulders.kernel.errors import BadConfig
    from bigshoulders.shelf import box_of

    box = box_of(board.game.name)
    if box.judge is None:
        raise BadConfig("config/no-judgement", "game", {"game": box.id})
    return box.judge(board.rules, board.view(seat))
