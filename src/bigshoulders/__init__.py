"""Big Shoulders: Chicago 1875 and Industrialist, played by people, bots and programs.

`new_game` and `load_position` are all a program needs to use the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigshoulders.box.any_game import AnyBoard
    from bigshoulders.kernel.json import Json

__all__ = ["load_position", "new_game"]

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
