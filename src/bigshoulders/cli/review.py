"""`bigshoulders review LOG`: what better moves would have been worth in a finished game."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bigshoulders.box.faces import voice
from bigshoulders.box.review import EXAMINED, LOSS, Reviewer, start
from bigshoulders.cli.files import box_of_log, read_game_log
from bigshoulders.cli.progress import counting
from bigshoulders.language.messages import messages
from bigshoulders.language.voice import player_names


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("review", help="find the moves that cost most in a saved game")
    parser.add_argument("log", type=Path)
    parser.add_argument(
        "--json", action="store_true", help="print the whole review as one JSON object"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    words = messages(options.language)
    log = read_game_log(options.log)
    box = box_of_log(log)
    reviewer = Reviewer(box, log)
    found = start(box.id, reviewer.seats)
    with counting() as progress:
        total = 1 + len(reviewer.portions()) + EXAMINED
        task = progress.add_task(words.text("cli-reviewing"), total=total)
        for grown in reviewer.review():
            found = grown
            progress.advance(task)
    if options.json:
        print(json.dumps(asdict(found)))
        return 0
    console = Console(highlight=False, markup=False)
    speaker = voice(box, words, player_names(words, reviewer.seats), reviewer.rules)
    decisions = {decision.seq: decision for decision in reviewer.decisions}
    table = Table(box=None, pad_edge=False)
    for column in ("entry", "player", "played", "other", "worth"):
        table.add_column(words.text(f"cli-review-{column}"))
    losses = [finding for finding in found.findings if finding.kind == LOSS]
    for finding in losses:
        seen = decisions[finding.seq].view.seen
        amount, doubt = words.score(finding.amount, box.unit), words.score(finding.doubt, box.unit)
        table.add_row(
            str(finding.seq),
            speaker.names[finding.seat],
            speaker.move(seen, reviewer.space.parse(finding.do)),
            speaker.move(seen, reviewer.space.parse(finding.other)),
            words.text("cli-review-doubt", {"amount": amount, "doubt": doubt}),
        )
    if losses:
        console.print(table)
    else:
        least = words.score(reviewer.critic.least, box.unit)
        console.print(words.text("cli-review-none", {"amount": least}))
    counts = {"moves": len(found.points), "examined": found.examined}
    console.print(words.text("cli-review-summary", counts))
    return 0
