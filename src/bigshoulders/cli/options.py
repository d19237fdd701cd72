"""The options of games as flags: `--players 4 --advanced --side B`."""

from __future__ import annotations

import argparse
import secrets
from datetime import date
from pathlib import Path

from bigshoulders.box.box import AnyBox, Option
from bigshoulders.cli.files import read_text
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadConfig, GameError
from bigshoulders.kernel.json import Json
from bigshoulders.shelf import box_of, boxes

PREFIX = "option_"  # of these flags in the parsed arguments


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """A flag for each option of each game. Options with the same name share a flag, and so their
    kind."""
    found: dict[str, tuple[Option, list[str]]] = {}
    for box in boxes():
        for option in box.options:
            found.setdefault(option.name, (option, []))[1].append(box.id)
    for option, games in found.values():
        add_flag(parser, option, ", ".join(games))


def add_flag(parser: argparse.ArgumentParser, option: Option, games: str) -> None:
    flag, dest = flag_of(option.name), PREFIX + option.name
    choices = ", ".join(str(choice) for choice in option.choices)
    if option.kind == "flag":
        parser.add_argument(
            flag, dest=dest, action=argparse.BooleanOptionalAction, default=None, help=games
        )
    elif option.kind == "document":
        parser.add_argument(flag, dest=dest, type=Path, metavar="FILE", help=f"{games}: a file")
    else:
        metavar = "NAME,NAME" if option.kind == "set" else "VALUE"
        parser.add_argument(flag, dest=dest, metavar=metavar, help=f"{games}: {choices}")


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def read_settings(options: argparse.Namespace) -> dict[str, Json]:
    """The given options as a document; the rules check the values."""
    box = box_of(options.game)
    config: dict[str, Json] = {}
    for dest, given in vars(options).items():
        if not dest.startswith(PREFIX) or given is None:
            continue
        name = dest.removeprefix(PREFIX)
        option = box.option(name)
        if option is None:
            known = [option.name for option in box.options]
            raise BadConfig("config/unknown-option", flag_of(name), unknown(name, known))
        config[name] = read_value(option, given)
    return config


def read_value(option: Option, given: bool | str | Path) -> Json:
    """The value of an option from what was typed."""
    if isinstance(given, bool):
        return given
    if isinstance(given, Path):
        text = read_text(given)
        return option.read(text, str(given)) if option.read else text
    if option.kind == "set":
        return [word for word in given.split(",") if word]
    return int(given) if given.isdecimal() else given


def read_seed(text: str | None) -> bytes:
    """A seed from words, or a new one."""
    return text.encode() if text else secrets.token_bytes(16)


def read_day(text: str, box: AnyBox) -> str:
    """The date of a game of the day in the one spelling 2026-11-15, however it was typed."""
    if not box.has_daily:
        games: list[Json] = [other.id for other in boxes() if other.has_daily]
        raise GameError("play/no-daily", "--daily", {"got": box.id, "known": games})
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise GameError("play/not-a-date", "--daily", {"got": text}) from error
