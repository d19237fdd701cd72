"""Draws docs/shots/text-table.svg: the text table in the middle of a game, for the README."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bigshoulders.cli.play import ME, TextTable
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.games.chicago.engine.ids import ACTION
from bigshoulders.kernel.match import Match
from bigshoulders.language.messages import messages
from bigshoulders.shelf import default_bot
from cases import choose

SEED = "readme"


def main() -> None:
    match = Match(CHICAGO, {"players": 3, "advanced": True}, SEED.encode())
    rng = Random(SEED)
    while True:
        seat = CHICAGO.awaited(match.rules, match.state)[0]
        if match.state.decade == 3 and match.state.phase == ACTION and seat == ME:
            break
        legal = CHICAGO.legal(match.rules, match.state, seat)
        match.play(seat, choose(CHICAGO, match.rules, legal, rng))
    table = TextTable(BOX, match, messages("en"), "Ada", [default_bot("chicago")])
    console = Console(record=True, width=118, highlight=False, markup=False, file=io.StringIO())
    view = match.view(ME)
    table.terminal.show(console, table.speaker, view.seen, ME)
    console.print(Text(table.speaker.decision(view.seen, ME), style="bold"))
    for number, move in enumerate(view.legal[:12], start=1):
        line = Text(f"{number:>2}. {table.speaker.move(view.seen, move)}")
        console.print(line + Text(f"  {table.preview(move)}", style="dim"))
    target = ROOT / "docs" / "shots" / "text-table.svg"
    picture = console.export_svg(title="bigshoulders play")
    fonts = re.compile(
        r"@font-face \{.*?\}\s*", re.DOTALL
    )  # a picture must not load fonts from other hosts
    target.write_text(fonts.sub("", picture), encoding="utf-8")


if __name__ == "__main__":
    main()
