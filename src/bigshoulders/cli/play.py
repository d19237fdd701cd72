"""`bigshoulders play`: a text table for one person, against bots or alone."""

from __future__ import annotations

import argparse
from copy import copy
from pathlib import Path
from random import Random

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.names import BotName
from bigshoulders.box.any_game import AnyMatch
from bigshoulders.box.box import PLAYERS, AnyBox
from bigshoulders.box.counsel import Suggestion, counsel
from bigshoulders.box.faces import Terminal, face, voice
from bigshoulders.cli.advice import bot_title, show_advice
from bigshoulders.cli.counsel import choice_text, plan_text
from bigshoulders.cli.files import data_folder
from bigshoulders.cli.opponents import Choice, Opponents, save_faults
from bigshoulders.cli.options import (
    add_game_options,
    read_day,
    read_seed,
    read_settings,
)
from bigshoulders.cli.saved_games import load_game, save_game
from bigshoulders.cli.search import best_matches
from bigshoulders.kernel.chance import daily_seed
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import Event, heard_by
from bigshoulders.kernel.frames import EVERYBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.match import Match
from bigshoulders.kernel.moves import Move
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import Messages, messages
from bigshoulders.shelf import (
    SHELF,
    box_of,
    default_bot,
    default_game,
    guarded_seat,
    parse_bot,
    parse_bots,
)

ME = 0
BOT_NAMES = ["Jen", "Susan", "Thomas"]
AUTOSAVE = "last-game.jsonl"
LETTERS = "abc"  # of suggestions; no command has one letter of these


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play at the terminal, against bots or alone")
    parser.add_argument("game", nargs="?", choices=list(SHELF), default=default_game())
    add_game_options(parser)
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help="opponents, such as broker,apprentice or tycoon:3s; the last fills the table",
    )
    parser.add_argument("--seed", help="seed for all draws (default: random)")
    parser.add_argument(
        "--daily",
        metavar="DATE",
        help="game of the day (such as 2026-11-15), the same for everyone",
    )
    parser.add_argument("--name", default="", help="your name at the table")
    parser.add_argument("--load", type=Path, metavar="FILE", help="resume a saved game")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    words = messages(options.language)
    daily = ""
    saved = load_game(options.load) if options.load else None
    if saved:
        box = saved.box
        match = Match.resume(box.game, saved.log)
    else:
        box = box_of(options.game)
        seed = read_seed(options.seed)
        if options.daily is not None:
            daily = read_day(options.daily, box)
            seed = daily_seed(daily)
        match = Match(box.game, {**usual_players(box), **read_settings(options)}, seed)
    bots = parse_bots(box.id, options.bots, "--bots") if options.bots else []
    if saved and not bots:
        bots = saved.bots()
    seated = bots or [box.default_bot()]
    table = TextTable(box, match, words, options.name or words.text("cli-name"), seated)
    table.daily = daily
    table.silent_file = saved.path if saved and not bots else None
    return table.run()


def usual_players(box: AnyBox) -> dict[str, Json]:
    """The default number of players, if it can be chosen."""
    option = box.option(PLAYERS)
    return {PLAYERS: option.default} if option else {}


class TextTable:
    """One person's session: bots play, the person answers, and everything can be inspected."""

    def __init__(
        self,
        box: AnyBox,
        match: AnyMatch,
        words: Messages,
        name: str,
        bots: list[BotName],
    ) -> None:
        self.words = words
        self.name = name
        self.daily = ""
        self.silent_file: Path | None = None  # a saved game that doesn't name the opponents
        self.warns = True
        self.console = Console(highlight=False, markup=False)
        self.adopt(box, match, bots)

    def adopt(self, box: AnyBox, match: AnyMatch, bots: list[BotName]) -> None:
        """Take over a match."""
        count = box.game.seats(match.rules) - 1
        self.opponents = Opponents(bots, count, match.log.header.seed)
        self.bots = bots
        self.choices: list[Choice] = []  # bots' choices that the person has seen
        self.plans: list[Suggestion] = []  # suggestions for the question on view
        self.box = box
        self.game = box.game
        self.terminal = face(box, Terminal)
        self.match = match
        names = [self.name, *BOT_NAMES[:count]]
        self.speaker = voice(box, self.words, names, match.rules)
        self.board_is_stale = True

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(self.words.text(key, args))

    # --- the session -----------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the person leaves; an unfinished game is saved."""
        self.say(self.terminal.welcome)
        self.introduce()
        if self.daily:
            self.say("cli-daily", date=self.daily)
        try:
            while self.turn():
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        return 0

    def introduce(self) -> None:
        """Introduce the opponents; say whether they are the default, and how to change them."""
        for name, named in zip(self.speaker.names[1:], self.opponents.named, strict=True):
            self.say("cli-opponent", name=name, bot=bot_title(self.speaker, named))
        if self.silent_file and self.opponents.named:
            self.say("cli-opponents-unknown", file=str(self.silent_file))

    def turn(self) -> bool:
        """One answer by a bot or the person; return whether the session continues."""
        awaited = self.game.awaited(self.match.rules, self.match.state)
        if not awaited:
            self.show_end()
            return False
        bots = [seat for seat in awaited if seat != ME]
        if bots:
            self.let_bot_play(bots[0])
            return True
        return self.ask()

    def let_bot_play(self, seat: int) -> None:
        choice = self.opponents.choose(self.match.rules, self.match.view(seat))
        title = self.speaker.move(self.match.state, choice.move)
        events = self.match.play(seat, choice.move)
        self.tell(seat, title, events)
        if is_open(events):
            self.choices.append(choice)
        self.tell_faults(self.opponents.seats[seat - 1], self.speaker.names[seat])
        self.board_is_stale = True

    def tell_faults(self, seat: GuardedSeat, name: str) -> None:
        """Save new faults and say where."""
        for path in save_faults(seat):
            self.say("cli-bot-fault", name=name, file=str(path))

    def tell(self, seat: int, title: str, events: list[Event]) -> None:
        """Report a player's move, redacted for the person."""
        if is_open(events):
            line = self.words.label(self.speaker.names[seat], title)
            self.console.print(Text(line, style=self.terminal.colours[seat]))
        for sentence in self.speaker.story(heard_by(events, ME)):
            self.console.print(Padding(Text(sentence, style="dim"), (0, 0, 0, 4)))

    # --- the person ----------------------------------------------------------------------------

    def ask(self) -> bool:
        """The question, the numbered moves with what they do, and one line of input."""
        view = self.match.view(ME)
        if self.board_is_stale:
            self.show_board()
            self.board_is_stale = False
        self.console.print(Text(self.speaker.decision(view.seen, ME), style="bold"))
        width = len(str(len(view.legal)))
        for number, move in enumerate(view.legal, start=1):
            line = Table.grid(padding=(0, 1))
            text = choice_text(self.box, self.speaker, self.match.rules, view, move, self.warns)
            line.add_row(f"{number:>{width}}.", text)
            self.console.print(line)
        self.plans = counsel(self.box).suggestions(self.match.rules, view)
        for letter, plan in zip(LETTERS, self.plans, strict=False):
            line = Table.grid(padding=(0, 1))
            text = plan_text(self.box, self.speaker, self.match.rules, view, plan)
            line.add_row(f"{letter:>{width}}.", text)
            self.console.print(line)
        return self.obey(input("> ").strip(), view.legal)

    def show_board(self) -> None:
        """The table as the person sees it."""
        seen = self.match.view(ME).seen
        self.terminal.show(self.console, self.speaker, seen, ME)
        for command in self.terminal.opens_with(seen):
            self.terminal.commands[command](self.console, self.speaker, seen)

    def obey(self, line: str, legal: list[Move]) -> bool:
        """Handle one line of input; return whether the session continues."""
        command, _, rest = line.partition(" ")
        try:
            if command.isdigit():
                self.choose(int(command), legal)
            elif command in LETTERS[: len(self.plans)] and command:
                self.follow(self.plans[LETTERS.index(command)])
            elif command == "warnings":
                self.warns = not self.warns
                self.say("cli-warnings-on" if self.warns else "cli-warnings-off")
            elif command in ("quit", "exit", "q"):
                self.leave()
                return False
            elif command == "undo":
                self.match.undo(ME)
                self.board_is_stale = True
                self.say("cli-undo-done")
            elif command == "why":
                self.why(rest)
            elif command == "why?":
                self.explain(rest)
            elif command == "hint":
                self.hint(rest)
            elif command == "board":
                self.board_is_stale = True
            elif command in self.terminal.commands:
                seen = self.match.view(ME).seen
                self.terminal.commands[command](self.console, self.speaker, seen)
            elif command == "save":
                self.save(Path(rest) if rest else data_folder() / AUTOSAVE)
            elif command == "load":
                self.load(Path(rest) if rest else data_folder() / AUTOSAVE)
            else:
                self.say(self.terminal.help, count=len(legal))
        except (GameError, OSError) as error:
            self.console.print(explain(self.words, error), style="red")
        return True

    def choose(self, number: int, legal: list[Move]) -> None:
        """Make a move by its number."""
        if not 1 <= number <= len(legal):
            raise GameError("play/no-such-number", facts={"got": number, "most": len(legal)})
        move = legal[number - 1]
        title = self.speaker.move(self.match.state, move)
        luck = self.game.luck(self.match.state)
        self.tell(ME, title, self.match.play(ME, move))
        if self.game.seats(self.match.rules) == 1:  # a new roll is a new turn
            self.board_is_stale = self.game.luck(self.match.state) != luck

    def follow(self, plan: Suggestion) -> None:
        """Make the moves of a suggestion; one undo takes them all back."""
        for place, move in enumerate(plan.moves):
            title = self.speaker.move(self.match.state, move)
            self.tell(ME, title, self.match.play(ME, move, joins=place > 0))
        self.board_is_stale = True

    def why(self, rest: str) -> None:
        """Say why a move isn't possible; moves are found by their words."""
        space = self.game.space(self.match.rules)
        found = best_matches(self.speaker, space, self.match.state, rest)
        if not found:
            self.say("cli-why-unknown")
        for move in found:
            refusal = self.game.refusal(self.match.rules, self.match.state, ME, move)
            title = self.speaker.move(self.match.state, move)
            if refusal is None:
                self.say("cli-why-legal", move=title)
            else:
                self.console.print(self.words.label(title, self.speaker.refusal(refusal)))

    def hint(self, bot: str) -> None:
        """A bot's advice: the default bot's, or another's by name."""
        named = parse_bot(self.game.name, bot, "hint") if bot else default_bot(self.game.name)
        view = self.match.view(ME)
        dice = Random(len(self.match.log.entries))
        seat = guarded_seat(named)
        advice = seat.explain(self.match.rules, view, dice)
        self.tell_faults(seat, bot_title(self.speaker, named))
        show_advice(
            self.console, self.speaker, view, advice, named, seat.answered, numbered=view.legal
        )

    def explain(self, name: str) -> None:
        """Why a bot made its last move: the last bot to move, or the one named."""
        opponents = {player.lower(): player for player in self.speaker.names[1:]}
        wanted = opponents.get(name.lower(), "")
        if name and opponents and not wanted:
            names = ", ".join(opponents.values())
            raise GameError("play/no-such-opponent", facts={"got": name, "names": names})
        for choice in reversed(self.choices):
            player = self.speaker.names[choice.seat]
            if wanted in ("", player):
                self.explain_choice(choice, player)
                return
        if wanted:
            self.say("cli-why-nothing", name=wanted)
        else:
            self.say("cli-why-nobody")

    def explain_choice(self, choice: Choice, player: str) -> None:
        """Ask the bot that chose, even if it was a stand-in; thinking again may lead to another
        move."""
        view = choice.view
        move = self.speaker.move(view.seen, choice.move)
        self.console.print(Text(self.words.label(player, move), self.terminal.colours[choice.seat]))
        if choice.named is None:
            self.say("cli-advice-nobody")
            return
        seat = guarded_seat(choice.named)
        advice = seat.explain(self.match.rules, view, copy(choice.dice))
        self.tell_faults(seat, player)
        if seat.answered == choice.named and advice.move != choice.move:
            now = self.speaker.move(view.seen, advice.move)
            self.say("cli-why-other", bot=bot_title(self.speaker, choice.named), move=now)
        asked = self.opponents.named[choice.seat - 1]
        show_advice(self.console, self.speaker, view, advice, asked, seat.answered)

    # --- saving and loading ----------------------------------------------------------------------

    def save(self, path: Path) -> None:
        save_game(path, self.match.log, self.opponents.named)
        self.say("cli-saved", file=str(path))

    def load(self, path: Path) -> None:
        """Resume another game, against the opponents it names or else the current ones."""
        saved = load_game(path)
        game = saved.box.game
        bots = saved.bots()
        here = self.bots if self.game.name == game.name else [default_bot(game.name)]
        self.adopt(saved.box, Match.resume(game, saved.log), bots or here)
        self.silent_file = None if bots else path
        self.say("cli-loaded", file=str(path), count=len(saved.log.entries))
        self.introduce()

    def leave(self) -> None:
        """Save the game, so that it can be resumed."""
        path = data_folder() / AUTOSAVE
        save_game(path, self.match.log, self.opponents.named)
        self.say("cli-left", file=str(path))

    def show_end(self) -> None:
        """The final board and the winner."""
        self.terminal.show(self.console, self.speaker, self.match.state, ME)
        if self.terminal.result:
            self.terminal.result(self.console, self.speaker, self.match.state, self.daily)
            return
        scores = self.game.result(self.match.rules, self.match.state) or []
        winners = self.game.winners(self.match.rules, self.match.state)
        for seat, score in enumerate(scores):
            mark = f"  {self.words.text('cli-winner')}" if seat in winners else ""
            shown = self.words.score(score, self.box.unit)
            line = self.words.label(self.speaker.names[seat], shown) + mark
            self.console.print(Text(line, style=self.terminal.colours[seat]))


def is_open(events: list[Event]) -> bool:
    """Whether the person may see all of it; false for a bot's secret choice."""
    return all(event.to in (ME, EVERYBODY) for event in events)
