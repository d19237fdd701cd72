"""The games on offer: their options, seats and bots."""

from __future__ import annotations

from typing import Any

import msgspec

from bigshoulders.games.chicago.engine.options import (
    ABSENT_IN_FIRST_EDITION,
    EDITIONS,
    FLAGS,
    SPECIAL_COMPANIES,
)
from bigshoulders.games.industrialist.engine.options import SIDES_OF_MARKET
from bigshoulders.server.tables.bot_pool import default_bot
from bigshoulders.server.tables.stages import STAGES
from bigshoulders.shelf import TIMED, bot_names


class Option(msgspec.Struct):
    """One option: a flag, one of `choices`, any set of `choices`, or a whole document."""

    name: str
    kind: str
    default: Any
    choices: list[Any] | None = None
    absent: dict[str, list[Any]] = {}  # values of other options that exclude it


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
    return [
        GameOffer("chicago", [2, 3, 4], chicago_options(), bots_of("chicago")),
        GameOffer("industrialist", [1], industrialist_options(), bots_of("industrialist")),
    ]


def chicago_options() -> list[Option]:
    defaults = STAGES["chicago"].game.config(STAGES["chicago"].game.assemble({"players": 2}))
    return [
        Option("players", "choice", 3, [2, 3, 4]),
        Option("edition", "choice", defaults["edition"], [*EDITIONS]),
        *(Option(name, "flag", defaults[name], absent=absence(name)) for name in FLAGS),
        Option("special_companies", "set", [], [*SPECIAL_COMPANIES]),
    ]


def absence(flag: str) -> dict[str, list[Any]]:
    """OPT-12: options the first edition lacks."""
    return {"edition": ["first"]} if flag in ABSENT_IN_FIRST_EDITION else {}


def industrialist_options() -> list[Option]:
    return [
        Option("side", "choice", SIDES_OF_MARKET[0], [*SIDES_OF_MARKET]),
        Option("cards", "document", None),
    ]


def bots_of(game: str) -> list[BotOffer]:
    usual = default_bot(game)
    return [
        BotOffer(name, place, name in TIMED[game], usual.partition(":")[0] == name)
        for place, name in enumerate(bot_names(game), start=1)
    ]
