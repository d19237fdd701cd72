"""The games a server offers, with their options and bots."""

from __future__ import annotations

import msgspec

from bigshoulders.box.box import AnyBox
from bigshoulders.server.documents import Value
from bigshoulders.shelf import boxes


class Option(msgspec.Struct):
    """One option: a flag, one of `choices`, any set of `choices`, or a whole document."""

    name: str
    kind: str
    default: Value
    choices: list[Value] | None = None
    absent: dict[str, list[Value]] = {}  # values of other options that exclude it


class BotOffer(msgspec.Struct):
    """A bot, with its level from 1 (weakest); a timed one accepts seconds: `name:3s`."""

    name: str
    strength: int
    timed: bool
    default: bool


class GameOffer(msgspec.Struct):
    """A game with its options, possible numbers of seats, and bots."""

    game: str
    seats: list[int]
    options: list[Option]
    bots: list[BotOffer]


def game_offers() -> list[GameOffer]:
    return [GameOffer(box.id, [*box.seats], options_of(box), bots_of(box)) for box in boxes()]


def options_of(box: AnyBox) -> list[Option]:
    """The options people are offered."""
    return [
        Option(
            option.name,
            option.kind,
            option.default,
            [*option.choices] or None,
            {name: [*values] for name, values in option.absent.items()},
        )
        for option in box.options
    ]


def bots_of(box: AnyBox) -> list[BotOffer]:
    return [
        BotOffer(player.name, place, player.is_timed, player.name == box.default_player)
        for place, player in enumerate(box.offered(), start=1)
    ]
