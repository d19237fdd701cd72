"""A bot's advice for people: the best moves, the money it expects after them, and why."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bigshoulders.bots.names import BotName
from bigshoulders.bots.protocol import Advice, Candidate
from bigshoulders.box.any_game import AnyView
from bigshoulders.kernel.moves import Move
from bigshoulders.language.voice import AnyVoice
from bigshoulders.shelf import box_of

MOST_SHOWN = 4


def bot_title(speaker: AnyVoice, named: BotName) -> str:
    """A bot by the name of its kind, and its seconds if it has a clock."""
    title = speaker.messages.text(f"bot-{named.name}")
    _, colon, seconds = str(named).partition(":")
    return f"{title} {seconds}" if colon else title


def show_advice(
    console: Console,
    speaker: AnyVoice,
    view: AnyView,
    advice: Advice,
    asked: BotName,
    answered: BotName | None,
    numbered: list[Move] | None = None,
) -> None:
    """The candidates, best first, each with its reasons, numbered as a player would type them.

    The bot that answered may not be the one that was asked, or there may be none.
    """
    words = speaker.messages
    if answered is None:
        console.print(words.text("cli-advice-nobody"))
        return
    title = bot_title(speaker, answered)
    if not advice.candidates:
        move = speaker.move(view.seen, advice.move)
        console.print(words.text("cli-advice-none", {"bot": title, "move": move}))
        return
    if answered == asked:
        console.print(words.text("cli-advice", {"bot": title}))
    else:
        args = {"bot": title, "other": bot_title(speaker, asked)}
        console.print(words.text("cli-advice-stand-in", args))
    for place, candidate in enumerate(advice.candidates[:MOST_SHOWN]):
        number = 1 + (numbered.index(candidate.move) if numbered else place)
        line = Table.grid(padding=(0, 1))
        text = Text(speaker.move(view.seen, candidate.move))
        text.append(f"  {expected(speaker, answered.game, candidate)}", style="bold")
        line.add_row(f"{number}.", text)
        console.print(line)
        for reason in candidate.reasons:
            sentence = speaker.reason(reason.key, reason.facts)
            console.print(Padding(Text(sentence, style="dim"), (0, 0, 0, 4)))


def expected(speaker: AnyVoice, game: str, candidate: Candidate) -> str:
    """The final score a bot expects."""
    words = speaker.messages
    return words.text(
        "cli-advice-expected", {"money": words.score(candidate.money, box_of(game).unit)}
    )
