"""The games, one line each, and their players by name. Only this module names a game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.names import POLICY, AnyBot, BotName, Clock, world_clock
from bigshoulders.box.box import AnyBox
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json
from bigshoulders.language.folders import add_folder

# The module of each game's box. Commands default to the first game.
SHELF: dict[str, str] = {
    "chicago": "bigshoulders.games.chicago.box",
    "industrialist": "bigshoulders.games.industrialist.box",
}


def box_of(game: str) -> AnyBox:
    """The box of a game, or BadConfig with the games on the shelf."""
    if game not in SHELF:
        raise BadConfig("config/unknown-game", "game", unknown(game, list(SHELF)))
    box: AnyBox = import_module(SHELF[game]).BOX
    if box.locales is not None:
        add_folder(box.locales)
    return box


def boxes() -> list[AnyBox]:
    """The boxes of all games, in the order of the shelf."""
    return [box_of(game) for game in SHELF]


def default_game() -> str:
    """The game to play if none is named."""
    return next(iter(SHELF))


def box_of_position(document: Json) -> AnyBox:
    """The game of a position, by its format `bigshoulders/<game>/…`; else the default game."""
    form = document.get("format") if isinstance(document, dict) else None
    parts = form.split("/") if isinstance(form, str) else []
    return box_of(parts[1] if len(parts) > 1 and parts[1] in SHELF else default_game())


def bot_names(game: str) -> list[str]:
    """The names of the players a game offers, weakest first."""
    return [player.name for player in box_of(game).offered()]


def parse_bot(game: str, text: str, where: str = "bot") -> BotName:
    """The player of a name such as `tycoon:300ms` or `policy:FILE`, or BadConfig.

    Only for names from the person at this machine: a server must not open files by name, so it
    asks the box.
    """
    if not text.strip().startswith(POLICY):
        return box_of(game).bot(text, where)
    if find_spec("numpy") is None:
        raise BadConfig("bots/needs-numpy", where, {"got": text})
    from bigshoulders.box.policy import named_policy

    return named_policy(box_of(game), text.strip().removeprefix(POLICY))


def parse_bots(game: str, text: str, where: str = "bots") -> list[BotName]:
    """Players by their names, separated by commas."""
    return [parse_bot(game, name, where) for name in text.split(",")]


def make_bot(game: str, text: str) -> AnyBot:
    """A new player by name."""
    return parse_bot(game, text).make()


def default_bot(game: str) -> BotName:
    """The player to use when none is named."""
    return box_of(game).default_bot()


def guarded_seat(named: BotName, clock: Clock = world_clock) -> GuardedSeat:
    """A seat where this player sits and its game's default player stands in for it."""
    return box_of(named.game).seat(named, clock)
