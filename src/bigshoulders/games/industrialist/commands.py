"""`bigshoulders cards check FILE`: list every fault of a card file."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from bigshoulders.box.faces import Commands
from bigshoulders.games.industrialist.engine.cards import parse_cards, read_cards
from bigshoulders.kernel.errors import GameError
from bigshoulders.language.errors import describe
from bigshoulders.language.messages import messages

FAULTY = 1


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("cards", help="check a card file for Industrialist")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="list every error in a card file and where it is")
    check.add_argument("file", type=Path)
    check.set_defaults(run=run_check)


def run_check(options: argparse.Namespace) -> int:
    """Exit 0 and one line if the cards can be used; else every fault, and exit 1."""
    words = messages(options.language)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    try:
        text = options.file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise GameError("file/not-text", str(options.file)) from error
    _, problems = read_cards(parse_cards(text, str(options.file)))
    if not problems:
        console.print(words.text("cli-cards-fine", {"file": str(options.file)}))
        return 0
    console.print(words.text("error-cards", {"count": len(problems)}), style="red")
    for problem in problems:
        console.print(describe(words, problem))
    return FAULTY


FACE = Commands(add_commands)
