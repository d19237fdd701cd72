"""`bigshoulders replay LOG`: a stored game in words, every position checked."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from rich.console import Console

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import Terminal, face, voice
from bigshoulders.cli.files import box_of_log, read_game_log
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import Entry, GameLog, replay
from bigshoulders.language.messages import messages
from bigshoulders.language.notes import note_text
from bigshoulders.language.voice import AnyVoice, player_names


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("replay", help="replay a saved game and check it")
    parser.add_argument("log", type=Path)
    parser.add_argument("--at", type=int, metavar="SEQ", help="show the board after this log entry")
    parser.add_argument("--quiet", action="store_true", help="check without printing the moves")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    words = messages(options.language)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    log = read_game_log(options.log)
    if options.at is not None and not 0 <= options.at <= len(log.entries):
        facts: dict[str, Json] = {"got": options.at, "most": len(log.entries)}
        raise GameError("log/no-such-entry", "--at", facts)
    box = box_of_log(log)
    started = time.perf_counter()
    speaker: AnyVoice | None = None
    result: list[int] | None = None
    tells = not (options.quiet or options.json or options.at is not None)
    occasion = ""
    for entry, g, s in replay(box.game, log):
        if speaker is None:
            speaker = voice(box, words, player_names(words, box.game.seats(g)), g)
        if entry is not None and tells:
            tell(console, box, speaker, g, entry, occasion)
        if options.at is not None and (entry.seq if entry else 0) == options.at:
            face(box, Terminal).show(console, speaker, s, NOBODY)
            return 0
        result = box.game.result(g, s)
        if tells:
            occasion = next_occasion(log, box, speaker, g, s, entry.seq if entry else 0)
    seconds = time.perf_counter() - started
    count = len(log.entries)
    if options.json:
        rate = round(count / seconds) if seconds else 0
        summary = {"moves": count, "seconds": seconds, "moves_per_second": rate, "result": result}
        print(json.dumps(summary))
        return 0
    key = "cli-replay-finished" if result is not None else "cli-replay-unfinished"
    scores = ", ".join(words.score(score, box.unit) for score in result or [])
    console.print(words.text(key, {"count": count, "scores": scores}))
    return 0


def next_occasion(
    log: GameLog, box: AnyBox, speaker: AnyVoice, g: AnyRules, s: AnyPosition, seq: int
) -> str:
    """The question that the next entry ends, read while the position is still available."""
    do = log.entries[seq].do if seq < len(log.entries) else {}
    try:
        return speaker.occasion(s, box.game.space(g).parse(do)) if "do" in do else ""
    except GameError:  # a faulty entry is reported when its turn comes, with its line
        return ""


def table_note(speaker: AnyVoice, entry: Entry) -> str:
    """An entry about the table: new rules, or a change of seats."""
    if "rules" in entry.do:
        version: str = speaker.messages.text(
            "server-new-rules", {"version": str(entry.do["rules"])}
        )
        return version
    name = speaker.names[entry.seat] if entry.seat >= 0 else ""
    return note_text(speaker.messages, name, entry.do)


def tell(
    console: Console, box: AnyBox, speaker: AnyVoice, g: AnyRules, entry: Entry, occasion: str
) -> None:
    """One log entry: the player, and everything that happened."""
    if "undo_to" in entry.do:
        args = {"seat": speaker.names[entry.seat], "target": str(entry.do["undo_to"])}
        console.print(f"{entry.seq:>5}  {speaker.messages.text('cli-undone', args)}")
        return
    if not entry.is_move:
        console.print(f"{entry.seq:>5}  {table_note(speaker, entry)}")
        return
    m = box.game.space(g).parse(entry.do)
    line = speaker.messages.label(speaker.names[entry.seat], speaker.past_move(m, occasion))
    console.print(f"{entry.seq:>5}  {line}")
    for document in entry.events:
        console.print(f"       {speaker.event(box.game.parse_event(document))}", style="dim")
