"""Puzzles for clients: the archive, the daily puzzle, and the numbers after an answer."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

from bigshoulders.box.box import AnyBox
from bigshoulders.box.counsel import plan_words
from bigshoulders.box.faces import Sheet, face, voice
from bigshoulders.box.puzzles import LEVELS, Answer, Puzzle, puzzles
from bigshoulders.language.messages import messages
from bigshoulders.language.voice import AnyVoice
from bigshoulders.server.documents import Encoded
from bigshoulders.server.errors import Refused
from bigshoulders.shelf import boxes

NAMES: Final = ("Ada", "Jen", "Susan", "Thomas")  # the people of the rulebook's examples
CACHED: Final = 64  # positions


class PuzzleInfo(msgspec.Struct):
    """A puzzle in the archive. `title` is its question in a few words."""

    id: str
    game: str
    kind: str
    level: str
    title: str


class PuzzleKind(msgspec.Struct):
    """A kind of puzzles and its name."""

    id: str
    name: str


class PuzzlePage(msgspec.Struct):
    """Some puzzles of the archive, and how many there are in all with these filters."""

    puzzles: list[PuzzleInfo]
    total: int
    kinds: list[PuzzleKind]
    levels: list[str]


class PuzzleChoice(msgspec.Struct):
    """One of the choices of a puzzle, in words."""

    n: int
    text: str


class PuzzleTable(msgspec.Struct):
    """A puzzle to solve: the position as its player may see it, the question and the choices."""

    id: str
    game: str
    kind: str
    level: str
    title: str
    day: str | None
    """The day whose puzzle this is; null in the archive."""
    seat: int
    names: list[str]
    question: str
    goal: str
    choices: list[PuzzleChoice]
    view: Encoded
    sheet: Encoded
    next: str
    """The id of the next puzzle in the archive."""


class ChoiceWorth(msgspec.Struct):
    """The worth of a choice. `meets` is false if it misses the goal, whatever its worth."""

    n: int
    text: str
    worth: int
    doubt: int
    meets: bool
    notes: list[str]


class PuzzleAnswer(msgspec.Struct):
    """Whether the choice was right, and the numbers of every choice.

    Without deals the numbers are exact. `found_by` names the bots that choose the answer at once.
    """

    right: bool
    answer: int
    margin: int
    deals: int
    considered: int
    explanation: str
    worth: str
    """The heading of the numbers."""
    choices: list[ChoiceWorth]
    reasons: list[str]
    found_by: list[str]


def shelf() -> list[tuple[AnyBox, Puzzle]]:
    """The puzzles of all games, in order."""
    return [(box, puzzle) for box in boxes() for puzzle in puzzles(box).values()]


def find(name: str) -> tuple[AnyBox, Puzzle]:
    for box in boxes():
        found = puzzles(box).get(name)
        if found is not None:
            return box, found
    raise Refused("not_found")


def after(name: str) -> str:
    """The puzzle that follows another one; the first follows the last."""
    names = [puzzle.id for _, puzzle in shelf()]
    return names[(names.index(name) + 1) % len(names)]


def archive(
    kind: str | None, level: str | None, language: str, limit: int, offset: int
) -> PuzzlePage:
    """A page of the archive."""
    everything = shelf()
    found = [
        (box, puzzle)
        for box, puzzle in everything
        if kind in (None, puzzle.kind) and level in (None, puzzle.level)
    ]
    return PuzzlePage(
        [info(box, puzzle, language) for box, puzzle in found[offset : offset + limit]],
        len(found),
        [
            PuzzleKind(kind, messages(language).text(f"{game}-puzzle-{kind}", attribute="kind"))
            for game, kind in dict.fromkeys((box.id, puzzle.kind) for box, puzzle in everything)
        ],
        list(LEVELS),
    )


def info(box: AnyBox, puzzle: Puzzle, language: str) -> PuzzleInfo:
    title = messages(language).text(f"{box.id}-puzzle-{puzzle.kind}", attribute="title")
    return PuzzleInfo(puzzle.id, box.id, puzzle.kind, puzzle.level, title)


def daily(now: float, language: str) -> PuzzleTable:
    """The puzzle of the day in universal time, the same for everybody."""
    day = datetime.fromtimestamp(now, UTC).date()
    everything = shelf()
    if not everything:
        raise Refused("not_found")
    _, puzzle = everything[day.toordinal() % len(everything)]
    return msgspec.structs.replace(table(puzzle.id, language), day=day.isoformat())


@lru_cache(CACHED)
def table(name: str, language: str) -> PuzzleTable:
    """A puzzle without its answer."""
    box, puzzle = find(name)
    board = puzzle.board(box)
    view = board.view(puzzle.seat)
    speaker = speaker_of(box, puzzle, language)
    about = info(box, puzzle, language)
    return PuzzleTable(
        id=about.id,
        game=about.game,
        kind=about.kind,
        level=about.level,
        title=about.title,
        day=None,
        seat=puzzle.seat,
        names=speaker.names,
        question=speaker.remark(f"puzzle-{puzzle.kind}", puzzle.facts),
        goal=speaker.remark(f"puzzle-{puzzle.kind}", puzzle.facts, "goal"),
        choices=[
            PuzzleChoice(n, text) for n, text in enumerate(choice_words(box, puzzle, speaker))
        ],
        view=msgspec.Raw(msgspec.json.encode(box.game.export_position(board.rules, view.seen))),
        sheet=msgspec.Raw(
            msgspec.json.encode(face(box, Sheet).make(board.rules, view.seen, view.seat))
        ),
        next=after(puzzle.id),
    )


def answer(name: str, choice: int, language: str) -> PuzzleAnswer:
    """The verdict about a choice."""
    box, puzzle = find(name)
    if choice >= len(puzzle.choices):
        raise Refused("not_found")
    speaker = speaker_of(box, puzzle, language)
    words = choice_words(box, puzzle, speaker)
    key = f"puzzle-{puzzle.kind}"
    numbers = {
        "margin": puzzle.margin,
        "deals": puzzle.deals,
        "considered": puzzle.considered,
        "rivals": sum(one.meets for one in puzzle.choices) - 1,
    }
    return PuzzleAnswer(
        right=choice == puzzle.answer,
        answer=puzzle.answer,
        margin=puzzle.margin,
        deals=puzzle.deals,
        considered=puzzle.considered,
        explanation=speaker.remark(key, {**puzzle.facts, **numbers}, "why"),
        worth=speaker.remark(key, {}, "worth"),
        choices=[choice_worth(n, words[n], one, speaker) for n, one in enumerate(puzzle.choices)],
        reasons=[speaker.reason(code, facts) for code, facts in puzzle.reasons],
        found_by=puzzle.found_by,
    )


def choice_worth(n: int, text: str, one: Answer, speaker: AnyVoice) -> ChoiceWorth:
    notes = [speaker.remark(f"puzzle-note-{code}", facts) for code, facts in one.notes]
    return ChoiceWorth(n, text, one.worth, one.doubt, one.meets, notes)


def speaker_of(box: AnyBox, puzzle: Puzzle, language: str) -> AnyVoice:
    board = puzzle.board(box)
    return voice(box, messages(language), list(NAMES[: board.seats]), board.rules)


def choice_words(box: AnyBox, puzzle: Puzzle, speaker: AnyVoice) -> list[str]:
    """The choices in words: their own messages, or their moves."""
    board = puzzle.board(box)
    view = board.view(puzzle.seat)
    found: list[str] = []
    for choice in puzzle.choices:
        if choice.label is not None:
            code, facts = choice.label
            found.append(speaker.remark(f"puzzle-{code}", facts))
        else:
            moves = tuple(board.space.parse(move) for move in choice.moves)
            said = plan_words(box, speaker, board.rules, view, moves)
            found.append(speaker.messages.joined(said))
    return found
