"""`bigshoulders position check FILE` and `position show FILE`."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from bigshoulders.box.faces import Terminal, face, voice
from bigshoulders.cli.files import read_json
from bigshoulders.kernel.errors import BadPosition
from bigshoulders.kernel.frames import CHANCE, NOBODY
from bigshoulders.language.errors import describe
from bigshoulders.language.messages import messages
from bigshoulders.language.voice import player_names
from bigshoulders.shelf import box_of_position

FAULTY = 1


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("position", help="check or show a position file")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="list every error in a position and where it is")
    check.add_argument("file", type=Path)
    check.set_defaults(run=run_check)
    show = actions.add_parser("show", help="draw the board")
    show.add_argument("file", type=Path)
    show.set_defaults(run=run_show)


def run_check(options: argparse.Namespace) -> int:
    """Exit 0 with one line if the position can be played; otherwise list every fault and exit 1."""
    words = messages(options.language)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    document = read_json(options.file)
    try:
        box_of_position(document).game.import_position(document)
    except BadPosition as error:
        console.print(words.text("error-position", {"count": len(error.problems)}), style="red")
        for problem in error.problems:
            console.print(describe(words, problem))
        return FAULTY
    console.print(words.text("cli-position-fine", {"file": str(options.file)}))
    return 0


def run_show(options: argparse.Namespace) -> int:
    document = read_json(options.file)
    box = box_of_position(document)
    g, s = box.game.import_position(document)
    words = messages(options.language)
    speaker = voice(box, words, player_names(words, box.game.seats(g)), g)
    console = Console(highlight=False, markup=False)
    face(box, Terminal).show(console, speaker, s, NOBODY)
    for seat in box.game.awaited(g, s):
        if seat != CHANCE:
            console.print(speaker.decision(s, seat))
    return 0
