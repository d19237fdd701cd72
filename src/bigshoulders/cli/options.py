"""Options of a game from the command line: `--players 4 --set advanced=true --side B`."""

from __future__ import annotations

import argparse
import secrets
from datetime import date
from pathlib import Path

from bigshoulders.cli.files import read_text
from bigshoulders.games.industrialist.engine.cards import parse_cards
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.json import Json


def add_game_options(parser: argparse.ArgumentParser, players: int) -> None:
    """What both a played and a simulated game can be told."""
    parser.add_argument(
        "--players", type=int, default=players, help="chicago: number of players, 2–4"
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="set a game option, such as advanced=true or special_companies=schwinn,florsheim",
    )
    parser.add_argument("--side", default="A", help="industrialist: side A or B of the market")
    parser.add_argument(
        "--cards", type=Path, metavar="FILE", help="industrialist: your own card file"
    )


def read_settings(options: argparse.Namespace) -> dict[str, Json]:
    """The options document of the game; the rules themselves check what is in it."""
    if options.game == "industrialist":
        config: dict[str, Json] = {"side": options.side}
        if options.cards:
            config["cards"] = parse_cards(read_text(options.cards), str(options.cards))
    else:
        config = {"players": options.players}
    for setting in options.set:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadConfig("config/not-a-setting", "--set", {"got": setting})
        config[name] = read_value(name, value)
    return config


def read_value(name: str, value: str) -> Json:
    """true and false, whole numbers, lists with commas, and words."""
    if name in ("special_companies", "companies"):
        return [word for word in value.split(",") if word]
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdigit() else value


def read_seed(text: str | None) -> bytes:
    """A seed from words, or a fresh one."""
    return text.encode() if text else secrets.token_bytes(16)


def read_day(text: str) -> str:
    """A date in one spelling, 2026-11-15, however it was written."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise GameError("play/not-a-date", "--daily", {"got": text}) from error
