"""`bigshoulders`: the command. It parses, calls one room, and turns errors into sentences."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Callable, Sequence

from rich.console import Console

from bigshoulders import __version__
from bigshoulders.box.faces import Commands, face, has_face
from bigshoulders.cli import (
    admin,
    arena,
    backup,
    lab,
    play,
    positions,
    replay,
    review,
    rules,
    serve,
    simulate,
    transfer,
    verify,
)
from bigshoulders.cli.extras import missing_library, package_of
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.shelf import boxes

Command = Callable[[argparse.Namespace], int]
INTERRUPTED = 130
FAILED = 2
LANGUAGE = "BIGSHOULDERS_LANGUAGE"


def build_parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    parser = argparse.ArgumentParser(
        prog="bigshoulders",
        description=" · ".join(box.title for box in boxes()),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"bigshoulders {__version__}",
        help="print the version and exit",
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=f"language of all output (or set {LANGUAGE})",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for room in (serve, play, simulate, arena, lab, replay, review, verify, positions, rules):
        room.add_commands(commands)
    for room in (backup, transfer, admin):
        room.add_commands(commands)
    for box in boxes():
        if has_face(box, Commands):
            face(box, Commands).add(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a fault found, 2 an invalid request."""
    parser = build_parser()
    options = parser.parse_args(arguments)
    try:
        options.language = options.language or language_of_environment()
        result = run_command(options, sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (GameError, OSError) as error:
        Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(
            explain(messages(options.language or LANGUAGES[0]), error), style="red"
        )
        return FAILED
    return result


def run_command(options: argparse.Namespace, arguments: Sequence[str]) -> int:
    """Run the chosen command; GameError names the extra if one of its libraries is missing."""
    try:
        result: int = options.run(options)
    except ModuleNotFoundError as error:
        facts: dict[str, Json] = {
            "library": missing_library(error),
            "package": package_of([options.command]),
            "command": shlex.join(["bigshoulders", *arguments]),
        }
        raise GameError("cli/needs-extra", "", facts) from error
    return result


def language_of_environment() -> str:
    """The language set in the environment, or English."""
    wanted = os.environ.get(LANGUAGE) or LANGUAGES[0]
    if wanted not in LANGUAGES:
        known: list[Json] = [*LANGUAGES]
        raise GameError("config/unknown-language", LANGUAGE, {"got": wanted, "known": known})
    return wanted


if __name__ == "__main__":
    sys.exit(main())
