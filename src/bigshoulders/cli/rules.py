"""`bigshoulders rules ID …`: the text of a rule."""

from __future__ import annotations

import argparse
from difflib import get_close_matches

from rich.console import Console
from rich.text import Text

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.rulebook import all_ids, find


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("rules", help="show a rule by its id, such as CERT-5")
    parser.add_argument("ids", nargs="*", metavar="ID", help="rule id; without one, list all ids")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False)
    if not options.ids:
        console.print(" ".join(all_ids()))
        return 0
    for wanted in options.ids:
        show(console, wanted.upper())
    return 0


def show(console: Console, wanted: str) -> None:
    """One id: its section and its text."""
    found = find(wanted)
    if not found:
        facts: dict[str, Json] = {"got": wanted}
        near = get_close_matches(wanted, all_ids(), n=1)
        if near:
            facts["did_you_mean"] = near[0]
        raise GameError("rules/unknown-id", facts=facts)
    for paragraph in found:
        console.print(
            Text(paragraph.id, style="bold") + Text(f"  {paragraph.section}", style="dim")
        )
        console.print(Text(paragraph.text))
