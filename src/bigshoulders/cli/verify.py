"""`bigshoulders verify LOG`: proof that every draw follows from the hash published before."""

from __future__ import annotations

import argparse
from pathlib import Path

from bigshoulders.cli.database import say
from bigshoulders.cli.files import read_text


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("verify", help="prove from its log that a game was fair")
    parser.add_argument("log", type=Path)
    parser.add_argument(
        "--commitment", metavar="HASH", help="hash shown when the table was created"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from bigshoulders.server.tables.fairness import verify

    proof = verify(read_text(options.log), options.commitment)
    say(options, "keeper-verified", count=proof.entries, hash=proof.published)
    key = "keeper-noted" if options.commitment else "keeper-compare"
    say(options, key, hash=proof.published)
    return 0
