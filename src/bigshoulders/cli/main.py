"""`bigshoulders`: the command. It parses, calls one room, and turns errors into sentences."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from rich.console import Console

from bigshoulders.cli import (
    admin,
    arena,
    backups,
    cards,
    exchange,
    play,
    positions,
    replays,
    rules,
    serve,
    simulate,
    verify,
)
from bigshoulders.cli.errors import explain
from bigshoulders.kernel.errors import GameError
from bigshoulders.language.messages import LANGUAGES, messages

Command = Callable[[argparse.Namespace], int]
INTERRUPTED = 130
FAILED = 2


def build_parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    parser = argparse.ArgumentParser(
        prog="bigshoulders",
        description="Chicago 1875: City of the Big Shoulders, and Industrialist, at the terminal.",
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=os.environ.get("BIGSHOULDERS_LANGUAGE", "en"),
        help="the language of everything you read (or set BIGSHOULDERS_LANGUAGE)",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for room in (serve, play, simulate, arena, replays, verify, positions, cards, rules):
        room.add_commands(commands)
    for room in (backups, exchange, admin):
        room.add_commands(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a fault found, 2 a mistake in what was asked."""
    parser = build_parser()
    options = parser.parse_args(arguments)
    try:
        result: int = options.run(options)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (GameError, OSError) as error:
        Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(
            explain(messages(options.language), error), style="red"
        )
        return FAILED
    return result


if __name__ == "__main__":
    sys.exit(main())
