"""Everything visible from outside in the games and the server, as named texts.

tests/freeze holds a digest of every text. A refactoring must not change any of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import msgspec

from bigshoulders.box.faces import Sheet, face, voice
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import CHANCE, NOBODY
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.server.api.app import create_app
from bigshoulders.server.settings import Settings
from bigshoulders.shelf import box_of, boxes, default_bot, make_bot
from frozen_tables import tables
from new_golden import GAMES, GOLDEN

Texts: TypeAlias = dict[str, str]

POSITIONS = 200
DECISIONS = 300  # by each bot
EXPLAINED = 10  # one in this many decisions comes with its reasons
REFUSED = 3  # illegal moves tried in each position
SPOKEN = {"chicago": "advanced-4-specials", "industrialist": "industrialist-B"}
ENTRIES = 25  # entries in one text of sentences
PLAYERS = ["Ann", "Bob", "Cat", "Dan"]


def spelt(document: Any) -> str:
    """JSON on one line. The keys keep their order, because clients may show it."""
    return json.dumps(document, ensure_ascii=False)


# --- numbers that learners and stored data depend on ---------------------------------------------


def actions() -> Texts:
    """Each kind of move: the first of its dense numbers, and the spelling of each."""
    texts = {}
    for box in boxes():
        name, actions = box.id, box.learning.actions
        space = box.game.space(moments(SPOKEN[name])[0].g)
        facts = f"version {space.version}, {space.size} moves, {actions} of them the players'"
        texts[name] = facts
        ends = [*space.offsets[1:], space.size]
        for kind, start, end in zip(space.table.kinds, space.offsets, ends, strict=True):
            lines = [f"{n} {spelt(space.spell(space.move(n)))}" for n in range(start, end)]
            texts[f"{name} {kind.name}"] = "\n".join(lines)
    return texts


def features() -> Texts:
    """Each piece of a row of features: its first cell, its axes, its bounds and words."""
    texts = {}
    for box in boxes():
        name, layout = box.id, box.learning.layout
        texts[name] = f"version {layout.version}, {layout.size} cells"
        for piece in layout.pieces:
            facts = (layout.start[piece.name], piece.axes, piece.least, piece.most, piece.words)
            texts[f"{name} {piece.name}"] = spelt(facts)
    return texts


# --- positions of the golden games ---------------------------------------------------------------


class Moment(NamedTuple):
    """A position of a golden game."""

    golden: str
    seq: int
    game: Game[Any, Any]
    g: Any
    s: Any

    def __str__(self) -> str:
        return f"{self.golden} {self.seq:03}"


@cache
def moments(golden: str) -> tuple[Moment, ...]:
    """Every position of a golden game."""
    game = GAMES[golden].game
    log = read_log((GOLDEN / f"{golden}.jsonl").read_text(encoding="utf-8"))
    return tuple(
        Moment(golden, n, game, g, game.copy(s)) for n, (_, g, s) in enumerate(replay(game, log))
    )


def spread(found: list[Moment], count: int) -> list[Moment]:
    """This many of them, evenly spaced, including the first and the last."""
    count = min(count, len(found))
    return [found[i * (len(found) - 1) // (count - 1)] for i in range(count)]


def sample() -> Iterator[Moment]:
    """Positions from all golden games."""
    for n, golden in enumerate(GAMES):
        count = POSITIONS * (n + 1) // len(GAMES) - POSITIONS * n // len(GAMES)
        yield from spread(list(moments(golden)), count)


def seen(moment: Moment) -> Iterator[tuple[int, Any]]:
    """The position redacted for each seat and for a spectator."""
    game, g = moment.game, moment.g
    for seat in (*range(game.seats(g)), NOBODY):
        yield seat, game.redact(g, moment.s, seat).seen


def sheets() -> Texts:
    """The sheet of every seat, as the bytes a client gets."""
    return {
        str(moment): "\n".join(
            msgspec.json.encode(
                face(box_of(moment.game.name), Sheet).make(moment.g, s, seat)
            ).decode()
            for seat, s in seen(moment)
        )
        for moment in sample()
    }


def exports() -> Texts:
    """The exported position, complete and redacted for every seat, with its digest."""
    texts = {}
    for moment in sample():
        game = moment.game
        known = [moment.s, *(s for _, s in seen(moment))]
        lines = [msgspec.json.encode(game.export_position(moment.g, s)).decode() for s in known]
        texts[str(moment)] = "\n".join([game.digest(moment.s), *lines])
    return texts


def rows() -> Texts:
    """The row of features of every seat."""
    return {
        str(moment): "\n".join(
            spelt(box_of(moment.game.name).learning.features(moment.g, s, seat))
            for seat, s in seen(moment)
            if seat != NOBODY
        )
        for moment in sample()
    }


# --- bots ----------------------------------------------------------------------------------------


def untimed(game: str) -> list[str]:
    """The bots of a game that have no clock."""
    return [player.name for player in box_of(game).players if not player.is_timed]


def chicago_decisions() -> Texts:
    """The choices of every bot without a clock in positions from the golden games, with reasons."""
    texts = {}
    goldens = [name for name in GAMES if GAMES[name].game.name == "chicago"]
    for bot in untimed("chicago"):
        for n, golden in enumerate(goldens):
            count = DECISIONS * (n + 1) // len(goldens) - DECISIONS * n // len(goldens)
            texts[f"{bot} {golden}"] = "\n".join(choices_in(golden, bot, count))
    return texts


def industrialist_decisions() -> Texts:
    """The choices of every bot without a clock in its own games."""
    return {
        f"{bot} {side}": "\n".join(play_alone(bot, side, DECISIONS // 2))
        for bot in untimed("industrialist")
        for side in ("A", "B")
    }


def choices_in(golden: str, bot: str, count: int) -> Iterator[str]:
    """A new bot's choice in each of several positions of a golden game."""
    asked = [moment for moment in moments(golden) if moment.game.awaited(moment.g, moment.s)]
    for n, moment in enumerate(spread(asked, count)):
        game, g, s = moment.game, moment.g, moment.s
        seat = game.awaited(g, s)[0]
        player = make_bot(game.name, bot)
        yield f"{moment.seq} {seat} {choice(game, g, s, seat, player, n)}"


def play_alone(bot: str, side: str, count: int) -> Iterator[str]:
    """Decisions of one solitaire bot, which keeps its plans, over as many games as needed."""
    game = box_of("industrialist").game
    g = game.assemble({"side": side})
    n = deal = 0
    while n < count:
        player = make_bot(game.name, bot)
        s = game.new(g, f"freeze {deal}".encode(), SILENT)
        deal += 1
        while n < count and game.awaited(g, s):
            move = player.choose(g, game.redact(g, s, 0), Random(n))
            yield f"{deal} {spelt(game.space(g).spell(move))}"
            game.apply(g, s, 0, move, SILENT)
            n += 1


def choice(game: Game[Any, Any], g: Any, s: Any, seat: int, player: Any, n: int) -> str:
    view, space = game.redact(g, s, seat), game.space(g)
    move = spelt(space.spell(player.choose(g, view, Random(n))))
    if n % EXPLAINED:
        return move
    why = [
        (space.spell(one.move), one.money, [(reason.key, reason.facts) for reason in one.reasons])
        for one in player.explain(g, view, Random(n)).candidates
    ]
    return f"{move} {spelt(why)}"


# --- sentences -----------------------------------------------------------------------------------


def sentences() -> Texts:
    """Every sentence of one golden game of each kind, in every language."""
    texts = {}
    for name, golden in SPOKEN.items():
        found = moments(golden)
        for language in LANGUAGES:
            speaker = voice(box_of(name), messages(language), PLAYERS, found[0].g)
            for start in range(0, len(found), ENTRIES):
                lines = [
                    line for one in found[start : start + ENTRIES] for line in say(speaker, one)
                ]
                texts[f"{golden} {language} {start:03}"] = "\n".join(lines)
    return texts


def say(voice: Any, moment: Moment) -> Iterator[str]:
    """Questions, moves with their outcome, refusals and reasons in a position."""
    game, g, s = moment.game, moment.g, moment.s
    for seat in game.awaited(g, s):
        if seat == CHANCE:
            continue
        yield f"{moment.seq} {voice.decision(s, seat)}"
        view = game.redact(g, s, seat)
        for move in view.legal:
            events = game.preview(g, view, move)
            told = [voice.event(event) for event in events]
            past = voice.past_move(move, voice.occasion(s, move))
            yield spelt([voice.move(s, move), past, told, voice.outline(events)])
        yield from refusals(voice, moment, seat)
        if moment.seq % EXPLAINED == 0:
            advice = default_bot(game.name).make().explain(g, view, Random(moment.seq))
            reasons = [reason for one in advice.candidates for reason in one.reasons]
            yield from (voice.reason(reason.key, reason.facts) for reason in reasons)


def refusals(voice: Any, moment: Moment, seat: int) -> Iterator[str]:
    """Why some moves can't be made."""
    game, g, s = moment.game, moment.g, moment.s
    rng, space = Random(moment.seq), game.space(g)
    for _ in range(REFUSED):
        refusal = game.refusal(g, s, seat, space.move(rng.randrange(space.size)))
        if refusal is not None:
            yield voice.refusal(refusal)


# --- the server ----------------------------------------------------------------------------------


def openapi() -> Texts:
    """The schema of the HTTP interface: one text for each path and each type."""
    app, _ = create_app(Settings())
    document = json.loads(json.dumps(app.openapi_schema.to_schema()))
    del document["info"]["version"]  # changes with every release
    paths, shapes = document.pop("paths"), document["components"].pop("schemas")
    texts = {f"path {path}": paths[path] for path in sorted(paths)}
    texts |= {f"shape {name}": shapes[name] for name in sorted(shapes)}
    texts["the rest"] = document
    return {name: json.dumps(part, indent=1, sort_keys=True) for name, part in texts.items()}


FROZEN: dict[str, Callable[[], Texts]] = {
    "actions": actions,
    "features": features,
    "sheets": sheets,
    "exports": exports,
    "rows": rows,
    "chicago-decisions": chicago_decisions,
    "industrialist-decisions": industrialist_decisions,
    "sentences": sentences,
    "openapi": openapi,
    "tables": tables,
}
